//! Two levels of bots in alternate seats of a table of Bienvenue chez Vous: how often a seat of the
//! stronger level comes in before one of the weaker, a tie counting half. Every deal is played twice,
//! with the seats of the levels exchanged.
//!
//! `cargo run --release -p bots --example alternate -- architect neighbour 5 60`
//!
//! A fifth word is the number of the first deal, so that runs can be added up; a sixth is how many
//! futures a turn of the mayor is tried in.

#![allow(clippy::print_stdout, reason = "a chore that tells what it found")]

use bienvenue::Bienvenue;
use bots::{Effort, Level, Player, play_out, worked};
use tabletop::{Dealer, Game, Rng, Seed, Settings, Viewer};

/// What the seats of one level came to.
#[derive(Default)]
struct Tally {
    seats: u32,
    satisfied: u32,
    points: i32,
}

impl Tally {
    fn told(&self) -> String {
        let of = |sum: f64| sum / f64::from(self.seats.max(1));
        let satisfied = 100.0 * of(self.satisfied.into());
        format!("satisfied {satisfied:.1} %, points {:.1}", of(self.points.into()))
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let word =
        |nth: usize, default: &str| arguments.get(nth).map_or(default, String::as_str).to_owned();
    let number = |nth: usize, default: &str| word(nth, default).parse::<usize>().expect("a number");
    let levels: [Level; 2] =
        [word(1, "architect"), word(2, "neighbour")].map(|name| name.parse().expect("a level"));
    let (seats, deals, first) = (number(3, "2"), number(4, "20"), number(5, "0"));
    let effort = Effort {
        futures: number(6, "200"),
        horizon: number(7, "100") as u32,
        candidates: number(8, "8"),
        ..Effort::REPEATABLE
    };
    let setup = Bienvenue::setup(&Settings::default(), seats).expect("valid options");
    let mut tallies = [Tally::default(), Tally::default()];
    let (mut before, mut pairs) = (0.0, 0.0);
    for deal in first..first + deals {
        for exchanged in [0, 1] {
            let level_of = |seat: usize| (seat + exchanged) % 2;
            let seed = Seed::of_simulation(2, deal as u64);
            let mut game = Bienvenue::start(&setup, Dealer::new(&seed));
            let mut players: Vec<Box<dyn Player<Bienvenue>>> = (0..seats)
                .map(|seat| {
                    let rng = Rng::of_simulation(2, deal as u64, seat);
                    levels[level_of(seat)].player_with(effort, rng)
                })
                .collect();
            play_out(&mut game, &mut players, |_, _, _| ()).expect("bots choose legally");
            let outcome = game.outcome().expect("played out");
            let view = game.view(Viewer::Spectator);
            let ranks: Vec<usize> =
                outcome.standings.iter().map(|standing| standing.rank as usize).collect();
            for (seat, standing) in outcome.standings.iter().enumerate() {
                let tally = &mut tallies[level_of(seat)];
                tally.seats += 1;
                tally.satisfied += u32::from(view.seats[seat].satisfied.is_some());
                tally.points += standing.score.total;
            }
            for strong in (0..seats).filter(|seat| level_of(*seat) == 0) {
                for weak in (0..seats).filter(|seat| level_of(*seat) == 1) {
                    pairs += 1.0;
                    before += match ranks[strong].cmp(&ranks[weak]) {
                        std::cmp::Ordering::Less => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Greater => 0.0,
                    };
                }
            }
        }
    }
    let games = 2.0 * deals as f64;
    println!(
        "{} before {} at {seats} seats: {:.1} % of {pairs} pairs in {games} games; {}; {}; {:.2} s a game",
        levels[0],
        levels[1],
        100.0 * before / pairs,
        tallies[0].told(),
        tallies[1].told(),
        worked().as_secs_f64() / games,
    );
}
