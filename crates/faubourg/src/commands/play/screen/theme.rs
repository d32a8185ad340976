//! How meanings look. Every meaning is in the words or in a mark as well: bold, underlined,
//! reversed.

use std::env;

use ratatui::style::{Color, Modifier, Style};
use tabletop::Ink;

/// Colours of kinds: bright enough for dark backgrounds, dark enough for light ones, and told
/// apart by people who see no difference between red and green.
const KINDS: [u8; 9] = [32, 166, 35, 37, 133, 136, 67, 168, 102];
/// What was refused.
const WRONG: Color = Color::Indexed(166);
/// What a seat has built.
const BUILT: Color = Color::Indexed(32);

/// Whether colours are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Theme {
    colour: bool,
}

impl Theme {
    /// As the person wants it; see <https://no-color.org>.
    pub(super) fn wanted() -> Self {
        Self { colour: env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()) }
    }

    /// Without colours.
    #[cfg(test)]
    pub(super) const PLAIN: Self = Self { colour: false };

    /// How text with this meaning looks.
    pub(super) fn ink(self, ink: Ink) -> Style {
        let style = Style::new();
        match ink {
            Ink::Plain => style,
            Ink::Strong => style.add_modifier(Modifier::BOLD),
            Ink::Faint => style.add_modifier(Modifier::DIM),
            Ink::Wrong => self.coloured(WRONG).add_modifier(Modifier::BOLD),
            Ink::Built => self.coloured(BUILT).add_modifier(Modifier::BOLD),
            Ink::Kind(kind) => {
                self.coloured(Color::Indexed(KINDS[usize::from(kind) % KINDS.len()]))
            }
        }
    }

    /// Where something can be done.
    pub(super) fn possible(style: Style) -> Style {
        style.remove_modifier(Modifier::DIM).add_modifier(Modifier::UNDERLINED)
    }

    /// What Enter would choose.
    pub(super) fn selected() -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// The line at the top, and the keys at the bottom.
    pub(super) fn bar() -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    fn coloured(self, colour: Color) -> Style {
        if self.colour { Style::new().fg(colour) } else { Style::new() }
    }
}
