//! Who is asked, and when: nobody is asked about something that can still be taken back, and
//! nobody's answer decides whether another is still asked in secret.

use super::Verdict;
use super::walk::{Walk, make, told_seats};
use crate::{Game, Seat, SeatSet};

/// A choice that passes no checkpoint changes at most whether its own seat is waited for.
pub(super) fn open_choices_ask_nobody<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    walk.for_a_while(|walk| {
        let Some((seat, choice)) = walk.think()? else {
            return Ok(());
        };
        let mut after = walk.game.clone();
        make(&mut after, seat, choice)?;
        if after.checkpoints() != walk.game.checkpoints() {
            return Ok(());
        }
        let (before, now) = (walk.game.waiting_on(), after.waiting_on());
        let asked = without(now, before);
        if !asked.is_empty() {
            return Err(format!(
                "seat {seat}, `{choice}`: no checkpoint, yet {} must answer to it; expected that \
                 what others are asked about cannot be taken back",
                told_seats(asked)
            ));
        }
        let mut silenced = without(before, now);
        silenced.remove(seat);
        if silenced.is_empty() {
            return Ok(());
        }
        Err(format!(
            "seat {seat}, `{choice}`: no checkpoint, yet no longer waited for: {}; expected that \
             a secret choice takes nobody else's",
            told_seats(silenced)
        ))
    })
}

fn without(seats: SeatSet, others: SeatSet) -> SeatSet {
    seats.into_iter().filter(|seat: &Seat| !others.contains(*seat)).collect()
}
