//! Rules that differ from 2018. Facts C.

use tabletop::{Dealer, Game, Seed};
use welcome::Welcome;

use crate::scenario::{EMPTY, Scenario};

const PAIRS: [&str; 3] = ["8 pool", "9 bis", "10 surveyor"];

/// Rulebook, Extension: copies may be parted by a barrier.
#[test]
fn a_barrier_may_part_two_copies() {
    Scenario::new_2023(["5 5b 5b .", "", ""])
        .pairs(PAIRS)
        .play()
        .choose("take 3, write 10 a4, fence a1")
        .rows(["5 | 5b 5b 10", "", ""]);
}

/// Facts C: a copy may be written across a barrier, on both sides of it.
#[test]
fn a_copy_may_be_written_across_a_barrier() {
    let play = Scenario::new_2023([". . | 7 | .", "", ""]).pairs(PAIRS).play();
    let play = play.choose("take 2, write 9 c5");
    play.clone().can(&["bis 7 a2", "bis 7 a4", "bis 9 c4", "bis 9 c6"]);
    play.clone().choose("bis 7 a2").rows([". 7b | 7 | .", "", ". . . . 9"]).shows("temps", 0);
    play.choose("bis 7 a4").rows([". . | 7 | 7b", "", ". . . . 9"]).points("bis", -1);
}

/// Rulebook, Extension: copies of copies, 4 5B 5 5B 5B.
#[test]
fn a_copy_may_be_copied() {
    Scenario::new_2023(["4 5b 5 5b .", "", ""])
        .pairs(PAIRS)
        .play()
        .choose("take 2, write 9 c5, bis 5 a5")
        .rows(["4 5b 5 5b 5b", "", ". . . . 9"])
        .refused("bis 5 a6", "not now: number and action are done; fulfil plans or end the turn");
}

#[test]
fn what_has_no_such_neighbour_cannot_be_copied() {
    Scenario::new_2023(["4 . . 9", "", ""])
        .pairs(PAIRS)
        .play()
        .choose("take 2, write 9 c5")
        .refused("bis 9 a2", "no house beside a2 bears the number 9")
        .refused("bis 4 a1", "a1 is taken already");
}

/// Ruling: there are nine boxes for extensions, and no tenth extension.
#[test]
fn a_tenth_extension_is_not_allowed() {
    let nine = ["1 1b 1b 1b 1b", "1 1b 1b 1b 1b", "1 1b ."];
    Scenario::new_2023(nine)
        .pairs(PAIRS)
        .play()
        .points("bis", -28)
        .choose("take 2, write 9 c5")
        .only(&["done"]);
}

/// Rulebook, Temp: adding nothing is one of the changes, and a box is crossed for it. No action is
/// compulsory, so that it may also be left.
#[test]
fn a_temp_who_changes_nothing_is_crossed() {
    let play = Scenario::new_2023(EMPTY).pairs(["8 temp", "9 bis", "10 pool"]).play();
    let play = play.choose("take 1, write 8 a4").can(&["hire"]);
    play.clone().choose("hire").shows("temps", 1);
    play.choose("pass").shows("temps", 0);
}

/// Rulebook, reminders: a 1 may become 0 and never less, a 15 may become 17.
#[test]
fn temps_reach_from_0_to_17() {
    Scenario::new_2023(EMPTY)
        .pairs(["1 temp", "9 bis", "15 temp"])
        .play()
        .choose("take 1")
        .count("write", 4 * 33);
    Scenario::new_2023(EMPTY)
        .pairs(["1 temp", "9 bis", "15 temp"])
        .play()
        .choose("take 3, write 17 a10")
        .shows("temps", 1);
}

/// Rulebook, Advanced: at any moment of the turn.
#[test]
fn a_roundabout_may_be_built_at_any_moment() {
    let play = Scenario::new_2023(EMPTY).advanced().pairs(PAIRS).play();
    play.clone().choose("roundabout a5, take 2").count("write", 32);
    play.clone().choose("take 2, roundabout a5, write 9 a4, bis 9 a3");
    play.clone().choose("take 2, write 9 a4, roundabout a5, bis 9 a3");
    play.choose("take 2, write 9 a4, bis 9 a3, roundabout a5").rows([". . 9b 9 | o | .", "", ""]);
}

/// Ruling: nothing forbids two in one turn; two is all there are.
#[test]
fn both_roundabouts_may_be_built_in_one_turn() {
    Scenario::new_2023(EMPTY)
        .advanced()
        .pairs(PAIRS)
        .play()
        .choose("roundabout a3, take 1, roundabout a7, write 8 a4")
        .points("roundabouts", -8)
        .refused("roundabout a9", "all 2 roundabouts of the sheet are built");
}

/// Rulebook, Advanced: numbering begins anew on each side.
#[test]
fn a_roundabout_makes_room() {
    let full = ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11"];
    Scenario::new_2023([full[0], full[1], "1 2 3 4 5 6 7 8 9 . . 15"])
        .advanced()
        .pairs(["3 pool", "12 bis", "4 surveyor"])
        .play()
        .can(&["take 2"])
        .choose("roundabout c10")
        .can(&["take 1", "take 2", "take 3"])
        .choose("take 1, write 3 c11")
        .rows([full[0], full[1], "1 2 3 4 5 6 7 8 9 | o | 3 15"]);
}

