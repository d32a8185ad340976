//! How everyone came along, round by round.

use maud::{Markup, html};

use super::board::ShownBoard;
use super::text::say;
use crate::pages::table::chart::chart;

/// The panel with the charts: points, and behind a fold the places built.
pub(super) fn charts(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let scores = board.scene.scores;
    let label = |id: &str| say!(words, id, rounds = scores.len());
    html! {
        section #chart .panel {
            h2 { (words.say("t-chart")) }
            (chart(board, &label("w-chart-label"), scores))
            @if let Some(tallies) = board.scene.tally {
                @let rounds = tallies.first().map_or(0, |tally| tally.built.len());
                @let built = (0..rounds).map(|round| tallies.iter().map(|tally| tally.built[round]).collect());
                @let built: Vec<Vec<i32>> = built.collect();
                details #built .past open {
                    summary { (words.say("w-chart-built")) }
                    (chart(board, &label("w-chart-built-label"), &built))
                }
            }
        }
    }
}
