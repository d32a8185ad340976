//! A sheet of Welcome for people who play with the box.

mod dock;
mod own;

use maud::{Markup, html};
use welcome::card::Action;
use welcome::extensions::SheetCount;
use welcome::extensions::bonuses::BonusState;
use welcome::extensions::roswell::Target;
use welcome::house::{House, Street};
use welcome::paper::{Mark, PaperMark, PaperRules, PaperView};
use welcome::plan::{Goal, Plan, PlanSlot};
use welcome::{Choice, View, Welcome};

use super::board::ShownBoard;
use super::text::{address, letter, say};
use super::{Scene, chart, extensions, icon, opponent, plans, score, sheet, statistics, terms};
use crate::pages::layout::icon as ico;
use crate::pages::paper::dock::Tap;
use crate::pages::paper::everyone::{self, Claim};
use crate::pages::paper::opponent::giving;
use crate::pages::paper::page::{Again, Parts, again, page};
use crate::pages::paper::{OnPaperOpponent, PaperPages};
use crate::words::Words;

/// Where the rules are told.
const RULES: &str = "/rules/welcome";

/// The badge and the name of an action.
pub(in crate::pages) fn action_face(words: &Words, action: Action) -> (Markup, String) {
    (icon::badge(action), icon::name(words, action))
}

impl PaperPages for Welcome {
    const DRESS_ON_PAPER: &'static [&'static str] = &["players.css", "welcome.css"];

    fn sheet_terms<'a>(words: &'a Words, rules: &PaperRules) -> &'a Words {
        terms::of(words, rules.sheet.printing)
    }

    fn plan_card(words: &Words, rules: &PaperRules, plan: &Plan) -> (Markup, String) {
        let extension = rules.extension();
        let own = extension.as_ref().map(extensions::of);
        let words = terms::of(words, rules.sheet.printing);
        let own = own.as_deref();
        (plans::face(words, own, plan), plans::goal_in_words(words, own, plan.goal))
    }

    fn lots(goal: Goal) -> Option<Vec<u32>> {
        let Goal::Estates(sizes) = goal else { return None };
        let each = sizes.sizes().flat_map(|(size, count)| std::iter::repeat_n(size as u32, count));
        Some(each.collect())
    }

    fn part(words: &Words, rules: &PaperRules, name: &str) -> Option<(Markup, String)> {
        if name == "roundabouts" && !rules.sheet.roundabouts_allowed {
            return None;
        }
        let words = terms::of(words, rules.sheet.printing);
        let extension = rules.extension();
        let own = extension.as_ref().map(extensions::of);
        let sign = match &own {
            Some(own) if !welcome::score::CATEGORIES.contains(&name) => ico(own.symbol()),
            _ => score::sign(name),
        };
        Some((sign, words.say(score::called(own.as_deref(), name))))
    }

    fn told(words: &Words, mark: Mark) -> String {
        match mark {
            Mark::Write { number, house }
            | Mark::Bis { number, house }
            | Mark::FreeBis { number, house } => {
                say!(words, "cp-wrote", number = number.to_string(), house = address(house))
            }
            Mark::Fence(house) => say!(words, "cp-fenced", house = address(house)),
            Mark::Pool(house) => say!(words, "cp-dug", house = address(house)),
            Mark::Park(street) => say!(words, "cp-planted", street = letter(street)),
            Mark::Promote(size) => say!(words, "cp-raised", size = size),
            Mark::Hire => words.say("cp-hired"),
            Mark::Roundabout(house) => say!(words, "cp-circled", house = address(house)),
            Mark::Erase(what) => say!(words, "cp-erased", mark = what.to_string()),
            _ => mark.to_string(),
        }
    }

    fn opponent<'a>(words: &Words, view: &'a View) -> Option<OnPaperOpponent<'a>> {
        view.opponent.as_ref().map(|opponent| OnPaperOpponent {
            name: opponent::called(words, opponent),
            points: opponent.scores.map(|_| opponent.total),
            pile: &opponent.pile,
            validations: &opponent.validations,
        })
    }

    fn tappable(paper: &PaperView) -> Vec<Choice> {
        tappable(paper)
    }

    fn sheet_page(scene: &Scene<'_>, paper: &PaperView, hint: &Markup) -> Markup {
        let board = &ShownBoard::of_paper(scene, paper);
        let laid = paper.plans.iter().all(Option::is_some);
        let claim = |slot: PlanSlot| {
            let progress = &board.view.seats[board.shown.index()].progress[slot.index()];
            Claim {
                face: plans::worth_and_needs(board, slot),
                own: board.sheet.plans[slot.index()],
                progress: (progress.have, progress.need),
            }
        };
        let opponent = Self::opponent(board.words, board.view);
        let parts = Parts {
            class: terms::class(board),
            rules: RULES,
            looks: terms::stylesheet(board),
            dock: dock::Panes::of(board, paper).draw(),
            hint: hint.clone(),
            sheet: sheet::sheet(board),
            plans: everyone::plans(board, laid, claim),
            rows: own::rows(board, paper, opponent.as_ref()),
            giving: giving(board, opponent.as_ref(), &paper.card_numbers),
            score: score::score(board),
            opponent: super::opponent::panel(board),
        };
        page::<Self>(board, &paper.against, &parts)
    }

    fn sheet_again(scene: &Scene<'_>, told: &[String], turn: [u32; 2]) -> Markup {
        let board = &ShownBoard::of_replay(scene, turn[0]);
        let parts = Again {
            class: terms::class(board),
            rules: RULES,
            looks: terms::stylesheet(board),
            sheet: sheet::sheet(board),
            score: score::score(board),
        };
        again(board, told, turn, &parts)
    }

    fn sheet_still(scene: &Scene<'_>) -> Markup {
        sheet::sheet(&ShownBoard::new(scene))
    }

    fn figures(scene: &Scene<'_>) -> Markup {
        let board = ShownBoard::new(scene);
        html! { div .halves { (chart::charts(&board)) (statistics::statistics(&board)) } }
    }

    fn show_cards(board: &mut View, game: View) {
        board.offer = game.offer;
    }
}

