//! A house drawn as text, storey by storey.

use std::fmt::{self, Write as _};

use tabletop::{Drawing, Ink};

use super::{SIGNS, sign};
use crate::cell::{Side, Spot};
use crate::view::{HouseView, LaidView, TileView};

/// The colour of a tile: what families count it as.
pub(super) fn kind(tile: &TileView) -> Ink {
    let place = SIGNS.iter().position(|(_, letter)| *letter == sign(tile));
    Ink::Kind(place.unwrap_or(SIGNS.len()) as u8)
}

/// One storey on paper.
pub(super) struct Plan<'a> {
    house: &'a HouseView,
    upstairs: bool,
    side: usize,
}

impl Plan<'_> {
    fn laid(&self, column: usize, row: usize) -> Option<&LaidView> {
        if column >= self.side || row >= self.side {
            return None;
        }
        let spot = Spot::new(column, row, self.upstairs);
        self.house.tiles.iter().find(|laid| laid.spot == spot)
    }

    fn is_founded(&self, column: usize, row: usize) -> bool {
        column < self.side
            && row < self.side
            && !self.upstairs
            && self.house.foundations.contains(&Spot::new(column, row, false))
    }

    /// Whether the entrance is on this side of a cell.
    fn is_entered(&self, column: usize, row: usize, side: Side) -> bool {
        column < self.side
            && row < self.side
            && self.house.entrance == Some((Spot::new(column, row, self.upstairs), side))
    }

    /// The storeys of a house that have something in them.
    fn storeys(house: &HouseView, side: usize) -> Vec<Plan<'_>> {
        let upstairs = house.tiles.iter().any(|laid| laid.spot.is_upstairs());
        let storeys = &[false, true][..=usize::from(upstairs)];
        storeys.iter().map(|&upstairs| Plan { house, upstairs, side }).collect()
    }

    /// A house, its storeys beside each other, with the letters and numbers of the cells around
    /// them.
    pub(super) fn draw(f: &mut Drawing, house: &HouseView, side: usize) -> fmt::Result {
        let storeys = Plan::storeys(house, side);
        for storey in &storeys {
            let mark = if storey.upstairs { "+" } else { "" };
            write!(f, "   ")?;
            for column in 0..side {
                let letter = (b'a' + column as u8) as char;
                f.ink(Ink::Faint, format_args!("  {:<3}", format!("{letter}{mark}")));
            }
        }
        for line in 0..=2 * side {
            write!(f, "\n ")?;
            for (nth, storey) in storeys.iter().enumerate() {
                let row = if line % 2 == 1 { (line / 2 + 1).to_string() } else { String::new() };
                let width = if nth == 0 { 1 } else { 3 };
                f.ink(Ink::Faint, format_args!("{row:>width$} "));
                for (text, cell) in storey.line(line) {
                    match cell {
                        Some((column, row)) => {
                            let spot = Spot::new(column, row, storey.upstairs);
                            let laid = storey.laid(column, row);
                            let ink = laid.map_or(Ink::Faint, |laid| kind(&laid.tile));
                            f.spot(spot, ink, text);
                        }
                        None => f.ink(Ink::Plain, text),
                    }
                }
            }
        }
        writeln!(f)
    }

    /// A line of walls, or of what lies between them: each text with its cell, if it is one.
    fn line(&self, line: usize) -> Vec<(String, Option<(usize, usize)>)> {
        let row = line / 2;
        let mut texts = Vec::new();
        for column in 0..=self.side {
            let inside = column < self.side;
            if line.is_multiple_of(2) {
                let wall = if inside { self.wall(column, row) } else { "" };
                texts.push((format!("+{wall}"), None));
            } else {
                texts.push((self.upright(column, row).to_string(), None));
                if inside {
                    texts.push((self.cell(column, row), Some((column, row))));
                }
            }
        }
        texts
    }

    /// What separates two cells: none, a wall, a door or the entrance.
    fn between(&self, one: Option<(&LaidView, Side)>, other: Option<(&LaidView, Side)>) -> Between {
        let rooms = [one, other].into_iter().flatten().filter(|(laid, _)| !laid.tile.garden);
        let mut between = Between::Nothing;
        for (laid, side) in rooms {
            let entrance = self.house.entrance == Some((laid.spot, side));
            let open = laid.open.contains(&side);
            between = between.max(match (entrance && open, open) {
                (true, _) => Between::Entrance,
                (_, true) => Between::Door,
                _ => Between::Wall,
            });
        }
        between
    }

    fn wall(&self, column: usize, row: usize) -> &'static str {
        let above = row.checked_sub(1).and_then(|row| self.laid(column, row));
        let below = self.laid(column, row).map(|laid| (laid, Side::North));
        let edge = self.is_founded(column, row)
            || row.checked_sub(1).is_some_and(|row| self.is_founded(column, row));
        let entered = self.is_entered(column, row, Side::North)
            || row.checked_sub(1).is_some_and(|row| self.is_entered(column, row, Side::South));
        match self.between(above.map(|laid| (laid, Side::South)), below) {
            Between::Nothing if entered => "-##-",
            Between::Nothing if edge => " .. ",
            Between::Nothing => "    ",
            Between::Wall => "----",
            Between::Door => "-  -",
            Between::Entrance => "-##-",
        }
    }

    fn upright(&self, column: usize, row: usize) -> char {
        let left = column.checked_sub(1).and_then(|column| self.laid(column, row));
        let right = self.laid(column, row).map(|laid| (laid, Side::West));
        let edge = self.is_founded(column, row)
            || column.checked_sub(1).is_some_and(|column| self.is_founded(column, row));
        let entered = self.is_entered(column, row, Side::West)
            || column.checked_sub(1).is_some_and(|column| self.is_entered(column, row, Side::East));
        match self.between(left.map(|laid| (laid, Side::East)), right) {
            Between::Nothing if entered => '#',
            Between::Nothing if edge => '.',
            Between::Nothing | Between::Door => ' ',
            Between::Wall => '|',
            Between::Entrance => '#',
        }
    }

    fn cell(&self, column: usize, row: usize) -> String {
        match self.laid(column, row) {
            Some(laid) => {
                let star = if laid.tile.luxury { '*' } else { ' ' };
                format!("{}{star}{:<2}", sign(&laid.tile), laid.tile.tile.to_string())
            }
            None => "    ".to_owned(),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Between {
    Nothing,
    Wall,
    Door,
    Entrance,
}
