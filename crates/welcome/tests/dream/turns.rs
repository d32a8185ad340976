//! Taking, writing, refusals, and the ends of the game.

use crate::scenario::{EMPTY, Scenario};

const PAIRS: [&str; 3] = ["7 pool", "8 temp", "10 landscaper"];

/// Four full streets, and one house left that takes no number.
const STUCK: [&str; 5] =
    ["1 2 3 4 5 6 7", "1 2 3 4 5 6 7", "1 2 3 4 5 6 7", "1 2 3 4 5 6 7", "1 2 3 . 4 5 6"];
const STUCK_BONUSES: &str = "a b c d 1 2 3 5 6 7";

/// Rulebook: a family whose type is that of the house has a perfect house, any other a normal one.
#[test]
fn the_action_decides_whether_a_house_is_perfect() {
    let play = Scenario::new(PAIRS, EMPTY).seat(EMPTY).play();
    play.clone().choose("take 1, write 7 a5").row(0, ". . . . 7* . .");
    play.clone().choose("take 1, write 7 b1").row(1, "7* . . . . . .");
    play.clone().choose("take 1, write 7 a1").row(0, "7 . . . . . .");
    play.choose("take 3, write 10 e3").row(4, ". . 10* . . . .");
}

/// Rulebook: each of the five streets is numbered in growing order, as usual.
#[test]
fn numbers_grow_in_every_street() {
    let rows = ["3 . . 7 . . 12", "8 . . . . . .", ". . . 7 . . .", "", ". . . . . . 2"];
    let play = Scenario::new(PAIRS, rows).seat(EMPTY).play().choose("take 2");
    play.clone().only(&[
        "write 8 a5", "write 8 a6", "write 8 c5", "write 8 c6", "write 8 c7", "write 8 d1",
        "write 8 d2", "write 8 d3", "write 8 d4", "write 8 d5", "write 8 d6", "write 8 d7",
    ])
    .refused(
        "write 8 a2",
        "8 does not fit in a2: numbers grow from left to right, and it stands between 3 and 7",
    )
    .refused(
        "write 8 b3",
        "8 does not fit in b3: numbers grow from left to right, and it stands to the right of 8",
    )
    .refused("write 8 a4", "a4 is taken already")
    .refused("write 8 a8", "there is no house a8 on this sheet")
    .refused("done", "not now: write the number first");
}

/// Rulebook: no usual action is used; a temp changes no number.
#[test]
fn actions_do_nothing_else() {
    let play = Scenario::new(PAIRS, EMPTY).seat(EMPTY).play().choose("take 2");
    play.refused("write 9 d5", "the number taken is 8, not 9")
        .choose("write 8 d5")
        .row(3, ". . . . 8* . .")
        .only(&["done"]);
}

#[test]
fn steps_come_in_order() {
    let play = Scenario::new(PAIRS, EMPTY).seat(EMPTY).play();
    play.refused("write 7 a1", "not now: take a number and a family first")
        .refused("take 1+2", "here one takes one of three pairs: `take 2`")
        .refused("refuse", "a permit is refused only when no number on offer fits, and 7 does")
        .refused("cross a", "not now: take a number and a family first")
        .choose("take 1, write 7 a1")
        .refused("plan 1", "plan 1 asks for more than this sheet shows")
        .refused("take 1", "not now: the number is written; fulfil plans or end the turn")
        .choose("done")
        .refused("done", "this turn is done; the round goes on when everyone is");
}

/// The usual refusals: 0, 0 and 3 are crossed, and the last ends the game.
#[test]
fn a_permit_is_refused_when_no_number_fits() {
    let stuck = |refusals| {
        Scenario::new(PAIRS, STUCK)
            .won(STUCK_BONUSES)
            .refusals(refusals)
            .seat(EMPTY)
            .play()
            .only(&["refuse"])
            .refused("take 1", "no house takes the number 7")
            .choose("refuse")
    };
    stuck(0).points("refusals", 0).only(&["done"]);
    stuck(1).points("refusals", -3);
    let last = stuck(2).points("refusals", -5).choose("done").goes_on();
    last.seat(2).choose("take 1, write 7 a1, done").ends("refusals", &[1, 2]);
}

/// The round is played to its end by everyone; equal totals share the victory.
#[test]
fn the_last_house_ends_the_game() {
    let nearly = ["1 2 3 4 5 6 .", STUCK[0], STUCK[0], STUCK[0], STUCK[0]];
    let scenario = Scenario::new(PAIRS, nearly).won("b c d e 1 2 3 4 5 6");
    let play = scenario.clone().seat(EMPTY).play();
    let play = play.choose("take 1, write 7 a7, done").goes_on();
    let play = play.seat(2).choose("take 1, write 7 a1, done").ends("houses", &[1, 2]);
    // Six columns of five normal houses and one more, all first; five streets first.
    let outcome = play.outcome();
    assert_eq!(outcome.standings[0].score.total, 7 * 5 * 2 + 50);
    let both = scenario.seat(nearly).won("b c d e 1 2 3 4 5 6").play();
    let both = both.choose("take 1, write 7 a7, done").seat(2).choose("take 1, write 7 a7, done");
    both.ends("houses", &[1, 1]);
}
