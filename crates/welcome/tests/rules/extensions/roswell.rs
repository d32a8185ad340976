//! Roswell. Facts D.6.

use tabletop::{Dealer, Game, Seat, Seed, Settings, Viewer};
use welcome::Welcome;
use welcome::extensions::{Extension, WrittenMarks};
use welcome::house::House;

use super::{printed, sheet, with_marks};
use crate::play::Play;
use crate::scenario::{EMPTY, Scenario};

const PLAN: &str = "zoorgs-of-a-street";

fn zoorgs(scenario: Scenario, goal: u8, houses: &[&str]) -> Scenario {
    let zoorgs: Vec<House> = houses.iter().map(|house| house.parse().expect("a house")).collect();
    with_marks(scenario, WrittenMarks::Roswell { goal: Some(goal), zoorgs })
}

/// Two seats with this goal, the first with these rows.
fn base(plan: &str, rows: [&str; 3], goal: u8, houses: &[&str]) -> Scenario {
    zoorgs(zoorgs(sheet("roswell", plan, rows), goal, houses).seat(EMPTY), 1, &[])
}

fn choice(text: &str) -> welcome::Choice {
    text.parse().expect("notation")
}

/// Goals are chosen in secret before the first turn, and shown when everyone has chosen.
#[test]
fn goals_are_secret_until_all_have_chosen() {
    let settings = Settings::default().with("edition", "2023").with("sheet", "roswell");
    let setup = Welcome::setup(&settings, 2).expect("valid options");
    let mut game = Welcome::start(&setup, Dealer::new(&Seed([1; 16])));
    let (ann, bob) = (Seat::new(0), Seat::new(1));
    Play::of(game.clone())
        .only(&["aim 1", "aim 2", "aim 3", "aim 4"])
        .refused("take 1", "not now: choose a goal first: `aim 2`");
    let before = game.view(Viewer::Seat(bob)).seats[0].sheet;
    game.choose(ann, choice("aim 3")).expect("legal");
    assert_eq!(game.view(Viewer::Seat(bob)).seats[0].sheet, before, "nobody else sees it");
    assert_ne!(game.view(Viewer::Seat(ann)).seats[0].sheet, before);
    assert_eq!((game.checkpoints(), game.round()), (0, 1));
    game.choose(bob, choice("aim 1")).expect("legal");
    assert_eq!((game.checkpoints(), game.round()), (1, 1), "the first round goes on");
    let view = game.view(Viewer::Seat(bob));
    let shown: Vec<String> = view
        .seats
        .iter()
        .map(|s| s.sheet.marks.zoorgs().goal.expect("shown").to_string())
        .collect();
    assert_eq!(shown, ["3", "1"]);
    assert_eq!(game.waiting_on().len(), 2);
    assert!(game.choose(ann, choice("aim 2")).is_err(), "it is chosen");
}

/// Instead of the action, and only in the house numbered with the card.
#[test]
fn a_zoorg_moves_in_instead_of_the_action() {
    let play = base(PLAN, EMPTY, 1, &[]).pairs(["8 surveyor", "6 landscaper", "9 bis"]).play();
    let play = play.choose("take 2, write 6 a2").only(&["infiltrate", "park", "pass"]);
    play.clone().choose("infiltrate").only(&["done"]);
    play.choose("park").only(&["done"]);
    // No saucer, no zoorg.
    let play = base(PLAN, EMPTY, 1, &[]).pairs(["8 surveyor", "6 landscaper", "9 bis"]).play();
    play.clone().choose("take 2, write 6 a1").refused("infiltrate", "a1 has no saucer");
    // A copy beside a saucer's house is the action: it cannot be infiltrated.
    play.choose("take 3, write 9 a3, bis 9 a4").only(&["done"]);
}

/// Where the action could do nothing, the zoorg may still move in.
#[test]
fn an_action_without_effect_does_not_keep_zoorgs_out() {
    let play = base(PLAN, EMPTY, 1, &[]).pairs(["8 pool", "6 landscaper", "9 bis"]).play();
    play.choose("take 1, write 8 a2").only(&["infiltrate", "pass"]).choose("infiltrate, done");
}

/// A temp that changed the number has done the action.
#[test]
fn a_changed_number_is_the_action() {
    let play = base(PLAN, EMPTY, 1, &[]).pairs(["8 temp", "6 landscaper", "9 bis"]).play();
    play.clone().choose("take 1, write 9 a2").only(&["done"]);
    play.choose("take 1, write 8 a2").only(&["hire", "infiltrate", "pass"]);
}

/// Rulebook: 8 lots for goal 3 are 48 points, 6 lots with a missed goal 12.
#[test]
fn goals_pay() {
    let play = base(PLAN, EMPTY, 1, &[]).play();
    let Extension::Roswell(roswell) = printed(&play) else { panic!("the sheet of Roswell") };
    let goal = |number: u8| {
        let play = base(PLAN, EMPTY, number, &[]).play();
        play.view().seats[0].sheet.marks.zoorgs().goal
    };
    assert_eq!(roswell.worth(goal(3), 8), 48);
    assert_eq!(roswell.worth(goal(3), 6), 12);
    assert_eq!(roswell.worth(goal(3), 9), 18, "too many is missed as well");
    let all = [(1, 3, 12), (1, 4, 16), (1, 5, 10), (2, 5, 25), (2, 6, 30), (4, 9, 63), (4, 8, 16)];
    for (number, lots, points) in all {
        assert_eq!(roswell.worth(goal(number), lots), points, "goal {number}, {lots} lots");
    }
}

