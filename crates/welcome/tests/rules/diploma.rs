//! The Diploma: every kind of feat, once done and once just missed. The list is in
//! `data/diploma.toml`; rulings in `docs/rulings.md`.

use tabletop::random_play::play_at_random;
use tabletop::{Achieving, Dealer, Game, OptionKind, Rng, Seat, Seed, Settings};
use welcome::{Dream, Feat, Welcome};

use crate::play::Play;
use crate::scenario::Scenario;

/// Only c12 is empty.
const LAST_HOUSE: [&str; 3] =
    ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 ."];

/// Room for all parks of every street.
const FIVE_EACH: [&str; 3] = ["1 2 3 4 5"; 3];

/// Seat 1 numbers the last house, seat 2 does something, and the game is over.
fn last_house(scenario: Scenario) -> Play {
    let play = scenario.pairs(["13 pool", "14 pool", "15 pool"]).play();
    play.choose("take 1, write 13 c12, done").end_round().ends("houses")
}

#[test]
fn nothing_is_achieved_before_the_end() {
    let scenario = Scenario::new_2023(LAST_HOUSE).parks([1, 0, 0]);
    let play = scenario.pairs(["13 pool", "14 pool", "15 pool"]).play();
    let play = play.achieves(&[]).choose("take 1, write 13 c12, done").goes_on();
    play.achieves(&[]).end_round().achieves(&["classic", "flawless"]);
}

/// A victory names the sheet of the box of 2023; whoever comes second ticks nothing.
#[test]
fn a_victory_counts_for_its_sheet() {
    let play = last_house(Scenario::new_2023(LAST_HOUSE).parks([1, 0, 0]));
    play.ranks(&[1, 2]).achieves(&["classic", "flawless"]).seat(2).achieves(&[]);
}

/// A shared victory is one.
#[test]
fn equals_have_both_won() {
    let play = last_house(Scenario::new_2023(LAST_HOUSE).seat(LAST_HOUSE));
    let both = &["classic", "flawless"];
    play.ranks(&[1, 1]).achieves(both).seat(2).achieves(both);
}

/// Ruling: the sheet of 2018 is none of those in the box of 2023, and the rest counts.
#[test]
fn a_game_of_2018_ticks_what_names_no_sheet() {
    last_house(Scenario::new(LAST_HOUSE).parks([1, 0, 0])).ranks(&[1, 2]).achieves(&["flawless"]);
}

/// On every sheet of the box, those who have won tick it, and nobody ticks another.
#[test]
fn every_sheet_has_its_box() {
    let feats = |name: &str| -> Vec<Feat> {
        let mut all = Welcome::diploma().all();
        all.find(|achievement| achievement.name == name).expect("a box").needs.clone()
    };
    let spec = Welcome::options().iter().find(|spec| spec.name == "sheet").expect("an option");
    let OptionKind::Data(sheets) = spec.kind else { panic!("sheets are data") };
    let boxes = Welcome::diploma().groups[0].achievements.iter().map(|own| own.name.as_str());
    let mut named: Vec<&str> = sheets.iter().map(|(sheet, _)| *sheet).chain(["dream"]).collect();
    named.sort_unstable();
    let mut boxes: Vec<&str> = boxes.collect();
    boxes.sort_unstable();
    assert_eq!(boxes, named, "every sheet, and no other");
    for (sheet, _) in sheets {
        assert_eq!(feats(sheet), [Feat::Won, Feat::Sheet((*sheet).to_owned())]);
        let settings = Settings::default().with("edition", "2023").with("sheet", sheet);
        let setup = Welcome::setup(&settings, 2).expect("a sheet of 2023");
        let mut game = Welcome::start(&setup, Dealer::new(&Seed([5; 16])));
        play_at_random(&mut game, &mut Rng::new(5), &mut Vec::new(), |_| false);
        check_sheet(&game, sheet);
    }
    let setup = Dream::setup(&Settings::default(), 2).expect("two can play");
    let mut game = Dream::start(&setup, Dealer::new(&Seed([5; 16])));
    play_at_random(&mut game, &mut Rng::new(5), &mut Vec::new(), |_| false);
    check_sheet(&game, "dream");
}

