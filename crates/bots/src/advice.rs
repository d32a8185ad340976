//! A hint: what the best bot would do, what else it thought of, and why.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use tabletop::{Judged, Rng, Seen};

use crate::{Effort, Search, Tried};

/// How many turns a hint tells of.
const TURNS: usize = 3;
/// Differences below half a point are noise to a reader.
const WORTH_TELLING: f64 = 0.5;
/// How many reasons a reader takes in.
const REASONS: usize = 3;

/// A turn that the best bot thought of.
#[derive(Clone, Debug, PartialEq)]
pub struct Advised<C> {
    /// The choices left in the turn, in order.
    pub choices: Vec<C>,
    /// How many points less than the best turn it brings, as far as one can tell; points that an
    /// opponent gains count half.
    pub behind: f64,
    /// The points to expect at the end, by category.
    pub parts: Vec<f64>,
    /// The points the best of the others may expect then; alone, none.
    pub rival: f64,
}

impl<C> Advised<C> {
    /// What speaks for this turn and against the other: the categories whose points differ, with
    /// the difference, the largest first.
    pub fn reasons(&self, other: &Self) -> Vec<(usize, f64)> {
        let parts = self.parts.iter().zip(&other.parts).map(|(mine, other)| mine - other);
        let mut reasons: Vec<(usize, f64)> =
            parts.enumerate().filter(|(_, points)| points.abs() >= WORTH_TELLING).collect();
        reasons.sort_by(|(_, one), (_, other)| other.abs().total_cmp(&one.abs()));
        reasons.truncate(REASONS);
        reasons
    }

    /// By how many points the best of the others stands worse after this turn than after the
    /// other, if it is worth telling: what makes a turn better and is in none of one's own parts.
    pub fn held_back(&self, other: &Self) -> Option<f64> {
        let held = other.rival - self.rival;
        (held >= WORTH_TELLING).then_some(held)
    }
}

/// What the best bot would do in the seat's place, and the next best turns: the best first.
/// Empty if the seat owes no choice.
/// As soon as `stop` is set it makes do with what it knows.
pub fn advise<G: Judged>(
    seen: &Seen<'_, G>,
    effort: Effort,
    rng: Rng,
    stop: &Arc<AtomicBool>,
) -> Vec<Advised<G::Choice>> {
    let mut legal = Vec::new();
    seen.choices(&mut legal);
    if legal.is_empty() {
        return Vec::new();
    }
    let effort = Effort { finalists: TURNS, to_the_end: true, ..effort };
    let search = Search::<G>::new(G::Judgement::default(), effort, rng);
    let tried = search.until(Arc::clone(stop)).try_turns(seen);
    let best = tried.first().map_or(0.0, Tried::worth);
    let advised = tried.into_iter().take(TURNS).map(|turn| Advised {
        choices: turn.choices().collect(),
        behind: best - turn.worth(),
        rival: turn.rival,
        parts: turn.parts,
    });
    advised.collect()
}
