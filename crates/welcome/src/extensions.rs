//! Sheets with rules of their own, one file each. The game asks this frame at a few places, each of
//! which is one branch for a sheet without such rules:
//!
//! | when | what it asks |
//! | --- | --- |
//! | before the first turn | `aims`: must everyone choose a goal in secret? |
//! | a house is numbered, by the card or by a copy | `pauses`: is there something to choose at once? |
//! | the action is chosen | `infiltrates`: what may be done instead of it? |
//! | everyone has ended the turn, or a validation card has come | claims that the whole table shares; they are kept in the round |
//! | points are counted | `points`, and what an opponent gets |
//! | a plan is looked at | `has` for each lot, `progress` for everything else |
//!
//! What a sheet keeps is a few bytes beside the base sheet ([`Marks`]). What follows from the numbers
//! is not kept.

use std::ops::Range;

use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::choice::Choice;
use crate::data::{DataError, Reader, Source};
use crate::estate::EstateCounts;
use crate::goal::Progress;
use crate::house::{House, Houses, STREETS, Street};
use crate::plan::Goal;
use crate::refusal::{Refusal, Step};
use crate::rules::Rules;
use crate::sheet::Sheet;
use crate::town::Town;
use atomic::{Atomic, Shelters};
use christmas::Christmas;
use ducks::{Counted, Ducks};
use eggs::{Collected, EggHunt};
use roswell::{Roswell, Zoorgs};

pub mod atomic;
pub mod christmas;
pub mod ducks;
pub mod eggs;
mod follows;
mod marks;
pub mod roswell;
mod shared;
mod view;

pub use follows::Follows;
pub use marks::WrittenMarks;
pub use view::{ExtensionView, OpponentMarks, PrintedView, SheetCount};

/// A sheet with rules of its own, as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Extension {
    /// Egg Hunt.
    Eggs(Box<EggHunt>),
    /// Christmas Lights.
    Christmas(Christmas),
    /// Quack Quack.
    Ducks(Box<Ducks>),
    /// Roswell.
    Roswell(Box<Roswell>),
    /// Atomic War.
    Atomic(Atomic),
}

/// What a sheet keeps besides the base game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Marks {
    /// Nothing: the base game, or all follows from the numbers.
    #[default]
    None,
    /// Egg Hunt: the eggs collected.
    Eggs(Collected),
    /// Roswell: the zoorgs, and the goal chosen.
    Roswell(Zoorgs),
    /// Quack Quack: the points of each count.
    Ducks(Counted),
}

impl Marks {
    /// The eggs collected; none on other sheets.
    #[inline]
    pub fn eggs(&self) -> Collected {
        match self {
            Self::Eggs(collected) => *collected,
            _ => Collected::default(),
        }
    }

    /// The zoorgs; none on other sheets.
    #[inline]
    pub fn zoorgs(&self) -> Zoorgs {
        match self {
            Self::Roswell(zoorgs) => *zoorgs,
            _ => Zoorgs::default(),
        }
    }

    /// The ducklings counted; none on other sheets.
    #[inline]
    pub fn counted(&self) -> Counted {
        match self {
            Self::Ducks(counted) => *counted,
            _ => Counted::default(),
        }
    }
}

/// What the whole table shares on such a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Claims {
    /// Nothing.
    #[default]
    None,
    /// Quack Quack against the AAA: what the opponent had at each count.
    Ducks(Counted),
    /// Atomic War against the AAA: the opponent's shelters.
    Atomic(Shelters),
}

/// What every lot of a plan must have, on a sheet with rules of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Have {
    /// At least so many collected eggs.
    Eggs(u8),
    /// No collected egg.
    NoEggs,
    /// All its houses in one string of lights.
    OneString,
    /// Its middle house in no string of lights.
    DarkMiddle,
    /// At least so many shelters.
    Shelters(u8),
    /// Exactly one shelter.
    OneShelter,
    /// At least so many zoorgs.
    Zoorgs(u8),
    /// No zoorg.
    NoZoorgs,
    /// A built pool, and a circled duckling between two of its houses.
    PoolAndDuckling,
}

