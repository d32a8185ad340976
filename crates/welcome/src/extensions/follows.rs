//! What follows from a number at once, by the rules of the sheet: for pages that tell it before the
//! number is written, and for logs that tell it afterwards.

use super::PrintedView;
use super::christmas;
use super::ducks::{Colour, Duckling};
use super::trucks::Direction;
use crate::house::{House, Houses};
use crate::number::Number;
use crate::sheet::Sheet;

/// What follows from a number that is written in a house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Follows {
    /// Egg Hunt: so many eggs of the house may be collected.
    Eggs(u8),
    /// Christmas Lights: it is linked with these neighbours.
    Linked {
        /// The neighbours, from the left.
        with: Vec<House>,
        /// How many houses the string then has.
        string: usize,
    },
    /// Quack Quack: these ducklings are circled.
    Circled(Vec<(Colour, [House; 2])>),
    /// Roswell: a zoorg may move in.
    Saucer,
    /// Atomic War: the shelter of the house is built.
    Shelter {
        /// How many people it holds.
        people: u16,
        /// The capacity of the street with it.
        street: u16,
    },
    /// Ice-cream Trucks: the truck of the street drives there.
    Truck {
        /// How many scoops the cone has that is circled; none without a cone.
        scoops: usize,
        /// The houses whose cones it passes by.
        passed: Vec<House>,
        /// Whether no cone is left ahead of it: its tour is finished.
        ends: bool,
    },
    /// Halloween: the ghost or the candy is circled.
    Treat,
}

impl PrintedView {
    /// What follows when a number is written in an empty house of a sheet; `copied` says that it is
    /// an extension.
    pub fn follows(
        &self,
        sheet: &Sheet,
        house: House,
        number: Number,
        copied: bool,
    ) -> Option<Follows> {
        match self {
            Self::Eggs { eggs, loops, .. } => {
                let there = eggs.get(&house.to_string()).map_or(0, String::len) as u8;
                let taken = loops.get(number.rank()).copied().unwrap_or(0).min(there);
                (taken > 0).then_some(Follows::Eggs(taken))
            }
            Self::Christmas { .. } => {
                let after = sheet.with_number(house, number);
                let string = christmas::string_of(&after, house);
                let beside = Houses::only(house);
                let beside = Houses(beside.0 << 1 | beside.0 >> 1);
                let linked = christmas::linked_right(&after);
                let with = (beside & string).into_iter().filter(|&other| {
                    let left = if other < house { other } else { house };
                    linked.contains(left)
                });
                let with: Vec<House> = with.collect();
                (!with.is_empty()).then(|| Follows::Linked { with, string: string.len() })
            }
            Self::Ducks { yellow, black, .. } => {
                let after = sheet.with_number(house, number);
                let of = |colour, all: &[[House; 2]]| {
                    let here = all.iter().copied().filter(|&[one, other]| {
                        (one == house || other == house) && Duckling(one, other).is_circled(&after)
                    });
                    here.map(|pair| (colour, pair)).collect::<Vec<_>>()
                };
                let circled = [of(Colour::Yellow, yellow), of(Colour::Black, black)].concat();
                (!circled.is_empty()).then_some(Follows::Circled(circled))
            }
            Self::Roswell { saucers, .. } => {
                (!copied && saucers.contains(&house)).then_some(Follows::Saucer)
            }
            Self::Atomic { shelters, .. } => shelters.contains(&house).then(|| {
                let built = shelters.iter().filter(|other| other.street() == house.street());
                let people = built.filter_map(|&other| sheet.number(other));
                let before: u16 = people.map(|number| number.rank() as u16).sum();
                let people = number.rank() as u16;
                Follows::Shelter { people, street: before + people }
            }),
            Self::Trucks { cones, directions, .. } => {
                let street = house.street();
                let ahead = |one: House, other: House| match directions[street.index()] {
                    Direction::Right => one > other,
                    Direction::Left => one < other,
                };
                let mut before = sheet.numbered.in_street(street).into_iter();
                if !before.all(|other| ahead(house, other)) {
                    return None;
                }
                let stood = sheet.numbered.in_street(street);
                let untouched = |other: &House| {
                    other.street() == street
                        && ahead(house, *other)
                        && stood.into_iter().all(|at| ahead(*other, at))
                        && !sheet.roundabouts.contains(*other)
                };
                let houses = || cones.keys().filter_map(|text| text.parse::<House>().ok());
                let passed: Vec<House> = houses().filter(untouched).collect();
                let scoops = cones.get(&house.to_string()).copied().unwrap_or(0);
                let left = |other: House| {
                    other.street() == street
                        && ahead(other, house)
                        && !sheet.roundabouts.contains(other)
                };
                let ends = !houses().any(left);
                let drives = scoops > 0 || !passed.is_empty();
                drives.then_some(Follows::Truck { scoops, passed, ends })
            }
            Self::Halloween { houses, .. } => houses.contains(&house).then_some(Follows::Treat),
            Self::Zombies { .. } => None,
        }
    }
}
