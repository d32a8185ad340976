//! A sheet of Welcome on paper, with those that have rules of their own.

mod every_mark;
mod fits;
mod making;
mod mark;
mod possible;
mod table;
mod view;

use std::sync::Arc;

use tabletop::{Need, OptionKind, OptionSpec, Requirement, Score, Seat, Standing, Viewer};

use super::dealt::lay_out;
use super::{Among, NoMark, Noted, OnPaper, Paper, Tracks};
use crate::card::{Action, Card};
use crate::extensions::bonuses::Bonuses;
use crate::extensions::zombies::Hordes;
use crate::extensions::{Claims, Extension, Marks};
use crate::game::{End, Welcome};
use crate::house::{House, Houses, STREETS};
use crate::number::Number;
use crate::options;
use crate::plan::{Goal, Plan, PlanSlot, STACKS};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::score::{self, TempRanking};
use crate::sheet::Sheet;
use crate::view::View;

pub use mark::{Erased, Mark};
pub use view::{Fitting, OwnView};

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

/// What has to be known beside a sheet.
#[derive(Clone, Debug)]
pub struct Beside {
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
    /// For each Zombie card on the pile of an opponent, how many cards lie below it.
    below_zombies: Vec<u8>,
    /// What an opponent has by the rules of the sheet.
    claims: Claims,
}

/// What sheets of one table have in common when they are counted.
#[derive(Debug)]
pub struct Across {
    temps: TempRanking,
    /// Atomic War: the shelters of everyone.
    capacities: Vec<[u16; STREETS]>,
    /// Bonuses that someone has.
    gone: Bonuses,
}

impl Paper {
    /// Bonuses that are no longer to be had, as far as this sheet knows.
    fn gone(&self) -> Bonuses {
        if self.office.is_some() { self.beside.claims.gone() } else { Bonuses::NONE }
    }
}

impl OnPaper for Welcome {
    const ON_PAPER: &'static str = "paper";
    const OPTIONS_ON_PAPER: &'static [OptionSpec] = OPTIONS;

    type Sheet = Sheet;
    type Beside = Beside;
    type Mark = Mark;
    type Goal = Goal;
    type Across = Across;
    type OwnView = OwnView;

    fn blank(rules: &Arc<Rules>) -> (Sheet, Beside) {
        let mut sheet = Sheet::new(rules.town());
        sheet.marks = rules.extension.as_ref().map_or(Marks::None, Extension::fresh);
        let beside = Beside {
            used: [Houses::NONE; STACKS],
            used_by_hand: Houses::NONE,
            free: Houses::NONE,
            held: Hordes::NONE,
            zombie_cards: 0,
            below_zombies: Vec::new(),
            claims: match rules.opponent {
                Some(_) => table::laid(rules, [0; STACKS], &[], Claims::None).round.claims,
                None => Claims::None,
            },
        };
        (sheet, beside)
    }

    fn cards(rules: &Arc<Rules>) -> &Arc<Rules> {
        rules
    }

    fn stacks(rules: &Arc<Rules>) -> &[Vec<u8>; STACKS] {
        &rules.stacks
    }

    fn plan(rules: &Arc<Rules>, index: u8) -> &Plan {
        rules.plan(index)
    }

