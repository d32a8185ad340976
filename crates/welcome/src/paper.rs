//! A sheet of paper: what someone with the box on the table writes and rubs out, checked, explained
//! and counted, and never stopped.
//!
//! It is a game of one seat that knows the sheet and nothing of the cards. A pencil can write
//! anything that has a place on the sheet ([`NoMark`] says what has none); the rules say whether it
//! fits ([`Paper::fits`]), and what was written all the same is kept in a list. History, undo, record
//! and notation are those of any game.

mod dealt;
mod every_mark;
mod fits;
mod making;
mod mark;
mod no_mark;
mod office;
mod possible;
mod together;
mod view;

use std::ops::RangeInclusive;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tabletop::{
    Dealer, Faults, Game, Judged, LogEntry, Narrated, Need, OptionKind, OptionSpec, OptionsError,
    Outcome, Requirement, Rng, Score, Seat, SeatSet, Setting, Settings, Viewer, debug_by_settings,
    setup_by_rules,
};

use crate::extensions::bonuses::Bonuses;
use crate::extensions::zombies::Hordes;
use crate::extensions::{Extension, Marks};
use crate::house::Houses;
use crate::options;
use crate::plan::{Plan, PlanSlot, STACKS};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::sheet::Sheet;
use office::Office;

pub use dealt::{NoDeal, NoOffer};
pub use mark::{Erased, Mark};
pub use no_mark::NoMark;
pub use together::Among;
pub use view::{Fitting, PaperView};

/// The options of a sheet of paper: those of the game that change the sheet.
const OPTIONS: &[OptionSpec] = &[
    options::OPTIONS[options::EDITION],
    options::OPTIONS[options::ADVANCED],
    options::OPTIONS[options::OPPONENT],
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
            why: "alone in edition 2023 an opponent of the AAA plays: expected `opponent`",
        }],
    },
];

/// The rules of a sheet of paper.
pub struct PaperRules {
    /// Every option, defaults included.
    pub settings: Settings,
    /// Always one.
    pub seats: usize,
    /// Those that the game has too.
    of_game: Settings,
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
        let mut of_game = Settings::default();
        for (name, setting) in settings.iter().filter(|(name, _)| *name != "alone") {
            match setting {
                Setting::File { file, text } => of_game.set_file(name, file, text),
                setting => of_game.set(name, &setting.to_string()),
            }
        }
        // A sheet is the same for any number of people; alone, temps pay otherwise.
        let alone = settings.is_on("alone") || !settings.says("opponent", options::NO_OPPONENT);
        let sheet = Rules::new(&of_game, if alone { 1 } else { 2 })?;
        Ok(Arc::new(Self { settings, seats, of_game, sheet }))
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
    /// Copies that cost no box.
    free: Houses,
    /// Zombies!: the hordes that the next Zombie card does not move.
    held: Hordes,
    /// A bit for each Zombie card that has come.
    zombie_cards: u8,
    /// Alone against the AAA: what the opponent has.
    office: Option<Office>,
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

    /// Bonuses that are no longer to be had, as far as this sheet knows.
    fn gone(&self) -> Bonuses {
        self.office.as_ref().map_or(Bonuses::NONE, |office| office.claims.gone())
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
            free: Houses::NONE,
            held: Hordes::NONE,
            zombie_cards: 0,
            office: Office::of(&setup.sheet),
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

impl Narrated for Paper {
    /// The signs are those of the game that the sheet belongs to.
    fn legend(&self) -> Vec<(String, String)> {
        vec![("!".to_owned(), "written all the same, though the rules say no".to_owned())]
    }

    fn log_since(&self, _since: &Self, chosen: &[(Seat, Mark)]) -> Vec<LogEntry> {
        LogEntry::seat_by_seat(1, chosen, |_, marks| marks.iter().map(Mark::to_string).collect())
    }
}
