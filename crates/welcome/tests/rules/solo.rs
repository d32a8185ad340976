//! The solo game. Rulebook p. 9; facts 4.10.

use tabletop::{Game, Viewer};
use welcome::View;
use welcome::data::Edition;
use welcome::view::OfferView;

use crate::players::{self, whole_game};
use crate::scenario::{EMPTY, Scenario, card, without};

const CARDS: [&str; 3] = ["7 surveyor", "8 pool", "9 temp"];

/// Rulebook p. 9: two of three cards, the number of one and the action of another.
#[test]
fn number_and_action_come_from_two_cards() {
    Scenario::new(EMPTY)
        .solo(CARDS)
        .play()
        .only(&["take 1+2", "take 1+3", "take 2+1", "take 2+3", "take 3+1", "take 3+2"])
        .refused("take 1+1", "number and action must come from two different cards")
        .refused("take 1", "here one combines two of three cards: `take 1+3`")
        .refused("refuse 1", "here one combines two of three cards: `take 1+3`")
        .choose("take 3+2, write 9 a3, pool")
        .rows([". . 9p", "", ""]);
}

/// Facts 4.10: the temp of another card changes the number.
#[test]
fn the_temp_of_another_card_changes_the_number() {
    Scenario::new(EMPTY).solo(CARDS).play().choose("take 1+3, write 5 a3").shows("temps", 1);
}

/// Rulebook p. 9: all three cards are discarded, and three new ones drawn.
#[test]
fn all_three_cards_are_discarded() {
    let play = Scenario::new(EMPTY).solo(CARDS).play();
    assert_eq!(play.view().deck_left, 78);
    let play = play.any_turn().end_round();
    let view = play.view();
    assert_eq!(view.discarded, CARDS.map(card));
    assert_eq!(view.deck_left, 75);
}

/// Rulebook p. 9: once the Solo card has come, all plans pay their later score. Facts 4.10: plans
/// fulfilled before keep what they paid, and the round in which it comes already pays less.
#[test]
fn the_solo_card_makes_all_plans_pay_later_scores() {
    Scenario::new(["1u 2u 3u | . .", "1u 2u 3u 4u |", "1 2 3 4 | 5 6 7 8 9 |"])
        .plans(["estates-6-6", "estates-4-5", "estates-3-4"])
        .fulfilled(["-", "-", "first"])
        .solo(CARDS)
        .solo_card_drawn()
        .play()
        .choose("take 1+2, write 7 a10, plan 2")
        .points("plans", 5 + 7);
}

/// Facts 4.10: a plan told in the very round in which the Solo card comes pays the later score.
#[test]
fn the_round_of_the_solo_card_already_pays_less() {
    let last = ["1 surveyor", "2 surveyor", "3 surveyor"];
    let discarded =
        without(Edition::of_2018().cards, CARDS.map(card).into_iter().chain(last.map(card)));
    let next_round = |seed: u8| {
        Scenario::new(["1 2 3 | . .", "1 2 3 4 |", ""])
            .plans(["estates-6-6", "estates-4-5", "estates-3-4"])
            .solo(CARDS)
            .discarded(discarded.clone())
            .seed(seed)
            .play()
            .any_turn()
            .end_round()
    };
    let (mut came, mut stayed) = (0, 0);
    for seed in 0..20 {
        let play = next_round(seed);
        let points = if solo_card_drawn(&play.view()) { 3 } else { 7 };
        *(if points == 3 { &mut came } else { &mut stayed }) += 1;
        play.any_turn().choose("plan 3").points("plans", points);
    }
    // It was among the last four cards: mostly it came, and now and then lay at the very bottom.
    assert!(came > stayed && stayed > 0, "{came} and {stayed} times");
}

#[test]
fn before_the_solo_card_plans_pay_their_first_score() {
    Scenario::new(["1 2 3 | . .", "1 2 3 4 |", "1 2 3 4 | 5 6 7 8 9 |"])
        .plans(["estates-6-6", "estates-4-5", "estates-3-4"])
        .solo(CARDS)
        .play()
        .choose("take 1+2, write 7 a10, plan 2, use b1, plan 3")
        .points("plans", 9 + 7);
}

fn solo_card_drawn(view: &View) -> bool {
    match view.offer {
        OfferView::Cards { solo_card_drawn, .. } => solo_card_drawn,
        _ => panic!("a solo game"),
    }
}

/// Rulebook p. 9: the Solo card lies in the lower half, and the game ends with the deck. Facts
/// 4.10: 40 or 41 cards lie above it, another card is drawn in its place, and there are at most
/// 27 rounds.
#[test]
fn the_solo_card_comes_from_the_lower_half_and_the_deck_ends_the_game() {
    let setup = players::setup(1, &[]);
    // How often the Solo card came in each round, in games that saw the last card; 28 for never.
    let mut came_in = [0; 29];
    for index in 0..2000 {
        let mut came = None;
        let game = whole_game(&setup, index, players::lasting, |game| {
            let view = game.view(Viewer::Spectator);
            let round = view.round as usize;
            assert_eq!(view.deck_left, 81 - 3 * round);
            assert_eq!(view.deck_left + view.discarded.len() + 3, 81);
            if solo_card_drawn(&view) {
                came.get_or_insert(round);
                assert!(view.plans.iter().all(|plan| plan.approved));
            } else {
                assert!(came.is_none());
                assert!(view.plans.iter().all(|plan| !plan.approved));
            }
        });
        let outcome = game.outcome().expect("nobody is waited for");
        assert!(game.rounds_over() <= 27);
        assert_eq!(outcome.standings.len(), 1);
        assert_eq!(outcome.standings[0].rank, 1);
        if outcome.end == "deck" {
            assert_eq!(game.rounds_over(), 27);
            came_in[came.unwrap_or(28)] += 1;
        }
    }
    let games: usize = came_in.iter().sum();
    assert!(games > 1000, "{came_in:?}");
    // 41 cards lie above it, and it is anywhere among the 41 that follow: one of them is still
    // drawn in round 14, three in every later round, and one leaves it at the very bottom.
    for (round, &times) in came_in.iter().enumerate() {
        let chances = match round {
            0..=13 => 0,
            14 | 28 => 1,
            _ => 3,
        };
        let expected = games * chances / 41;
        // Five standard deviations.
        let allowed = 5 * expected.isqrt();
        assert!(times.abs_diff(expected) <= allowed, "round {round}: {came_in:?}");
    }
}

/// Facts 4.10: the last three cards are played, and then the game is over.
#[test]
fn the_last_cards_are_played() {
    for solo_card_came in [true, false] {
        let discarded = without(Edition::of_2018().cards, CARDS.map(card));
        let mut scenario = Scenario::new(EMPTY).solo(CARDS).discarded(discarded);
        if solo_card_came {
            scenario = scenario.solo_card_drawn();
        }
        let play = scenario.play();
        assert_eq!(play.view().deck_left, 0);
        play.any_turn().goes_on().end_round().ends("deck").ranks(&[1]);
    }
}

/// Facts 4.10: roundabouts and advanced plans go with the solo game.
#[test]
fn solo_may_be_advanced() {
    Scenario::new(EMPTY)
        .advanced()
        .solo(CARDS)
        .play()
        .choose("roundabout a3, take 1+2, write 7 a1")
        .rows(["7 . | o | .", "", ""])
        .points("roundabouts", -3);
    whole_game(&players::setup(1, &["advanced"]), 1, players::random, |_| {});
}
