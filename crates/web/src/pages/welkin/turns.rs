//! The turns that were played, as the log tells them.

use tabletop::Seat;
use welkin::Choice;

use super::Scene;

/// What someone did in a turn, as far as it cannot be taken back.
pub(super) struct Told {
    pub(super) seat: Seat,
    pub(super) choices: Vec<Choice>,
    /// What it changed in their money.
    pub(super) gain: i32,
    /// The last step of it that can be replayed.
    pub(super) step: usize,
}

/// Every turn so far, the oldest first. A card that comes to light is a point of no return, so that
/// a turn may have several steps.
pub(super) fn told(scene: &Scene<'_>) -> Vec<Told> {
    let mut turns: Vec<Told> = Vec::new();
    for (index, step) in scene.rounds.iter().enumerate() {
        let Some(&(seat, ..)) = step.first() else { continue };
        let goes_on = turns.last().is_some_and(|last| last.choices.last() != Some(&Choice::Done));
        if !goes_on {
            turns.push(Told { seat, choices: Vec::new(), gain: 0, step: 0 });
        }
        let turn = turns.last_mut().expect("a turn was begun");
        turn.choices.extend(step.iter().map(|(_, choice, _)| *choice));
        turn.step = index + 1;
        let coins = |step: usize| {
            let totals = step.checked_sub(1).and_then(|index| scene.scores.get(index));
            totals.and_then(|totals| totals.get(seat.index())).copied()
        };
        let start = || scene.view.seats[seat.index()].score.get("start").copied().unwrap_or(0);
        if let Some(after) = coins(index + 1) {
            turn.gain += after - coins(index).unwrap_or_else(start);
        }
    }
    turns
}
