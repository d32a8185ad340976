//! Sheets with rules of their own, as the page shows them: one file each, which answers the
//! questions of [`OwnSheet`]. Every part of the page asks here, and gets nothing where a sheet has
//! nothing to add.
//!
//! Each sheet has a stylesheet, `assets/sheet-NAME.css`, and a section of `assets/sheets.svg`; what
//! all of them share is in `assets/sheets.css`. Its texts begin with `ws-NAME`.

mod atomic;
mod christmas;
mod ducks;
mod eggs;
mod halloween;
mod pictured;
mod roswell;
mod trucks;
mod zombies;

pub(super) use pictured::{picture, sheets};

use maud::{Markup, html};
use welcome::extensions::bonuses::BonusState;
use welcome::extensions::{ExtensionView, Follows, PrintedView};
use welcome::house::{House, Street};
use welcome::plan::Goal;
use welcome::sheet::Sheet;
use welcome::view::{OpponentView, SeatView, TurnView};
use welcome::{Choice, View};

use super::board::ShownBoard;
use super::icon::{bare, ico};
use super::step::Said;
use super::text::{list, say};
use super::tracks::total;
use crate::assets;
use crate::pages::table::explain::{explained, first_sentence};
use crate::words::Words;

/// What a sheet with rules of its own adds to the page.
pub(super) trait OwnSheet {
    /// Its sign, wherever a small one stands for the sheet.
    fn symbol(&self) -> &'static str;

    /// What stands where a street leaves room beside its houses.
    fn landmark(&self) -> &'static str;

    /// The id of what its points are called.
    fn points(&self) -> &'static str;

