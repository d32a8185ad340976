//! Cards: the centre for all, one's own dealings and hand, and those of the others.

use bienvenue::Choice;
use bienvenue::board::Zone;
use bienvenue::card::{Kind, Title};
use bienvenue::view::{TaskView, ZoneView};
use maud::{Markup, html};
use tabletop::Seat;

use super::board::ShownBoard;
use super::marks::{hat, ico, svg};
use super::names::{card, card_name, does};
use crate::pages::table::text::say;

/// The class that gives a card the colour of its kind.
fn class(kind: Kind) -> &'static str {
    match kind {
        Kind::Corruption => "is-corr",
        Kind::AntiTrust => "is-anti",
    }
}

/// Picture, name and effect of a card.
pub(super) fn face(board: &ShownBoard<'_>, title: Title) -> Markup {
    let (drawing, name, _) = card(title);
    html! {
        span .pic { (svg(drawing)) }
        b { (board.words.say(name)) }
        small { (does(board.words, board.view, title)) }
    }
}

/// The centre: deck, discard, cards for all.
pub(super) fn fair(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let view = board.view;
    html! {
        section #fair .panel data-part tabindex="-1" aria-labelledby="h-fair" {
            h2 #h-fair { (words.say("v-fair")) " " span .caps { (words.say("v-anti-trust")) } }
            div .cards5 {
                (deck(board)) (discard(board))
                @for (index, zone) in view.centre.iter().enumerate() {
                    (zone_of(board, Zone { owner: None, index: index as u8 }, zone.as_ref()))
                }
            }
        }
    }
}

fn deck(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let count = board.view.deck;
    let face = html! {
        span .num { (count) } small { (words.say("v-deck")) }
        @if let Some(seat) = board.view.deck_worker { (hat(board, seat)) }
    };
    html! {
        @if board.effect(Choice::Deck).is_some() {
            button .deck.can name="choice" value=(Choice::Deck) { (face) span .sr { (say!(words, "v-deck-label", count = count)) } }
        } @else {
            div .deck data-ask=[board.ask(Choice::Deck)] { (face) }
        }
    }
}

fn discard(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let discard = &board.view.discard;
    let top = discard.last().copied().flatten();
    let face = html! {
        span .num { (discard.len()) }
        small { @match top { Some(title) => (card_name(words, title)), None => (words.say("v-discard")) } }
        @if let Some(seat) = board.view.discard_worker { (hat(board, seat)) }
    };
    html! {
        @if board.effect(Choice::TakeDiscard).is_some() {
            button .deck.off.can name="choice" value=(Choice::TakeDiscard)
                aria-label=(match top {
                    Some(title) => say!(words, "v-discard-top-label", card = card_name(words, title)),
                    None => words.say("v-discard-label"),
                }) { (face) }
        } @else {
            div .deck.off data-ask=[board.ask(Choice::TakeDiscard)] { (face) }
        }
    }
}

/// One's own zones and hand; of someone else, what is seen of them.
pub(super) fn deals(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let player = board.player();
    let title = if board.is_mine() {
        words.say("v-your-deals")
    } else {
        say!(words, "v-deals-of", name = board.name(board.shown))
    };
    html! {
        section #deals .panel data-part tabindex="-1" aria-labelledby="h-deals" {
            h2 #h-deals { (title) " " span .caps { (words.say("v-corruption")) } }
            div .cards4 {
                @for (index, zone) in player.zones.iter().enumerate() {
                    (zone_of(board, Zone { owner: Some(board.shown), index: index as u8 }, zone.as_ref()))
                }
                @for (index, title) in player.hand.iter().enumerate() { (in_hand(board, index, *title)) }
            }
            @if let Some(held) = &player.held {
                p .held { (super::tile::printed(held)) span { (say!(words, "v-held", tile = super::names::called(words, held))) } }
            }
            @if player.extra > 0 { p .note-line { (say!(words, "v-extra", count = player.extra)) } }
        }
    }
}

/// What lies in the zones of the others, where it can be used.
pub(super) fn others(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let seats = board.seats().filter(|seat| *seat != board.shown);
    let zones: Vec<(Zone, &ZoneView)> = seats
        .flat_map(|seat| {
            let zones = board.seat(seat).zones.iter().enumerate();
            zones.filter_map(move |(index, zone)| {
                zone.as_ref().map(|zone| (Zone { owner: Some(seat), index: index as u8 }, zone))
            })
        })
        .collect();
    html! {
        section #others .panel data-part .none[zones.is_empty()] aria-labelledby="h-others" {
            h2 #h-others { (words.say("v-others-deals")) " " span .caps { (words.say("v-owner-gains")) } }
            div .cards4 { @for (zone, played) in zones { (zone_of(board, zone, Some(played))) } }
        }
    }
}

