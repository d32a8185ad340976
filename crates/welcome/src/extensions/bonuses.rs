//! Bonuses that go to those who are first. Everyone who claims one in the same turn gets it; for all
//! others it is crossed for good. A sheet keeps what its architect has claimed, the round what is no
//! longer to be had; what an architect has lost follows from both.

use serde::{Deserialize, Serialize};

/// Some bonuses of a sheet, a bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bonuses(pub(crate) u8);

impl Bonuses {
    /// None.
    pub(crate) const NONE: Self = Self(0);

    /// Only this one, counted from 0.
    pub(crate) const fn only(index: usize) -> Self {
        Self(1 << index)
    }

    /// Whether this one is among them.
    pub const fn has(self, index: usize) -> bool {
        self.0 >> index & 1 == 1
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These and the others.
    pub(crate) const fn with(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// These without the others.
    pub(crate) const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// Each of them, counted from 0.
    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        (0..8).filter(move |&index| self.has(index))
    }

    /// How a bonus stands for an architect who has these, when those are no longer to be had.
    pub(crate) const fn state(self, gone: Self, index: usize) -> BonusState {
        match (self.has(index), gone.has(index)) {
            (true, _) => BonusState::Won,
            (false, true) => BonusState::Lost,
            (false, false) => BonusState::Open,
        }
    }
}

impl FromIterator<usize> for Bonuses {
    fn from_iter<I: IntoIterator<Item = usize>>(all: I) -> Self {
        all.into_iter().fold(Self::NONE, |some, index| some.with(Self::only(index)))
    }
}

/// How a bonus stands for an architect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BonusState {
    /// Nobody has claimed it.
    Open,
    /// This architect has circled it.
    Won,
    /// This architect has crossed it.
    Lost,
}

impl BonusState {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Won => "won",
            Self::Lost => "lost",
        }
    }
}
