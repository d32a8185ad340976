//! What a pencil and an eraser do to a sheet.

use std::sync::Arc;

use super::super::Paper;
use super::{Erased, Mark};
use crate::allowed::Picking;
use crate::extensions::bonuses::Bonuses;
use crate::extensions::halloween::Halloween;
use crate::extensions::zombies::Hordes;
use crate::extensions::{Extension, Marks};
use crate::goal;
use crate::house::{House, Houses};
use crate::number::Number;
use crate::plan::PlanSlot;
use crate::sheet::Sheet;

impl Paper {
    /// Writes or rubs out.
    pub(super) fn make_mark(&mut self, mark: Mark) {
        let rules = Arc::clone(&self.rules.sheet);
        let town = rules.town();
        let sheet = &mut self.sheet;
        match mark {
            Mark::Write { number, house }
            | Mark::Bis { number, house }
            | Mark::FreeBis { number, house } => self.write(mark, number, house),
            Mark::Fence(house) => sheet.fence(house),
            Mark::Roundabout(house) => {
                sheet.build_roundabout(house);
                if let Some(Extension::Atomic(atomic)) = &rules.extension {
                    self.opponent_builds(atomic, house.street());
                }
            }
            Mark::Pool(house) => sheet.pools.insert(house),
            Mark::Park(street) => sheet.parks[street.index()] += 1,
            Mark::Promote(size) => {
                sheet.promotions[usize::from(size) - 1] += 1;
                self.find_ammunition();
            }
            Mark::Hire => sheet.temps += 1,
            Mark::Copy => sheet.bis_boxes += 1,
            Mark::Use(house) => {
                let estate = sheet.estate_of(house).unwrap_or(Houses::only(house));
                self.beside.used_by_hand |= estate;
                self.mark_used();
            }
            Mark::Erase(what) => self.rub_out(what),
            _ => self.make_own(mark),
        }
        // A house without fences around it any more is no estate that could have been used.
        debug_assert!(self.sheet.used.0 & !town.houses.0 == 0, "only houses are used");
    }

    /// Writes a number; one that stands there goes, and gives the box of a copy back.
    fn write(&mut self, mark: Mark, number: Number, house: House) {
        let (rules, sheet) = (Arc::clone(&self.rules.sheet), &mut self.sheet);
        if sheet.bis.contains(house) && !self.beside.free.contains(house) {
            sheet.bis_boxes = sheet.bis_boxes.saturating_sub(1);
        }
        self.beside.free = self.beside.free & !Houses::only(house);
        // The pool beside a number that is changed stays.
        sheet.erase_number(house);
        match mark {
            Mark::Bis { .. } => {
                rules.write_copy(sheet, number, house);
                sheet.bis_boxes += 1;
            }
            Mark::FreeBis { .. } => {
                rules.write_copy(sheet, number, house);
                self.beside.free.insert(house);
            }
            _ => sheet.write(house, number),
        }
        if let Some(own) = &rules.extension {
            own.numbered(sheet, house);
        }
    }

    /// Makes a mark of a sheet with rules of its own.
    fn make_own(&mut self, mark: Mark) {
        let rules = Arc::clone(&self.rules.sheet);
        match (mark, &mut self.sheet.marks) {
            (Mark::Collect(house, taken), Marks::Eggs(collected)) => collected.set(house, taken),
            (Mark::Infiltrate(house), Marks::Roswell(zoorgs)) => zoorgs.houses.insert(house),
            (Mark::Aim(goal), Marks::Roswell(zoorgs)) => zoorgs.goal = Some(goal),
            (Mark::Count(count), Marks::Ducks(_)) => self.count_ducklings(count.into()),
            (Mark::Cone(house), Marks::Trucks(delivered)) => delivered.cones.insert(house),
            (Mark::Bonus(street), Marks::Trucks(delivered)) => {
                delivered.bonuses = delivered.bonuses.with(Bonuses::only(street.index()));
            }
            (Mark::Cross(street), _) => self.cross(street.index(), true),
            (Mark::Circle(house, treat), Marks::Halloween(haunted)) => {
                haunted.uncircle(house);
                Halloween::circle(&mut self.sheet, house, treat);
            }
            (Mark::Tier(tier), Marks::Halloween(haunted)) => {
                haunted.tiers = haunted.tiers.with(Bonuses::only(tier.bonus()));
            }
            (Mark::Barricade(house), Marks::Zombies(siege)) => siege.barricades.insert(house),
            (Mark::Invade(house), _) => self.sheet.invade(house),
            (Mark::Hold(horde), _) => self.beside.held = self.beside.held.with(horde),
            (Mark::Zombies(card), _) => {
                if let Some(Extension::Zombies(zombies)) = &rules.extension {
                    zombies.attack(&mut self.sheet, card, self.beside.held);
                }
                self.beside.held = Hordes::NONE;
                self.beside.zombie_cards |= card.bit();
                if let Some(office) = &self.office {
                    self.beside.below_zombies.push(office.pile.len() as u8);
                }
            }
            _ => {}
        }
    }

