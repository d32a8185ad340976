//! What speaks for a turn, for those who ask for a hint: wishes of the family, its tastes, money and
//! doors.

use std::collections::BTreeSet;

use bienvenue::family::{Storeys, When};
use bienvenue::house::Laying;
use bienvenue::view::{SeatView, TasteView, TileView};
use bienvenue::{Choice, View};

use super::board::seen_tile;
use super::family;
use super::names::so_many;
use crate::pages::table::text::say;
use crate::words::Words;

/// What is to be said about a turn; nothing where the turn itself says all.
pub(super) fn reasons(words: &Words, view: &View, choices: &[Choice]) -> Vec<String> {
    let Some(seat) = view.viewer.and_then(|viewer| view.seats.get(viewer.index())) else {
        return Vec::new();
    };
    let mut told = Vec::new();
    for &choice in choices {
        match choice {
            Choice::Lay(laying) => {
                if let Some(tile) = seen_tile(view, laying.tile) {
                    told.extend(wish(words, seat, tile, Some(laying)));
                    told.extend(tastes(words, seat, tile));
                }
                told.extend(price(words, view, seat, choice));
            }
            Choice::Buy(id) => {
                if let Some(row) = view.row.iter().find(|row| row.tile.tile == id) {
                    told.extend(wish(words, seat, &row.tile, None));
                    told.extend(tastes(words, seat, &row.tile));
                    let (price, cost) = (row.price, row.tile.cost);
                    told.push(say!(words, "v-why-discount", price = price, cost = cost));
                }
            }
            Choice::Draw(pile) => {
                let top = view.piles.get(usize::from(pile.0)).and_then(|pile| pile.top.as_ref());
                told.extend(top.and_then(|top| wish(words, seat, top, None)));
            }
            Choice::Bid(bid @ 1..) => {
                let left = seat.money.unwrap_or(0).saturating_sub(bid.into());
                told.push(say!(words, "v-why-bid", left = left));
            }
            Choice::Open { .. } => {
                told.push(say!(words, "v-why-door", price = view.figures.door));
            }
            _ => {}
        }
    }
    // A tile that is drawn and laid is wanted once.
    let mut said = BTreeSet::new();
    told.retain(|reason| said.insert(reason.clone()));
    told
}

/// Whether the family asks for the tile.
fn wish(words: &Words, seat: &SeatView, tile: &TileView, laying: Option<Laying>) -> Option<String> {
    let family = &seat.family;
    if tile.garden || seat.satisfied.is_some() {
        return None;
    }
    let wanted =
        |need: &&bienvenue::view::NeedView| need.there < need.count && tile.tags.contains(&need.of);
    let need = family.needs.iter().find(wanted);
    let no_upstairs = seat.house.tiles.iter().all(|laid| !laid.spot.is_upstairs());
    let storey = family.storeys == Storeys::Two
        && no_upstairs
        && laying.is_some_and(|laying| laying.spot.is_upstairs());
    let met = u32::from(need.is_some()) + u32::from(storey);
    if met == 0 {
        return Some(words.say("v-why-no-wish"));
    }
    if met >= family.missing && laying.is_some() {
        let (coins, points) = (family.garden_budget, family.points);
        return Some(say!(words, "v-why-last-wish", coins = coins, points = points));
    }
    Some(match need {
        Some(need) => {
            let rooms = so_many(words, need.of, need.count);
            say!(words, "v-why-wish", rooms = rooms, have = need.there)
        }
        None => words.say("v-why-storey"),
    })
}

/// The tastes of the family in which the tile counts.
fn tastes(words: &Words, seat: &SeatView, tile: &TileView) -> Vec<String> {
    use bienvenue::tile::Tag;
    let whole = if tile.garden { Tag::Garden } else { Tag::Room };
    let counts = |taste: &&TasteView| {
        taste.rule != When::Coins
            && taste.luxury.is_none_or(|luxury| luxury == tile.luxury)
            && taste.of.is_some_and(|of| of == whole || tile.tags.contains(&of))
    };
    let tastes = seat.family.tastes.iter().filter(counts);
    tastes.map(|taste| say!(words, "v-why-taste", taste = family::said(words, *taste))).collect()
}

/// What laying it costs, how much of that goes to doors and stairs, and what is left.
fn price(words: &Words, view: &View, seat: &SeatView, choice: Choice) -> Option<String> {
    let way = view.ways.iter().find(|way| way.choice == choice)?;
    let left = seat.money?.saturating_sub(way.price);
    Some(match way.doors.len() + usize::from(way.stairs) {
        0 => say!(words, "v-why-price", price = way.price, left = left),
        built => say!(words, "v-why-price-doors", price = way.price, built = built, left = left),
    })
}
