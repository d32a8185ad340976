//! What the rules of a sheet may still bring, and what an opponent gets by them.

use smallvec::SmallVec;
use tabletop::Viewer;

use super::Outlook;
use crate::estate::LARGEST_ESTATE;
use crate::extensions::atomic::Atomic;
use crate::extensions::halloween::{Bonus, Halloween};
use crate::extensions::roswell::Roswell;
use crate::extensions::trucks::Trucks;
use crate::extensions::zombies::Zombies;
use crate::extensions::{Claims, Extension};
use crate::house::{STREETS, Street};
use crate::opponent::turned;
use crate::sheet::Sheet;
use crate::turn::{Pause, Stage, Then};

impl Outlook<'_> {
    /// What the sheet's own rules may bring.
    pub(super) fn own(&self) -> f32 {
        let Some(extension) = &self.rules.extension else { return 0.0 };
        let sheets = self.sheets;
        match extension {
            Extension::Eggs(hunt) => hunt.prospects(
                self.sheet,
                &self.rules.frequency,
                |house| self.chances[house.index()],
                sheets.egg_aim,
            ),
            Extension::Christmas(lights) => lights.prospects(
                self.sheet,
                self.rules,
                &self.chances,
                sheets.light_growth,
                sheets.light_hope,
            ),
            Extension::Ducks(ducks) => {
                let counted = self.sheet.marks.counted();
                ducks.prospects(self.sheet, counted, &self.chances, sheets.duckling_home)
            }
            Extension::Roswell(roswell) => self.zoorgs(roswell),
            Extension::Atomic(atomic) => self.shelters(atomic),
            Extension::Trucks(trucks) => self.cones(trucks),
            Extension::Halloween(halloween) => self.tiers(halloween),
            Extension::Zombies(zombies) => self.siege(zombies),
        }
    }

    /// The lots that may be infiltrated in the end, and what the goal pays for about so many.
    fn zoorgs(&self, roswell: &Roswell) -> f32 {
        let zoorgs = self.sheet.marks.zoorgs();
        let open = roswell.saucers & !self.sheet.taken();
        let mut lots = 0.0;
        self.sheet.for_each_run(|run| {
            let houses = run.houses();
            let to_come = self.sheets.zoorg * self.expected(open & houses);
            if run.len() > LARGEST_ESTATE {
                // It will be parted: every third house or so may be a lot of its own.
                let there = (zoorgs.houses & houses).len() as f32 + to_come;
                lots += 0.7 * there.min(run.len() as f32 / 3.0);
            } else if zoorgs.houses.meets(houses) {
                lots += self.chance_to_complete(run);
            } else {
                lots += self.chance_to_complete(run) * to_come.min(1.0);
            }
        });
        let Some(goal) = zoorgs.goal else {
            // Before the first turn: the best of the goals for what is likely.
            return 0.0;
        };
        let goal = roswell.goals[goal.index()];
        // How sure the number of lots is within the bounds, as if it varied by one and a half.
        let sure = |bound: f32| 1.0 / (1.0 + (-1.2 * (lots - bound)).exp());
        let met = sure(f32::from(goal.from) - 0.5) * (1.0 - sure(f32::from(goal.to) + 0.5));
        lots * (roswell.missed as f32 + met * (goal.points - roswell.missed) as f32)
    }

    /// The cones to expect, and the bonuses as far as nobody is nearer to them.
    fn cones(&self, trucks: &Trucks) -> f32 {
        let to_go =
            |sheet: &Sheet, street: Street| trucks.waiting(sheet).in_street(street).len() as f32;
        trucks.prospects(
            self.sheet,
            self.game.round.claims.gone(),
            |house| self.chances[house.index()],
            self.sheets.cone_aim,
            |street, mine| {
                let others = self.others().map(|sheet| to_go(sheet, street));
                // Alone, the validation cards are the rivals.
                let nearest = others.fold(trucks.cones().in_street(street).len() as f32, f32::min);
                1.0 / (1.0 + (-self.sheets.cone_lead * (nearest - mine)).exp())
            },
        )
    }

    /// What hordes may still take, and what ammunition may keep.
    fn siege(&self, zombies: &Zombies) -> f32 {
        let to_come = self.game.round.supply.packs.to_come;
        let worth = self.estate_worth();
        let worth = |size: usize| size.checked_sub(1).map_or(0.0, |index| worth[index]);
        let mut loss = 0.0;
        for (house, chance) in zombies.threats(self.sheet, to_come, self.sheets.zombie_risk) {
            let run = self.sheet.run_around(house);
            if run.len() <= LARGEST_ESTATE {
                // Its estate would be parted.
                let pieces = [house.index() - run.start, run.end - house.index() - 1];
                let parted = worth(run.len()) - pieces.map(worth).iter().sum::<f32>();
                loss += chance * self.chance_to_complete(run) * parted;
            }
            if self.sheet.numbered.contains(house) {
                loss += chance * self.sheets.zombie_loss;
            }
        }
        let stock = if to_come == 0 { 0.0 } else { f32::from(self.sheet.marks.siege().left()) };
        stock * self.sheets.ammunition - loss
    }

    /// The tiers to expect, and what is left of a bonus.
    fn tiers(&self, halloween: &Halloween) -> f32 {
        let worth = |bonus: Bonus| {
            let pools = self.sheets.bonus_pool * f32::from(bonus.pools);
            let parks = self.sheets.bonus_park * f32::from(bonus.parks);
            pools.max(parks).max(self.sheets.bonus_extension * f32::from(bonus.extensions))
        };
        let left = match self.game.contest.architects[self.seat.index()].turn.stage {
            Stage::Spending(_, bonus)
            | Stage::Pausing(Pause { then: Then::Spend(_, bonus), .. }) => worth(bonus),
            _ => 0.0,
        };
        let hoped = self.expected(halloween.houses & !self.sheet.taken());
        let sure = |spare: f32| 1.0 / (1.0 + (-self.sheets.tier_sure * (spare + 0.5)).exp());
        left + halloween.prospects(self.sheet, self.game.round.claims.gone(), hoped, sure, worth)
    }

    /// How likely each street and the bonus of the optimists is won.
    fn shelters(&self, atomic: &Atomic) -> f32 {
        let with_hope = |sheet: &Sheet| -> [f32; STREETS] {
            let built = atomic.capacities(sheet);
            Street::ALL.map(|street| {
                let open = (atomic.shelters & !sheet.taken()).in_street(street);
                let to_come: f32 = open
                    .into_iter()
                    .filter_map(|house| sheet.takes(house))
                    .map(|(low, high)| 0.5 * (low.rank() + high.rank()) as f32)
                    .sum();
                f32::from(built[street.index()]) + self.sheets.shelter * to_come
            })
        };
        let mine = with_hope(self.sheet);
        let lead = self.sheets.shelter_lead / 10.0;
        let sure = |ahead: f32| 1.0 / (1.0 + (-lead * ahead).exp());
        let opponent = match self.game.round.claims {
            Claims::Atomic(shelters) => Some(shelters.capacity.map(f32::from)),
            _ => None,
        };
        let others: SmallVec<[[f32; STREETS]; 4]> =
            self.others().map(with_hope).chain(opponent).collect();
        if others.is_empty() {
            return 0.0;
        }
        let mut points = 0.0;
        for street in 0..STREETS {
            let best = others.iter().map(|other| other[street]).fold(0.0, f32::max);
            points += atomic.streets[street] as f32 * sure(mine[street] - best);
        }
        let total = |capacities: &[f32; STREETS]| capacities.iter().sum::<f32>();
        let least = others.iter().map(total).fold(f32::INFINITY, f32::min);
        points + atomic.optimism as f32 * sure(least - total(&mine))
    }

    /// What it gets by the sheet's rules, with that card.
    pub(super) fn opponent_own(&self) -> i32 {
        let pile = || {
            let pile = self.game.round.supply.opponent_pile().chain(self.given());
            turned(pile, self.game.reverses_cards())
        };
        match &self.rules.extension {
            None | Some(Extension::Zombies(_)) => 0,
            Some(Extension::Eggs(hunt)) => hunt.opponent(pile()),
            Some(Extension::Christmas(lights)) => lights.opponent(pile()),
            Some(Extension::Roswell(roswell)) => roswell.opponent(pile()),
            Some(Extension::Trucks(trucks)) => trucks.opponent(pile(), self.game.crossed_bonuses()),
            Some(Extension::Ducks(_) | Extension::Atomic(_) | Extension::Halloween(_)) => {
                self.game.opponent_extension_points(Viewer::Seat(self.seat))
            }
        }
    }
}
