//! Ice-cream Trucks. Each street has a truck that drives one way. It drives on to every house that is
//! numbered ahead of it: the cone of that house is circled, those it passes by are lost. The first to
//! finish the round of a street get its bonus.
//!
//! Where a truck stands follows from the numbers, and so does which cones are crossed. Kept are the
//! circled cones, since a house numbered behind the truck circles none.

use std::fmt;

use serde::{Deserialize, Serialize};
use toml::Spanned;

use super::bonuses::Bonuses;
use super::{Marks, RawStreets};
use crate::data::{DataError, Reader, Source};
use crate::goal::Progress;
use crate::house::{House, Houses, STREETS, Street};
use crate::opponent::Given;
use crate::sheet::Sheet;
use crate::town::Town;

/// The most scoops a cone has.
pub const MOST_SCOOPS: usize = 3;

/// The sheet as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trucks {
    /// Where its cones come from.
    pub source: Source,
    /// Where its points come from.
    pub score_source: Source,
    /// Which way the truck of each street drives.
    pub directions: [Direction; STREETS],
    /// What each circled cone of a street is worth besides its scoops, with the street's bonus.
    pub bonus: i32,
    /// Points of an opponent for each card that is no Barrier.
    pub opponent_card: i32,
    /// Points of an opponent for each bonus that the architect has crossed.
    pub opponent_crossed: i32,
    /// The houses with a cone of one, two and three scoops.
    cones: [Houses; MOST_SCOOPS],
    /// Behind which house each street ends.
    ends: [usize; STREETS],
}

/// Which way a truck drives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// From the first house to the last.
    Right,
    /// From the last house to the first.
    Left,
}

/// What an architect has circled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Delivered {
    /// Houses whose cone is circled.
    pub cones: Houses,
    /// The bonuses, by street.
    pub bonuses: Bonuses,
}

/// What a plan of this sheet asks for, besides lots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ConeGoal {
    /// So many circled cones with so many scoops.
    Cones {
        /// How many scoops each has.
        scoops: u8,
        /// How many cones.
        count: u8,
    },
    /// All cones of one same street circled.
    AllOfOneStreet,
}

impl fmt::Display for ConeGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cones { scoops, count } => {
                let s = if *scoops == 1 { "" } else { "s" };
                write!(f, "{count} cones of {scoops} scoop{s}")
            }
            Self::AllOfOneStreet => f.write_str("all cones of one street"),
        }
    }
}

impl Trucks {
    /// Houses with a cone.
    pub fn cones(&self) -> Houses {
        self.cones.iter().fold(Houses::NONE, |all, houses| all | *houses)
    }

    /// How many scoops the cone of a house has; none without a cone.
    pub fn scoops(&self, house: House) -> usize {
        self.cones.iter().position(|houses| houses.contains(house)).map_or(0, |index| index + 1)
    }

    /// The house where the truck of a street stands, unless it has not left yet.
    pub fn truck(&self, sheet: &Sheet, street: Street) -> Option<House> {
        let visited = sheet.numbered.in_street(street).0;
        let index = match self.directions[street.index()] {
            Direction::Right => visited.max(1).ilog2(),
            Direction::Left => visited.trailing_zeros(),
        };
        (visited != 0).then(|| House::from_index(index))
    }

    /// The houses that the truck of a street has left behind, and the one where it stands.
    fn passed(&self, sheet: &Sheet, street: Street) -> Houses {
        let Some(truck) = self.truck(sheet, street) else { return Houses::NONE };
        match self.directions[street.index()] {
            Direction::Right => street.lane() & Houses::run(0, truck.index() + 1),
            Direction::Left => {
                street.lane() & Houses::run(truck.index(), self.ends[street.index()])
            }
        }
    }

    /// Houses whose cone is circled or crossed. A roundabout crosses the cone of its place.
    fn touched(&self, sheet: &Sheet) -> Houses {
        let passed = Street::ALL.into_iter().map(|street| self.passed(sheet, street));
        let passed = passed.fold(sheet.roundabouts, |all, houses| all | houses);
        self.cones() & (passed | sheet.marks.delivered().cones)
    }

