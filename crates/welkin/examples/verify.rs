//! Plays many games at random for each number of players, writes each down, replays it from its
//! record and compares the two; tells how the games came out.
//!
//! `cargo run --release -p welkin --example verify -- 10000`

#![allow(clippy::print_stdout, reason = "a chore that tells what it found")]

use std::collections::BTreeMap;

use tabletop::{Game, Record, Rng, Seat, Seed, Settings, Table, Viewer};
use welkin::Welkin;

fn main() {
    let games = std::env::args().nth(1).map_or(Ok(10_000), |games| games.parse::<u64>());
    let games = games.expect("a number of games");
    for seats in Welkin::SEATS {
        verify(seats, games);
    }
}

fn verify(seats: usize, games: u64) {
    let setup = Welkin::setup(&Settings::default(), seats).expect("valid options");
    let mut ends: BTreeMap<&str, u64> = BTreeMap::new();
    let (mut turns, mut choices_made, mut money, mut best, mut shared) = (0, 0, 0, 0, 0);
    let mut wins = vec![0.0; seats];
    let mut choices = Vec::new();
    for index in 0..games {
        let names = Seat::all(seats).map(|seat| format!("player {seat}")).collect();
        let mut table: Table<Welkin> =
            Table::new(setup.clone(), names, Seed::of_simulation(1, index));
        let mut rng = Rng::of_simulation(1, index, 0);
        while let Some(seat) = table.game().waiting_on().lowest() {
            table.game().choices(seat, &mut choices);
            let choice = rng.pick(&choices).expect("a waiting seat has a choice");
            table.choose(seat, choice).expect("listed choices are legal");
            choices_made += 1;
        }
        let record = Record::from_json(&table.record().to_json()).expect("a record reads back");
        let replayed: Welkin = record.replay(|_| ()).expect("a record replays");
        let spectator = Viewer::Spectator;
        assert_eq!(replayed.view(spectator), table.view(spectator), "game {index}");

        let outcome = table.game().outcome().expect("the game is over");
        *ends.entry(outcome.end).or_default() += 1;
        let board = table.game().board(spectator);
        turns += u64::from(board.turns);
        let winners = outcome.standings.iter().filter(|standing| standing.rank == 1).count();
        shared += u64::from(winners > 1);
        for (seat, standing) in outcome.standings.iter().enumerate() {
            money += i64::from(standing.score.total);
            best = best.max(standing.score.total);
            if standing.rank == 1 {
                let order = (seat + seats - board.first.index()) % seats;
                wins[order] += 1.0 / winners as f64 / games as f64;
            }
        }
    }
    let per_player = (games * seats as u64) as f64;
    println!(
        "{seats} players: {games} games replayed; ends {ends:?}; {:.1} turns and {:.1} choices a \
         player; money {:.1} on average, {best} at most; {shared} shared victories; wins by order \
         of play {:.3?}",
        turns as f64 / per_player,
        f64::from(choices_made) / per_player,
        money as f64 / per_player,
        wins
    );
}
