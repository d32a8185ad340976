//! A game in which the truth can be computed: each round a die is thrown, and the only seat takes
//! what it shows or three points.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{
    Dealer, Faults, Game, Judged, NotationError, OptionSpec, OptionsError, Outcome, Rng, Score,
    Seat, SeatSet, Settings, Standing, Viewer,
};
use thiserror::Error;

/// How many rounds are played.
pub(crate) const ROUNDS: u32 = 8;
/// What the seat may take instead of the die.
pub(crate) const SAFE: u32 = 3;
/// What a throw is worth before it is seen: 3, 3, 3, 4, 5 or 6.
pub(crate) const WORTH: f64 = 24.0 / 6.0;

#[derive(Clone, Debug)]
pub(crate) struct Dice {
    dealer: Dealer,
    table: Table,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Table {
    /// The rounds that are over.
    played: u32,
    /// What the die shows.
    die: u32,
    points: u32,
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} points, the die shows {}", self.points, self.die)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Choice {
    Die,
    Safe,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Die { "die" } else { "safe" })
    }
}

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "die" => Ok(Self::Die),
            "safe" => Ok(Self::Safe),
            _ => Err(NotationError::new(text, "die or safe")),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Error)]
#[error("the game is over")]
pub(crate) struct Over;

impl Dice {
    fn throw(&mut self) {
        self.table.die = self.dealer.below(6) as u32 + 1;
    }
}

impl Game for Dice {
    const NAME: &'static str = "dice";
    const TITLE: &'static str = "Dice";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 1..=1;
    const ENDS: &'static [&'static str] = &["rounds"];

    type Setup = Settings;
    type Choice = Choice;
    type Refusal = Over;
    type View = Table;
    type Position = Table;

    fn options() -> &'static [OptionSpec] {
        &[]
    }

    fn setup(settings: &Settings, _: usize) -> Result<Settings, OptionsError> {
        Ok(settings.clone())
    }

    fn settings(setup: &Settings) -> &Settings {
        setup
    }

    fn start(_: &Settings, dealer: Dealer) -> Self {
        let mut game = Self { dealer, table: Table { played: 0, die: 0, points: 0 } };
        game.throw();
        game
    }

    fn seats(&self) -> usize {
        1
    }

    fn waiting_on(&self) -> SeatSet {
        if self.table.played < ROUNDS { SeatSet::only(Seat::new(0)) } else { SeatSet::NONE }
    }

    fn choices(&self, _: Seat, into: &mut Vec<Choice>) {
        into.clear();
        if self.table.played < ROUNDS {
            into.extend([Choice::Die, Choice::Safe]);
        }
    }

    fn choose(&mut self, _: Seat, choice: Choice) -> Result<(), Over> {
        if self.table.played == ROUNDS {
            return Err(Over);
        }
        self.table.points += if choice == Choice::Die { self.table.die } else { SAFE };
        self.table.played += 1;
        self.throw();
        Ok(())
    }

    fn checkpoints(&self) -> u32 {
        self.table.played
    }

    fn round(&self) -> u32 {
        ROUNDS.min(self.table.played + 1)
    }

    fn view(&self, _: Viewer) -> Table {
        self.table.clone()
    }

    fn describe(&self, _: Seat, choice: Choice) -> String {
        choice.to_string()
    }

    fn categories(&self) -> &'static [&'static str] {
        &["points"]
    }

    fn score(&self, _: Seat, _: Viewer) -> Score {
        let total = self.table.points as i32;
        Score { total, parts: [total].into_iter().collect() }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.table.played == ROUNDS).then(|| Outcome {
            end: "rounds",
            standings: vec![Standing {
                rank: 1,
                score: self.score(Seat::new(0), Viewer::Spectator),
            }],
        })
    }

    fn reimagine(&mut self, _: Viewer, rng: &mut Rng) {
        self.dealer = Dealer::imagined(rng);
    }

    fn position(&self) -> Table {
        self.table.clone()
    }

    fn set_up(position: &Table, dealer: Dealer) -> Result<Self, Faults> {
        Ok(Self { dealer, table: position.clone() })
    }
}

impl Judged for Dice {
    type Judgement = ();

    const SLIP: f32 = 1.0;
    const HORIZON: u32 = u32::MAX;

    /// What there is, what the die is worth, and what the throws to come are worth on average.
    fn prospects(&self, _: Seat, (): &()) -> f32 {
        let left = ROUNDS - self.table.played;
        let now = if left == 0 { 0.0 } else { self.table.die.max(SAFE) as f32 };
        self.table.points as f32 + now + left.saturating_sub(1) as f32 * WORTH as f32
    }
}
