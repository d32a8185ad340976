//! Whether a mark has a place on the sheet.

use super::super::{NoMark, Paper, PaperMark};
use super::{Erased, Mark};
use crate::extensions::{Extension, Marks};
use crate::house::House;

impl Paper {
    fn is_house(&self, house: House) -> Result<(), NoMark> {
        let there = self.rules.sheet.town().houses.contains(house);
        if there { Ok(()) } else { Err(NoMark::NoSuchHouse(house)) }
    }

    /// Whether a mark has a place on the sheet.
    pub(super) fn has_place(&self, mark: Mark) -> Result<(), NoMark> {
        let (rules, sheet) = (&*self.rules.sheet, &self.sheet);
        mark.house().map_or(Ok(()), |house| self.is_house(house))?;
        match mark {
            Mark::FreeBis { .. } if !matches!(sheet.marks, Marks::Halloween(_)) => {
                Err(NoMark::OtherSheet)
            }
            Mark::Write { number, house }
            | Mark::Bis { number, house }
            | Mark::FreeBis { number, house } => {
                if !rules.can_have(number) {
                    Err(NoMark::NoSuchNumber(number))
                } else if (sheet.roundabouts | sheet.lost).contains(house) {
                    Err(NoMark::Taken(house))
                } else {
                    let bis = !matches!(mark, Mark::Write { .. });
                    NoMark::if_new(
                        sheet.number(house) != Some(number) || sheet.bis.contains(house) != bis,
                    )
                }
            }
            Mark::Fence(house) => {
                if house.place() + 1 == rules.town().street_length(house.street()) {
                    return Err(NoMark::FenceAtEnd(house));
                }
                NoMark::if_new(!sheet.fence_right_of(house))
            }
            Mark::Roundabout(house) => {
                if !rules.roundabouts_allowed {
                    Err(NoMark::OtherSheet)
                } else if sheet.roundabouts.contains(house) {
                    Err(NoMark::There)
                } else if (sheet.taken() | sheet.lost).contains(house) {
                    Err(NoMark::Taken(house))
                } else {
                    Ok(())
                }
            }
            Mark::Pool(house) => NoMark::if_new(!sheet.pools.contains(house)),
            Mark::Park(street) => NoMark::unless_full(rules.can_plant(sheet, street)),
            Mark::Promote(size) => NoMark::unless_full(rules.can_promote(sheet, size.into())),
            Mark::Hire => NoMark::unless_full(rules.can_hire(sheet)),
            Mark::Copy => NoMark::unless_full(sheet.bis_boxes < rules.edition.sheet.bis.boxes()),
            Mark::Use(house) => {
                let estate = sheet.estate_of(house).ok_or(NoMark::NoEstate(house))?;
                NoMark::if_new(!sheet.used.covers(estate))
            }
            Mark::Erase(what) => self.is_there(what),
            _ => self.is_own_mark(mark),
        }
    }

    /// Whether a mark of a sheet with rules of its own has a place there.
    fn is_own_mark(&self, mark: Mark) -> Result<(), NoMark> {
        let Some(extension) = &self.rules.sheet.extension else { return Err(NoMark::OtherSheet) };
        let (sheet, marks) = (&self.sheet, &self.sheet.marks);
        match (mark, extension) {
            (Mark::Collect(house, taken), Extension::Eggs(hunt))
                if hunt.houses().contains(house) =>
            {
                NoMark::if_new(marks.eggs().of(house) != taken)
            }
            (Mark::Infiltrate(house), Extension::Roswell(_)) => {
                NoMark::if_new(!marks.zoorgs().houses.contains(house))
            }
            (Mark::Aim(goal), Extension::Roswell(_)) => {
                NoMark::if_new(marks.zoorgs().goal != Some(goal))
            }
            (Mark::Count(count), Extension::Ducks(_)) => {
                NoMark::if_new(marks.counted().0[usize::from(count)].is_none())
            }
            (Mark::Cone(house), Extension::Trucks(trucks)) if trucks.cones().contains(house) => {
                NoMark::if_new(!marks.delivered().cones.contains(house))
            }
            (Mark::Bonus(street), Extension::Trucks(_)) => {
                NoMark::if_new(!marks.bonuses().has(street.index()))
            }
            (Mark::Cross(street), Extension::Trucks(_)) if self.office.is_some() => {
                NoMark::if_new(!self.gone().has(street.index()))
            }
            (Mark::Circle(house, treat), Extension::Halloween(own))
                if own.houses.contains(house) =>
            {
                NoMark::if_new(marks.haunted().at(house) != Some(treat))
            }
            (Mark::Tier(tier), Extension::Halloween(_)) => {
                NoMark::if_new(!marks.bonuses().has(tier.bonus()))
            }
            (Mark::Barricade(house), Extension::Zombies(own)) if own.open().contains(house) => {
                NoMark::if_new(!marks.siege().barricades.contains(house))
            }
            (Mark::Invade(house), Extension::Zombies(_)) => {
                NoMark::if_new(!(sheet.lost | sheet.roundabouts).contains(house))
            }
            (Mark::Hold(horde), Extension::Zombies(own)) => {
                let siege = marks.siege();
                NoMark::if_new(!self.beside.held.has(horde))?;
                NoMark::unless_full(own.next(&siege, horde).is_some())?;
                NoMark::unless_full(usize::from(siege.left()) > self.beside.held.len())
            }
            (Mark::Zombies(card), Extension::Zombies(_)) => {
                NoMark::if_new(self.beside.zombie_cards & card.bit() == 0)
            }
            _ => Err(NoMark::OtherSheet),
        }
    }

    /// Whether there is something to rub out.
    fn is_there(&self, what: Erased) -> Result<(), NoMark> {
        let (sheet, marks) = (&self.sheet, &self.sheet.marks);
        NoMark::if_there(match what {
            Erased::House(house) => (sheet.taken() | sheet.pools | sheet.lost).contains(house),
            Erased::Fence(house) => {
                let last = self.rules.sheet.town().street_length(house.street());
                // The fences of a roundabout and of a lost house stay as long as it does.
                let shut_in = sheet.roundabouts | sheet.lost;
                let own = shut_in.contains(house) || shut_in.contains(house.right());
                house.place() + 1 < last && sheet.fence_right_of(house) && !own
            }
            Erased::Pool(house) => sheet.pools.contains(house),
            Erased::Park(street) => sheet.parks[street.index()] > 0,
            Erased::Promote(size) => sheet.promotions[usize::from(size) - 1] > 0,
            Erased::Hire => sheet.temps > 0,
            Erased::Copy => sheet.bis_boxes > 0,
            Erased::Use(house) => sheet.used.contains(house),
            Erased::Infiltrate(house) => marks.zoorgs().houses.contains(house),
            Erased::Count(count) => marks.counted().0[usize::from(count)].is_some(),
            Erased::Cone(house) => marks.delivered().cones.contains(house),
            Erased::Bonus(street) => marks.delivered().bonuses.has(street.index()),
            Erased::Circle(house) => marks.haunted().at(house).is_some(),
            Erased::Tier(tier) => marks.haunted().tiers.has(tier.bonus()),
            Erased::Barricade(house) => marks.siege().barricades.contains(house),
            Erased::Hold(horde) => self.beside.held.has(horde),
            Erased::Cross(street) => {
                let own = marks.bonuses().has(street.index());
                let trucks = matches!(sheet.marks, Marks::Trucks(_));
                trucks && !own && self.gone().has(street.index())
            }
        })
    }
}
