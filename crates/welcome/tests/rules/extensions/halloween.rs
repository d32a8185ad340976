//! Halloween. Facts D.3.

use tabletop::{Game, Viewer};
use welcome::extensions::bonuses::BonusState::{self, Lost, Open, Won};
use welcome::extensions::{Extension, SheetCount, WrittenMarks};
use welcome::house::Street;

use super::{printed, sheet, with_marks};
use crate::play::Play;
use crate::scenario::{EMPTY, Scenario};

const PLAN: &str = "all-haunted-houses";

/// Marks of the seat written last: houses with a circled ghost and with a circled candy, and tiers.
fn haunted(scenario: Scenario, ghosts: &[&str], candies: &[&str], tiers: &[&str]) -> Scenario {
    let houses = |texts: &[&str]| texts.iter().map(|text| text.parse().expect("a house")).collect();
    with_marks(
        scenario,
        WrittenMarks::Halloween {
            ghosts: houses(ghosts),
            candies: houses(candies),
            tiers: tiers.iter().map(|text| text.parse().expect("a tier")).collect(),
        },
    )
}

/// Numbers in all houses with a ghost and a candy but for the last ones of each street, and which of
/// them are ghosts.
const NINE: [&str; 3] = [". 2 . 4 . 6 . . .", ". 2 . . 5 . . 8 . .", "1 . . 4 . 6 . . ."];
const FIRST_NINE: [&str; 9] = ["a2", "a4", "a6", "b2", "b5", "b8", "c1", "c4", "c6"];

fn tiers(play: &Play, seat: usize) -> [[BonusState; 3]; 2] {
    match play.game.view(Viewer::Spectator).seats[seat].own {
        Some(SheetCount::Halloween { tiers, .. }) => tiers,
        ref other => panic!("tiers, not {other:?}"),
    }
}

/// Layout: thirteen houses, some in each street.
#[test]
fn the_houses_add_up() {
    let play = sheet("halloween", PLAN, EMPTY).play();
    let Extension::Halloween(own) = printed(&play) else { panic!("the sheet of Halloween") };
    assert_eq!(Street::ALL.map(|street| own.houses.in_street(street).len()), [4, 4, 5]);
    assert_eq!(own.ghosts.map(|(count, _)| count), [4, 6, 9]);
    assert_eq!(own.candies, [(4, 4), (6, 8), (9, 14)]);
}

/// Numbering such a house circles one of the two: compulsory, before the action, also by Extension.
#[test]
fn ghost_or_candy() {
    let play = sheet("halloween", PLAN, EMPTY).pairs(["7 bis", "8 landscaper", "9 pool"]).play();
    play.clone()
        .choose("take 2, write 8 a2")
        .refused("park", "not now: circle the ghost or the candy first")
        .refused("pass", "not now: circle the ghost or the candy first")
        .only(&["ghost", "candy"])
        .choose("candy, park, done");
    // Without them the turn goes on at once.
    play.clone().choose("take 2, write 8 a1, park, done");
    let both = play.choose("take 1, write 7 b2, ghost, bis 7 b1, done");
    let view = both.view();
    let own = view.seats[0].own.as_ref().expect("counts");
    assert!(matches!(own, SheetCount::Halloween { circled: [1, 0], .. }), "{own:?}");
    let copy = sheet("halloween", PLAN, ["1", "", ""]).pairs(["7 bis", "8 pool", "9 pool"]).play();
    copy.choose("take 1, write 7 a9, ghost, bis 1 a2").only(&["ghost", "candy"]).choose("candy");
}

/// A tier asks for just its number or that of a higher one; nothing in between.
#[test]
fn tiers_want_exact_numbers() {
    let offered = |ghosts: usize, candies: usize| {
        let all = &FIRST_NINE[..ghosts + candies];
        let (some, others) = all.split_at(ghosts);
        let text = keep(NINE.map(str::to_owned), all);
        let play = haunted(sheet("halloween", PLAN, rows(&text)), some, others, &[]);
        let play = play.pairs(["7 surveyor", "8 pool", "9 pool"]).play();
        let play = play.choose("take 1, write 7 c11, pass");
        let listed = |word: &str| {
            (1..=3).filter(|tier| play.lists(&format!("{word} {tier}"))).collect::<Vec<_>>()
        };
        (listed("ghosts"), listed("candies"))
    };
    assert_eq!(offered(3, 0), (vec![], vec![]));
    assert_eq!(offered(4, 0), (vec![1], vec![]));
    assert_eq!(offered(5, 0), (vec![], vec![]));
    assert_eq!(offered(6, 3), (vec![1, 2], vec![]));
    assert_eq!(offered(8, 0), (vec![], vec![]));
    assert_eq!(offered(9, 0), (vec![1, 2, 3], vec![]));
    assert_eq!(offered(4, 4), (vec![1], vec![1]));
    assert_eq!(offered(3, 6), (vec![], vec![1, 2]));
}

