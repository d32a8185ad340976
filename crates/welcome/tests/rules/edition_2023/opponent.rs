//! Alone against the AAA. Rulebook, Solo AAA; facts A.7 and D.13.

use tabletop::{Dealer, Game, Seat, Seed, Settings, Viewer};
use welcome::card::Card;
use welcome::sheet::Approval;
use welcome::view::{OfferView, OpponentView};
use welcome::{Position, Welcome};

use crate::play::Play;
use crate::players::{lasting, whole_game};
use crate::scenario::{EMPTY, Scenario, card};

const CARDS: [&str; 3] = ["7 surveyor", "8 pool", "9 pool"];

fn opponent(play: &Play) -> OpponentView {
    play.view().opponent.expect("an opponent")
}

/// The third card goes to the opponent, whose pile keeps its order; the other two are discarded.
#[test]
fn the_third_card_goes_to_the_opponent() {
    let pile = ["1 surveyor", "13 temp", "2 surveyor"];
    let play = Scenario::new_2023(EMPTY).against("1", CARDS, &pile).play();
    let play = play
        .only(&["take 1+2", "take 1+3", "take 2+1", "take 2+3", "take 3+1", "take 3+2"])
        .refused("take 1", TAKES)
        .refused("refuse", TAKES)
        .choose("take 1+3, write 7 a3, pool, done");
    let mut expected: Vec<Card> = pile.iter().map(|text| card(text)).collect();
    expected.push(card("8 pool"));
    assert_eq!(opponent(&play).pile, expected);
    let discarded = play.view().discarded;
    assert!(discarded.contains(&card("7 surveyor")) && discarded.contains(&card("9 pool")));
    assert!(!discarded.contains(&card("8 pool")), "what was given does not come back");
}

const TAKES: &str = "here one combines two of three cards, `take 1+3`, or gives one away with a refusal, `refuse 2`";

/// Refusal: two cards are discarded all the same, and one of one's choice is given.
#[test]
fn a_refusal_gives_a_card_too() {
    let full = ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 . 15"];
    let play = Scenario::new_2023(full).against("1", CARDS, &[]).play();
    let play = play.only(&["refuse 1", "refuse 2", "refuse 3"]).choose("refuse 3, done");
    assert_eq!(opponent(&play).pile, [card("9 pool")]);
    play.shows("refusals", 1).goes_on();
}

/// Sam: one point for each Park card, so five cards bring five.
#[test]
fn five_parks_bring_sam_five_points() {
    let pile = ["2 landscaper", "4 landscaper", "5 landscaper", "6 landscaper", "7 landscaper"];
    let play = Scenario::new_2023(EMPTY).against("1", CARDS, &pile).play();
    assert_eq!(opponent(&play).score["parks"], 5);
}

/// Four temps each: both are first, and Sam has a point more for each of his.
#[test]
fn equal_temps_are_both_first() {
    let pile = ["3 temp", "4 temp", "6 temp", "8 temp"];
    let play = Scenario::new_2023(EMPTY).temps(4).against("1", CARDS, &pile).play();
    assert_eq!(opponent(&play).score["temps"], 7 + 4);
    play.points("temps", 7);
    let fewer = Scenario::new_2023(EMPTY).temps(3).against("1", CARDS, &pile).play();
    fewer.points("temps", 4);
    let none = Scenario::new_2023(EMPTY).temps(1).against("1", CARDS, &["1 surveyor"]).play();
    assert_eq!(opponent(&none).score["temps"], 0);
    none.points("temps", 7);
}

/// A lot of three single houses, one of them an Improvement card, and an Extension card of two: five
/// houses of two points.
#[test]
fn the_lot_of_sam_is_worth_ten_points() {
    let pile = [
        "3 pool",
        "1 surveyor",
        "2 landscaper",
        "4 real-estate",
        "4 bis",
        "3 temp",
        "2 surveyor",
        "5 surveyor",
        "6 landscaper",
    ];
    let play = Scenario::new_2023(EMPTY).against("1", CARDS, &pile).play();
    let sam = opponent(&play);
    let lots: Vec<_> = sam.lots.iter().map(|lot| (lot.first, lot.houses, lot.value)).collect();
    assert_eq!(lots, [(1, 1, 1), (3, 5, 2), (9, 1, 1)]);
    assert_eq!(sam.lots[1].points(), 10);
    assert_eq!((sam.score["lots"], sam.score["barriers"]), (12, 3));
    assert_eq!(sam.total, 12 + 3 + 1 + 2 + 1 + 7);
}

