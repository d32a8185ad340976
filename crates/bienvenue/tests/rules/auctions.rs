//! Sealed bids, and what becomes of tiles that nobody can lay. Facts 3.4, 3.6 and 5.

use bienvenue::view::TaskView;
use tabletop::{Game, Seat, Viewer};

use crate::scenario::{Scenario, tile::*};

/// Seat 1 has no money and two tiles.
fn unlayable(seats: usize) -> Scenario {
    Scenario::new(seats).seat(1, "money", 0).drawn(1, &[BEDROOM, FINE_BATH])
}

#[test]
fn a_tile_that_cannot_be_paid_is_sold_to_the_highest_bid() {
    let play = unlayable(3).play().can("lay", &[]).can("auction", &["17", "45"]);
    let play = play.choose("auction 45");
    assert_eq!(play.game.waiting_on().len(), 2);
    // One of the twenty coins is kept for a door in no case: the entrance is met by the tile.
    let bids: Vec<String> = (0..=20).map(|bid| bid.to_string()).collect();
    let bids: Vec<&str> = bids.iter().map(String::as_str).collect();
    let play = play.can("bid", &bids);
    let play = play.choose("2: bid 3, 3: bid 4").due(3, TaskView::Lay);
    // The seller is paid at once; the other tile goes to the row when the sale is over.
    let play = play.money(&[4, 20, 16]).row(&[]);
    play.choose("lay 45 b2 n").money(&[4, 20, 16]).points(3, 6).row(&[17]).due(1, TaskView::Turn);
}

#[test]
fn bids_are_sealed_and_can_be_taken_back_until_the_last() {
    let play = unlayable(3).play().choose("auction 45");
    let others = |play: &crate::play::Play| (play.view_of(1), play.game.view(Viewer::Spectator));
    let one = play.clone().choose("2: bid 3");
    let two = play.clone().choose("2: bid 0");
    assert_eq!(others(&one), others(&two));
    assert_eq!(one.view_of(3), two.view_of(3));
    assert_eq!(one.view_of(2).agenda[0].bid, Some(3));
    assert_eq!(one.game.checkpoints(), play.game.checkpoints());
    assert_eq!(one.game.waiting_on().lowest(), Some(Seat::new(2)));
}

#[test]
fn nobody_bids_and_both_tiles_go_to_the_row_in_order() {
    let play = unlayable(2).play().choose("auction 45, bid 0").due(1, TaskView::Turn);
    play.choose("done").row(&[45, 17]);
}

#[test]
fn a_bid_leaves_money_for_the_door_that_the_tile_needs() {
    // Nothing of seat 2's bedroom opens towards a free cell: every room needs a door.
    let play = unlayable(2).lay(2, BEDROOM_2, "b2", "n", "").seat(2, "money", 5).play();
    let play = play.choose("auction 45").can("bid", &["0", "1", "2", "3", "4"]);
    play.refused("bid 5", "a bid is 0 or from 1 to 4")
        .choose("bid 4, lay 45 c2 n, done")
        .money(&[4, 0]);
}

/// Facts 3.6: fewer tiles laid, then less money, then first clockwise from the seller.
#[test]
fn equal_bids_are_decided_by_tiles_money_and_order() {
    let sold_to = |scenario: Scenario| {
        let play = scenario.play().choose("auction 45, 2: bid 3, 3: bid 3");
        play.game.waiting_on().lowest().map(|seat| seat.index() + 1)
    };
    assert_eq!(sold_to(unlayable(3)), Some(2));
    assert_eq!(sold_to(unlayable(3).seat(3, "money", 19)), Some(3));
    let built = unlayable(3).lay(3, FINE_LOUNGE, "b2", "n", "").seat(3, "money", 19);
    assert_eq!(sold_to(built), Some(2));
}

#[test]
fn nobody_who_can_lay_it_is_left_to_bid() {
    let play = unlayable(2).seat(2, "money", 0).play().choose("auction 45");
    play.due(1, TaskView::Turn).choose("done").row(&[45, 17]);
}

#[test]
fn without_auctions_everything_goes_to_the_row() {
    let play = Scenario::new(2).seat(1, "money", 0).option("auctions", "false").play();
    let play = play.choose("draw 3").due(1, TaskView::Rest);
    let [first, second] = [0, 1].map(|nth| play.view_of(1).agenda[0].tiles[nth].tile.index() + 1);
    play.choose(&format!("discount {second}, done")).row(&[second, first]);
}

#[test]
fn what_can_be_laid_must_be_unless_the_table_says_otherwise() {
    let scenario = Scenario::new(2).drawn(1, &[BEDROOM, FINE_BATH]);
    scenario
        .play()
        .can("auction", &[])
        .refused("auction 45", "a tile that was drawn can be laid, so one must be")
        .refused("decline", "a tile that was drawn can be laid, so one must be");
    let play = scenario.option("forced", "false").play().choose("decline").due(1, TaskView::Rest);
    play.choose("discount 45, done").row(&[45, 17]);
}

/// Facts 5: a won auction can satisfy the family in the middle of another's turn.
#[test]
fn a_family_can_be_satisfied_by_an_auction() {
    let play = super::building::nearly_satisfied()
        .seat(1, "money", 0)
        .drawn(1, &[TOILET, FINE_BATH])
        .play()
        .choose("auction 73, bid 1, lay 73 c3 n");
    // A coin for the bid, two for doors, nine for the garden.
    assert_eq!(play.seat(2).satisfied, Some(1));
    play.money(&[1, 26]).due(1, TaskView::Turn);
}
