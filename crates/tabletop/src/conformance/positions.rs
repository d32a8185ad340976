//! A position is the whole game as it stood at the last settled point, and can be set up again.

use serde_json::{Value, json};

use super::Verdict;
use super::notation::garbled;
use super::sight::{Sight, cut, same_data};
use super::walk::{Walk, play_on, play_out};
use crate::{Dealer, Game, Rng};

/// How often a position is tampered with.
const SLIPS: usize = 8;

/// How far a game set up from a tampered position is played.
const PLAYED_ON: usize = 60;

pub(super) fn set_up_again<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    sets_up_alike(walk)?;
    let mut settled = walk.settled_game.settled();
    walk.for_a_while(|walk| {
        let what = "the position in mid-round, compared with that of the last settled point";
        same_data(what, &walk.game.position(), &walk.settled_game.position())?;
        if walk.settled_game.settled() != settled {
            settled = walk.settled_game.settled();
            sets_up_alike(walk)?;
        }
        Ok(())
    })?;
    let mut game: G = set_up(&walk.game.position(), &mut walk.rng)?;
    play_out(&mut game, &mut walk.rng)
        .map_err(|problem| format!("played on from a position: {problem}"))
}

/// Everybody sees the same in a game set up from the last settled point's position.
fn sets_up_alike<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    let game: G = set_up(&walk.game.position(), &mut walk.rng)?;
    let expected = Sight::of(&walk.settled_game, &walk.watchers);
    let found = Sight::of(&game, &walk.watchers);
    found
        .looks_like(&expected)
        .and_then(|()| found.at_the_position_of(&expected))
        .map_err(|problem| format!("set up from its position: {problem}"))
}

fn set_up<G: Game>(position: &G::Position, rng: &mut Rng) -> Result<G, String> {
    G::set_up(position, Dealer::imagined(rng))
        .map_err(|faults| format!("the game's own position was refused: {faults}"))
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
        match G::set_up(&position, Dealer::imagined(&mut walk.rng)) {
            Err(faults) if faults.is_empty() => {
                return Err(format!(
                    "{change}: refused without a fault; expected its name"
                ));
            }
            Err(_) => {}
            Ok(mut game) => {
                Sight::of(&game, &walk.watchers);
                play_on(&mut game, PLAYED_ON, &mut walk.rng)
                    .map_err(|problem| format!("{change}: accepted, but {problem}"))?;
            }
        }
    }
    Ok(())
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