    /// What is drawn at a house, over and beside it.
    fn at(&self, board: &ShownBoard<'_>, house: House) -> Markup;

    /// What the place of a house is besides, as a class.
    fn class(&self, _board: &ShownBoard<'_>, _house: House) -> &'static str {
        ""
    }

    /// What is drawn at a house in words, one part for each thing.
    fn told(&self, board: &ShownBoard<'_>, house: House) -> Vec<String>;

    /// What follows from a number at once, as the end of a label.
    fn follows(&self, board: &ShownBoard<'_>, house: House, follows: &Follows) -> String;

    /// The same as a deed for the log; nothing where the deed is a choice of its own.
    fn followed(&self, _words: &Words, _follows: &Follows) -> Option<String> {
        None
    }

    /// A choice of the sheet as a deed for the log, at the house last written.
    fn deed(&self, _words: &Words, _choice: Choice, _at: Option<House>) -> Option<String> {
        None
    }

    /// The same as advice.
    fn advice(&self, _words: &Words, _choice: Choice) -> Option<String> {
        None
    }

    /// What came over a sheet besides its architect's choices, as a sentence for the log.
    fn befell(&self, _words: &Words, _before: &Sheet, _after: &Sheet) -> Option<String> {
        None
    }

    /// What is printed in a column of improvements: in which box, counted from 0, and its drawing.
    fn column_sign(&self, _size: usize) -> Option<(usize, &'static str)> {
        None
    }

    /// A card that lies beside those on offer.
    fn card(&self, _board: &ShownBoard<'_>) -> Option<Markup> {
        None
    }

    /// What the header of a street shows.
    fn chip(&self, _board: &ShownBoard<'_>, _street: Street) -> Markup {
        html! {}
    }

    /// What the tag of a lot says besides its size; `house` is one of the lot.
    fn tag(&self, _board: &ShownBoard<'_>, _house: House) -> Markup {
        html! {}
    }

    /// The panel among the tracks.
    fn panel(&self, board: &ShownBoard<'_>) -> Panel;

    /// Where its points come from, in the score.
    fn why(&self, board: &ShownBoard<'_>, seat: &SeatView) -> String;

    /// Where an opponent's points come from.
    fn opponent(&self, _words: &Words, _opponent: &OpponentView) -> String {
        String::new()
    }

    /// What is counted of everyone.
    fn facts(&self, words: &Words, seat: &SeatView) -> Vec<Fact>;

    /// A step of its own in the prompt, or an action told otherwise.
    fn said(&self, _board: &ShownBoard<'_>, _turn: &TurnView) -> Option<Said> {
        None
    }

    /// The line under the order to write a number.
    fn line(&self, board: &ShownBoard<'_>) -> Option<String>;

    /// The line when the turn is complete and something came of it.
    fn closing(&self, _board: &ShownBoard<'_>) -> Option<String> {
        None
    }

    /// Its buttons in the prompt.
    fn actions(&self, _board: &ShownBoard<'_>) -> Markup {
        html! {}
    }

    /// What ending the turn means, where that is an answer to the sheet.
    fn done(&self, _board: &ShownBoard<'_>) -> Option<String> {
        None
    }

    /// What one of its plans asks for.
    fn goal(&self, words: &Words, goal: Goal) -> Option<String>;

    /// Its rules in our own words, a paragraph each, with the figures of the sheet.
    fn rules(&self, words: &Words) -> Vec<String>;

    /// What a picture of the town shows at a house: `place` is its left, its ground and its width.
    fn pictured(&self, _board: &ShownBoard<'_>, _house: House, _place: [usize; 3]) -> Markup {
        html! {}
    }
}

/// The sheet's panel among the tracks.
pub(super) struct Panel {
    /// One soft line beside the name.
    pub(super) note: String,
    /// What stands at the right of that line.
    pub(super) aside: Markup,
    /// One row below.
    pub(super) row: Markup,
}

/// Something that is counted of everyone.
pub(super) struct Fact {
    pub(super) icon: &'static str,
    pub(super) name: String,
    pub(super) count: usize,
}

/// The page of a sheet, by what is printed on it.
pub(super) fn of(extension: &ExtensionView) -> Box<dyn OwnSheet + '_> {
    match &extension.printed {
        PrintedView::Eggs { eggs, thresholds, .. } => Box::new(eggs::Eggs { eggs, thresholds }),
        PrintedView::Christmas { house } => Box::new(christmas::Christmas { house: *house }),
        PrintedView::Ducks { yellow, black, parents } => {
            Box::new(ducks::Ducks { ducklings: [yellow, black], parents: *parents })
        }
        PrintedView::Roswell { saucers, goals, missed } => {
            Box::new(roswell::Roswell { saucers, goals, missed: *missed })
        }
        PrintedView::Atomic { shelters, streets, optimism } => {
            Box::new(atomic::Atomic { shelters, streets, optimism: *optimism })
        }
        PrintedView::Halloween { houses, ghosts, candies } => {
            Box::new(halloween::Halloween { houses, ghosts, candies })
        }
        PrintedView::Trucks { cones, directions, bonus } => {
            Box::new(trucks::Trucks { cones, directions, bonus: *bonus })
        }
        PrintedView::Zombies { arrivals, boxes, stock } => {
            Box::new(zombies::Zombies { arrivals, boxes, stock: *stock })
        }
    }
}

/// What follows when a number is written in an empty house of the sheet that is shown.
pub(super) fn follows(board: &ShownBoard<'_>, choice: Choice) -> Option<Follows> {
    let (house, number, copied) = match choice {
        Choice::Write { number, house } => (house, number, false),
        Choice::Bis { number, house } => (house, number, true),
        _ => return None,
    };
    let extension = board.view.layout.extension.as_ref()?;
    extension.printed.follows(&board.sheet, house, number, copied)
}

/// What follows from a number, as a sentence of its own behind a label.
pub(super) fn with_follows(board: &ShownBoard<'_>, choice: Choice, label: String) -> String {
    let (Choice::Write { house, .. } | Choice::Bis { house, .. }) = choice else { return label };
    match (&board.own, follows(board, choice)) {
        (Some(own), Some(follows)) => {
            format!("{label}. {}", own.follows(board, house, &follows))
        }
        _ => label,
    }
}

/// What follows from any of the numbers that may be written in a house.
pub(super) fn would_follow(board: &ShownBoard<'_>, house: House) -> Option<Follows> {
    board.numbers(house).into_iter().find_map(|(choice, _)| follows(board, choice))
}

/// The stylesheets of a table with this sheet, in place of those of a look.
pub(super) fn worn(extension: &ExtensionView) -> Markup {
    let own = format!("sheet-{}.css", extension.name);
    html! {
        @for name in ["skins.css", "sheets.css", &own] { link rel="stylesheet" href=(assets::url(name)); }
    }
}

/// The name of the sheet, for the bar.
pub(super) fn name_tag(board: &ShownBoard<'_>) -> Markup {
    html! {
        @if let (Some(own), Some(extension)) = (&board.own, &board.view.layout.extension) {
            p.x-name { (bare(own.symbol())) span { (called(board.words, &extension.name)) } }
        }
    }
}

/// What a sheet is called.
pub(super) fn called(words: &Words, name: &str) -> String {
    words.say(&format!("welcome-option-sheet-{name}"))
}

/// The sheet's panel among the tracks.
pub(super) fn panel(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    html! {
        @if let Some(own) = &board.own {
            @let Panel { note, aside, row } = own.panel(board);
            @let about = own.rules(words);
            section.track.x-track {
                h3 {
                    (explained("about-own", &html! { (bare(own.symbol())) (words.say(own.points())) },
                        &html! { @for rule in about.iter().take(2) { p { (first_sentence(rule)) } } }))
                    span.note { (note) } (aside)
                    @if let Some(points) = own_points(board) { (total(points)) }
                }
                (row)
            }
        }
    }
}

/// What the sheet that is shown has by its own rules, if those bring points.
fn own_points(board: &ShownBoard<'_>) -> Option<i32> {
    board.view.seats[board.shown.index()].score.get(category(board.view)?).copied()
}

/// What the points of a sheet's own rules are called among the parts of a score, if there are any.
pub(super) fn category(view: &View) -> Option<&str> {
    let category = view.layout.extension.as_ref().map(|own| own.category.as_str());
    category.filter(|category| !category.is_empty())
}

/// A button of the prompt that makes a choice of the sheet.
fn button(
    board: &ShownBoard<'_>,
    choice: Choice,
    class: &str,
    symbol: &str,
    face: &str,
    label: &str,
) -> Markup {
    html! {
        @if let Some(effect) = board.effect(choice) {
            (board.button(class, choice, effect, &html! {
                (ico(symbol)) span aria-hidden="true" { (face) } span.sr { (label) }
            }))
        }
    }
}

/// How a bonus for those who are first stands for the sheet that is shown: its class, and who has it.
fn holders(
    board: &ShownBoard<'_>,
    state: BonusState,
    has: impl Fn(&SeatView) -> bool,
) -> (&'static str, String) {
    let words = board.words;
    match state {
        BonusState::Open => ("open", words.say("ws-open")),
        BonusState::Won if board.is_mine() => ("mine", words.say("ws-yours")),
        BonusState::Won => ("mine", board.name(board.shown).to_owned()),
        BonusState::Lost => {
            let with = board.seats().filter(|seat| has(&board.view.seats[seat.index()]));
            let names: Vec<String> = with.map(|seat| board.you_or_name(seat)).collect();
            let gone = if names.is_empty() { words.say("ws-gone") } else { list(words, &names) };
            ("gone", gone)
        }
    }
}

/// A symbol at a house in one of its states: taken is looped in pen, lost is crossed.
fn marked(symbol: &str, state: &str) -> Markup {
    html! {
        svg class=[(!state.is_empty()).then_some(state)] viewBox="0 0 24 24" {
            use href={ "#" (symbol) } {}
            (stroke(state))
        }
    }
}

/// The pen stroke of a state.
fn stroke(state: &str) -> Markup {
    html! {
        @match state {
            "got" => use.loop href="#n-loop" {},
            "lost" => use.no href="#n-cross" {},
            _ => {}
        }
    }
}

/// What lots of these sizes must each have, as the language says it.
fn lots(words: &Words, id: &str, sizes: welcome::estate::EstateCounts, count: u8) -> String {
    say!(words, id, sizes = super::plans::listed(sizes), count = count)
}
