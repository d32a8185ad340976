//! How an architect stands: the points to expect at the end of the game.
//!
//! Everything follows from two guesses: how many rounds are left, and how likely each empty house
//! is to get a number in that time. From them come the columns and streets that may be completed,
//! how likely one is the first, and what plans still lack. Against the AAA, what it has by now is
//! taken off. The weights are tuned by `faubourg tune`.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use tabletop::{Game as _, Judged, Seat, Viewer};

use super::bonus::{Bonus, Bonuses};
use super::game::Dream;
use super::goal::{Families, Goal, squares};
use super::house::{ADDRESSES, Houses, MOST_COLUMNS, Street};
use super::layout::Layout;
use super::rules::Rules;
use super::score::card_value;
use super::sheet::Sheet;
use crate::card::Action;
use crate::number::Number;
use crate::plan::PlanSlot;
use crate::prospects::between;
use crate::sheet::Approval;

/// What the judge believes about a game of American Dream.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judgement {
    /// With others at the table.
    pub several: Weights,
    /// Alone against the AAA.
    pub alone: Weights,
}

/// The weights of the judge.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// Rounds a town takes for each of its empty houses.
    pub pace: f32,
    /// How much more often a number comes to a gap than the draw of one card says.
    pub luck: f32,
    /// How much a gap suffers from having few numbers to spare.
    pub tightness: f32,
    /// How much the chances of several houses together suffer from each other.
    pub focus: f32,
    /// How many cards one looks at to make a house perfect.
    pub aim: f32,
    /// How sure it is to complete something first, for each house less to build than the others.
    pub lead: f32,
    /// How sure a bonus is that nobody else is after, or is as near to.
    pub hold: f32,
    /// How quickly hope for a plan fades with what it still lacks.
    pub patience: f32,
    /// Houses of work that one missing perfect house of a plan is worth.
    pub errand: f32,
    /// What a plan ready to be fulfilled is worth before it is.
    pub ready: f32,
    /// Points that a permit refusal costs beside what is printed.
    pub refusal: f32,
    /// Points for being able to build whatever number comes.
    pub flexibility: f32,
}

impl Default for Judgement {
    /// The tuned weights.
    fn default() -> Self {
        static TUNED: LazyLock<Judgement> = LazyLock::new(|| {
            toml::from_str(include_str!("../../data/dream-judgement.toml"))
                .expect("compiled-in data")
        });
        TUNED.clone()
    }
}

impl Judged for Dream {
    type Judgement = Judgement;

    const SLIP: f32 = 4.0;
    const HORIZON: u32 = u32::MAX;

    fn prospects(&self, seat: Seat, judgement: &Judgement) -> f32 {
        if self.contest.end.is_some() {
            let viewer = Viewer::Seat(seat);
            return (self.score(seat, viewer).total - self.opponent_total(viewer)) as f32;
        }
        let alone = self.rules.seats == 1;
        let weights = if alone { &judgement.alone } else { &judgement.several };
        Outlook::of(self, seat, weights).points()
    }
}

/// The work of what cannot be reached any more.
const NEVER: f32 = 1e4;

/// What one architect may expect.
struct Outlook<'a> {
    game: &'a Dream,
    rules: &'a Rules,
    layout: &'a Layout,
    seat: Seat,
    sheet: &'a Sheet,
    weights: &'a Weights,
    /// The bonuses nobody can get any more.
    closed: Bonuses,
    rounds_left: f32,
    /// By house, the chance to have a number at the end.
    chances: [f32; ADDRESSES],
    /// By family, the chance that a house of it becomes perfect when it gets a number.
    perfect: [f32; Action::ALL.len()],
    /// The numbers that fit somewhere, a bit for each rank.
    fitting: u32,
}

impl<'a> Outlook<'a> {
    fn of(game: &'a Dream, seat: Seat, weights: &'a Weights) -> Self {
        let rules = &*game.rules;
        let architect = &game.contest.architects[seat.index()];
        let cards = rules.cards.cards();
        let mut outlook = Self {
            game,
            rules,
            layout: &rules.layout,
            seat,
            sheet: &architect.sheet,
            weights,
            closed: game.round.closed.or(architect.turn.crossing()),
            rounds_left: 0.0,
            // What stands is certain; only gaps are guessed.
            chances: [1.0; ADDRESSES],
            perfect: Action::ALL.map(|family| {
                let of_it = cards.iter().filter(|card| card.action == family).count();
                1.0 - (1.0 - of_it as f32 / cards.len() as f32).powf(weights.aim)
            }),
            fitting: 0,
        };
        let empty = |sheet: &Sheet| sheet.empty(outlook.layout).len();
        let fewest = outlook.others().map(empty).fold(empty(outlook.sheet), usize::min);
        outlook.rounds_left = fewest as f32 * weights.pace;
        outlook.guess_chances();
        outlook
    }

