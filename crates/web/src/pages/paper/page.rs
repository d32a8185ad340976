//! The page of a sheet, and a sheet looked at again, turn by turn.

use maud::{Markup, html};

use super::{PaperPages, cards, everyone, told_of};
use crate::pages::layout::icon;
use crate::pages::table;
use crate::pages::table::frame::Frame;
use crate::pages::table::replay::steps;
use crate::pages::table::text::say;

/// What a game draws of its sheet.
pub(in crate::pages) struct Parts {
    /// The classes of a table of it.
    pub(in crate::pages) class: String,
    /// Where its rules are told.
    pub(in crate::pages) rules: &'static str,
    /// The looks it wears besides.
    pub(in crate::pages) looks: Markup,
    pub(in crate::pages) dock: Markup,
    pub(in crate::pages) hint: Markup,
    pub(in crate::pages) sheet: Markup,
    /// The plans on the table.
    pub(in crate::pages) plans: Markup,
    /// Under the sheet: what is reached, cards that have come, what is chosen before the game.
    pub(in crate::pages) rows: Vec<(&'static str, Markup)>,
    /// The card for an opponent.
    pub(in crate::pages) giving: Markup,
    pub(in crate::pages) score: Markup,
    pub(in crate::pages) opponent: Markup,
}

/// The page of a sheet.
pub(in crate::pages) fn page<G: PaperPages>(
    board: &Frame<'_>,
    against: &[(String, String)],
    parts: &Parts,
) -> Markup {
    let words = board.words;
    let asked = match board.at {
        Some("fence") => " fencing",
        Some("copy") => " copying",
        _ => "",
    };
    html! {
        div #table class={ (parts.class) " companion" (asked) } data-version=(board.version)
            data-address=(board.address) data-fit=(say!(words, "cp-fits", numbers = "§")) data-none=(words.say("cp-fits-none")) {
            (parts.looks)
            (bar(board, parts.rules))
            (parts.dock)
            main #main .board tabindex="-1" {
                noscript { p .unlaid { (words.say("cp-no-script")) } }
                (table::refused::strip(board))
                (everyone::race(board))
                (cards::strip(board))
                (parts.hint)
                form #turn .turn method="post" action=(board.way_to("choose")) {
                    @if let Some(seat) = board.status.viewer {
                        input type="hidden" name="seat" value=(seat);
                        input type="hidden" name="step" value=(board.step);
                    }
                    (parts.sheet)
                    (parts.plans)
                    (rows(board, &parts.rows))
                }
                (parts.giving)
                (written_anyway::<G>(board, against))
            }
            aside .side aria-label=(words.say("t-side")) {
                (parts.score)
                (parts.opponent)
                (everyone::list(board))
            }
        }
    }
}

fn rows(board: &Frame<'_>, rows: &[(&'static str, Markup)]) -> Markup {
    html! {
        div #own-marks .own-marks data-part {
            @for (title, content) in rows {
                section .panel { h2 { (board.words.say(title)) } div .ways2 { (content) } }
            }
        }
    }
}

fn bar(board: &Frame<'_>, rules: &str) -> Markup {
    let words = board.words;
    let way = |path: &str, drawing: &str, name: &str| {
        html! { a .btn.quiet href=(path) { (icon(drawing)) span { (words.say(name)) } } }
    };
    html! {
        header #bar .bar data-part {
            a .brand href="/" aria-label=(words.say("t-home")) {
                svg .wordmark aria-hidden="true" { use href="#wordmark" {} }
                svg .mark aria-hidden="true" { use href="#mark" {} }
            }
            div .where { b { (board.title) } " " span .soft { (words.say("cp-your-box")) } }
            nav aria-label=(words.say("t-table")) {
                @if let Some(around) = board.around {
                    (way(&around.address, "i-qr", "cp-people"))
                    (way(&format!("{}/plans", around.address), "i-plan", "w-plans"))
                    (way(&format!("{}/scores", around.address), "i-first", "cp-scores"))
                }
                (way(rules, "i-help", "t-rules"))
            }
        }
    }
}

/// What was written though the rules say no.
fn written_anyway<G: PaperPages>(board: &Frame<'_>, against: &[(String, String)]) -> Markup {
    html! {
        div #against data-part {
            @if !against.is_empty() {
                section .panel.flags {
                    h2 { (board.words.say("cp-against")) }
                    ul { @for (mark, _) in against { li { (icon("i-warn")) (told_of::<G>(board.words, mark)) } } }
                }
            }
        }
    }
}

/// The page of one turn: the sheet after it, and what was written.
pub(in crate::pages) fn again(
    board: &Frame<'_>,
    told: &[String],
    [turn, turns]: [u32; 2],
    parts: &Again,
) -> Markup {
    let words = board.words;
    html! {
        div #table class={ (parts.class) " companion replay" } {
            (parts.looks)
            (bar(board, parts.rules))
            (steps(board, [turn, turns],
                &say!(words, "cp-turn-of", turn = turn, turns = turns),
                &say!(words, "w-sheet-of", name = board.name(board.shown))))
            main #main .board tabindex="-1" { div #turn .turn { (parts.sheet) } }
            aside .side aria-label=(words.say("t-side")) {
                section #log .panel {
                    h2 { (say!(words, "cp-turn", turn = turn)) }
                    @if told.is_empty() { p .soft { (words.say("cp-nothing-yet")) } }
                    ul { @for mark in told { li { (mark) } } }
                }
                (parts.score)
            }
        }
    }
}

/// What a game draws of a sheet that is looked at again.
pub(in crate::pages) struct Again {
    pub(in crate::pages) class: String,
    pub(in crate::pages) rules: &'static str,
    pub(in crate::pages) looks: Markup,
    pub(in crate::pages) sheet: Markup,
    pub(in crate::pages) score: Markup,
}
