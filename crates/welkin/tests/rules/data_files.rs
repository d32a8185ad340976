//! Data files of one's own: a fault is reported with file, line and expectation, and a
//! good one plays.

use tabletop::random_play::play_at_random;
use tabletop::{Dealer, Game, Rng, Seed, Settings, Viewer};
use welkin::Welkin;

use crate::scenario::Scenario;

const CARDS: &str = include_str!("../../data/2019/cards.toml");
const TOKENS: &str = include_str!("../../data/2019/tokens.toml");
const FIGURES: &str = include_str!("../../data/2019/figures.toml");
const NARROW: &str = include_str!("../narrow_box.toml");

fn setup(text: &str, seats: usize) -> Result<<Welkin as Game>::Setup, String> {
    let mut settings = Settings::default();
    settings.set_file("box", "mine.toml", text);
    Welkin::setup(&settings, seats).map_err(|error| error.to_string())
}

const NOTHING: &str = "line 1: expected a [cards] or a [tokens] table, or all tables of figures: \
                       [resources], [table], [player], [production], [powers] and [coins]";

/// A whole text that is no data file, and what is said about it.
const NO_DATA: &[(&str, &str)] = &[
    ("", NOTHING),
    ("# Nothing yet.\n\n", NOTHING),
    (
        "name = 3",
        "line 1: unknown field `name`, expected one of `cards`, `tokens`, `resources`, `table`, \
         `player`, `production`, `powers`, `coins`",
    ),
    ("\n[cards]", "line 2: missing field `source`"),
    ("\u{0}", "line 1: this is no name with its value: expected something like `boxes = 9`"),
    (
        "[player]\nsource = \"proposed\"\nplaces = 3\nstock = 4",
        "line 1: some figures are missing: expected all tables of figures, [resources], [table], \
         [player], [production], [powers] and [coins]",
    ),
];

/// A file of ours, a passage of it, what stands there instead, and what is said about it.
#[rustfmt::skip]
const BROKEN: &[(&str, &str, &str, &str)] = &[
    (CARDS, "source = \"proposed\"", "source = \"hearsay\"",
        "line 10: unknown variant `hearsay`, expected one of `rulebook`, `printed`, `public`, \
         `proposed`"),
    (CARDS, "id = 3,", "id = 4,",
        "line 14: card 4: expected the cards in order, 3 here"),
    (CARDS, "slots = \"AAM\"", "slots = \"AAX\"",
        "line 14: `AAX` is not understood: expected resources as letters: V, E, A, M, G, as in \
         `AAM`"),
    (CARDS, "slots = \"AAM\"", "slots = \"\"",
        "line 14: 0 slots: expected 1 to 15"),
    (CARDS, "slots = \"AAM\"", "slots = \"AAM\", any = 13",
        "line 14: 16 slots: expected 1 to 15"),
    (CARDS, "slots = \"AAM\", ", "",
        "line 14: expected `slots`, or for a special site `any`, or both"),
    (CARDS, "any = 2, flip = true }", "any = 0, flip = true }",
        "line 52: 0 is not a number of slots: expected a number from 1 to 15"),
    (CARDS, "id = 46, any = 3, flip = false", "id = 46, any = 3, flip = false, power = \"use\"",
        "line 57: a special site with the power `use`: expected none"),
    (CARDS, "flip = true, power = \"flip\" },\n  { id = 4,", "flip = true, power = \"fly\" },\n  { id = 4,",
        "line 14: unknown variant `fly`, expected one of `sell`, `use`, `open`, `buy`, `flip`"),
    (CARDS, "  { id = 23,", "] #",
        "line 11: a deck of 24 cards: expected at most the 22 there are"),
    (TOKENS, "\"VE\", ", "\"VV\", ",
        "line 7: `VV` is not understood: expected a token by the face it shows and the other, as \
         in `VE`"),
    (TOKENS, "faces = [\"VE\", \"VA\", \"VM\", \"VG\", \"EA\", \"EM\", \"EG\", \"AM\", \"AG\", \"MG\"]", "faces = []",
        "line 7: 0 tokens: expected 1 to 16"),
    (FIGURES, "each = 15", "each = 0",
        "line 6: 0 is not a number of tokens: expected a number from 1 to 99"),
    (FIGURES, "deck = [20, 24, 24]", "deck = [20, 24]",
        "line 16: 2 decks: expected 3, for 2 to 4 players"),
    (FIGURES, "deck = [20, 24, 24]", "deck = [5, 24, 24]",
        "line 16: 5 is not a number of cards for a deck, more than are face up: expected a number \
         from 6 to 64"),
    (FIGURES, "deck = [20, 24, 24]", "deck = [20, 24, 50]",
        "line 16: a deck of 50 cards: expected at most the 46 there are"),
    (FIGURES, "display = 5", "display = 9",
        "line 18: 9 is not a number of sites: expected a number from 1 to 8"),
    (FIGURES, "places = 2", "places = 5",
        "line 23: 5 places and 8 cards with the power `open`: expected at most 12 together, since \
         a player may have so many sites open"),
    (FIGURES, "free = 1", "free = 0",
        "line 29: 0 is not a number of tokens: expected a number from 1 to 9"),
    (FIGURES, "flip = 2", "flip = 6",
        "line 37: 6 is not a number of tokens: expected a number from 1 to 5"),
    (FIGURES, "three = [0, 1, 1]", "three = [0, 1]",
        "line 44: coins for 2 players: expected them for 3"),
    (FIGURES, "four = [0, 0, 1, 1]", "four = [0, 0, 1, -1]",
        "line 45: -1 is not a number of coins: expected a number from 0 to 99"),
    (FIGURES, "stock = 4\n", "",
        "line 20: missing field `stock`"),
];

