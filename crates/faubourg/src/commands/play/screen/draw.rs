//! The screen drawn.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};
use tabletop::drawing;
use tabletop::{Ink, Judged, Narrated, Seat, Viewer};

use super::choices::Listed;
use super::keys::{LEAVING, STATUS};
use super::layout::{Areas, Rows, SMALLEST};
use super::state::{Panel, Screen};
use super::theme::Theme;
use crate::commands::play::sitting::{ME, Topic};
use crate::commands::play::told::{Told, cut, first_lines, lines};

/// Signs that turn while someone thinks.
const THINKING: [&str; 4] = ["|", "/", "-", "\\"];
/// Rows of the second column that the log has at least.
const LOG: usize = 10;

impl<G: Judged + Narrated> Screen<G> {
    /// Draws everything.
    pub(super) fn draw(&self, frame: &mut Frame<'_>, tick: usize) {
        let areas = Areas::of(self.size);
        if areas.is_too_small() {
            return self.draw_too_small(frame);
        }
        frame.render_widget(Paragraph::new(self.bar()).style(Theme::bar()), areas.bar());
        let listed = Listed::of(self, areas.main.into());
        let message = self.message(areas.main.into());
        let rows = self.rows(areas, &listed, message.len());
        self.draw_board(frame, rows.board);
        let listed = listed.within(rows.choices.height.into());
        frame.render_widget(Paragraph::new(listed.lines(self, tick)), rows.choices);
        let mut below = rows.message;
        if self.panel.is_some() && self.said.is_some() {
            below.height = self.said_over_panel(message.len());
            below.y = areas.input().y - below.height;
        }
        let message = first_lines(message, below.height.into(), areas.main.into());
        frame.render_widget(Paragraph::new(self.styled(&message)), below);
        if areas.has_side() {
            self.draw_side(frame, areas.side());
        }
        if let Some(panel) = &self.panel {
            self.draw_panel(frame, panel);
        }
        self.draw_input(frame, areas, tick);
        let status = if self.leaving { LEAVING } else { STATUS };
        frame.render_widget(Paragraph::new(status).style(Theme::bar()), areas.status());
    }

    fn draw_too_small(&self, frame: &mut Frame<'_>) {
        let ((width, height), (least_width, least_height)) = (self.size, SMALLEST);
        let text = [
            format!("This terminal has {width} × {height}."),
            format!("A game needs {least_width} × {least_height}."),
            "Make it larger; Ctrl-C leaves;".to_owned(),
            "`--plain` plays anywhere.".to_owned(),
        ];
        frame.render_widget(Paragraph::new(text.map(Line::from).to_vec()), frame.area());
    }

