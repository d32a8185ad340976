//! What the terminal says: what happened in a round, and the signs of the board.

use tabletop::{Dealer, Game as _, LogEntry, Narrated as _, Rng, Seat, Seed, Viewer};
use welcome::{Choice, Welcome};

use crate::players::{building, setup};
use crate::scenario::{EMPTY, Scenario};

/// The log of a round in which the seats play these turns.
#[track_caller]
fn log(scenario: Scenario, turns: &[&str]) -> Vec<String> {
    let since = scenario.play();
    let mut play = since.clone();
    let mut chosen = Vec::new();
    for (number, turn) in (1..).zip(turns) {
        play = play.seat(number).choose(turn);
        let choices = turn.split(", ").map(|text| text.parse::<Choice>().expect("notation"));
        chosen.extend(choices.map(|choice| (Seat::new(number - 1), choice)));
    }
    let said = play.game.log_since(&since.game, &chosen).into_iter();
    said.map(|log| match log {
        LogEntry::Did(seat, deeds) => format!("seat {seat} {deeds}"),
        LogEntry::Happened(said) => said,
    })
    .collect()
}

#[test]
fn deeds_are_told_seat_by_seat() {
    let pairs = ["7 landscaper", "9 temp", "5 surveyor"];
    assert_eq!(
        log(
            Scenario::new(EMPTY).pairs(pairs),
            &["take 1, write 7 b4, park, done", "take 2, write 11 c9, done"]
        ),
        [
            "seat 1 wrote 7 in b4 and planted a park in street b",
            "seat 2 wrote 11 in c9 (9 with a temp)",
        ]
    );
    assert_eq!(
        log(
            Scenario::new(EMPTY).pairs(pairs),
            &["take 3, write 5 a2, fence b3, done", "take 2, write 9 c9, hire, done"]
        ),
        [
            "seat 1 wrote 5 in a2 and drew a fence between b3 and b4",
            "seat 2 wrote 9 in c9 and hired a temp",
        ]
    );
    assert_eq!(
        log(
            Scenario::new(EMPTY).pairs(["7 pool", "9 bis", "5 real-estate"]),
            &["take 1, write 7 a3, pool, done", "take 2, write 9 c9, bis 9 c10, done"]
        ),
        ["seat 1 wrote 7 in a3 and built its pool", "seat 2 wrote 9 in c9 and copied 9 into c10"]
    );
    assert_eq!(
        log(
            Scenario::new(EMPTY).pairs(["7 pool", "9 bis", "5 real-estate"]),
            &["take 1, write 7 a3, pass, done", "take 3, write 5 c9, promote 2, done"]
        ),
        [
            "seat 1 wrote 7 in a3 and left the pool unused",
            "seat 2 wrote 5 in c9 and raised estates of 2"
        ]
    );
}

#[test]
fn plans_are_told_with_what_they_pay_in_this_round() {
    let street = ["1 2 3 4 5 6 | 7 8 9 .", "", "1 2 3 4 5 6 | . . . . . ."];
    let scenario = Scenario::new(street).seat(street).pairs(["10 pool", "9 bis", "5 temp"]);
    let turn = "take 1, write 10 a10, plan 1, done";
    assert_eq!(
        log(scenario, &[turn, "take 1, write 10 b8, pass, plan 1, done"]),
        [
            "seat 1 wrote 10 in a10 and fulfilled plan 1 for 10 points",
            "seat 2 wrote 10 in b8, left the pool unused and fulfilled plan 1 for 10 points",
        ]
    );
}

#[test]
fn a_card_passed_on_is_not_told() {
    let full = ["15 . . . . . . . . .", "15 . . . . . . . . . .", "15 . . . . . . . . . . ."];
    let scenario = Scenario::new(EMPTY)
        .hand(["7 pool", "8 landscaper", "9 temp"])
        .seat(full)
        .hand(["7 bis", "8 bis", "9 surveyor"]);
    assert_eq!(
        log(scenario, &["take 1+2, write 7 b2, park, done", "refuse 3, done"]),
        ["seat 1 wrote 7 in b2 and planted a park in street b", "seat 2 crossed a permit refusal"]
    );
}

