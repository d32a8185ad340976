//! An architect's sheet: what stands in the streets and what is crossed on the tracks.

mod erasing;

use crate::estate::{EstateCounts, LARGEST_ESTATE, Run};
use crate::extensions::Marks;
use crate::house::{House, Houses, LANE, STREETS, Street};
use crate::number::Number;
use crate::plan::{PlanSlot, STACKS};
use crate::sheet_view::SheetView;
use crate::town::Town;

/// Which score of a plan was written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Approval {
    /// Fulfilled in the first round in which anyone did.
    First,
    /// Fulfilled after others.
    Later,
}

impl Approval {
    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Later => "later",
        }
    }

    /// Which score a plan pays, when these plans have been approved in earlier rounds.
    pub(crate) const fn now(approved: u8, slot: PlanSlot) -> Self {
        if approved & slot.bit() == 0 { Self::First } else { Self::Later }
    }
}

/// An architect's sheet. In JSON it is a [`SheetView`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(into = "SheetView", try_from = "SheetView")]
pub struct Sheet {
    numbers: [Number; STREETS * LANE],
    /// Houses with a number.
    pub numbered: Houses,
    /// Those whose number is a copy, a bis.
    pub bis: Houses,
    /// Places with a roundabout.
    pub roundabouts: Houses,
    /// Houses that are lost for good: no number, no end of the order of numbers.
    pub lost: Houses,
    /// Houses whose pool is built.
    pub pools: Houses,
    /// Places a plan has used.
    pub used: Houses,
    /// A bit is the fence to the left of that house; the ends of the streets are fenced.
    fences: u64,
    /// Where no fence may come, since both houses have the same number; bits as in `fences`.
    twins: u64,
    complete: EstateCounts,
    available: EstateCounts,
    /// Crossed parks of each street.
    pub parks: [u8; STREETS],
    /// Crossed boxes of each column of the real-estate agent, by size.
    pub promotions: [u8; LARGEST_ESTATE],
    /// Boxes crossed for copies. A copy by the bis action crosses one, also when the track has none
    /// left.
    pub bis_boxes: u8,
    /// Crossed temps.
    pub temps: u8,
    /// Crossed permit refusals.
    pub refusals: u8,
    /// The scores written down for the three plans.
    pub plans: [Option<Approval>; STACKS],
    /// What a sheet with rules of its own keeps besides.
    pub marks: Marks,
}

impl Sheet {
    /// An empty sheet.
    pub fn new(town: &Town) -> Self {
        Self {
            numbers: [Number::NOTHING; STREETS * LANE],
            numbered: Houses::NONE,
            bis: Houses::NONE,
            roundabouts: Houses::NONE,
            lost: Houses::NONE,
            pools: Houses::NONE,
            used: Houses::NONE,
            fences: town.end_fences,
            twins: 0,
            complete: EstateCounts::NONE,
            available: EstateCounts::NONE,
            parks: [0; STREETS],
            promotions: [0; LARGEST_ESTATE],
            bis_boxes: 0,
            temps: 0,
            refusals: 0,
            plans: [None; STACKS],
            marks: Marks::None,
        }
    }

    /// The number of a house, if it has one.
    #[inline]
    pub fn number(&self, house: House) -> Option<Number> {
        self.numbered.contains(house).then(|| self.numbers[house.index()])
    }

    /// Places where something stands: a numbered house or a roundabout.
    #[inline]
    pub fn taken(&self) -> Houses {
        self.numbered | self.roundabouts
    }

    /// Places where nothing stands and something may.
    #[inline]
    pub fn empty(&self, town: &Town) -> Houses {
        town.houses & !(self.taken() | self.lost)
    }

    /// Whether a fence stands to the left of the house.
    #[inline]
    pub fn fence_left_of(&self, house: House) -> bool {
        self.fences >> house.index() & 1 == 1
    }

