//! A game that has been played again, told.

use std::io::Write;

use anyhow::Result;
use serde::Serialize;
use tabletop::{
    Commitment, Game, Record, RecordError, Replay, Score, Seat, Seed, Settings, Viewer,
};

use crate::json::{self, SeatScore};
use crate::text::{ScoreLine, Styles, count_of, scores, show, thousands};

/// Scores that fit on a line.
const NAMED: usize = 5;

/// The scores of all seats: final if the game is over, otherwise as everybody sees them.
fn score_lines<'a, G: Game>(record: &'a Record, game: &G) -> Vec<ScoreLine<'a>> {
    let outcome = game.outcome();
    Seat::all(game.seats())
        .zip(&record.seats)
        .map(|(seat, name)| {
            let standing = outcome
                .as_ref()
                .map(|outcome| &outcome.standings[seat.index()]);
            ScoreLine {
                rank: standing.map(|standing| standing.rank),
                seat,
                name: Some(name),
                score: standing.map_or_else(
                    || game.score(seat, Viewer::Spectator),
                    |standing| standing.score.clone(),
                ),
            }
        })
        .collect()
}

fn end<G: Game>(game: &G) -> &'static str {
    game.outcome().map_or("goes on", |outcome| outcome.end)
}

/// A title, a table of the scores and the seed.
pub(crate) fn tell_fully<G: Game>(
    out: &mut Vec<u8>,
    record: &Record,
    number: u64,
    game: &G,
    choices: u64,
) -> Result<()> {
    let Styles { strong, faint, .. } = Styles::for_stdout();
    let (end, choices) = (end(game), count_of(choices, "choice"));
    writeln!(
        out,
        "{strong}record {number}{strong:#} · {} · {choices} · {end}\n",
        G::TITLE
    )?;
    show(out, &scores(game.categories(), score_lines(record, game)))?;
    let (seed, commitment) = (record.seed, record.commitment);
    writeln!(
        out,
        "\n{faint}seed {seed}\ncommitment {commitment}{faint:#}\n"
    )?;
    Ok(())
}

/// One line.
pub(crate) fn tell_briefly<G: Game>(
    out: &mut Vec<u8>,
    record: &Record,
    number: u64,
    game: &G,
    choices: u64,
) -> Result<()> {
    let mut lines = score_lines(record, game);
    lines.sort_by_key(|line| (line.rank, line.seat));
    let mut told: Vec<String> = lines
        .iter()
        .take(NAMED)
        .map(|line| format!("{} {}", line.name.unwrap_or_default(), line.score.total))
        .map(|told| told.replace('\n', " "))
        .collect();
    if lines.len() > NAMED {
        told.push(format!("{} more", lines.len() - NAMED));
    }
    let width = G::ENDS
        .iter()
        .map(|end| end.len())
        .max()
        .unwrap_or(0)
        .max("goes on".len());
    let (number, choices) = (thousands(number), thousands(choices));
    let (end, told) = (end(game), told.join(" · "));
    writeln!(
        out,
        "{number:>9}  {end:<width$}  {choices:>6} choices  {told}"
    )?;
    Ok(())
}

/// One JSON object on one line.
pub(crate) fn tell_json<G: Game>(
    out: &mut Vec<u8>,
    record: &Record,
    number: u64,
    game: &G,
    choices: u64,
) -> Result<()> {
    #[derive(Serialize)]
    struct Verified<'a> {
        line: u64,
        game: &'a str,
        seats: &'a [String],
        choices: u64,
        #[serde(flatten)]
        result: Told<'a>,
    }
    let outcome = game.outcome();
    let standing = standing(game);
    let verified = Verified {
        line: number,
        game: &record.game,
        seats: &record.seats,
        choices,
        result: match &outcome {
            Some(outcome) => Told::End {
                end: outcome.end,
                standings: SeatScore::standings(game, outcome),
            },
            None => Told::Unfinished {
                scores: seat_scores(game, &standing),
            },
        },
    };
    Ok(json::line(out, &verified)?)
}

/// How it came out, or how it stands.
#[derive(Serialize)]
#[serde(untagged)]
enum Told<'a> {
    End {
        end: &'static str,
        standings: Vec<SeatScore<'a>>,
    },
    Unfinished {
        scores: Vec<SeatScore<'a>>,
    },
}

/// The scores of a game that goes on, as everybody sees them.
fn standing<G: Game>(game: &G) -> Vec<Score> {
    Seat::all(game.seats())
        .map(|seat| game.score(seat, Viewer::Spectator))
        .collect()
}

fn seat_scores<'a, G: Game>(game: &G, scores: &'a [Score]) -> Vec<SeatScore<'a>> {
    Seat::all(game.seats())
        .zip(scores)
        .map(|(seat, score)| SeatScore::new(seat, score, game.categories()))
        .collect()
}

/// One line of a trace.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
enum Event<'a, V> {
    Start {
        record: u64,
        game: &'a str,
        rules: u32,
        options: &'a Settings,
        seats: &'a [String],
        commitment: Commitment,
    },
    Round {
        round: u32,
        view: V,
    },
    Choice {
        seat: Seat,
        choice: String,
    },
    End {
        #[serde(flatten)]
        result: Told<'a>,
        seed: Seed,
    },
    Unfinished {
        #[serde(flatten)]
        result: Told<'a>,
    },
}

/// Plays a record again and tells everything public on the way.
pub(crate) fn trace<G: Game>(
    record: &Record,
    number: u64,
    out: &mut Vec<u8>,
    mut watch: impl FnMut(&Replay<'_, G>),
) -> Result<G, RecordError> {
    fn tell<G: Game>(out: &mut Vec<u8>, event: &Event<'_, G::View>) {
        json::line(out, event).expect("memory takes every line");
    }
    let round = |game: &G| Event::Round {
        round: game.settled(),
        view: game.view(Viewer::Spectator),
    };
    let start = Event::Start {
        record: number,
        game: &record.game,
        rules: record.rules,
        options: &record.options,
        seats: &record.seats,
        commitment: record.commitment,
    };
    tell::<G>(out, &start);
    let game = record.replay::<G>(|event| {
        watch(&event);
        match event {
            Replay::Start(game) => tell::<G>(out, &round(game)),
            Replay::Choice {
                game,
                seat,
                choice,
                settled,
            } => {
                let choice = choice.to_string();
                tell::<G>(out, &Event::Choice { seat, choice });
                if settled {
                    tell::<G>(out, &round(game));
                }
            }
        }
    })?;
    let scores = standing(&game);
    match game.outcome() {
        Some(outcome) => {
            let standings = SeatScore::standings(&game, &outcome);
            let result = Told::End {
                end: outcome.end,
                standings,
            };
            tell::<G>(
                out,
                &Event::End {
                    result,
                    seed: record.seed,
                },
            );
        }
        None => {
            let scores = seat_scores(&game, &scores);
            let result = Told::Unfinished { scores };
            tell::<G>(out, &Event::Unfinished { result });
        }
    }
    Ok(game)
}
