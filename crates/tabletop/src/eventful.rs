//! What can be counted of games: for reports over many of them.

use std::borrow::Cow;

use crate::{Game, Seat};

/// A game that tells what happens in it, in a form that can be counted.
///
/// It is beside [`Game`], since no rule needs it, and nobody is told anything who does not ask. An
/// [`EventWatch`] asks at the right moments.
pub trait Eventful: Game {
    /// What is told of, in the order of a report. Every [`Event`] is of one of these kinds.
    const KINDS: &'static [EventKind];

    /// What lies on the table before the first choice, such as the plans in play.
    fn events_at_start(&self, _tell: &mut dyn FnMut(Event)) {}

    /// What happened between two checkpoints. `since` is the earlier one, this game the later one,
    /// and `chosen` is every choice made in between, in order. It is asked of the game itself, with
    /// everything hidden in it.
    fn events_since(
        &self,
        since: &Self,
        chosen: &[(Seat, Self::Choice)],
        tell: &mut dyn FnMut(Event),
    );

    /// What a game that is over shows of a seat beside its score: the same names in the same order
    /// in every game with the same setup.
    fn facts(&self, seat: Seat) -> Vec<(Cow<'static, str>, Fact)>;
}

/// Things of one kind that happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventKind {
    /// What they are called together: `plans`.
    pub name: &'static str,
    /// What can become of each, in order: `in play`, `first`, `later`. Where the first of them is an
    /// occasion and the others are what was made of it, reports tell the others as shares of it.
    pub ways: &'static [&'static str],
    /// Whether the first way is such an occasion, and whose.
    pub occasion: Occasion,
}

/// Whether the first way of a kind is an occasion for the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// It is none: everything is counted by itself.
    None,
    /// It comes to the whole table, and each seat can make something of it.
    OfTable,
    /// It comes to a seat, which can make something of it.
    OfSeat,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// To whom; nobody where it came to the whole table.
    pub seat: Option<Seat>,
    /// Its [kind](EventKind::name).
    pub kind: &'static str,
    /// Which of that kind, by its name in data: `n3`, `surveyor`.
    pub name: Cow<'static, str>,
    /// What became of it: one of the kind's [ways](EventKind::ways).
    pub way: &'static str,
}

impl Event {
    /// Something that happened to a seat.
    pub fn of(
        seat: Seat,
        kind: &EventKind,
        name: impl Into<Cow<'static, str>>,
        way: &'static str,
    ) -> Self {
        Self { seat: Some(seat), kind: kind.name, name: name.into(), way }
    }

    /// Something that came to the whole table.
    pub fn of_table(
        kind: &EventKind,
        name: impl Into<Cow<'static, str>>,
        way: &'static str,
    ) -> Self {
        Self { seat: None, kind: kind.name, name: name.into(), way }
    }
}

/// Something that a game that is over shows of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// How many, or how much.
    Number(i32),
    /// Whether.
    Flag(bool),
    /// Which, by its name in data.
    Word(Cow<'static, str>),
    /// Nothing to tell in this game.
    Nothing,
}

impl From<usize> for Fact {
    fn from(count: usize) -> Self {
        Self::Number(count as i32)
    }
}

impl From<u8> for Fact {
    fn from(count: u8) -> Self {
        Self::Number(count.into())
    }
}

/// Watches a game being played, and asks it for its events whenever a checkpoint is passed.
#[derive(Clone, Debug)]
pub struct EventWatch<G: Game> {
    since: G,
    chosen: Vec<(Seat, G::Choice)>,
}

impl<G: Eventful> EventWatch<G> {
    /// Begins to watch before the first choice. Events are told with the round they belong to.
    pub fn begin(game: &G, mut tell: impl FnMut(u32, Event)) -> Self {
        let round = game.round();
        game.events_at_start(&mut |event| tell(round, event));
        Self { since: game.clone(), chosen: Vec::new() }
    }

    /// The same for the next game, with the memory that is there.
    pub fn begin_again(&mut self, game: &G, mut tell: impl FnMut(u32, Event)) {
        let round = game.round();
        game.events_at_start(&mut |event| tell(round, event));
        self.since.clone_from(game);
        self.chosen.clear();
    }

    /// Sees a choice; `game` is the game after it.
    pub fn see(
        &mut self,
        game: &G,
        seat: Seat,
        choice: G::Choice,
        mut tell: impl FnMut(u32, Event),
    ) {
        self.chosen.push((seat, choice));
        if game.checkpoints() != self.since.checkpoints() {
            let round = self.since.round();
            game.events_since(&self.since, &self.chosen, &mut |event| tell(round, event));
            self.since.clone_from(game);
            self.chosen.clear();
        }
    }
}
