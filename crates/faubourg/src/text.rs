//! How things look in a terminal.

use std::io::{self, IsTerminal, Write};

use anstyle::{AnsiColor, Style};
use comfy_table::{
    CellAlignment, ColumnConstraint, ContentArrangement, LineStyle, Table, TableStyle, Width,
};

/// The widest that sentences become: longer lines are hard to read.
pub(crate) const LINE: u16 = 100;
/// The widest that lists become.
const WIDE: u16 = 160;
/// Too narrow for anything but words.
const NARROWEST: u16 = 20;

/// How wide the terminal is; where nobody looks at one, as wide as sentences become.
pub(crate) fn width() -> u16 {
    let terminal = terminal_size::terminal_size_of(io::stdout());
    terminal.map_or(LINE, |(width, _)| width.0.max(NARROWEST))
}

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

/// How many a second: whole, unless there are so few that the places after the point matter.
pub(crate) fn rate(per_second: f64) -> String {
    match per_second {
        ..0.1 => format!("{per_second:.3}"),
        ..10.0 => format!("{per_second:.1}"),
        _ => thousands(per_second as u64),
    }
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
    wrap_within(table, whole, width().into());
}

/// The same where there are so many columns.
pub(crate) fn wrap_within(table: &mut Table, whole: usize, width: usize) {
    let widths = table.column_max_content_widths();
    let width = u16::try_from(width).unwrap_or(LINE).min(LINE);
    table.set_content_arrangement(ContentArrangement::Dynamic).set_width(width);
    for (column, width) in table.column_iter_mut().zip(widths).take(whole) {
        column.set_constraint(ColumnConstraint::Absolute(Width::Fixed(width + 1)));
    }
}

/// Writes texts beside each other, as many in a line as fit, all of them equally wide. Each comes
/// with its width, since styles take no room.
pub(crate) fn show_side_by_side(out: &mut dyn Write, texts: &[(String, usize)]) -> io::Result<()> {
    side_by_side(out, texts, width().min(WIDE).into())
}

fn side_by_side(out: &mut dyn Write, texts: &[(String, usize)], line: usize) -> io::Result<()> {
    let widest = texts.iter().map(|&(_, width)| width).max().unwrap_or(0);
    for row in texts.chunks((line / widest.max(1)).max(1)) {
        let mut line = String::new();
        for (text, width) in row {
            line.push_str(text);
            line.extend(std::iter::repeat_n(' ', widest - width));
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// Writes a text in lines that fit. The first begins with `first`, which comes with its width,
/// since styles take no room; the others begin `indent` columns in.
pub(crate) fn show_wrapped(
    out: &mut dyn Write,
    (first, taken): (&str, usize),
    indent: usize,
    text: &str,
) -> io::Result<()> {
    let fitting = usize::from(width().min(LINE));
    write!(out, "{first}")?;
    let mut column = taken;
    let mut space = "";
    for word in text.split_whitespace() {
        let wide = word.chars().count();
        if column > indent && column + space.len() + wide > fitting {
            write!(out, "\n{:indent$}", "")?;
            (column, space) = (indent, "");
        }
        write!(out, "{space}{word}")?;
        column += space.len() + wide;
        space = " ";
    }
    writeln!(out)
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
    fn sentences_keep_to_their_side_of_the_line() {
        let mut drawn = Vec::new();
        show_wrapped(&mut drawn, ("  Temp: ", 8), 4, &"word ".repeat(40)).unwrap();
        let drawn = String::from_utf8(drawn).unwrap();
        assert!(drawn.starts_with("  Temp: word word") && drawn.contains("\n    word"), "{drawn}");
        assert!(
            drawn.lines().count() > 1 && drawn.lines().all(|line| line.len() <= 100),
            "{drawn}"
        );
    }

    #[test]
    fn a_narrow_terminal_gets_fewer_beside_each_other() {
        let texts: Vec<(String, usize)> = (10..22).map(|n| (format!("  {n}"), 4)).collect();
        let drawn = |line: usize| {
            let mut drawn = Vec::new();
            side_by_side(&mut drawn, &texts, line).unwrap();
            String::from_utf8(drawn).unwrap()
        };
        assert_eq!(drawn(100), "  10  11  12  13  14  15  16  17  18  19  20  21\n");
        assert_eq!(drawn(27), "  10  11  12  13  14  15\n  16  17  18  19  20  21\n");
        assert_eq!(drawn(3).lines().count(), texts.len());
    }
}
