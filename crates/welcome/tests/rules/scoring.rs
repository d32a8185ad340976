//! The game's scores compared with the literal scorer's, on final sheets of every mode, on
//! unfinished ones, and on sheets made up at random.

use std::collections::BTreeMap;
use std::sync::Arc;

use tabletop::{Game, Rng, Viewer};
use welcome::Welcome;
use welcome::rules::Rules;

use crate::literal_scorer::{Worth, opponent, score};
use crate::players::{self, Player, whole_game};
use crate::scenario::Scenario;

/// How often each part of a score was seen to be worth something, so that no test passes because
/// nothing happened.
#[derive(Debug, Default)]
struct Seen {
    sheets: usize,
    ends: BTreeMap<&'static str, usize>,
    parts: [usize; 8],
    sizes: [usize; 6],
    broken_ties: usize,
    shared_places: usize,
    /// Games lost against the AAA.
    beaten: usize,
}

impl Seen {
    fn note(&mut self, worths: &[Worth]) {
        for worth in worths {
            self.sheets += 1;
            for (count, points) in self.parts.iter_mut().zip(parts(worth)) {
                *count += usize::from(points != 0);
            }
            for (count, estates) in self.sizes.iter_mut().zip(worth.sizes) {
                *count += usize::from(estates > 0);
            }
            let tied = || worths.iter().filter(|other| other.total() == worth.total());
            self.broken_ties += usize::from(tied().any(|other| other.rank != worth.rank));
            let sharing = tied().filter(|other| other.rank == worth.rank).count();
            self.shared_places += usize::from(sharing > 1);
        }
    }
}

fn parts(worth: &Worth) -> [i64; 8] {
    [
        worth.plans,
        worth.parks,
        worth.pools,
        worth.temps,
        worth.estates,
        -worth.bis,
        -worth.refusals,
        -worth.roundabouts,
    ]
}

/// Compares both scorers on a game as everybody sees it.
fn compare(game: &Welcome, seen: &mut Seen) {
    let view = serde_json::to_value(game.view(Viewer::Spectator)).expect("plain JSON");
    let mut worths = score(&view);
    if !view["opponent"].is_null() {
        let (total, lots) = opponent(&view);
        assert_eq!(view["opponent"]["total"], total, "{view:#}");
        let mine = (worths[0].total(), worths[0].sizes.iter().sum::<i64>());
        let beaten = view["opponent"]["level"] != 0 && (total, lots) > mine;
        worths[0].rank = if beaten { 2 } else { 1 };
        seen.beaten += usize::from(beaten && game.outcome().is_some());
    }
    let names = game.categories();
    for (worth, seat) in worths.iter().zip(view["seats"].as_array().expect("seats")) {
        for (name, points) in names.iter().zip(parts(worth)) {
            assert_eq!(seat["score"][name], points, "{name} of {seat:#}");
        }
        assert_eq!(seat["total"], worth.total(), "{seat:#}");
    }
    if let Some(outcome) = game.outcome() {
        *seen.ends.entry(outcome.end).or_default() += 1;
        assert_eq!(outcome.standings.len(), worths.len());
        for (worth, standing) in worths.iter().zip(outcome.standings) {
            let told: Vec<i64> = standing.score.parts.iter().map(|&part| part.into()).collect();
            assert_eq!(told, parts(worth));
            assert_eq!(i64::from(standing.score.total), worth.total());
            assert_eq!(i64::from(standing.rank), worth.rank, "{worths:#?}");
        }
    }
    seen.note(&worths);
}

/// Plays this many games and compares the scores at the end of each, and of one of them all along.
fn series(setup: &Arc<Rules>, games: u64, player: Player, seen: &mut Seen) {
    for index in 0..games {
        let game = whole_game(setup, index, player, |game| {
            if index == 0 {
                compare(game, seen);
            }
        });
        assert!(game.outcome().is_some());
        compare(&game, seen);
    }
}

