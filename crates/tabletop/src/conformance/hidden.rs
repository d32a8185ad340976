//! What a viewer may not know cannot be seen, and is made up anew by reimagining.

use super::Verdict;
use super::sight::{choices_of, named, same, same_choices, same_data, same_json, same_waiting};
use super::walk::{Walk, make, play_out, seats_of};
use crate::{Game, Rng, Seat, Viewer};

/// Longer than any turn should be: a turn that goes on is compared where it stands.
const LONGEST_TURN: usize = 60;

/// Everything the viewer can ask is answered the same in a reimagined game.
pub(super) fn reimagining_goes_unnoticed<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    walk.for_a_while(|walk| {
        for viewer in walk.watchers.clone() {
            let mut imagined = walk.game.clone();
            imagined.reimagine(viewer, &mut walk.rng);
            same_for(viewer, &imagined, &walk.game, &walk.watchers)
                .and_then(|()| {
                    same("checkpoints()", &imagined.checkpoints(), &walk.game.checkpoints())
                })
                .and_then(|()| same("the outcome", &imagined.outcome(), &walk.game.outcome()))
                .map_err(|problem| format!("reimagined for {}: {problem}", named(viewer)))?;
        }
        Ok(())
    })
}

/// Nobody can tell what another seat has chosen before the next checkpoint.
pub(super) fn unfinished_turns_are_hidden<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    walk.for_a_while(|walk| {
        let Some((seat, choice)) = walk.think()? else {
            return Ok(());
        };
        one_choice_is_hidden(walk, seat, choice)?;
        whole_turn_is_hidden(walk, seat)
    })
}

/// While its turn goes on, a seat's choice cannot be noticed at all.
fn one_choice_is_hidden<G: Game>(walk: &Walk<'_, G>, seat: Seat, choice: G::Choice) -> Verdict {
    let mut after = walk.game.clone();
    make(&mut after, seat, choice)?;
    if after.checkpoints() != walk.game.checkpoints()
        || after.waiting_on() != walk.game.waiting_on()
    {
        return Ok(());
    }
    same_for_others(walk, seat, &after, &walk.game).map_err(|problem| {
        format!("seat {seat}, `{choice}`: no checkpoint, yet seen by another: {problem}")
    })
}

/// When its turn is over, that may be seen, but not what was chosen.
fn whole_turn_is_hidden<G: Game>(walk: &mut Walk<'_, G>, seat: Seat) -> Verdict {
    let (one, one_turn) = finish_turn(&walk.game, seat, &mut walk.rng)?;
    let (other, other_turn) = finish_turn(&walk.game, seat, &mut walk.rng)?;
    let checkpoints = walk.game.checkpoints();
    if one.checkpoints() != checkpoints
        || other.checkpoints() != checkpoints
        || one.waiting_on() != other.waiting_on()
    {
        return Ok(());
    }
    same_for_others(walk, seat, &other, &one).map_err(|problem| {
        format!(
            "seat {seat}, `{other_turn}` instead of `{one_turn}`: no checkpoint, \
             yet seen by another: {problem}"
        )
    })
}

/// Plays a seat's turn to its end, or until a checkpoint.
fn finish_turn<G: Game>(game: &G, seat: Seat, rng: &mut Rng) -> Result<(G, String), String> {
    let mut game = game.clone();
    let checkpoints = game.checkpoints();
    let mut turn: Vec<String> = Vec::new();
    while game.checkpoints() == checkpoints && turn.len() < LONGEST_TURN {
        let Some(choice) = rng.pick(&choices_of(&game, seat)) else {
            break;
        };
        make(&mut game, seat, choice)?;
        turn.push(choice.to_string());
    }
    Ok((game, turn.join(", ")))
}

fn same_for_others<G: Game>(walk: &Walk<'_, G>, seat: Seat, found: &G, expected: &G) -> Verdict {
    let mut others = walk.watchers.iter().copied();
    others.try_for_each(|viewer| {
        if viewer == Viewer::Seat(seat) {
            return Ok(());
        }
        same_for(viewer, found, expected, &walk.watchers)
    })
}

/// Whether two games are the same to this viewer.
fn same_for<G: Game>(viewer: Viewer, found: &G, expected: &G, watchers: &[Viewer]) -> Verdict {
    same_waiting(found.waiting_on(), expected.waiting_on())?;
    let what = format!("the view of {}", named(viewer));
    let (view, view_before) = (found.view(viewer), expected.view(viewer));
    same_data(&what, &view, &view_before)?;
    same_json(&what, &view, &view_before)?;
    if let Viewer::Seat(seat) = viewer {
        let what = format!("the choices of seat {seat}");
        same_choices(&what, &choices_of(found, seat), &choices_of(expected, seat))?;
    }
    for seat in seats_of(watchers) {
        let what = format!("the score of seat {seat} for {}", named(viewer));
        same(&what, &found.score(seat, viewer), &expected.score(seat, viewer))?;
    }
    Ok(())
}

/// A reimagined game allows the viewer what the true one does, until something comes to light,
/// and can be played to its end.
pub(super) fn imagined_games_play<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    let viewer = walk.any_watcher();
    let mut imagined = walk.game.clone();
    imagined.reimagine(viewer, &mut walk.rng);
    if let Viewer::Seat(seat) = viewer {
        finish_turn_in_both(walk, &mut imagined, seat)
            .map_err(|problem| format!("reimagined for seat {seat}: {problem}"))?;
    }
    play_out(&mut imagined, &mut walk.rng)
        .map_err(|problem| format!("reimagined for {}: {problem}", named(viewer)))
}

fn finish_turn_in_both<G: Game>(walk: &mut Walk<'_, G>, imagined: &mut G, seat: Seat) -> Verdict {
    let mut truth = walk.game.clone();
    let checkpoints = truth.checkpoints();
    for _ in 0..LONGEST_TURN {
        let listed = choices_of(&truth, seat);
        same_choices("the seat's choices", &choices_of(imagined, seat), &listed)?;
        let Some(choice) = walk.rng.pick(&listed) else {
            break;
        };
        make(&mut truth, seat, choice)?;
        make(imagined, seat, choice)?;
        if truth.checkpoints() != checkpoints || imagined.checkpoints() != checkpoints {
            break;
        }
    }
    Ok(())
}
