//! The sheet as printed: which family each house is meant for, and what is paid.

use super::bonus::Bonuses;
use super::house::{ADDRESSES, Column, House, Houses, Street};
use crate::card::Action;
use crate::data::Source;
use crate::track::Track;

/// The sheet as printed.
#[derive(Clone, Debug)]
pub struct Layout {
    /// What the sheet is called.
    pub name: String,
    /// Where its houses come from.
    pub source: Source,
    /// How many columns it has.
    pub columns: usize,
    /// All houses.
    pub houses: Houses,
    /// By address, the family it is meant for.
    pub(crate) families: [Action; ADDRESSES],
    /// By action, the houses meant for it.
    pub(crate) by_family: [Houses; Action::ALL.len()],
    /// Where the figures of the score come from.
    pub score_source: Source,
    /// Points of a normal house in a complete column.
    pub normal: i32,
    /// Points of a perfect house there.
    pub perfect: i32,
    /// What a column is multiplied by for those who complete it first.
    pub first_column: i32,
    /// Points for those who complete a street first.
    pub first_street: i32,
    /// Points lost by permit refusals.
    pub refusals: Track,
    /// How many bonuses of streets a validation card of the AAA takes away.
    pub crossed_streets: u8,
    /// How many of columns.
    pub crossed_columns: u8,
}

impl Layout {
    /// The family a house is meant for.
    #[inline]
    pub fn family(&self, house: House) -> Action {
        self.families[house.index()]
    }

    /// The houses meant for a family.
    #[inline]
    pub fn of_family(&self, family: Action) -> Houses {
        self.by_family[family as usize]
    }

    /// The houses of a street.
    #[inline]
    pub fn street(&self, street: Street) -> Houses {
        self.houses.and(Houses::of_street(street))
    }

    /// The houses of a column.
    #[inline]
    pub fn column(&self, column: Column) -> Houses {
        self.houses.and(Houses::of_column(column))
    }

    /// The columns, from the left.
    pub fn all_columns(&self) -> impl DoubleEndedIterator<Item = Column> + Clone {
        Column::first(self.columns)
    }

    /// Every bonus of the sheet.
    pub(crate) const fn bonuses(&self) -> Bonuses {
        Bonuses::all(self.columns)
    }
}
