//! Equal inputs give equal games, and a clone is the same game.

use super::Verdict;
use super::sight::{Sight, choices_of, same_choices, same_game};
use super::walk::{Story, Walk, make, play_out};
use crate::{Dealer, Game};

/// A second game, given the same choices, is the same at every checkpoint and at the end.
pub(super) fn equal_choices_give_equal_games<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    let start = |walk: &Walk<'_, G>| {
        let setup = G::setup(&walk.mode.settings, walk.mode.seats).map_err(|e| e.to_string())?;
        Ok::<G, String>(G::start(&setup, Dealer::new(&walk.seed)))
    };
    let (mut one, mut other) = (start(walk)?, start(walk)?);
    for (number, &(seat, choice)) in walk.history.iter().enumerate() {
        let what = format!("the choices of seat {seat} after {number} choices, played again");
        same_choices(&what, &choices_of(&one, seat), &choices_of(&other, seat))?;
        let checkpoints = one.checkpoints();
        make(&mut one, seat, choice)?;
        make(&mut other, seat, choice)?;
        if one.checkpoints() != checkpoints {
            Sight::of(&one, &walk.watchers).same_as(&Sight::of(&other, &walk.watchers)).map_err(
                |problem| format!("seat {seat}, `{choice}`, played again alike: {problem}"),
            )?;
        }
    }
    same_game(&one, &walk.game, &walk.watchers, &mut walk.rng)
}

/// `clone`, and `clone_from` over the remains of another game, give the game itself; what happens
/// to a clone does not touch the original.
pub(super) fn clones_are_equal<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    let before = Sight::of(&walk.game, &walk.watchers);
    let mut clone = walk.game.clone();
    same_game(&clone, &walk.game, &walk.watchers, &mut walk.rng)
        .map_err(|problem| format!("clone: {problem}"))?;
    play_out(&mut clone, &mut walk.rng)?;
    Sight::of(&walk.game, &walk.watchers)
        .same_as(&before)
        .map_err(|problem| format!("playing on a clone changed the original: {problem}"))?;

    let another = Story {
        deal: walk.rng.bits() as u32,
        whims: walk.rng.bits() as u32,
        stop: walk.rng.below(2 * walk.history.len() + 1),
    };
    let mut over = Walk::<G>::start(walk.mode, walk.pool, &another);
    over.go_to(another.stop)?;
    over.game.clone_from(&walk.game);
    same_game(&over.game, &walk.game, &walk.watchers, &mut walk.rng)
        .map_err(|problem| format!("clone_from: {problem}"))
}
