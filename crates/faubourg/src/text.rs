//! How things look in a terminal.

use std::io::{self, IsTerminal, Write};

use anstyle::{AnsiColor, Style};
use comfy_table::{
    CellAlignment, ColumnConstraint, ContentArrangement, LineStyle, Table, TableStyle, Width,
};
use tabletop::{Score, Seat};

/// The widest that tables with sentences in them become.
const LINE: u16 = 100;

/// The few styles in use; all of them plain unless a person looks at a terminal.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Styles {
    /// Titles and what matters most.
    pub(crate) strong: Style,
    /// What can be overlooked.
    pub(crate) faint: Style,
    /// What was refused.
    pub(crate) wrong: Style,
}

impl Styles {
    /// The styles for what is written to standard output.
    pub(crate) fn for_stdout() -> Self {
        // See https://no-color.org
        let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        if unwanted || !io::stdout().is_terminal() {
            return Self::default();
        }
        Self {
            strong: Style::new().bold(),
            faint: Style::new().dimmed(),
            wrong: AnsiColor::Yellow.on_default(),
        }
    }
}

/// A number with its thousands set apart: `1,234,567`.
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number of things: `1 turn`, `2 turns`.
pub(crate) fn count_of(number: u64, thing: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{} {thing}{plural}", thousands(number))
}

/// A quiet table: one line under the header and nothing else.
/// The first `words` columns hold words and stand left; the others hold numbers and stand right.
pub(crate) fn table<T: ToString>(header: impl IntoIterator<Item = T>, words: usize) -> Table {
    let mut table = Table::new();
    table
        .load_style(TableStyle::new().header_separator(LineStyle::none().fill('─').junction('─')))
        .set_header(
            header
                .into_iter()
                .map(|title| title.to_string())
                .collect::<Vec<_>>(),
        );
    for column in table.column_iter_mut().skip(words) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

/// Lets the cells of a table with sentences wrap; the first columns stay whole.
pub(crate) fn wrap(table: &mut Table, whole: usize) {
    let widths = table.column_max_content_widths();
    table
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(LINE);
    for (column, width) in table.column_iter_mut().zip(widths).take(whole) {
        column.set_constraint(ColumnConstraint::Absolute(Width::Fixed(width + 2)));
    }
}

/// Writes a table, or a drawn board, without the spaces at the ends of its lines.
pub(crate) fn show(out: &mut dyn Write, drawn: &impl ToString) -> io::Result<()> {
    drawn
        .to_string()
        .trim_end()
        .lines()
        .try_for_each(|line| writeln!(out, "{}", line.trim_end()))
}

/// One seat in a table of scores.
#[derive(Clone, Debug)]
pub(crate) struct ScoreLine<'a> {
    /// The final place, once the game is over.
    pub(crate) rank: Option<u16>,
    /// Whose score it is.
    pub(crate) seat: Seat,
    /// Who sits there, if anybody is named.
    pub(crate) name: Option<&'a str>,
    /// The score.
    pub(crate) score: Score,
}

/// A table of scores with what they are made of: the best first once the game is over, by seat
/// before.
pub(crate) fn scores(categories: &[&str], mut lines: Vec<ScoreLine<'_>>) -> Table {
    lines.sort_by_key(|line| (line.rank, line.seat));
    let ranked = lines.iter().any(|line| line.rank.is_some());
    let named = lines.iter().any(|line| line.name.is_some());
    let mut header = Vec::new();
    header.extend(ranked.then_some("place"));
    header.push("seat");
    header.extend(named.then_some("name"));
    let words = header.len();
    header.extend(categories);
    header.push("total");
    let mut table = table(header, words);
    for line in &lines {
        let mut row = Vec::new();
        row.extend(ranked.then(|| line.rank.map_or(String::new(), |rank| rank.to_string())));
        row.push(line.seat.to_string());
        row.extend(named.then(|| line.name.unwrap_or_default().to_owned()));
        row.extend(line.score.parts.iter().map(ToString::to_string));
        row.push(line.score.total.to_string());
        table.add_row(row);
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_set_apart() {
        let written: Vec<String> = [0, 999, 1_000, 1_234_567].map(thousands).into();
        assert_eq!(written, ["0", "999", "1,000", "1,234,567"]);
        assert_eq!(count_of(1, "turn"), "1 turn");
        assert_eq!(count_of(2_000, "turn"), "2,000 turns");
    }

    #[test]
    fn the_winner_stands_on_top() {
        let line = |rank, seat, total| ScoreLine {
            rank: Some(rank),
            seat: Seat::new(seat),
            name: Some("Ann"),
            score: Score {
                total,
                parts: [total].into_iter().collect(),
            },
        };
        let table = scores(&["parks"], vec![line(2, 0, 7), line(1, 1, 12)]);
        let mut drawn = Vec::new();
        show(&mut drawn, &table).unwrap();
        assert_eq!(
            String::from_utf8(drawn).unwrap(),
            " place  seat  name  parks  total\n\
             ─────────────────────────────────\n \
             1      2     Ann      12     12\n \
             2      1     Ann       7      7\n"
        );
    }
}
