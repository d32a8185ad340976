//! Tables that cannot come about: cards, plans, rounds, and choices of this round.

use serde_json::{Value, json};
use tabletop::{Game as _, Viewer};

use super::{expert, refused, set_up, solo, standard, with};
use crate::scenario::rows;

#[test]
fn another_game_or_other_options() {
    refused(
        with(standard(), &[("/game", json!("chess")), ("/options", json!({ "lamps": true }))]),
        &[
            "game: `chess`: expected `welcome`",
            "options, seats: there is no option `lamps`: expected one of `edition`, `advanced`, \
             `expert`, `opponent`, `quarters`, `reshuffle`, `sheet`",
        ],
    );
    refused(
        with(standard(), &[("/seats", json!([]))]),
        &["options, seats: 0 seats are out of range: expected 1 to 100"],
    );
}

#[test]
fn plans_that_are_not_in_their_stack() {
    let base = "estates-1-2-6, estates-1-4-5, estates-3-4, estates-2-5, estates-1-2-2-3, \
                estates-2-3-5";
    refused(
        with(standard(), &[("/plans/2/plan", json!("estates-4-4"))]),
        &[&format!("plans[2].plan: no plan `estates-4-4`: expected one of {base}")],
    );
    // An advanced plan in the base game.
    let base = "estates-1-1-1-1-1-1, estates-2-2-2-2, estates-3-3-3, estates-4-4, estates-5-5, \
                estates-6-6";
    refused(
        with(standard(), &[("/plans/0/plan", json!("top-street"))]),
        &[&format!("plans[0].plan: no plan `top-street`: expected one of {base}")],
    );
}

/// Each mode has its own way of offering cards.
#[test]
fn cards_of_another_mode() {
    refused(
        with(standard(), &[("/pairs", Value::Null)]),
        &["pairs: missing: expected the three pairs of a standard game"],
    );
    refused(
        with(solo(), &[("/pairs", standard()["pairs"].clone()), ("/cards", Value::Null)]),
        &[
            "pairs: not expected here: the three pairs of a standard game",
            "cards: missing: expected the three cards of a solo game",
        ],
    );
    refused(
        with(
            standard(),
            &[
                ("/solo_card_drawn", json!(true)),
                ("/first_architect", json!(1)),
                ("/seats/1/hand", json!(["1 surveyor", "2 surveyor", "3 surveyor"])),
            ],
        ),
        &[
            "solo_card_drawn: not expected here: the Solo card is for the solo game",
            "first_architect: not expected here: the first architect of the expert game",
            "seats[1].hand: not expected here: the hand of an expert game",
        ],
    );
    refused(
        with(expert(), &[("/seats/0/hand", Value::Null), ("/first_architect", json!(3))]),
        &[
            "seats[0].hand: missing: expected the hand of an expert game",
            "first_architect: expected a seat from 1 to 2",
        ],
    );
}

/// The cards played last round belong to the expert game.
#[test]
fn cards_played_in_a_game_without_hands() {
    let played = ("/seats/0/played", json!(["1 surveyor", "2 surveyor"]));
    assert!(set_up(with(standard(), &[played])).is_err());
}

/// Facts 1: every card is there as often as in the box.
#[test]
fn cards_that_the_deck_does_not_have() {
    refused(
        with(standard(), &[("/pairs/0/number", json!(1))]),
        &["pairs[0]: `1 bis`: the deck has 0 of it, and no more is left"],
    );
    refused(
        with(standard(), &[("/pairs/1/number", json!(7))]),
        &["pairs[1]: `7 bis`: the deck has 1 of it, and no more is left"],
    );
    refused(
        with(standard(), &[("/discarded", json!(["1 surveyor", "9 bis", "1 surveyor"]))]),
        &[
            "discarded[1]: `9 bis`: the deck has 1 of it, and no more is left",
            "discarded[2]: `1 surveyor`: the deck has 1 of it, and no more is left",
        ],
    );
    refused(
        with(standard(), &[("/pairs/2/flipped", json!(5))]),
        &["pairs[2].flipped: `5 pool`: the deck has 0 of it, and no more is left"],
    );
    refused(
        with(solo(), &[("/cards/2", json!("7 pool"))]),
        &["cards[2]: `7 pool`: the deck has 1 of it, and no more is left"],
    );
    refused(
        with(expert(), &[("/seats/1/hand/0", json!("9 pool"))]),
        &["seats[1].hand[0]: `9 pool`: the deck has 1 of it, and no more is left"],
    );
    let bis = [3, 4, 6, 10, 12, 13].map(|number| format!("{number} bis"));
    refused(
        with(standard(), &[("/pairs/0/action", json!("bis")), ("/discarded", json!(bis))]),
        &["pairs[0].action: `bis`: no card with this action is left"],
    );
}

