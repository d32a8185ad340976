//! Within a round seats do not touch each other: their choices commute and can be taken back.

use super::Verdict;
use super::sight::{Sight, choices_of, same, same_choices, same_data, same_future};
use super::walk::{Walk, make};
use crate::{Game, Rng, Seat, Table, UndoError, Viewer};

/// In how many other orders a round is played again.
const ORDERS: usize = 3;

/// How many choices are made, taken back and made again.
const TAKEN_BACK: usize = 8;

/// How many checkpoints are passed in search of a round that several seats share.
const PATIENCE: usize = 4;

/// The choices of a round, made in another order, lead to the same game.
pub(super) fn seats_commute<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    if !go_to_shared_round(walk)? {
        return Ok(());
    }
    let start = walk.game.clone();
    let round = play_round(walk)?;
    let expected = Sight::of(&walk.game, &walk.watchers);
    for _ in 0..ORDERS {
        let order = in_another_order(&round, &mut walk.rng);
        if order != round {
            commutes(walk, &start, &order, &expected).map_err(|problem| {
                format!(
                    "a round played as [{}], then again as [{}]: {problem}",
                    told(&round),
                    told(&order)
                )
            })?;
        }
    }
    Ok(())
}

fn commutes<G: Game>(
    walk: &mut Walk<'_, G>,
    start: &G,
    order: &[(Seat, G::Choice)],
    expected: &Sight<G>,
) -> Verdict {
    let mut game = start.clone();
    let mut passed_early = false;
    for &(seat, choice) in order {
        passed_early = game.checkpoints() != start.checkpoints();
        game.choose(seat, choice).map_err(|refusal| {
            format!("seat {seat}, `{choice}`: expected to be accepted as before: {refusal}")
        })?;
    }
    let found = Sight::of(&game, &walk.watchers);
    found.looks_like(expected)?;
    found.at_the_checkpoint_of(expected)?;
    if !passed_early {
        // Otherwise something came to light before the others had finished: the position is then
        // that of an earlier moment, and rightly another one.
        found.at_the_position_of(expected)?;
        same_future(&game, &walk.game, &walk.watchers, &mut walk.rng)?;
    }
    Ok(())
}

/// Goes to the start of a round in which several seats choose; `false` if none is near.
fn go_to_shared_round<G: Game>(walk: &mut Walk<'_, G>) -> Result<bool, String> {
    for _ in 0..PATIENCE {
        while !walk.open_choices().is_empty() && walk.step()? {}
        if walk.game.waiting_on().len() > 1 {
            return Ok(true);
        }
        if !walk.step()? {
            break;
        }
    }
    Ok(false)
}

/// Plays until the next checkpoint and returns the choices that led there.
fn play_round<G: Game>(walk: &mut Walk<'_, G>) -> Result<Vec<(Seat, G::Choice)>, String> {
    let from = walk.history.len();
    while walk.step()? && !walk.open_choices().is_empty() {
        walk.is_not_endless()?;
    }
    Ok(walk.history[from..].to_vec())
}

/// The same choices of each seat, in an order in which the seats' turns are mixed anew.
fn in_another_order<C: Copy>(round: &[(Seat, C)], rng: &mut Rng) -> Vec<(Seat, C)> {
    let mut left = round.to_vec();
    let mut order = Vec::new();
    while !left.is_empty() {
        let (seat, _) = left[rng.below(left.len())];
        let first = left.iter().position(|(who, _)| *who == seat);
        order.push(left.remove(first.expect("this seat has a choice left")));
    }
    order
}

fn told<C: std::fmt::Display>(choices: &[(Seat, C)]) -> String {
    let choices: Vec<String> =
        choices.iter().map(|(seat, choice)| format!("{seat}: {choice}")).collect();
    choices.join("; ")
}

