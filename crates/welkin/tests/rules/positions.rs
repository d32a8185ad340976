//! Positions: what can be written, and what is said about what cannot be.

use serde_json::json;
use tabletop::{Dealer, Game, Rng, Seed, Settings};
use welkin::Welkin;

use crate::scenario::Scenario;

/// The example of `docs/position.md` is good, and plays.
#[test]
fn the_documented_example_sets_up() {
    let docs = include_str!("../../../../docs/position.md");
    let example = docs.split("```json").find(|text| text.contains("\"welkin\"")).expect("there");
    let example = example.split("```").next().expect("an end");
    let position: welkin::Position = serde_json::from_str(example).expect("a position");
    let game = Welkin::set_up(&position, Dealer::new(&Seed([1; 16]))).expect("no faults");
    assert!(game.outcome().is_none());
}

#[test]
fn choices_already_made_are_played() {
    Scenario::new(2)
        .with("choices", json!(["turn V", "take A"]))
        .play()
        .stock(1, "A")
        .only(&["done"]);
    assert_eq!(
        Scenario::new(2).with("choices", json!(["turn V", "take V"])).faults(),
        ["choices[1]: `take V`: V cannot be produced: its production token shows +1"]
    );
}

/// Every point of no return of a game is a position that sets up the same game.
#[test]
fn a_game_is_set_up_from_any_of_its_positions() {
    let setup = Welkin::setup(&Settings::default(), 3).expect("valid options");
    let mut game = Welkin::start(&setup, Dealer::new(&Seed([9; 16])));
    let mut rng = Rng::new(9);
    let mut choices = Vec::new();
    let (mut flipping, mut last) = (0, 0);
    while let Some(seat) = game.waiting_on().lowest() {
        let position = game.position();
        flipping += u32::from(position.flipping);
        last += u32::from(position.last.is_some());
        let again = Welkin::set_up(&position, Dealer::imagined(&mut rng)).expect("no faults");
        assert_eq!(again.position(), position);
        game.choices(seat, &mut choices);
        let choice = rng.pick(&choices).expect("a waiting seat has a choice");
        game.choose(seat, choice).expect("listed choices are legal");
    }
    assert!(flipping > 0 && last > 0);
}

/// All faults are named at once.
#[test]
fn every_fault_is_named() {
    let faults = Scenario::new(2)
        .with("game", "welcome")
        .tokens("VE VA VM VG EA EM EG AM AG AG")
        .with("display", [31, 32, 33, 34, 47])
        .with("first", 3)
        .seat(1, "stock", "VVVVV")
        .faults();
    assert_eq!(
        faults,
        [
            "game: `welcome`: expected `welkin`",
            "tokens[9]: `AG`: the box has no such token, or no more of them",
            "tokens: expected the token `MG` or `GM` too",
            "display[4]: 47: expected a card from 1 to 46",
            "first: 3: expected a seat from 1 to 2",
            "seats[0].stock: VVVVV: expected at most 4",
        ]
    );
}

#[test]
fn what_cannot_come_about_is_refused() {
    let base = Scenario::new(2);
    let refused = |scenario: Scenario, fault: &str| {
        assert_eq!(scenario.faults(), [fault], "{}", scenario.0);
    };
    refused(
        base.clone().sites(1, &[(31, "")]),
        "seats[0].sites[0]: 31: this card lies somewhere else too",
    );
    refused(
        base.clone().sites(1, &[(1, "VVV")]),
        "seats[0].sites[0].placed: VVV: site 1 takes VVE",
    );
    refused(
        base.clone().sites(1, &[(1, "VVE")]),
        "seats[0].sites[0].placed: site 1 is full: expected it to be sold",
    );
    refused(
        base.clone().sites(1, &[(1, ""), (2, ""), (3, "")]),
        "seats[0].sites: 3 open sites: expected at most 2, 2 places and 0 opened by powers",
    );
    refused(
        base.clone().seat(1, "completed", [1]).seat(1, "used", [2]),
        "seats[0].used[0]: 2: expected one of the completed sites",
    );
    refused(
        base.clone().seat(1, "completed", [41]).seat(1, "used", [41]),
        "seats[0].used[0]: 41: a special site has no power to use",
    );
    refused(
        base.clone().option("incomplete", "completed").seat(1, "set_aside", [1]),
        "seats[0].set_aside: expected none, since option `incomplete` is `completed`",
    );
    refused(
        base.clone().seat(1, "flips", 1),
        "seats[0]: 1 coins paid: expected no more than the 0 there were",
    );
    refused(base.clone().with("turn", 0), "turn: 0: expected a turn from 1 to 99999");
    refused(
        base.clone().option("turns", "30").with("turn", 61),
        "turn: 61: the game is stopped after 60 turns",
    );
    refused(base.clone().option("first", "2"), "first: 1: option `first` says 2");
    refused(base.clone().with("display", [31, 32, 33, 34]), "display: 4 places: expected 5");
    refused(
        base.clone().with("last", json!({ "seat": 2, "by": "action" })),
        "last: not expected here: every card taken has been replaced",
    );
    refused(
        base.clone()
            .with("last", json!({ "seat": 1, "by": "action" }))
            .with("display", json!([null, 32, 33, 34, 35]))
            .seat(2, "completed", (1..=16).collect::<Vec<usize>>()),
        "last.seat: 1: this seat would play again: expected a game that goes on",
    );
    refused(
        base.clone().with("selling", true),
        "selling: true: expected a used power `sell` of the player",
    );
    refused(
        base.clone().with("flipping", true).with("acted", true),
        "flipping: true: expected the rightmost site of the player to be just opened, from a full \
         pile, with the symbol",
    );
    refused(
        base.clone().seat(1, "completed", (1..=20).collect::<Vec<usize>>()),
        "display, seats: 25 cards are on display or taken: a game with 2 players has 20",
    );
    refused(
        Scenario::new(4)
            .seat(1, "stock", "GGGG")
            .seat(2, "stock", "GGGG")
            .seat(3, "stock", "GGGG")
            .seat(4, "stock", "GGGG"),
        "seats: 16 G in all: the box has 15",
    );
    let one = Scenario::new(1).faults();
    assert_eq!(one, ["options, seats: 1 seat is out of range: expected 2 to 4"]);
}

/// Two faults that go together: a gap in the display, and nobody who left it.
#[test]
fn a_gap_needs_an_empty_pile_and_someone_who_left_it() {
    assert_eq!(
        Scenario::new(2).with("display", json!([null, 32, 33, 34, 35])).faults(),
        [
            "display: an empty place, and 16 cards in the pile: expected none",
            "last: missing: expected who took a card that was not replaced",
        ]
    );
}
