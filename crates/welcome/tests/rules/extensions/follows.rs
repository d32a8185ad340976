//! What pages tell of a number before it is written.

use welcome::extensions::Follows;
use welcome::extensions::ducks::Colour;

use super::sheet;
use crate::scenario::Scenario;

/// What follows from writing a number in a house of the first seat, in this notation: `write 8 a5`.
fn follows(scenario: Scenario, choice: &str) -> Option<Follows> {
    let view = scenario.play().view();
    let (house, number, copied) = match choice.parse().expect("notation") {
        welcome::Choice::Write { number, house } => (house, number, false),
        welcome::Choice::Bis { number, house } => (house, number, true),
        other => panic!("a number, not {other}"),
    };
    let extension = view.layout.extension.expect("a sheet with rules of its own");
    extension.printed.follows(&view.seats[0].sheet, house, number, copied)
}

#[test]
fn eggs_within_reach() {
    let eggs = |choice| follows(sheet("eggs", "eggs-in-lots", ["", "", ""]), choice);
    assert_eq!(eggs("write 8 a1"), Some(Follows::Eggs(2)));
    assert_eq!(eggs("write 8 a4"), Some(Follows::Eggs(1)), "the house has one");
    assert_eq!(eggs("bis 9 a1"), Some(Follows::Eggs(1)));
    assert_eq!((eggs("write 7 a1"), eggs("write 8 a2")), (None, None));
}

#[test]
fn neighbours_that_would_be_strung() {
    let rows = ["4 . 6 7", "9 | .", ". 3 ."];
    let lights = |choice| follows(sheet("christmas", "strings-of-three", rows), choice);
    let linked = |with: &[&str], string| {
        let with = with.iter().map(|house| house.parse().expect("a house")).collect();
        Some(Follows::Linked { with, string })
    };
    assert_eq!(lights("write 5 a2"), linked(&["a1", "a3"], 4));
    assert_eq!(lights("bis 4 a2"), linked(&["a1"], 2));
    assert_eq!(lights("write 10 b2"), linked(&["b1"], 2), "a fence does not part them");
    assert_eq!(lights("write 9 c3"), None);
}

#[test]
fn ducklings_saucers_and_shelters() {
    let rows = [". 2 . 4", "", "1"];
    let circled = follows(sheet("ducks", "five-of-both-colours", rows), "write 5 a5");
    let houses = ["a4", "a5"].map(|house| house.parse().expect("a house"));
    assert_eq!(circled, Some(Follows::Circled(vec![(Colour::Yellow, houses)])));
    assert_eq!(follows(sheet("ducks", "five-of-both-colours", rows), "write 3 a3"), None);
    let saucer = |choice| follows(sheet("roswell", "zoorgs-of-a-street", ["1", "", ""]), choice);
    assert_eq!(saucer("write 2 a2"), Some(Follows::Saucer));
    assert_eq!((saucer("bis 1 a2"), saucer("write 3 a3")), (None, None));
    let shelter = |choice| follows(sheet("atomic", "all-shelters", [". 4 5", "", ""]), choice);
    assert_eq!(shelter("write 8 a5"), Some(Follows::Shelter { people: 8, street: 12 }));
    assert_eq!(shelter("write 8 a6"), None);
}
