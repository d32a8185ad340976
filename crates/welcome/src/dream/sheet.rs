//! What stands on a sheet.

use super::bonus::{Bonus, Bonuses};
use super::house::{ADDRESSES, Column, House, Houses, MOST_COLUMNS, STREETS, Street};
use super::layout::Layout;
use crate::number::Number;
use crate::plan::STACKS;
use crate::sheet::Approval;

/// A sheet. Copied all the time, so it is small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// By address, the number.
    numbers: [Number; ADDRESSES],
    /// The houses with a number.
    pub numbered: Houses,
    /// Those of them with the family they are meant for.
    pub perfect: Houses,
    /// The bonuses that are circled.
    pub won: Bonuses,
    /// How the plans were fulfilled.
    pub plans: [Option<Approval>; STACKS],
    /// Crossed permit refusals.
    pub refusals: u8,
}

impl Sheet {
    /// A sheet on which nothing is written.
    pub const EMPTY: Self = Self {
        numbers: [Number::NOTHING; ADDRESSES],
        numbered: Houses::NONE,
        perfect: Houses::NONE,
        won: Bonuses::NONE,
        plans: [None; STACKS],
        refusals: 0,
    };

    /// The number of a house.
    #[inline]
    pub fn number(&self, house: House) -> Option<Number> {
        self.numbered.contains(house).then(|| self.numbers[house.index()])
    }

    /// Writes a number; the house is perfect or normal for ever.
    #[inline]
    pub(crate) fn write(&mut self, house: House, number: Number, perfect: bool) {
        self.numbers[house.index()] = number;
        self.numbered.insert(house);
        if perfect {
            self.perfect.insert(house);
        }
    }

    /// Rubs out a house.
    pub(crate) fn erase(&mut self, house: House) {
        self.numbered.remove(house);
        self.perfect.remove(house);
    }

    /// The houses that take a number: numbers grow from left to right in every street.
    #[inline]
    pub fn places_for(&self, layout: &Layout, number: Number) -> Houses {
        let mut places = 0;
        for street in 0..STREETS {
            let lane = MOST_COLUMNS * street;
            let (mut from, mut to) = (0, layout.columns);
            let mut written = self.numbered.0 >> lane & 0xff;
            while written != 0 {
                let column = written.trailing_zeros() as usize;
                let other = self.numbers[lane + column];
                if other < number {
                    from = column + 1;
                } else {
                    // The same number nowhere in the street.
                    to = if other == number { from } else { column };
                    break;
                }
                written &= written - 1;
            }
            places |= ((1 << to) - (1 << from)) << lane;
        }
        Houses(places)
    }

    /// The nearest numbers to the left and to the right of a house.
    pub fn neighbours(&self, house: House) -> (Option<Number>, Option<Number>) {
        let number = |column| self.number(House::new(house.street(), column));
        let here = house.column().index();
        let left = Column::first(here).rev().find_map(number);
        let right = Column::first(MOST_COLUMNS).skip(here + 1).find_map(number);
        (left, right)
    }

    /// The lowest and the highest whole number of a card that an empty house takes, if there is one.
    pub fn takes(&self, house: House) -> Option<(Number, Number)> {
        const LOWEST: usize = 1;
        const HIGHEST: usize = 15;
        let (left, right) = self.neighbours(house);
        let low = left.map_or(LOWEST, |left| left.rank() + 1);
        // 9 fits before 9¾.
        let high = right.map_or(HIGHEST, |right| {
            if right.is_whole() { right.rank().saturating_sub(1) } else { right.rank() }
        });
        (low <= high).then(|| (Number::of_rank(low), Number::of_rank(high)))
    }

    /// The streets and columns whose houses all have numbers.
    #[inline]
    pub fn complete(&self, layout: &Layout) -> Bonuses {
        let mut complete = Bonuses::NONE;
        for street in Street::ALL {
            if self.numbered.covers(layout.street(street)) {
                complete.insert(Bonus::Street(street));
            }
        }
        for column in layout.all_columns() {
            if self.numbered.covers(layout.column(column)) {
                complete.insert(Bonus::Column(column));
            }
        }
        complete
    }

    /// The houses without a number.
    pub fn empty(&self, layout: &Layout) -> Houses {
        layout.houses.without(self.numbered)
    }

    /// Points of the houses of a column, whether it is complete or not, without its bonus.
    pub fn points_in(&self, layout: &Layout, column: Column) -> i32 {
        let houses = layout.column(column);
        let perfect = self.perfect.and(houses).len() as i32;
        let normal = self.numbered.and(houses).len() as i32 - perfect;
        normal * layout.normal + perfect * layout.perfect
    }

    /// What a column pays now: nothing before it is complete.
    pub fn column_points(&self, layout: &Layout, column: Column) -> i32 {
        if !self.numbered.covers(layout.column(column)) {
            return 0;
        }
        let first = self.won.contains(Bonus::Column(column));
        self.points_in(layout, column) * if first { layout.first_column } else { 1 }
    }

    /// The rounds it has seen: in each, a number was written or a permit refused.
    pub(crate) fn rounds_played(&self) -> u32 {
        self.numbered.len() as u32 + u32::from(self.refusals)
    }
}
