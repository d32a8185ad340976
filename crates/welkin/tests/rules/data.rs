//! The figures, typed in or counted once more. Facts 1, 2 and 6.

use welkin::card::{Power, SiteCard, Slots};
use welkin::data::{Edition, Source};
use welkin::resource::{Resource, Resources};

fn edition() -> Edition {
    Edition::of_2019()
}

fn count(wanted: impl Fn(&SiteCard) -> bool) -> usize {
    edition().cards.iter().filter(|card| wanted(card)).count()
}

/// Facts 6: 46 cards; 31 slots of each resource and 16 of any; sizes 2, 3, 4, 5.
#[test]
fn the_cards_add_up() {
    let cards = edition().cards;
    assert_eq!(cards.len(), 46);
    let (mut slots, mut any) = (Resources::NONE, 0);
    for card in &cards {
        slots.add(card.slots.these);
        any += card.slots.any;
    }
    assert_eq!(slots, Resources::each(31));
    assert_eq!(any, 16);
    let sizes = [2, 3, 4, 5].map(|size| count(|card| card.slots.size() == size));
    assert_eq!(sizes, [2, 19, 15, 10]);
}

/// Facts 6: eight cards for each power, none for the six special sites; 27 with the symbol.
#[test]
fn powers_and_symbols_are_spread() {
    for power in Power::ALL {
        assert_eq!(count(|card| card.power == Some(power)), 8, "{power}");
    }
    assert_eq!(count(|card| card.power.is_none()), 6);
    assert_eq!(count(|card| card.power.is_none() && card.slots.is_special()), 6);
    assert_eq!(count(|card| card.flip), 27);
}

/// Facts 2.2: eight patterns turned through the five resources, the power by pattern and turn.
#[test]
fn patterns_turn_through_the_resources() {
    let cards = edition().cards;
    for (index, card) in cards[..40].iter().enumerate() {
        let (pattern, turn) = (index / 5, index % 5);
        let Resources(first) = cards[5 * pattern].slots.these;
        let mut turned = first;
        turned.rotate_right(turn);
        assert_eq!(card.slots, Slots::these(Resources(turned)), "card {}", index + 1);
        let power = Power::ALL[(pattern + 2 * turn) % 5];
        assert_eq!(card.power, Some(power), "card {}", index + 1);
    }
}

/// The one card the rulebook's example shows for certain: two animal and a metal.
#[test]
fn the_rulebooks_card_exists() {
    let slots = Slots::these("AAM".parse().expect("resources"));
    assert_eq!(count(|card| card.slots == slots), 1);
    assert_eq!(edition().cards[2].slots, slots);
}

/// Facts 1: ten tokens, every pair of resources once.
#[test]
fn there_is_a_token_for_every_pair() {
    let mut pairs: Vec<[Resource; 2]> = (edition().tokens.iter())
        .map(|faces| {
            let mut pair = [faces.shown, faces.hidden];
            pair.sort_unstable();
            pair
        })
        .collect();
    pairs.sort_unstable();
    pairs.dedup();
    assert_eq!(pairs.len(), 10);
    for resource in Resource::ALL {
        assert_eq!(pairs.iter().filter(|pair| pair.contains(&resource)).count(), 4);
    }
}

#[test]
fn every_other_figure() {
    let figures = edition().figures;
    assert_eq!(figures.each, 15);
    assert_eq!(figures.deck, [20, 24, 24]);
    assert_eq!((figures.display, figures.places, figures.stock), (5, 2, 4));
    assert_eq!((figures.free, figures.price), (1, 1));
    assert_eq!((figures.buy, figures.buy_price, figures.flip), (2, 1, 2));
    assert_eq!(figures.coins, [vec![0, 1], vec![0, 1, 1], vec![0, 0, 1, 1]]);
    assert_eq!(figures.names, ["vegetal", "elemental", "animal", "metal", "gem"]);
}

/// What we do not know is said to be ours.
#[test]
fn figures_say_where_they_come_from() {
    let edition = edition();
    assert_eq!(edition.cards_source, Source::Proposed);
    assert_eq!(edition.tokens_source, Source::Proposed);
    let figures = edition.figures;
    assert_eq!(figures.coins_source, Source::Proposed);
    assert_eq!(figures.production_source, Source::Public);
    for source in [
        figures.resources_source,
        figures.table_source,
        figures.player_source,
        figures.powers_source,
    ] {
        assert_eq!(source, Source::Rulebook);
    }
}
