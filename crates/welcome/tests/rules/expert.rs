//! The expert game. Rulebook p. 11; facts 4.11.

use tabletop::{Game, Seat, Settings, Viewer};
use welcome::Welcome;
use welcome::card::Card;
use welcome::data::Edition;

use crate::play::Play;
use crate::players::{self, whole_game};
use crate::scenario::{EMPTY, Scenario, card, without};

/// Three seats with a hand each.
fn three_hands() -> Scenario {
    Scenario::new(EMPTY)
        .hand(["1 surveyor", "2 surveyor", "3 surveyor"])
        .seat(EMPTY)
        .hand(["5 landscaper", "6 landscaper", "7 landscaper"])
        .seat(EMPTY)
        .hand(["13 pool", "12 pool", "10 pool"])
}

fn hands(play: &Play) -> Vec<Vec<Card>> {
    let seats = play.game.position().seats;
    seats.into_iter().map(|seat| seat.hand.expect("a hand")).collect()
}

fn first_cards(play: &Play) -> Vec<String> {
    hands(play).iter().map(|hand| hand[0].to_string()).collect()
}

/// Rulebook p. 11: number and action from two different cards of one's own hand.
#[test]
fn number_and_action_come_from_two_cards_of_the_hand() {
    three_hands()
        .play()
        .only(&["take 1+2", "take 1+3", "take 2+1", "take 2+3", "take 3+1", "take 3+2"])
        .refused("take 2+2", "number and action must come from two different cards")
        .refused(
            "take 1",
            "here one combines two of three cards, `take 1+3`, or passes one on with a refusal, \
             `refuse 2`",
        )
        .choose("take 3+1, write 3 a1, fence a1")
        .rows(["3 | .", "", ""])
        .seat(3)
        .choose("take 2+1, write 12 a8, pool")
        .rows([". . . . . . . 12p", "", ""]);
}

/// Rulebook p. 11: the third card goes to the neighbour on the right; seats are numbered
/// clockwise, so that is the seat with the number before. It is the first card of the new hand.
#[test]
fn the_third_card_goes_to_the_right_hand_neighbour() {
    let play = three_hands()
        .play()
        .choose("take 1+2, write 1 a1, pass, done")
        .seat(2)
        .choose("take 3+1, write 7 a1, pass, done")
        .seat(3)
        .choose("take 3+2, write 10 a1, done");
    // Seat 1 gets the 6 of seat 2, seat 2 the 13 of seat 3, and seat 3 the 3 of seat 1.
    assert_eq!(first_cards(&play), ["6 landscaper", "13 pool", "3 surveyor"]);
    // What was played is known to all; two new cards came out of the deck.
    let position = play.game.position();
    let played = position.seats[1].played.map(|cards| cards.map(|card| card.to_string()));
    assert_eq!(played, Some(["7 landscaper", "5 landscaper"].map(str::to_owned)));
    assert_eq!(play.view().deck_left, 81 - 9 - 6);
    assert_eq!(play.view().discarded.len(), 6);
}

/// Facts 4.11, our ruling: who is refused a permit picks the card to pass on and discards the
/// other two.
#[test]
fn a_refusal_passes_a_card_of_ones_choice() {
    let full = ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 ."];
    let play = Scenario::new(full)
        .hand(["5 surveyor", "6 surveyor", "7 surveyor"])
        .seat(EMPTY)
        .hand(["5 landscaper", "6 landscaper", "7 landscaper"])
        .play()
        .choose("refuse 2, done")
        .seat(2)
        .choose("take 1+2, write 5 a1, pass, done");
    assert_eq!(first_cards(&play), ["7 landscaper", "6 surveyor"]);
    let discarded: Vec<String> = play.view().discarded.iter().map(Card::to_string).collect();
    assert_eq!(discarded, ["5 surveyor", "5 landscaper", "6 landscaper", "7 surveyor"]);
    assert_eq!(play.game.position().seats[0].played, None);
}

