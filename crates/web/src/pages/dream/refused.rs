//! Why a choice was refused, in words.

use welcome::dream::{Bonus, Refusal, Step};
use welcome::refusal::{Offering, OutOfOrder, TakingRefusal};

use super::board::address;
use super::bonus;
use crate::pages::table::text::say;
use crate::pages::welcome::refused::taking;
use crate::words::Words;

/// The rule that a refused choice would break, in the reader's language.
pub(super) fn refusal(words: &Words, refusal: Refusal) -> String {
    let bonus = |bonus: Bonus| bonus::called(words, bonus);
    match refusal {
        Refusal::GameOver => words.say("w-no-game-over"),
        Refusal::TurnDone => words.say("w-no-turn-done"),
        Refusal::NotNow(step) => words.say(match step {
            Step::Cross => "d-no-now-cross",
            Step::Take => "w-no-take-first",
            Step::Write => "w-no-write-first",
            Step::Close => "d-no-close",
        }),
        Refusal::SameCard => words.say("w-no-same-card"),
        Refusal::Taking(TakingRefusal::OtherOffer(offering)) => words.say(match offering {
            Offering::Pairs => "w-no-pairs",
            _ => "w-no-cards",
        }),
        Refusal::Taking(refusal) => taking(words, refusal),
        Refusal::OtherNumber { taken, given } => {
            let (taken, given) = (taken.to_string(), given.to_string());
            say!(words, "w-no-other-number", taken = taken, given = given)
        }
        Refusal::NoSuchHouse(house) => say!(words, "w-no-such-house", house = address(house)),
        Refusal::HouseTaken(house) => say!(words, "w-no-house-taken", house = address(house)),
        Refusal::OutOfOrder(OutOfOrder { number, house, .. }) => {
            say!(words, "d-no-order", number = number.to_string(), house = address(house))
        }
        Refusal::PlanFulfilled(slot) => say!(words, "w-no-plan-again", plan = slot.index() + 1),
        Refusal::PlanNotMet(slot) => say!(words, "w-no-plan-met", plan = slot.index() + 1),
        Refusal::BonusNotOpen(which) => say!(words, "d-no-bonus", bonus = bonus(which)),
        Refusal::NotComplete(which) => say!(words, "d-no-complete", bonus = bonus(which)),
        Refusal::EnoughCrossed(_) => words.say("d-no-more-crossed"),
    }
}
