//! One architect's turn: take, write, act, fulfil plans, done.
//!
//! Every rule is a question asked in two places: when choices are listed and when one is made.

use crate::card::{Action, Card};
use crate::choice::{Choice, Offer};
use crate::estate::{EstateCounts, LARGEST_ESTATE, Run};
use crate::goal;
use crate::house::{House, Houses};
use crate::number::Number;
use crate::plan::{Goal, PlanSlot, STACKS};
use crate::refusal::{Offering, Refusal, Step};
use crate::room::Room;
use crate::rules::{HAND, Mode, Reshuffle, Rules};
use crate::sheet::{Approval, Sheet};

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
    /// The card to pass on.
    pub(crate) passed: Offer,
    pub(crate) refused: bool,
    pub(crate) roundabout: bool,
    pub(crate) reshuffle: bool,
    /// A bit for each plan fulfilled this turn.
    pub(crate) fulfilled: u8,
    /// The plan whose estates are being picked, and what it still needs.
    pub(crate) plan: PlanSlot,
    pub(crate) needed: EstateCounts,
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
    /// The cards whose numbers are on offer, in the standard and the solo game.
    pub(crate) shown: [Card; HAND],
    /// The cards whose actions are on offer, in the standard game.
    pub(crate) flipped: [Card; HAND],
}

/// An architect: the sheet, and the turn in progress.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Architect {
    pub(crate) sheet: Sheet,
    pub(crate) room: Room,
    pub(crate) turn: Turn,
    /// The sheet as everybody knows it: as it stood when the round began.
    pub(crate) known: Sheet,
    /// In the expert game: three cards, the one received first.
    pub(crate) hand: [Card; HAND],
    /// In the expert game: the number card and the action card of the last round, if any.
    pub(crate) played: Option<[Card; 2]>,
}

/// The rules and the round, as an architect's turn looks at them.
#[derive(Clone, Copy)]
pub(crate) struct Turns<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) round: &'a Round,
}

