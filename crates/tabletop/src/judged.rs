//! Games that know how a seat stands before the end.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Game, Seat};

/// A game that can judge how a seat stands. Bots look ahead with it.
pub trait Judged: Game {
    /// What the judge believes: weights, each with a name. By default the tuned ones.
    type Judgement: Clone + Default + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The points the seat may expect at the end of the game, if it goes on as well as anyone.
    ///
    /// It looks at the whole game as it stands: who may not know everything asks an imagined one.
    /// It may be asked in the middle of a turn, and after the end.
    fn prospects(&self, seat: Seat, judgement: &Self::Judgement) -> f32;
}