/// Undo and restart give back the game as it was, for everybody.
pub(super) fn undo_takes_back<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    let mut table = walk.table()?;
    for _ in 0..TAKEN_BACK {
        let Some((seat, choice)) = walk.think()? else {
            break;
        };
        undo_once(walk, &mut table, seat, choice)
            .map_err(|problem| format!("seat {seat}, `{choice}`: {problem}"))?;
        walk.choose(seat, choice)?;
    }
    for seat in walk.watched_seats() {
        undo_everything_of(walk, &table, seat)
            .map_err(|problem| format!("everything of seat {seat} taken back: {problem}"))?;
    }
    for seat in Seat::all(walk.mode.seats) {
        // A seat that has chosen nothing has nothing to take back, and that is tested above.
        let _ = table.restart(seat);
    }
    Sight::of(table.game(), &walk.watchers)
        .same_as(&Sight::of(&walk.checkpoint, &walk.watchers))
        .map_err(|problem| format!("everything taken back by everybody: {problem}"))
}

/// Makes a choice, takes it back if it can be, and makes it again.
fn undo_once<G: Game>(
    walk: &Walk<'_, G>,
    table: &mut Table<G>,
    seat: Seat,
    choice: G::Choice,
) -> Verdict {
    let checkpoints = table.game().checkpoints();
    let accepted = |made: Result<(), G::Refusal>| {
        made.map_err(|refusal| format!("listed, so expected to be accepted: {refusal}"))
    };
    accepted(table.choose(seat, choice))?;
    if table.game().checkpoints() != checkpoints {
        let after = Sight::of(table.game(), &walk.watchers);
        let what = "undo of a choice before a checkpoint";
        same(what, &table.undo(seat), &Err(UndoError::Nothing))?;
        let what = "restart after a checkpoint";
        same(what, &table.restart(seat), &Err(UndoError::Nothing))?;
        return Sight::of(table.game(), &walk.watchers).same_as(&after);
    }
    same("undo", &table.undo(seat), &Ok(choice))?;
    Sight::of(table.game(), &walk.watchers)
        .same_as(&Sight::of(&walk.game, &walk.watchers))
        .map_err(|problem| format!("chosen and taken back: {problem}"))?;
    accepted(table.choose(seat, choice))
}

/// One by one or all at once, taking back leaves what the others chose, and the seat sees the
/// game of the last checkpoint again.
fn undo_everything_of<G: Game>(walk: &Walk<'_, G>, table: &Table<G>, seat: Seat) -> Verdict {
    let (mut one_by_one, mut at_once) = (table.clone(), table.clone());
    let open: Vec<G::Choice> = table.open_choices(seat).collect();
    for &choice in open.iter().rev() {
        same("undo", &one_by_one.undo(seat), &Ok(choice))?;
    }
    let what = "undo when nothing is left";
    same(what, &one_by_one.undo(seat), &Err(UndoError::Nothing))?;
    let expected = if open.is_empty() { Err(UndoError::Nothing) } else { Ok(()) };
    same("restart", &at_once.restart(seat), &expected)?;

    let mut without = walk.checkpoint.clone();
    for &(who, choice) in walk.open_choices().iter().filter(|(who, _)| *who != seat) {
        make(&mut without, who, choice)?;
    }
    let expected = Sight::of(&without, &walk.watchers);
    Sight::of(one_by_one.game(), &walk.watchers).same_as(&expected)?;
    Sight::of(at_once.game(), &walk.watchers).same_as(&expected)?;
    sees_the_checkpoint(&without, &walk.checkpoint, walk.open_choices(), seat)
}

/// With its own choices taken back, a seat sees the round's start, unless others have finished.
fn sees_the_checkpoint<G: Game>(
    game: &G,
    checkpoint: &G,
    open: &[(Seat, G::Choice)],
    seat: Seat,
) -> Verdict {
    let listed = choices_of(game, seat);
    let what = "the seat's choices, compared with that of the last checkpoint";
    same_choices(what, &listed, &choices_of(checkpoint, seat))?;
    if open.iter().all(|(who, _)| game.waiting_on().contains(*who)) {
        let (viewer, what) =
            (Viewer::Seat(seat), "the seat's view, compared with that of the last checkpoint");
        same_data(what, &game.view(viewer), &checkpoint.view(viewer))?;
    }
    Ok(())
}
