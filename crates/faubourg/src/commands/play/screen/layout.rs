//! Where things stand on the screen.

use ratatui::layout::Rect;

/// The smallest terminal that has room for a game.
pub(super) const SMALLEST: (u16, u16) = (80, 24);
/// From here on there is room for a second column.
const WIDE: u16 = 120;
/// The bar at the top; the line that is typed and the keys at the bottom.
const FRAME: u16 = 3;
/// The title of the choices and a few of them are always in sight.
const CHOICES: u16 = 3;

/// The columns of a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Areas {
    /// How wide the board and the choices are.
    pub(super) main: u16,
    width: u16,
    height: u16,
}

/// The rows of the main column between the bar and the line that is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rows {
    pub(super) board: Rect,
    pub(super) choices: Rect,
    /// What was said or happened last.
    pub(super) message: Rect,
}

impl Areas {
    /// The columns of a terminal of this size.
    pub(super) fn of((width, height): (u16, u16)) -> Self {
        let main = if width < WIDE { width } else { SMALLEST.0.max(width / 2) };
        Self { main, width, height }
    }

    /// Whether there is too little room.
    pub(super) fn is_too_small(self) -> bool {
        self.width < SMALLEST.0 || self.height < SMALLEST.1
    }

    /// Whether there is a second column, for the log and what the others have built.
    pub(super) fn has_side(self) -> bool {
        self.main < self.width
    }

    /// The line at the top.
    pub(super) fn bar(self) -> Rect {
        Rect::new(0, 0, self.width, 1)
    }

    /// The second column, with a space to the left.
    pub(super) fn side(self) -> Rect {
        Rect::new(self.main + 1, 1, self.width - self.main - 1, self.height - FRAME)
    }

    /// The line that is typed.
    pub(super) fn input(self) -> Rect {
        Rect::new(0, self.height - 2, self.width, 1)
    }

    /// The keys.
    pub(super) fn status(self) -> Rect {
        Rect::new(0, self.height - 1, self.width, 1)
    }

    /// How the main column is shared: the board first, then the choices, then what happened. What
    /// is `answered` to the person comes before all of it.
    pub(super) fn rows(self, board: usize, choices: usize, message: usize, answered: bool) -> Rows {
        let all = self.height - FRAME;
        let at_least = |count: usize, most: u16| most.min(u16::try_from(count).unwrap_or(most));
        let said = at_least(message, if answered { all / 2 } else { 1 });
        let board = at_least(board, all - said - CHOICES);
        let choices = at_least(choices, all - said - board);
        let message = at_least(message, all - board - choices);
        let rect = |from: u16, height: u16| Rect::new(0, 1 + from, self.main, height);
        Rows {
            board: rect(0, board),
            choices: rect(board, choices),
            // Below the choices, with a line between them where there is one.
            message: rect((board + choices + 1).min(all - message), message),
        }
    }

    /// Where a text of so many lines lies over the board, above what is said; `below` rows stay
    /// free under it.
    pub(super) fn panel(self, lines: usize, below: u16) -> Rect {
        let all = self.height - FRAME - below;
        let height = all.min(u16::try_from(lines + 2).unwrap_or(all));
        Rect::new(0, 1 + all - height, self.main, height)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_terminal_has_room_for_everything() {
        let areas = Areas::of(SMALLEST);
        assert!(!areas.is_too_small() && !areas.has_side());
        let rows = areas.rows(16, 30, 3, false);
        assert_eq!((rows.board.height, rows.choices.height, rows.message.height), (16, 4, 1));
        assert_eq!(rows.message.bottom(), areas.input().y);
        let rows = areas.rows(10, 3, 1, false);
        assert_eq!(rows.message.y, rows.choices.bottom() + 1);
    }

    #[test]
    fn a_large_board_leaves_room_for_choices() {
        let rows = Areas::of(SMALLEST).rows(40, 30, 3, false);
        assert_eq!((rows.board.height, rows.choices.height, rows.message.height), (17, 3, 1));
        let rows = Areas::of(SMALLEST).rows(10, 3, 20, false);
        assert_eq!((rows.board.height, rows.choices.height, rows.message.height), (10, 3, 8));
        let rows = Areas::of(SMALLEST).rows(40, 30, 5, true);
        assert_eq!((rows.board.height, rows.choices.height, rows.message.height), (13, 3, 5));
    }

    #[test]
    fn a_wide_terminal_has_a_second_column() {
        let areas = Areas::of((160, 50));
        assert_eq!((areas.main, areas.side().width), (80, 79));
        assert!(Areas::of((79, 50)).is_too_small() && Areas::of((80, 23)).is_too_small());
    }
}
