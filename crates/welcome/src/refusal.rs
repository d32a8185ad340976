//! Why a choice is refused: the rule that forbids it.

use thiserror::Error;

use crate::card::Action;
use crate::extensions::halloween::{Tier, Treat};
use crate::extensions::zombies::Horde;
use crate::house::{House, Street};
use crate::number::Number;
use crate::plan::PlanSlot;
use crate::rules::Mode;

/// The rule a refused choice would break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// Nothing can be chosen after the end.
    #[error("the game is over")]
    GameOver,
    /// The seat has ended its turn.
    #[error("this turn is done; the round goes on when everyone is")]
    TurnDone,
    /// Another step comes first.
    #[error("not now: {0}")]
    NotNow(Step),
    /// A card gives its number or its action, not both.
    #[error("number and action must come from two different cards")]
    SameCard,
    /// The cards cannot be taken so.
    #[error(transparent)]
    Taking(#[from] TakingRefusal),
    /// Not the number taken, nor one a temp could make of it.
    #[error("the number taken is {taken}{}, not {given}", if *.temp { ", give or take 2 with the temp" } else { "" })]
    OtherNumber {
        /// What was asked for.
        given: Number,
        /// What the pair says.
        taken: Number,
        /// Whether a temp may change it.
        temp: bool,
    },
    /// The sheet has no such house.
    #[error("there is no house {0} on this sheet")]
    NoSuchHouse(House),
    /// Something stands there.
    #[error("{0} is taken already")]
    HouseTaken(House),
    /// Numbers grow from left to right.
    #[error(transparent)]
    OutOfOrder(#[from] OutOfOrder<House>),
    /// The pair taken brings another action.
    #[error("the action taken is {0}")]
    OtherAction(Action),
    /// The last house has its fence from the start.
    #[error("{0} is the last house of its street: a fence goes between two houses")]
    FenceAtEnd(House),
    /// One is enough.
    #[error("a fence stands to the right of {0} already")]
    FenceStands(House),
    /// Twins stay in one estate for the whole game.
    #[error("no fence may part {0} from its bis neighbour")]
    FenceBetweenTwins(House),
    /// What a plan used stays as it is.
    #[error("no fence may cut what a plan has used, to the right of {0}")]
    FenceInUsed(House),
    /// All boxes of the column are crossed.
    #[error("the column of estates of {0} is full")]
    ColumnFull(u8),
    /// No neighbour bears that number.
    #[error("no house beside {house} bears the number {number} on the same side of the fence")]
    NothingToCopy {
        /// The number asked for.
        number: Number,
        /// The place.
        house: House,
    },
    /// No neighbour bears that number, on whatever side of a fence.
    #[error("no house beside {house} bears the number {number}")]
    NothingBeside {
        /// The number asked for.
        number: Number,
        /// The place.
        house: House,
    },
    /// No copy without a box.
    #[error("all boxes for copies are crossed")]
    CopiesFull,
    /// Roundabouts belong to the advanced game.
    #[error("roundabouts belong to the advanced game")]
    NoRoundabouts,
    /// One a turn.
    #[error("only one roundabout can be built in a turn")]
    RoundaboutThisTurn,
    /// So many a game.
    #[error("all {0} roundabouts of the sheet are built")]
    RoundaboutsBuilt(u8),
    /// A number that fits must be written.
    #[error("a roundabout there would leave no house for the number {0}, which must be written")]
    RoundaboutLeavesNoRoom(Number),
    /// The house has no such egg.
    #[error("{0} has no such egg")]
    NoSuchEgg(House),
    /// Each loop of the number takes one egg.
    #[error("the number in {house} collects at most {most} of its eggs")]
    TooManyEggs {
        /// The house.
        house: House,
        /// How many its number takes.
        most: u8,
    },
    /// Only a numbered house has it.
    #[error("{0} has no number")]
    Unnumbered(House),
    /// Some cones are neither circled nor crossed.
    #[error("the round of street {0} is not finished")]
    RoundOpen(Street),
    /// Nothing to infiltrate.
    #[error("{0} has no saucer")]
    NoSaucer(House),
    /// Someone was first, or it is crossed.
    #[error("the bonus of street {0} is not open any more")]
    BonusGone(Street),
    /// It has one, printed or built.
    #[error("{0} is barricaded already")]
    NoBarricade(House),
    /// Too few are on offer.
    #[error("only {0} are on offer")]
    NoSuchOffer(u8),
    /// The card does not move it, or it is held back.
    #[error("this horde does not move now: {0}")]
    HordeStays(Horde),
    /// Nothing left to hold a horde back with.
    #[error("no ammunition is left")]
    NoAmmunition,
    /// One tier of each kind.
    #[error("a tier of {} is validated already", .0.plural())]
    TierValidated(Treat),
    /// Someone was first, or it is crossed.
    #[error("the tier `{0}` is not open any more")]
    TierGone(Tier),
    /// Neither this tier's number nor that of a higher one.
    #[error("a tier of {} asks for just its number, or that of a higher one", .0.plural())]
    TierNotExact(Treat),
    /// The bonus gives something else, or no more of it.
    #[error("the bonus gives no such action")]
    NotInBonus,
    /// No pool is left there.
    #[error("{0} has no pool that could be built")]
    NoPoolAt(House),
    /// All boxes are crossed.
    #[error("all parks of street {0} are crossed")]
    ParksFull(Street),
    /// Each plan pays once.
    #[error("plan {0} is fulfilled already on this sheet")]
    PlanFulfilled(PlanSlot),
    /// The sheet does not show what the plan asks for.
    #[error("plan {0} asks for more than this sheet shows")]
    PlanNotMet(PlanSlot),
    /// No unused complete estate begins there.
    #[error("no complete estate that a plan could still use begins at {0}")]
    NoEstateAt(House),
    /// The plan needs other sizes.
    #[error("plan {slot} does not need this estate of {size}")]
    EstateNotNeeded {
        /// The plan.
        slot: PlanSlot,
        /// The size of the estate.
        size: u8,
    },
    /// Only those who fulfil a plan first may.
    #[error(
        "a reshuffle is for those who fulfil a plan in the first round in which anyone does, as this table's options say"
    )]
    NoReshuffle,
    /// Asking twice changes nothing.
    #[error("the reshuffle is asked for already")]
    ReshuffleAsked,
}

