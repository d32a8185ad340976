//! A game written down: options, seed and choices, from which it replays bit for bit.

use std::fmt::Write as _;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::{
    Commitment, Dealer, Game, NotationError, OptionsError, Origin, Seat, Seed, Settings, in_words,
};

/// One game, as one line of JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Which game it is.
    pub game: String,
    /// The version of that game's rules.
    pub rules: u32,
    /// Every option, defaults included.
    pub options: Settings,
    /// The names of the seats.
    pub seats: Vec<String>,
    /// Where it began, if that was in the middle of another game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Origin>,
    /// What decided the cards.
    pub seed: Seed,
    /// What was shown of the seed before the first card.
    pub commitment: Commitment,
    /// The choices in notation; consecutive choices of one seat share a line: `1: take 2, done`.
    pub choices: Vec<String>,
    /// How it ended; absent while it goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultLine>,
}

/// The end of a recorded game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultLine {
    /// Why it ended.
    pub end: String,
    /// The final scores, by seat.
    pub scores: Vec<i32>,
    /// The final places, by seat.
    pub ranks: Vec<u16>,
}

impl ResultLine {
    /// The result of a game, if it is over.
    pub fn of<G: Game>(game: &G) -> Option<Self> {
        game.outcome().map(|outcome| Self {
            end: outcome.end.to_owned(),
            scores: outcome.standings.iter().map(|standing| standing.score.total).collect(),
            ranks: outcome.standings.iter().map(|standing| standing.rank).collect(),
        })
    }
}

/// Why a record cannot be believed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// Not a record at all.
    #[error("this is not a record: {0}")]
    Json(String),
    /// Another game's record.
    #[error("field `game`: `{given}` is not `{expected}`")]
    Game {
        /// What the record says.
        given: String,
        /// What was expected.
        expected: &'static str,
    },
    /// Written under rules this program does not know.
    #[error("field `rules`: version {given} is not known here; expected {expected}")]
    Rules {
        /// What the record says.
        given: u32,
        /// The version played here.
        expected: u32,
    },
    /// Options nobody can play with.
    #[error("field `options` or `seats`: {0}")]
    Options(OptionsError),
    /// It cannot have begun where it says.
    #[error("field `from`: {0}")]
    From(String),
    /// A seed other than the one promised.
    #[error("field `commitment`: the seed hashes to {expected}, not to {given}")]
    Commitment {
        /// What the record says.
        given: Commitment,
        /// What the seed hashes to.
        expected: Commitment,
    },
    /// A line of choices that cannot be read.
    #[error("field `choices[{line}]`: {error}")]
    Notation {
        /// The line, counted from 0.
        line: usize,
        /// What was expected.
        error: NotationError,
    },
    /// A choice the rules refuse.
    #[error("field `choices[{line}]`: seat {seat} may not `{choice}`: {refusal}")]
    Illegal {
        /// The line, counted from 0.
        line: usize,
        /// Who chose.
        seat: Seat,
        /// What was chosen.
        choice: String,
        /// The rule that was broken.
        refusal: String,
    },
    /// Another end than the one recorded.
    #[error("field `result`: the choices lead to {expected}, not to {given}")]
    Result {
        /// What the record says.
        given: String,
        /// Where the choices lead.
        expected: String,
    },
}

impl From<OptionsError> for RecordError {
    fn from(error: OptionsError) -> Self {
        Self::Options(error)
    }
}

/// What a replay passes by.
#[derive(Debug)]
pub enum Replay<'a, G: Game> {
    /// The game before the first choice.
    Start(&'a G),
    /// The game after a choice of this seat.
    Choice {
        /// The game after the choice.
        game: &'a G,
        /// Who chose.
        seat: Seat,
        /// What was chosen.
        choice: G::Choice,
        /// Whether it passed a checkpoint.
        checkpoint: bool,
    },
}

