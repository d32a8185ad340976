//! Plays games of Bienvenue chez Vous between bots of one level and tells how they came out: how
//! many families were satisfied, points and wins by family, money left, how the games ended.
//!
//! `cargo run --release -p bots --example builders -- architect 4 200`
//!
//! With `tune` as the level it looks for better weights of the judge instead, for so many
//! generations, and prints them; with a file of weights as a fourth word, architects play by those.

#![allow(clippy::print_stdout, reason = "a chore that tells what it found")]

use std::collections::{BTreeMap, BTreeSet};

use bienvenue::card::Title;
use bienvenue::prospects::Judgement;
use bienvenue::{Bienvenue, Choice};
use bots::tune::{Tuner, Tuning};
use bots::{Greedy, Level, Player, play_out};
use tabletop::{Dealer, Game, Rng, Seed, Settings, Viewer};

/// What became of a card: how often it was played and used, and how those who did so fared beside
/// the others at their tables.
#[derive(Default)]
struct CardTally {
    played: u32,
    used: u32,
    played_lead: f64,
    used_lead: f64,
    users: u32,
    players: u32,
}

#[derive(Default)]
struct Tally {
    games: u32,
    satisfied: u32,
    points: i32,
    wins: f64,
}

fn player(level: Level, weights: Option<&Judgement>, rng: Rng) -> Box<dyn Player<Bienvenue>> {
    match weights {
        Some(weights) => Box::new(Greedy::new(weights.clone(), 8, 0.0, rng)),
        None => level.player(rng),
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let word =
        |nth: usize, default: &str| arguments.get(nth).map_or(default.to_owned(), Clone::clone);
    let seats: usize = word(2, "4").parse().expect("a number of seats");
    let games: u64 = word(3, "100").parse().expect("a number of games");
    let setup = Bienvenue::setup(&Settings::default(), seats).expect("valid options");
    let weights: Option<Judgement> = arguments.get(4).map(|path| {
        let text = std::fs::read_to_string(path).expect("a file of weights");
        toml::from_str(&text).expect("weights")
    });
    if word(1, "") == "tune" {
        let tuning = Tuning { drawn: 24, chosen: 6, seats, deals: 10, spread: 0.3, seed: 1 };
        let judgement = weights.unwrap_or_default();
        let mut tuner = Tuner::<Bienvenue>::new(&setup, &judgement, "", tuning).expect("weights");
        for number in 1..=games {
            let found = tuner.generation();
            println!("# generation {number}: lead {:.2}, spread {:.2}", found.lead, found.spread);
            println!("{}", toml::to_string(&found.judgement).expect("plain weights"));
        }
        return;
    }
    let level: Level = word(1, "architect").parse().expect("a level");
    let mut families: BTreeMap<String, Tally> = BTreeMap::new();
    let mut ends: BTreeMap<&str, u32> = BTreeMap::new();
    let mut words: BTreeMap<String, u64> = BTreeMap::new();
    let mut by_place = vec![(0.0, 0); seats];
    let (mut rounds, mut money, mut doors, mut rooms, mut garden, mut choices) = (0, 0, 0, 0, 0, 0);
    let mut parts: BTreeMap<String, i32> = BTreeMap::new();
    let mut cards: BTreeMap<Title, CardTally> = BTreeMap::new();
    let (mut auctions, mut sold) = (0_u64, 0_u64);
    for index in 0..games {
        let mut game = Bienvenue::start(&setup, Dealer::new(&Seed::of_simulation(1, index)));
        let first = game.view(Viewer::Spectator).first;
        let mut players: Vec<Box<dyn Player<Bienvenue>>> = (0..seats)
            .map(|seat| player(level, weights.as_ref(), Rng::of_simulation(1, index, seat)))
            .collect();
        let mut who_played: BTreeMap<Title, BTreeSet<usize>> = BTreeMap::new();
        let mut who_used: BTreeMap<Title, BTreeSet<usize>> = BTreeMap::new();
        let mut bidding = false;
        let played = play_out(&mut game, &mut players, |game, seat, choice: Choice| {
            match choice {
                Choice::Play { title, .. } => {
                    cards.entry(title).or_default().played += 1;
                    who_played.entry(title).or_default().insert(seat.index());
                }
                Choice::Activate(zone) => {
                    let view = game.view(Viewer::Spectator);
                    let zones =
                        zone.owner.map_or(&view.centre, |owner| &view.seats[owner.index()].zones);
                    let card =
                        zones[usize::from(zone.index)].as_ref().and_then(|played| played.card);
                    // A card that changes hands may lie before its new owner already.
                    let own = view.seats[seat.index()].zones.iter().flatten();
                    let taken =
                        || own.filter_map(|played| played.card).find(|card| card.is_taken());
                    let card = card.or_else(taken);
                    if let Some(title) = card {
                        cards.entry(title).or_default().used += 1;
                        who_used.entry(title).or_default().insert(seat.index());
                    }
                }
                Choice::Auction(_) => {
                    auctions += 1;
                    bidding = false;
                }
                Choice::Bid(bid) if bid > 0 && !bidding => {
                    sold += 1;
                    bidding = true;
                }
                _ => {}
            }
            let text = choice.to_string();
            let mut parts = text.split(' ');
            let mut word = parts.next().unwrap_or_default().to_owned();
            if word == "play" || word == "keep" || text == "bid 0" || text == "draw garden" {
                word = format!("{word} {}", parts.next().unwrap_or_default());
            }
            *words.entry(word).or_default() += 1;
        });
        choices += played.expect("bots choose legally");
        let outcome = game.outcome().expect("played out");
        *ends.entry(outcome.end).or_default() += 1;
        rounds += game.round();
        let view = game.view(Viewer::Spectator);
        let winners = outcome.standings.iter().filter(|standing| standing.rank == 1).count();
        let totals: Vec<f64> =
            outcome.standings.iter().map(|standing| f64::from(standing.score.total)).collect();
        let mean = totals.iter().sum::<f64>() / seats as f64;
        for (title, who) in who_played {
            let card = cards.entry(title).or_default();
            card.players += who.len() as u32;
            card.played_lead += who.iter().map(|seat| totals[*seat] - mean).sum::<f64>();
        }
        for (title, who) in who_used {
            let card = cards.entry(title).or_default();
            card.users += who.len() as u32;
            card.used_lead += who.iter().map(|seat| totals[*seat] - mean).sum::<f64>();
        }
        for (index, (seat, standing)) in view.seats.iter().zip(&outcome.standings).enumerate() {
            let tally = families.entry(seat.family.name.clone()).or_default();
            tally.games += 1;
            tally.satisfied += u32::from(seat.satisfied.is_some());
            tally.points += standing.score.total;
            let (wins, points) = &mut by_place[(index + seats - first.index()) % seats];
            *points += standing.score.total;
            if standing.rank == 1 {
                tally.wins += 1.0 / winners as f64;
                *wins += 1.0 / winners as f64;
            }
            money += seat.money.unwrap_or(0);
            doors += u32::from(seat.house.built);
            let outside = seat.house.tiles.iter().filter(|laid| laid.tile.garden).count();
            garden += outside;
            rooms += seat.house.tiles.len() - outside;
            for (name, points) in &seat.score {
                *parts.entry(name.clone()).or_default() += points;
            }
        }
    }
    let builders = games as f64 * seats as f64;
    let satisfied: u32 = families.values().map(|tally| tally.satisfied).sum();
    let points: i32 = families.values().map(|tally| tally.points).sum();
    println!(
        "{level}, {seats} seats, {games} games: {:.1} rounds, ends {ends:?}; satisfied {:.1} %, \
         points {:.1}, rooms {:.1}, garden {:.1}, money left {:.1}, doors {:.1}, choices {:.0}",
        f64::from(rounds) / games as f64,
        100.0 * f64::from(satisfied) / builders,
        f64::from(points) / builders,
        rooms as f64 / builders,
        garden as f64 / builders,
        f64::from(money) / builders,
        f64::from(doors) / builders,
        choices as f64 / builders,
    );
    let mean = |(name, sum): (&String, &i32)| format!("{name} {:.1}", f64::from(*sum) / builders);
    println!("points: {}", parts.iter().map(mean).collect::<Vec<_>>().join(", "));
    let told = |(wins, points): &(f64, i32)| {
        let games = games as f64;
        format!("{:.3} with {:.1} points", wins / games, f64::from(*points) / games)
    };
    println!("wins by order of play: {}", by_place.iter().map(told).collect::<Vec<_>>().join(", "));
    for (name, tally) in &families {
        let count = f64::from(tally.games);
        println!(
            "  {name:<12} {:>5} games, satisfied {:>5.1} %, points {:>5.1}, win index {:.2}",
            tally.games,
            100.0 * f64::from(tally.satisfied) / count,
            f64::from(tally.points) / count,
            tally.wins / count * seats as f64,
        );
    }
    let per_game = |count: f64| count / games as f64;
    println!("auctions {:.2}, sold {:.2}", per_game(auctions as f64), per_game(sold as f64));
    for (title, card) in &cards {
        println!(
            "  {:<10} played {:.2}, lead of its players {:+.1}; used {:.2}, lead of its users {:+.1}",
            title.name(),
            per_game(f64::from(card.played)),
            card.played_lead / f64::from(card.players.max(1)),
            per_game(f64::from(card.used)),
            card.used_lead / f64::from(card.users.max(1)),
        );
    }
    let used =
        |(word, count): (&String, &u64)| format!("{word} {:.2}", *count as f64 / games as f64);
    println!("choices in a game: {}", words.iter().map(used).collect::<Vec<_>>().join(", "));
}
