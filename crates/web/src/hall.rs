//! All tables: loaded from the log when someone comes, changed only through it.

mod analyses;
mod bots;
mod calls;
mod cell;
mod glance;
mod hints;
mod others;
mod sheets;
mod upkeep;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

use store::{AppendError, Store, TableId};
use tokio::sync::{OwnedMutexGuard, broadcast, watch};
use tracing::{debug, error, warn};

use crate::diploma::Ticks;
use crate::event::Event;
use crate::games::Games;
use crate::history::History;
use crate::limits::Client;
use crate::log_check::replay_event;
use crate::push::Push;
use crate::reaction::Said;
use crate::room::{Room, now};
use crate::table_error::{Damage, TableError};
use crate::thinking::Thinkers;
use crate::token::TokenHash;
use analyses::Analyses;
pub(crate) use analyses::{Analysed, Looker};
pub(crate) use cell::{Cell, TableVersions};
pub use upkeep::Keep;

/// How many tables are kept in memory before those nobody watches are let go.
const MANY_ROOMS: usize = 4096;

/// How often a change is decided again when another server was first.
const TRIES: usize = 100;

/// What became of a change.
pub(crate) struct Changed {
    /// The table as it then was.
    pub(crate) room: Arc<Room>,
    /// What was written; nothing if nothing had to change.
    pub(crate) events: Vec<Event>,
}

/// A table under its lock: nobody else changes it meanwhile.
type Entered = OwnedMutexGuard<Option<Arc<Room>>>;

/// All tables.
pub(crate) struct Hall {
    store: Store,
    /// The games that can be played here.
    pub(crate) games: Games,
    cells: Mutex<HashMap<TableId, Arc<Cell>>>,
    /// Tables whose log is damaged.
    set_aside: Mutex<HashMap<TableId, Damage>>,
    /// Whether streams have ended; changed only while the cells are locked.
    closing: AtomicBool,
    /// Where bots think.
    pub(crate) thinkers: Thinkers,
    analyses: Analyses,
    /// Calls people who are away.
    pub(crate) push: Push,
}

impl Hall {
    /// The hall of these games over this log.
    pub(crate) fn new(store: Store, games: Games, push: Push) -> Arc<Self> {
        Arc::new(Self {
            store,
            games,
            cells: Mutex::default(),
            set_aside: Mutex::default(),
            closing: AtomicBool::new(false),
            thinkers: Thinkers::new(),
            analyses: Analyses::default(),
            push,
        })
    }

    /// Stops the bots and ends all streams: otherwise the server would wait for them for ever.
    pub(crate) fn close(&self) {
        self.thinkers.stop();
        self.with_cells(|cells| {
            self.closing.store(true, Relaxed);
            for cell in cells.values() {
                cell.close();
            }
        });
    }

    fn is_closing(&self) -> bool {
        self.closing.load(Relaxed)
    }

