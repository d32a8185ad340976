//! A game of Welcome: the architects, the round, and what happens when everyone is done.

use std::ops::RangeInclusive;
use std::sync::Arc;

use smallvec::SmallVec;
use tabletop::{Dealer, Faults, Game, Outcome, Rng, Score, Seat, SeatSet, Viewer, setup_by_rules};

use crate::choice::Choice;
use crate::describe::describe;
use crate::extensions::{Claims, Extension};
use crate::openings::Openings;
use crate::options::OPTIONS;
use crate::plan::{PlanSlot, STACKS};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::rules::{MOST_SEATS, Mode, Rules};
use crate::score;
use crate::sheet::{Approval, Sheet};
use crate::supply::{Interruption, Supply};
use crate::turn::{Architect, Round, Stage, Turn, Turns};
use crate::view::View;

/// A game of Welcome to Your Perfect Home.
#[derive(Debug)]
pub struct Welcome {
    pub(crate) rules: Arc<Rules>,
    pub(crate) dealer: Dealer,
    pub(crate) round: Round,
    /// Two architects fit in the game itself, so that cloning a duel is one copy.
    pub(crate) architects: SmallVec<[Architect; 2]>,
    pub(crate) waiting: SeatSet,
    /// Points of no return that have been passed.
    pub(crate) checkpoints: u32,
    /// Alone against the AAA: the plans that the opponent has validated.
    pub(crate) opponent_plans: [Option<Approval>; STACKS],
    pub(crate) end: Option<End>,
}

/// Architects are copied as one block of memory; searching bots clone games all the time.
impl Clone for Welcome {
    fn clone(&self) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            dealer: self.dealer.clone(),
            round: self.round.clone(),
            architects: SmallVec::from_slice(&self.architects),
            ..*self
        }
    }

    fn clone_from(&mut self, source: &Self) {
        // Taken apart, so that no field can be forgotten.
        let Self { rules, dealer, round, architects, waiting, checkpoints, opponent_plans, end } =
            source;
        if !Arc::ptr_eq(&self.rules, rules) {
            self.rules = Arc::clone(rules);
        }
        self.dealer.clone_from(dealer);
        self.round.clone_from(round);
        self.architects.clear();
        self.architects.extend_from_slice(architects);
        self.waiting = *waiting;
        self.checkpoints = *checkpoints;
        self.opponent_plans = *opponent_plans;
        self.end = *end;
    }
}

/// Why a game ended. Where several hold at once, the first of this list is given as the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum End {
    /// An architect has no empty place left.
    Houses,
    /// An architect has fulfilled all three plans.
    Plans,
    /// An architect has crossed the last permit refusal.
    Refusals,
    /// Alone: the deck is used up.
    Deck,
}

impl End {
    /// The word for it in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Houses => "houses",
            Self::Plans => "plans",
            Self::Refusals => "refusals",
            Self::Deck => "deck",
        }
    }
}

impl Welcome {
    /// A game with the plans drawn, before the first cards are dealt.
    pub(crate) fn unpacked(rules: &Arc<Rules>, dealer: Dealer) -> Self {
        let sheet = Sheet::new(rules.town());
        let architect = Architect {
            openings: Openings::of(rules.town(), &sheet),
            sheet,
            turn: Turn::FRESH,
            known: sheet,
            seat: Seat::new(0),
        };
        Self {
            round: Round {
                played: 0,
                plans: [0; STACKS],
                goals: [rules.plan(0).goal; STACKS],
                approved: 0,
                claims: Claims::None,
                stopped: None,
                supply: Supply::new(rules),
            },
            architects: Seat::all(rules.seats)
                .map(|seat| Architect { seat, ..architect })
                .collect(),
            waiting: SeatSet::first(rules.seats),
            checkpoints: 0,
            opponent_plans: [None; STACKS],
            end: None,
            rules: Arc::clone(rules),
            dealer,
        }
    }

