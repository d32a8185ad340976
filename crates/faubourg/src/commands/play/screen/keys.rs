//! The keys. Letters and digits type; everything else is on keys that type nothing.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tabletop::{Judged, Narrated};

use super::selection::{Direction, next, next_group, previous, towards};
use super::state::{Effect, Screen};
use crate::commands::play::sitting::Topic;
use crate::commands::play::told::Told;

/// Lines that PageUp and PageDown scroll by.
const PAGE: usize = 10;

/// The keys with what they do, for help.
const KEYS: &[(&str, &str)] = &[
    ("arrows", "move over the board or through the list"),
    ("Enter", "make the selected choice, or do what is typed"),
    ("Tab", "the next choice; in a line that was begun: complete it"),
    ("PgUp PgDn", "another number for the same place; in a text: scroll"),
    ("letters", "type a choice, or a word from below; Up and Down bring earlier lines back"),
    ("Ctrl-Z", "undo"),
    ("F1 F2 F3", "help, rules, score"),
    ("F4 F5 F6", "log, the others' sheets one by one, hint"),
    ("F7", "the whole board, where there is no room for all of it"),
    ("Esc", "close a text, clear the line, stop a hint"),
    ("Ctrl-C", "quit"),
];

/// The keys as help tells them.
pub(super) fn told() -> Vec<Told> {
    let rows = KEYS.iter().map(|(key, does)| [(*key).to_owned(), (*does).to_owned()]);
    vec![Told::Pairs(["key", "does"], rows.collect()), Told::Gap]
}

/// The keys as the last line of the screen has them: what matters most comes first.
pub(super) const STATUS: &str =
    "Enter choose ^Z undo F1 help 2 rules 3 score 4 log 5 others 6 hint 7 all ^C quit";

/// The question before leaving, in the last line.
pub(super) const LEAVING: &str =
    "Leave the game? y leaves, any other key goes on; `record FILE` keeps it first.";

impl<G: Judged + Narrated> Screen<G> {
    /// A key was pressed.
    pub(super) fn on_key(&mut self, key: KeyEvent) -> Option<Effect<G>> {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if self.leaving {
            let leaves = matches!(key.code, KeyCode::Char('y' | 'Y'))
                || control && matches!(key.code, KeyCode::Char('c' | 'd'));
            if leaves {
                return Some(Effect::Leave);
            }
            self.leaving = false;
            return None;
        }
        if control {
            return self.on_control(key.code);
        }
        match key.code {
            KeyCode::F(number) => return self.on_function(number),
            KeyCode::Enter => return self.submit(),
            KeyCode::Char('?') if self.input.is_empty() => return self.say("help"),
            KeyCode::Char(letter) => self.typed(&letter.to_string()),
            KeyCode::Backspace => self.input.backspace(),
            KeyCode::Delete => self.input.delete(),
            KeyCode::Esc => self.escape(),
            KeyCode::Tab if !self.input.is_empty() => self.complete(),
            code @ (KeyCode::PageUp | KeyCode::PageDown) if self.panel.is_some() => {
                self.scroll(code);
            }
            code if self.has_text() && self.input.is_empty() => self.scroll(code),
            code if self.input.is_empty() => self.select(code),
            code => self.edit(code),
        }
        None
    }

    /// Text was typed or pasted.
    pub(super) fn typed(&mut self, text: &str) {
        self.said = None;
        self.input.insert(text);
    }

    fn on_control(&mut self, code: KeyCode) -> Option<Effect<G>> {
        match code {
            KeyCode::Char('c') => return self.leave(),
            KeyCode::Char('d') if self.input.is_empty() => return self.leave(),
            KeyCode::Char('z') => return self.say("undo"),
            KeyCode::Char('d') => self.input.delete(),
            KeyCode::Char('a') => self.input.home(),
            KeyCode::Char('e') => self.input.end(),
            KeyCode::Char('b') => self.input.left(),
            KeyCode::Char('f') => self.input.right(),
            KeyCode::Char('h') => self.input.backspace(),
            KeyCode::Char('k') => self.input.delete_to_end(),
            KeyCode::Char('u') => self.input.delete_to_start(),
            KeyCode::Char('w') => self.input.delete_word(),
            KeyCode::Char('p') => self.input.earlier(),
            KeyCode::Char('n') => self.input.later(),
            _ => {}
        }
        None
    }

    fn on_function(&mut self, number: u8) -> Option<Effect<G>> {
        match number {
            1 => self.say("help"),
            2 => self.say("rules"),
            3 => self.say("score"),
            4 => self.say("log"),
            5 => self.say("sheets"),
            6 => self.say("hint"),
            7 => self.say("board"),
            _ => None,
        }
    }

    /// Whether a text lies over the board that can be scrolled and closed.
    fn has_text(&self) -> bool {
        self.panel.as_ref().is_some_and(|panel| panel.topic != Topic::Ending)
    }

    fn escape(&mut self) {
        if self.hint.is_some() {
            self.stop_hint();
        } else if !self.input.is_empty() && !self.has_text() {
            self.input.clear();
        } else {
            self.panel = None;
        }
        self.said = None;
    }

    fn scroll(&mut self, code: KeyCode) {
        let Some(panel) = &mut self.panel else { return };
        panel.scroll = match code {
            KeyCode::Up => panel.scroll.saturating_sub(1),
            KeyCode::Down => panel.scroll + 1,
            KeyCode::PageUp => panel.scroll.saturating_sub(PAGE),
            KeyCode::PageDown => panel.scroll + PAGE,
            KeyCode::Home => 0,
            KeyCode::End => usize::MAX / 2,
            _ => panel.scroll,
        };
        let last = self.last_scroll();
        if let Some(panel) = &mut self.panel {
            panel.scroll = panel.scroll.min(last);
        }
    }

    fn select(&mut self, code: KeyCode) {
        let direction = match code {
            KeyCode::Up => Some(Direction::Up),
            KeyCode::Down => Some(Direction::Down),
            KeyCode::Left => Some(Direction::Left),
            KeyCode::Right => Some(Direction::Right),
            _ => None,
        };
        self.said = None;
        if let Some(direction) = direction {
            let board = self.board();
            self.selected = towards(&self.items, self.selected, direction, &board);
            return;
        }
        self.selected = match code {
            KeyCode::Tab => next(&self.items, self.selected),
            KeyCode::BackTab => previous(&self.items, self.selected),
            KeyCode::PageUp => next_group(&self.items, self.selected, false),
            KeyCode::PageDown => next_group(&self.items, self.selected, true),
            KeyCode::Home => 0,
            KeyCode::End => self.items.len().saturating_sub(1),
            _ => self.selected,
        };
    }

    fn edit(&mut self, code: KeyCode) {
        match code {
            KeyCode::Up => self.input.earlier(),
            KeyCode::Down => self.input.later(),
            KeyCode::Left => self.input.left(),
            KeyCode::Right => self.input.right(),
            KeyCode::Home => self.input.home(),
            KeyCode::End => self.input.end(),
            _ => {}
        }
    }
}
