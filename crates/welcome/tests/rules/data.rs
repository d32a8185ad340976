//! The figures of the 2018 edition, typed in once more. Facts 1, 2 and 3; rulebook pp. 2 and 3.

use welcome::card::{Action, Card};
use welcome::data::{Edition, Source};
use welcome::house::{House, Street};
use welcome::number::Number;
use welcome::track::Track;

fn count(cards: &[Card], wanted: impl Fn(&Card) -> bool) -> usize {
    cards.iter().filter(|card| wanted(card)).count()
}

/// Rulebook p. 2: how often each action and each number occurs.
#[test]
fn the_deck_has_81_cards_with_the_rulebooks_margins() {
    let cards = Edition::of_2018().cards;
    assert_eq!(cards.len(), 81);
    let actions = Action::ALL.map(|action| count(&cards, |card| card.action == action));
    assert_eq!(actions, [18, 18, 18, 9, 9, 9]);
    let numbers: Vec<usize> =
        (0..=17).map(|n| count(&cards, |card| card.number == Number::whole(n))).collect();
    assert_eq!(numbers, [0, 3, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 3, 0, 0]);
}

/// Facts 1: the joint table, a row for each number from 1 to 15.
#[test]
fn every_number_goes_with_its_actions() {
    let table: [[usize; 6]; 15] = [
        [1, 1, 1, 0, 0, 0],
        [1, 1, 1, 0, 0, 0],
        [1, 0, 0, 1, 1, 1],
        [0, 1, 1, 1, 1, 1],
        [2, 2, 2, 0, 0, 0],
        [2, 1, 1, 1, 1, 1],
        [1, 2, 2, 1, 1, 1],
        [2, 2, 2, 1, 1, 1],
        [1, 2, 2, 1, 1, 1],
        [2, 1, 1, 1, 1, 1],
        [2, 2, 2, 0, 0, 0],
        [0, 1, 1, 1, 1, 1],
        [1, 0, 0, 1, 1, 1],
        [1, 1, 1, 0, 0, 0],
        [1, 1, 1, 0, 0, 0],
    ];
    let cards = Edition::of_2018().cards;
    for (number, row) in (1..).zip(table) {
        let cards_of =
            |action| count(&cards, |card| *card == Card { number: Number::whole(number), action });
        assert_eq!(Action::ALL.map(cards_of), row, "number {number}");
    }
}

/// Facts 1: swapping every number n for 16 - n gives the same deck.
#[test]
fn the_deck_is_symmetric() {
    let mut cards = Edition::of_2018().cards;
    let mut mirrored: Vec<Card> = (cards.iter())
        .map(|card| {
            let number: u8 = card.number.to_string().parse().expect("a number");
            Card { number: Number::whole(16 - number), ..*card }
        })
        .collect();
    cards.sort_unstable();
    mirrored.sort_unstable();
    assert_eq!(cards, mirrored);
}

/// Facts 3: id, stack, set, first and later score of every plan.
#[test]
fn every_plan_has_its_stack_and_its_scores() {
    let table = "
        estates-1-1-1-1-1-1     1  base       8  4
        estates-2-2-2-2         1  base       8  4
        estates-3-3-3           1  base       8  4
        estates-4-4             1  base       6  3
        estates-5-5             1  base       8  4
        estates-6-6             1  base      10  6
        estates-1-1-1-6         2  base      11  6
        estates-2-2-5           2  base      10  6
        estates-3-3-4           2  base      12  7
        estates-3-6             2  base       8  4
        estates-4-5             2  base       9  5
        estates-1-1-1-4         2  base       9  5
        estates-1-2-6           3  base      12  7
        estates-1-4-5           3  base      13  7
        estates-3-4             3  base       7  3
        estates-2-5             3  base       7  3
        estates-1-2-2-3         3  base      11  6
        estates-2-3-5           3  base      13  7
        bottom-street           1  advanced   8  4
        top-street              1  advanced   6  3
        five-bis                1  advanced   8  3
        seven-temps             1  advanced   6  3
        street-ends             1  advanced   7  4
        parks-of-two-streets    2  advanced   7  4
        parks-pools-roundabout  2  advanced  10  5
        pools-of-two-streets    2  advanced   7  4
        bottom-parks-pools      2  advanced  10  5
        middle-parks-pools      2  advanced   8  3
    ";
    let written: Vec<String> = (Edition::of_2018().plans.iter())
        .map(|plan| {
            let set = if plan.advanced { "advanced" } else { "base" };
            format!("{} {} {set} {} {}", plan.id, plan.stack + 1, plan.first, plan.later)
        })
        .collect();
    let expected: Vec<String> = (table.lines())
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
        .filter(|line| !line.is_empty())
        .collect();
    assert_eq!(written, expected);
}

