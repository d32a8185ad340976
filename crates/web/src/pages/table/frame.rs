//! What every part of a table's page asks for, whichever the game: whose board is shown, who sits
//! where, and where links and forms lead.

use std::fmt::Display;
use std::ops::Deref;

use maud::{Markup, html};
use tabletop::Seat;

use super::text::{change, say};
use crate::pages::{Person, PersonKind};
use crate::play::{SceneOf, Shown, SideSheet, TablePage};

/// What a game's own view says of its table, in the words of all games.
pub(in crate::pages) struct GameStatus {
    /// Whose eyes.
    pub(in crate::pages) viewer: Option<Seat>,
    /// The points of every seat.
    pub(in crate::pages) totals: Vec<i32>,
    /// Everyone the table waits for.
    pub(in crate::pages) thinking: Vec<Seat>,
    /// Whether the game is over.
    pub(in crate::pages) over: bool,
    /// The round or step that is replayed, if one is.
    pub(in crate::pages) replayed: Option<u32>,
    /// The ids of two texts: what points are called, and a label with what a choice brings.
    pub(in crate::pages) points: [&'static str; 2],
    /// The id of what the log tells of lately: a round, or some turns.
    pub(in crate::pages) lately: &'static str,
}

impl GameStatus {
    /// What is so whichever the page: each seat has points, and may be waited for.
    pub(in crate::pages) fn new(
        viewer: Option<Seat>,
        over: bool,
        seats: impl Iterator<Item = (i32, bool)>,
        points: [&'static str; 2],
        lately: &'static str,
    ) -> Self {
        let (totals, waited_for): (Vec<i32>, Vec<bool>) = seats.unzip();
        let thinks = |seat: &Seat| waited_for[seat.index()];
        let thinking = Seat::all(totals.len()).filter(thinks).collect();
        Self { viewer, totals, thinking, over, replayed: None, points, lately }
    }
}

/// A table's page with what all games work out the same way.
pub(in crate::pages) struct Frame<'a> {
    page: TablePage<'a>,
    /// What the game says of its table.
    pub(in crate::pages) status: GameStatus,
    /// Whose board is shown.
    pub(in crate::pages) shown: Seat,
    /// How many choices can be taken back.
    pub(in crate::pages) taken: usize,
    /// The final places, once the game is over.
    pub(in crate::pages) ranks: &'a [u16],
    /// Whether anything has happened that the log can show.
    pub(in crate::pages) has_log: bool,
}

impl<'a> Deref for Frame<'a> {
    type Target = TablePage<'a>;

    fn deref(&self) -> &TablePage<'a> {
        &self.page
    }
}

impl<'a> Frame<'a> {
    pub(in crate::pages) fn new<G: Shown>(scene: &SceneOf<'a, G>, status: GameStatus) -> Self {
        let look = scene.look.filter(|seat| seat.index() < status.totals.len());
        Self {
            page: scene.page,
            shown: look.or(status.viewer).unwrap_or(Seat::new(0)),
            status,
            taken: scene.taken.len(),
            ranks: scene.ranks,
            has_log: !scene.steps.is_empty(),
        }
    }

