//! Sheets for people who play with the box, whichever game they belong to: everything on one can be
//! tapped, and a dock under the thumb asks what to write.
//!
//! | to find | look in |
//! | --- | --- |
//! | what the pages of a game answer about its sheet | `PaperPages` here |
//! | the page of a sheet, and a sheet looked at again | `page` |
//! | the dock: what every sheet asks | `dock` |
//! | the others, and the plans on the table | `everyone` |
//! | cards that someone typed in | `cards` |
//! | an opponent of the AAA | `opponent` |

pub(in crate::pages) mod cards;
pub(in crate::pages) mod dock;
pub(in crate::pages) mod everyone;
pub(in crate::pages) mod opponent;
pub(in crate::pages) mod page;

use maud::{Markup, html};
use tabletop::{Seat, Settings};
use welcome::card::Card;
use welcome::paper::{
    AnyMark, HoldsAnyMark, NoMark, NoMarkOf, OnPaper, PaperOf, PaperPosition, PaperRulesOf, ViewOf,
};
use welcome::plan::Plan;

use super::companion::Beside;
use super::table;
use super::table::text::say;
use crate::play::{SceneOf, Shown, Step, TablePage};
use crate::preferences::Preferences;
use crate::words::Words;

/// An opponent of the AAA at a real table.
#[derive(Clone, Debug)]
pub(crate) struct OnPaperOpponent<'a> {
    /// What it is called.
    pub(crate) name: String,
    /// Its points; none for the closed office, which scores nothing.
    pub(crate) points: Option<i32>,
    /// The cards it was given.
    pub(crate) pile: &'a [Card],
    /// The validation cards that have come, by letter.
    pub(crate) validations: &'a [String],
}

