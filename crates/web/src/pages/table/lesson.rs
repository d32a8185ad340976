//! A decision that is tried again: what is asked, and the ways to the others.

use maud::{Markup, html};

use super::frame::Frame;
use super::text::say;
use crate::pages::hint::decimal;
use crate::pages::layout::icon as ico;
use crate::play::{Lesson, Studied};

/// What is asked, above the board; nothing at a table where people play.
pub(in crate::pages) fn strip(frame: &Frame<'_>) -> Markup {
    html! { @if let Some(Studied::Lesson(lesson)) = frame.studied { (asked(frame, lesson)) } }
}

fn asked(frame: &Frame<'_>, lesson: &Lesson<'_>) -> Markup {
    let words = frame.words;
    let lost = decimal(words, lesson.lost);
    let id = if lesson.mine { "l-asked-you" } else { "l-asked" };
    html! {
        section #lesson .panel.lesson {
            (place(frame.words, lesson))
            p { (say!(words, id, played = lesson.played, lost = lost)) " " (say!(words, "l-goal", points = decimal(words, lesson.goal))) }
            p .ways {
                a .btn href=(lesson.answer) { (ico("i-eye")) (words.say("l-show")) }
                a .btn.quiet href=(lesson.analysis) { (ico("i-look")) (words.say("l-to-analysis")) }
            }
        }
    }
}

/// Which of the decisions it is, and the ways to the others.
pub(in crate::pages) fn place(words: &crate::words::Words, lesson: &Lesson<'_>) -> Markup {
    let number = lesson.all.iter().position(|(_, here)| *here).map_or(0, |place| place + 1);
    html! {
        h2 .caps { (say!(words, "l-place", number = number, all = lesson.all.len(), round = lesson.round)) }
        nav .dots aria-label=(words.say("l-all")) {
            @for (index, (way, here)) in lesson.all.iter().enumerate() {
                a href=(way) aria-current=[here.then_some("step")] { (index + 1) }
            }
        }
    }
}
