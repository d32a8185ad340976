//! Playing a scenario in notation.

use tabletop::{Game, Seat, Viewer};
use welkin::view::{SeatView, View};
use welkin::{Choice, Welkin};

/// A game in which each seat plays when it has the turn.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) game: Welkin,
}

impl Play {
    /// What the player whose turn it is may know; the spectator's view when nobody's turn it is.
    pub(crate) fn view(&self) -> View {
        match self.game.waiting_on().lowest() {
            Some(seat) => self.game.view(Viewer::Seat(seat)),
            None => self.game.view(Viewer::Spectator),
        }
    }

    /// A seat, counted from 1, as the player whose turn it is sees it.
    pub(crate) fn seat(&self, number: usize) -> SeatView {
        self.view().seats[number - 1].clone()
    }

    fn listed(&self) -> Vec<String> {
        let mut choices = Vec::new();
        self.game.choices(self.game.seat(), &mut choices);
        let mut texts: Vec<String> = choices.iter().map(Choice::to_string).collect();
        texts.sort();
        texts
    }

    /// Makes choices, listed and accepted: `turn V, take A, done`.
    #[track_caller]
    pub(crate) fn choose(mut self, choices: &str) -> Self {
        for text in choices.split(", ") {
            let listed = self.listed();
            assert!(listed.iter().any(|other| other == text), "`{text}` is not among {listed:?}");
            let choice: Choice = text.parse().expect("notation");
            if let Err(refusal) = self.game.choose(self.game.seat(), choice) {
                panic!("`{text}` was refused: {refusal}");
            }
        }
        self
    }

    /// A choice that is not listed, is refused with this message, and changes nothing.
    #[track_caller]
    pub(crate) fn refused(mut self, text: &str, message: &str) -> Self {
        let before = (self.view(), self.listed());
        assert!(before.1.iter().all(|other| other != text), "listed: {text}");
        let choice: Choice = text.parse().expect("notation");
        let seat = self.game.seat();
        let told = self.game.refusal(seat, choice).map(|refusal| refusal.to_string());
        assert_eq!(told.as_deref(), Some(message), "{text}");
        assert!(self.game.choose(seat, choice).is_err());
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

    /// These are all the choices that begin with this word.
    #[track_caller]
    pub(crate) fn can(self, word: &str, rest: &[&str]) -> Self {
        let mut listed = self.listed();
        listed.retain(|text| text.split(' ').next() == Some(word));
        let mut expected: Vec<String> = rest.iter().map(|rest| format!("{word} {rest}")).collect();
        expected.sort_unstable();
        assert_eq!(listed, expected);
        self
    }

    /// The values of the resources in the order V, E, A, M, G.
    #[track_caller]
    pub(crate) fn values(self, expected: [u8; 5]) -> Self {
        assert_eq!(self.view().markets.each_ref().map(|market| market.value), expected);
        self
    }

    /// The money of a seat, counted from 1.
    #[track_caller]
    pub(crate) fn coins(self, number: usize, expected: u32) -> Self {
        assert_eq!(self.seat(number).coins, expected);
        self
    }

    /// The stock of a seat, counted from 1.
    #[track_caller]
    pub(crate) fn stock(self, number: usize, expected: &str) -> Self {
        assert_eq!(self.seat(number).stock.to_string(), expected);
        self
    }

    /// The open sites of a seat, counted from 1: cards and what lies on them.
    #[track_caller]
    pub(crate) fn sites(self, number: usize, expected: &[(usize, &str)]) -> Self {
        let seat = self.seat(number);
        let sites: Vec<(usize, String)> = (seat.sites.iter())
            .map(|site| (site.site.card.index() + 1, site.placed.to_string()))
            .collect();
        let sites: Vec<(usize, &str)> = sites.iter().map(|(c, p)| (*c, p.as_str())).collect();
        assert_eq!(sites, expected);
        self
    }

    /// Whose turn it is, counted from 1.
    #[track_caller]
    pub(crate) fn turn_of(self, number: usize) -> Self {
        assert_eq!(self.game.waiting_on().lowest(), Some(Seat::new(number - 1)));
        self
    }

    /// The game is over, for this reason, with these ranks.
    #[track_caller]
    pub(crate) fn over(self, end: &str, ranks: &[u16]) -> Self {
        let outcome = self.game.outcome().expect("the game is over");
        assert_eq!(outcome.end, end);
        let found: Vec<u16> = outcome.standings.iter().map(|standing| standing.rank).collect();
        assert_eq!(found, ranks);
        self
    }
}