/// Rulebook, Advanced: even in a turn with a refusal.
#[test]
fn a_roundabout_may_follow_a_refusal() {
    let full = |last: &'static str| ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", last];
    Scenario::new_2023(full("1 2 3 4 5 6 7 . . 13 14 15"))
        .advanced()
        .pairs(["5 pool", "6 bis", "7 surveyor"])
        .play()
        .only(&["refuse", "roundabout c8", "roundabout c9"])
        .choose("refuse, roundabout c8")
        .can(&["roundabout c9"])
        .choose("done");
}

/// Ruling: a number that was taken is written; no roundabout may take its last house away.
#[test]
fn a_roundabout_leaves_room_for_the_number_taken() {
    let rows = ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 9 . 11 14 15"];
    Scenario::new_2023(rows)
        .advanced()
        .pairs(["10 pool", "6 bis", "7 surveyor"])
        .play()
        .choose("take 1")
        .refused(
            "roundabout c9",
            "a roundabout there would leave no house for the number 10, which must be written",
        )
        .only(&["write 10 c9"]);
}

/// Ruling: the same before a pair is taken, in both editions; a roundabout is no way around the duty
/// to number.
#[test]
fn a_roundabout_does_not_get_around_the_duty_to_number() {
    let rows = ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 9 . 11 14 15"];
    for scenario in [Scenario::new_2023(rows), Scenario::new(rows)] {
        scenario
            .advanced()
            .pairs(["10 pool", "6 bis", "7 surveyor"])
            .play()
            .refused(
                "roundabout c9",
                "a roundabout there would leave no house for the number 10, which must be written",
            )
            .only(&["take 1"]);
    }
    // One that makes room for another number on offer is fine, and so is any where nothing fits.
    let rows = [rows[0], rows[1], "1 2 3 4 5 6 7 9 . . 14 15"];
    Scenario::new_2023(rows)
        .advanced()
        .pairs(["10 pool", "6 bis", "7 surveyor"])
        .play()
        .can(&["roundabout c9", "roundabout c10"]);
    let rows = [rows[0], rows[1], "1 2 3 4 5 6 7 9 . 11 14 15"];
    Scenario::new_2023(rows)
        .advanced()
        .pairs(["5 pool", "6 bis", "7 surveyor"])
        .play()
        .only(&["refuse", "roundabout c9"]);
}

/// Nine boxes allow nine copies, and a position shows no more.
#[test]
fn a_position_has_no_more_copies_than_boxes() {
    let copies = ["1 1b 1b 1b 1b 1b 1b 1b 1b 1b", "2 2b .", ""];
    let faults = |scenario: Scenario| {
        let refused = Welcome::set_up(&scenario.filled(), Dealer::new(&Seed([1; 16])));
        refused.err().map(|faults| faults.0.iter().map(ToString::to_string).collect::<Vec<_>>())
    };
    assert_eq!(
        faults(Scenario::new_2023(copies)),
        Some(vec!["seats[0].sheet: 10 copies: expected at most 9".to_owned()])
    );
    assert_eq!(faults(Scenario::new(copies)), None, "in 2018 there may be more");
}

/// Rulebook: an architect who can place one of the three numbers has to.
#[test]
fn numbering_is_a_duty() {
    let rows = ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 9 . 11 14 15"];
    Scenario::new_2023(rows)
        .pairs(["5 pool", "6 bis", "10 surveyor"])
        .play()
        .only(&["take 3"])
        .refused("refuse", "a permit is refused only when no number on offer fits, and 10 does");
}

/// Rulebook, end of the game: 5 and 5 temps bring 7 points each, 1 brings 4, none brings nothing.
#[test]
fn the_example_of_temps() {
    let play = Scenario::new_2023(EMPTY)
        .temps(5)
        .seat(EMPTY)
        .temps(5)
        .seat(EMPTY)
        .temps(1)
        .seat(EMPTY)
        .play();
    let points = play.view().seats.iter().map(|seat| seat.score["temps"]).collect::<Vec<_>>();
    assert_eq!(points, [7, 7, 4, 0]);
}

/// Rulebook, end of the game: equal totals go to most complete lots, and are then shared, whatever
/// the sizes of the lots.
#[test]
fn a_tie_with_as_many_lots_is_shared() {
    let streets = ["3 4 5 6 7 8 9 10 11 12 13", "3 4 5 6 7 8 9 10 11 12 13 14"];
    let end = |scenario: Scenario| {
        let play = scenario.pairs(["10 surveyor", "10 pool", "9 pool"]).play();
        let play = play.choose("take 1, write 10 a10, pass, done").seat(2);
        play.choose("take 1, write 10 a10, pass, done").ends("houses").totals(&[10, 10])
    };
    let tied =
        |scenario: Scenario| scenario.seat(["1 2 3 | 4 5 6 | 7 8 9 .", streets[0], streets[1]]);
    let rows = ["1 | 2 3 4 5 6 | 7 8 9 .", streets[0], streets[1]];
    end(tied(Scenario::new_2023(rows))).ranks(&[1, 1]);
    // In 2018 most single houses decide next.
    end(tied(Scenario::new(rows))).ranks(&[1, 2]);
}
