//! House numbers.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::NotationError;

/// A house number, from 0 to 17: a whole one, or one with three quarters, such as 9¾.
///
/// Kept in quarters.
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

    /// A whole number and three quarters.
    #[inline]
    pub const fn and_three_quarters(whole: u8) -> Self {
        Self(4 * whole + 3)
    }

    /// Whether it is a whole number.
    #[inline]
    pub const fn is_whole(self) -> bool {
        self.0.is_multiple_of(4)
    }

    /// Its whole part, which is the place of a whole number among all whole numbers.
    #[inline]
    pub(crate) const fn rank(self) -> usize {
        self.0 as usize / 4
    }

    /// How many quarters it is.
    #[inline]
    pub(crate) const fn quarters(self) -> usize {
        self.0 as usize
    }

    /// The whole number with this rank.
    #[inline]
    pub(crate) const fn of_rank(rank: usize) -> Self {
        Self(4 * rank as u8)
    }

    /// The numbers a temp can turn this one into, itself included.
    #[inline]
    pub fn with_temp(self) -> impl Iterator<Item = Self> {
        let (whole, fraction) = (self.0 / 4, self.0 % 4);
        let reach = Self::TEMP_REACH as u8;
        // The highest number is whole, so that nothing and three quarters comes after it.
        let highest = (Self::HIGHEST.0 - fraction) / 4;
        (whole.saturating_sub(reach)..=(whole + reach).min(highest))
            .map(move |whole| Self(4 * whole + fraction))
    }
}

/// What is written behind a whole number that has three quarters more.
pub const THREE_QUARTERS: char = '¾';

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whole = self.rank();
        if self.is_whole() {
            f.pad(&whole.to_string())
        } else {
            f.pad(&format!("{whole}{THREE_QUARTERS}"))
        }
    }
}

impl FromStr for Number {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (whole, quarters) = match text.strip_suffix(THREE_QUARTERS) {
            Some(whole) => (whole, true),
            None => (text, false),
        };
        let plain =
            whole.bytes().all(|b| b.is_ascii_digit()) && (whole == "0" || !whole.starts_with('0'));
        match whole.parse::<u8>() {
            Ok(number) if plain && quarters && number < Self::HIGHEST.0 / 4 => {
                Ok(Self::and_three_quarters(number))
            }
            Ok(number) if plain && !quarters && usize::from(number) < Self::COUNT => {
                Ok(Self::whole(number))
            }
            _ => Err(NotationError::new(text, "a house number from 0 to 17")),
        }
    }
}

/// A whole number is a number, any other a word: `9`, `"9¾"`.
impl Serialize for Number {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_whole() {
            serializer.serialize_u8(self.rank() as u8)
        } else {
            serializer.collect_str(self)
        }
    }
}

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl serde::de::Visitor<'_> for Reader {
            type Value = Number;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a house number from 0 to 17")
            }

            fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Number, E> {
                number.to_string().parse().map_err(E::custom)
            }

            fn visit_i64<E: serde::de::Error>(self, number: i64) -> Result<Number, E> {
                number.to_string().parse().map_err(E::custom)
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Number, E> {
                match text.parse::<Number>() {
                    Ok(number) if !number.is_whole() => Ok(number),
                    _ => Err(E::custom(NotationError::new(text, "a number, or \"9¾\""))),
                }
            }
        }
        deserializer.deserialize_any(Reader)
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
        let nine = Number::and_three_quarters(9).with_temp();
        assert_eq!(nine.map(|n| n.to_string()).collect::<Vec<_>>().join(" "), "7¾ 8¾ 9¾ 10¾ 11¾");
    }

    #[test]
    fn numbers_read_back() {
        for rank in 0..Number::COUNT {
            let number = Number::of_rank(rank);
            assert_eq!(number.to_string().parse(), Ok(number));
        }
        for whole in 0..17 {
            let number = Number::and_three_quarters(whole);
            assert_eq!(number.to_string().parse(), Ok(number));
            assert!(Number::whole(whole) < number && number < Number::whole(whole + 1));
        }
        for wrong in ["", "18", "-1", "+3", "03", "seven", "17¾", "¾", "9¾¾", "9.75"] {
            assert!(wrong.parse::<Number>().is_err(), "{wrong}");
        }
    }
}