fn check_sheet<G: Achieving>(game: &G, sheet: &str) {
    let outcome = game.outcome().expect("random play comes to an end");
    for seat in Seat::all(game.seats()) {
        let achieved = game.achieved(seat);
        let sheets = G::diploma().groups[0].achievements.iter().map(|own| own.name.as_str());
        let ticked: Vec<&str> = sheets.filter(|name| achieved.contains(name)).collect();
        let expected: &[&str] = if outcome.is_won_by(seat) { &[sheet] } else { &[] };
        assert_eq!(ticked, expected);
    }
}

/// Alone, a victory needs someone who scores: every opponent has a box, the closed office has none.
#[test]
fn opponents_are_beaten_one_by_one() {
    let names = [None, Some("sam"), Some("ann"), Some("irene"), Some("gus"), Some("olga")];
    for (level, name) in names.into_iter().enumerate() {
        let scenario = Scenario::new_2023(LAST_HOUSE).parks([3, 4, 0]);
        let cards = ["13 temp", "7 pool", "8 pool"];
        let play = scenario.against(&level.to_string(), cards, &[]).play();
        let play = play.choose("take 1+2, write 13 c12, done").ends("houses");
        match name {
            Some(name) => play.achieves(&["classic", name, "flawless"]),
            None => play.achieves(&["flawless"]),
        };
    }
    // Gus has four points for each Park card.
    let pile = ["2 landscaper", "4 landscaper", "5 landscaper", "6 landscaper", "7 landscaper"];
    let play = Scenario::new_2023(LAST_HOUSE).against("4", ["13 temp", "7 pool", "8 pool"], &pile);
    let play = play.play().choose("take 1+2, write 13 c12, done").ends("houses");
    play.ranks(&[2]).achieves(&["flawless"]);
}

/// Alone in 2018 nobody is there to win against.
#[test]
fn the_solo_card_is_nobody_to_win_against() {
    let play = Scenario::new(LAST_HOUSE).solo(["13 temp", "7 pool", "8 pool"]).play();
    play.choose("take 1+2, write 13 c12, done").ends("houses").achieves(&["flawless"]);
}

/// The last point makes the hundred.
#[test]
fn a_hundred_points_are_a_hundred() {
    let rich = |temps: u8, parks: u8| {
        let rows =
            ["1 2 3p | 4 5 6 7p 8p | 9 10", "1p 2 3 4p 5 | 6 7 8p 9 10 | 11", "1 2p 3 4 5 6 7p"];
        let scenario = Scenario::new_2023(rows).parks([3, 4, parks]).temps(temps).refusals(2);
        let other = scenario.promotions([1, 0, 2, 0, 4, 0]).seat(LAST_HOUSE).temps(5);
        let play = other.pairs(["13 surveyor", "14 surveyor", "15 surveyor"]).play();
        let play = play.choose("take 1, write 13 c8, pass, done");
        play.seat(2).choose("take 1, write 13 c12, pass, done").ends("houses").seat(1)
    };
    assert_eq!((rich(4, 2).total(), rich(5, 0).total()), (100, 99));
    rich(4, 2).achieves(&["classic", "hundred"]);
    rich(5, 0).achieves(&["classic"]);
}

/// All three plans, each before anyone else.
#[test]
fn three_plans_first() {
    let rows = ["1u 2u 3u | . .", "1u 2u 3u 4u | 5 6 7 8 | 9 10", "1 2 3 4 5 |"];
    let play = |fulfilled: [&str; 3], row: &str, theirs: [&str; 3]| {
        let scenario = Scenario::new(rows).temps(7).fulfilled(fulfilled).advanced();
        let scenario = scenario.seat([row, "", ""]).fulfilled(theirs);
        let scenario = scenario.plans(["seven-temps", "estates-4-5", "estates-3-4"]);
        let play = scenario.pairs(["13 pool", "14 pool", "15 pool"]).play();
        play.choose("take 1, write 13 c12, plan 2, done").end_round().ends("plans")
    };
    play(["first", "-", "first"], "", ["-"; 3]).achieves(&["plans"]);
    let used = "1u 2u 3u | 5u 6u 7u 8u |";
    play(["first", "-", "later"], used, ["-", "-", "first"]).achieves(&[]);
}

