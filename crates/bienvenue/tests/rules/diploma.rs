//! The Diploma: every kind of feat, once done and once just missed. The list is in
//! `data/diploma.toml`.

use bienvenue::view::LaidView;
use bienvenue::{Bienvenue, Feat};
use serde_json::json;
use tabletop::{Achieving, Game, Record, Seat, Viewer};

use super::building::satisfied;
use super::ending::pass_round;
use crate::play::Play;
use crate::scenario::Scenario;

/// The keys are handed over three rounds after the first family was satisfied.
fn over(scenario: &Scenario) -> Play {
    let play = (0..3).fold(scenario.play(), |play, _| pass_round(play));
    assert!(play.game.outcome().is_some());
    play
}

#[track_caller]
fn shows(play: &Play, number: usize, done: &[Feat], missed: &[Feat]) {
    let seat = Seat::new(number - 1);
    for feat in done {
        assert!(play.game.has_done(seat, feat), "{feat:?}");
    }
    for feat in missed {
        assert!(!play.game.has_done(seat, feat), "{feat:?}");
    }
}

/// Seat 2 has 17 points and a happy family, three bare cells and 20 coins; seat 1 has nothing.
#[test]
fn a_happy_family_is_counted() {
    let turn = json!([{ "seat": 2, "task": "turn" }]);
    let play = over(&satisfied().with("agenda", turn));
    shows(
        &play,
        2,
        &[Feat::Won, Feat::Players(2), Feat::Points(17), Feat::Satisfied, Feat::SatisfiedFirst],
        &[Feat::Players(3), Feat::Points(18), Feat::NothingBare],
    );
    shows(&play, 2, &[Feat::CoinsLeft(20)], &[Feat::CoinsLeft(19)]);
    shows(&play, 1, &[], &[Feat::Won, Feat::Satisfied, Feat::SatisfiedFirst]);
    assert_eq!(play.game.achieved(Seat::new(1)), ["first-win", "satisfied", "first-keys"]);
    assert!(play.game.achieved(Seat::new(0)).is_empty());
    assert!(satisfied().play().game.achieved(Seat::new(1)).is_empty(), "not before the end");
    assert!((8..=12).contains(&Bienvenue::diploma().all().count()));
}

/// What a house has is counted once more, from what everyone sees of it.
#[test]
fn a_house_shows_what_stands_in_it() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/golden");
    let mut most = [0; 4];
    for entry in std::fs::read_dir(folder).expect("kept games") {
        let path = entry.expect("a file").path();
        if path.extension().is_none_or(|extension| extension != "json") {
            continue;
        }
        let record = std::fs::read_to_string(path).expect("a record");
        let record = Record::from_json(record.trim()).expect("a record");
        let game: Bienvenue = record.replay(|_| ()).expect("it replays");
        let view = game.view(Viewer::Spectator);
        for (seat, shown) in Seat::all(game.seats()).zip(&view.seats) {
            let tiles = &shown.house.tiles;
            let count = |counts: fn(&&LaidView) -> bool| tiles.iter().filter(counts).count();
            let counted = [
                count(|laid| laid.tile.garden),
                count(|laid| laid.spot.is_upstairs()),
                count(|laid| laid.paired) / 2,
                count(|laid| laid.tile.luxury),
            ];
            let feats = [Feat::Garden, Feat::Upstairs, Feat::Halves, Feat::Luxury];
            for ((feat, counted), most) in feats.iter().zip(counted).zip(&mut most) {
                assert!(game.has_done(seat, &feat(counted)), "{:?}", feat(counted));
                assert!(!game.has_done(seat, &feat(counted + 1)), "{:?}", feat(counted + 1));
                *most = counted.max(*most);
            }
            let ground = count(|laid| !laid.tile.garden && !laid.spot.is_upstairs());
            let bare = shown.house.foundations.len() - ground;
            assert_eq!(game.has_done(seat, &Feat::NothingBare), bare == 0);
            let money = shown.money.expect("open at the end");
            assert!(game.has_done(seat, &Feat::CoinsLeft(money)));
            assert_eq!(money > 0, money > 0 && !game.has_done(seat, &Feat::CoinsLeft(money - 1)));
        }
    }
    assert!(most.iter().all(|most| *most > 0), "all of it was built somewhere: {most:?}");
}
