//! Data files of one's own: a fault is reported with file, line and expectation, and a
//! good one plays.

use tabletop::{Game, Settings, Viewer};
use welcome::Welcome;
use welcome::sheet_view::SheetView;

use crate::players::{self, whole_game};

const SHEET: &str = include_str!("../../data/2018/sheet.toml");
const CARDS: &str = include_str!("../../data/2018/cards.toml");
const PLANS: &str = include_str!("../../data/2018/plans.toml");

fn setup(text: &str, switches: &[&str], seats: usize) -> Result<<Welcome as Game>::Setup, String> {
    let mut settings = Settings::default();
    for name in switches {
        settings.set(name, "true");
    }
    settings.set_file("sheet", "mine.toml", text);
    Welcome::setup(&settings, seats).map_err(|error| error.to_string())
}

/// A whole text that is no data file, and what is said about it.
const NO_DATA: &[(&str, &str)] = &[
    ("", "line 1: expected a [sheet], [cards], [[plan]] or [[opponent]] table"),
    ("# Nothing yet.\n\n", "line 1: expected a [sheet], [cards], [[plan]] or [[opponent]] table"),
    (
        "name = 3",
        "line 1: unknown field `name`, expected one of `cards`, `plan`, `sheet`, `opponent`, `eggs`, \
         `christmas`, `ducks`, `roswell`, `atomic`, `trucks`, `halloween`, `zombies`",
    ),
    ("\n[sheet]", "line 2: missing field `name`"),
    ("\n\n[[plan]]", "line 3: missing field `id`"),
    ("[cards]", "line 1: missing field `source`"),
    ("\u{0}", "line 1: this is no name with its value: expected something like `boxes = 9`"),
];

