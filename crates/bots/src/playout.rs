//! The innermost loop: players playing a game to its end.

use tabletop::{Game, Seat, Seen};
use thiserror::Error;

use crate::Player;

/// A player made a choice that the game refused: one of the two has a fault.
#[derive(Clone, Debug, Error)]
#[error("seat {seat} chose `{choice}`, which was refused: {refusal}")]
pub struct Refused {
    seat: Seat,
    choice: String,
    refusal: String,
}

/// Plays a game to its end and returns how many choices it took. `watch` sees each of them,
/// with the game as it stands then.
///
/// The lowest seat that owes a choice is asked, so that seats finish their turns one by one and
/// the record of the game reads like one. Since choices of a round commute, nobody gains by it.
#[inline]
pub fn play_out<G: Game, P: Player<G>>(
    game: &mut G,
    players: &mut [P],
    mut watch: impl FnMut(&G, Seat, G::Choice),
) -> Result<u64, Refused> {
    let mut choices = 0;
    while let Some(seat) = game.waiting_on().lowest() {
        let choice = players[seat.index()].choose(&Seen::new(game, seat));
        if let Err(refusal) = game.choose(seat, choice) {
            return Err(refused::<G>(seat, choice, &refusal));
        }
        watch(game, seat, choice);
        choices += 1;
    }
    Ok(choices)
}

#[cold]
fn refused<G: Game>(seat: Seat, choice: G::Choice, refusal: &G::Refusal) -> Refused {
    Refused { seat, choice: choice.to_string(), refusal: refusal.to_string() }
}
