//! The rules in our own words: the pieces that the side sheet and the page of rules are made of.
//!
//! Every figure comes from the sheet, so that other sheets and editions are described as they are.

use maud::{Markup, html};
use tabletop::{Game as _, Settings, Table, Viewer};
use welcome::card::Action;
use welcome::house::{House, Street};
use welcome::number::Number;
use welcome::printing::Printing;
use welcome::rules::Mode;
use welcome::view::Layout;
use welcome::{View, Welcome};

use super::extensions;
use super::icon::{badge, ico, name};
use super::pen;
use super::score::sign;
use super::terms;
use super::text::{list, loss, say};
use crate::pages::rules::address;
use crate::words::Words;

/// The rules of one sheet, in one language.
#[derive(Clone, Copy)]
pub(super) struct Rules<'a> {
    pub(super) words: &'a Words,
    pub(super) layout: &'a Layout,
    pub(super) printing: Printing,
}

/// The page of rules, as played with these options.
pub(super) fn page(words: &Words, options: &Settings) -> Markup {
    // What the form offers may still not go together; the rules are then told as usual.
    let usual = || Welcome::setup(&Settings::default(), 2).expect("the usual options");
    let mut options = options.clone();
    // The page tells of the variants too, so their figures are wanted.
    options.set("advanced", "true");
    options.set("opponent", "none");
    options.set("expert", "false");
    let setup = Welcome::setup(&options, 2).unwrap_or_else(|_| usual());
    let names = vec![String::new(); 2];
    let table: Table<Welcome> = Table::new(setup, names, tabletop::Seed([0; 16]));
    let view: View = table.view(Viewer::Spectator);
    let words = terms::of(words, view.printing);
    Rules { words, layout: &view.layout, printing: view.printing }.page()
}

