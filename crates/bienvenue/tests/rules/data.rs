//! The figures in the box, and boxes of one's own. Facts 1.1, 3.8, 3.9 and 6.

use bienvenue::Bienvenue;
use bienvenue::card::{Kind, Title};
use bienvenue::data::Edition;
use bienvenue::tile::Tag;
use tabletop::conformance::playing::{play_on, start};
use tabletop::{Game, Rng, Settings};

#[test]
fn tiles_add_up() {
    let Edition { kinds, tiles, .. } = Edition::prototype();
    let of = |garden: bool| {
        let kind = |tile: &bienvenue::tile::Tile| &kinds[usize::from(tile.kind)];
        let chosen = tiles.iter().map(kind).filter(|kind| kind.garden == garden);
        chosen.fold((0, 0, 0), |(count, cost, points), kind| {
            (count + 1, cost + u32::from(kind.cost), points + u32::from(kind.points))
        })
    };
    assert_eq!(of(false), (80, 222, 175));
    // Half pools score 12 by pairs: 84 points with both.
    assert_eq!(of(true), (20, 44, 84 - 24));
    let tagged = |tag: Tag| {
        tiles.iter().filter(|tile| kinds[usize::from(tile.kind)].tags.contains(&tag)).count()
    };
    let counts = [Tag::Living, Tag::Adult, Tag::Child, Tag::Bath, Tag::Kitchen, Tag::Office];
    assert_eq!(counts.map(tagged), [16, 10, 10, 16, 12, 8]);
    assert_eq!([Tag::Pantry, Tag::Wc, Tag::Pool].map(tagged), [4, 8, 6]);
}

#[test]
fn cards_add_up() {
    let cards = Edition::prototype().cards;
    let of = |kind: Kind| -> u32 {
        let titles = Title::ALL.into_iter().filter(|title| title.kind() == kind);
        titles.map(|title| u32::from(cards[title.index()].copies)).sum()
    };
    assert_eq!((of(Kind::Corruption), of(Kind::AntiTrust)), (20, 15));
}

/// Whichever five families come, there are rooms enough.
#[test]
fn no_five_families_ask_for_more_than_there_is() {
    let Edition { kinds, tiles, families, .. } = Edition::prototype();
    assert_eq!(families.len(), 10);
    for (nth, tag) in [Tag::Adult, Tag::Child, Tag::Bath, Tag::Living].into_iter().enumerate() {
        let mut needs: Vec<u8> = families.iter().map(|family| family.needs[nth]).collect();
        needs.sort_unstable_by(|one, other| other.cmp(one));
        let demand: u8 = needs[..5].iter().sum();
        let supply =
            tiles.iter().filter(|tile| kinds[usize::from(tile.kind)].tags.contains(&tag)).count();
        assert!(usize::from(demand) <= supply, "{tag:?}: {demand} of {supply}");
    }
}

#[test]
fn the_designer_is_credited() {
    let credit = Edition::prototype().credit;
    assert!(credit.designer.contains("court-jus") && credit.licence == "CC BY-NC-SA 3.0 FR");
    for file in [
        include_str!("../../data/tiles.toml"),
        include_str!("../../data/cards.toml"),
        include_str!("../../data/families.toml"),
        include_str!("../../data/families_draft.toml"),
        include_str!("../../data/figures.toml"),
    ] {
        assert!(file.contains("CC BY-NC-SA 3.0") && file.contains("Lévêque"));
    }
}

#[test]
fn draft_families_have_budgets_of_a_range() {
    let money = |word: &str| -> Vec<u32> {
        let game: Bienvenue = start(&[("families", word)], 5, 3);
        let mut money: Vec<u32> = game.position().seats.iter().map(|seat| seat.money).collect();
        money.sort_unstable();
        money
    };
    let (low, middle) = (money("draft-low"), money("draft"));
    assert!(low.iter().zip(&middle).all(|(low, middle)| low < middle), "{low:?} {middle:?}");
}

fn refused(text: &str) -> String {
    let mut settings = Settings::default();
    settings.set_file("box", "mine.toml", text);
    Bienvenue::setup(&settings, 3).map(drop).expect_err("refused").to_string()
}

#[test]
fn a_broken_file_is_refused_with_file_line_and_expectation() {
    const CARDS: &str = include_str!("../../data/cards.toml");
    const TILES: &str = include_str!("../../data/tiles.toml");
    const FIGURES: &str = include_str!("../../data/figures.toml");
    const FAMILIES: &str = include_str!("../../data/families.toml");
    for (whole, passage, instead, message) in [
        (CARDS, "card = \"bribe\"", "card = \"gift\"", "`gift` is not understood: expected a card"),
        (
            CARDS,
            "copies = 3",
            "copies = 0",
            "0 is not a number of copies: expected a number from 1 to 20",
        ),
        (TILES, "\"wwdw\"", "\"wwxw\"", "`wwxw`: expected four letters of w, d, e, a and c"),
        (TILES, "\"wwdw\"", "\"wwww\"", "a room without a door"),
        (TILES, "cost = 2", "cost = -1", "-1 is not a cost: expected a number from 0 to 20"),
        (
            FIGURES,
            "side = 5",
            "side = 7",
            "7 is not a number of cells: expected a number from 2 to 6",
        ),
        (FIGURES, "steps = [1, 2, 3, 4]", "steps = []", "0 steps: expected 1 to 8"),
        (FAMILIES, "rule = \"per\"", "rule = \"pro\"", "unknown variant `pro`"),
        (FAMILIES, "budget = 20", "budget = 900", "expected a budget from 0 to 200"),
    ] {
        assert!(whole.contains(passage), "{passage} is not in the file any more");
        let told = refused(&whole.replacen(passage, instead, 1));
        let line = 1 + whole[..whole.find(passage).unwrap_or(0)].matches('\n').count();
        assert!(told.starts_with(&format!("mine.toml, line {line}: ")), "{told}");
        assert!(told.contains(message), "{told}");
    }
    assert!(refused("").contains("expected a [tiles], [cards] or [families] table"));
    assert!(refused("[land]\nsource = \"proposed\"\nside = 5\nstoreys = 2").contains("missing"));
}

#[test]
fn a_box_of_ones_own_plays() {
    let mut settings = Settings::default();
    settings.set_file("box", "small_box.toml", include_str!("../small_box.toml"));
    for seats in 2..=3 {
        let setup = Bienvenue::setup(&settings, seats).expect("a good box");
        for index in 0..40 {
            let seed = tabletop::Seed::of_simulation(5, index);
            let mut game = Bienvenue::start(&setup, tabletop::Dealer::new(&seed));
            play_on(&mut game, &mut Rng::new(index), u32::MAX, &mut Vec::new());
            assert!(game.outcome().is_some());
        }
    }
    let few = Bienvenue::setup(&settings, 4).map(drop).expect_err("refused").to_string();
    assert_eq!(few, "3 families: a game of 4 needs one for each");
}

#[test]
fn what_cannot_be_played_is_refused() {
    let refused = |settings: &Settings, seats| {
        Bienvenue::setup(settings, seats).map(drop).expect_err("refused").to_string()
    };
    let base = Settings::default();
    assert_eq!(refused(&base, 1), "1 seat is out of range: 2 to 5 can build");
    assert_eq!(refused(&base, 6), "6 seats are out of range: 2 to 5 can build");
    assert_eq!(
        refused(&base.with("first", "3"), 2),
        "option `first`: there is no seat 3 at a table of 2"
    );
}
