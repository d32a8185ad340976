//! The terminal: taken over for a while, and always given back as it was.

use std::io::{self, Stdout, stdout};
use std::panic;
use std::thread;

use anyhow::{Context, Result};
use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::execute;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

/// A terminal taken over; it is given back when this is dropped.
pub(super) struct TakenOver {
    pub(super) terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl TakenOver {
    /// Takes the terminal over. It is given back before a panic is reported, too.
    pub(super) fn new() -> Result<Self> {
        let here = thread::current().id();
        let report = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            // Only this thread may write: a bot that panics elsewhere is reported by it.
            if thread::current().id() == here {
                give_back();
                report(info);
            }
        }));
        enable_raw_mode().context("this terminal gives no single keys; `--plain` does without")?;
        // From here on it is given back whatever happens.
        let terminal = Terminal::new(CrosstermBackend::new(stdout()));
        let entered = execute!(stdout(), EnterAlternateScreen, EnableBracketedPaste);
        match terminal.and_then(|terminal| entered.map(|()| terminal)) {
            Ok(terminal) => Ok(Self { terminal }),
            Err(error) => {
                give_back();
                Err(error).context("this terminal cannot be drawn on; `--plain` does without")
            }
        }
    }
}

impl Drop for TakenOver {
    fn drop(&mut self) {
        give_back();
    }
}

/// Nothing can be done if the terminal is gone.
fn give_back() {
    let _ =
        execute!(stdout(), DisableBracketedPaste, LeaveAlternateScreen, crossterm::cursor::Show);
    let _ = disable_raw_mode();
    let _ = io::Write::flush(&mut stdout());
}
