//! A sheet of paper: what someone with the box on the table writes and rubs out, checked, explained
//! and counted, and never stopped.
//!
//! It is a game of one seat that knows the sheet and nothing of the cards. A pencil can write
//! anything that has a place on the sheet ([`NoMark`] says what has none); the rules say whether it
//! fits ([`PaperOf::fits`]), and what was written all the same is kept in a list. History, undo,
//! record and notation are those of any game.
//!
//! What every sheet has stands here; what only one kind of sheet knows, its game answers
//! ([`OnPaper`]): `paper/welcome.rs` for Welcome, `dream/paper.rs` for American
//! Dream.

mod any_mark;
pub(crate) mod dealt;
mod no_mark;
pub(crate) mod office;
mod on_paper;
mod rules;
mod together;
mod turns;
mod view;
mod welcome;

use std::borrow::Cow;
use std::ops::RangeInclusive;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tabletop::{
    BuiltIn, Dealer, Drawing, Event, EventKind, Eventful, Fact, Faults, Game, Judged, LogEntry,
    Narrated, OptionsError, Outcome, Rng, Score, Seat, SeatSet, Settings, Viewer, setup_by_rules,
};

use crate::game::{End, Welcome};
use crate::plan::{Plan, PlanSlot, STACKS};
use crate::sheet::Approval;
use office::Office;

pub(crate) use any_mark::holds_any_mark;
pub use any_mark::{AnyMark, HoldsAnyMark, PaperMark};
pub use dealt::{NoDeal, NoOffer};
pub use no_mark::NoMark;
pub use on_paper::{HouseOf, NoMarkOf, OnPaper, Tracks};
pub use rules::{PaperRulesOf, sheets};
pub use together::{Among, Noted};
pub use turns::turns_of;
pub use view::{PaperViewOf, UndealtBoard};
pub use welcome::{Erased, Fitting, Mark, OwnView};

/// A sheet of Welcome on paper.
pub type Paper = PaperOf<Welcome>;
/// A sheet of American Dream on paper.
pub type DreamPaper = PaperOf<crate::dream::Dream>;
/// The rules of a sheet of Welcome on paper.
pub type PaperRules = PaperRulesOf<Welcome>;
/// A sheet of Welcome on paper as anyone sees it.
pub type PaperView = ViewOf<Welcome>;
/// A sheet on paper as anyone sees it.
pub type ViewOf<G> = PaperViewOf<<G as Game>::View, HouseOf<G>, <G as OnPaper>::OwnView>;

/// A sheet of paper.
#[derive(Clone, Debug)]
pub struct PaperOf<G: OnPaper> {
    pub(crate) rules: Arc<PaperRulesOf<G>>,
    pub(crate) sheet: G::Sheet,
    /// What only this kind of sheet keeps beside it.
    pub(crate) beside: G::Beside,
    /// The plans on the table, as indices into the edition's plans.
    pub(crate) plans: [Option<u8>; STACKS],
    /// Alone against the AAA: what the opponent has.
    pub(crate) office: Option<Office>,
    against: Vec<Against<G::Mark, G::Refusal>>,
    closed: bool,
    /// Everything that was done, for the position.
    marks: Vec<G::Mark>,
    /// How much of it came before the last checkpoint.
    kept: usize,
    checkpoints: u32,
}

/// What was written though the rules say no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Against<Mark, Refusal> {
    /// What was written.
    pub mark: Mark,
    /// The rule.
    pub why: Refusal,
}

impl<G: OnPaper> PaperOf<G> {
    /// The rules of the sheet.
    pub fn rules(&self) -> &Arc<PaperRulesOf<G>> {
        &self.rules
    }

    /// The sheet as it stands.
    pub fn sheet(&self) -> &G::Sheet {
        &self.sheet
    }

    /// What was written though the rules say no.
    pub fn against(&self) -> &[Against<G::Mark, G::Refusal>] {
        &self.against
    }

