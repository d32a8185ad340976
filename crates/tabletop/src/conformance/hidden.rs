//! What a viewer may not know cannot be seen, and is made up anew by reimagining.

use super::Verdict;
use super::sight::{choices_of, named, same, same_choices, same_data, same_json};
use super::walk::{Walk, make, play_out, seats_of};
use crate::{Game, Seat, Viewer};

/// Everything the viewer can ask is answered the same in a reimagined game.
pub(super) fn reimagining_goes_unnoticed<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    walk.for_a_while(|walk| {
        for viewer in walk.watchers.clone() {
            let mut imagined = walk.game.clone();
            imagined.reimagine(viewer, &mut walk.rng);
            same_for(viewer, &imagined, &walk.game, &walk.watchers)
                .and_then(|()| same("settled()", &imagined.settled(), &walk.game.settled()))
                .and_then(|()| same("the outcome", &imagined.outcome(), &walk.game.outcome()))
                .map_err(|problem| format!("reimagined for {}: {problem}", named(viewer)))?;
        }
        Ok(())
    })
}

/// Nobody can tell what another seat has chosen before it is settled.
pub(super) fn unfinished_turns_are_hidden<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    walk.for_a_while(|walk| {
        let Some((seat, choice)) = walk.think()? else {
            return Ok(());
        };
        let mut after = walk.game.clone();
        make(&mut after, seat, choice)?;
        if after.settled() != walk.game.settled() {
            return Ok(());
        }
        // While its turn goes on, a choice cannot be noticed at all.
        if after.waiting_on() == walk.game.waiting_on() {
            same_for_others(walk, seat, &after, &walk.game).map_err(|problem| {
                format!("seat {seat}, `{choice}`: not settled, yet seen by another: {problem}")
            })?;
        }
        // When the turn is over, that may be seen, but not what was chosen.
        let instead = walk
            .rng
            .pick(&choices_of(&walk.game, seat))
            .unwrap_or(choice);
        let mut otherwise = walk.game.clone();
        make(&mut otherwise, seat, instead)?;
        let looks_alike = (otherwise.settled(), otherwise.waiting_on());
        if looks_alike != (after.settled(), after.waiting_on()) {
            return Ok(());
        }
        same_for_others(walk, seat, &otherwise, &after).map_err(|problem| {
            format!(
                "seat {seat}, `{instead}` instead of `{choice}`: not settled, \
                 yet seen by another: {problem}"
            )
        })
    })
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
    let (waiting, waiting_before) = (found.waiting_on(), expected.waiting_on());
    same("the seats waited for", &waiting, &waiting_before)?;
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
        same(
            &what,
            &found.score(seat, viewer),
            &expected.score(seat, viewer),
        )?;
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
    while truth.waiting_on().contains(seat) {
        let listed = choices_of(&truth, seat);
        same_choices("the seat's choices", &choices_of(imagined, seat), &listed)?;
        let Some(choice) = walk.rng.pick(&listed) else {
            break;
        };
        make(&mut truth, seat, choice)?;
        make(imagined, seat, choice)?;
        let settled = walk.game.settled();
        if truth.settled() != settled || imagined.settled() != settled {
            break;
        }
    }
    Ok(())
}
