//! One person at a table with bots: what is typed, and what comes of it. The plain prompt and the
//! screen both ask it and add nothing but looks.

mod bots;
mod ending;
mod help;
mod hint;
mod history;

use std::fs;
use std::io::{ErrorKind, Write as _};
use std::path::Path;

use ::bots::Player;
use anyhow::bail;
use tabletop::{
    Game, Judged, Narrated, NotationError, PartKind, Rival, Seat, Settings, Table, Viewer,
};

pub(crate) use self::bots::{Asked, Decided};
pub(crate) use self::hint::{Advice, Question};
use self::history::Happening;
use super::told::Told;
use super::words::Typed;
use crate::scores::seat_scores;
use crate::whole_file::WholeFile;

/// The person at the keyboard.
pub(crate) const ME: Seat = Seat::new(0);

/// What is said when a game is left before its end.
pub(crate) const UNFINISHED: &str =
    "Goodbye. The game is left unfinished. `record FILE`, typed before leaving, keeps a game.";

/// What stands between the choices of a line, as hints write them; records do so too.
pub(crate) const BETWEEN: [char; 2] = [',', ';'];

/// A game with one person, who types, and bots in all other seats.
pub(crate) struct Sitting<G: Game> {
    table: Table<G>,
    /// The options of the table.
    settings: Settings,
    /// From seat 2 on; one that thinks somewhere else is not here.
    bots: Vec<Option<Box<dyn Player<G>>>>,
    /// What the person can choose now.
    choices: Vec<G::Choice>,
    /// Up to where the history was told: the game as it stood then, and after how many choices.
    told: (G, usize),
    history: Vec<Happening>,
}

/// What became of something typed.
pub(crate) enum Answer {
    /// The board is not what it was.
    Changed,
    /// It is, and the person wants to see it again.
    Board,
    /// Something is told about.
    Told(Topic, Vec<Told>),
    /// It was not done, and why.
    Refused(String),
    /// The first choices of a line were made, the rest was not: why, and the rest of the line.
    Halfway(String, String),
    /// The person wants a hint: see [`Sitting::question`].
    Hint,
    /// The person wants another game.
    Again,
    /// The person leaves.
    Leave,
    /// Nothing was typed.
    Nothing,
}

/// What a text is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Topic {
    /// What can be typed.
    Help,
    /// The rules.
    Rules,
    /// The signs of the board.
    Signs,
    /// The board.
    Board,
    /// The scores.
    Score,
    /// What happened.
    Log,
    /// What the others have built.
    Sheets,
    /// What a bot would do.
    Hint,
    /// Where the game was written to.
    Record,
    /// How the game ended.
    Ending,
}

impl<G: Judged + Narrated> Sitting<G> {
    /// Sits down at the table.
    pub(crate) fn new(table: Table<G>, settings: Settings, bots: Vec<Box<dyn Player<G>>>) -> Self {
        let mut sitting = Self {
            told: (table.game().clone(), 0),
            table,
            settings,
            bots: bots.into_iter().map(Some).collect(),
            choices: Vec::new(),
            history: Vec::new(),
        };
        sitting.list();
        sitting
    }

    /// The table.
    pub(crate) fn table(&self) -> &Table<G> {
        &self.table
    }

    /// What the person can choose now; nothing while others are to choose.
    pub(crate) fn choices(&self) -> &[G::Choice] {
        &self.choices
    }

    /// Whether the person owes a choice.
    pub(crate) fn is_my_turn(&self) -> bool {
        self.table.game().waiting_on().contains(ME)
    }

    /// Whether nobody owes a choice any more.
    pub(crate) fn is_over(&self) -> bool {
        self.table.game().waiting_on().is_empty()
    }

    /// Does what was typed.
    pub(crate) fn answer(&mut self, line: &str) -> Answer {
        match Typed::read(line) {
            Typed::Nothing => Answer::Nothing,
            Typed::Undo => {
                let undone = self.table.undo(ME).map(|_| ());
                self.changed(undone)
            }
            Typed::Restart => {
                let undone = self.table.restart(ME);
                self.changed(undone)
            }
            Typed::Board => Answer::Board,
            Typed::Score => Answer::Told(Topic::Score, self.scores()),
            Typed::Sheets => match &self.sheets()[..] {
                [] => Answer::Refused("there is nobody else at the table".to_owned()),
                sheets => Answer::Told(Topic::Sheets, sheets.concat()),
            },
            Typed::Log => Answer::Told(Topic::Log, self.log()),
            Typed::Hint if !self.is_my_turn() => {
                Answer::Refused("there is nothing for you to choose now".to_owned())
            }
            Typed::Hint => Answer::Hint,
            Typed::Record(file) => match self.write_record(file) {
                Ok(told) => Answer::Told(Topic::Record, vec![told]),
                Err(problem) => Answer::Refused(problem),
            },
            Typed::Help(topic) => self.help(topic),
            Typed::Rules(chapter) => self.rules(chapter),
            Typed::Again if !self.is_over() => Answer::Refused(
                "this game goes on: `again` is for when it is over; `quit` leaves it".to_owned(),
            ),
            Typed::Again => Answer::Again,
            Typed::Quit => Answer::Leave,
            Typed::Choices(_) if self.is_over() => Answer::Refused(
                "the game is over: expected `record FILE`, `score`, `board`, `log`, `help rules`, \
                 `help sheet`, `again`, or an empty line to leave"
                    .to_owned(),
            ),
            Typed::Choices(line) => self.choose(line),
        }
    }

