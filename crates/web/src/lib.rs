//! Playing together in a browser: pages, live updates, and the API for programs.
//!
//! | to find | look in |
//! | --- | --- |
//! | what happens at a table, as it is written down | `event` |
//! | one table: seats, owners, the game | `room` |
//! | all tables, and how a change becomes durable | `hall` |
//! | a game of any kind being played | `play`, `games` |
//! | who makes a request | `visitor`, `token` |
//! | which address does what | `routes` |
//! | what pages look like | `pages` |
//! | what pages say | `words` |

pub mod assets;
mod event;
pub mod games;
mod hall;
pub mod pages;
pub mod play;
pub mod qr;
mod room;
mod routes;
mod server;
mod token;
mod visitor;
pub mod words;

pub use games::Games;
pub use server::Server;
pub use store::Store;
