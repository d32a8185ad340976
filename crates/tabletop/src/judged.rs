//! Games that know how a seat stands before the end.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Game, Seat};

/// A game that can judge how a seat stands. Bots look ahead with it.
pub trait Judged: Game {
    /// What the judge believes: weights, each with a name. By default the tuned ones.
    type Judgement: Clone + Default + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// By how many points somebody new to the game is often wrong about a turn. Games count in
    /// different points; this tells bots how large a slip is in this one.
    const SLIP: f32;
    /// How large a slip of somebody who knows the game is beside one of somebody new to it.
    const CARE: f32 = 0.5;
    /// For how many checkpoints bots play on in imagined games before they ask the judge.
    const HORIZON: u32;

    /// From how many points on a loss is a hairline, a crack and a collapse when a finished game is
    /// analysed.
    const CRACKS: [f64; 3] = [0.5, 1.5, 4.0];

    /// For how many checkpoints bots that only compare turns play on before they ask the judge: fewer
    /// than [`HORIZON`](Self::HORIZON) where the judge of such a table knows better than futures that
    /// vary much.
    fn horizon(&self) -> u32 {
        Self::HORIZON
    }

    /// The points the seat may expect at the end of the game, if it goes on as well as anyone.
    ///
    /// It looks at the whole game as it stands: who may not know everything asks an imagined one.
    /// It may be asked in the middle of a turn, and after the end.
    fn prospects(&self, seat: Seat, judgement: &Self::Judgement) -> f32;

    /// In how many imagined games bots look at a choice that passes a checkpoint, before they judge
    /// it: several where something comes to light that could be something else.
    fn reveals(&self, choice: Self::Choice) -> u32 {
        let _ = choice;
        1
    }

    /// Which part of the thinking for one turn the next choice of a seat deserves. A turn that
    /// passes several checkpoints, and is interrupted by others, shares its time between them.
    ///
    /// It depends on nothing that the seat does not know.
    fn attention(&self, seat: Seat) -> f32 {
        let _ = seat;
        1.0
    }

    /// Forgets what other seats have already chosen in secret, where several choose at once: each of
    /// them plans from the same state, whoever is asked first.
    fn before_secrets(&mut self, seat: Seat) {
        let _ = seat;
    }
}
