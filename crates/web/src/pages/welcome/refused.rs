//! Why a choice was refused, in words.

use welcome::Refusal;
use welcome::card::Action;
use welcome::extensions::halloween::Treat;
use welcome::number::Number;
use welcome::refusal::{Offering, OutOfOrder, Step, TakingRefusal};

use super::text::{address, letter, say};
use crate::words::Words;

/// The rule that a refused choice would break, in the reader's language.
pub fn refusal(words: &Words, refusal: &Refusal) -> String {
    match *refusal {
        Refusal::GameOver => words.say("w-no-game-over"),
        Refusal::TurnDone => words.say("w-no-turn-done"),
        Refusal::NotNow(step) => words.say(match step {
            Step::Take => "w-no-take-first",
            Step::Write => "w-no-write-first",
            Step::Act => "w-no-act-first",
            Step::Pick => "w-no-pick-first",
            Step::Close => "w-no-close",
            Step::Collect => "ws-no-collect-first",
            Step::Aim => "ws-no-aim-first",
            Step::Circle => "ws-no-circle-first",
            Step::Bonus => "ws-no-bonus-first",
            Step::Claim => "ws-no-claim-first",
            Step::Hold => "ws-no-hold-first",
            Step::Cross => "ws-no-cross-first",
        }),
        Refusal::SameCard => words.say("w-no-same-card"),
        Refusal::Taking(refusal) => taking(words, refusal),
        Refusal::OtherNumber { given, taken, temp } => {
            let id = if temp { "w-no-other-number-temp" } else { "w-no-other-number" };
            let (given, taken) = (given.to_string(), taken.to_string());
            say!(words, id, given = given, taken = taken, reach = Number::TEMP_REACH)
        }
        Refusal::NoSuchHouse(house) => say!(words, "w-no-such-house", house = address(house)),
        Refusal::HouseTaken(house) => say!(words, "w-no-house-taken", house = address(house)),
        Refusal::OutOfOrder(OutOfOrder { number, house, left, right }) => {
            let why = between(words, left, right);
            say!(
                words,
                "w-no-order",
                number = number.to_string(),
                house = address(house),
                why = why
            )
        }
        Refusal::OtherAction(action) => words.say(match action {
            Action::Surveyor => "w-no-action-fence",
            Action::RealEstate => "w-no-action-estate",
            Action::Landscaper => "w-no-action-park",
            Action::Pool => "w-no-action-pool",
            Action::Temp => "w-no-action-temp",
            Action::Bis => "w-no-action-bis",
        }),
        Refusal::FenceAtEnd(house) => say!(words, "w-no-fence-end", house = address(house)),
        Refusal::FenceStands(house) => say!(words, "w-no-fence-stands", house = address(house)),
        Refusal::FenceBetweenTwins(house) => {
            say!(words, "w-no-fence-twins", house = address(house))
        }
        Refusal::FenceInUsed(house) => say!(words, "w-no-fence-used", house = address(house)),
        Refusal::ColumnFull(size) => say!(words, "w-no-column", size = size),
        Refusal::NothingToCopy { number, house } => {
            say!(words, "w-no-copy", number = number.to_string(), house = address(house))
        }
        Refusal::CopiesFull => words.say("w-no-copies-left"),
        Refusal::NoPoolAt(house) => say!(words, "w-no-pool-at", house = address(house)),
        Refusal::NoRoundabouts => words.say("w-no-roundabouts"),
        Refusal::RoundaboutThisTurn => words.say("w-no-second-roundabout"),
        Refusal::RoundaboutsBuilt(count) => say!(words, "w-no-more-roundabouts", count = count),
        Refusal::PlanFulfilled(slot) => say!(words, "w-no-plan-again", plan = slot.index() + 1),
        Refusal::PlanNotMet(slot) => say!(words, "w-no-plan-met", plan = slot.index() + 1),
        Refusal::NoEstateAt(house) => say!(words, "w-no-estate", house = address(house)),
        Refusal::EstateNotNeeded { slot, size } => {
            say!(words, "w-no-estate-needed", plan = slot.index() + 1, size = size)
        }
        Refusal::NothingBeside { number, house } => {
            say!(words, "w-no-copy-beside", number = number.to_string(), house = address(house))
        }
        Refusal::RoundaboutLeavesNoRoom(number) => {
            say!(words, "w-no-roundabout-room", number = number.to_string())
        }
        Refusal::NoSuchEgg(house) => say!(words, "ws-no-such-egg", house = address(house)),
        Refusal::TooManyEggs { house, most } => {
            say!(words, "ws-no-more-eggs", house = address(house), count = most)
        }
        Refusal::Unnumbered(house) => say!(words, "ws-no-number", house = address(house)),
        Refusal::RoundOpen(street) => say!(words, "ws-no-round", street = letter(street)),
        Refusal::NoSaucer(house) => say!(words, "ws-no-saucer", house = address(house)),
        Refusal::TierValidated(Treat::Ghost) => words.say("ws-no-second-ghosts"),
        Refusal::TierValidated(Treat::Candy) => words.say("ws-no-second-candies"),
        Refusal::TierGone(_) => words.say("ws-no-tier-open"),
        Refusal::TierNotExact(Treat::Ghost) => words.say("ws-no-exact-ghosts"),
        Refusal::TierNotExact(Treat::Candy) => words.say("ws-no-exact-candies"),
        Refusal::NotInBonus => words.say("ws-no-in-bonus"),
        Refusal::ParksFull(street) => say!(words, "ws-no-park-in", street = letter(street)),
        Refusal::BonusGone(street) => say!(words, "ws-no-tour-open", street = letter(street)),
        Refusal::NoBarricade(house) => say!(words, "ws-no-barricade", house = address(house)),
        Refusal::NoSuchOffer(count) => say!(words, "ws-no-such-offer", count = count),
        Refusal::HordeStays(_) => words.say("ws-no-horde"),
        Refusal::NoAmmunition => words.say("ws-no-ammunition"),
        Refusal::NoReshuffle => words.say("w-no-reshuffle"),
        Refusal::ReshuffleAsked => words.say("w-no-second-reshuffle"),
    }
}

/// Why cards cannot be taken so.
pub(in crate::pages) fn taking(words: &Words, refusal: TakingRefusal) -> String {
    match refusal {
        TakingRefusal::OtherOffer(offering) => words.say(match offering {
            Offering::Pairs => "w-no-pairs",
            Offering::Cards => "w-no-cards",
            Offering::Hand | Offering::TwoCards => "w-no-hand",
            Offering::CardsAndOne => "w-no-cards-and-one",
        }),
        TakingRefusal::NoRoomFor(number) => say!(words, "w-no-room", number = number.to_string()),
        TakingRefusal::NumberFits(number) => say!(words, "w-no-fits", number = number.to_string()),
    }
}

/// What the neighbours let a house take.
fn between(words: &Words, left: Option<Number>, right: Option<Number>) -> String {
    match (left.map(|left| left.to_string()), right.map(|right| right.to_string())) {
        (Some(left), Some(right)) => say!(words, "w-between", left = left, right = right),
        (Some(left), None) => say!(words, "w-right-of", left = left),
        (None, Some(right)) => say!(words, "w-left-of", right = right),
        (None, None) => words.say("w-alone"),
    }
}