/// Rulebook p. 11: cards are dealt beginning with the holder of the Solo card. Facts 4.11: when
/// the deck runs out, the discards are shuffled.
#[test]
fn the_first_architect_is_dealt_to_first() {
    let left = ["4 temp", "4 bis"].map(card);
    let held = three_hands().position.seats.into_iter().flat_map(|seat| seat.hand.expect("told"));
    let discarded = without(Edition::of_2018().cards, held.chain(left));
    for first in 1..=3 {
        let mut scenario = three_hands().discarded(discarded.clone());
        scenario.position.first_architect = Some(Seat::new(first - 1));
        let play = scenario.play();
        assert_eq!(play.view().deck_left, 2);
        let play = play.any_turn().end_round();
        let mut dealt = hands(&play)[first - 1][1..].to_vec();
        dealt.sort_unstable();
        assert_eq!(dealt, left);
        // Of 81 cards, 9 are in hands, and the rest of the shuffled discards is left.
        assert_eq!(play.view().deck_left, 81 - 9);
        assert_eq!(play.view().discarded.len(), 0);
    }
}

/// A hand is its owner's secret; the action of the card passed on travels face up (facts 4.11).
#[test]
fn others_see_only_the_action_of_the_card_received() {
    let play = three_hands().play();
    assert!(play.view().seats.iter().all(|seat| seat.received.is_none()));
    let play = play.any_turn().end_round();
    let spectator = play.game.view(Viewer::Spectator);
    let actions = hands(&play).into_iter().map(|hand| Some(hand[0].action));
    let received: Vec<_> = spectator.seats.iter().map(|seat| seat.received).collect();
    assert_eq!(received, actions.collect::<Vec<_>>());
}

/// Facts 4.11: at least two seats; 81 cards give 27 hands.
#[test]
fn two_to_twenty_seven_seats_play() {
    let setup = |seats| Welcome::setup(&Settings::default().with("expert", "true"), seats);
    let message = |seats| setup(seats).expect_err("refused").to_string();
    assert_eq!(
        message(1),
        "option `expert` cannot be `true` with 1 seat: cards are passed on between two or more; \
         expected 2 seats or more"
    );
    assert_eq!(
        message(28),
        "28 seats are out of range: expected 2 to 27 with `expert`, since 81 cards give 27 hands \
         of three"
    );
    assert_eq!(
        message(0),
        "0 seats are out of range: expected 2 to 27 with `expert`, since 81 cards give 27 hands \
         of three"
    );
    for seats in [2, 27] {
        assert!(setup(seats).is_ok(), "{seats} seats");
    }
}

/// Facts 4.12: up to a hundred at the other tables; one plays alone.
#[test]
fn one_to_a_hundred_seats_play_without_hands() {
    let setup = |seats| Welcome::setup(&Settings::default(), seats);
    for seats in [1, 2, 100] {
        assert!(setup(seats).is_ok(), "{seats} seats");
    }
    for seats in [0, 101] {
        let message = format!("{seats} seats are out of range: expected 1 to 100");
        assert_eq!(setup(seats).expect_err("refused").to_string(), message);
    }
}

/// Hands of three for everyone, and 81 cards at all times, even where the deck is always empty.
#[test]
fn cards_are_neither_lost_nor_found() {
    for seats in [2, 5, 13, 26, 27] {
        whole_game(&players::setup(seats, &["expert"]), 1, players::random, |game| {
            let position = game.position();
            let in_hands =
                position.seats.iter().flat_map(|seat| seat.hand.clone().expect("a hand"));
            let discarded = position.discarded.clone().expect("told");
            let left = without(Edition::of_2018().cards, in_hands.chain(discarded));
            assert_eq!(game.view(Viewer::Spectator).deck_left, left.len());
        });
    }
}

/// Rulebook p. 11: the advanced rules go with the expert game.
#[test]
fn expert_may_be_advanced() {
    three_hands().advanced().play().choose("take 1+2, write 1 a1, pass, roundabout a2").rows([
        "1 | o | .",
        "",
        "",
    ]);
}

/// What was played in the round that ended the game is shown like that of any other.
#[test]
fn the_cards_of_the_last_round_are_shown() {
    let full = ["15 . . . . . . . . .", "15 . . . . . . . . . .", "15 . . . . . . . . . . ."];
    let play = Scenario::new(EMPTY)
        .hand(["7 pool", "8 landscaper", "9 temp"])
        .seat(full)
        .refusals(2)
        .hand(["7 bis", "8 bis", "9 surveyor"])
        .play();
    let play = play.choose("take 1+2, write 7 b2, park, done").seat(2).choose("refuse 3, done");
    let view = play.view();
    assert_eq!(view.end.as_deref(), Some("refusals"));
    assert_eq!(view.seats[0].played, Some([card("7 pool"), card("8 landscaper")]));
    assert_eq!(view.seats[1].played, None);
}
