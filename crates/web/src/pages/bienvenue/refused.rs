//! Why a choice was refused, in words: the rule, and what to do instead.

use bienvenue::Refusal;
use bienvenue::refusal::Step;

use super::names::{card_name, place};
use crate::pages::table::text::say;
use crate::words::Words;

/// The rule that a refused choice would break, in the reader's language.
pub(super) fn refusal(words: &Words, refusal: Refusal) -> String {
    match refusal {
        Refusal::GameOver => words.say("v-no-game-over"),
        Refusal::OtherTurn(_) => words.say("v-no-other-turn"),
        Refusal::NoBidder => words.say("v-no-bidder"),
        Refusal::NotNow(step) => words.say(due(step)),
        Refusal::BadFoundations { fewest, most } => {
            say!(words, "v-no-foundations", fewest = fewest, most = most)
        }
        Refusal::OffFoundations(spot) => {
            say!(words, "v-no-off-foundations", cell = place(words, spot))
        }
        Refusal::InnerEdge => words.say("v-no-inner-edge"),
        Refusal::OffLand(spot) => say!(words, "v-no-off-land", cell = place(words, spot)),
        Refusal::Taken(spot) => say!(words, "v-no-taken", cell = place(words, spot)),
        Refusal::OneStorey => words.say("v-no-one-storey"),
        Refusal::NothingBelow(spot) => say!(words, "v-no-nothing-below", cell = place(words, spot)),
        Refusal::SameWhenTurned => words.say("v-no-same-turned"),
        Refusal::NoEntrance => words.say("v-no-entrance"),
        Refusal::NotBehindEntrance(spot) => {
            say!(words, "v-no-behind-entrance", cell = place(words, spot))
        }
        Refusal::LinkedAnyway => words.say("v-no-linked-anyway"),
        Refusal::NotLinked => words.say("v-no-not-linked"),
        Refusal::NoWallThere => words.say("v-no-wall-there"),
        Refusal::NoStairsThere => words.say("v-no-stairs-there"),
        Refusal::BarFacesRoom => words.say("v-no-bar-faces"),
        Refusal::NotGarden(spot) => say!(words, "v-no-not-garden", cell = place(words, spot)),
        Refusal::NoDoorToHouse => words.say("v-no-door-to-house"),
        Refusal::NotSatisfied => words.say("v-no-not-served"),
        Refusal::NotThatTile(_) => words.say("v-no-that-tile"),
        Refusal::TooDear { price, money } => {
            say!(words, "v-no-too-dear", price = price, money = money)
        }
        Refusal::MustLay => words.say("v-no-must-lay"),
        Refusal::Acted => words.say("v-no-acted"),
        Refusal::NotActed => words.say("v-no-not-acted"),
        Refusal::Freed => words.say("v-no-freed"),
        Refusal::NoWorker => words.say("v-no-worker"),
        Refusal::SpotTaken => words.say("v-no-spot-taken"),
        Refusal::NoPile => words.say("v-no-pile"),
        Refusal::NoAuctions => words.say("v-no-auctions"),
        Refusal::BadBid { least, most } => say!(words, "v-no-bad-bid", least = least, most = most),
        Refusal::NoPurchase => words.say("v-no-purchase"),
        Refusal::CannotLay(_) => words.say("v-no-cannot-lay"),
        Refusal::NoCard => words.say("v-no-card"),
        Refusal::HandFull => words.say("v-no-hand-full"),
        Refusal::NoZone | Refusal::EmptyZone => words.say("v-no-zone"),
        Refusal::FaceDown => words.say("v-no-face-down"),
        Refusal::OwnCard => words.say("v-no-own-card"),
        Refusal::NoFreeZone => words.say("v-no-free-zone"),
        Refusal::Covered => words.say("v-no-covered"),
        Refusal::NoRoom(spot) => say!(words, "v-no-room", cell = place(words, spot)),
        Refusal::OpenAlready => words.say("v-no-open-already"),
        Refusal::OtherSide => words.say("v-no-other-side"),
        Refusal::NothingBehind => words.say("v-no-nothing-behind"),
        Refusal::NotHeld(title) => say!(words, "v-no-not-held", card = card_name(words, title)),
        Refusal::NoGolf => words.say("v-no-golf"),
        Refusal::NoWarehouse => words.say("v-no-warehouse"),
        Refusal::NoVictim(_) => words.say("v-no-victim"),
        Refusal::NotOptional => words.say("v-no-not-optional"),
    }
}

/// What must be chosen first.
fn due(step: Step) -> &'static str {
    match step {
        Step::Draft => "v-now-draft",
        Step::Foundations => "v-now-foundations",
        Step::Entrance => "v-now-entrance",
        Step::Starting => "v-now-starting",
        Step::Turn => "v-now-turn",
        Step::Drawn => "v-now-drawn",
        Step::Rest => "v-now-rest",
        Step::Bid => "v-now-bid",
        Step::Lay => "v-now-lay",
        Step::Keep => "v-now-keep",
        Step::Give => "v-now-give",
        Step::Steal => "v-now-steal",
        Step::Move => "v-now-move",
        Step::Gift => "v-now-gift",
        Step::Bargain => "v-now-bargain",
        Step::Express => "v-now-express",
    }
}
