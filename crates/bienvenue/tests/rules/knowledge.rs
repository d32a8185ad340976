//! Who knows which card: each seat is told what it has seen, and nothing more. Facts 3.1.

use bienvenue::card::Title;
use serde_json::json;
use tabletop::{Game, Rng, Seat, Viewer};

use crate::play::Play;
use crate::scenario::Scenario;

fn top_of_discard(play: &Play, viewer: Viewer) -> Option<Title> {
    play.game.view(viewer).discard.last().copied().flatten()
}

#[test]
fn the_last_discard_is_known_to_who_discarded_it() {
    let play = Scenario::new(3).play().choose("deck");
    let keep = play.listed(Seat::new(0))[0].clone();
    let play = play.choose(&keep).choose("done");
    let seats = [0, 1, 2].map(|seat| Viewer::Seat(Seat::new(seat)));
    let known = seats.map(|viewer| top_of_discard(&play, viewer).is_some());
    assert_eq!(known, [true, false, false]);
    assert_eq!(top_of_discard(&play, Viewer::Spectator), None);
    // Who takes it learns it; who discarded it knows where it went.
    let play = play.choose("discard, done");
    let hand = |viewer: Viewer| play.game.view(viewer).seats[1].hand.clone();
    assert!(hand(seats[0])[0].is_some() && hand(seats[1])[0].is_some());
    assert_eq!(hand(seats[2]), [None]);
}

#[test]
fn a_revealed_card_that_is_covered_stays_known_to_all() {
    let play = Scenario::new(2).hand(1, &["share"]).card(1, 1, "bribe").play();
    let play = play.choose("play share 1, pass, done");
    assert_eq!(top_of_discard(&play, Viewer::Spectator), Some(Title::Bribe));
}

/// Ruling: a card played face down could be any of its kind that the hand held.
#[test]
fn what_was_known_of_a_hand_is_unsure_after_a_card_was_played_from_it() {
    let hand = json!([
        { "card": "share", "known": [2] },
        { "card": "subsidy", "known": [2] },
        { "card": "bribe" },
    ]);
    let play = Scenario::new(2).seat(1, "hand", hand).play();
    let seen = |play: &Play| play.view_of(2).seats[0].hand.clone();
    assert_eq!(seen(&play), [Some(Title::Share), Some(Title::Subsidy), None]);
    let play = play.choose("play bribe 1, pass, done");
    assert_eq!(seen(&play), [Some(Title::Subsidy), None]);
}

/// In reimagined games a card face down stays of its zone's kind, and what was seen stays.
#[test]
fn imagined_cards_agree_with_what_was_seen() {
    let play = Scenario::new(3)
        .seat(1, "hand", json!([{ "card": "golf", "known": [2] }, { "card": "temp" }]))
        .hand(3, &["share", "tender"])
        .play()
        .choose("play temp 2, pass, done, 2: pass, 2: done");
    let viewer = Viewer::Seat(Seat::new(1));
    let mut dreamt = std::collections::BTreeSet::new();
    for whim in 0..60 {
        let mut game = play.game.clone();
        game.reimagine(viewer, &mut Rng::new(whim));
        assert_eq!(game.view(viewer), play.game.view(viewer));
        let first = game.view(Viewer::Seat(Seat::new(0)));
        assert_eq!(first.seats[0].hand, [Some(Title::Golf)]);
        let zone = first.centre[1].clone().expect("a card face down");
        let card = zone.card.expect("its player knows it");
        assert!(!matches!(card, Title::Share | Title::Bribe | Title::Golf), "{card}");
        dreamt.insert(card);
    }
    assert!(dreamt.len() > 3, "{dreamt:?}");
}
