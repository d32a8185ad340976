//! One architect's turn: take, write, act, fulfil plans, done.
//!
//! Every rule is a question asked in two places: when choices are listed and when one is made. The
//! steps are in files of their own.

use tabletop::Seat;

use crate::allowed::Picking;
use crate::card::Action;
use crate::choice::{Choice, Offer};
use crate::extensions::Claims;
use crate::extensions::halloween::Bonus;
use crate::extensions::roswell::Target;
use crate::extensions::zombies::{Hordes, ZombieCard};
use crate::house::{House, Street};
use crate::number::Number;
use crate::openings::Openings;
use crate::plan::{Goal, PlanSlot, STACKS};
use crate::refusal::{Refusal, Step};
use crate::rules::Rules;
use crate::ruleset::RoundaboutRule;
use crate::sheet::Sheet;
use crate::supply::{Offered, Supply};
use closing::list_picking;
use extending::{aim, list_crossing};

pub(crate) use acting::pool_given_up;

mod acting;
mod claiming;
mod closing;
mod extending;
mod roundabout;
mod taking;
mod writing;

/// How far a turn has come, with what the next steps need of those before.
// Asked at every choice. A tag of its own is quicker to read than one hidden in the fields.
#[repr(u8)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    Taking,
    Writing(Taken),
    /// The house is the one just written; the landscaper and the pool maker work there.
    Acting(Taken, House),
    /// A house just numbered asks for a choice before the turn goes on.
    Pausing(Pause),
    /// The action can do nothing, but a zoorg may move into the house just numbered.
    Infiltrating(Taken, House),
    Closing(Played),
    Picking(Played, Picking),
    /// Plans are done: tiers are validated.
    Claiming(Played),
    /// A tier gave a bonus, of which this is left.
    Spending(Played, Bonus),
    Done(Played),
    /// Before the first turn: a goal is to be chosen in secret.
    Aiming,
    /// It is chosen.
    Aimed,
    /// In the middle of a deal: hordes may be held back, and these are.
    Holding(Hordes),
    /// It is decided.
    Held(Hordes),
    /// In the middle of a deal: a bonus is to be crossed.
    Crossing,
    /// It is chosen.
    Crossed(Street),
}

/// A choice that comes between numbering a house and what follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pause {
    /// The house just numbered, by the card or by a copy.
    pub(crate) at: House,
    /// What follows.
    pub(crate) then: Then,
}

/// What follows when a house was numbered and everything about it is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Then {
    /// The action taken, after this house was written.
    Act(Taken, House),
    /// Plans, and the end of the turn.
    Close(Played),
    /// What is left of a bonus.
    Spend(Played, Bonus),
}

impl Then {
    /// Whether plans are done and a bonus is being used.
    const fn is_bonus(&self) -> bool {
        matches!(self, Self::Spend(..))
    }
}

/// A number and an action that were taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Taken {
    pub(crate) number: Number,
    pub(crate) action: Action,
    /// The card whose number and the card whose action it is, or the pair, twice.
    pub(crate) offers: [Offer; 2],
    /// Of two cards, the one that goes on.
    pub(crate) passed: Option<Offer>,
}

impl Taken {
    /// The card that goes on: of three, the one that is left.
    pub(crate) fn left(self) -> Option<Offer> {
        let [number, action] = self.offers;
        self.passed.or((number != action).then(|| number.third(action)))
    }
}

/// What an architect made of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Played {
    /// No number fitted.
    Refused { passed: Option<Offer> },
    /// A number was written in this house.
    Wrote(Taken, House),
}

/// A turn in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) stage: Stage,
    pub(crate) roundabout: bool,
    pub(crate) reshuffle: bool,
    /// A bit for each plan fulfilled this turn.
    pub(crate) fulfilled: u8,
}

impl Turn {
    pub(crate) const FRESH: Self =
        Self { stage: Stage::Taking, roundabout: false, reshuffle: false, fulfilled: 0 };

    /// What was made of the cards, once the number is written or refused and the action used.
    pub(crate) const fn played(&self) -> Option<Played> {
        match self.stage {
            Stage::Closing(played)
            | Stage::Picking(played, _)
            | Stage::Claiming(played)
            | Stage::Spending(played, _)
            | Stage::Pausing(Pause {
                then: Then::Close(played) | Then::Spend(played, _), ..
            })
            | Stage::Done(played) => Some(played),
            _ => None,
        }
    }

