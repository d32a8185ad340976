//! A record replays to the same game, and a forged one is refused.

use super::Verdict;
use super::notation::garbled;
use super::sight::{same, same_data, same_game};
use super::walk::Walk;
use crate::{Game, Record, RecordError, Replay, ResultLine, Seat, Seed};

/// How often a line of JSON is garbled.
const SLIPS: usize = 8;

pub(super) fn replay<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    // Every other record is of a whole game.
    if walk.rng.below(2) == 0 {
        walk.go_to_end()?;
    }
    let table = walk.table()?;
    let record = table.record();
    let read = Record::from_json(&record.to_json()).map_err(|error| error.to_string())?;
    same_data("the record, read back from its JSON", &read, &record)?;
    let (game, choices) = play_again::<G>(&read)
        .map_err(|error| format!("the record was expected to replay, but {error}"))?;
    same("the choices of the replay", &choices, &walk.history)?;
    same_game(&game, &walk.game, &walk.watchers, &mut walk.rng)
        .map_err(|problem| format!("replayed: {problem}"))?;
    let (found, expected) = (ResultLine::of(&game), ResultLine::of(&walk.game));
    same("the result of the replay", &found, &expected)
}

pub(super) fn tampering_is_refused<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    if walk.rng.below(2) == 0 {
        walk.go_to_end()?;
    }
    let record = walk.table()?.record();
    false_result_is_refused::<G>(&record)?;
    another_seed_is_refused::<G>(walk, &record)?;
    if !walk.history.is_empty() {
        let at = walk.rng.below(walk.history.len());
        let mut dropped = walk.history.clone();
        let (seat, choice) = dropped.remove(at);
        refused_or_another_game(walk, &record, &dropped)
            .map_err(|problem| format!("seat {seat}, `{choice}`, dropped: {problem}"))?;
        let mut changed = walk.history.clone();
        if let Some(instead) = walk.rng.pick(walk.pool) {
            changed[at].1 = instead;
            refused_or_another_game(walk, &record, &changed).map_err(|problem| {
                format!("seat {seat}, `{choice}`, changed to `{instead}`: {problem}")
            })?;
        }
    }
    for _ in 0..SLIPS {
        // Whatever it says, the answer is a game or an error; the walk reports a panic.
        if let Ok(record) = Record::from_json(&garbled(&record.to_json(), &mut walk.rng)) {
            let _ = play_again::<G>(&record);
        }
    }
    Ok(())
}

fn false_result_is_refused<G: Game>(record: &Record) -> Verdict {
    let mut forged = record.clone();
    match &mut forged.result {
        Some(result) => result.scores[0] += 1,
        none => {
            *none = Some(ResultLine {
                end: G::ENDS.first().copied().unwrap_or_default().to_owned(),
                scores: vec![0; record.seats.len()],
                ranks: vec![1; record.seats.len()],
            });
        }
    }
    match play_again::<G>(&forged) {
        Err(RecordError::Result { .. }) => Ok(()),
        Err(error) => {
            Err(format!("a record with a false result: expected to be refused for it, but {error}"))
        }
        Ok(_) => Err("a record with a false result replays; expected an error".to_owned()),
    }
}

fn another_seed_is_refused<G: Game>(walk: &mut Walk<'_, G>, record: &Record) -> Verdict {
    let mut forged = record.clone();
    forged.seed = Seed::of_simulation(walk.rng.bits(), 1);
    if play_again::<G>(&forged).is_ok() {
        return Err("a seed other than the promised one replays; expected an error".to_owned());
    }
    // With a promise to match, the choices may be legal by chance.
    forged.commitment = forged.seed.commitment();
    same_if_it_replays(walk, &forged).map_err(|problem| format!("another seed: {problem}"))
}

/// The record of other choices that claims the same result.
fn refused_or_another_game<G: Game>(
    walk: &Walk<'_, G>,
    record: &Record,
    choices: &[(Seat, G::Choice)],
) -> Verdict {
    let choices = choices.iter().map(|&(seat, choice)| (seat, choice, false));
    let mut forged = Record::new::<G>(&walk.setup, walk.names(), walk.seed, choices, &walk.game);
    forged.result.clone_from(&record.result);
    same_if_it_replays(walk, &forged)
}

/// A forged record may happen to be the true record of another game; then it is just that.
fn same_if_it_replays<G: Game>(walk: &Walk<'_, G>, forged: &Record) -> Verdict {
    let Ok((game, choices)) = play_again::<G>(forged) else {
        return Ok(());
    };
    let choices = choices.into_iter().map(|(seat, choice)| (seat, choice, true));
    let written = Record::new::<G>(&walk.setup, walk.names(), forged.seed, choices, &game);
    let forged = one_choice_a_line(forged);
    same_data("a forged record that replays, written again", &written, &forged)
}

/// Where lines break means nothing, so records are compared with a line for each choice.
fn one_choice_a_line(record: &Record) -> Record {
    let lines = record.choices.iter().flat_map(|line| {
        let (seat, choices) = line.split_once(": ").expect("it was replayed");
        choices.split(", ").map(move |choice| format!("{seat}: {choice}"))
    });
    Record { choices: lines.collect(), ..record.clone() }
}

/// A replayed game, and the choices that were shown on the way.
type Replayed<G> = (G, Vec<(Seat, <G as Game>::Choice)>);

fn play_again<G: Game>(record: &Record) -> Result<Replayed<G>, RecordError> {
    let mut choices = Vec::new();
    let game = record.replay::<G>(|shown| {
        if let Replay::Choice { seat, choice, .. } = shown {
            choices.push((seat, choice));
        }
    })?;
    Ok((game, choices))
}
