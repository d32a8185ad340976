//! A game of Welkin: the board as it is, and as everyone knows it.

use std::ops::RangeInclusive;
use std::sync::Arc;

use tabletop::{
    Dealer, Game, Outcome, Rng, Score, Seat, SeatSet, Viewer, answered_by_parts, setup_by_rules,
};

use crate::board::{Board, Lately, Trigger};
use crate::choice::Choice;
use crate::describe::describe;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::rules::{FEWEST_SEATS, MOST_SEATS, OPTIONS, Rules};
use crate::score;
use crate::turn::{ActiveTurn, Effect, Turn};
use crate::view::View;

/// A game of Welkin.
#[derive(Clone, Debug)]
pub struct Welkin {
    pub(crate) rules: Arc<Rules>,
    pub(crate) dealer: Dealer,
    /// The board as the player whose turn it is sees it.
    pub(crate) board: Board,
    /// The board as it stood at the last point of no return: what the others see, until the player
    /// can take nothing back.
    pub(crate) known: Board,
    pub(crate) checkpoints: u32,
    pub(crate) end: Option<End>,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The action took a card that could not be replaced.
    Open,
    /// The power to open a site did.
    Power,
    /// Everyone had as many turns as the table allows.
    Turns,
}

impl End {
    /// The word for it in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Power => "power",
            Self::Turns => "turns",
        }
    }
}

impl Welkin {
    /// A game at a point of no return.
    pub(crate) fn at(rules: &Arc<Rules>, dealer: Dealer, board: &Board) -> Self {
        let rules = Arc::clone(rules);
        Self { rules, dealer, board: *board, known: *board, checkpoints: 0, end: None }
    }

    /// The rules of this table.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The board as the viewer knows it: what can still be taken back is known only to the player
    /// whose turn it is.
    pub fn board(&self, viewer: Viewer) -> &Board {
        if viewer == Viewer::Seat(self.seat()) { &self.board } else { &self.known }
    }

    /// Whose turn it is.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.board.seat(&self.rules)
    }

    /// Why a choice would be refused; `None` if it is legal.
    pub fn refusal(&self, seat: Seat, choice: Choice) -> Option<Refusal> {
        self.clone().choose(seat, choice).err()
    }

    fn pass_checkpoint(&mut self) {
        self.known = self.board;
        self.checkpoints += 1;
    }

    /// The turn passes on, unless it was the last.
    fn end_turn(&mut self) {
        let board = &mut self.board;
        board.turns += 1;
        board.turn = Turn::FRESH;
        let next = board.seat(&self.rules);
        self.end = match board.last {
            Some(last) if last.seat == next => Some(match last.by {
                Trigger::Action => End::Open,
                Trigger::Power => End::Power,
            }),
            Some(_) => None,
            None => {
                let cap = self.rules.turn_cap.map(|turns| turns * self.rules.seats as u32);
                cap.filter(|&cap| board.turns >= cap).map(|_| End::Turns)
            }
        };
        if self.end.is_none() {
            board.players[next.index()].lately = Lately::default();
        }
    }
}

impl Game for Welkin {
    const NAME: &'static str = "welkin";
    const TITLE: &'static str = "Welkin";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = FEWEST_SEATS..=MOST_SEATS;
    const ENDS: &'static [&'static str] = &[End::Open.name(), End::Power.name(), End::Turns.name()];

    type Choice = Choice;
    type Refusal = Refusal;

    setup_by_rules!(Rules, OPTIONS);
    answered_by_parts!(View, Position, describe);

    fn start(setup: &Arc<Rules>, mut dealer: Dealer) -> Self {
        let board = Board::dealt(setup, &mut dealer);
        Self::at(setup, dealer, &board)
    }

    #[inline]
    fn seats(&self) -> usize {
        self.rules.seats
    }

    #[inline]
    fn waiting_on(&self) -> SeatSet {
        if self.end.is_some() { SeatSet::NONE } else { SeatSet::only(self.seat()) }
    }

    #[inline]
    fn choices(&self, seat: Seat, into: &mut Vec<Choice>) {
        into.clear();
        if self.end.is_none() && seat == self.seat() {
            self.board.list(&self.rules, into);
        }
    }

    #[inline]
    fn choose(&mut self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        if self.end.is_some() {
            return Err(Refusal::GameOver);
        }
        let playing = self.seat();
        if seat != playing {
            return Err(Refusal::OtherTurn(playing));
        }
        let mut turn = ActiveTurn { rules: &self.rules, board: &mut self.board, seat };
        match turn.choose(choice, &mut self.dealer)? {
            Effect::Open => {}
            Effect::Revealed => self.pass_checkpoint(),
            Effect::TurnOver => {
                self.end_turn();
                self.pass_checkpoint();
            }
        }
        Ok(())
    }

    #[inline]
    fn checkpoints(&self) -> u32 {
        self.checkpoints
    }

    /// In a round everyone has a turn.
    fn round(&self) -> u32 {
        let seats = self.rules.seats as u32;
        let turns = self.board.turns;
        if self.end.is_some() { turns.div_ceil(seats) } else { turns / seats + 1 }
    }

    fn categories(&self) -> &'static [&'static str] {
        score::CATEGORIES
    }

    fn score(&self, seat: Seat, viewer: Viewer) -> Score {
        score::score(&self.board(viewer).players[seat.index()])
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end.map(|end| score::outcome(self, end))
    }

    /// Unknown is which cards will come, and to all but the player whose turn it is what that
    /// player has chosen since the last point of no return.
    fn reimagine(&mut self, viewer: Viewer, rng: &mut Rng) {
        self.dealer = Dealer::imagined(rng);
        self.board = *self.board(viewer);
    }
}
