//! What a plan of a sheet still lacks that asks for lots with something in them.

use smallvec::SmallVec;

use super::Outlook;
use crate::estate::{EstateCounts, Run};
use crate::extensions::{Extension, Have, christmas};
use crate::house::{Houses, LANE, LONGEST_STREET, STREETS, Street};
use crate::sheet::Sheet;

/// What an empty house of a lot counts for that is as good as numbered, of a house of work.
const NEARLY_NUMBERED: f32 = 0.5;

impl Outlook<'_> {
    /// The work of the cheapest lots of these sizes that can still have what is wanted: houses to
    /// number, fences to draw, things to get.
    pub(super) fn lots_lacking(&self, sizes: EstateCounts, have: Have) -> f32 {
        let mut picked = Houses::NONE;
        let mut work = 0.0;
        for size in (1..=crate::estate::LARGEST_ESTATE).rev() {
            let wanted = sizes.get(size);
            if wanted == 0 {
                continue;
            }
            let mut lots: SmallVec<[(f32, Houses); STREETS * LONGEST_STREET]> = SmallVec::new();
            for street in Street::ALL {
                let start = LANE * street.index();
                let end = start + self.rules.town().street_length(street);
                for first in start..=end.saturating_sub(size) {
                    let lot = Run { start: first, end: first + size };
                    lots.extend(self.lot_work(lot, have).map(|work| (work, lot.houses())));
                }
            }
            for _ in 0..wanted {
                let open = lots.iter().filter(|(_, houses)| !picked.meets(*houses));
                let Some(&(least, houses)) = open.min_by(|(a, _), (b, _)| a.total_cmp(b)) else {
                    return f32::INFINITY;
                };
                work += least;
                picked |= houses;
            }
        }
        work
    }

    /// The work of one lot; none if it can never be one, or never have what is wanted.
    fn lot_work(&self, lot: Run, have: Have) -> Option<f32> {
        let sheet = self.sheet;
        let houses = lot.houses();
        if houses.meets(sheet.used | sheet.roundabouts | sheet.lost) {
            return None;
        }
        let fences = sheet.fences_lacking(lot)?;
        let things = self.things_lacking(houses, have)?;
        let empty = houses & !sheet.numbered;
        let numbers = empty.len() as f32 - NEARLY_NUMBERED * self.expected(empty);
        Some(numbers + self.sheets.lot_fence * fences as f32 + self.own_errand() * things)
    }

    /// How many things a lot of these houses lacks; none if it can never have them.
    fn things_lacking(&self, lot: Houses, have: Have) -> Option<f32> {
        let sheet = self.sheet;
        let open = lot & !sheet.taken();
        let acting = open | self.acting() & lot;
        // So many are wanted, so many are there, so many may still come.
        let some = |wanted: u8, there: usize, to_come: usize| {
            let lacks = usize::from(wanted).saturating_sub(there);
            (lacks <= to_come).then_some(lacks as f32)
        };
        let none = |there: usize| (there == 0).then_some(0.0);
        let extension = self.rules.extension.as_ref()?;
        match (have, extension) {
            (Have::Eggs(wanted), Extension::Eggs(hunt)) => {
                let open = open | self.pausing() & lot;
                let to_come = open.into_iter().map(|house| hunt.colours(house).count()).sum();
                some(wanted, sheet.marks.eggs().within(lot), to_come)
            }
            (Have::NoEggs, _) => none(sheet.marks.eggs().within(lot)),
            (Have::OneString, _) => {
                christmas::may_be_one_string(sheet, lot).then_some(open.len() as f32)
            }
            (Have::DarkMiddle, _) => {
                let middle = Houses(lot.0 & lot.0 << 1 & lot.0 >> 1);
                // Each neighbour still to come may light it.
                (!christmas::lit(sheet).meets(middle)).then_some(0.5 * open.len() as f32)
            }
            (Have::Shelters(wanted), Extension::Atomic(atomic)) => {
                some(wanted, (atomic.shelters & lot).len(), 0)
            }
            (Have::OneShelter, Extension::Atomic(atomic)) => {
                ((atomic.shelters & lot).len() == 1).then_some(0.0)
            }
            (Have::Zoorgs(wanted), Extension::Roswell(roswell)) => {
                let there = sheet.marks.zoorgs().houses & lot;
                some(wanted, there.len(), (roswell.saucers & acting).len())
            }
            (Have::NoZoorgs, _) => none((sheet.marks.zoorgs().houses & lot).len()),
            (Have::PoolAndDuckling, Extension::Ducks(ducks)) => {
                let pool = self.pool_lacking(sheet, lot)?;
                ducks.has_duckling(lot).then_some(pool)
            }
            (Have::Cones(wanted), Extension::Trucks(trucks)) => {
                let there = sheet.marks.delivered().cones & lot;
                some(wanted, there.len(), (trucks.waiting(sheet) & lot).len())
            }
            (Have::NoCones, _) => none((sheet.marks.delivered().cones & lot).len()),
            (Have::PoolAndCone, Extension::Trucks(trucks)) => {
                let pool = self.pool_lacking(sheet, lot)?;
                let there = sheet.marks.delivered().cones & lot;
                some(1, there.len(), (trucks.waiting(sheet) & lot).len()).map(|cone| pool + cone)
            }
            (Have::Barricades(wanted), Extension::Zombies(zombies)) => {
                let there = sheet.marks.siege().barricades & lot;
                some(wanted, there.len(), (zombies.open() & acting).len())
            }
            _ => None,
        }
    }

    /// Whether a lot still lacks a pool; none if it can never have one.
    fn pool_lacking(&self, sheet: &Sheet, lot: Houses) -> Option<f32> {
        if sheet.pools.meets(lot) {
            return Some(0.0);
        }
        let open = !sheet.taken() | self.acting();
        (self.rules.town().pools & lot).meets(open).then_some(1.0)
    }
}
