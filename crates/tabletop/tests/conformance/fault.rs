//! Every way the auction can break the contract.

use std::cell::Cell;

/// A way to break the contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    None,
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
    RoundsCountDown,
    RoundEndsEarly,
    AsksTooEarly,
    HighBidSilences,
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
    DreamsTrueHands,
    ForgetsWhatItSaw,
    TellsEverybody,
}

thread_local! {
    static FAULT: Cell<Fault> = const { Cell::new(Fault::None) };
}

/// Makes the auctions of this thread faulty.
pub(crate) fn break_by(fault: Fault) {
    FAULT.set(fault);
}

/// Whether this thread's auctions have this fault.
pub(crate) fn is(fault: Fault) -> bool {
    FAULT.get() == fault
}
