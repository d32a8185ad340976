//! What an edition calls things, the looks it has, and which of its figures are only proposed.

use maud::{Markup, html};
use welcome::View;
use welcome::data::Source;
use welcome::printing::Printing;
use welcome::view::OfferView;

use super::board::ShownBoard;
use super::{extensions, street};
use crate::assets;
use crate::pages::skin::Skin;
use crate::words::Words;

/// The language in the terms of an edition.
pub(super) fn of(words: &Words, printing: Printing) -> &Words {
    match printing {
        Printing::Of2018 => words,
        Printing::Of2023 => words.language.words_of_2023(),
    }
}

/// How sheets look: in the edition of 2023 as the reader likes them.
fn skin(board: &ShownBoard<'_>) -> Skin {
    match board.view.printing {
        Printing::Of2018 => Skin::default(),
        Printing::Of2023 => board.likes.skin,
    }
}

/// The classes of a table.
pub(super) fn class(board: &ShownBoard<'_>) -> String {
    match (board.view.printing, &board.view.layout.extension) {
        (_, Some(extension)) => format!("table welcome skinned x-{}", extension.name),
        (Printing::Of2018, None) => "table welcome".to_owned(),
        (Printing::Of2023, None) => format!("table welcome skinned {}", skin(board).class()),
    }
}

/// The stylesheets that only some tables need: what is played with, and the look that is worn.
pub(super) fn stylesheet(board: &ShownBoard<'_>) -> Markup {
    let combined = !matches!(board.view.offer, OfferView::Pairs(_));
    let parts = [
        (combined, "cards.css"),
        (board.view.opponent.is_some(), "alone.css"),
        (street::is_long(board), "long-streets.css"),
    ];
    html! {
        @for (_, name) in parts.iter().filter(|(needed, _)| *needed) {
            link rel="stylesheet" href=(assets::url(name));
        }
        @if let Some(extension) = &board.view.layout.extension {
            (extensions::worn(extension))
        } @else if board.view.printing == Printing::Of2023 {
            (board.likes.skin.worn())
        }
    }
}

/// What stands where a street leaves room beside its houses.
pub(super) fn landmark(board: &ShownBoard<'_>) -> Markup {
    match &board.own {
        Some(own) => html! { svg.deco aria-hidden="true" { use href={ "#" (own.landmark()) } {} } },
        None => skin(board).landmark(),
    }
}

/// Whether the reader can choose a look; a sheet with rules of its own has its own.
pub(super) fn has_looks(board: &ShownBoard<'_>) -> bool {
    board.view.printing == Printing::Of2023 && board.own.is_none()
}

/// A discreet line at the foot of the sheet: what of this table nobody has shown us in print.
pub(super) fn proposed(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let parts: Vec<String> = proposals(board.view).map(|id| words.say(id)).collect();
    html! {
        @if !parts.is_empty() {
            p .proposed { (super::text::say!(words, "w-proposed", parts = words.list(&parts))) }
        }
    }
}

fn proposals(view: &View) -> impl Iterator<Item = &'static str> {
    let is = |source: Source| source == Source::Proposed;
    let layout = &view.layout;
    let opponent = view.opponent.as_ref();
    let own = layout.extension.as_ref();
    [
        (
            "w-proposed-sheet",
            is(layout.source)
                || is(layout.tracks_source)
                || is(layout.temps_source)
                || own.is_some_and(|own| is(own.source) || is(own.score_source)),
        ),
        ("w-proposed-plans", view.plans.iter().any(|plan| is(plan.source))),
        ("w-proposed-cards", is(view.cards_source)),
        ("w-proposed-quarters", view.quarters_source.is_some_and(is)),
        ("w-proposed-opponent", opponent.is_some_and(|card| is(card.source))),
        ("w-proposed-letters", opponent.is_some_and(|card| is(card.letters_source))),
    ]
    .into_iter()
    .filter(|(_, proposed)| *proposed)
    .map(|(id, _)| id)
}