/// Only the five best lots are paid, and lots have no largest size.
#[test]
fn the_five_best_lots_are_paid() {
    let pile = [
        "3 pool",
        "1 surveyor",
        "6 pool",
        "2 surveyor",
        "7 pool",
        "5 surveyor",
        "10 pool",
        "5 surveyor",
        "13 pool",
        "6 surveyor",
        "2 landscaper",
        "4 landscaper",
        "5 landscaper",
        "6 landscaper",
        "7 landscaper",
        "7 landscaper",
        "8 landscaper",
        "8 landscaper",
        "9 landscaper",
    ];
    let play = Scenario::new_2023(EMPTY).against("1", CARDS, &pile).play();
    let sam = opponent(&play);
    assert_eq!(sam.lots.len(), 6);
    assert_eq!(sam.lots.iter().filter(|lot| lot.paid).count(), 5);
    assert_eq!(sam.score["lots"], 9 + 4);
}

/// A position in which both validation cards that are left come with the next three cards: one
/// construction card is left in a deck that was shuffled anew.
fn both_come(level: &str, come: &str, plans: [Option<Approval>; 3]) -> Scenario {
    let pile = ["1 surveyor", "2 surveyor"];
    let mut scenario = Scenario::new_2023(["1u | 2u 3u | 4u 5u | 6u 7u 8u |", "", ""])
        .plans(["estates-3-3-3", "estates-3-6", "estates-1-2-2-3"])
        .fulfilled(["-", "-", "first"])
        .against(level, CARDS, &pile);
    scenario.position.opponent.as_mut().expect("an opponent").plans = plans;
    scenario.two_validations_come(come)
}

/// Irene validates A and C. The card B has come and nothing happened; A brings her 8 points and is
/// turned over; C, which the architect has validated before, brings her the 6 of the later score.
#[test]
fn irene_validates_a_and_c() {
    let play = both_come("3", "B", [None; 3]).play();
    assert_eq!(play.view().plans.each_ref().map(|plan| plan.approved), [false, false, true]);
    let play = play.choose("take 1+2, write 7 b4, pool, done");
    let irene = opponent(&play);
    assert_eq!(irene.validations, ["A", "B", "C"]);
    assert_eq!(irene.plans, [Some(Approval::First), None, Some(Approval::Later)]);
    assert_eq!(irene.score["plans"], 8 + 6);
    assert_eq!(play.view().plans.each_ref().map(|plan| plan.approved), [true, false, true]);
}

/// The closed office turns plans over and scores nothing.
#[test]
fn the_closed_office_scores_nothing() {
    let play = both_come("0", "B", [None, Some(Approval::First), None]);
    let mut scenario = play;
    scenario.position.plans[1].approved = true;
    let play = scenario.play().choose("take 1+2, write 7 b4, pool, done");
    let office = opponent(&play);
    assert_eq!(office.plans, [Approval::First, Approval::First, Approval::Later].map(Some));
    assert_eq!(office.total, 0);
    assert_eq!(play.view().plans.each_ref().map(|plan| plan.approved), [true; 3]);
    for (temps, points) in [(0, 0), (1, 1), (2, 1), (3, 4), (4, 4), (5, 7), (9, 7)] {
        let play = Scenario::new_2023(EMPTY).temps(temps).against("0", CARDS, &["3 temp"]).play();
        play.points("temps", points);
    }
}

/// The discard grows by two a round, and begins anew when it has become the deck: in round 22.
#[test]
fn a_discard_that_does_not_go_with_the_round() {
    let settings = Settings::default().with("edition", "2023").with("opponent", "1");
    let setup = Welcome::setup(&settings, 1).expect("valid options");
    let faults = |position: &Position| -> Vec<String> {
        match Welcome::set_up(position, Dealer::new(&Seed([1; 16]))) {
            Ok(_) => Vec::new(),
            Err(faults) => faults.0.iter().map(ToString::to_string).collect(),
        }
    };
    let mut latest = 0;
    for index in 0..8 {
        whole_game(&setup, index, lasting, |game| {
            let position = game.position();
            let round = position.round.expect("a game knows its round");
            latest = latest.max(round);
            assert_eq!(faults(&position), [""; 0], "round {round}");
            let expected = 2 * (round - if round < 22 { 1 } else { 22 });
            let mut fewer = position.clone();
            if fewer.discarded.as_mut().and_then(Vec::pop).is_some() {
                let told = format!("discarded: {} cards: expected {expected}, two a", expected - 1);
                assert!(faults(&fewer)[0].starts_with(&told), "{:?}", faults(&fewer));
            }
            let mut other = position;
            let sam = other.opponent.as_mut().expect("an opponent");
            sam.recycled = !sam.recycled;
            let told = format!("opponent.recycled: {}: expected {}", round < 22, round >= 22);
            assert!(faults(&other)[0].starts_with(&told), "{:?}", faults(&other));
        });
    }
    assert!(latest > 23, "some of these games last longer than the first deck: {latest}");
}