    /// The rules of this table.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The sheet of a seat as the viewer knows it: others' unfinished turns stay hidden.
    pub fn sheet(&self, seat: Seat, viewer: Viewer) -> &Sheet {
        let architect = &self.architects[seat.index()];
        if viewer == Viewer::Seat(seat) { &architect.sheet } else { &architect.known }
    }

    #[inline]
    pub(crate) fn turns(&self) -> Turns<'_> {
        Turns { rules: &self.rules, round: &self.round }
    }

    /// Draws one plan of each stack.
    fn deal_plans(&mut self) {
        for (slot, stack) in PlanSlot::ALL.into_iter().zip(&self.rules.stacks) {
            let plan = stack[self.dealer.below(stack.len())];
            self.round.put_plan(&self.rules, slot, plan);
        }
    }

    /// Deals what is left to deal, and resolves what comes on the way, until a card comes that asks
    /// for a choice.
    fn deal(&mut self) {
        while let Some(came) = self.round.supply.deal(&self.rules, &mut self.dealer) {
            match came {
                // From now on all plans pay their later score.
                Interruption::SoloCard => self.round.approved = PlanSlot::ALL_BITS,
                Interruption::Validation(slot) => self.validate(slot),
                Interruption::Zombie(card) => self.meet_zombies(card),
                Interruption::Over => {
                    self.end = Some(End::Deck);
                    break;
                }
            }
            if self.round.stopped.is_some() {
                break;
            }
        }
    }

    /// The opponent validates the plan of a validation card if its own card says so, for the points
    /// the plan pays at this moment, and the plan is turned over.
    fn validate(&mut self, slot: PlanSlot) {
        let validates = self.rules.opponent.as_ref().map_or(0, |card| card.validates);
        if validates & slot.bit() != 0 {
            let later = self.round.approved & slot.bit() != 0;
            self.opponent_plans[slot.index()] =
                Some(if later { Approval::Later } else { Approval::First });
            self.round.approved |= slot.bit();
        }
        if self.rules.extension.is_some() {
            self.validate_extension(slot);
        }
    }

    /// Everyone is done: plans are approved, the end is tested, and the next cards are dealt.
    fn close_round(&mut self) {
        let mut approved = 0;
        let mut reshuffle = false;
        for architect in &self.architects {
            approved |= architect.turn.fulfilled;
            reshuffle |= architect.turn.reshuffle;
        }
        self.round.approved |= approved;
        self.round.played += 1;
        self.checkpoints += 1;
        match self.rules.mode {
            Mode::Opponent => {
                if let Some(given) = self.architects[0].turn.passed() {
                    self.round.supply.give(given);
                }
            }
            Mode::Expert => self.show_cards_played(),
            Mode::Standard | Mode::Solo => {}
        }
        if self.rules.extension.is_some() {
            self.close_extension();
        }
        self.end = self.end_reached();
        if self.end.is_none() {
            if self.rules.mode == Mode::Expert {
                let architects = &self.architects;
                let passed = |seat: Seat| architects[seat.index()].turn.passed();
                self.round.supply.pass_cards_on(&self.rules, passed);
            }
            self.round.supply.begin_next(&self.rules, &mut self.dealer, reshuffle);
            self.deal();
            if self.end.is_none() {
                self.waiting = SeatSet::first(self.rules.seats);
            }
        }
        self.show_sheets();
    }

    /// Everyone sees what stands on all sheets, and is asked what comes next.
    fn show_sheets(&mut self) {
        for architect in &mut self.architects {
            architect.known = architect.sheet;
            architect.turn = Turn::FRESH;
        }
        if self.round.stopped.is_some() {
            self.begin_turns();
        }
    }

    /// Everyone has answered what was asked outside of a turn: before the first, or in the middle of
    /// a deal, which then goes on.
    fn answered(&mut self) {
        self.checkpoints += 1;
        self.waiting = SeatSet::first(self.rules.seats);
        if let Some(stop) = self.round.stopped.take() {
            self.resolve_stop(stop);
            self.deal();
            if self.end.is_some() {
                self.waiting = SeatSet::default();
            }
        }
        self.show_sheets();
    }

    /// Everyone shows the two cards used, in the last round too.
    fn show_cards_played(&mut self) {
        for (seat, architect) in Seat::all(self.rules.seats).zip(&self.architects) {
            let used = architect.turn.taken().map(|taken| taken.offers);
            self.round.supply.show_cards_played(seat, used);
        }
    }

    fn end_reached(&self) -> Option<End> {
        let ends = self.architects.iter().filter_map(|a| self.rules.end_of(&a.sheet));
        let used_up = self.round.supply.is_used_up(&self.rules).then_some(End::Deck);
        // Where several hold at once, the first of the list is the reason.
        ends.chain(used_up).min()
    }
}

