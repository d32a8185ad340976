//! Using resources and selling sites. Rulebook, action 3 and special sites; facts 3.5 and 4.

use crate::scenario::{EXAMPLE, Scenario};

/// Rulebook, example: two animal and one metal complete the site on the right; at three each it
/// pays nine. Card 3 goes beside the board, its resources go back.
#[test]
fn alice_sells_two_animal_and_a_metal_for_nine() {
    let play = Scenario::new(2)
        .tokens(EXAMPLE)
        .seat(1, "stock", "AAM")
        .sites(1, &[(16, "V"), (3, "")])
        .play()
        .values([2, 1, 3, 3, 1])
        .choose("place A 3, place M 3")
        .sites(1, &[(16, "V"), (3, "AM")])
        .choose("place A 3")
        .coins(1, 9)
        .sites(1, &[(16, "V")])
        .stock(1, "");
    let seat = play.seat(1);
    assert_eq!(seat.completed.len(), 1);
    assert!(seat.completed[0].ready);
    let reserve = play.view().markets.map(|market| market.reserve);
    assert_eq!(reserve, [14, 15, 15, 15, 15]);
    play.can("power", &["3"]).choose("done");
}

/// Rulebook, note: when a site is sold, those to its right move to the left.
#[test]
fn the_other_sites_move_to_the_left() {
    Scenario::new(2)
        .seat(1, "stock", "E")
        .sites(1, &[(1, "VV"), (2, "E")])
        .play()
        .choose("place E 1")
        .sites(1, &[(2, "E")]);
}

/// Any part of the stock may be used; what is laid stays.
#[test]
fn a_part_of_the_stock_may_be_used() {
    Scenario::new(2)
        .seat(1, "stock", "VVEG")
        .sites(1, &[(1, ""), (5, "")])
        .play()
        .can("place", &["V 1", "E 1", "V 5", "G 5"])
        .choose("place V 5")
        .refused("place V 5", "site 5 has no free slot for V")
        .refused("place M 1", "there is no M in stock")
        .refused("place V 2", "site 2 is not one of your open sites")
        .choose("done")
        .turn_of(2)
        .sites(1, &[(1, ""), (5, "V")])
        .stock(1, "VEG");
}

/// Facts 4: two sites completed by one use are paid at the same values.
#[test]
fn one_use_may_complete_two_sites() {
    Scenario::new(2)
        .tokens(EXAMPLE)
        .seat(1, "stock", "EM")
        .sites(1, &[(1, "VV"), (3, "AA")])
        .play()
        .choose("place E 1")
        .coins(1, 2 * 2 + 1)
        .choose("place M 3")
        .coins(1, 5 + 9)
        .sites(1, &[]);
}

/// Facts 4: what is worth nothing may be laid, and a site may be sold for nothing.
#[test]
fn a_site_may_be_sold_for_nothing() {
    let play = Scenario::new(2)
        .tokens("VE VA VM VG EA EM EG AM AG MG")
        .seat(1, "stock", "G")
        .sites(1, &[(45, "GG")])
        .play()
        .choose("place G 45")
        .coins(1, 0);
    assert_eq!(play.seat(1).completed.len(), 1);
}

/// Rulebook: a special site takes any resource on any slot, and has no power.
#[test]
fn a_special_site_takes_anything_and_has_no_power() {
    let play = Scenario::new(2)
        .seat(1, "stock", "VEAM")
        .sites(1, &[(43, "")])
        .play()
        .can("place", &["V 43", "E 43", "A 43", "M 43"])
        .choose("place V 43, place E 43, place A 43")
        .coins(1, 4 + 3 + 2)
        .refused("power 43", "site 43 has no power")
        .only(&["done"]);
    assert!(!play.seat(1).completed[0].ready);
}

/// Facts 4: a resource that fits on two sites goes where the player says.
#[test]
fn the_player_says_where_a_resource_goes() {
    let play = Scenario::new(2).seat(1, "stock", "V").sites(1, &[(1, "VE"), (44, "GG")]).play();
    play.clone().choose("place V 1").coins(1, 4 + 4 + 3);
    play.choose("place V 44").coins(1, 4);
}

/// Ruling: a use lays at least one resource, so that it cannot serve to pass.
#[test]
fn there_is_no_use_of_nothing() {
    Scenario::new(2)
        .seat(1, "stock", "G")
        .sites(1, &[(1, "")])
        .play()
        .can("place", &[])
        .refused("done", "a turn needs an action: open a site, produce or use resources");
}