impl Have {
    /// What a lot must have, in words.
    pub fn in_words(self) -> String {
        let some = |count: u8, what: &str| {
            format!("with {count} {what}{}", if count == 1 { "" } else { "s" })
        };
        match self {
            Self::Eggs(count) => some(count, "egg"),
            Self::NoEggs => "without eggs".to_owned(),
            Self::OneString => "in one string".to_owned(),
            Self::DarkMiddle => "dark in the middle".to_owned(),
            Self::Shelters(count) => some(count, "shelter"),
            Self::OneShelter => "with just one shelter".to_owned(),
            Self::Zoorgs(count) => some(count, "zoorg"),
            Self::NoZoorgs => "without zoorgs".to_owned(),
            Self::PoolAndDuckling => "with a pool and a duckling".to_owned(),
        }
    }
}

impl Extension {
    /// The word of the option that chooses each sheet, with what it is.
    pub(crate) const SHEETS: [(&'static str, &'static str); 5] = [
        ("eggs", "edition 2023: Egg Hunt, where some numbers collect eggs"),
        ("christmas", "edition 2023: Christmas Lights, where consecutive numbers are linked"),
        ("ducks", "edition 2023: Quack Quack, where chains lead ducklings to their parents"),
        ("roswell", "edition 2023: Roswell, where zoorgs move into your lots"),
        ("atomic", "edition 2023: Atomic War, where numbers fill shelters"),
    ];

    /// The file of a sheet that is compiled in.
    pub(crate) fn file(name: &str) -> Option<(&'static str, &'static str)> {
        macro_rules! file {
            ($name:literal) => {
                Some((
                    concat!("2023/extensions/", $name, ".toml"),
                    include_str!(concat!("../data/2023/extensions/", $name, ".toml")),
                ))
            };
        }
        match name {
            "eggs" => file!("eggs"),
            "christmas" => file!("christmas"),
            "ducks" => file!("ducks"),
            "roswell" => file!("roswell"),
            "atomic" => file!("atomic"),
            _ => None,
        }
    }