/// A file of ours, a passage of it, what stands there instead, and what is said about it.
#[rustfmt::skip]
const BROKEN: &[(&str, &str, &str, &str)] = &[
    // Syntax.
    (SHEET, "houses = 10", "houses 10",
        "line 11: this is no name with its value: expected something like `boxes = 9`"),
    (SHEET, "houses = 10", "houses = ",
        "line 11: a value is missing: expected one behind `=`"),
    (SHEET, "houses = 10", "houses = [10",
        "line 12: this is not TOML: missing comma between array elements, expected `,`"),
    // Fields that are missing, and fields nobody knows.
    (SHEET, "name = \"classic\"\n", "",
        "line 4: missing field `name`"),
    (SHEET, "houses = 11\n", "",
        "line 15: missing field `houses`"),
    (SHEET, "refusals = [0, 0, 3, 5]\n", "",
        "line 25: missing field `refusals`"),
    (CARDS, "source = \"public\"\n", "",
        "line 6: missing field `source`"),
    (SHEET, "source = \"printed\"\n\n# Streets", "colour = \"blue\"\n\n# Streets",
        "line 6: unknown field `colour`, expected one of `name`, `source`, `street`, `tracks`, \
         `temps`"),
    (CARDS, "pool        = ", "pools        = ",
        "line 11: unknown field `pools`, expected one of `source`, `surveyor`, `real-estate`, \
         `landscaper`, `pool`, `temp`, `bis`"),
    // Streets.
    (SHEET, "houses = 12", "houses = 16",
        "line 21: 16 is not a street's length: expected a number from 1 to 15"),
    (SHEET, "houses = 12", "houses = 0",
        "line 21: 0 is not a street's length: expected a number from 1 to 15"),
    (SHEET, "pools = [3, 7, 8]", "pools = [3, 7, 11]",
        "line 12: 11 is not a house of this street: expected a number from 1 to 10"),
    (SHEET, "pools = [3, 7, 8]", "pools = [0, 7, 8]",
        "line 12: 0 is not a house of this street: expected a number from 1 to 10"),
    (SHEET, "[[sheet.street]]\nhouses = 12\npools = [2, 7, 11]\nparks = [0, 2, 4, 6, 8, 18]\n", "",
        "line 10: 2 streets: expected 3"),
    (SHEET, "[sheet.tracks]", "[[sheet.street]]\nhouses = 9\npools = []\nparks = [0, 1]\n[sheet.tracks]",
        "line 10: 4 streets: expected 3"),
    // Tracks.
    (SHEET, "refusals = [0, 0, 3, 5]", "refusals = [0]",
        "line 30: the track of refusals has 1 value: expected 2 to 16"),
    (SHEET, "parks = [0, 2, 4, 10]", "parks = []",
        "line 13: the track of parks has 0 values: expected 2 to 16"),
    (SHEET, "  [3, 4, 5, 6],\n", "  [3],\n",
        "line 36: the track of estates has 1 value: expected 2 to 16"),
    (SHEET, "  [3, 4, 5, 6],\n", "",
        "line 33: 5 columns of estates: expected 6, for estates of 1 to 6 houses"),
    (SHEET, "21, 26, 31, 36]", "21, 26, 31]",
        "line 27: the track of pools has 8 boxes: expected at least one for each of the 9 pools"),
    (SHEET, "21, 26, 31, 36]", "21, 26, 31, 1000]",
        "line 27: 1000 points: expected -999 to 999"),
    (SHEET, "boxes = 11", "boxes = 100",
        "line 44: 100 is not a number of boxes: expected a number from 0 to 99"),
    (SHEET, "ranks = [7, 4, 1]", "ranks = [9, 8, 7, 6, 5, 4, 3, 2, 1]",
        "line 46: 9 ranks: expected at most 8"),
    // Sources.
    (SHEET, "source = \"printed\"\n\n# Streets", "source = \"hearsay\"\n\n# Streets",
        "line 6: unknown variant `hearsay`, expected one of `rulebook`, `printed`, `public`, \
         `proposed`"),
    // Cards.
    (CARDS, "13, 14, 15]\nreal", "13, 14, 18]\nreal",
        "line 8: 18 is not a house number: expected a number from 0 to 17"),
    (CARDS, "13, 14, 15]\nreal", "13, 14, -1]\nreal",
        "line 8: -1 is not a house number: expected a number from 0 to 17"),
    (CARDS, "13, 14, 15]\nreal", "13, 14]\nreal",
        "line 6: 80 cards: expected 9 to 96, a multiple of three for three equal piles"),
    // Plans.
    (PLANS, "goal = { estates = [4, 4] }", "goal = { villas = [4, 4] }",
        "line 33: unknown variant `villas`, expected one of `estates`, `full-street`, \
         `bis-in-one-street`, `temps`, `street-ends`, `parks-of-streets`, `pools-of-streets`, \
         `parks-and-pools`, `parks-pools-roundabout`, `singles-at-street-ends`, \
         `estates-in-street`, `estates-and-roundabouts`, `estates-with`, `parks`, \
         `parks-in-every-street`, `promotions`, `full-columns`, `estates-that-each`, `eggs`, `christmas`, `ducks`, `roswell`, `atomic`, `trucks`, `halloween`, `zombies`"),
    (PLANS, "goal = { estates = [4, 4] }", "goal = { estates = [4, 7] }",
        "line 33: an estate of 7: expected a size from 1 to 6"),
    (PLANS, "goal = { estates = [4, 4] }", "goal = { estates = [] }",
        "line 33: 0 estates: expected 1 to 45"),
    (PLANS, "goal = { estates = [4, 4] }", "goal = { temps = 0 }",
        "line 33: 0 temps: expected 1 to 99"),
    (PLANS, "goal = { full-street = \"a\" }", "goal = { full-street = \"d\" }",
        "line 163: `d` is not understood: expected a street: a, b or c"),
    (PLANS, "goal = { parks-of-streets = 2 }", "goal = { parks-of-streets = 4 }",
        "line 199: 4 streets: expected 1 to 3"),
    (PLANS, "id = \"estates-4-4\"", "id = \"estates-3-3-3\"",
        "line 30: `estates-3-3-3` is no new id: expected one no other plan has"),
    (PLANS, "id = \"estates-4-4\"\nstack = 1", "id = \"estates-4-4\"\nstack = 4",
        "line 31: 4 is not a stack: expected a number from 1 to 3"),
    (PLANS, "first = 6", "first = 1000",
        "line 34: 1000 points: expected -999 to 999"),
    (PLANS, "stack = 3", "stack = 2",
        "line 230: stack 3 has no plan for the base game: expected at least one in each stack"),
];

