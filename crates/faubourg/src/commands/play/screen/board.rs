//! The parts of a board laid out on a screen.

use tabletop::drawing::{Line, Part, Span};
use tabletop::{Drawing, Ink, PartKind, Seat};

use crate::commands::play::told::{cut, folded, text_of};

/// Columns between parts that stand beside each other.
const BETWEEN: usize = 1;
/// What lies in the middle is seen in at least so many rows.
const FEWEST: usize = 2;

/// A board on a screen.
#[derive(Clone, Debug, Default)]
pub(super) struct Board {
    /// All lines.
    pub(super) lines: Vec<Line>,
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
        for line in below_heading(drawing) {
            board.lines.extend(folded(line, width));
        }
        let theirs = |part: &&Part| match part.kind {
            PartKind::Others => true,
            PartKind::Sheet(owner) => owner != seat,
            _ => false,
        };
        let mut parts = middle(drawing);
        parts.extend(own(drawing, seat));
        if others {
            parts.extend(drawing.parts.iter().filter(theirs));
        }
        let blocks = parts.iter().map(|part| Block::of(part.on_screen(), width));
        for shelf in Shelf::fill(blocks, width) {
            shelf.draw(&mut board.lines);
        }
        board
    }

    /// The same in so few rows that not everything can be seen. What the seat has built and holds
    /// comes first; the rest is seen through a window, which shows the spots that are selected.
    pub(super) fn squeeze(
        drawing: &Drawing,
        seat: Seat,
        (width, rows): (usize, usize),
        selected: &[String],
    ) -> Self {
        let mut lines: Vec<Line> =
            below_heading(drawing).take(1).map(|line| cut_line(line, width)).collect();
        let rows = rows.saturating_sub(lines.len());
        let parts = own(drawing, seat);
        let beside = house_beside_offer(drawing, &parts, (width, rows), selected);
        lines.extend(beside.unwrap_or_else(|| {
            let narrow = parts.iter().map(|part| Block::of(part.in_little_room(), width));
            let own = on_shelves(narrow, width);
            let most = rows.saturating_sub(own.len()).max(FEWEST);
            let mut lines = window(&offer(drawing, width), most, selected);
            lines.extend(window(&own, rows.saturating_sub(lines.len()), selected));
            lines
        }));
        Self { lines }
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

/// The lines under the one that stands in the bar at the top.
fn below_heading(drawing: &Drawing) -> impl Iterator<Item = &Line> {
    drawing.parts_of(PartKind::Heading).flat_map(|heading| heading.on_screen().iter().skip(1))
}

/// What lies in the middle.
fn middle(drawing: &Drawing) -> Vec<&Part> {
    let middle = |part: &&Part| matches!(part.kind, PartKind::Offer | PartKind::Shared);
    drawing.parts.iter().filter(middle).collect()
}

/// What a seat has built and holds.
fn own(drawing: &Drawing, seat: Seat) -> Vec<&Part> {
    drawing.parts_of(PartKind::Sheet(seat)).collect()
}

/// What lies in the middle, in as few lines as there can be.
fn offer(drawing: &Drawing, width: usize) -> Vec<Line> {
    let middle = middle(drawing).into_iter();
    on_shelves(middle.map(|part| Block::of(part.in_little_room(), width)), width)
}

/// The tallest of a seat's own parts beside what lies in the middle, the other ones below; nothing
/// if there is no room for that.
fn house_beside_offer(
    drawing: &Drawing,
    own: &[&Part],
    (width, rows): (usize, usize),
    selected: &[String],
) -> Option<Vec<Line>> {
    let (tallest, house) = own.iter().enumerate().max_by_key(|(_, part)| part.on_screen().len())?;
    let house = Block::of(house.on_screen(), width);
    let others = own.iter().enumerate().filter(|(nth, _)| *nth != tallest);
    let below = on_shelves(others.map(|(_, part)| Block::of(part.on_screen(), width)), width);
    let beside = width.checked_sub(house.width + BETWEEN)?;
    let tiles = drawing.parts_of(PartKind::Offer).flat_map(Part::in_little_room);
    let widest = tiles.map(line_width).max().unwrap_or(0);
    let height = rows.checked_sub(below.len())?;
    if widest > beside || house.lines.len() > height {
        return None;
    }
    let seen = window(&offer(drawing, beside), height, selected);
    let blocks = [Block { width: beside, lines: seen }, house];
    let mut lines = on_shelves(blocks.into_iter(), width);
    lines.extend(below);
    Some(lines)
}

fn on_shelves(blocks: impl Iterator<Item = Block>, width: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    for shelf in Shelf::fill(blocks, width) {
        shelf.draw(&mut lines);
    }
    lines
}

/// As many of the lines as there are rows, those with the selected spots among them. Where some
/// are missing, the last row says how to see them.
fn window(lines: &[Line], rows: usize, selected: &[String]) -> Vec<Line> {
    if lines.len() <= rows {
        return lines.to_vec();
    }
    let shown = rows.saturating_sub(1);
    let is_selected = |line: &Line| {
        line.iter().any(|span| span.spot.as_ref().is_some_and(|spot| selected.contains(spot)))
    };
    let row = lines.iter().position(is_selected).unwrap_or(0);
    let margin = usize::from(shown > 2);
    let above = (row + 1 + margin).saturating_sub(shown).min(lines.len() - shown);
    let below = lines.len() - shown - above;
    let arrows = match (above, below) {
        (0, _) => format!("↓ {below} more"),
        (_, 0) => format!("↑ {above} more"),
        _ => format!("↑ {above} ↓ {below} more"),
    };
    let mut seen = lines[above..above + shown].to_vec();
    if rows > 0 {
        seen.push(vec![Span::new(Ink::Strong, format!("  {arrows}: F7 shows all"))]);
    }
    seen
}

/// A line in so many columns; that something is missing shows.
fn cut_line(line: &Line, width: usize) -> Line {
    if line_width(line) <= width {
        return line.clone();
    }
    vec![Span::new(Ink::Plain, cut(&text_of(line), width))]
}

/// A line without what nobody sees of it: it would push away what stands beside it.
fn without_spaces_at_end(mut line: Line) -> Line {
    while let Some(last) = line.last_mut().filter(|span| span.spot.is_none()) {
        last.text.truncate(last.text.trim_end().len());
        if !last.text.is_empty() {
            break;
        }
        line.pop();
    }
    line
}

/// Lines of a part.
struct Block {
    width: usize,
    lines: Vec<Line>,
}

impl Block {
    /// Lines that go on in the next one where they are too long.
    fn of(lines: &[Line], most: usize) -> Self {
        let lines = lines.iter().flat_map(|line| folded(line, most));
        let lines: Vec<Line> = lines.map(without_spaces_at_end).collect();
        Self { width: lines.iter().map(line_width).max().unwrap_or(0), lines }
    }
}

/// Parts beside each other.
struct Shelf {
    width: usize,
    blocks: Vec<(usize, Block)>,
}

impl Shelf {
    /// Puts every part on the first shelf that has room for it.
    fn fill(blocks: impl Iterator<Item = Block>, width: usize) -> Vec<Self> {
        let mut shelves: Vec<Self> = Vec::new();
        for block in blocks.filter(|block| !block.lines.is_empty()) {
            let needed = block.width;
            match shelves.iter_mut().find(|shelf| shelf.width + BETWEEN + needed <= width) {
                Some(shelf) => {
                    shelf.blocks.push((shelf.width + BETWEEN, block));
                    shelf.width += BETWEEN + needed;
                }
                None => shelves.push(Self { width: needed, blocks: vec![(0, block)] }),
            }
        }
        shelves
    }

    fn draw(&self, lines: &mut Vec<Line>) {
        let height = self.blocks.iter().map(|(_, block)| block.lines.len()).max().unwrap_or(0);
        for row in 0..height {
            let mut line = Line::new();
            let mut column = 0;
            for (left, block) in &self.blocks {
                let Some(own) = block.lines.get(row) else { continue };
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
    text_of(line).trim_end().chars().count()
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
        board.lines.iter().map(text_of).collect()
    }

    #[test]
    fn parts_stand_beside_each_other_where_they_fit() {
        let drawing = drawing().unwrap();
        let wide = Board::lay(&drawing, ME, 20, false);
        assert_eq!(text(&wide), ["Now: seat 1.", "card 1 house ·", "card 2"]);
        let narrow = Board::lay(&drawing, ME, 10, false);
        assert_eq!(text(&narrow), ["Now: seat ", "    1.", "card 1", "card 2", "house ·"]);
    }

    #[test]
    fn what_one_has_built_is_seen_however_little_room_there_is() {
        let mut drawing = drawing().unwrap();
        drawing.begin(PartKind::Shared);
        drawing.spot("card 3", Ink::Plain, "card 3\n");
        let few = Board::squeeze(&drawing, ME, (10, 4), &[]);
        assert_eq!(text(&few), ["Now: seat…", "card 1", "  ↓ 2 more: F7 shows all", "house ·"]);
        let more = Board::squeeze(&drawing, ME, (10, 4), &["card 3".to_owned()]);
        assert_eq!(text(&more), ["Now: seat…", "card 3", "  ↑ 2 more: F7 shows all", "house ·"]);
        let beside = Board::squeeze(&drawing, ME, (15, 3), &[]);
        assert_eq!(text(&beside), ["Now: seat 1.", "card 1  house ·", "  ↓ 2 more: F7 shows all"]);
    }

    #[test]
    fn spaces_at_the_end_push_nothing_away() {
        let mut drawing = Drawing::default();
        drawing.begin(PartKind::Offer);
        drawing.ink(Ink::Plain, "card 1        \n");
        drawing.begin(PartKind::Shared);
        drawing.ink(Ink::Plain, "to come: all\n");
        let board = Board::lay(&drawing, ME, 20, false);
        assert_eq!(text(&board), ["card 1 to come: all"]);
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
