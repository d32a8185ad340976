//! What the rules say about a mark. It can be written all the same.

use super::super::Paper;
use super::Mark;
use crate::extensions::Extension;
use crate::house::{House, Houses};
use crate::refusal::Refusal;
use crate::sheet::Sheet;

impl Paper {
    /// Whether the rules agree with a mark on a sheet, and if not, why.
    pub(super) fn fits_on(&self, sheet: &Sheet, mark: Mark) -> Result<(), Refusal> {
        let rules = &*self.rules.sheet;
        // A number that is changed must fit without the one that stood there.
        let without = |house: House| {
            let mut without = *sheet;
            without.erase(rules.town(), house);
            without
        };
        match mark {
            Mark::Write { number, house } => {
                let sheet = without(house);
                let empty = rules.is_empty_place(&sheet, house).is_ok();
                if empty && sheet.takes_number(house, number) {
                    Ok(())
                } else {
                    Err(rules.why_no_number(&sheet, number, house))
                }
            }
            Mark::Bis { number, house } => {
                let sheet = without(house);
                rules.may_copy_to(&sheet, number, house)?;
                if rules.may_copy(&sheet) { Ok(()) } else { Err(Refusal::CopiesFull) }
            }
            Mark::FreeBis { number, house } => {
                rules.may_copy_to(&without(house), number, house)?;
                let given = Extension::free_copies(rules, sheet);
                let others = self.beside.free & !Houses::only(house);
                if others.len() < given { Ok(()) } else { Err(Refusal::NotInBonus) }
            }
            Mark::Fence(house) => rules.may_fence(sheet, house),
            Mark::Roundabout(_) => rules.may_have_roundabout(sheet),
            Mark::Pool(house) => {
                // A tier of ghosts gives pools anywhere.
                let anywhere = Extension::bonus(rules, sheet).pools > 0;
                let fits =
                    (anywhere || sheet.numbered.contains(house)) && rules.can_dig(sheet, house);
                if fits { Ok(()) } else { Err(Refusal::NoPoolAt(house)) }
            }
            _ => rules.extension.as_ref().map_or(Ok(()), |own| self.own_fits(own, sheet, mark)),
        }
    }

    /// What a sheet with rules of its own says about its marks.
    fn own_fits(&self, extension: &Extension, sheet: &Sheet, mark: Mark) -> Result<(), Refusal> {
        let numbered = |house: House| {
            if sheet.numbered.contains(house) { Ok(()) } else { Err(Refusal::Unnumbered(house)) }
        };
        match (mark, extension) {
            (Mark::Collect(house, taken), Extension::Eggs(hunt)) => {
                hunt.may_collect(sheet, house, taken)
            }
            (Mark::Infiltrate(house), _) => {
                if extension.infiltrates(sheet, house) && sheet.numbered.contains(house) {
                    Ok(())
                } else {
                    Err(Refusal::NoSaucer(house))
                }
            }
            (Mark::Cone(house) | Mark::Circle(house, _), _) => numbered(house),
            (Mark::Bonus(street), Extension::Trucks(trucks)) => {
                let over = trucks.finished(sheet).has(street.index());
                if over { Ok(()) } else { Err(Refusal::RoundOpen(street)) }
            }
            (Mark::Tier(tier), Extension::Halloween(own)) => {
                own.may_validate(sheet, self.gone(), tier)
            }
            (Mark::Barricade(house), Extension::Zombies(own)) => {
                numbered(house)?;
                let open = own.may_barricade(sheet, house);
                if open { Ok(()) } else { Err(Refusal::NoBarricade(house)) }
            }
            (Mark::Invade(house), Extension::Zombies(own)) => {
                let safe = !own.open() | sheet.marks.siege().barricades;
                if safe.contains(house) { Err(Refusal::NoBarricade(house)) } else { Ok(()) }
            }
            _ => Ok(()),
        }
    }

    /// Whether what was written against the rules still stands, and is still against them.
    pub(super) fn own_still_against(&self, mark: Mark) -> bool {
        let (sheet, marks) = (&self.sheet, &self.sheet.marks);
        let mut without = *sheet;
        let fails = |sheet: &Sheet| self.fits_on(sheet, mark).is_err();
        match mark {
            Mark::Write { number, house } => {
                let stands = sheet.number(house) == Some(number) && !sheet.bis.contains(house);
                stands && fails(sheet)
            }
            Mark::Bis { number, house } | Mark::FreeBis { number, house } => {
                let stands = sheet.number(house) == Some(number) && sheet.bis.contains(house);
                stands && fails(sheet)
            }
            Mark::Fence(house) => {
                without.erase_fence(self.rules.sheet.town(), house);
                sheet.fence_right_of(house) && fails(&without)
            }
            Mark::Pool(house) => {
                without.pools = without.pools & !Houses::only(house);
                sheet.pools.contains(house) && fails(&without)
            }
            Mark::Roundabout(house) => {
                let most = self.rules.sheet.edition.sheet.roundabouts.boxes();
                sheet.roundabouts.contains(house) && sheet.roundabouts.len() > most.into()
            }
            Mark::Collect(house, taken) => marks.eggs().of(house) == taken && fails(sheet),
            Mark::Infiltrate(house) => marks.zoorgs().houses.contains(house),
            Mark::Cone(house) => marks.delivered().cones.contains(house) && fails(sheet),
            Mark::Bonus(street) => marks.bonuses().has(street.index()) && fails(sheet),
            Mark::Circle(house, treat) => marks.haunted().at(house) == Some(treat) && fails(sheet),
            Mark::Tier(tier) => marks.bonuses().has(tier.bonus()),
            Mark::Barricade(house) => {
                let numbered = sheet.numbered.contains(house);
                marks.siege().barricades.contains(house) && !numbered
            }
            Mark::Invade(house) => sheet.lost.contains(house),
            _ => false,
        }
    }
}