    /// The round on the left, everyone's points on the right.
    fn bar(&self) -> Line<'static> {
        let width = usize::from(self.size.0);
        let heading = format!(" {}", self.heading());
        let table = self.sitting.table();
        let total = |seat: Seat| table.game().score(seat, Viewer::Seat(ME)).total;
        let rival = table.game().rival(Viewer::Seat(ME));
        let rival = rival.iter().map(|rival| format!("{} {}", rival.name, rival.total));
        let seats = || Seat::all(table.game().seats());
        let long = seats().map(|seat| format!("{} {}", table.names()[seat.index()], total(seat)));
        let long = long.chain(rival).collect::<Vec<_>>().join(" · ");
        let short = seats().map(|seat| format!("{seat}: {}", total(seat)));
        let short = short.collect::<Vec<_>>().join("  ");
        let room = width.saturating_sub(heading.chars().count() + 3);
        let fits = long.chars().count() <= room || seats().count() == 1;
        let points = if fits { long } else { short };
        // Whose turn it is can be read elsewhere too.
        let heading = cut(&heading, width.saturating_sub(points.chars().count() + 3));
        let room = width.saturating_sub(heading.chars().count() + 1);
        Line::from(format!("{heading}{points:>room$} "))
    }

    /// How the main column is shared.
    fn rows(&self, areas: Areas, listed: &Listed, message: usize) -> Rows {
        areas.rows(self.board().lines.len(), listed.rows(), message, self.said.is_some())
    }

    /// How many rows the answer to the line typed last has below a text over the board.
    fn said_over_panel(&self, message: usize) -> u16 {
        u16::try_from(message).unwrap_or(u16::MAX).min(self.size.1 / 4)
    }

    /// What was said about the line typed last, or else what happened last.
    fn message(&self, width: usize) -> Vec<drawing::Line> {
        match &self.said {
            Some(said) => lines(std::slice::from_ref(said), width),
            None => lines(&self.news, width),
        }
    }

    fn draw_board(&self, frame: &mut Frame<'_>, area: Rect) {
        let empty = Vec::new();
        let selected = self.selected_item().map_or(&empty, |item| &item.spots);
        let possible: Vec<&String> =
            self.shown().iter().flat_map(|&index| &self.items[index].spots).collect();
        let style = |span: &drawing::Span| {
            let style = self.theme.ink(span.ink);
            match &span.spot {
                Some(spot) if selected.contains(spot) => Theme::selected(),
                Some(spot) if possible.contains(&spot) => Theme::possible(style),
                _ => style,
            }
        };
        let board = self.board_within(area.height.into(), selected);
        let text: Vec<Line<'_>> = (board.lines.iter())
            .map(|line| {
                let spans = line.iter().map(|span| Span::styled(span.text.as_str(), style(span)));
                Line::from(spans.collect::<Vec<_>>())
            })
            .collect();
        frame.render_widget(Paragraph::new(text), area);
    }

    /// What the others have built, and below it what happened.
    fn draw_side(&self, frame: &mut Frame<'_>, area: Rect) {
        let (width, height) = (usize::from(area.width), usize::from(area.height));
        let sheets: Vec<Told> = self.sitting.sheets().concat();
        let mut shown = lines(&sheets, width);
        let most = height.saturating_sub(LOG);
        if shown.len() > most {
            shown.truncate(most.saturating_sub(1));
            let text = "↓ more of the others: F5 shows them one by one";
            shown.push(vec![drawing::Span::new(Ink::Strong, text)]);
        }
        let log = lines(&self.sitting.log(), width);
        let room = height - shown.len();
        shown.extend(log.iter().skip(log.len().saturating_sub(room)).cloned());
        frame.render_widget(Paragraph::new(self.styled(&shown)), area);
    }

    fn panel_lines(&self, panel: &Panel) -> Vec<drawing::Line> {
        lines(&panel.told, usize::from(Areas::of(self.size).main).saturating_sub(4))
    }

    /// A text lies just above what is said about the last line; after the end also above the list
    /// of what can be done next.
    fn panel_area(&self, panel: &Panel, lines: usize) -> Rect {
        let areas = Areas::of(self.size);
        let below = match panel.topic {
            Topic::Ending => {
                let listed = Listed::of(self, areas.main.into());
                let message = self.message(areas.main.into()).len();
                let rows = self.rows(areas, &listed, message);
                areas.input().y - rows.choices.y
            }
            _ if self.said.is_none() => 0,
            _ => self.said_over_panel(self.message(areas.main.into()).len()),
        };
        areas.panel(lines, below)
    }

    /// How far the text over the board can be scrolled.
    pub(super) fn last_scroll(&self) -> usize {
        self.panel.as_ref().map_or(0, |panel| {
            let lines = self.panel_lines(panel).len();
            lines.saturating_sub(usize::from(self.panel_area(panel, lines).height) - 2)
        })
    }

    fn draw_panel(&self, frame: &mut Frame<'_>, panel: &Panel) {
        let lines = self.panel_lines(panel);
        let area = self.panel_area(panel, lines.len());
        let inner = usize::from(area.height.saturating_sub(2));
        let more = lines.len() > panel.scroll + inner || panel.scroll > 0;
        let keys = match (panel.topic, more, panel.page) {
            (Topic::Ending, true, _) => " PgUp PgDn scroll, Esc shows the board ".to_owned(),
            (Topic::Ending, ..) => " Esc shows the board ".to_owned(),
            (_, true, _) => " Up Down PgUp PgDn scroll, Esc closes ".to_owned(),
            (_, _, (page, pages)) if pages > 1 => {
                format!(" {} of {pages}, F5 turns the page, Esc closes ", page + 1)
            }
            _ => " Esc closes ".to_owned(),
        };
        let title = match panel.topic {
            Topic::Help => " Help ",
            Topic::Rules => " Rules ",
            Topic::Signs => " Signs ",
            Topic::Board => " The whole board ",
            Topic::Score => " Score ",
            Topic::Log => " Log ",
            Topic::Sheets => " The others ",
            Topic::Hint => " Hint ",
            Topic::Record => " Record ",
            Topic::Ending => " The end ",
        };
        let block =
            Block::bordered().title_top(title).title_bottom(Line::from(keys).right_aligned());
        let shown: Vec<drawing::Line> = lines.into_iter().skip(panel.scroll).take(inner).collect();
        let padded: Vec<Line<'_>> = self
            .styled(&shown)
            .into_iter()
            .map(|mut line| {
                line.spans.insert(0, Span::raw(" "));
                line
            })
            .collect();
        frame.render_widget(Clear, area);
        frame.render_widget(Paragraph::new(padded).block(block), area);
    }

    fn draw_input(&self, frame: &mut Frame<'_>, areas: Areas, tick: usize) {
        let area = areas.input();
        let sign = THINKING[tick % THINKING.len()];
        let right = if self.hint.is_some() {
            format!("{sign} the best bot thinks about a hint; Esc stops it ")
        } else if self.sitting.is_bot_thinking() {
            format!("{sign} a bot thinks ")
        } else {
            String::new()
        };
        let room = usize::from(area.width).saturating_sub(right.chars().count() + 3);
        // A long line shows its end.
        let (text, cursor) = (self.input.text(), self.input.cursor());
        let skipped = (cursor + 1).saturating_sub(room);
        let visible: String = text.chars().skip(skipped).take(room).collect();
        let faint = Style::new().add_modifier(Modifier::DIM);
        let mut spans = vec![Span::styled("> ", Style::new().add_modifier(Modifier::BOLD))];
        if text.is_empty() {
            let prompt = "arrows select, or type: a choice, its number, a whole turn, `help`";
            let prompt: String = prompt.chars().take(room).collect();
            spans.push(Span::styled(prompt, faint));
        } else {
            spans.push(Span::raw(visible));
        }
        frame.render_widget(Paragraph::new(Line::from(spans)), area);
        frame.render_widget(Paragraph::new(Line::styled(right, faint).right_aligned()), {
            let left = u16::try_from(room + 2).unwrap_or(area.width).min(area.width);
            Rect::new(left, area.y, area.width - left, 1)
        });
        let column = u16::try_from(2 + cursor - skipped).unwrap_or(0).min(area.width - 1);
        frame.set_cursor_position((column, area.y));
    }

    /// Lines in the looks of their meanings.
    fn styled<'a>(&self, lines: &[drawing::Line]) -> Vec<Line<'a>> {
        let span = |span: &drawing::Span| Span::styled(span.text.clone(), self.theme.ink(span.ink));
        lines.iter().map(|line| Line::from(line.iter().map(span).collect::<Vec<_>>())).collect()
    }
}
