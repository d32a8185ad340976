//! Texts to tell, before it is known how wide they may be.

use comfy_table::Table;
use tabletop::Ink;
use tabletop::drawing::{Line, Span};

use crate::scores::{SeatScore, score_table_within};
use crate::text::{LINE, table, wrap_within};

/// Something to tell.
#[derive(Clone, Debug)]
pub(crate) enum Told {
    /// Words in lines that fit. The first begins with `lead`, the others `indent` columns in.
    Sentence {
        /// What comes before the words: a name, a dash, the indent of the first line.
        lead: Line,
        /// Where further lines begin.
        indent: usize,
        /// The words.
        words: String,
        /// What they mean.
        ink: Ink,
    },
    /// Two columns under their titles; the second wraps.
    Pairs([&'static str; 2], Vec<[String; 2]>),
    /// Columns under their titles, with words in the first ones and numbers in the others.
    Columns(Vec<&'static str>, usize, Vec<Vec<String>>),
    /// Scores with the names of the seats.
    Scores(Vec<SeatScore>, Vec<String>),
    /// Lines as they are.
    Drawn(Vec<Line>),
    /// An empty line.
    Gap,
}

impl Told {
    /// A sentence from the left edge.
    pub(crate) fn plain(words: impl Into<String>) -> Self {
        Self::Sentence { lead: Line::new(), indent: 0, words: words.into(), ink: Ink::Plain }
    }

    /// The same, in another ink.
    pub(crate) fn inked(ink: Ink, words: impl Into<String>) -> Self {
        Self::Sentence { lead: Line::new(), indent: 0, words: words.into(), ink }
    }

    /// A title.
    pub(crate) fn title(words: impl Into<String>) -> Self {
        Self::inked(Ink::Strong, words)
    }

    /// A sentence after something that stands out.
    pub(crate) fn led(lead: Line, indent: usize, words: impl Into<String>) -> Self {
        Self::Sentence { lead, indent, words: words.into(), ink: Ink::Plain }
    }
}

/// The lines of these texts, none of them longer than `width`, save tables that cannot be narrower.
pub(crate) fn lines(told: &[Told], width: usize) -> Vec<Line> {
    told.iter().flat_map(|told| lines_of(told, width)).collect()
}

fn lines_of(told: &Told, width: usize) -> Vec<Line> {
    match told {
        Told::Sentence { lead, indent, words, ink } => {
            wrapped(lead, *indent, words, *ink, width.min(LINE.into()))
        }
        Told::Pairs(header, rows) => {
            let mut pairs = table(header, 2);
            pairs.add_rows(rows);
            wrap_within(&mut pairs, 1, width);
            drawn(&pairs)
        }
        Told::Columns(header, words, rows) => {
            let mut columns = table(header, *words);
            columns.add_rows(rows);
            drawn(&columns)
        }
        Told::Scores(scores, names) => drawn(&score_table_within(width, scores.clone(), names)),
        Told::Drawn(lines) => lines.iter().flat_map(|line| folded(line, width)).collect(),
        Told::Gap => vec![Line::new()],
    }
}

/// Columns that a line that goes on is indented by.
const GOES_ON: usize = 4;

/// A line in so many columns: what does not fit goes on in the next one.
pub(crate) fn folded(line: &Line, width: usize) -> Vec<Line> {
    if text_of(line).trim_end().chars().count() <= width {
        return vec![line.clone()];
    }
    let mut lines = vec![Line::new()];
    let mut column = 0;
    for span in line {
        for piece in span.text.split_inclusive(' ') {
            if column > GOES_ON && column + piece.trim_end().chars().count() > width {
                lines.push(vec![Span::new(Ink::Plain, " ".repeat(GOES_ON))]);
                column = GOES_ON;
            }
            column += piece.chars().count();
            let Some(last) = lines.last_mut() else { continue };
            last.push(Span { text: piece.to_owned(), ..span.clone() });
        }
    }
    lines
}

/// A line without its meanings.
pub(crate) fn text_of(line: &Line) -> String {
    line.iter().map(|span| span.text.as_str()).collect()
}

/// A text in so many columns. That something of it is missing shows.
pub(crate) fn cut(text: &str, room: usize) -> String {
    if text.chars().count() <= room {
        return text.to_owned();
    }
    text.chars().take(room.saturating_sub(1)).chain(['…']).collect()
}

/// The first lines of a text, as many as there is room for. That some are missing shows.
pub(crate) fn first_lines(mut lines: Vec<Line>, rows: usize, width: usize) -> Vec<Line> {
    if lines.len() <= rows {
        return lines;
    }
    lines.truncate(rows);
    if let Some(last) = lines.last_mut() {
        let ink = last.last().map_or(Ink::Plain, |span| span.ink);
        *last = vec![Span::new(ink, cut(&format!("{} …", text_of(last)), width))];
    }
    lines
}

/// A table as lines, without the spaces at their ends.
fn drawn(table: &Table) -> Vec<Line> {
    let text = table.to_string();
    let lines = text.trim_end().lines().enumerate().map(|(nth, line)| {
        let ink = if nth == 0 { Ink::Strong } else { Ink::Plain };
        vec![Span::new(ink, line.trim_end())]
    });
    lines.collect()
}

fn wrapped(lead: &Line, indent: usize, words: &str, ink: Ink, width: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut line = lead.clone();
    let mut column: usize = lead.iter().map(|span| span.text.chars().count()).sum();
    let mut text = String::new();
    let mut space = "";
    for word in words.split_whitespace() {
        let wide = word.chars().count();
        if column > indent && column + space.len() + wide > width {
            line.push(Span::new(ink, std::mem::take(&mut text)));
            lines.push(std::mem::take(&mut line));
            line.push(Span::new(ink, " ".repeat(indent)));
            (column, space) = (indent, "");
        }
        text.push_str(space);
        text.push_str(word);
        column += space.len() + wide;
        space = " ";
    }
    line.push(Span::new(ink, text));
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(told: &[Told], width: usize) -> Vec<String> {
        lines(told, width).iter().map(text_of).collect()
    }

    #[test]
    fn what_is_too_long_goes_on_or_shows_that_it_is_cut() {
        let line = vec![Span::on("a1", Ink::Built, "  one two "), Span::new(Ink::Plain, "three")];
        assert_eq!(folded(&line, 15), std::slice::from_ref(&line));
        let narrow: Vec<String> = folded(&line, 12).iter().map(text_of).collect();
        assert_eq!(narrow, ["  one two ", "    three"]);
        assert_eq!((cut("three", 5), cut("three", 4)), ("three".to_owned(), "thr…".to_owned()));
        let lines = first_lines(folded(&line, 12), 1, 12);
        assert_eq!(text_of(&lines[0]), "  one two  …");
    }

    #[test]
    fn sentences_keep_to_their_side_of_the_line() {
        let lead = vec![Span::new(Ink::Strong, "  Temp: ")];
        let told = text(&[Told::led(lead, 4, "one two three four")], 16);
        assert_eq!(told, ["  Temp: one two", "    three four"]);
        let wide = text(&[Told::plain("word ".repeat(60))], 300);
        assert!(wide.len() > 1 && wide.iter().all(|line| line.len() <= 100), "{wide:?}");
    }

    #[test]
    fn the_second_of_two_columns_wraps() {
        let rows = vec![["undo".to_owned(), "take back your last choice".to_owned()]];
        let told = text(&[Told::Pairs(["type", "to"], rows)], 24);
        assert!(told.len() > 3 && told.iter().all(|line| line.chars().count() <= 24), "{told:?}");
    }
}
