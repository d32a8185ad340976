//! A game of American Dream: the architects, the round, and what happens when everyone is done.

use std::ops::RangeInclusive;
use std::sync::Arc;

use smallvec::SmallVec;
use tabletop::{Dealer, Faults, Game, Outcome, Rng, Score, Seat, SeatSet, Viewer};

use super::bonus::Bonuses;
use super::choice::Choice;
use super::describe::describe;
use super::position::Position;
use super::refusal::Refusal;
use super::rules::{OPTIONS, Rules};
use super::score::{self, CATEGORIES};
use super::sheet::Sheet;
use super::turn::{Architect, Round, Stage, Turn, Turns};
use super::view::View;
use crate::game::End;
use crate::plan::{PlanSlot, STACKS};
use crate::rules::{MOST_SEATS, Mode};
use crate::sheet::Approval;
use crate::supply::{Interruption, Supply};

/// A game of American Dream.
#[derive(Debug)]
pub struct Dream {
    pub(super) rules: Arc<Rules>,
    pub(super) dealer: Dealer,
    pub(super) round: Round,
    /// Two architects fit in the game itself, so that cloning a duel is one copy.
    pub(super) architects: SmallVec<[Architect; 2]>,
    pub(super) waiting: SeatSet,
    /// Points of no return that have been passed.
    pub(super) checkpoints: u32,
    /// Alone against the AAA: the plans that the opponent has validated.
    pub(super) opponent_plans: [Option<Approval>; STACKS],
    pub(super) end: Option<End>,
}

/// Architects are copied as one block of memory; searching bots clone games all the time.
impl Clone for Dream {
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
        let Round { played, plans, approved, closed, crossed, supply } = round;
        self.round.supply.clone_from(supply);
        (self.round.played, self.round.plans, self.round.approved) = (*played, *plans, *approved);
        (self.round.closed, self.round.crossed) = (*closed, *crossed);
        self.architects.clear();
        self.architects.extend_from_slice(architects);
        self.waiting = *waiting;
        self.checkpoints = *checkpoints;
        self.opponent_plans = *opponent_plans;
        self.end = *end;
    }
}

