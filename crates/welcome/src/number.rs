//! House numbers.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::NotationError;

/// A house number, from 0 to 17.
///
/// Kept in quarters, since one edition has a card 9¾.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(u8);

impl Number {
    /// The smallest number a house can have.
    pub const LOWEST: Self = Self::whole(0);
    /// The largest number a house can have: a 15 with two temps' help.
    pub const HIGHEST: Self = Self::whole(17);
    /// By how much a temp can change a number.
    pub const TEMP_REACH: usize = 2;
    /// How many whole numbers there are.
    pub(crate) const COUNT: usize = 18;
    /// What stands in the array for a house without a number.
    pub(crate) const NOTHING: Self = Self(u8::MAX);

    /// A whole number.
    #[inline]
    pub const fn whole(number: u8) -> Self {
        Self(4 * number)
    }

    /// Its place among all numbers, in order.
    #[inline]
    pub(crate) const fn rank(self) -> usize {
        self.0 as usize / 4
    }

    /// The number with this rank.
    #[inline]
    pub(crate) const fn of_rank(rank: usize) -> Self {
        Self(4 * rank as u8)
    }

    /// The numbers a temp can turn this one into, itself included.
    #[inline]
    pub fn with_temp(self) -> impl Iterator<Item = Self> {
        let rank = self.rank();
        (rank.saturating_sub(Self::TEMP_REACH)..=(rank + Self::TEMP_REACH).min(Self::COUNT - 1))
            .map(Self::of_rank)
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.rank().to_string())
    }
}

impl FromStr for Number {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let plain =
            text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
        match text.parse::<u8>() {
            Ok(number) if plain && usize::from(number) < Self::COUNT => Ok(Self::whole(number)),
            _ => Err(NotationError::new(text, "a house number from 0 to 17")),
        }
    }
}

impl Serialize for Number {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.rank() as u8)
    }
}

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u64::deserialize(deserializer)?;
        number.to_string().parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rulebook, temp agency: with an 8, one may build 6, 7, 8, 9 or 10.
    #[test]
    fn a_temp_moves_a_number_by_up_to_two_within_0_to_17() {
        let with_temp = |number| {
            Number::whole(number).with_temp().map(|n| n.to_string()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(with_temp(8), "6 7 8 9 10");
        assert_eq!(with_temp(1), "0 1 2 3");
        assert_eq!(with_temp(15), "13 14 15 16 17");
    }

    #[test]
    fn numbers_read_back() {
        for rank in 0..Number::COUNT {
            let number = Number::of_rank(rank);
            assert_eq!(number.to_string().parse(), Ok(number));
        }
        for wrong in ["", "18", "-1", "+3", "03", "seven"] {
            assert!(wrong.parse::<Number>().is_err(), "{wrong}");
        }
    }
}
