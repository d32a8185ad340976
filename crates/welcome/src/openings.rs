//! Where each number may still be written.

use crate::house::{House, Houses, LANE};
use crate::number::Number;
use crate::sheet::Sheet;
use crate::town::Town;

/// For each whole number, the houses that still take it.
///
/// It follows from the sheet; it is kept beside it because every turn asks for it many times,
/// and writing a number changes it by a few bit operations. Numbers with quarters are rare: the
/// sheet is asked where they go ([`Sheet::places_for`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Openings([Houses; Number::COUNT]);

impl Openings {
    /// The openings on this sheet.
    pub(crate) fn of(town: &Town, sheet: &Sheet) -> Self {
        if !sheet.lost.is_empty() {
            let whole = |rank| sheet.places_for(town, Number::of_rank(rank));
            return Self(std::array::from_fn(whole));
        }
        let mut openings = Self([sheet.empty(town); Number::COUNT]);
        for house in sheet.numbered {
            openings.narrow(house, sheet.number(house).expect("numbered"), sheet.roundabouts);
        }
        openings
    }

    /// The houses that take a number.
    #[inline]
    pub(crate) fn houses(&self, town: &Town, sheet: &Sheet, number: Number) -> Houses {
        if number.is_whole() { self.0[number.rank()] } else { sheet.places_for(town, number) }
    }

    /// Takes account of a number just written on a sheet. Where houses are lost, everything is looked at
    /// anew: the number may go on fitting.
    #[inline]
    pub(crate) fn numbered(&mut self, town: &Town, sheet: &Sheet, house: House, number: Number) {
        if sheet.lost.is_empty() {
            self.narrow(house, number, sheet.roundabouts);
        } else {
            *self = Self::of(town, sheet);
        }
    }

    /// Takes account of a number just written: smaller ones go to its left, larger ones to its
    /// right, and the same one nowhere, up to the next roundabout or the end of the street.
    #[inline]
    fn narrow(&mut self, house: House, number: Number, roundabouts: Houses) {
        let here = house.index();
        let lane = LANE * house.street().index();
        let barriers = roundabouts.in_street(house.street()).0;
        let before = barriers & ((1 << here) - 1);
        let after = barriers >> here;
        let start = if before == 0 { lane } else { 64 - before.leading_zeros() as usize };
        let end = if after == 0 { lane + LANE } else { here + after.trailing_zeros() as usize };
        let left_and_here = !Houses::run(start, here + 1).0;
        let here_and_right = !Houses::run(here, end).0;
        let rank = number.rank();
        for smaller in &mut self.0[..rank] {
            smaller.0 &= here_and_right;
        }
        // 9¾ is larger than 9, which therefore goes to its left.
        let same = if number.is_whole() { left_and_here } else { !0 };
        self.0[rank].0 &= same & here_and_right;
        for larger in &mut self.0[rank + 1..] {
            larger.0 &= left_and_here;
        }
    }
}
