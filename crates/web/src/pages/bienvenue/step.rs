//! What to do next, in words: an order one can obey, and one line for what follows from it.

use bienvenue::Choice;
use bienvenue::view::{DutyView, TaskView};

use super::board::ShownBoard;
use super::names;
use crate::pages::table::text::{marked, say};

/// The order, and the line under it.
pub(super) struct Said {
    /// What matters most is marked.
    pub(super) order: String,
    pub(super) line: String,
}

/// What the viewer can do now.
pub(super) fn said(board: &ShownBoard<'_>, duty: &DutyView) -> Said {
    let words = board.words;
    let figures = &board.view.figures;
    if let Some(tile) = board.laying() {
        let order = say!(words, "v-lay-order", tile = marked(names::the(words, tile)));
        return Said { order, line: laying_line(board, duty) };
    }
    let given = || duty.gives_to.map(|seat| board.within(seat)).unwrap_or_default();
    let (order, line) = match duty.task {
        TaskView::Draft => {
            let number = board.player().start.len() + 1;
            (say!(words, "v-draft-order", number = number), words.say("v-draft-line"))
        }
        TaskView::Foundations => {
            let (fewest, most) = figures.foundations;
            let order =
                if board.corner().is_some() { "v-opposite-order" } else { "v-corner-order" };
            (words.say(order), say!(words, "v-corner-line", fewest = fewest, most = most))
        }
        TaskView::Entrance => (words.say("v-entrance-order"), words.say("v-entrance-line")),
        TaskView::Starting => {
            let left = board.player().start.len();
            (words.say("v-starting-order"), say!(words, "v-starting-line", count = left))
        }
        TaskView::Turn => turn(board),
        TaskView::Drawn if board.view.ways.is_empty() && figures.auctions => {
            (words.say("v-neither-order"), words.say("v-neither-line"))
        }
        TaskView::Drawn => (words.say("v-which-order"), words.say("v-which-line")),
        TaskView::Rest => (words.say("v-rest-order"), words.say("v-rest-line")),
        TaskView::Auction => {
            let name = board.within(duty.seat);
            (words.say("v-bid-order"), say!(words, "v-bid-line", name = name))
        }
        TaskView::Lay | TaskView::LayOrLeave => {
            (words.say("v-leave-order"), words.say("v-leave-line"))
        }
        TaskView::Pick | TaskView::Keep if duty.gives_to.is_some() => {
            (words.say("v-keep-order"), say!(words, "v-keep-give-line", name = given()))
        }
        TaskView::Pick | TaskView::Keep => (words.say("v-keep-order"), words.say("v-keep-line")),
        TaskView::Give => (say!(words, "v-give-order", name = given()), words.say("v-give-line")),
        TaskView::Steal => (words.say("v-steal-order"), words.say("v-steal-line")),
        TaskView::Move => (words.say("v-move-order"), words.say("v-move-line")),
        TaskView::Gift => (words.say("v-gift-order"), words.say("v-gift-line")),
        TaskView::Bargain => (words.say("v-bargain-order"), words.say("v-bargain-line")),
        TaskView::Express => (words.say("v-express-order"), words.say("v-express-line")),
    };
    Said { order, line }
}

/// Before and after the worker is placed, and while a wall is looked for.
fn turn(board: &ShownBoard<'_>) -> (String, String) {
    let words = board.words;
    if board.works() {
        let price = board.view.figures.door;
        return (words.say("v-works-order"), say!(words, "v-works-line", price = price));
    }
    let plays = board.any(|choice| matches!(choice, Choice::Play { .. }));
    if board.view.acted {
        let id = if plays { "v-after-play-line" } else { "v-after-line" };
        return (words.say("v-after-order"), words.say(id));
    }
    let left = board.player().workers;
    let garden = board.any(|choice| matches!(choice, Choice::DrawGarden));
    let line = match (garden, plays) {
        (true, _) => "v-turn-garden-line",
        (false, true) => "v-turn-play-line",
        (false, false) => "v-turn-line",
    };
    (say!(words, "v-turn-order", count = left), words.say(line))
}

/// Where the tile goes, and what becomes of the others.
fn laying_line(board: &ShownBoard<'_>, duty: &DutyView) -> String {
    let words = board.words;
    let place = words.say(match board.laying() {
        Some(tile) if tile.garden => "v-lay-garden-line",
        _ => "v-lay-line",
    });
    let laid = board.laying().map(|tile| tile.tile);
    let rest: Vec<String> = match duty.task {
        TaskView::Drawn => {
            let others = duty.tiles.iter().filter(|tile| Some(tile.tile) != laid);
            others.map(|tile| names::called(words, tile)).collect()
        }
        _ => Vec::new(),
    };
    if rest.is_empty() {
        return place;
    }
    let rest = say!(words, "v-rest-goes", tiles = words.list(&rest), count = rest.len());
    format!("{place} {rest}")
}
