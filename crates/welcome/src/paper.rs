//! A sheet of paper: what someone with the box on the table writes and rubs out, checked, explained
//! and counted, and never stopped.
//!
//! It is a game of one seat that knows the sheet and nothing of the cards. A pencil can write
//! anything that has a place on the sheet ([`NoMark`] says what has none); the rules say whether it
//! fits ([`Paper::fits`]), and what was written all the same is kept in a list. History, undo, record
//! and notation are those of any game.

mod every_mark;
mod mark;
mod together;
mod view;

use std::ops::RangeInclusive;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tabletop::{
    Dealer, Faults, Game, Judged, Need, OptionKind, OptionSpec, OptionsError, Outcome, Requirement,
    Rng, Score, Seat, SeatSet, Setting, Settings, Standing, Viewer, debug_by_settings,
    setup_by_rules,
};
use thiserror::Error;

use crate::allowed::Picking;
use crate::extensions::{Extension, Marks};
use crate::goal;
use crate::house::{House, Houses};
use crate::number::Number;
use crate::options;
use crate::plan::{Plan, PlanSlot, STACKS};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::sheet::{Approval, Sheet};

pub use mark::{Erased, Mark};
pub use together::{Among, standings};
pub use view::{Fitting, PaperView, board};

/// The options of a sheet of paper: those of the game that change the sheet.
const OPTIONS: &[OptionSpec] = &[
    options::OPTIONS[options::EDITION],
    options::OPTIONS[options::ADVANCED],
    options::OPTIONS[options::QUARTERS],
    options::OPTIONS[options::SHEET],
    OptionSpec {
        name: "alone",
        about: "Edition 2018: alone with the Solo card, where temps pay as printed for one.",
        kind: OptionKind::Switch,
        default: "false",
        needs: &[Need {
            values: &[],
            requires: Requirement::With("edition", "2018"),
            why: "alone in edition 2023 an opponent scores, whose cards no sheet shows",
        }],
    },
];

/// Sheets whose marks cannot be kept on paper yet.
pub const NOT_YET: [&str; 3] = ["trucks", "halloween", "zombies"];

/// The rules of a sheet of paper.
pub struct PaperRules {
    /// Every option, defaults included.
    pub settings: Settings,
    /// Always one.
    pub seats: usize,
    /// The rules of the sheet.
    pub sheet: Arc<Rules>,
}

debug_by_settings!(PaperRules);

impl PaperRules {
    /// Checks the options, and reads the data they ask for.
    pub fn new(given: &Settings, seats: usize) -> Result<Arc<Self>, OptionsError> {
        if seats != 1 {
            let why = "a sheet of paper belongs to one: expected 1".to_owned();
            return Err(OptionsError::Seats { given: seats, why });
        }
        let settings = given.complete(OPTIONS)?;
        settings.check_needs(OPTIONS, seats)?;
        if let Some(sheet) = NOT_YET.into_iter().find(|sheet| settings.says("sheet", sheet)) {
            return Err(OptionsError::Conflict(format!(
                "option `sheet` cannot be `{sheet}` on paper: its marks are not kept yet; expected \
                 another sheet"
            )));
        }
        let mut of_game = Settings::default();
        for (name, setting) in settings.iter().filter(|(name, _)| *name != "alone") {
            match setting {
                Setting::File { file, text } => of_game.set_file(name, file, text),
                setting => of_game.set(name, &setting.to_string()),
            }
        }
        // A sheet is the same for any number of people; alone, temps pay otherwise.
        let people = if settings.is_on("alone") { 1 } else { 2 };
        let sheet = Rules::new(&of_game, people)?;
        if sheet.extension.as_ref().is_some_and(|own| NOT_YET.contains(&own.name())) {
            let problem = "the marks of this data file's sheet are not kept on paper yet";
            return Err(OptionsError::Conflict(problem.to_owned()));
        }
        Ok(Arc::new(Self { settings, seats, sheet }))
    }

    /// The plans that can lie on a stack, in the order in which marks count them.
    pub fn plans(&self, slot: PlanSlot) -> impl Iterator<Item = &Plan> {
        self.sheet.stacks[slot.index()].iter().map(|&index| self.sheet.plan(index))
    }
}

