//! Why the last choice was refused.

use maud::{Markup, html};

use super::frame::Frame;
use crate::pages::layout::{close, icon as ico};

/// Over the board, beside the prompt, so that nothing moves under a finger. Always there, so that
/// what appears in it is announced.
pub(in crate::pages) fn strip(frame: &Frame<'_>) -> Markup {
    html! {
        div #refused data-part role="alert" {
            @if let Some(why) = frame.refused {
                p .refused { (ico("i-warn")) span { (why) } (close(frame.words)) }
            }
        }
    }
}
