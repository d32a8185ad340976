//! A game being played in a test, and its pages as a viewer sees them.

use std::collections::BTreeSet;

use maud::PreEscaped;
use tabletop::{Rng, Seat, Seed, Settings, Table, Viewer};

use crate::pages::layout::{self, Shell};
use crate::pages::skin::Skin;
use crate::pages::table::page::{SCRIPTS, STYLESHEETS, with_people};
use crate::pages::{Person, PersonKind};
use crate::play::{SceneOf, Shown, SideSheet, TablePage};
use crate::preferences::Preferences;
use crate::words::Language;
use crate::{assets, drawings};

/// The first seat, which looks at the page.
pub(in crate::pages) const ME: Seat = Seat::new(0);

/// Where the table is: as long as every table's address.
pub(in crate::pages) const ADDRESS: &str = "/table/0123456789abcdefghjkmnpqrs";

/// The most a page may weigh with everything it needs, in bytes as they are, not compressed.
pub(in crate::pages) const HEAVIEST: usize = 150 * 1024;

pub(in crate::pages) struct Played<G: Shown> {
    pub(in crate::pages) table: Table<G>,
    people: Vec<Person>,
}

impl<G: Shown> Played<G> {
    pub(in crate::pages) fn new(options: &[(&str, &str)], seats: usize, seed: u8) -> Self {
        let mut settings = Settings::default();
        for (name, value) in options {
            settings.set(name, value);
        }
        Self::with(&settings, seats, seed)
    }

    pub(in crate::pages) fn with(settings: &Settings, seats: usize, seed: u8) -> Self {
        let setup = G::setup(settings, seats).expect("options of a test");
        // A name that would break out of any markup it is not escaped in.
        let names: Vec<String> = (0..seats).map(|seat| format!("<b>\"{seat}&'")).collect();
        let people = names
            .iter()
            .map(|name| Person { name: name.clone(), town: name.clone(), kind: PersonKind::Other })
            .collect();
        Self { table: Table::new(setup, names, Seed([seed; 16])), people }
    }

    pub(in crate::pages) fn choices(&self, seat: Seat) -> Vec<G::Choice> {
        let mut choices = Vec::new();
        self.table.game().choices(seat, &mut choices);
        choices
    }

    /// A seat that owes a choice, if the game goes on.
    pub(in crate::pages) fn next(&self) -> Option<Seat> {
        self.table.game().waiting_on().lowest()
    }

    /// Chooses anything for a seat.
    pub(in crate::pages) fn choose_any(&mut self, seat: Seat, rng: &mut Rng) {
        let choices = self.choices(seat);
        let choice = rng.pick(&choices).expect("a seat that owes a choice has one");
        self.table.choose(seat, choice).expect("a legal choice");
    }

    /// The page of the table with its whole log and the rules beside it, and whether it waits for
    /// others; the replay is drawn too.
    pub(in crate::pages) fn draw(&self, viewer: Viewer, language: Language) -> (String, bool) {
        self.draw_with(viewer, language, Some(SideSheet::Help), Some("roundabout"))
    }

    /// The same page with something picked on the way to a choice.
    pub(in crate::pages) fn draw_at(
        &self,
        viewer: Viewer,
        language: Language,
        at: Option<&str>,
    ) -> (String, bool) {
        self.draw_with(viewer, language, Some(SideSheet::Help), at)
    }

    /// How many bytes someone needs for the page as it opens, not compressed: the document with its
    /// drawings, and every file it asks for. `own` are the stylesheets of the game.
    pub(in crate::pages) fn weight(&self, language: Language, own: &[&str]) -> usize {
        let (page, _) = self.draw_with(Viewer::Seat(ME), language, None, None);
        let words = language.words();
        let stylesheets = [&STYLESHEETS, own].concat();
        let shell =
            Shell { stylesheets: &stylesheets, scripts: &SCRIPTS, ..Shell::site(words, "A", "/") };
        let content = with_people(words, ADDRESS, true, &PreEscaped(page));
        let document = layout::shell(&shell, &content).into_string();
        // Each file once, wherever on the page it is asked for; but not what only those load who want
        // to be told of their turn.
        let pieces: Vec<&str> = document.split(assets::FOLDER).collect();
        let loaded = pieces.windows(2).filter(|pair| !pair[0].ends_with("data-calls=\""));
        let asked: BTreeSet<&str> = loaded.filter_map(|pair| pair[1].split('"').next()).collect();
        let served = |name: &str| assets::find(name).map_or(0, |(_, bytes)| bytes.len());
        document.len() + asked.into_iter().map(served).sum::<usize>()
    }

