//! Following what other servers write to the same log, and looking after tables that wait.

use std::sync::Arc;
use std::time::Duration;

use store::{Change, TableId};
use tracing::warn;

use super::Hall;
use crate::reaction::Said;
use crate::token::TokenHash;

/// No table has more seats.
const MOST_SEATS: usize = 100;

/// How often tables in memory are looked after.
const SWEEP: Duration = Duration::from_secs(10);

impl Hall {
    /// Follows what other servers write, so that those who watch here see it, and looks after the
    /// tables in memory now and then: a bot that owes a turn must not be forgotten.
    pub(crate) async fn look_after_tables(self: Arc<Self>) {
        let mut changes = self.store.changes();
        let mut sweep = tokio::time::interval(SWEEP);
        sweep.tick().await;
        loop {
            let tables = tokio::select! {
                change = changes.next() => match change {
                    Some(_) if !self.store.is_shared() => continue,
                    Some(Change::Appended { table, last }) => {
                        if self.knows(table, last) { Vec::new() } else { vec![table] }
                    }
                    Some(
                        Change::Removed { table }
                        | Change::Cut { table, .. }
                        | Change::Rewritten { table },
                    ) => {
                        self.forget(table).await;
                        Vec::new()
                    }
                    Some(Change::Present { table, who }) => {
                        let cell = self.with_cells(|cells| cells.get(&table).map(Arc::clone));
                        if let Some(cell) = cell {
                            cell.saw_elsewhere(TokenHash::from_number(who));
                        }
                        Vec::new()
                    }
                    Some(Change::Said { table, what }) => {
                        let cell = self.with_cells(|cells| cells.get(&table).map(Arc::clone));
                        if let Some(cell) = cell
                            && let Some(said) = Said::from_number(what, MOST_SEATS)
                        {
                            cell.talk.tell(said);
                        }
                        Vec::new()
                    }
                    Some(Change::Missed) => self.watched(),
                    None => return,
                },
                // A server that dies between writing and telling leaves its last event untold.
                _ = sweep.tick() => {
                    self.sweep();
                    if self.store.is_shared() { self.watched() } else { Vec::new() }
                }
            };
            for id in tables {
                let hall = Arc::clone(&self);
                tokio::spawn(async move {
                    if let Err(trouble) = hall.room(id).await {
                        warn!(table = %id, %trouble, "news could not be read");
                    }
                });
            }
        }
    }

    /// Drops what is known of a table whose log did not just grow; those who watch look again.
    async fn forget(&self, id: TableId) {
        let cell = self.with_cells(|cells| cells.get(&id).map(Arc::clone));
        if let Some(cell) = cell {
            *cell.room.lock().await = None;
            cell.forget();
        }
    }

    /// Wakes the bots that owe a turn and that nobody lets play, and tells other servers who is here.
    /// Tables that are being changed are
    /// looked after by that change.
    fn sweep(self: &Arc<Self>) {
        for (id, cell) in self.all_cells() {
            let Ok(room) = cell.room.try_lock() else { continue };
            let Some(room) = room.as_ref() else { continue };
            self.wake_bots(id, room, true);
            self.call_whose_turn_it_is(id, &cell, room);
            if self.store.is_shared() {
                for who in cell.listeners() {
                    if !room.seats_of(Some(&who)).is_empty() {
                        self.store.tell_present(id, who.number());
                    }
                }
            }
        }
    }

    /// Whether this news is old, or of no interest: nobody here has looked at the table.
    fn knows(&self, id: TableId, number: u64) -> bool {
        self.with_cells(|cells| cells.get(&id).is_none_or(|cell| cell.knows(number)))
    }

    /// The tables that someone watches here.
    fn watched(&self) -> Vec<TableId> {
        self.with_cells(|cells| {
            let watched = cells.iter().filter(|(_, cell)| cell.watchers() > 0);
            watched.map(|(id, _)| *id).collect()
        })
    }
}
