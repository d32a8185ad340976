//! Zombies! Hordes stand at both ends of every street. A Zombie card makes some of them move to the next
//! house on their way: where there is no barricade, the house is lost. Ammunition holds a horde back.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use toml::Spanned;

use super::{Marks, RawStreets};
use crate::data::{DataError, Reader, Source};
use crate::estate::LARGEST_ESTATE;
use crate::goal::Progress;
use crate::house::{House, Houses, STREETS, Street};
use crate::sheet::Sheet;
use crate::town::Town;

/// How many hordes there are: two in every street.
pub const HORDES: usize = 2 * STREETS;
/// How many times each horde can move.
pub const MOVES: usize = 2;

/// The sheet as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zombies {
    /// Where its arrows come from.
    pub source: Source,
    /// Where the figures of ammunition come from.
    pub ammunition_source: Source,
    /// Where each horde arrives, one house after the other.
    pub arrivals: [[House; MOVES]; HORDES],
    /// The box of each column of improvements that brings ammunition, counted from 1.
    pub boxes: [u8; LARGEST_ESTATE],
    /// How much ammunition the stock holds.
    pub stock: u8,
    /// How much is there at the start.
    pub start: u8,
}

/// A horde: its street, and the side it comes from. In the order in which they move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Horde(u8);

impl Horde {
    /// All of them, in the order in which they move.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..HORDES as u8).map(Self)
    }

    /// The horde of a street that comes from the left, or from the right.
    pub(crate) const fn new(street: Street, from_right: bool) -> Self {
        Self(2 * street.index() as u8 + from_right as u8)
    }

    /// Its index, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its street.
    pub const fn street(self) -> Street {
        Street::ALL[self.index() / 2]
    }

    /// Whether it comes from the right.
    pub const fn from_right(self) -> bool {
        self.0 % 2 == 1
    }
}

/// Written as the street and the side: `a left`.
impl fmt::Display for Horde {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = if self.from_right() { "right" } else { "left" };
        write!(f, "{} {side}", self.street())
    }
}

/// Some hordes, a bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hordes(u8);

impl Hordes {
    pub(crate) const NONE: Self = Self(0);

    pub(crate) const fn has(self, horde: Horde) -> bool {
        self.0 >> horde.0 & 1 == 1
    }

    pub(crate) const fn with(self, horde: Horde) -> Self {
        Self(self.0 | 1 << horde.0)
    }

    pub(crate) const fn without(self, horde: Horde) -> Self {
        Self(self.0 & !(1 << horde.0))
    }

    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Each of them, in the order in which they move.
    pub(crate) fn iter(self) -> impl Iterator<Item = Horde> {
        Horde::all().filter(move |horde| self.has(*horde))
    }
}

/// A Zombie card: which hordes it moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ZombieCard {
    /// Those on the left.
    Left,
    /// Those on the right.
    Right,
    /// All six.
    All,
}

impl ZombieCard {
    /// The three cards.
    pub const ALL: [Self; 3] = [Self::Left, Self::Right, Self::All];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
            Self::All => "all",
        }
    }

    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }

    pub(crate) const fn hordes(self) -> Hordes {
        match self {
            Self::Left => Hordes(0b01_0101),
            Self::Right => Hordes(0b10_1010),
            Self::All => Hordes(0b11_1111),
        }
    }

    /// Which hordes it moves, in words.
    pub const fn in_words(self) -> &'static str {
        match self {
            Self::Left => "the hordes on the left",
            Self::Right => "the hordes on the right",
            Self::All => "all hordes",
        }
    }
}

impl FromStr for ZombieCard {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|card| card.name() == text).ok_or(())
    }
}

/// What an architect keeps of the siege. Invaded houses are kept with the streets of the sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Siege {
    /// Houses whose barricade the architect has built.
    pub barricades: Houses,
    /// How many times each horde has moved.
    pub moved: [u8; HORDES],
    /// Ammunition that was found, the first included.
    pub found: u8,
    /// Ammunition that was used.
    pub used: u8,
}

impl Siege {
    /// Ammunition that is left.
    pub const fn left(&self) -> u8 {
        self.found.saturating_sub(self.used)
    }
}

/// What a plan of this sheet asks for, besides lots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SiegeGoal {
    /// So many barricades built.
    Barricades(u8),
    /// All barricades of one same street built.
    BarricadesOfOneStreet,
    /// So much ammunition used.
    Used(u8),
    /// So many houses invaded.
    Invaded(u8),
}

impl fmt::Display for SiegeGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Barricades(count) => write!(f, "{count} barricades"),
            Self::BarricadesOfOneStreet => f.write_str("all barricades of one street"),
            Self::Used(count) => write!(f, "{count} ammunition used"),
            Self::Invaded(count) => write!(f, "{count} invaded houses"),
        }
    }
}

