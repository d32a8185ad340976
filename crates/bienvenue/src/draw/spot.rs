//! The spots of the drawn table, and which of them a choice is about.

use tabletop::Seat;

use crate::board::Zone;
use crate::cell::Spot;
use crate::choice::{Choice, PileId};
use crate::tile::TileId;

pub(super) const GARDEN: &str = "garden";
pub(super) const DECK: &str = "deck";
pub(super) const DISCARD: &str = "discard";

pub(super) fn pile(pile: PileId) -> String {
    format!("pile {pile}")
}

pub(super) fn tile(tile: TileId) -> String {
    format!("tile {tile}")
}

/// The spots that a choice is about.
pub(crate) fn spots_of(seat: Seat, choice: Choice) -> Vec<String> {
    let zone = |owner, index| vec![Zone { owner, index }.to_string()];
    match choice {
        Choice::Draw(from) => vec![pile(from)],
        Choice::DrawGarden => vec![GARDEN.to_owned()],
        Choice::Foundations { from, to } => {
            let columns = from.column()..=to.column();
            let cells = columns.flat_map(|column| {
                (from.row()..=to.row()).map(move |row| Spot::new(column, row, false))
            });
            cells.map(|cell| cell.to_string()).collect()
        }
        Choice::Entrance { spot, .. } | Choice::Open { spot, .. } => vec![spot.to_string()],
        Choice::Lay(laying) => vec![laying.spot.to_string()],
        Choice::Discount(id) | Choice::Hold(id) | Choice::Auction(id) | Choice::Buy(id) => {
            vec![tile(id)]
        }
        Choice::Deck => vec![DECK.to_owned()],
        Choice::TakeDiscard => vec![DISCARD.to_owned()],
        Choice::Activate(zone) => vec![zone.to_string()],
        Choice::Play { zone: index, .. } | Choice::Move(index) => zone(Some(seat), index),
        Choice::Scrap(index) => zone(None, index),
        Choice::Bid(_)
        | Choice::Pass
        | Choice::Keep(_)
        | Choice::Give(_)
        | Choice::Steal(_)
        | Choice::Decline
        | Choice::Done => Vec::new(),
    }
}
