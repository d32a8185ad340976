//! All tables: loaded from the log when someone comes, changed only through it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use store::{AppendError, Change, Store, TableId};
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard, watch};
use tracing::{debug, error, warn};

use crate::event::Event;
use crate::games::Games;
use crate::room::{BotTurn, Denied, Room};
use crate::thinking::Thinkers;

/// How many tables are kept in memory before those nobody watches are let go.
const MANY_ROOMS: usize = 4096;

/// How often a change is decided again when another server was first.
const TRIES: usize = 100;

/// How long bots are left to the server that made the last change before another one lets them
/// choose.
const PATIENCE: Duration = Duration::from_secs(2);

/// How often tables that someone watches are compared with a log that others write to.
const ROUND: Duration = Duration::from_secs(10);

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

/// What watchers wait for: the version that is durable, which grows; `None` once the hall is closing.
pub(crate) type News = Option<u64>;

/// A table in memory, and the news of it.
pub(crate) struct Cell {
    /// `None` until loaded, and again when the log went another way.
    room: Arc<AsyncMutex<Option<Room>>>,
    /// News for those who watch.
    news: watch::Sender<News>,
    /// Held by whoever lets the bots of the table play.
    bots: AsyncMutex<()>,
}

impl Cell {
    /// Tells everyone who watches.
    fn tell(&self, version: u64) {
        self.news.send_if_modified(|known| {
            let new = known.is_some_and(|known| known < version);
            if new {
                *known = Some(version);
            }
            new
        });
    }
}

/// All tables.
pub(crate) struct Hall {
    store: Store,
    /// The games that can be played here.
    pub(crate) games: Games,
    cells: Mutex<HashMap<TableId, Arc<Cell>>>,
    /// Whether news has ended; changed only while the cells are locked.
    closing: AtomicBool,
    /// Where bots think.
    pub(crate) thinkers: Thinkers,
}

impl Hall {
    /// The hall of these games over this log.
    pub(crate) fn new(store: Store, games: Games) -> Arc<Self> {
        let cells = Mutex::new(HashMap::new());
        let closing = AtomicBool::new(false);
        Arc::new(Self { store, games, cells, closing, thinkers: Thinkers::new() })
    }

    /// Lets bots think no more and ends all news, or the server would wait for its watchers for
    /// ever.
    pub(crate) fn close(&self) {
        self.thinkers.stop();
        let cells = self.cells.lock().unwrap_or_else(PoisonError::into_inner);
        self.closing.store(true, Relaxed);
        for cell in cells.values() {
            cell.news.send_replace(None);
        }
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
        let cell = cells.entry(id).or_insert_with(|| {
            let news = watch::channel((!self.closing.load(Relaxed)).then_some(0)).0;
            Arc::new(Cell { room: Arc::default(), news, bots: AsyncMutex::default() })
        });
        Arc::clone(cell)
    }

    /// How many tables are in memory, and how many watchers they have.
    pub(crate) fn crowd(&self) -> (usize, usize) {
        let cells = self.cells.lock().unwrap_or_else(PoisonError::into_inner);
        (cells.len(), cells.values().map(|cell| cell.news.receiver_count()).sum())
    }

    /// Waits for the table, and brings it up to date with the log.
    async fn enter(
        self: &Arc<Self>,
        id: TableId,
    ) -> Result<(Arc<Cell>, OwnedMutexGuard<Option<Room>>), Trouble> {
        let cell = self.cell(id);
        let mut guard = Arc::clone(&cell.room).lock_owned().await;
        self.refresh(id, &cell, &mut guard).await?;
        Ok((cell, guard))
    }

    /// Reads what the log has and the room has not. Where others write to the same log, that is
    /// asked every time, so that it does not matter which server someone talks to.
    async fn refresh(
        self: &Arc<Self>,
        id: TableId,
        cell: &Cell,
        guard: &mut Option<Room>,
    ) -> Result<(), Trouble> {
        if guard.is_some() && !self.store.is_shared() {
            return Ok(());
        }
        let before = guard.as_ref().map_or(0, |room| room.version);
        let events =
            self.store.read(id, before).await.map_err(|error| Trouble::Log(error.to_string()))?;
        if let Err(trouble) = self.replay(id, guard, events) {
            *guard = None;
            return Err(trouble);
        }
        let room = guard.as_ref().ok_or(Denied::NoSuchTable)?;
        if room.version == before {
            return Ok(());
        }
        cell.tell(room.version);
        if room.bot_to_choose().is_some() {
            // Whoever wrote last lets the bots choose; but that server may have stopped.
            let patience = if self.store.is_shared() { PATIENCE } else { Duration::ZERO };
            self.wake_bots(id, room.version, patience);
        }
        Ok(())
    }

    /// Lets events of the log happen.
    fn replay(
        &self,
        id: TableId,
        room: &mut Option<Room>,
        events: Vec<store::Event>,
    ) -> Result<(), Trouble> {
        for event in events {
            let number = event.number;
            let damaged = |why: String| {
                error!(table = %id, number, why, "an event of the log cannot happen");
                Trouble::Log(format!("event {number} of the table cannot happen: {why}"))
            };
            let event: Event =
                serde_json::from_str(&event.body).map_err(|error| damaged(error.to_string()))?;
            match room {
                None => {
                    let opened = Room::open(event);
                    *room = Some(opened.ok_or_else(|| damaged("no opening".to_owned()))?);
                }
                Some(room) => {
                    room.apply(&event, &self.games).map_err(|error| damaged(error.to_string()))?;
                }
            }
        }
        Ok(())
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
        self.write(id, 1, &events).await.map_err(|error| Trouble::Log(error.to_string()))?;
        self.wake_bots(id, events.len() as u64, Duration::ZERO);
        Ok(id)
    }

