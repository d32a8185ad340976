//! A game of Welcome: the architects, the round, and what happens when everyone is done.

use std::ops::RangeInclusive;
use std::sync::Arc;

use tabletop::{
    Dealer, Game, Outcome, Rng, Score, Seat, SeatSet, Viewer, answered_by_parts, setup_by_rules,
};

use crate::choice::Choice;
use crate::contest::{Contest, game_by_contest, take_rules};
use crate::describe::describe;
use crate::extensions::{Claims, Extension};
use crate::openings::Openings;
use crate::options::OPTIONS;
use crate::plan::{PlanSlot, STACKS};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::rules::{MOST_SEATS, Mode, Rules};
use crate::score;
use crate::sheet::Sheet;
use crate::supply::{Interruption, Supply};
use crate::turn::{Architect, Round, Stage, Turn, Turns};
use crate::view::View;

/// A game of Welcome to Your Perfect Home.
#[derive(Debug)]
pub struct Welcome {
    pub(crate) rules: Arc<Rules>,
    pub(crate) round: Round,
    pub(crate) contest: Contest<Architect>,
}

/// Bots that search put one game into another all the time.
impl Clone for Welcome {
    fn clone(&self) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            round: self.round.clone(),
            contest: self.contest.clone(),
        }
    }

    fn clone_from(&mut self, source: &Self) {
        take_rules(&mut self.rules, &source.rules);
        self.round.clone_from(&source.round);
        self.contest.clone_from(&source.contest);
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
            contest: Contest::new(
                dealer,
                Seat::all(rules.seats).map(|seat| Architect { seat, ..architect }).collect(),
            ),
            rules: Arc::clone(rules),
        }
    }

    /// The rules of this table.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The sheet of a seat as the viewer knows it: others' unfinished turns stay hidden.
    pub fn sheet(&self, seat: Seat, viewer: Viewer) -> &Sheet {
        let architect = &self.contest.architects[seat.index()];
        if viewer == Viewer::Seat(seat) { &architect.sheet } else { &architect.known }
    }

    #[inline]
    pub(crate) fn turns(&self) -> Turns<'_> {
        Turns { rules: &self.rules, round: &self.round }
    }

    /// Draws one plan of each stack.
    fn deal_plans(&mut self) {
        for (slot, stack) in PlanSlot::ALL.into_iter().zip(&self.rules.stacks) {
            let plan = stack[self.contest.dealer.below(stack.len())];
            self.round.put_plan(&self.rules, slot, plan);
        }
    }

    /// Deals what is left to deal, and resolves what comes on the way, until a card comes that asks
    /// for a choice.
    fn deal(&mut self) {
        while let Some(came) = self.round.supply.deal(&self.rules, &mut self.contest.dealer) {
            match came {
                // From now on all plans pay their later score.
                Interruption::SoloCard => self.round.approved = PlanSlot::ALL_BITS,
                Interruption::Validation(slot) => self.validate(slot),
                Interruption::Zombie(card) => self.meet_zombies(card),
                Interruption::Over => {
                    self.contest.end = Some(End::Deck);
                    break;
                }
            }
            if self.round.stopped.is_some() {
                break;
            }
        }
    }

    /// A validation card has come: for the opponent's plans, and for what it does on a sheet with
    /// rules of its own.
    pub(crate) fn validate(&mut self, slot: PlanSlot) {
        let opponent = self.rules.opponent.as_ref();
        self.contest.validate(opponent, slot, &mut self.round.approved);
        if self.rules.extension.is_some() {
            self.validate_extension(slot);
        }
    }

    /// Everyone is done: plans are approved, the end is tested, and the next cards are dealt.
    fn close_round(&mut self) {
        let mut approved = 0;
        let mut reshuffle = false;
        for architect in &self.contest.architects {
            approved |= architect.turn.fulfilled;
            reshuffle |= architect.turn.reshuffle;
        }
        self.round.approved |= approved;
        self.round.played += 1;
        self.contest.checkpoints += 1;
        match self.rules.mode {
            Mode::Opponent => {
                if let Some(given) = self.contest.architects[0].turn.passed() {
                    self.round.supply.give(given);
                }
            }
            Mode::Expert => self.show_cards_played(),
            Mode::Standard | Mode::Solo => {}
        }
        if self.rules.extension.is_some() {
            self.close_extension();
        }
        self.contest.end = self.end_reached();
        if self.contest.end.is_none() {
            if self.rules.mode == Mode::Expert {
                let architects = &self.contest.architects;
                let passed = |seat: Seat| architects[seat.index()].turn.passed();
                self.round.supply.pass_cards_on(&self.rules, passed);
            }
            self.round.supply.begin_next(&self.rules, &mut self.contest.dealer, reshuffle);
            self.deal();
            if self.contest.end.is_none() {
                self.contest.wait_for_all();
            }
        }
        self.show_sheets();
    }

    /// Everyone sees what stands on all sheets, and is asked what comes next.
    fn show_sheets(&mut self) {
        for architect in &mut self.contest.architects {
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
        self.contest.checkpoints += 1;
        self.contest.wait_for_all();
        if let Some(stop) = self.round.stopped.take() {
            self.resolve_stop(stop);
            self.deal();
            if self.contest.end.is_some() {
                self.contest.waiting = SeatSet::default();
            }
        }
        self.show_sheets();
    }

    /// Everyone shows the two cards used, in the last round too.
    fn show_cards_played(&mut self) {
        for (seat, architect) in Seat::all(self.rules.seats).zip(&self.contest.architects) {
            let used = architect.turn.taken().map(|taken| taken.offers);
            self.round.supply.show_cards_played(seat, used);
        }
    }

    pub(crate) fn end_reached(&self) -> Option<End> {
        let ends = self.contest.architects.iter().filter_map(|a| self.rules.end_of(&a.sheet));
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

    setup_by_rules!(Rules, OPTIONS);
    answered_by_parts!(View, Position, describe);
    game_by_contest!();

    fn start(setup: &Arc<Rules>, dealer: Dealer) -> Self {
        let mut game = Self::unpacked(setup, dealer);
        game.begin_extension();
        game.deal_plans();
        game.round.supply.begin(setup, &mut game.contest.dealer);
        game.deal();
        if setup.extension.is_some() {
            game.begin_turns();
        }
        game
    }

    #[inline]
    fn choose(&mut self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        if self.contest.end.is_some() {
            return Err(Refusal::GameOver);
        }
        let turns = Turns { rules: &self.rules, round: &self.round };
        let architect = &mut self.contest.architects[seat.index()];
        turns.choose(architect, choice)?;
        let stage = architect.turn.stage;
        if stage.is_over() && self.contest.is_last(seat) {
            match stage {
                Stage::Done(_) => self.close_round(),
                _ => self.answered(),
            }
        }
        Ok(())
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
        self.contest.end.map(|end| score::outcome(self, end))
    }

    fn reimagine(&mut self, viewer: Viewer, rng: &mut Rng) {
        self.imagine(viewer, rng);
    }
}