    /// Houses whose cone is lost.
    pub fn crossed(&self, sheet: &Sheet) -> Houses {
        self.touched(sheet) & !sheet.marks.delivered().cones
    }

    /// Houses whose cone can still be circled.
    pub fn waiting(&self, sheet: &Sheet) -> Houses {
        self.cones() & !self.touched(sheet)
    }

    /// The streets in which every cone is circled or crossed: the round of the truck is finished.
    pub(crate) fn finished(&self, sheet: &Sheet) -> Bonuses {
        let waiting = self.waiting(sheet);
        let streets = Street::ALL.into_iter();
        streets.filter(|s| waiting.in_street(*s).is_empty()).map(Street::index).collect()
    }

    /// A house was numbered: if it lies ahead of its truck, the truck drives there.
    #[inline]
    pub(crate) fn numbered(&self, sheet: &mut Sheet, house: House) {
        // The house is numbered by now, so that a truck that drives on stands there.
        let stops = self.truck(sheet, house.street()) == Some(house);
        if stops
            && self.cones().contains(house)
            && let Marks::Trucks(delivered) = &mut sheet.marks
        {
            delivered.cones.insert(house);
        }
    }

    /// The points of a street.
    pub fn street_points(&self, sheet: &Sheet, street: Street) -> i32 {
        let delivered = sheet.marks.delivered();
        let bonus = if delivered.bonuses.has(street.index()) { self.bonus } else { 0 };
        let cones = delivered.cones.in_street(street).into_iter();
        cones.map(|house| self.scoops(house) as i32 + bonus).sum()
    }

    /// The points of all streets.
    pub(crate) fn points(&self, sheet: &Sheet) -> i32 {
        Street::ALL.into_iter().map(|street| self.street_points(sheet, street)).sum()
    }

    /// An opponent's points: for its cards, and for so many bonuses that the architect has crossed.
    pub(crate) fn opponent(&self, pile: impl Iterator<Item = Given>, crossed: Bonuses) -> i32 {
        let cards = pile.filter(|given| !given.is_barrier()).count();
        self.opponent_card * cards as i32 + self.opponent_crossed * crossed.len() as i32
    }

    pub(crate) fn progress(&self, sheet: &Sheet, goal: ConeGoal) -> Progress {
        let circled = sheet.marks.delivered().cones;
        match goal {
            ConeGoal::Cones { scoops, count } => {
                Progress::at_least(count, circled & self.of_size(scoops))
            }
            ConeGoal::AllOfOneStreet => Progress::in_one_street(|street| {
                Progress::all(self.cones().in_street(street), circled)
            }),
        }
    }

    pub(crate) fn of_size(&self, scoops: u8) -> Houses {
        let index = usize::from(scoops).checked_sub(1);
        index.and_then(|index| self.cones.get(index)).copied().unwrap_or(Houses::NONE)
    }

    /// What a goal asks for that the sheet does not have.
    pub(crate) fn impossible(&self, goal: ConeGoal) -> Option<String> {
        match goal {
            ConeGoal::Cones { scoops, count } => {
                let what = format!("cones of {scoops} scoops");
                super::too_many(count.into(), self.of_size(scoops).len(), &what)
            }
            ConeGoal::AllOfOneStreet => None,
        }
    }

    /// The points to expect. `chance` is how likely a house is numbered at all, `aim` how likely its
    /// truck then stops there; `lead` tells how likely a bonus comes that is `ahead` cones nearer for
    /// this architect than for all others.
    pub(crate) fn prospects(
        &self,
        sheet: &Sheet,
        gone: Bonuses,
        chance: impl Fn(House) -> f32,
        aim: f32,
        bonus: impl Fn(Street, f32) -> f32,
    ) -> f32 {
        let delivered = sheet.marks.delivered();
        let waiting = self.waiting(sheet);
        let mut points = 0.0;
        for street in Street::ALL {
            let (mut cones, mut scoops) = (0.0, 0.0);
            for house in delivered.cones.in_street(street) {
                cones += 1.0;
                scoops += self.scoops(house) as f32;
            }
            let open = waiting.in_street(street);
            for house in open {
                let hope = aim * chance(house);
                cones += hope;
                scoops += hope * self.scoops(house) as f32;
            }
            let sure = if delivered.bonuses.has(street.index()) {
                1.0
            } else if gone.has(street.index()) {
                0.0
            } else {
                bonus(street, open.len() as f32)
            };
            points += scoops + sure * self.bonus as f32 * cones;
        }
        points
    }
}

