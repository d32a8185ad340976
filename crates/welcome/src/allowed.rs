//! What a sheet allows, whoever asks: an architect in a turn, or somebody who writes on paper.
//!
//! A turn knows besides which number and action were taken; paper knows only the sheet.

use crate::estate::{EstateCounts, Run};
use crate::game::End;
use crate::goal;
use crate::house::{House, Houses, Street};
use crate::number::Number;
use crate::plan::{Goal, Place, PlanSlot};
use crate::refusal::{OutOfOrder, Refusal};
use crate::rules::Rules;
use crate::sheet::Sheet;

impl Rules {
    /// Whether nothing stands on a place of the sheet.
    pub(crate) fn is_empty_place(&self, sheet: &Sheet, house: House) -> Result<(), Refusal> {
        if !self.town().houses.contains(house) {
            Err(Refusal::NoSuchHouse(house))
        } else if sheet.taken().contains(house) {
            Err(Refusal::HouseTaken(house))
        } else {
            Ok(())
        }
    }

    /// Why a number does not go in a house that does not take it.
    pub(crate) fn why_no_number(&self, sheet: &Sheet, number: Number, house: House) -> Refusal {
        if let Err(taken) = self.is_empty_place(sheet, house) {
            return taken;
        }
        let (left, right) = sheet.neighbours(house);
        OutOfOrder { number, house, left, right }.into()
    }

    /// Whether a fence may be drawn to the right of a house.
    pub(crate) fn may_fence(&self, sheet: &Sheet, house: House) -> Result<(), Refusal> {
        if sheet.fence_places(self.town()).contains(house) {
            return Ok(());
        }
        Err(if !self.town().houses.contains(house) {
            Refusal::NoSuchHouse(house)
        } else if house.place() + 1 == self.town().street_length(house.street()) {
            Refusal::FenceAtEnd(house)
        } else if sheet.fence_right_of(house) {
            Refusal::FenceStands(house)
        } else if sheet.twins_right_of(house) {
            Refusal::FenceBetweenTwins(house)
        } else {
            Refusal::FenceInUsed(house)
        })
    }

    /// Whether a number more may be copied.
    #[inline]
    pub(crate) fn may_copy(&self, sheet: &Sheet) -> bool {
        self.ruleset.copies_beyond_the_track || sheet.bis_boxes < self.edition.sheet.bis.boxes()
    }

    /// Empty places that could copy the number of the house to their left.
    #[inline]
    pub(crate) fn copies_from_left(&self, sheet: &Sheet) -> Houses {
        if self.ruleset.twins_share_an_estate {
            sheet.copies_from_left(self.town())
        } else {
            sheet.right_of_numbered(self.town())
        }
    }

    /// Empty places that could copy the number of the house to their right.
    #[inline]
    pub(crate) fn copies_from_right(&self, sheet: &Sheet) -> Houses {
        if self.ruleset.twins_share_an_estate {
            sheet.copies_from_right(self.town())
        } else {
            sheet.left_of_numbered(self.town())
        }
    }

    /// Whether a house may copy this number from a neighbour.
    #[inline]
    pub(crate) fn may_copy_to(
        &self,
        sheet: &Sheet,
        number: Number,
        house: House,
    ) -> Result<(), Refusal> {
        let copies = |from: Houses, left: bool| {
            from.contains(house) && sheet.beside(house, left) == Some(number)
        };
        if copies(self.copies_from_left(sheet), true)
            || copies(self.copies_from_right(sheet), false)
        {
            return Ok(());
        }
        self.is_empty_place(sheet, house)?;
        Err(if self.ruleset.twins_share_an_estate {
            Refusal::NothingToCopy { number, house }
        } else {
            Refusal::NothingBeside { number, house }
        })
    }

    /// Writes a copy, which may have to stay with its twins for ever.
    #[inline]
    pub(crate) fn write_copy(&self, sheet: &mut Sheet, number: Number, house: House) {
        sheet.copy(house, number);
        if self.ruleset.twins_share_an_estate {
            sheet.keep_twins_together(house);
        }
    }

    /// Whether estates of a size can still be raised in value.
    #[inline]
    pub(crate) fn can_promote(&self, sheet: &Sheet, size: usize) -> bool {
        sheet.promotions[size - 1] < self.edition.sheet.estates[size - 1].boxes()
    }

    /// Whether a street has a park left to plant.
    #[inline]
    pub(crate) fn can_plant(&self, sheet: &Sheet, street: Street) -> bool {
        sheet.parks[street.index()] < self.edition.sheet.parks[street.index()].boxes()
    }

    /// Whether a house has a pool that is not built.
    #[inline]
    pub(crate) fn can_dig(&self, sheet: &Sheet, house: House) -> bool {
        (self.town().pools & !sheet.pools).contains(house)
    }

