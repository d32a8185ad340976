//! What is listed is exactly what is accepted, and a refusal changes nothing.

use std::collections::HashSet;

use super::Verdict;
use super::sight::{Sight, choices_of, same_choices, same_future};
use super::walk::Walk;
use crate::{Game, Seat};

/// How many choices are drawn from each place where illegal ones can be found.
const SAMPLE: usize = 40;

pub(super) fn listed_is_accepted<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    walk.for_a_while(|walk| {
        for seat in walk.watched_seats() {
            let listed = choices_of(&walk.game, seat);
            listed_iff_waited_for(&walk.game, seat, &listed)?;
            listed_once(seat, &listed)?;
            listing_replaces(walk, seat, &listed)?;
            for &choice in &listed {
                if let Err(refusal) = walk.game.clone().choose(seat, choice) {
                    return Err(format!(
                        "seat {seat}, `{choice}`: listed, so expected to be accepted, \
                         but refused: {refusal}"
                    ));
                }
            }
        }
        Ok(())
    })
}

fn listed_iff_waited_for<G: Game>(game: &G, seat: Seat, listed: &[G::Choice]) -> Verdict {
    match (game.waiting_on().contains(seat), listed.first()) {
        (true, None) => Err(format!(
            "seat {seat} is waited for and has no choice; expected at least one"
        )),
        (false, Some(choice)) => Err(format!(
            "seat {seat}, `{choice}`: listed, although the seat is not waited for; \
             expected nothing"
        )),
        _ => Ok(()),
    }
}

fn listed_once<C: Copy + Eq + std::hash::Hash + std::fmt::Display>(
    seat: Seat,
    listed: &[C],
) -> Verdict {
    let mut known = HashSet::new();
    match listed.iter().find(|choice| !known.insert(**choice)) {
        Some(twice) => Err(format!(
            "seat {seat}, `{twice}`: listed twice; expected every choice once"
        )),
        None => Ok(()),
    }
}

/// A list that is used again holds nothing of what it held before.
fn listing_replaces<G: Game>(walk: &Walk<'_, G>, seat: Seat, listed: &[G::Choice]) -> Verdict {
    let mut reused: Vec<G::Choice> = walk.pool.iter().copied().take(3).collect();
    walk.game.choices(seat, &mut reused);
    let what = format!("the choices of seat {seat}, listed into a list that was not empty");
    same_choices(&what, &reused, listed)
}

pub(super) fn unlisted_is_refused<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    walk.for_a_while(|walk| {
        for seat in walk.watched_seats() {
            let mut game = walk.game.clone();
            for choice in unlisted(walk, seat) {
                if game.choose(seat, choice).is_ok() {
                    return Err(format!(
                        "seat {seat}, `{choice}`: not listed, so expected to be refused, \
                         but accepted"
                    ));
                }
            }
        }
        Ok(())
    })
}

pub(super) fn refusal_changes_nothing<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    walk.for_a_while(|walk| {
        for seat in walk.watched_seats() {
            let refused: Vec<G::Choice> = unlisted(walk, seat)
                .into_iter()
                .filter(|choice| walk.game.clone().choose(seat, *choice).is_err())
                .collect();
            if let Err(problem) = unchanged_by(walk, seat, &refused) {
                return Err(blame(walk, seat, &refused).unwrap_or(problem));
            }
        }
        Ok(())
    })
}

/// Whether the game is the same, now and later, after these choices were refused.
fn unchanged_by<G: Game>(walk: &mut Walk<'_, G>, seat: Seat, refused: &[G::Choice]) -> Verdict {
    let mut game = walk.game.clone();
    for &choice in refused {
        // What is accepted unlisted is told elsewhere.
        let _ = game.choose(seat, choice);
    }
    let before = Sight::of(&walk.game, &walk.watchers);
    Sight::of(&game, &walk.watchers).same_as(&before)?;
    same_future(&game, &walk.game, &walk.watchers, &mut walk.rng)
}

/// Finds the one refused choice that changed something.
fn blame<G: Game>(walk: &mut Walk<'_, G>, seat: Seat, refused: &[G::Choice]) -> Option<String> {
    refused.iter().find_map(|&choice| {
        let problem = unchanged_by(walk, seat, &[choice]).err()?;
        Some(format!(
            "seat {seat}, `{choice}`: refused, yet it changed something: {problem}"
        ))
    })
}

/// Choices the seat cannot make now: some that others can, some it could make earlier, some from
/// other games.
fn unlisted<G: Game>(walk: &mut Walk<'_, G>, seat: Seat) -> Vec<G::Choice> {
    let mut candidates = Vec::new();
    for other in walk.watched_seats().filter(|other| *other != seat) {
        candidates.extend(choices_of(&walk.game, other));
    }
    for place in [walk.pool, &walk.listed] {
        for _ in 0..SAMPLE {
            candidates.extend(walk.rng.pick(place));
        }
    }
    let mut known: HashSet<G::Choice> = choices_of(&walk.game, seat).into_iter().collect();
    candidates.retain(|choice| known.insert(*choice));
    candidates
}