    /// Whether a fence stands to the right of the house.
    #[inline]
    pub fn fence_right_of(&self, house: House) -> bool {
        self.fences >> (house.index() + 1) & 1 == 1
    }

    /// Complete estates, by size.
    #[inline]
    pub fn complete_estates(&self) -> EstateCounts {
        self.complete
    }

    /// Complete estates that no plan has used, by size.
    #[inline]
    pub fn available_estates(&self) -> EstateCounts {
        self.available
    }

    /// Houses to the right of which a fence may be drawn: not where one stands, not between twins
    /// that stay together, not inside what a plan has used.
    #[inline]
    pub fn fence_places(&self, town: &Town) -> Houses {
        let inside_used = self.used.0 & self.used.0 << 1;
        Houses((town.inner_fences & !self.fences & !self.twins & !inside_used) >> 1)
    }

    /// How many fences were drawn between the houses of a street.
    #[inline]
    pub(crate) fn inner_fences(&self, town: &Town, street: Street) -> usize {
        Houses(self.fences & town.inner_fences).in_street(street).len()
    }

    /// The run of houses between fences that holds this house.
    pub(crate) fn run_around(&self, house: House) -> Run {
        Run::around(self.fences, house.index())
    }

    /// How many fences a lot of these houses lacks at its ends; none if it can never be one, since a
    /// fence stands inside it or none may come at an end.
    pub(crate) fn fences_lacking(&self, lot: Run) -> Option<u32> {
        let inside = Houses::run(lot.start + 1, lot.end).0;
        let ends = (1 << lot.start | 1 << lot.end) & !self.fences;
        ((self.fences & inside) | (self.twins & ends) == 0).then_some(ends.count_ones())
    }

    /// How many places each street has: it reaches from its first fence to its last.
    pub(crate) fn street_lengths(&self) -> [usize; STREETS] {
        Street::ALL.map(|street| {
            let fences = Houses(self.fences).in_street(street).0;
            63 - fences.leading_zeros() as usize - LANE * street.index()
        })
    }

    /// Notes that no fence may ever come to the right of a house.
    pub(crate) fn join_right_of(&mut self, house: House) {
        self.twins |= 2 << house.index();
    }

    /// Whether the houses on both sides of this house's right fence bear the same number.
    pub(crate) fn twins_right_of(&self, house: House) -> bool {
        self.twins >> (house.index() + 1) & 1 == 1
    }

    /// Empty places with a numbered house directly to their left, whether or not a fence stands
    /// between.
    #[inline]
    pub fn right_of_numbered(&self, town: &Town) -> Houses {
        let mut from = self.numbered.0;
        if !self.lost.is_empty() {
            // Lost houses are looked through.
            while from != from | from << 1 & self.lost.0 {
                from |= from << 1 & self.lost.0;
            }
        }
        Houses(from << 1) & self.empty(town)
    }

    /// Empty places with a numbered house directly to their right, whether or not a fence stands
    /// between.
    #[inline]
    pub fn left_of_numbered(&self, town: &Town) -> Houses {
        let mut from = self.numbered.0;
        if !self.lost.is_empty() {
            while from != from | from >> 1 & self.lost.0 {
                from |= from >> 1 & self.lost.0;
            }
        }
        Houses(from >> 1) & self.empty(town)
    }

    /// Empty places that could copy the number of the house to their left, no fence between.
    #[inline]
    pub fn copies_from_left(&self, town: &Town) -> Houses {
        Houses(self.numbered.0 << 1 & !self.fences) & self.empty(town)
    }

    /// Empty places that could copy the number of the house to their right, no fence between.
    #[inline]
    pub fn copies_from_right(&self, town: &Town) -> Houses {
        Houses((self.numbered.0 & !self.fences) >> 1) & self.empty(town)
    }

    /// The sheet as it would be with a number in an empty house.
    #[must_use]
    pub fn with_number(mut self, house: House, number: Number) -> Self {
        self.write(house, number);
        self
    }

