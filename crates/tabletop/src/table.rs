//! A game being played: who sits, what was chosen, and what can be taken back.

use thiserror::Error;

use crate::{Dealer, Game, Record, Seat, Seed, Viewer};

/// A game with its seats' names, the choices made so far, and undo.
///
/// Undo is per seat and per choice, back to the last point of no return. It belongs here and not
/// in the rules: since choices within a round commute, taking one back is playing the round again
/// without it.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    setup: G::Setup,
    seed: Seed,
    names: Vec<String>,
    game: G,
    settled_game: G,
    /// With each choice, whether it was the last before a settled point.
    settled_choices: Vec<(Seat, G::Choice, bool)>,
    open_choices: Vec<(Seat, G::Choice)>,
}

/// Why nothing was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum UndoError {
    /// The seat has chosen nothing since the last point of no return.
    #[error(
        "there is nothing to take back: this seat has chosen nothing since the round or turn \
         began, or since something hidden came to light"
    )]
    Nothing,
}

impl<G: Game> Table<G> {
    /// Sits these people down to a new game.
    pub fn new(setup: G::Setup, names: Vec<String>, seed: Seed) -> Self {
        let game = G::start(&setup, Dealer::new(&seed));
        debug_assert_eq!(names.len(), game.seats(), "a name for every seat");
        Self {
            setup,
            seed,
            names,
            settled_game: game.clone(),
            game,
            settled_choices: Vec::new(),
            open_choices: Vec::new(),
        }
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The game as it stood at the last point of no return.
    pub fn settled_game(&self) -> &G {
        &self.settled_game
    }

    /// The choices between the last two points of no return; the last of them is marked.
    pub fn last_settled(&self) -> &[(Seat, G::Choice, bool)] {
        let Some((_, before)) = self.settled_choices.split_last() else { return &[] };
        let start = before.iter().rposition(|(.., settles)| *settles).map_or(0, |last| last + 1);
        &self.settled_choices[start..]
    }

    /// The choices that cannot be taken back any more, from one point of no return to the next.
    pub fn settled_rounds(&self) -> impl DoubleEndedIterator<Item = &[(Seat, G::Choice, bool)]> {
        self.settled_choices.split_inclusive(|(.., settles)| *settles)
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
        let settled = self.game.settled();
        self.game.choose(seat, choice)?;
        self.open_choices.push((seat, choice));
        if self.game.settled() != settled {
            let last = self.open_choices.len() - 1;
            let open = self.open_choices.drain(..).enumerate();
            self.settled_choices.extend(open.map(|(n, (seat, choice))| (seat, choice, n == last)));
            self.settled_game.clone_from(&self.game);
        }
        Ok(())
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

    /// Takes back everything the seat has chosen since the last point of no return.
    pub fn restart(&mut self, seat: Seat) -> Result<(), UndoError> {
        if self.open_choices(seat).next().is_none() {
            return Err(UndoError::Nothing);
        }
        self.open_choices.retain(|(who, _)| *who != seat);
        self.play_again();
        Ok(())
    }

    fn play_again(&mut self) {
        self.game.clone_from(&self.settled_game);
        for &(seat, choice) in &self.open_choices {
            self.game.choose(seat, choice).expect("choices of different seats commute");
        }
    }

    /// How a choice would change the seat's score at once; nothing if it ends the round.
    pub fn effect(&self, seat: Seat, choice: G::Choice) -> i32 {
        let mut then = self.game.clone();
        let before = self.game.score(seat, Viewer::Seat(seat)).total;
        match then.choose(seat, choice) {
            Ok(()) if then.settled() == self.game.settled() => {
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
        let choices = self.settled_choices.iter().copied().chain(open);
        Record::new::<G>(&self.setup, self.names.clone(), self.seed, choices, &self.game)
    }
}