/// A sheet of paper.
#[derive(Clone, Debug)]
pub struct Paper {
    rules: Arc<PaperRules>,
    sheet: Sheet,
    /// The plans on the table, as indices into the edition's plans.
    plans: [Option<u8>; STACKS],
    /// What each plan has used.
    used: [Houses; STACKS],
    /// What is marked as used by hand.
    used_by_hand: Houses,
    against: Vec<Against>,
    closed: bool,
    /// Everything that was done, for the position.
    marks: Vec<Mark>,
    /// How much of it came before the last checkpoint.
    kept: usize,
    checkpoints: u32,
}

/// What was written though the rules say no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Against {
    /// What was written.
    pub mark: Mark,
    /// The rule.
    pub why: Refusal,
}

/// Why something cannot be written at all: it has no place on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoMark {
    /// Nothing is written on a finished sheet.
    #[error("the sheet is closed: take that back to write on")]
    Closed,
    /// The sheet has no such house.
    #[error("there is no house {0} on this sheet")]
    NoSuchHouse(House),
    /// Something else stands there.
    #[error("{0} is taken already: rub it out first")]
    Taken(House),
    /// The last house has its fence from the start.
    #[error("{0} is the last house of its street: a fence goes between two houses")]
    FenceAtEnd(House),
    /// It is there already.
    #[error("that is on the sheet already")]
    There,
    /// Every box is crossed.
    #[error("all these boxes are crossed")]
    Full,
    /// Nothing to rub out.
    #[error("there is nothing to rub out")]
    Nothing,
    /// No card makes this number.
    #[error("no card and no temp makes the number {0}")]
    NoSuchNumber(Number),
    /// The plans are not known.
    #[error("plan {0} is not known yet: pick the plans on the table first")]
    NotLaid(PlanSlot),
    /// The stack has fewer plans.
    #[error("stack {0} has no such plan")]
    NoSuchPlan(PlanSlot),
    /// Only complete estates are used.
    #[error("{0} belongs to no complete estate")]
    NoEstate(House),
    /// This sheet has nothing of the kind.
    #[error("this sheet has no such mark")]
    OtherSheet,
}

impl Paper {
    /// The rules of the sheet.
    pub fn rules(&self) -> &Arc<PaperRules> {
        &self.rules
    }

    /// The sheet as it stands.
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// What was written though the rules say no.
    pub fn against(&self) -> &[Against] {
        &self.against
    }