    /// Whether the sheet is closed.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// Why the table would say that the game is over, if the sheet says so.
    pub fn end_reached(&self) -> Option<&'static str> {
        G::end_of(&self.rules.sheet, &self.sheet).map(End::name)
    }

    /// What was done last.
    pub fn last(&self) -> Option<G::Mark> {
        self.marks.last().copied()
    }

    /// Everything that was done.
    pub fn marks(&self) -> &[G::Mark] {
        &self.marks
    }

    /// The plan on a stack of the table.
    pub fn plan(&self, slot: PlanSlot) -> Option<&Plan<G::Goal>> {
        self.plans[slot.index()].map(|index| G::plan(&self.rules.sheet, index))
    }

    /// How far the sheet has come.
    pub fn noted(&self) -> Noted {
        G::noted(&self.sheet)
    }

    /// How a plan was fulfilled.
    fn claimed(&self, slot: PlanSlot) -> Option<Approval> {
        self.noted().plans[slot.index()]
    }

    /// The plans as scores count them; a plan that is not known pays nobody.
    pub(crate) fn known_plans(&self) -> [u8; STACKS] {
        self.plans.map(|plan| plan.unwrap_or(0))
    }

    /// Everything that could be written or rubbed out on any sheet of these rules.
    fn every_mark(&self) -> impl Iterator<Item = G::Mark> {
        let rules = &self.rules.sheet;
        let stacks = G::stacks(rules).each_ref().map(Vec::len);
        let any = AnyMark::all(stacks, G::cards(rules).cards());
        any.map(G::Mark::from).chain(G::own_marks(self))
    }

    /// Whether a mark has a place on the sheet.
    pub(crate) fn is_possible(&self, mark: G::Mark) -> Result<(), NoMarkOf<G>> {
        if self.closed {
            return Err(NoMark::Closed);
        }
        let Some(any) = mark.any() else { return G::is_possible(self, mark) };
        let (rules, noted) = (&self.rules.sheet, self.noted());
        let office = self.office.as_ref().ok_or(NoMark::OtherSheet);
        match any {
            AnyMark::Lay(slot, plan) => {
                let there = usize::from(plan) < G::stacks(rules)[slot.index()].len();
                if there { Ok(()) } else { Err(NoMark::NoSuchPlan(slot)) }
            }
            AnyMark::Refuse => NoMark::unless_full(noted.refusals < G::refusal_boxes(rules)),
            AnyMark::EraseRefuse => NoMark::if_there(noted.refusals > 0),
            AnyMark::Plan(slot, approval) => {
                if self.plans[slot.index()].is_none() {
                    return Err(NoMark::NotLaid(slot));
                }
                NoMark::if_new(self.claimed(slot) != Some(approval))
            }
            AnyMark::ErasePlan(slot) => NoMark::if_there(self.claimed(slot).is_some()),
            AnyMark::Give(card) => {
                let all = G::cards(rules).cards().iter().filter(|&&other| other == card).count();
                let given = office?.pile.iter().filter(|&&other| other == card).count();
                if given < all { Ok(()) } else { Err(NoMark::NoSuchCard(card)) }
            }
            AnyMark::EraseGive => NoMark::if_there(office.is_ok_and(|it| !it.pile.is_empty())),
            AnyMark::Validation(slot) => NoMark::if_new(office?.come & slot.bit() == 0),
            AnyMark::Close => Ok(()),
        }
    }

    /// Whether the rules agree with a mark, and if not, why. It can be written all the same.
    pub fn fits(&self, mark: G::Mark) -> Result<(), G::Refusal> {
        match mark.any() {
            // Who was first is corrected.
            Some(AnyMark::Plan(slot, _)) if self.claimed(slot).is_none() => {
                if self.plan(slot).is_some() { G::may_fulfil(self, slot) } else { Ok(()) }
            }
            Some(_) => Ok(()),
            None => G::fits(self, &self.sheet, mark),
        }
    }

    /// Whether what was written against the rules still stands, and is still against them.
    fn still_against(&self, mark: G::Mark) -> bool {
        match mark.any() {
            Some(AnyMark::Plan(slot, _)) => self.claimed(slot).is_some(),
            Some(_) => false,
            None => G::still_against(self, mark),
        }
    }

    /// Writes or rubs out.
    fn make(&mut self, mark: G::Mark) {
        let Some(any) = mark.any() else { return G::make(self, mark) };
        let tracks = G::tracks(&mut self.sheet);
        match any {
            AnyMark::Lay(slot, plan) => {
                let index = G::stacks(&self.rules.sheet)[slot.index()][usize::from(plan)];
                self.plans[slot.index()] = Some(index);
            }
            AnyMark::Refuse => *tracks.refusals += 1,
            AnyMark::EraseRefuse => *tracks.refusals -= 1,
            AnyMark::Plan(slot, approval) => {
                if tracks.plans[slot.index()].replace(approval).is_none() {
                    G::claimed(self, slot, true);
                }
            }
            AnyMark::ErasePlan(slot) => {
                tracks.plans[slot.index()] = None;
                G::claimed(self, slot, false);
            }
            AnyMark::Give(card) => self.office.iter_mut().for_each(|it| it.pile.push(card)),
            AnyMark::EraseGive => {
                let _ = self.office.as_mut().and_then(|office| office.pile.pop());
            }
            AnyMark::Validation(slot) => {
                let game = G::against_opponent(self);
                if let (Some(office), Some(game)) = (&mut self.office, game) {
                    office.come |= slot.bit();
                    G::validate(self, game, slot);
                }
            }
            AnyMark::Close => self.closed = true,
        }
    }
}

