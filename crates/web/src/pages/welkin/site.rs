//! A site card: on offer, open on a board, or small in a row.

use std::cmp::Ordering;

use maud::{Markup, html};
use welkin::Choice;
use welkin::card::CardId;
use welkin::resource::{Resource, Resources};
use welkin::view::{CardView, SiteView};

use super::board::ShownBoard;
use super::icon::{any, coin, ico, power, power_name, res};
use crate::pages::table::text::say;

/// A resource that can be laid on a site, and what it changes in the money.
pub(super) type Lay = (Resource, Choice, i32);

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
pub(super) fn title(board: &ShownBoard<'_>, card: &CardView) -> Markup {
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

/// A slot of a site.
enum Slot {
    /// Covered by this.
    Covered(Resource),
    /// To be covered by this; the first free one of its kind.
    First(Resource),
    /// To be covered by this.
    Free(Resource),
    /// To be covered by anything.
    Any,
}

/// The slots in the order in which they are printed, so that what is laid does not move them.
fn printed(card: &CardView, placed: Resources) -> Vec<Slot> {
    let Some(slots) = card.slots else {
        let free = card.size - placed.total();
        let covered = placed.iter().map(Slot::Covered);
        return covered.chain((0..free).map(|_| Slot::Any)).collect();
    };
    let of_kind = |kind: Resource| {
        (0..slots[kind]).map(move |index| match index.cmp(&placed[kind]) {
            Ordering::Less => Slot::Covered(kind),
            Ordering::Equal => Slot::First(kind),
            Ordering::Greater => Slot::Free(kind),
        })
    };
    // What has no slot of its kind lies on those that take anything.
    let beyond = |kind: Resource| {
        (0..placed[kind].saturating_sub(slots[kind])).map(move |_| Slot::Covered(kind))
    };
    let beyond: Vec<Slot> = Resource::ALL.into_iter().flat_map(beyond).collect();
    let free = card.size - slots.total() - beyond.len();
    let of_kinds = Resource::ALL.into_iter().flat_map(of_kind);
    of_kinds.chain(beyond).chain((0..free).map(|_| Slot::Any)).collect()
}

/// The slots of a site, and what covers them. Those that something can be laid on now are marked.
pub(super) fn slots(
    board: &ShownBoard<'_>,
    card: &CardView,
    placed: Resources,
    lays: &[Lay],
) -> Markup {
    let words = board.words;
    let free = |resource, open| {
        html! { li .slot-r .open[open] { (res(resource)) span .sr { (board.called(resource)) } } }
    };
    html! {
        ul .slots {
            @for slot in printed(card, placed) {
                @match slot {
                    Slot::Covered(resource) => li .slot-r.got {
                        (res(resource)) span .sr { (say!(words, "k-slot-covered", resource = board.called(resource))) }
                    },
                    Slot::First(resource) => (free(resource, lays.iter().any(|(kind, ..)| *kind == resource))),
                    Slot::Free(resource) => (free(resource, false)),
                    Slot::Any => li .slot-r.any { (any()) span .sr { (words.say("k-any")) } },
                }
            }
        }
    }
}

/// What laying a resource on a site is called.
pub(super) fn lay_label(board: &ShownBoard<'_>, resource: Resource, card: CardId) -> String {
    let (resource, site) = (board.called(resource), named(board, card));
    say!(board.words, "k-lay-label", resource = resource, site = site)
}

/// What a card can do once it is completed, and what it would pay.
pub(super) fn foot(board: &ShownBoard<'_>, card: &CardView, pays: Option<u32>) -> Markup {
    let words = board.words;
    html! {
        span .foot-row {
            @match card.power {
                Some(kind) => span .pow { (power(kind)) (power_name(words, kind)) },
                None => span .pow.soft { (words.say("k-any-material")) },
            }
            span .worth.num title=(words.say("k-worth")) {
                (coin())
                @let worth = card.worth.map_or_else(|| "?".to_owned(), |worth| worth.to_string());
                @match pays {
                    Some(pays) => (say!(words, "k-pays", pays = pays, worth = worth)),
                    None => (worth),
                }
                span .sr { " " (words.say("k-worth")) }
            }
        }
    }
}

/// An open site in one line, for the row of a player.
pub(super) fn small(board: &ShownBoard<'_>, site: &SiteView) -> Markup {
    slots(board, &site.site, site.placed, &[])
}

/// A site in words: `site 12`.
pub(super) fn named(board: &ShownBoard<'_>, card: CardId) -> String {
    say!(board.words, "k-site", card = card.to_string())
}
