//! Everything that can be seen of a game from outside, so that two games can be compared.

use std::fmt::{Debug, Display};

use serde::Serialize;
use serde_json::Value;

use super::Verdict;
use super::walk::{make, seats_of, told_seats, whim};
use crate::{Game, Outcome, Rng, Score, Seat, SeatSet, Viewer};

/// How many choices two games that should be the same are played on with.
const PLAYED_ON: usize = 24;

/// A game as everyone who watches sees it.
pub(super) struct Sight<G: Game> {
    waiting_on: SeatSet,
    checkpoints: u32,
    round: u32,
    outcome: Option<Outcome>,
    views: Vec<(Viewer, G::View)>,
    choices: Vec<(Seat, Vec<G::Choice>)>,
    scores: Vec<(Seat, Viewer, Score)>,
    position: G::Position,
}

impl<G: Game> Sight<G> {
    pub(super) fn of(game: &G, watchers: &[Viewer]) -> Self {
        let viewers = || watchers.iter().copied();
        Self {
            waiting_on: game.waiting_on(),
            checkpoints: game.checkpoints(),
            round: game.round(),
            outcome: game.outcome(),
            views: viewers().map(|viewer| (viewer, game.view(viewer))).collect(),
            choices: seats_of(watchers).map(|seat| (seat, choices_of(game, seat))).collect(),
            scores: seats_of(watchers)
                .flat_map(|seat| viewers().map(move |viewer| (seat, viewer)))
                .map(|(seat, viewer)| (seat, viewer, game.score(seat, viewer)))
                .collect(),
            position: game.position(),
        }
    }

    /// Whether everything is the same as expected.
    pub(super) fn same_as(&self, expected: &Self) -> Verdict {
        self.looks_like(expected)?;
        self.at_the_checkpoint_of(expected)?;
        self.at_the_position_of(expected)
    }

    /// Whether everyone sees what was expected, however the game came to it.
    pub(super) fn looks_like(&self, expected: &Self) -> Verdict {
        same_waiting(self.waiting_on, expected.waiting_on)?;
        same("round()", &self.round, &expected.round)?;
        for ((viewer, found), (_, expected)) in self.views.iter().zip(&expected.views) {
            same_data(&format!("the view of {}", named(*viewer)), found, expected)?;
        }
        for ((seat, found), (_, expected)) in self.choices.iter().zip(&expected.choices) {
            same_choices(&format!("the choices of seat {seat}"), found, expected)?;
        }
        for ((seat, viewer, found), (.., expected)) in self.scores.iter().zip(&expected.scores) {
            let what = format!("the score of seat {seat} for {}", named(*viewer));
            same(&what, found, expected)?;
        }
        same("the outcome", &self.outcome, &expected.outcome)
    }

    /// Those whose views differ.
    pub(super) fn differs_for(&self, other: &Self) -> Vec<Viewer> {
        let views = self.views.iter().zip(&other.views);
        views.filter(|((_, one), (_, other))| one != other).map(|((who, _), _)| *who).collect()
    }

    pub(super) fn at_the_checkpoint_of(&self, expected: &Self) -> Verdict {
        same("checkpoints()", &self.checkpoints, &expected.checkpoints)
    }

    pub(super) fn at_the_position_of(&self, expected: &Self) -> Verdict {
        same_data("the position", &self.position, &expected.position)
    }
}

/// Whether two games are the same now and stay so when they are played on alike: what is drawn
/// later shows whether the dealer, too, is the same.
pub(super) fn same_game<G: Game>(
    found: &G,
    expected: &G,
    watchers: &[Viewer],
    rng: &mut Rng,
) -> Verdict {
    Sight::of(found, watchers).same_as(&Sight::of(expected, watchers))?;
    same_future(found, expected, watchers, rng)
        .map_err(|problem| format!("the games look the same, but not when played on: {problem}"))
}

/// Whether two games stay the same when they are played on alike.
pub(super) fn same_future<G: Game>(
    found: &G,
    expected: &G,
    watchers: &[Viewer],
    rng: &mut Rng,
) -> Verdict {
    let (mut found, mut expected) = (found.clone(), expected.clone());
    for _ in 0..PLAYED_ON {
        let (Some((seat, choice)), listed) = whim(&expected, rng)? else {
            break;
        };
        let what = format!("the choices of seat {seat}");
        same_choices(&what, &choices_of(&found, seat), &listed)?;
        let checkpoints = expected.checkpoints();
        make(&mut found, seat, choice)?;
        make(&mut expected, seat, choice)?;
        if expected.checkpoints() != checkpoints {
            Sight::of(&found, watchers).same_as(&Sight::of(&expected, watchers))?;
        }
    }
    Sight::of(&found, watchers).same_as(&Sight::of(&expected, watchers))
}