    /// Makes this choice of the list.
    pub(crate) fn choose_listed(&mut self, choice: G::Choice) -> Answer {
        let chosen = self.table.choose(ME, choice);
        self.changed(chosen)
    }

    /// What could be chosen after these choices, unless one is refused or brings something hidden to
    /// light.
    pub(crate) fn choices_after(&self, line: &str) -> Result<Vec<G::Choice>, String> {
        let mut game = self.table.game().clone();
        let checkpoints = game.checkpoints();
        for written in pieces(line) {
            let choice =
                in_notation::<G>(written).map_err(|problem| told(&game, written, &problem))?;
            game.choose(ME, choice).map_err(|problem| format!("`{written}`: {problem}"))?;
            if game.checkpoints() != checkpoints {
                return Err(format!("nobody knows yet what comes after `{written}`"));
            }
        }
        let mut choices = Vec::new();
        if game.waiting_on().contains(ME) {
            game.choices(ME, &mut choices);
        }
        Ok(choices)
    }

    fn choose(&mut self, line: &str) -> Answer {
        if let Ok(number) = line.parse::<usize>() {
            let index = number.checked_sub(1);
            let choice = index.and_then(|index| self.choices.get(index).copied());
            let most = self.choices.len();
            return match choice {
                Some(choice) => self.choose_listed(choice),
                None => {
                    Answer::Refused(format!("there is no choice {number}: expected 1 to {most}"))
                }
            };
        }
        match &pieces(line).collect::<Vec<_>>()[..] {
            [] => Answer::Nothing,
            [written] => match in_notation::<G>(written) {
                Ok(choice) => self.choose_listed(choice),
                Err(problem) => {
                    let problem = told(self.table.game(), written, &problem);
                    Answer::Refused(format!("{problem}; `help` tells more"))
                }
            },
            turn => self.choose_in_turn(turn),
        }
    }

    /// Several choices of one line: all of them or none. Only what passed a point of no return
    /// stays, since it may have brought something hidden to light.
    fn choose_in_turn(&mut self, turn: &[&str]) -> Answer {
        let mut table = self.table.clone();
        let mut stays = 0;
        for (nth, written) in turn.iter().enumerate() {
            let checkpoints = table.game().checkpoints();
            let chosen = in_notation::<G>(written)
                .map_err(|problem| told(table.game(), written, &problem))
                .and_then(|it| table.choose(ME, it).map_err(|refusal| refusal.to_string()));
            if let Err(problem) = chosen {
                let done = match stays {
                    0 => "nothing of this line was done".to_owned(),
                    1 => "only the first choice of this line was made".to_owned(),
                    _ => format!("only the first {stays} choices of this line were made"),
                };
                self.list();
                let problem = format!("{done}: `{written}`: {problem}");
                return match stays {
                    0 => Answer::Refused(problem),
                    _ => Answer::Halfway(problem, turn[stays..].join(", ")),
                };
            }
            if table.game().checkpoints() != checkpoints {
                self.table = table.clone();
                stays = nth + 1;
            }
        }
        self.table = table;
        self.list();
        Answer::Changed
    }

    fn changed(&mut self, result: Result<(), impl std::fmt::Display>) -> Answer {
        match result {
            Ok(()) => {
                self.list();
                Answer::Changed
            }
            Err(problem) => Answer::Refused(problem.to_string()),
        }
    }

    fn list(&mut self) {
        self.choices.clear();
        if self.is_my_turn() {
            self.table.game().choices(ME, &mut self.choices);
        }
    }

    /// All scores as they stand.
    pub(crate) fn scores(&self) -> Vec<Told> {
        let game = self.table.game();
        let scores = seat_scores(game, Viewer::Seat(ME)).into_iter();
        let scores = scores.map(|line| line.called(|part| game.called(part))).collect();
        let mut told = vec![Told::Scores(scores, self.table.names().to_vec())];
        if let Some(Rival { name, total, parts }) = game.rival(Viewer::Seat(ME)) {
            let parts = parts.iter().filter(|(_, points)| *points != 0);
            let parts: Vec<String> =
                parts.map(|(part, points)| format!("{part} {points}")).collect();
            let parts = if parts.is_empty() { "nothing yet".to_owned() } else { parts.join(", ") };
            told.extend([Told::Gap, Told::plain(format!("{name}: {total} = {parts}"))]);
        }
        told
    }