/// A sheet as it was when the table was last changed: what led there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PaperPosition {
    /// Every option.
    #[serde(default)]
    pub options: Settings,
    /// What was written and rubbed out, in notation.
    pub marks: Vec<String>,
}

impl<G: OnPaper> Game for PaperOf<G> {
    const NAME: &'static str = G::ON_PAPER;
    const TITLE: &'static str = "A score sheet for your own box";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 1..=1;
    const ENDS: &'static [&'static str] = &["closed"];

    type Choice = G::Mark;
    type Refusal = NoMarkOf<G>;
    type View = ViewOf<G>;
    type Position = PaperPosition;

    setup_by_rules!(PaperRulesOf<G>, G::OPTIONS_ON_PAPER);

    fn start(setup: &Arc<PaperRulesOf<G>>, _dealer: Dealer) -> Self {
        let (sheet, beside) = G::blank(&setup.sheet);
        Self {
            rules: Arc::clone(setup),
            sheet,
            beside,
            plans: [None; STACKS],
            office: setup.has_opponent().then(Office::default),
            against: Vec::new(),
            closed: false,
            marks: Vec::new(),
            kept: 0,
            checkpoints: 0,
        }
    }

    fn seats(&self) -> usize {
        1
    }

    fn waiting_on(&self) -> SeatSet {
        if self.closed { SeatSet::NONE } else { SeatSet::first(1) }
    }

    fn choices(&self, _seat: Seat, into: &mut Vec<G::Mark>) {
        into.clear();
        into.extend(self.every_mark().filter(|&mark| self.is_possible(mark).is_ok()));
    }

    fn choose(&mut self, _seat: Seat, mark: G::Mark) -> Result<(), NoMarkOf<G>> {
        self.is_possible(mark)?;
        let wrong = self.fits(mark).err();
        self.make(mark);
        let mut against = std::mem::take(&mut self.against);
        against.retain(|written| self.still_against(written.mark));
        against.extend(wrong.map(|why| Against { mark, why }));
        self.against = against;
        self.marks.push(mark);
        if matches!(mark.any(), Some(AnyMark::Lay(..))) {
            self.checkpoints += 1;
            self.kept = self.marks.len();
        }
        Ok(())
    }

    fn checkpoints(&self) -> u32 {
        self.checkpoints
    }

    fn round(&self) -> u32 {
        1
    }

    fn view(&self, viewer: Viewer) -> ViewOf<G> {
        self.seen_by(viewer)
    }

    fn describe(&self, _seat: Seat, mark: G::Mark) -> String {
        mark.to_string()
    }

    fn categories(&self) -> &'static [&'static str] {
        self.rules.categories()
    }

    fn score(&self, _seat: Seat, _viewer: Viewer) -> Score {
        Among::new(&self.rules, self.laid(), std::iter::once(self)).score(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.closed.then(|| {
            let among = Among::new(&self.rules, self.laid(), std::iter::once(self));
            Outcome { end: "closed", standings: among.standings(&[self]) }
        })
    }

    fn reimagine(&mut self, _viewer: Viewer, _rng: &mut Rng) {}

    fn position(&self) -> PaperPosition {
        PaperPosition {
            options: self.rules.settings.clone(),
            marks: self.marks[..self.kept].iter().map(ToString::to_string).collect(),
        }
    }

    fn set_up(position: &PaperPosition, dealer: Dealer) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        let setup = match PaperRulesOf::new(&position.options, 1) {
            Ok(setup) => setup,
            Err(error) => {
                faults.add("options", error.to_string());
                return Err(faults);
            }
        };
        let mut paper = Self::start(&setup, dealer);
        for (index, text) in position.marks.iter().enumerate() {
            let made =
                text.parse::<G::Mark>().map_err(|error| error.to_string()).and_then(|mark| {
                    paper.choose(Seat::new(0), mark).map_err(|error| error.to_string())
                });
            if let Err(problem) = made {
                faults.add(format!("marks[{index}]"), problem);
            }
        }
        if faults.is_empty() { Ok(paper) } else { Err(faults) }
    }
}