    /// The sheets of the others, as everybody knows them.
    fn others(&self) -> impl Iterator<Item = &'a Sheet> {
        let me = self.seat;
        let architects = self.game.contest.architects.iter();
        architects.filter(move |other| other.seat != me).map(|other| &other.known)
    }

    /// Goes through the gaps between numbers.
    fn guess_chances(&mut self) {
        let mut all = 0.0;
        for street in Street::ALL {
            let lane = MOST_COLUMNS * street.index();
            let (mut from, mut lowest) = (lane, 0);
            for house in self.sheet.numbered.and(Houses::of_street(street)) {
                let number = self.sheet.number(house).unwrap_or(Number::LOWEST);
                if from < house.index() {
                    // 9 fits before 9¾.
                    let highest = number.rank() + usize::from(!number.is_whole());
                    all += self.guess_gap(from, house.index(), lowest, highest);
                }
                (from, lowest) = (house.index() + 1, number.rank() + 1);
            }
            let end = lane + self.layout.columns;
            if from < end {
                all += self.guess_gap(from, end, lowest, Number::COUNT);
            }
        }
        // One house a round: more cannot be hoped for, however well the numbers fit.
        if all > self.rounds_left {
            let share = self.rounds_left / all;
            for house in self.sheet.empty(self.layout) {
                self.chances[house.index()] *= share;
            }
        }
    }

    /// The chance of each place of a gap that takes the numbers from rank `lowest` up to, but
    /// without, `highest`. Returns how many of the places may be filled.
    fn guess_gap(&mut self, from: usize, to: usize, lowest: usize, highest: usize) -> f32 {
        let places = (to - from) as f32;
        let frequency = &self.rules.cards.frequency;
        let numbers = f32::from(frequency.different(lowest, highest));
        let hoped = if numbers == 0.0 {
            0.0
        } else {
            self.fitting |= (1 << highest) - (1 << lowest);
            let usable = places.min(numbers);
            let draws = frequency.chance(lowest, highest)
                * self.weights.luck
                * self.rounds_left
                * (numbers - self.weights.tightness * (usable - 1.0));
            usable * draws / (draws + usable * numbers)
        };
        self.chances[from..to].fill(hoped / places);
        hoped
    }

    /// The chance that a card fits somewhere.
    fn chance_to_fit(&self) -> f32 {
        let (mut left, mut chance) = (self.fitting, 0.0);
        while left != 0 {
            let lowest = left.trailing_zeros();
            let highest = lowest + (left >> lowest).trailing_ones();
            chance += self.rules.cards.frequency.chance(lowest as usize, highest as usize);
            left &= u32::MAX.checked_shl(highest).unwrap_or(0);
        }
        chance
    }

    fn points(&self) -> f32 {
        let fitting = self.chance_to_fit();
        self.columns()
            + self.streets()
            + self.plans()
            + self.refusals(fitting)
            + self.weights.flexibility * fitting
            - self.opponent()
    }

    /// The chance that all of these houses get their numbers.
    fn chance_of(&self, houses: Houses) -> f32 {
        let open = houses.without(self.sheet.numbered);
        if open.is_empty() {
            return 1.0;
        }
        let together: f32 = open.into_iter().map(|house| self.chances[house.index()]).product();
        together.powf(self.weights.focus)
    }

    /// The chance to have the bonus of these houses, once they are complete.
    fn chance_of_bonus(&self, bonus: Bonus, houses: Houses) -> f32 {
        if self.sheet.won.contains(bonus) {
            return 1.0;
        }
        if self.closed.contains(bonus) {
            return 0.0;
        }
        let missing = |sheet: &Sheet| houses.without(sheet.numbered).len();
        let mine = missing(self.sheet);
        if mine == 0 {
            // Nobody was before: it is circled when the round ends.
            return 1.0;
        }
        let nearest = self.others().map(missing).min();
        let ahead = nearest.map_or(0.0, |nearest| nearest as f32 - mine as f32);
        sure(self.weights.hold + self.weights.lead * ahead)
    }

    fn columns(&self) -> f32 {
        let layout = self.layout;
        let gain = (layout.perfect - layout.normal) as f32;
        let worth = |column| {
            let houses = layout.column(column);
            let open = houses.without(self.sheet.numbered).into_iter();
            let to_come: f32 = open
                .map(|house| {
                    layout.normal as f32 + gain * self.perfect[layout.family(house) as usize]
                })
                .sum();
            let points = self.sheet.points_in(layout, column) as f32 + to_come;
            let first = self.chance_of_bonus(Bonus::Column(column), houses);
            let factor = 1.0 + first * (layout.first_column - 1) as f32;
            self.chance_of(houses) * factor * points
        };
        layout.all_columns().map(worth).sum()
    }

    fn streets(&self) -> f32 {
        let worth = |street| {
            let houses = self.layout.street(street);
            self.chance_of(houses) * self.chance_of_bonus(Bonus::Street(street), houses)
        };
        self.layout.first_street as f32 * Street::ALL.into_iter().map(worth).sum::<f32>()
    }

    fn plans(&self) -> f32 {
        let hoped = |slot: PlanSlot| {
            let plan = self.rules.plan(self.game.round.plans[slot.index()]);
            match self.sheet.plans[slot.index()] {
                Some(Approval::First) => plan.first as f32,
                Some(Approval::Later) => plan.later as f32,
                None => {
                    let lacking = self.lacking(plan.goal);
                    let fades = self.weights.patience * lacking / (self.rounds_left + 1.0);
                    let hope = self.weights.ready * (-fades).exp();
                    let approved = self.game.round.approved & slot.bit() != 0;
                    let bonus = if approved { 0.0 } else { (plan.first - plan.later) as f32 };
                    // Who is nearly there is likely to be the first.
                    hope * (plan.later as f32 + hope * bonus)
                }
            }
        };
        PlanSlot::ALL.into_iter().map(hoped).sum()
    }

    /// What a goal still lacks, in houses of work.
    fn lacking(&self, goal: Goal) -> f32 {
        let layout = self.layout;
        let numbers = |houses: Houses| -> f32 {
            let open = houses.without(self.sheet.numbered).into_iter();
            open.map(|house| 2.0 - self.chances[house.index()]).sum()
        };
        let spoiled = self.sheet.numbered.without(self.sheet.perfect);
        let families = |houses: Houses| -> f32 {
            if houses.and(spoiled).is_empty() {
                self.weights.errand * houses.without(self.sheet.numbered).len() as f32
            } else {
                NEVER
            }
        };
        let all_of = |wanted: Families| {
            let of = |houses: Houses, family| houses.or(layout.of_family(family));
            wanted.iter().fold(Houses::NONE, of)
        };
        let columns = || layout.all_columns().map(|column| layout.column(column));
        let streets = || Street::ALL.into_iter().map(|street| layout.street(street));
        match goal {
            Goal::AllPerfect(wanted) => families(all_of(wanted)),
            Goal::AllNumbered(wanted) => numbers(all_of(wanted)),
            Goal::PerfectColumns(count) => cheapest(count, columns().map(families)),
            Goal::Columns(count) => cheapest(count, columns().map(numbers)),
            Goal::AdjacentColumns(count) => {
                let mut costs = [0.0; MOST_COLUMNS];
                for (cost, houses) in costs.iter_mut().zip(columns()) {
                    *cost = numbers(houses);
                }
                let windows = costs[..layout.columns].windows(count.into());
                windows.map(|window| window.iter().sum()).fold(NEVER, f32::min)
            }
            Goal::PerfectStreets(count) => cheapest(count, streets().map(families)),
            Goal::Streets(count) => cheapest(count, streets().map(numbers)),
            Goal::PerfectSquare(side) => {
                squares(layout, side.into()).map(families).fold(NEVER, f32::min)
            }
        }
    }

    fn refusals(&self, fitting: f32) -> f32 {
        let offers = self.game.round.supply.offers() as i32;
        let nothing_fits = (1.0 - fitting).max(0.0).powi(offers);
        let crossed = f32::from(self.sheet.refusals) + nothing_fits * self.rounds_left;
        -between(&self.layout.refusals, crossed) - self.weights.refusal * crossed
    }

    /// Alone against the AAA, what it has by now, with the card it is about to get.
    fn opponent(&self) -> f32 {
        let Some(scores) = self.game.opponent_scores() else { return 0.0 };
        let passed = self.game.contest.architects[self.seat.index()].turn.passed();
        let card = passed.map(|passed| self.game.round.supply.shown[passed.index()]);
        let about_to_get = card.map_or(0, |card| card_value(&scores, card));
        (self.game.opponent_total(Viewer::Seat(self.seat)) + about_to_get) as f32
    }
}

fn sure(ahead: f32) -> f32 {
    1.0 / (1.0 + (-ahead).exp())
}

/// The sum of the cheapest so many costs.
fn cheapest(count: u8, costs: impl Iterator<Item = f32>) -> f32 {
    let mut all = [NEVER; MOST_COLUMNS];
    for (place, cost) in all.iter_mut().zip(costs) {
        *place = cost;
    }
    all.sort_unstable_by(f32::total_cmp);
    all.iter().take(count.into()).sum()
}
