//! The named strengths that people choose from.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use tabletop::{Judged, Rng};
use thiserror::Error;

use crate::{Effort, Greedy, Player, Random, Search};

/// How many beginnings of a turn a greedy level carries on.
pub(crate) const GREEDY_WIDTH: usize = 8;

/// Turns that differ by no more than this part of a slip are equally good to a careful bot, and its
/// own whims decide: enough that two of them soon build different towns, too little to cost games.
pub(crate) const TASTE: f32 = 0.02;

/// How well a bot plays, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Takes any legal choice.
    Random,
    /// Knows the rules and plays by feel.
    Newcomer,
    /// Plays sensibly, with an eye on the next few houses.
    Neighbour,
    /// Judges every turn carefully.
    Architect,
    /// Plays every promising turn out in its head.
    Mayor,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: &'static [Self] =
        &[Self::Random, Self::Newcomer, Self::Neighbour, Self::Architect, Self::Mayor];

    /// The levels worth sitting down with, the weakest first.
    pub const OPPONENTS: &'static [Self] =
        &[Self::Newcomer, Self::Neighbour, Self::Architect, Self::Mayor];

    /// The name people type.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Newcomer => "newcomer",
            Self::Neighbour => "neighbour",
            Self::Architect => "architect",
            Self::Mayor => "mayor",
        }
    }

    /// What to expect of it, in a few words.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Random => "takes any legal choice, each equally likely",
            Self::Newcomer => "knows the rules and plays by feel",
            Self::Neighbour => "plays sensibly, but is easily distracted",
            Self::Architect => "judges every turn carefully",
            Self::Mayor => "plays the best turns out in its head before it chooses",
        }
    }

    /// A player for games that people wait for: it takes at most `time` for a turn, and answers at
    /// once when `stop` is set.
    pub fn live_player<G: Judged>(
        self,
        rng: Rng,
        time: Duration,
        stop: Arc<AtomicBool>,
    ) -> Box<dyn Player<G>> {
        match self {
            Self::Mayor => {
                let effort = Effort::LIVE.within(time);
                Box::new(Search::new(G::Judgement::default(), effort, rng).until(stop))
            }
            quick => quick.player(rng),
        }
    }

    /// A player of this level that works so hard where it searches.
    pub fn player_with<G: Judged>(self, effort: Effort, rng: Rng) -> Box<dyn Player<G>> {
        self.judging(&G::Judgement::default(), effort, rng)
    }

    /// Whether it plays turns out in its head, so that more time makes it stronger.
    pub const fn searches(self) -> bool {
        matches!(self, Self::Mayor)
    }

    /// A player of this level whose whims come from `rng`. The same whims give the same choices,
    /// on any machine.
    pub fn player<G: Judged>(self, rng: Rng) -> Box<dyn Player<G>> {
        self.player_with(Effort::REPEATABLE, rng)
    }

    /// The same that judges by other weights than the tuned ones.
    pub fn judging<G: Judged>(
        self,
        judgement: &G::Judgement,
        effort: Effort,
        rng: Rng,
    ) -> Box<dyn Player<G>> {
        let greedy =
            |width, slips: f32| Greedy::new(judgement.clone(), width, slips * G::SLIP, rng.clone());
        match self {
            Self::Random => Box::new(Random::new(rng)),
            // Slips count for more the more turns are looked at. Chosen by measuring, so that each
            // level beats the one below in at least three games of four.
            Self::Newcomer => Box::new(greedy(4 * GREEDY_WIDTH, 1.0)),
            Self::Neighbour => Box::new(greedy(GREEDY_WIDTH, G::CARE)),
            Self::Architect => Box::new(greedy(GREEDY_WIDTH, 0.0).with_taste(TASTE * G::SLIP)),
            Self::Mayor => Box::new(Search::new(judgement.clone(), effort, rng)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        Self::ALL
            .iter()
            .copied()
            .find(|level| level.name() == name)
            .ok_or_else(|| UnknownLevel(name.to_owned()))
    }
}

/// No level has this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no level `{0}`: expected {known}", known = known())]
pub struct UnknownLevel(pub String);

fn known() -> String {
    let names: Vec<String> = Level::ALL.iter().map(|level| format!("`{level}`")).collect();
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_read_back_and_unknown_ones_are_told_what_exists() {
        for &level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
        }
        assert_eq!(
            "grandmaster".parse::<Level>().unwrap_err().to_string(),
            "there is no level `grandmaster`: expected `random`, `newcomer`, \
             `neighbour`, `architect`, `mayor`"
        );
    }
}
