//! What can be chosen, and how a selection moves through it: over the board where choices have a
//! place there, through the list where not.

use super::board::{Board, Place};

/// Something that Enter does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Item {
    /// What it is when typed.
    pub(super) line: String,
    /// What it does, in words.
    pub(super) meaning: String,
    /// The spots of the board that it is about.
    pub(super) spots: Vec<String>,
    /// How the score changes at once.
    pub(super) gain: i32,
}

impl Item {
    /// All but the last word: `write 7`.
    fn beginning(&self) -> &str {
        self.line.rsplit_once(' ').map_or("", |(beginning, _)| beginning)
    }

    fn place(&self, board: &Board) -> Option<Place> {
        self.spots.iter().find_map(|spot| board.place(spot))
    }
}

/// Where an arrow points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    Up,
    Down,
    Left,
    Right,
}

/// The item that an arrow leads to.
pub(super) fn towards(
    items: &[Item],
    selected: usize,
    direction: Direction,
    board: &Board,
) -> usize {
    over_board(items, selected, direction, board)
        .or_else(|| beside_board(items, selected, direction, board))
        .unwrap_or(selected)
}

/// Where the board ends, the next item of the list that is not elsewhere on it: another way to do
/// the same in this place, or something that has no place there.
fn beside_board(
    items: &[Item],
    selected: usize,
    direction: Direction,
    board: &Board,
) -> Option<usize> {
    let current = items.get(selected)?;
    let here = current.place(board);
    let step = match direction {
        Direction::Up | Direction::Left => previous,
        Direction::Down | Direction::Right => next,
    };
    let order =
        std::iter::successors(Some(step(items, selected)), |&index| Some(step(items, index)));
    order.take(items.len()).find(|&index| {
        let item = &items[index];
        let there = item.place(board);
        here.is_none()
            || there.is_none()
            || there == here && item.beginning() == current.beginning()
    })
}

/// The next item of the list; after the last one the first.
pub(super) fn next(items: &[Item], selected: usize) -> usize {
    if selected + 1 < items.len() { selected + 1 } else { 0 }
}

/// The item before this one; before the first one the last.
pub(super) fn previous(items: &[Item], selected: usize) -> usize {
    selected.checked_sub(1).unwrap_or(items.len().saturating_sub(1))
}

/// The nearest item on the board in this direction.
fn over_board(
    items: &[Item],
    selected: usize,
    direction: Direction,
    board: &Board,
) -> Option<usize> {
    let current = items.get(selected)?;
    let here = current.place(board)?;
    let distance = |there: Place| -> Option<(usize, usize)> {
        let across = here.column.abs_diff(there.column);
        let along = here.row.abs_diff(there.row);
        match direction {
            Direction::Up if there.row < here.row => Some((along, across)),
            Direction::Down if there.row > here.row => Some((along, across)),
            Direction::Left if there.column < here.column && along == 0 => Some((along, across)),
            Direction::Right if there.column > here.column && along == 0 => Some((along, across)),
            _ => None,
        }
    };
    let reachable = items.iter().enumerate().filter_map(|(index, item)| {
        let distance = distance(item.place(board)?)?;
        // The same thing done elsewhere comes before another thing.
        let other = item.beginning() != current.beginning();
        Some(((distance, other, index.abs_diff(selected)), index))
    });
    reachable.min().map(|(_, index)| index)
}

/// The first item of the next group of the list that begins otherwise (`write 8` after `write 7`),
/// at the same place if it has that; `forward` or back.
pub(super) fn next_group(items: &[Item], selected: usize, forward: bool) -> usize {
    let Some(current) = items.get(selected) else { return selected };
    let other = |index: &usize| items[*index].beginning() != current.beginning();
    let count = items.len();
    let mut order = (1..count).map(|step| {
        if forward { (selected + step) % count } else { (selected + count - step) % count }
    });
    let Some(found) = order.find(other) else {
        return if forward { next(items, selected) } else { previous(items, selected) };
    };
    let beginning = items[found].beginning();
    let same_place = items.iter().position(|item| {
        item.beginning() == beginning && !item.spots.is_empty() && item.spots == current.spots
    });
    same_place.unwrap_or(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Ink;
    use tabletop::drawing::Span;

    fn item(line: &str, spot: &str) -> Item {
        let spots = if spot.is_empty() { Vec::new() } else { vec![spot.to_owned()] };
        Item { line: line.to_owned(), meaning: String::new(), spots, gain: 0 }
    }

    /// a1 a2 above b1 b2.
    fn board() -> Board {
        let spot =
            |name: &str| Span { text: "   ".into(), ink: Ink::Plain, spot: Some(name.into()) };
        let line = |names: [&str; 2]| names.map(spot).to_vec();
        Board { lines: vec![line(["a1", "a2"]), line(["b1", "b2"])] }
    }

    fn items() -> Vec<Item> {
        vec![
            item("write 7 a1", "a1"),
            item("write 7 b1", "b1"),
            item("write 7 b2", "b2"),
            item("write 8 a2", "a2"),
            item("write 8 b1", "b1"),
            item("refuse", ""),
        ]
    }

    #[test]
    fn arrows_lead_over_the_board() {
        let (items, board) = (items(), board());
        let to =
            |from: usize, direction| items[towards(&items, from, direction, &board)].line.clone();
        assert_eq!(to(0, Direction::Down), "write 7 b1", "the same number comes first");
        assert_eq!(to(1, Direction::Right), "write 7 b2");
        assert_eq!(to(2, Direction::Up), "write 8 a2", "the nearest place above");
        assert_eq!(to(0, Direction::Right), "write 8 a2");
        assert_eq!(to(5, Direction::Down), "write 7 a1", "off the board, the list goes round");
        assert_eq!(to(4, Direction::Down), "refuse", "below the board, the list goes on");
        let no_way_out = &items[..5];
        assert_eq!(towards(no_way_out, 0, Direction::Up, &board), 0, "not to the other end");
        assert_eq!(towards(no_way_out, 0, Direction::Left, &board), 0);
    }

    #[test]
    fn another_number_for_the_same_place() {
        let items = items();
        assert_eq!(items[next_group(&items, 1, true)].line, "write 8 b1");
        assert_eq!(items[next_group(&items, 4, false)].line, "write 7 b1");
        assert_eq!(items[next_group(&items, 3, true)].line, "refuse");
    }
}
