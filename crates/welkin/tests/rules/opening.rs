//! Opening a site. Rulebook, action 1; facts 3.3.

use crate::scenario::Scenario;

/// Rulebook, example of the action: Alice takes a card, replaces it, and turns a token since the
/// card shows the symbol.
#[test]
fn a_site_is_taken_replaced_and_turns_a_token() {
    let play = Scenario::new(2).with("display", [1, 32, 33, 34, 35]).play();
    assert_eq!(play.view().pile, 15);
    let play = play.choose("open 1").sites(1, &[(1, "")]).values([4, 3, 2, 1, 0]);
    assert_eq!(play.view().pile, 14);
    let replaced = play.view().display[0].clone().expect("replaced");
    assert_ne!(replaced.card.index() + 1, 1);
    play.can("flip", &["VE", "VA", "VM", "VG", "EA", "EM", "EG", "AM", "AG", "MG"])
        .refused("flip EV", "no market token shows E with V behind")
        .refused("done", "not now: turn a market token first")
        .choose("flip VG")
        .values([3, 3, 2, 1, 1])
        .choose("done")
        .turn_of(2);
}

#[test]
fn without_the_symbol_no_token_is_turned() {
    Scenario::new(2).play().choose("open 31").only(&["done"]).values([4, 3, 2, 1, 0]);
}

/// Rulebook: with both places taken, the action cannot be chosen.
#[test]
fn both_places_taken_forbid_the_action() {
    Scenario::new(2)
        .sites(1, &[(1, ""), (2, "")])
        .play()
        .can("open", &[])
        .refused("open 31", "all 2 places for sites are taken; only a power opens more");
}

#[test]
fn only_what_is_on_display_can_be_taken() {
    Scenario::new(2).play().refused("open 1", "site 1 is not on display");
}

/// Rulebook: one of the three actions a turn.
#[test]
fn one_action_a_turn() {
    let taken = "the action of this turn is taken; powers can still be used";
    Scenario::new(2)
        .seat(1, "stock", "V")
        .play()
        .refused("done", "a turn needs an action: open a site, produce or use resources")
        .choose("open 31")
        .refused("open 32", taken)
        .refused("turn V", taken)
        .refused("place V 31", taken)
        .choose("done");
}

/// Facts 3.1 and 4: a pile of 20 with two players, 24 with more, five face up; the rest is boxed.
#[test]
fn the_pile_depends_on_the_players() {
    for (seats, pile) in [(2, 15), (3, 19), (4, 19)] {
        assert_eq!(Scenario::new(seats).play().view().pile, pile);
    }
}