/// Rows in which only these houses keep their number.
fn keep(rows: [String; 3], houses: &[&str]) -> Vec<String> {
    let street = |(index, row): (usize, String)| {
        let place = |(place, text): (usize, &str)| {
            let house = format!("{}{}", ["a", "b", "c"][index], place + 1);
            if houses.contains(&house.as_str()) { text.to_owned() } else { ".".to_owned() }
        };
        row.split(' ').enumerate().map(place).collect::<Vec<_>>().join(" ")
    };
    rows.into_iter().enumerate().map(street).collect()
}

fn rows(text: &[String]) -> [&str; 3] {
    [&text[0], &text[1], &text[2]]
}

/// A seat with so many ghosts in the first houses, the others candies.
fn with_ghosts(scenario: Option<Scenario>, ghosts: usize) -> Scenario {
    let text = keep(NINE.map(str::to_owned), &FIRST_NINE[..ghosts]);
    let scenario = match scenario {
        None => sheet("halloween", PLAN, rows(&text)),
        Some(before) => before.seat(rows(&text)),
    };
    haunted(scenario, &FIRST_NINE[..ghosts], &[], &[])
}

/// Rulebook: Anne has 9 and validates that tier, Alexis has 4 and waits, Benoit has 8 and cannot;
/// both cross the 9. Later Alexis validates 6, and Benoit crosses it. Still later Benoit has 9 and
/// validates the 4.
#[test]
fn anne_alexis_and_benoit() {
    let scenario = with_ghosts(Some(with_ghosts(Some(with_ghosts(None, 9)), 4)), 8);
    let play = scenario.pairs(["7 surveyor", "8 pool", "9 surveyor"]).play();
    let play = play.choose("take 1, write 7 c11, pass, ghosts 3, park a, park a, park a, done");
    let play = play.seat(2).choose("take 1, write 7 c11, pass").can(&["ghosts 1"]).choose("done");
    let play = play.seat(3).choose("take 1, write 7 c11, pass").cannot("ghosts").choose("done");
    assert_eq!(tiers(&play, 0)[0], [Open, Open, Won]);
    assert_eq!(tiers(&play, 1)[0], [Open, Open, Lost]);
    assert_eq!(tiers(&play, 2)[0], [Open, Open, Lost]);

    // Later: Alexis has 6, Benoit still 8.
    let anne = haunted(with_ghosts(None, 9), &FIRST_NINE, &[], &["ghosts 3"]);
    let later = with_ghosts(Some(with_ghosts(Some(anne.clone()), 6)), 8);
    let play = later.pairs(["7 surveyor", "8 pool", "9 surveyor"]).play();
    let play = play.choose("take 1, write 7 c11, pass").cannot("ghosts").choose("done");
    let play = play.seat(2).choose("take 1, write 7 c11, pass").can(&["ghosts 1", "ghosts 2"]);
    let play = play.choose("ghosts 2, pool a3, pool b4, done");
    let play = play.seat(3).choose("take 1, write 7 c11, pass").cannot("ghosts").choose("done");
    assert_eq!(tiers(&play, 1)[0], [Open, Won, Lost]);
    assert_eq!(tiers(&play, 2)[0], [Open, Lost, Lost]);

    // Still later: Benoit has 9, and only the 4 is left.
    let alexis = with_ghosts(Some(anne), 6);
    let alexis = haunted(alexis, &FIRST_NINE[..6], &[], &["ghosts 2"]);
    let last = with_ghosts(Some(alexis), 9).pairs(["7 surveyor", "8 pool", "9 surveyor"]).play();
    let last = last.seat(3).choose("take 1, write 7 c11, pass").can(&["ghosts 1"]);
    let last = last
        .refused("ghosts 2", "the tier `ghosts 2` is not open any more")
        .choose("ghosts 1, park b, done")
        .end_round();
    assert_eq!(tiers(&last, 2)[0], [Won, Lost, Lost]);
    assert_eq!(tiers(&last, 0)[0], [Lost, Lost, Won]);
}

