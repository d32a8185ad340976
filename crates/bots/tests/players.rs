//! What all bots promise, on the game there is.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bots::{Effort, Greedy, Level, Player, Random, Search, advise, play_out};
use tabletop::{Dealer, Game, Judged, Rng, Seat, Seed, Seen, Settings, Viewer};
use welcome::Welcome;

/// A search small enough for a test.
const SMALL: Effort = Effort { candidates: 4, futures: 16, horizon: 2, ..Effort::REPEATABLE };

fn setup(options: &[(&str, &str)], seats: usize) -> <Welcome as Game>::Setup {
    let mut settings = Settings::default();
    for (name, value) in options {
        settings.set(name, value);
    }
    Welcome::setup(&settings, seats).unwrap()
}

/// A game some choices on, in the middle of somebody's turn.
fn some_way_on(setup: &<Welcome as Game>::Setup, seed: u64, choices: usize) -> Welcome {
    let mut game = Welcome::start(setup, Dealer::new(&Seed::of_simulation(seed, 0)));
    let mut rng = Rng::new(seed);
    let mut legal = Vec::new();
    for _ in 0..choices {
        let waiting: Vec<Seat> = game.waiting_on().into_iter().collect();
        let Some(seat) = rng.pick(&waiting) else { break };
        game.choices(seat, &mut legal);
        game.choose(seat, rng.pick(&legal).unwrap()).unwrap();
    }
    game
}

fn players(rng: &Rng) -> Vec<Box<dyn Player<Welcome>>> {
    let judgement = || <Welcome as Judged>::Judgement::default();
    vec![
        Box::new(Random::new(rng.clone())),
        Level::Newcomer.player(rng.clone()),
        Level::Neighbour.player(rng.clone()),
        Level::Architect.player(rng.clone()),
        Box::new(Search::new(judgement(), SMALL, rng.clone())),
    ]
}

