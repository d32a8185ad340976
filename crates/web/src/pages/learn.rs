//! How good a turn is that was tried in the place of another: beside the one that was played, and
//! without the best one, unless it was found or asked for.

use bots::analysis::{Attempt, Mark};
use maud::{Markup, html};

use super::analysis::boards::{apart, still};
use super::analysis::{bar, mark, reasons_list, stylesheets};
use super::hint::decimal;
use super::layout::{Shell, icon, shell};
use super::table::lesson::place;
use crate::play::{Lesson, Still};
use crate::words::{Words, say};

/// Everything the page is drawn from.
pub(crate) struct VerdictScene<'a> {
    pub(crate) words: &'a Words,
    /// The table's name.
    pub(crate) title: &'a str,
    /// The page's own address.
    pub(crate) path: &'a str,
    /// The stylesheets of the game.
    pub(crate) stylesheets: &'a [String],
    pub(crate) lesson: &'a Lesson<'a>,
    pub(crate) attempt: &'a Attempt,
    /// What was tried, in words.
    pub(crate) tried: &'a str,
    /// What the best turn brings more, by category, the largest difference first.
    pub(crate) reasons: &'a [(String, f64)],
    /// The way to try it again.
    pub(crate) again: &'a str,
    /// The way to the next mistake.
    pub(crate) next: Option<&'a str>,
    /// The board after the turn that was played, and after the one that was tried.
    pub(crate) boards: [Still; 2],
}

impl VerdictScene<'_> {
    /// Whether the turn is as good as the best one found.
    fn is_solved(&self) -> bool {
        self.attempt.is_best || self.attempt.mark <= Mark::Solid
    }
}

/// The page.
pub(crate) fn verdict(scene: &VerdictScene<'_>) -> Markup {
    let words = scene.words;
    let title = format!("{} · {}", words.say("l-title"), scene.title);
    let frame = Shell {
        stylesheets: &stylesheets(scene.stylesheets),
        scripts: &["site.js"],
        class: "analysis",
        private: true,
        ..Shell::site(words, &title, scene.path)
    };
    let lesson = scene.lesson;
    let [played, tried] = &scene.boards;
    let same = played.board.0 == tried.board.0;
    shell(
        &frame,
        &html! {
            (bar(words, scene.title, lesson.analysis, "l-to-analysis", scene.path))
            main #main .weighing tabindex="-1" {
                div .weighed {
                    (prompt(scene))
                    section .panel.moment.compared {
                        div .lesson { (place(words, lesson)) }
                        div .both {
                            article .line aria-label=(words.say(if lesson.mine { "a-played-you" } else { "a-played" })) {
                                h3 { (words.say(if lesson.mine { "l-then-you" } else { "l-then" })) b .off { (minus(words, lesson.lost)) } }
                                p { (lesson.played) }
                                (still(played, "p-", !same))
                            }
                            article .line .best[scene.is_solved()] aria-label=(words.say("l-now")) {
                                h3 { (words.say("l-now")) (mark(words, scene.attempt.mark)) b .off { (minus(words, scene.attempt.loss)) } }
                                p { (scene.tried) }
                                (still(tried, "t-", !same))
                            }
                        }
                        @if same { (apart(&played.board, "p-")) }
                    }
                }
                aside .side-notes aria-label=(words.say("t-side")) { (notes(scene)) }
            }
        },
    )
}

/// A loss, as a figure with its sign.
fn minus(words: &Words, loss: f64) -> String {
    if loss < 0.05 { "0".to_owned() } else { format!("−{}", decimal(words, loss)) }
}

/// How good it was, and what can be done now.
fn prompt(scene: &VerdictScene<'_>) -> Markup {
    let words = scene.words;
    let (attempt, lesson) = (scene.attempt, scene.lesson);
    let solved = scene.is_solved();
    let better = attempt.loss < attempt.played;
    let heading = match (attempt.is_best, solved, better) {
        (true, ..) => "l-best",
        (false, true, _) => "l-as-good",
        (false, false, true) => "l-better",
        (false, false, false) => "l-worse",
    };
    let line = if lesson.mine { "l-loses-you" } else { "l-loses" };
    let (now, then) = (decimal(words, attempt.loss), decimal(words, attempt.played));
    html! {
        section.prompt.sum {
            div.say role="status" {
                h1 { (words.say(heading)) }
                p.line { (say!(words, line, loss = now, lost = then)) }
            }
            nav.acts aria-label=(words.say("a-nav")) {
                @if !solved {
                    a.btn href=(lesson.answer) { (icon("i-eye")) (words.say("l-show")) }
                    a.btn.main href=(scene.again) { (icon("i-again")) (words.say("l-again")) }
                } @else {
                    a.btn href=(scene.again) { (icon("i-again")) (words.say("l-again")) }
                }
                @match scene.next {
                    Some(next) => a.btn .main[solved] href=(next) { (icon("i-next")) (words.say("l-next")) },
                    None => a.btn .main[solved] href=(lesson.analysis) { (icon("i-look")) (words.say("l-finished")) },
                }
            }
        }
    }
}

/// What to think about, or why the turn is best.
fn notes(scene: &VerdictScene<'_>) -> Markup {
    let words = scene.words;
    html! {
        @if scene.is_solved() {
            section.panel { h2 { (words.say("l-well")) } p { (words.say("l-well-line")) } }
        } @else {
            section.panel {
                h2 { (words.say("l-where")) }
                // Where the best turn gains is a clue; what it is stays open.
                (reasons_list(words, scene.reasons))
                p.soft { (words.say("l-where-line")) }
            }
            section.panel {
                h2 { (words.say("l-questions")) }
                ul.dotted { @for id in ["l-question-1", "l-question-2", "l-question-3"] { li { (words.say(id)) } } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::pages::text_ids;

    #[test]
    fn both_languages_say_everything() {
        let en = include_str!("../../locales/en/analysis.ftl");
        let fr = include_str!("../../locales/fr/analysis.ftl");
        text_ids::check("l-", &["pages"], [en, fr], 25);
    }
}