    fn tracks(sheet: &mut Sheet) -> Tracks<'_> {
        Tracks { plans: &mut sheet.plans, refusals: &mut sheet.refusals }
    }

    fn refusal_boxes(rules: &Arc<Rules>) -> u8 {
        rules.edition.sheet.refusals.boxes()
    }

    fn noted(sheet: &Sheet) -> Noted {
        Noted {
            built: sheet.taken().len(),
            plans: sheet.plans,
            refusals: sheet.refusals,
            temps: Some(sheet.temps),
            compared: sheet.temps.into(),
        }
    }

    fn end_of(rules: &Arc<Rules>, sheet: &Sheet) -> Option<End> {
        rules.end_of(sheet)
    }

    fn numbers(rules: &Arc<Rules>) -> Vec<Number> {
        rules.numbers()
    }

    fn made_by(action: Action, number: Number) -> Vec<Number> {
        if action == Action::Temp { number.with_temp().collect() } else { Vec::new() }
    }

    fn score_parts(rules: &Arc<Rules>) -> &'static [&'static str] {
        rules.extension.as_ref().map_or(score::CATEGORIES, Extension::categories)
    }

    fn own_marks(paper: &Paper) -> Vec<Mark> {
        paper.own_marks()
    }

    fn is_possible(paper: &Paper, mark: Mark) -> Result<(), NoMark> {
        paper.has_place(mark)
    }

    fn fits(paper: &Paper, sheet: &Sheet, mark: Mark) -> Result<(), Refusal> {
        paper.fits_on(sheet, mark)
    }

    fn may_fulfil(paper: &Paper, slot: PlanSlot) -> Result<(), Refusal> {
        let plan = paper.plan(slot);
        plan.map_or(Ok(()), |plan| paper.rules.sheet.may_fulfil(&paper.sheet, slot, plan.goal))
    }

    fn still_against(paper: &Paper, mark: Mark) -> bool {
        paper.own_still_against(mark)
    }

    fn make(paper: &mut Paper, mark: Mark) {
        paper.make_mark(mark);
    }

    fn claimed(paper: &mut Paper, slot: PlanSlot, claimed: bool) {
        if claimed {
            paper.use_for(slot);
        } else {
            paper.beside.used[slot.index()] = Houses::NONE;
            paper.mark_used();
        }
    }

    fn claims(paper: &Paper) -> Vec<Mark> {
        paper.open_claims()
    }

    fn fresh(paper: &Paper) -> Option<House> {
        paper.just_numbered()
    }

    fn own_view(paper: &Paper) -> OwnView {
        OwnView::of(paper)
    }

    fn across(rules: &Arc<Rules>, papers: &[&Paper]) -> Across {
        let sheets = papers.iter().map(|paper| &paper.sheet);
        Across {
            temps: TempRanking::among(rules, &sheets.clone().map(|sheet| sheet.temps)),
            capacities: match &rules.extension {
                Some(Extension::Atomic(atomic)) => {
                    sheets.map(|sheet| atomic.capacities(sheet)).collect()
                }
                _ => Vec::new(),
            },
            gone: papers.iter().fold(Bonuses::NONE, |gone, paper| {
                gone.with(paper.sheet.marks.bonuses()).with(paper.gone())
            }),
        }
    }

    fn worth(among: &Among<'_, Self>, sheet: &Sheet) -> Score {
        let (rules, across) = (&among.rules.sheet, &among.across);
        let capacities = across.capacities.iter().copied();
        let own = rules.extension.as_ref().and_then(|own| own.points(sheet, capacities));
        score::score(rules, among.plans, sheet, &across.temps, own)
    }

    fn rank(rules: &Arc<Rules>, standings: &mut [Standing], sheets: &[&Sheet]) {
        score::rank(rules, standings, sheets.iter().copied());
    }

    fn board(
        among: &Among<'_, Self>,
        papers: &[(&Paper, Score)],
        viewer: Option<Seat>,
        closed: bool,
    ) -> View {
        let board = table::board(among, papers, viewer);
        let end = closed.then(|| "closed".to_owned());
        View { end, round: Among::rounds(papers), ..board }
    }

    fn against_opponent(paper: &Paper) -> Option<Self> {
        paper.game_against_opponent()
    }

    fn rank_alone(&self, total: i32) -> u16 {
        self.rank_against_opponent(total)
    }

    fn validate(paper: &mut Paper, mut game: Self, slot: PlanSlot) {
        game.round.supply.validations.to_come &= !slot.bit();
        game.validate(slot);
        paper.take_over(&game);
    }

    fn with_cards(paper: &Paper, rules: &Arc<Rules>, sheets: &[Sheet], offer: &[Card]) -> Self {
        let claims = paper.beside.claims;
        let mut game = table::laid(rules, paper.known_plans(), sheets, claims);
        let opponent = paper.written_opponent();
        lay_out(&mut game, offer, opponent.unwrap_or_default());
        if rules.zombies {
            crate::position::zombies::all_to_come(&mut game);
            game.round.supply.packs.to_come &= !paper.beside.zombie_cards;
        }
        if claims != Claims::None {
            game.round.claims = claims;
        }
        if rules.extension.is_some() {
            game.read_bonuses();
            game.begin_turns();
        }
        game
    }
}

impl Paper {
    /// What an opponent did in a game is on paper too.
    fn take_over(&mut self, game: &Welcome) {
        self.sheet.marks = game.sheet(Seat::new(0), Viewer::Seat(Seat::new(0))).marks;
        if let Some(office) = &mut self.office {
            office.plans = game.contest.opponent_plans;
            self.beside.claims = game.round.claims;
        }
    }
}