/// Those who validate the same tier in the same turn share it.
#[test]
fn a_tier_is_shared_in_the_same_turn() {
    let scenario = with_ghosts(Some(with_ghosts(None, 4)), 4);
    let play = scenario.pairs(["7 surveyor", "8 pool", "9 surveyor"]).play();
    let play = play.choose("take 1, write 7 c11, pass, ghosts 1, park a, done");
    assert_eq!(tiers(&play, 0)[0][0], Open, "nobody sees it before the turn is over");
    let play = play.seat(2).choose("take 1, write 7 c11, pass, ghosts 1, pool b4, done");
    assert_eq!([tiers(&play, 0)[0][0], tiers(&play, 1)[0][0]], [Won, Won]);
}

/// Bonuses: one of two kinds, each action where one likes; what is not wanted is left.
#[test]
fn ghosts_give_actions() {
    let play = with_ghosts(None, 6).pairs(["7 surveyor", "8 pool", "9 surveyor"]).play();
    let play = play.choose("take 1, write 7 c11, pass, ghosts 2");
    // Two pools or one extension; the first action decides.
    let pools = play
        .clone()
        .choose("pool a3")
        .cannot("bis")
        .refused("pool a3", "a3 has no pool that could be built");
    let pools = pools.refused("bis 2 a1", "the bonus gives no such action");
    let pools = pools.refused("park a", "the bonus gives no such action");
    pools.clone().choose("pool c2").only(&["done"]).points("pools", 6);
    pools.choose("pass").only(&["done"]).points("pools", 3);
    // An extension crosses no box, and numbers a house.
    let copy = play.choose("bis 2 a1").only(&["done"]);
    copy.shows("bis", 0).points("bis", 0);
    // A pool dug without a number is there when the house gets one.
    let dug = with_ghosts(None, 4).pairs(["7 surveyor", "8 pool", "9 surveyor"]).play();
    let dug = dug.choose("take 1, write 7 c11, pass, ghosts 1, pool b4, done").end_round();
    dug.rows([". 2 . 4 . 6", ". 2 . .p", ". . . . . . . . . . 7"]).points("pools", 3);
}

/// A bonus extension numbers another such house, which may reach a tier of candies in the same turn.
#[test]
fn bonuses_chain() {
    // Six ghosts, three candies; b9 can be copied into b10.
    let rows = [". 2 . 4 . 6", ". 2 . . 5 . . 8 9", "1 . . 4 . 6"];
    let scenario = haunted(
        sheet("halloween", PLAN, rows),
        &["a2", "a4", "a6", "b2", "b5", "b8"],
        &["c1", "c4", "c6"],
        &[],
    );
    let play = scenario.pairs(["7 surveyor", "8 pool", "9 surveyor"]).play();
    play.choose("take 1, write 7 c11, pass")
        .cannot("candies")
        .choose("ghosts 2, bis 9 b10")
        .only(&["ghost", "candy"])
        .choose("candy")
        .refused("plan 3", "not now: plans are done; validate a tier or end the turn")
        .only(&["candies 1", "done"])
        .choose("candies 1, done")
        .points("candies", 4)
        .shows("bis", 0);
}

/// One tier of each kind a game; validating is a choice, and possible later while the number holds.
#[test]
fn one_tier_of_each_kind() {
    let scenario = haunted(with_ghosts(None, 6), &FIRST_NINE[..6], &[], &["ghosts 1"]);
    let play = scenario.pairs(["7 surveyor", "8 pool", "9 surveyor"]).play();
    play.choose("take 1, write 7 c11, pass")
        .refused("ghosts 2", "a tier of ghosts is validated already")
        .only(&["done"]);
    let later = with_ghosts(None, 4).pairs(["7 surveyor", "8 pool", "9 surveyor"]).play();
    let later = later.choose("take 1, write 7 c11, pass, done").end_round();
    later.any_turn().can(&["ghosts 1"]);
}

