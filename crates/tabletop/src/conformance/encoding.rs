//! What [`Encoded`] promises, tried on random games.

use std::collections::HashSet;

use super::{BIG_TABLE, Mode};
use crate::{Dealer, Encoded, Rng, Seat, Seed, Viewer};

/// How many games are played in each mode.
const GAMES: u64 = 3;
/// After so many choices a game is looked at closely.
const CLOSELY: usize = 7;

/// Tries everything that a game told in numbers promises, in each of these modes.
///
/// # Panics
/// If a promise is broken, saying which, in which mode, and how.
pub fn check_encoding<G: Encoded>(modes: &[Mode]) {
    for mode in modes {
        let setup = G::setup(&mode.settings, mode.seats)
            .unwrap_or_else(|error| panic!("{}, {mode}: {error}", G::NAME));
        let actions = G::actions(&setup);
        let figures = G::figures(&setup);
        let named: HashSet<&str> = figures.iter().map(|figure| figure.name.as_str()).collect();
        assert_eq!(named.len(), figures.len(), "{mode}: two figures have the same name");
        let words: HashSet<&str> = actions.iter().map(String::as_str).collect();
        assert_eq!(words.len(), actions.len(), "{mode}: two indices have the same name");
        if G::ABSOLUTE {
            for word in &actions {
                let choice = word.parse::<G::Choice>();
                let written = choice.map(|choice| choice.to_string());
                assert_eq!(written.as_ref(), Ok(word), "{mode}: an index that is no choice");
            }
        }
        for index in 0..if mode.seats < BIG_TABLE { GAMES } else { 1 } {
            let mut game = G::start(&setup, Dealer::new(&Seed::of_simulation(19, index)));
            play(&mut game, &mut Rng::new(index), &actions, figures.len(), mode);
        }
    }
}

fn play<G: Encoded>(game: &mut G, rng: &mut Rng, actions: &[String], figures: usize, mode: &Mode) {
    let mut choices = Vec::new();
    let mut taken = HashSet::new();
    let mut count = 0;
    while let Some(seat) = rng.pick(&game.waiting_on().into_iter().collect::<Vec<_>>()) {
        game.choices(seat, &mut choices);
        taken.clear();
        for &choice in &choices {
            let index = game.action(seat, choice);
            let word = index.and_then(|index| actions.get(index));
            let Some(word) = word else { panic!("{mode}: `{choice}` has no index") };
            assert!(taken.insert(index), "{mode}: `{choice}` shares the index of another choice");
            if G::ABSOLUTE {
                assert_eq!(*word, choice.to_string(), "{mode}");
            }
        }
        let choice = rng.pick(&choices).expect("a waiting seat has a choice");
        let looked_at = (count % CLOSELY == 0).then(|| look(game, rng, figures, mode));
        game.choose(seat, choice).expect("listed choices are legal");
        count += 1;
        if let Some((seat, view, observed)) = looked_at
            && game.view(Viewer::Seat(seat)) == view
        {
            assert_eq!(
                observe(game, seat, figures),
                observed,
                "{mode}: seat {seat} observes `{choice}` of another seat, which it cannot see"
            );
        }
    }
    look(game, rng, figures, mode);
}

/// Looks at the game with the eyes of some seat, which notices nothing if all it cannot know is
/// made up anew.
fn look<G: Encoded>(
    game: &G,
    rng: &mut Rng,
    figures: usize,
    mode: &Mode,
) -> (Seat, G::View, Vec<i16>) {
    let seat = Seat::new(rng.below(game.seats()));
    let observed = observe(game, seat, figures);
    let mut imagined = game.clone();
    imagined.reimagine(Viewer::Seat(seat), rng);
    assert_eq!(
        observe(&imagined, seat, figures),
        observed,
        "{mode}: seat {seat} observes what it cannot know"
    );
    (seat, game.view(Viewer::Seat(seat)), observed)
}

fn observe<G: Encoded>(game: &G, seat: Seat, figures: usize) -> Vec<i16> {
    // One place more, so that a figure too many is noticed.
    let mut row = vec![i16::MIN; figures + 1];
    let (places, beyond) = row.split_at_mut(figures);
    game.fill(seat, places);
    assert!(!places.contains(&i16::MIN) && beyond == [i16::MIN], "a figure is missing");
    row.pop();
    row
}