/// What an architect must do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Step {
    /// Take a pair, or refuse.
    #[error("take a number and an action first")]
    Take,
    /// Write the number.
    #[error("write the number first")]
    Write,
    /// Use the action, or pass.
    #[error("use the action first, or pass")]
    Act,
    /// Collect what the house offers.
    #[error("collect eggs first, or none")]
    Collect,
    /// Choose a goal before the first turn.
    #[error("choose a goal first: `aim 2`")]
    Aim,
    /// Circle what the house offers.
    #[error("circle the ghost or the candy first")]
    Circle,
    /// Use a bonus.
    #[error("use the bonus first, or pass")]
    Bonus,
    /// Tiers, done.
    #[error("plans are done; validate a tier or end the turn")]
    Claim,
    /// Hold hordes back in the middle of a deal.
    #[error("hold hordes back, or say `done`")]
    Hold,
    /// Cross a bonus in the middle of a deal.
    #[error("cross a bonus first: `cross b`")]
    Cross,
    /// Pick estates for a plan.
    #[error("pick the estates for the plan first")]
    Pick,
    /// Plans, roundabout, done.
    #[error("number and action are done; fulfil plans or end the turn")]
    Close,
}

/// Why cards cannot be taken, or a permit refused, on any sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TakingRefusal {
    /// Pairs and cards are taken differently.
    #[error("here one {0}")]
    OtherOffer(Offering),
    /// The number has no place.
    #[error("no house takes the number {0}")]
    NoRoomFor(Number),
    /// A permit is refused only when nothing fits.
    #[error("a permit is refused only when no number on offer fits, and {0} does")]
    NumberFits(Number),
}

/// A number in a house where it does not fit: numbers grow from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{number} does not fit in {house}: numbers grow from left to right, and {}", between(*.left, *.right))]
pub struct OutOfOrder<H> {
    /// The number.
    pub number: Number,
    /// Where it does not fit.
    pub house: H,
    /// The nearest number on the left.
    pub left: Option<Number>,
    /// The nearest number on the right.
    pub right: Option<Number>,
}

/// How cards are taken in a mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Offering {
    /// Three pairs.
    #[error("takes one of three pairs: `take 2`")]
    Pairs,
    /// Three cards alone at the table.
    #[error("combines two of three cards: `take 1+3`")]
    Cards,
    /// Three cards alone at the table, one for the opponent.
    #[error(
        "combines two of three cards, `take 1+3`, or gives one away with a refusal, `refuse 2`"
    )]
    CardsAndOne,
    /// Two cards, one of which goes on.
    #[error("combines two cards and passes one of them on, `take 1+2>2`, or refuses, `refuse 2`")]
    TwoCards,
    /// A hand of three cards, one passed on.
    #[error("combines two of three cards, `take 1+3`, or passes one on with a refusal, `refuse 2`")]
    Hand,
}

impl Offering {
    /// How cards are taken where three are on offer.
    pub(crate) const fn of(mode: Mode) -> Self {
        match mode {
            Mode::Standard => Self::Pairs,
            Mode::Solo => Self::Cards,
            Mode::Expert => Self::Hand,
            Mode::Opponent => Self::CardsAndOne,
        }
    }
}

fn between(left: Option<Number>, right: Option<Number>) -> String {
    match (left, right) {
        (Some(left), Some(right)) => format!("it stands between {left} and {right}"),
        (Some(left), None) => format!("it stands to the right of {left}"),
        (None, Some(right)) => format!("it stands to the left of {right}"),
        (None, None) => "it stands alone".to_owned(),
    }
}
