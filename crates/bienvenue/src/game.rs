//! A game of Bienvenue chez Vous: the table as it is, and as everyone knows it.

use std::ops::RangeInclusive;
use std::sync::Arc;

use tabletop::{
    Dealer, Drawing, Game, LogEntry, Narrated, Outcome, Rng, Score, Seat, SeatSet, Viewer,
    answered_by_parts, setup_by_rules,
};

use crate::agenda::Task;
use crate::board::{Board, Phase};
use crate::choice::Choice;
use crate::describe::describe;
use crate::draw::spot::spots_of;
use crate::house::House;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::rules::{FEWEST_SEATS, MOST_SEATS, OPTIONS, Rules};
use crate::score;
use crate::turn::Playing;
use crate::view::View;

/// A game of Bienvenue chez Vous.
#[derive(Clone, Debug)]
pub struct Bienvenue {
    pub(crate) rules: Arc<Rules>,
    pub(crate) dealer: Dealer,
    /// The table as the player who has to choose sees it.
    pub(crate) board: Board,
    /// The table as it stood at the last point of no return: what the others see, until the player
    /// can take nothing back.
    pub(crate) known: Board,
    pub(crate) checkpoints: u32,
    pub(crate) end: Option<End>,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Enough rounds after the first family was satisfied.
    Keys,
    /// No room is left to draw.
    Piles,
    /// As many rounds as there are.
    Rounds,
}

impl End {
    /// The word for it in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Keys => "keys",
            Self::Piles => "piles",
            Self::Rounds => "rounds",
        }
    }
}

impl Bienvenue {
    /// A game at a point of no return.
    pub(crate) fn at(rules: &Arc<Rules>, dealer: Dealer, board: &Board) -> Self {
        let rules = Arc::clone(rules);
        Self { rules, dealer, board: *board, known: *board, checkpoints: 0, end: None }
    }

    /// The rules of this table.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The seat that has to choose, unless several do at once.
    pub(crate) fn acting(&self) -> Option<Seat> {
        let duty = self.board.agenda.top()?;
        let auction = matches!(duty.task, Task::Auction { .. });
        (self.end.is_none() && !auction).then_some(duty.seat)
    }

    /// The table as the viewer knows it: what can still be taken back is known only to the player
    /// who has to choose.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> &Board {
        match (viewer, self.acting()) {
            (Viewer::Seat(seat), Some(acting)) if seat == acting => &self.board,
            _ => &self.known,
        }
    }

    /// The house of a seat, as the viewer knows it.
    pub fn house(&self, seat: Seat, viewer: Viewer) -> &House {
        &self.seen_by(viewer).player(seat).house
    }

    /// Why a choice would be refused; `None` if it is legal.
    pub fn refusal(&self, seat: Seat, choice: Choice) -> Option<Refusal> {
        self.clone().choose(seat, choice).err()
    }

    /// What everyone who sees the table knows about who is asked: one seat, or several.
    fn asked(&self) -> Option<Seat> {
        self.acting().filter(|_| self.end.is_none())
    }
}

impl Game for Bienvenue {
    const NAME: &'static str = "bienvenue";
    const TITLE: &'static str = "Bienvenue chez Vous";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = FEWEST_SEATS..=MOST_SEATS;
    const ENDS: &'static [&'static str] =
        &[End::Keys.name(), End::Piles.name(), End::Rounds.name()];

    type Choice = Choice;
    type Refusal = Refusal;

    setup_by_rules!(Rules, OPTIONS);
    answered_by_parts!(View, Position, describe);

    fn start(setup: &Arc<Rules>, mut dealer: Dealer) -> Self {
        let mut board = Board::dealt(setup, &mut dealer);
        let mut playing = Playing {
            rules: setup,
            board: &mut board,
            dealer: &mut dealer,
            stop: false,
            end: None,
        };
        playing.settle();
        Self::at(setup, dealer, &board)
    }

    #[inline]
    fn seats(&self) -> usize {
        self.rules.seats
    }

    #[inline]
    fn waiting_on(&self) -> SeatSet {
        if self.end.is_some() {
            return SeatSet::NONE;
        }
        match self.acting() {
            Some(seat) => SeatSet::only(seat),
            None => Seat::all(self.rules.seats)
                .filter(|seat| self.board.may_bid_at_all(&self.rules, *seat))
                .collect(),
        }
    }

    #[inline]
    fn choices(&self, seat: Seat, into: &mut Vec<Choice>) {
        into.clear();
        if self.end.is_none() {
            self.board.list(&self.rules, seat, into);
        }
    }

    #[inline]
    fn choose(&mut self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        if self.end.is_some() {
            return Err(Refusal::GameOver);
        }
        let asked = self.asked();
        let mut playing = Playing {
            rules: &self.rules,
            board: &mut self.board,
            dealer: &mut self.dealer,
            stop: false,
            end: None,
        };
        playing.choose(seat, choice)?;
        let stop = playing.stop;
        self.end = playing.end;
        // Who is asked anew is asked about something that stays.
        if stop || self.end.is_some() || self.asked() != asked {
            self.known = self.board;
            self.checkpoints += 1;
        }
        Ok(())
    }

    #[inline]
    fn checkpoints(&self) -> u32 {
        self.checkpoints
    }

    fn round(&self) -> u32 {
        self.board.round.into()
    }

    fn categories(&self) -> &'static [&'static str] {
        score::CATEGORIES
    }

    fn score(&self, seat: Seat, viewer: Viewer) -> Score {
        let player = self.seen_by(viewer).player(seat);
        let mine = viewer == Viewer::Seat(seat);
        let open = mine || self.rules.money_open || self.end.is_some();
        score::score(&self.rules, player, open)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end.map(|end| score::outcome(self, end))
    }

    fn reimagine(&mut self, viewer: Viewer, rng: &mut Rng) {
        self.imagine(viewer, rng);
    }
}

impl Narrated for Bienvenue {
    fn draw(view: &View) -> Drawing {
        view.drawing()
    }

    fn spots(&self, seat: Seat, choice: Choice) -> Vec<String> {
        let _ = self;
        spots_of(seat, choice)
    }

    fn legend(&self) -> Vec<(String, String)> {
        self.signs()
    }

    fn log_since(&self, since: &Self, chosen: &[(Seat, Choice)]) -> Vec<LogEntry> {
        let _ = self;
        Self::news_since(since, chosen)
    }

    fn round_title(&self) -> String {
        match self.board.phase {
            Phase::Rounds => format!("Round {}", self.round()),
            _ => "Before the first round".to_owned(),
        }
    }

    fn hand(&self, seat: Seat) -> Vec<String> {
        let hand = self.board.player(seat).hand.iter();
        hand.map(|card| self.rules.title(card).to_string()).collect()
    }
}
