//! What a sheet keeps, as a person writes it in a position and as programs read it in a view.

use serde::{Deserialize, Serialize};
use tabletop::Faults;

use super::ducks::{COUNTS, Counted};
use super::eggs::{self, Collected};
use super::halloween::{self, Haunted, Tier};
use super::roswell::{GOALS, Roswell, Target, Zoorgs};
use super::trucks::{self, Delivered};
use super::zombies::{self, HORDES, Siege};
use super::{Extension, Marks};
use crate::house::{House, Street};
use crate::rules::Rules;
use crate::sheet::Sheet;

/// The marks of a sheet with rules of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum WrittenMarks {
    /// Egg Hunt: the eggs collected, by house: `a5 1+2`.
    Eggs(Vec<String>),
    /// Roswell.
    Roswell {
        /// The goal, counted from 1; left out until it is chosen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        goal: Option<u8>,
        /// Houses with a zoorg.
        #[serde(default)]
        zoorgs: Vec<House>,
    },
    /// Quack Quack: the points of each count that was made: yellow, black, both.
    Ducks([Option<u8>; COUNTS]),
    /// Ice-cream Trucks.
    Trucks {
        /// Houses whose cone is circled.
        #[serde(default)]
        cones: Vec<House>,
        /// Streets whose bonus is circled.
        #[serde(default)]
        bonuses: Vec<Street>,
    },
    /// Halloween.
    Halloween {
        /// Houses whose ghost is circled.
        #[serde(default)]
        ghosts: Vec<House>,
        /// Houses whose candy is circled.
        #[serde(default)]
        candies: Vec<House>,
        /// The tiers validated, such as `ghosts 2`.
        #[serde(default)]
        tiers: Vec<Tier>,
    },
    /// Zombies! Invaded houses stand in the streets.
    Zombies {
        /// Houses whose barricade is built.
        #[serde(default)]
        barricades: Vec<House>,
        /// How many times each horde has moved: left and right of each street.
        #[serde(default)]
        moved: [u8; HORDES],
        /// Ammunition found, the first included; left out, what the boxes crossed have brought.
        #[serde(default)]
        found: Option<u8>,
        /// Ammunition used.
        #[serde(default)]
        used: u8,
    },
}

impl WrittenMarks {
    pub(crate) fn of(marks: &Marks) -> Option<Self> {
        match marks {
            Marks::None => None,
            Marks::Eggs(collected) => Some(Self::Eggs(eggs::written(collected))),
            Marks::Roswell(zoorgs) => Some(Self::Roswell {
                goal: zoorgs.goal.map(|goal| goal.0 + 1),
                zoorgs: zoorgs.houses.into_iter().collect(),
            }),
            Marks::Ducks(counted) => Some(Self::Ducks(counted.0)),
            Marks::Trucks(delivered) => Some(Self::Trucks {
                cones: delivered.cones.into_iter().collect(),
                bonuses: delivered.bonuses.iter().map(|index| Street::ALL[index]).collect(),
            }),
            Marks::Halloween(haunted) => Some(Self::Halloween {
                ghosts: haunted.ghosts.into_iter().collect(),
                candies: haunted.candies.into_iter().collect(),
                tiers: Tier::all().filter(|tier| haunted.tiers.has(tier.bonus())).collect(),
            }),
            Marks::Zombies(siege) => Some(Self::Zombies {
                barricades: siege.barricades.into_iter().collect(),
                moved: siege.moved,
                found: Some(siege.found),
                used: siege.used,
            }),
        }
    }

    /// The marks as they stand, whatever the rules say about them.
    pub(crate) fn unchecked(&self) -> Option<Marks> {
        Some(match self {
            Self::Eggs(texts) => {
                let mut collected = Collected::default();
                for text in texts {
                    let (house, taken) = eggs::parse(text)?;
                    collected.collect(house, taken);
                }
                Marks::Eggs(collected)
            }
            Self::Roswell { goal, zoorgs } => Marks::Roswell(Zoorgs {
                houses: zoorgs.iter().copied().collect(),
                goal: goal.and_then(|goal| Some(Target(goal.checked_sub(1)?))),
            }),
            Self::Ducks(counted) => Marks::Ducks(Counted(*counted)),
            Self::Trucks { cones, bonuses } => Marks::Trucks(Delivered {
                cones: cones.iter().copied().collect(),
                bonuses: bonuses.iter().map(|street| street.index()).collect(),
            }),
            Self::Halloween { ghosts, candies, tiers } => Marks::Halloween(Haunted {
                ghosts: ghosts.iter().copied().collect(),
                candies: candies.iter().copied().collect(),
                tiers: tiers.iter().map(|tier| tier.bonus()).collect(),
            }),
            Self::Zombies { barricades, moved, found, used } => Marks::Zombies(Siege {
                barricades: barricades.iter().copied().collect(),
                moved: *moved,
                found: found.unwrap_or(*used),
                used: *used,
            }),
        })
    }

