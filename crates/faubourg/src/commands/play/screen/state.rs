//! What the screen shows, and what changes it.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tabletop::drawing::Line;
use tabletop::{Drawing, Ink, Judged, Narrated, PartKind, Viewer};

use super::board::Board;
use super::completion::{complete, goes_on, last_piece};
use super::input::Input;
use super::layout::Areas;
use super::selection::Item;
use super::theme::Theme;
use crate::commands::play::sitting::{Advice, Answer, ME, Question, Sitting, Topic};
use crate::commands::play::told::Told;
use crate::commands::play::words::WORDS;

/// The word for another game.
const AGAIN: &str = "again";
/// What the name of a record is if the person gives no other.
const RECORD: &str = "record game.jsonl";

/// A screen with a game on it.
pub(super) struct Screen<G: tabletop::Game> {
    pub(super) sitting: Sitting<G>,
    pub(super) theme: Theme,
    /// Columns and rows of the terminal.
    pub(super) size: (u16, u16),
    pub(super) input: Input,
    /// What Enter can do.
    pub(super) items: Vec<Item>,
    /// Which of them it does.
    pub(super) selected: usize,
    /// A text over the board.
    pub(super) panel: Option<Panel>,
    /// What happened last.
    pub(super) news: Vec<Told>,
    /// What is said to the person about the line typed last.
    pub(super) said: Option<Told>,
    /// Set when the person wants no hint any more; here while a bot thinks about one.
    pub(super) hint: Option<Arc<AtomicBool>>,
    /// Whether the person is asked if they want to leave.
    pub(super) leaving: bool,
    /// How often the person has changed the board.
    changes: u64,
    /// The turn that the hint shown recommends.
    best: String,
    drawing: Drawing,
    /// Lines that were pasted and are not typed yet.
    pasted: VecDeque<String>,
}

/// When something was: how often the person had changed the board, and how many choices stood.
pub(super) type Moment = (u64, usize);

/// A text over the board.
pub(super) struct Panel {
    pub(super) topic: Topic,
    pub(super) told: Vec<Told>,
    /// How many lines are above the window.
    pub(super) scroll: usize,
    /// Which of several pages it is, counted from 0, and how many there are.
    pub(super) page: (usize, usize),
}

/// What a screen cannot do by itself.
pub(super) enum Effect<G> {
    /// Think about a hint for this moment.
    Think(Question<G>, Arc<AtomicBool>, Moment),
    /// Play another game.
    Again,
    /// Leave.
    Leave,
}

impl<G: Judged + Narrated> Screen<G> {
    /// A game on a screen of this size.
    pub(super) fn new(sitting: Sitting<G>, theme: Theme, size: (u16, u16)) -> Self {
        let mut screen = Self {
            sitting,
            theme,
            size,
            input: Input::default(),
            items: Vec::new(),
            selected: 0,
            panel: None,
            news: Vec::new(),
            said: None,
            hint: None,
            leaving: false,
            changes: 0,
            best: String::new(),
            drawing: Drawing::default(),
            pasted: VecDeque::new(),
        };
        let names = screen.sitting.table().names();
        let against = match names {
            [me, others @ ..] if !others.is_empty() => {
                format!(": {me} against {}", others.join(", "))
            }
            _ => String::new(),
        };
        let commitment = screen.sitting.table().seed().commitment().to_string();
        screen.news = vec![
            Told::plain(format!("{}{against}. F1 helps.", G::TITLE)),
            // Who wants to check the cards at the end writes this down now.
            Told::inked(Ink::Faint, format!("commitment {commitment}")),
        ];
        screen.refresh();
        screen
    }

    /// The line at the top of the board: the round, or what is going on.
    pub(super) fn heading(&self) -> String {
        let heading = self.drawing.parts_of(PartKind::Heading).next();
        let line: &[_] =
            heading.and_then(|part| part.on_screen().first()).map_or(&[], Line::as_slice);
        line.iter().map(|span| span.text.as_str()).collect()
    }

    /// The board as it is laid out now.
    pub(super) fn board(&self) -> Board {
        let areas = Areas::of(self.size);
        let width = usize::from(areas.main);
        let whole = Board::lay(&self.drawing, ME, width, true);
        let fits = !areas.has_side() && whole.lines.len() + 12 <= usize::from(self.size.1);
        if fits { whole } else { Board::lay(&self.drawing, ME, width, false) }
    }

    /// The board in so many rows.
    pub(super) fn board_within(&self, rows: usize, selected: &[String]) -> Board {
        let board = self.board();
        if board.lines.len() <= rows {
            return board;
        }
        let width = usize::from(Areas::of(self.size).main);
        Board::squeeze(&self.drawing, ME, (width, rows), selected)
    }