impl Zombies {
    /// Houses without a printed barricade.
    pub fn open(&self) -> Houses {
        self.arrivals.iter().flatten().copied().collect()
    }

    /// What a sheet keeps at the start.
    pub(crate) fn fresh(&self) -> Siege {
        Siege { found: self.start, ..Siege::default() }
    }

    /// Whether a barricade can be built at a house just numbered.
    #[inline]
    pub(crate) fn may_barricade(&self, sheet: &Sheet, house: House) -> bool {
        self.open().contains(house) && !sheet.marks.siege().barricades.contains(house)
    }

    /// How much ammunition a sheet has found: what it began with, and the boxes that bring some.
    pub(crate) fn found(&self, sheet: &Sheet) -> u8 {
        let columns = sheet.promotions.iter().zip(self.boxes);
        let boxes = columns.filter(|(crossed, needed)| **crossed >= *needed).count() as u8;
        (self.start + boxes).min(self.stock)
    }

    /// A box of improvements was crossed: some bring ammunition.
    pub(crate) fn promoted(&self, sheet: &mut Sheet, size: u8) {
        let index = usize::from(size) - 1;
        if sheet.promotions[index] == self.boxes[index]
            && let Marks::Zombies(siege) = &mut sheet.marks
        {
            siege.found = (siege.found + 1).min(self.stock);
        }
    }

    /// Where a horde would arrive next, unless it has moved as often as it can.
    pub fn next(&self, siege: &Siege, horde: Horde) -> Option<House> {
        self.arrivals[horde.index()].get(usize::from(siege.moved[horde.index()])).copied()
    }

    /// The hordes of a card that can still move on a sheet.
    pub(crate) fn moving(&self, sheet: &Sheet, card: ZombieCard) -> impl Iterator<Item = Horde> {
        let siege = sheet.marks.siege();
        card.hordes().iter().filter(move |horde| self.next(&siege, *horde).is_some())
    }

    /// The hordes of a card move, but for those that are held back. Returns whether a house was lost.
    pub(crate) fn attack(&self, sheet: &mut Sheet, card: ZombieCard, held: Hordes) -> bool {
        let before = sheet.lost;
        for horde in card.hordes().iter() {
            let Marks::Zombies(siege) = &mut sheet.marks else { return false };
            let Some(house) = self.next(siege, horde) else { continue };
            if held.has(horde) {
                siege.used += 1;
                continue;
            }
            siege.moved[horde.index()] += 1;
            let safe = siege.barricades | sheet.roundabouts | sheet.lost;
            if !safe.contains(house) {
                sheet.invade(house);
            }
        }
        sheet.lost != before
    }

    pub(crate) fn progress(&self, sheet: &Sheet, goal: SiegeGoal) -> Progress {
        let siege = sheet.marks.siege();
        match goal {
            SiegeGoal::Barricades(count) => Progress::at_least(count, siege.barricades),
            SiegeGoal::BarricadesOfOneStreet => Progress::in_one_street(|street| {
                Progress::all(self.open().in_street(street), siege.barricades & !sheet.lost)
            }),
            SiegeGoal::Used(count) => Progress::count(siege.used.into(), count),
            SiegeGoal::Invaded(count) => Progress::at_least(count, sheet.lost),
        }
    }

    /// What a goal asks for that the sheet does not have.
    pub(crate) fn impossible(&self, goal: SiegeGoal) -> Option<String> {
        let open = self.open().len();
        match goal {
            SiegeGoal::Barricades(count) => super::too_many(count.into(), open, "barricades"),
            SiegeGoal::BarricadesOfOneStreet => None,
            SiegeGoal::Used(count) => {
                super::too_many(count.into(), self.stock.into(), "ammunition")
            }
            SiegeGoal::Invaded(count) => super::too_many(count.into(), open, "open houses"),
        }
    }

    /// How likely each open house is lost in the rest of the game, when these cards are to come and
    /// a horde that can arrive does so with this chance.
    pub(crate) fn threats(
        &self,
        sheet: &Sheet,
        to_come: u8,
        risk: f32,
    ) -> impl Iterator<Item = (House, f32)> {
        let siege = sheet.marks.siege();
        let safe = siege.barricades | sheet.roundabouts | sheet.lost;
        Horde::all().flat_map(move |horde| {
            let cards = ZombieCard::ALL.into_iter().filter(move |card| to_come & card.bit() != 0);
            let moves = cards.filter(|card| card.hordes().has(horde)).count();
            let from = usize::from(siege.moved[horde.index()]);
            let ahead = (from..MOVES.min(from + moves)).enumerate();
            let ahead = ahead.map(move |(steps, index)| {
                (self.arrivals[horde.index()][index], risk.powi(steps as i32 + 1))
            });
            ahead.filter(move |(house, _)| !safe.contains(*house))
        })
    }
}