    /// Writes a number in an empty house.
    #[inline]
    pub(crate) fn write(&mut self, house: House, number: Number) {
        self.numbers[house.index()] = number;
        self.numbered.insert(house);
        self.count(Run::around(self.fences, house.index()));
    }

    /// Writes the number of a neighbour in an empty house beside it.
    pub(crate) fn copy(&mut self, house: House, number: Number) {
        self.write(house, number);
        self.bis.insert(house);
    }

    /// The number that a copy would take from the left, or from the right: that of the neighbour,
    /// lost houses looked through.
    #[inline]
    pub(crate) fn beside(&self, house: House, left: bool) -> Option<Number> {
        if self.lost.is_empty() {
            let neighbour = if left { house.left() } else { house.right() };
            return self.number(neighbour);
        }
        let (to_the_left, to_the_right) = self.neighbours(house);
        if left { to_the_left } else { to_the_right }
    }

    /// A house is lost: its number is erased, and it is fenced on both sides.
    pub(crate) fn invade(&mut self, house: House) {
        let here = !Houses::only(house);
        self.numbered = self.numbered & here;
        self.bis = self.bis & here;
        self.numbers[house.index()] = Number::NOTHING;
        self.lost.insert(house);
        self.fences |= 0b11 << house.index();
        // It may have cut an estate, or taken one away.
        self.count_again();
    }

    /// Notes that no fence may ever come between a copy and its twins.
    pub(crate) fn keep_twins_together(&mut self, house: House) {
        let number = self.number(house);
        if !self.fence_left_of(house) && self.number(house.left()) == number {
            self.twins |= 1 << house.index();
        }
        if !self.fence_right_of(house) && self.number(house.right()) == number {
            self.twins |= 2 << house.index();
        }
    }

    /// Draws a fence to the right of a house.
    #[inline]
    pub(crate) fn fence(&mut self, house: House) {
        self.draw_fence(house.index() + 1);
    }

    fn draw_fence(&mut self, index: usize) {
        let whole = Run::around(self.fences, index);
        if self.is_complete(whole) {
            self.complete.remove(whole.len());
            if !self.used.meets(whole.houses()) {
                self.available.remove(whole.len());
            }
        }
        self.fences |= 1 << index;
        self.count(Run { end: index, ..whole });
        self.count(Run { start: index, ..whole });
    }

    /// Builds a roundabout on an empty place, fenced on both sides.
    pub(crate) fn build_roundabout(&mut self, house: House) {
        self.roundabouts.insert(house);
        for side in [house.index(), house.index() + 1] {
            if self.fences >> side & 1 == 0 {
                self.draw_fence(side);
            }
        }
    }

    #[inline]
    fn is_complete(&self, run: Run) -> bool {
        self.numbered.covers(run.houses())
    }

    /// Counts the run as an estate if it has just become one.
    #[inline]
    fn count(&mut self, run: Run) {
        if self.is_complete(run) {
            self.complete.add(run.len());
            if !self.used.meets(run.houses()) {
                self.available.add(run.len());
            }
        }
    }

    /// The runs of houses between fences, in order.
    pub(crate) fn runs(&self) -> impl Iterator<Item = Run> {
        let fences = self.fences;
        Street::ALL.into_iter().flat_map(move |street| {
            let lane = Houses(fences).in_street(street);
            lane.into_iter()
                .zip(lane.into_iter().skip(1))
                .map(|(start, end)| Run { start: start.index(), end: end.index() })
        })
    }

    /// Looks at every run of houses between fences, in order, as quickly as can be.
    #[inline]
    pub(crate) fn for_each_run(&self, mut look: impl FnMut(Run)) {
        for street in Street::ALL {
            let mut fences = Houses(self.fences).in_street(street).0;
            let mut start = fences.trailing_zeros() as usize;
            fences &= fences - 1;
            while fences != 0 {
                let end = fences.trailing_zeros() as usize;
                fences &= fences - 1;
                look(Run { start, end });
                start = end;
            }
        }
    }