impl Record {
    /// Writes a game down. With each choice comes whether it was the last before a checkpoint:
    /// there a new line begins, so that a record reads round by round.
    pub fn new<G: Game>(
        setup: &G::Setup,
        names: Vec<String>,
        seed: Seed,
        choices: impl Iterator<Item = (Seat, G::Choice, bool)>,
        game: &G,
    ) -> Self {
        let mut lines: Vec<String> = Vec::new();
        let mut last = None;
        for (seat, choice, last_of_step) in choices {
            if last == Some(seat) {
                let line = lines.last_mut().expect("a line was begun");
                write!(line, ", {choice}").expect("writing to a string");
            } else {
                lines.push(format!("{seat}: {choice}"));
            }
            last = (!last_of_step).then_some(seat);
        }
        Self {
            game: G::NAME.to_owned(),
            rules: G::RULES,
            options: G::settings(setup).clone(),
            seats: names,
            from: None,
            seed,
            commitment: seed.commitment(),
            choices: lines,
            result: ResultLine::of(game),
        }
    }

    /// Reads a record from its line of JSON.
    pub fn from_json(line: &str) -> Result<Self, RecordError> {
        serde_json::from_str(line).map_err(|error| RecordError::Json(not_a_record(line, &error)))
    }

    /// The record as its line of JSON, without the line's end.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a record is plain JSON")
    }

    /// The game before the first choice, with these cards to come.
    pub fn begin<G: Game>(&self, dealer: Dealer) -> Result<G, RecordError> {
        let setup = G::setup(&self.options, self.seats.len())?;
        match &self.from {
            None => Ok(G::start(&setup, dealer)),
            Some(origin) => origin.begin(&setup, self.seats.len(), dealer),
        }
    }

    /// Plays the game again, checking everything, and returns it as it stands after the last
    /// choice. `watch` is shown the game on the way.
    pub fn replay<G: Game>(&self, mut watch: impl FnMut(Replay<'_, G>)) -> Result<G, RecordError> {
        if self.game != G::NAME {
            return Err(RecordError::Game { given: self.game.clone(), expected: G::NAME });
        }
        if self.rules != G::RULES {
            return Err(RecordError::Rules { given: self.rules, expected: G::RULES });
        }
        let promised = self.seed.commitment();
        if self.commitment != promised {
            return Err(RecordError::Commitment { given: self.commitment, expected: promised });
        }
        let mut game: G = self.begin(Dealer::new(&self.seed))?;
        watch(Replay::Start(&game));
        for (line, text) in self.choices.iter().enumerate() {
            let notation = |error| RecordError::Notation { line, error };
            let (seat, choices) = text.split_once(": ").ok_or_else(|| {
                notation(NotationError::new(text, "a seat, a colon and choices: `1: take 2, done`"))
            })?;
            let seat: Seat = seat.parse().map_err(notation)?;
            for choice in choices.split(", ") {
                let choice: G::Choice = choice.parse().map_err(notation)?;
                let checkpoints = game.checkpoints();
                let seated = seat.index() < game.seats();
                let made = if seated {
                    game.choose(seat, choice).map_err(|refusal| refusal.to_string())
                } else {
                    let seats = game.seats();
                    Err(format!("the table has {seats} seat{}", if seats == 1 { "" } else { "s" }))
                };
                made.map_err(|refusal| RecordError::Illegal {
                    line,
                    seat,
                    choice: choice.to_string(),
                    refusal,
                })?;
                let checkpoint = game.checkpoints() != checkpoints;
                watch(Replay::Choice { game: &game, seat, choice, checkpoint });
            }
        }
        let result = ResultLine::of(&game);
        if self.result != result {
            let shown = |result: &Option<ResultLine>| match result {
                None => "a game that goes on".to_owned(),
                Some(result) => serde_json::to_string(result).expect("plain JSON"),
            };
            return Err(RecordError::Result {
                given: shown(&self.result),
                expected: shown(&result),
            });
        }
        Ok(game)
    }
}

/// Whether a field holds what belongs there.
type Fits = fn(&Value) -> bool;

