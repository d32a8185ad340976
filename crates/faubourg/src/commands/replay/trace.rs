//! Everything public of a recorded game, event by event. Once a game is over, so are its hands.

use serde::Serialize;
use tabletop::{Commitment, Narrated, Record, RecordError, Replay, Seat, Seed, Settings, Viewer};

use crate::json;
use crate::scores::{SeatScore, seat_scores};

/// One line of a trace.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
enum Event<'a, V> {
    Start {
        /// The line of the record in its file.
        record: u64,
        game: &'a str,
        rules: u32,
        options: &'a Settings,
        seats: &'a [String],
        commitment: Commitment,
    },
    Round {
        /// How many rounds are over.
        round: u32,
        view: V,
        /// What every seat holds, where there are hands and the game is over.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        hands: Vec<Vec<String>>,
    },
    Choice {
        seat: Seat,
        choice: String,
    },
    End {
        end: &'static str,
        standings: Vec<SeatScore>,
        seed: Seed,
    },
    Unfinished {
        standings: Vec<SeatScore>,
    },
}

fn tell<V: Serialize>(out: &mut Vec<u8>, event: &Event<'_, V>) {
    json::line(out, event).expect("memory takes every line");
}

/// Plays a record again and tells everything public on the way. `watch` sees it too.
pub(crate) fn trace<G: Narrated>(
    record: &Record,
    line: u64,
    out: &mut Vec<u8>,
    mut watch: impl FnMut(&Replay<'_, G>),
) -> Result<G, RecordError> {
    let over = record.result.is_some();
    let round = |game: &G| {
        let hands = Seat::all(game.seats()).map(|seat| game.hand(seat));
        let hands = hands.filter(|hand| over && !hand.is_empty()).collect();
        Event::Round { round: game.rounds_over(), view: game.view(Viewer::Spectator), hands }
    };
    let start: Event<'_, G::View> = Event::Start {
        record: line,
        game: &record.game,
        rules: record.rules,
        options: &record.options,
        seats: &record.seats,
        commitment: record.commitment,
    };
    tell(out, &start);
    let game = record.replay::<G>(|step| {
        watch(&step);
        match step {
            Replay::Start(game) => tell(out, &round(game)),
            Replay::Choice { game, seat, choice, checkpoint } => {
                let choice = choice.to_string();
                let chosen: Event<'_, G::View> = Event::Choice { seat, choice };
                tell(out, &chosen);
                if checkpoint {
                    tell(out, &round(game));
                }
            }
        }
    })?;
    let standings = seat_scores(&game, Viewer::Spectator);
    let last: Event<'_, G::View> = match game.outcome() {
        Some(outcome) => Event::End { end: outcome.end, standings, seed: record.seed },
        None => Event::Unfinished { standings },
    };
    tell(out, &last);
    Ok(game)
}