    /// Closes the text over the board. If the board is too large to be seen whole, it becomes such
    /// a text, which can be scrolled.
    fn show_board(&mut self) {
        let is_over =
            matches!(&self.panel, Some(Panel { topic: Topic::Ending | Topic::Board, .. }));
        let areas = Areas::of(self.size);
        let least = self.board().lines.len();
        let fits = usize::from(areas.rows(least, 1, 0, false).board.height) >= least;
        self.panel = None;
        if !is_over && !fits {
            let width = usize::from(areas.main).saturating_sub(4);
            let board = Board::lay(&self.drawing, ME, width, true);
            self.show(Topic::Board, vec![Told::Drawn(board.lines)]);
        }
    }

    /// After a change of the game: what happened, what it looks like and what can be done now.
    pub(super) fn refresh(&mut self) {
        let news = self.sitting.news().iter().filter(|happening| happening.is_news());
        let news: Vec<Told> = news.map(|happening| happening.told.clone()).collect();
        if !news.is_empty() {
            self.news = news;
        }
        self.drawing = G::draw(&self.sitting.table().view(Viewer::Seat(ME)));
        let before = std::mem::take(&mut self.items);
        if self.sitting.is_over() {
            if before.iter().all(|item| item.line != AGAIN) {
                let told = self.sitting.ending();
                self.show(Topic::Ending, told);
            }
            self.items = at_the_end();
        } else {
            self.items = self.choices();
        }
        // What others do need not change what one can choose.
        if self.items != before {
            self.selected = 0;
        }
    }

    /// The board as a hint is asked for: a hint for an older one is not taken for new.
    fn moment(&self) -> Moment {
        (self.changes, self.sitting.table().kept().len())
    }

    fn choices(&self) -> Vec<Item> {
        let table = self.sitting.table();
        let game = table.game();
        let item = |choice: &G::Choice| Item {
            line: choice.to_string(),
            meaning: game.describe(ME, *choice),
            spots: game.spots(ME, *choice),
            gain: table.effect(ME, *choice),
        };
        self.sitting.choices().iter().map(item).collect()
    }

    /// Which items go on as typed; all of them if nothing is typed, or something else.
    pub(super) fn shown(&self) -> Vec<usize> {
        let typed = self.input.text().trim_start();
        let number = typed.parse::<usize>().is_ok();
        let goes_on = |index: &usize| {
            if number {
                (index + 1).to_string().starts_with(typed)
            } else {
                goes_on(&self.items[*index].line, typed)
            }
        };
        let all: Vec<usize> = (0..self.items.len()).collect();
        let some: Vec<usize> = all.iter().copied().filter(goes_on).collect();
        if typed.is_empty() || some.is_empty() { all } else { some }
    }

    /// What Enter would do with an empty line.
    pub(super) fn selected_item(&self) -> Option<&Item> {
        self.items.get(self.selected)
    }

    /// Enter: does what is typed, or what is selected.
    pub(super) fn submit(&mut self) -> Option<Effect<G>> {
        self.said = None;
        if !self.input.is_empty() {
            let line = self.input.take();
            let answer = self.sitting.answer(&line);
            // What was refused can be corrected.
            match &answer {
                Answer::Refused(_) => self.input.set(&line),
                Answer::Halfway(_, rest) => self.input.set(rest),
                _ => {}
            }
            return self.take(answer);
        }
        if let Some(panel) = self.panel.take()
            && panel.topic != Topic::Ending
        {
            if panel.topic == Topic::Hint {
                let best = self.best.clone();
                self.input.set(&best);
            }
            return None;
        }
        let line = self.selected_item()?.line.clone();
        if line == RECORD {
            self.input.set(&line);
            return None;
        }
        let answer = match self.sitting.choices().get(self.selected) {
            Some(&choice) => self.sitting.choose_listed(choice),
            None => self.sitting.answer(&line),
        };
        self.take(answer)
    }

    /// Text was pasted: the end of a line is Enter.
    pub(super) fn paste(&mut self, text: &str) {
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        let mut lines = text.split('\n').map(str::to_owned);
        if let Some(first) = lines.next() {
            self.typed(&first);
        }
        self.pasted.extend(lines);
    }

    /// Whether a pasted line can be done now.
    pub(super) fn has_pasted(&self) -> bool {
        !self.pasted.is_empty() && !self.sitting.is_bot_thinking()
    }

    /// Does the line before the next one that was pasted, which is typed then.
    pub(super) fn go_on_pasting(&mut self) -> Option<Effect<G>> {
        let next = self.pasted.pop_front()?;
        // Enter alone would choose what happens to be selected.
        let effect = if self.input.text().trim().is_empty() { None } else { self.submit() };
        if self.said.as_ref().is_none_or(|said| !is_wrong(said)) {
            self.input.insert(&next);
        }
        effect
    }

    /// Does what a word does.
    pub(super) fn say(&mut self, word: &str) -> Option<Effect<G>> {
        self.said = None;
        let answer = self.sitting.answer(word);
        self.take(answer)
    }

