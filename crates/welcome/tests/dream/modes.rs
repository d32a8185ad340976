//! Options: what can be combined, and why something cannot.

use tabletop::{Game, Settings};
use welcome::Dream;

use crate::scenario::{EMPTY, Scenario};

fn refused(options: &[(&str, &str)], seats: usize) -> String {
    let settings = options.iter().fold(Settings::default(), |all, (name, to)| all.with(name, to));
    Dream::setup(&settings, seats).expect_err("it cannot be played").to_string()
}

#[test]
fn what_cannot_be_played_says_why() {
    assert_eq!(
        refused(&[("advanced", "true")], 2),
        "option `advanced` cannot be `true`: American Dream has no roundabouts and no advanced \
         plans; expected another sheet of `welcome`"
    );
    assert_eq!(
        refused(&[("expert", "true")], 1),
        "option `expert` cannot be `true` with 1 seat: cards are passed on between two or more; \
         expected 2 seats or more"
    );
    assert_eq!(
        refused(&[("opponent", "1")], 2),
        "option `opponent` cannot be `1` with 2 seats: the AAA plays against one architect alone; \
         expected 1 seat"
    );
    assert_eq!(
        refused(&[("expert", "true")], 22),
        "22 seats are out of range: expected 2 to 21 with `expert`, since 63 cards give 21 hands of \
         three"
    );
    assert!(refused(&[("sheet", "eggs")], 2).starts_with("option `sheet` cannot be `eggs`"));
}

#[test]
fn alone_nobody_named_is_the_closed_office() {
    let setup = Dream::setup(&Settings::default(), 1).expect("one can play");
    assert!(Dream::settings(&setup).says("opponent", "0"));
}

/// Expert: the number of one card with the family of another; the third goes to the left.
#[test]
fn a_hand_gives_number_and_family_of_two_cards() {
    let mut scenario =
        Scenario::new(["7 pool", "8 temp", "9 pool"], EMPTY).option("expert", "true").seat(EMPTY);
    scenario.0.pairs = None;
    let hand = |cards: [&str; 3]| Some(cards.map(|card| card.parse().expect("a card")).to_vec());
    scenario.0.seats[0].hand = hand(["7 pool", "8 temp", "10 landscaper"]);
    scenario.0.seats[1].hand = hand(["6 pool", "8 bis", "10 surveyor"]);
    let play = scenario.play();
    let play = play
        .refused(
            "take 1",
            "here one combines two of three cards, `take 1+3`, or passes one on with \
                  a refusal, `refuse 2`",
        )
        .refused("take 1+1", "number and family must come from two different cards")
        .choose("take 1+3, write 7 a4, done")
        .row(0, ". . . 7* . . .");
    let play = play.seat(2).choose("take 1+2, write 6 d1, done");
    let received = |seat: usize| play.view().seats[seat].received.map(welcome::card::Action::name);
    assert_eq!([received(0), received(1)], [Some("surveyor"), Some("temp")]);
}

/// 9¾ goes between 9 and 10.
#[test]
fn nine_and_three_quarters() {
    let rows = ["9 . 10", ". 9", "10 . . . . . .", "1 2 3 4 5 6 7", "1 2 3 4 5 6 7"];
    let scenario = Scenario::new(["9¾ surveyor", "8 temp", "10 pool"], rows);
    let play = scenario.option("quarters", "true").won("d e").seat(EMPTY).play();
    let play = play.choose("take 1");
    play.clone().only(&[
        "write 9¾ a2",
        "write 9¾ b3",
        "write 9¾ b4",
        "write 9¾ b5",
        "write 9¾ b6",
        "write 9¾ b7",
    ]);
    play.choose("write 9¾ a2").row(0, "9 9¾* 10 . . . .");
}
