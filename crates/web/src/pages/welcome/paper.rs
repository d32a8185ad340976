//! A sheet for people who play with the box: everything on it can be tapped, and a dock under the
//! thumb asks what to write.

mod again;
mod cards;
mod dock;
mod everyone;
mod own;

use maud::{Markup, PreEscaped, html};
use tabletop::{Seat, Settings};
use welcome::card::Action;
use welcome::extensions::SheetCount;
use welcome::extensions::bonuses::BonusState;
use welcome::extensions::roswell::Target;
use welcome::house::{House, Street};
use welcome::paper::{Mark, NoMark, Paper, PaperPosition, PaperRules, PaperView};
use welcome::plan::Plan;
use welcome::{Choice, View};

use super::board::ShownBoard;
use super::text::{address, letter, say};
use super::{
    Scene, chart, extensions, icon, opponent, plans, refusal, score, sheet, statistics, terms,
};
use crate::assets;
use crate::pages::layout::icon as ico;
use crate::pages::table;
use crate::play::{SceneOf, Shown, Step, TablePage};
use crate::preferences::Preferences;
use crate::words::Words;

/// The reader's language in the terms of the edition.
pub(in crate::pages) fn in_terms<'a>(words: &'a Words, rules: &PaperRules) -> &'a Words {
    terms::of(words, rules.sheet.printing)
}

/// The badge and the name of an action.
pub(in crate::pages) fn action_face(words: &Words, action: Action) -> (Markup, String) {
    (icon::badge(action), icon::name(words, action))
}

/// A plan as a card to pick from, and what it asks for in words.
pub(in crate::pages) fn plan_card(
    words: &Words,
    rules: &PaperRules,
    plan: &Plan,
) -> (Markup, String) {
    let extension = rules.extension();
    let own = extension.as_ref().map(extensions::of);
    let words = terms::of(words, rules.sheet.printing);
    let own = own.as_deref();
    (plans::face(words, own, plan), plans::goal_in_words(words, own, plan.goal))
}

impl Shown for Paper {
    type Tally = ();

    const STEP: Step = Step::Written;
    const DRESS: &'static [&'static str] = &["welcome.css"];
    const LISTS: bool = false;
    const DONE: Mark = Mark::Close;
    const POINTS: &'static str = "w-points";

    fn tally(_seats: usize) -> Self::Tally {}

    fn count((): &mut (), _before: &PaperView, _after: &PaperView, _chosen: &[Vec<Mark>]) {}

    fn rules(words: &Words, options: &Settings) -> Markup {
        super::rules::page(words, options)
    }

    fn terms<'a>(words: &'a Words, view: &PaperView) -> &'a Words {
        terms::of(words, view.board.printing)
    }

    fn turn_in_words(_words: &Words, _view: &PaperView, marks: &[Mark]) -> String {
        marks.iter().map(Mark::to_string).collect::<Vec<_>>().join(", ")
    }

    fn category(words: &Words, view: &PaperView, index: usize) -> String {
        <welcome::Welcome as Shown>::category(words, &view.board, index)
    }

    fn table(scene: &SceneOf<'_, Self>) -> Markup {
        with_board(scene, |scene, view| page(&ShownBoard::of_paper(scene, view), view))
    }

    fn waits(_scene: &SceneOf<'_, Self>) -> bool {
        false
    }

    fn begins_turn(mark: Mark) -> bool {
        matches!(mark, Mark::Write { .. } | Mark::Refuse)
    }

    fn replay(
        scene: &SceneOf<'_, Self>,
        _held: Option<&PaperPosition>,
        step: u32,
        steps: u32,
    ) -> Markup {
        let marks = scene.last_step.first().map(Vec::as_slice).unwrap_or_default();
        with_board(scene, |inner, _| {
            again::replay(&ShownBoard::of_replay(inner, step), marks, [step, steps])
        })
    }

    fn board(scene: &SceneOf<'_, Self>) -> Markup {
        with_board(scene, |scene, _| sheet::sheet(&ShownBoard::new(scene)))
    }

    fn picture(scene: &SceneOf<'_, Self>) -> Markup {
        with_board(scene, |scene, _| super::picture::picture(&ShownBoard::new(scene)))
    }

    fn refusal(words: &Words, refused: &NoMark) -> String {
        no_mark(words, *refused)
    }

    fn doubt(game: &Self, mark: Mark, words: &Words) -> Option<String> {
        game.fits(mark).err().map(|why| refusal(words, &why))
    }

    fn obvious(_marks: &[Mark], _likes: Preferences) -> Option<Mark> {
        None
    }
}

/// A drawing of a sheet, on a page that has none of that sheet.
fn drawn(symbol: &str) -> Markup {
    let drawing = assets::symbol(symbol).unwrap_or_default();
    html! { svg .ico aria-hidden="true" { defs { (PreEscaped(drawing)) } use href={ "#" (symbol) } {} } }
}

