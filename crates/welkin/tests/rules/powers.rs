//! The powers of completed sites. Rulebook, powers; facts 3.6 and 4.
//!
//! Sites 1 sell, 4 use, 2 open, 5 buy, 3 flip.

use crate::scenario::Scenario;

fn with(completed: &[usize]) -> Scenario {
    Scenario::new(2).seat(1, "completed", completed.to_vec())
}

/// Rulebook: once a game, before or after the action, any number in a turn, never an action.
#[test]
fn powers_come_before_and_after_the_action() {
    with(&[3, 8, 10])
        .play()
        .choose("power 3, flip VE, flip EA")
        .refused("power 3", "the power of site 3 is used")
        .refused("done", "a turn needs an action: open a site, produce or use resources")
        .choose("open 31, power 10, flip VA, flip EV, power 8, done")
        .turn_of(2)
        .refused("power 3", "site 3 is not one of your completed sites");
}

/// Not during an action: a production is first brought to its end.
#[test]
fn powers_do_not_interrupt_a_production() {
    with(&[3])
        .play()
        .choose("turn V")
        .refused("power 3", "not now: turn more production tokens or take what they produce")
        .choose("take A")
        .can("power", &["3"]);
}

/// Facts 4: a power gained by the action may be used in the same turn.
#[test]
fn a_power_just_gained_may_be_used() {
    Scenario::new(2)
        .seat(1, "stock", "M")
        .sites(1, &[(3, "AA")])
        .play()
        .choose("place M 3, power 3, flip VE, flip EA, done");
}

// ---- Sell ----

/// Rulebook: until the end of the turn incomplete sites may be sold, for what lies on them.
#[test]
fn sell_sells_what_lies_on_incomplete_sites() {
    let play = with(&[1])
        .sites(1, &[(6, "V"), (7, "EE")])
        .play()
        .refused("sell 6", "an incomplete site is sold only with the power `sell`")
        .choose("power 1")
        .can("sell", &["6", "7"])
        .choose("sell 7")
        .coins(1, 3 + 3)
        .choose("open 31")
        .refused("sell 31", "nothing lies on site 31: it needs at least one resource to be sold")
        .choose("sell 6")
        .coins(1, 6 + 4);
    // Both have left the game, and their powers with them.
    play.refused("power 6", "site 6 is not one of your completed sites")
        .refused("power 7", "site 7 is not one of your completed sites");
}

/// Facts 4: powers and tie-breaks belong to finished sites, so that one sold incomplete leaves.
#[test]
fn a_site_sold_incomplete_leaves_the_game() {
    let play = with(&[1]).sites(1, &[(10, "GE")]).play().choose("power 1, sell 10").coins(1, 3);
    assert_eq!(play.seat(1).completed.len(), 1);
    assert_eq!(play.seat(1).set_aside.len(), 1);
    play.refused("power 10", "site 10 is not one of your completed sites");
}

/// The other reading, as an option: its power can be used at once, and it counts.
#[test]
fn with_the_option_it_is_completed() {
    let scenario = with(&[1]).sites(1, &[(10, "G")]).option("incomplete", "completed");
    let play = scenario.play().choose("power 1, sell 10");
    assert_eq!(play.seat(1).completed.len(), 2);
    assert_eq!(play.seat(1).printed, 6);
    play.choose("power 10, flip VE, flip EA");
}

#[test]
fn sell_lasts_until_the_end_of_the_turn() {
    with(&[1, 8])
        .sites(1, &[(6, "V")])
        .play()
        .choose("power 1")
        .refused("power 8", "incomplete sites can be sold already, until the end of the turn")
        .choose("turn V, take A, done")
        .choose("turn V, take A, done")
        .turn_of(1)
        .refused("sell 6", "an incomplete site is sold only with the power `sell`")
        .can("power", &["8"]);
}

// ---- Use ----

/// Rulebook: a use by the power does not count as the action.
#[test]
fn use_comes_beside_the_action() {
    with(&[4])
        .seat(1, "stock", "VE")
        .sites(1, &[(1, "V")])
        .play()
        .choose("power 4")
        .can("place", &["V 1", "E 1"])
        .refused("turn V", "not now: place a resource first")
        .choose("place V 1, place E 1")
        .coins(1, 4 + 4 + 3)
        .choose("turn V, take A, done");
}

/// The use of the power can be stopped, so that another one is the action.
#[test]
fn a_use_by_the_power_and_one_by_the_action() {
    with(&[4])
        .seat(1, "stock", "VE")
        .sites(1, &[(16, "")])
        .play()
        .choose("power 4, place V 16")
        .refused("done", "a turn needs an action: open a site, produce or use resources")
        .choose("stop")
        .refused("stop", "there is nothing to stop; end the turn with `done`")
        .choose("place E 16, done")
        .turn_of(2);
}

#[test]
fn use_needs_something_to_place() {
    with(&[4]).play().refused("power 4", "nothing in stock fits on an open site");
}

// ---- Open ----

/// Rulebook: beyond both places, without limit, to the right of the others.
#[test]
fn open_goes_beyond_the_places() {
    with(&[2, 9, 11])
        .sites(1, &[(6, ""), (7, "")])
        .play()
        .choose("power 2, open 31, power 9, open 33")
        .sites(1, &[(6, ""), (7, ""), (31, ""), (33, "")])
        .refused("open 34", "all 2 places for sites are taken; only a power opens more")
        .choose("power 11")
        .refused("turn V", "not now: open a site first")
        .choose("open 34");
}

/// Facts 4: the action stays forbidden until fewer than two sites are open.
#[test]
fn after_open_the_action_waits_for_a_free_place() {
    Scenario::new(2)
        .seat(1, "completed", [2, 9])
        .seat(1, "used", [2, 9])
        .seat(1, "stock", "EE")
        .sites(1, &[(1, "VV"), (7, "EM"), (6, "")])
        .play()
        .can("open", &[])
        .choose("place E 1, place E 7, done")
        .choose("turn V, take A, done")
        .turn_of(1)
        .can("open", &["31", "32", "33", "34", "35"]);
}

/// Facts 4: the power obeys the symbol like the action.
#[test]
fn open_turns_a_token_too() {
    with(&[2])
        .with("display", [1, 32, 33, 34, 35])
        .play()
        .choose("power 2, open 1, flip VE")
        .values([3, 4, 2, 1, 0])
        .choose("open 32, done");
}

// ---- Buy ----

/// Rulebook: a coin for two resources of any kind; the limit of the stock holds.
#[test]
fn buy_takes_two_for_a_coin() {
    with(&[5])
        .seat(1, "sales", 1)
        .seat(1, "plus", "VEAMG")
        .seat(1, "stock", "VVV")
        .play()
        .choose("power 5")
        .coins(1, 0)
        .can("take", &["V", "E", "A", "M", "G"])
        .choose("take G, take M")
        .can("discard", &["V", "M", "G"])
        .choose("discard V")
        .stock(1, "VVMG");
}

#[test]
fn buy_needs_a_coin() {
    with(&[5]).play().refused("power 5", "this costs 1, and there are 0 coins");
}

// ---- Flip ----

/// Rulebook: two tokens of different resources.
#[test]
fn flip_turns_two_tokens_of_different_resources() {
    with(&[3])
        .play()
        .choose("power 3, flip VE")
        .refused("flip VA", "the tokens turned must be of different resources: another one than V")
        .refused("flip EV", "that token has just been turned; choose another one")
        .can("flip", &["EA", "EM", "EG", "AM", "AG", "MG"])
        .choose("flip EA")
        .values([3, 3, 3, 1, 0]);
}