/// Nobody knows which cards will come to a real table: a sheet is worth what it shows.
impl<G: OnPaper> Judged for PaperOf<G> {
    type Judgement = ();

    const SLIP: f32 = 0.0;
    const HORIZON: u32 = 0;

    fn prospects(&self, seat: Seat, (): &()) -> f32 {
        self.score(seat, Viewer::Spectator).total as f32
    }
}

/// A sheet of paper is somebody else's game: nothing is counted of it.
impl<G: OnPaper> Eventful for PaperOf<G> {
    const KINDS: &'static [EventKind] = &[];

    fn events_since(&self, _: &Self, _: &[(Seat, G::Mark)], _: &mut dyn FnMut(Event)) {}

    fn facts(&self, _: Seat) -> Vec<(Cow<'static, str>, Fact)> {
        Vec::new()
    }
}

impl<G: OnPaper> BuiltIn for PaperOf<G> {
    fn built_in(_: &Settings) -> Result<String, OptionsError> {
        let problem = "a sheet of paper has no data of its own: expected the game it belongs to";
        Err(OptionsError::Conflict(problem.to_owned()))
    }
}

impl<G: OnPaper> Narrated for PaperOf<G> {
    fn draw(view: &ViewOf<G>) -> Drawing {
        view.drawing()
    }

    /// Nobody plays on paper in a terminal.
    fn spots(&self, _seat: Seat, _choice: G::Mark) -> Vec<String> {
        Vec::new()
    }

    /// The signs are those of the game that the sheet belongs to.
    fn legend(&self) -> Vec<(String, String)> {
        vec![("!".to_owned(), "written all the same, though the rules say no".to_owned())]
    }

    fn log_since(&self, _since: &Self, chosen: &[(Seat, G::Mark)]) -> Vec<LogEntry> {
        let told = |marks: &[G::Mark]| marks.iter().map(ToString::to_string).collect();
        LogEntry::seat_by_seat(1, chosen, |_, marks| told(marks))
    }
}
