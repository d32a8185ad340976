//! Quack Quack. A duckling stands between two houses and is circled as soon as both are numbered.
//! At three counts everyone scores the ducklings that a chain of numbered houses and circled
//! ducklings leads to their parent. Only the points counted are kept; the rest follows from the
//! numbers.

use std::fmt;

use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::data::{DataError, Reader, Source};
use crate::goal::Progress;
use crate::house::{House, Houses, Street};
use crate::sheet::Sheet;
use crate::town::Town;

/// How many counts there are: one for each colour, and one for both.
pub const COUNTS: usize = 3;

/// The sheet as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ducks {
    /// Where its ducklings come from.
    pub source: Source,
    /// The ducklings, by colour.
    pub ducklings: [Vec<Duckling>; 2],
    /// The house beside each parent, by colour.
    pub parents: [House; 2],
}

/// The colour of a duckling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// Yellow.
    Yellow,
    /// Black.
    Black,
}

impl Colour {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Yellow, Self::Black];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Yellow => "yellow",
            Self::Black => "black",
        }
    }
}

/// A duckling, by the two houses it stands between.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duckling(pub House, pub House);

impl Duckling {
    /// Whether it stands in a street, and not between two.
    pub fn in_street(self) -> bool {
        self.0.street() == self.1.street()
    }

    /// Both houses.
    pub fn houses(self) -> Houses {
        Houses::only(self.0) | Houses::only(self.1)
    }

    /// Whether it is circled.
    pub fn is_circled(self, sheet: &Sheet) -> bool {
        sheet.numbered.covers(self.houses())
    }
}

/// The points an architect had at each count that was made: yellow, black, both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted(pub [Option<u8>; COUNTS]);

/// What a plan of this sheet asks for, besides lots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DuckGoal {
    /// So many of each colour.
    OfEachColour(u8),
    /// All that stand in so many streets.
    AllOfStreets(u8),
    /// All yellow ones of the lowest street and all black ones of the highest.
    YellowOfCAndBlackOfA,
    /// All that stand between streets.
    BetweenStreets,
}

impl fmt::Display for DuckGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OfEachColour(count) => write!(f, "{count} yellow and {count} black ducklings"),
            Self::AllOfStreets(count) => write!(f, "all ducklings of {count} streets"),
            Self::YellowOfCAndBlackOfA => {
                f.write_str("yellow ducklings of street c, black ones of street a")
            }
            Self::BetweenStreets => f.write_str("all ducklings between the streets"),
        }
    }
}

impl Ducks {
    /// The ducklings of a colour.
    pub fn of(&self, colour: Colour) -> &[Duckling] {
        &self.ducklings[colour as usize]
    }

    /// All ducklings.
    pub fn all(&self) -> impl Iterator<Item = Duckling> + Clone {
        self.ducklings.iter().flatten().copied()
    }

