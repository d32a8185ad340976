//! The commands as people and programs meet them: the real binary, its output and exit codes.

#![allow(clippy::doc_markdown, reason = "SQLite and PostgreSQL are names, not code")]

mod arena;
mod bad_input;
mod data;
mod lab;
mod play;
mod position;
#[path = "../../../store/tests/story/postgres_server.rs"]
mod postgres_server;
mod replay;
mod run;
mod screen;
mod sim;
mod upkeep;