impl Dream {
    /// A game before plans are drawn and cards are dealt.
    pub(super) fn unpacked(rules: &Arc<Rules>, dealer: Dealer) -> Self {
        let architect =
            |seat| Architect { sheet: Sheet::EMPTY, turn: Turn::FRESH, known: Sheet::EMPTY, seat };
        Self {
            round: Round {
                played: 0,
                plans: [0; STACKS],
                approved: 0,
                closed: Bonuses::NONE,
                crossed: Bonuses::NONE,
                supply: Supply::new(&rules.cards),
            },
            architects: Seat::all(rules.seats).map(architect).collect(),
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

    /// The bonuses that validation cards took away, as far as the viewer knows.
    pub(super) fn crossed(&self, viewer: Viewer) -> Bonuses {
        let own = match viewer {
            Viewer::Seat(seat) => self.architects[seat.index()].turn.crossing(),
            Viewer::Spectator => Bonuses::NONE,
        };
        self.round.crossed.or(own)
    }

    #[inline]
    pub(super) fn turns(&self) -> Turns<'_> {
        Turns { rules: &self.rules, round: &self.round }
    }

    /// Deals what is left to deal. When a validation card comes, the opponent validates its plan if
    /// its own card says so, and the deal waits until the architect has crossed bonuses.
    pub(super) fn deal(&mut self) {
        while let Some(came) = self.round.supply.deal(&self.rules.cards, &mut self.dealer) {
            if let Interruption::Validation(slot) = came {
                self.validate(slot);
                if self.turns().to_cross() != (0, 0) {
                    self.architects[0].turn.stage = Stage::Crossing(Bonuses::NONE);
                    return;
                }
            }
        }
    }

    fn validate(&mut self, slot: PlanSlot) {
        let validates = self.rules.cards.opponent.as_ref().map_or(0, |card| card.validates);
        if validates & slot.bit() != 0 {
            let later = self.round.approved & slot.bit() != 0;
            self.opponent_plans[slot.index()] =
                Some(if later { Approval::Later } else { Approval::First });
            self.round.approved |= slot.bit();
        }
    }

    /// Bonuses are crossed for good, and the deal goes on.
    fn close_crossing(&mut self, crossed: Bonuses) {
        self.round.crossed = self.round.crossed.or(crossed);
        self.round.closed = self.round.closed.or(crossed);
        self.architects[0].turn = Turn::FRESH;
        self.checkpoints += 1;
        self.deal();
    }

    /// Everyone is done: plans are approved, bonuses are claimed, the end is tested, and the next
    /// cards are dealt.
    fn close_round(&mut self) {
        for architect in &self.architects {
            self.round.approved |= architect.turn.fulfilled;
        }
        self.round.played += 1;
        self.checkpoints += 1;
        self.claim_bonuses();
        match self.rules.mode() {
            Mode::Opponent => {
                if let Some(given) = self.architects[0].turn.passed() {
                    self.round.supply.give(given);
                }
            }
            Mode::Expert => self.show_cards_played(),
            Mode::Standard | Mode::Solo => {}
        }
        self.end = self.end_reached();
        if self.end.is_none() && self.rules.mode() == Mode::Expert {
            let architects = &self.architects;
            let passed = |seat: Seat| architects[seat.index()].turn.passed();
            self.round.supply.pass_cards_on(&self.rules.cards, passed);
        }
        for architect in &mut self.architects {
            architect.known = architect.sheet;
            architect.turn = Turn::FRESH;
        }
        if self.end.is_none() {
            self.round.supply.begin_next(&self.rules.cards, &mut self.dealer, false);
            self.deal();
            self.waiting = SeatSet::first(self.rules.seats);
        }
    }

    /// Everyone who has completed an open street or column circles its bonus; then it is closed.
    fn claim_bonuses(&mut self) {
        let layout = &self.rules.layout;
        let open = layout.bonuses().without(self.round.closed);
        for architect in &mut self.architects {
            let won = architect.sheet.complete(layout).and(open);
            architect.sheet.won = architect.sheet.won.or(won);
            self.round.closed = self.round.closed.or(won);
        }
    }

    /// Everyone shows the two cards used, in the last round too.
    fn show_cards_played(&mut self) {
        for architect in &self.architects {
            let used = architect.turn.taken().map(|taken| taken.offers);
            self.round.supply.show_cards_played(architect.seat, used);
        }
    }

    fn end_reached(&self) -> Option<End> {
        let layout = &self.rules.layout;
        let mut sheets = self.architects.iter().map(|architect| &architect.sheet);
        if sheets.clone().any(|sheet| sheet.empty(layout).is_empty()) {
            Some(End::Houses)
        } else if sheets.clone().any(|sheet| sheet.plans.iter().all(Option::is_some)) {
            Some(End::Plans)
        } else if sheets.any(|sheet| sheet.refusals >= layout.refusals.boxes()) {
            Some(End::Refusals)
        } else {
            None
        }
    }
}

impl Game for Dream {
    const NAME: &'static str = "dream";
    const TITLE: &'static str = "American Dream";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 1..=MOST_SEATS;
    const ENDS: &'static [&'static str] =
        &[End::Houses.name(), End::Plans.name(), End::Refusals.name()];

    type Choice = Choice;
    type Refusal = Refusal;
    type View = View;
    type Position = Position;

    tabletop::setup_by_rules!(Rules, OPTIONS);

    fn start(setup: &Arc<Rules>, dealer: Dealer) -> Self {
        let mut game = Self::unpacked(setup, dealer);
        for (plan, stack) in game.round.plans.iter_mut().zip(&setup.stacks) {
            *plan = stack[game.dealer.below(stack.len())];
        }
        game.round.supply.begin(&setup.cards, &mut game.dealer);
        game.deal();
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
            Stage::Crossing(crossed) if turns.has_crossed_enough(crossed) => {
                self.close_crossing(crossed);
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
        CATEGORIES
    }

    fn score(&self, seat: Seat, viewer: Viewer) -> Score {
        score::score(&self.rules, self.round.plans, self.sheet(seat, viewer))
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
