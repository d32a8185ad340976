//! Rubbing out. A game never does it: it plays again without a choice that is taken back. On paper
//! people correct themselves and their neighbours.

use super::Sheet;
use crate::estate::{EstateCounts, Run};
use crate::extensions::Marks;
use crate::extensions::eggs::Taken;
use crate::house::{House, Houses};
use crate::number::Number;
use crate::town::Town;

impl Sheet {
    /// Rubs out everything that stands on a place: its number with the box of a copy, its pool, its
    /// roundabout or its zombies with the fences that came with them, its own marks.
    pub(crate) fn erase(&mut self, town: &Town, house: House) {
        let others = !Houses::only(house);
        if self.bis.contains(house) {
            self.bis_boxes = self.bis_boxes.saturating_sub(1);
        }
        self.erase_number(house);
        self.pools = self.pools & others;
        if (self.roundabouts | self.lost).contains(house) {
            self.roundabouts = self.roundabouts & others;
            self.lost = self.lost & others;
            // A neighbour that is one too keeps its fence; so do the ends of the street.
            let shut_in = self.roundabouts | self.lost;
            let beside_left = shut_in.0 << 1 >> house.index() & 1;
            let beside_right = shut_in.0 >> 1 >> house.index() & 1;
            let kept = (beside_left | beside_right << 1) << house.index() | town.end_fences;
            self.fences &= !(0b11 << house.index()) | kept;
        }
        match &mut self.marks {
            Marks::Eggs(collected) => collected.set(house, Taken::NONE),
            Marks::Roswell(zoorgs) => zoorgs.houses = zoorgs.houses & others,
            Marks::Trucks(delivered) => delivered.cones = delivered.cones & others,
            Marks::Halloween(haunted) => haunted.uncircle(house),
            Marks::Zombies(siege) => siege.barricades = siege.barricades & others,
            Marks::None | Marks::Ducks(_) => {}
        }
        self.count_again();
    }

    /// Rubs out a number and nothing else.
    pub(crate) fn erase_number(&mut self, house: House) {
        let others = !Houses::only(house);
        self.numbered = self.numbered & others;
        self.bis = self.bis & others;
        self.numbers[house.index()] = Number::NOTHING;
        self.twins &= !(0b11 << house.index());
        self.count_again();
    }

    /// Rubs out the fence to the right of a house; printed ones stay.
    pub(crate) fn erase_fence(&mut self, town: &Town, house: House) {
        self.fences &= !(2 << house.index()) | town.end_fences;
        self.count_again();
    }

    /// Says anew what plans have used.
    pub(crate) fn set_used(&mut self, used: Houses) {
        self.used = used;
        self.count_again();
    }

    /// Counts the estates anew: some may have come or gone.
    pub(super) fn count_again(&mut self) {
        let complete = self.runs().filter(|&run| self.is_complete(run));
        self.complete = EstateCounts::of(complete.map(Run::len));
        self.available = EstateCounts::of(self.available_runs().map(Run::len));
    }
}