    /// Every seat.
    pub(in crate::pages) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.status.totals.len())
    }

    /// The points of a seat.
    pub(in crate::pages) fn total(&self, seat: Seat) -> i32 {
        self.status.totals[seat.index()]
    }

    /// Whether the viewer can choose something on this page: their own board is shown and the
    /// game goes on.
    pub(in crate::pages) fn plays(&self) -> bool {
        self.is_mine() && !self.status.over && self.replayed().is_none()
    }

    /// The round or step that is replayed, if one is.
    pub(in crate::pages) fn replayed(&self) -> Option<u32> {
        self.status.replayed
    }

    /// Whether the board shown is the viewer's own.
    pub(in crate::pages) fn is_mine(&self) -> bool {
        self.status.viewer == Some(self.shown)
    }

    /// Whether a seat is the viewer's.
    pub(in crate::pages) fn is_me(&self, seat: Seat) -> bool {
        self.status.viewer == Some(seat)
    }

    /// The person or bot in a seat.
    pub(in crate::pages) fn person(&self, seat: Seat) -> &'a Person {
        static NOBODY: Person =
            Person { name: String::new(), town: String::new(), kind: PersonKind::Open };
        self.people.get(seat.index()).unwrap_or(&NOBODY)
    }

    /// Whether a bot plays a seat.
    pub(in crate::pages) fn is_bot(&self, seat: Seat) -> bool {
        matches!(self.person(seat).kind, PersonKind::Bot(_))
    }

    /// The name of the person or bot in a seat, as others call them.
    pub(in crate::pages) fn name(&self, seat: Seat) -> &'a str {
        &self.person(seat).name
    }

    /// The name, or "you" for the viewer.
    pub(in crate::pages) fn you_or_name(&self, seat: Seat) -> String {
        if self.is_me(seat) { self.words.say("t-you") } else { self.name(seat).to_owned() }
    }

    /// The name, or "you" for the viewer, inside a sentence.
    pub(in crate::pages) fn within(&self, seat: Seat) -> String {
        if self.is_me(seat) { self.words.say("t-you-within") } else { self.name(seat).to_owned() }
    }

    /// The page on which that seat's board is shown.
    pub(in crate::pages) fn look_at(&self, seat: Seat) -> String {
        let address = self.address;
        match (self.replayed(), self.status.viewer) {
            (Some(round), _) => format!("{address}/replay?round={round}&look={seat}"),
            (None, Some(viewer)) if viewer == seat => format!("{address}?seat={seat}"),
            (None, Some(viewer)) => format!("{address}?seat={viewer}&look={seat}"),
            (None, None) => format!("{address}?look={seat}"),
        }
    }

    /// The page with the viewer's own board.
    pub(in crate::pages) fn home(&self) -> String {
        match self.status.viewer {
            Some(viewer) => format!("{}?seat={viewer}", self.address),
            None => self.address.to_owned(),
        }
    }

    /// The page as it is, with these lists open.
    pub(in crate::pages) fn link(&self, everyone: bool, whole_log: bool) -> String {
        let mut link = match (self.status.viewer, self.is_mine()) {
            (Some(_), true) | (None, _) if self.look.is_none() => self.home(),
            _ => self.look_at(self.shown),
        };
        for (given, word) in [(everyone, "everyone"), (whole_log, "log")] {
            if given {
                link.push(if link.contains('?') { '&' } else { '?' });
                link.push_str(word);
                link.push_str("=true");
            }
        }
        link
    }

    /// The page as it is, with a side sheet open.
    pub(in crate::pages) fn link_to(&self, sheet: SideSheet) -> String {
        let id = sheet.id();
        format!("{}#{id}", self.link_with("open", id))
    }

    /// The page as it is, which asks for one thing more.
    pub(in crate::pages) fn link_with(&self, word: &str, value: &str) -> String {
        let link = self.link(self.everyone, self.whole_log);
        let joint = if link.contains('?') { '&' } else { '?' };
        format!("{link}{joint}{word}={value}")
    }

    /// Where the turn's form is sent to do this, so that open lists stay open.
    pub(in crate::pages) fn way_to(&self, deed: &str) -> String {
        let everyone = if self.everyone { "&everyone=true" } else { "" };
        let log = if self.whole_log { "&log=true" } else { "" };
        format!("{}/{deed}{}", self.address, format!("{everyone}{log}").replacen('&', "?", 1))
    }

    /// A button of the turn's form that makes a choice.
    pub(in crate::pages) fn button(
        &self,
        class: &str,
        choice: impl Display,
        effect: i32,
        face: &Markup,
    ) -> Markup {
        html! {
            button class=(class) form="turn" name="choice" value=(choice)
                data-effect=[change(effect)] { (face) (self.gain(effect)) }
        }
    }

    /// What a choice brings, on its button.
    pub(in crate::pages) fn gain(&self, effect: i32) -> Markup {
        let points = self.status.points[0];
        html! {
            @if let Some(change) = change(effect) {
                " " small .gain.num { (change) span .sr { " " (say!(self.words, points, points = effect)) } }
            }
        }
    }

    /// A label with what the choice brings: `Write 8 in A6 (+2 points)`.
    pub(in crate::pages) fn label(&self, label: String, effect: i32) -> String {
        match change(effect) {
            None => label,
            Some(change) => {
                let id = self.status.points[1];
                say!(self.words, id, label = label, change = change, points = effect)
            }
        }
    }

    /// Seats from the first place to the last, once the game is over.
    pub(in crate::pages) fn order(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.seats().collect();
        seats.sort_by_key(|seat| (self.rank(*seat), seat.index()));
        seats
    }

    /// The final place of a seat.
    pub(in crate::pages) fn rank(&self, seat: Seat) -> u16 {
        self.ranks.get(seat.index()).copied().unwrap_or(1)
    }
}