    /// The houses that a chain of numbered houses and circled ducklings leads to a colour's parent.
    pub fn connected(&self, sheet: &Sheet, colour: Colour) -> Houses {
        let mut reached = Houses::only(self.parents[colour as usize]) & sheet.numbered;
        loop {
            // Along the streets: neighbours are one bit apart, and streets are parted by a free bit.
            let mut more = reached | Houses(reached.0 << 1 | reached.0 >> 1) & sheet.numbered;
            for duckling in self.all().filter(|duckling| !duckling.in_street()) {
                if duckling.is_circled(sheet) && more.meets(duckling.houses()) {
                    more |= duckling.houses();
                }
            }
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    /// The circled ducklings of a colour that are connected with their parent.
    pub fn home(&self, sheet: &Sheet, colour: Colour) -> usize {
        let connected = self.connected(sheet, colour);
        let home =
            |duckling: &&Duckling| duckling.is_circled(sheet) && connected.meets(duckling.houses());
        self.of(colour).iter().filter(home).count()
    }

    /// What a sheet would score at each count.
    pub fn worth(&self, sheet: &Sheet) -> [u8; COUNTS] {
        let [yellow, black] = Colour::ALL.map(|colour| self.home(sheet, colour) as u8);
        [yellow, black, yellow + black]
    }

    /// Which counts a sheet makes everyone count: it has circled all of that colour, or all.
    pub fn triggered(&self, sheet: &Sheet) -> [bool; COUNTS] {
        let all = |colour| self.of(colour).iter().all(|duckling| duckling.is_circled(sheet));
        let [yellow, black] = Colour::ALL.map(all);
        [yellow, black, yellow && black]
    }

    /// The points of a sheet: those counted, and for counts not made yet what they would bring.
    pub(crate) fn points(&self, sheet: &Sheet, counted: Counted) -> i32 {
        let now = self.worth(sheet);
        (0..COUNTS).map(|count| i32::from(counted.0[count].unwrap_or(now[count]))).sum()
    }

    /// Whether a lot has a built pool and a duckling within.
    pub(crate) fn pool_and_duckling(&self, sheet: &Sheet, lot: Houses) -> bool {
        sheet.pools.meets(lot) && self.has_duckling(lot)
    }

    /// Whether there is a duckling between two houses of a lot.
    pub(crate) fn has_duckling(&self, lot: Houses) -> bool {
        self.all().any(|duckling| duckling.in_street() && lot.covers(duckling.houses()))
    }

    pub(crate) fn progress(&self, sheet: &Sheet, goal: DuckGoal) -> Progress {
        let some = |ducklings: &mut dyn Iterator<Item = Duckling>| {
            let (mut have, mut need, mut houses) = (0, 0, Houses::NONE);
            for duckling in ducklings {
                need += 1;
                if duckling.is_circled(sheet) {
                    have += 1;
                    houses |= duckling.houses();
                }
            }
            Progress { have, need, houses }
        };
        let inside = |street: Street| {
            move |duckling: &Duckling| duckling.in_street() && duckling.0.street() == street
        };
        match goal {
            DuckGoal::OfEachColour(count) => Colour::ALL
                .into_iter()
                .map(|colour| {
                    let all = some(&mut self.of(colour).iter().copied());
                    Progress { houses: all.houses, ..Progress::count(all.have, count) }
                })
                .fold(Progress::NOTHING, Progress::and),
            DuckGoal::AllOfStreets(count) => {
                Progress::in_streets(count, |street| some(&mut self.all().filter(inside(street))))
            }
            DuckGoal::YellowOfCAndBlackOfA => {
                let [first, .., last] = Street::ALL;
                let of = |colour, street| {
                    some(&mut self.of(colour).iter().copied().filter(inside(street)))
                };
                of(Colour::Yellow, last).and(of(Colour::Black, first))
            }
            DuckGoal::BetweenStreets => {
                some(&mut self.all().filter(|duckling| !duckling.in_street()))
            }
        }
    }

    /// What a goal asks for that the sheet does not have.
    pub(crate) fn impossible(&self, goal: DuckGoal) -> Option<String> {
        match goal {
            DuckGoal::OfEachColour(count) => {
                let fewest = self.ducklings.iter().map(Vec::len).min().unwrap_or(0);
                super::too_many(count.into(), fewest, "ducklings of each colour")
            }
            DuckGoal::AllOfStreets(count) => {
                let has = |street: &Street| {
                    self.all().any(|one| one.in_street() && one.0.street() == *street)
                };
                let streets = Street::ALL.iter().filter(|street| has(street)).count();
                super::too_many(count.into(), streets, "streets")
            }
            DuckGoal::YellowOfCAndBlackOfA | DuckGoal::BetweenStreets => None,
        }
    }

    /// The points to expect. A duckling counts by how likely both its houses are numbered; `home`
    /// is how likely it then is that a chain leads to its parent.
    pub(crate) fn prospects(
        &self,
        sheet: &Sheet,
        counted: Counted,
        chances: &[f32],
        home: f32,
    ) -> f32 {
        let expected = |colour: Colour| -> f32 {
            let connected = self.connected(sheet, colour);
            let parent = chances[self.parents[colour as usize].index()];
            self.of(colour)
                .iter()
                .map(|duckling| {
                    let both = chances[duckling.0.index()] * chances[duckling.1.index()];
                    if duckling.is_circled(sheet) && connected.meets(duckling.houses()) {
                        1.0
                    } else {
                        home * both * parent
                    }
                })
                .sum()
        };
        let [yellow, black] = Colour::ALL.map(expected);
        let to_come = [yellow, black, yellow + black];
        (0..COUNTS).map(|count| counted.0[count].map_or(to_come[count], f32::from)).sum()
    }
}

/// The sheet's table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Raw {
    source: Source,
    yellow: Spanned<Vec<Spanned<String>>>,
    black: Spanned<Vec<Spanned<String>>>,
    yellow_parent: Spanned<String>,
    black_parent: Spanned<String>,
}

impl Ducks {
    pub(crate) fn read(reader: &Reader<'_>, raw: &Raw, town: &Town) -> Result<Self, DataError> {
        let house = |text: &str, span: std::ops::Range<usize>| match text.parse::<House>() {
            Ok(house) if town.houses.contains(house) => Ok(house),
            _ => Err(reader.error(span, format!("`{text}`: expected a house of the sheet"))),
        };
        let mut seen: Vec<Duckling> = Vec::new();
        let mut ducklings = |list: &Spanned<Vec<Spanned<String>>>| {
            if list.get_ref().is_empty() {
                return Err(reader.error(list.span(), "no ducklings: expected some"));
            }
            let mut all = Vec::new();
            for text in list.get_ref() {
                let wrong = |problem: String| Err(reader.error(text.span(), problem));
                let duckling = match text.get_ref().split_once(' ') {
                    None => {
                        let left = house(text.get_ref(), text.span())?;
                        if !town.houses.contains(left.right()) {
                            return wrong(format!("{left} has no neighbour on its right"));
                        }
                        Duckling(left, left.right())
                    }
                    Some((above, below)) => {
                        let (above, below) =
                            (house(above, text.span())?, house(below, text.span())?);
                        if above.street().index() + 1 != below.street().index() {
                            return wrong(format!(
                                "{above} and {below}: expected houses of two neighbouring streets, \
                                 the upper one first"
                            ));
                        }
                        Duckling(above, below)
                    }
                };
                if seen.contains(&duckling) {
                    return wrong(format!("`{}` twice: expected each once", text.get_ref()));
                }
                seen.push(duckling);
                all.push(duckling);
            }
            Ok(all)
        };
        Ok(Self {
            source: raw.source,
            ducklings: [ducklings(&raw.yellow)?, ducklings(&raw.black)?],
            parents: [
                house(raw.yellow_parent.get_ref(), raw.yellow_parent.span())?,
                house(raw.black_parent.get_ref(), raw.black_parent.span())?,
            ],
        })
    }
}
