//! A sheet of American Dream for people who play with the box.

use maud::{Markup, html};
use welcome::Dream;
use welcome::card::Action;
use welcome::dream::goal::Plan;
use welcome::dream::house::{Column, House, Street};
use welcome::dream::{Bonus, Choice, Erased, Mark, Place, View};
use welcome::paper::{PaperMark, PaperRulesOf, ViewOf};
use welcome::plan::PlanSlot;

use super::board::{ShownBoard, address};
use super::{Scene, bonus, ending, lot, offer, opponent, plans, score, sheet};
use crate::pages::layout::icon;
use crate::pages::paper::cards::dealt_with;
use crate::pages::paper::dock::{Asked, Dock, Tap, head, takes};
use crate::pages::paper::everyone::{self, Claim};
use crate::pages::paper::opponent::{giving, validations};
use crate::pages::paper::page::{Again, Parts, again, page};
use crate::pages::paper::{OnPaperOpponent, PaperPages, press};
use crate::pages::table::text::say;
use crate::pages::welcome::icon::{badge, name};
use crate::words::Words;

/// Where the rules are told.
const RULES: &str = "/rules/dream";

/// The classes of a table.
const CLASS: &str = "table welcome skinned x-dream";

/// What is to be seen of such a sheet.
pub(super) type DreamView = ViewOf<Dream>;