    /// Its word in options and views.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Eggs(_) => "eggs",
            Self::Christmas(_) => "christmas",
            Self::Ducks(_) => "ducks",
            Self::Roswell(_) => "roswell",
            Self::Atomic(_) => "atomic",
        }
    }

    /// Where its layout comes from, and where its points do.
    pub fn sources(&self) -> [Source; 2] {
        match self {
            Self::Eggs(hunt) => [hunt.source, hunt.score_source],
            Self::Christmas(lights) => [lights.source; 2],
            Self::Ducks(ducks) => [ducks.source, Source::Rulebook],
            Self::Roswell(roswell) => [roswell.source, roswell.score_source],
            Self::Atomic(atomic) => [atomic.source, atomic.score_source],
        }
    }

    /// What its points are called among the parts of a score.
    pub const fn category(&self) -> &'static str {
        match self {
            Self::Eggs(_) => "eggs",
            Self::Christmas(_) => "lights",
            Self::Ducks(_) => "ducklings",
            Self::Roswell(_) => "zoorgs",
            Self::Atomic(_) => "shelters",
        }
    }

    /// What scores are made of with this sheet.
    pub(crate) const fn categories(&self) -> &'static [&'static str] {
        const EGGS: [&str; 9] = with("eggs");
        const LIGHTS: [&str; 9] = with("lights");
        const DUCKLINGS: [&str; 9] = with("ducklings");
        const ZOORGS: [&str; 9] = with("zoorgs");
        const SHELTERS: [&str; 9] = with("shelters");
        match self {
            Self::Eggs(_) => &EGGS,
            Self::Christmas(_) => &LIGHTS,
            Self::Ducks(_) => &DUCKLINGS,
            Self::Roswell(_) => &ZOORGS,
            Self::Atomic(_) => &SHELTERS,
        }
    }

    /// What an architect's sheet keeps at the start.
    pub(crate) fn fresh(&self) -> Marks {
        match self {
            Self::Eggs(_) => Marks::Eggs(Collected::default()),
            Self::Roswell(_) => Marks::Roswell(Zoorgs::default()),
            Self::Ducks(_) => Marks::Ducks(Counted::default()),
            Self::Christmas(_) | Self::Atomic(_) => Marks::None,
        }
    }

    /// Whether a sheet asks for a goal that is to be chosen before the first turn.
    pub(crate) fn aims(&self, sheet: &Sheet) -> bool {
        matches!(self, Self::Roswell(_)) && sheet.marks.zoorgs().goal.is_none()
    }

    /// Whether a house just numbered asks for a choice before the turn goes on.
    #[inline]
    pub(crate) fn pauses(&self, sheet: &Sheet, house: House) -> bool {
        match self {
            Self::Eggs(hunt) => hunt.lets_collect(sheet, house),
            _ => false,
        }
    }

    /// Adds every choice that such a house offers.
    pub(crate) fn list_pause(&self, sheet: &Sheet, house: House, into: &mut Vec<Choice>) {
        if let Self::Eggs(hunt) = self {
            hunt.list(sheet, house, into);
        }
    }

    /// Makes one of them.
    pub(crate) fn choose_pause(
        &self,
        sheet: &mut Sheet,
        house: House,
        choice: Choice,
    ) -> Result<(), Refusal> {
        match (self, choice) {
            (Self::Eggs(hunt), Choice::Collect(taken)) => hunt.collect(sheet, house, taken),
            _ => Err(Refusal::NotNow(Step::Collect)),
        }
    }

    /// Whether the house just numbered can be infiltrated instead of using the action.
    #[inline]
    pub(crate) fn infiltrates(&self, sheet: &Sheet, house: House) -> bool {
        match self {
            Self::Roswell(roswell) => roswell.is_open(sheet, house),
            _ => false,
        }
    }

    /// Whether a lot has what a plan wants of each.
    pub(crate) fn has(rules: &Rules, sheet: &Sheet, have: Have, lot: Houses) -> bool {
        let shelters = || match &rules.extension {
            Some(Self::Atomic(atomic)) => (atomic.shelters & lot).len(),
            _ => 0,
        };
        let zoorgs = || (sheet.marks.zoorgs().houses & lot).len();
        match have {
            Have::Eggs(count) => sheet.marks.eggs().within(lot) >= count.into(),
            Have::NoEggs => sheet.marks.eggs().within(lot) == 0,
            Have::OneString => christmas::one_string(sheet, lot),
            Have::DarkMiddle => christmas::dark_middle(sheet, lot),
            Have::Shelters(count) => shelters() >= count.into(),
            Have::OneShelter => shelters() == 1,
            Have::Zoorgs(count) => zoorgs() >= count.into(),
            Have::NoZoorgs => zoorgs() == 0,
            Have::PoolAndDuckling => match &rules.extension {
                Some(Self::Ducks(ducks)) => ducks.pool_and_duckling(sheet, lot),
                _ => false,
            },
        }
    }

    /// How far a sheet has come with a goal of its own. A goal of another sheet is never met; data
    /// files that ask for one are refused.
    pub(crate) fn progress(rules: &Rules, sheet: &Sheet, goal: Goal) -> Progress {
        match (goal, &rules.extension) {
            (Goal::Eggs(goal), Some(Self::Eggs(hunt))) => hunt.progress(sheet, goal),
            (Goal::Christmas(goal), Some(Self::Christmas(_))) => {
                Christmas::progress(rules, sheet, goal)
            }
            (Goal::Ducks(goal), Some(Self::Ducks(ducks))) => ducks.progress(sheet, goal),
            (Goal::Roswell(goal), Some(Self::Roswell(roswell))) => roswell.progress(sheet, goal),
            (Goal::Atomic(goal), Some(Self::Atomic(atomic))) => atomic.progress(sheet, goal),
            _ => Progress::NEVER,
        }
    }

    /// What a goal asks for that this sheet can never show, if anything.
    pub(crate) fn impossible(extension: Option<&Self>, goal: Goal) -> Option<String> {
        let other = || Some("a goal of another sheet".to_owned());
        match (goal, extension) {
            (Goal::EstatesThatEach { sizes, have }, Some(extension)) => {
                extension.impossible_lots(sizes, have)
            }
            (Goal::Eggs(goal), Some(Self::Eggs(hunt))) => hunt.impossible(goal),
            (Goal::Christmas(_), Some(Self::Christmas(_))) => None,
            (Goal::Ducks(goal), Some(Self::Ducks(ducks))) => ducks.impossible(goal),
            (Goal::Roswell(goal), Some(Self::Roswell(roswell))) => roswell.impossible(goal),
            (Goal::Atomic(goal), Some(Self::Atomic(atomic))) => atomic.impossible(goal),
            (
                Goal::EstatesThatEach { .. }
                | Goal::Eggs(_)
                | Goal::Christmas(_)
                | Goal::Ducks(_)
                | Goal::Roswell(_)
                | Goal::Atomic(_),
                _,
            ) => other(),
            _ => None,
        }
    }

    fn impossible_lots(&self, sizes: EstateCounts, have: Have) -> Option<String> {
        let all = |count: u8| usize::from(count) * sizes.total();
        match (have, self) {
            (Have::Eggs(count), Self::Eggs(hunt)) => too_many(all(count), hunt.count(), "eggs"),
            (Have::Zoorgs(count), Self::Roswell(roswell)) => {
                too_many(all(count), roswell.saucers.len(), "saucers")
            }
            (Have::Shelters(count), Self::Atomic(atomic)) => {
                too_many(all(count), atomic.shelters.len(), "shelters")
            }
            (Have::OneShelter, Self::Atomic(atomic)) => {
                too_many(sizes.total(), atomic.shelters.len(), "shelters")
            }
            (Have::DarkMiddle, Self::Christmas(_)) => {
                let three = EstateCounts::of(std::iter::repeat_n(3, sizes.total()));
                (sizes != three).then(|| "a middle house: expected lots of 3".to_owned())
            }
            (Have::NoEggs, Self::Eggs(_))
            | (Have::OneString, Self::Christmas(_))
            | (Have::NoZoorgs, Self::Roswell(_))
            | (Have::PoolAndDuckling, Self::Ducks(_)) => None,
            _ => Some("lots of another sheet".to_owned()),
        }
    }
}

