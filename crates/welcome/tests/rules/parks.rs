//! The landscaper's parks. Rulebook p. 6; facts 2.2, 2.3 and 4.5.

use crate::scenario::{EMPTY, Scenario};

/// Room for all parks of every street.
const FIVE_EACH: [&str; 3] = ["1 2 3 4 5"; 3];
const PAIRS: [&str; 3] = ["8 landscaper", "9 pool", "9 bis"];

/// Rulebook p. 6: the park is planted in the street of the house just built.
#[test]
fn a_park_is_planted_in_the_street_of_the_house() {
    for (house, parks) in [("a1", [1, 0, 0]), ("b1", [0, 1, 0]), ("c1", [0, 0, 1])] {
        Scenario::new(EMPTY)
            .pairs(PAIRS)
            .play()
            .choose(&format!("take 1, write 8 {house}"))
            .only(&["park", "pass"])
            .choose("park")
            .shows("parks", parks);
    }
}

/// Facts 4.5: houses elsewhere, a bis of an earlier round among them, do not matter.
#[test]
fn a_bis_elsewhere_does_not_move_the_park() {
    Scenario::new(["", "", "4 4b"])
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 8 a10, park")
        .shows("parks", [1, 0, 0]);
}

#[test]
fn a_park_may_be_left_out() {
    Scenario::new(EMPTY)
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 8 a1, pass")
        .shows("parks", [0, 0, 0])
        .refused("park", "not now: number and action are done; fulfil plans or end the turn");
}

/// Facts 2.3: in a street whose parks are all planted the landscaper does nothing.
#[test]
fn in_a_street_full_of_parks_there_is_no_step() {
    let full = Scenario::new(FIVE_EACH).parks([3, 4, 5]).pairs(PAIRS);
    for house in ["a6", "b6", "c6"] {
        full.clone().play().choose(&format!("take 1, write 8 {house}")).only(&["done"]);
    }
    Scenario::new(FIVE_EACH)
        .parks([3, 3, 5])
        .pairs(PAIRS)
        .play()
        .choose("take 1, write 8 b6, park")
        .shows("parks", [3, 4, 5]);
}

/// Facts 2.2: every value of every street.
#[test]
fn every_street_pays_its_printed_values() {
    let tracks: [&[i32]; 3] = [&[0, 2, 4, 10], &[0, 2, 4, 6, 14], &[0, 2, 4, 6, 8, 18]];
    for (street, values) in tracks.iter().enumerate() {
        for (crossed, &points) in values.iter().enumerate() {
            let mut parks = [0; 3];
            parks[street] = crossed as u8;
            Scenario::new(FIVE_EACH).parks(parks).play().points("parks", points);
        }
    }
    Scenario::new(FIVE_EACH).parks([3, 4, 5]).play().points("parks", 10 + 14 + 18);
}
