//! Tables that are removed, restored or renamed, and those that nobody comes back to.

use std::sync::Arc;
use std::time::{Duration, SystemTime};

use store::{TableId, TableSummary};
use tabletop::Seat;
use tracing::{info, warn};

use super::{Cell, Hall, to_the_end};
use crate::event::Event;
use crate::room::Room;
use crate::table_error::{Damage, TableError};

/// How often old tables are looked for.
const TIDY_EVERY: Duration = Duration::from_hours(1);

/// How far back tables are looked at when the server starts: bots may owe a turn there.
const RECENT: Duration = Duration::from_hours(48);

/// How many tables are listed at once.
const PAGE: u32 = 200;

/// How long tables are kept that nobody plays at; for ever where nothing is set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Keep {
    /// Tables that were opened and never started.
    pub unstarted: Option<Duration>,
    /// Games that were begun and not finished.
    pub abandoned: Option<Duration>,
    /// Games that are over.
    pub finished: Option<Duration>,
}

impl Keep {
    /// The shortest time after which a table may go.
    fn shortest(self) -> Option<Duration> {
        [self.unstarted, self.abandoned, self.finished].into_iter().flatten().min()
    }

    /// How long a table like this is kept.
    fn of(self, room: &Room) -> Option<Duration> {
        match &room.play {
            // What people with the box share goes with their sheets.
            None if room.is_group() => self.abandoned,
            None => self.unstarted,
            Some(play) if play.result().is_some() => self.finished,
            Some(_) => self.abandoned,
        }
    }
}

impl Hall {
    /// Removes a table and everything that happened at it.
    pub(crate) async fn remove(self: &Arc<Self>, id: TableId) -> Result<(), TableError> {
        let hall = Arc::clone(self);
        to_the_end(async move {
            let cell = hall.cell(id);
            let mut room = Arc::clone(&cell.room).lock_owned().await;
            hall.erase(id, &cell, &mut room).await
        })
        .await
    }

    /// Removes a table if it may go. Nobody can change it between the question and the removal.
    pub(crate) async fn remove_if(
        self: &Arc<Self>,
        id: TableId,
        may: impl FnOnce(&Room) -> Result<(), TableError> + Send + 'static,
    ) -> Result<(), TableError> {
        let hall = Arc::clone(self);
        to_the_end(async move {
            let (cell, mut room) = hall.enter(id).await?;
            may(room.as_ref().expect("entered"))?;
            hall.erase(id, &cell, &mut room).await
        })
        .await
    }

    async fn erase(
        &self,
        id: TableId,
        cell: &Cell,
        room: &mut Option<Arc<Room>>,
    ) -> Result<(), TableError> {
        // Of a table that cannot be read nobody knows how many seats it has.
        let seats = room.take().map_or(Seat::MOST, |room| room.chairs.len());
        self.forget_analyses(id, seats).await?;
        self.store.remove(id).await?;
        self.with_set_aside(|tables| tables.remove(&id));
        cell.forget();
        Ok(())
    }

    /// Brings a damaged table back to its last good state; the events after it are set aside.
    pub(crate) async fn restore(self: &Arc<Self>, id: TableId) -> Result<(), TableError> {
        let Err(TableError::Damaged(Damage { number, .. })) = self.room(id).await else {
            return Ok(());
        };
        let hall = Arc::clone(self);
        to_the_end(async move {
            hall.store.cut(id, number - 1).await?;
            hall.cell(id).forget();
            let room = hall.room(id).await?;
            warn!(table = %id, events = room.version, "the table is back at its last good state");
            Ok(())
        })
        .await
    }

