//! Foundations, doors, storeys, halves and the garden. Facts 3.3, 3.5 and 5.

use bienvenue::view::TaskView;
use serde_json::json;

use crate::scenario::{Scenario, tile::*};

/// A house of seat 2 that has everything the Henon family wants but the toilet, for c3.
pub(crate) fn nearly_satisfied() -> Scenario {
    Scenario::new(2)
        .lay(2, FINE_LOUNGE, "b2", "n", "")
        .lay(2, BEDROOM, "c2", "n", "e")
        .lay(2, SHOWER, "d2", "n", "")
        .lay(2, NURSERY, "b3", "e", "s")
        .lay(2, KITCHEN, "b4", "e", "")
}

/// The same with the toilet: the garden may be laid out.
pub(crate) fn satisfied() -> Scenario {
    Scenario::new(2)
        .lay(2, FINE_LOUNGE, "b2", "n", "")
        .lay(2, BEDROOM, "c2", "n", "es")
        .lay(2, SHOWER, "d2", "n", "")
        .lay(2, NURSERY, "b3", "e", "es")
        .lay(2, KITCHEN, "b4", "e", "")
        .lay(2, TOILET, "c3", "n", "")
        .seat(2, "satisfied", 1)
        .with("round", 2)
        .with("first", 2)
}

#[test]
fn foundations_are_a_rectangle_with_an_outer_entrance() {
    let play = Scenario::new(2)
        .with("phase", "foundations")
        .with("step", 1)
        .with("agenda", json!([{ "seat": 1, "task": "foundations" }]));
    let bare = |scenario: Scenario, seat| {
        scenario.seat(seat, "foundations", json!(null)).seat(seat, "entrance", json!(null))
    };
    let play = bare(bare(play, 1), 2).play();
    // 2x3 to 3x5: everything from six to fifteen cells with sides of two or more.
    assert_eq!(play.listed(tabletop::Seat::new(0)).len(), 75);
    let wrong = "foundations are a rectangle on the land with sides of at least two, of 6 to 15 \
                 cells, named by its north-west and south-east corners";
    let play = play
        .refused("foundations a1 d4", wrong)
        .refused("foundations a1 e1", wrong)
        .refused("foundations b2 c3", wrong)
        .choose("foundations b2 d4")
        .due(1, TaskView::Entrance)
        .refused("entrance c3 n", "the entrance is on the outer edge of the foundations")
        .refused("entrance a1 n", "a1 is not on the foundations");
    play.choose("entrance d4 s").due(2, TaskView::Foundations);
}

#[test]
fn the_first_room_lies_behind_the_entrance() {
    let play = Scenario::new(2).drawn(1, &[BEDROOM, SHOWER]).play();
    let play = play.refused("lay 17 c3 n", "the first room lies behind the entrance, on b2");
    // A door in the west meets the entrance; any other turn opens one.
    play.clone().choose("lay 17 b2 n, done").money(&[19, 20]).points(1, 1).row(&[37]);
    play.choose("lay 17 b2 e, done").money(&[18, 20]);
}

#[test]
fn a_door_against_a_wall_is_opened_for_a_coin() {
    let play =
        Scenario::new(2).lay(1, FINE_LOUNGE, "b2", "n", "").drawn(1, &[BEDROOM, SHOWER]).play();
    play.clone().choose("lay 17 c2 n, done").money(&[19, 20]);
    let play = play.choose("lay 17 c2 e");
    let laid = play.seat(1).house.tiles[1].clone();
    assert_eq!(laid.open.len(), 2, "the printed door and the opened one");
    play.money(&[18, 20]);
}

#[test]
fn a_wall_against_a_wall_needs_a_door_to_link_the_room() {
    Scenario::new(2)
        .lay(1, BEDROOM, "b2", "n", "")
        .drawn(1, &[SHOWER, SHOWER_2])
        .play()
        .refused(
            "lay 37 c2 s",
            "nothing open links this room to the house: add `door` and a side, or `stairs`",
        )
        .refused("lay 37 c2 s door s", "there is no wall to a room on that side")
        .refused("lay 37 c2 s stairs", "a staircase leads to a room upstairs")
        .refused(
            "lay 37 c2 n door w",
            "the tile is linked by what is open: it needs no further door or staircase",
        )
        .choose("lay 37 c2 s door w")
        .money(&[18, 20]);
}

#[test]
fn rooms_upstairs_stand_on_rooms_and_take_a_staircase() {
    let play = Scenario::new(2)
        .lay(1, BEDROOM, "b2", "n", "")
        .drawn(1, &[SHOWER, SHOWER_2])
        .play()
        .refused("lay 37 c2+ n stairs", "no room lies below c2+")
        .choose("lay 37 b2+ n stairs")
        .money(&[18, 20]);
    assert_eq!(play.seat(1).house.stairs.len(), 1);
}

#[test]
fn a_family_of_one_storey_has_no_upstairs() {
    let play = Scenario::new(4)
        .lay(4, BEDROOM, "b2", "n", "")
        .drawn(4, &[SHOWER, SHOWER_2])
        .with("first", 4)
        .play();
    play.can("lay 37 b2+", &[]).refused("lay 37 b2+ n stairs", "this house has one storey");
}

#[test]
fn a_turn_that_looks_the_same_is_named_once() {
    let same = "turned like this the tile looks the same as turned less: name the first such turn";
    Scenario::new(2)
        .drawn(1, &[FINE_LOUNGE, FINE_DINING])
        .play()
        .can("lay 7", &["b2 n"])
        .refused("lay 7 b2 s", same);
}

