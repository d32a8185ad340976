//! The decisions of a recorded game: what a seat knew, and what it chose.

use tabletop::{Game, Record, RecordError, Replay, Seat};

/// What one seat chose between two checkpoints.
///
/// A turn in which nothing comes to light is one decision. A turn that draws a card halfway is two,
/// since the second half was chosen with the card in sight.
#[derive(Clone, Debug)]
pub struct Decision<G: Game> {
    /// The game at the last checkpoint before it.
    pub game: G,
    /// Who chose.
    pub seat: Seat,
    /// The round in which it was chosen.
    pub round: u32,
    /// What was chosen, in order.
    pub choices: Vec<G::Choice>,
}

impl<G: Game> Decision<G> {
    /// A number that no other decision of the game has, and that tells nothing of the others.
    pub(super) fn number(&self) -> u64 {
        u64::from(self.game.checkpoints()) * self.game.seats() as u64 + self.seat.index() as u64
    }
}

/// Every decision of these seats in order, and the game as it ended.
pub fn decisions<G: Game>(
    record: &Record,
    seats: impl Fn(Seat) -> bool,
) -> Result<(Vec<Decision<G>>, G), RecordError> {
    let mut found: Vec<Decision<G>> = Vec::new();
    let mut since: Option<G> = None;
    // Decisions from here on belong to the stretch that is being replayed.
    let mut open = 0;
    let end = record.replay::<G>(|step| match step {
        Replay::Start(game) => since = Some(game.clone()),
        Replay::Choice { game, seat, choice, checkpoint } => {
            let before = since.as_ref().expect("a replay begins with the game");
            // Choices of several seats may alternate: they commute, so each seat's are one decision.
            match found[open..].iter_mut().find(|decision| decision.seat == seat) {
                Some(decision) => decision.choices.push(choice),
                None if !seats(seat) => {}
                None => found.push(Decision {
                    game: before.clone(),
                    seat,
                    round: before.round(),
                    choices: vec![choice],
                }),
            }
            if checkpoint {
                open = found.len();
                since = Some(game.clone());
            }
        }
    })?;
    Ok((found, end))
}