#[test]
fn both_scorers_agree_on_final_sheets_of_every_mode() {
    let mut seen = Seen::default();
    for player in [players::random as Player, players::building] {
        let mut play = |seats: usize, switches: &[&str], games: u64| {
            series(&players::setup(seats, switches), games, player, &mut seen);
        };
        for seats in 2..=6 {
            play(seats, &[], 150);
        }
        play(100, &[], 2);
        play(1, &[], 300);
        play(1, &["advanced"], 300);
        for seats in [2, 4] {
            play(seats, &["advanced"], 150);
            play(seats, &["expert"], 150);
            play(seats, &["advanced", "expert"], 150);
        }
        play(27, &["expert"], 2);
        for seats in [2, 3, 5] {
            play(seats, &["edition=2023"], 100);
            play(seats, &["edition=2023", "advanced"], 100);
            play(seats, &["edition=2023", "expert"], 100);
        }
        for level in ["opponent=0", "opponent=1", "opponent=2", "opponent=3", "opponent=4"] {
            play(1, &["edition=2023", level], 60);
        }
        play(1, &["edition=2023", "opponent=5", "advanced"], 100);
        series(&players::easy_plans(3), 150, player, &mut seen);
    }
    assert!(seen.beaten > 50, "{seen:?}");
    assert!(seen.sheets > 20_000, "{seen:?}");
    assert!(seen.parts.iter().all(|&times| times > 1000), "{seen:?}");
    assert!(seen.sizes.iter().all(|&times| times > 1000), "{seen:?}");
    assert!(seen.broken_ties > 1000 && seen.shared_places > 1000, "{seen:?}");
    assert!(Welcome::ENDS.iter().all(|end| seen.ends.get(end) > Some(&50)), "{seen:?}");
}

/// A street made up at random: numbers in order, gaps, copies, roundabouts, fences, pools.
fn street(rng: &mut Rng, length: usize, pools: [usize; 3], roundabouts: &mut usize) -> String {
    let often = |rng: &mut Rng, in_ten: usize| rng.below(10) < in_ten;
    let (fullness, fences) = (3 + rng.below(7), rng.below(6));
    let mut next = rng.below(3);
    let mut last: Option<usize> = None;
    let mut row = String::new();
    for place in 1..=length {
        let fence = place > 1 && often(rng, fences);
        if place > 1 {
            row.push_str(if fence { " | " } else { " " });
        }
        if *roundabouts > 0 && rng.below(30) == 0 {
            *roundabouts -= 1;
            (last, next) = (None, rng.below(3));
            row.push('o');
        } else if let Some(twin) = last.filter(|_| !fence && often(rng, 2)) {
            row.push_str(&twin.to_string());
            row.push('b');
        } else if next <= 17 && often(rng, fullness) {
            row.push_str(&next.to_string());
            if pools.contains(&place) && often(rng, 7) {
                row.push('p');
            }
            last = Some(next);
            next += 1 + usize::from(often(rng, 3));
        } else {
            last = None;
            row.push('.');
        }
    }
    row
}

/// A sheet made up at random, with one empty place at least.
fn town(rng: &mut Rng, advanced: bool) -> [String; 3] {
    loop {
        let mut roundabouts = if advanced { 2 } else { 0 };
        let rows = [
            street(rng, 10, [3, 7, 8], &mut roundabouts),
            street(rng, 11, [1, 4, 8], &mut roundabouts),
            street(rng, 12, [2, 7, 11], &mut roundabouts),
        ];
        if rows.iter().any(|row| row.contains('.')) {
            return rows;
        }
    }
}

/// How many houses of a row have a number of their own: as many parks can be planted there.
fn own_numbers(row: &str) -> usize {
    let houses =
        row.split(' ').filter(|house| house.starts_with(|first: char| first.is_ascii_digit()));
    houses.filter(|house| !house.ends_with('b')).count()
}

#[test]
fn both_scorers_agree_on_sheets_made_up_at_random() {
    let mut rng = Rng::new(5);
    let mut seen = Seen::default();
    for _ in 0..1000 {
        let advanced = rng.below(2) == 0;
        let mut rows = town(&mut rng, advanced);
        let mut scenario = Scenario::new(rows.each_ref().map(String::as_str));
        for seat in 0..2 {
            if seat > 0 {
                rows = town(&mut rng, advanced);
                scenario = scenario.seat(rows.each_ref().map(String::as_str));
            }
            let boxes = [1, 2, 3, 4, 4, 4];
            let parks = [3, 4, 5].map(|most| rng.below(most + 1));
            scenario = scenario
                .parks(std::array::from_fn(|street| {
                    parks[street].min(own_numbers(&rows[street])) as u8
                }))
                .promotions(boxes.map(|most| rng.below(most + 1) as u8))
                .temps(rng.below(12) as u8)
                .refusals(rng.below(3) as u8);
        }
        if advanced {
            scenario = scenario.advanced();
        }
        compare(&scenario.play().game, &mut seen);
    }
    // No plan is fulfilled here; all else is worth something often.
    assert!(seen.parts[1..].iter().all(|&times| times > 200), "{seen:?}");
    assert!(seen.sizes.iter().all(|&times| times > 100), "{seen:?}");
}
