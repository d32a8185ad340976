//! Analyses of games in which the truth is known, and of real ones.

mod dice;

use bots::analysis::{Mark, SeatAnalysis, TurnAnalysis, Weighing, analyse};
use bots::{Level, Player, play_out};
use tabletop::{Dealer, Game, Judged, Record, Rng, Seat, Seed, Settings, Table};
use welcome::Welcome;

use crate::dice::{Dice, ROUNDS, SAFE, WORTH};

const FEW: Weighing = Weighing { search: 8, futures: 4, seed: 1 };
/// In a game of dice there is little to imagine.
const MANY: Weighing = Weighing { search: 100, futures: 400, seed: 1 };

fn close(one: f64, other: f64, by: f64) -> bool {
    (one - other).abs() <= by
}

/// Start, luck and decisions add up to the score, on every turn.
fn assert_adds_up(seat: &SeatAnalysis) {
    let sum = seat.start + seat.luck + seat.decisions;
    assert!(close(sum, seat.score.into(), 1e-6), "{sum} is not {}", seat.score);
    let lost: f64 = seat.turns.iter().map(|turn| turn.weighed.loss).sum();
    assert!(close(seat.decisions, -lost, 1e-9));
    for turn in &seat.turns {
        let weighed = &turn.weighed;
        assert!(weighed.loss >= 0.0, "{weighed:?}");
        assert!(weighed.loss > 0.0 || weighed.best == weighed.played, "{weighed:?}");
        let parts: f64 = weighed.parts.iter().sum();
        assert!(close(parts, weighed.loss, 0.05), "{weighed:?}");
    }
    // The best turns found add to what the judge expects before the first card, and nothing else does.
    let beyond = |turn: &TurnAnalysis| turn.weighed.best_points() - turn.weighed.by_judge;
    let beyond: f64 = seat.turns.iter().map(beyond).sum();
    assert!(close(seat.start - seat.by_judge, beyond, 1e-6), "{} {beyond}", seat.by_judge);
}

fn dice_game(choose: impl Fn(u32) -> &'static str, seed: u64) -> (Record, Vec<u32>) {
    let seed = Seed::of_simulation(seed, 0);
    let mut table = Table::<Dice>::new(Settings::default(), vec!["Ana".to_owned()], seed);
    let mut dice = Vec::new();
    let me = Seat::new(0);
    while !table.game().waiting_on().is_empty() {
        let shown = table.view(tabletop::Viewer::Seat(me)).to_string();
        let thrown = shown.chars().last().and_then(|digit| digit.to_digit(10)).expect("a die");
        dice.push(thrown);
        table.choose_written(me, choose(thrown)).expect("both are legal");
    }
    (table.record(), dice)
}

fn analysed<G: Judged>(record: &Record, weighing: Weighing) -> Vec<SeatAnalysis> {
    analyse::<G>(record, |_| true, weighing, |_, _| ()).unwrap()
}

#[test]
fn where_the_truth_is_known_every_loss_is_exact() {
    let (record, dice) = dice_game(|_| "die", 1);
    let [seat] = &analysed::<Dice>(&record, MANY)[..] else { panic!("one seat") };
    assert_adds_up(seat);
    assert_eq!(seat.turns.len() as u32, ROUNDS);
    for (turn, die) in seat.turns.iter().zip(&dice) {
        let truth = SAFE.saturating_sub(*die);
        // Both lines meet the same throws to come, so that nothing but the decision differs.
        assert!(close(turn.weighed.loss, truth.into(), 1e-6), "{die}: {:?}", turn.weighed);
        assert!(close(turn.weighed.interval, 0.0, 1e-6));
        assert_eq!(turn.weighed.best, [if *die < SAFE { "safe" } else { "die" }]);
        let mark = match die {
            1 => Mark::Crack,
            2 => Mark::Hairline,
            // Three points less than a six: it had to be seen.
            6 => Mark::Keystone,
            _ => Mark::Solid,
        };
        assert_eq!(turn.mark, mark, "{die}");
    }
}

#[test]
fn where_the_truth_is_known_luck_is_what_the_die_brought() {
    let (record, dice) = dice_game(|die| if die < SAFE { "safe" } else { "die" }, 2);
    let [seat] = &analysed::<Dice>(&record, MANY)[..] else { panic!("one seat") };
    assert_adds_up(seat);
    assert!(close(seat.decisions, 0.0, 1e-9) && seat.accuracy == Some(100.0));
    // A throw varies by 1.2 points: 400 futures of at most eight throws by less than 0.4.
    assert!(close(seat.start, WORTH * f64::from(ROUNDS), 0.6), "{}", seat.start);
    for (turn, die) in seat.turns.iter().zip(&dice) {
        let brought = f64::from((*die).max(SAFE)) - WORTH;
        assert!(close(turn.luck, brought, 0.9), "{die} brought {}", turn.luck);
    }
}

#[test]
fn luck_averages_zero() {
    let games = 60;
    let luck: Vec<f64> = (0..games)
        .map(|seed| {
            let choose = |die| if die < 5 { "safe" } else { "die" };
            let weighing = Weighing { search: 16, futures: 60, seed: 1 };
            analysed::<Dice>(&dice_game(choose, seed).0, weighing)[0].luck
        })
        .collect();
    let mean = luck.iter().sum::<f64>() / games as f64;
    // The luck of a game varies by 3.3 points; this is four standard errors.
    assert!(mean.abs() < 1.7, "{mean}");
}

#[test]
fn a_game_is_analysed_the_same_way_twice_and_adds_up() {
    let setup = Welcome::setup(&Settings::default(), 2).unwrap();
    let seed = Seed::of_simulation(5, 0);
    let mut game = Welcome::start(&setup, Dealer::new(&seed));
    let mut players: Vec<Box<dyn Player<Welcome>>> =
        [Level::Newcomer, Level::Architect].iter().map(|l| l.player(Rng::new(3))).collect();
    let mut written = Vec::new();
    let mut checkpoints = 0;
    play_out(&mut game, &mut players, |game, seat, choice| {
        written.push((seat, choice, game.checkpoints() != checkpoints));
        checkpoints = game.checkpoints();
    })
    .unwrap();
    let names = vec!["Ana".to_owned(), "Ben".to_owned()];
    let record = Record::new(&setup, names, seed, written.into_iter(), &game);
    let seats = analysed::<Welcome>(&record, FEW);
    assert_eq!(seats, analysed::<Welcome>(&record, FEW));
    assert_eq!(seats.len(), 2);
    for seat in &seats {
        assert_adds_up(seat);
        // Every round is a turn, and every turn is a round.
        assert!(seat.turns.iter().map(|turn| turn.round).eq(1..=game.round()));
    }
    let only = analyse::<Welcome>(&record, |seat| seat == Seat::new(1), FEW, |_, _| ());
    assert_eq!(only.unwrap(), seats[1..]);
}
