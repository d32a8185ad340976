//! The full screen: the board in place, cards and choices in sight, keys and typed lines.

mod board;
mod choices;
mod completion;
mod draw;
mod input;
mod keys;
mod layout;
mod selection;
mod state;
mod terminal;
#[cfg(test)]
mod tests;
mod theme;
mod threads;

use std::io::Write;
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

use anyhow::{Result, bail};
use crossterm::event::{Event, KeyEventKind};
use tabletop::{Judged, Narrated, Seed};

use self::state::{Effect, Screen};
use self::terminal::TakenOver;
use self::theme::Theme;
use self::threads::{News, Threads};
use super::sitting::UNFINISHED;
use super::told::{Told, lines};
use super::{Host, fresh_seed};
use crate::text::width;

/// How often a sign turns while someone thinks.
const TICK: Duration = Duration::from_millis(150);
/// How long nothing needs to be drawn while nobody does.
const REST: Duration = Duration::from_hours(1);

/// Plays until the person leaves.
/// What is worth keeping stays in the terminal after it.
pub(super) fn play<G: Judged + Narrated>(
    host: &Host<G>,
    seed: Seed,
    out: &mut dyn Write,
) -> Result<()> {
    for line in lines(&on_screen(host, seed)?, width().into()) {
        let line: String = line.iter().map(|span| span.text.as_str()).collect();
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Plays until the person leaves, and tells how it ended.
fn on_screen<G: Judged + Narrated>(host: &Host<G>, seed: Seed) -> Result<Vec<Told>> {
    let sitting = host.seat(seed)?;
    let threads = Threads::start()?;
    let mut taken = TakenOver::new()?;
    let size = taken.terminal.size()?;
    let theme = Theme::wanted();
    let mut screen = Screen::new(sitting, theme, (size.width, size.height));
    let mut tick = 0;
    loop {
        if let Some(asked) = screen.sitting.ask_bot() {
            threads.decide(asked);
        }
        taken.terminal.draw(|frame| screen.draw(frame, tick))?;
        let busy = screen.hint.is_some() || screen.sitting.is_bot_thinking();
        let within = match (screen.has_pasted(), busy) {
            (true, _) => Duration::ZERO,
            (_, true) => TICK,
            _ => REST,
        };
        let effect = match threads.next(within) {
            Ok(News::Terminal(event)) => on_terminal(&mut screen, event),
            Ok(News::Decided(decided)) => {
                screen.sitting.bot_decided(decided)?;
                screen.refresh();
                None
            }
            Ok(News::Advice(advice, moment)) => {
                screen.advise(advice, moment);
                None
            }
            Ok(News::Stop) => Some(Effect::Leave),
            Ok(News::Failed(what)) => bail!("{what}"),
            Err(RecvTimeoutError::Timeout) if screen.has_pasted() => screen.go_on_pasting(),
            Err(RecvTimeoutError::Timeout) => {
                tick += 1;
                None
            }
            Err(RecvTimeoutError::Disconnected) => bail!("the terminal is gone"),
        };
        match effect {
            None => {}
            Some(Effect::Think(question, stop, moment)) => threads.think(question, stop, moment),
            Some(Effect::Again) => {
                screen = Screen::new(host.seat(fresh_seed()?)?, theme, screen.size);
            }
            Some(Effect::Leave) if screen.sitting.is_over() => return Ok(screen.sitting.ending()),
            Some(Effect::Leave) => {
                return Ok(vec![Told::plain(UNFINISHED)]);
            }
        }
    }
}

fn on_terminal<G: Judged + Narrated>(screen: &mut Screen<G>, event: Event) -> Option<Effect<G>> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => screen.on_key(key),
        Event::Paste(text) => {
            screen.paste(&text);
            None
        }
        Event::Resize(width, height) => {
            screen.size = (width, height);
            None
        }
        _ => None,
    }
}
