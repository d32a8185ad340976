//! The log: what happened lately, or from the beginning.

use maud::{Markup, html};

use tabletop::{Kept, Seat};

use super::frame::Frame;
use super::text::say;
use crate::pages::layout::icon as ico;
use crate::pages::seat_sign::sign;

/// The panel with the log. `lately` names what it tells of unless it tells of everything, and
/// `only` leads back to that. By its address it comes over the page, so that nobody has to look for
/// it far below the board.
pub(in crate::pages) fn log(
    frame: &Frame<'_>,
    [lately, only]: [&str; 2],
    content: &Markup,
) -> Markup {
    let words = frame.words;
    let whole = frame.whole_log;
    html! {
        // Only the part inside is drawn anew: what was opened by its address stays open.
        div #log .log {
            section #deeds .panel data-part {
                h2 {
                    (words.say(if whole { "t-log" } else { lately }))
                    @if frame.has_log {
                        " " a .caps href={ (frame.link(frame.everyone, !whole)) "#log" } {
                            (words.say(if whole { only } else { "t-whole-log" }))
                        }
                    }
                    a .btn.square.quiet.shut href="#-" aria-label=(words.say("t-close-log")) { (ico("i-close")) }
                }
                (content)
            }
        }
    }
}

/// Every round that is over, the newest first, with what each of these seats did in it. `title` is
/// the id of a text with a round.
pub(in crate::pages) fn all_rounds<C: Copy>(
    frame: &Frame<'_>,
    title: &str,
    rounds: &[&[Kept<C>]],
    seats: &[Seat],
    sentence: impl Fn(usize, Seat, &[C]) -> Markup,
) -> Markup {
    let words = frame.words;
    html! {
        // Rounds that were played elsewhere, before the game went on here, have nothing to tell.
        @for (index, choices) in rounds.iter().enumerate().rev().filter(|(_, round)| !round.is_empty()) {
            @let round = index + 1;
            section .round id={ "past-" (round) } {
                h3 {
                    a .caps href={ (frame.address) "/replay?round=" (round) "&look=" (frame.shown) }
                        title=(words.say("t-look-back")) { (say!(words, title, round = round)) (ico("i-eye")) }
                }
                ol .lately {
                    @for &seat in seats {
                        @let own = choices.iter().filter(|kept| kept.seat == seat);
                        @let own: Vec<C> = own.map(|kept| kept.choice).collect();
                        li { (sign(seat)) span { (sentence(index, seat, &own)) } }
                    }
                }
            }
        }
    }
}
