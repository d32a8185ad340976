//! The rules in our own words: the pieces that the side sheet and the page of rules are made of.
//!
//! Every figure comes from the box, so that other boxes are told of as they are.

use maud::{Markup, html};
use tabletop::{Game as _, Seed, Settings, Table, Viewer};
use welkin::card::Power;
use welkin::{View, Welkin};

use super::icon::{called, coin, ico, power, power_name, res};
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
    // What the form offers may not suit two; the rules are then told as usual.
    let usual = || Welkin::setup(&Settings::default(), 2).expect("the usual options");
    let setup = Welkin::setup(options, 2).unwrap_or_else(|_| usual());
    let table: Table<Welkin> = Table::new(setup, vec![String::new(); 2], Seed([0; 16]));
    let view: View = table.view(Viewer::Spectator);
    Rules { words, view: &view }.page()
}

impl Rules<'_> {
    fn page(&self) -> Markup {
        let words = self.words;
        let line = |id: &str| html! { p { (words.say(id)) } };
        let chapters = [
            ("goal", words.say("k-rules-goal"), self.goal()),
            (
                "turn",
                words.say("k-help-turn"),
                html! { (line("k-rules-turn-line")) (line("k-rules-undo")) },
            ),
            ("actions", words.say("k-rules-actions"), self.actions()),
            (
                "markets",
                words.say("k-markets"),
                html! { (line("k-rules-markets-line")) (line("k-rules-sale-line")) },
            ),
            ("powers", words.say("k-powers"), self.powers()),
            ("end", words.say("t-help-end"), self.end()),
        ];
        html! {
            nav.chapters aria-label=(words.say("t-rules")) {
                @for (id, title, _) in &chapters { a href={ "#" (id) } { (title) } }
            }
            @for (id, title, text) in &chapters {
                section.panel id=(id) { h2 { (title) } (text) }
            }
        }
    }

    fn goal(&self) -> Markup {
        let words = self.words;
        html! {
            p { (words.say("k-rules-goal-line")) }
            ul .kinds {
                @for market in &self.view.markets {
                    li { (res(market.resource)) (called(words, &market.name)) }
                }
            }
        }
    }

    /// The three actions.
    pub(super) fn actions(&self) -> Markup {
        let words = self.words;
        let figures = &self.view.figures;
        let row = |icon: &str, id: &str, text: String| {
            html! { div { dt { (ico(icon)) (words.say(id)) } dd { (text) } } }
        };
        html! {
            dl .helps {
                (row("w-open", "k-way-open", say!(words, "k-rules-open", places = figures.places)))
                (row("w-produce", "k-way-produce", say!(words, "k-rules-produce", free = figures.free, price = figures.price, stock = figures.stock)))
                (row("w-use", "k-way-use", words.say("k-rules-use")))
            }
        }
    }

    /// The powers of completed sites.
    pub(super) fn powers(&self) -> Markup {
        let words = self.words;
        let figures = &self.view.figures;
        let text = |power: Power| match power {
            Power::Sell => words.say(if figures.incomplete_is_completed {
                "k-rules-sell"
            } else {
                "k-rules-sell-aside"
            }),
            Power::Use => words.say("k-rules-power-use"),
            Power::Open => words.say("k-rules-power-open"),
            Power::Buy => {
                say!(words, "k-rules-buy", count = figures.buy, price = figures.buy_price)
            }
            Power::Flip => say!(words, "k-rules-flip", count = figures.flip),
        };
        html! {
            p { (words.say("k-rules-powers-line")) }
            dl .helps {
                @for kind in Power::ALL {
                    div { dt { (power(kind)) (power_name(words, kind)) } dd { (text(kind)) } }
                }
            }
        }
    }

    /// How it ends, and who wins.
    pub(super) fn end(&self) -> Markup {
        let words = self.words;
        html! {
            p { (words.say("k-rules-end-line")) }
            p { (coin()) " " (words.say("k-rules-win-line")) }
        }
    }
}
