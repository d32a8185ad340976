//! Egg Hunt. Facts D.1.

use welcome::extensions::{Extension, WrittenMarks};
use welcome::number::Number;

use super::{printed, sheet, with_marks};
use crate::play::Play;
use crate::scenario::{EMPTY, Scenario};

const PLAN: &str = "eggs-in-lots";

fn empty(pairs: [&str; 3]) -> Play {
    sheet("eggs", PLAN, EMPTY).pairs(pairs).play()
}

fn collected(scenario: Scenario, eggs: &[&str]) -> Scenario {
    with_marks(scenario, WrittenMarks::Eggs(eggs.iter().map(|&egg| egg.to_owned()).collect()))
}

/// An 8 has two loops, a 6 one, a 7 none; collecting is a choice.
#[test]
fn loops_take_eggs() {
    let play = empty(["8 surveyor", "6 landscaper", "7 pool"]);
    let eight = play.clone().choose("take 1, write 8 a1");
    eight.clone().only(&["collect none", "collect 1", "collect 2", "collect 1+2"]);
    eight.choose("collect 1+2, pass, done");
    let six = play.clone().choose("take 2, write 6 a1");
    six.refused("collect 1+2", "the number in a1 collects at most 1 of its eggs")
        .only(&["collect none", "collect 1", "collect 2"])
        .choose("collect 2, park");
    // Without a loop, or without an egg, the turn goes on at once.
    play.clone().choose("take 3, write 7 a1, done");
    play.choose("take 1, write 8 a2, pass");
}

/// A house with one egg gives one, whatever the number.
#[test]
fn a_house_gives_no_more_than_it_has() {
    empty(["8 surveyor", "6 landscaper", "7 pool"])
        .choose("take 1, write 8 a4")
        .refused("collect 2", "a4 has no such egg")
        .only(&["collect none", "collect 1"]);
}

/// The action waits for the eggs.
#[test]
fn eggs_come_before_the_action() {
    empty(["8 surveyor", "6 landscaper", "7 pool"])
        .choose("take 2, write 6 a1")
        .refused("park", "not now: collect eggs first, or none")
        .choose("collect none, park")
        .points("parks", 2);
}

/// Also through the Extension action; the B adds no loop.
#[test]
fn a_copy_collects_too() {
    sheet("eggs", PLAN, [". . . . . 8", "", ""])
        .pairs(["9 bis", "6 landscaper", "7 pool"])
        .play()
        .choose("take 1, write 9 a7, bis 8 a5")
        .only(&["collect none", "collect 1", "collect 2", "collect 1+2"])
        .choose("collect 1+2, done");
}

/// 0 and 16 exist only through temps.
#[test]
fn temps_make_numbers_with_loops() {
    let play = empty(["2 temp", "15 temp", "7 pool"]);
    let both = ["collect none", "collect 1", "collect 2", "collect 1+2"];
    play.clone().choose("take 1, write 0 a1").only(&both);
    play.choose("take 2, write 16 a8").only(&["collect none", "collect 1", "collect 2"]);
}

/// 9¾ counts as 9, other fractions as their whole part.
#[test]
fn fractions_count_as_their_whole_part() {
    let play = empty(["8 surveyor", "6 landscaper", "7 pool"]);
    let Extension::Eggs(hunt) = printed(&play) else { panic!("the sheet of eggs") };
    let house = "a1".parse().expect("a house");
    let takes = |whole| hunt.takes(Number::and_three_quarters(whole), house);
    assert_eq!([7, 8, 9, 10, 11].map(takes), [0, 2, 1, 2, 0]);
    let whole = |number| hunt.takes(Number::whole(number), house);
    let all: Vec<u8> = (0..18).map(whole).collect();
    assert_eq!(all, [2, 0, 0, 0, 0, 0, 1, 0, 2, 1, 2, 0, 0, 0, 0, 0, 1, 0]);
}

/// Rulebook: 15 eggs are 20 points.
#[test]
fn thresholds_pay() {
    let play = empty(["8 surveyor", "6 landscaper", "7 pool"]);
    let Extension::Eggs(hunt) = printed(&play) else { panic!("the sheet of eggs") };
    let worth = [0, 5, 6, 9, 10, 13, 14, 15, 17, 18, 24].map(|eggs| hunt.worth(eggs));
    assert_eq!(worth, [0, 0, 5, 5, 10, 10, 20, 20, 20, 35, 35]);
    assert_eq!((hunt.count(), hunt.houses().len()), (24, 17));
    let rows = ["0 . . 6 8 9 . 10", ". 6 . . 8 9 10 .", ". . . 6 8 9 . 10"];
    let eggs = ["a1 1+2", "a4 1", "a5 1+2", "a6 1", "a8 1+2", "b2 1", "b5 1+2"];
    let play = collected(sheet("eggs", PLAN, rows), &eggs).temps(1).play();
    play.points("eggs", 10);
}