    /// Whether the sheet is closed.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// Why the table would say that the game is over, if the sheet says so.
    pub fn end_reached(&self) -> Option<&'static str> {
        self.rules.sheet.end_of(&self.sheet).map(crate::game::End::name)
    }

    /// What was done last.
    pub fn last(&self) -> Option<Mark> {
        self.marks.last().copied()
    }

    /// Everything that was done.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// The plan on a stack of the table.
    pub fn plan(&self, slot: PlanSlot) -> Option<&Plan> {
        self.plans[slot.index()].map(|index| self.rules.sheet.plan(index))
    }

    /// The plans as scores count them; a plan that is not known pays nobody.
    fn known_plans(&self) -> [u8; STACKS] {
        self.plans.map(|plan| plan.unwrap_or(0))
    }

    fn is_house(&self, house: House) -> Result<(), NoMark> {
        let there = self.rules.sheet.town().houses.contains(house);
        if there { Ok(()) } else { Err(NoMark::NoSuchHouse(house)) }
    }

    /// Whether a mark has a place on the sheet.
    fn is_possible(&self, mark: Mark) -> Result<(), NoMark> {
        let (rules, sheet) = (&*self.rules.sheet, &self.sheet);
        let free = |is_free: bool| if is_free { Ok(()) } else { Err(NoMark::Full) };
        let new = |is_new: bool| if is_new { Ok(()) } else { Err(NoMark::There) };
        if self.closed {
            return Err(NoMark::Closed);
        }
        mark.house().map_or(Ok(()), |house| self.is_house(house))?;
        match mark {
            Mark::Lay(slot, plan) => {
                let there = usize::from(plan) < rules.stacks[slot.index()].len();
                if there { Ok(()) } else { Err(NoMark::NoSuchPlan(slot)) }
            }
            Mark::Write { number, house } | Mark::Bis { number, house } => {
                if !rules.can_have(number) {
                    Err(NoMark::NoSuchNumber(number))
                } else if sheet.roundabouts.contains(house) {
                    Err(NoMark::Taken(house))
                } else {
                    let bis = matches!(mark, Mark::Bis { .. });
                    new(sheet.number(house) != Some(number) || sheet.bis.contains(house) != bis)
                }
            }
            Mark::Fence(house) => {
                if house.place() + 1 == rules.town().street_length(house.street()) {
                    return Err(NoMark::FenceAtEnd(house));
                }
                new(!sheet.fence_right_of(house))
            }
            Mark::Roundabout(house) => {
                if !rules.roundabouts_allowed {
                    Err(NoMark::OtherSheet)
                } else if sheet.roundabouts.contains(house) {
                    Err(NoMark::There)
                } else if sheet.taken().contains(house) {
                    Err(NoMark::Taken(house))
                } else {
                    Ok(())
                }
            }
            Mark::Pool(house) => new(!sheet.pools.contains(house)),
            Mark::Park(street) => free(rules.can_plant(sheet, street)),
            Mark::Promote(size) => free(rules.can_promote(sheet, size.into())),
            Mark::Hire => free(rules.can_hire(sheet)),
            Mark::Copy => free(sheet.bis_boxes < rules.edition.sheet.bis.boxes()),
            Mark::Refuse => free(sheet.refusals < rules.edition.sheet.refusals.boxes()),
            Mark::Plan(slot, approval) => {
                if self.plans[slot.index()].is_none() {
                    return Err(NoMark::NotLaid(slot));
                }
                new(sheet.plans[slot.index()] != Some(approval))
            }
            Mark::Use(house) => {
                let estate = sheet.estate_of(house).ok_or(NoMark::NoEstate(house))?;
                new(!sheet.used.covers(estate))
            }
            Mark::Collect(house, taken) => match &rules.extension {
                Some(Extension::Eggs(hunt)) if hunt.houses().contains(house) => {
                    new(sheet.marks.eggs().of(house) != taken)
                }
                _ => Err(NoMark::OtherSheet),
            },
            Mark::Infiltrate(house) => match &rules.extension {
                Some(Extension::Roswell(_)) => new(!sheet.marks.zoorgs().houses.contains(house)),
                _ => Err(NoMark::OtherSheet),
            },
            Mark::Aim(goal) => match &rules.extension {
                Some(Extension::Roswell(_)) => new(sheet.marks.zoorgs().goal != Some(goal)),
                _ => Err(NoMark::OtherSheet),
            },
            Mark::Count(count) => match &rules.extension {
                Some(Extension::Ducks(_)) => {
                    new(sheet.marks.counted().0[usize::from(count)].is_none())
                }
                _ => Err(NoMark::OtherSheet),
            },
            Mark::Erase(what) => self.is_there(what),
            Mark::Close => Ok(()),
        }
    }

    /// Whether there is something to rub out.
    fn is_there(&self, what: Erased) -> Result<(), NoMark> {
        let sheet = &self.sheet;
        let there = match what {
            Erased::House(house) => sheet.taken().contains(house) || sheet.pools.contains(house),
            Erased::Fence(house) => {
                let last = self.rules.sheet.town().street_length(house.street());
                house.place() + 1 < last && sheet.fence_right_of(house)
            }
            Erased::Pool(house) => sheet.pools.contains(house),
            Erased::Park(street) => sheet.parks[street.index()] > 0,
            Erased::Promote(size) => sheet.promotions[usize::from(size) - 1] > 0,
            Erased::Hire => sheet.temps > 0,
            Erased::Copy => sheet.bis_boxes > 0,
            Erased::Refuse => sheet.refusals > 0,
            Erased::Plan(slot) => sheet.plans[slot.index()].is_some(),
            Erased::Use(house) => sheet.used.contains(house),
            Erased::Infiltrate(house) => sheet.marks.zoorgs().houses.contains(house),
            Erased::Count(count) => sheet.marks.counted().0[usize::from(count)].is_some(),
        };
        if there { Ok(()) } else { Err(NoMark::Nothing) }
    }

    /// Whether the rules agree with a mark, and if not, why. It can be written all the same.
    pub fn fits(&self, mark: Mark) -> Result<(), Refusal> {
        self.fits_on(&self.sheet, mark)
    }

    fn fits_on(&self, sheet: &Sheet, mark: Mark) -> Result<(), Refusal> {
        let rules = &*self.rules.sheet;
        // A number that is changed must fit without the one that stood there.
        let without = |house: House| {
            let mut without = *sheet;
            without.erase(rules.town(), house);
            without
        };
        match mark {
            Mark::Write { number, house } => {
                let sheet = without(house);
                let empty = rules.is_empty_place(&sheet, house).is_ok();
                if empty && sheet.takes_number(house, number) {
                    Ok(())
                } else {
                    Err(rules.why_no_number(&sheet, number, house))
                }
            }
            Mark::Bis { number, house } => {
                let sheet = without(house);
                rules.may_copy_to(&sheet, number, house)?;
                if rules.may_copy(&sheet) { Ok(()) } else { Err(Refusal::CopiesFull) }
            }
            Mark::Fence(house) => rules.may_fence(sheet, house),
            Mark::Roundabout(_) => rules.may_have_roundabout(sheet),
            Mark::Pool(house) => {
                let numbered = sheet.numbered.contains(house);
                let fits = numbered && rules.can_dig(sheet, house);
                if fits { Ok(()) } else { Err(Refusal::NoPoolAt(house)) }
            }
            Mark::Plan(slot, _) => match (self.plan(slot), sheet.plans[slot.index()]) {
                // Who was first is corrected.
                (_, Some(_)) | (None, _) => Ok(()),
                (Some(plan), None) => rules.may_fulfil(sheet, slot, plan.goal),
            },
            Mark::Collect(house, taken) => match &rules.extension {
                Some(Extension::Eggs(hunt)) => hunt.may_collect(sheet, house, taken),
                _ => Ok(()),
            },
            Mark::Infiltrate(house) => match &rules.extension {
                Some(own) if own.infiltrates(sheet, house) && sheet.numbered.contains(house) => {
                    Ok(())
                }
                _ => Err(Refusal::NoSaucer(house)),
            },
            _ => Ok(()),
        }
    }

    /// Writes or rubs out.
    fn make(&mut self, mark: Mark) {
        let rules = Arc::clone(&self.rules.sheet);
        let town = rules.town();
        let sheet = &mut self.sheet;
        match mark {
            Mark::Lay(slot, plan) => {
                let index = rules.stacks[slot.index()][usize::from(plan)];
                self.plans[slot.index()] = Some(index);
            }
            Mark::Write { number, house } | Mark::Bis { number, house } => {
                if sheet.bis.contains(house) {
                    sheet.bis_boxes = sheet.bis_boxes.saturating_sub(1);
                }
                // The pool beside a number that is changed stays.
                sheet.erase_number(house);
                if matches!(mark, Mark::Bis { .. }) {
                    rules.write_copy(sheet, number, house);
                    sheet.bis_boxes += 1;
                } else {
                    sheet.write(house, number);
                }
            }
            Mark::Fence(house) => sheet.fence(house),
            Mark::Roundabout(house) => sheet.build_roundabout(house),
            Mark::Pool(house) => sheet.pools.insert(house),
            Mark::Park(street) => sheet.parks[street.index()] += 1,
            Mark::Promote(size) => sheet.promotions[usize::from(size) - 1] += 1,
            Mark::Hire => sheet.temps += 1,
            Mark::Copy => sheet.bis_boxes += 1,
            Mark::Refuse => sheet.refusals += 1,
            Mark::Plan(slot, approval) => self.claim(slot, approval),
            Mark::Use(house) => {
                let estate = sheet.estate_of(house).unwrap_or(Houses::only(house));
                self.used_by_hand |= estate;
                self.mark_used();
            }
            Mark::Collect(house, taken) => {
                if let Marks::Eggs(collected) = &mut sheet.marks {
                    collected.set(house, taken);
                }
            }
            Mark::Infiltrate(house) => {
                if let Marks::Roswell(zoorgs) = &mut sheet.marks {
                    zoorgs.houses.insert(house);
                }
            }
            Mark::Aim(goal) => {
                if let Marks::Roswell(zoorgs) = &mut sheet.marks {
                    zoorgs.goal = Some(goal);
                }
            }
            Mark::Count(count) => {
                let worth = match &rules.extension {
                    Some(Extension::Ducks(ducks)) => ducks.worth(sheet)[usize::from(count)],
                    _ => 0,
                };
                if let Marks::Ducks(counted) = &mut sheet.marks {
                    counted.0[usize::from(count)] = Some(worth);
                }
            }
            Mark::Erase(what) => self.rub_out(what),
            Mark::Close => self.closed = true,
        }
        // A house without fences around it any more is no estate that could have been used.
        debug_assert!(self.sheet.used.0 & !town.houses.0 == 0, "only houses are used");
    }

    fn rub_out(&mut self, what: Erased) {
        let rules = Arc::clone(&self.rules.sheet);
        let town = rules.town();
        let sheet = &mut self.sheet;
        match what {
            Erased::House(house) => sheet.erase(town, house),
            Erased::Fence(house) => sheet.erase_fence(town, house),
            Erased::Pool(house) => sheet.pools = sheet.pools & !Houses::only(house),
            Erased::Park(street) => sheet.parks[street.index()] -= 1,
            Erased::Promote(size) => sheet.promotions[usize::from(size) - 1] -= 1,
            Erased::Hire => sheet.temps -= 1,
            Erased::Copy => sheet.bis_boxes -= 1,
            Erased::Refuse => sheet.refusals -= 1,
            Erased::Plan(slot) => {
                sheet.plans[slot.index()] = None;
                self.used[slot.index()] = Houses::NONE;
                self.mark_used();
            }
            Erased::Use(house) => {
                let estate = sheet.estate_of(house).unwrap_or(Houses::only(house));
                self.used_by_hand = self.used_by_hand & !estate;
                self.used = self.used.map(|used| used & !estate);
                self.mark_used();
            }
            Erased::Infiltrate(house) => {
                if let Marks::Roswell(zoorgs) = &mut sheet.marks {
                    zoorgs.houses = zoorgs.houses & !Houses::only(house);
                }
            }
            Erased::Count(count) => {
                if let Marks::Ducks(counted) = &mut sheet.marks {
                    counted.0[usize::from(count)] = None;
                }
            }
        }
    }

    fn mark_used(&mut self) {
        let used = self.used.iter().fold(self.used_by_hand, |all, used| all | *used);
        self.sheet.set_used(used);
    }

    /// Writes a plan's score down, and marks the estates it uses: those it must, and of the others
    /// the first. Which ones can be corrected by hand.
    fn claim(&mut self, slot: PlanSlot, approval: Approval) {
        let first = self.sheet.plans[slot.index()].replace(approval).is_none();
        let goal = self.plan(slot).map(|plan| plan.goal);
        let Some(goal) = goal.filter(|_| first) else { return };
        let before = self.sheet.used;
        if let Some(mut picking) = Picking::begin(&self.rules.sheet, &self.sheet, slot, goal) {
            picking.pick_forced(&mut self.sheet, goal);
            let next = |sheet: &Sheet, picking: &Picking| {
                sheet.available_runs().find(|&run| picking.may_pick(run))
            };
            while let Some(run) = next(&self.sheet, &picking) {
                picking.use_estate(&mut self.sheet, goal, run);
            }
        } else {
            self.sheet.mark_used(goal::marks(&self.rules.sheet, goal));
        }
        self.used[slot.index()] = self.sheet.used & !before;
    }

    /// Whether what was written against the rules still stands, and is still against them.
    fn still_against(&self, written: Against) -> bool {
        let sheet = &self.sheet;
        let mut without = *sheet;
        match written.mark {
            Mark::Write { number, house } => {
                let stands = sheet.number(house) == Some(number) && !sheet.bis.contains(house);
                stands && self.fits(written.mark).is_err()
            }
            Mark::Bis { number, house } => {
                let stands = sheet.number(house) == Some(number) && sheet.bis.contains(house);
                stands && self.fits(written.mark).is_err()
            }
            Mark::Fence(house) => {
                without.erase_fence(self.rules.sheet.town(), house);
                sheet.fence_right_of(house) && self.fits_on(&without, written.mark).is_err()
            }
            Mark::Pool(house) => {
                without.pools = without.pools & !Houses::only(house);
                sheet.pools.contains(house) && self.fits_on(&without, written.mark).is_err()
            }
            Mark::Roundabout(house) => {
                let most = self.rules.sheet.edition.sheet.roundabouts.boxes();
                sheet.roundabouts.contains(house) && sheet.roundabouts.len() > most.into()
            }
            Mark::Plan(slot, _) => sheet.plans[slot.index()].is_some(),
            Mark::Collect(house, taken) => {
                sheet.marks.eggs().of(house) == taken && self.fits(written.mark).is_err()
            }
            Mark::Infiltrate(house) => sheet.marks.zoorgs().houses.contains(house),
            _ => false,
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

impl Game for Paper {
    const NAME: &'static str = "paper";
    const TITLE: &'static str = "A score sheet for your own box";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 1..=1;
    const ENDS: &'static [&'static str] = &["closed"];

    type Choice = Mark;
    type Refusal = NoMark;
    type View = PaperView;
    type Position = PaperPosition;

    setup_by_rules!(PaperRules, OPTIONS);

    fn start(setup: &Arc<PaperRules>, _dealer: Dealer) -> Self {
        let mut sheet = Sheet::new(setup.sheet.town());
        sheet.marks = setup.sheet.extension.as_ref().map_or(Marks::None, Extension::fresh);
        Self {
            rules: Arc::clone(setup),
            sheet,
            plans: [None; STACKS],
            used: [Houses::NONE; STACKS],
            used_by_hand: Houses::NONE,
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

    fn choices(&self, _seat: Seat, into: &mut Vec<Mark>) {
        into.clear();
        into.extend(self.every_mark().filter(|&mark| self.is_possible(mark).is_ok()));
    }

    fn choose(&mut self, _seat: Seat, mark: Mark) -> Result<(), NoMark> {
        self.is_possible(mark)?;
        let wrong = self.fits(mark).err();
        self.make(mark);
        let mut against = std::mem::take(&mut self.against);
        against.retain(|&written| self.still_against(written));
        against.extend(wrong.map(|why| Against { mark, why }));
        self.against = against;
        self.marks.push(mark);
        if matches!(mark, Mark::Lay(..)) {
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

    fn view(&self, viewer: Viewer) -> PaperView {
        PaperView::of(self, viewer)
    }

    fn describe(&self, _seat: Seat, mark: Mark) -> String {
        mark.to_string()
    }

    fn categories(&self) -> &'static [&'static str] {
        self.rules.categories()
    }

    fn score(&self, _seat: Seat, _viewer: Viewer) -> Score {
        let among = Among::new(&self.rules, self.known_plans(), std::iter::once(&self.sheet));
        among.score(&self.sheet)
    }

    fn outcome(&self) -> Option<Outcome> {
        let score = self.score(Seat::new(0), Viewer::Spectator);
        self.closed.then(|| Outcome { end: "closed", standings: vec![Standing { rank: 1, score }] })
    }

    fn reimagine(&mut self, _viewer: Viewer, _rng: &mut Rng) {}

    fn position(&self) -> PaperPosition {
        PaperPosition {
            options: self.rules.settings.clone(),
            marks: self.marks[..self.kept].iter().map(Mark::to_string).collect(),
        }
    }

    fn set_up(position: &PaperPosition, dealer: Dealer) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        let setup = match PaperRules::new(&position.options, 1) {
            Ok(setup) => setup,
            Err(error) => {
                faults.add("options", error.to_string());
                return Err(faults);
            }
        };
        let mut paper = Self::start(&setup, dealer);
        for (index, text) in position.marks.iter().enumerate() {
            let made = text.parse::<Mark>().map_err(|error| error.to_string()).and_then(|mark| {
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
impl Judged for Paper {
    type Judgement = ();

    const SLIP: f32 = 0.0;
    const HORIZON: u32 = 0;

    fn prospects(&self, seat: Seat, (): &()) -> f32 {
        self.score(seat, Viewer::Spectator).total as f32
    }
}