/// The drawing and the name of what scores are made of.
pub(in crate::pages) fn category(
    words: &Words,
    rules: &PaperRules,
    name: &str,
) -> (Markup, String) {
    let words = terms::of(words, rules.sheet.printing);
    let extension = rules.extension();
    let own = extension.as_ref().map(extensions::of);
    let sign = match &own {
        Some(own) if !welcome::score::CATEGORIES.contains(&name) => drawn(own.symbol()),
        _ => score::sign(name),
    };
    (sign, words.say(score::called(own.as_deref(), name)))
}

/// Sheets that nobody writes on now.
fn at_rest<'a>(page: TablePage<'a>, view: &'a View, ranks: &'a [u16]) -> Scene<'a> {
    Scene {
        page,
        view,
        before: None,
        choices: &[],
        taken: &[],
        last_step: &[],
        steps: &[],
        scores: &[],
        opening: &[],
        tally: None,
        ranks,
    }
}

/// How all sheets of a table came along, and what they are made of: the totals of everyone after each
/// turn, in the order of the seats.
pub(crate) fn figures_of_all(
    page: &TablePage<'_>,
    view: &View,
    ranks: &[u16],
    totals: &[Vec<i32>],
) -> Markup {
    let words = terms::of(page.words, view.printing);
    let scene = Scene { scores: totals, ..at_rest(TablePage { words, ..*page }, view, ranks) };
    let board = ShownBoard::new(&scene);
    html! { div .halves { (chart::charts(&board)) (statistics::statistics(&board)) } }
}

/// Every town of a table in one picture, the best first.
pub(crate) fn picture_of_all(page: &TablePage<'_>, view: &View, ranks: &[u16]) -> Markup {
    let words = terms::of(page.words, view.printing);
    let (width, height) = table::picture::SIZE;
    let columns = if view.seats.len() > 3 { 2 } else { 1 };
    let mut seats: Vec<Seat> = Seat::all(view.seats.len()).collect();
    seats.sort_by_key(|seat| ranks.get(seat.index()).copied());
    let rows = seats.len().div_ceil(columns);
    let town = |seat: Seat| {
        let scene = at_rest(TablePage { words, look: Some(seat), ..*page }, view, ranks);
        super::picture::picture(&ShownBoard::new(&scene))
    };
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (width * columns) " " (height * rows) }
            width=(width * columns) height=(height * rows) {
            @for (index, seat) in seats.into_iter().enumerate() {
                g transform={ "translate(" (width * (index % columns)) " " (height * (index / columns)) ")" } { (town(seat)) }
            }
        }
    }
}

/// Why something cannot be written at all.
fn no_mark(words: &Words, refused: NoMark) -> String {
    match refused {
        NoMark::Closed => words.say("cp-no-closed"),
        NoMark::NoSuchHouse(house) => say!(words, "w-no-such-house", house = address(house)),
        NoMark::Taken(house) => say!(words, "w-no-house-taken", house = address(house)),
        NoMark::FenceAtEnd(house) => say!(words, "w-no-fence-end", house = address(house)),
        NoMark::There => words.say("cp-no-there"),
        NoMark::Full => words.say("cp-no-full"),
        NoMark::Nothing => words.say("cp-no-nothing"),
        NoMark::NoSuchNumber(number) => say!(words, "cp-no-number", number = number.to_string()),
        NoMark::NotLaid(_) => words.say("cp-no-plans"),
        NoMark::NoSuchPlan(_) => words.say("cp-no-such-plan"),
        NoMark::NoEstate(house) => say!(words, "w-no-estate", house = address(house)),
        NoMark::NoSuchCard(card) => say!(words, "cp-no-card", card = card.to_string()),
        NoMark::OtherSheet => words.say("cp-no-such-mark"),
    }
}

/// The sheet as a table of the game that deals nothing, with the others where there are any.
fn with_board<T>(scene: &SceneOf<'_, Paper>, draw: impl FnOnce(&Scene<'_>, &PaperView) -> T) -> T {
    let view = scene.around.map_or(&scene.view.board, |around| &around.board);
    let words = terms::of(scene.words, view.printing);
    let people = scene.around.map_or(scene.people, |around| &around.people);
    let choices: Vec<(Choice, i32)> =
        tappable(scene.view).into_iter().map(|choice| (choice, 0)).collect();
    let page = TablePage { words, people, look: None, ..scene.page };
    let inner = Scene { choices: &choices, ..at_rest(page, view, scene.ranks) };
    draw(&inner, scene.view)
}

