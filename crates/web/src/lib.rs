//! Playing together in a browser: pages, live updates, and the API for programs.
//!
//! | to find | look in |
//! | --- | --- |
//! | what happens at a table, as it is written down | `event` |
//! | one table: seats, owners, the game | `room` |
//! | why something did not happen there | `table_error` |
//! | all tables, and how a change becomes durable | `hall` |
//! | whether a log can be replayed | `log_check` |
//! | a game of any kind being played | `play`, `games` |
//! | bots at the table, and hints | `thinking` |
//! | who makes a request, and what they may be called | `visitor`, `token`, `name` |
//! | how the world reaches the server, and how much one client may ask | `front`, `limits` |
//! | how many connections there are, and how long each may take | `listen`, `connection`, `capacity` |
//! | who may operate the server, and what they set for everyone | `operator_token`, `shared_setting`, `blocks`, `site_notice` |
//! | what the operator sees | `recent_clients`, `recent_log`, `latency`, `database_space`, `process`, `prometheus` |
//! | calling people who are away, and quick reactions | `push`, `reaction` |
//! | what became of someone's games, and what they achieved | `history`, `diploma`, `personal` |
//! | icons, and pictures of links | `picture` |
//! | which address does what | `routes` |
//! | what a visitor likes | `preferences` |
//! | what pages look like, their files and drawings | `pages`, `assets`, `drawings` |
//! | what pages say | `words` |

pub mod assets;
mod blocks;
mod capacity;
mod connection;
mod database_space;
mod diploma;
mod drawings;
mod event;
mod failed_tries;
mod front;
pub mod games;
mod hall;
mod history;
mod latency;
mod limits;
mod listen;
mod log_check;
mod name;
mod operator_token;
pub mod pages;
mod personal;
mod picture;
pub mod play;
pub mod preferences;
mod process;
mod prometheus;
mod push;
pub mod qr;
mod reaction;
mod recent_clients;
mod recent_log;
mod room;
mod routes;
mod server;
mod shared_setting;
mod site_notice;
mod study;
mod table_error;
pub mod thinking;
mod token;
mod visitor;
pub mod words;

pub use capacity::MostConnections;
pub use connection::TimeLimits;
pub use front::{Allowance, BadPublicUrl, Front, PublicUrl};
pub use games::Games;
pub use hall::Keep;
pub use log_check::{LogFault, check_log};
pub use operator_token::{OperatorToken, TokenTooShort};
pub use recent_log::{LogLine, RecentLog};
pub use room::Clock;
pub use server::Server;
pub use store::Store;
