//! The streets of a sheet: how many houses they have, and which of them have a pool.

use crate::house::{House, Houses, LANE, STREETS, Street};

/// The streets as printed, before anything is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Town {
    lengths: [u8; STREETS],
    /// Every house.
    pub houses: Houses,
    /// Houses with a pool.
    pub pools: Houses,
    /// The first and the last house of every street.
    pub street_ends: Houses,
    /// The fences at both ends of every street; a bit is the fence to the left of that house.
    pub(crate) end_fences: u64,
    /// Where a fence may be drawn: between two houses.
    pub(crate) inner_fences: u64,
}

impl Town {
    /// A town with streets of these lengths, from 1 to 15 houses, and these pools.
    pub fn new(lengths: [usize; STREETS], pools: Houses) -> Self {
        let mut town = Self {
            lengths: lengths.map(|length| length as u8),
            houses: Houses::NONE,
            pools,
            street_ends: Houses::NONE,
            end_fences: 0,
            inner_fences: 0,
        };
        for street in Street::ALL {
            let length = lengths[street.index()];
            let lane = LANE * street.index();
            town.houses |= Houses::first(street, length);
            town.street_ends.insert(House::new(street, 0));
            town.street_ends.insert(House::new(street, length - 1));
            town.end_fences |= 1 << lane | 1 << (lane + length);
            town.inner_fences |= Houses::run(lane + 1, lane + length).0;
        }
        town
    }

    /// How many houses a street has.
    #[inline]
    pub fn street_length(&self, street: Street) -> usize {
        self.lengths[street.index()].into()
    }
}
