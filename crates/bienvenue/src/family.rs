//! The families: what they want of a house, and what that is worth to them.

use serde::{Deserialize, Serialize};

use crate::house::House;
use crate::tile::Tag;

/// How many storeys a family wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Storeys {
    /// The ground floor alone.
    One,
    /// At least one room upstairs.
    Two,
    /// As the builder likes.
    Any,
}

/// When a taste scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// For each, beyond some, in groups.
    Per,
    /// If there are at least so many.
    With,
    /// If there are fewer than so many.
    Without,
    /// If there are exactly so many.
    Exactly,
    /// For each coin left.
    Coins,
}

/// Something a family likes or dislikes, scored at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taste {
    /// When it scores.
    pub when: When,
    /// What is counted.
    pub of: Tag,
    /// Only luxury tiles, or only plain ones.
    pub luxury: Option<bool>,
    /// How many make the difference.
    pub count: u8,
    /// Tiles in a group.
    pub each: u8,
    /// Tiles that do not count.
    pub beyond: u8,
    /// Points, below 0 for a dislike.
    pub points: i8,
    /// At most so often.
    pub most: u8,
}

impl Taste {
    /// How many tiles of a house it counts.
    pub(crate) fn counted(self, house: &House) -> u8 {
        let tag = self.of.index();
        match self.luxury {
            None => house.count[tag],
            Some(true) => house.luxury[tag],
            Some(false) => house.count[tag] - house.luxury[tag],
        }
    }

    /// What one tile more would score.
    pub(crate) fn marginal(self, house: &House) -> f32 {
        let there = self.counted(house);
        let points = f32::from(self.points);
        match self.when {
            When::Per if there >= self.beyond => points / f32::from(self.each),
            When::Exactly if there >= self.count => -points,
            When::With | When::Exactly if there < self.count => points / f32::from(self.count),
            When::Without if there < self.count => -points / f32::from(self.count),
            _ => 0.0,
        }
    }

    /// What it scores.
    pub(crate) fn points(self, house: &House, money: u32) -> i32 {
        let times = match self.when {
            When::Per => u32::from(self.counted(house).saturating_sub(self.beyond) / self.each),
            When::With => u32::from(self.counted(house) >= self.count),
            When::Without => u32::from(self.counted(house) < self.count),
            When::Exactly => u32::from(self.counted(house) == self.count),
            When::Coins => money / u32::from(self.each),
        };
        i32::from(self.points) * times.min(self.most.into()) as i32
    }
}

/// A family.
#[derive(Clone, Debug)]
pub struct Family {
    /// Its name.
    pub name: String,
    /// The money to build with; the lower and the middle sum, where it is a range.
    pub budget: [u16; 2],
    /// More of it, once all its needs are met.
    pub garden_budget: u16,
    /// The fewest rooms of each kind.
    pub needs: [u8; Tag::NEEDS.len()],
    /// The storeys.
    pub storeys: Storeys,
    /// Points for a house that has all it needs.
    pub points: u8,
    /// What else it looks at.
    pub tastes: Vec<Taste>,
}

impl Family {
    /// The rooms it needs, with how many.
    pub fn needs(&self) -> impl Iterator<Item = (Tag, u8)> {
        Tag::NEEDS.into_iter().zip(self.needs).filter(|(_, count)| *count > 0)
    }

    /// How many rooms of each kind a house lacks.
    pub(crate) fn lacking(&self, house: &House) -> [u8; Tag::NEEDS.len()] {
        std::array::from_fn(|tag| self.needs[tag].saturating_sub(house.count[tag]))
    }

    /// Whether a house lacks a room upstairs.
    pub(crate) fn lacks_storey(&self, house: &House) -> bool {
        self.storeys == Storeys::Two && house.upstairs().is_empty()
    }

    /// How many rooms and storeys a house lacks.
    #[inline]
    pub(crate) fn missing(&self, house: &House) -> u32 {
        let rooms: u32 = self.lacking(house).into_iter().map(u32::from).sum();
        rooms + u32::from(self.lacks_storey(house))
    }

    /// What its tastes score.
    pub(crate) fn tastes(&self, house: &House, money: u32) -> i32 {
        self.tastes.iter().map(|taste| taste.points(house, money)).sum()
    }
}