/// What the pages of a game answer so that its sheet can be kept on paper.
pub(crate) trait PaperPages:
    OnPaper + Shown<View: Clone + Sync, Choice: Sync> + Sized
{
    /// Stylesheets that a sheet wears, before that of all sheets on paper.
    const DRESS_ON_PAPER: &'static [&'static str];

    /// The reader's language in the terms of the sheet.
    fn sheet_terms<'a>(words: &'a Words, rules: &PaperRulesOf<Self>) -> &'a Words;

    /// A plan as a card to pick from, and what it asks for in words.
    fn plan_card(
        words: &Words,
        rules: &PaperRulesOf<Self>,
        plan: &Plan<Self::Goal>,
    ) -> (Markup, String);

    /// The sizes of the estates that a plan asks for, as often as it asks for them; nothing if it asks
    /// for something else.
    fn lots(_goal: Self::Goal) -> Option<Vec<u32>> {
        None
    }

    /// The drawing and the name of what scores are made of; none for what this sheet does not have.
    fn part(words: &Words, rules: &PaperRulesOf<Self>, name: &str) -> Option<(Markup, String)>;

    /// A mark of its own in a few words.
    fn told(words: &Words, mark: Self::Mark) -> String;

    /// Its opponent of the AAA, if one plays.
    fn opponent<'a>(words: &Words, view: &'a Self::View) -> Option<OnPaperOpponent<'a>>;

    /// What can be tapped on the sheet itself, beside the houses, in the notation of the game.
    fn tappable(paper: &ViewOf<Self>) -> Vec<Self::Choice>;

    /// The page of a sheet; `hint` is what was advised.
    fn sheet_page(scene: &SceneOf<'_, Self>, paper: &ViewOf<Self>, hint: &Markup) -> Markup;

    /// The sheet after one of its turns, and what was written in it.
    fn sheet_again(scene: &SceneOf<'_, Self>, told: &[String], turn: [u32; 2]) -> Markup;

    /// The sheet alone and at rest.
    fn sheet_still(scene: &SceneOf<'_, Self>) -> Markup;

    /// How all sheets of a table came along, and what they are made of.
    fn figures(scene: &SceneOf<'_, Self>) -> Markup;

    /// Lets a board show the cards of a game that was made of it.
    fn show_cards(board: &mut Self::View, game: Self::View);
}

impl<G: PaperPages> Shown for PaperOf<G> {
    type Tally = ();

    const STEP: Step = Step::Written;
    const DRESS: &'static [&'static str] = G::DRESS_ON_PAPER;
    const STYLESHEET: Option<&'static str> = Some("paper.css");
    const LISTS: bool = false;
    const DONE: G::Mark = <G::Mark as HoldsAnyMark>::CLOSE;
    const POINTS: &'static str = "w-points";

    fn tally(_seats: usize) -> Self::Tally {}

    fn count((): &mut (), _before: &ViewOf<G>, _after: &ViewOf<G>, _chosen: &[Vec<G::Mark>]) {}

    fn rules(words: &Words, options: &Settings) -> Markup {
        <G as Shown>::rules(words, options)
    }

    fn terms<'a>(words: &'a Words, view: &ViewOf<G>) -> &'a Words {
        G::terms(words, &view.board)
    }

    fn turn_in_words(words: &Words, _view: &ViewOf<G>, marks: &[G::Mark]) -> String {
        marks.iter().map(|mark| told::<G>(words, *mark)).collect::<Vec<_>>().join(", ")
    }

    fn category(words: &Words, view: &ViewOf<G>, index: usize) -> String {
        G::category(words, &view.board, index)
    }

    fn table(scene: &SceneOf<'_, Self>) -> Markup {
        with_board(scene, |inner| {
            let hint = cards::hint(inner);
            G::sheet_page(inner, scene.view, &hint)
        })
    }

    fn waits(_scene: &SceneOf<'_, Self>) -> bool {
        false
    }

    fn turns_of(marks: &[G::Mark]) -> Vec<usize> {
        welcome::paper::turns_of(marks)
    }

    fn replay(
        scene: &SceneOf<'_, Self>,
        _held: Option<&PaperPosition>,
        step: u32,
        steps: u32,
    ) -> Markup {
        let marks = scene.last_step.first().map(Vec::as_slice).unwrap_or_default();
        with_board(scene, |inner| {
            let told: Vec<String> =
                marks.iter().map(|&mark| told::<G>(inner.words, mark)).collect();
            G::sheet_again(inner, &told, [step, steps])
        })
    }

    fn board(scene: &SceneOf<'_, Self>) -> Markup {
        with_board(scene, G::sheet_still)
    }

    fn picture(scene: &SceneOf<'_, Self>) -> Markup {
        with_board(scene, <G as Shown>::picture)
    }

    fn refusal(words: &Words, refused: &NoMarkOf<G>) -> String {
        no_mark(words, refused)
    }

    fn doubt(game: &Self, mark: G::Mark, words: &Words) -> Option<String> {
        game.fits(mark).err().map(|why| <G as Shown>::refusal(words, &why))
    }

    fn obvious(_marks: &[G::Mark], _likes: Preferences) -> Option<G::Mark> {
        None
    }
}