#[test]
fn a_broken_file_is_refused_with_file_line_and_expectation() {
    for (text, message) in NO_DATA {
        let refused = setup(text, &[], 2).expect_err("refused");
        assert_eq!(refused, format!("mine.toml, {message}"), "{text:?}");
    }
    for (whole, passage, instead, message) in BROKEN {
        assert!(whole.contains(passage), "{passage} is not in the file any more");
        let refused = setup(&whole.replace(passage, instead), &[], 2).expect_err("refused");
        assert_eq!(refused, format!("mine.toml, {message}"), "{instead:?}");
    }
}

/// A wrong type is reported in a person's words, not in a programming language's.
#[test]
fn a_wrong_type_is_refused_with_line_and_expectation() {
    for (instead, line) in [("houses = \"ten\"", 11), ("houses = 10.5", 11)] {
        let refused = setup(&SHEET.replace("houses = 10", instead), &[], 2).expect_err("refused");
        let told = format!("mine.toml, line {line}: `houses` is ");
        assert!(refused.starts_with(&told) && refused.ends_with("a whole number"), "{refused}");
    }
    let refused = setup(&SHEET.replace("pools = [3, 7, 8]", "pools = 3"), &[], 2);
    let refused = refused.expect_err("refused");
    assert!(refused.starts_with("mine.toml, line 12: `pools` is 3: expected a list"), "{refused}");
}

/// A pool written twice would silently be one pool less than the designer counts.
#[test]
fn a_pool_named_twice_is_refused() {
    let twice = SHEET.replace("pools = [3, 7, 8]", "pools = [3, 3, 8]");
    let refused = setup(&twice, &[], 2).expect_err("refused");
    assert!(refused.starts_with("mine.toml, line 12: "), "{refused}");
}

/// Streets of 9, 11 and 13 houses, with pools of their own.
fn long_and_short() -> String {
    SHEET
        .replace("name = \"classic\"", "name = \"long and short\"")
        .replace("source = \"printed\"", "source = \"proposed\"")
        .replace("houses = 10\npools = [3, 7, 8]", "houses = 9\npools = [1, 9]")
        .replace("houses = 12\npools = [2, 7, 11]", "houses = 13\npools = [13]")
}

#[test]
fn a_sheet_of_ones_own_plays_in_every_mode() {
    let text = long_and_short();
    for (seats, switches) in [
        (1, &[][..]),
        (3, &[]),
        (1, &["advanced"]),
        (2, &["advanced"]),
        (2, &["expert"]),
        (4, &["advanced", "expert"]),
    ] {
        let setup = setup(&text, switches, seats).expect("a good sheet");
        for index in 0..20 {
            let game = whole_game(&setup, index, players::random, |_| {});
            let view = game.view(Viewer::Spectator);
            assert_eq!(view.layout.name, "long and short");
            let sheet = SheetView::from(view.seats[0].sheet);
            assert_eq!(sheet.streets.map(|places| places.len()), [9, 11, 13]);
        }
    }
}

/// A file may bring cards only: here 27 of them, nine rounds for a solo game and nine hands.
#[test]
fn a_small_deck_of_ones_own_plays() {
    let cards = "[cards]\nsource = \"proposed\"\n\
                 surveyor = [1, 5, 9, 13, 15]\nreal-estate = [2, 6, 10, 14]\n\
                 landscaper = [3, 7, 11, 4, 8]\npool = [5, 9, 13, 12]\n\
                 temp = [1, 7, 8, 15]\nbis = [8, 8, 8, 7, 9]\n";
    for index in 0..20 {
        let solo = setup(cards, &[], 1).expect("good cards");
        let game = whole_game(&solo, index, players::lasting, |_| {});
        assert!(game.rounds_over() <= 9);
        let standard = setup(cards, &[], 2).expect("good cards");
        let game = whole_game(&standard, index, players::lasting, |game| {
            let view = game.view(Viewer::Spectator);
            assert_eq!(view.deck_left + view.discarded.len() + 6, 27);
        });
        assert!(game.rounds_over() > 8, "the piles went round");
        whole_game(
            &setup(cards, &["expert"], 9).expect("nine hands"),
            index,
            players::random,
            |_| {},
        );
    }
    let message = setup(cards, &["expert"], 10).expect_err("refused");
    assert_eq!(
        message,
        "10 seats are out of range: expected 2 to 9 with `expert`, since 27 cards give 9 hands of \
         three"
    );
}