impl Rules<'_> {
    fn page(&self) -> Markup {
        let words = self.words;
        let chapters = [
            ("goal", words.say("w-rules-goal"), self.goal()),
            ("round", words.say("w-rules-round"), self.round()),
            ("actions", words.say("w-help-actions"), self.actions(None)),
            ("estates", words.say("w-estates"), self.estates()),
            (
                "plans",
                words.say("w-plans-of-the-city"),
                html! { p { (words.say("w-help-plans")) } },
            ),
            ("end", words.say("t-help-end"), self.end(Mode::Standard)),
            ("points", words.say("w-rules-points"), self.points()),
            ("variants", words.say("w-rules-variants"), self.variants()),
        ];
        let own = self.own();
        let sheet = own.as_ref().map(|(title, text)| ("sheet", title.clone(), text.clone()));
        // What is special about the sheet is what one looks for first.
        let chapters: Vec<_> = sheet.into_iter().chain(chapters).collect();
        let other = match self.printing {
            Printing::Of2018 => Printing::Of2023,
            Printing::Of2023 => Printing::Of2018,
        };
        html! {
            p { a href=(address_of(other, None)) { (say!(words, "w-rules-other-edition", edition = other.year())) } }
            nav.chapters aria-label=(words.say("t-rules")) {
                @for (id, title, _) in &chapters { a href={ "#" (id) } { (title) } }
            }
            @for (id, title, text) in &chapters {
                section.panel id=(id) { h2 { (title) } (text) }
            }
        }
    }

    /// The rules that a sheet has of its own, with its name.
    fn own(&self) -> Option<(String, Markup)> {
        let extension = self.layout.extension.as_ref()?;
        let paragraphs = extensions::of(extension).rules(self.words);
        let text = html! { @for paragraph in paragraphs { p { (paragraph) } } };
        Some((extensions::called(self.words, &extension.name), text))
    }

    /// The same with a heading, where there is such a sheet.
    pub(super) fn own_chapter(&self) -> Markup {
        html! { @if let Some((title, text)) = self.own() { h3 { (title) } (text) } }
    }

    fn goal(&self) -> Markup {
        let lengths: Vec<String> =
            self.layout.streets.iter().map(|street| street.houses.to_string()).collect();
        let houses: usize = self.layout.streets.iter().map(|street| street.houses).sum();
        html! {
            p { (say!(self.words, "w-rules-goal-line", lengths = list(self.words, &lengths), houses = houses)) }
        }
    }

    fn round(&self) -> Markup {
        let words = self.words;
        html! {
            p { (words.say("w-help-pairs")) }
            p { (words.say("w-help-order")) }
            (self.figure("w-rules-order-figure", &[Some((1, false)), None, Some((5, false)), Some((6, false)), Some((6, true)), None, Some((12, false))], &[]))
            p { (self.refusal()) }
            p { (words.say("w-rules-undo")) }
        }
    }

    fn estates(&self) -> Markup {
        let words = self.words;
        html! {
            p { (say!(words, "w-act-fence-line", most = self.layout.estates.len())) }
            (self.figure("w-rules-estates-figure", &[Some((2, false)), Some((3, false)), Some((7, false)), Some((8, false)), Some((10, false)), None, Some((15, false))], &[1, 4]))
            table.final.num {
                thead { tr {
                    th scope="col" { (words.say("w-rules-size")) }
                    th scope="col" { (words.say("w-rules-worth")) }
                } }
                tbody {
                    @for (index, values) in self.layout.estates.iter().enumerate() {
                        tr {
                            th scope="row" { (index + 1) }
                            td { (values.iter().map(i32::to_string).collect::<Vec<_>>().join(" → ")) }
                        }
                    }
                }
            }
        }
    }

    /// A few houses of a street, with fences behind some of them, and what they show.
    fn figure(&self, caption: &str, houses: &[Option<(u8, bool)>], fences: &[usize]) -> Markup {
        html! {
            figure {
                div.example.street.s-a aria-hidden="true" {
                    @for (place, written) in houses.iter().enumerate() {
                        @let house = House::new(Street::ALL[0], place);
                        div.lot.built[written.is_some()] {
                            svg class=(if written.is_some() { "house" } else { "house bare" }) viewBox="0 0 72 80" {
                                use href={ "#house-" (place % 6 + 1) } {}
                                @if let Some((number, bis)) = *written { (pen::number("pen", house, Number::whole(number), bis)) }
                            }
                            @if place == 0 { svg.fence.end.left { use href="#fence" {} } }
                            @if place + 1 == houses.len() { svg.fence.end { use href="#fence" {} } }
                            @if fences.contains(&place) { svg.fence { use href="#fence" {} } }
                        }
                    }
                }
                figcaption { (self.words.say(caption)) }
            }
        }
    }

    /// When a permit is refused, and what it costs.
    pub(super) fn refusal(&self) -> String {
        say!(self.words, "w-help-refusal", costs = costs(&self.layout.refusals))
    }

    /// What each action does. Without a mode, temps are explained for all.
    pub(super) fn actions(&self, mode: Option<Mode>) -> Markup {
        html! {
            dl.helps {
                @for action in [Action::Surveyor, Action::RealEstate, Action::Landscaper, Action::Pool, Action::Temp, Action::Bis] {
                    div {
                        dt { (badge(action)) (name(self.words, action)) }
                        dd { (self.action(action)) @if action == Action::Temp { " " (self.temps(mode)) } }
                    }
                }
            }
        }
    }

    pub(super) fn action(&self, action: Action) -> String {
        let (words, layout) = (self.words, self.layout);
        match action {
            Action::Surveyor => say!(words, "w-help-fence", most = layout.estates.len()),
            Action::RealEstate => words.say("w-help-estate"),
            Action::Landscaper => words.say("w-help-park"),
            Action::Pool => words.say("w-help-pool"),
            Action::Temp => say!(
                words,
                "w-help-temp",
                reach = Number::TEMP_REACH,
                low = Number::LOWEST.to_string(),
                high = Number::HIGHEST.to_string(),
            ),
            Action::Bis => say!(words, "w-help-bis", costs = costs(&layout.bis)),
        }
    }

    /// What temps bring, in company and alone.
    pub(super) fn temps(&self, mode: Option<Mode>) -> String {
        let (words, layout) = (self.words, self.layout);
        let ranks: Vec<String> = layout.temp_ranks.iter().map(i32::to_string).collect();
        let ranked = say!(words, "w-help-temp-ranks", points = ranks.join(", "));
        let (needed, points) = layout.solo_temps;
        let alone = say!(words, "w-help-temp-solo", needed = needed, points = points);
        match mode {
            None if self.printing == Printing::Of2023 => ranked,
            None => format!("{ranked} {alone}"),
            Some(Mode::Solo) => alone,
            Some(Mode::Standard | Mode::Expert | Mode::Opponent) => ranked,
        }
    }

    /// Roundabouts, where there are any.
    pub(super) fn roundabout(&self) -> Option<String> {
        let costs_of = &self.layout.roundabouts;
        let count = costs_of.len().checked_sub(1)?;
        Some(say!(self.words, "w-help-roundabout", count = count, costs = costs(costs_of)))
    }

    /// When the game ends, and who wins.
    pub(super) fn end(&self, mode: Mode) -> Markup {
        let words = self.words;
        html! {
            ul.dots {
                li { (words.say("w-help-end-plans")) }
                li { (words.say("w-help-end-houses")) }
                li { (words.say("w-help-end-refusals")) }
                @if mode == Mode::Solo { li { (words.say("w-help-end-deck")) } }
            }
            p { (words.say("w-help-score")) }
        }
    }

    /// What counts at the end, with the values of the sheet.
    fn points(&self) -> Markup {
        let (words, layout) = (self.words, self.layout);
        let gains =
            |values: &[i32]| values.iter().map(i32::to_string).collect::<Vec<_>>().join(" ");
        let parks: Vec<String> = layout.streets.iter().map(|street| gains(&street.parks)).collect();
        let rows = [
            ("plans", words.say("w-plans"), words.say("w-rules-points-plans")),
            ("parks", words.say("w-parks"), parks.join(" · ")),
            ("pools", words.say("w-pools"), gains(&layout.pools)),
            ("temps", words.say("w-temps"), self.temps(None)),
            ("estates", words.say("w-estates"), words.say("w-rules-points-estates")),
            ("bis", words.say("w-copies-track"), costs(&layout.bis)),
            ("refusals", words.say("w-refusals"), costs(&layout.refusals)),
        ];
        html! {
            dl.helps {
                @for (category, name, text) in rows {
                    div { dt { (sign(category)) (name) } dd { (text) } }
                }
            }
        }
    }

    fn variants(&self) -> Markup {
        let words = self.words;
        html! {
            @if self.printing == Printing::Of2023 {
                h3 { (ico("i-person")) (words.say("w-rules-aaa")) }
                @for id in ["w-rules-aaa-cards", "w-rules-aaa-plans", "w-rules-aaa-score", "w-rules-aaa-end"] {
                    p { (words.say(id)) }
                }
                h3 { (ico("i-house")) (words.say("w-rules-quarters")) }
                p { (words.say("w-rules-quarters-line")) }
                h3 { (ico("i-plan")) (words.say("w-rules-blueprint")) }
                p { (words.say("w-rules-blueprint-line")) }
                h3 { (ico("i-look")) (words.say("ws-rules-sheets")) }
                p { (words.say("ws-rules-sheets-line")) }
                ul.dots {
                    @for sheet in extensions::sheets() {
                        li { a href=(address_of(Printing::Of2023, Some(sheet))) { (extensions::called(words, sheet)) } }
                    }
                }
            } @else {
                h3 { (ico("i-person")) (words.say("w-rules-solo")) }
                p { (words.say("w-help-solo")) " " (words.say("w-help-end-deck")) }
            }
            h3 { (ico("i-shuffle")) (words.say("w-rules-expert")) }
            p { (words.say("w-help-expert")) }
            h3 { (ico("i-roundabout")) (words.say("w-rules-advanced")) }
            p { (words.say("w-rules-advanced-line")) }
            @if let Some(roundabout) = self.roundabout() { p { (roundabout) } }
            @if self.printing == Printing::Of2023 { p.proposed { (words.say("w-rules-proposed")) } }
        }
    }
}

/// Where the rules of an edition are explained, with one of its sheets.
pub(super) fn address_of(printing: Printing, sheet: Option<&str>) -> String {
    let sheet = sheet.map(|sheet| format!("&sheet={sheet}")).unwrap_or_default();
    format!("{}?edition={}{sheet}", address(Welcome::NAME), printing.year())
}

/// What a track costs after one cross, two, and so on: `0, −3, −5`.
fn costs(values: &[i32]) -> String {
    values.iter().skip(1).map(|value| loss(*value)).collect::<Vec<_>>().join(", ")
}
