//! The rules in our own words: the pieces that the side sheet and the page of rules are made of.
//!
//! Every figure comes from the box, so that other boxes are described as they are.

use maud::{Markup, html};
use tabletop::{Game as _, Seed, Settings, Table, Viewer};
use welkin::card::Power;
use welkin::resource::Resource;
use welkin::view::MarketView;
use welkin::{View, Welkin};

use super::icon::{any, called, coin, ico, power, power_name, res};
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
    let begun = |seats: usize| -> View {
        let usual = || Welkin::setup(&Settings::default(), seats).expect("the usual options");
        let setup = Welkin::setup(options, seats).unwrap_or_else(|_| usual());
        let table: Table<Welkin> = Table::new(setup, vec![String::new(); seats], Seed([0; 16]));
        table.view(Viewer::Spectator)
    };
    Rules { words, view: &begun(2) }.page(begun(3).pile)
}

impl Rules<'_> {
    /// The page; the pile is larger with more players.
    fn page(&self, larger_pile: usize) -> Markup {
        let words = self.words;
        let line = |id: &str| html! { p { (words.say(id)) } };
        let chapters = [
            ("goal", words.say("k-rules-goal"), self.goal()),
            ("setup", words.say("k-rules-setup"), self.setup(larger_pile)),
            ("signs", words.say("k-rules-signs"), self.signs()),
            (
                "turn",
                words.say("k-help-turn"),
                html! { (line("k-rules-turn-line")) (line("k-rules-undo")) },
            ),
            (
                "actions",
                words.say("k-rules-actions"),
                html! {
                    (self.actions())
                    p { (say!(words, "k-rules-more", places = self.view.figures.places)) }
                },
            ),
            (
                "markets",
                words.say("k-markets"),
                html! {
                    (line("k-rules-markets-line"))
                    p { (say!(words, "k-rules-value-line", most = self.highest_value())) }
                    (line("k-rules-sale-line"))
                },
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

    /// What lies where before the first turn.
    fn setup(&self, larger_pile: usize) -> Markup {
        let words = self.words;
        let view = self.view;
        let tokens: usize = view.markets.iter().map(|market| market.tokens.len()).sum();
        let each = view.markets.iter().map(|market| market.reserve).max().unwrap_or(0);
        html! {
            p { (say!(words, "k-rules-setup-line", tokens = tokens, offer = view.display.len(), pile = view.pile, more = larger_pile)) }
            p { (say!(words, "k-rules-setup-own", places = view.figures.places)) }
            p { (say!(words, "k-rules-setup-reserve", each = each)) }
        }
    }

    /// The most that a resource can be worth: it is on this many tokens.
    fn highest_value(&self) -> usize {
        let bears = |kind: Resource| {
            let markets = self.view.markets.iter();
            let on = |market: &MarketView| {
                let behind = market.tokens.iter().filter(|back| **back == kind).count();
                if market.resource == kind { market.tokens.len() } else { behind }
            };
            markets.map(on).sum::<usize>()
        };
        Resource::ALL.into_iter().map(bears).max().unwrap_or(0)
    }

    /// What is drawn on tokens and cards.
    pub(super) fn signs(&self) -> Markup {
        let words = self.words;
        let name = |kind: Resource| called(words, &self.view.markets[kind.index()].name);
        let [one, .., other] = Resource::ALL;
        let row = |sign: Markup, text: String| html! { div { dt { (sign) } dd { (text) } } };
        html! {
            dl .helps.signs {
                (row(html! { span .token { (res(one)) span .other { (res(other)) } } },
                    say!(words, "k-sign-token", from = name(one), to = name(other))))
                (row(html! { span .prod-token { (res(one)) } },
                    say!(words, "k-sign-shown", resource = name(one))))
                (row(html! { span .prod-token.plus { b { "+1" } (res(one)) } }, words.say("k-sign-plus")))
                (row(html! { span .turn-sign { (ico("w-flip")) } }, words.say("k-sign-turn")))
                (row(html! { span .slot-r { (res(one)) } span .slot-r.got { (res(one)) } }, words.say("k-sign-slot")))
                (row(html! { span .slot-r { (any()) } }, words.say("k-sign-any")))
                (row(coin(), words.say("k-sign-coin")))
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
