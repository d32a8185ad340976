//! What lies before the viewer alone: tiles to choose from, a tile in an auction, cards to keep.

use bienvenue::Choice;
use bienvenue::view::{DutyView, TaskView, TileView};
use maud::{Markup, html};
use tabletop::Seat;

use super::board::ShownBoard;
use super::cards::cards_to_pick;
use super::market::is_wanted;
use super::marks::{hat, ico};
use super::names;
use super::tile::printed;
use crate::assets;
use crate::pages::table::text::say;

/// The place for it, empty most of the time.
pub(super) fn offer(board: &ShownBoard<'_>) -> Markup {
    let content = match board.task() {
        Some(TaskView::Keep | TaskView::Give) => cards_to_pick(board),
        Some(TaskView::Auction) => board.due().map(|duty| bidding(board, duty)),
        Some(_) if board.laying().is_none() => tiles(board),
        _ => None,
    };
    let sale = board.view.agenda.first().filter(|duty| duty.task == TaskView::Auction);
    html! {
        div #offer data-part tabindex="-1" {
            @if content.is_some() || sale.is_some() {
                link rel="stylesheet" href=(assets::url("bienvenue-offer.css"));
            }
            @if let Some(content) = content {
                (content)
            } @else if let Some(duty) = sale.filter(|_| board.is_mine() || board.status.viewer.is_none()) {
                (lot(board, duty, &html! {}))
            }
        }
    }
}

/// The tiles that were drawn: which one is laid?
fn tiles(board: &ShownBoard<'_>) -> Option<Markup> {
    let tiles = board.tiles();
    if tiles.is_empty() {
        return None;
    }
    Some(html! { div .two-tiles { @for tile in tiles { (one(board, tile)) } } })
}

fn one(board: &ShownBoard<'_>, tile: &TileView) -> Markup {
    let words = board.words;
    let id = tile.tile;
    let can = board.ways_of(id).next().is_some();
    let facts = html! {
        (printed(tile))
        b { (names::called(words, tile)) }
        @if is_wanted(board, tile) { span .wish { (ico("i-done")) (words.say("v-wanted")) } }
        // What is not laid any more only goes away.
        @if board.task() != Some(TaskView::Rest) { span { (fits(board, tile)) } }
    };
    let discount = Choice::Discount(id);
    let (auction, hold) = (Choice::Auction(id), Choice::Hold(id));
    let deeds = [
        (auction, "v-to-auction", "i-share"),
        (hold, "v-to-warehouse", "i-house"),
        (discount, "v-to-discount", "i-down"),
    ];
    html! {
        div .pick {
            @if can {
                (board.pick("pick-tile", id, &format!("lay {id} "), &facts))
            } @else {
                div .pick-tile.off { (facts) }
            }
            @for (choice, name, sign) in deeds {
                @if board.effect(choice).is_some() {
                    button .btn name="choice" value=(choice) { (ico(sign)) (words.say(name)) span .sr { ": " (names::called(words, tile)) } }
                }
            }
        }
    }
}

/// Where a tile fits and from which price, or that it does not.
fn fits(board: &ShownBoard<'_>, tile: &TileView) -> String {
    let words = board.words;
    let mut spots: Vec<_> = board
        .ways_of(tile.tile)
        .filter_map(|way| match way.choice {
            Choice::Lay(laying) => Some((laying.spot, way.price)),
            _ => None,
        })
        .collect();
    let Some(price) = spots.iter().map(|(_, price)| *price).min() else {
        let garden = tile.garden && board.player().satisfied.is_none();
        let dear = board.player().money.is_some_and(|money| money < tile.cost.into());
        return words.say(match (garden, dear) {
            (true, _) => "v-fits-later",
            (false, true) => "v-fits-dear",
            (false, false) => "v-fits-nowhere",
        });
    };
    spots.sort_unstable_by_key(|(spot, _)| *spot);
    spots.dedup_by_key(|(spot, _)| *spot);
    say!(words, "v-fits-in", count = spots.len(), price = price)
}

/// A tile in an auction, and what can be bid for it.
fn bidding(board: &ShownBoard<'_>, duty: &DutyView) -> Markup {
    let words = board.words;
    let most = duty.bidders.get(&(board.shown.index() + 1)).copied().unwrap_or(0);
    let money = board.player().money.unwrap_or(0);
    let extra = money.saturating_sub(most.into());
    let bids = board.choices().filter_map(|(choice, _)| match choice {
        Choice::Bid(bid) => Some((choice, bid)),
        _ => None,
    });
    let bids = html! {
        p { (if extra > 0 { say!(words, "v-bid-extra", coins = extra) } else { words.say("v-bid-plain") }) }
        div .bids {
            @for (choice, bid) in bids {
                @if bid == 0 {
                    button .none name="choice" value=(choice) { (words.say("v-no-bid")) }
                } @else {
                    button name="choice" value=(choice) {
                        span aria-hidden="true" { (bid) @if extra > 0 { small { (say!(words, "v-in-all", coins = u32::from(bid) + extra)) } } }
                        span .sr { (say!(words, "v-bid-label", bid = bid, all = u32::from(bid) + extra)) }
                    }
                }
            }
        }
    };
    lot(board, duty, &bids)
}

/// The tile in the auction, and who has sealed a bid.
fn lot(board: &ShownBoard<'_>, duty: &DutyView, bids: &Markup) -> Markup {
    let words = board.words;
    let bidders = duty.bidders.keys().map(|number| Seat::new(number - 1));
    html! {
        @if let Some(tile) = duty.tiles.first() {
            div .lot-sale {
                (printed(tile))
                h3 { (say!(words, "v-auction-of", tile = names::called(words, tile), name = board.within(duty.seat))) }
                (bids)
                ul .sealed {
                    @for seat in bidders {
                        @let waits = board.seat(seat).thinking;
                        li {
                            (hat(board, seat)) span { (board.you_or_name(seat)) } (envelope(!waits))
                            span .soft {
                                @match duty.bid.filter(|_| board.is_me(seat)) {
                                    Some(bid) => (say!(words, "v-you-bid", bid = bid)),
                                    None => (words.say(if waits { "v-not-yet" } else { "v-sealed" })),
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn envelope(sealed: bool) -> Markup {
    html! {
        svg .env .wait[!sealed] viewBox="0 0 34 26" aria-hidden="true" {
            path d="M2 3H32V23H2Z" {}
            @if sealed { path d="M2 3L17 14L32 3" {} circle .seal cx="17" cy="15" r="4.5" {} }
        }
    }
}
