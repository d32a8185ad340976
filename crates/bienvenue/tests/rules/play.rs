//! Playing a scenario on, choice by choice, and looking at what came of it.

use bienvenue::view::{SeatView, TaskView, View};
use bienvenue::{Bienvenue, Choice};
use tabletop::{Game, Seat, Viewer};

#[derive(Clone, Debug)]
pub(crate) struct Play {
    pub(crate) game: Bienvenue,
}

impl Play {
    fn waiting(&self) -> Seat {
        self.game.waiting_on().lowest().expect("somebody has to choose")
    }

    pub(crate) fn view_of(&self, number: usize) -> View {
        self.game.view(Viewer::Seat(Seat::new(number - 1)))
    }

    /// A seat, counted from 1, as it sees itself.
    pub(crate) fn seat(&self, number: usize) -> SeatView {
        self.view_of(number).seats[number - 1].clone()
    }

    pub(crate) fn listed(&self, seat: Seat) -> Vec<String> {
        let mut choices = Vec::new();
        self.game.choices(seat, &mut choices);
        let mut texts: Vec<String> = choices.iter().map(Choice::to_string).collect();
        texts.sort();
        texts
    }

    /// Makes choices, listed and accepted, each of the lowest seat that has to choose or of the one
    /// named: `draw 3, 2: bid 3`.
    #[track_caller]
    pub(crate) fn choose(mut self, choices: &str) -> Self {
        for text in choices.split(", ") {
            let (seat, text) = match text.split_once(": ") {
                Some((seat, text)) => (seat.parse().expect("a seat"), text),
                None => (self.waiting(), text),
            };
            let listed = self.listed(seat);
            assert!(listed.iter().any(|other| other == text), "`{text}` is not among {listed:?}");
            let choice: Choice = text.parse().expect("notation");
            if let Err(refusal) = self.game.choose(seat, choice) {
                panic!("`{text}` was refused: {refusal}");
            }
        }
        self
    }

    /// A choice that is not listed, is refused with this message, and changes nothing.
    #[track_caller]
    pub(crate) fn refused(mut self, text: &str, message: &str) -> Self {
        let seat = self.waiting();
        let before = (self.game.view(Viewer::Seat(seat)), self.listed(seat));
        assert!(before.1.iter().all(|other| other != text), "listed: {text}");
        let choice: Choice = text.parse().expect("notation");
        let told = self.game.refusal(seat, choice).map(|refusal| refusal.to_string());
        assert_eq!(told.as_deref(), Some(message), "{text}");
        assert!(self.game.choose(seat, choice).is_err());
        assert_eq!((self.game.view(Viewer::Seat(seat)), self.listed(seat)), before, "{text}");
        self
    }

    /// These are all the choices that begin with these words.
    #[track_caller]
    pub(crate) fn can(self, words: &str, rest: &[&str]) -> Self {
        let mut listed = self.listed(self.waiting());
        listed.retain(|text| text.starts_with(words));
        let mut expected: Vec<String> =
            rest.iter().map(|rest| format!("{words} {rest}").trim_end().to_owned()).collect();
        expected.sort_unstable();
        assert_eq!(listed, expected);
        self
    }

    /// What the next seat owes.
    #[track_caller]
    pub(crate) fn due(self, number: usize, task: TaskView) -> Self {
        let due = self.view_of(number).agenda[0].clone();
        assert_eq!((due.seat.index() + 1, due.task), (number, task));
        self
    }

    /// The money of the seats.
    #[track_caller]
    pub(crate) fn money(self, expected: &[u32]) -> Self {
        let seats = 1..=expected.len();
        let money: Vec<u32> = seats.map(|seat| self.seat(seat).money.expect("own money")).collect();
        assert_eq!(money, expected);
        self
    }

    /// The points of a seat so far.
    #[track_caller]
    pub(crate) fn points(self, number: usize, expected: i32) -> Self {
        assert_eq!(self.seat(number).points, expected);
        self
    }

    /// The discount row.
    #[track_caller]
    pub(crate) fn row(self, expected: &[usize]) -> Self {
        let row: Vec<usize> =
            self.view_of(1).row.iter().map(|row| row.tile.tile.index() + 1).collect();
        assert_eq!(row, expected);
        self
    }
}
