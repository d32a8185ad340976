//! The rules in our own words: the pieces that the side sheet and the page of rules are made of.
//!
//! Every figure comes from the box, so that other boxes are described as they are.

use bienvenue::card::{Kind, Title};
use bienvenue::{Bienvenue, View};
use maud::{Markup, html};
use tabletop::{Game as _, Seed, Settings, Table, Viewer};

use super::marks::{ico, svg};
use super::names::{card, does};
use crate::pages::table::text::say;
use crate::words::Words;

/// The rules of one table, in one language.
#[derive(Clone, Copy)]
pub(super) struct Rules<'a> {
    pub(super) words: &'a Words,
    pub(super) view: &'a View,
}

/// The page of rules, as played with these options.
pub(super) fn page(words: &Words, options: &Settings) -> Markup {
    // The most seats: what each of them gets is told for all.
    let seats = *Bienvenue::SEATS.end();
    // What the form offers may not suit so many; the rules are then told as usual.
    let usual = || Bienvenue::setup(&Settings::default(), seats).expect("the usual options");
    let setup = Bienvenue::setup(options, seats).unwrap_or_else(|_| usual());
    let table: Table<Bienvenue> = Table::new(setup, vec![String::new(); seats], Seed([0; 16]));
    Rules { words, view: &table.view(Viewer::Spectator) }.page()
}

impl Rules<'_> {
    fn page(&self) -> Markup {
        let words = self.words;
        let chapters = [
            ("goal", "v-rules-goal", self.goal()),
            ("begin", "v-rules-begin", self.begin()),
            ("round", "v-rules-round", self.actions()),
            ("laying", "v-rules-laying", self.laying()),
            ("discount", "v-rules-discount", self.discount()),
            ("cards", "v-rules-cards", self.cards()),
            ("garden", "v-rules-garden", self.garden()),
            ("end", "t-help-end", self.end()),
            ("credit", "v-rules-credit", self.credit()),
        ];
        html! {
            nav.chapters aria-label=(words.say("t-rules")) {
                @for (id, title, _) in &chapters { a href={ "#" (id) } { (words.say(title)) } }
            }
            @for (id, title, text) in &chapters {
                section.panel id=(id) { h2 { (words.say(title)) } (text) }
            }
        }
    }

    fn lines(&self, ids: &[&str]) -> Markup {
        html! { @for id in ids { p { (self.words.say(id)) } } }
    }

    /// What it is about.
    pub(super) fn goal(&self) -> Markup {
        self.lines(&["v-rules-goal-line", "v-rules-family-line"])
    }

    fn begin(&self) -> Markup {
        let figures = &self.view.figures;
        let (fewest, most) = figures.foundations;
        let coins: Vec<String> = figures.late_coins.iter().map(u8::to_string).collect();
        html! {
            ol .dots {
                li { (self.words.say("v-rules-begin-money")) }
                @if figures.late_coins.iter().any(|coins| *coins > 0) {
                    li { (say!(self.words, "v-rules-begin-late", coins = coins.join(", "))) }
                }
                li { (self.words.say("v-rules-begin-draft")) }
                li { (say!(self.words, "v-rules-begin-foundations", side = figures.side, fewest = fewest, most = most)) }
                li { (self.words.say("v-rules-begin-lay")) }
            }
        }
    }

    /// What a worker can do.
    pub(super) fn actions(&self) -> Markup {
        let words = self.words;
        let figures = &self.view.figures;
        let row = |icon: &str, id: &str, text: String| {
            html! { div { dt { (ico(icon)) (words.say(id)) } dd { (text) } } }
        };
        html! {
            p { (say!(words, "v-rules-round-line", workers = figures.workers)) }
            dl .helps {
                (row("i-house", "v-rules-draw", say!(words, "v-rules-draw-line", drawn = figures.drawn)))
                (row("i-down", "v-discount", words.say("v-rules-buy-line")))
                (row("i-plan", "v-rules-card", words.say("v-rules-card-line")))
                (row("i-hammer", "v-works", say!(words, "v-rules-works-line", door = figures.door)))
                (row("i-tree", "v-garden", words.say("v-rules-garden-short")))
            }
            p { (words.say("v-rules-free-line")) }
            p { (words.say(if figures.forced { "v-rules-forced" } else { "v-rules-not-forced" })) }
            @if figures.auctions { p { (say!(words, "v-rules-auction", least = figures.lowest_bid)) } }
        }
    }

    /// Doors, stairs, halves.
    pub(super) fn laying(&self) -> Markup {
        let words = self.words;
        let figures = &self.view.figures;
        html! {
            p { (say!(words, "v-rules-price", door = figures.door, stair = figures.stair)) }
            ul .dots {
                li { (words.say("v-rules-first-room")) }
                li { (words.say("v-rules-doors")) }
                li { (words.say("v-rules-upstairs")) }
                li { (words.say("v-rules-kinds")) }
                li { (words.say("v-rules-halves")) }
            }
        }
    }

    fn discount(&self) -> Markup {
        let words = self.words;
        let steps: Vec<String> = self.view.figures.steps.iter().map(u8::to_string).collect();
        html! {
            p { (say!(words, "v-rules-row", steps = words.list(&steps), floor = self.view.figures.floor)) }
        }
    }

    fn cards(&self) -> Markup {
        let words = self.words;
        let of = |kind: Kind| Title::ALL.into_iter().filter(move |title| title.kind() == kind);
        html! {
            (self.lines(&["v-rules-cards-line", "v-rules-owner-line"]))
            @for (kind, name, class) in [(Kind::Corruption, "v-corruption", "is-corr"), (Kind::AntiTrust, "v-anti-trust", "is-anti")] {
                h3 { (words.say(name)) }
                dl .helps.cards-told {
                    @for title in of(kind) {
                        @let (drawing, name, _) = card(title);
                        div class=(class) { dt { (svg(drawing)) (words.say(name)) } dd { (does(words, self.view, title)) } }
                    }
                }
            }
        }
    }

    fn garden(&self) -> Markup {
        self.lines(&["v-rules-garden-line", "v-rules-terrace-line"])
    }

    /// How it ends, and who wins.
    pub(super) fn end(&self) -> Markup {
        let words = self.words;
        let figures = &self.view.figures;
        html! {
            p { (say!(words, "v-rules-end-line", rounds = figures.garden_rounds, most = figures.rounds)) }
            p { (say!(words, "v-rules-score-line", missing = figures.missing, bare = figures.bare)) }
            p { (words.say("v-rules-tie-line")) }
        }
    }

    /// Whose game it is.
    pub(super) fn credit(&self) -> Markup {
        let figures = &self.view.figures;
        html! {
            p .soft.credit { (say!(self.words, "v-credit", designer = figures.designer.as_str(), licence = figures.licence.as_str())) }
        }
    }
}