/// Facts 3: six base plans in each stack; five, five and no advanced ones.
#[test]
fn the_stacks_have_their_sizes() {
    let plans = Edition::of_2018().plans;
    assert_eq!(plans.len(), 28);
    let in_stack = |stack: usize, advanced: bool| {
        plans.iter().filter(|plan| plan.stack == stack && plan.advanced == advanced).count()
    };
    assert_eq!([0, 1, 2].map(|stack| in_stack(stack, false)), [6, 6, 6]);
    assert_eq!([0, 1, 2].map(|stack| in_stack(stack, true)), [5, 5, 0]);
}

/// The id of an estate plan says what it asks for.
#[test]
fn estate_plans_are_named_after_their_sizes() {
    for plan in Edition::of_2018().plans.iter().filter(|plan| !plan.advanced) {
        let sizes = plan.id.strip_prefix("estates-").expect("an estate plan").replace('-', ", ");
        assert_eq!(plan.goal.to_string(), format!("estates of {sizes}"));
    }
}

/// Facts 2.1: 10, 11 and 12 houses, three pools in each street.
#[test]
fn the_streets_are_as_printed() {
    let town = Edition::of_2018().sheet.town;
    assert_eq!(Street::ALL.map(|street| town.street_length(street)), [10, 11, 12]);
    assert_eq!(town.houses.len(), 33);
    let pools: Vec<String> = town.pools.into_iter().map(|house: House| house.to_string()).collect();
    assert_eq!(pools, ["a3", "a7", "a8", "b1", "b4", "b8", "c2", "c7", "c11"]);
}

fn values(track: &Track) -> Vec<i32> {
    assert_eq!(track.values().count(), usize::from(track.boxes()) + 1);
    track.values().collect()
}

/// Facts 2.2.
#[test]
fn the_tracks_are_as_printed() {
    let sheet = Edition::of_2018().sheet;
    assert_eq!(
        sheet.parks.each_ref().map(values),
        [vec![0, 2, 4, 10], vec![0, 2, 4, 6, 14], vec![0, 2, 4, 6, 8, 18],]
    );
    assert_eq!(values(&sheet.pools), [0, 3, 6, 9, 13, 17, 21, 26, 31, 36]);
    assert_eq!(values(&sheet.bis), [0, 1, 3, 6, 9, 12, 16, 20, 24, 28]);
    assert_eq!(values(&sheet.refusals), [0, 0, 3, 5]);
    assert_eq!(values(&sheet.roundabouts), [0, 3, 8]);
    assert_eq!(
        sheet.estates.each_ref().map(values),
        [
            vec![1, 3],
            vec![2, 3, 4],
            vec![3, 4, 5, 6],
            vec![4, 5, 6, 7, 8],
            vec![5, 6, 7, 8, 10],
            vec![6, 7, 8, 10, 12],
        ]
    );
    let boxes: u8 = sheet.estates.iter().map(Track::boxes).sum();
    assert_eq!(boxes, 18);
    assert_eq!((sheet.temp_boxes, sheet.temp_ranks), (11, vec![7, 4, 1]));
    assert_eq!((sheet.solo_temps, sheet.solo_temp_points), (6, 7));
}

/// The design asks every table to say where its figures come from; none of these is our own.
#[test]
fn every_table_says_where_its_figures_come_from() {
    let edition = Edition::of_2018();
    assert_eq!(edition.cards_source, Source::Public);
    assert!(edition.plans.iter().all(|plan| plan.source == Source::Printed));
    let sheet = edition.sheet;
    for source in [sheet.source, sheet.tracks_source, sheet.temps_source] {
        assert_eq!(source, Source::Printed);
    }
}
