//! The family of the house that is shown: its wishes, ticked off, and its tastes.

use bienvenue::family::{Storeys, When};
use bienvenue::view::{NeedView, SeatView, TasteView};
use maud::{Markup, html};

use super::board::ShownBoard;
use super::marks::{ico, tick};
use super::names::so_many;
use super::tile::small;
use crate::assets;
use crate::pages::table::text::{bold, change, marked, rich, say};
use crate::words::Words;

/// How many wishes of a family are met, and how many it has: rooms and, where it asks for one, a
/// storey.
pub(super) fn wishes(seat: &SeatView) -> (u32, u32) {
    let rooms: u32 = seat.family.needs.iter().map(|need| u32::from(need.count)).sum();
    let all = rooms + u32::from(seat.family.storeys == Storeys::Two);
    (all.saturating_sub(seat.family.missing), all)
}

/// The section with the family.
pub(super) fn family(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let seat = board.player();
    let family = &seat.family;
    let (met, all) = wishes(seat);
    html! {
        section #family .panel.fam data-part aria-labelledby="h-family" {
            header .fam-head {
                (people(seat))
                h2 #h-family { (say!(words, "v-family", name = family.name.as_str())) }
                span .flag { @if seat.satisfied.is_some() { (ico("i-key")) (words.say("v-served")) } @else { (say!(words, "v-wishes", met = met, all = all)) } }
            }
            ul .crits {
                @for need in &family.needs { (wish(words, *need)) }
                (storeys(words, seat))
            }
            ul .gifts {
                li { (ico("i-key")) span { (rich(&gift(board), bold)) } }
                @for taste in &family.tastes {
                    li { (ico("i-first")) span {
                        (said(words, *taste))
                        @if let Some(now) = change(taste.now) { " " b .now { (say!(words, "v-taste-now", points = now)) } }
                    } }
                }
            }
        }
    }
}

fn gift(board: &ShownBoard<'_>) -> String {
    let words = board.words;
    let family = &board.player().family;
    let (coins, points) = (marked(family.garden_budget), marked(family.points));
    if board.player().satisfied.is_some() {
        say!(words, "v-gift-had", points = points)
    } else {
        say!(words, "v-gift", coins = coins, points = points, missing = board.view.figures.missing)
    }
}

fn wish(words: &Words, need: NeedView) -> Markup {
    let ok = need.there >= need.count;
    html! {
        li .ok[ok] {
            (small(need.of))
            span { (so_many(words, need.of, need.count)) }
            b .num { @if ok { (tick()) span .sr { (words.say("v-ticked")) } } @else { (say!(words, "t-of", have = need.there, need = need.count)) } }
        }
    }
}

fn storeys(words: &Words, seat: &SeatView) -> Markup {
    let upstairs = seat.house.tiles.iter().any(|laid| laid.spot.is_upstairs());
    let (id, ok) = match seat.family.storeys {
        Storeys::One => ("v-one-storey", None),
        Storeys::Any => ("v-any-storeys", None),
        Storeys::Two => ("v-two-storeys", Some(upstairs)),
    };
    html! {
        li .ok[ok == Some(true)] {
            svg .catpic.plain viewBox="0 0 24 24" aria-hidden="true" { use href="#i-stairs" {} }
            span { (words.say(id)) }
            @if ok == Some(true) { b .num { (tick()) span .sr { (words.say("v-ticked")) } } }
        }
    }
}

/// The family, as many as its bedrooms.
pub(super) fn people(seat: &SeatView) -> Markup {
    use bienvenue::tile::Tag;
    let count = |tag: Tag| {
        seat.family.needs.iter().find(|need| need.of == tag).map_or(0, |need| need.count)
    };
    html! {
        span .people aria-hidden="true" {
            @for index in 0..2 { svg class={ "pe a" (index) } viewBox="0 0 24 44" { use href="#pe-adult" {} } }
            @for index in 0..count(Tag::Child) { svg class={ "pe ch c" (index % 3) } viewBox="0 0 20 32" { use href="#pe-child" {} } }
        }
    }
}

/// A taste in words: `+1 for each tree`.
pub(super) fn said(words: &Words, taste: TasteView) -> String {
    let points = change(taste.points.into()).unwrap_or_default();
    let many = |count: u8| {
        let rooms = taste.of.map_or_else(String::new, |of| so_many(words, of, count));
        match taste.luxury {
            None => rooms,
            Some(true) => say!(words, "v-of-luxury", rooms = rooms),
            Some(false) => say!(words, "v-not-luxury", rooms = rooms),
        }
    };
    match taste.rule {
        When::Per if taste.beyond > 0 => {
            say!(
                words,
                "v-taste-beyond",
                points = points,
                what = many(taste.each),
                beyond = taste.beyond
            )
        }
        When::Per => say!(words, "v-taste-per", points = points, what = many(taste.each)),
        When::With => say!(words, "v-taste-with", points = points, what = many(taste.count)),
        When::Without => say!(words, "v-taste-without", points = points, what = many(taste.count)),
        When::Exactly => say!(words, "v-taste-exactly", points = points, what = many(taste.count)),
        When::Coins => say!(words, "v-taste-coins", points = points, most = taste.most),
    }
}

/// Said once, when the family has all it asked for: the garden is open.
pub(super) fn served(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let seat = board.player();
    let now = seat.satisfied.map(u32::from) == Some(board.view.round) && board.plays();
    html! {
        div #served data-part role="status" {
            @if now {
                link rel="stylesheet" href=(assets::url("bienvenue-offer.css"));
                div .served-note {
                    (people(seat))
                    div {
                        b { (say!(words, "v-served-title", name = seat.family.name.as_str())) }
                        p { (say!(words, "v-served-line", coins = seat.family.garden_budget, last = board.view.last_round)) }
                    }
                }
            }
        }
    }
}
