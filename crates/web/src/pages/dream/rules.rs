//! The rules in our own words: a sheet at the side, and a page. Every figure comes from the sheet.

use maud::{Markup, html};
use tabletop::{Game as _, Seed, Settings, Table, Viewer};
use welcome::Dream;
use welcome::card::Action;
use welcome::dream::View;
use welcome::rules::Mode;

use super::board::ShownBoard;
use crate::pages::rules::address;
use crate::pages::table;
use crate::pages::table::text::say;
use crate::pages::welcome::icon::{badge, ico, name};
use crate::words::Words;

/// The page of rules, as played with these options.
pub(super) fn page(words: &Words, options: &Settings) -> Markup {
    // What the form offers may not suit two; the rules are then told as usual.
    let usual = || Dream::setup(&Settings::default(), 2).expect("the usual options");
    let setup = Dream::setup(options, 2).unwrap_or_else(|_| usual());
    let table: Table<Dream> = Table::new(setup, vec![String::new(); 2], Seed([0; 16]));
    let view = &table.view(Viewer::Spectator);
    let chapters = [
        ("goal", words.say("d-rules-goal"), goal(words, view)),
        ("turn", words.say("w-help-turn"), turn(words, view, None)),
        ("bonuses", words.say("d-rules-bonuses"), bonuses(words, view)),
        ("plans", words.say("w-plans-of-the-city"), plans(words)),
        ("end", words.say("t-help-end"), end(words, view)),
        ("modes", words.say("d-rules-modes"), modes(words, view)),
    ];
    html! {
        nav.chapters aria-label=(words.say("t-rules")) {
            @for (id, title, _) in &chapters { a href={ "#" (id) } { (title) } }
        }
        @for (id, title, text) in &chapters { section.panel id=(id) { h2 { (title) } (text) } }
    }
}

/// The side sheet with the rules in short.
pub(super) fn help(board: &ShownBoard<'_>) -> Markup {
    let (words, view) = (board.words, board.view);
    let short = || {
        html! {
            h3 { (words.say("w-help-turn")) }
            (turn(words, view, Some(view.mode)))
            h3 { (words.say("d-rules-bonuses")) }
            (bonuses(words, view))
            h3 { (words.say("w-plans-of-the-city")) }
            (plans(words))
            @if view.opponent.is_some() { h3 { (words.say("d-rules-aaa")) } (aaa(words, view)) }
            h3 { (words.say("t-help-end")) }
            (end(words, view))
        }
    };
    let keys = [
        ("1 2 3", "w-key-pair"),
        ("← → ↑ ↓", "t-key-arrows"),
        ("H", "t-key-hint"),
        ("U", "t-key-undo"),
        ("D", "t-key-done"),
        ("?", "t-key-help"),
    ];
    table::help::help(board, &address(Dream::NAME), short, "d-help-marks", &keys)
}

fn goal(words: &Words, view: &View) -> Markup {
    let layout = &view.layout;
    let (streets, columns) = (layout.streets.len(), layout.streets[0].len());
    html! {
        p { (say!(words, "d-rules-goal-line", streets = streets, columns = columns)) }
        ul .kinds {
            @for family in Action::ALL {
                @let count = layout.streets.iter().flatten().filter(|other| **other == family).count();
                li { (badge(family)) (say!(words, "d-rules-family", family = name(words, family), count = count)) }
            }
        }
    }
}

/// A turn; where the mode is known, only what it needs.
fn turn(words: &Words, view: &View, mode: Option<Mode>) -> Markup {
    let layout = &view.layout;
    let cards = match mode {
        Some(Mode::Expert) => "d-rules-expert",
        Some(Mode::Solo | Mode::Opponent) => "d-rules-alone",
        Some(Mode::Standard) | None => "d-rules-pairs",
    };
    let boxes = layout.refusals.len() - 1;
    html! {
        p { (words.say(cards)) }
        p { (words.say("d-rules-order")) }
        p { (ico("x-heart")) " " (words.say("d-rules-perfect")) }
        p { (say!(words, "d-rules-refusal", boxes = boxes)) }
    }
}

fn bonuses(words: &Words, view: &View) -> Markup {
    let layout = &view.layout;
    html! {
        p { (ico("x-columns")) " " (say!(words, "d-rules-column", normal = layout.normal, perfect = layout.perfect, factor = layout.first_column)) }
        p { (ico("i-estate")) " " (say!(words, "d-rules-street", points = layout.first_street)) }
        p { (words.say("d-rules-shared")) }
    }
}

fn plans(words: &Words) -> Markup {
    html! { p { (words.say("d-rules-plans")) } }
}

/// How it ends, and who wins.
pub(super) fn end(words: &Words, view: &View) -> Markup {
    let all: usize = view.layout.streets.iter().map(Vec::len).sum();
    let boxes = view.layout.refusals.len() - 1;
    html! { p { (say!(words, "d-rules-end", houses = all, boxes = boxes)) } }
}

fn modes(words: &Words, view: &View) -> Markup {
    html! {
        p { b { (words.say("dream-option-expert")) } " " (words.say("d-rules-expert")) }
        p { b { (words.say("dream-option-quarters")) } " " (words.say("d-rules-quarters")) }
        p { b { (words.say("d-rules-aaa")) } " " (words.say("d-rules-alone")) }
        (aaa(words, view))
        p { (words.say("d-rules-advanced")) }
    }
}

fn aaa(words: &Words, view: &View) -> Markup {
    html! { p { (say!(words, "d-rules-aaa-line", points = view.layout.first_street)) } }
}
