//! The games as people meet them: a real Chromium against the real binary.
//!
//! Pictures of the pages are kept in `artifacts/` at the root of the repository. Those who cannot
//! install Chromium set `FAUBOURG_WITHOUT_BROWSER=1`; then nothing here is tested.
#![allow(clippy::print_stderr, reason = "a skipped test says so")]

mod accessible;
mod analysis;
mod bienvenue;
mod browser;
mod companion;
mod crowd;
mod diploma;
mod edition_of_2023;
mod first_game;
mod for_everyone;
mod hint;
mod kept;
mod measured;
mod operator;
mod page;
mod rematch;
mod seats;
mod server;
mod together;
mod welkin;
mod whole_game;

use browser::Browser;
use server::Server;

/// A server and a browser driver of the test's own; `None` if the person asked to do without.
fn begin() -> Option<(Server, Browser)> {
    let browser = Browser::start()?;
    Some((Server::start(), browser))
}