    /// Zombies!: how much ammunition there is follows from the boxes crossed.
    fn find_ammunition(&mut self) {
        if let Some(Extension::Zombies(zombies)) = &self.rules.sheet.extension {
            let found = zombies.found(&self.sheet);
            if let Marks::Zombies(siege) = &mut self.sheet.marks {
                siege.found = found;
            }
        }
    }

    fn rub_out(&mut self, what: Erased) {
        let rules = Arc::clone(&self.rules.sheet);
        let town = rules.town();
        let sheet = &mut self.sheet;
        match what {
            Erased::House(house) => {
                sheet.erase(town, house);
                if self.beside.free.contains(house) {
                    sheet.bis_boxes += 1;
                    self.beside.free = self.beside.free & !Houses::only(house);
                }
            }
            Erased::Fence(house) => sheet.erase_fence(town, house),
            Erased::Pool(house) => sheet.pools = sheet.pools & !Houses::only(house),
            Erased::Park(street) => sheet.parks[street.index()] -= 1,
            Erased::Promote(size) => {
                sheet.promotions[usize::from(size) - 1] -= 1;
                self.find_ammunition();
            }
            Erased::Hire => sheet.temps -= 1,
            Erased::Copy => sheet.bis_boxes -= 1,
            Erased::Use(house) => {
                let estate = sheet.estate_of(house).unwrap_or(Houses::only(house));
                self.beside.used_by_hand = self.beside.used_by_hand & !estate;
                self.beside.used = self.beside.used.map(|used| used & !estate);
                self.mark_used();
            }
            _ => self.rub_out_own(what),
        }
    }

    /// Rubs out a mark of a sheet with rules of its own.
    fn rub_out_own(&mut self, what: Erased) {
        match (what, &mut self.sheet.marks) {
            (Erased::Infiltrate(house), Marks::Roswell(zoorgs)) => {
                zoorgs.houses = zoorgs.houses & !Houses::only(house);
            }
            (Erased::Count(count), Marks::Ducks(counted)) => {
                counted.0[usize::from(count)] = None;
            }
            (Erased::Cone(house), Marks::Trucks(delivered)) => {
                delivered.cones = delivered.cones & !Houses::only(house);
            }
            (Erased::Bonus(street), Marks::Trucks(delivered)) => {
                delivered.bonuses = delivered.bonuses.without(Bonuses::only(street.index()));
            }
            (Erased::Circle(house), Marks::Halloween(haunted)) => haunted.uncircle(house),
            (Erased::Tier(tier), Marks::Halloween(haunted)) => {
                haunted.tiers = haunted.tiers.without(Bonuses::only(tier.bonus()));
            }
            (Erased::Barricade(house), Marks::Zombies(siege)) => {
                siege.barricades = siege.barricades & !Houses::only(house);
            }
            (Erased::Hold(horde), _) => self.beside.held = self.beside.held.without(horde),
            (Erased::Cross(street), _) => self.cross(street.index(), false),
            _ => {}
        }
    }

    pub(super) fn mark_used(&mut self) {
        let used = self.beside.used.iter().fold(self.beside.used_by_hand, |all, used| all | *used);
        self.sheet.set_used(used);
    }

    /// Marks the estates that a plan uses: those it must, and of the others the first. Which ones can
    /// be corrected by hand.
    pub(super) fn use_for(&mut self, slot: PlanSlot) {
        let Some(goal) = self.plan(slot).map(|plan| plan.goal) else { return };
        let before = self.sheet.used;
        if let Some(mut picking) = Picking::begin(&self.rules.sheet, &self.sheet, slot, goal) {
            picking.pick_forced(&mut self.sheet, goal);
            let next = |sheet: &Sheet, picking: &Picking| {
                sheet.available_runs().find(|&run| picking.may_pick(run))
            };
            while let Some(run) = next(&self.sheet, &picking) {
                picking.use_estate(&mut self.sheet, goal, run);
            }
        } else {
            self.sheet.mark_used(goal::marks(&self.rules.sheet, goal));
        }
        self.beside.used[slot.index()] = self.sheet.used & !before;
    }
}