    /// The number and the action taken, if any.
    pub(crate) const fn taken(&self) -> Option<Taken> {
        match (self.stage, self.played()) {
            (
                Stage::Writing(taken)
                | Stage::Acting(taken, _)
                | Stage::Infiltrating(taken, _)
                | Stage::Pausing(Pause { then: Then::Act(taken, _), .. }),
                _,
            )
            | (_, Some(Played::Wrote(taken, _))) => Some(taken),
            _ => None,
        }
    }

    /// The house written this turn, if any.
    pub(crate) const fn house(&self) -> Option<House> {
        match (self.stage, self.played()) {
            (
                Stage::Acting(_, house)
                | Stage::Infiltrating(_, house)
                | Stage::Pausing(Pause { then: Then::Act(_, house), .. }),
                _,
            )
            | (_, Some(Played::Wrote(_, house))) => Some(house),
            _ => None,
        }
    }

    /// The card that goes to a neighbour or an opponent, where one does, as soon as it is known.
    pub(crate) fn passed(&self) -> Option<Offer> {
        match self.played() {
            Some(Played::Refused { passed }) => passed,
            _ => self.taken().and_then(Taken::left),
        }
    }
}

/// What is the same for every architect during a round.
#[derive(Debug)]
pub(crate) struct Round {
    /// Rounds played before this one.
    pub(crate) played: u32,
    /// The plans in play, as indices into the edition's plans.
    pub(crate) plans: [u8; STACKS],
    /// What they ask for; every turn wants to know.
    pub(crate) goals: [Goal; STACKS],
    /// A bit for each plan that pays its later score from this round on.
    pub(crate) approved: u8,
    /// What the table shares on a sheet with rules of its own.
    pub(crate) claims: Claims,
    /// What the deal waits for, if it was stopped by a card that asks for a choice.
    pub(crate) stopped: Option<Stop>,
    /// The cards.
    pub(crate) supply: Supply,
}

impl Clone for Round {
    fn clone(&self) -> Self {
        Self { supply: self.supply.clone(), ..*self }
    }

    fn clone_from(&mut self, source: &Self) {
        let Self { played, plans, goals, approved, claims, stopped, supply } = source;
        (self.claims, self.stopped) = (*claims, *stopped);
        (self.played, self.plans, self.goals) = (*played, *plans, *goals);
        self.approved = *approved;
        self.supply.clone_from(supply);
    }
}

impl Round {
    /// Puts a plan in play.
    pub(crate) fn put_plan(&mut self, rules: &Rules, slot: PlanSlot, plan: u8) {
        self.plans[slot.index()] = plan;
        self.goals[slot.index()] = rules.plan(plan).goal;
    }
}

/// What everyone is asked in the middle of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// Ice-cream Trucks: which bonus to cross.
    Crossing,
    /// Zombies!: which hordes of this card to hold back.
    Hordes(ZombieCard),
}

impl Stage {
    /// Whether everything asked of the seat is answered: the turn is done, or what comes before one.
    #[inline]
    pub(crate) const fn is_over(&self) -> bool {
        matches!(self, Self::Done(_) | Self::Aimed | Self::Crossed(_) | Self::Held(_))
    }
}

/// An architect: the sheet, and the turn in progress.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Architect {
    pub(crate) sheet: Sheet,
    pub(crate) openings: Openings,
    pub(crate) turn: Turn,
    /// The sheet as everybody knows it: as it stood when the round began.
    pub(crate) known: Sheet,
    pub(crate) seat: Seat,
}

/// The rules and the round, as an architect's turn looks at them.
#[derive(Clone, Copy)]
pub(crate) struct Turns<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) round: &'a Round,
}