impl<'a> Turns<'a> {
    /// Adds every legal choice.
    #[inline]
    pub(crate) fn list(self, architect: &Architect, into: &mut Vec<Choice>) {
        match architect.turn.stage {
            Stage::Taking => self.list_taking(architect, into),
            Stage::Writing => list_writing(architect, into),
            Stage::Acting => self.list_acting(architect, into),
            Stage::Closing => self.list_closing(architect, into),
            Stage::Picking => {
                let needed = architect.turn.needed;
                let runs = architect.sheet.available_runs();
                into.extend(
                    runs.filter(|run| needed.get(run.len()) > 0)
                        .map(|run| Choice::Use(House::from_index(run.start as u32))),
                );
            }
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

    // ---- Taking a number and an action, or a refusal ----

    /// The cards whose numbers are on offer.
    #[inline]
    pub(crate) fn number_cards<'b>(self, architect: &'b Architect) -> &'b [Card; HAND]
    where
        'a: 'b,
    {
        match self.rules.mode {
            Mode::Expert => &architect.hand,
            Mode::Standard | Mode::Solo => &self.round.shown,
        }
    }

    fn list_taking(self, architect: &Architect, into: &mut Vec<Choice>) {
        let cards = self.number_cards(architect);
        let room = &architect.room;
        match self.rules.mode {
            Mode::Standard => into.extend(
                Offer::ALL
                    .into_iter()
                    .filter(|pair| {
                        let (number, action) = self.pair(*pair);
                        fits_with(room, number, action)
                    })
                    .map(Choice::Take),
            ),
            Mode::Solo | Mode::Expert => {
                for number in Offer::ALL {
                    for action in Offer::ALL {
                        let (card, other) = (cards[number.index()], cards[action.index()]);
                        if number != action && fits_with(room, card.number, other.action) {
                            into.push(Choice::Combine { number, action });
                        }
                    }
                }
            }
        }
        if self.fitting_number(architect).is_none() {
            match self.rules.mode {
                Mode::Standard | Mode::Solo => into.push(Choice::Refuse),
                Mode::Expert => into.extend(Offer::ALL.map(Choice::RefuseAndPass)),
            }
        }
        self.list_roundabouts(architect, into);
    }

    /// The number and the action of a pair in the standard game: the number on top of a pile
    /// beside the action of the card that lay there before.
    #[inline]
    pub(crate) fn pair(self, pair: Offer) -> (Number, Action) {
        (self.round.shown[pair.index()].number, self.round.flipped[pair.index()].action)
    }

    /// A number on offer that fits somewhere as it is, if there is one.
    ///
    /// Nobody has to change a number with a temp to avoid a refusal: actions are never compulsory.
    #[inline]
    fn fitting_number(self, architect: &Architect) -> Option<Number> {
        let cards = self.number_cards(architect).iter();
        cards.map(|card| card.number).find(|&number| fits(&architect.room, number))
    }

    fn take(self, architect: &mut Architect, pair: Offer) -> Result<(), Refusal> {
        if self.rules.mode != Mode::Standard {
            return Err(Refusal::OtherOffer(self.offering()));
        }
        let (number, action) = self.pair(pair);
        take(architect, number, action, [pair; 2], pair)
    }

    fn combine(
        self,
        architect: &mut Architect,
        number: Offer,
        action: Offer,
    ) -> Result<(), Refusal> {
        if self.rules.mode == Mode::Standard {
            return Err(Refusal::OtherOffer(self.offering()));
        }
        if number == action {
            return Err(Refusal::SameCard);
        }
        let cards = *self.number_cards(architect);
        let third = Offer(3 - number.0 - action.0);
        let (card, other) = (cards[number.index()], cards[action.index()]);
        take(architect, card.number, other.action, [number, action], third)
    }

    fn refuse(self, architect: &mut Architect, passed: Option<Offer>) -> Result<(), Refusal> {
        if passed.is_some() != (self.rules.mode == Mode::Expert) {
            return Err(Refusal::OtherOffer(self.offering()));
        }
        if let Some(number) = self.fitting_number(architect) {
            return Err(Refusal::NumberFits(number));
        }
        architect.sheet.refusals += 1;
        architect.turn.refused = true;
        architect.turn.passed = passed.unwrap_or(Offer::ALL[0]);
        architect.turn.stage = Stage::Closing;
        Ok(())
    }

    fn offering(self) -> Offering {
        match self.rules.mode {
            Mode::Standard => Offering::Pairs,
            Mode::Solo => Offering::Cards,
            Mode::Expert => Offering::Hand,
        }
    }

    // ---- Writing the number ----

    fn write(self, architect: &mut Architect, number: Number, house: House) -> Result<(), Refusal> {
        let Architect { sheet, room, turn, .. } = architect;
        let temp = turn.action == Action::Temp;
        if number != turn.number && !(temp && turn.number.with_temp().any(|n| n == number)) {
            return Err(Refusal::OtherNumber { given: number, taken: turn.number, temp });
        }
        if !room.houses(number).contains(house) {
            self.is_empty_place(sheet, house)?;
            let (left, right) = sheet.neighbours(house);
            return Err(Refusal::OutOfOrder { number, house, left, right });
        }
        sheet.write(house, number);
        room.narrow(house, number, sheet.roundabouts);
        turn.house = house;
        if temp && number != turn.number {
            // A temp who changed the number has worked, and is crossed while boxes last.
            sheet.temps = (sheet.temps + 1).min(self.rules.edition.sheet.temp_boxes);
            turn.stage = Stage::Closing;
        } else {
            turn.stage = if self.can_act(sheet, turn) { Stage::Acting } else { Stage::Closing };
        }
        Ok(())
    }

    fn is_empty_place(self, sheet: &Sheet, house: House) -> Result<(), Refusal> {
        if !self.rules.town().houses.contains(house) {
            Err(Refusal::NoSuchHouse(house))
        } else if sheet.taken().contains(house) {
            Err(Refusal::HouseTaken(house))
        } else {
            Ok(())
        }
    }

    // ---- Using the action ----

    /// Whether the action taken can do anything; if not, the step is skipped.
    #[inline]
    fn can_act(self, sheet: &Sheet, turn: &Turn) -> bool {
        let rules = self.rules;
        match turn.action {
            Action::Surveyor => !sheet.fence_places(rules.town()).is_empty(),
            Action::RealEstate => (1..=LARGEST_ESTATE).any(|size| self.can_promote(sheet, size)),
            Action::Landscaper => self.can_plant(sheet, turn.house),
            Action::Pool => rules.town().pools.contains(turn.house),
            Action::Temp => sheet.temps < rules.edition.sheet.temp_boxes,
            Action::Bis => !(sheet.copies_from_left(rules.town())
                | sheet.copies_from_right(rules.town()))
            .is_empty(),
        }
    }

    #[inline]
    fn can_promote(self, sheet: &Sheet, size: usize) -> bool {
        sheet.promotions[size - 1] < self.rules.edition.sheet.estates[size - 1].boxes()
    }

    #[inline]
    fn can_plant(self, sheet: &Sheet, house: House) -> bool {
        let street = house.street().index();
        sheet.parks[street] < self.rules.edition.sheet.parks[street].boxes()
    }

    fn list_acting(self, architect: &Architect, into: &mut Vec<Choice>) {
        let Architect { sheet, turn, .. } = architect;
        let number = |house| sheet.number(house).expect("a house to copy is numbered");
        match turn.action {
            Action::Surveyor => {
                into.extend(sheet.fence_places(self.rules.town()).into_iter().map(Choice::Fence));
            }
            Action::RealEstate => into.extend(
                (1..=LARGEST_ESTATE)
                    .filter(|&size| self.can_promote(sheet, size))
                    .map(|size| Choice::Promote(size as u8)),
            ),
            Action::Landscaper => into.push(Choice::Park),
            Action::Pool => into.push(Choice::Pool),
            Action::Temp => into.push(Choice::Hire),
            Action::Bis => {
                for house in sheet.copies_from_left(self.rules.town()) {
                    into.push(Choice::Bis { number: number(house.left()), house });
                }
                for house in sheet.copies_from_right(self.rules.town()) {
                    into.push(Choice::Bis { number: number(house.right()), house });
                }
            }
        }
        into.push(Choice::Pass);
    }

    fn act(self, architect: &mut Architect, choice: Choice) -> Result<(), Refusal> {
        let Architect { sheet, room, turn, .. } = architect;
        match (choice, turn.action) {
            (Choice::Pass, _) => {}
            (Choice::Fence(house), Action::Surveyor) => {
                if !sheet.fence_places(self.rules.town()).contains(house) {
                    return Err(self.why_no_fence(sheet, house));
                }
                sheet.fence(house);
            }
            (Choice::Promote(size), Action::RealEstate) => {
                if !self.can_promote(sheet, size.into()) {
                    return Err(Refusal::ColumnFull(size));
                }
                sheet.promotions[usize::from(size) - 1] += 1;
            }
            (Choice::Park, Action::Landscaper) => sheet.parks[turn.house.street().index()] += 1,
            (Choice::Pool, Action::Pool) => sheet.pools.insert(turn.house),
            (Choice::Hire, Action::Temp) => sheet.temps += 1,
            (Choice::Bis { number, house }, Action::Bis) => {
                let copies = |from: Houses, neighbour: fn(House) -> House| {
                    from.contains(house) && sheet.number(neighbour(house)) == Some(number)
                };
                let from_left = copies(sheet.copies_from_left(self.rules.town()), House::left);
                if !from_left && !copies(sheet.copies_from_right(self.rules.town()), House::right) {
                    self.is_empty_place(sheet, house)?;
                    return Err(Refusal::NothingToCopy { number, house });
                }
                sheet.copy(house, from_left);
                room.narrow(house, number, sheet.roundabouts);
            }
            (_, taken) => return Err(Refusal::OtherAction(taken)),
        }
        turn.stage = Stage::Closing;
        Ok(())
    }

    fn why_no_fence(self, sheet: &Sheet, house: House) -> Refusal {
        if !self.rules.town().houses.contains(house) {
            Refusal::NoSuchHouse(house)
        } else if house.place() + 1 == self.rules.town().street_length(house.street()) {
            Refusal::FenceAtEnd(house)
        } else if sheet.fence_right_of(house) {
            Refusal::FenceStands(house)
        } else if sheet.twins_right_of(house) {
            Refusal::FenceBetweenTwins(house)
        } else {
            Refusal::FenceInUsed(house)
        }
    }

    // ---- Roundabouts: before the pair is taken, or after the action ----

    fn may_build_roundabout(self, architect: &Architect) -> Result<(), Refusal> {
        let most = self.rules.edition.sheet.roundabouts.boxes();
        if !self.rules.roundabouts_allowed {
            Err(Refusal::NoRoundabouts)
        } else if architect.turn.roundabout {
            Err(Refusal::RoundaboutThisTurn)
        } else if architect.sheet.roundabouts.len() >= most.into() {
            Err(Refusal::RoundaboutsBuilt(most))
        } else {
            Ok(())
        }
    }

    #[inline]
    fn list_roundabouts(self, architect: &Architect, into: &mut Vec<Choice>) {
        if self.may_build_roundabout(architect).is_ok() {
            let places = architect.sheet.empty(self.rules.town());
            into.extend(places.into_iter().map(Choice::Roundabout));
        }
    }

    fn build_roundabout(self, architect: &mut Architect, house: House) -> Result<(), Refusal> {
        self.may_build_roundabout(architect)?;
        self.is_empty_place(&architect.sheet, house)?;
        architect.sheet.build_roundabout(house);
        architect.room = Room::of(self.rules.town(), &architect.sheet);
        architect.turn.roundabout = true;
        Ok(())
    }

    // ---- Plans, and the end of the turn ----

    fn list_closing(self, architect: &Architect, into: &mut Vec<Choice>) {
        into.extend(
            PlanSlot::ALL
                .into_iter()
                .filter(|&slot| self.may_fulfil(&architect.sheet, slot).is_ok())
                .map(Choice::Plan),
        );
        self.list_roundabouts(architect, into);
        if self.may_reshuffle(&architect.turn).is_ok() {
            into.push(Choice::Reshuffle);
        }
        into.push(Choice::Done);
    }

    #[inline]
    fn goal(self, slot: PlanSlot) -> Goal {
        self.rules.plan(self.round.plans[slot.index()]).goal
    }

    #[inline]
    fn may_fulfil(self, sheet: &Sheet, slot: PlanSlot) -> Result<(), Refusal> {
        if sheet.plans[slot.index()].is_some() {
            Err(Refusal::PlanFulfilled(slot))
        } else if !goal::is_met(self.rules, sheet, self.goal(slot)) {
            Err(Refusal::PlanNotMet(slot))
        } else {
            Ok(())
        }
    }

    fn fulfil(self, architect: &mut Architect, slot: PlanSlot) -> Result<(), Refusal> {
        self.may_fulfil(&architect.sheet, slot)?;
        let goal = self.goal(slot);
        architect.turn.plan = slot;
        if let Goal::Estates(needed) = goal {
            architect.turn.needed = needed;
            self.pick_where_there_is_no_choice(architect);
        } else {
            architect.sheet.mark_used(goal::marks(self.rules, goal));
            self.approve(architect, slot);
        }
        Ok(())
    }

    fn pick(self, architect: &mut Architect, house: House) -> Result<(), Refusal> {
        let run = architect.sheet.available_run_at(house).ok_or(Refusal::NoEstateAt(house))?;
        let slot = architect.turn.plan;
        if architect.turn.needed.get(run.len()) == 0 {
            return Err(Refusal::EstateNotNeeded { slot, size: run.len() as u8 });
        }
        use_estate(architect, run);
        self.pick_where_there_is_no_choice(architect);
        Ok(())
    }

    /// Picks the estates of each size of which the plan needs all there are, and fulfils the plan
    /// when nothing is left to pick.
    fn pick_where_there_is_no_choice(self, architect: &mut Architect) {
        for size in 1..=LARGEST_ESTATE {
            let needed = architect.turn.needed.get(size);
            if needed > 0 && needed == architect.sheet.available_estates().get(size) {
                for _ in 0..needed {
                    let mut runs = architect.sheet.available_runs();
                    let run = runs.find(|run| run.len() == size).expect("counted");
                    drop(runs);
                    use_estate(architect, run);
                }
            }
        }
        if architect.turn.needed.is_empty() {
            self.approve(architect, architect.turn.plan);
        } else {
            architect.turn.stage = Stage::Picking;
        }
    }

    fn approve(self, architect: &mut Architect, slot: PlanSlot) {
        let later = self.round.approved & slot.bit() != 0;
        architect.sheet.plans[slot.index()] =
            Some(if later { Approval::Later } else { Approval::First });
        architect.turn.fulfilled |= slot.bit();
        architect.turn.stage = Stage::Closing;
    }

    #[inline]
    fn may_reshuffle(self, turn: &Turn) -> Result<(), Refusal> {
        let firsts = turn.fulfilled & !self.round.approved;
        let allowed = match self.rules.reshuffle {
            // Alone, the deck is the clock of the game.
            _ if self.rules.mode == Mode::Solo => false,
            Reshuffle::Once => firsts != 0 && self.round.approved == 0,
            Reshuffle::PerPlan => firsts != 0,
            Reshuffle::Never => false,
        };
        match (allowed, turn.reshuffle) {
            (false, _) => Err(Refusal::NoReshuffle),
            (true, true) => Err(Refusal::ReshuffleAsked),
            (true, false) => Ok(()),
        }
    }

    fn ask_reshuffle(self, architect: &mut Architect) -> Result<(), Refusal> {
        self.may_reshuffle(&architect.turn)?;
        architect.turn.reshuffle = true;
        Ok(())
    }
}

/// Whether a number fits somewhere as it is.
#[inline]
fn fits(room: &Room, number: Number) -> bool {
    !room.houses(number).is_empty()
}

/// Whether a number fits somewhere, with the help of a temp if the action is one.
#[inline]
fn fits_with(room: &Room, number: Number, action: Action) -> bool {
    fits(room, number)
        || (action == Action::Temp && number.with_temp().any(|number| fits(room, number)))
}

fn take(
    architect: &mut Architect,
    number: Number,
    action: Action,
    taken: [Offer; 2],
    passed: Offer,
) -> Result<(), Refusal> {
    if !fits_with(&architect.room, number, action) {
        return Err(Refusal::NoRoomFor(number));
    }
    architect.turn.number = number;
    architect.turn.action = action;
    architect.turn.taken = taken;
    architect.turn.passed = passed;
    architect.turn.stage = Stage::Writing;
    Ok(())
}

fn list_writing(architect: &Architect, into: &mut Vec<Choice>) {
    let Architect { room, turn, .. } = architect;
    let mut list = |number: Number| {
        into.extend(room.houses(number).into_iter().map(|house| Choice::Write { number, house }));
    };
    if turn.action == Action::Temp {
        turn.number.with_temp().for_each(list);
    } else {
        list(turn.number);
    }
}

fn use_estate(architect: &mut Architect, run: Run) {
    architect.sheet.use_estate(run);
    architect.turn.needed.remove(run.len());
}
