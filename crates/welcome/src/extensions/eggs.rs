//! Egg Hunt. The digits of some numbers have loops. A house with eggs that gets such a number lets
//! its architect collect an egg for each loop, at once or never.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use toml::Spanned;

use super::{Marks, RawStreets, steps_between};
use crate::choice::Choice;
use crate::data::{DataError, Reader, Source};
use crate::frequency::Frequency;
use crate::goal::Progress;
use crate::house::{House, Houses, Street};
use crate::number::Number;
use crate::opponent::Given;
use crate::refusal::Refusal;
use crate::sheet::Sheet;
use crate::town::Town;

/// The most eggs a house has.
pub const MOST_EGGS: usize = 2;

/// The sheet as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EggHunt {
    /// Where its eggs come from.
    pub source: Source,
    /// Where its points come from.
    pub score_source: Source,
    /// The houses with a first and with a second egg, by colour.
    of_colour: [[Houses; Colour::COUNT]; MOST_EGGS],
    /// How many eggs a number takes, by its whole part.
    loops: [u8; Number::COUNT],
    /// Eggs to reach, and their points, from the fewest.
    pub thresholds: Vec<(u8, i32)>,
}

/// The colour of an egg.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Colour(u8);

impl Colour {
    const LETTERS: [(char, &'static str); 5] =
        [('Y', "yellow"), ('B', "blue"), ('G', "green"), ('O', "orange"), ('P', "pink")];
    const COUNT: usize = Self::LETTERS.len();
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// Its letter in data and on the drawn board.
    pub const fn letter(self) -> char {
        Self::LETTERS[self.0 as usize].0
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        Self::LETTERS[self.0 as usize].1
    }

    fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

/// Some colours, written as their letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Colours(u8);

impl Colours {
    /// The colours in order.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |colour| self.0 >> colour.0 & 1 == 1)
    }
}

impl TryFrom<String> for Colours {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let mut colours = Self(0);
        for letter in text.chars() {
            let colour = Colour::of_letter(letter).ok_or_else(|| no_colour(&text))?;
            colours.0 |= 1 << colour.0;
        }
        if colours.0 == 0 { Err(no_colour(&text)) } else { Ok(colours) }
    }
}

fn no_colour(text: &str) -> String {
    format!("`{text}`: expected letters of colours: Y, B, G, O, P")
}

impl From<Colours> for String {
    fn from(colours: Colours) -> Self {
        colours.iter().map(Colour::letter).collect()
    }
}

/// Which eggs of a house are collected: none, the first, the second or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Taken(u8);

impl Taken {
    /// Every way to collect.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];
    /// None.
    pub const NONE: Self = Self(0);

    /// How many.
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the first or the second egg is among them, counted from 0.
    pub const fn has(self, egg: usize) -> bool {
        self.0 >> egg & 1 == 1
    }
}

impl fmt::Display for Taken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["none", "1", "2", "1+2"][usize::from(self.0)])
    }
}

impl FromStr for Taken {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|taken| taken.to_string() == text).ok_or(())
    }
}

/// The eggs an architect has collected: the first and the second of each house.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Collected([Houses; MOST_EGGS]);

impl Collected {
    /// How many.
    pub fn count(&self) -> usize {
        self.0.iter().map(|houses| houses.len()).sum()
    }

    /// Which eggs of a house.
    pub fn of(&self, house: House) -> Taken {
        let bit = |egg: usize| u8::from(self.0[egg].contains(house)) << egg;
        Taken((0..MOST_EGGS).map(bit).sum())
    }

    /// How many in these houses.
    pub fn within(&self, houses: Houses) -> usize {
        self.0.iter().map(|eggs| (*eggs & houses).len()).sum()
    }

    /// Houses of which some egg is collected.
    pub fn houses(&self) -> Houses {
        self.0[0] | self.0[1]
    }

    /// Says anew which eggs of a house are collected.
    pub(crate) fn set(&mut self, house: House, taken: Taken) {
        for eggs in &mut self.0 {
            *eggs = *eggs & !Houses::only(house);
        }
        self.collect(house, taken);
    }

    pub(super) fn collect(&mut self, house: House, taken: Taken) {
        for egg in (0..MOST_EGGS).filter(|&egg| taken.has(egg)) {
            self.0[egg].insert(house);
        }
    }
}

