//! The Zombie cards, in a position.

use tabletop::Faults;

use super::{Position, WrittenZombies};
use crate::extensions::zombies::ZombieCard;
use crate::game::Welcome;
use crate::rules::Mode;
use crate::supply::zombies::{PACKS, Packs, ZOMBIE_OFFERS};
use crate::turn::Stop;

/// Writes down where the Zombie cards are.
pub(super) fn written(game: &Welcome) -> WrittenZombies {
    let supply = &game.round.supply;
    let packs = supply.packs;
    let expert = game.rules.mode == Mode::Expert;
    let standard = game.rules.mode == Mode::Standard;
    WrittenZombies {
        to_come: (ZombieCard::ALL.into_iter())
            .filter(|card| packs.to_come & card.bit() != 0)
            .collect(),
        acting: match game.round.stopped {
            Some(Stop::Hordes(card)) => Some(card),
            _ => None,
        },
        turned: if standard { supply.turned().to_vec() } else { Vec::new() },
        deck: expert.then_some(packs.left),
        in_deck: expert && packs.here,
        used_up: packs.used_up,
    }
}

/// Reads where they are. Left out, none has come.
pub(super) fn read(position: &Position, game: &mut Welcome, faults: &mut Faults) {
    let Some(written) = &position.zombies else {
        if game.rules.zombies {
            all_to_come(game);
        }
        return;
    };
    if !game.rules.zombies {
        faults.add("zombies", "not expected here: Zombie cards come with the sheet `zombies`");
        return;
    }
    let left = written.deck.unwrap_or(0);
    let (used_up, here) = (written.used_up, written.in_deck);
    let mut packs = Packs { to_come: 0, left, here, used_up };
    for (index, card) in written.to_come.iter().enumerate() {
        if packs.to_come & card.bit() != 0 {
            let problem = format!("`{}` twice: expected each card once", card.name());
            faults.add(format!("zombies.to_come[{index}]"), problem);
        }
        packs.to_come |= card.bit();
    }
    if here && packs.to_come == 0 {
        faults.add("zombies.in_deck", "true: expected a card in `to_come`");
    }
    if usize::from(left) > game.round.supply.deck.left() {
        let most = game.round.supply.deck.left();
        faults.add("zombies.deck", format!("{left}: expected at most the {most} cards left"));
    }
    if usize::from(used_up) >= PACKS {
        faults.add("zombies.used_up", format!("{used_up}: expected fewer than {PACKS}"));
    }
    if let Some(card) = written.acting {
        if packs.to_come & card.bit() != 0 {
            let problem = format!("`{}`: expected a card that has come", card.name());
            faults.add("zombies.acting", problem);
        }
        game.round.stopped = Some(Stop::Hordes(card));
        if !game.can_hold(card) {
            faults.add("zombies.acting", "nobody can hold a horde back: expected it to have acted");
        }
    }
    game.round.supply.packs = packs;
    let dealt = match game.rules.mode {
        Mode::Standard if written.acting.is_none() => 2 * ZOMBIE_OFFERS,
        Mode::Standard => written.turned.len(),
        Mode::Expert => filled(position),
        Mode::Solo | Mode::Opponent => game.round.supply.on_table().len(),
    };
    if written.acting.is_none() && dealt != all_dealt(game) {
        faults.add("zombies", "cards are missing: expected all, or a Zombie card that acts");
    } else if written.acting.is_some() && dealt == all_dealt(game) {
        faults.add("zombies.acting", "all cards are dealt: expected a deal that is stopped");
    }
    game.round.supply.set_dealt(dealt);
}

/// All cards of a round are dealt, and no Zombie card has come.
pub(crate) fn all_to_come(game: &mut Welcome) {
    game.round.supply.set_dealt(all_dealt(game));
    let left = game.round.supply.deck.left();
    let packs = &mut game.round.supply.packs;
    packs.left = left.min(10 * game.rules.seats) as u8;
    packs.here = game.rules.mode == Mode::Expert;
}

/// How far a deal goes.
fn all_dealt(game: &Welcome) -> usize {
    match game.rules.mode {
        Mode::Standard => 2 * ZOMBIE_OFFERS,
        Mode::Expert => game.rules.seats,
        Mode::Solo | Mode::Opponent => ZOMBIE_OFFERS,
    }
}

/// Expert: how many hands are full; those who are dealt to first come first.
fn filled(position: &Position) -> usize {
    let full = |seat: &super::WrittenSeat| {
        seat.hand.as_ref().is_some_and(|hand| hand.len() == ZOMBIE_OFFERS)
    };
    position.seats.iter().take_while(|seat| full(seat)).count()
}
