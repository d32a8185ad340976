//! The parts of the prompt that do not ask which game it is.

use maud::{Markup, html};
use tabletop::Seat;

use super::frame::Frame;
use super::text::{figure, list, say};
use crate::pages::layout::icon as ico;

/// Shown by the script in the prompt's place while the server cannot be reached.
pub(in crate::pages) fn cut_off(frame: &Frame<'_>) -> Markup {
    let words = frame.words;
    html! {
        section .cut-off {
            (ico("i-offline"))
            div .say { b { (words.say("t-cut")) } (words.say("t-cut-line")) }
            button #retry .btn type="button" { (words.say("t-retry")) }
        }
    }
}

/// Whose turn it is, where several people play on one device.
pub(in crate::pages) fn who(frame: &Frame<'_>) -> Markup {
    html! { @if frame.mine.len() > 1 { p .caps.who { (frame.name(frame.shown)) } } }
}

/// What one wants to know at any moment, where the side with it is out of sight: the score of the
/// board that is shown, and what the others did.
pub(in crate::pages) fn glance(frame: &Frame<'_>) -> Markup {
    let points = frame.total(frame.shown);
    html! {
        div .glance {
            a .tally.num href="#score" {
                b { (figure(points)) } " " (say!(frame.words, frame.status.points[0], points = points))
            }
            @if frame.has_log {
                a .lately-way href="#log" { (ico("i-log")) (frame.words.say(frame.status.lately)) }
            }
        }
    }
}

/// The steps of a turn, and which of them is now.
pub(in crate::pages) fn steps(frame: &Frame<'_>, now: usize, ids: &[&str]) -> Markup {
    let words = frame.words;
    html! {
        ol .steps aria-label=(words.say("t-steps")) {
            @for (index, id) in ids.iter().enumerate() {
                @if index < now {
                    li .was { (ico("i-done")) span { (words.say(id)) } }
                } @else if index == now {
                    li .now aria-current="step" { span { (words.say(id)) } }
                } @else {
                    li { span { (words.say(id)) } }
                }
            }
        }
    }
}

/// Undo, and the whole turn again.
pub(in crate::pages) fn take_back(frame: &Frame<'_>) -> Markup {
    let words = frame.words;
    html! {
        @if frame.taken > 1 {
            button #restart .btn.square.restart form="turn" formaction=(frame.way_to("restart"))
                aria-label=(words.say("t-restart")) title=(words.say("t-restart")) { (ico("i-again")) }
        }
        button #undo .btn.undo form="turn" formaction=(frame.way_to("undo")) disabled[frame.taken == 0]
            title=[(frame.taken == 0).then(|| words.say("t-undo-nothing"))] {
            (ico("i-undo")) (words.say("t-undo"))
        }
    }
}

/// Whom the table waits for, in words.
pub(in crate::pages) fn waiting_for(frame: &Frame<'_>) -> String {
    const NAMED: usize = 3;
    let words = frame.words;
    let seats = &frame.status.thinking;
    let mut names: Vec<String> =
        seats.iter().take(NAMED).map(|seat| frame.name(*seat).to_owned()).collect();
    if seats.len() > NAMED {
        names.push(say!(words, "t-others", count = seats.len() - NAMED));
    }
    say!(words, "t-waiting", names = list(words, &names))
}

/// The viewer waits for others; what is done can be taken back where the game allows it.
pub(in crate::pages) fn waiting(frame: &Frame<'_>, line: &str) -> Markup {
    let words = frame.words;
    let next = frame.status.thinking.iter().find(|seat| frame.mine.contains(seat));
    html! {
        section #prompt .prompt.waiting data-part tabindex="-1" aria-label=(words.say("t-your-turn")) {
            (ico("i-wait"))
            div .say role="status" {
                (who(frame))
                @match next {
                    Some(seat) => h1 { (say!(words, "t-hand-to", name = frame.name(*seat))) },
                    None => h1 { (waiting_for(frame)) },
                }
                p .line { (line) }
            }
            (glance(frame))
            (late(frame))
            div .acts {
                @if frame.taken > 0 {
                    button .btn.undo form="turn" formaction=(frame.way_to("undo")) { (ico("i-undo")) (words.say("t-take-back")) }
                }
                @if let Some(seat) = next {
                    a .btn.main href={ (frame.address) "?seat=" (seat) } {
                        (ico("i-next")) (say!(words, "t-hand-over", name = frame.name(*seat)))
                    }
                }
            }
        }
    }
}

/// Where there is a clock: when the time is over, and what can be done about it then.
fn late(frame: &Frame<'_>) -> Markup {
    let words = frame.words;
    html! {
        @if let Some(deadline) = frame.together.deadline {
            div .clock data-until=(deadline) hidden[frame.together.overdue.is_empty()] {
                @for seat in frame.together.overdue {
                    form method="post" action={ (frame.address) "/hurry" } {
                        span { (say!(words, "clock-over", name = frame.name(*seat))) }
                        button .btn name="seat" value=(seat) { (ico("i-bot")) (words.say("clock-hurry")) }
                    }
                }
            }
        }
    }
}

/// A bot plays for the viewer, until they come back.
pub(in crate::pages) fn replaced(frame: &Frame<'_>) -> Markup {
    let words = frame.words;
    html! {
        section #prompt .prompt.waiting data-part tabindex="-1" aria-label=(words.say("t-your-turn")) {
            (ico("i-bot"))
            div .say role="status" { h1 { (words.say("t-bot-plays")) } p .line { (words.say("t-bot-plays-line")) } }
            (glance(frame))
            form .acts method="post" action={ (frame.address) "/return" } {
                button .btn.main name="seat" value=(frame.shown) { (words.say("t-return")) }
            }
        }
    }
}

/// Someone else's board, or a game one only watches. `order` names it, `own` says that it is the
/// viewer's turn meanwhile, `back` leads to their own board.
pub(in crate::pages) fn looking(
    frame: &Frame<'_>,
    order: String,
    own: Option<String>,
    back: &str,
) -> Markup {
    let words = frame.words;
    let seats = frame.status.totals.len();
    let mut others = (1..seats).map(|steps| Seat::new((frame.shown.index() + steps) % seats));
    let next = others.find(|seat| !frame.is_me(*seat));
    let watches = frame.status.viewer.is_none();
    let order =
        if watches { say!(words, "t-watching", name = frame.name(frame.shown)) } else { order };
    let line = own.unwrap_or_else(|| waiting_for(frame));
    html! {
        section #prompt .prompt.waiting data-part tabindex="-1" aria-label=(words.say("t-watch")) {
            (ico("i-eye"))
            div .say role="status" { h1 { (order) } p .line { (line) } }
            (glance(frame))
            div .acts {
                @if let Some(next) = next {
                    a .btn href=(frame.look_at(next)) { (say!(words, "t-see-next", name = frame.name(next))) }
                }
                @if !watches {
                    a .btn.main href=(frame.home()) { (ico("i-undo")) (back) }
                }
            }
        }
    }
}
