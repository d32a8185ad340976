//! A scene with what every part of the page asks for, worked out once.

use maud::{Markup, html};
use tabletop::Seat;
use welcome::house::House;
use welcome::sheet::Sheet;
use welcome::town::Town;
use welcome::view::{StepView, TurnView};
use welcome::{Choice, View};

use super::Scene;
use super::marks::Marks;
use super::text::{change, say};
use crate::pages::{Person, PersonKind};
use crate::words::Words;

/// A scene, and whose sheet of it is shown.
pub(super) struct Board<'a> {
    pub(super) scene: &'a Scene<'a>,
    pub(super) words: &'a Words,
    pub(super) view: &'a View,
    /// The streets as printed.
    pub(super) town: Town,
    /// Whose sheet is shown.
    pub(super) shown: Seat,
    /// That sheet.
    pub(super) sheet: Sheet,
    /// What is new on it.
    pub(super) marks: Marks,
    /// The round that is replayed, if one is.
    replayed: Option<u32>,
}

impl<'a> Board<'a> {
    pub(super) fn new(scene: &'a Scene<'a>) -> Self {
        Self::build(scene, None)
    }

    /// The board after a finished round, on which nothing can be chosen.
    pub(super) fn of_replay(scene: &'a Scene<'a>, round: u32) -> Self {
        Self::build(scene, Some(round))
    }

    fn build(scene: &'a Scene<'a>, replayed: Option<u32>) -> Self {
        let view = scene.view;
        let town = view.town();
        let seats = view.seats.len();
        let look = scene.look.filter(|seat| seat.index() < seats);
        let shown = look.or(view.viewer).unwrap_or(Seat::new(0));
        let sheet = view.sheet(shown);
        let before = scene.before.map(|before| before.sheet(shown));
        let drafted = replayed.is_none() && view.viewer == Some(shown) && view.end.is_none();
        let marks = Marks::of(scene, &town, &sheet, before.as_ref(), drafted);
        Self { scene, words: scene.words, view, town, shown, sheet, marks, replayed }
    }

    /// Whether the viewer can choose something on this page: their own sheet is shown and the
    /// game goes on.
    pub(super) fn plays(&self) -> bool {
        self.is_mine() && self.view.end.is_none() && self.replayed.is_none()
    }

    /// The round that is replayed, if one is.
    pub(super) fn replayed(&self) -> Option<u32> {
        self.replayed
    }

    /// Whether the sheet shown is the viewer's own.
    pub(super) fn is_mine(&self) -> bool {
        self.view.viewer == Some(self.shown)
    }

    /// The viewer's turn, if the page lets them play it.
    pub(super) fn turn(&self) -> Option<&'a TurnView> {
        self.view.turn.as_ref().filter(|_| self.plays())
    }

    /// The step of the viewer's turn, if the page lets them play it.
    pub(super) fn step(&self) -> Option<StepView> {
        self.turn().map(|turn| turn.step)
    }

    /// The legal choices, none where nothing can be chosen.
    pub(super) fn choices(&self) -> impl Iterator<Item = (Choice, i32)> + '_ {
        let legal = if self.plays() { self.scene.choices } else { &[] };
        legal.iter().copied()
    }

    /// What a choice would change in the score, if it is legal.
    pub(super) fn effect(&self, choice: Choice) -> Option<i32> {
        self.choices().find(|(legal, _)| *legal == choice).map(|(_, effect)| effect)
    }

    /// The numbers that may be written in a house, by hand or as a bis.
    pub(super) fn numbers(&self, house: House) -> Vec<(Choice, i32)> {
        let here = |choice: &Choice| match *choice {
            Choice::Write { house: place, .. } | Choice::Bis { house: place, .. } => place == house,
            _ => false,
        };
        self.choices().filter(|(choice, _)| here(choice)).collect()
    }

    /// Whoever sits in a seat.
    pub(super) fn person(&self, seat: Seat) -> &'a Person {
        static NOBODY: Person =
            Person { name: String::new(), town: String::new(), kind: PersonKind::Open };
        self.scene.people.get(seat.index()).unwrap_or(&NOBODY)
    }

    /// The name of whoever sits in a seat, as others call them.
    pub(super) fn name(&self, seat: Seat) -> &'a str {
        &self.person(seat).name
    }

    /// The name, or "you" for the viewer.
    pub(super) fn you_or_name(&self, seat: Seat) -> String {
        if self.view.viewer == Some(seat) {
            self.words.say("w-you")
        } else {
            self.name(seat).to_owned()
        }
    }

    /// The name, or "you" for the viewer, inside a sentence.
    pub(super) fn within(&self, seat: Seat) -> String {
        if self.view.viewer == Some(seat) {
            self.words.say("w-you-within")
        } else {
            self.name(seat).to_owned()
        }
    }

    /// The page on which that seat's sheet is shown.
    pub(super) fn look_at(&self, seat: Seat) -> String {
        let address = self.scene.address;
        match self.replayed {
            Some(round) => format!("{address}/replay?round={round}&look={seat}"),
            None if self.view.viewer == Some(seat) => format!("{address}?seat={seat}"),
            None => match self.view.viewer {
                Some(viewer) => format!("{address}?seat={viewer}&look={seat}"),
                None => format!("{address}?look={seat}"),
            },
        }
    }

    /// The page with the viewer's own sheet.
    pub(super) fn home(&self) -> String {
        match self.view.viewer {
            Some(viewer) => format!("{}?seat={viewer}", self.scene.address),
            None => self.scene.address.to_owned(),
        }
    }

    /// The page as it is, with these lists open.
    pub(super) fn link(&self, everyone: bool, whole_log: bool) -> String {
        let mut link = match (self.view.viewer, self.is_mine()) {
            (Some(_), true) | (None, _) if self.scene.look.is_none() => self.home(),
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

    /// Where the turn's form is sent to do this, so that open lists stay open.
    pub(super) fn way_to(&self, deed: &str) -> String {
        let everyone = if self.scene.everyone { "&everyone=true" } else { "" };
        let log = if self.scene.whole_log { "&log=true" } else { "" };
        let address = self.scene.address;
        format!("{address}/{deed}{}", format!("{everyone}{log}").replacen('&', "?", 1))
    }

    /// A button of the turn's form that makes a choice.
    pub(super) fn button(&self, class: &str, choice: Choice, effect: i32, face: &Markup) -> Markup {
        html! {
            button class=(class) form="turn" name="choice" value=(choice)
                data-effect=[change(effect)] { (face) (self.gain(effect)) }
        }
    }

    /// What a choice brings, on its button.
    pub(super) fn gain(&self, effect: i32) -> Markup {
        html! {
            @if let Some(change) = change(effect) {
                " " small .gain.num { (change) span .sr { " " (say!(self.words, "w-points", points = effect)) } }
            }
        }
    }

    /// A label with what the choice brings: `Write 8 in A6 (+2 points)`.
    pub(super) fn label(&self, label: String, effect: i32) -> String {
        match change(effect) {
            None => label,
            Some(change) => {
                say!(self.words, "w-label-gain", label = label, change = change, points = effect)
            }
        }
    }
}
