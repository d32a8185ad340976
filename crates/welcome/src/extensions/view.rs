//! What views tell of sheets with rules of their own.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::atomic::Shelters;
use super::bonuses::BonusState;
use super::ducks::{COUNTS, Colour, Duckling};
use super::halloween::{Bonus, TIERS, Tier, Treat};
use super::roswell::Roswell;
use super::trucks::Direction;
use super::zombies::{Horde, MOVES};
use super::{Claims, Extension, christmas, eggs};
use crate::data::Source;
use crate::estate::LARGEST_ESTATE;
use crate::game::Welcome;
use crate::house::{House, Houses, STREETS, Street};
use crate::sheet::Sheet;

/// A sheet with rules of its own, as printed: all a page needs to draw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExtensionView {
    /// Its word in options.
    pub name: String,
    /// Where its layout comes from.
    pub source: Source,
    /// Where its points come from.
    pub score_source: Source,
    /// What its points are called among the parts of a score.
    pub category: String,
    /// What is printed on it.
    pub printed: PrintedView,
}

/// What is printed on a sheet with rules of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PrintedView {
    /// Egg Hunt.
    Eggs {
        /// The letters of the eggs' colours, by house: Y, B, G, O, P.
        eggs: BTreeMap<String, String>,
        /// How many eggs a number takes, by its whole part.
        loops: Vec<u8>,
        /// Numbers of eggs, and the points for at least so many.
        thresholds: Vec<(u8, i32)>,
    },
    /// Christmas Lights.
    Christmas {
        /// Points for each house of a street's longest string.
        house: i32,
    },
    /// Quack Quack: ducklings by the two houses they stand between.
    Ducks {
        /// Yellow ones.
        yellow: Vec<[House; 2]>,
        /// Black ones.
        black: Vec<[House; 2]>,
        /// The house beside the yellow parent, and the one beside the black one.
        parents: [House; 2],
    },
    /// Roswell.
    Roswell {
        /// Houses with a saucer.
        saucers: Vec<House>,
        /// For each goal, how many lots it asks for at least and at most, and the points of each.
        goals: Vec<(u8, u8, i32)>,
        /// Points for each lot when the goal is missed.
        missed: i32,
    },
    /// Atomic War.
    Atomic {
        /// Houses with a shelter.
        shelters: Vec<House>,
        /// Points for the greatest capacity of each street.
        streets: [i32; STREETS],
        /// Points for the smallest capacity of all.
        optimism: i32,
    },
    /// Ice-cream Trucks.
    Trucks {
        /// The scoops of each cone, by house.
        cones: BTreeMap<String, usize>,
        /// Which way the truck of each street drives.
        directions: [Direction; STREETS],
        /// What each circled cone of a street is worth besides, with the street's bonus.
        bonus: i32,
    },
    /// Halloween.
    Halloween {
        /// Houses with a ghost and a candy.
        houses: Vec<House>,
        /// The tiers of ghosts: how many they ask for, and what they give.
        ghosts: [(u8, Bonus); TIERS],
        /// The tiers of candies: how many they ask for, and their points.
        candies: [(u8, i32); TIERS],
    },
    /// Zombies!
    Zombies {
        /// Where each horde arrives, one house after the other, by its name: `a left`.
        arrivals: BTreeMap<String, [House; MOVES]>,
        /// The box of each column of improvements that brings ammunition, counted from 1.
        boxes: [u8; LARGEST_ESTATE],
        /// How much ammunition the stock holds.
        stock: u8,
    },
}

/// What a sheet has by now by rules of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SheetCount {
    /// Egg Hunt: how many eggs are collected.
    Eggs(usize),
    /// Christmas Lights: the houses linked with their right neighbour, and the longest string of
    /// each street.
    Christmas {
        /// Houses linked with their right neighbour.
        linked: Vec<House>,
        /// The longest string of each street.
        longest: [Vec<House>; STREETS],
    },
    /// Quack Quack: what each count brings, or has brought.
    Ducks {
        /// Circled ducklings, by colour.
        circled: [usize; 2],
        /// The houses that a chain leads to the parent, by colour.
        joined: [Vec<House>; 2],
        /// What a count would bring now: yellow, black, both.
        now: [u8; COUNTS],
        /// What the counts made have brought.
        counted: [Option<u8>; COUNTS],
    },
    /// Roswell: how many lots are infiltrated, and their houses.
    Roswell {
        /// How many.
        lots: usize,
        /// Their houses.
        houses: Vec<House>,
    },
    /// Atomic War: the capacity of each street.
    Atomic([u16; STREETS]),
    /// Ice-cream Trucks.
    Trucks {
        /// Where the truck of each street stands, once it has left.
        trucks: [Option<House>; STREETS],
        /// Houses whose cone is lost.
        crossed: Vec<House>,
        /// How the bonus of each street stands.
        bonuses: [BonusState; STREETS],
        /// The points of each street.
        points: [i32; STREETS],
    },
    /// Halloween: how many are circled, and how the tiers stand.
    Halloween {
        /// Circled ghosts and candies.
        circled: [usize; 2],
        /// The tiers of ghosts, and those of candies.
        tiers: [[BonusState; TIERS]; 2],
    },
    /// Zombies!
    Zombies {
        /// Houses that are invaded.
        invaded: Vec<House>,
        /// Where each horde arrives next, by its name, unless it has moved as often as it can.
        next: BTreeMap<String, House>,
        /// Ammunition left, and how much was used.
        ammunition: [u8; 2],
    },
}