    /// Puts the marks on a sheet whose houses are numbered, and names what cannot be.
    pub(crate) fn read(
        written: Option<&Self>,
        rules: &Rules,
        sheet: &mut Sheet,
        field: &str,
        faults: &mut Faults,
    ) {
        let extension = rules.extension.as_ref();
        sheet.marks = extension.map_or(Marks::None, Extension::fresh);
        // A house with a ghost and a candy has one of them circled: nothing is no answer then.
        let none = Self::Halloween { ghosts: vec![], candies: vec![], tiers: vec![] };
        let haunted = matches!(extension, Some(Extension::Halloween(_)));
        let Some(written) = written.or(haunted.then_some(&none)) else { return };
        match (written, extension) {
            (Self::Eggs(texts), Some(Extension::Eggs(hunt))) => {
                eggs::read_written(hunt, texts, sheet, |index, problem| {
                    faults.add(format!("{field}.eggs[{index}]"), problem);
                });
            }
            (Self::Roswell { goal, zoorgs }, Some(Extension::Roswell(roswell))) => {
                read_zoorgs(roswell, *goal, zoorgs, sheet, field, faults);
            }
            (Self::Ducks(counted), Some(Extension::Ducks(ducks))) => {
                let now = ducks.worth(sheet);
                for (count, points) in counted.iter().enumerate() {
                    // Ducklings never leave, so that a count was never higher than now.
                    if points.is_some_and(|points| points > now[count]) {
                        let problem = format!(
                            "{} points: expected at most the {} there are",
                            points.unwrap_or_default(),
                            now[count]
                        );
                        faults.add(format!("{field}.ducks[{count}]"), problem);
                    }
                }
                sheet.marks = Marks::Ducks(Counted(*counted));
            }
            (Self::Trucks { cones, bonuses }, Some(Extension::Trucks(trucks))) => {
                trucks::read_written(trucks, (cones, bonuses), sheet, |part, problem| {
                    faults.add(format!("{field}{part}"), problem);
                });
            }
            (Self::Halloween { ghosts, candies, tiers }, Some(Extension::Halloween(halloween))) => {
                let told = (ghosts.as_slice(), candies.as_slice(), tiers.as_slice());
                halloween::read_written(halloween, told, sheet, |part, problem| {
                    faults.add(format!("{field}{part}"), problem);
                });
            }
            (Self::Zombies { barricades, moved, found, used }, Some(Extension::Zombies(own))) => {
                let told = (barricades.as_slice(), *moved, *found, *used);
                zombies::read_written(own, told, sheet, |part, problem| {
                    faults.add(format!("{field}{part}"), problem);
                });
            }
            (_, extension) => {
                let expected = match extension {
                    Some(extension) => {
                        format!("expected those of the sheet `{}`", extension.name())
                    }
                    None => "expected none on this sheet".to_owned(),
                };
                faults.add(field, format!("marks of another sheet: {expected}"));
            }
        }
    }
}

fn read_zoorgs(
    roswell: &Roswell,
    goal: Option<u8>,
    zoorgs: &[House],
    sheet: &mut Sheet,
    field: &str,
    faults: &mut Faults,
) {
    let mut read = Zoorgs::default();
    for (index, &house) in zoorgs.iter().enumerate() {
        let problem = if !roswell.saucers.contains(house) {
            format!("{house} has no saucer")
        } else if read.houses.contains(house) {
            format!("{house} twice: expected each house once")
        } else if !sheet.numbered.contains(house) {
            format!("{house} has no number: expected a numbered house")
        } else if sheet.bis.contains(house) {
            format!("{house} has a copied number: only the number of the card lets a zoorg in")
        } else if sheet.pools.contains(house) {
            format!("{house} has its pool, which was the action: expected one of the two")
        } else {
            read.houses.insert(house);
            continue;
        };
        faults.add(format!("{field}.zoorgs[{index}]"), problem);
    }
    match goal {
        Some(goal) if (1..=GOALS).contains(&usize::from(goal)) => {
            read.goal = Some(Target(goal - 1));
        }
        Some(goal) => {
            faults.add(format!("{field}.goal"), format!("{goal}: expected 1 to {GOALS}"));
        }
        None => {}
    }
    sheet.marks = Marks::Roswell(read);
}
