//! Who wins: the money, and what decides between equals.

use tabletop::{Outcome, Score, Standing, ranks};

use crate::board::Player;
use crate::game::{End, Welkin};
use crate::rules::Rules;

/// What the money of a player is made of.
pub const CATEGORIES: &[&str] = &["sales", "start", "flips", "purchases"];

/// The money of a player.
pub(crate) fn score(player: &Player) -> Score {
    let Player { start, sales, flips, purchases, .. } = *player;
    let parts = [sales as i32, start as i32, -(flips as i32), -(purchases as i32)];
    Score { total: parts.iter().sum(), parts: parts.as_slice().into() }
}

/// The end of a game: the money, and the ranking with its tie-breaks.
pub(crate) fn outcome(game: &Welkin, end: End) -> Outcome {
    let players = &game.board.players[..game.rules.seats];
    let merits: Vec<_> = players.iter().map(|player| merit(&game.rules, player)).collect();
    let standings = players
        .iter()
        .zip(ranks(&merits))
        .map(|(player, rank)| Standing { rank, score: score(player) })
        .collect();
    Outcome { end: end.name(), standings }
}

/// Most money, then most completed sites, then most resources printed on them.
fn merit(rules: &Rules, player: &Player) -> (u32, usize, usize) {
    (player.coins(), player.completed.len(), printed(rules, player))
}

/// The resources printed on completed sites; each slot of a special site is one.
pub(crate) fn printed(rules: &Rules, player: &Player) -> usize {
    player.completed.iter().map(|card| rules.card(card).slots.size()).sum()
}
