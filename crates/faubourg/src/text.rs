//! How things look in a terminal.

use std::io::{self, IsTerminal, Write};

use anstyle::{AnsiColor, Style};
use comfy_table::{
    CellAlignment, ColumnConstraint, ContentArrangement, LineStyle, Table, TableStyle, Width,
};

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
        .set_header(header.into_iter().map(|title| title.to_string()).collect::<Vec<_>>());
    for (index, column) in table.column_iter_mut().enumerate() {
        column.set_padding((1, 0));
        if index >= words {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}

/// Lets the cells of a table with sentences wrap; the first columns stay whole.
pub(crate) fn wrap(table: &mut Table, whole: usize) {
    let widths = table.column_max_content_widths();
    table.set_content_arrangement(ContentArrangement::Dynamic).set_width(LINE);
    for (column, width) in table.column_iter_mut().zip(widths).take(whole) {
        column.set_constraint(ColumnConstraint::Absolute(Width::Fixed(width + 1)));
    }
}

/// Writes a list in as many columns as fit on a line, read downwards; short lists stay in one.
/// Each text comes with its width, since styles take no room.
pub(crate) fn show_in_columns(out: &mut dyn Write, texts: &[(String, usize)]) -> io::Result<()> {
    const SHORT: usize = 10;
    const GAP: usize = 4;
    let widest = texts.iter().map(|&(_, width)| width).max().unwrap_or(0);
    let fitting = (usize::from(LINE) + GAP) / (widest + GAP);
    let columns = fitting.min(texts.len().div_ceil(SHORT)).max(1);
    let rows = texts.len().div_ceil(columns);
    for row in 0..rows {
        let mut line = String::new();
        for (text, width) in texts.iter().skip(row).step_by(rows) {
            line.push_str(text);
            line.extend(std::iter::repeat_n(' ', widest + GAP - width));
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// Writes a table, or a drawn board, without the spaces at the ends of its lines.
pub(crate) fn show(out: &mut dyn Write, drawn: &impl ToString) -> io::Result<()> {
    drawn.to_string().trim_end().lines().try_for_each(|line| writeln!(out, "{}", line.trim_end()))
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
    fn long_lists_are_read_downwards() {
        let texts: Vec<(String, usize)> = (10..22).map(|n| (n.to_string(), 2)).collect();
        let mut drawn = Vec::new();
        show_in_columns(&mut drawn, &texts).unwrap();
        assert_eq!(
            String::from_utf8(drawn).unwrap(),
            "10    16\n11    17\n12    18\n13    19\n14    20\n15    21\n"
        );
    }
}