    fn take(&mut self, answer: Answer) -> Option<Effect<G>> {
        match answer {
            Answer::Changed => {
                self.changes += 1;
                self.panel = None;
                self.refresh();
            }
            Answer::Board => self.show_board(),
            Answer::Told(Topic::Record, told) => self.said = told.into_iter().next(),
            Answer::Told(Topic::Sheets, _) => self.turn_sheets(),
            Answer::Told(Topic::Help, mut told) => {
                told.splice(0..0, super::keys::told());
                told.extend([Told::Gap, Told::title("The signs of the board")]);
                told.push(self.sitting.signs());
                self.show(Topic::Help, told);
            }
            Answer::Told(topic, told) => self.show(topic, told),
            Answer::Refused(problem) | Answer::Halfway(problem, _) => {
                self.pasted.clear();
                self.refresh_if_changed();
                self.said = Some(Told::inked(Ink::Wrong, format!("! {problem}")));
            }
            Answer::Hint => return self.ask_for_hint(),
            Answer::Again => return Some(Effect::Again),
            Answer::Leave => return self.leave(),
            Answer::Nothing => {}
        }
        None
    }

    /// Part of a line may have been done before the rest was refused.
    fn refresh_if_changed(&mut self) {
        let now = G::draw(&self.sitting.table().view(Viewer::Seat(ME)));
        if now != self.drawing {
            self.refresh();
        }
    }

    /// Leaves; a game that goes on is left only by those who mean it.
    pub(super) fn leave(&mut self) -> Option<Effect<G>> {
        if self.sitting.is_over() || self.leaving {
            return Some(Effect::Leave);
        }
        self.leaving = true;
        None
    }

    fn ask_for_hint(&mut self) -> Option<Effect<G>> {
        if self.hint.is_some() {
            return None;
        }
        let stop = Arc::new(AtomicBool::new(false));
        self.hint = Some(Arc::clone(&stop));
        Some(Effect::Think(self.sitting.question(), stop, self.moment()))
    }

    /// The person wants no hint any more.
    pub(super) fn stop_hint(&mut self) {
        if let Some(stop) = self.hint.take() {
            stop.store(true, Ordering::Relaxed);
        }
    }

    /// A bot has thought about a hint for that moment.
    pub(super) fn advise(&mut self, advice: Advice, moment: Moment) {
        if self.hint.take().is_none() || moment != self.moment() {
            return;
        }
        self.best = advice.best;
        let mut told = advice.told;
        told.extend([
            Told::Gap,
            Told::plain("Enter writes the best turn into the line; Esc closes."),
        ]);
        self.show(Topic::Hint, told);
    }

    fn show(&mut self, topic: Topic, told: Vec<Told>) {
        self.panel = Some(Panel { topic, told, scroll: 0, page: (0, 1) });
    }

    /// Shows the next of the others' sheets; after the last one the board.
    fn turn_sheets(&mut self) {
        let sheets = self.sitting.sheets();
        let page = match &self.panel {
            Some(Panel { topic: Topic::Sheets, page: (page, _), .. }) => page + 1,
            _ => 0,
        };
        let count = sheets.len();
        self.panel = sheets.into_iter().nth(page).map(|told| Panel {
            topic: Topic::Sheets,
            told,
            scroll: 0,
            page: (page, count),
        });
    }

    /// Tab: goes on with what is typed as far as that is clear; says what is possible if it is not.
    pub(super) fn complete(&mut self) {
        let line = self.input.text().to_owned();
        let (before, piece) = last_piece(&line);
        let candidates: Vec<String> = if before.trim().is_empty() {
            let words = WORDS.iter().map(|word| word.name.to_owned());
            self.items.iter().map(|item| item.line.clone()).chain(words).collect()
        } else {
            match self.sitting.choices_after(before) {
                Ok(choices) => choices.iter().map(ToString::to_string).collect(),
                Err(problem) => {
                    self.said = Some(Told::inked(Ink::Wrong, format!("! {problem}")));
                    return;
                }
            }
        };
        let piece = piece.to_owned();
        if let Some(completed) = complete(&piece, candidates.iter().map(String::as_str)) {
            let line = format!("{before}{completed}");
            self.input.set(&line);
            self.said = None;
        } else {
            let fitting = candidates.iter().filter(|text| goes_on(text, &piece));
            let fitting: Vec<&str> = fitting.map(String::as_str).collect();
            self.said = Some(match &fitting[..] {
                [] => Told::inked(Ink::Wrong, format!("! Nothing goes on as `{piece}`.")),
                fitting => Told::plain(fitting.join(", ")),
            });
        }
    }
}

fn is_wrong(told: &Told) -> bool {
    matches!(told, Told::Sentence { ink: Ink::Wrong, .. })
}

fn at_the_end() -> Vec<Item> {
    let item = |line: &str, meaning: &str| Item {
        line: line.to_owned(),
        meaning: meaning.to_owned(),
        spots: Vec::new(),
        gain: 0,
    };
    vec![
        item("board", "look at the board once more"),
        item(AGAIN, "play another game with new cards"),
        item(RECORD, "write the game down; you can still change the name"),
        item("log", "read what happened"),
        item("quit", "leave"),
    ]
}
