//! The real server, talked to over HTTP as browsers and programs do.

mod bad_input;
mod bare;
mod bots;
mod client;
mod durable;
mod example;
mod hidden;
mod html;
mod joining;
mod live;
mod pages;
mod program;
mod script_off;
mod server;
mod whole_game;
