//! What a game that is over has ticked on the viewer's diploma.

use maud::Markup;

use super::frame::Frame;
use crate::pages::diploma::new_ticks;

/// The strip above the board; nothing if nothing is new.
pub(in crate::pages) fn strip(frame: &Frame<'_>) -> Markup {
    new_ticks(frame.words.language.words(), frame.ticked)
}
