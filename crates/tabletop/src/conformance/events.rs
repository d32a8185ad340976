//! What [`Eventful`] promises, tried on random games.

use std::collections::HashMap;

use super::{BIG_TABLE, Mode};
use crate::{Dealer, Event, EventWatch, Eventful, Occasion, Rng, Seat, Seed};

/// How many games are played in each mode.
const GAMES: u64 = 3;

/// Tries everything that a game promises of its events and facts, in each of these modes.
///
/// # Panics
/// If a promise is broken, saying which, in which mode, and how.
pub fn check_events<G: Eventful>(modes: &[Mode]) {
    for mode in modes {
        let setup = G::setup(&mode.settings, mode.seats)
            .unwrap_or_else(|error| panic!("{}, {mode}: {error}", G::NAME));
        let mut names: Option<Vec<String>> = None;
        for index in 0..if mode.seats < BIG_TABLE { GAMES } else { 1 } {
            let mut game = G::start(&setup, Dealer::new(&Seed::of_simulation(23, index)));
            let told = play(&mut game, index);
            assert!(!told.is_empty(), "{mode}: a whole game in which nothing happened");
            check_told::<G>(&told, mode);
            for seat in Seat::all(mode.seats) {
                let facts = game.facts(seat).into_iter();
                let own: Vec<String> = facts.map(|(name, _)| name.into_owned()).collect();
                let first = names.get_or_insert_with(|| own.clone());
                assert_eq!(*first, own, "{mode}: facts of seat {seat} have other names");
            }
        }
    }
}

/// Plays a game at random, and returns its events.
fn play<G: Eventful>(game: &mut G, whims: u64) -> Vec<Event> {
    let mut told = Vec::new();
    let mut watch = EventWatch::begin(game, |_, event| told.push(event));
    let mut rng = Rng::new(whims);
    let mut choices = Vec::new();
    while let Some(seat) = rng.pick(&game.waiting_on().into_iter().collect::<Vec<_>>()) {
        game.choices(seat, &mut choices);
        let choice = rng.pick(&choices).expect("a waiting seat has a choice");
        game.choose(seat, choice).expect("listed choices are legal");
        watch.see(game, seat, choice, |_, event| told.push(event));
    }
    told
}

/// Every event is of a kind and a way that the game names, and nothing was made of an occasion that
/// did not come.
fn check_told<G: Eventful>(told: &[Event], mode: &Mode) {
    let mut counts: HashMap<(&str, &str, &str), usize> = HashMap::new();
    for event in told {
        let kind = G::KINDS.iter().find(|kind| kind.name == event.kind);
        let known = kind.is_some_and(|kind| kind.ways.contains(&event.way));
        assert!(known, "{mode}: {event:?} is of no kind that the game names");
        assert!(!event.name.is_empty(), "{mode}: {event:?} has no name");
        let seated = event.seat.is_none_or(|seat| seat.index() < mode.seats);
        assert!(seated, "{mode}: {event:?} is of a seat that is not there");
        *counts.entry((event.kind, &event.name, event.way)).or_default() += 1;
    }
    for kind in G::KINDS {
        let most = match kind.occasion {
            Occasion::None => continue,
            Occasion::OfTable => mode.seats,
            Occasion::OfSeat => 1,
        };
        for ((_, name, way), count) in counts.iter().filter(|((of, ..), _)| *of == kind.name) {
            let occasions = counts.get(&(kind.name, *name, kind.ways[0])).copied().unwrap_or(0);
            assert!(
                *count <= occasions * most,
                "{mode}: {} `{name}` was {way} {count} times and {} {occasions} times",
                kind.name,
                kind.ways[0]
            );
        }
    }
}
