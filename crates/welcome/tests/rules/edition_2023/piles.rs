//! Three piles, each of which is reshuffled by itself. Rulebook, step 1; facts C.1, point 1.

use tabletop::{Dealer, Game, Seed, Settings, Viewer};
use welcome::card::Card;
use welcome::data::Edition;
use welcome::printing::Printing;
use welcome::view::{OfferView, PileView};
use welcome::{View, Welcome};

use crate::play::Play;

fn start(seed: u8) -> Play {
    let settings = Settings::default().with("edition", "2023").with("sheet", "blueprint");
    let setup = Welcome::setup(&settings, 2).expect("valid options");
    Play::of(Welcome::start(&setup, Dealer::new(&Seed([seed; 16]))))
}

fn piles(view: &View) -> &[PileView; 3] {
    view.piles.as_ref().expect("piles")
}

/// The card on top of each pile: its number is on offer, its action will be.
fn tops(view: &View) -> Vec<Card> {
    let OfferView::Pairs(pairs) = &view.offer else { panic!("no pairs") };
    pairs.iter().map(|pair| Card { number: pair.number, action: pair.next }).collect()
}

fn sorted(mut cards: Vec<Card>) -> Vec<Card> {
    cards.sort_unstable();
    cards
}

/// The cards of each pile in the order in which they came, over this many rounds.
fn played(seed: u8, rounds: usize) -> (Play, [Vec<Card>; 3]) {
    let mut play = start(seed);
    let mut came: [Vec<Card>; 3] = Default::default();
    for _ in 0..rounds {
        let view = play.view();
        for (pile, top) in tops(&view).into_iter().enumerate() {
            came[pile].push(top);
        }
        play = play.goes_on().end_round();
    }
    (play, came)
}

/// Twenty-one cards a pile: one beside it, one on top, and nineteen to come.
#[test]
fn the_first_round_shows_two_cards_of_each_pile() {
    let view = start(1).view();
    assert_eq!(view.deck_left, 57);
    for pile in piles(&view) {
        assert_eq!((pile.left, pile.discarded.len()), (19, 0));
        assert_eq!(pile.to_come, None, "nobody knows which cards a pile has");
    }
}

/// In the twenty-first round the last card of each pile is turned over, and the twenty others are
/// shuffled back into their own pile.
#[test]
fn each_pile_is_reshuffled_by_itself() {
    let (before, came) = (1..=u8::MAX)
        .map(|seed| played_if_it_lasts(seed, 20))
        .find_map(|played| played)
        .expect("a game that lasts");
    // Nineteen rounds have discarded; the first card of each pile lay beside it from the start.
    let view = before.view();
    let all = sorted(Edition::of(Printing::Of2023).cards);
    let mut everything = Vec::new();
    for (pile, (seen, came)) in piles(&view).iter().zip(&came).enumerate() {
        let to_come = seen.to_come.as_ref().expect("known after the reshuffle");
        assert_eq!((seen.left, to_come.len(), seen.discarded.len()), (19, 19, 0));
        // What lies in the pile is what has come from it, but for the card just turned over.
        let last = *came.last().expect("twenty cards");
        let top = tops(&view)[pile];
        let mut own = to_come.clone();
        own.push(top);
        for card in &came[..came.len() - 1] {
            assert!(own.contains(card), "{card} belongs to pile {pile}");
        }
        own.push(last);
        everything.extend(own);
    }
    assert_eq!(sorted(everything), all);
    let OfferView::Pairs(pairs) = &view.offer else { panic!("no pairs") };
    for (pair, came) in pairs.iter().zip(&came) {
        assert_eq!(pair.action, came.last().expect("twenty cards").action);
    }
}

fn played_if_it_lasts(seed: u8, rounds: usize) -> Option<(Play, [Vec<Card>; 3])> {
    let mut play = start(seed);
    for _ in 0..=rounds {
        if play.game.outcome().is_some() {
            return None;
        }
        play = play.end_round();
    }
    play.game.outcome().is_none().then(|| played(seed, rounds))
}

/// A position of a later cycle keeps each pile's cards apart.
#[test]
fn a_position_keeps_the_piles_apart() {
    let (play, _) =
        (1..=u8::MAX).find_map(|seed| played_if_it_lasts(seed, 21)).expect("a game that lasts");
    let again = Welcome::set_up(&play.game.position(), Dealer::new(&Seed([9; 16])));
    let again = again.expect("its own position");
    assert_eq!(again.view(Viewer::Spectator).piles, play.game.view(Viewer::Spectator).piles);
    let next = Play::of(again).end_round();
    let (old, new) = (play.view(), next.view());
    for (pile, (before, after)) in piles(&old).iter().zip(piles(&new)).enumerate() {
        let to_come = before.to_come.as_ref().expect("known");
        assert!(to_come.contains(&tops(&new)[pile]), "pile {pile} draws from its own cards");
        assert_eq!(after.left + 1, before.left);
    }
}
