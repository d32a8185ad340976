//! What the best bot would do.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bots::Effort;
use tabletop::{Game, Judged, Narrated, Rng, Seen};

use super::{ME, Sitting};
use crate::commands::play::told::Told;

/// The whims of the bot that gives hints: the same question gets the same answer, time allowing.
const HINTS: u64 = 1;

/// A question to the best bot; it can be answered anywhere.
pub(crate) struct Question<G>(G);

/// Its answer.
pub(crate) struct Advice {
    /// The best turn and the next best, and what speaks for the first.
    pub(crate) told: Vec<Told>,
    /// The best turn, as it can be typed.
    pub(crate) best: String,
}

impl<G: Judged + Narrated> Sitting<G> {
    /// What to ask the best bot now.
    pub(crate) fn question(&self) -> Question<G> {
        Question(self.table.game().clone())
    }
}

impl<G: Judged> Question<G> {
    /// Thinks about it until `stop` is set.
    pub(crate) fn think(&self, stop: &Arc<AtomicBool>) -> Advice {
        let Self(game) = self;
        let advised = bots::advise(&Seen::new(game, ME), Effort::LIVE, Rng::new(HINTS), stop);
        let mut rows = Vec::new();
        for (place, turn) in advised.iter().enumerate() {
            let title = if place == 0 { "best" } else { "or" };
            let behind = if place == 0 { String::new() } else { format!("{:.1}", -turn.behind) };
            rows.push(vec![title.to_owned(), written::<G>(&turn.choices), behind]);
        }
        let reason = match &advised[..] {
            [best, next, ..] => why(game.categories(), &best.reasons(next)),
            _ => nothing_better(game),
        };
        let best = advised.first().map_or_else(String::new, |turn| written::<G>(&turn.choices));
        let table = Told::Columns(vec!["", "the turn", "points"], 2, rows);
        Advice { told: vec![table, Told::plain(reason)], best }
    }
}

/// A turn in one line, as it can be typed.
fn written<G: Game>(choices: &[G::Choice]) -> String {
    choices.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Why a hint names one turn alone. Turns that are judged the same are shown once.
fn nothing_better<G: Game>(game: &G) -> String {
    let mut choices = Vec::new();
    game.choices(ME, &mut choices);
    match choices.len() {
        0 | 1 => "There is nothing else to do.".to_owned(),
        _ => "Every other turn it found comes to the same, as far as it can tell.".to_owned(),
    }
}

/// What speaks for a turn, in words.
fn why(categories: &[&str], reasons: &[(usize, f64)]) -> String {
    let told = |more: bool| -> String {
        let parts = reasons.iter().filter(|(_, points)| (*points > 0.0) == more);
        let told: Vec<String> =
            parts.map(|&(part, points)| format!("{} ({points:+.1})", categories[part])).collect();
        told.join(" and ")
    };
    match (told(true), told(false)) {
        (more, less) if more.is_empty() && less.is_empty() => {
            "It hardly matters: the next best turn comes to nearly the same.".to_owned()
        }
        (more, less) if less.is_empty() => format!("It should bring more for {more}."),
        (more, less) if more.is_empty() => {
            format!("It should bring less for {less}, and hold the others back by more.")
        }
        (more, less) => format!("It should bring more for {more}, and less for {less}."),
    }
}
