//! A position is the whole game as it stood at the last checkpoint, and can be set up again.

use serde_json::{Value, json};

use super::notation::garbled;
use super::sight::{Sight, cut, same_data};
use super::walk::{Walk, play_on, play_out, watchers};
use super::{Verdict, without_panic};
use crate::{Dealer, Game, Rng};

/// How often a position is tampered with.
const SLIPS: usize = 8;

/// How far a game set up from a tampered position is played.
const PLAYED_ON: usize = 60;

pub(super) fn set_up_again<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    sets_up_alike(walk)?;
    let mut checkpoints = walk.checkpoint.checkpoints();
    walk.for_a_while(|walk| {
        let what = "the position in mid-round, compared with that of the last checkpoint";
        same_data(what, &walk.game.position(), &walk.checkpoint.position())?;
        if walk.checkpoint.checkpoints() != checkpoints {
            checkpoints = walk.checkpoint.checkpoints();
            sets_up_alike(walk)?;
        }
        Ok(())
    })?;
    match set_up(walk)? {
        Some(mut game) => play_out(&mut game, &mut walk.rng)
            .map_err(|problem| format!("played on from a position: {problem}")),
        None => Ok(()),
    }
}

/// Everybody sees the same in a game set up from the last checkpoint's position.
fn sets_up_alike<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    let Some(game) = set_up(walk)? else {
        return Ok(());
    };
    let expected = Sight::of(&walk.checkpoint, &walk.watchers);
    let found = Sight::of(&game, &walk.watchers);
    found
        .looks_like(&expected)
        .and_then(|()| found.at_the_position_of(&expected))
        .map_err(|problem| format!("set up from its position: {problem}"))
}

/// The game set up from its own position. Only when it is over may that be refused: a position is
/// the start of a round, and after the end none starts.
fn set_up<G: Game>(walk: &mut Walk<'_, G>) -> Result<Option<G>, String> {
    match G::set_up(&walk.game.position(), Dealer::imagined(&mut walk.rng)) {
        Ok(game) => Ok(Some(game)),
        Err(_) if walk.game.outcome().is_some() => Ok(None),
        Err(faults) => Err(format!("the game's own position was refused: {faults}")),
    }
}

/// People write positions by hand: a wrong one is refused with its faults, and one that is not
/// refused can be looked at and played.
pub(super) fn tampering_never_panics<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    let true_one = serde_json::to_value(walk.game.position()).map_err(|e| e.to_string())?;
    for _ in 0..SLIPS {
        let mut tampered = true_one.clone();
        let change = tamper(&mut tampered, "position", &mut walk.rng);
        let Ok(position) = serde_json::from_value::<G::Position>(tampered) else {
            continue;
        };
        without_panic(|| refused_or_playable::<G>(&position, &mut walk.rng))
            .map_err(|problem| format!("{change}: {problem}"))?;
    }
    Ok(())
}

fn refused_or_playable<G: Game>(position: &G::Position, rng: &mut Rng) -> Verdict {
    match G::set_up(position, Dealer::imagined(rng)) {
        Err(faults) if faults.is_empty() => {
            Err("refused without a fault; expected its name".to_owned())
        }
        Err(_) => Ok(()),
        Ok(mut game) => {
            // The tampered position may well have another number of seats.
            let watchers = watchers(game.seats(), rng);
            Sight::of(&game, &watchers);
            play_on(&mut game, PLAYED_ON, rng)
                .map_err(|problem| format!("accepted, but {problem}"))?;
            Sight::of(&game, &watchers);
            Ok(())
        }
    }
}

/// Changes one thing somewhere in a piece of JSON, and says what.
fn tamper(place: &mut Value, path: &str, rng: &mut Rng) -> String {
    // Mostly on towards a single number or word, sometimes a whole list.
    let here = rng.below(6) == 0;
    match place {
        Value::Array(items) if !here && !items.is_empty() => {
            let at = rng.below(items.len());
            tamper(&mut items[at], &format!("{path}[{at}]"), rng)
        }
        Value::Object(fields) if !here && !fields.is_empty() => {
            let at = rng.below(fields.len());
            let (name, field) = fields.iter_mut().nth(at).expect("one of the fields");
            tamper(field, &format!("{path}.{name}"), rng)
        }
        _ => {
            let before = cut(&place.to_string());
            change(place, rng);
            let after = cut(&place.to_string());
            format!("`{path}` changed from {before} to {after}")
        }
    }
}

fn change(place: &mut Value, rng: &mut Rng) {
    match place {
        Value::Null => *place = json!(1),
        Value::Bool(on) => *on = !*on,
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or_default();
            let (more, fewer) = (number.saturating_add(1), number.saturating_sub(1));
            let others = [0, 1, -1, 7, 100, 255, 65_536, i64::MAX, more, fewer];
            *place = json!(others[rng.below(others.len())]);
        }
        Value::String(text) => *text = garbled(text, rng),
        Value::Array(items) => match (rng.below(3), items.first().cloned()) {
            (0, _) | (_, None) => items.clear(),
            (1, Some(first)) => items.push(first),
            _ => drop(items.pop()),
        },
        Value::Object(fields) => {
            if let Some(name) = fields.keys().nth(rng.below(fields.len().max(1))).cloned() {
                fields.remove(&name);
            }
        }
    }
}
