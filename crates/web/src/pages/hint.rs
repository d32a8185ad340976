//! A hint: what the best bot would do, what else it thought of, and why.

use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use maud::{Markup, html};

use super::layout::{close, icon};
use crate::assets;
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
            @if let Some((best, others)) = told_apart(scene, &turns).split_first() {
                @let (advised, told) = best;
                link rel="stylesheet" href=(assets::url("hint.css"));
                // The choices in notation: the script marks the next one on the table.
                section .panel.advice data-turn=(advised.choices.join("|")) {
                    h2 { (icon("i-hint")) span { (words.say("hint-title")) " " b .best { (told) } } (close(words)) }
                    details #hint-why {
                    summary { (words.say("hint-why")) }
                    @let plain = reasons_for(scene, advised);
                    @if !plain.is_empty() {
                        ul .plain { @for reason in plain { li { (reason) } } }
                    }
                    p .reason {
                        @match others.first() {
                            Some((next, _)) => (reason(scene, advised, next)),
                            None if scene.choices.len() > 1 => (words.say("hint-same")),
                            None => (words.say("hint-only")),
                        }
                    }
                    @if !others.is_empty() {
                        p .caps { (words.say("hint-others")) }
                        ul {
                            @for (other, told) in others {
                                li {
                                    span { (told) }
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
}

/// The button that asks for it, for the form of the turn.
pub(crate) fn button<G: Shown>(scene: &SceneOf<'_, G>) -> Markup {
    let words = scene.words;
    html! {
        @if scene.hints {
            button #ask-hint .btn.square.ask-hint form="turn" formaction=(format!("{}/hint", scene.address))
                aria-label=(words.say("hint-ask")) title=(words.say("hint-ask"))
                data-thinking=(words.say("hint-thinking")) { (icon("i-hint")) }
        }
    }
}

fn choices_of<G: Shown>(turn: &Advised) -> Vec<G::Choice> {
    turn.choices.iter().filter_map(|choice| choice.parse().ok()).collect()
}

/// The turns in words. Where two differ only in what the words do not tell, the better one stands for both.
fn told_apart<'a, G: Shown>(
    scene: &SceneOf<'_, G>,
    turns: &[&'a Advised],
) -> Vec<(&'a Advised, String)> {
    let mut told: Vec<(&Advised, String)> = Vec::with_capacity(turns.len());
    for turn in turns {
        let words = turn_in_words(scene, turn);
        if told.iter().all(|(_, other)| *other != words) {
            told.push((turn, words));
        }
    }
    told
}

fn turn_in_words<G: Shown>(scene: &SceneOf<'_, G>, turn: &Advised) -> String {
    G::turn_in_words(scene.words, scene.view, &choices_of::<G>(turn))
}

fn reasons_for<G: Shown>(scene: &SceneOf<'_, G>, turn: &Advised) -> Vec<String> {
    G::reasons_for(scene.words, scene.view, &choices_of::<G>(turn))
}

/// From how many points on a difference is worth telling.
const WORTH_TELLING: f64 = 0.5;

/// Why the first turn is better than the next: by how much, and the points that differ, in words.
fn reason<G: Shown>(scene: &SceneOf<'_, G>, best: &Advised, next: &Advised) -> String {
    let words = scene.words;
    let reasons = best.reasons(next).into_iter().map(|(part, points)| {
        let name = G::category(words, scene.view, part);
        say!(words, "hint-part", name = name, points = signed(words, points))
    });
    let parts: Vec<String> = reasons.collect();
    let points = so_many::<G>(words, next.behind);
    let own = match (next.behind < WORTH_TELLING, parts.is_empty()) {
        (true, true) => words.say("hint-close"),
        (true, false) => say!(words, "hint-close-parts", parts = words.list(&parts)),
        (false, true) => say!(words, "hint-behind", points = points),
        (false, false) => {
            say!(words, "hint-behind-parts", points = points, parts = words.list(&parts))
        }
    };
    // What is not won on one's own board is lost on that of the others.
    match best.held_back(next) {
        Some(points) => {
            format!("{own} {}", say!(words, "hint-hold", points = so_many::<G>(words, points)))
        }
        None => own,
    }
}

fn behind<G: Shown>(words: &Words, points: f64) -> String {
    if points < 0.05 {
        return words.say("hint-equal");
    }
    format!("−{}", so_many::<G>(words, points))
}

/// So many points, with one digit: `1.4 points`, `1,4 point`.
fn so_many<G: Shown>(words: &Words, points: f64) -> String {
    format!("{} {}", decimal(words, points), say!(words, G::POINTS, points = one_digit(points)))
}

/// A figure with one digit, by which languages choose between one and many.
fn one_digit(points: f64) -> FluentValue<'static> {
    let value = (points.abs() * 10.0).round() / 10.0;
    let options =
        FluentNumberOptions { minimum_fraction_digits: Some(1), ..FluentNumberOptions::default() };
    FluentValue::Number(FluentNumber::new(value, options))
}

/// A figure with one digit, as the language writes it.
pub(crate) fn decimal(words: &Words, points: f64) -> String {
    format!("{:.1}", points.abs()).replace('.', &words.say("decimal-point"))
}

/// A difference with its sign.
pub(crate) fn signed(words: &Words, points: f64) -> String {
    let sign = if points < 0.0 { '−' } else { '+' };
    format!("{sign}{}", decimal(words, points))
}
