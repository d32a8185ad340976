//! The real server, talked to over HTTP as browsers and programs do.

#![allow(clippy::doc_markdown, reason = "PostgreSQL is a name, not code")]

mod access_log;
mod admin;
mod analysis;
mod bad_input;
mod bare;
mod blocks;
mod bots;
mod client;
mod clock;
mod companion;
mod damaged;
mod diploma;
mod durable;
mod edge;
mod example;
mod fuzz;
mod hangup;
mod headers;
mod hiccups;
mod hidden;
mod hints;
mod history;
mod html;
mod install;
mod joining;
mod kills;
mod limits;
mod live;
mod methods;
mod metrics;
mod names;
mod nodes;
mod notice;
mod pages;
#[path = "../../../store/tests/story/postgres_server.rs"]
mod postgres_server;
mod program;
mod push;
mod rematch;
mod repeated;
mod retention;
mod script_off;
mod secure;
mod server;
mod social;
mod turns;
mod whole_game;
mod yours;
