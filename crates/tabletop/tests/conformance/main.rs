//! The suite itself, tried on a game that keeps the contract and on every way to break it.

mod auction;

use std::panic::catch_unwind;

use auction::{Auction, Fault, break_by};
use tabletop::conformance::{Mode, check};

fn modes() -> [Mode; 3] {
    [
        Mode::new("sealed", 3),
        Mode::new("short", 2).with("rounds", "3"),
        Mode::new("in turn", 4).with("turns", "true"),
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
    (
        Fault::AcceptsAnySeats,
        "its options are checked",
        &["0 seats are accepted; expected 2 to 4"],
    ),
    (
        Fault::ForeignDefault,
        "its options are checked",
        &["option `rounds` cannot be `4`"],
    ),
    (
        Fault::PanicsOnNonsense,
        "notation survives nonsense",
        &["what?"],
    ),
];

#[test]
fn every_fault_is_told() {
    for (fault, promise, told) in COMPLAINTS {
        let complaint = complaint_about(*fault);
        let opening = format!("auction breaks a promise: {promise}\n");
        assert!(
            complaint.starts_with(&opening),
            "{fault:?} got: {complaint}"
        );
        for words in *told {
            assert!(
                complaint.contains(words),
                "{fault:?}, expected `{words}` in: {complaint}"
            );
        }
    }
}

#[test]
fn dump() {
    use Fault::*;
    for fault in [
        AcceptsAnySeats,
        ForeignDefault,
        PanicsOnNonsense,
        ListsTooMuch,
        ListsTooLittle,
        ListsTwice,
        ListsInAddition,
        RefusalCosts,
        RefusalDraws,
        Mumbles,
        DealsByTheClock,
        CloneFromForgets,
        NeverEnds,
        EndCanBeTakenBack,
        PartsDoNotAddUp,
        LoserRanksFirst,
        ViewHasMoreThanJson,
        FirstDoneIsPaid,
        RecordsOtherOptions,
        PositionForgetsStakes,
        PositionShowsOpenBids,
        PositionIsTrusted,
        ShowsBids,
        ShowsAHand,
        DreamsOfEmptyHands,
        IgnoresTheSeed,
        DreamsTheTruth,
        DreamsTrueBids,
    ] {
        let t = std::time::Instant::now();
        let c = complaint_about(fault);
        println!("=== {fault:?} {:?}\n{c}", t.elapsed());
    }
}
