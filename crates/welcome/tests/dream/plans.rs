//! The nine plans: what each asks for, how far a sheet has come, and what it pays.

use welcome::sheet::Approval;

use crate::scenario::{EMPTY, Scenario};

const PAIRS: [&str; 3] = ["7 landscaper", "8 bis", "10 pool"];
const EASY: [&str; 3] = ["all-blue-and-orange", "four-columns", "two-streets"];

/// The progress with a plan of a sheet, before and after a turn; fulfilled if all is there.
#[track_caller]
fn progress(plan: (usize, &str), rows: [&str; 5], won: &str, turn: &str, then: (usize, usize)) {
    let (slot, id) = plan;
    let mut plans = EASY;
    plans[slot - 1] = id;
    let played = Scenario::new(PAIRS, rows).plans(plans).won(won).seat(EMPTY).play();
    let played = played.choose(turn);
    let progress = played.view().seats[0].progress[slot - 1].clone();
    assert_eq!((progress.have, progress.need), then, "{id}");
    let fulfil = format!("plan {slot}");
    if then.0 == then.1 {
        let paid = played.view().plans[slot - 1].first;
        played
            .choose(&fulfil)
            .points("plans", paid)
            .refused(&fulfil, &format!("plan {slot} is fulfilled already on this sheet"));
    } else {
        played.refused(&fulfil, &format!("plan {slot} asks for more than this sheet shows"));
    }
}

/// Rulebook, A: all green houses perfect; all red houses perfect.
#[test]
fn all_houses_of_a_colour_perfect() {
    let green = (1, "all-green-perfect");
    let rows = [". . . 4* . 7*", ". . . . 5*", "", ". 3* . . . . 9*", ". . 4*"];
    progress(green, rows, "", "take 1, write 7 c1", (6, 7));
    progress(
        green,
        [". . . 4* . 6*", rows[1], rows[2], rows[3], "5* . 9*"],
        "",
        "take 1, write 7 b6",
        (7, 7),
    );
    progress(green, rows, "", "take 2, write 8 c1", (6, 7));
    let red = (1, "all-red-perfect");
    progress(red, ["", ". 3* . 6*", ". . . . . 9*", "", ""], "", "take 2, write 8 d1", (4, 4));
}

/// A house numbered normally makes the plan impossible.
#[test]
fn a_normal_house_spoils_a_plan_of_its_colour() {
    let play = Scenario::new(PAIRS, EMPTY).plans(["all-red-perfect", EASY[1], EASY[2]]);
    let play = play.seat(EMPTY).play();
    assert!(play.view().seats[0].progress[0].open);
    let spoiled = play.choose("take 1, write 7 b2");
    assert!(!spoiled.view().seats[0].progress[0].open);
}

/// Rulebook, A: all blue and orange houses numbered, perfect or not.
#[test]
fn all_houses_of_two_colours_numbered() {
    let rows = [". . 3 . 6 . .", "1 . 5 . . . 9", ". . . 4 . . 11", ". . . . 7", ". 3 . . . 9"];
    let blue = (1, "all-blue-and-orange");
    progress(blue, rows, "", "take 1, write 7 b4", (10, 10));
    progress(blue, [rows[0], rows[1], rows[2], rows[3], ". 3"], "", "take 1, write 7 b4", (9, 10));
}

/// Rulebook, B: two complete columns with perfect houses only; four complete columns; three side by
/// side.
#[test]
fn columns() {
    let perfect = ["1* 2* 3 4 5", "1* 2* 3 4 5", "1* 2* 3 4 5", "1* 2* 3 4 5", ". 8* 9 10 11"];
    let two = (2, "two-perfect-columns");
    progress(two, perfect, "2 3 4 5", "take 1, write 7 e1", (2, 2));
    progress(two, perfect, "2 3 4 5", "take 2, write 8 d6", (1, 2));
    let apart = ["1 2 . 4 . 7", "1 2 . 4 . 8", "1 2 . 4 . 9", "1 2 . 4 . 8", ". 8 . 10 . 12"];
    progress((2, "four-columns"), apart, "2 4 6", "take 1, write 7 e1", (4, 4));
    progress((2, "four-columns"), apart, "2 4 6", "take 2, write 8 a7", (3, 4));
    let together = (2, "three-columns-together");
    progress(together, apart, "2 4 6", "take 1, write 7 e1", (2, 3));
    let beside = ["1 2 3", "1 2 3", "1 2 3", "1 2 3", ". 8 9"];
    progress(together, beside, "2 3", "take 1, write 7 e1", (3, 3));
}