/// No refusal and no empty place. A roundabout is no house.
#[test]
fn flawless_is_without_refusals_and_empty_places() {
    last_house(Scenario::new(LAST_HOUSE)).achieves(&["flawless"]);
    last_house(Scenario::new(LAST_HOUSE).refusals(1)).achieves(&[]);
    let with_roundabout = ["1 2 3 4 | o | 6 7 8 9 10", LAST_HOUSE[1], LAST_HOUSE[2]];
    last_house(Scenario::new(with_roundabout).advanced()).achieves(&["flawless"]);
    // Seat 1 has no house in c11 when seat 2 ends the game.
    let empty = ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 . ."];
    let play =
        Scenario::new(empty).seat(LAST_HOUSE).pairs(["13 pool", "14 pool", "15 pool"]).play();
    let play = play.choose("take 1, write 13 c12, done").seat(2);
    play.choose("take 1, write 13 c12, done").ends("houses").seat(1).achieves(&[]);
}

#[test]
fn nine_pools_are_all() {
    let rows =
        ["1 2 3p 4 5 6 7p 8p 9 10", "1p 2 3 4p 5 6 7 8p 9 10 11", "1 2p 3 4 5 6 7p 8 9 10 . 13"];
    let game = |built: &str| {
        let play = Scenario::new(rows).refusals(1).pairs(["12 pool", "14 pool", "15 pool"]).play();
        play.choose("take 1, write 12 c11").choose(built).choose("done").end_round().ends("houses")
    };
    game("pool").achieves(&["pools"]);
    game("pass").achieves(&[]);
}

#[test]
fn all_parks_of_all_streets() {
    let game = |parks: [u8; 3]| last_house(Scenario::new(LAST_HOUSE).refusals(1).parks(parks));
    game([3, 4, 5]).achieves(&["parks"]);
    game([3, 4, 4]).achieves(&[]);
    game([2, 4, 5]).achieves(&[]);
}

/// A victory with two roundabouts; neither with one, nor in second place.
#[test]
fn a_victory_with_two_roundabouts() {
    let game = |row: &str, refusals: u8, theirs: [u8; 3]| {
        let scenario = Scenario::new([row, LAST_HOUSE[1], LAST_HOUSE[2]]).advanced();
        let scenario = scenario.refusals(refusals).parks([3, 4, 0]).seat(FIVE_EACH).parks(theirs);
        last_house(scenario)
    };
    let two = "1 2 3 4 | o | o | 7 8 9 10";
    game(two, 1, [0; 3]).ranks(&[1, 2]).achieves(&["roundabouts"]);
    game(two, 1, [3, 4, 5]).ranks(&[2, 1]).achieves(&[]);
    game("1 2 3 4 | o | 6 7 8 9 10", 1, [0; 3]).ranks(&[1, 2]).achieves(&[]);
}

/// Playing to the end is enough, with both at once.
#[test]
fn expert_with_the_quarters() {
    let game = |expert: &str, quarters: &str| {
        let settings = Settings::default()
            .with("edition", "2023")
            .with("expert", expert)
            .with("quarters", quarters);
        let setup = Welcome::setup(&settings, 2).expect("two can play");
        let mut game = Welcome::start(&setup, Dealer::new(&Seed([5; 16])));
        play_at_random(&mut game, &mut Rng::new(5), &mut Vec::new(), |_| false);
        Seat::all(2).all(|seat| game.achieved(seat).contains(&"expert"))
    };
    assert!(game("true", "true"));
    assert!(!game("true", "false") && !game("false", "true"));
}

/// American Dream ticks what its sheet can show.
#[test]
fn american_dream_has_the_same_diploma() {
    assert!(std::ptr::eq(Welcome::diploma(), Dream::diploma()));
    assert_eq!(Welcome::diploma().all().count(), 24);
}
