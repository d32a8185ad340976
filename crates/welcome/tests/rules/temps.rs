//! Temps. Rulebook p. 7; facts 2.2, 2.3, 4.1 and 4.12.

use crate::scenario::{EMPTY, Scenario};

const PAIRS: [&str; 3] = ["8 temp", "9 landscaper", "9 bis"];

/// Rulebook p. 7, its own example: with an 8 one builds a 6, 7, 8, 9 or 10.
#[test]
fn a_temp_changes_the_number_by_up_to_two() {
    let play = Scenario::new(EMPTY).pairs(PAIRS).play().choose("take 1").count("write", 5 * 33);
    for number in [6, 7, 8, 9, 10] {
        play.clone().choose(&format!("write {number} b5"));
    }
    for number in [5, 11] {
        let message = format!("the number taken is 8, give or take 2 with the temp, not {number}");
        play.clone().refused(&format!("write {number} b5"), &message);
    }
}

/// Rulebook p. 7: a temp who works is crossed.
#[test]
fn a_temp_who_changes_the_number_is_crossed() {
    Scenario::new(EMPTY)
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 10 b5")
        .shows("temps", 1)
        .only(&["done"]);
}

/// Facts 4.1 and 4.2: with the number unchanged one may hire a temp, or not.
#[test]
fn with_the_number_unchanged_a_temp_may_be_hired() {
    let play = Scenario::new(EMPTY).pairs(PAIRS).play().choose("take 1, write 8 b5");
    play.clone().only(&["hire", "pass"]).choose("hire").shows("temps", 1);
    play.choose("pass").shows("temps", 0);
}

/// Rulebook p. 7 and facts 4.1: numbers from 0 to 17 come about, none below and none above.
#[test]
fn a_temp_reaches_from_0_to_17() {
    let numbers = |pair: &str, expected: &[u8]| {
        let play = Scenario::new(EMPTY).pairs([pair, "9 pool", "9 bis"]).play().choose("take 1");
        for &number in expected {
            play.clone().choose(&format!("write {number} c5"));
        }
        play.count("write", 33 * expected.len());
    };
    numbers("1 temp", &[0, 1, 2, 3]);
    numbers("2 temp", &[0, 1, 2, 3, 4]);
    numbers("14 temp", &[12, 13, 14, 15, 16]);
    numbers("15 temp", &[13, 14, 15, 16, 17]);
    assert!("write 18 c5".parse::<welcome::Choice>().is_err());
    assert!("write -1 c5".parse::<welcome::Choice>().is_err());
}

/// Facts 2.3: with all eleven boxes crossed the number may still change; nothing more is crossed.
#[test]
fn with_all_boxes_crossed_a_temp_still_works() {
    let play = Scenario::new(EMPTY).temps(11).pairs(PAIRS).play().choose("take 1");
    play.clone().choose("write 6 b5").only(&["done"]).shows("temps", 11);
    play.choose("write 8 b5").only(&["done"]).shows("temps", 11);
}

#[test]
fn the_eleventh_box_is_the_last() {
    Scenario::new(EMPTY)
        .temps(10)
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 8 b5, hire")
        .shows("temps", 11);
}

/// Rulebook p. 7: 7, 4 and 1 points. Facts 4.12: equal numbers share a rank, the next lower
/// number takes the next rank, and nobody is paid for no temp at all.
#[test]
fn temps_are_ranked_with_ties() {
    let ranked = |temps: &[u8], expected: &[i32]| {
        let first = Scenario::new(EMPTY).temps(temps[0]);
        let mut play =
            temps[1..].iter().fold(first, |game, &temps| game.seat(EMPTY).temps(temps)).play();
        for (index, &points) in expected.iter().enumerate() {
            play = play.seat(index + 1).points("temps", points);
        }
    };
    ranked(&[5, 4, 3, 2], &[7, 4, 1, 0]);
    ranked(&[5, 5, 3, 3, 2, 2, 1, 0], &[7, 7, 4, 4, 1, 1, 0, 0]);
    ranked(&[2, 0, 2, 2], &[7, 0, 7, 7]);
    ranked(&[0, 0, 0], &[0, 0, 0]);
    ranked(&[0, 0, 1], &[0, 0, 7]);
    // Two seats are ranked like any number.
    ranked(&[3, 11], &[4, 7]);
    ranked(&[4, 4], &[7, 7]);
    ranked(&[1, 0], &[7, 0]);
    ranked(&[0, 0], &[0, 0]);
}

/// Rulebook p. 9: alone, six temps bring 7 points, and fewer none.
#[test]
fn alone_six_temps_bring_seven_points() {
    for (temps, points) in [(0, 0), (1, 0), (5, 0), (6, 7), (7, 7), (11, 7)] {
        Scenario::new(EMPTY)
            .temps(temps)
            .solo(["7 pool", "8 pool", "9 pool"])
            .play()
            .points("temps", points);
    }
}