/// The fields of a record that have to be there, and what belongs there.
const FIELDS: [(&str, &str, Fits); 7] = [
    ("game", "the name of a game", Value::is_string),
    ("rules", "the version of the rules, a whole number", reads::<u32>),
    ("options", "options with their values", reads::<Settings>),
    ("seats", "a list of names", reads::<Vec<String>>),
    ("seed", "32 hexadecimal digits", reads::<Seed>),
    ("commitment", "64 hexadecimal digits", reads::<Commitment>),
    ("choices", "a list of texts such as `1: take 2, done`", reads::<Vec<String>>),
];

/// Those that may be left out.
const MORE_FIELDS: [(&str, &str, Fits); 2] = [
    ("from", "`commitment`, `round` and `position` of where it began", reads::<Option<Origin>>),
    ("result", "`end`, `scores` and `ranks`", reads::<Option<ResultLine>>),
];

fn reads<T: DeserializeOwned>(value: &Value) -> bool {
    T::deserialize(value).is_ok()
}

/// Why a line is no record, in words for whoever wrote or cut it.
fn not_a_record(line: &str, error: &serde_json::Error) -> String {
    if !line.trim_start().starts_with('{') {
        return "expected a JSON object, `{…}`".to_owned();
    }
    if error.is_eof() {
        let place = last_field(line).map_or_else(|| "it".to_owned(), |name| format!("`{name}`"));
        return format!("the line ends in the middle of {place}: was it cut off?");
    }
    let Ok(Value::Object(fields)) = serde_json::from_str(line) else {
        let problem = in_words(&error.to_string());
        return format!("this is not JSON: {problem}, at character {}", error.column());
    };
    let missing: Vec<String> = FIELDS
        .iter()
        .filter(|(name, ..)| !fields.contains_key(*name))
        .map(|(name, ..)| format!("`{name}`"))
        .collect();
    if !missing.is_empty() {
        return format!("there is no {}", missing.join(", "));
    }
    let wrong = FIELDS
        .iter()
        .chain(&MORE_FIELDS)
        .find(|(name, _, fits)| fields.get(*name).is_some_and(|value| !fits(value)));
    match wrong {
        Some((name, expected, _)) => format!("field `{name}`: expected {expected}"),
        None => in_words(&error.to_string()),
    }
}

/// The last field of an object that is begun in this text.
fn last_field(text: &str) -> Option<String> {
    let (mut depth, mut name, mut last) = (0, None, None);
    let mut signs = text.char_indices();
    while let Some((start, sign)) = signs.next() {
        match sign {
            '{' | '[' => depth += 1,
            '}' | ']' => depth -= 1,
            '"' => {
                let mut escaped = false;
                let end = signs.find(|&(_, sign)| {
                    let ends = sign == '"' && !escaped;
                    escaped = sign == '\\' && !escaped;
                    ends
                });
                name = end.map(|(end, _)| text[start + 1..end].to_owned());
            }
            ':' if depth == 1 => last = name.take(),
            _ => {}
        }
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_record_is_told_in_words() {
        let error = |line: &str| Record::from_json(line).unwrap_err().to_string();
        for (line, expected) in [
            ("0", "expected a JSON object, `{…}`"),
            ("[]", "expected a JSON object, `{…}`"),
            ("game,seed", "expected a JSON object, `{…}`"),
            (r#"{"game":"welcome","choices":["1: take 2, wr"#, "in the middle of `choices`"),
            (r#"{"game":"welcome","options":{"advanced":tr"#, "in the middle of `options`"),
            ("{", "in the middle of it"),
            (r#"{"game":"welcome" "rules":1}"#, "this is not JSON"),
            (r#"{"game":"welcome"}"#, "there is no `rules`, `options`, `seats`, `seed`"),
        ] {
            let error = error(line);
            assert!(error.starts_with("this is not a record: "), "{error}");
            assert!(error.contains(expected), "{expected} in {error}");
        }
    }
}
