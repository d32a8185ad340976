//! Halloween. A house with a ghost and a candy lets its architect circle one of the two. Who has just
//! the right number of either at the end of a turn may validate a tier: ghosts give actions at once,
//! candies points in the end.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use toml::Spanned;

use super::bonuses::Bonuses;
use super::{Marks, RawStreets};
use crate::data::{DataError, Reader, Source};
use crate::goal::Progress;
use crate::house::{House, Houses, Street};
use crate::refusal::Refusal;
use crate::sheet::Sheet;
use crate::town::Town;

/// How many tiers there are of each kind.
pub const TIERS: usize = 3;

/// The sheet as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Halloween {
    /// Where its houses come from.
    pub source: Source,
    /// Where the points of candies come from.
    pub score_source: Source,
    /// Houses with a ghost and a candy.
    pub houses: Houses,
    /// The tiers of ghosts: how many they ask for, and what they give.
    pub ghosts: [(u8, Bonus); TIERS],
    /// The tiers of candies: how many they ask for, and their points.
    pub candies: [(u8, i32); TIERS],
    /// Points of an opponent for each tier that the architect has crossed.
    pub opponent_crossed: i32,
}

/// What can be circled at a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Treat {
    /// The ghost.
    Ghost,
    /// The candy.
    Candy,
}

impl Treat {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Ghost, Self::Candy];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ghost => "ghost",
            Self::Candy => "candy",
        }
    }

    /// The name of several.
    pub const fn plural(self) -> &'static str {
        match self {
            Self::Ghost => "ghosts",
            Self::Candy => "candies",
        }
    }
}

/// A tier of ghosts or candies: its kind, and which of the three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tier(u8);

impl Tier {
    /// The tier of this kind, counted from 0.
    pub(crate) const fn new(kind: Treat, index: usize) -> Self {
        Self(kind as u8 * TIERS as u8 + index as u8)
    }

    /// All of them: those of ghosts, then those of candies.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..2 * TIERS as u8).map(Self)
    }

    /// Whether it is one of ghosts or of candies.
    pub const fn kind(self) -> Treat {
        Treat::ALL[self.0 as usize / TIERS]
    }

    /// Which of its kind, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize % TIERS
    }

    /// Its place among all bonuses of the sheet.
    pub(crate) const fn bonus(self) -> usize {
        self.0 as usize
    }
}

/// Written as the kind and which of the three: `ghosts 2`.
impl fmt::Display for Tier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind().plural(), self.index() + 1)
    }
}

impl FromStr for Tier {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::all().find(|tier| tier.to_string() == text);
        found.ok_or_else(|| format!("`{text}`: expected a tier, as in `ghosts 2`"))
    }
}

impl Serialize for Tier {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tier {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// What a tier of ghosts gives, or what is left of it: so many of one of these kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Bonus {
    /// Pools, dug anywhere.
    #[serde(skip_serializing_if = "is_zero")]
    pub pools: u8,
    /// Parks, planted in any street.
    #[serde(skip_serializing_if = "is_zero")]
    pub parks: u8,
    /// Extensions that cross no box.
    #[serde(skip_serializing_if = "is_zero")]
    pub extensions: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
const fn is_zero(count: &u8) -> bool {
    *count == 0
}

impl Bonus {
    /// What is left when one pool is dug: no other kind.
    pub(crate) const fn without_pool(self) -> Self {
        Self { pools: self.pools.saturating_sub(1), parks: 0, extensions: 0 }
    }

    /// What is left when one park is planted.
    pub(crate) const fn without_park(self) -> Self {
        Self { pools: 0, parks: self.parks.saturating_sub(1), extensions: 0 }
    }

    /// What is left when one extension is built.
    pub(crate) const fn without_extension(self) -> Self {
        Self { pools: 0, parks: 0, extensions: self.extensions.saturating_sub(1) }
    }

    /// The most actions it can be.
    pub(crate) fn most(self) -> u8 {
        self.pools.max(self.parks).max(self.extensions)
    }

