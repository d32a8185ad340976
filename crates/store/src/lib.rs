//! What must survive: the events of every table, in SQLite or PostgreSQL.
//!
//! The log of what happened at a table is the truth, and a game is its replay. This crate keeps
//! such logs and knows nothing of games: an event is a line of text that others write and read.
//!
//! ```
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use store::{AppendError, Store, TableId};
//!
//! let store = Store::open("sqlite:faubourg.sqlite").await?;
//! let table = TableId::random();
//! store.append(table, 1, r#"{"created":"welcome"}"#).await?;
//!
//! // The first to use a number has it; everyone else looks again.
//! let late = store.append(table, 1, r#"{"created":"welkin"}"#).await;
//! assert_eq!(late, Err(AppendError::Taken));
//!
//! let events = store.read(table, 0).await?;
//! assert_eq!(events[0].body, r#"{"created":"welcome"}"#);
//! store.close().await;
//! # Ok(())
//! # }
//! ```
//!
//! # What is promised
//!
//! - **Durable before answered.** When [`Store::append`] succeeds, the event is on the disk:
//!   SQLite with `synchronous=FULL`, PostgreSQL with the server's `synchronous_commit`.
//! - **Numbered without gaps.** The events of a table are 1, 2, 3, …; the primary key (table,
//!   number) decides every race, between tasks and between machines. The loser gets
//!   [`AppendError::Taken`], reloads and decides again. The same holds on both databases.
//! - **In order.** Appends of one table are committed in the order in which they were sent. They
//!   are judged by their numbers alone: wait for the answer before you send what builds on it, or
//!   send both with [`Store::append_all`].
//! - **Sent is sent.** Dropping the future of an append does not take it back.
//! - **Shared commits.** What arrives while the disk is busy goes into the next commit together,
//!   whatever the table; a conflict fails its own append and no other.
//! - **No silence.** A full disk, a locked file, a file that was deleted or a lost server is an
//!   answer in words, and the store works again when the cause has gone. A database that hangs is
//!   given up after a while ([`Limits`]); what may have been written all the same is decided by
//!   its number, so that nothing is written twice.
//!
//! # One machine or several
//!
//! SQLite needs nothing: one file, which has two more beside it (`-wal`, `-shm`) while it is open.
//! [`Store::changes`] then tells of changes in this process. A lock (`-lock`) keeps a second store
//! from opening the same file. To look inside, ask for `events`:
//! `sqlite3 FILE "SELECT * FROM events"`.
//!
//! PostgreSQL lets several machines serve the same tables. [`Store::changes`] tells of changes on
//! every machine, through `LISTEN` and `NOTIFY` with the table and the number only, sent after the
//! commit so that no writer waits for a messenger. A machine that dies between the two leaves its
//! last event unannounced, so a reader that must be certain asks now and then. Between here and the
//! server, a pooler must keep sessions (not "transaction mode").
//!
//! Connections are encrypted where the server offers it. Over an open network, add
//! `sslmode=verify-full` to the address, so that the server must prove who it is; `sslrootcert=FILE`
//! names the certificates to trust instead of the system's.
//!
//! # Where things are
//!
//! | to find | look in |
//! | --- | --- |
//! | what others call | [`Store`] |
//! | group commit, the same for both databases | `queue` |
//! | removing, cutting, rewriting, settings | `edit` |
//! | news of changes | [`Changes`] |
//! | how long things may take | [`Limits`] |
//! | backups, copies, checks | [`Snapshot`], [`transfer()`] |
//! | one database each | `sqlite`, `postgres` |
//! | the story that both must tell | `tests/story` |

#![allow(clippy::doc_markdown, reason = "SQLite and PostgreSQL are names, not code")]

mod address;
mod changes;
mod clock;
mod edit;
mod error;
mod event;
mod histogram;
mod limits;
mod postgres;
mod queue;
mod snapshot;
mod sql;
mod sqlite;
mod store;
mod table_id;
mod transfer;

pub use address::without_password;
pub use changes::{Change, Changes};
pub use error::{AppendError, OpenError, Refusal, Unavailable};
pub use event::{Count, Event, TableSummary};
pub use histogram::{Buckets, Histogram};
pub use limits::Limits;
pub use queue::Counters;
pub use snapshot::{Entry, Snapshot};
pub use store::Store;
pub use table_id::{TableId, TableIdError};
pub use transfer::{Existing, Progress, TransferError, Transferred, transfer};
