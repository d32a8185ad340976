//! A table in memory, and those who watch it.

use std::collections::{HashMap, HashSet};
use std::net::Ipv4Addr;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tabletop::Seat;
use tokio::sync::{Mutex as AsyncMutex, Notify, watch};

use crate::limits::Client;
use crate::reaction::Talk;
use crate::room::Room;
use crate::token::TokenHash;

/// How long someone counts as present after their page was closed: long enough to load it again.
const AWAY_AFTER_CLOSING: Duration = Duration::from_secs(10);

/// The same for someone whose page or program has no stream, after they last asked for something.
const AWAY_WITHOUT_STREAM: Duration = Duration::from_mins(1);

/// The same for someone who is at another server, which says so every few seconds.
const AWAY_ELSEWHERE: Duration = Duration::from_secs(25);

/// How often this server tells the others that someone is here.
const TELL_EVERY: Duration = Duration::from_secs(5);

/// How many people are remembered before those who have left are forgotten.
const MANY_PEOPLE: usize = 256;

/// How far a table has come, for those who watch it.
#[derive(Clone, Debug, Default)]
pub(crate) struct TableVersions {
    /// The number of the last durable event.
    log: u64,
    /// How often something changed that everyone can see.
    public_version: u64,
    /// How many steps each seat has taken: for the eyes of its owner only.
    steps: Vec<u64>,
    /// How often something changed beside the table: on the sheets of others with the box.
    beside: u64,
    /// Whether the server is closing.
    pub(crate) closing: bool,
}

impl TableVersions {
    /// The version that the owner of these seats sees; see [`Room::version_for`].
    pub(crate) fn version(&self, seats: &[Seat]) -> u64 {
        let steps = seats.iter().filter_map(|seat| self.steps.get(seat.index()));
        self.public_version + self.beside + steps.sum::<u64>()
    }
}

/// A table in memory.
pub(crate) struct Cell {
    /// The table as the log has it; `None` until it is loaded. A change takes it out and puts it
    /// back once its events are durable, so memory is never ahead of the log: if the change fails,
    /// nothing is put back, and the table is loaded again.
    pub(super) room: Arc<AsyncMutex<Option<Arc<Room>>>>,
    versions: watch::Sender<TableVersions>,
    pub(super) bots: BotTask,
    people: Mutex<HashMap<Client, Presence>>,
    arrival: Notify,
    pub(super) hints: super::hints::Hints,
    pub(super) calls: super::calls::Calls,
    pub(super) talk: Talk,
    pub(super) sheets: super::sheets::Sheets,
}

/// When someone was at a table.
struct Presence {
    streams: usize,
    last_seen: Instant,
    /// How long they count as present after that.
    patience: Duration,
    /// When the other servers last heard of it.
    announced: Option<Instant>,
}

impl Cell {
    pub(super) fn new(closing: bool) -> Self {
        let versions = watch::channel(TableVersions { closing, ..TableVersions::default() }).0;
        Self {
            room: Arc::default(),
            versions,
            bots: BotTask::default(),
            people: Mutex::default(),
            arrival: Notify::new(),
            hints: super::hints::Hints::default(),
            calls: super::calls::Calls::default(),
            talk: Talk::default(),
            sheets: super::sheets::Sheets::default(),
        }
    }

    /// Tells everyone who watches that something changed beside the table.
    pub(super) fn nudge(&self) {
        self.versions.send_modify(|known| known.beside += 1);
    }

    /// How often something changed beside the table.
    pub(super) fn beside(&self) -> u64 {
        self.versions.borrow().beside
    }

    /// Tells everyone who watches that this is durable.
    pub(super) fn publish(&self, room: &Room) {
        self.versions.send_if_modified(|known| {
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
        self.versions.send_modify(|known| {
            known.log = 0;
            known.public_version += 1;
        });
    }

    /// Ends all streams.
    pub(super) fn close(&self) {
        self.versions.send_modify(|known| known.closing = true);
    }

    /// Whether this event was published already.
    pub(super) fn knows(&self, number: u64) -> bool {
        self.versions.borrow().log >= number
    }

    /// How many streams watch.
    pub(super) fn watchers(&self) -> usize {
        self.versions.receiver_count()
    }

    pub(super) fn watch(&self) -> watch::Receiver<TableVersions> {
        self.versions.subscribe()
    }

    /// Notes that someone is here. Tells whether the other servers should know.
    pub(super) fn saw(&self, client: Client) -> bool {
        self.note(client, |presence| {
            let now = Instant::now();
            let due = presence.announced.is_none_or(|at| now - at >= TELL_EVERY);
            if due {
                presence.announced = Some(now);
            }
            due
        })
    }

    /// Notes that someone is here at another server.
    pub(super) fn saw_elsewhere(&self, who: TokenHash) {
        let client = Client { address: Ipv4Addr::UNSPECIFIED.into(), who: Some(who) };
        self.note(client, |presence| presence.patience = AWAY_ELSEWHERE);
    }

    /// Notes that someone opened (+1) or closed (-1) a stream.
    pub(super) fn count_stream(&self, client: Client, change: isize) {
        self.note(client, |presence| {
            presence.streams = presence.streams.saturating_add_signed(change);
            presence.patience = AWAY_AFTER_CLOSING;
        });
    }

    fn note<T>(&self, client: Client, change: impl FnOnce(&mut Presence) -> T) -> T {
        let result = self.with_people(|people| {
            if people.len() >= MANY_PEOPLE {
                people.retain(|_, presence| presence.is_here());
            }
            let presence = people.entry(client).or_insert_with(Presence::new);
            presence.last_seen = Instant::now();
            change(presence)
        });
        self.arrival.notify_one();
        result
    }

    /// Those who are here with an open stream.
    pub(super) fn listeners(&self) -> Vec<TokenHash> {
        self.with_people(|people| {
            let listening = people.iter().filter(|(_, presence)| presence.streams > 0);
            listening.filter_map(|(client, _)| client.who).collect()
        })
    }

    /// Waits until someone is here.
    pub(super) async fn someone_comes(&self) {
        while self.someone_here().is_none() {
            self.arrival.notified().await;
        }
    }

    /// Whether one of these people is here, or was a moment ago.
    pub(super) fn is_present(&self, who: &[TokenHash]) -> bool {
        self.with_people(|people| {
            people.iter().any(|(client, presence)| {
                presence.is_here() && client.who.is_some_and(|it| who.contains(&it))
            })
        })
    }

    /// The seats of people who are not here; `None` while the table is being changed.
    pub(crate) fn away(&self) -> Option<Vec<Seat>> {
        let room = self.room.try_lock().ok()?;
        let room = room.as_ref()?;
        let here: HashSet<TokenHash> = self.with_people(|people| {
            let here = people.iter().filter(|(_, presence)| presence.is_here());
            here.filter_map(|(client, _)| client.who).collect()
        });
        let away = Seat::all(room.chairs.len()).filter(|seat| {
            let chair = &room.chairs[seat.index()];
            let person = chair.bot.is_none() && !chair.owners.is_empty();
            person && !chair.owners.iter().any(|owner| here.contains(owner))
        });
        Some(away.collect())
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
    fn new() -> Self {
        let (last_seen, patience) = (Instant::now(), AWAY_WITHOUT_STREAM);
        Self { streams: 0, last_seen, patience, announced: None }
    }

    fn is_here(&self) -> bool {
        self.streams > 0 || self.last_seen.elapsed() < self.patience
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