/// What can be tapped on the sheet itself, beside the houses: gaps for fences, and the next box of
/// each track. Their notation is that of the game.
fn tappable(paper: &PaperView) -> Vec<Choice> {
    let (layout, sheet) = (&paper.board.layout, &paper.board.seats[0].sheet);
    let fences = paper.places.iter().filter(|place| place.fence);
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

/// The page of a sheet.
fn page(board: &ShownBoard<'_>, paper: &PaperView) -> Markup {
    let words = board.words;
    let panes = dock::Panes::of(board, paper);
    let fencing = if board.at == Some("fence") { " fencing" } else { "" };
    html! {
        div #table class={ (terms::class(board)) " companion" (fencing) } data-version=(board.version)
            data-address=(board.address) data-kept=(words.say("cp-kept")) data-back=(words.say("cp-back")) {
            (terms::stylesheet(board))
            (bar(board))
            (panes.dock())
            main #main .board tabindex="-1" {
                p #unsent .unsent role="status" hidden data-keep {}
                noscript { p .unlaid { (words.say("cp-no-script")) } }
                (table::refused::strip(board))
                (everyone::race(board))
                (cards::strip(board))
                (cards::hint(board))
                form #turn .turn method="post" action=(board.way_to("choose")) {
                    @if let Some(seat) = board.view.viewer {
                        input type="hidden" name="seat" value=(seat);
                        input type="hidden" name="step" value=(board.scene.page.step);
                    }
                    (sheet::sheet(board))
                    (everyone::plans(board, paper))
                    (own::section(board, paper))
                }
                (own::giving(board, paper))
                (against(board, paper))
            }
            aside .side aria-label=(words.say("t-side")) {
                (score::score(board))
                (opponent::panel(board))
                (everyone::list(board))
            }
        }
    }
}

fn bar(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let way = |path: &str, drawing: &str, name: &str| {
        html! { a .btn.quiet href=(path) { (ico(drawing)) span { (words.say(name)) } } }
    };
    html! {
        header #bar .bar data-part {
            a .brand href="/" aria-label=(words.say("t-home")) {
                svg .wordmark aria-hidden="true" { use href="#wordmark" {} }
                svg .mark aria-hidden="true" { use href="#mark" {} }
            }
            div .where { b { (board.title) } " " span .soft { (words.say("cp-your-box")) } }
            nav aria-label=(words.say("t-table")) {
                @if let Some(around) = board.around {
                    (way(&around.address, "i-qr", "cp-people"))
                    (way(&format!("{}/plans", around.address), "i-plan", "w-plans"))
                    (way(&format!("{}/scores", around.address), "i-first", "cp-scores"))
                }
                (way("/rules/welcome", "i-help", "t-rules"))
            }
        }
    }
}

/// What was written though the rules say no.
fn against(board: &ShownBoard<'_>, paper: &PaperView) -> Markup {
    html! {
        div #against data-part {
            @if !paper.against.is_empty() {
                section .panel.flags {
                    h2 { (board.words.say("cp-against")) }
                    ul { @for (mark, _) in &paper.against { li { (ico("i-warn")) (told(board, mark)) } } }
                }
            }
        }
    }
}

/// A mark in a few words.
pub(super) fn told(board: &ShownBoard<'_>, mark: &str) -> String {
    let words = board.words;
    match mark.parse::<Mark>() {
        Ok(
            Mark::Write { number, house }
            | Mark::Bis { number, house }
            | Mark::FreeBis { number, house },
        ) => {
            say!(words, "cp-wrote", number = number.to_string(), house = address(house))
        }
        Ok(Mark::Fence(house)) => say!(words, "cp-fenced", house = address(house)),
        Ok(Mark::Pool(house)) => say!(words, "cp-dug", house = address(house)),
        Ok(Mark::Plan(slot, _)) => say!(words, "cp-claimed", plan = slot.index() + 1),
        Ok(Mark::Park(street)) => say!(words, "cp-planted", street = letter(street)),
        Ok(Mark::Promote(size)) => say!(words, "cp-raised", size = size),
        Ok(Mark::Hire) => words.say("cp-hired"),
        Ok(Mark::Refuse) => words.say("cp-refuse"),
        Ok(Mark::Roundabout(house)) => say!(words, "cp-circled", house = address(house)),
        Ok(Mark::Close) => words.say("cp-closed"),
        Ok(Mark::Erase(what)) => say!(words, "cp-erased", mark = what.to_string()),
        _ => mark.to_owned(),
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
    let Some(place) = paper.places.iter().find(|place| place.house == house) else {
        return html! {};
    };
    let numbers = |numbers: &[welcome::number::Number]| {
        numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    html! {
        button .tap name="at" value=(house) formmethod="get" formaction=(board.address)
            data-fits=(numbers(&place.numbers)) data-copies=(numbers(&place.copies))
            data-can=(dock::can(board, place).join(" ")) data-takes=(dock::takes(board, place)) {
            i aria-hidden="true" { (drawing) span .kerb { (house.place() + 1) } }
            span .sr { (told) }
        }
    }
}
