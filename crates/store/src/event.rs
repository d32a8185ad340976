//! What is kept, and the news about it.

use crate::TableId;

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Its place in the table's log: 1, 2, 3, … without a gap.
    pub number: u64,
    /// When it was written, in milliseconds since 1970; clocks of several machines may differ.
    pub at: i64,
    /// What happened, in words that only the writer understands.
    pub body: String,
}

/// One line about a table, for lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableSummary {
    /// Which table.
    pub table: TableId,
    /// How many events it has; also the number of the last one.
    pub events: u64,
    /// When its first event was written, in milliseconds since 1970.
    pub started: i64,
    /// When its last event was written, in milliseconds since 1970.
    pub changed: i64,
}

/// How much the store holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// Tables with at least one event.
    pub tables: u64,
    /// Events of all tables.
    pub events: u64,
}
