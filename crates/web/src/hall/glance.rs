//! Looking at tables without sitting down, for the operator.

use std::sync::Arc;

use store::TableId;

use super::Hall;
use crate::room::Room;
use crate::table_error::{Damage, TableError};

impl Hall {
    /// The table as it stands. If nobody uses it, it does not stay in memory.
    pub(crate) async fn glance(self: &Arc<Self>, id: TableId) -> Result<Arc<Room>, TableError> {
        let room = self.room(id).await;
        self.let_go(id);
        room
    }

    /// How many streams watch a table on this server.
    pub(crate) fn watchers(&self, id: TableId) -> usize {
        self.with_cells(|cells| cells.get(&id).map_or(0, |cell| cell.watchers()))
    }

    /// The damaged tables that someone has come to, and what is wrong with each.
    pub(crate) fn set_aside(&self) -> Vec<(TableId, Damage)> {
        let mut tables: Vec<_> = self.with_set_aside(|tables| {
            tables.iter().map(|(id, damage)| (*id, damage.clone())).collect()
        });
        tables.sort_by_key(|(id, _)| *id);
        tables
    }
}