impl<'a> Turns<'a> {
    /// What the architect can take.
    #[inline]
    pub(crate) fn offered(self, architect: &Architect) -> Offered<'a> {
        self.round.supply.offered(self.rules.mode, architect.seat)
    }

    /// Adds every legal choice.
    #[inline]
    pub(crate) fn list(self, architect: &Architect, into: &mut Vec<Choice>) {
        match architect.turn.stage {
            Stage::Taking => self.list_taking(architect, into),
            Stage::Writing(taken) => self.list_writing(architect, taken, into),
            Stage::Acting(taken, _) => self.list_acting(architect, taken.action, into),
            Stage::Closing(_) => self.list_closing(architect, into),
            Stage::Picking(_, ref picking) => list_picking(&architect.sheet, picking, into),
            Stage::Claiming(_) => self.list_claiming(architect, into),
            Stage::Spending(_, bonus) => self.list_spending(&architect.sheet, bonus, into),
            Stage::Pausing(pause) => self.list_pause(architect, pause, into),
            Stage::Infiltrating(..) => into.extend([Choice::Infiltrate, Choice::Pass]),
            Stage::Aiming => into.extend(Target::ALL.map(Choice::Aim)),
            Stage::Crossing => list_crossing(self.round.claims, into),
            Stage::Holding(held) => self.list_holding(&architect.sheet, held, into),
            Stage::Done(_) | Stage::Aimed | Stage::Crossed(_) | Stage::Held(_) => {}
        }
    }

    /// Makes a choice, or refuses it, changing nothing.
    #[inline]
    pub(crate) fn choose(self, architect: &mut Architect, choice: Choice) -> Result<(), Refusal> {
        let any_time = || self.rules.ruleset.roundabouts == RoundaboutRule::AnyTime;
        match architect.turn.stage {
            Stage::Taking => match choice {
                Choice::Take(pair) => self.take(architect, pair),
                Choice::Combine { number, action } => self.combine(architect, number, action, None),
                Choice::CombineAndPass { number, action, passed } => {
                    self.combine(architect, number, action, Some(passed))
                }
                Choice::Refuse => self.refuse(architect, None),
                Choice::RefuseAndPass(card) => self.refuse(architect, Some(card)),
                Choice::Roundabout(house) => self.build_roundabout(architect, house),
                _ => Err(Refusal::NotNow(Step::Take)),
            },
            Stage::Writing(taken) => match choice {
                Choice::Write { number, house } => self.write(architect, taken, number, house),
                Choice::Roundabout(house) if any_time() => self.build_roundabout(architect, house),
                _ => Err(Refusal::NotNow(Step::Write)),
            },
            Stage::Acting(taken, written) => match choice {
                Choice::Fence(_)
                | Choice::Barricade
                | Choice::Promote(_)
                | Choice::Park
                | Choice::Pool
                | Choice::Hire
                | Choice::Bis { .. }
                | Choice::Pass => {
                    self.act(architect, taken.action, written, choice)?;
                    architect.turn.stage = match choice {
                        Choice::Bis { house, .. } => {
                            let then = Then::Close(Played::Wrote(taken, written));
                            self.after_numbering(architect, Pause { at: house, then })
                        }
                        _ => Stage::Closing(Played::Wrote(taken, written)),
                    };
                    Ok(())
                }
                Choice::Infiltrate => self.infiltrate(architect, taken, written),
                Choice::Roundabout(house) if any_time() => self.build_roundabout(architect, house),
                _ => Err(Refusal::NotNow(Step::Act)),
            },
            Stage::Closing(played) => match choice {
                Choice::Plan(slot) => self.fulfil(architect, played, slot),
                Choice::Roundabout(house) => self.build_roundabout(architect, house),
                Choice::Reshuffle => self.ask_reshuffle(architect),
                Choice::Validate(tier) => self.validate(architect, played, tier),
                Choice::Done => {
                    architect.turn.stage = Stage::Done(played);
                    Ok(())
                }
                _ => Err(Refusal::NotNow(Step::Close)),
            },
            Stage::Picking(played, picking) => match choice {
                Choice::Use(house) => self.pick(architect, played, picking, house),
                _ => Err(Refusal::NotNow(Step::Pick)),
            },
            Stage::Claiming(played) => match choice {
                Choice::Validate(tier) => self.validate(architect, played, tier),
                Choice::Done => {
                    architect.turn.stage = Stage::Done(played);
                    Ok(())
                }
                _ => Err(Refusal::NotNow(Step::Claim)),
            },
            Stage::Spending(played, bonus) => self.spend(architect, played, bonus, choice),
            Stage::Pausing(pause) => match choice {
                Choice::Roundabout(house) if any_time() && !pause.then.is_bonus() => {
                    self.build_roundabout(architect, house)
                }
                _ => self.choose_pause(architect, pause, choice),
            },
            Stage::Infiltrating(taken, written) => match choice {
                Choice::Infiltrate => self.infiltrate(architect, taken, written),
                Choice::Pass => {
                    architect.turn.stage = Stage::Closing(Played::Wrote(taken, written));
                    Ok(())
                }
                _ => Err(Refusal::NotNow(Step::Act)),
            },
            Stage::Aiming => match choice {
                Choice::Aim(goal) => {
                    aim(architect, goal);
                    Ok(())
                }
                _ => Err(Refusal::NotNow(Step::Aim)),
            },
            Stage::Crossing => match choice {
                Choice::Cross(street) => self.cross(architect, street),
                _ => Err(Refusal::NotNow(Step::Cross)),
            },
            Stage::Holding(held) => self.hold(architect, held, choice),
            Stage::Done(_) | Stage::Aimed | Stage::Crossed(_) | Stage::Held(_) => {
                Err(Refusal::TurnDone)
            }
        }
    }
}