    /// Whether a temp more can be crossed.
    #[inline]
    pub(crate) fn can_hire(&self, sheet: &Sheet) -> bool {
        sheet.temps < self.edition.sheet.temp_boxes
    }

    /// Whether the sheet may have a roundabout more.
    pub(crate) fn may_have_roundabout(&self, sheet: &Sheet) -> Result<(), Refusal> {
        let most = self.edition.sheet.roundabouts.boxes();
        if !self.roundabouts_allowed {
            Err(Refusal::NoRoundabouts)
        } else if sheet.roundabouts.len() >= most.into() {
            Err(Refusal::RoundaboutsBuilt(most))
        } else {
            Ok(())
        }
    }

    /// Whether the sheet shows what a plan asks for, and has not written it down yet.
    pub(crate) fn may_fulfil(
        &self,
        sheet: &Sheet,
        slot: PlanSlot,
        goal: Goal,
    ) -> Result<(), Refusal> {
        if sheet.plans[slot.index()].is_some() {
            Err(Refusal::PlanFulfilled(slot))
        } else if goal::is_met(self, sheet, goal) {
            Ok(())
        } else {
            Err(Refusal::PlanNotMet(slot))
        }
    }

    /// Whether the sheet is at an end by itself, and how.
    pub(crate) fn end_of(&self, sheet: &Sheet) -> Option<End> {
        if sheet.empty(self.town()).is_empty() {
            Some(End::Houses)
        } else if sheet.plans.iter().all(Option::is_some) {
            Some(End::Plans)
        } else if sheet.refusals >= self.edition.sheet.refusals.boxes() {
            Some(End::Refusals)
        } else {
            None
        }
    }

    /// The numbers that can ever be written: those of the cards, with the help of temps.
    pub fn numbers(&self) -> Vec<Number> {
        let mut numbers: Vec<Number> =
            self.cards().iter().flat_map(|card| card.number.with_temp()).collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }

    /// The numbers of the cards.
    pub fn card_numbers(&self) -> Vec<Number> {
        let mut numbers: Vec<Number> = self.cards().iter().map(|card| card.number).collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }

    /// Whether a number can ever be written.
    pub(crate) fn can_have(&self, number: Number) -> bool {
        self.cards().iter().any(|card| card.number.with_temp().any(|made| made == number))
    }
}

/// The estates of a plan being picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Picking {
    pub(crate) plan: PlanSlot,
    /// What the plan still needs.
    pub(crate) needed: EstateCounts,
    /// The houses of the estates it may use.
    pub(crate) among: Houses,
}

/// Whether the estates of a plan must be in one same street, whichever it is.
fn wants_one_street(goal: Goal) -> bool {
    let wanted = goal.wanted();
    wanted.is_some_and(|wanted| matches!(wanted.place, Place::OneStreet { .. }))
}

impl Picking {
    /// What a plan asks to be picked; nothing if it uses no estates.
    pub(crate) fn begin(rules: &Rules, sheet: &Sheet, plan: PlanSlot, goal: Goal) -> Option<Self> {
        let wanted = goal.wanted()?;
        let among = goal::candidates(rules, sheet, &wanted);
        Some(Self { plan, needed: wanted.sizes, among })
    }

    /// Whether an estate may be picked for the plan.
    pub(crate) fn may_pick(&self, run: Run) -> bool {
        self.needed.get(run.len()) > 0 && self.among.covers(run.houses())
    }

    /// Picks the estates of each size of which the plan needs all there are.
    pub(crate) fn pick_forced(&mut self, sheet: &mut Sheet, goal: Goal) {
        // A plan that wants one same street is a choice while several streets would do.
        let streets = Street::ALL.into_iter().filter(|&s| !self.among.in_street(s).is_empty());
        if wants_one_street(goal) && streets.count() != 1 {
            return;
        }
        for (size, count) in goal::counts(sheet, self.among).sizes() {
            let needed = self.needed.get(size);
            if needed > 0 && needed == count {
                for _ in 0..needed {
                    let picked = |run: &Run| run.len() == size && self.may_pick(*run);
                    let run = sheet.available_runs().find(picked).expect("counted");
                    self.use_estate(sheet, goal, run);
                }
            }
        }
    }

    /// Uses an estate for the plan; where it wants one same street, the others are out.
    pub(crate) fn use_estate(&mut self, sheet: &mut Sheet, goal: Goal, run: Run) {
        sheet.use_estate(run);
        self.needed.remove(run.len());
        self.among = self.among & !run.houses();
        if wants_one_street(goal) {
            let street = House::from_index(run.start as u32).street();
            self.among = self.among.in_street(street);
        }
    }
}
