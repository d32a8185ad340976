//! Permit refusals. Rulebook p. 5; facts 4.2.

use crate::scenario::Scenario;

/// Only c12 is empty, and takes 12 or more.
const LAST_HOUSE: [&str; 3] =
    ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 ."];

const CLOSED: &str = "not now: number and action are done; fulfil plans or end the turn";

/// Rulebook p. 5: a refusal is crossed by who cannot write any number.
#[test]
fn a_permit_is_refused_when_no_number_fits() {
    Scenario::new(LAST_HOUSE)
        .pairs(["5 surveyor", "6 pool", "7 bis"])
        .play()
        .only(&["refuse"])
        .choose("refuse")
        .shows("refusals", 1)
        .rows(LAST_HOUSE);
}

/// Facts 4.2: it is no free choice.
#[test]
fn a_permit_is_not_refused_while_a_number_fits() {
    Scenario::new(LAST_HOUSE)
        .pairs(["5 surveyor", "6 pool", "13 bis"])
        .play()
        .only(&["take 3"])
        .refused("refuse", "a permit is refused only when no number on offer fits, and 13 does");
}

/// Facts 4.2: actions are optional, so nobody has to change a number to avoid a refusal; and who
/// wants to may.
#[test]
fn a_number_that_fits_only_with_a_temp_may_be_used_or_refused() {
    let play = Scenario::new(LAST_HOUSE).pairs(["10 temp", "6 pool", "7 bis"]).play();
    play.clone()
        .only(&["refuse", "take 1"])
        .choose("take 1")
        .only(&["write 12 c12"])
        .choose("write 12 c12")
        .shows("temps", 1)
        .shows("refusals", 0);
    play.choose("refuse").shows("temps", 0).shows("refusals", 1);
}

/// Facts 4.2: a temp pair whose own number does not fit is no way round the other numbers.
#[test]
fn a_temp_pair_that_does_not_fit_is_no_loophole() {
    Scenario::new(LAST_HOUSE)
        .pairs(["10 temp", "6 pool", "13 bis"])
        .play()
        .only(&["take 1", "take 3"])
        .refused("refuse", "a permit is refused only when no number on offer fits, and 13 does");
}

/// Facts 4.2: a temp pair whose own number fits is a number that fits.
#[test]
fn a_temp_pair_that_fits_as_it_is_forbids_the_refusal() {
    Scenario::new(LAST_HOUSE)
        .pairs(["12 temp", "6 pool", "7 bis"])
        .play()
        .refused("refuse", "a permit is refused only when no number on offer fits, and 12 does");
}

/// Facts 4.2: alone, the test goes over all pairings of two cards. A card's own temp cannot help
/// its own number.
#[test]
fn alone_all_three_numbers_are_tried() {
    let solo = |cards| Scenario::new(LAST_HOUSE).solo(cards).play();
    solo(["10 temp", "5 surveyor", "6 pool"]).only(&["refuse"]);
    solo(["10 surveyor", "4 temp", "6 pool"]).only(&["refuse", "take 1+2"]);
    solo(["13 surveyor", "4 temp", "6 pool"])
        .only(&["take 1+2", "take 1+3"])
        .refused("refuse", "a permit is refused only when no number on offer fits, and 13 does");
}

/// Facts 4.2 and 4.11: with a hand, the same test, and the refuser picks the card to pass on.
#[test]
fn an_expert_refuses_with_the_card_to_pass_on() {
    let hand = |cards| {
        let seat = Scenario::new(LAST_HOUSE).hand(cards);
        seat.seat(["", "", ""]).hand(["1 surveyor", "2 surveyor", "3 surveyor"]).play()
    };
    hand(["10 temp", "5 surveyor", "6 pool"])
        .only(&["refuse 1", "refuse 2", "refuse 3"])
        .refused(
            "refuse",
            "here one combines two of three cards, `take 1+3`, or passes one on with a refusal, \
             `refuse 2`",
        )
        .choose("refuse 3")
        .shows("refusals", 1);
    hand(["10 surveyor", "4 temp", "6 pool"])
        .only(&["refuse 1", "refuse 2", "refuse 3", "take 1+2"]);
    hand(["13 pool", "4 temp", "6 pool"])
        .refused("refuse 2", "a permit is refused only when no number on offer fits, and 13 does");
}

/// Rulebook p. 5: no action with a refusal.
#[test]
fn a_refusal_brings_no_action() {
    Scenario::new(LAST_HOUSE)
        .pairs(["5 surveyor", "6 landscaper", "7 real-estate"])
        .play()
        .choose("refuse")
        .only(&["done"])
        .refused("fence a1", CLOSED)
        .refused("park", CLOSED)
        .refused("promote 1", CLOSED)
        .refused("pass", CLOSED);
}

/// Facts 4.2: plans may still be fulfilled in that turn.
#[test]
fn a_refusal_leaves_the_plans() {
    let three_and_four = "1 2 3 | 4 5 6 7 | 8 9 10";
    Scenario::new([three_and_four, LAST_HOUSE[1], LAST_HOUSE[2]])
        .plans(["estates-6-6", "estates-3-6", "estates-3-4"])
        .pairs(["5 surveyor", "6 pool", "7 bis"])
        .play()
        .choose("refuse")
        .only(&["done", "plan 3"])
        .choose("plan 3, use a1")
        .points("plans", 7);
}

/// Facts 4.6: an unused roundabout never has to be built, neither before nor after the refusal.
#[test]
fn a_refusal_does_not_ask_for_a_roundabout() {
    let c = "1 2 3 4 5 6 7 8 9 10 . .";
    let play = Scenario::new([LAST_HOUSE[0], LAST_HOUSE[1], c])
        .advanced()
        .pairs(["5 surveyor", "6 pool", "7 bis"])
        .play()
        .only(&["refuse", "roundabout c11", "roundabout c12"]);
    play.choose("refuse")
        .only(&["done", "roundabout c11", "roundabout c12"])
        .choose("roundabout c11")
        .only(&["done"])
        .rows([LAST_HOUSE[0], LAST_HOUSE[1], "1 2 3 4 5 6 7 8 9 10 | o | ."]);
}

/// Facts 4.2: one that is built first may open a place, and then the number has to be written.
#[test]
fn a_roundabout_built_first_may_open_a_place() {
    let c = "1 2 3 4 5 6 7 8 9 10 . .";
    Scenario::new([LAST_HOUSE[0], LAST_HOUSE[1], c])
        .advanced()
        .pairs(["5 surveyor", "6 pool", "7 bis"])
        .play()
        .choose("roundabout c11")
        .only(&["take 1", "take 2", "take 3"])
        .refused("refuse", "a permit is refused only when no number on offer fits, and 5 does");
}

/// Facts 2.2: crossed one after the other, refusals cost 0, 3 and 5 in all.
#[test]
fn refusals_cost_nothing_then_three_then_five() {
    for (crossed, points) in [(0, 0), (1, 0), (2, -3)] {
        Scenario::new(LAST_HOUSE).refusals(crossed).play().points("refusals", points);
    }
}

/// Rulebook p. 8: the third refusal ends the game, once everyone is done.
#[test]
fn the_third_refusal_ends_the_game() {
    Scenario::new(LAST_HOUSE)
        .refusals(2)
        .pairs(["5 surveyor", "6 pool", "7 bis"])
        .play()
        .choose("refuse")
        .points("refusals", -5)
        .goes_on()
        .end_round()
        .ends("refusals");
}