    async fn write(&self, id: TableId, first: u64, events: &[Event]) -> Result<(), AppendError> {
        let bodies = events
            .iter()
            .map(|event| serde_json::to_string(event).expect("an event is plain JSON"))
            .collect();
        self.store.append_all(id, first, bodies).await
    }

    /// Changes a table: `change` lets events happen in the room and returns them; they are durable
    /// before anyone else sees them and before this returns. If they cannot be written, the room
    /// is loaded again from what was; if another server was first, `change` decides again.
    pub(crate) async fn change(
        self: &Arc<Self>,
        id: TableId,
        mut change: impl FnMut(&mut Room) -> Result<Vec<Event>, Denied>,
    ) -> Result<u64, Trouble> {
        let (cell, mut guard) = self.enter(id).await?;
        for _ in 0..TRIES {
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
            let version = room.version;
            match self.write(id, before + 1, &events).await {
                Ok(()) => {
                    let bot = room.bot_to_choose().is_some();
                    drop(guard);
                    cell.tell(version);
                    if bot {
                        self.wake_bots(id, version, Duration::ZERO);
                    }
                    return Ok(version);
                }
                Err(AppendError::Taken) => {
                    debug!(table = %id, "another server was first");
                    *guard = None;
                    self.refresh(id, &cell, &mut guard).await?;
                }
                Err(error) => {
                    warn!(table = %id, %error, "a change could not be written");
                    *guard = None;
                    return Err(Trouble::Log(error.to_string()));
                }
            }
        }
        Err(Trouble::Log(format!("other servers were first {TRIES} times")))
    }

    /// Lets events happen one after the other.
    pub(crate) async fn apply(
        self: &Arc<Self>,
        id: TableId,
        mut decide: impl FnMut(&Room) -> Result<Vec<Event>, Denied>,
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
    ) -> Result<watch::Receiver<News>, Trouble> {
        let (cell, _guard) = self.enter(id).await?;
        Ok(cell.news.subscribe())
    }

    /// Follows what other servers write to the same log, so that those who watch here see it.
    /// Without other servers there is nothing to follow.
    pub(crate) async fn follow_others(self: Arc<Self>) {
        if !self.store.is_shared() {
            return;
        }
        let mut changes = self.store.changes();
        let mut round = tokio::time::interval(ROUND);
        loop {
            let tables = tokio::select! {
                change = changes.next() => match change {
                    Some(Change::Appended { table, last }) => {
                        if self.knows(table, last) { Vec::new() } else { vec![table] }
                    }
                    Some(_) => self.watched(),
                    None => return,
                },
                // A server that dies between writing and telling leaves its last event untold.
                _ = round.tick() => self.watched(),
            };
            for id in tables {
                let hall = Arc::clone(&self);
                tokio::spawn(async move {
                    if let Err(trouble) = hall.enter(id).await {
                        warn!(table = %id, %trouble, "news could not be read");
                    }
                });
            }
        }
    }

    /// Whether this news is old, or of no interest: nobody here has looked at the table.
    fn knows(&self, id: TableId, version: u64) -> bool {
        let cells = self.cells.lock().unwrap_or_else(PoisonError::into_inner);
        cells.get(&id).is_none_or(|cell| cell.news.borrow().is_none_or(|known| known >= version))
    }

    /// The tables that someone watches here.
    fn watched(&self) -> Vec<TableId> {
        let cells = self.cells.lock().unwrap_or_else(PoisonError::into_inner);
        let watched = cells.iter().filter(|(_, cell)| cell.news.receiver_count() > 0);
        watched.map(|(id, _)| *id).collect()
    }

    /// Bots choose off the request path: whoever made the last choice is answered first. After
    /// some patience only if nothing has happened since: then nobody else lets them. When two
    /// servers do, the log decides whose choice it was.
    fn wake_bots(self: &Arc<Self>, id: TableId, version: u64, patience: Duration) {
        let hall = Arc::clone(self);
        tokio::spawn(async move {
            if !patience.is_zero() {
                tokio::time::sleep(patience).await;
                if hall.look(id, |room| room.version).await.ok() != Some(version) {
                    return;
                }
            }
            if let Err(trouble) = Box::pin(hall.let_bots_play(id)).await {
                warn!(table = %id, %trouble, "a bot could not choose");
            }
        });
    }

    /// Lets the bots of a table take the turns they owe, one after the other. They think about a
    /// copy, so that people go on meanwhile.
    async fn let_bots_play(self: &Arc<Self>, id: TableId) -> Result<(), Trouble> {
        let cell = self.cell(id);
        // Whoever comes by in the meantime waits and looks again: a turn that fell due after we
        // looked for the last time is not forgotten.
        let _playing = cell.bots.lock().await;
        while self.play_bot(id).await? {}
        Ok(())
    }

    /// Lets one bot take its turn, if one owes it.
    async fn play_bot(self: &Arc<Self>, id: TableId) -> Result<bool, Trouble> {
        let Some(turn) = self.look(id, Room::bot_turn).await? else { return Ok(false) };
        let BotTurn { seat, level, settled, bots, situation } = turn;
        let Some(choices) = self.thinkers.turn(situation, level, bots).await else {
            return Ok(false);
        };
        self.change(id, |room| room.take_bot_turn(seat, settled, &choices)).await?;
        Ok(true)
    }
}