/// The first validation card lies among the last twenty cards of the first deck, the others wait in
/// the discard: none in the first fourteen rounds, one by the twenty-first, all in the next deck.
#[test]
fn validation_cards_come_in_their_time() {
    let settings = Settings::default().with("edition", "2023").with("opponent", "5");
    let setup = Welcome::setup(&settings, 1).expect("valid options");
    let mut in_first_deck = std::collections::BTreeMap::new();
    let mut firsts = std::collections::BTreeMap::new();
    for index in 0..400 {
        let dealer = Dealer::new(&Seed::of_simulation(5, index));
        let mut play = Play::of(Welcome::start(&setup, dealer));
        let mut seen = 0;
        while play.game.outcome().is_none() {
            let (view, sam) = (play.view(), opponent(&play));
            let cards = view.deck_left + view.discarded.len() + sam.pile.len() + 3;
            assert_eq!(cards, 63, "no card is lost");
            assert_eq!(sam.pile.len() as u32, view.round - 1);
            if view.round <= 14 {
                assert_eq!(sam.validations.len(), 0, "round {}", view.round);
            } else if view.round <= 21 {
                assert!(sam.validations.len() <= 1 && !sam.recycled);
            } else {
                assert!(sam.recycled && !sam.validations.is_empty());
            }
            if sam.validations.len() > seen && !sam.recycled {
                *in_first_deck.entry(view.round).or_insert(0) += 1;
                *firsts.entry(sam.validations[0].clone()).or_insert(0) += 1;
            }
            seen = sam.validations.len();
            play = play.end_round();
        }
    }
    // Any of the rounds from 15 to 21 may bring it, and any letter may be the first.
    assert_eq!(in_first_deck.keys().copied().collect::<Vec<_>>(), [15, 16, 17, 18, 19, 20, 21]);
    assert_eq!(firsts.len(), 3);
}

/// Only the architect ends the game, and a tie goes to more complete lots.
#[test]
fn the_opponent_may_win() {
    let long = "3 4 5 6 7 8 9 10 11 12 13";
    let rows = ["1 | 2 3 4 5 6 | 7 8 9 .", long, "3 4 5 6 7 8 9 10 11 12 13 14"];
    let end = |pile: &[&str]| {
        let play = Scenario::new_2023(rows)
            .against("1", ["10 surveyor", "11 surveyor", "8 pool"], pile)
            .play();
        play.choose("take 1+2, write 10 a10, pass, done").ends("houses").totals(&[10])
    };
    // Nothing but the pool of this round: one point for it and one for its lot.
    end(&[]).ranks(&[1]);
    let parks = ["2 landscaper", "4 landscaper", "5 landscaper", "6 landscaper", "7 landscaper"];
    // Five parks and a pool in one lot: 5 + 1 + 6 points.
    let play = end(&parks).ranks(&[2]);
    assert_eq!(opponent(&play).total, 12);
    // Four of each is a tie, and three lots beat one.
    let play = end(&parks[..4]).ranks(&[1]);
    assert_eq!(opponent(&play).total, 10);
}

/// A tie with fewer lots is lost, one with as many is shared.
#[test]
fn a_tie_is_decided_by_lots() {
    let long = ["3 4 5 6 7 8 9 10 11 12 13", "3 4 5 6 7 8 9 10 11 12 13 14"];
    let end = |pile: &[&str]| {
        let play = Scenario::new_2023(["0 1 2 3 4 5 6 | 8 9 .", long[0], long[1]])
            .promotions([0, 0, 2, 0, 0, 0])
            .against("1", ["10 surveyor", "11 surveyor", "8 pool"], pile)
            .play();
        // One lot of three, raised to five points; the pool of this round goes to Sam.
        play.choose("take 1+2, write 10 a10, pass, done").ends("houses").totals(&[5])
    };
    // Two pools in two lots: two points, two more for the lots, and the barrier between.
    let lost = end(&["3 pool", "1 surveyor"]).ranks(&[2]);
    assert_eq!((opponent(&lost).total, opponent(&lost).lots.len()), (5, 2));
    // The same with one lot: two pools of one lot, and the barrier before them.
    let shared = end(&["1 surveyor", "3 pool"]).ranks(&[1]);
    assert_eq!((opponent(&shared).total, opponent(&shared).lots.len()), (5, 1));
}

/// What the opponent has is open to everyone who watches.
#[test]
fn everyone_sees_the_pile() {
    let play = Scenario::new_2023(EMPTY).against("4", CARDS, &["3 pool", "3 temp"]).play();
    let spectator = play.game.view(Viewer::Spectator).opponent;
    assert_eq!(spectator, play.game.view(Viewer::Seat(Seat::new(0))).opponent);
    let OfferView::Cards { cards, .. } = play.view().offer else { panic!("no cards") };
    assert_eq!(cards, CARDS.map(card));
    assert_eq!(spectator.expect("an opponent").name, "Gus");
}
