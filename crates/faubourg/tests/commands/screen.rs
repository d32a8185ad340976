//! `faubourg play` on a terminal: the real binary in a pseudo terminal.

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

use crate::run::Desk;

/// How long a screen may take to show something, on a machine with other things to do.
const PATIENCE: Duration = Duration::from_mins(2);

/// A terminal with a game in it.
struct Seen {
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    keyboard: Box<dyn Write + Send>,
    screen: Arc<Mutex<vt100::Parser>>,
    /// How the terminal was before: a description of its modes.
    before: String,
}

impl Seen {
    fn play(arguments: &str, directory: &Path, (columns, rows): (u16, u16)) -> Self {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pty = native_pty_system().openpty(size).expect("a pseudo terminal");
        let before = modes(&*pty.master);
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_faubourg"));
        command.args(["play"]);
        command.args(arguments.split(' '));
        command.cwd(directory);
        command.env("TERM", "xterm-256color");
        let child = pty.slave.spawn_command(command).expect("the binary");
        let mut reader = pty.master.try_clone_reader().expect("what it writes");
        let keyboard = pty.master.take_writer().expect("a keyboard");
        let screen = Arc::new(Mutex::new(vt100::Parser::new(lines(rows), lines(columns), 0)));
        let seen = Arc::clone(&screen);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(read @ 1..) = reader.read(&mut bytes) {
                seen.lock().expect("no panic").process(&bytes[..read]);
            }
        });
        Self { master: pty.master, child, keyboard, screen, before }
    }

    fn text(&self) -> String {
        self.screen.lock().expect("no panic").screen().contents()
    }

    fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).expect("someone listens");
        self.keyboard.flush().expect("someone listens");
    }

    /// Waits until the screen is as expected.
    fn wait(&self, what: &str, expected: impl Fn(&str) -> bool) -> String {
        let begun = Instant::now();
        loop {
            let text = self.text();
            if expected(&text) {
                return text;
            }
            assert!(begun.elapsed() < PATIENCE, "no {what} in\n{text}");
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Presses keys and waits until what they change is drawn.
    fn press_and_look(&mut self, keys: &str) -> String {
        let before = self.text();
        self.press(keys);
        let mut last = self.wait("change", |text| text != before);
        loop {
            thread::sleep(Duration::from_millis(20));
            let now = self.text();
            if now == last {
                return now;
            }
            last = now;
        }
    }

    fn wait_for(&self, expected: &str) -> String {
        self.wait(expected, |text| text.contains(expected))
    }

    /// Waits until the game is left; the terminal is as it was.
    fn after_it_ends(mut self) -> String {
        let status = self.child.wait().expect("it ends");
        assert!(status.success(), "{status:?}:\n{}", self.text());
        assert_eq!(modes(&*self.master), self.before, "the modes of the terminal");
        let ended = Instant::now();
        while self.screen.lock().expect("no panic").screen().alternate_screen() {
            assert!(ended.elapsed() < PATIENCE, "the screen is given back");
            thread::sleep(Duration::from_millis(5));
        }
        let screen = self.screen.lock().expect("no panic");
        assert!(!screen.screen().hide_cursor() && !screen.screen().bracketed_paste());
        drop(screen);
        self.wait("last words", |text| {
            text.contains("The game is over") || text.contains("Goodbye")
        })
    }
}

fn lines(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).expect("a terminal has rows and columns")
}

fn modes(terminal: &dyn MasterPty) -> String {
    let modes = terminal.get_termios().expect("a terminal has modes");
    format!("{:?} {:?} {:?}", modes.input_flags, modes.output_flags, modes.local_flags)
}

const F6: &str = "\x1b[17~";

#[test]
fn a_game_is_played_by_typed_turns_and_by_keys() {
    let desk = Desk::new();
    let arguments = "welcome --seats 1 --seed 5 --name Ann";
    let mut seen = Seen::play(arguments, desk.path(), (80, 24));
    seen.wait_for("Round 1,");
    // A hint is played as it is written: a whole turn in one line.
    seen.press(F6);
    seen.wait_for(" Hint ");
    seen.press("\r");
    seen.wait_for("> take ");
    seen.press("\r");
    seen.wait_for("Round 2,");
    // The rest by keys: once with an arrow, then with Enter alone.
    seen.press_and_look("\x1b[C");
    while !seen.press_and_look("\r").contains("look at the board once more") {}
    seen.wait_for("The game is over");
    seen.press("record game.jsonl\r");
    seen.wait_for("The game is written down");
    seen.press("quit\r");
    let kept = seen.after_it_ends();
    assert!(kept.contains("total"), "the scores stay in the terminal:\n{kept}");
    assert!(desk.run("replay game.jsonl").ok().contains("ended by"));
}

#[test]
fn the_terminal_is_restored_when_the_system_ends_the_game() {
    let desk = Desk::new();
    let seen = Seen::play("welkin --seed 5", desk.path(), (80, 24));
    seen.wait_for("Markets");
    let process = seen.child.process_id().expect("it runs").to_string();
    let told = Command::new("kill").args(["-TERM", &process]).status().expect("kill");
    assert!(told.success());
    assert!(seen.after_it_ends().contains("left unfinished"));
}

#[test]
fn a_terminal_can_grow() {
    let desk = Desk::new();
    let mut seen = Seen::play("dream --seed 5", desk.path(), (60, 20));
    seen.wait_for("A game needs 80 × 24.");
    let size = PtySize { rows: 40, cols: 150, pixel_width: 0, pixel_height: 0 };
    seen.screen.lock().expect("no panic").set_size(lines(40), lines(150));
    seen.master.resize(size).expect("another size");
    seen.wait_for("plan A");
    seen.wait_for("neighbour 2: ");
    seen.press("\x03");
    seen.wait_for("Leave the game?");
    seen.press("\x03");
    seen.after_it_ends();
}

#[test]
fn whoever_wants_lines_gets_lines() {
    let desk = Desk::new();
    let mut seen = Seen::play("welcome --plain --seed 5", desk.path(), (80, 50));
    seen.wait_for("\n>");
    assert!(!seen.screen.lock().expect("no panic").screen().alternate_screen());
    seen.press("quit\r");
    seen.wait_for("left unfinished");
}
