//! All tables: loaded from the log when someone comes, changed only through it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use store::{AppendError, Store, TableId};
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard, watch};
use tracing::{error, warn};

use crate::event::Event;
use crate::games::Games;
use crate::room::{Denied, Room};

/// How many tables are kept in memory before those nobody watches are let go.
const MANY_ROOMS: usize = 4096;

/// Why something did not happen.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Trouble {
    /// It is not allowed.
    #[error(transparent)]
    Denied(#[from] Denied),
    /// The log could not be read or written.
    #[error("the log does not answer: {0}")]
    Log(String),
}

/// A table in memory, and the news of it.
pub(crate) struct Cell {
    /// `None` until loaded, and again when the log went another way.
    room: Arc<AsyncMutex<Option<Room>>>,
    /// The version that is durable; watchers wait for it to grow.
    news: watch::Sender<u64>,
}

/// All tables.
pub(crate) struct Hall {
    store: Store,
    /// The games that can be played here.
    pub(crate) games: Games,
    cells: Mutex<HashMap<TableId, Arc<Cell>>>,
}

impl Hall {
    /// The hall of these games over this log.
    pub(crate) fn new(store: Store, games: Games) -> Arc<Self> {
        Arc::new(Self { store, games, cells: Mutex::new(HashMap::new()) })
    }

    /// The log.
    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    fn cell(&self, id: TableId) -> Arc<Cell> {
        let mut cells = self.cells.lock().unwrap_or_else(PoisonError::into_inner);
        if cells.len() >= MANY_ROOMS {
            cells.retain(|_, cell| Arc::strong_count(cell) > 1 || cell.news.receiver_count() > 0);
        }
        let cell = cells
            .entry(id)
            .or_insert_with(|| Arc::new(Cell { room: Arc::default(), news: watch::channel(0).0 }));
        Arc::clone(cell)
    }

    /// How many tables are in memory, and how many watchers they have.
    pub(crate) fn crowd(&self) -> (usize, usize) {
        let cells = self.cells.lock().unwrap_or_else(PoisonError::into_inner);
        (cells.len(), cells.values().map(|cell| cell.news.receiver_count()).sum())
    }

    async fn enter(
        self: &Arc<Self>,
        id: TableId,
    ) -> Result<(Arc<Cell>, OwnedMutexGuard<Option<Room>>), Trouble> {
        let cell = self.cell(id);
        let mut guard = Arc::clone(&cell.room).lock_owned().await;
        if guard.is_none() {
            let room = self.load(id).await?;
            cell.news.send_if_modified(|version| {
                std::mem::replace(version, room.version) != room.version
            });
            let bot = room.bot_to_choose().is_some();
            *guard = Some(room);
            if bot {
                // The server may have stopped between a person's choice and the bot's.
                self.wake_bots(id);
            }
        }
        Ok((cell, guard))
    }

    async fn load(&self, id: TableId) -> Result<Room, Trouble> {
        let events =
            self.store.read(id, 0).await.map_err(|error| Trouble::Log(error.to_string()))?;
        let mut room: Option<Room> = None;
        for event in events {
            let number = event.number;
            let damaged = |why: String| {
                error!(table = %id, number, why, "an event of the log cannot happen");
                Trouble::Log(format!("event {number} of the table cannot happen: {why}"))
            };
            let event: Event =
                serde_json::from_str(&event.body).map_err(|error| damaged(error.to_string()))?;
            match &mut room {
                None => {
                    let opened = Room::open(event);
                    room = Some(opened.ok_or_else(|| damaged("no opening".to_owned()))?);
                }
                Some(room) => {
                    room.apply(&event, &self.games).map_err(|error| damaged(error.to_string()))?;
                }
            }
        }
        room.ok_or(Trouble::Denied(Denied::NoSuchTable))
    }

    /// Looks at a table.
    pub(crate) async fn look<T>(
        self: &Arc<Self>,
        id: TableId,
        look: impl FnOnce(&Room) -> T,
    ) -> Result<T, Trouble> {
        let (_, guard) = self.enter(id).await?;
        Ok(look(guard.as_ref().expect("entered")))
    }

    /// Opens a new table with these first events.
    pub(crate) async fn open(self: &Arc<Self>, events: Vec<Event>) -> Result<TableId, Trouble> {
        let id = TableId::random();
        self.write(id, 1, &events).await?;
        self.wake_bots(id);
        Ok(id)
    }

    async fn write(&self, id: TableId, first: u64, events: &[Event]) -> Result<(), Trouble> {
        let bodies = events
            .iter()
            .map(|event| serde_json::to_string(event).expect("an event is plain JSON"))
            .collect();
        self.store.append_all(id, first, bodies).await.map_err(|error| match error {
            AppendError::Taken => Trouble::Log("another server was first; try again".to_owned()),
            other => Trouble::Log(other.to_string()),
        })
    }

    /// Changes a table: `change` lets events happen in the room and returns them; they are durable
    /// before anyone else sees them and before this returns. If they cannot be written, the room
    /// is loaded again from what was.
    pub(crate) async fn change(
        self: &Arc<Self>,
        id: TableId,
        change: impl FnOnce(&mut Room) -> Result<Vec<Event>, Denied>,
    ) -> Result<u64, Trouble> {
        let (cell, mut guard) = self.enter(id).await?;
        let room = guard.as_mut().expect("entered");
        let before = room.version;
        let events = match change(room) {
            Ok(events) => events,
            Err(denied) => {
                // What was denied half-way must not stay.
                if room.version != before {
                    *guard = None;
                }
                return Err(denied.into());
            }
        };
        debug_assert_eq!(room.version, before + events.len() as u64, "every event is counted");
        if events.is_empty() {
            return Ok(before);
        }
        if let Err(trouble) = self.write(id, before + 1, &events).await {
            warn!(table = %id, %trouble, "a change could not be written");
            *guard = None;
            return Err(trouble);
        }
        let room = guard.as_ref().expect("entered");
        let version = room.version;
        let bot = room.bot_to_choose().is_some();
        drop(guard);
        cell.news.send_replace(version);
        if bot {
            self.wake_bots(id);
        }
        Ok(version)
    }

    /// Lets events happen one after the other.
    pub(crate) async fn apply(
        self: &Arc<Self>,
        id: TableId,
        decide: impl FnOnce(&Room) -> Result<Vec<Event>, Denied>,
    ) -> Result<u64, Trouble> {
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

    /// News of a table from now on.
    pub(crate) async fn watch(
        self: &Arc<Self>,
        id: TableId,
    ) -> Result<watch::Receiver<u64>, Trouble> {
        let (cell, _guard) = self.enter(id).await?;
        Ok(cell.news.subscribe())
    }

    /// Bots choose off the request path: whoever made the last choice is answered first.
    fn wake_bots(self: &Arc<Self>, id: TableId) {
        let hall = Arc::clone(self);
        tokio::spawn(async move {
            let played = hall.change(id, |room| {
                let Some((seat, level)) = room.bot_to_choose() else { return Ok(Vec::new()) };
                Ok(room.play_bot(seat, level, whims))
            });
            // The next bot is woken by the change itself.
            if let Err(trouble) = Box::pin(played).await {
                warn!(table = %id, %trouble, "a bot could not choose");
            }
        });
    }
}

/// Where a live bot's whims come from.
fn whims() -> u64 {
    getrandom::u64().unwrap_or(0)
}
