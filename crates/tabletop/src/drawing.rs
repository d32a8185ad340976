//! A board drawn as text that knows what it shows.

use std::fmt;

use crate::Seat;

/// A board in parts. Its text form is the whole board for a plain terminal; a screen lays the
/// parts out, colours them and moves a cursor over their spots.
///
/// A game draws by writing to it: [`begin`](Self::begin) opens a part, `write!` adds plain text,
/// [`ink`](Self::ink) text that means something and [`spot`](Self::spot) text that a choice can be
/// about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    /// The parts, in the order of the plain text.
    pub parts: Vec<Part>,
}

/// Columns of the narrowest screen.
const SCREEN: usize = 80;
/// What stands before each of several groups in a line.
const GAP: &str = "  ";

/// A part of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What it shows.
    pub kind: PartKind,
    /// The lines as a plain terminal has them; the first may be empty to set the part apart.
    pub lines: Vec<Line>,
    /// The lines for a screen, where they differ: fewer of them, since totals and names stand
    /// elsewhere there.
    screen: Option<Vec<Line>>,
    /// The lines for a screen that is short of room, where they differ again: narrower ones.
    narrow: Option<Vec<Line>>,
}

/// What a part of a board shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartKind {
    /// The moment: the round, whose turn it is.
    Heading,
    /// What can be taken: cards, tiles, sites.
    Offer,
    /// What else lies in the middle: plans, markets, an opponent of the game itself.
    Shared,
    /// How the others stand, in a line each.
    Others,
    /// What a seat has built.
    Sheet(Seat),
}

/// A line of spans.
pub type Line = Vec<Span>;

/// Text of one meaning.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// The text.
    pub text: String,
    /// What it means.
    pub ink: Ink,
    /// The spot it stands on, by the name that [`Narrated::spots`](crate::Narrated::spots) gives
    /// it.
    pub spot: Option<String>,
}

/// What a text means; a screen decides how that looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ink {
    /// Nothing beyond its words.
    #[default]
    Plain,
    /// A title, or what matters most.
    Strong,
    /// What can be overlooked: empty places, addresses.
    Faint,
    /// What was refused.
    Wrong,
    /// What a seat has built or crossed.
    Built,
    /// One of the kinds of things a game tells apart by colour, counted from 0. The words say it
    /// too: no colour is needed to read a board.
    Kind(u8),
}

impl Span {
    /// Text on a spot.
    pub fn on(spot: impl fmt::Display, ink: Ink, text: impl fmt::Display) -> Self {
        Self { text: text.to_string(), ink, spot: Some(spot.to_string()) }
    }

    /// Text without a spot.
    pub fn new(ink: Ink, text: impl Into<String>) -> Self {
        Self { text: text.into(), ink, spot: None }
    }
}

impl Part {
    /// The lines for a screen, without empty ones around them.
    pub fn on_screen(&self) -> &[Line] {
        without_empty_ends(self.screen.as_deref().unwrap_or(&self.lines))
    }

    /// The lines for a screen that is short of room, without empty ones around them.
    pub fn in_little_room(&self) -> &[Line] {
        self.narrow.as_deref().map_or_else(|| self.on_screen(), without_empty_ends)
    }

    fn open_lines(&mut self) -> &mut Vec<Line> {
        self.narrow.as_mut().or(self.screen.as_mut()).unwrap_or(&mut self.lines)
    }
}

fn without_empty_ends(lines: &[Line]) -> &[Line] {
    let blank = |line: &&Line| line.iter().all(|span| span.text.trim().is_empty());
    let before = lines.iter().take_while(blank).count();
    let after = lines[before..].iter().rev().take_while(blank).count();
    &lines[before..lines.len() - after]
}

impl Drawing {
    /// What this draws.
    pub fn of(draw: impl FnOnce(&mut Self) -> fmt::Result) -> Self {
        let mut drawing = Self::default();
        draw(&mut drawing).expect("writing to memory");
        drawing
    }

    /// Begins a part; what is written from now on belongs to it.
    pub fn begin(&mut self, kind: PartKind) {
        self.parts.push(Part { kind, lines: vec![Line::new()], screen: None, narrow: None });
    }

    /// What is written from now on is how a screen has the part just drawn.
    pub fn begin_screen(&mut self) {
        if let Some(part) = self.parts.last_mut() {
            part.screen = Some(vec![Line::new()]);
        }
    }

    /// What is written from now on is how a screen short of room has the part just drawn.
    pub fn begin_narrow(&mut self) {
        if let Some(part) = self.parts.last_mut() {
            part.narrow = Some(vec![Line::new()]);
        }
    }

