//! The named strengths that people choose from.

use std::fmt;
use std::str::FromStr;

use tabletop::{Game, Rng};
use thiserror::Error;

use crate::{Player, Random};

/// How well a bot plays, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Takes any legal choice.
    Random,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: &'static [Self] = &[Self::Random];

    /// The name people type.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
        }
    }

    /// What to expect of it, in a few words.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Random => "takes any legal choice, each equally likely",
        }
    }

    /// A player of this level whose whims come from `rng`.
    pub fn player<G: Game>(self, rng: Rng) -> Box<dyn Player<G>> {
        match self {
            Self::Random => Box::new(Random::new(rng)),
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
            "there is no level `grandmaster`: expected `random`"
        );
    }
}
