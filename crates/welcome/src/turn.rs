//! One architect's turn: take, write, act, fulfil plans, done.
//!
//! Every rule is a question asked in two places: when choices are listed and when one is made. The
//! steps are in files of their own.

use tabletop::Seat;

use crate::card::Action;
use crate::choice::{Choice, Offer};
use crate::estate::EstateCounts;
use crate::house::{House, Houses};
use crate::number::Number;
use crate::plan::{PlanSlot, STACKS};
use crate::refusal::{Refusal, Step};
use crate::room::Room;
use crate::rules::Rules;
use crate::ruleset::RoundaboutRule;
use crate::sheet::Sheet;
use crate::supply::{Offered, Supply};
use closing::list_picking;

pub(crate) use acting::pool_given_up;

mod acting;
mod closing;
mod roundabout;
mod taking;
mod writing;

/// How far a turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    Taking,
    Writing,
    Acting,
    Closing,
    Picking,
    Done,
}

/// A turn in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) stage: Stage,
    pub(crate) number: Number,
    pub(crate) action: Action,
    /// The house written this turn; the landscaper and the pool maker work there.
    pub(crate) house: House,
    /// The card whose number and the card whose action were taken, or the pair, twice.
    pub(crate) taken: [Offer; 2],
    /// The card to pass on, or to give to the opponent.
    pub(crate) passed: Offer,
    pub(crate) refused: bool,
    pub(crate) roundabout: bool,
    pub(crate) reshuffle: bool,
    /// A bit for each plan fulfilled this turn.
    pub(crate) fulfilled: u8,
    /// The plan whose estates are being picked, and what it still needs.
    pub(crate) plan: PlanSlot,
    pub(crate) needed: EstateCounts,
    /// The houses of the estates it may use.
    pub(crate) among: Houses,
}

impl Turn {
    pub(crate) const FRESH: Self = Self {
        stage: Stage::Taking,
        number: Number::NOTHING,
        action: Action::Surveyor,
        house: House::from_index(0),
        taken: [Offer::ALL[0]; 2],
        passed: Offer::ALL[0],
        refused: false,
        roundabout: false,
        reshuffle: false,
        fulfilled: 0,
        plan: PlanSlot::ALL[0],
        needed: EstateCounts::NONE,
        among: Houses::NONE,
    };
}

/// What is the same for every architect during a round.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Round {
    /// Rounds played before this one.
    pub(crate) played: u32,
    /// The plans in play, as indices into the edition's plans.
    pub(crate) plans: [u8; STACKS],
    /// A bit for each plan that pays its later score from this round on.
    pub(crate) approved: u8,
}

/// An architect: the sheet, and the turn in progress.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Architect {
    pub(crate) sheet: Sheet,
    pub(crate) room: Room,
    pub(crate) turn: Turn,
    /// The sheet as everybody knows it: as it stood when the round began.
    pub(crate) known: Sheet,
}

/// The rules, the round and the cards, as one architect's turn looks at them.
#[derive(Clone, Copy)]
pub(crate) struct Turns<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) round: &'a Round,
    pub(crate) supply: &'a Supply,
    pub(crate) seat: Seat,
}

impl<'a> Turns<'a> {
    /// What the architect can take.
    #[inline]
    pub(crate) fn offered(self) -> Offered<'a> {
        self.supply.offered(self.rules.mode, self.seat)
    }

    /// Adds every legal choice.
    #[inline]
    pub(crate) fn list(self, architect: &Architect, into: &mut Vec<Choice>) {
        match architect.turn.stage {
            Stage::Taking => self.list_taking(architect, into),
            Stage::Writing => self.list_writing(architect, into),
            Stage::Acting => self.list_acting(architect, into),
            Stage::Closing => self.list_closing(architect, into),
            Stage::Picking => list_picking(architect, into),
            Stage::Done => {}
        }
    }

    /// Makes a choice, or refuses it, changing nothing.
    #[inline]
    pub(crate) fn choose(self, architect: &mut Architect, choice: Choice) -> Result<(), Refusal> {
        let stage = architect.turn.stage;
        match (choice, stage) {
            (Choice::Take(pair), Stage::Taking) => self.take(architect, pair),
            (Choice::Combine { number, action }, Stage::Taking) => {
                self.combine(architect, number, action)
            }
            (Choice::Refuse, Stage::Taking) => self.refuse(architect, None),
            (Choice::RefuseAndPass(card), Stage::Taking) => self.refuse(architect, Some(card)),
            (Choice::Roundabout(house), Stage::Taking | Stage::Closing) => {
                self.build_roundabout(architect, house)
            }
            (Choice::Roundabout(house), Stage::Writing | Stage::Acting)
                if self.rules.ruleset.roundabouts == RoundaboutRule::AnyTime =>
            {
                self.build_roundabout(architect, house)
            }
            (Choice::Write { number, house }, Stage::Writing) => {
                self.write(architect, number, house)
            }
            (
                Choice::Fence(_)
                | Choice::Promote(_)
                | Choice::Park
                | Choice::Pool
                | Choice::Hire
                | Choice::Bis { .. }
                | Choice::Pass,
                Stage::Acting,
            ) => self.act(architect, choice),
            (Choice::Plan(slot), Stage::Closing) => self.fulfil(architect, slot),
            (Choice::Use(house), Stage::Picking) => self.pick(architect, house),
            (Choice::Reshuffle, Stage::Closing) => self.ask_reshuffle(architect),
            (Choice::Done, Stage::Closing) => {
                architect.turn.stage = Stage::Done;
                Ok(())
            }
            (_, Stage::Taking) => Err(Refusal::NotNow(Step::Take)),
            (_, Stage::Writing) => Err(Refusal::NotNow(Step::Write)),
            (_, Stage::Acting) => Err(Refusal::NotNow(Step::Act)),
            (_, Stage::Closing) => Err(Refusal::NotNow(Step::Close)),
            (_, Stage::Picking) => Err(Refusal::NotNow(Step::Pick)),
            (_, Stage::Done) => Err(Refusal::TurnDone),
        }
    }
}

impl Turns<'_> {
    fn is_empty_place(self, sheet: &Sheet, house: House) -> Result<(), Refusal> {
        if !self.rules.town().houses.contains(house) {
            Err(Refusal::NoSuchHouse(house))
        } else if sheet.taken().contains(house) {
            Err(Refusal::HouseTaken(house))
        } else {
            Ok(())
        }
    }
}