    /// In words: `2 pools or 1 extension`.
    pub fn in_words(self) -> String {
        let kinds = [(self.pools, "pool"), (self.parks, "park"), (self.extensions, "extension")];
        let some = kinds.into_iter().filter(|(count, _)| *count > 0);
        let told = some
            .map(|(count, kind)| format!("{count} {kind}{}", if count == 1 { "" } else { "s" }));
        told.collect::<Vec<_>>().join(" or ")
    }
}

/// What an architect has circled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Haunted {
    /// Houses whose ghost is circled.
    pub ghosts: Houses,
    /// Houses whose candy is circled.
    pub candies: Houses,
    /// The tiers validated: those of ghosts, then those of candies.
    pub tiers: Bonuses,
}

impl Haunted {
    /// The houses circled for a kind.
    pub fn of(&self, kind: Treat) -> Houses {
        match kind {
            Treat::Ghost => self.ghosts,
            Treat::Candy => self.candies,
        }
    }

    /// What is circled at a house.
    pub fn at(&self, house: House) -> Option<Treat> {
        Treat::ALL.into_iter().find(|kind| self.of(*kind).contains(house))
    }

    /// Rubs out what is circled at a house.
    pub(crate) fn uncircle(&mut self, house: House) {
        let others = !Houses::only(house);
        (self.ghosts, self.candies) = (self.ghosts & others, self.candies & others);
    }

    /// The tier of a kind that is validated, if one is, counted from 0.
    pub fn tier(&self, kind: Treat) -> Option<usize> {
        (0..TIERS).find(|&index| self.tiers.has(Tier::new(kind, index).bonus()))
    }
}

/// What a plan of this sheet asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TreatGoal {
    /// So many candies.
    Candies(u8),
    /// So many ghosts and as many candies.
    OfEach(u8),
    /// A ghost or a candy at every house that has them.
    All,
    /// All ghosts of so many streets.
    GhostsOfStreets(u8),
    /// All candies of this street.
    CandiesOf(Street),
}

impl fmt::Display for TreatGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Candies(count) => write!(f, "{count} candies"),
            Self::OfEach(count) => write!(f, "{count} ghosts and {count} candies"),
            Self::All => f.write_str("all houses with a ghost and a candy"),
            Self::GhostsOfStreets(count) => write!(f, "all ghosts of {count} streets"),
            Self::CandiesOf(street) => write!(f, "all candies of street {street}"),
        }
    }
}

impl Halloween {
    /// How many ghosts or candies a tier asks for.
    pub fn count(&self, tier: Tier) -> u8 {
        match tier.kind() {
            Treat::Ghost => self.ghosts[tier.index()].0,
            Treat::Candy => self.candies[tier.index()].0,
        }
    }

    /// Whether a house just numbered has something to circle.
    #[inline]
    pub(crate) fn lets_circle(&self, house: House) -> bool {
        self.houses.contains(house)
    }

    /// Circles the ghost or the candy of a house just numbered.
    pub(crate) fn circle(sheet: &mut Sheet, house: House, treat: Treat) {
        if let Marks::Halloween(haunted) = &mut sheet.marks {
            match treat {
                Treat::Ghost => haunted.ghosts.insert(house),
                Treat::Candy => haunted.candies.insert(house),
            }
        }
    }

    /// Whether a tier may be validated when these are gone: the number of the kind is just that of
    /// this tier or of a higher one, and no tier of the kind is validated.
    pub(crate) fn may_validate(
        &self,
        sheet: &Sheet,
        gone: Bonuses,
        tier: Tier,
    ) -> Result<(), Refusal> {
        let haunted = sheet.marks.haunted();
        let count = haunted.of(tier.kind()).len();
        let exact = (tier.index()..TIERS)
            .any(|index| usize::from(self.count(Tier::new(tier.kind(), index))) == count);
        if haunted.tier(tier.kind()).is_some() {
            Err(Refusal::TierValidated(tier.kind()))
        } else if gone.has(tier.bonus()) {
            Err(Refusal::TierGone(tier))
        } else if !exact {
            Err(Refusal::TierNotExact(tier.kind()))
        } else {
            Ok(())
        }
    }

    /// The points of the candies.
    pub(crate) fn points(&self, sheet: &Sheet) -> i32 {
        let tier = sheet.marks.haunted().tier(Treat::Candy);
        tier.map_or(0, |index| self.candies[index].1)
    }

