//! A hint: what the best bot would do, what else it thought of, and why.

use maud::{Markup, html};

use super::layout::{close, icon};
use crate::play::{SceneOf, Shown};
use crate::thinking::Advised;
use crate::words::{Words, say};

/// The panel with the hint; always there, so that what appears in it is announced.
pub(crate) fn panel<G: Shown>(scene: &SceneOf<'_, G>) -> Markup {
    let words = scene.words;
    // What has been played on in the meantime is no advice any more.
    let still = |turn: &&Advised| {
        let next = turn.choices.first().and_then(|choice| choice.parse().ok());
        next.is_some_and(|next| scene.choices.iter().any(|(choice, _)| *choice == next))
    };
    let turns: Vec<&Advised> = scene.hint.unwrap_or_default().iter().filter(still).collect();
    html! {
        div #hint data-part role="status" {
            @if let Some((best, others)) = turns.split_first() {
                // The choices in notation: the script marks the next one on the table.
                section .panel.advice data-turn=(best.choices.join("|")) {
                    h2 { (icon("i-hint")) (words.say("hint-title")) (close(words)) }
                    p .best { (turn_in_words(scene, best)) }
                    p .reason {
                        @match others.first() {
                            Some(next) => (reason::<G>(words, best, next)),
                            None if scene.choices.len() > 1 => (words.say("hint-same")),
                            None => (words.say("hint-only")),
                        }
                    }
                    @if !others.is_empty() {
                        p .caps { (words.say("hint-others")) }
                        ul {
                            @for other in others {
                                li {
                                    span { (turn_in_words(scene, other)) }
                                    span .num .behind { (behind::<G>(words, other.behind)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The button that asks for it, for the form of the turn.
pub(crate) fn button<G: Shown>(scene: &SceneOf<'_, G>) -> Markup {
    let words = scene.words;
    html! {
        @if scene.hints {
            button .btn.square.ask-hint form="turn" formaction=(format!("{}/hint", scene.address))
                aria-label=(words.say("hint-ask")) title=(words.say("hint-ask"))
                data-thinking=(words.say("hint-thinking")) { (icon("i-hint")) }
        }
    }
}

fn turn_in_words<G: Shown>(scene: &SceneOf<'_, G>, turn: &Advised) -> String {
    let choices: Vec<G::Choice> =
        turn.choices.iter().filter_map(|choice| choice.parse().ok()).collect();
    G::turn_in_words(scene.words, scene.view, &choices)
}

/// Why the first turn is better than the next: the points that differ, in words.
fn reason<G: Shown>(words: &Words, best: &Advised, next: &Advised) -> String {
    let reasons = best.reasons(next);
    let parts_in_words = |more: bool| {
        let parts: Vec<String> = reasons
            .iter()
            .filter(|(_, points)| (*points > 0.0) == more)
            .map(|&(part, points)| {
                let name = G::category(words, part);
                say!(words, "hint-part", name = name, points = signed(words, points))
            })
            .collect();
        (!parts.is_empty()).then(|| words.list(&parts))
    };
    let own = match (parts_in_words(true), parts_in_words(false)) {
        (None, None) => words.say("hint-close"),
        (Some(more), None) => say!(words, "hint-more", more = more),
        (None, Some(less)) => say!(words, "hint-less", less = less),
        (Some(more), Some(less)) => say!(words, "hint-both", more = more, less = less),
    };
    // What is not won on one's own board is lost on that of the others.
    match best.held_back(next) {
        Some(points) => {
            format!("{own} {}", say!(words, "hint-hold", points = signed(words, -points)))
        }
        None => own,
    }
}

fn behind<G: Shown>(words: &Words, points: f64) -> String {
    if points < 0.05 {
        return words.say("hint-equal");
    }
    // A figure with a decimal is never one of something.
    format!("{} {}", signed(words, -points), say!(words, G::POINTS, points = 2))
}

/// A difference with its sign and one digit, as the language writes it.
fn signed(words: &Words, points: f64) -> String {
    let sign = if points < 0.0 { '−' } else { '+' };
    let figure = format!("{:.1}", points.abs());
    format!("{sign}{}", figure.replace('.', &words.say("decimal-point")))
}