/// What a plan of this sheet asks for, besides lots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EggGoal {
    /// All eggs of these colours.
    AllOf(Colours),
    /// In every street eggs of so many colours.
    ColoursInEveryStreet(u8),
    /// All eggs of this street.
    AllIn(Street),
}

impl fmt::Display for EggGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AllOf(colours) => {
                let names: Vec<&str> = colours.iter().map(Colour::name).collect();
                write!(f, "all {} eggs", names.join(" and "))
            }
            Self::ColoursInEveryStreet(count) => {
                write!(f, "eggs of {count} colours in every street")
            }
            Self::AllIn(street) => write!(f, "all eggs of street {street}"),
        }
    }
}

impl EggHunt {
    /// Houses with an egg.
    pub fn houses(&self) -> Houses {
        self.eggs(0)
    }

    /// Houses that have a first or a second egg.
    fn eggs(&self, egg: usize) -> Houses {
        self.of_colour[egg].iter().fold(Houses::NONE, |all, houses| all | *houses)
    }

    /// How many eggs there are.
    pub fn count(&self) -> usize {
        (0..MOST_EGGS).map(|egg| self.eggs(egg).len()).sum()
    }

    /// The colours of a house's eggs, in order.
    pub fn colours(&self, house: House) -> impl Iterator<Item = Colour> {
        (0..MOST_EGGS).flat_map(move |egg| {
            Colour::ALL
                .into_iter()
                .filter(move |colour| self.of_colour[egg][usize::from(colour.0)].contains(house))
        })
    }

    /// The colours of these eggs of a house.
    pub(crate) fn taken_colours(&self, house: House, taken: Taken) -> impl Iterator<Item = Colour> {
        let eggs = self.colours(house).enumerate();
        eggs.filter(move |(egg, _)| taken.has(*egg)).map(|(_, colour)| colour)
    }

    /// How many eggs a number takes, by its whole part.
    pub(super) fn loops(&self) -> &[u8] {
        &self.loops
    }

    /// How many eggs a number takes from a house.
    pub fn takes(&self, number: Number, house: House) -> u8 {
        let eggs = (0..MOST_EGGS).filter(|&egg| self.eggs(egg).contains(house)).count() as u8;
        self.loops[number.rank()].min(eggs)
    }

    /// Whether this numbered house lets its architect collect.
    #[inline]
    pub(crate) fn lets_collect(&self, sheet: &Sheet, house: House) -> bool {
        self.houses().contains(house)
            && sheet.number(house).is_some_and(|number| self.takes(number, house) > 0)
    }

    /// Adds every way to collect from a house just numbered.
    pub(crate) fn list(&self, sheet: &Sheet, house: House, into: &mut Vec<Choice>) {
        let ways = Taken::ALL.into_iter();
        let legal = ways.filter(|&taken| self.may_collect(sheet, house, taken).is_ok());
        into.extend(legal.map(Choice::Collect));
    }

    pub(crate) fn may_collect(
        &self,
        sheet: &Sheet,
        house: House,
        taken: Taken,
    ) -> Result<(), Refusal> {
        let most = sheet.number(house).map_or(0, |number| self.takes(number, house));
        let there = (0..MOST_EGGS).all(|egg| !taken.has(egg) || self.eggs(egg).contains(house));
        if !there {
            Err(Refusal::NoSuchEgg(house))
        } else if taken.count() > most {
            Err(Refusal::TooManyEggs { house, most })
        } else {
            Ok(())
        }
    }

    /// Collects from a house just numbered.
    pub(crate) fn collect(
        &self,
        sheet: &mut Sheet,
        house: House,
        taken: Taken,
    ) -> Result<(), Refusal> {
        self.may_collect(sheet, house, taken)?;
        if let Marks::Eggs(eggs) = &mut sheet.marks {
            eggs.collect(house, taken);
        }
        Ok(())
    }

    /// Points for so many eggs.
    pub fn worth(&self, eggs: usize) -> i32 {
        let reached = self.thresholds.iter().rev().find(|(needed, _)| eggs >= (*needed).into());
        reached.map_or(0, |&(_, points)| points)
    }

