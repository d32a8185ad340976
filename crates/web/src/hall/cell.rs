//! A table in memory, and those who watch it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tabletop::Seat;
use tokio::sync::{Mutex as AsyncMutex, watch};

use crate::limits::Client;
use crate::room::Room;
use crate::token::TokenHash;

/// How long someone counts as present after their page was closed: long enough to load it again.
const AWAY_AFTER_CLOSING: Duration = Duration::from_secs(10);

/// The same for someone whose page or program has no stream, after they last asked for something.
const AWAY_WITHOUT_STREAM: Duration = Duration::from_mins(1);

/// How many people are remembered before those who have left are forgotten.
const MANY_PEOPLE: usize = 256;

/// What those who watch a table wait for.
#[derive(Clone, Debug, Default)]
pub(crate) struct News {
    /// The number of the last durable event.
    log: u64,
    /// How often something changed that everyone can see.
    public_version: u64,
    /// How many steps each seat has taken: for the eyes of its owner only.
    steps: Vec<u64>,
    /// Whether the server is closing.
    pub(crate) closing: bool,
}

impl News {
    /// The version that the owner of these seats sees; see [`Room::version_for`].
    pub(crate) fn version(&self, seats: &[Seat]) -> u64 {
        let steps = seats.iter().filter_map(|seat| self.steps.get(seat.index()));
        self.public_version + steps.sum::<u64>()
    }
}

/// A table in memory.
pub(crate) struct Cell {
    /// The table as the log has it; `None` until it is loaded. A change takes it out and puts it
    /// back once its events are durable, so memory is never ahead of the log: if the change fails,
    /// nothing is put back, and the table is loaded again.
    pub(super) room: Arc<AsyncMutex<Option<Arc<Room>>>>,
    news: watch::Sender<News>,
    pub(super) bots: BotTask,
    people: Mutex<HashMap<Client, Presence>>,
    pub(super) hints: super::hints::Hints,
}

/// When someone was at a table.
struct Presence {
    streams: usize,
    had_stream: bool,
    last_seen: Instant,
}

impl Cell {
    pub(super) fn new(closing: bool) -> Self {
        let news = watch::channel(News { closing, ..News::default() }).0;
        Self {
            room: Arc::default(),
            news,
            bots: BotTask::default(),
            people: Mutex::default(),
            hints: super::hints::Hints::default(),
        }
    }

    /// Tells everyone who watches that this is durable.
    pub(super) fn publish(&self, room: &Room) {
        self.news.send_if_modified(|known| {
            let new = known.log < room.version;
            if new {
                known.log = room.version;
                known.public_version = room.public_version;
                known.steps.clear();
                known.steps.extend(room.chairs.iter().map(|chair| chair.steps));
            }
            new
        });
    }

    /// Tells everyone who watches to look again: the log of the table did not just grow.
    pub(super) fn forget(&self) {
        self.news.send_modify(|known| {
            known.log = 0;
            known.public_version += 1;
        });
    }

    /// Ends all streams.
    pub(super) fn close(&self) {
        self.news.send_modify(|known| known.closing = true);
    }

    /// Whether this event was published already.
    pub(super) fn knows(&self, number: u64) -> bool {
        self.news.borrow().log >= number
    }

    /// How many streams watch.
    pub(super) fn watchers(&self) -> usize {
        self.news.receiver_count()
    }

    pub(super) fn watch(&self) -> watch::Receiver<News> {
        self.news.subscribe()
    }

    /// Notes that someone is here.
    pub(super) fn saw(&self, client: Client) {
        self.count_stream(client, 0);
    }

    /// Notes that someone opened (+1) or closed (-1) a stream.
    pub(super) fn count_stream(&self, client: Client, change: isize) {
        let now = Instant::now();
        self.with_people(|people| {
            if people.len() >= MANY_PEOPLE {
                people.retain(|_, presence| presence.is_here());
            }
            let nothing = Presence { streams: 0, had_stream: false, last_seen: now };
            let presence = people.entry(client).or_insert(nothing);
            presence.streams = presence.streams.saturating_add_signed(change);
            presence.had_stream |= change > 0;
            presence.last_seen = now;
        });
    }

    /// Whether one of these people is here, or was a moment ago.
    pub(super) fn is_present(&self, who: &[TokenHash]) -> bool {
        self.with_people(|people| {
            people.iter().any(|(client, presence)| {
                presence.is_here() && client.who.is_some_and(|it| who.contains(&it))
            })
        })
    }

    /// Someone who is here: bots think on their account.
    pub(super) fn someone_here(&self) -> Option<Client> {
        self.with_people(|people| {
            let mut here = people.iter().filter(|(_, presence)| presence.is_here());
            here.next().map(|(client, _)| *client)
        })
    }

    fn with_people<T>(&self, work: impl FnOnce(&mut HashMap<Client, Presence>) -> T) -> T {
        work(&mut self.people.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Presence {
    fn is_here(&self) -> bool {
        let patience = if self.had_stream { AWAY_AFTER_CLOSING } else { AWAY_WITHOUT_STREAM };
        self.streams > 0 || self.last_seen.elapsed() < patience
    }
}

/// Whether a task lets the bots of a table play, and whether it should look once more.
#[derive(Default)]
pub(super) struct BotTask {
    due: AtomicBool,
    running: AtomicBool,
}

impl BotTask {
    /// Asks for the bots; true if the caller must start the task.
    pub(super) fn ask(&self) -> bool {
        self.due.store(true, SeqCst);
        !self.running.swap(true, SeqCst)
    }

    /// Whether the task should look (again).
    pub(super) fn begin(&self) -> bool {
        self.due.swap(false, SeqCst)
    }

    /// The task has nothing left to do; true if it was asked again in the meantime and goes on.
    pub(super) fn end(&self) -> bool {
        self.running.store(false, SeqCst);
        self.due.load(SeqCst) && !self.running.swap(true, SeqCst)
    }
}