#[test]
fn two_halves_score_once_they_face_each_other() {
    let play = Scenario::new(2)
        .lay(1, HALF_RIGHT, "b2", "n", "w")
        .drawn(1, &[HALF_LEFT, SHOWER])
        .play()
        .points(1, 4);
    let whole = play.clone().choose("lay 9 c2 n").points(1, 12);
    assert!(whole.seat(1).house.tiles.iter().all(|laid| laid.paired));
    // Turned the other way it links by its door, and stays half a room.
    let apart = play.choose("lay 9 c2 w").points(1, 8);
    assert!(apart.seat(1).house.tiles.iter().all(|laid| !laid.paired));
}

/// Facts 5: legal, but it can no longer be completed there.
#[test]
fn the_open_side_of_a_half_may_face_the_garden() {
    Scenario::new(2)
        .lay(1, FINE_LOUNGE, "b2", "n", "")
        .drawn(1, &[HALF_LEFT, SHOWER])
        .play()
        .choose("lay 9 b3 n")
        .points(1, 8);
}

#[test]
fn the_last_room_brings_the_garden_money_at_once() {
    let play = nearly_satisfied().drawn(2, &[TOILET, SHOWER_2]).play();
    assert_eq!(play.seat(2).family.missing, 1);
    // One coin for the toilet, one for each of two doors, nine for the garden.
    let play = play.choose("lay 73 c3 n").money(&[20, 26]);
    assert_eq!(play.seat(2).satisfied, Some(1));
    assert_eq!(play.seat(2).score["family"], 11);
}

#[test]
fn the_garden_comes_after_the_house() {
    nearly_satisfied()
        .with("agenda", json!([{ "seat": 2, "task": "turn" }]))
        .with("row", [TREE])
        .play()
        .can("draw garden", &[])
        .refused("draw garden", "the garden comes when the family has all the rooms it wants")
        .refused("buy 95", "the garden comes when the family has all the rooms it wants");
    let turn = json!([{ "seat": 2, "task": "turn" }]);
    let play = satisfied().with("agenda", turn).with("row", [TREE]).play();
    play.can("draw garden", &[""]).can("buy", &["95"]);
}

#[test]
fn a_patio_needs_a_door_of_the_house() {
    let play = satisfied().drawn(2, &[PATIO, TREE]).play();
    play.clone().choose("lay 87 a2 n").money(&[20, 18]);
    play.clone()
        .refused(
            "lay 87 a3 n",
            "this tile lies against an open side of the house: add `door` and a side",
        )
        .choose("lay 87 a3 n door e")
        .money(&[20, 17]);
    play.can("lay 87 a1", &[])
        .refused("lay 95 b2 n", "a tile lies on b2 already")
        .refused("lay 95 c4 n", "c4 is not in the garden")
        .choose("lay 95 a1 n")
        .money(&[20, 19]);
}

#[test]
fn two_half_pools_make_a_pool() {
    let play = satisfied().drawn(2, &[HALF_POOL, HALF_POOL + 1]).play();
    let before = play.seat(2).points;
    play.choose("lay 91 a1 n").points(2, before);
    let begun = satisfied().lay(2, HALF_POOL, "a1", "n", "");
    let play = begun.drawn(2, &[HALF_POOL + 1, TREE]).play();
    let apart = play.clone().choose("lay 92 e5 n").points(2, before);
    assert!(apart.seat(2).house.tiles.iter().all(|laid| !laid.paired));
    let whole = play.choose("lay 92 a2 n").points(2, before + 12);
    assert_eq!(whole.seat(2).house.tiles.iter().filter(|laid| laid.paired).count(), 2);
}

#[test]
fn works_open_a_wall_for_a_coin() {
    let scenario = Scenario::new(2)
        .lay(1, FINE_LOUNGE, "b2", "n", "")
        .lay(1, BEDROOM, "c2", "n", "")
        .lay(1, SHOWER, "b3", "e", "");
    // Walls to the garden, and none between the bedroom and the shower, which do not touch.
    scenario.play().can("open", &["c2 n", "b3 w"]).choose("open c2 n").money(&[19, 20]);
    // Two rooms that touch: the wall is named from the west or the north.
    let more = scenario.lay(1, TOILET, "c3", "s", "");
    let faults = more.faults();
    assert!(faults.iter().any(|fault| fault.contains("cannot be reached")), "{faults:?}");
    Scenario::new(2)
        .lay(1, FINE_LOUNGE, "b2", "n", "")
        .lay(1, BEDROOM, "c2", "n", "")
        .lay(1, SHOWER, "b3", "e", "e")
        .lay(1, KITCHEN, "c3", "n", "")
        .play()
        .can("open", &["c2 n", "c2 s", "b3 w"])
        .refused(
            "open c3 n",
            "name a wall between two rooms from the room in the west or north of it",
        )
        .refused("open b2 e", "that side is open already")
        .refused("open d4 e", "no room lies on d4")
        .refused("open c3 e", "behind that wall is neither a room nor the garden")
        .choose("open c2 s");
}

#[test]
fn the_bar_may_have_to_face_a_living_room() {
    // The bar of tile 55 is on the right: turned upside down it faces west.
    let scenario =
        Scenario::new(2).lay(1, BEDROOM, "b2", "n", "").drawn(1, &[OPEN_KITCHEN, SHOWER]);
    scenario.play().choose("lay 55 c2 s").money(&[16, 20]);
    scenario
        .option("bar", "true")
        .play()
        .refused("lay 55 c2 s", "the bar of an open kitchen may face a living room only");
}
