//! Calling people who are away: it is their turn, someone wants to play again, a friend has come.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::TableId;
use tabletop::Seat;

use super::{Cell, Hall};
use crate::event::Event;
use crate::name::isolated;
use crate::push::Call;
use crate::room::Room;
use crate::token::TokenHash;
use crate::words::Words;

/// How long someone must be at a table in their turn before we believe that they have seen it. The
/// page of a phone that was put away may look open for a while.
const SEEN_AFTER: Duration = Duration::from_mins(1);

/// Whom a table still has to call.
#[derive(Default)]
pub(super) struct Calls {
    /// Whether someone may have to be called: this server made the last change.
    due: AtomicBool,
    turns: Mutex<Turns>,
}

#[derive(Default)]
struct Turns {
    /// The checkpoint at which the turns began, and when.
    began: Option<(u32, Instant)>,
    /// The checkpoint of the last turn of a seat that its owner knows of.
    known: HashMap<Seat, u32>,
}

impl Calls {
    /// Whether someone may have to be called.
    pub(super) fn are_due(&self) -> bool {
        self.due.load(Relaxed)
    }
}

impl Hall {
    /// After a change that this server made: notes that turns may have begun, and calls those whom
    /// the change itself is for.
    pub(super) fn call_about(
        self: &Arc<Self>,
        id: TableId,
        cell: &Cell,
        room: &Room,
        events: &[Event],
    ) {
        // People with the box see each other: nobody waits for a sheet.
        let play = room.play.as_deref().filter(|play| play.result().is_none());
        if let Some(play) = play.filter(|_| room.of_group.is_none()) {
            let checkpoint = play.checkpoints();
            let mut turns = cell.calls.turns.lock().unwrap_or_else(PoisonError::into_inner);
            if turns.began.is_none_or(|(known, _)| known != checkpoint) {
                turns.began = Some((checkpoint, Instant::now()));
                cell.calls.due.store(true, Relaxed);
            }
        }
        for event in events {
            match event {
                Event::Rematched { seat, table } => {
                    let chair = seat.map(|seat| room.chairs[seat.index()].clone());
                    let name = chair.as_ref().map(|chair| isolated(&chair.name).into_owned());
                    let own = chair.map(|chair| chair.owners).unwrap_or_default();
                    let others = room.chairs.iter().flat_map(|chair| &chair.owners);
                    for who in others.filter(|who| !own.contains(who)) {
                        let name = name.clone();
                        self.call(*who, id, *table, room, move |words| match &name {
                            Some(name) => {
                                words.say_with("rematch-asked", &[("name", name.clone().into())])
                            }
                            None => words.say("rematch-asked-by-someone"),
                        });
                    }
                }
                Event::Sat { name, owner, .. } if *owner != room.host => {
                    let name = isolated(name).into_owned();
                    self.call(room.host, id, id, room, move |words| {
                        words.say_with("call-joined", &[("name", name.clone().into())])
                    });
                }
                _ => {}
            }
        }
    }

    /// Calls those who owe a choice and are not at the table, once for each turn.
    pub(super) fn call_whose_turn_it_is(
        self: &Arc<Self>,
        id: TableId,
        cell: &Cell,
        room: &Arc<Room>,
    ) {
        if !cell.calls.are_due() {
            return;
        }
        let mut unsure = false;
        let mut turns = cell.calls.turns.lock().unwrap_or_else(PoisonError::into_inner);
        if let (Some(play), Some((checkpoint, began))) = (room.play.as_deref(), turns.began)
            && play.result().is_none()
            && play.checkpoints() == checkpoint
        {
            for seat in play.waiting_on() {
                let chair = &room.chairs[seat.index()];
                if chair.bot.is_some() || turns.known.get(&seat) == Some(&checkpoint) {
                    continue;
                }
                let here = cell.is_present(&chair.owners);
                if here && began.elapsed() < SEEN_AFTER {
                    unsure = true;
                    continue;
                }
                turns.known.insert(seat, checkpoint);
                if !here {
                    for who in &chair.owners {
                        self.call(*who, id, id, room, |words| words.say("call-turn"));
                    }
                }
            }
        }
        cell.calls.due.store(unsure, Relaxed);
    }

    /// Calls someone who is not at table `from` to table `to`, if they want to be called.
    fn call(
        self: &Arc<Self>,
        who: TokenHash,
        from: TableId,
        to: TableId,
        room: &Room,
        say: impl Fn(&Words) -> String + Send + Sync + 'static,
    ) {
        if self.is_closing() || self.is_present(from, &[who]) {
            return;
        }
        let (hall, title) = (Arc::clone(self), isolated(&room.title).into_owned());
        tokio::spawn(async move {
            let say = |language: crate::words::Language| Call {
                title: title.clone(),
                body: say(language.words()),
                url: format!("/table/{to}"),
                tag: to.to_string(),
            };
            hall.push.call(&hall.store, who, to, say).await;
        });
    }
}