/// The end of the game is tested after the bonuses: a copy may fill the last place.
#[test]
fn a_bonus_may_end_the_game() {
    let rows = ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 . . 12"];
    let (ghosts, candies): (Vec<&str>, Vec<&str>) = (
        vec!["a2", "a4", "a6", "a9", "b2", "b5"],
        vec!["b8", "b10", "c1", "c4", "c6", "c9", "c12"],
    );
    let scenario = haunted(sheet("halloween", PLAN, rows), &ghosts, &candies, &[]);
    let play = scenario.pairs(["10 surveyor", "8 pool", "9 surveyor"]).play();
    play.choose("take 1, write 10 c10, pass, ghosts 2, bis 10 c11, done")
        .end_round()
        .ends("houses");
}

fn progress(plan: &str, text: [&str; 3], ghosts: &[&str], candies: &[&str]) -> (usize, usize) {
    let view = haunted(sheet("halloween", plan, text), ghosts, candies, &[]).play().view();
    (view.seats[0].progress[2].have, view.seats[0].progress[2].need)
}

#[test]
fn plans_of_ghosts_and_candies() {
    assert_eq!(progress("seven-candies", NINE, &FIRST_NINE[..3], &FIRST_NINE[3..]), (6, 7));
    assert_eq!(progress("seven-candies", NINE, &FIRST_NINE[..2], &FIRST_NINE[2..]), (7, 7));
    assert_eq!(progress("ghosts-and-candies", NINE, &FIRST_NINE[..5], &FIRST_NINE[5..]), (8, 8));
    assert_eq!(progress("ghosts-and-candies", NINE, &FIRST_NINE[..3], &FIRST_NINE[3..]), (7, 8));
    assert_eq!(progress(PLAN, NINE, &FIRST_NINE[..3], &FIRST_NINE[3..]), (9, 13));
    let rows = [". 2 . 4 . 6 . . 9", ". 2 . . 5 . . 8 . 10", ""];
    let all = ["a2", "a4", "a6", "a9", "b2", "b5", "b8", "b10"];
    assert_eq!(progress("ghosts-of-two-streets", rows, &all, &[]), (2, 2));
    assert_eq!(progress("ghosts-of-two-streets", rows, &all[1..], &all[..1]), (1, 2));
    let rows = ["", "", "1 . . 4 . 6 . . 9 . . 12"];
    let all = ["c1", "c4", "c6", "c9", "c12"];
    assert_eq!(progress("candies-of-street-c", rows, &[], &all), (5, 5));
    assert_eq!(progress("candies-of-street-c", rows, &all[..1], &all[1..]), (4, 5));
}

/// A roundabout on such a house loses both, so that not all can be circled any more.
#[test]
fn a_roundabout_loses_both() {
    let play = sheet("halloween", PLAN, EMPTY).advanced().play().choose("roundabout a2");
    let view = play.view();
    assert_eq!((view.seats[0].progress[2].have, view.seats[0].progress[2].need), (0, 13));
    assert!(view.to_string().contains("gc"), "{view}");
}

const CARDS: [&str; 3] = ["1 surveyor", "2 surveyor", "5 surveyor"];

/// A validation card crosses the tier of its letter, of both kinds, unless it is circled; each crossed
/// tier is worth four points to an opponent that scores.
#[test]
fn validation_cards_cross_tiers() {
    let with = |level: &str, own: &[&str]| {
        let text = keep(NINE.map(str::to_owned), &FIRST_NINE[..4]);
        let mut scenario =
            haunted(sheet("halloween", PLAN, rows(&text)), &FIRST_NINE[..4], &[], own);
        scenario = scenario.against(level, CARDS, &["8 pool", "8 surveyor"]);
        let opponent = scenario.position.opponent.as_mut().expect("an opponent");
        opponent.validations = vec!["C".to_owned()];
        let mut cards = welcome::data::Edition::of(welcome::printing::Printing::Of2023).cards;
        let gone = ["8 pool", "8 surveyor"].iter().chain(&CARDS);
        cards = crate::scenario::without(cards, gone.map(|text| crate::scenario::card(text)));
        scenario.discarded(cards[..cards.len() - 10].to_vec()).play()
    };
    let play = with("1", &[]);
    assert_eq!(tiers(&play, 0), [[Open, Open, Lost], [Open, Open, Lost]]);
    assert_eq!(play.view().opponent.expect("one").score["candies"], 8);
    let play = with("1", &["ghosts 1"]);
    assert_eq!(tiers(&play, 0), [[Won, Open, Lost], [Open, Open, Lost]]);
    assert_eq!(play.view().opponent.expect("one").score["candies"], 8);
}