fn too_many(wanted: usize, there: usize, what: &str) -> Option<String> {
    (!(1..=there).contains(&wanted)).then(|| format!("{wanted} {what}: expected 1 to {there}"))
}

/// The parts of a score, with the sheet's own before what is lost.
const fn with(own: &'static str) -> [&'static str; 9] {
    let [plans, parks, pools, temps, estates, bis, refusals, roundabouts] =
        crate::score::BASE_CATEGORIES;
    [plans, parks, pools, temps, estates, own, bis, refusals, roundabouts]
}

/// The tables of a data file for sheets with rules of their own.
pub(crate) struct RawExtensions {
    pub(crate) eggs: Option<eggs::Raw>,
    pub(crate) christmas: Option<christmas::Raw>,
    pub(crate) ducks: Option<ducks::Raw>,
    pub(crate) roswell: Option<roswell::Raw>,
    pub(crate) atomic: Option<atomic::Raw>,
}

impl RawExtensions {
    /// The sheet that the file brings, if it brings one.
    pub(crate) fn read(
        self,
        reader: &Reader<'_>,
        town: &Town,
    ) -> Result<Option<Extension>, DataError> {
        let mut brought = Vec::new();
        if let Some(raw) = self.eggs {
            brought.push(Extension::Eggs(Box::new(EggHunt::read(reader, &raw, town)?)));
        }
        if let Some(raw) = self.christmas {
            brought.push(Extension::Christmas(Christmas::read(reader, &raw)?));
        }
        if let Some(raw) = self.ducks {
            brought.push(Extension::Ducks(Box::new(Ducks::read(reader, &raw, town)?)));
        }
        if let Some(raw) = self.roswell {
            brought.push(Extension::Roswell(Box::new(Roswell::read(reader, &raw, town)?)));
        }
        if let Some(raw) = self.atomic {
            brought.push(Extension::Atomic(Atomic::read(reader, &raw, town)?));
        }
        if brought.len() > 1 {
            return Err(reader.error(0..0, "two sheets with rules of their own: expected one"));
        }
        Ok(brought.pop())
    }
}