    /// An opponent's points for the tiers that the architect has crossed.
    pub(crate) fn opponent(&self, crossed: Bonuses) -> i32 {
        self.opponent_crossed * crossed.len() as i32
    }

    pub(crate) fn progress(&self, sheet: &Sheet, goal: TreatGoal) -> Progress {
        let Haunted { ghosts, candies, .. } = sheet.marks.haunted();
        match goal {
            TreatGoal::Candies(count) => Progress::at_least(count, candies),
            TreatGoal::OfEach(count) => {
                Progress::at_least(count, ghosts).and(Progress::at_least(count, candies))
            }
            TreatGoal::All => Progress::all(self.houses, ghosts | candies),
            TreatGoal::GhostsOfStreets(count) => Progress::in_streets(count, |street| {
                Progress::all(self.houses.in_street(street), ghosts)
            }),
            TreatGoal::CandiesOf(street) => Progress::all(self.houses.in_street(street), candies),
        }
    }

    /// What a goal asks for that the sheet does not have.
    pub(crate) fn impossible(&self, goal: TreatGoal) -> Option<String> {
        let all = self.houses.len();
        let some = |street: &Street| !self.houses.in_street(*street).is_empty();
        match goal {
            TreatGoal::Candies(count) => super::too_many(count.into(), all, "candies"),
            TreatGoal::OfEach(count) => super::too_many(count.into(), all / 2, "of each"),
            TreatGoal::All => None,
            TreatGoal::GhostsOfStreets(count) => {
                let streets = Street::ALL.iter().filter(|street| some(street)).count();
                super::too_many(count.into(), streets, "streets")
            }
            TreatGoal::CandiesOf(street) => {
                (!some(&street)).then(|| format!("the candies of street {street}: it has none"))
            }
        }
    }

    /// The points to expect of tiers that are open: the best pair of one of ghosts and one of candies
    /// for the houses to come. `hoped` is how many of them may be numbered, `sure` how likely a need
    /// is met, `worth` what a bonus of ghosts is worth.
    pub(crate) fn prospects(
        &self,
        sheet: &Sheet,
        gone: Bonuses,
        hoped: f32,
        sure: impl Fn(f32) -> f32,
        worth: impl Fn(Bonus) -> f32,
    ) -> f32 {
        let haunted = sheet.marks.haunted();
        // What must still be circled to validate a tier: its number, or the next one that fits.
        let need = |kind: Treat, index: usize| -> Option<f32> {
            let have = haunted.of(kind).len();
            let counts = (index..TIERS).map(|i| usize::from(self.count(Tier::new(kind, i))));
            let next = counts.filter(|&count| count >= have).min()?;
            let open = haunted.tier(kind).is_none() && !gone.has(Tier::new(kind, index).bonus());
            open.then_some((next - have) as f32)
        };
        let mut best = 0.0_f32;
        for ghosts in 0..=TIERS {
            let (ghost_need, ghost_worth) =
                match (ghosts < TIERS).then(|| need(Treat::Ghost, ghosts)) {
                    Some(None) => continue,
                    Some(Some(need)) => (need, worth(self.ghosts[ghosts].1)),
                    None => (0.0, 0.0),
                };
            for candies in 0..=TIERS {
                let (need, points) = match (candies < TIERS).then(|| need(Treat::Candy, candies)) {
                    Some(None) => continue,
                    Some(Some(need)) => (need, self.candies[candies].1 as f32),
                    None => (0.0, 0.0),
                };
                let chance = sure(hoped - ghost_need - need);
                best = best.max(chance * (ghost_worth + points));
            }
        }
        best + self.points(sheet) as f32
    }
}

