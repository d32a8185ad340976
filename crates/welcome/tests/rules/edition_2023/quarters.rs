//! The 9¾ cards. Rulebook of the extensions; facts D.10.

use tabletop::{Dealer, Game, Seed};
use welcome::Welcome;
use welcome::card::{Action, Card};
use welcome::number::Number;
use welcome::position::WrittenPair;

use crate::play::Play;
use crate::scenario::Scenario;

const PAIRS: [&str; 3] = ["9 bis", "8 pool", "11 surveyor"];

/// A table with the three cards, and 9¾ beside a temp, an extension and a barrier.
fn play(rows: [&str; 3]) -> Play {
    let scenario = Scenario::new_2023(rows).option("quarters", "true").pairs(PAIRS);
    let mut position = scenario.filled();
    let number = Number::and_three_quarters(9);
    let pair = |action, next| WrittenPair { number, action, next, flipped: None };
    position.pairs = Some(vec![
        pair(Action::Temp, Action::Surveyor),
        pair(Action::Bis, Action::RealEstate),
        pair(Action::Surveyor, Action::Landscaper),
    ]);
    match Welcome::set_up(&position, Dealer::new(&Seed([1; 16]))) {
        Ok(game) => Play::of(game),
        Err(faults) => panic!("{faults}"),
    }
}

#[test]
fn it_goes_between_9_and_10() {
    play(["9 . 10", "8 . 9", "10 . 11"])
        .choose("take 3")
        .refused(
            "write 9¾ b2",
            "9¾ does not fit in b2: numbers grow from left to right, and it stands between 8 and 9",
        )
        .refused(
            "write 9¾ c2",
            "9¾ does not fit in c2: numbers grow from left to right, and it stands between 10 and \
             11",
        )
        .choose("write 9¾ a2, fence a2")
        .rows(["9 9¾ | 10", "8 . 9", "10 . 11"]);
}

/// A 9 goes to its left, a 10 to its right.
#[test]
fn whole_numbers_go_on_the_right_side_of_it() {
    let scenario = Scenario::new_2023([". . 9¾ . .", "", ""]).option("quarters", "true");
    let play = scenario.pairs(["9 bis", "10 bis", "11 surveyor"]).play();
    let writes = |play: Play, number: u8, houses: &[&str]| {
        for place in 1..=10 {
            let text = format!("write {number} a{place}");
            let mut choices = Vec::new();
            play.game.choices(tabletop::Seat::new(0), &mut choices);
            let listed = choices.iter().any(|choice| choice.to_string() == text);
            assert_eq!(listed, houses.contains(&format!("a{place}").as_str()), "{text}");
        }
    };
    writes(play.clone().choose("take 1"), 9, &["a1", "a2"]);
    writes(play.choose("take 2"), 10, &["a4", "a5", "a6", "a7", "a8", "a9", "a10"]);
}

/// Temps turn it into 7¾, 8¾, 9¾, 10¾ or 11¾.
#[test]
fn temps_keep_the_quarters() {
    play(["9 10 11 12 13 14 15 16 17 .", "", "11 . 12"])
        .choose("take 1, write 11¾ c2")
        .shows("temps", 1)
        .rows(["9 10 11 12 13 14 15 16 17 .", "", "11 11¾ 12"]);
}

#[test]
fn it_is_copied_as_it_is() {
    play(["", "", ""]).choose("take 2, write 9¾ b4, bis 9¾ b5").rows(["", ". . . 9¾ 9¾b", ""]);
}

/// Twice in a street only as a copy.
#[test]
fn it_stands_once_in_a_street() {
    play(["9¾ .", "", ""]).choose("take 3").refused(
        "write 9¾ a2",
        "9¾ does not fit in a2: numbers grow from left to right, and it stands to the right of 9¾",
    );
}

#[test]
fn a_refusal_looks_at_it_too() {
    let full = ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11"];
    play([full[0], full[1], "1 2 3 4 5 6 7 8 9 . 10 15"])
        .refused("refuse", "a permit is refused only when no number on offer fits, and 9¾ does");
}

#[test]
fn three_more_cards() {
    let play = Scenario::new_2023(["", "", ""]).option("quarters", "true").play();
    let rules = play.game.rules();
    assert_eq!(rules.edition.cards.len(), 66);
    let quarters: Vec<&Card> =
        rules.edition.cards.iter().filter(|card| !card.number.is_whole()).collect();
    assert_eq!(quarters.len(), 3);
    assert_eq!(play.view().quarters_source, Some(welcome::data::Source::Proposed));
    assert_eq!(serde_json::to_string(&quarters[0].number).unwrap(), "\"9¾\"");
    assert_eq!(serde_json::from_str::<Number>("\"9¾\"").unwrap(), quarters[0].number);
    assert!(serde_json::from_str::<Number>("\"9\"").is_err());
}

/// A position shows only numbers that cards and temps can make.
#[test]
fn a_position_has_no_quarters_that_cannot_come() {
    let faults = |row: &str, quarters: &str| {
        let scenario = Scenario::new_2023([row, "", ""]).option("quarters", quarters);
        let refused = Welcome::set_up(&scenario.filled(), Dealer::new(&Seed([1; 16])));
        refused.err().map(|faults| faults.0.iter().map(ToString::to_string).collect::<Vec<_>>())
    };
    let said = |text: &str| Some(vec![text.to_owned()]);
    assert_eq!(
        faults("9 9¾", "false"),
        said("seats[0].sheet: a2: 9¾: expected a whole number, since option `quarters` is off")
    );
    assert_eq!(
        faults("9 12¾", "true"),
        said("seats[0].sheet: a2: 12¾: no card has it or becomes it with a temp")
    );
    for makeable in ["7¾", "8¾", "9¾ 9¾b", "10¾", "11¾"] {
        assert_eq!(faults(makeable, "true"), None, "{makeable}");
    }
}