    /// Takes the name of a seat's player away, from the log too.
    pub(crate) async fn erase_name(
        self: &Arc<Self>,
        id: TableId,
        seat: Seat,
        new_name: String,
        may: impl Fn(&Room) -> Result<(), TableError> + Send + 'static,
    ) -> Result<(), TableError> {
        let name = new_name.clone();
        let changed = self
            .apply(id, move |room| {
                may(room)?;
                Ok(vec![Event::Renamed { seat, name: name.clone(), town: name.clone() }])
            })
            .await?;
        let (hall, owners) = (Arc::clone(self), changed.room.chair(seat)?.owners.clone());
        to_the_end(async move {
            for written in hall.store.read(id, 0).await? {
                let Ok(mut event) = serde_json::from_str(&written.body) else { continue };
                let (name, town) = match &mut event {
                    Event::Sat { name, town, owner, .. } if owners.contains(owner) => (name, town),
                    Event::Kept { name, town, owners: kept, .. }
                        if kept.iter().any(|owner| owners.contains(owner)) =>
                    {
                        (name, town)
                    }
                    Event::Renamed { seat: of, name, town } if *of == seat => (name, town),
                    _ => continue,
                };
                if (&*name, &*town) == (&new_name, &new_name) {
                    continue;
                }
                name.clone_from(&new_name);
                town.clone_from(&new_name);
                let body = serde_json::to_string(&event).expect("an event is plain JSON");
                hall.store.rewrite(id, written.number, &body).await?;
            }
            Ok(())
        })
        .await
    }

    /// Looks at the tables of the last days once, so that bots play on where they owe a turn.
    pub(crate) async fn wake_recent_tables(self: Arc<Self>) {
        let mut cursor: Option<TableSummary> = None;
        loop {
            let page = match self.store.changed_since(ago(RECENT), cursor.as_ref(), PAGE).await {
                Ok(page) => page,
                Err(error) => {
                    warn!(%error, "recent tables could not be listed");
                    tokio::time::sleep(Duration::from_secs(5)).await;
                    continue;
                }
            };
            for summary in &page {
                if self.is_closing() {
                    return;
                }
                // Loading it wakes its bots; if it fails, someone who comes there sees why.
                let _ = self.room(summary.table).await;
                self.let_go(summary.table);
            }
            match page.last() {
                Some(last) => cursor = Some(*last),
                None => return,
            }
        }
    }

    /// Removes tables that are older than they should be kept, every now and then.
    pub(crate) async fn tidy_up(self: Arc<Self>, keep: Keep) {
        let Some(shortest) = keep.shortest() else { return };
        loop {
            if let Err(trouble) = self.tidy_once(keep, shortest).await {
                warn!(%trouble, "old tables could not be removed");
            }
            tokio::time::sleep(TIDY_EVERY).await;
        }
    }

    async fn tidy_once(self: &Arc<Self>, keep: Keep, shortest: Duration) -> Result<(), TableError> {
        let mut cursor = None;
        let mut removed = 0;
        loop {
            let page = self.store.tables_after(cursor, PAGE).await?;
            for summary in page.iter().filter(|summary| summary.changed < ago(shortest)) {
                if self.is_closing() {
                    return Ok(());
                }
                // A damaged table waits for its operator.
                let Ok(room) = self.room(summary.table).await else { continue };
                if keep.of(&room).is_some_and(|kept| summary.changed < ago(kept)) {
                    let version = room.version;
                    let unchanged = move |now: &Room| {
                        if now.version == version { Ok(()) } else { Err(TableError::StillPlayed) }
                    };
                    match self.remove_if(summary.table, unchanged).await {
                        Ok(()) => removed += 1,
                        // Someone has just come back.
                        Err(error) if !error.is_of_server() => {}
                        Err(error) => return Err(error),
                    }
                }
                drop(room);
                self.let_go(summary.table);
            }
            match page.last() {
                Some(last) => cursor = Some(last.table),
                None => break,
            }
        }
        if removed > 0 {
            info!(removed, "old tables were removed");
        }
        Ok(())
    }

    /// Takes a table out of memory that nobody uses.
    pub(super) fn let_go(&self, id: TableId) {
        self.with_cells(|cells| {
            let unused = |cell: &Arc<Cell>| Arc::strong_count(cell) == 1 && !cell.calls.are_due();
            if cells.get(&id).is_some_and(unused) {
                cells.remove(&id);
            }
        });
    }
}

/// So long ago, in milliseconds since 1970.
fn ago(time: Duration) -> i64 {
    let then = SystemTime::now() - time;
    then.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