    /// The page as it opens, or else with everything that can be opened. Where there is something to
    /// ask about a place, it is asked.
    fn draw_with(
        &self,
        viewer: Viewer,
        language: Language,
        open: Option<SideSheet>,
        at: Option<&str>,
    ) -> (String, bool) {
        let view = self.table.view(viewer);
        let seat = viewer.seat();
        let weighed = |seat| {
            let choices = self.choices(seat).into_iter();
            choices.map(move |choice| (choice, self.table.effect(seat, choice))).collect()
        };
        let choices: Vec<(G::Choice, i32)> = seat.map(weighed).unwrap_or_default();
        let taken: Vec<G::Choice> =
            seat.map(|seat| self.table.open_choices(seat).collect()).unwrap_or_default();
        let outcome = self.table.game().outcome();
        let ranks: Vec<u16> =
            outcome.iter().flat_map(|outcome| outcome.standings.iter().map(|s| s.rank)).collect();
        let steps: Vec<_> = self.table.by_checkpoint().collect();
        let scores = vec![vec![3; self.people.len()]; steps.len()];
        let mut chosen = vec![Vec::new(); self.people.len()];
        for kept in steps.last().copied().unwrap_or_default() {
            chosen[kept.seat.index()].push(kept.choice);
        }
        let mut tally = G::tally(self.people.len());
        G::count(&mut tally, &view, &view, &chosen);
        let page = TablePage {
            likes: Preferences { skin: Skin::Snow, ..Preferences::default() },
            title: "A & <B>",
            version: 7,
            step: 3,
            viewer,
            at,
            whole_log: open.is_some(),
            open,
            mine: seat.as_slice(),
            host: true,
            hints: true,
            ..TablePage::of_onlooker(language.words(), ADDRESS, &self.people)
        };
        let scene = SceneOf::<G> {
            page,
            view: &view,
            before: Some(&view),
            choices: &choices,
            taken: &taken,
            last_step: &chosen,
            steps: &steps,
            scores: &scores,
            opening: &[],
            tally: outcome.as_ref().map(|_| &tally),
            ranks: &ranks,
        };
        let held = outcome.as_ref().map(|_| self.table.game().position());
        G::replay(&scene, held.as_ref(), 1, 2);
        (G::table(&scene).into_string(), G::waits(&scene))
    }
}

/// What buttons of a page would send, also those that the script makes of a house's numbers.
pub(in crate::pages) fn offered(page: &str) -> BTreeSet<String> {
    let until = |text: &str, end: char| text.split(end).next().unwrap_or_default().to_owned();
    let values = page.split("name=\"choice\" value=\"").skip(1);
    let value = |rest: &str| until(rest, '"').replace("&gt;", ">");
    let mut offered: BTreeSet<String> = values.map(value).collect();
    let verb = page.split("data-verb=\"").nth(1).map(|rest| until(rest, '"')).unwrap_or_default();
    for button in page.split("name=\"at\" value=\"").skip(1) {
        let (house, tag) = (until(button, '"'), until(button, '>'));
        let numbers = tag.split("data-numbers=\"").nth(1).expect("a house tells its numbers");
        for number in until(numbers, '"').split(' ') {
            offered.insert(format!("{verb} {} {house}", until(number, ':')));
        }
    }
    offered
}

/// Every drawing that a page uses exists, in the page or among the drawings, and no element has two lists
/// of classes, of which browsers would drop one.
pub(in crate::pages) fn check_drawings(page: &str) {
    for tag in page.split('<').filter_map(|tag| tag.split('>').next()) {
        assert!(tag.matches(" class=").count() < 2, "{tag}");
    }
    for used in page.split("<use href=\"#").skip(1) {
        let id = used.split('"').next().unwrap_or_default();
        let here = page.contains(&format!(" id=\"{id}\""));
        assert!(here || drawings::symbol(id).is_some(), "no drawing {id}");
    }
}

/// Nothing on a page is forbidden by the content policy, and names are escaped.
pub(in crate::pages) fn check_policy(page: &str) {
    for forbidden in [" style=", " onclick=", "<script", "<b>\"", "<B>"] {
        assert!(!page.contains(forbidden), "{forbidden}");
    }
}