    /// What an opponent's cards are worth: their numbers collect as well.
    pub(crate) fn opponent(&self, pile: impl Iterator<Item = Given>) -> i32 {
        self.worth(pile.map(|given| usize::from(self.loops[given.card.number.rank()])).sum())
    }

    pub(crate) fn progress(&self, sheet: &Sheet, goal: EggGoal) -> Progress {
        self.progress_with(sheet.marks.eggs(), goal)
    }

    /// Whether a goal is met once the eggs of these houses are collected too.
    pub(crate) fn may_be_met(&self, sheet: &Sheet, open: Houses, goal: EggGoal) -> bool {
        let Collected(collected) = sheet.marks.eggs();
        self.progress_with(Collected(collected.map(|eggs| eggs | open)), goal).is_met()
    }

    fn progress_with(&self, collected: Collected, goal: EggGoal) -> Progress {
        let of = |wanted: &dyn Fn(usize, usize) -> Houses| {
            let (mut have, mut need, mut houses) = (0, 0, Houses::NONE);
            for egg in 0..MOST_EGGS {
                for colour in 0..Colour::COUNT {
                    let all = wanted(egg, colour);
                    need += all.len();
                    have += (all & collected.0[egg]).len();
                    houses |= all & collected.0[egg];
                }
            }
            Progress { have, need, houses }
        };
        match goal {
            EggGoal::AllOf(colours) => of(&|egg, colour| {
                if colours.0 >> colour & 1 == 1 {
                    self.of_colour[egg][colour]
                } else {
                    Houses::NONE
                }
            }),
            EggGoal::AllIn(street) => {
                of(&|egg, colour| self.of_colour[egg][colour].in_street(street))
            }
            EggGoal::ColoursInEveryStreet(count) => Progress::everywhere(|street| {
                let there = |colour: &Colour| {
                    (0..MOST_EGGS).any(|egg| {
                        let eggs = self.of_colour[egg][usize::from(colour.0)];
                        eggs.in_street(street).meets(collected.0[egg])
                    })
                };
                Progress::count(Colour::ALL.iter().filter(|colour| there(colour)).count(), count)
            }),
        }
    }

    /// What a goal asks for that the sheet does not have.
    pub(crate) fn impossible(&self, goal: EggGoal) -> Option<String> {
        let colours_in = |street: Street| {
            let there = |colour: &&Colour| {
                (0..MOST_EGGS).any(|egg| {
                    let eggs = self.of_colour[egg][usize::from(colour.0)];
                    !eggs.in_street(street).is_empty()
                })
            };
            Colour::ALL.iter().filter(there).count()
        };
        match goal {
            EggGoal::AllOf(colours) => {
                let none = |colour: &Colour| {
                    self.of_colour[0][usize::from(colour.0)].is_empty()
                        && self.of_colour[1][usize::from(colour.0)].is_empty()
                };
                let missing = colours.iter().find(none)?;
                Some(format!("{} eggs: the sheet has none", missing.name()))
            }
            EggGoal::AllIn(street) => self
                .houses()
                .in_street(street)
                .is_empty()
                .then(|| format!("the eggs of street {street}: it has none")),
            EggGoal::ColoursInEveryStreet(count) => {
                let fewest = Street::ALL.into_iter().map(colours_in).min().unwrap_or(0);
                (!(1..=fewest).contains(&usize::from(count)))
                    .then(|| format!("{count} colours: expected 1 to {fewest}"))
            }
        }
    }

    /// The points to expect: eggs to come count by how likely their house gets a number with loops.
    /// `chance` is how likely a house is numbered at all, `aim` how much more likely an architect
    /// makes it than chance.
    pub(crate) fn prospects(
        &self,
        sheet: &Sheet,
        frequency: &Frequency,
        chance: impl Fn(House) -> f32,
        aim: f32,
    ) -> f32 {
        let mut eggs = sheet.marks.eggs().count() as f32;
        for house in self.houses() & !sheet.taken() {
            let Some((lowest, highest)) = sheet.takes(house) else { continue };
            let (from, to) = (lowest.rank(), highest.rank() + 1);
            let all = frequency.chance(from, to);
            if all <= 0.0 {
                continue;
            }
            let with_loops: f32 = (from..to)
                .filter(|&rank| self.loops[rank] > 0)
                .map(|rank| {
                    let taken = self.takes(Number::of_rank(rank), house);
                    f32::from(taken) * frequency.chance(rank, rank + 1)
                })
                .sum();
            eggs += chance(house) * (aim * with_loops / all).min(self.most(house));
        }
        steps_between(&self.thresholds, eggs)
    }

