//! What is listed is exactly what is accepted, and a refusal changes nothing.

use std::collections::HashSet;
use std::fmt::Display;
use std::hash::Hash;

use super::Verdict;
use super::sight::{Sight, choices_of, same_choices, same_future};
use super::walk::{Walk, make};
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
                make(&mut walk.game.clone(), seat, choice)?;
            }
        }
        Ok(())
    })
}

fn listed_iff_waited_for<G: Game>(game: &G, seat: Seat, listed: &[G::Choice]) -> Verdict {
    match (game.waiting_on().contains(seat), listed.first()) {
        (true, None) => {
            Err(format!("seat {seat} is waited for and has no choice; expected at least one"))
        }
        (false, Some(choice)) => Err(format!(
            "seat {seat}, `{choice}`: listed, although the seat is not waited for; \
             expected nothing"
        )),
        _ => Ok(()),
    }
}

fn listed_once<C: Eq + Hash + Display>(seat: Seat, listed: &[C]) -> Verdict {
    let mut known = HashSet::new();
    match listed.iter().find(|choice| !known.insert(*choice)) {
        Some(twice) => {
            Err(format!("seat {seat}, `{twice}`: listed twice; expected every choice once"))
        }
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
    let mut refused = Vec::new();
    walk.for_a_while(|walk| {
        refused.clear();
        for seat in walk.watched_seats() {
            for choice in unlisted(walk, seat) {
                // Another promise covers what is accepted although it is not listed.
                if walk.game.clone().choose(seat, choice).is_err() {
                    refused.push((seat, choice));
                }
            }
        }
        nothing_changed_by(walk, &refused, unchanged)
    })?;
    nothing_changed_by(walk, &refused, |walk, game| {
        same_future(game, &walk.game, &walk.watchers, &mut walk.rng.clone())
    })
}

/// Looks at the game after all these choices were refused; if something has changed, finds the
/// first after which it had.
fn nothing_changed_by<G: Game>(
    walk: &Walk<'_, G>,
    refused: &[(Seat, G::Choice)],
    look: impl Fn(&Walk<'_, G>, &G) -> Verdict,
) -> Verdict {
    let look_after = |refused: &[(Seat, G::Choice)]| {
        let mut game = walk.game.clone();
        for &(seat, choice) in refused {
            let _ = game.choose(seat, choice);
        }
        look(walk, &game)
    };
    let Err(changed) = look_after(refused) else {
        return Ok(());
    };
    for (before, (seat, choice)) in refused.iter().enumerate() {
        if let Err(problem) = look_after(&refused[..=before]) {
            return Err(format!(
                "seat {seat}, `{choice}`: refused, yet it changed something: {problem}"
            ));
        }
    }
    Err(changed)
}

fn unchanged<G: Game>(walk: &Walk<'_, G>, game: &G) -> Verdict {
    Sight::of(game, &walk.watchers).same_as(&Sight::of(&walk.game, &walk.watchers))
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
