//! A game of American Dream: the architects, the round, and what happens when everyone is done.

use std::ops::RangeInclusive;
use std::sync::Arc;

use tabletop::{Dealer, Game, Outcome, Rng, Score, Seat, Viewer};

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
use crate::contest::{Contest, game_by_contest, take_rules};
use crate::game::End;
use crate::plan::{PlanSlot, STACKS};
use crate::rules::{MOST_SEATS, Mode};
use crate::supply::{Interruption, Supply};

/// A game of American Dream.
#[derive(Debug)]
pub struct Dream {
    pub(super) rules: Arc<Rules>,
    pub(super) round: Round,
    pub(super) contest: Contest<Architect>,
}

/// Bots that search put one game into another all the time.
impl Clone for Dream {
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
            contest: Contest::new(dealer, Seat::all(rules.seats).map(architect).collect()),
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

    /// The bonuses that validation cards took away, as far as the viewer knows.
    pub(super) fn crossed(&self, viewer: Viewer) -> Bonuses {
        let own = match viewer {
            Viewer::Seat(seat) => self.contest.architects[seat.index()].turn.crossing(),
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
        while let Some(came) = self.round.supply.deal(&self.rules.cards, &mut self.contest.dealer) {
            if let Interruption::Validation(slot) = came {
                self.validate(slot);
                if self.turns().to_cross() != (0, 0) {
                    self.contest.architects[0].turn.stage = Stage::Crossing(Bonuses::NONE);
                    return;
                }
            }
        }
    }

    /// A validation card has come: the opponent validates its plan if its own card says so.
    pub(super) fn validate(&mut self, slot: PlanSlot) {
        let opponent = self.rules.cards.opponent.as_ref();
        self.contest.validate(opponent, slot, &mut self.round.approved);
    }

    /// Bonuses are crossed for good, and the deal goes on.
    fn close_crossing(&mut self, crossed: Bonuses) {
        self.round.crossed = self.round.crossed.or(crossed);
        self.round.closed = self.round.closed.or(crossed);
        self.contest.architects[0].turn = Turn::FRESH;
        self.contest.checkpoints += 1;
        self.deal();
    }

    /// Everyone is done: plans are approved, bonuses are claimed, the end is tested, and the next
    /// cards are dealt.
    fn close_round(&mut self) {
        for architect in &self.contest.architects {
            self.round.approved |= architect.turn.fulfilled;
        }
        self.round.played += 1;
        self.contest.checkpoints += 1;
        self.claim_bonuses();
        match self.rules.mode() {
            Mode::Opponent => {
                if let Some(given) = self.contest.architects[0].turn.passed() {
                    self.round.supply.give(given);
                }
            }
            Mode::Expert => self.show_cards_played(),
            Mode::Standard | Mode::Solo => {}
        }
        self.contest.end = self.end_reached();
        if self.contest.end.is_none() && self.rules.mode() == Mode::Expert {
            let architects = &self.contest.architects;
            let passed = |seat: Seat| architects[seat.index()].turn.passed();
            self.round.supply.pass_cards_on(&self.rules.cards, passed);
        }
        for architect in &mut self.contest.architects {
            architect.known = architect.sheet;
            architect.turn = Turn::FRESH;
        }
        if self.contest.end.is_none() {
            self.round.supply.begin_next(&self.rules.cards, &mut self.contest.dealer, false);
            self.deal();
            self.contest.wait_for_all();
        }
    }

    /// Everyone who has completed an open street or column circles its bonus; then it is closed.
    fn claim_bonuses(&mut self) {
        let layout = &self.rules.layout;
        let open = layout.bonuses().without(self.round.closed);
        for architect in &mut self.contest.architects {
            let won = architect.sheet.complete(layout).and(open);
            architect.sheet.won = architect.sheet.won.or(won);
            self.round.closed = self.round.closed.or(won);
        }
    }

    /// Everyone shows the two cards used, in the last round too.
    fn show_cards_played(&mut self) {
        for architect in &self.contest.architects {
            let used = architect.turn.taken().map(|taken| taken.offers);
            self.round.supply.show_cards_played(architect.seat, used);
        }
    }

    pub(super) fn end_reached(&self) -> Option<End> {
        let sheets = self.contest.architects.iter().map(|architect| &architect.sheet);
        sheets.filter_map(|sheet| self.rules.end_of(sheet)).min()
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

    tabletop::setup_by_rules!(Rules, OPTIONS);
    tabletop::answered_by_parts!(View, Position, describe);
    game_by_contest!();

    fn start(setup: &Arc<Rules>, dealer: Dealer) -> Self {
        let mut game = Self::unpacked(setup, dealer);
        for (plan, stack) in game.round.plans.iter_mut().zip(&setup.stacks) {
            *plan = stack[game.contest.dealer.below(stack.len())];
        }
        game.round.supply.begin(&setup.cards, &mut game.contest.dealer);
        game.deal();
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
        match stage {
            Stage::Done(_) if self.contest.is_last(seat) => self.close_round(),
            Stage::Crossing(crossed) if turns.has_crossed_enough(crossed) => {
                self.close_crossing(crossed);
            }
            _ => {}
        }
        Ok(())
    }

    fn categories(&self) -> &'static [&'static str] {
        CATEGORIES
    }

    fn score(&self, seat: Seat, viewer: Viewer) -> Score {
        score::score(&self.rules, self.round.plans, self.sheet(seat, viewer))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.contest.end.map(|end| score::outcome(self, end))
    }

    fn reimagine(&mut self, viewer: Viewer, rng: &mut Rng) {
        self.imagine(viewer, rng);
    }
}
