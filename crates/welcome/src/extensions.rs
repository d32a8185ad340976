//! Sheets with rules of their own, one file each. The game asks this frame at a few places, each of
//! which is one branch for a sheet without such rules:
//!
//! | when | what it asks |
//! | --- | --- |
//! | before the first turn | `aims`: must everyone choose a goal in secret? |
//! | a house is numbered, by the card or by a copy | `pauses`: is there something to choose at once? |
//! | the same | `numbered`: what follows at once, without a choice? |
//! | the action is chosen | `infiltrates`: what may be done instead of it? |
//! | everyone has ended the turn, or a validation card has come | claims that the whole table shares; they are kept in the round. A validation card may ask for a choice in the middle of the deal |
//! | points are counted | `points`, and what an opponent gets |
//! | a plan is looked at | `has` for each lot, `progress` for everything else |
//!
//! What a sheet keeps is a few bytes beside the base sheet ([`Marks`]). What follows from the numbers
//! is not kept.

use serde::{Deserialize, Serialize};

use crate::choice::Choice;
use crate::data::Source;
use crate::estate::EstateCounts;
use crate::goal::Progress;
use crate::house::{House, Houses, STREETS};
use crate::plan::Goal;
use crate::refusal::{Refusal, Step};
use crate::rules::Rules;
use crate::sheet::Sheet;
use atomic::{Atomic, Shelters};
use bonuses::Bonuses;
use christmas::Christmas;
use ducks::{Counted, Ducks};
use eggs::{Collected, EggHunt};
use halloween::{Bonus, Halloween, Haunted, Tier, Treat};
use reading::{RawStreets, house, steps_between, symbols, thresholds};
use roswell::{Roswell, Zoorgs};
use trucks::{Delivered, Trucks};
use zombies::{Siege, Zombies};

pub mod atomic;
pub mod bonuses;
pub mod christmas;
pub mod ducks;
pub mod eggs;
mod follows;
pub mod halloween;
mod marks;
mod reading;
pub mod roswell;
mod shared;
pub mod trucks;
mod view;
pub mod zombies;

pub use follows::Follows;
pub use marks::WrittenMarks;
pub(crate) use reading::RawExtensions;
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
    /// Ice-cream Trucks.
    Trucks(Box<Trucks>),
    /// Halloween.
    Halloween(Box<Halloween>),
    /// Zombies!
    Zombies(Box<Zombies>),
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
    /// Ice-cream Trucks: the cones and bonuses.
    Trucks(Delivered),
    /// Halloween: ghosts, candies and tiers.
    Halloween(Haunted),
    /// Zombies!: barricades, hordes and ammunition.
    Zombies(Siege),
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

    /// The cones and bonuses; none on other sheets.
    #[inline]
    pub fn delivered(&self) -> Delivered {
        match self {
            Self::Trucks(delivered) => *delivered,
            _ => Delivered::default(),
        }
    }

    /// The ghosts, candies and tiers; none on other sheets.
    #[inline]
    pub fn haunted(&self) -> Haunted {
        match self {
            Self::Halloween(haunted) => *haunted,
            _ => Haunted::default(),
        }
    }

    /// The siege; none on other sheets.
    #[inline]
    pub fn siege(&self) -> Siege {
        match self {
            Self::Zombies(siege) => *siege,
            _ => Siege::default(),
        }
    }

    /// The bonuses that this architect was first to claim.
    pub(crate) fn bonuses(&self) -> Bonuses {
        match self {
            Self::Trucks(delivered) => delivered.bonuses,
            Self::Halloween(haunted) => haunted.tiers,
            _ => Bonuses::NONE,
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
    /// Bonuses for those who are first: the ones that are no longer to be had.
    Bonuses(Bonuses),
}

impl Claims {
    /// The bonuses that are no longer to be had.
    pub(crate) fn gone(self) -> Bonuses {
        match self {
            Self::Bonuses(gone) => gone,
            _ => Bonuses::NONE,
        }
    }
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
    /// At least so many circled cones.
    Cones(u8),
    /// No circled cone.
    NoCones,
    /// A built pool and a circled cone.
    PoolAndCone,
    /// At least so many built barricades.
    Barricades(u8),
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
            Self::Cones(count) => some(count, "cone"),
            Self::NoCones => "without cones".to_owned(),
            Self::PoolAndCone => "with a pool and a cone".to_owned(),
            Self::Barricades(count) => some(count, "barricade"),
        }
    }
}

