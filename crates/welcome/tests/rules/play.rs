//! A scenario being played: choices in notation, and the board that comes of them.

use serde_json::Value;
use tabletop::{Achieving, Game, Outcome, Seat, Viewer};
use welcome::street_row::WrittenSheet;
use welcome::{Choice, View, Welcome};

use crate::scenario::rows;

/// A scenario being played by one of its seats.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) game: Welcome,
    seat: Seat,
}

impl Play {
    /// A game to be played by seat 1 first.
    pub(crate) fn of(game: Welcome) -> Self {
        Self { game, seat: Seat::new(0) }
    }

    /// Another seat plays on. Counted from 1, as in every text.
    pub(crate) fn seat(mut self, number: usize) -> Self {
        self.seat = Seat::new(number - 1);
        self
    }

    /// What the seat may know.
    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Seat(self.seat))
    }

    fn listed(&self) -> Vec<String> {
        let mut choices = Vec::new();
        self.game.choices(self.seat, &mut choices);
        let mut texts: Vec<String> = choices.iter().map(Choice::to_string).collect();
        texts.sort();
        texts
    }

    /// Whether a choice is listed.
    pub(crate) fn lists(&self, text: &str) -> bool {
        self.listed().iter().any(|other| other == text)
    }

    /// Makes choices, listed and accepted: `take 2, write 7 b4, done`.
    #[track_caller]
    pub(crate) fn choose(mut self, choices: &str) -> Self {
        for text in choices.split(", ") {
            let listed = self.listed();
            assert!(listed.iter().any(|other| other == text), "`{text}` is not among {listed:?}");
            let choice: Choice = text.parse().expect("notation");
            if let Err(refusal) = self.game.choose(self.seat, choice) {
                panic!("`{text}` was refused: {refusal}");
            }
        }
        self
    }

    /// Writes the number taken, whatever it is, in this house.
    #[track_caller]
    pub(crate) fn write_in(self, house: &str) -> Self {
        let listed = self.listed();
        let end = format!(" {house}");
        let write = listed.iter().find(|text| text.starts_with("write") && text.ends_with(&end));
        let write = write.unwrap_or_else(|| panic!("no `write` in {house} among {listed:?}"));
        self.choose(write)
    }

    /// A choice that is not listed, is refused with this message, and changes nothing.
    #[track_caller]
    pub(crate) fn refused(mut self, text: &str, message: &str) -> Self {
        let before = (self.view(), self.listed());
        assert!(before.1.iter().all(|other| other != text), "listed: {text}");
        let choice: Choice = text.parse().expect("notation");
        match self.game.choose(self.seat, choice) {
            Ok(()) => panic!("`{text}` was accepted"),
            Err(refusal) => assert_eq!(refusal.to_string(), message, "{text}"),
        }
        assert_eq!((self.view(), self.listed()), before, "`{text}` left traces");
        self
    }

    /// These are all the choices.
    #[track_caller]
    pub(crate) fn only(self, choices: &[&str]) -> Self {
        let mut expected = choices.to_vec();
        expected.sort_unstable();
        assert_eq!(self.listed(), expected);
        self
    }

    /// These are all the choices that begin with the same word as the first of them.
    #[track_caller]
    pub(crate) fn can(self, choices: &[&str]) -> Self {
        let word = choices[0].split(' ').next();
        let mut listed = self.listed();
        listed.retain(|text| text.split(' ').next() == word);
        let mut expected = choices.to_vec();
        expected.sort_unstable();
        assert_eq!(listed, expected);
        self
    }

    /// How many choices begin with this word.
    #[track_caller]
    pub(crate) fn count(self, word: &str, count: usize) -> Self {
        let listed = self.listed();
        let begin = |text: &&String| text.split(' ').next() == Some(word);
        assert_eq!(listed.iter().filter(begin).count(), count, "{listed:?}");
        self
    }

    /// No choice begins with this word.
    #[track_caller]
    pub(crate) fn cannot(self, word: &str) -> Self {
        self.count(word, 0)
    }

    /// Takes what is offered first, writes where there is room first, and passes: then plans.
    #[track_caller]
    pub(crate) fn any_turn(mut self) -> Self {
        while !self.listed().iter().any(|text| text == "done") {
            let choice = self.plain_choice();
            self = self.choose(&choice);
        }
        self
    }

    /// Passing or ending the turn where one can; otherwise what is listed first.
    fn plain_choice(&self) -> String {
        let mut choices = Vec::new();
        self.game.choices(self.seat, &mut choices);
        let last = choices.last().expect("a waiting seat has a choice");
        let plain = match last {
            Choice::Pass | Choice::Done => last,
            _ => &choices[0],
        };
        plain.to_string()
    }

    /// The seats that still owe choices make plain ones until the round is over.
    #[track_caller]
    pub(crate) fn end_round(mut self) -> Self {
        let (seat, round) = (self.seat, self.game.checkpoints());
        while self.game.checkpoints() == round {
            self.seat = self.game.waiting_on().lowest().expect("a round goes on");
            let choice = self.plain_choice();
            self = self.choose(&choice);
        }
        self.seat = seat;
        self
    }

    /// The rows of the seat's sheet.
    #[track_caller]
    pub(crate) fn rows(self, expected: [&str; 3]) -> Self {
        let view = self.view();
        let written = WrittenSheet::of(&view.town(), &view.sheet(self.seat));
        assert_eq!(written.streets, rows(expected));
        self
    }

    /// A field of the seat's sheet.
    #[track_caller]
    pub(crate) fn shows(self, field: &str, expected: impl Into<Value>) -> Self {
        let sheet = &self.view().seats[self.seat.index()].sheet;
        let sheet = serde_json::to_value(sheet).expect("plain JSON");
        assert_eq!(sheet[field], expected.into(), "{field}");
        self
    }

    /// Complete estates of each size.
    #[track_caller]
    pub(crate) fn estates(self, expected: [usize; 6]) -> Self {
        assert_eq!(self.view().seats[self.seat.index()].estates, expected);
        self
    }

    /// One part of the seat's score.
    #[track_caller]
    pub(crate) fn points(self, part: &str, expected: i32) -> Self {
        let seat = &self.view().seats[self.seat.index()];
        assert_eq!(seat.score.get(part), Some(&expected), "{part}");
        self
    }

    /// The game goes on.
    #[track_caller]
    pub(crate) fn goes_on(self) -> Self {
        assert_eq!(self.game.outcome(), None);
        self
    }

    /// The game is over for this reason.
    #[track_caller]
    pub(crate) fn ends(self, reason: &str) -> Self {
        assert_eq!(self.outcome().end, reason);
        self
    }

    /// What the seat ticks on the Diploma.
    #[track_caller]
    pub(crate) fn achieves(self, expected: &[&str]) -> Self {
        assert_eq!(self.game.achieved(self.seat), expected);
        self
    }

    /// The points of the seat.
    pub(crate) fn total(&self) -> i32 {
        self.game.score(self.seat, Viewer::Spectator).total
    }

    /// The final places by seat.
    #[track_caller]
    pub(crate) fn ranks(self, expected: &[u16]) -> Self {
        let standings = self.outcome().standings;
        let ranks: Vec<u16> = standings.iter().map(|standing| standing.rank).collect();
        assert_eq!(ranks, expected);
        self
    }

    /// The final totals by seat.
    #[track_caller]
    pub(crate) fn totals(self, expected: &[i32]) -> Self {
        let standings = self.outcome().standings;
        let totals: Vec<i32> = standings.iter().map(|s| s.score.total).collect();
        assert_eq!(totals, expected);
        self
    }

    #[track_caller]
    pub(crate) fn outcome(&self) -> Outcome {
        self.game.outcome().expect("the game is over")
    }
}