/// The sheet's tables.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Raw {
    source: Source,
    streets: RawStreets<i64>,
    ghosts: RawTiers<RawGhosts>,
    candies: RawTiers<RawCandies>,
    opponent: RawOpponent,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTiers<T> {
    source: Source,
    tiers: Spanned<Vec<T>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawGhosts {
    count: Spanned<i64>,
    #[serde(default)]
    pools: u8,
    #[serde(default)]
    parks: u8,
    #[serde(default)]
    extensions: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCandies {
    count: Spanned<i64>,
    points: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawOpponent {
    #[expect(dead_code, reason = "required of every table of figures; shown by no page yet")]
    source: Source,
    crossed: Spanned<i64>,
}

/// Three tiers whose numbers grow.
fn tiers<T, U: Copy>(
    reader: &Reader<'_>,
    raw: &Spanned<Vec<T>>,
    most: usize,
    read: impl Fn(&T) -> Result<(i64, U), DataError>,
) -> Result<[(u8, U); TIERS], DataError> {
    let all = raw.get_ref().iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let grows = all.windows(2).all(|two| two[0].0 < two[1].0);
    let fits = all.iter().all(|(count, _)| (1..=most as i64).contains(count));
    let three: Option<[(i64, U); TIERS]> = all.try_into().ok();
    match three {
        Some(three) if grows && fits => Ok(three.map(|(count, gives)| (count as u8, gives))),
        _ => {
            let problem = format!("expected {TIERS} tiers with growing counts from 1 to {most}");
            Err(reader.error(raw.span(), problem))
        }
    }
}

impl Halloween {
    pub(crate) fn read(reader: &Reader<'_>, raw: &Raw, town: &Town) -> Result<Self, DataError> {
        let houses = super::symbols(reader, &raw.streets, town)?;
        Ok(Self {
            source: raw.source,
            score_source: raw.candies.source,
            houses,
            ghosts: tiers(reader, &raw.ghosts.tiers, houses.len(), |tier| {
                let RawGhosts { count, pools, parks, extensions } = tier;
                let bonus = Bonus { pools: *pools, parks: *parks, extensions: *extensions };
                if bonus.most() == 0 || bonus.most() > 9 {
                    let problem = "a bonus: expected 1 to 9 pools, parks or extensions";
                    return Err(reader.error(count.span(), problem));
                }
                Ok((*count.get_ref(), bonus))
            })?,
            candies: tiers(reader, &raw.candies.tiers, houses.len(), |tier| {
                let points = reader.points(tier.points.span(), *tier.points.get_ref())?;
                Ok((*tier.count.get_ref(), points))
            })?,
            opponent_crossed: {
                let crossed = &raw.opponent.crossed;
                reader.within(crossed, 0..=99, "a number of points")? as i32
            },
        })
    }
}

/// Reads what a position says of ghosts, candies and tiers onto a sheet whose houses are numbered.
pub(crate) fn read_written(
    halloween: &Halloween,
    (ghosts, candies, tiers): (&[House], &[House], &[Tier]),
    sheet: &mut Sheet,
    mut fault: impl FnMut(String, String),
) {
    let mut haunted = Haunted::default();
    for (kind, houses) in [(Treat::Ghost, ghosts), (Treat::Candy, candies)] {
        for (index, &house) in houses.iter().enumerate() {
            let problem = if !halloween.houses.contains(house) {
                format!("{house} has no ghost and no candy")
            } else if (haunted.ghosts | haunted.candies).contains(house) {
                format!("{house} twice: expected its ghost or its candy, once")
            } else if !sheet.numbered.contains(house) {
                format!("{house} has no number: expected a numbered house")
            } else {
                match kind {
                    Treat::Ghost => haunted.ghosts.insert(house),
                    Treat::Candy => haunted.candies.insert(house),
                }
                continue;
            };
            fault(format!(".{}[{index}]", kind.plural()), problem);
        }
    }
    for house in halloween.houses & sheet.numbered & !(haunted.ghosts | haunted.candies) {
        let problem = format!("{house} has a number: expected its ghost or its candy");
        fault(String::new(), problem);
    }
    for (index, &tier) in tiers.iter().enumerate() {
        let (count, have) = (halloween.count(tier), haunted.of(tier.kind()).len());
        let plural = tier.kind().plural();
        if haunted.tier(tier.kind()).is_some() {
            let problem = format!("`{tier}`: expected one tier of {plural} at most");
            fault(format!(".tiers[{index}]"), problem);
        } else if have < count.into() {
            let problem = format!("`{tier}`: {have} {plural}, expected at least {count}");
            fault(format!(".tiers[{index}]"), problem);
        } else {
            haunted.tiers = haunted.tiers.with(Bonuses::only(tier.bonus()));
        }
    }
    sheet.marks = Marks::Halloween(haunted);
}