    /// What each of the others has built, as far as the person may know: one text for each.
    pub(crate) fn sheets(&self) -> Vec<Vec<Told>> {
        let game = self.table.game();
        let mine = G::draw(&game.view(Viewer::Seat(ME)));
        let anyones = G::draw(&game.view(Viewer::Spectator));
        let others = Seat::all(game.seats()).filter(|seat| *seat != ME);
        let sheets = others.map(|seat| {
            let total = game.score(seat, Viewer::Seat(ME)).total;
            let name = &self.table.names()[seat.index()];
            let points = if total.abs() == 1 { "point" } else { "points" };
            let title = Told::title(format!("{name}: {total} {points}"));
            let kind = PartKind::Sheet(seat);
            let drawing = if mine.parts_of(kind).next().is_some() { &mine } else { &anyones };
            let parts = drawing.parts_of(kind);
            let lines = parts.flat_map(|part| part.on_screen().iter().cloned()).collect();
            vec![title, Told::Drawn(lines), Told::Gap]
        });
        // An opponent that the game plays itself sits nowhere.
        let own = mine.parts_of(PartKind::Others).filter(|_| game.seats() == 1);
        let own = own.map(|part| vec![Told::Drawn(part.on_screen().to_vec()), Told::Gap]);
        sheets.chain(own).collect()
    }

    /// Writes the game down.
    fn write_record(&self, file: &str) -> Result<Told, String> {
        if file.is_empty() {
            return Err("expected the name of a file: `record game.jsonl`".to_owned());
        }
        let before = append(Path::new(file), &self.table.record().to_json())
            .map_err(|error| format!("{error:#}"))?;
        let below = match before {
            0 => String::new(),
            1 => " below the record that was there".to_owned(),
            _ => format!(" below the {before} records that were there"),
        };
        Ok(Told::plain(format!(
            "The game is written down{below}. Check it: faubourg replay {file}"
        )))
    }
}

/// Adds a record to a file of records, and tells how many were there before.
fn append(path: &Path, record: &str) -> anyhow::Result<usize> {
    let mut records = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
        Err(_) if !path.is_file() => String::new(),
        Err(error) => bail!("cannot read {}: {error}", path.display()),
    };
    let before = records.lines().filter(|line| !line.trim().is_empty());
    if before.clone().any(|line| !line.starts_with('{')) {
        bail!("{} is no file of records: expected another name", path.display());
    }
    let before = before.count();
    if !records.is_empty() && !records.ends_with('\n') {
        records.push('\n');
    }
    let mut whole = WholeFile::create(path)?;
    writeln!(whole, "{records}{record}")?;
    whole.finish()?;
    Ok(before)
}

/// Why a text is no choice. Where it begins like none, what could be chosen now is named instead
/// of everything that there is in other games.
fn told<G: Game>(game: &G, written: &str, problem: &NotationError) -> String {
    if !problem.expected.starts_with("a choice that begins with one of") {
        return problem.to_string();
    }
    let mut choices = Vec::new();
    game.choices(ME, &mut choices);
    let mut verbs: Vec<String> = Vec::new();
    for choice in choices {
        let text = choice.to_string();
        let verb = text.split(' ').next().unwrap_or_default();
        if !verbs.iter().any(|known| known == verb) {
            verbs.push(verb.to_owned());
        }
    }
    match &verbs[..] {
        [] => format!("`{written}` is not understood: there is nothing for you to choose now"),
        verbs => format!(
            "`{written}` is not understood: expected a choice that begins with {}, or its number",
            verbs.join(", ")
        ),
    }
}

/// The choices of a line.
fn pieces(line: &str) -> impl Iterator<Item = &str> {
    line.split(BETWEEN).map(str::trim).filter(|piece| !piece.is_empty())
}

/// A choice in notation, however many spaces and capitals it was typed with.
fn in_notation<G: Game>(line: &str) -> Result<G::Choice, NotationError> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let exact = words.join(" ");
    let small = exact.to_lowercase();
    // Some games have capitals behind the first word.
    let large = match small.split_once(' ') {
        Some((verb, rest)) => format!("{verb} {}", rest.to_uppercase()),
        None => small.clone(),
    };
    let plain = || small.parse().or_else(|problem| large.parse().map_err(|_| problem));
    exact.parse::<G::Choice>().or_else(|problem| {
        let choice = plain();
        if small == exact { choice.map_err(|_| problem) } else { choice }
    })
}