/// A zone of the table with the card in it, if there is one.
fn zone_of(board: &ShownBoard<'_>, zone: Zone, played: Option<&ZoneView>) -> Markup {
    let words = board.words;
    let kind = if zone.owner.is_some() { Kind::Corruption } else { Kind::AntiTrust };
    let sign = if zone.owner.is_some() { "k-corr" } else { "k-anti" };
    let class = class(kind);
    let moved = Choice::Move(zone.index);
    let mine = zone.owner == Some(board.shown);
    if mine && board.effect(moved).is_some() {
        let covers = played.and_then(|played| played.card);
        return html! {
            button class={ "ccard none can " (class) } name="choice" value=(moved) {
                (svg(sign)) small { @match covers {
                    Some(title) => (say!(words, "v-put-over", card = card_name(words, title))),
                    None => (words.say("v-put-here")),
                } }
            }
        };
    }
    let Some(played) = played else {
        return html! { div class={ "ccard none " (class) } { (svg(sign)) small { (words.say("v-free")) } } };
    };
    let (Some(title), true) = (played.card, played.face_up) else {
        return html! {
            div class={ "ccard down " (class) } {
                (svg(sign))
                @if let Some(title) = played.card { b { (card_name(words, title)) } }
                small { (words.say("v-shown-later")) }
                @if let Some(owner) = zone.owner.filter(|_| !mine) { (whose(board, owner)) }
            }
        };
    };
    let note = html! {
        @if played.turned { span .note { (words.say("v-turned")) } }
        @else if let Some(owner) = zone.owner.filter(|_| !mine) { (whose(board, owner)) }
    };
    let (uses, scraps) = (Choice::Activate(zone), Choice::Scrap(zone.index));
    let scrap = zone.owner.is_none() && board.effect(scraps).is_some();
    if board.effect(uses).is_some() || scrap {
        return usable(board, zone, title, &note);
    }
    html! {
        div class={ "ccard " (class) (if played.worker.is_some() { " taken" } else { "" }) } data-ask=[board.ask(uses)] {
            (face(board, title)) (note)
            @if let Some(seat) = played.worker { span .on { (hat(board, seat)) } }
        }
    }
}

fn whose(board: &ShownBoard<'_>, owner: Seat) -> Markup {
    html! { span .note { (board.name(owner)) } }
}

/// A card that can be used: pressed, it says who gets what first.
fn usable(board: &ShownBoard<'_>, zone: Zone, title: Title, note: &Markup) -> Markup {
    let words = board.words;
    let (uses, scraps) = (Choice::Activate(zone), Choice::Scrap(zone.index));
    let owner = zone.owner.filter(|owner| *owner != board.shown);
    let id = format!("use-{}", zone.to_string().replace('.', "-"));
    let name = card_name(words, title);
    html! {
        button class={ "ccard can " (class(title.kind())) } type="button" popovertarget=(id) { (face(board, title)) (note) }
        div .turn-pop.card-pop id=(id) popover role="group" aria-label=(say!(words, "v-use-title", card = name.clone())) {
            h3 { (say!(words, "v-use-title", card = name)) }
            p { (does(words, board.view, title)) }
            @if let Some(owner) = owner {
                p { (hat(board, owner)) " " (say!(words, "v-use-owner", name = board.name(owner))) }
            } @else if zone.owner.is_some() {
                p .soft { (words.say("v-use-own")) }
            }
            div .acts {
                @if zone.owner.is_none() && board.effect(scraps).is_some() {
                    button .btn form="turn" name="choice" value=(scraps) { (ico("i-close")) (words.say("v-scrap")) }
                }
                @if let Some(effect) = board.effect(uses) {
                    (board.button("btn main", uses, effect, &html! { (ico("i-done")) (words.say("v-use")) }))
                }
            }
        }
    }
}

/// A card of the hand; pressed, it asks where to.
fn in_hand(board: &ShownBoard<'_>, index: usize, title: Option<Title>) -> Markup {
    let words = board.words;
    let Some(title) = title else {
        return html! { div .ccard.down.secret { (svg("k-corr")) small { (words.say("v-in-hand")) } } };
    };
    let plays: Vec<(Choice, u8)> = board
        .choices()
        .filter_map(|(choice, _)| match choice {
            Choice::Play { title: played, zone } if played == title => Some((choice, zone)),
            _ => None,
        })
        .collect();
    let class = class(title.kind());
    let note = html! { span .note { (words.say("v-in-hand")) } };
    if plays.is_empty() {
        return html! { div class={ "ccard " (class) } { (face(board, title)) (note) } };
    }
    let id = format!("play-{index}");
    let name = card_name(words, title);
    let there = |zone: u8| {
        let zones = match title.kind() {
            Kind::Corruption => &board.player().zones,
            Kind::AntiTrust => &board.view.centre,
        };
        zones.get(usize::from(zone)).and_then(Option::as_ref).and_then(|played| played.card)
    };
    html! {
        button class={ "ccard can-free " (class) } type="button" popovertarget=(id) { (face(board, title)) (note) }
        div .turn-pop.card-pop id=(id) popover role="group" aria-label=(say!(words, "v-where-card", card = name.clone())) {
            h3 { (say!(words, "v-where-card", card = name)) }
            p { (words.say("v-where-line")) }
            div .acts {
                @for (choice, zone) in plays {
                    button .btn form="turn" name="choice" value=(choice) {
                        (say!(words, "v-zone", number = zone + 1))
                        @if let Some(title) = there(zone) { " " small { (say!(words, "v-covers", card = card_name(words, title))) } }
                    }
                }
            }
        }
    }
}

/// Cards to keep or to give one of.
pub(super) fn cards_to_pick(board: &ShownBoard<'_>) -> Option<Markup> {
    let duty = board.due()?;
    let keeps = match duty.task {
        TaskView::Keep => true,
        TaskView::Give => false,
        _ => return None,
    };
    let mut titles = duty.cards.clone();
    titles.dedup();
    Some(html! {
        div .cards4 {
            @for title in titles {
                @let choice = if keeps { Choice::Keep(title) } else { Choice::Give(title) };
                button class={ "ccard can " (class(title.kind())) } name="choice" value=(choice) { (face(board, title)) }
            }
        }
    })
}
