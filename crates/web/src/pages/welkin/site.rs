//! A site card: on offer, open on a board, or small in a row.

use maud::{Markup, html};
use welkin::card::CardId;
use welkin::resource::{Resource, Resources};
use welkin::view::{CardView, SiteView};

use super::board::Board;
use super::icon::{any, coin, ico, power, power_name, res};
use crate::pages::table::text::say;

/// The class and drawing of a card's building: the more slots, the larger.
fn building(card: &CardView) -> (&'static str, &'static str) {
    match (&card.slots, card.size) {
        (None, _) => ("t0", "site-wild"),
        (_, ..=3) => ("t3", "site-3"),
        (_, 4) => ("t4", "site-4"),
        _ => ("t5", "site-5"),
    }
}

/// The class of a card.
pub(super) fn class(card: &CardView) -> &'static str {
    building(card).0
}

/// A building on its island.
pub(super) fn picture(card: &CardView) -> Markup {
    html! {
        svg .pic viewBox="0 0 120 84" aria-hidden="true" {
            use href="#isle" x="0" y="40" width="120" height="44" {}
            use href={ "#" (building(card).1) } x="28" y="3" width="64" height="48" {}
        }
    }
}

/// The number of a card, and whether it turns a token.
pub(super) fn title(board: &Board<'_>, card: &CardView) -> Markup {
    let words = board.words;
    html! {
        h3 { span .sr { (words.say("k-site-word")) " " } (card.card) }
        @if card.flip {
            span .turn-sign title=(words.say("k-turns-token")) {
                (ico("w-flip")) span .sr { (words.say("k-turns-token")) }
            }
        }
    }
}

/// The slots of a site, and what covers them.
pub(super) fn slots(board: &Board<'_>, card: &CardView, placed: Resources) -> Markup {
    let words = board.words;
    let free: Vec<Option<Resource>> = match card.slots {
        Some(slots) => {
            let left = Resources(std::array::from_fn(|index| slots.0[index] - placed.0[index]));
            left.iter().map(Some).collect()
        }
        None => vec![None; card.size - placed.total()],
    };
    html! {
        ul .slots {
            @for resource in placed.iter() {
                li .slot-r.got { (res(resource)) span .sr { (say!(words, "k-slot-covered", resource = board.called(resource))) } }
            }
            @for slot in free {
                li .slot-r {
                    @match slot {
                        Some(resource) => { (res(resource)) span .sr { (board.called(resource)) } }
                        None => { (any()) span .sr { (words.say("k-any")) } }
                    }
                }
            }
        }
    }
}

/// What a card can do once it is completed, and what it would pay.
pub(super) fn foot(board: &Board<'_>, card: &CardView, pays: Option<u32>) -> Markup {
    let words = board.words;
    html! {
        span .foot-row {
            @match card.power {
                Some(kind) => span .pow { (power(kind)) (power_name(words, kind)) },
                None => span .pow.soft { (words.say("k-any-material")) },
            }
            span .worth.num title=(words.say("k-worth")) {
                (coin())
                @if let Some(pays) = pays { (pays) "/" }
                @match card.worth { Some(worth) => (worth), None => "?" }
                span .sr { " " (words.say("k-worth")) }
            }
        }
    }
}

/// An open site in one line, for the row of a player.
pub(super) fn small(board: &Board<'_>, site: &SiteView) -> Markup {
    slots(board, &site.site, site.placed)
}

/// A site in words: `site 12`.
pub(super) fn named(board: &Board<'_>, card: CardId) -> String {
    say!(board.words, "k-site", card = card.to_string())
}

/// A card in words, for those who do not see it.
pub(super) fn told(board: &Board<'_>, card: &CardView) -> String {
    let words = board.words;
    let asks = match card.slots {
        Some(slots) => board.counted(slots),
        None => say!(words, "k-any-of", count = card.size),
    };
    let power =
        card.power.map_or_else(|| words.say("k-no-power"), |power| power_name(words, power));
    let worth = card.worth.map_or_else(|| "?".to_owned(), |worth| worth.to_string());
    let site = named(board, card.card);
    let told = say!(words, "k-card", site = site, asks = asks, worth = worth, power = power);
    if card.flip { format!("{told}; {}", words.say("k-turns-token")) } else { told }
}
