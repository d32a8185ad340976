//! The parts of a board laid out on a screen.

use tabletop::drawing::{Line, Part, Span};
use tabletop::{Drawing, Ink, PartKind, Seat};

/// Columns between parts that stand beside each other.
const BETWEEN: usize = 1;

/// A board on a screen.
#[derive(Clone, Debug, Default)]
pub(super) struct Board {
    /// All lines.
    pub(super) lines: Vec<Line>,
    /// How many of them, from the top, stay in sight when the rest is scrolled: what is on offer.
    pub(super) pinned: usize,
}

/// Where a spot is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) row: usize,
    pub(super) column: usize,
}

impl Board {
    /// Lays out what a seat needs to see; with what the others have built, if there is room.
    pub(super) fn lay(drawing: &Drawing, seat: Seat, width: usize, others: bool) -> Self {
        let mut board = Self::default();
        for heading in drawing.parts_of(PartKind::Heading) {
            board.lines.extend(heading.on_screen().iter().skip(1).cloned());
        }
        let middle = |part: &&Part| matches!(part.kind, PartKind::Offer | PartKind::Shared);
        let own = |part: &&Part| part.kind == PartKind::Sheet(seat);
        let theirs = |part: &&Part| match part.kind {
            PartKind::Others => true,
            PartKind::Sheet(owner) => owner != seat,
            _ => false,
        };
        let middle: Vec<&Part> = drawing.parts.iter().filter(middle).collect();
        let mut parts = middle.clone();
        parts.extend(drawing.parts.iter().filter(own));
        if others {
            parts.extend(drawing.parts.iter().filter(theirs));
        }
        parts.retain(|part| !part.on_screen().is_empty());
        let shelves = Shelf::fill(&parts, width);
        for shelf in &shelves {
            shelf.draw(&mut board.lines);
            if shelf.parts.iter().any(|(_, part)| middle.contains(part)) {
                board.pinned = board.lines.len();
            }
        }
        board
    }

    /// Where a spot begins, if the board has it.
    pub(super) fn place(&self, spot: &str) -> Option<Place> {
        self.lines.iter().enumerate().find_map(|(row, line)| {
            let mut column = 0;
            for span in line {
                if span.spot.as_deref() == Some(spot) {
                    return Some(Place { row, column });
                }
                column += wide(span);
            }
            None
        })
    }
}

/// Parts beside each other.
struct Shelf<'a> {
    width: usize,
    parts: Vec<(usize, &'a Part)>,
}

impl<'a> Shelf<'a> {
    /// Puts every part on the first shelf that has room for it.
    fn fill(parts: &[&'a Part], width: usize) -> Vec<Self> {
        let mut shelves: Vec<Self> = Vec::new();
        for part in parts {
            let needed = part.on_screen().iter().map(line_width).max().unwrap_or(0);
            match shelves.iter_mut().find(|shelf| shelf.width + BETWEEN + needed <= width) {
                Some(shelf) => {
                    shelf.parts.push((shelf.width + BETWEEN, part));
                    shelf.width += BETWEEN + needed;
                }
                None => shelves.push(Self { width: needed, parts: vec![(0, part)] }),
            }
        }
        shelves
    }

    fn draw(&self, lines: &mut Vec<Line>) {
        let height = self.parts.iter().map(|(_, part)| part.on_screen().len()).max().unwrap_or(0);
        for row in 0..height {
            let mut line = Line::new();
            let mut column = 0;
            for (left, part) in &self.parts {
                let Some(own) = part.on_screen().get(row) else { continue };
                if *left > column {
                    line.push(Span::new(Ink::Plain, " ".repeat(left - column)));
                }
                line.extend(own.iter().cloned());
                column = *left.max(&column) + own.iter().map(wide).sum::<usize>();
            }
            lines.push(line);
        }
    }
}

fn wide(span: &Span) -> usize {
    span.text.chars().count()
}

/// Columns of a line without the spaces at its end.
fn line_width(line: &Line) -> usize {
    let text: String = line.iter().map(|span| span.text.as_str()).collect();
    text.trim_end().chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fmt::Write as _;

    const ME: Seat = Seat::new(0);

    fn drawing() -> Result<Drawing, std::fmt::Error> {
        let mut drawing = Drawing::default();
        drawing.begin(PartKind::Heading);
        writeln!(drawing, "Round 1.\nNow: seat 1.")?;
        drawing.begin(PartKind::Offer);
        writeln!(drawing, "card 1\ncard 2")?;
        drawing.begin(PartKind::Sheet(Seat::new(1)));
        writeln!(drawing, "theirs")?;
        drawing.begin(PartKind::Sheet(ME));
        write!(drawing, "house ")?;
        drawing.spot("a1", Ink::Faint, "·");
        writeln!(drawing)?;
        Ok(drawing)
    }

    fn text(board: &Board) -> Vec<String> {
        let joined = |line: &Line| line.iter().map(|span| span.text.as_str()).collect();
        board.lines.iter().map(joined).collect()
    }

    #[test]
    fn parts_stand_beside_each_other_where_they_fit() {
        let drawing = drawing().unwrap();
        let wide = Board::lay(&drawing, ME, 20, false);
        assert_eq!(text(&wide), ["Now: seat 1.", "card 1 house ·", "card 2"]);
        let narrow = Board::lay(&drawing, ME, 10, false);
        assert_eq!(text(&narrow), ["Now: seat 1.", "card 1", "card 2", "house ·"]);
        assert_eq!((wide.pinned, narrow.pinned), (3, 3), "cards stay in sight");
    }

    #[test]
    fn spots_are_found_where_they_stand() {
        let drawing = drawing().unwrap();
        let board = Board::lay(&drawing, ME, 20, true);
        assert_eq!(board.place("a1"), Some(Place { row: 1, column: 13 }));
        assert_eq!(board.place("a2"), None);
        assert_eq!(text(&board).last().map(String::as_str), Some("theirs"));
    }
}
