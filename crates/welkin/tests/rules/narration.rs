//! What the terminal says: what happened in turns, and the signs of the board.

use tabletop::{Dealer, Game as _, LogEntry, Narrated as _, Rng, Seat, Seed, Settings, Viewer};
use welkin::{Choice, Welkin};

use crate::scenario::Scenario;

/// The log of these turns.
#[track_caller]
fn log(scenario: &Scenario, turns: &[&str]) -> Vec<String> {
    let since = scenario.play();
    let mut play = since.clone();
    let mut chosen = Vec::new();
    for turn in turns {
        let seat = play.game.seat();
        play = play.choose(turn);
        let choices = turn.split(", ").map(|text| text.parse::<Choice>().expect("notation"));
        chosen.extend(choices.map(|choice| (seat, choice)));
    }
    let said = play.game.log_since(&since.game, &chosen).into_iter();
    said.map(|log| match log {
        LogEntry::Did(seat, deeds) => format!("seat {seat} {deeds}"),
        LogEntry::Happened(said) => said,
    })
    .collect()
}

#[test]
fn turns_are_told_one_after_the_other() {
    assert_eq!(
        log(
            &Scenario::some_way_on(),
            &["place A 3, place M 3, done", "turn V, take E, done", "turn V, take V, done"]
        ),
        [
            "seat 1 laid 1 animal and 1 metal on site 3 and sold it for 9 coins",
            "seat 2 produced 1 elemental",
            "seat 1 produced 1 vegetal",
        ]
    );
}

#[test]
fn tokens_powers_and_prices_are_told() {
    assert_eq!(
        log(
            &Scenario::some_way_on(),
            &["power 2, open 1, flip VE, turn A, turn M, take G, discard A, discard M, done"]
        ),
        ["seat 1 used the power “open one more” of site 2, opened site 1, turned a market token \
             from vegetal to elemental, produced 4 gem for 1 coin and gave back 1 animal and 1 metal"]
    );
}

/// Every turn of a random game is reported, and every letter of the board is explained.
#[test]
fn nothing_is_left_out() {
    for seed in 0..4 {
        let mut rng = Rng::new(seed);
        let settings = Settings::default().with("turns", "30");
        let setup = Welkin::setup(&settings, 3).expect("valid options");
        let mut game = Welkin::start(&setup, Dealer::new(&Seed::of_simulation(seed, 0)));
        let (mut since, mut chosen, mut choices) = (game.clone(), Vec::new(), Vec::new());
        while let Some(seat) = game.waiting_on().lowest() {
            game.choices(seat, &mut choices);
            let choice = rng.pick(&choices).expect("a choice");
            game.choose(seat, choice).expect("a listed choice");
            chosen.push((seat, choice));
            if choice != Choice::Done || seat != Seat::new(2) {
                continue;
            }
            let log = game.log_since(&since, &chosen);
            let did = log.iter().filter_map(|log| match log {
                LogEntry::Did(seat, said) => Some((*seat, said.as_str())),
                LogEntry::Happened(_) => None,
            });
            let did: Vec<(Seat, &str)> = did.collect();
            let seats: Vec<Seat> = did.iter().map(|(seat, _)| *seat).collect();
            let mut played: Vec<Seat> = chosen.iter().map(|(seat, _)| *seat).collect();
            played.dedup();
            assert_eq!(seats, played);
            assert!(did.iter().all(|(_, said)| *said != "did nothing"), "{did:?}");
            (since, chosen) = (game.clone(), Vec::new());
        }
        let legend = format!("{:?}", game.legend());
        for market in game.view(Viewer::Spectator).markets {
            assert!(legend.contains(&format!("{} {}", market.resource, market.name)), "{legend}");
        }
    }
}