/// Rulebook, C: a complete street with perfect houses only; two complete streets; nine perfect
/// houses that form a square.
#[test]
fn streets_and_the_square() {
    let street = ["1* 2* 3* 4* 5* .", "", "", "", ""];
    let perfect = (3, "a-perfect-street");
    progress(perfect, ["1* 2* 3* 4* 5* . 9*", "", "", "", ""], "", "take 1, write 7 a6", (1, 1));
    progress(perfect, ["1* 2* 3* 4* 5* . 9*", "", "", "", ""], "", "take 2, write 8 a6", (0, 1));
    let two = (3, "two-streets");
    progress(
        two,
        ["1 2 3 4 5 6 7", "1 2 3 4 5 . 9", "", "", ""],
        "a",
        "take 1, write 7 b6",
        (2, 2),
    );
    progress(two, street, "", "take 1, write 7 b6", (0, 2));
    let square = (3, "a-perfect-square");
    let rows = [". . 3* 4* 5*", ". . 3* 4* .", ". . 3* 4* 5*", "", ""];
    progress(square, rows, "", "take 1, write 7 b5", (9, 9));
    progress(square, rows, "", "take 2, write 8 b5", (6, 9));
}

/// Whoever fulfils a plan in the first round in which anyone does gets the high score.
#[test]
fn the_first_round_of_a_plan_pays_more() {
    let rows = ["1 2 3 4 5 6 7", "1 2 3 4 5 6 .", "", "", ""];
    let both = Scenario::new(PAIRS, rows).plans(EASY).won("a").seat(rows).won("a").play();
    let both = both.choose("take 1, write 7 b7, plan 3, done").seat(2);
    let both = both.choose("take 1, write 7 b7, plan 3, done").points("plans", 8);
    both.seat(1).points("plans", 8);
    let first = ["1 2 3 4 5 6 7", "1 2 3 4 5 6 7", "", "", ""];
    let later = Scenario::new(PAIRS, rows).plans(EASY).won("a").seat(first).won("a b");
    let later = later.fulfilled(3, Approval::First).play();
    later.choose("take 1, write 7 b7, plan 3").points("plans", 4);
}

/// Fulfilling is a choice and may wait; three plans end the game.
#[test]
fn plans_may_wait_and_three_end_the_game() {
    let rows =
        ["1 2 3 4 5 6 7", "1 2 3 4 5 6 7", "1 2 3 4 5 . 9", "1 2 3 4 5 6 .", "1 2 3 4 . . ."];
    let scenario =
        Scenario::new(PAIRS, rows).plans(["all-red-perfect", "four-columns", "two-streets"]);
    let play = scenario.won("a b 1 2 3 4").seat(EMPTY).play().choose("take 1, write 7 c6");
    play.clone().only(&["plan 2", "plan 3", "done"]).choose("done").goes_on();
    let red = [". . . . . . .", ". 3* . 6* . . .", ". . . . . 9*", "7* 8 9 10 11 12 .", ""];
    let nearly =
        Scenario::new(PAIRS, red).plans(["all-red-perfect", "four-columns", "two-streets"]);
    nearly.seat(EMPTY).play().choose("take 1, write 7 a1, plan 1").points("plans", 10);
    let all =
        ["1 2 3 4 5 6 7", "1 3* 4 6* 7 8 9", "1 2 3 4 . 9* .", "3* 4 5 6 . . .", "1 2 3 4 . . ."];
    let all = Scenario::new(PAIRS, all).plans(["all-red-perfect", "four-columns", "two-streets"]);
    let all = all.won("a b 1 2 3 4").seat(EMPTY).play();
    let all = all.choose("take 1, write 7 c5, plan 1, plan 2, plan 3, done").goes_on();
    all.seat(2).choose("take 1, write 7 a1, done").ends("plans", &[1, 2]);
}