/// Two games that differ only in what a seat cannot know: its bot does the same in both.
#[test]
fn equal_views_and_equal_whims_give_equal_choices() {
    let modes: [(&[(&str, &str)], usize); 4] =
        [(&[], 2), (&[("advanced", "true")], 3), (&[("expert", "true")], 3), (&[], 1)];
    let mut compared = 0;
    for (options, seats) in modes {
        let setup = setup(options, seats);
        for seed in 0..8 {
            let game = some_way_on(&setup, seed, 7 * seed as usize);
            let Some(seat) = game.waiting_on().lowest() else { continue };
            let mut other = game.clone();
            other.reimagine(Viewer::Seat(seat), &mut Rng::new(1000 + seed));
            let rng = Rng::new(seed);
            for (mut one, mut two) in players(&rng).into_iter().zip(players(&rng)) {
                let choice = one.choose(&Seen::new(&game, seat));
                assert_eq!(choice, two.choose(&Seen::new(&other, seat)), "seed {seed}");
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "only {compared} choices were compared");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let game = some_way_on(&setup(&[], 2), 3, 40);
    let seat = game.waiting_on().lowest().unwrap();
    let tried = |threads| {
        let effort = Effort { threads, futures: 60, ..SMALL };
        let mut search = Search::<Welcome>::new(Default::default(), effort, Rng::new(5));
        let tried = search.try_turns(&Seen::new(&game, seat));
        tried.iter().map(|turn| (turn.choices().collect(), turn.lead.to_bits())).collect()
    };
    let alone: Vec<(Vec<welcome::Choice>, u64)> = tried(1);
    assert!(alone.len() > 1);
    assert_eq!(alone, tried(2));
    assert_eq!(alone, tried(3));
}

#[test]
fn a_search_that_is_stopped_answers_all_the_same() {
    let game = some_way_on(&setup(&[], 2), 4, 30);
    let seat = game.waiting_on().lowest().unwrap();
    let stop = Arc::new(AtomicBool::new(true));
    // More work than anyone would wait for.
    let effort = Effort { futures: usize::MAX / 2, ..Effort::REPEATABLE };
    let mut search = Search::<Welcome>::new(Default::default(), effort, Rng::new(1)).until(stop);
    let choice = search.choose(&Seen::new(&game, seat));
    let mut legal = Vec::new();
    game.choices(seat, &mut legal);
    assert!(legal.contains(&choice));
}

#[test]
fn a_turn_that_was_begun_differently_is_thought_about_anew() {
    let game = Welcome::start(&setup(&[], 1), Dealer::new(&Seed([3; 16])));
    let seat = Seat::new(0);
    let mut bot = Greedy::<Welcome>::new(Default::default(), 8, 0.0, Rng::new(1));
    let first = bot.choose(&Seen::new(&game, seat));
    let mut legal = Vec::new();
    game.choices(seat, &mut legal);
    let other = legal.into_iter().find(|choice| *choice != first).expect("several combinations");
    let mut game = game;
    game.choose(seat, other).unwrap();
    let next = bot.choose(&Seen::new(&game, seat));
    game.choose(seat, next).unwrap();
}

/// Every level finishes every mode: no turn is beyond it.
#[test]
fn every_level_plays_every_mode_to_its_end() {
    let modes: [(&[(&str, &str)], usize); 5] =
        [(&[], 2), (&[], 1), (&[("advanced", "true")], 2), (&[("expert", "true")], 2), (&[], 7)];
    for (options, seats) in modes {
        let setup = setup(options, seats);
        let mut game = Welcome::start(&setup, Dealer::new(&Seed([9; 16])));
        let mut table = players(&Rng::new(2)).into_iter().cycle_by(seats);
        play_out(&mut game, &mut table, |_, _, _| ()).unwrap();
        assert!(game.outcome().is_some());
    }
}

/// The first so many of an endless repetition, from the strongest.
trait CycleBy<T> {
    fn cycle_by(self, count: usize) -> Vec<T>;
}

impl<I: Iterator<Item = Box<dyn Player<Welcome>>>> CycleBy<Box<dyn Player<Welcome>>> for I {
    fn cycle_by(self, count: usize) -> Vec<Box<dyn Player<Welcome>>> {
        let mut all: Vec<_> = self.collect();
        all.reverse();
        while all.len() < count {
            all.extend(players(&Rng::new(all.len() as u64)));
        }
        all.truncate(count);
        all
    }
}

#[test]
fn a_hint_has_the_best_turn_first_and_says_why() {
    let game = some_way_on(&setup(&[], 2), 6, 60);
    let seat = game.waiting_on().lowest().unwrap();
    let seen = Seen::new(&game, seat);
    let effort = Effort { futures: 200, ..Effort::REPEATABLE };
    let advised = advise(&seen, effort, Rng::new(1), &Arc::default());
    assert_eq!(advised.len(), 3);
    assert!(advised[0].behind.abs() < f64::EPSILON);
    assert!(advised[1].behind >= 0.0 && advised[2].behind >= advised[1].behind);
    for turn in &advised {
        assert_eq!(turn.parts.len(), game.categories().len());
        let mut after = game.clone();
        for &choice in &turn.choices {
            after.choose(seat, choice).unwrap();
        }
        assert!(!after.waiting_on().contains(seat) || after.settled() != game.settled());
    }
    let reasons = advised[0].reasons(&advised[2]);
    assert!(reasons.windows(2).all(|two| two[0].1.abs() >= two[1].1.abs()));
}

#[test]
fn nobody_gets_a_hint_out_of_turn() {
    let game = some_way_on(&setup(&[], 2), 1, 4000);
    assert!(game.outcome().is_some());
    let seen = Seen::new(&game, Seat::new(0));
    assert!(advise(&seen, SMALL, Rng::new(1), &Arc::default()).is_empty());
}

/// Not a measure of strength (`faubourg arena` is), but levels must not change places.
#[test]
fn a_higher_level_scores_more() {
    let setup = setup(&[], 2);
    let mean = |level: Level| -> f64 {
        let mut sum = 0;
        for deal in 0..30 {
            let mut game = Welcome::start(&setup, Dealer::new(&Seed::of_simulation(8, deal)));
            let mut players: Vec<_> =
                (0..2).map(|seat| level.player(Rng::of_simulation(8, deal, seat))).collect();
            play_out(&mut game, &mut players, |_, _, _| ()).unwrap();
            let standings = game.outcome().unwrap().standings;
            sum += standings.iter().map(|standing| standing.score.total).sum::<i32>();
        }
        f64::from(sum) / 60.0
    };
    let means = [Level::Random, Level::Newcomer, Level::Neighbour, Level::Architect].map(mean);
    assert!(means.windows(2).all(|two| two[0] + 5.0 < two[1]), "{means:?}");
}