/// What can be tapped on the sheet itself, beside the houses: gaps for fences, and the next box of
/// each track. Their notation is that of the game.
fn tappable(paper: &PaperView) -> Vec<Choice> {
    let (layout, sheet) = (&paper.board.layout, &paper.board.seats[0].sheet);
    let fences = paper.own.places.iter().filter(|place| place.fence);
    let mut choices: Vec<Choice> = fences.map(|place| Choice::Fence(place.house)).collect();
    let open = |crossed: u8, values: &[i32]| usize::from(crossed) + 1 < values.len();
    for street in Street::ALL {
        let parks = &layout.streets[street.index()].parks;
        if open(sheet.parks[street.index()], parks) {
            choices.push(Choice::ParkIn(street));
        }
    }
    for (size, values) in (1..).zip(&layout.estates) {
        if open(sheet.promotions[usize::from(size) - 1], values) {
            choices.push(Choice::Promote(size));
        }
    }
    if sheet.temps < layout.temps {
        choices.push(Choice::Hire);
    }
    if open(sheet.refusals, &layout.refusals) {
        choices.push(Choice::Refuse);
    }
    choices.extend(own_choices(paper));
    choices
}

/// What a sheet with rules of its own offers: tiers that are reached, goals before the game, bonuses to
/// cross. Their notation is that of the game.
fn own_choices(paper: &PaperView) -> Vec<Choice> {
    let seat = &paper.board.seats[0];
    match &seat.own {
        Some(SheetCount::Halloween { .. }) => {
            paper.claims.iter().filter_map(|claim| claim.parse().ok()).collect()
        }
        Some(SheetCount::Roswell { .. }) if seat.sheet.marks.zoorgs().goal.is_none() => {
            Target::ALL.into_iter().map(Choice::Aim).collect()
        }
        Some(SheetCount::Trucks { bonuses, .. }) if paper.board.opponent.is_some() => {
            let open = Street::ALL.into_iter().zip(bonuses);
            let open = open.filter(|(_, state)| **state == BonusState::Open);
            open.map(|(street, _)| Choice::Cross(street)).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether the dock asks about this house.
pub(super) fn is_picked(board: &ShownBoard<'_>, house: House) -> bool {
    board.paper.is_some() && board.at.is_some_and(|at| at == house.to_string())
}

/// Whether something stands there against the rules.
pub(super) fn is_against(board: &ShownBoard<'_>, house: House) -> bool {
    let about = |(mark, _): &(String, String)| {
        mark.parse::<Mark>().is_ok_and(|mark| mark.house() == Some(house))
    };
    board.paper.is_some_and(|paper| paper.against.iter().any(about))
}

/// The place of a house as a button that asks what to write there.
pub(super) fn tap(
    board: &ShownBoard<'_>,
    paper: &PaperView,
    house: House,
    drawing: &Markup,
    told: &str,
) -> Markup {
    let Some(place) = paper.own.places.iter().find(|place| place.house == house) else {
        return html! {};
    };
    let tap = Tap {
        house: house.to_string(),
        fits: &place.numbers,
        copies: &place.copies,
        can: dock::can(board, place),
        takes: dock::takes(board, place),
        drawing,
        kerb: house.place() + 1,
        told,
    };
    tap.draw(board)
}
