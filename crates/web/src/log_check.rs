//! Whether the log of a table can be replayed, for the people who look after a database.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::event::Event;
use crate::games::Games;
use crate::room::Room;

/// The first event of a log that cannot have happened, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {number}: {reason}")]
pub struct LogFault {
    /// The number that the event has, or should have.
    pub number: u64,
    /// What is wrong with it.
    pub reason: String,
}

/// Replays a log: its events must be numbered 1, 2, 3, … and each must be possible after those
/// before it.
pub fn check_log<'a>(
    events: impl IntoIterator<Item = (u64, &'a str)>,
    games: &Games,
) -> Result<(), LogFault> {
    let mut room = None;
    for ((number, body), expected) in events.into_iter().zip(1..) {
        let fault = |reason: String| LogFault { number: expected, reason };
        if number > expected {
            return Err(fault(format!("it is missing; event {number} comes next")));
        }
        if number < expected {
            return Err(fault(format!("number {number} comes twice or is no number of an event")));
        }
        replay_event(&mut room, body, games).map_err(fault)?;
    }
    Ok(())
}

/// Applies an event of the log to the table it belongs to, or says why it cannot have happened. A
/// log that was damaged may make a game panic; that is a fault of the log like any other. The room
/// is then in no state to be used.
pub(crate) fn replay_event(
    room: &mut Option<Room>,
    body: &str,
    games: &Games,
) -> Result<(), String> {
    catch_unwind(AssertUnwindSafe(|| apply(room, body, games)))
        .unwrap_or_else(|_| Err("the game fails on it".to_owned()))
}

fn apply(room: &mut Option<Room>, body: &str, games: &Games) -> Result<(), String> {
    let event: Event =
        serde_json::from_str(body).map_err(|error| format!("it cannot be read: {error}"))?;
    match room {
        None => {
            let opened = Room::open(event).ok_or("it does not open a table")?;
            *room = Some(opened);
            Ok(())
        }
        Some(room) => {
            room.apply(&event, games).map_err(|denied| format!("it cannot happen: {denied}"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPENED: &str = r#"{"event":"opened","game":"welcome","title":"Elm","options":{},
        "seats":1,"seed":"9be8d51217f56a045c26e8c10bfbca25",
        "host":"a6ca8b93b2f7fc2f7cea32ea4166fbff"}"#;
    const SAT: &str = r#"{"event":"sat","seat":1,"name":"Ada","town":"Ada",
        "owner":"a6ca8b93b2f7fc2f7cea32ea4166fbff"}"#;
    const STARTED: &str = r#"{"event":"started"}"#;

    #[track_caller]
    fn check(log: &[(u64, &str)], expected: Option<(u64, &str)>) {
        let games = Games::default().with::<welcome::Welcome>();
        match (check_log(log.iter().copied(), &games), expected) {
            (Ok(()), None) => {}
            (Err(fault), Some((number, reason))) => {
                assert_eq!(fault.number, number, "{fault}");
                assert!(fault.reason.contains(reason), "{fault}");
            }
            (found, _) => panic!("{found:?}"),
        }
    }

    #[test]
    fn the_first_fault_is_named_with_its_number() {
        check(&[], None);
        check(&[(1, OPENED), (2, SAT), (3, STARTED)], None);
        check(&[(1, OPENED), (2, SAT), (3, STARTED), (4, STARTED)], Some((4, "cannot happen")));
        check(&[(1, OPENED), (2, "{")], Some((2, "cannot be read")));
        check(&[(1, STARTED)], Some((1, "does not open")));
        check(&[(2, OPENED)], Some((1, "missing")));
        check(&[(1, OPENED), (3, STARTED)], Some((2, "missing")));
        check(&[(1, OPENED), (2, SAT), (2, SAT)], Some((3, "twice")));
    }
}