/// Every legal choice of a seat, in a list of its own.
pub(super) fn choices_of<G: Game>(game: &G, seat: Seat) -> Vec<G::Choice> {
    let mut choices = Vec::new();
    game.choices(seat, &mut choices);
    choices
}

/// What a failure calls a viewer.
pub(super) fn named(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {seat}"),
        Viewer::Spectator => "the spectator".to_owned(),
    }
}

/// Whether something is as expected.
pub(super) fn same<T: PartialEq + Debug>(what: &str, found: &T, expected: &T) -> Verdict {
    if found == expected {
        return Ok(());
    }
    Err(format!("{what}: expected {expected:?}, found {found:?}"))
}

/// Whether the same seats are waited for.
pub(super) fn same_waiting(found: SeatSet, expected: SeatSet) -> Verdict {
    if found == expected {
        return Ok(());
    }
    Err(format!(
        "the seats waited for: expected {}, found {}",
        told_seats(expected),
        told_seats(found)
    ))
}

/// Whether two lists of choices are the same, order included: a bot chooses by it.
pub(super) fn same_choices<C: PartialEq + Display>(
    what: &str,
    found: &[C],
    expected: &[C],
) -> Verdict {
    if found == expected {
        return Ok(());
    }
    let told = |choices: &[C]| {
        let choices: Vec<String> = choices.iter().map(|choice| format!("`{choice}`")).collect();
        cut(&format!("[{}]", choices.join(", ")))
    };
    Err(format!("{what}: expected {}, found {}", told(expected), told(found)))
}

/// Whether two views or positions are the same; if not, says in which field.
pub(super) fn same_data<T: PartialEq + Serialize>(what: &str, found: &T, expected: &T) -> Verdict {
    if found == expected {
        return Ok(());
    }
    same_json(what, found, expected)?;
    Err(format!("{what}: not equal as expected, although its JSON is"))
}

/// Whether the JSON of two views or positions is the same, to the letter.
pub(super) fn same_json<T: Serialize>(what: &str, found: &T, expected: &T) -> Verdict {
    let (found_text, expected_text) = (json_text(what, found)?, json_text(what, expected)?);
    if found_text == expected_text {
        return Ok(());
    }
    let value = |text: &str| serde_json::from_str::<Value>(text).unwrap_or_default();
    let problem = difference(&value(&found_text), &value(&expected_text)).unwrap_or_else(|| {
        format!(
            "the same JSON fields in another order, `{}` for `{}`",
            cut(&found_text),
            cut(&expected_text)
        )
    });
    Err(format!("{what}: {problem}"))
}

pub(super) fn json_text<T: Serialize>(what: &str, data: &T) -> Result<String, String> {
    serde_json::to_string(data)
        .map_err(|error| format!("{what} cannot be written as JSON: {error}"))
}

/// The first place where two pieces of JSON differ, and how.
fn difference(found: &Value, expected: &Value) -> Option<String> {
    fn search(path: &str, found: &Value, expected: &Value) -> Option<String> {
        match (found, expected) {
            (Value::Object(f), Value::Object(e)) if f.keys().eq(e.keys()) => f
                .iter()
                .zip(e.values())
                .find_map(|((key, f), e)| search(&format!("{path}.{key}"), f, e)),
            (Value::Array(f), Value::Array(e)) if f.len() == e.len() => (0..)
                .zip(f.iter().zip(e))
                .find_map(|(index, (f, e))| search(&format!("{path}[{index}]"), f, e)),
            _ if found == expected => None,
            _ => Some(format!(
                "at `{}` expected {}, found {}",
                path.trim_start_matches('.'),
                cut(&expected.to_string()),
                cut(&found.to_string())
            )),
        }
    }
    search("", found, expected)
}

/// A long text, shortened for a person.
pub(super) fn cut(text: &str) -> String {
    const LONGEST: usize = 400;
    let mut shown: String = text.chars().take(LONGEST).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}
