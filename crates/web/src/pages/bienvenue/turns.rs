//! What was done, as the log tells it: everyone's choices, one run after the other.

use bienvenue::Choice;
use tabletop::{Kept, Seat};

use super::Scene;

/// What someone did without another choosing in between.
pub(super) struct PastTurn {
    pub(super) seat: Seat,
    pub(super) choices: Vec<Choice>,
    /// The round it was done in.
    pub(super) round: u32,
    /// The last step of it that can be replayed.
    pub(super) step: usize,
}

/// Everything that was done and cannot be taken back, the oldest first.
pub(super) fn past_turns(scene: &Scene<'_>) -> Vec<PastTurn> {
    let mut turns: Vec<PastTurn> = Vec::new();
    for (index, step) in scene.steps.iter().enumerate() {
        for &Kept { seat, choice, round, .. } in *step {
            let ended = |turn: &PastTurn| {
                matches!(turn.choices.last(), Some(Choice::Done | Choice::Pass))
                    || turn.round != round
            };
            match turns.last_mut() {
                Some(last) if last.seat == seat && !ended(last) => {
                    last.choices.push(choice);
                    last.step = index + 1;
                }
                _ => turns.push(PastTurn { seat, choices: vec![choice], round, step: index + 1 }),
            }
        }
    }
    // A turn whose end was the only thing left to choose has nothing to tell.
    turns.retain(|turn| turn.choices != [Choice::Done]);
    turns
}

/// What the others did since the viewer last chose something; for those who only watch, the last
/// turn of everyone.
pub(super) fn lately(scene: &Scene<'_>, turns: &[PastTurn]) -> usize {
    let seats = scene.view.seats.len();
    let since = scene.view.viewer.and_then(|me| turns.iter().rposition(|turn| turn.seat == me));
    since.map_or(seats, |last| turns.len() - last).clamp(seats, 3 * seats)
}
