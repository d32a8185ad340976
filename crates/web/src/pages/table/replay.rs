//! The steps of a replay.

use maud::{Markup, html};

use super::frame::Frame;
use crate::pages::layout::icon as ico;
use crate::pages::moment::{Moment, ways};
use crate::play::Studied;

/// What can be done with the moment that is shown, once the game is over.
pub(in crate::pages) fn moment(frame: &Frame<'_>, step: u32) -> Markup {
    let Some(Studied::Moment { link, goes_on }) = frame.studied else { return html! {} };
    let (words, address, seat) = (frame.words, frame.address, frame.shown);
    ways(&Moment { words, address, link, seat, step: goes_on.then_some(step) })
}

/// Where one is, and the ways back and forth.
pub(in crate::pages) fn steps(
    frame: &Frame<'_>,
    [round, rounds]: [u32; 2],
    title: &str,
    line: &str,
) -> Markup {
    let words = frame.words;
    let address = frame.address;
    let to = |round: u32| format!("{address}/replay?round={round}&look={}", frame.shown);
    let way = |allowed: bool, target: u32, icon: &str, id: &str| {
        let rel = match icon {
            "i-back" => Some("prev"),
            "i-next" => Some("next"),
            _ => None,
        };
        html! {
            @if allowed {
                a .btn.square rel=[rel] href=(to(target)) aria-label=(words.say(id)) title=(words.say(id)) { (ico(icon)) }
            } @else {
                span .btn.square.off aria-hidden="true" { (ico(icon)) }
            }
        }
    };
    html! {
        section #prompt .prompt.waiting tabindex="-1" aria-label=(words.say("t-replay")) {
            (ico("i-eye"))
            div .say {
                h1 { (title) }
                p .line { (line) }
            }
            nav .acts aria-label=(words.say("t-rounds-nav")) {
                (way(round > 1, 1, "i-to-first", "t-first-round"))
                (way(round > 1, round.saturating_sub(1), "i-back", "t-previous-round"))
                (way(round < rounds, round + 1, "i-next", "t-next-round"))
                (way(round < rounds, rounds, "i-to-last", "t-final-round"))
                a .btn.main href=(address) { (words.say("t-to-table")) }
            }
        }
    }
}
