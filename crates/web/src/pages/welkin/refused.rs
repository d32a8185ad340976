//! Why a choice was refused, in words.

use welkin::Refusal;
use welkin::refusal::Step;

use super::icon;
use crate::pages::table::text::say;
use crate::words::Words;

/// The rule that a refused choice would break, in the reader's language.
pub(super) fn refusal(words: &Words, refusal: Refusal) -> String {
    let called = |resource| icon::usual_name(words, resource);
    match refusal {
        Refusal::GameOver => words.say("k-no-game-over"),
        Refusal::OtherTurn(_) => words.say("k-no-other-turn"),
        Refusal::NotNow(step) => words.say(match step {
            Step::Ready => "k-no-now-ready",
            Step::Turn => "k-no-now-turn",
            Step::Take => "k-no-now-take",
            Step::Discard => "k-no-now-discard",
            Step::Place => "k-no-now-place",
            Step::Open => "k-no-now-open",
            Step::Flip => "k-no-now-flip",
        }),
        Refusal::ActionTaken => words.say("k-no-second-action"),
        Refusal::NoAction => words.say("k-no-action"),
        Refusal::PlacesTaken(count) => say!(words, "k-no-place", count = count),
        Refusal::NotDisplayed(card) => say!(words, "k-no-offer", card = card.to_string()),
        Refusal::TokenTurned(resource) => {
            say!(words, "k-no-second-turn", resource = called(resource))
        }
        Refusal::TurnedBack => words.say("k-no-turned-back"),
        Refusal::TooFewCoins { price, coins } => {
            say!(words, "k-no-coins", price = price, coins = coins)
        }
        Refusal::NoStrength => words.say("k-no-strength"),
        Refusal::NotProduced(resource) => {
            say!(words, "k-no-produced", resource = called(resource))
        }
        Refusal::NoneLeft(resource) => say!(words, "k-no-left", resource = called(resource)),
        Refusal::MustTake => words.say("k-no-must-take"),
        Refusal::NothingToStop => words.say("k-no-stop"),
        Refusal::NotInStock(resource) => say!(words, "k-no-stock", resource = called(resource)),
        Refusal::NotOpen(card) => say!(words, "k-no-own-site", card = card.to_string()),
        Refusal::NoSlot { resource, card } => {
            say!(words, "k-no-slot", resource = called(resource), card = card.to_string())
        }
        Refusal::NotCompleted(card) => say!(words, "k-no-completed-site", card = card.to_string()),
        Refusal::NoPower(card) => say!(words, "k-no-such-power", card = card.to_string()),
        Refusal::PowerUsed(card) => say!(words, "k-no-power-again", card = card.to_string()),
        Refusal::NothingToPlace => words.say("k-no-fit"),
        Refusal::NothingToOpen => words.say("k-no-site-left"),
        Refusal::NothingToBuy => words.say("k-no-reserve"),
        Refusal::SellingAlready => words.say("k-no-selling-again"),
        Refusal::NotSelling => words.say("k-no-selling"),
        Refusal::SiteEmpty(card) => say!(words, "k-no-empty-sale", card = card.to_string()),
        Refusal::NoToken(faces) => {
            say!(words, "k-no-token", from = called(faces.shown), to = called(faces.hidden))
        }
        Refusal::SameResource(resource) => {
            say!(words, "k-no-same-market", resource = called(resource))
        }
        Refusal::SameToken => words.say("k-no-same-token"),
    }
}
