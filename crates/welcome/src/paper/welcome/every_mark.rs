//! Everything a pencil or an eraser could do.

use super::super::Paper;
use super::{Erased, Mark};
use crate::estate::LARGEST_ESTATE;
use crate::extensions::eggs::Taken;
use crate::extensions::halloween::{Tier, Treat};
use crate::extensions::roswell::Target;
use crate::extensions::zombies::{Horde, ZombieCard};
use crate::house::Street;

impl Paper {
    /// Everything that could be written or rubbed out, beside what every sheet has.
    pub(super) fn own_marks(&self) -> Vec<Mark> {
        let rules = &*self.rules.sheet;
        let numbers = rules.numbers();
        let houses = rules.town().houses;
        let at_house = houses.into_iter().flat_map(move |house| {
            let written = numbers.clone().into_iter().flat_map(move |number| {
                [
                    Mark::Write { number, house },
                    Mark::Bis { number, house },
                    Mark::FreeBis { number, house },
                ]
            });
            let eggs = Taken::ALL.into_iter().map(move |taken| Mark::Collect(house, taken));
            written.chain(eggs).chain([
                Mark::Fence(house),
                Mark::Roundabout(house),
                Mark::Pool(house),
                Mark::Use(house),
                Mark::Infiltrate(house),
                Mark::Cone(house),
                Mark::Circle(house, Treat::Ghost),
                Mark::Circle(house, Treat::Candy),
                Mark::Barricade(house),
                Mark::Invade(house),
                Mark::Erase(Erased::Cone(house)),
                Mark::Erase(Erased::Circle(house)),
                Mark::Erase(Erased::Barricade(house)),
                Mark::Erase(Erased::House(house)),
                Mark::Erase(Erased::Fence(house)),
                Mark::Erase(Erased::Pool(house)),
                Mark::Erase(Erased::Use(house)),
                Mark::Erase(Erased::Infiltrate(house)),
            ])
        });
        let streets = Street::ALL.into_iter().flat_map(|street| {
            [
                Mark::Park(street),
                Mark::Bonus(street),
                Mark::Cross(street),
                Mark::Erase(Erased::Park(street)),
                Mark::Erase(Erased::Bonus(street)),
                Mark::Erase(Erased::Cross(street)),
            ]
        });
        let tiers =
            Tier::all().flat_map(|tier| [Mark::Tier(tier), Mark::Erase(Erased::Tier(tier))]);
        let hordes =
            Horde::all().flat_map(|horde| [Mark::Hold(horde), Mark::Erase(Erased::Hold(horde))]);
        let zombies = ZombieCard::ALL.into_iter().map(Mark::Zombies);
        let sizes = (1..=LARGEST_ESTATE as u8)
            .flat_map(|size| [Mark::Promote(size), Mark::Erase(Erased::Promote(size))]);
        let counts =
            (0..3).flat_map(|count| [Mark::Count(count), Mark::Erase(Erased::Count(count))]);
        let goals = Target::ALL.into_iter().map(Mark::Aim);
        let others = [Mark::Hire, Mark::Copy, Mark::Erase(Erased::Hire), Mark::Erase(Erased::Copy)];
        at_house
            .chain(streets)
            .chain(sizes)
            .chain(counts)
            .chain(goals)
            .chain(tiers)
            .chain(hordes)
            .chain(zombies)
            .chain(others)
            .collect()
    }
}
