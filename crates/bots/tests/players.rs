//! What all bots promise, on the games there are.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bienvenue::Bienvenue;
use bots::{Effort, Greedy, Level, Player, Random, Search, advise, play_out};
use tabletop::{Dealer, Game, Judged, Rng, Seat, Seed, Seen, Settings, Viewer};
use welcome::Welcome;
use welkin::Welkin;

/// A search small enough for a test.
const SMALL: Effort = Effort { candidates: 4, futures: 16, horizon: 2, ..Effort::REPEATABLE };

/// Options and a number of seats.
type Table = (&'static [(&'static str, &'static str)], usize);

fn setup<G: Game>((options, seats): Table) -> G::Setup {
    let mut settings = Settings::default();
    for (name, value) in options {
        settings.set(name, value);
    }
    G::setup(&settings, seats).unwrap()
}

/// A game some choices on, in the middle of somebody's turn.
fn some_way_on<G: Game>(setup: &G::Setup, seed: u64, choices: usize) -> G {
    let mut game = G::start(setup, Dealer::new(&Seed::of_simulation(seed, 0)));
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

fn players<G: Judged>(rng: &Rng) -> Vec<Box<dyn Player<G>>> {
    vec![
        Box::new(Random::new(rng.clone())),
        Level::Newcomer.player(rng.clone()),
        Level::Neighbour.player(rng.clone()),
        Level::Architect.player(rng.clone()),
        Box::new(Search::new(G::Judgement::default(), SMALL, rng.clone())),
    ]
}

/// Two games that differ only in what a seat cannot know: its bot does the same in both.
fn views_and_whims_decide<G: Judged>(tables: &[Table]) {
    let mut compared = 0;
    for &table in tables {
        let setup = setup::<G>(table);
        for seed in 0..8 {
            let game: G = some_way_on(&setup, seed, 7 * seed as usize);
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
    assert!(compared > 30 * tables.len(), "only {compared} choices were compared");
}

#[test]
fn equal_views_and_equal_whims_give_equal_choices() {
    views_and_whims_decide::<Welcome>(&[
        (&[], 2),
        (&[("advanced", "true")], 3),
        (&[("expert", "true")], 3),
        (&[], 1),
    ]);
    views_and_whims_decide::<Welkin>(&[(&[], 2), (&[("coins", "even")], 3), (&[], 4)]);
    views_and_whims_decide::<Bienvenue>(&[(&[], 2), (&[("forced", "false")], 3)]);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let game: Welcome = some_way_on(&setup::<Welcome>((&[], 2)), 3, 40);
    let seat = game.waiting_on().lowest().unwrap();
    let tried = |threads| {
        let effort = Effort { threads, futures: 60, ..SMALL };
        let mut search =
            Search::<Welcome>::new(<Welcome as Judged>::Judgement::default(), effort, Rng::new(5));
        let tried = search.try_turns(&Seen::new(&game, seat));
        tried.iter().map(|turn| (turn.choices().collect(), turn.worth().to_bits())).collect()
    };
    let alone: Vec<(Vec<welcome::Choice>, u64)> = tried(1);
    assert!(alone.len() > 1);
    assert_eq!(alone, tried(2));
    assert_eq!(alone, tried(3));
}

#[test]
fn a_search_that_is_stopped_answers_all_the_same() {
    let game: Welcome = some_way_on(&setup::<Welcome>((&[], 2)), 4, 30);
    let seat = game.waiting_on().lowest().unwrap();
    let stop = Arc::new(AtomicBool::new(true));
    // More work than anyone would wait for.
    let effort = Effort { futures: usize::MAX / 2, ..Effort::REPEATABLE };
    let mut search =
        Search::<Welcome>::new(<Welcome as Judged>::Judgement::default(), effort, Rng::new(1))
            .until(stop);
    let choice = search.choose(&Seen::new(&game, seat));
    let mut legal = Vec::new();
    game.choices(seat, &mut legal);
    assert!(legal.contains(&choice));
}

#[test]
fn a_turn_that_was_begun_differently_is_thought_about_anew() {
    let game = Welcome::start(&setup::<Welcome>((&[], 1)), Dealer::new(&Seed([3; 16])));
    let seat = Seat::new(0);
    let mut bot =
        Greedy::<Welcome>::new(<Welcome as Judged>::Judgement::default(), 8, 0.0, Rng::new(1));
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
fn all_play_to_the_end<G: Judged>(tables: &[Table]) {
    for &table in tables {
        let (_, seats) = table;
        let mut game = G::start(&setup::<G>(table), Dealer::new(&Seed([9; 16])));
        // From the strongest, and round again if there are more seats.
        let rounds = (0..seats as u64).map(|round| players(&Rng::new(round + 2)));
        let mut seated: Vec<_> = rounds.flat_map(|all| all.into_iter().rev()).take(seats).collect();
        play_out(&mut game, &mut seated, |_, _, _| ()).unwrap();
        assert!(game.outcome().is_some());
    }
}

#[test]
fn every_level_plays_every_mode_to_its_end() {
    all_play_to_the_end::<Welcome>(&[
        (&[], 2),
        (&[], 1),
        (&[("advanced", "true")], 2),
        (&[("expert", "true")], 2),
        (&[], 7),
    ]);
    all_play_to_the_end::<Welkin>(&[
        (&[], 2),
        (&[("incomplete", "set-aside")], 3),
        (&[("turns", "none")], 4),
    ]);
}

#[test]
fn a_hint_has_the_best_turn_first_and_says_why() {
    let game: Welcome = some_way_on(&setup::<Welcome>((&[], 2)), 6, 60);
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
        assert!(!after.waiting_on().contains(seat) || after.checkpoints() != game.checkpoints());
    }
    let reasons = advised[0].reasons(&advised[2]);
    assert!(reasons.windows(2).all(|two| two[0].1.abs() >= two[1].1.abs()));
}

#[test]
fn nobody_gets_a_hint_out_of_turn() {
    let game: Welcome = some_way_on(&setup::<Welcome>((&[], 2)), 1, 4000);
    assert!(game.outcome().is_some());
    let seen = Seen::new(&game, Seat::new(0));
    assert!(advise(&seen, SMALL, Rng::new(1), &Arc::default()).is_empty());
}

/// The mean of a level's points when it plays against itself.
fn mean_points<G: Judged>(level: Level) -> f64 {
    const DEALS: u64 = 30;
    let setup = setup::<G>((&[], 2));
    let mut sum = 0;
    for deal in 0..DEALS {
        let mut game = G::start(&setup, Dealer::new(&Seed::of_simulation(8, deal)));
        let mut players: Vec<_> =
            (0..2).map(|seat| level.player(Rng::of_simulation(8, deal, seat))).collect();
        play_out(&mut game, &mut players, |_, _, _| ()).unwrap();
        let standings = game.outcome().unwrap().standings;
        sum += standings.iter().map(|standing| standing.score.total).sum::<i32>();
    }
    f64::from(sum) / (2 * DEALS) as f64
}

/// Not a measure of strength (`faubourg arena` is), but levels must not change places.
#[test]
fn a_higher_level_scores_more() {
    let levels = [Level::Random, Level::Newcomer, Level::Neighbour, Level::Architect];
    let rise = |means: [f64; 4], step| {
        assert!(means.windows(2).all(|two| two[0] + step < two[1]), "{means:?}");
    };
    rise(levels.map(mean_points::<Welcome>), 5.0);
    rise(levels.map(mean_points::<Welkin>), 1.0);
}

/// With a table where nobody hurries, a game of bots ends all the same.
#[test]
fn careful_players_bring_welkin_to_its_end() {
    for seats in 2..=4 {
        let setup = setup::<Welkin>((&[("turns", "none")], seats));
        for deal in 0..20 {
            let mut game = Welkin::start(&setup, Dealer::new(&Seed::of_simulation(5, deal)));
            let mut players: Vec<_> = (0..seats)
                .map(|seat| Level::Architect.player(Rng::of_simulation(5, deal, seat)))
                .collect();
            play_out(&mut game, &mut players, |_, _, _| ()).unwrap();
            let board = game.board(Viewer::Seat(Seat::new(0)));
            assert!(board.turns < 60 * seats as u32, "deal {deal} took {} turns", board.turns);
        }
    }
}

/// Every bot has its own whims: two careful ones at a table build different towns.
#[test]
fn bots_of_one_level_are_no_clones() {
    const DEALS: u64 = 40;
    let setup = setup::<Welcome>((&[], 2));
    let mut alike = 0;
    for deal in 0..DEALS {
        let mut game = Welcome::start(&setup, Dealer::new(&Seed::of_simulation(6, deal)));
        let mut players: Vec<_> =
            (0..2).map(|seat| Level::Architect.player(Rng::of_simulation(6, deal, seat))).collect();
        play_out(&mut game, &mut players, |_, _, _| ()).unwrap();
        let town = |seat| *game.sheet(Seat::new(seat), Viewer::Spectator);
        alike += u32::from(town(0) == town(1));
    }
    assert!(alike <= 2, "{alike} of {DEALS} games have two equal towns");
}
