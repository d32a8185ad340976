//! Random games end, and say how.

use super::Verdict;
use super::sight::{choices_of, named, same};
use super::walk::{Walk, told_seats};
use crate::{Game, Outcome, Score, Seat, Viewer};

pub(super) fn games_end<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    let expected_seats = walk.mode.seats;
    same("the number of seats", &walk.game.seats(), &expected_seats)?;
    for seat in walk.watched_seats() {
        parts_add_up(&walk.game, seat, &walk.game.score(seat, Viewer::Spectator))?;
    }
    loop {
        over_iff_nobody_is_waited_for(&walk.game)?;
        let before = (walk.game.checkpoints(), walk.game.round());
        if !walk.step()? {
            break;
        }
        counts_go_on(before, (walk.game.checkpoints(), walk.game.round()))?;
        walk.is_not_endless()?;
    }
    let Some(outcome) = walk.game.outcome() else {
        return Err("the game is over without an outcome; expected one".to_owned());
    };
    nothing_can_be_chosen(walk)?;
    if let Some((seat, choice)) = walk.open_choices().last() {
        return Err(format!(
            "seat {seat}, `{choice}` ended the game and did not pass a checkpoint; \
             expected that an ending cannot be taken back"
        ));
    }
    outcome_adds_up(&walk.game, &outcome)
}

/// Checkpoints and rounds never go back, and a round ends with a checkpoint: what ended it cannot
/// be taken back. Each is given before and after a choice.
fn counts_go_on(
    (checkpoints, round): (u32, u32),
    (checkpoints_after, round_after): (u32, u32),
) -> Verdict {
    if checkpoints_after < checkpoints {
        return Err(format!(
            "checkpoints() went from {checkpoints} to {checkpoints_after}; \
             expected it never to go back"
        ));
    }
    let change = format!("round() went from {round} to {round_after}");
    if round == 0 || round_after < round {
        return Err(format!("{change}; expected it never to go back, and the first round to be 1"));
    }
    if round_after != round && checkpoints_after == checkpoints {
        return Err(format!("{change} without a checkpoint; expected every round to end with one"));
    }
    Ok(())
}

fn over_iff_nobody_is_waited_for<G: Game>(game: &G) -> Verdict {
    let waiting = game.waiting_on();
    match game.outcome() {
        Some(outcome) if !waiting.is_empty() => Err(format!(
            "the game is over (`{}`), yet it waits for {}; expected nobody",
            outcome.end,
            told_seats(waiting)
        )),
        None if waiting.is_empty() => {
            Err("nobody is waited for and there is no outcome; expected one".to_owned())
        }
        _ => Ok(()),
    }
}

fn nothing_can_be_chosen<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    for seat in walk.watched_seats() {
        if let Some(choice) = choices_of(&walk.game, seat).first() {
            return Err(format!("seat {seat}, `{choice}`: listed after the end; expected nothing"));
        }
        for choice in [walk.pool, &walk.listed].into_iter().filter_map(|place| walk.rng.pick(place))
        {
            if walk.game.clone().choose(seat, choice).is_ok() {
                return Err(format!(
                    "seat {seat}, `{choice}`: accepted after the end; expected a refusal"
                ));
            }
        }
    }
    Ok(())
}

fn outcome_adds_up<G: Game>(game: &G, outcome: &Outcome) -> Verdict {
    if !G::ENDS.contains(&outcome.end) {
        return Err(format!(
            "the game ended by `{}`; expected one of its ends, {:?}",
            outcome.end,
            G::ENDS
        ));
    }
    let standings = &outcome.standings;
    same("the number of standings", &standings.len(), &game.seats())?;
    for (seat, standing) in Seat::all(game.seats()).zip(standings) {
        parts_add_up(game, seat, &standing.score)?;
        for viewer in [Viewer::Spectator, Viewer::Seat(seat)] {
            let what = format!("the final score of seat {seat} for {}", named(viewer));
            same(&what, &game.score(seat, viewer), &standing.score)?;
        }
    }
    let first = standings.iter().map(|standing| standing.rank).min();
    let beaten_by_the_game = game.seats() == 1 && first == Some(2);
    if !beaten_by_the_game {
        same("the best rank", &first, &Some(1))?;
    }
    for (winner, better) in Seat::all(game.seats()).zip(standings) {
        for (loser, worse) in Seat::all(game.seats()).zip(standings) {
            if better.rank < worse.rank && better.score.total < worse.score.total {
                return Err(format!(
                    "seat {loser} comes in at {} with {} points, behind seat {winner} at {} \
                     with {}; expected no rank to be better with fewer points",
                    worse.rank, worse.score.total, better.rank, better.score.total
                ));
            }
        }
    }
    Ok(())
}

fn parts_add_up<G: Game>(game: &G, seat: Seat, score: &Score) -> Verdict {
    let parts = score.parts.len();
    let what = format!("the number of parts of the score of seat {seat}");
    same(&what, &parts, &game.categories().len())?;
    let what = format!("the sum of the parts of the score of seat {seat}");
    same(&what, &score.parts.iter().sum::<i32>(), &score.total)
}