/// A lot counts once, when it is complete and has at most six houses.
#[test]
fn infiltrated_lots() {
    let rows = ["1 2 3 4 | 5 6 7 | . . .", "| 1 2 3 4 5 6 7 | . . . .", ""];
    let scenario = base(PLAN, rows, 1, &["a2", "a4", "a7", "b1", "b3"]);
    scenario.clone().play().points("zoorgs", 2 * 2);
    // A fence between two zoorgs of a lot makes two lots: three meet the goal.
    let play = scenario.pairs(["9 surveyor", "10 bis", "11 pool"]).play();
    play.choose("take 1, write 9 c9, fence a2, done")
        .seat(2)
        .choose("take 1, write 9 c9, pass, done")
        .seat(1)
        .points("zoorgs", 3 * 4);
}

#[test]
fn plans_of_zoorgs() {
    let fulfils = |plan: &str, rows: [&str; 3], houses: &[&str]| {
        let play = base(plan, rows, 1, houses).pairs(["8 surveyor", "6 bis", "9 bis"]).play();
        play.choose("take 1, write 8 c8, pass").lists("plan 3")
    };
    let rows = ["1 2 3 4 | 5 6 7 8 | . .", "", ""];
    assert!(fulfils("lots-of-four-with-zoorgs", rows, &["a2", "a7"]));
    assert!(!fulfils("lots-of-four-with-zoorgs", rows, &["a2", "a4"]));
    let rows = [". 2 3 4 | 5 6 7 8 9 .", "", "| 1 2 3 4 | 5 6 7 | . . . . ."];
    assert!(fulfils("lots-with-two-zoorgs", rows, &["c2", "c4", "c6", "c7"]));
    assert!(!fulfils("lots-with-two-zoorgs", rows, &["c2", "c4", "c6"]));
    let rows = ["1 2 3 4 5 | 6 7 8 9 10", "", ""];
    assert!(fulfils("lots-without-zoorgs", rows, &[]));
    assert!(!fulfils("lots-without-zoorgs", rows, &["a2"]));
    let rows = [". 2 . 4 . . 7 . 9 .", "", ""];
    assert!(fulfils(PLAN, rows, &["a2", "a4", "a7", "a9"]));
    assert!(!fulfils(PLAN, rows, &["a2", "a4", "a7"]));
    // Columns 4, 6 and 9: a2 b3 c4, a4 c6, a7 b8 c9.
    let rows = [". 2 . 4 . . 7", ". . 3", ". . . 4 . 6 . . 9"];
    assert!(fulfils("zoorgs-in-columns", rows, &["a2", "b3", "a4", "c6", "a7", "c9"]));
    assert!(!fulfils("zoorgs-in-columns", rows, &["a2", "b3", "a4", "c6", "a7"]));
}

/// A roundabout on a house with a saucer takes it away for good.
#[test]
fn a_roundabout_takes_a_saucer_away() {
    let progress = |row: &str| {
        let zoorgs = ["a4", "a7", "a9"];
        let scenario = base(PLAN, [row, "", ""], 1, &zoorgs).advanced();
        let view = scenario.play().view();
        (view.seats[0].progress[2].have, view.seats[0].progress[2].need)
    };
    assert_eq!(progress(". . . 4 . . 7 . 9 ."), (3, 4));
    assert_eq!(progress(". | o | . 4 . . 7 . 9 ."), (3, 4), "the saucer of a2 is gone for good");
}

/// The first card given and each card after a Barrier lie face down: 5 points each, and one house.
#[test]
fn an_opponent_turns_cards() {
    let pile = ["8 surveyor", "8 surveyor", "8 pool", "10 bis", "7 surveyor", "4 landscaper"];
    let cards = ["1 surveyor", "2 surveyor", "5 surveyor"];
    let scenario =
        |level| zoorgs(sheet("roswell", PLAN, EMPTY), 1, &[]).against(level, cards, &pile);
    let opponent = scenario("1").play().view().opponent.expect("an opponent");
    assert_eq!(opponent.reversed, [1, 3, 6]);
    assert_eq!(opponent.score["zoorgs"], 15);
    assert_eq!(opponent.score["barriers"], 2, "the card face down is no Barrier");
    assert_eq!((opponent.score["pools"], opponent.score["parks"]), (0, 0));
    let houses: Vec<i32> = opponent.lots.iter().map(|lot| lot.houses).collect();
    assert_eq!(houses, [1, 1 + 2, 1]);
    let closed = scenario("0").play().view().opponent.expect("an opponent");
    assert!(closed.reversed.is_empty() && closed.total == 0);
}
