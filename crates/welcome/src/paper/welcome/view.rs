//! What is to be seen of a sheet of Welcome on paper alone.

use serde::{Deserialize, Serialize};

use super::super::{Paper, PaperMark, PaperRules};
use super::Mark;
use crate::extensions::ExtensionView;
use crate::extensions::halloween::Tier;
use crate::extensions::zombies::ZombieCard;
use crate::house::{House, Street};
use crate::number::Number;

/// What is to be seen of a sheet of Welcome on paper alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnView {
    /// The house whose number was copied last, if nothing was done since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub copied: Option<House>,
    /// Zombies!: the hordes that the next Zombie card does not move, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<String>,
    /// The Zombie cards that have come.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub zombies: Vec<ZombieCard>,
    /// What fits on every place; other things can be written all the same.
    pub places: Vec<Fitting>,
}

/// What fits on a place, in its stead if something stands there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fitting {
    /// The place.
    pub house: House,
    /// The numbers.
    pub numbers: Vec<Number>,
    /// The numbers of neighbours that it may copy.
    pub copies: Vec<Number>,
    /// A fence to its right.
    pub fence: bool,
    /// Its pool.
    pub pool: bool,
}

impl Fitting {
    fn of(paper: &Paper, house: House, numbers: &[Number]) -> Self {
        let fits = |mark: Mark| paper.fits(mark).is_ok();
        let here = |write: fn(Number, House) -> Mark| {
            numbers.iter().copied().filter(move |&number| fits(write(number, house))).collect()
        };
        let is_roundabout = paper.sheet().roundabouts.contains(house);
        let none = Vec::new;
        Self {
            house,
            numbers: if is_roundabout {
                none()
            } else {
                here(|number, house| Mark::Write { number, house })
            },
            copies: if is_roundabout {
                none()
            } else {
                here(|number, house| Mark::Bis { number, house })
            },
            fence: fits(Mark::Fence(house)),
            pool: fits(Mark::Pool(house)),
        }
    }
}

impl OwnView {
    pub(super) fn of(paper: &Paper) -> Self {
        let numbers = paper.rules.sheet.numbers();
        Self {
            copied: match paper.last() {
                Some(Mark::Bis { house, .. } | Mark::FreeBis { house, .. }) => Some(house),
                _ => None,
            },
            held: paper.beside.held.iter().map(|horde| horde.to_string()).collect(),
            zombies: (ZombieCard::ALL.into_iter())
                .filter(|card| paper.beside.zombie_cards & card.bit() != 0)
                .collect(),
            places: (paper.rules.sheet.town().houses.into_iter())
                .map(|house| Fitting::of(paper, house, &numbers))
                .collect(),
        }
    }
}

impl Paper {
    /// The house just numbered, also when what it offers was circled or collected.
    pub(super) fn just_numbered(&self) -> Option<House> {
        let mut marks = self.marks().iter().rev();
        let last = marks.find(|mark| !matches!(mark, Mark::Circle(..) | Mark::Collect(..)));
        match (last, self.last()) {
            (Some(Mark::Write { house, .. }), Some(mark)) if mark.house() == Some(*house) => {
                Some(*house)
            }
            _ => None,
        }
    }

    /// The bonuses and tiers that the sheet has reached and not written down.
    pub(super) fn open_claims(&self) -> Vec<Mark> {
        let bonuses = Street::ALL.into_iter().map(Mark::Bonus);
        let all = bonuses.chain(Tier::all().map(Mark::Tier));
        all.filter(|mark| self.is_possible(*mark).is_ok() && self.fits(*mark).is_ok()).collect()
    }
}

impl PaperRules {
    /// What a sheet with rules of its own prints besides.
    pub fn extension(&self) -> Option<ExtensionView> {
        self.sheet.extension.as_ref().map(ExtensionView::of)
    }
}