impl Game for Welcome {
    const NAME: &'static str = "welcome";
    const TITLE: &'static str = "Welcome to Your Perfect Home";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 1..=MOST_SEATS;
    const ENDS: &'static [&'static str] =
        &[End::Houses.name(), End::Plans.name(), End::Refusals.name(), End::Deck.name()];

    type Choice = Choice;
    type Refusal = Refusal;
    type View = View;
    type Position = Position;

    setup_by_rules!(Rules, OPTIONS);

    fn start(setup: &Arc<Rules>, dealer: Dealer) -> Self {
        let mut game = Self::unpacked(setup, dealer);
        game.begin_extension();
        game.deal_plans();
        game.round.supply.begin(setup, &mut game.dealer);
        game.deal();
        if setup.extension.is_some() {
            game.begin_turns();
        }
        game
    }

    #[inline]
    fn seats(&self) -> usize {
        self.architects.len()
    }

    #[inline]
    fn waiting_on(&self) -> SeatSet {
        self.waiting
    }

    #[inline]
    fn choices(&self, seat: Seat, into: &mut Vec<Choice>) {
        into.clear();
        if self.end.is_none() {
            self.turns().list(&self.architects[seat.index()], into);
        }
    }

    #[inline]
    fn choose(&mut self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        if self.end.is_some() {
            return Err(Refusal::GameOver);
        }
        let turns = Turns { rules: &self.rules, round: &self.round };
        let architect = &mut self.architects[seat.index()];
        turns.choose(architect, choice)?;
        match architect.turn.stage {
            Stage::Done(_) => {
                self.waiting.remove(seat);
                if self.waiting.is_empty() {
                    self.close_round();
                }
            }
            Stage::Aimed | Stage::Crossed(_) | Stage::Held(_) => {
                self.waiting.remove(seat);
                if self.waiting.is_empty() {
                    self.answered();
                }
            }
            _ => {}
        }
        Ok(())
    }

    #[inline]
    fn checkpoints(&self) -> u32 {
        self.checkpoints
    }

    #[inline]
    fn round(&self) -> u32 {
        self.round.played + u32::from(self.end.is_none())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn describe(&self, seat: Seat, choice: Choice) -> String {
        describe(self, seat, choice)
    }

    fn categories(&self) -> &'static [&'static str] {
        self.rules.extension.as_ref().map_or(score::CATEGORIES, Extension::categories)
    }

    fn score(&self, seat: Seat, viewer: Viewer) -> Score {
        let temps = self.temp_ranking(viewer);
        let sheet = self.sheet(seat, viewer);
        let own = self.extension_points(sheet, viewer);
        score::score(&self.rules, self.round.plans, sheet, &temps, own)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end.map(|end| score::outcome(self, end))
    }

    fn reimagine(&mut self, viewer: Viewer, rng: &mut Rng) {
        self.imagine(viewer, rng);
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn set_up(position: &Position, dealer: Dealer) -> Result<Self, Faults> {
        position.set_up(dealer)
    }
}