/// Rulebook: an opponent with 12 eggs gets 10 points.
#[test]
fn an_opponent_collects_by_its_cards() {
    let pile = ["8 pool", "8 bis", "8 surveyor", "10 pool", "10 bis", "6 pool", "9 pool"];
    let cards = ["1 surveyor", "2 surveyor", "5 surveyor"];
    let play = sheet("eggs", PLAN, EMPTY).against("1", cards, &pile).play();
    let opponent = play.view().opponent.expect("an opponent");
    assert_eq!(opponent.score["eggs"], 10);
    let closed = sheet("eggs", PLAN, EMPTY).against("0", cards, &pile).play();
    let opponent = closed.view().opponent.expect("an opponent");
    assert_eq!((opponent.score["eggs"], opponent.total), (0, 0));
}

/// Two lots of 3, each with three collected eggs.
#[test]
fn eggs_in_lots() {
    let rows = ["| . . . | 6 8 9 |", ". . . . | 6 8 10 | .", ""];
    let eggs = ["a4 1", "a5 1+2", "b5 1", "b6 1", "b7 1"];
    let play = collected(sheet("eggs", PLAN, rows), &eggs).play();
    play.choose("take 1, write 7 c1, pass").can(&["plan 3"]).choose("plan 3, done");
    let fewer = collected(sheet("eggs", PLAN, rows), &eggs[..4]).play();
    fewer
        .choose("take 1, write 7 c1, pass")
        .refused("plan 3", "plan 3 asks for more than this sheet shows");
}

/// Lots of 2, 3 and 4 without a collected egg: eggs left lying do not matter.
#[test]
fn lots_without_eggs() {
    let rows = ["6 8 | 9 10 11 | 12 13 14 15 | .", "", ""];
    let play = sheet("eggs", "lots-without-eggs", rows).play();
    play.choose("take 1, write 7 c1, pass").can(&["plan 3"]);
    let one = collected(sheet("eggs", "lots-without-eggs", rows), &["a1 1"]).play();
    one.choose("take 1, write 7 c1, pass")
        .refused("plan 3", "plan 3 asks for more than this sheet shows");
}

/// Progress counts eggs; a roundabout on a house with such an egg makes the plan impossible.
#[test]
fn all_eggs_of_some_colours() {
    let progress = |scenario: Scenario| {
        let view = scenario.play().view();
        let progress = &view.seats[0].progress[2];
        (progress.have, progress.need)
    };
    let plan = "orange-and-pink-eggs";
    assert_eq!(progress(sheet("eggs", plan, EMPTY)), (0, 6));
    let rows = ["", ". . . . 8 . 10", ""];
    let some = collected(sheet("eggs", plan, rows), &["b5 2", "b7 1+2"]);
    assert_eq!(progress(some), (2, 6));
    let rows = ["8 . . . 10 . . 16", ". . . . 6 . 8", ". . . . 6 . . 8"];
    let all = ["a5 1", "a8 1", "b5 2", "b7 1", "c5 1", "c8 1"];
    let wrong_egg = collected(sheet("eggs", plan, rows), &all).temps(1);
    assert_eq!(progress(wrong_egg), (5, 6), "the orange egg of c5 is its second");
    let all = ["a5 1", "a8 1", "b5 2", "b7 1", "c5 2", "c8 1"];
    let right_eggs = collected(sheet("eggs", plan, rows), &all).temps(1).play();
    right_eggs.choose("take 1, write 7 c6, pass").can(&["plan 3"]);
    let lost = sheet("eggs", plan, [". . . . | o | .", "", ""]).advanced();
    assert_eq!(progress(lost), (0, 6), "the egg is lost, and the plan still asks for it");
}

/// In every street eggs of three colours.
#[test]
fn eggs_of_three_colours_in_every_street() {
    let rows = ["8 . . 9 10", ". . . . 8 . 10", ". . . 6 8 . . 10"];
    let progress = |eggs: &[&str]| {
        let view = collected(sheet("eggs", "eggs-of-three-colours", rows), eggs).play().view();
        (view.seats[0].progress[2].have, view.seats[0].progress[2].need)
    };
    assert_eq!(progress(&["a1 1+2", "a5 1", "b5 1+2", "b7 1", "c4 1", "c5 1+2"]), (9, 9));
    assert_eq!(progress(&["a1 1+2", "a5 1", "b5 1+2", "b7 1", "c4 1", "c5 1"]), (8, 9));
    // A second yellow egg is no third colour.
    assert_eq!(progress(&["a1 1+2", "a5 2", "b5 1+2", "b7 1", "c4 1", "c5 1+2"]), (8, 9));
}

/// All eggs of the lowest street.
#[test]
fn all_eggs_of_a_street() {
    let rows = ["", "", ". . . 6 8 9 . 10 16 . . 17"];
    let eggs = ["c4 1", "c5 1+2", "c6 1", "c8 1+2", "c9 1"];
    let view = collected(sheet("eggs", "eggs-of-street-c", rows), &eggs).temps(2).play().view();
    assert_eq!((view.seats[0].progress[2].have, view.seats[0].progress[2].need), (7, 8));
}