    /// Complete estates that no plan has used, as runs.
    pub(crate) fn available_runs(&self) -> impl Iterator<Item = Run> {
        self.runs().filter(|&run| {
            run.len() <= LARGEST_ESTATE && self.is_complete(run) && !self.used.meets(run.houses())
        })
    }

    /// The available estate that begins with this house.
    pub(crate) fn available_run_at(&self, house: House) -> Option<Run> {
        self.available_runs().find(|run| run.start == house.index())
    }

    /// Marks one available estate as used by a plan.
    pub(crate) fn use_estate(&mut self, run: Run) {
        self.used |= run.houses();
        self.available.remove(run.len());
    }

    /// Marks places as used by a plan, whatever estates they belong to.
    pub(crate) fn mark_used(&mut self, places: Houses) {
        self.used |= places;
        self.available = EstateCounts::of(self.available_runs().map(Run::len));
    }

    /// The houses of the complete estate a house belongs to, if it does.
    pub fn estate_of(&self, house: House) -> Option<Houses> {
        let run = Run::around(self.fences, house.index());
        (run.len() <= LARGEST_ESTATE && self.is_complete(run)).then(|| run.houses())
    }

    /// The houses that are complete estates of one house.
    pub fn singles(&self) -> Houses {
        let fenced = self.fences & self.fences >> 1;
        Houses(self.numbered.0 & fenced)
    }

    /// Empty places that take a number, whole or not.
    pub(crate) fn places_for(&self, town: &Town, number: Number) -> Houses {
        self.empty(town).into_iter().filter(|&house| self.takes_number(house, number)).collect()
    }

    /// Whether an empty place takes a number, whole or not.
    pub(crate) fn takes_number(&self, house: House, number: Number) -> bool {
        let (left, right) = self.neighbours(house);
        let equal = left == Some(number) || right == Some(number);
        left.is_none_or(|left| left <= number)
            && right.is_none_or(|right| number <= right)
            && (!equal || self.is_orphan(house, number))
    }

    /// Whether all houses of this number up to the next roundabouts are copies, since the house they
    /// copied is lost. Then the number may be written once more.
    fn is_orphan(&self, house: House, number: Number) -> bool {
        if self.lost.is_empty() {
            return false;
        }
        let lane = house.street().lane();
        let barriers = (self.roundabouts & lane).0;
        let before = barriers & ((1 << house.index()) - 1);
        let after = barriers & !((2 << house.index()) - 1);
        let start = if before == 0 { 0 } else { 64 - before.leading_zeros() as usize };
        let end = if after == 0 { 63 } else { after.trailing_zeros() as usize };
        let segment = lane & Houses::run(start, end);
        let mut originals = (self.numbered & !self.bis & segment).into_iter();
        !originals.any(|other| self.number(other) == Some(number))
    }

    /// The lowest and the highest whole number an empty place takes; `None` if it takes none.
    pub fn takes(&self, house: House) -> Option<(Number, Number)> {
        let (left, right) = self.neighbours(house);
        let lowest = left.map_or(0, |number| number.rank() + 1);
        let highest = match right {
            Some(right) if !right.is_whole() => right.rank(),
            Some(right) => right.rank().checked_sub(1)?,
            None => Number::COUNT - 1,
        };
        (lowest <= highest).then(|| (Number::of_rank(lowest), Number::of_rank(highest)))
    }

    /// The number written nearest on each side of an empty place, up to the next roundabout.
    pub fn neighbours(&self, house: House) -> (Option<Number>, Option<Number>) {
        let lane = house.street().lane();
        let left = (self.taken() & lane).0 & ((1 << house.index()) - 1);
        let right = (self.taken() & lane).0 & !((2 << house.index()) - 1);
        let nearest = |found: bool, index: u32| {
            found.then(|| House::from_index(index)).and_then(|house| self.number(house))
        };
        (nearest(left != 0, left.max(1).ilog2()), nearest(right != 0, right.trailing_zeros()))
    }
}
