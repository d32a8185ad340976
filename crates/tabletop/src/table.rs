//! A game being played: who sits, what was chosen, and what can be taken back.

use std::sync::Arc;

use thiserror::Error;

use crate::{Dealer, Game, NotationError, Origin, Record, RecordError, Seat, Seed, Viewer};

/// A game with its seats' names, the choices made so far, and undo.
///
/// Undo is per seat and per choice, back to the last checkpoint. It belongs here and not in the
/// rules: since choices between two checkpoints commute, taking one back is playing the others
/// again without it.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    setup: G::Setup,
    from: Option<Arc<Origin>>,
    seed: Seed,
    names: Vec<String>,
    game: G,
    /// The game as it stood at the last checkpoint.
    checkpoint: G,
    kept: Vec<Kept<G::Choice>>,
    open_choices: Vec<(Seat, G::Choice)>,
}

/// A choice that cannot be taken back any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kept<C> {
    /// Who chose.
    pub seat: Seat,
    /// What was chosen.
    pub choice: C,
    /// The round in which it was chosen.
    pub round: u32,
    /// Whether it was the last before a checkpoint.
    pub last: bool,
}

/// Why nothing was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum UndoError {
    /// The seat has chosen nothing since the last checkpoint.
    #[error(
        "there is nothing to take back: this seat has chosen nothing since the round or turn \
         began, or since something hidden came to light"
    )]
    Nothing,
}

/// Why a table did not do what a seat asked: the one refusal between the rules of a game and those
/// who show it. A page or a program puts it in its own words and adds nothing to it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused<R> {
    /// The choice was not understood.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The rules forbid it.
    #[error("{0}")]
    Rule(R),
    /// Nothing can be taken back.
    #[error(transparent)]
    Undo(#[from] UndoError),
}

impl<G: Game> Table<G> {
    /// Sits these people down to a new game.
    pub fn new(setup: G::Setup, names: Vec<String>, seed: Seed) -> Self {
        let game = G::start(&setup, Dealer::new(&seed));
        Self::with(setup, names, seed, None, game)
    }

    /// Sits these people down to a game that goes on from a moment of another one.
    pub fn resume(
        setup: G::Setup,
        names: Vec<String>,
        seed: Seed,
        from: Arc<Origin>,
    ) -> Result<Self, RecordError> {
        let game = from.begin(&setup, names.len(), Dealer::new(&seed))?;
        Ok(Self::with(setup, names, seed, Some(from), game))
    }

    fn with(
        setup: G::Setup,
        names: Vec<String>,
        seed: Seed,
        from: Option<Arc<Origin>>,
        game: G,
    ) -> Self {
        debug_assert_eq!(names.len(), game.seats(), "a name for every seat");
        Self {
            setup,
            from,
            seed,
            names,
            checkpoint: game.clone(),
            game,
            kept: Vec::new(),
            open_choices: Vec::new(),
        }
    }

    /// What it was set up with.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// What decides the cards.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The game as it stood at the last checkpoint.
    pub fn checkpoint(&self) -> &G {
        &self.checkpoint
    }

    /// Every choice that cannot be taken back any more, in order.
    pub fn kept(&self) -> &[Kept<G::Choice>] {
        &self.kept
    }

    /// The choices up to each checkpoint.
    pub fn by_checkpoint(&self) -> impl DoubleEndedIterator<Item = &[Kept<G::Choice>]> {
        self.kept.split_inclusive(|kept| kept.last)
    }

    /// The choices of each round that is over.
    pub fn by_round(&self) -> impl DoubleEndedIterator<Item = &[Kept<G::Choice>]> {
        let over = self.game.rounds_over();
        let rounds = self.kept.chunk_by(|one, next| one.round == next.round);
        rounds.filter(move |round| round.iter().all(|kept| kept.round <= over))
    }

    /// The names of the seats.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Gives a seat another name.
    pub fn rename(&mut self, seat: Seat, name: &str) {
        name.clone_into(&mut self.names[seat.index()]);
    }

    /// Makes a choice, or refuses it, changing nothing.
    pub fn choose(&mut self, seat: Seat, choice: G::Choice) -> Result<(), G::Refusal> {
        let (checkpoints, round) = (self.game.checkpoints(), self.game.round());
        self.game.choose(seat, choice)?;
        self.open_choices.push((seat, choice));
        if self.game.checkpoints() != checkpoints {
            let count = self.open_choices.len();
            let open = self.open_choices.drain(..).zip(1..);
            self.kept.extend(open.map(|((seat, choice), nth)| Kept {
                seat,
                choice,
                round,
                last: nth == count,
            }));
            self.checkpoint.clone_from(&self.game);
        }
        Ok(())
    }

    /// Makes a choice given in notation, or refuses it, changing nothing.
    pub fn choose_written(
        &mut self,
        seat: Seat,
        choice: &str,
    ) -> Result<G::Choice, Refused<G::Refusal>> {
        let choice = choice.parse()?;
        self.choose(seat, choice).map_err(Refused::Rule)?;
        Ok(choice)
    }

    /// The choices of a seat that can still be taken back, oldest first.
    pub fn open_choices(&self, seat: Seat) -> impl Iterator<Item = G::Choice> {
        self.open_choices.iter().filter(move |(who, _)| *who == seat).map(|(_, choice)| *choice)
    }

    /// Takes back the seat's last choice and returns it.
    pub fn undo(&mut self, seat: Seat) -> Result<G::Choice, UndoError> {
        let last = self.open_choices.iter().rposition(|(who, _)| *who == seat);
        let (_, choice) = self.open_choices.remove(last.ok_or(UndoError::Nothing)?);
        self.play_again();
        Ok(choice)
    }

    /// Takes back everything the seat has chosen since the last checkpoint.
    pub fn restart(&mut self, seat: Seat) -> Result<(), UndoError> {
        if self.open_choices(seat).next().is_none() {
            return Err(UndoError::Nothing);
        }
        self.open_choices.retain(|(who, _)| *who != seat);
        self.play_again();
        Ok(())
    }

    fn play_again(&mut self) {
        self.game.clone_from(&self.checkpoint);
        for &(seat, choice) in &self.open_choices {
            self.game.choose(seat, choice).expect("choices of different seats commute");
        }
    }

    /// How a choice would change the seat's score at once; nothing if it passes a checkpoint.
    pub fn effect(&self, seat: Seat, choice: G::Choice) -> i32 {
        let mut then = self.game.clone();
        let before = self.game.score(seat, Viewer::Seat(seat)).total;
        match then.choose(seat, choice) {
            Ok(()) if then.checkpoints() == self.game.checkpoints() => {
                then.score(seat, Viewer::Seat(seat)).total - before
            }
            _ => 0,
        }
    }

    /// What the viewer may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(viewer)
    }

    /// The game written down, so that it can be replayed and checked.
    pub fn record(&self) -> Record {
        let open = self.open_choices.iter().map(|&(seat, choice)| (seat, choice, false));
        let kept = self.kept.iter().map(|kept| (kept.seat, kept.choice, kept.last));
        let choices = kept.chain(open);
        let names = self.names.clone();
        let record = Record::new::<G>(&self.setup, names, self.seed, choices, &self.game);
        Record { from: self.from.as_deref().cloned(), ..record }
    }
}
