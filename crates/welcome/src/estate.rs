//! Estates: runs of numbered houses between two fences.

use serde::{Deserialize, Serialize};

use crate::house::{Houses, LONGEST_STREET, STREETS};

/// Estates have one to six houses; a longer run is none and scores nothing.
pub const LARGEST_ESTATE: usize = 6;

/// How many estates there are of each size.
///
/// One byte a size, so that "has at least these estates" is one subtraction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct EstateCounts(u64);

impl EstateCounts {
    /// No estate.
    pub const NONE: Self = Self(0);
    const HIGH_BITS: u64 = 0x8080_8080_8080_8080;

    /// Counts estates by their sizes. Sizes above six count nothing.
    pub fn of(sizes: impl IntoIterator<Item = usize>) -> Self {
        let mut counts = Self::NONE;
        for size in sizes {
            counts.add(size);
        }
        counts
    }

    /// How many estates of this size.
    #[inline]
    pub const fn get(self, size: usize) -> usize {
        (self.0 >> (8 * size) & 0xff) as usize
    }

    /// One more estate of this size, if that is a size for an estate.
    #[inline]
    pub(crate) const fn add(&mut self, size: usize) {
        if size <= LARGEST_ESTATE {
            self.0 += 1 << (8 * size);
        }
    }

    /// One estate fewer of this size, if that is a size for an estate.
    #[inline]
    pub(crate) const fn remove(&mut self, size: usize) {
        if size <= LARGEST_ESTATE {
            self.0 -= 1 << (8 * size);
        }
    }

    /// Whether there are at least as many estates of every size as in `needed`.
    #[inline]
    pub const fn covers(self, needed: Self) -> bool {
        // No count reaches 128, so a byte keeps its high bit exactly when it has enough.
        ((self.0 | Self::HIGH_BITS) - needed.0) & Self::HIGH_BITS == Self::HIGH_BITS
    }

    /// All estates together.
    pub fn total(self) -> usize {
        self.sizes().map(|(_, count)| count).sum()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Every size with its count.
    pub fn sizes(self) -> impl Iterator<Item = (usize, usize)> {
        (1..=LARGEST_ESTATE).map(move |size| (size, self.get(size)))
    }
}

/// Written as the list of sizes.
impl Serialize for EstateCounts {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let sizes = self.sizes().flat_map(|(size, count)| std::iter::repeat_n(size, count));
        serializer.collect_seq(sizes)
    }
}

impl<'de> Deserialize<'de> for EstateCounts {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let sizes = Vec::<i64>::deserialize(deserializer)?;
        let most = STREETS * LONGEST_STREET;
        if sizes.is_empty() || sizes.len() > most {
            let problem = format!("{} estates: expected 1 to {most}", sizes.len());
            return Err(serde::de::Error::custom(problem));
        }
        let known = 1..=LARGEST_ESTATE as i64;
        match sizes.iter().find(|size| !known.contains(size)) {
            Some(size) => Err(serde::de::Error::custom(format!(
                "an estate of {size}: expected a size from 1 to {LARGEST_ESTATE}"
            ))),
            None => Ok(Self::of(sizes.into_iter().map(|size| size as usize))),
        }
    }
}

/// A run of houses between two fences, as the indices of its first house and of its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub(crate) start: usize,
    pub(crate) end: usize,
}

impl Run {
    /// The run that holds the house at `index`, given all fences (a bit is the fence to the left
    /// of that house; every street has its two end fences).
    #[inline]
    pub(crate) const fn around(fences: u64, index: usize) -> Self {
        let upto = fences & (u64::MAX >> (63 - index));
        let after = fences >> (index + 1);
        Self {
            start: 63 - upto.leading_zeros() as usize,
            end: index + 1 + after.trailing_zeros() as usize,
        }
    }

    #[inline]
    pub(crate) const fn houses(self) -> Houses {
        Houses::run(self.start, self.end)
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.end - self.start
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_cover_what_a_plan_needs() {
        let have = EstateCounts::of([1, 1, 1, 6, 2]);
        assert!(have.covers(EstateCounts::of([1, 1, 1, 6])));
        assert!(have.covers(EstateCounts::NONE));
        assert!(!have.covers(EstateCounts::of([1, 1, 1, 1])));
        assert!(!have.covers(EstateCounts::of([3])));
        assert_eq!(have.total(), 5);
    }

    #[test]
    fn seven_houses_are_no_estate() {
        assert!(EstateCounts::of([7, 12]).is_empty());
    }

    #[test]
    fn a_run_reaches_to_the_fences_on_both_sides() {
        let fences = 1 << 16 | 1 << 19 | 1 << 26;
        assert_eq!(Run::around(fences, 16), Run { start: 16, end: 19 });
        assert_eq!(Run::around(fences, 18), Run { start: 16, end: 19 });
        assert_eq!(Run::around(fences, 19), Run { start: 19, end: 26 });
    }
}