/// The sheet's tables.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Raw {
    source: Source,
    directions: Spanned<Vec<Direction>>,
    streets: RawStreets<String>,
    score: RawScore,
    opponent: RawOpponent,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawScore {
    source: Source,
    bonus: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawOpponent {
    #[expect(dead_code, reason = "required of every table of figures; shown by no page yet")]
    source: Source,
    card: Spanned<i64>,
    crossed: Spanned<i64>,
}

impl Trucks {
    pub(crate) fn read(reader: &Reader<'_>, raw: &Raw, town: &Town) -> Result<Self, DataError> {
        let directions = raw.directions.get_ref().as_slice().try_into().map_err(|_| {
            let problem = format!("expected a direction for each of {STREETS} streets");
            reader.error(raw.directions.span(), problem)
        })?;
        let mut cones = [Houses::NONE; MOST_SCOOPS];
        for (street, written) in raw.streets.each(reader)? {
            let mut here = Houses::NONE;
            for text in written {
                let wrong = |problem: String| Err(reader.error(text.span(), problem));
                let Some((place, scoops)) = text.get_ref().split_once(' ') else {
                    return wrong(format!(
                        "`{}`: expected a house and the scoops of its cone, as in `5 3`",
                        text.get_ref()
                    ));
                };
                let house = super::house(reader, text.span(), town, street, place)?;
                if here.contains(house) {
                    return wrong(format!("house {place} twice: expected each house once"));
                }
                here.insert(house);
                match scoops.parse::<usize>() {
                    Ok(scoops) if (1..=MOST_SCOOPS).contains(&scoops) => {
                        cones[scoops - 1].insert(house);
                    }
                    _ => return wrong(format!("`{scoops}` scoops: expected 1 to {MOST_SCOOPS}")),
                }
            }
            if here.is_empty() {
                let problem = format!("street {street} has no cone: expected one in every street");
                return Err(reader.error(raw.streets.span(), problem));
            }
        }
        let points = |value: &Spanned<i64>| -> Result<i32, DataError> {
            Ok(reader.within(value, 0..=99, "a number of points")? as i32)
        };
        Ok(Self {
            source: raw.source,
            score_source: raw.score.source,
            directions,
            bonus: points(&raw.score.bonus)?,
            opponent_card: points(&raw.opponent.card)?,
            opponent_crossed: points(&raw.opponent.crossed)?,
            cones,
            ends: Street::ALL
                .map(|street| House::new(street, 0).index() + town.street_length(street)),
        })
    }
}

/// Reads what a position says of cones and bonuses onto a sheet whose houses are numbered.
pub(crate) fn read_written(
    trucks: &Trucks,
    (cones, bonuses): (&[House], &[Street]),
    sheet: &mut Sheet,
    mut fault: impl FnMut(String, String),
) {
    let mut circled = Houses::NONE;
    for (index, &house) in cones.iter().enumerate() {
        let problem = if !trucks.cones().contains(house) {
            format!("{house} has no cone")
        } else if circled.contains(house) {
            format!("{house} twice: expected each house once")
        } else if !sheet.numbered.contains(house) {
            format!("{house} has no number: expected a numbered house")
        } else {
            circled.insert(house);
            continue;
        };
        fault(format!(".cones[{index}]"), problem);
    }
    for truck in Street::ALL.into_iter().filter_map(|street| trucks.truck(sheet, street)) {
        if trucks.cones().contains(truck) && !circled.contains(truck) {
            let problem = format!("expected {truck} among them, since the truck stands there");
            fault(".cones".to_owned(), problem);
        }
    }
    let bonuses: Bonuses = bonuses.iter().map(|street| street.index()).collect();
    sheet.marks = Marks::Trucks(Delivered { cones: circled, bonuses });
    for index in bonuses.without(trucks.finished(sheet)).iter() {
        let street = Street::ALL[index];
        let problem = format!("the bonus of street {street}: expected its round to be finished");
        fault(".bonuses".to_owned(), problem);
    }
}