/// What an opponent has by the sheet's rules, besides its pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OpponentMarks {
    /// Quack Quack: what each count made has brought it.
    Ducks([Option<u8>; COUNTS]),
    /// Atomic War: its shelters.
    Atomic(Shelters),
    /// Ice-cream Trucks: the streets whose bonus the architect has crossed.
    Trucks(Vec<Street>),
}

impl OpponentMarks {
    pub(crate) fn of(game: &Welcome) -> Option<Self> {
        let extension = game.rules.extension.as_ref();
        match game.round.claims {
            Claims::None => None,
            Claims::Ducks(counted) => Some(Self::Ducks(counted.0)),
            Claims::Atomic(shelters) => Some(Self::Atomic(shelters)),
            // The validation cards that came tell which tiers are crossed.
            Claims::Bonuses(_) if matches!(extension, Some(Extension::Halloween(_))) => None,
            Claims::Bonuses(_) => {
                let crossed = game.crossed_bonuses().iter();
                Some(Self::Trucks(crossed.map(|index| Street::ALL[index]).collect()))
            }
        }
    }
}

fn list(houses: Houses) -> Vec<House> {
    houses.into_iter().collect()
}

impl ExtensionView {
    pub(crate) fn of(extension: &Extension) -> Self {
        let [source, score_source] = extension.sources();
        Self {
            name: extension.name().to_owned(),
            source,
            score_source,
            category: extension.category().to_owned(),
            printed: match extension {
                Extension::Eggs(hunt) => PrintedView::Eggs {
                    eggs: (hunt.houses().into_iter())
                        .map(|house| {
                            let letters = hunt.colours(house).map(eggs::Colour::letter);
                            (house.to_string(), letters.collect())
                        })
                        .collect(),
                    loops: hunt.loops().to_vec(),
                    thresholds: hunt.thresholds.clone(),
                },
                Extension::Christmas(lights) => PrintedView::Christmas { house: lights.house },
                Extension::Ducks(ducks) => {
                    let pairs = |colour| {
                        let all = ducks.of(colour).iter();
                        all.map(|&Duckling(one, other)| [one, other]).collect()
                    };
                    PrintedView::Ducks {
                        yellow: pairs(Colour::Yellow),
                        black: pairs(Colour::Black),
                        parents: ducks.parents,
                    }
                }
                Extension::Roswell(roswell) => PrintedView::Roswell {
                    saucers: list(roswell.saucers),
                    goals: (roswell.goals.iter())
                        .map(|goal| (goal.from, goal.to, goal.points))
                        .collect(),
                    missed: roswell.missed,
                },
                Extension::Atomic(atomic) => PrintedView::Atomic {
                    shelters: list(atomic.shelters),
                    streets: atomic.streets,
                    optimism: atomic.optimism,
                },
                Extension::Trucks(trucks) => PrintedView::Trucks {
                    cones: (trucks.cones().into_iter())
                        .map(|house| (house.to_string(), trucks.scoops(house)))
                        .collect(),
                    directions: trucks.directions,
                    bonus: trucks.bonus,
                },
                Extension::Halloween(halloween) => PrintedView::Halloween {
                    houses: list(halloween.houses),
                    ghosts: halloween.ghosts,
                    candies: halloween.candies,
                },
                Extension::Zombies(zombies) => PrintedView::Zombies {
                    arrivals: Horde::all()
                        .map(|horde| (horde.to_string(), zombies.arrivals[horde.index()]))
                        .collect(),
                    boxes: zombies.boxes,
                    stock: zombies.stock,
                },
            },
        }
    }
}

impl SheetCount {
    pub(crate) fn of(extension: &Extension, sheet: &Sheet, claims: Claims) -> Self {
        match extension {
            Extension::Eggs(_) => Self::Eggs(sheet.marks.eggs().count()),
            Extension::Christmas(_) => Self::Christmas {
                linked: list(christmas::linked_right(sheet)),
                longest: Street::ALL.map(|street| list(christmas::longest(sheet, street))),
            },
            Extension::Ducks(ducks) => Self::Ducks {
                circled: Colour::ALL.map(|colour| {
                    ducks.of(colour).iter().filter(|duckling| duckling.is_circled(sheet)).count()
                }),
                joined: Colour::ALL.map(|colour| list(ducks.connected(sheet, colour))),
                now: ducks.worth(sheet),
                counted: sheet.marks.counted().0,
            },
            Extension::Roswell(_) => Self::Roswell {
                lots: Roswell::lots(sheet),
                houses: list(Roswell::infiltrated(sheet)),
            },
            Extension::Atomic(atomic) => Self::Atomic(atomic.capacities(sheet)),
            Extension::Trucks(trucks) => Self::Trucks {
                trucks: Street::ALL.map(|street| trucks.truck(sheet, street)),
                crossed: list(trucks.crossed(sheet)),
                bonuses: Street::ALL
                    .map(|street| sheet.marks.bonuses().state(claims.gone(), street.index())),
                points: Street::ALL.map(|street| trucks.street_points(sheet, street)),
            },
            Extension::Halloween(_) => Self::Halloween {
                circled: Treat::ALL.map(|kind| sheet.marks.haunted().of(kind).len()),
                tiers: Treat::ALL.map(|kind| {
                    std::array::from_fn(|index| {
                        let tier = Tier::new(kind, index).bonus();
                        sheet.marks.bonuses().state(claims.gone(), tier)
                    })
                }),
            },
            Extension::Zombies(zombies) => {
                let siege = sheet.marks.siege();
                let next = |horde: Horde| Some((horde.to_string(), zombies.next(&siege, horde)?));
                Self::Zombies {
                    invaded: list(sheet.lost),
                    next: Horde::all().filter_map(next).collect(),
                    ammunition: [siege.left(), siege.used],
                }
            }
        }
    }
}
