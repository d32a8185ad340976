//! The suite itself, tried on a game that keeps the contract and on every way to break it.

mod auction;
mod fault;
mod pieces;

use std::panic::catch_unwind;

use auction::Auction;
use fault::{Fault, break_by};
use tabletop::Record;
use tabletop::conformance::{Mode, check};

fn modes() -> [Mode; 4] {
    [
        Mode::new("sealed", 3),
        Mode::new("short", 2).with("rounds", "3"),
        Mode::new("in turn", 4).with("turns", "true"),
        Mode::new("peeking", 3).with("peek", "true"),
    ]
}

#[test]
fn an_honest_game_passes() {
    check::<Auction>(&modes());
}

/// What the suite says about an auction with this fault.
fn complaint_about(fault: Fault) -> String {
    break_by(fault);
    let verdict = catch_unwind(|| check::<Auction>(&modes()));
    break_by(Fault::None);
    match verdict {
        Ok(()) => "nothing".to_owned(),
        Err(panic) => *panic.downcast::<String>().expect("a message"),
    }
}

/// Each fault, the promise it breaks, and what a person must be told about it.
const COMPLAINTS: &[(Fault, &str, &[&str])] = &[
    (Fault::AcceptsAnySeats, "its options are checked", &["0 seats are accepted; expected 2 to 4"]),
    (
        Fault::ForeignDefault,
        "its options are checked",
        &["option `rounds` cannot be `4`: expected `3`, `5`"],
    ),
    (Fault::PanicsOnNonsense, "notation survives nonsense", &["what?"]),
    (
        Fault::ListsTooMuch,
        "what is listed is accepted",
        &["`double`: listed, so expected to be accepted, but refused: this is not possible now"],
    ),
    (Fault::ListsTwice, "what is listed is accepted", &["`done`: listed twice"]),
    (
        Fault::ListsInAddition,
        "what is listed is accepted",
        &["listed into a list that was not empty"],
    ),
    (
        Fault::ListsTooLittle,
        "what is not listed is refused",
        &["`double`: not listed, so expected to be refused, but accepted"],
    ),
    (
        Fault::RefusalCosts,
        "a refused choice changes nothing",
        &["`: refused, yet it changed something: the view of seat", "points` expected 0, found -1"],
    ),
    (
        Fault::RefusalDraws,
        "a refused choice changes nothing",
        &["`: refused, yet it changed something: the view of seat", "at `prize` expected"],
    ),
    (
        Fault::Mumbles,
        "notation reads back",
        &["`done`: expected to read back as Mumble, but reads as Done"],
    ),
    (
        Fault::DealsByTheClock,
        "equal setups, seeds and choices give equal games",
        &["the view of seat"],
    ),
    (Fault::CloneFromForgets, "a clone is the same game", &["clone_from: ", "not when played on"]),
    (Fault::NeverEnds, "games end", &["the game still waits for seat", "expected an end"]),
    (
        Fault::EndCanBeTakenBack,
        "games end",
        &["`done` ended the game and did not pass a checkpoint"],
    ),
    (Fault::RoundsCountDown, "games end", &["round() went from ", "expected it never to go back"]),
    (Fault::RoundEndsEarly, "games end", &["round() went from 1 to 2 without a checkpoint"]),
    (
        Fault::AsksTooEarly,
        "who is asked anew is asked about what stays",
        &["mode `in turn`", "`done`: no checkpoint, yet seat", "must answer to it"],
    ),
    (
        Fault::HighBidSilences,
        "who is asked anew is asked about what stays",
        &["`done`: no checkpoint, yet no longer waited for: seat"],
    ),
    (
        Fault::PartsDoNotAddUp,
        "games end",
        &["the sum of the parts of the score of seat 1: expected 1, found 0"],
    ),
    (Fault::LoserRanksFirst, "games end", &["expected no rank to be better with fewer points"]),
    (
        Fault::ViewHasMoreThanJson,
        "views and positions read back from JSON",
        &["the view of seat 1, read back from its JSON"],
    ),
    (
        Fault::FirstDoneIsPaid,
        "simultaneous rounds commute",
        &["a round played as [", "then again as [", "points` expected"],
    ),
    (
        Fault::RecordsOtherOptions,
        "records replay",
        &["mode `short`, 2 seats, rounds=3", "the record was expected to replay"],
    ),
    (
        Fault::PositionForgetsStakes,
        "a position sets up the game it was taken from",
        &["set up from its position: the view of seat 1: at `seats["],
    ),
    (
        Fault::PositionShowsOpenBids,
        "a position sets up the game it was taken from",
        &["the position in mid-round", "expected null, found"],
    ),
    (
        Fault::PositionIsTrusted,
        "a tampered position is refused or playable",
        &["`position.", "changed from"],
    ),
    (
        Fault::ShowsBids,
        "unfinished turns are hidden",
        &["no checkpoint, yet seen by another: the view of seat", "shown` expected"],
    ),
    (
        Fault::ShowsAHand,
        "reimagining changes nothing the viewer knows",
        &["reimagined for the spectator: the view of the spectator: at `hand[0]` expected"],
    ),
    (
        Fault::ForgetsWhatItSaw,
        "reimagining changes nothing the viewer knows",
        &["mode `peeking`", "reimagined for seat", "at `told` expected"],
    ),
    (
        Fault::TellsEverybody,
        "reimagining changes nothing the viewer knows",
        &["mode `peeking`", "reimagined for the spectator", "at `told` expected"],
    ),
    (
        Fault::DreamsOfEmptyHands,
        "a reimagined game can be played",
        &["reimagined for", "is waited for and has no choice"],
    ),
    (Fault::IgnoresTheSeed, "other seeds deal other games", &["8 seeds dealt the same game"]),
    (Fault::DreamsTheTruth, "what will be dealt is made up anew", &["expected different deals"]),
    (
        Fault::DreamsTrueBids,
        "what others chose in secret is made up anew",
        &["expected it to be made up"],
    ),
    (
        Fault::DreamsTrueHands,
        "what others hold is made up anew",
        &["seat 1: at 20 checkpoints others held", "expected it to be made up at least once"],
    ),
];

#[test]
fn every_fault_is_told() {
    for (fault, promise, told) in COMPLAINTS {
        let complaint = complaint_about(*fault);
        let opening = format!("auction breaks a promise: {promise}\n");
        assert!(complaint.starts_with(&opening), "{fault:?}: {complaint}");
        for words in *told {
            let missing = format!("{fault:?}: expected `{words}` in: {complaint}");
            assert!(complaint.contains(words), "{missing}");
        }
    }
}

/// Mode, seed, seat, choice and record: enough to see it again.
#[test]
fn a_complaint_can_be_followed() {
    let complaint = complaint_about(Fault::ListsTooMuch);
    let lines: Vec<&str> = complaint.lines().map(str::trim).collect();
    assert_eq!(lines[1], "mode `sealed`, 3 seats");
    assert!(lines[2].starts_with("seed "), "{complaint}");
    assert!(lines[3].starts_with("seat "), "{complaint}");
    let record = lines[5].strip_prefix("record: ").expect(&complaint);
    let record = Record::from_json(record).expect("a record that reads");
    assert!(record.replay::<Auction>(|_| ()).is_ok(), "{complaint}");
    assert!(lines[2].contains(&record.seed.to_string()), "{complaint}");
}