#[test]
fn the_opponent_is_told_of_in_the_words_of_its_edition() {
    let cards = ["7 surveyor", "8 pool", "9 landscaper"];
    let scenario = |level| Scenario::new_2023(EMPTY).against(level, cards, &["3 temp"]);
    assert_eq!(
        log(scenario("1"), &["take 2+1, write 8 b2, fence b2, done"]),
        ["seat 1 wrote 8 in b2 and drew a barrier between b2 and b3", "Sam was given 9 park."]
    );
    assert_eq!(
        log(scenario("0"), &["take 2+3, write 8 b2, park, done"])[1],
        "The closed office was given 7 barrier."
    );
}

/// Over whole games of every mode, every seat has one entry a round, what comes by itself has one
/// when the view shows it, and the board has no sign that the legend does not explain.
#[test]
fn nothing_is_left_out() {
    for (seats, options) in [
        (2, &["advanced"][..]),
        (1, &[][..]),
        (3, &["expert"][..]),
        (2, &["edition=2023", "advanced", "quarters"][..]),
        (1, &["edition=2023", "opponent=5"][..]),
        (1, &["edition=2023", "opponent=0", "sheet=blueprint"][..]),
    ] {
        let setup = setup(seats, options);
        let (mut solo_card, mut validated) = (0, 0);
        for index in 0..6 {
            let mut rng = Rng::new(index);
            let mut game = Welcome::start(&setup, Dealer::new(&Seed::of_simulation(3, index)));
            let (mut since, mut chosen, mut choices) = (game.clone(), Vec::new(), Vec::new());
            while let Some(seat) = game.waiting_on().lowest() {
                game.choices(seat, &mut choices);
                let choice = building(&choices, &mut rng);
                game.choose(seat, choice).expect("a listed choice");
                chosen.push((seat, choice));
                if game.checkpoints() == since.checkpoints() {
                    continue;
                }
                let log = game.log_since(&since, &chosen);
                let did = log.iter().filter(|log| matches!(log, LogEntry::Did(..))).count();
                assert_eq!(did, seats, "{log:?}");
                let says = |word: &str| {
                    log.iter().any(|log| match log {
                        LogEntry::Did(..) => false,
                        LogEntry::Happened(said) => said.contains(word),
                    })
                };
                let (before, after) = (since.view(Viewer::Spectator), game.view(Viewer::Spectator));
                let approved = |view: &welcome::View| view.plans.iter().all(|plan| plan.approved);
                if says("Solo card") {
                    solo_card += 1;
                    assert!(approved(&after), "the Solo card approves all plans");
                }
                if let (Some(before), Some(after)) = (before.opponent, after.opponent) {
                    let come = after.validations.len() - before.validations.len();
                    validated += come;
                    assert_eq!(says("validation card"), come > 0, "{log:?}");
                    assert_eq!(says("deck was used up"), after.recycled && !before.recycled);
                    assert!(says("was given"));
                }
                signs_are_explained(&game);
                (since, chosen) = (game.clone(), Vec::new());
            }
        }
        assert_eq!(solo_card > 0, seats == 1 && options.is_empty(), "{options:?}");
        assert_eq!(validated > 0, options.iter().any(|option| option.starts_with("opponent")));
    }
}

#[track_caller]
fn signs_are_explained(game: &Welcome) {
    let legend: String = game.legend().into_iter().map(|(sign, _)| sign).collect();
    let drawn = game.view(Viewer::Seat(Seat::new(0))).to_string();
    for sign in drawn.chars().filter(|sign| !sign.is_ascii()) {
        assert!(legend.contains(sign), "{sign} is not explained: {legend}\n{drawn}");
    }
    for sign in ["(o)", "~"].into_iter().filter(|&sign| drawn.contains(sign)) {
        assert!(legend.contains(sign), "{sign} is not explained");
    }
}