impl PaperPages for Dream {
    const DRESS_ON_PAPER: &'static [&'static str] =
        &["players.css", "welcome.css", "skins.css", "dream.css"];

    fn sheet_terms<'a>(words: &'a Words, _rules: &PaperRulesOf<Self>) -> &'a Words {
        words.language.words_of_2023()
    }

    fn plan_card(words: &Words, rules: &PaperRulesOf<Self>, plan: &Plan) -> (Markup, String) {
        let words = Self::sheet_terms(words, rules);
        let asked = plans::asked(words, plan.goal);
        let face = html! {
            span .pn2 { span .said { (plans::sign(plan.goal)) span { (asked) } } }
            span .worth.num { (plan.first) small { (words.say("w-then")) " " (plan.later) } }
        };
        (face, asked)
    }

    fn part(words: &Words, rules: &PaperRulesOf<Self>, name: &str) -> Option<(Markup, String)> {
        let words = Self::sheet_terms(words, rules);
        Some((score::sign(name), words.say(score::called(name))))
    }

    fn told(words: &Words, mark: Mark) -> String {
        match mark {
            Mark::Write { number, house } => {
                say!(words, "cp-wrote", number = number.to_string(), house = address(house))
            }
            Mark::Perfect(house) => say!(words, "cp-perfect-in", house = address(house)),
            Mark::Bonus(bonus) => say!(words, "d-bonus-of", bonus = bonus::called(words, bonus)),
            Mark::Cross(bonus) => say!(words, "d-cross-this", bonus = bonus::called(words, bonus)),
            Mark::Erase(what) => {
                let told = match what {
                    Erased::House(house) => address(house),
                    Erased::Perfect(house) => Self::told(words, Mark::Perfect(house)),
                    Erased::Bonus(bonus) => Self::told(words, Mark::Bonus(bonus)),
                    Erased::Cross(bonus) => Self::told(words, Mark::Cross(bonus)),
                };
                say!(words, "cp-erased", mark = told)
            }
            Mark::Any(any) => any.to_string(),
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

    /// Bonuses that validation cards take away.
    fn tappable(paper: &DreamView) -> Vec<Choice> {
        let (streets, columns) = paper.own.to_cross;
        let streets = Street::ALL.into_iter().map(Bonus::Street).filter(|_| streets > 0);
        let all = Column::first(paper.board.layout.streets[0].len());
        let columns = all.map(Bonus::Column).filter(|_| columns > 0);
        let gone = |bonus: &Bonus| {
            let won = &paper.board.seats[0].sheet.bonuses;
            won.contains(bonus) || paper.board.crossed.contains(bonus)
        };
        streets.chain(columns).filter(|bonus| !gone(bonus)).map(Choice::Cross).collect()
    }

    fn sheet_page(scene: &Scene<'_>, paper: &DreamView, hint: &Markup) -> Markup {
        let board = &ShownBoard::of_paper(scene, paper);
        let laid = paper.plans.iter().all(Option::is_some);
        let claim = |slot: PlanSlot| {
            let progress = &board.architect().progress[slot.index()];
            Claim {
                face: plans::worth_and_needs(board, slot),
                own: board.architect().sheet.plans[slot.index()],
                progress: (progress.have, progress.need),
            }
        };
        let opponent = Self::opponent(board.words, board.view);
        let parts = Parts {
            class: CLASS.to_owned(),
            rules: RULES,
            looks: offer::stylesheets(board),
            dock: dock(board, paper),
            hint: hint.clone(),
            sheet: sheet::sheet(board),
            plans: everyone::plans(board, laid, claim),
            rows: rows(board, paper, opponent.as_ref()),
            giving: giving(board, opponent.as_ref(), &paper.card_numbers),
            score: score::score(board),
            opponent: opponent::panel(board),
        };
        page::<Self>(board, &paper.against, &parts)
    }

    fn sheet_again(scene: &Scene<'_>, told: &[String], turn: [u32; 2]) -> Markup {
        let board = &ShownBoard::new(scene, Some(turn[0]));
        let parts = Again {
            class: CLASS.to_owned(),
            rules: RULES,
            looks: offer::stylesheets(board),
            sheet: sheet::sheet(board),
            score: score::score(board),
        };
        again(board, told, turn, &parts)
    }

    fn sheet_still(scene: &Scene<'_>) -> Markup {
        sheet::sheet(&ShownBoard::new(scene, None))
    }

    fn figures(scene: &Scene<'_>) -> Markup {
        ending::figures(&ShownBoard::new(scene, None))
    }

    fn show_cards(board: &mut View, game: View) {
        board.offer = game.offer;
    }
}

/// The bonuses that the sheet has reached, as marks; whether nobody else has one, and whether it was
/// reached with the last number.
fn reached(board: &ShownBoard<'_>, paper: &DreamView) -> Vec<(Bonus, bool, bool)> {
    let claimed = paper.claims.iter().filter_map(|mark| match mark.parse() {
        Ok(Mark::Bonus(bonus)) => Some(bonus),
        _ => None,
    });
    let open = |bonus: Bonus| board.view.winners(bonus).next().is_none();
    let just = |bonus: Bonus| {
        paper.own.last.is_some_and(|house| match bonus {
            Bonus::Street(street) => house.street() == street,
            Bonus::Column(column) => house.column() == column,
        })
    };
    claimed.map(|bonus| (bonus, open(bonus), just(bonus))).collect()
}

/// A button that circles a bonus. Where someone else has it, it was won in the same turn.
fn take(board: &ShownBoard<'_>, bonus: Bonus, open: bool) -> Markup {
    let words = board.words;
    let id = if open { "cp-take-bonus" } else { "cp-take-bonus-too" };
    let face = html! { (say!(words, id, bonus = bonus::called(words, bonus))) };
    press(if open { "btn main" } else { "btn thin" }, &Mark::Bonus(bonus).to_string(), &face)
}

/// Whether someone who plays can take a bonus now: it is reached, and nobody else has it.
pub(super) fn can_take(board: &ShownBoard<'_>, bonus: Bonus) -> bool {
    let paper = board.paper.filter(|_| board.plays());
    let reached = paper.map(|paper| reached(board, paper)).unwrap_or_default();
    reached.iter().any(|(it, open, _)| *it == bonus && *open)
}

/// What can be done at a place, each by a word that panes ask for.
fn can(board: &ShownBoard<'_>, house: House) -> Vec<&'static str> {
    let sheet = &board.sheet;
    let perfect = sheet.perfect.contains(house);
    let numbered = sheet.numbered.contains(house);
    // Before its number is written, the pane after it is drawn already.
    let family = (!perfect).then(|| perfect_word(lot::family(board, house)));
    [
        ("write", true),
        ("unperfect", perfect),
        ("erase", numbered),
        ("numbered", numbered && !perfect),
    ]
    .into_iter()
    .filter_map(|(word, can)| can.then_some(word))
    .chain(family)
    .collect()
}

/// The word for a house that becomes perfect with this family.
const fn perfect_word(family: Action) -> &'static str {
    match family {
        Action::Surveyor => "perfect-surveyor",
        Action::RealEstate => "perfect-real-estate",
        Action::Landscaper => "perfect-landscaper",
        Action::Pool => "perfect-pool",
        Action::Temp => "perfect-temp",
        Action::Bis => "perfect-bis",
    }
}

fn place(paper: &DreamView, house: House) -> Option<&Place> {
    paper.own.places.iter().find(|place| place.house == house)
}

fn dock(board: &ShownBoard<'_>, paper: &DreamView) -> Markup {
    let known = |text: &str| text.parse::<House>().ok().filter(|it| place(paper, *it).is_some());
    let asked = Asked::by_link(board, &["more"], known);
    let asked = asked.unwrap_or_else(|| paper.fresh.map_or(Asked::Nothing, Asked::Action));
    let first = paper.own.places.first().map(|place| place.house);
    let about = match &asked {
        Asked::House(house) | Asked::Action(house) => Some(*house),
        Asked::Anyway(mark) => mark.parse::<Mark>().ok().and_then(Mark::house).or(first),
        _ => paper.fresh.or(first),
    };
    let now = reached(board, paper).into_iter().filter(|(_, open, just)| *open || *just);
    let now: Vec<Markup> = now.map(|(bonus, open, _)| take(board, bonus, open)).collect();
    let dock = Dock {
        board,
        house: about.map(|house| house.to_string()).unwrap_or_default(),
        shows: asked.pane(),
        anyway: board.at.and_then(|at| at.strip_prefix("anyway ")),
        closed: paper.closed,
        end_reached: paper.end_reached.as_deref(),
        idle: "cp-idle-families",
        reached: (!now.is_empty()).then(|| html! { @for button in &now { (button) } }),
    };
    let (Some(house), true) = (about, board.plays()) else { return dock.draw(&[]) };
    dock.draw(&[
        ("house", at_house(&dock, board, paper, house)),
        ("action", family_pane(&dock, board, house)),
        ("more", seldom(&dock, board, paper)),
    ])
}

fn at_house(dock: &Dock<'_>, board: &ShownBoard<'_>, paper: &DreamView, house: House) -> Markup {
    let words = board.words;
    let fitting = place(paper, house).map(|place| &*place.numbers).unwrap_or_default();
    let line = takes(board, fitting, board.sheet.neighbours(house));
    let can = can(board, house);
    let ways = html! {
        span .copies {}
        // The family of a house that stands: the same tiles, in a row.
        span .extra data-need="numbered" hidden[!can.contains(&"numbered")] {
            (dock.mark("btn thin", "perfect @h", &html! { (icon("i-done")) (words.say("cp-make-perfect")) }))
        }
        (dock.extra(&can, "unperfect", "erase perfect @h", &html! { (icon("i-close")) (words.say("cp-unperfect")) }))
        (dock.extra(&can, "erase", "erase @h", &html! { (icon("i-close")) (words.say("cp-erase")) }))
    };
    dock.house_pane(&can, (&line, fitting), &paper.numbers, &ways)
}

/// After a number: whether the family of the house came with it.
fn family_pane(dock: &Dock<'_>, board: &ShownBoard<'_>, house: House) -> Markup {
    let words = board.words;
    let number = board.sheet.number(house).map(|number| number.to_string());
    let line = say!(
        words,
        "cp-stands",
        number = number.clone().unwrap_or_default(),
        house = address(house)
    );
    let can = can(board, house);
    let tile = |family: Action| {
        let with = dealt_with(board, family);
        let other = with.as_ref().zip(number.as_ref());
        let other = other.is_some_and(|(with, number)| !with.split(' ').any(|it| it == number));
        let class = if other { "act6 wide6 other" } else { "act6 wide6" };
        let face = html! { (badge(family)) b { (words.say("cp-make-perfect")) } small { (say!(words, "cp-with-family", family = name(words, family))) } };
        let word = perfect_word(family);
        html! {
            span .acts1 data-need=(word) hidden[!can.contains(&word)] { (dock.mark(class, "perfect @h", &face)) }
        }
    };
    html! {
        (head(&html! { (words.say("cp-which-family")) }, &line, &dock.undo()))
        div .acts6.acts2 {
            @for family in Action::ALL { (tile(family)) }
            span .acts1 data-need="unperfect" hidden[!can.contains(&"unperfect")] {
                (dock.mark("act6 wide6", "erase perfect @h", &html! { b { (words.say("cp-unperfect")) } small { (words.say("cp-other-family")) } }))
            }
            span .acts1 { (dock.way("act6 wide6 other", "idle", &html! { b { (words.say("cp-normal")) } small { (words.say("cp-other-family")) } })) }
        }
    }
}

/// What is needed seldom: bonuses won in a turn that others have ended, and the eraser.
fn seldom(dock: &Dock<'_>, board: &ShownBoard<'_>, paper: &DreamView) -> Markup {
    let words = board.words;
    let late = reached(board, paper).into_iter().filter(|(_, open, just)| !*open && !*just);
    let boxes: Vec<(String, String)> = late
        .map(|(bonus, ..)| {
            let told = say!(words, "cp-take-bonus-too", bonus = bonus::called(words, bonus));
            (Mark::Bonus(bonus).to_string(), told)
        })
        .collect();
    let shown = &board.architect().sheet;
    let erase = |what: Erased, bonus: &Bonus, id: &str| {
        (Mark::Erase(what).to_string(), say!(words, id, bonus = bonus::called(words, *bonus)))
    };
    let won = shown.bonuses.iter().map(|it| erase(Erased::Bonus(*it), it, "cp-erase-taken"));
    let crossed =
        board.view.crossed.iter().map(|it| erase(Erased::Cross(*it), it, "cp-erase-crossed"));
    let erasable: Vec<(String, String)> = won.chain(crossed).collect();
    dock.more((shown.refusals, shown.plans), &boxes, &erasable)
}

/// Under the sheet: validation cards, and the bonuses to cross for them.
fn rows(
    board: &ShownBoard<'_>,
    paper: &DreamView,
    opponent: Option<&OnPaperOpponent<'_>>,
) -> Vec<(&'static str, Markup)> {
    let words = board.words;
    if !board.plays() {
        return Vec::new();
    }
    let (streets, columns) = paper.own.to_cross;
    let cross = (streets + columns > 0).then(|| {
        html! { p { (say!(words, "cp-cross-bonuses", streets = streets, columns = columns)) } }
    });
    let came = opponent.and_then(|it| Some(("cp-validation", validations(board, it)?)));
    cross.map(|told| ("cp-cross", told)).into_iter().chain(came).collect()
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

/// The place of a house as a button that asks what to write there; nothing where nobody can.
pub(super) fn tap(
    board: &ShownBoard<'_>,
    house: House,
    drawing: &Markup,
    told: &str,
) -> Option<Markup> {
    let place = place(board.paper.filter(|_| board.plays())?, house)?;
    let tap = Tap {
        house: house.to_string(),
        fits: &place.numbers,
        copies: &[],
        can: can(board, house),
        takes: takes(board, &place.numbers, board.sheet.neighbours(house)),
        drawing,
        kerb: house.column().index() + 1,
        told,
    };
    Some(tap.draw(board))
}
