//! What the positions of all games have in common: which game and options they name, and the
//! choices made since.

use crate::{Faults, Game, Seat, Settings};

/// The setup that a position asks for, with the first fault if it names another game.
///
/// Without options that fit together nothing else can be checked.
pub fn setup<G: Game>(
    game: &str,
    options: &Settings,
    seats: usize,
) -> Result<(G::Setup, Faults), Faults> {
    let mut faults = Faults::default();
    if game != G::NAME {
        faults.add("game", format!("`{game}`: expected `{}`", G::NAME));
    }
    match G::setup(options, seats) {
        Ok(setup) => Ok((setup, faults)),
        Err(error) => {
            faults.add("options, seats", error.to_string());
            Err(faults)
        }
    }
}

/// Makes a choice that a position writes down, or says what is wrong with it.
pub fn choose<G: Game>(game: &mut G, seat: Seat, text: &str) -> Result<(), String> {
    let choice: G::Choice =
        text.parse().map_err(|error: crate::NotationError| error.to_string())?;
    game.choose(seat, choice).map_err(|refusal| format!("`{choice}`: {refusal}"))
}
