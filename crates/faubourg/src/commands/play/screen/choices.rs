//! The list of what can be chosen: one below the other with what they mean, or side by side where
//! there are too many for that.

use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use tabletop::{Judged, Narrated};

use super::selection::Item;
use super::state::Screen;
use super::theme::Theme;
use crate::commands::play::told::cut;

/// The list as it is about to be drawn.
pub(super) struct Listed {
    /// Which items, by index.
    shown: Vec<usize>,
    /// Columns of the area.
    width: usize,
    /// Rows below the title.
    height: usize,
    /// Columns of the longest notation.
    notation: usize,
}

impl Listed {
    /// The list in so many columns.
    pub(super) fn of<G: Judged + Narrated>(screen: &Screen<G>, width: usize) -> Self {
        let shown = screen.shown();
        let lengths = shown.iter().map(|&index| screen.items[index].line.chars().count());
        let notation = lengths.max().unwrap_or(0);
        Self { height: shown.len(), shown, width, notation }
    }

    /// How many rows it would like: its title and one for each item.
    pub(super) fn rows(&self) -> usize {
        1 + self.shown.len().max(1)
    }

    /// The list in so many rows.
    pub(super) fn within(self, rows: usize) -> Self {
        Self { height: rows.saturating_sub(1), ..self }
    }

    /// How many items stand beside each other.
    fn columns(&self) -> usize {
        if self.shown.len() <= self.height { 1 } else { (self.width / self.cell()).max(1) }
    }

    /// Columns of an item without its meaning: its number, its notation and the space around them.
    fn cell(&self) -> usize {
        self.notation + 7
    }

    /// The lines.
    pub(super) fn lines<G: Judged + Narrated>(
        &self,
        screen: &Screen<G>,
        tick: usize,
    ) -> Vec<Line<'static>> {
        let mut lines = vec![self.title(screen, tick)];
        let columns = self.columns();
        let place = self.shown.iter().position(|&index| index == screen.selected).unwrap_or(0);
        let rows = self.shown.chunks(columns);
        let scrolled = (place / columns + 1).saturating_sub(self.height);
        for row in rows.skip(scrolled).take(self.height) {
            let spans = row.iter().flat_map(|&index| self.item(screen, index, columns == 1));
            lines.push(Line::from(spans.collect::<Vec<_>>()));
        }
        lines
    }

    /// A rule with what the selected item means, unless it stands beside it.
    fn title<G: Judged + Narrated>(&self, screen: &Screen<G>, tick: usize) -> Line<'static> {
        let count = screen.items.len();
        let title = match screen.selected_item() {
            None => format!("The others choose{}", ".".repeat(1 + tick % 3)),
            Some(item) if self.columns() > 1 => {
                let (nth, gained) = (screen.selected + 1, gained(item));
                let meant = format!("{nth} of {count}: {}", item.meaning);
                let room = self.width.saturating_sub(4 + gained.chars().count());
                format!("{}{gained}", cut(&meant, room))
            }
            Some(_) if screen.sitting.is_over() => "What next?".to_owned(),
            Some(_) if self.shown.len() < count => {
                format!("{} of {count} choices", self.shown.len())
            }
            Some(_) if count == 1 => "1 choice".to_owned(),
            Some(_) => format!("{count} choices"),
        };
        let room = self.width.saturating_sub(4);
        let title = cut(&title, room);
        let rule = "─".repeat(room - title.chars().count());
        Line::from(vec![
            Span::raw("─ "),
            Span::styled(title, Style::new().add_modifier(Modifier::BOLD)),
            Span::raw(format!(" {rule}─")),
        ])
    }

    fn item<G: Judged + Narrated>(
        &self,
        screen: &Screen<G>,
        index: usize,
        with_meaning: bool,
    ) -> Vec<Span<'static>> {
        let item = &screen.items[index];
        let selected = index == screen.selected;
        let sign = if selected { '>' } else { ' ' };
        let notation =
            format!("{sign}{:>3} {:<width$}", index + 1, item.line, width = self.notation);
        let (style, meaning) = if selected {
            (Theme::selected(), Theme::selected())
        } else {
            (Style::new(), Style::new().add_modifier(Modifier::DIM))
        };
        let mut spans = vec![Span::styled(notation, style)];
        if with_meaning {
            let gained = gained(item);
            let room = self.width.saturating_sub(self.cell() + gained.chars().count());
            let text = cut(&item.meaning, room);
            spans.push(Span::styled(format!("  {text}{gained}"), meaning));
        } else {
            spans.push(Span::raw("  "));
        }
        spans
    }
}

/// What a choice brings at once.
fn gained(item: &Item) -> String {
    if item.gain == 0 { String::new() } else { format!(" ({:+})", item.gain) }
}