#[test]
fn a_broken_file_is_refused_with_file_line_and_expectation() {
    for (text, message) in NO_DATA {
        let refused = setup(text, 2).expect_err("refused");
        assert_eq!(refused, format!("mine.toml, {message}"), "{text:?}");
    }
    for (whole, passage, instead, message) in BROKEN {
        assert!(whole.contains(passage), "{passage} is not in the file any more");
        let mut text = whole.replacen(passage, instead, 1);
        if let Some(end) = text.find("] #") {
            text.truncate(end + 1);
        }
        let refused = setup(&text, 2).expect_err("refused");
        assert_eq!(refused, format!("mine.toml, {message}"), "{instead:?}");
    }
}

#[test]
fn a_box_of_ones_own_plays() {
    for seats in Welkin::SEATS {
        let setup = setup(NARROW, seats).expect("a good box");
        for index in 0..50 {
            let mut game = Welkin::start(&setup, Dealer::new(&Seed::of_simulation(5, index)));
            let mut rng = Rng::new(index);
            let mut choices = Vec::new();
            while let Some(seat) = game.waiting_on().lowest() {
                game.choices(seat, &mut choices);
                let choice = rng.pick(&choices).expect("a waiting seat has a choice");
                game.choose(seat, choice).expect("listed choices are legal");
            }
            let view = game.view(Viewer::Spectator);
            assert_eq!(view.markets[0].name, "vine");
            assert_eq!(view.display.len(), 3);
        }
    }
}

/// A file may bring one table only; the rest stays as it is in the box.
#[test]
fn a_file_may_bring_the_tokens_alone() {
    let setup = setup("[tokens]\nsource = \"printed\"\nfaces = [\"GV\"]\n", 2).expect("good");
    let game = Welkin::start(&setup, Dealer::new(&Seed([1; 16])));
    let values = game.view(Viewer::Spectator).markets.map(|market| market.value);
    assert!(values == [0, 0, 0, 0, 1] || values == [1, 0, 0, 0, 0]);
    assert_eq!(game.rules().edition.cards.len(), 46);
}

/// A site may ask for resources of a kind and of any kind.
#[test]
fn a_site_of_both_sorts_plays() {
    let mixed = CARDS.replace("id = 31, slots = \"VVVEE\"", "id = 31, slots = \"VE\", any = 1");
    let mut scenario = Scenario::new(2).seat(1, "stock", "VVE").sites(1, &[(31, "")]);
    scenario.0["options"]["box"] = serde_json::json!({ "file": "mine.toml", "text": mixed });
    scenario.0["display"] = serde_json::json!([36, 32, 33, 34, 35]);
    let play = scenario.play();
    assert!(play.game.view(Viewer::Spectator).to_string().contains("missing VE*"));
    let play = play.choose("place V 31, place V 31").can("place", &["E 31"]);
    // Two V at 4 coins and an E at 3.
    play.choose("place E 31").coins(1, 11).choose("done");
    // Bots play with such sites to the end.
    let setup = setup(&mixed, 2).expect("a data file");
    for index in 0..5 {
        let mut game = Welkin::start(&setup, Dealer::new(&Seed::of_simulation(2, index)));
        play_at_random(&mut game, &mut Rng::new(index), &mut Vec::new(), |_| false);
        assert!(game.outcome().is_some());
    }
}