impl Extension {
    /// The word of the option that chooses each sheet, with what it is.
    pub(crate) const SHEETS: [(&'static str, &'static str); 8] = [
        ("eggs", "edition 2023: Egg Hunt, where some numbers collect eggs"),
        ("christmas", "edition 2023: Christmas Lights, where consecutive numbers are linked"),
        ("ducks", "edition 2023: Quack Quack, where chains lead ducklings to their parents"),
        ("roswell", "edition 2023: Roswell, where zoorgs move into your lots"),
        ("atomic", "edition 2023: Atomic War, where numbers fill shelters"),
        ("trucks", "edition 2023: Ice-cream Trucks, which drive to the houses you number"),
        ("halloween", "edition 2023: Halloween, with ghosts, candies and tiers to reach"),
        ("zombies", "edition 2023: Zombies!, who come from both ends of every street"),
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
            "trucks" => file!("trucks"),
            "halloween" => file!("halloween"),
            "zombies" => file!("zombies"),
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
            Self::Trucks(_) => "trucks",
            Self::Halloween(_) => "halloween",
            Self::Zombies(_) => "zombies",
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
            Self::Trucks(trucks) => [trucks.source, trucks.score_source],
            Self::Halloween(halloween) => [halloween.source, halloween.score_source],
            Self::Zombies(zombies) => [zombies.source, zombies.ammunition_source],
        }
    }

    /// What its points are called among the parts of a score; nothing if it has none.
    pub const fn category(&self) -> &'static str {
        match self {
            Self::Eggs(_) => "eggs",
            Self::Christmas(_) => "lights",
            Self::Ducks(_) => "ducklings",
            Self::Roswell(_) => "zoorgs",
            Self::Atomic(_) => "shelters",
            Self::Trucks(_) => "cones",
            Self::Halloween(_) => "candies",
            Self::Zombies(_) => "",
        }
    }

    /// What scores are made of with this sheet.
    pub(crate) const fn categories(&self) -> &'static [&'static str] {
        const EGGS: [&str; 9] = with("eggs");
        const LIGHTS: [&str; 9] = with("lights");
        const DUCKLINGS: [&str; 9] = with("ducklings");
        const ZOORGS: [&str; 9] = with("zoorgs");
        const SHELTERS: [&str; 9] = with("shelters");
        const CONES: [&str; 9] = with("cones");
        const CANDIES: [&str; 9] = with("candies");
        match self {
            Self::Eggs(_) => &EGGS,
            Self::Christmas(_) => &LIGHTS,
            Self::Ducks(_) => &DUCKLINGS,
            Self::Roswell(_) => &ZOORGS,
            Self::Atomic(_) => &SHELTERS,
            Self::Trucks(_) => &CONES,
            Self::Halloween(_) => &CANDIES,
            Self::Zombies(_) => crate::score::CATEGORIES,
        }
    }

    /// What an architect's sheet keeps at the start.
    pub(crate) fn fresh(&self) -> Marks {
        match self {
            Self::Eggs(_) => Marks::Eggs(Collected::default()),
            Self::Roswell(_) => Marks::Roswell(Zoorgs::default()),
            Self::Ducks(_) => Marks::Ducks(Counted::default()),
            Self::Trucks(_) => Marks::Trucks(Delivered::default()),
            Self::Halloween(_) => Marks::Halloween(Haunted::default()),
            Self::Zombies(zombies) => Marks::Zombies(zombies.fresh()),
            Self::Christmas(_) | Self::Atomic(_) => Marks::None,
        }
    }

    /// Whether a sheet asks for a goal that is to be chosen before the first turn.
    pub(crate) fn aims(&self, sheet: &Sheet) -> bool {
        matches!(self, Self::Roswell(_)) && sheet.marks.zoorgs().goal.is_none()
    }

    /// What a house just numbered brings at once, without a choice.
    #[inline]
    pub(crate) fn numbered(&self, sheet: &mut Sheet, house: House) {
        if let Self::Trucks(trucks) = self {
            trucks.numbered(sheet, house);
        }
    }

    /// What a box of improvements brings when it is crossed.
    pub(crate) fn promoted(&self, sheet: &mut Sheet, size: u8) {
        if let Self::Zombies(zombies) = self {
            zombies.promoted(sheet, size);
        }
    }

    /// Whether a barricade can be built at the house just numbered.
    #[inline]
    pub(crate) fn may_barricade(&self, sheet: &Sheet, house: House) -> bool {
        match self {
            Self::Zombies(zombies) => zombies.may_barricade(sheet, house),
            _ => false,
        }
    }

    /// How many copies of a sheet may have crossed no box, since a bonus gave them.
    pub(crate) fn free_copies(rules: &Rules, sheet: &Sheet) -> usize {
        Self::bonus(rules, sheet).extensions.into()
    }

    /// What the validated tier of ghosts has given, if there is one.
    pub(crate) fn bonus(rules: &Rules, sheet: &Sheet) -> Bonus {
        let tier = sheet.marks.haunted().tier(Treat::Ghost);
        match (&rules.extension, tier) {
            (Some(Self::Halloween(halloween)), Some(tier)) => halloween.ghosts[tier].1,
            _ => Bonus::default(),
        }
    }

    /// Whether a deal may stop for a choice.
    pub(crate) const fn stops(&self) -> bool {
        matches!(self, Self::Trucks(_) | Self::Zombies(_))
    }

    /// Whether a house just numbered asks for a choice before the turn goes on.
    #[inline]
    pub(crate) fn pauses(&self, sheet: &Sheet, house: House) -> bool {
        match self {
            Self::Eggs(hunt) => hunt.lets_collect(sheet, house),
            Self::Halloween(halloween) => halloween.lets_circle(house),
            _ => false,
        }
    }

    /// Adds every choice that such a house offers.
    pub(crate) fn list_pause(&self, sheet: &Sheet, house: House, into: &mut Vec<Choice>) {
        match self {
            Self::Eggs(hunt) => hunt.list(sheet, house, into),
            Self::Halloween(_) => into.extend(Treat::ALL.map(Choice::Circle)),
            _ => {}
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
            (Self::Halloween(_), Choice::Circle(treat)) => {
                Halloween::circle(sheet, house, treat);
                Ok(())
            }
            (Self::Halloween(_), _) => Err(Refusal::NotNow(Step::Circle)),
            _ => Err(Refusal::NotNow(Step::Collect)),
        }
    }

    /// The tiers that may be validated at the end of a turn when these are gone.
    pub(crate) fn tiers(&self, sheet: &Sheet, gone: Bonuses) -> impl Iterator<Item = Tier> {
        let halloween = match self {
            Self::Halloween(halloween) => Some(&**halloween),
            _ => None,
        };
        let may = move |own: &Halloween, tier| own.may_validate(sheet, gone, tier).is_ok();
        halloween.into_iter().flat_map(move |own| Tier::all().filter(move |tier| may(own, *tier)))
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
        let cones = || (sheet.marks.delivered().cones & lot).len();
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
            Have::Cones(count) => cones() >= count.into(),
            Have::NoCones => cones() == 0,
            Have::PoolAndCone => cones() > 0 && sheet.pools.meets(lot),
            Have::Barricades(count) => (sheet.marks.siege().barricades & lot).len() >= count.into(),
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
            (Goal::Trucks(goal), Some(Self::Trucks(trucks))) => trucks.progress(sheet, goal),
            (Goal::Halloween(goal), Some(Self::Halloween(own))) => own.progress(sheet, goal),
            (Goal::Zombies(goal), Some(Self::Zombies(own))) => own.progress(sheet, goal),
            _ => Progress::NEVER,
        }
    }

    /// The points of a sheet by these rules, beside the shelters of everyone at the table; nothing
    /// if the rules bring none.
    pub(crate) fn points(
        &self,
        sheet: &Sheet,
        capacities: impl Iterator<Item = [u16; STREETS]> + Clone,
    ) -> Option<i32> {
        Some(match self {
            Self::Eggs(hunt) => hunt.worth(sheet.marks.eggs().count()),
            Self::Christmas(lights) => lights.points(sheet),
            Self::Ducks(ducks) => ducks.points(sheet, sheet.marks.counted()),
            Self::Roswell(roswell) => {
                roswell.worth(sheet.marks.zoorgs().goal, Roswell::lots(sheet))
            }
            Self::Atomic(atomic) => atomic.points(atomic.capacities(sheet), capacities),
            Self::Trucks(trucks) => trucks.points(sheet),
            Self::Halloween(halloween) => halloween.points(sheet),
            Self::Zombies(_) => return None,
        })
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
            (Goal::Trucks(goal), Some(Self::Trucks(trucks))) => trucks.impossible(goal),
            (Goal::Halloween(goal), Some(Self::Halloween(own))) => own.impossible(goal),
            (Goal::Zombies(goal), Some(Self::Zombies(own))) => own.impossible(goal),
            (
                Goal::EstatesThatEach { .. }
                | Goal::Eggs(_)
                | Goal::Christmas(_)
                | Goal::Ducks(_)
                | Goal::Roswell(_)
                | Goal::Atomic(_)
                | Goal::Trucks(_)
                | Goal::Halloween(_)
                | Goal::Zombies(_),
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
            (Have::Cones(count), Self::Trucks(trucks)) => {
                too_many(all(count), trucks.cones().len(), "cones")
            }
            (Have::PoolAndCone, Self::Trucks(trucks)) => {
                too_many(sizes.total(), trucks.cones().len(), "cones")
            }
            (Have::Barricades(count), Self::Zombies(zombies)) => {
                too_many(all(count), zombies.open().len(), "barricades")
            }
            (Have::DarkMiddle, Self::Christmas(_)) => {
                let three = EstateCounts::of(std::iter::repeat_n(3, sizes.total()));
                (sizes != three).then(|| "a middle house: expected lots of 3".to_owned())
            }
            (Have::NoEggs, Self::Eggs(_))
            | (Have::OneString, Self::Christmas(_))
            | (Have::NoZoorgs, Self::Roswell(_))
            | (Have::NoCones, Self::Trucks(_))
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