/// The sheet's tables.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Raw {
    source: Source,
    left: RawStreets<i64>,
    right: RawStreets<i64>,
    ammunition: RawAmmunition,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAmmunition {
    source: Source,
    boxes: Spanned<Vec<i64>>,
    stock: Spanned<i64>,
    start: Spanned<i64>,
}

impl Zombies {
    pub(crate) fn read(reader: &Reader<'_>, raw: &Raw, town: &Town) -> Result<Self, DataError> {
        let mut arrivals = [[House::new(Street::ALL[0], 0); MOVES]; HORDES];
        let mut open = Houses::NONE;
        for (from_right, streets) in [(false, &raw.left), (true, &raw.right)] {
            for (street, places) in streets.each(reader)? {
                if places.len() != MOVES {
                    let problem =
                        format!("{} houses of street {street}: expected {MOVES}", places.len());
                    return Err(reader.error(streets.span(), problem));
                }
                for (step, place) in places.iter().enumerate() {
                    let text = place.get_ref().to_string();
                    let house = super::house(reader, place.span(), town, street, &text)?;
                    if open.contains(house) {
                        let problem = format!("house {text} twice: expected each house once");
                        return Err(reader.error(place.span(), problem));
                    }
                    open.insert(house);
                    arrivals[Horde::new(street, from_right).index()][step] = house;
                }
            }
        }
        let wrong_boxes = || {
            let problem = format!("expected a box of 1 to 9 for each of {LARGEST_ESTATE} sizes");
            reader.error(raw.ammunition.boxes.span(), problem)
        };
        let boxes = raw.ammunition.boxes.get_ref().as_slice();
        let boxes: [i64; LARGEST_ESTATE] = boxes.try_into().map_err(|_| wrong_boxes())?;
        if boxes.iter().any(|at| !(1..=9).contains(at)) {
            return Err(wrong_boxes());
        }
        let stock = reader.within(&raw.ammunition.stock, 1..=9, "a number of ammunition")?;
        let most = stock as i64;
        Ok(Self {
            source: raw.source,
            ammunition_source: raw.ammunition.source,
            arrivals,
            boxes: boxes.map(|at| at as u8),
            stock: stock as u8,
            start: reader.within(&raw.ammunition.start, 0..=most, "a number of ammunition")? as u8,
        })
    }
}

/// Reads what a position says of the siege. Which houses are lost is read with the streets.
pub(crate) fn read_written(
    zombies: &Zombies,
    (barricades, moved, told, used): (&[House], [u8; HORDES], Option<u8>, u8),
    sheet: &mut Sheet,
    mut fault: impl FnMut(String, String),
) {
    let found = zombies.found(sheet);
    if told.is_some_and(|told| told != found) {
        let problem = format!("{}: expected {found}, as boxes are crossed", told.unwrap_or(0));
        fault(".found".to_owned(), problem);
    }
    let mut siege = Siege { found, used, ..Siege::default() };
    for (index, &house) in barricades.iter().enumerate() {
        let problem = if !zombies.open().contains(house) {
            format!("{house} has its barricade printed: expected an open house")
        } else if siege.barricades.contains(house) {
            format!("{house} twice: expected each house once")
        } else if !sheet.numbered.contains(house) {
            format!("{house} has no number: expected a numbered house")
        } else {
            siege.barricades.insert(house);
            continue;
        };
        fault(format!(".barricades[{index}]"), problem);
    }
    for horde in Horde::all() {
        let steps = moved[horde.index()];
        if usize::from(steps) > MOVES {
            let problem = format!("{steps} moves: expected at most {MOVES}");
            fault(format!(".moved[{}]", horde.index()), problem);
        }
        siege.moved[horde.index()] = steps.min(MOVES as u8);
    }
    if used > found {
        fault(".used".to_owned(), format!("{used} used: expected at most the {found} found"));
        siege.used = found;
    }
    let reached: Houses = Horde::all()
        .flat_map(|horde| {
            let arrivals = zombies.arrivals[horde.index()];
            arrivals.into_iter().take(siege.moved[horde.index()].into())
        })
        .collect();
    for house in sheet.lost & !reached {
        fault(String::new(), format!("{house} is invaded: expected a house a horde has reached"));
    }
    for house in reached & !(sheet.lost | siege.barricades | sheet.roundabouts) {
        let problem =
            format!("a horde has reached {house}: expected it to be invaded or barricaded");
        fault(String::new(), problem);
    }
    sheet.marks = Marks::Zombies(siege);
}