/// Rulebook p. 8: a plan is approved when someone has fulfilled it, and later scores come after.
#[test]
fn approvals_that_nobody_explains() {
    let used = json!(rows(["1u 2u 3u | 4u 5u 6u 7u |", "", ""]));
    let fulfilled = |mark: &str| {
        with(
            standard(),
            &[
                ("/seats/0/sheet/streets", used.clone()),
                ("/seats/0/sheet/plans", json!([null, null, mark])),
            ],
        )
    };
    refused(
        fulfilled("first"),
        &["plans[2].approved: false: expected true, since an architect has fulfilled the plan"],
    );
    refused(
        with(standard(), &[("/plans/2/approved", json!(true))]),
        &["plans[2].approved: true: expected an architect who fulfilled the plan `first`"],
    );
    refused(
        with(fulfilled("later"), &[("/plans/2/approved", json!(true))]),
        &[
            "plans[2].approved: true: expected an architect who fulfilled the plan `first`",
            "plans[2]: fulfilled `later`: expected an architect who was `first`",
        ],
    );
    refused(
        with(solo(), &[("/solo_card_drawn", json!(true))]),
        &[
            "plans[0].approved: false: the Solo card approves all plans when it comes",
            "plans[1].approved: false: the Solo card approves all plans when it comes",
            "plans[2].approved: false: the Solo card approves all plans when it comes",
        ],
    );
}

#[test]
fn rounds_are_counted_from_one() {
    refused(
        with(standard(), &[("/round", json!(0))]),
        &[
            "seats[0].sheet: numbers and refusals of 0 rounds: expected 0 before round 0",
            "seats[1].sheet: numbers and refusals of 0 rounds: expected 0 before round 0",
            "round: 0: expected the round about to be played, counted from 1",
        ],
    );
}

/// Facts 4.10: alone the deck lasts 27 rounds.
#[test]
fn a_solo_round_after_the_last() {
    let a = "1 2 3 4 5 6 7 8 9 10";
    let b = "1 2 3 4 5 6 7 8 9 10 11";
    let streets = json!(rows([a, b, "1 2 3 4 5 6 7"]));
    let late = [("/round", json!(29)), ("/seats/0/sheet/streets", streets)];
    assert!(set_up(with(solo(), &late)).is_err(), "round 29 of at most 27");
}

/// Facts 4.10: the Solo card is not among the first 41 cards, so it comes in round 14 at the earliest.
#[test]
fn a_solo_card_that_comes_too_early() {
    let early = [
        ("/round", json!(1)),
        ("/solo_card_drawn", json!(true)),
        ("/plans/0/approved", json!(true)),
        ("/plans/1/approved", json!(true)),
        ("/plans/2/approved", json!(true)),
    ];
    assert!(set_up(with(solo(), &early)).is_err(), "the Solo card in round 1");
}

/// Alone all three cards of a round are discarded when it is over.
#[test]
fn a_solo_discard_that_does_not_go_with_the_round() {
    let second = |discarded: Value| {
        let streets = json!(rows(["7", "", ""]));
        let told =
            [("/round", json!(2)), ("/seats/0/sheet/streets", streets), ("/discarded", discarded)];
        with(solo(), &told)
    };
    refused(second(json!(["7 bis", "8 bis", "9 bis"])), &[]);
    refused(second(json!(["7 bis", "8 bis"])), &["discarded: 2 cards: expected 3, three a round"]);
    refused(second(json!([])), &["discarded: 0 cards: expected 3, three a round"]);
    // Left out, the dealer discards three.
    let game = set_up(second(Value::Null)).expect("a position that can come about");
    assert_eq!(game.view(Viewer::Spectator).discarded.len(), 3);
}

/// Choices already made this round are made again, and the first that is refused is named.
#[test]
fn choices_that_cannot_be_made() {
    let choices = |choices: Value| with(standard(), &[("/seats/1/choices", choices)]);
    refused(choices(json!(["take 1", "write 7 a1", "done"])), &[]);
    refused(
        choices(json!(["take 1", "write 9 a1", "done"])),
        &["seats[1].choices[1]: `write 9 a1`: the number taken is 7, not 9"],
    );
    refused(
        choices(json!(["take a pair"])),
        &[
            "seats[1].choices[0]: `take a pair` is not understood: expected `take 2`, or `take 1+3` to \
         combine two cards",
        ],
    );
}

/// All faults are named at once.
#[test]
fn many_faults_at_once() {
    refused(
        with(
            standard(),
            &[
                ("/game", json!("welkin")),
                ("/plans/0/plan", json!("estates-9")),
                ("/pairs/1/number", json!(1)),
                ("/seats/0/sheet/streets/0", json!("5 3 18")),
                ("/seats/0/sheet/parks", json!([4, 0, 0])),
                ("/seats/1/sheet/streets/2", json!("1 1b 1p | o . . . . . . . .")),
                ("/seats/1/sheet/temps", json!(12)),
            ],
        ),
        &[
            "game: `welkin`: expected `welcome`",
            "plans[0].plan: no plan `estates-9`: expected one of estates-1-1-1-1-1-1, \
             estates-2-2-2-2, estates-3-3-3, estates-4-4, estates-5-5, estates-6-6",
            "seats[0].sheet.streets[0]: a3: `18` is not understood: expected a house number from 0 \
             to 17, a dot for an empty place, `o` or `|`",
            "seats[0].sheet.streets[0]: 3 places: expected exactly 10",
            "seats[0].sheet.parks[0]: 4 crossed: expected at most 3",
            "seats[1].sheet.streets[2]: c3: `p`: the sheet has no pool here",
            "seats[1].sheet.streets[2]: c3: a second 1: expected a bis, `1b`",
            "seats[1].sheet.temps: 12 crossed: expected at most 11",
            "seats[1].sheet: a roundabout: expected none, since option `advanced` is off",
            "pairs[1]: `1 bis`: the deck has 0 of it, and no more is left",
        ],
    );
}