/// Sheets that nobody writes on now.
pub(crate) fn at_rest<'a, G: Shown>(
    page: TablePage<'a>,
    view: &'a G::View,
    ranks: &'a [u16],
) -> SceneOf<'a, G> {
    SceneOf {
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

/// The sheet as a table of the game that deals nothing, with the others where there are any.
fn with_board<G: PaperPages, T>(
    scene: &SceneOf<'_, PaperOf<G>>,
    draw: impl FnOnce(&SceneOf<'_, G>) -> T,
) -> T {
    let beside = scene.around.and_then(|around| around.beside::<G>());
    let view = beside.map_or(&scene.view.board, |beside: &Beside<G>| &beside.board);
    let people = scene.around.map_or(scene.people, |around| &around.people);
    let choices: Vec<(G::Choice, i32)> =
        G::tappable(scene.view).into_iter().map(|choice| (choice, 0)).collect();
    let words = G::terms(scene.words, view);
    let page = TablePage { words, people, look: None, ..scene.page };
    draw(&SceneOf { choices: &choices, ..at_rest::<G>(page, view, scene.ranks) })
}

/// Every town of a table in one picture, the best first.
pub(crate) fn picture_of_all<G: PaperPages>(
    page: &TablePage<'_>,
    view: &G::View,
    ranks: &[u16],
    seats: usize,
) -> Markup {
    let words = G::terms(page.words, view);
    let (width, height) = table::picture::SIZE;
    let columns = if seats > 3 { 2 } else { 1 };
    let mut seats: Vec<Seat> = Seat::all(seats).collect();
    seats.sort_by_key(|seat| ranks.get(seat.index()).copied());
    let rows = seats.len().div_ceil(columns);
    let town = |seat: Seat| {
        let page = TablePage { words, look: Some(seat), ..*page };
        <G as Shown>::picture(&at_rest::<G>(page, view, ranks))
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

/// A house as people call it: `A6`.
pub(in crate::pages) fn address(house: &str) -> String {
    house.to_uppercase()
}

/// Why something cannot be written at all.
fn no_mark<H: ToString>(words: &Words, refused: &NoMark<H>) -> String {
    let at = |id: &str, house: &H| say!(words, id, house = address(&house.to_string()));
    match refused {
        NoMark::Closed => words.say("cp-no-closed"),
        NoMark::NoSuchHouse(house) => at("w-no-such-house", house),
        NoMark::Taken(house) => at("w-no-house-taken", house),
        NoMark::FenceAtEnd(house) => at("w-no-fence-end", house),
        NoMark::There => words.say("cp-no-there"),
        NoMark::Full => words.say("cp-no-full"),
        NoMark::Nothing => words.say("cp-no-nothing"),
        NoMark::NoSuchNumber(number) => say!(words, "cp-no-number", number = number.to_string()),
        NoMark::NotLaid(_) => words.say("cp-no-plans"),
        NoMark::NoSuchPlan(_) => words.say("cp-no-such-plan"),
        NoMark::NoEstate(house) => at("w-no-estate", house),
        NoMark::Unnumbered(house) => at("cp-no-unnumbered", house),
        NoMark::NoSuchCard(card) => say!(words, "cp-no-card", card = card.to_string()),
        NoMark::OtherSheet => words.say("cp-no-such-mark"),
    }
}

/// A mark in a few words.
pub(crate) fn told<G: PaperPages>(words: &Words, mark: G::Mark) -> String {
    let Some(any) = mark.any() else { return G::told(words, mark) };
    match any {
        AnyMark::Plan(slot, _) => say!(words, "cp-claimed", plan = slot.index() + 1),
        AnyMark::Refuse => words.say("cp-refuse"),
        AnyMark::Close => words.say("cp-sheet-closed"),
        AnyMark::ErasePlan(slot) => {
            let plan = say!(words, "cp-claimed", plan = slot.index() + 1);
            say!(words, "cp-erased", mark = plan)
        }
        AnyMark::EraseRefuse => say!(words, "cp-erased", mark = words.say("cp-refuse")),
        AnyMark::Give(_) | AnyMark::EraseGive | AnyMark::Lay(..) => mark.to_string(),
        AnyMark::Validation(slot) => say!(words, "cp-validation-of", plan = slot.letter()),
    }
}

/// The same for a mark in notation.
pub(in crate::pages) fn told_of<G: PaperPages>(words: &Words, mark: &str) -> String {
    mark.parse().map_or_else(|_| mark.to_owned(), |mark| told::<G>(words, mark))
}

/// A button that makes a mark, whatever the dock asks.
pub(in crate::pages) fn press(class: &str, mark: &str, face: &Markup) -> Markup {
    html! { button class=(class) form="turn" name="choice" value=(mark) { (face) } }
}