/// Something for each of the three streets.
#[derive(Deserialize)]
#[serde(transparent)]
pub(crate) struct RawStreets<T>(Spanned<Vec<Vec<Spanned<T>>>>);

impl<T> RawStreets<T> {
    /// Each street with what it has.
    pub(crate) fn each(
        &self,
        reader: &Reader<'_>,
    ) -> Result<impl Iterator<Item = (Street, &[Spanned<T>])>, DataError> {
        let streets = self.0.get_ref();
        if streets.len() != STREETS {
            let problem = format!("{} streets: expected {STREETS}", streets.len());
            return Err(reader.error(self.0.span(), problem));
        }
        Ok(Street::ALL.into_iter().zip(streets.iter().map(Vec::as_slice)))
    }
}

/// A house that the street has.
pub(crate) fn house(
    reader: &Reader<'_>,
    span: Range<usize>,
    town: &Town,
    street: Street,
    place: &str,
) -> Result<House, DataError> {
    let length = town.street_length(street);
    match place.parse::<usize>() {
        Ok(place) if (1..=length).contains(&place) => Ok(House::new(street, place - 1)),
        _ => {
            let problem = format!("house {place} of street {street}: expected 1 to {length}");
            Err(reader.error(span, problem))
        }
    }
}

/// Houses with the same symbol, each once.
pub(crate) fn symbols(
    reader: &Reader<'_>,
    raw: &RawStreets<i64>,
    town: &Town,
) -> Result<Houses, DataError> {
    let mut houses = Houses::NONE;
    for (street, places) in raw.each(reader)? {
        for place in places {
            let here = house(reader, place.span(), town, street, &place.get_ref().to_string())?;
            if houses.contains(here) {
                let problem = format!("house {} twice: expected each house once", place.get_ref());
                return Err(reader.error(place.span(), problem));
            }
            houses.insert(here);
        }
    }
    Ok(houses)
}

/// Counts to reach, growing, with the points of each.
pub(crate) fn thresholds(
    reader: &Reader<'_>,
    counts: &Spanned<Vec<i64>>,
    points: &Spanned<Vec<i64>>,
    what: &str,
) -> Result<Vec<(u8, i32)>, DataError> {
    let (needed, paid) = (counts.get_ref(), points.get_ref());
    if needed.is_empty() || needed.len() != paid.len() {
        let problem = format!(
            "{} points for {} numbers of {what}: expected as many",
            paid.len(),
            needed.len()
        );
        return Err(reader.error(points.span(), problem));
    }
    let grows = needed.windows(2).all(|two| two[0] < two[1]);
    if !grows || needed.iter().any(|count| !(1..=99).contains(count)) {
        let problem = format!("numbers of {what}: expected growing ones from 1 to 99");
        return Err(reader.error(counts.span(), problem));
    }
    let paid = paid.iter().map(|&value| reader.points(points.span(), value));
    let paid = paid.collect::<Result<Vec<i32>, _>>()?;
    Ok(needed.iter().map(|&count| count as u8).zip(paid).collect())
}

/// What a number between two thresholds is worth to those who may still go on.
pub(crate) fn steps_between(steps: &[(u8, i32)], reached: f32) -> f32 {
    let (mut from, mut points) = (0.0, 0.0);
    for &(needed, worth) in steps {
        let (needed, worth) = (f32::from(needed), worth as f32);
        if reached < needed {
            return points + (worth - points) * (reached - from) / (needed - from);
        }
        (from, points) = (needed, worth);
    }
    points
}
