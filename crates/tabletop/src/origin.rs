//! A game that is played on from a moment of another one.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Commitment, Dealer, Game, RecordError, Settings};

/// Where a game began that did not begin with the first card.
///
/// It holds everything that lay on the table, and nothing of what was to come: no game knows the
/// order of a deck, so the cards of the new game are its own dealer's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// What was promised of the seed of the game it comes from: the name of that game.
    pub commitment: Commitment,
    /// The round that was being played there.
    pub round: u32,
    /// The position, as [`Game::position`] gives it.
    pub position: Value,
}

impl Origin {
    /// A game that goes on, as it stood at its last checkpoint.
    pub fn of<G: Game>(game: &G, commitment: Commitment) -> Self {
        let position = serde_json::to_value(game.position()).expect("a position is plain JSON");
        Self { commitment, round: game.round(), position }
    }

    /// The game at this moment, with these cards to come; refused if it does not go with the setup.
    pub fn begin<G: Game>(
        &self,
        setup: &G::Setup,
        seats: usize,
        dealer: Dealer,
    ) -> Result<G, RecordError> {
        let wrong = |what: String| RecordError::From(what);
        let options = self.position.get("options").cloned().unwrap_or_default();
        let options: Option<Settings> =
            serde_json::from_value(options).map_err(|error| wrong(error.to_string()))?;
        let own = G::setup(&options.unwrap_or_default(), seats)?;
        if G::settings(&own) != G::settings(setup) {
            return Err(wrong("the position is one of a game with other options".to_owned()));
        }
        let position: G::Position = serde_json::from_value(self.position.clone())
            .map_err(|error| wrong(error.to_string()))?;
        let game = G::set_up(&position, dealer).map_err(|faults| wrong(faults.to_string()))?;
        if game.seats() != seats {
            return Err(wrong(format!("the position has {} seats, not {seats}", game.seats())));
        }
        if game.round() != self.round {
            return Err(wrong(format!("the position is one of round {}", game.round())));
        }
        Ok(game)
    }
}