    /// The log.
    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    fn with_cells<T>(&self, work: impl FnOnce(&mut HashMap<TableId, Arc<Cell>>) -> T) -> T {
        work(&mut self.cells.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn cell(&self, id: TableId) -> Arc<Cell> {
        self.with_cells(|cells| {
            if cells.len() >= MANY_ROOMS {
                cells.retain(|_, cell| {
                    Arc::strong_count(cell) > 1 || cell.watchers() > 0 || cell.calls.are_due()
                });
            }
            let cell = cells.entry(id).or_insert_with(|| Arc::new(Cell::new(self.is_closing())));
            Arc::clone(cell)
        })
    }

    /// The tables in memory.
    fn all_cells(&self) -> Vec<(TableId, Arc<Cell>)> {
        self.with_cells(|cells| cells.iter().map(|(id, cell)| (*id, Arc::clone(cell))).collect())
    }

    /// How many tables are in memory, and how many watchers they have.
    pub(crate) fn crowd(&self) -> (usize, usize) {
        self.with_cells(|cells| (cells.len(), cells.values().map(|cell| cell.watchers()).sum()))
    }

    /// Waits for the table, and brings it up to date with the log.
    async fn enter(self: &Arc<Self>, id: TableId) -> Result<(Arc<Cell>, Entered), TableError> {
        let cell = self.cell(id);
        let mut room = Arc::clone(&cell.room).lock_owned().await;
        self.refresh(id, &cell, &mut room).await?;
        Ok((cell, room))
    }

    /// Reads what the log has and the room has not. Where others write to the same log, that is
    /// asked every time, so that it does not matter which server someone talks to.
    async fn refresh(
        self: &Arc<Self>,
        id: TableId,
        cell: &Cell,
        room: &mut Option<Arc<Room>>,
    ) -> Result<(), TableError> {
        if room.is_some() && !self.store.is_shared() {
            return Ok(());
        }
        let before = room.as_ref().map_or(0, |room| room.version);
        let events = self.store.read(id, before).await?;
        if !events.is_empty() {
            let known = room.take().map(Arc::unwrap_or_clone);
            *room = self.replay(id, known, events)?.map(Arc::new);
        }
        let Some(room) = room else { return Err(TableError::NoSuchTable) };
        if room.version != before {
            cell.publish(room);
            self.wake_bots(id, room, true);
            // Another server has written on a sheet: those beside it hear of it as they do here.
            if before > 0 {
                self.note_sheet(id, room);
            }
        }
        Ok(())
    }

    /// Applies events of the log. If one cannot happen, the table is set aside.
    fn replay(
        &self,
        id: TableId,
        mut room: Option<Room>,
        events: Vec<store::Event>,
    ) -> Result<Option<Room>, TableError> {
        for store::Event { number, at, body } in events {
            if let Some(room) = &mut room {
                room.now = at;
            }
            if let Err(why) = replay_event(&mut room, &body, &self.games) {
                let damage = Damage { number, why };
                if self.with_set_aside(|tables| tables.insert(id, damage.clone())).is_none() {
                    error!(table = %id, number, why = damage.why, "the table is set aside");
                }
                return Err(TableError::Damaged(damage));
            }
        }
        self.with_set_aside(|tables| tables.remove(&id));
        Ok(room)
    }

    /// The tables whose log is damaged, as far as someone has come to them.
    fn with_set_aside<T>(&self, work: impl FnOnce(&mut HashMap<TableId, Damage>) -> T) -> T {
        work(&mut self.set_aside.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The table as it stands. It goes on while the caller looks at it.
    pub(crate) async fn room(self: &Arc<Self>, id: TableId) -> Result<Arc<Room>, TableError> {
        let (_, room) = self.enter(id).await?;
        Ok(Arc::clone(room.as_ref().expect("entered")))
    }

    /// Opens a new table with these first events.
    pub(crate) async fn open(self: &Arc<Self>, events: Vec<Event>) -> Result<TableId, TableError> {
        let hall = Arc::clone(self);
        to_the_end(async move {
            let id = TableId::random();
            hall.write(id, 1, &events).await?;
            hall.start_bots(id);
            Ok(id)
        })
        .await
    }

    async fn write(&self, id: TableId, first: u64, events: &[Event]) -> Result<(), AppendError> {
        let bodies = events
            .iter()
            .map(|event| serde_json::to_string(event).expect("an event is plain JSON"))
            .collect();
        self.store.append_all(id, first, bodies).await
    }

    /// Changes a table: `change` changes the room and returns the events that did it. They are
    /// durable before anyone sees them and before this returns the room as it then is. If another
    /// server was first, `change` decides again.
    ///
    /// The change runs to its end even if the caller goes away: a client that hangs up must not
    /// leave a choice that is written and never published.
    pub(crate) async fn change(
        self: &Arc<Self>,
        id: TableId,
        change: impl FnMut(&mut Room) -> Result<Vec<Event>, TableError> + Send + 'static,
    ) -> Result<Changed, TableError> {
        to_the_end(Arc::clone(self).change_here(id, change)).await
    }

    async fn change_here(
        self: Arc<Self>,
        id: TableId,
        mut change: impl FnMut(&mut Room) -> Result<Vec<Event>, TableError> + Send + 'static,
    ) -> Result<Changed, TableError> {
        let (cell, mut entered) = self.enter(id).await?;
        for _ in 0..TRIES {
            // From here until it is put back, the cell has no room: whatever goes wrong, the next
            // one to enter loads what the log has.
            let mut room = entered.take().expect("entered");
            let (before, was_over) = (room.version, room.is_over());
            let changed = Arc::make_mut(&mut room);
            changed.now = now();
            let events = match change(changed) {
                Ok(events) => events,
                Err(denied) => {
                    // A change that was denied half-way is not put back.
                    if changed.version == before {
                        *entered = Some(room);
                    }
                    return Err(denied);
                }
            };
            debug_assert_eq!(changed.version, before + events.len() as u64, "all are counted");
            if events.is_empty() {
                *entered = Some(Arc::clone(&room));
                return Ok(Changed { room, events });
            }
            match self.write(id, before + 1, &events).await {
                Ok(()) => {
                    *entered = Some(Arc::clone(&room));
                    drop(entered);
                    cell.publish(&room);
                    self.wake_bots(id, &room, false);
                    self.call_about(id, &cell, &room, &events);
                    self.note_sheet(id, &room);
                    // A sheet of paper is counted beside others, not by itself.
                    if !was_over && room.is_over() && room.of_group.is_none() {
                        self.remember(id, &room);
                    }
                    return Ok(Changed { room, events });
                }
                Err(AppendError::Taken) => {
                    debug!(table = %id, "another server was first");
                    self.refresh(id, &cell, &mut entered).await?;
                }
                Err(error) => {
                    warn!(table = %id, %error, "a change could not be written");
                    return Err(error.into());
                }
            }
        }
        Err(TableError::Log(format!("other servers were first {TRIES} times")))
    }

    /// Everyone who played gets the game into their history, and what it ticks onto their diploma.
    fn remember(self: &Arc<Self>, id: TableId, room: &Arc<Room>) {
        let (hall, room) = (Arc::clone(self), Arc::clone(room));
        tokio::spawn(async move {
            let ticked = Ticks::note_all(&hall.store, id, &room).await;
            let noted = History::note(&hall.store, id, &room).await;
            if let Err(error) = ticked.and(noted) {
                warn!(table = %id, %error, "the end of a game could not be remembered");
            }
        });
    }

    /// Changes a table by the events that `decide` returns.
    pub(crate) async fn apply(
        self: &Arc<Self>,
        id: TableId,
        mut decide: impl FnMut(&Room) -> Result<Vec<Event>, TableError> + Send + 'static,
    ) -> Result<Changed, TableError> {
        let hall = Arc::clone(self);
        self.change(id, move |room| {
            let events = decide(room)?;
            for event in &events {
                room.apply(event, &hall.games)?;
            }
            Ok(events)
        })
        .await
    }

    /// The versions of a table from now on, for someone who is present as long as they listen.
    pub(crate) async fn watch(
        self: &Arc<Self>,
        id: TableId,
        client: Client,
    ) -> Result<Watching, TableError> {
        let (cell, room) = self.enter(id).await?;
        let room = room.as_ref().expect("entered");
        let seats = room.seats_of(client.who.as_ref());
        cell.count_stream(client, 1);
        self.saw(id, room, client);
        let (versions, said) = (cell.watch(), cell.talk.listen());
        Ok(Watching { cell, versions, said, seats, client })
    }

    /// Lets everyone at a table know what a seat says. Nothing happens if it spoke a moment ago.
    pub(crate) fn say(&self, id: TableId, said: Said) {
        let cell = self.cell(id);
        if !cell.talk.may_speak(said.seat) {
            return;
        }
        // Over a shared log it comes back to this server too.
        if self.store.is_shared() {
            self.store.tell_said(id, said.number());
        } else {
            cell.talk.tell(said);
        }
    }

    /// Notes that the owner of a seat is at the table, here and on the other servers.
    pub(crate) fn saw(&self, id: TableId, room: &Room, client: Client) {
        if let Some(who) = client.who
            && !room.seats_of(Some(&who)).is_empty()
            && self.cell(id).saw(client)
        {
            self.store.tell_present(id, who.number());
        }
    }

    /// Whether one of these people is at the table, or was a moment ago.
    pub(crate) fn is_present(&self, id: TableId, who: &[TokenHash]) -> bool {
        self.cell(id).is_present(who)
    }
}

/// Runs work to its end, whatever becomes of the one who waits for it.
async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, TableError>> + Send + 'static,
) -> Result<T, TableError> {
    match tokio::spawn(work).await {
        Ok(result) => result,
        Err(failed) => {
            error!(%failed, "a change did not come to its end");
            Err(TableError::Log("the change failed".to_owned()))
        }
    }
}

/// Someone who watches a table. While it lives, they are present.
pub(crate) struct Watching {
    cell: Arc<Cell>,
    pub(crate) versions: watch::Receiver<TableVersions>,
    /// What is said at the table.
    pub(crate) said: broadcast::Receiver<Said>,
    /// Their seats.
    pub(crate) seats: Vec<tabletop::Seat>,
    client: Client,
}

impl Watching {
    /// The seats of people who are not here; `None` if it cannot be told now.
    pub(crate) fn away(&self) -> Option<Vec<tabletop::Seat>> {
        self.cell.away()
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.cell.count_stream(self.client, -1);
    }
}
