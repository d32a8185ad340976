//! Who wins: the points when the keys are handed over, and what decides between equals.

use std::cmp::Reverse;

use tabletop::{Outcome, Score, Standing, ranks};

use crate::board::Player;
use crate::game::{Bienvenue, End};
use crate::rules::Rules;

/// What the points of a player are made of.
pub const CATEGORIES: &[&str] =
    &["rooms", "pairs", "garden", "family", "missing", "tastes", "bare", "coins"];

/// The points of a player, if the keys were handed over now. Without `money` what coins are worth
/// is left out.
pub(crate) fn score(rules: &Rules, player: &Player, money: bool) -> Score {
    let figures = rules.figures();
    let family = rules.family(player.family);
    let house = &player.house;
    let coins = if money { player.money } else { 0 };
    let missing = family.missing(house) as i32;
    let parts = [
        i32::from(house.room_points),
        i32::from(house.pair_points),
        i32::from(house.garden_points),
        if player.satisfied.is_some() { i32::from(family.points) } else { 0 },
        -missing * i32::from(figures.missing),
        family.tastes(house, coins),
        -(house.bare() as i32) * i32::from(figures.bare),
        coins.checked_div(figures.coins.into()).unwrap_or(0) as i32,
    ];
    Score { total: parts.iter().sum(), parts: parts.as_slice().into() }
}

/// The end of a game: the points, and the ranking with its tie-breaks.
pub(crate) fn outcome(game: &Bienvenue, end: End) -> Outcome {
    let players = &game.board.players[..game.rules.seats];
    let merits: Vec<_> = players.iter().map(|player| merit(&game.rules, player)).collect();
    let places = players.iter().zip(ranks(&merits));
    let standings = places
        .map(|(player, rank)| Standing { rank, score: score(&game.rules, player, true) })
        .collect();
    Outcome { end: end.name(), standings }
}

/// Most points, then a satisfied family, then more money, then fewer tiles.
fn merit(rules: &Rules, player: &Player) -> (i32, bool, u32, Reverse<usize>) {
    let points = score(rules, player, true).total;
    (points, player.satisfied.is_some(), player.money, Reverse(player.house.laid()))
}
