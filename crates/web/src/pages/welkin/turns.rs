//! The turns that were played, as the log tells them.

use std::collections::BTreeMap;

use tabletop::{Kept, Seat};
use welkin::card::CardId;
use welkin::view::CardView;
use welkin::{Choice, View};

use super::Scene;

/// What someone did in a turn, as far as it cannot be taken back.
pub(super) struct PastTurn {
    pub(super) seat: Seat,
    pub(super) choices: Vec<Choice>,
    /// Sites that were covered in it, and so were sold.
    pub(super) sold: Vec<CardId>,
    /// What it changed in their money.
    pub(super) gain: i32,
    /// The round it was played in.
    pub(super) round: usize,
    /// The last step of it that can be replayed.
    pub(super) step: usize,
}

/// Every turn so far, the oldest first. A card that comes to light is a checkpoint, so that a turn
/// may have several steps.
pub(super) fn past_turns(scene: &Scene<'_>) -> Vec<PastTurn> {
    let mut turns: Vec<PastTurn> = Vec::new();
    let mut laid: BTreeMap<CardId, usize> = BTreeMap::new();
    for (index, step) in scene.steps.iter().enumerate() {
        let Some(&Kept { seat, round, .. }) = step.first() else { continue };
        let goes_on = turns.last().is_some_and(|last| last.choices.last() != Some(&Choice::Done));
        if !goes_on {
            let round = round as usize;
            let (choices, sold) = (Vec::new(), Vec::new());
            turns.push(PastTurn { seat, choices, sold, gain: 0, round, step: 0 });
        }
        let turn = turns.last_mut().expect("a turn was begun");
        for &Kept { choice, .. } in *step {
            turn.choices.push(choice);
            if let Choice::Place { card, .. } = choice {
                let count = laid.entry(card).or_default();
                *count += 1;
                if printed(scene.view, card).is_some_and(|printed| printed.size == *count) {
                    turn.sold.push(card);
                }
            }
        }
        turn.step = index + 1;
        let coins = |step: usize| {
            let totals = step.checked_sub(1).and_then(|index| scene.scores.get(index));
            totals.and_then(|totals| totals.get(seat.index())).copied()
        };
        let start = || scene.opening.get(seat.index()).copied().unwrap_or(0);
        if let Some(after) = coins(index + 1) {
            turn.gain += after - coins(index).unwrap_or_else(start);
        }
    }
    turns
}

/// A site that someone has opened, as it is printed; unknown once it has left the game.
pub(super) fn printed(view: &View, card: CardId) -> Option<&CardView> {
    view.seats.iter().find_map(|seat| {
        let open = seat.sites.iter().map(|site| &site.site);
        let mut all = open.chain(seat.completed.iter().map(|done| &done.site));
        all.find(|site| site.card == card)
    })
}

/// The turns of the others since the viewer's last one; for those who only watch, one turn of
/// everyone.
pub(super) fn since_mine(scene: &Scene<'_>, turns: Vec<PastTurn>) -> Vec<PastTurn> {
    let seats = scene.view.seats.len();
    let begin = match scene.view.viewer {
        Some(me) => {
            let over =
                |turn: &PastTurn| turn.seat == me && turn.choices.last() == Some(&Choice::Done);
            turns.iter().rposition(over).map_or(0, |last| last + 1)
        }
        None => turns.len().saturating_sub(seats),
    };
    let mut turns = turns;
    let mut since = turns.split_off(begin);
    since.retain(|turn| scene.view.viewer != Some(turn.seat));
    since
}
