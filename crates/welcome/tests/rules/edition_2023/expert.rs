//! The expert game. Rulebook of the extensions, Expert; facts D.12.

use tabletop::{Game, Seat, Settings, Viewer};
use welcome::Welcome;
use welcome::view::OfferView;

use crate::play::Play;
use crate::scenario::{EMPTY, Scenario, card};

fn hand(play: &Play) -> Vec<welcome::card::Card> {
    match play.view().offer {
        OfferView::Hand { cards: Some(cards), .. } => cards,
        other => panic!("no hand: {other:?}"),
    }
}

fn three() -> Play {
    Scenario::new_2023(EMPTY)
        .hand(["7 surveyor", "8 pool", "9 pool"])
        .seat(EMPTY)
        .hand(["5 surveyor", "6 surveyor", "7 pool"])
        .seat(EMPTY)
        .hand(["11 surveyor", "12 temp", "13 temp"])
        .play()
}

/// The third card goes to the neighbour on the left: seats are numbered clockwise, so that seat 1
/// passes to seat 2 and the last seat to seat 1.
#[test]
fn the_third_card_goes_to_the_left() {
    let play = three().choose("take 1+2, write 7 a3, pool, done").seat(2);
    let play = play.choose("take 1+3, write 5 a1, done").seat(3);
    let play = play.choose("take 2+1, write 12 a9, pass, done");
    let first = |seat: usize| hand(&play.clone().seat(seat))[0];
    assert_eq!(first(2), card("9 pool"));
    assert_eq!(first(3), card("6 surveyor"));
    assert_eq!(first(1), card("13 temp"));
    // The number is hidden from the others, the action travels face up.
    let seen = play.view().seats[1].received;
    assert_eq!(seen, Some(welcome::card::Action::Pool));
}

/// The owner of the game is dealt to first, and nothing is drawn to find out who that is.
#[test]
fn the_first_seat_is_dealt_to_first() {
    let settings = Settings::default().with("edition", "2023").with("expert", "true");
    let setup = Welcome::setup(&settings, 4).expect("valid options");
    for index in 0..20 {
        let dealer = tabletop::Dealer::new(&tabletop::Seed::of_simulation(3, index));
        let game = Welcome::start(&setup, dealer);
        match game.view(Viewer::Seat(Seat::new(0))).offer {
            OfferView::Hand { first_architect, .. } => assert_eq!(first_architect, Seat::new(0)),
            other => panic!("no hand: {other:?}"),
        }
    }
}

/// Sixty-three cards give 21 hands, sixty-six give 22.
#[test]
fn as_many_can_play_as_there_are_hands() {
    let settings = Settings::default().with("edition", "2023").with("expert", "true");
    let message =
        |settings: &Settings, seats| Welcome::setup(settings, seats).unwrap_err().to_string();
    assert!(Welcome::setup(&settings, 21).is_ok());
    assert_eq!(
        message(&settings, 22),
        "22 seats are out of range: expected 2 to 21 with `expert`, since 63 cards give 21 hands \
         of three"
    );
    assert!(Welcome::setup(&settings.clone().with("quarters", "true"), 22).is_ok());
}
