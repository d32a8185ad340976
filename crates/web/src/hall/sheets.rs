//! The sheets of people with the box, side by side. The table they share keeps the newest state of
//! each in memory, so that a page with everyone's points reads none of their logs.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::TableId;

use super::Hall;
use crate::event::Event;
use crate::room::Room;
use crate::table_error::TableError;

/// How long news of other sheets wait for more of them.
const GATHER: Duration = Duration::from_millis(250);

/// How much longer for each sheet: every page that hears of it asks for everyone's points.
const GATHER_EACH: Duration = Duration::from_millis(15);

/// Where others write to the same log: how old what is known of the sheets may be.
const READ_AGAIN: Duration = Duration::from_secs(5);

/// The newest state of every sheet of a group.
#[derive(Default)]
pub(super) struct Sheets {
    known: Mutex<Known>,
    /// Whether news are being gathered.
    gathering: AtomicBool,
}

#[derive(Default)]
struct Known {
    rooms: HashMap<TableId, Arc<Room>>,
    read: Option<Instant>,
}

impl Sheets {
    fn with<T>(&self, work: impl FnOnce(&mut Known) -> T) -> T {
        work(&mut self.known.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Hall {
    /// The sheets of a group as they stand, in the order in which their people came.
    pub(crate) async fn sheets(
        self: &Arc<Self>,
        id: TableId,
        group: &Room,
    ) -> Result<Vec<(TableId, Arc<Room>)>, TableError> {
        let cell = self.cell(id);
        let fresh = |known: &mut Known| {
            !self.store.is_shared() || known.read.is_some_and(|at| at.elapsed() < READ_AGAIN)
        };
        let fresh = cell.sheets.with(fresh);
        let mut rooms = Vec::with_capacity(group.group.sheets.len());
        for sheet in &group.group.sheets {
            let known = cell.sheets.with(|known| known.rooms.get(&sheet.table).map(Arc::clone));
            let room = match known.filter(|_| fresh) {
                Some(room) => room,
                // A sheet that was deleted is simply not there.
                None => match self.room(sheet.table).await {
                    Ok(room) => room,
                    Err(TableError::NoSuchTable) => continue,
                    Err(error) => return Err(error),
                },
            };
            cell.sheets.with(|known| {
                let kept = known.rooms.entry(sheet.table).or_insert_with(|| Arc::clone(&room));
                if kept.version < room.version {
                    *kept = Arc::clone(&room);
                }
            });
            rooms.push((sheet.table, room));
        }
        if !fresh {
            cell.sheets.with(|known| known.read = Some(Instant::now()));
        }
        Ok(rooms)
    }

    /// Notes what a sheet is now, and tells the others of its group after a moment.
    pub(super) fn note_sheet(self: &Arc<Self>, id: TableId, room: &Arc<Room>) {
        let group = if room.is_group() { Some(id) } else { room.of_group };
        let Some(group) = group else { return };
        let cell = self.cell(group);
        if !room.is_group() {
            cell.sheets.with(|known| known.rooms.insert(id, Arc::clone(room)));
        }
        if cell.sheets.gathering.swap(true, SeqCst) {
            return;
        }
        let hall = Arc::clone(self);
        tokio::spawn(async move {
            let count = cell.sheets.with(|known| known.rooms.len());
            let each = u32::try_from(count).unwrap_or(u32::MAX);
            tokio::time::sleep(GATHER + GATHER_EACH.saturating_mul(each)).await;
            cell.sheets.gathering.store(false, SeqCst);
            // Asked for only now: people may have come in the meantime.
            let sheets: Vec<TableId> =
                cell.sheets.with(|known| known.rooms.keys().copied().collect());
            cell.nudge();
            for sheet in sheets {
                let beside = hall.with_cells(|cells| cells.get(&sheet).map(Arc::clone));
                if let Some(beside) = beside {
                    beside.nudge();
                }
            }
        });
    }

    /// How often something changed beside a table.
    pub(crate) fn beside(&self, id: TableId) -> u64 {
        self.cell(id).beside()
    }

    /// Everyone's sheets are counted by the plans that lie on the table now.
    pub(crate) async fn lay_on_sheets(
        self: &Arc<Self>,
        group: &Room,
        plans: [u8; 3],
    ) -> Result<(), TableError> {
        for sheet in &group.group.sheets {
            let laid = self.apply(sheet.table, move |room| {
                let known = room.group.plans == Some(plans);
                Ok(if known { Vec::new() } else { vec![Event::Laid { plans }] })
            });
            match laid.await {
                Ok(_) | Err(TableError::NoSuchTable) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}
