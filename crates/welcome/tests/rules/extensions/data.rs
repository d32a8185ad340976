//! The data of these sheets: what cannot be is refused with file, line and expectation.

use tabletop::{Game, Settings};
use welcome::Welcome;

const EGGS: &str = include_str!("../../../data/2023/extensions/eggs.toml");
const DUCKS: &str = include_str!("../../../data/2023/extensions/ducks.toml");
const ROSWELL: &str = include_str!("../../../data/2023/extensions/roswell.toml");
const ATOMIC: &str = include_str!("../../../data/2023/extensions/atomic.toml");
const TRUCKS: &str = include_str!("../../../data/2023/extensions/trucks.toml");
const HALLOWEEN: &str = include_str!("../../../data/2023/extensions/halloween.toml");
const ZOMBIES: &str = include_str!("../../../data/2023/extensions/zombies.toml");
const CHRISTMAS: &str = include_str!("../../../data/2023/extensions/christmas.toml");

fn refusal(text: &str, edition: &str) -> Option<String> {
    let mut settings = Settings::default().with("edition", edition);
    settings.set_file("sheet", "mine.toml", text);
    Welcome::setup(&settings, 2).err().map(|error| error.to_string())
}

#[test]
fn a_file_brings_a_sheet_of_its_own() {
    for text in [EGGS, DUCKS, ROSWELL, ATOMIC, CHRISTMAS, TRUCKS, HALLOWEEN, ZOMBIES] {
        assert_eq!(refusal(text, "2023"), None);
        assert_eq!(
            refusal(text, "2018").as_deref(),
            Some("a sheet with rules of its own comes with edition 2023: expected `edition` 2023")
        );
    }
    let both = format!("{EGGS}\n{}", &ATOMIC[..ATOMIC.find("[[plan]]").expect("plans")]);
    assert_eq!(
        refusal(&both, "2023").as_deref(),
        Some("mine.toml, line 1: two sheets with rules of their own: expected one")
    );
}

/// A file of ours, a passage of it, what stands there instead, and what is said about it.
#[test]
fn broken_files_are_explained() {
    let cases = [
        (EGGS, "\"8 PG\"]", "\"11 PG\"]", "house 11 of street a: expected 1 to 10"),
        (EGGS, "\"8 PG\"]", "\"1 PG\"]", "house 1 twice: expected each house once"),
        (EGGS, "\"8 PG\"]", "\"8 PX\"]", "`PX`: expected one or two colours: Y, B, G, O, P"),
        (EGGS, "{ eggs = 3 }", "{ eggs = 13 }", "26 eggs: expected 1 to 24"),
        (
            EGGS,
            "colours-in-every-street = 3",
            "colours-in-every-street = 6",
            "6 colours: expected 1 to 5",
        ),
        (
            EGGS,
            "points = [5, 10, 20, 35]",
            "points = [5, 10, 20]",
            "3 points for 4 numbers of eggs: expected as many",
        ),
        (EGGS, "have = \"no-eggs\"", "have = \"no-zoorgs\"", "lots of another sheet"),
        (
            EGGS,
            "{ eggs = { all-in = \"c\" } }",
            "{ atomic = \"all-shelters\" }",
            "a goal of another sheet",
        ),
        (DUCKS, "\"a4\", ", "\"a10\", ", "a10 has no neighbour on its right"),
        (
            DUCKS,
            "\"a8 b9\"",
            "\"b9 a8\"",
            "b9 and a8: expected houses of two neighbouring streets, the upper one first",
        ),
        (
            DUCKS,
            "of-each-colour = 5",
            "of-each-colour = 9",
            "9 ducklings of each colour: expected 1 to 8",
        ),
        (ROSWELL, "[2, 4, 7, 9]", "[2, 4, 7, 7]", "house 7 twice: expected each house once"),
        (
            ROSWELL,
            "columns = 3, zoorgs = 2",
            "columns = 9, zoorgs = 2",
            "9 columns with 2 saucers: expected 1 to 6",
        ),
        (ATOMIC, "capacity = 50", "capacity = 250", "250 people: expected 1 to 204"),
        (ATOMIC, "streets = [8, 10, 11]", "streets = [8, 10]", "expected 3 numbers from 0 to 99"),
        (
            CHRISTMAS,
            "sizes = [3, 3], have = \"dark-middle\"",
            "sizes = [4, 4], have = \"dark-middle\"",
            "a middle house: expected lots of 3",
        ),
        (TRUCKS, "\"9 2\"]", "\"11 2\"]", "house 11 of street a: expected 1 to 10"),
        (TRUCKS, "\"9 2\"]", "\"9 4\"]", "`4` scoops: expected 1 to 3"),
        (TRUCKS, "\"9 2\"]", "\"7 2\"]", "house 7 twice: expected each house once"),
        (TRUCKS, "count = 5 }", "count = 8 }", "8 cones of 3 scoops: expected 1 to 7"),
        (
            TRUCKS,
            "[\"right\", \"left\", \"right\"]",
            "[\"right\", \"left\"]",
            "expected a direction for each of 3 streets",
        ),
        (HALLOWEEN, "[2, 4, 6, 9]", "[2, 4, 6, 12]", "house 12 of street a: expected 1 to 10"),
        (HALLOWEEN, "{ of-each = 4 }", "{ of-each = 7 }", "7 of each: expected 1 to 6"),
        (HALLOWEEN, "{ candies = 7 }", "{ candies = 14 }", "14 candies: expected 1 to 13"),
        (
            ZOMBIES,
            "[[2, 4], [3, 5], [2, 5]]",
            "[[2, 4], [3, 5], [2, 2]]",
            "house 2 twice: expected each house once",
        ),
        (ZOMBIES, "{ barricades = 5 }", "{ barricades = 13 }", "13 barricades: expected 1 to 12"),
        (ZOMBIES, "{ used = 4 }", "{ used = 8 }", "8 ammunition: expected 1 to 7"),
    ];
    for (text, passage, instead, problem) in cases {
        assert!(text.contains(passage), "{passage}");
        let broken = text.replacen(passage, instead, 1);
        let line = 1 + broken[..broken.find(instead).expect("there")].matches('\n').count();
        let expected = format!("mine.toml, line {line}: {problem}");
        assert_eq!(refusal(&broken, "2023"), Some(expected));
    }
}
