//! The end of a turn on sheets whose tiers are validated then: tiers, and the bonuses they give.

use super::{Architect, Pause, Played, Stage, Then, Turns};
use crate::choice::Choice;
use crate::extensions::bonuses::Bonuses;
use crate::extensions::halloween::{Bonus, Tier, Treat};
use crate::extensions::{Extension, Marks};
use crate::house::{Houses, Street};
use crate::refusal::{Refusal, Step};
use crate::sheet::Sheet;

impl Turns<'_> {
    /// The tiers that may be validated now.
    #[expect(
        clippy::inline_always,
        reason = "most sheets have no rules of their own, and every turn asks"
    )]
    #[inline(always)]
    pub(super) fn list_tiers(self, sheet: &Sheet, into: &mut Vec<Choice>) {
        if let Some(extension) = &self.rules.extension {
            let gone = self.round.claims.gone();
            into.extend(extension.tiers(sheet, gone).map(Choice::Validate));
        }
    }

    pub(super) fn list_claiming(self, architect: &Architect, into: &mut Vec<Choice>) {
        self.list_tiers(&architect.sheet, into);
        into.push(Choice::Done);
    }

    /// Validates a tier. From now on plans are done for this turn.
    pub(super) fn validate(
        self,
        architect: &mut Architect,
        played: Played,
        tier: Tier,
    ) -> Result<(), Refusal> {
        let Some(Extension::Halloween(halloween)) = &self.rules.extension else {
            return Err(Refusal::NotNow(Step::Close));
        };
        halloween.may_validate(&architect.sheet, self.round.claims.gone(), tier)?;
        if let Marks::Halloween(haunted) = &mut architect.sheet.marks {
            haunted.tiers = haunted.tiers.with(Bonuses::only(tier.bonus()));
        }
        architect.turn.stage = match tier.kind() {
            Treat::Ghost => {
                let (_, bonus) = halloween.ghosts[tier.index()];
                self.after_spending(architect, played, bonus)
            }
            Treat::Candy => Stage::Claiming(played),
        };
        Ok(())
    }

    /// What comes next when this is left of a bonus. What cannot be used is lost.
    pub(super) fn after_spending(
        self,
        architect: &Architect,
        played: Played,
        bonus: Bonus,
    ) -> Stage {
        let sheet = &architect.sheet;
        let usable = bonus.pools > 0 && !self.pools_to_dig(sheet).is_empty()
            || bonus.parks > 0 && self.streets_to_plant(sheet).next().is_some()
            || bonus.extensions > 0 && self.can_copy_somewhere(sheet);
        if usable { Stage::Spending(played, bonus) } else { Stage::Claiming(played) }
    }

    /// Pools that a bonus may build, whether or not their house has a number.
    fn pools_to_dig(self, sheet: &Sheet) -> Houses {
        self.rules.town().pools & !sheet.pools & !sheet.roundabouts
    }

    /// Streets in which a bonus may plant a park.
    fn streets_to_plant(self, sheet: &Sheet) -> impl Iterator<Item = Street> {
        let (planted, tracks) = (sheet.parks, &self.rules.edition.sheet.parks);
        let room = move |street: &Street| planted[street.index()] < tracks[street.index()].boxes();
        Street::ALL.into_iter().filter(room)
    }

    pub(super) fn list_spending(self, sheet: &Sheet, bonus: Bonus, into: &mut Vec<Choice>) {
        if bonus.pools > 0 {
            into.extend(self.pools_to_dig(sheet).into_iter().map(Choice::PoolAt));
        }
        if bonus.parks > 0 {
            into.extend(self.streets_to_plant(sheet).map(Choice::ParkIn));
        }
        if bonus.extensions > 0 {
            self.list_copies(sheet, into);
        }
        into.push(Choice::Pass);
    }

    /// Uses one action of a bonus, which then gives no other kind; or leaves the rest.
    pub(super) fn spend(
        self,
        architect: &mut Architect,
        played: Played,
        bonus: Bonus,
        choice: Choice,
    ) -> Result<(), Refusal> {
        let sheet = &mut architect.sheet;
        let left = match choice {
            Choice::Pass => Bonus::default(),
            Choice::PoolAt(_) if bonus.pools == 0 => return Err(Refusal::NotInBonus),
            Choice::PoolAt(house) if self.pools_to_dig(sheet).contains(house) => {
                sheet.pools.insert(house);
                bonus.without_pool()
            }
            Choice::PoolAt(house) => return Err(Refusal::NoPoolAt(house)),
            Choice::ParkIn(_) if bonus.parks == 0 => return Err(Refusal::NotInBonus),
            Choice::ParkIn(street) if self.streets_to_plant(sheet).any(|s| s == street) => {
                sheet.parks[street.index()] += 1;
                bonus.without_park()
            }
            Choice::ParkIn(street) => return Err(Refusal::ParksFull(street)),
            Choice::Bis { .. } if bonus.extensions == 0 => return Err(Refusal::NotInBonus),
            Choice::Bis { number, house } => {
                // It crosses no box, so that the boxes set no limit.
                self.copy(architect, number, house)?;
                let then = Then::Spend(played, bonus.without_extension());
                architect.turn.stage = self.after_numbering(architect, Pause { at: house, then });
                return Ok(());
            }
            _ => return Err(Refusal::NotNow(Step::Bonus)),
        };
        architect.turn.stage = self.after_spending(architect, played, left);
        Ok(())
    }
}