    fn most(&self, house: House) -> f32 {
        self.colours(house).count() as f32
    }
}

/// The sheet's tables.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Raw {
    source: Source,
    streets: RawStreets<String>,
    loops: RawLoops,
    score: RawScore,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLoops {
    #[expect(dead_code, reason = "required of every table of figures; the numbers are the rule's")]
    source: Source,
    one: Vec<Spanned<i64>>,
    two: Vec<Spanned<i64>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawScore {
    source: Source,
    eggs: Spanned<Vec<i64>>,
    points: Spanned<Vec<i64>>,
}

impl EggHunt {
    pub(crate) fn read(reader: &Reader<'_>, raw: &Raw, town: &Town) -> Result<Self, DataError> {
        let mut of_colour = [[Houses::NONE; Colour::COUNT]; MOST_EGGS];
        for (street, written) in raw.streets.each(reader)? {
            for text in written {
                let wrong = |problem: String| Err(reader.error(text.span(), problem));
                let Some((place, letters)) = text.get_ref().split_once(' ') else {
                    return wrong(format!(
                        "`{}`: expected a house and the colours of its eggs, as in `5 OY`",
                        text.get_ref()
                    ));
                };
                let house = super::house(reader, text.span(), town, street, place)?;
                if of_colour[0].iter().any(|houses| houses.contains(house)) {
                    return wrong(format!("house {place} twice: expected each house once"));
                }
                let colours: Option<Vec<Colour>> = letters.chars().map(Colour::of_letter).collect();
                match colours {
                    Some(colours) if (1..=MOST_EGGS).contains(&colours.len()) => {
                        for (egg, colour) in colours.into_iter().enumerate() {
                            of_colour[egg][usize::from(colour.0)].insert(house);
                        }
                    }
                    _ => {
                        return wrong(format!(
                            "`{letters}`: expected one or two colours: Y, B, G, O, P"
                        ));
                    }
                }
            }
        }
        let mut loops = [0; Number::COUNT];
        for (numbers, count) in [(&raw.loops.one, 1), (&raw.loops.two, 2)] {
            for number in numbers {
                let most = Number::COUNT as i64 - 1;
                loops[reader.within(number, 0..=most, "a house number")?] = count;
            }
        }
        let thresholds = super::thresholds(reader, &raw.score.eggs, &raw.score.points, "eggs")?;
        let (source, score_source) = (raw.source, raw.score.source);
        Ok(Self { source, score_source, of_colour, loops, thresholds })
    }
}

/// Eggs in a position: `a5 1+2`.
pub(crate) fn written(collected: &Collected) -> Vec<String> {
    let houses = collected.houses().into_iter();
    houses.map(|house| format!("{house} {}", collected.of(house))).collect()
}

/// Reads such a text.
pub(super) fn parse(text: &str) -> Option<(House, Taken)> {
    let (house, taken) = text.split_once(' ')?;
    let (house, taken) = (house.parse().ok()?, taken.parse().ok()?);
    (taken != Taken::NONE).then_some((house, taken))
}

/// Reads eggs of a position onto a sheet whose houses are numbered. Every collected egg needs a
/// number that could have collected it.
pub(crate) fn read_written(
    hunt: &EggHunt,
    texts: &[String],
    sheet: &mut Sheet,
    mut fault: impl FnMut(usize, String),
) {
    for (index, text) in texts.iter().enumerate() {
        let Some((house, taken)) = parse(text) else {
            fault(index, format!("`{text}`: expected a house and its eggs, as in `a5 1+2`"));
            continue;
        };
        if !hunt.houses().contains(house) {
            fault(index, format!("{house} has no eggs"));
        } else if sheet.marks.eggs().houses().contains(house) {
            fault(index, format!("{house} twice: expected each house once"));
        } else if let Err(refusal) = hunt.collect(sheet, house, taken) {
            let number = sheet.number(house).map(|number| number.to_string());
            let there = number.unwrap_or_else(|| "no number".to_owned());
            fault(index, format!("{refusal}; it bears {there}"));
        }
    }
}