    /// Writes text with a meaning.
    pub fn ink(&mut self, ink: Ink, text: impl fmt::Display) {
        self.add(&text.to_string(), ink, None);
    }

    /// Writes text that stands on a spot.
    pub fn spot(&mut self, spot: impl fmt::Display, ink: Ink, text: impl fmt::Display) {
        self.add(&text.to_string(), ink, Some(&spot.to_string()));
    }

    /// Writes groups of spans beside each other, as many in a line as a screen has room for.
    pub fn flow(&mut self, groups: impl IntoIterator<Item = Line>) {
        let mut column = 0;
        for group in groups {
            let wide =
                GAP.len() + group.iter().map(|span| span.text.chars().count()).sum::<usize>();
            if column > 0 && column + wide > SCREEN {
                self.ink(Ink::Plain, '\n');
                column = 0;
            }
            column += wide;
            self.ink(Ink::Plain, GAP);
            for Span { text, ink, spot } in group {
                self.add(&text, ink, spot.as_deref());
            }
        }
        self.ink(Ink::Plain, '\n');
    }

    /// The parts that show this.
    pub fn parts_of(&self, kind: PartKind) -> impl Iterator<Item = &Part> {
        self.parts.iter().filter(move |part| part.kind == kind)
    }

    fn add(&mut self, text: &str, ink: Ink, spot: Option<&str>) {
        if self.parts.is_empty() {
            self.begin(PartKind::Heading);
        }
        let Some(part) = self.parts.last_mut() else { return };
        let lines = part.open_lines();
        for (nth, piece) in text.split('\n').enumerate() {
            if nth > 0 {
                lines.push(Line::new());
            }
            let Some(line) = lines.last_mut().filter(|_| !piece.is_empty()) else { continue };
            match line.last_mut() {
                Some(last) if last.ink == ink && last.spot.as_deref() == spot => {
                    last.text.push_str(piece);
                }
                _ => line.push(Span { text: piece.to_owned(), ink, spot: spot.map(str::to_owned) }),
            }
        }
    }
}

impl fmt::Write for Drawing {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.add(text, Ink::Plain, None);
        Ok(())
    }
}

/// The whole board for a plain terminal.
impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for part in &self.parts {
            // Every line ends with a new line, so the last one is empty.
            let (last, lines) = part.lines.split_last().unwrap_or((const { &Vec::new() }, &[]));
            for line in lines {
                line.iter().try_for_each(|span| f.write_str(&span.text))?;
                f.write_str("\n")?;
            }
            last.iter().try_for_each(|span| f.write_str(&span.text))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fmt::Write as _;

    fn drawn() -> Result<Drawing, fmt::Error> {
        let mut drawing = Drawing::default();
        drawing.begin(PartKind::Heading);
        writeln!(drawing, "Round {}.", 3)?;
        drawing.begin(PartKind::Sheet(Seat::new(0)));
        write!(drawing, "\n  you\n  a ")?;
        drawing.spot("a1", Ink::Built, format_args!("{:>2}", 7));
        drawing.ink(Ink::Faint, " ·");
        writeln!(drawing)?;
        drawing.begin_screen();
        writeln!(drawing, "a")?;
        Ok(drawing)
    }

    #[test]
    fn the_text_is_the_parts_one_after_the_other() {
        assert_eq!(drawn().unwrap().to_string(), "Round 3.\n\n  you\n  a  7 ·\n");
    }

    #[test]
    fn a_screen_has_its_own_lines_without_empty_ones_around() {
        let drawing = drawn().unwrap();
        let sheet = drawing.parts_of(PartKind::Sheet(Seat::new(0))).next().unwrap();
        assert_eq!(sheet.on_screen(), [vec![Span::new(Ink::Plain, "a")]]);
        assert_eq!(drawing.parts[0].on_screen(), [vec![Span::new(Ink::Plain, "Round 3.")]]);
    }

    #[test]
    fn groups_flow_into_lines() {
        let mut drawing = Drawing::default();
        drawing.flow(
            ["a".repeat(50), "b".repeat(26), "c".to_owned()]
                .map(|text| vec![Span::new(Ink::Plain, text)]),
        );
        let lines: Vec<usize> = drawing.to_string().lines().map(str::len).collect();
        assert_eq!(lines, [80, 3]);
    }

    #[test]
    fn text_with_a_meaning_keeps_it() {
        let drawing = drawn().unwrap();
        let line = &drawing.parts[1].lines[2];
        assert_eq!(line[1], Span { text: " 7".into(), ink: Ink::Built, spot: Some("a1".into()) });
        assert_eq!(line[2].ink, Ink::Faint);
    }
}
