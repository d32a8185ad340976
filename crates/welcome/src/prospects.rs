//! How an architect stands: the points to expect at the end of the game.
//!
//! Everything follows from two guesses: how many rounds are left, and how likely each empty house
//! is to get a number in that time. From them come the parks, pools, estates and plans one may
//! still hope for, each worth what its track will pay. Against the AAA, what its cards are worth by
//! now is taken off. The weights are tuned by `faubourg tune`.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use tabletop::{Game as _, Judged, Seat, Viewer};

use crate::card::{Action, Card};
use crate::data::SheetData;
use crate::estate::{EstateCounts, LARGEST_ESTATE, Run};
use crate::extensions::Extension;
use crate::game::Welcome;
use crate::goal;
use crate::house::{Houses, LANE, STREETS, Street};
use crate::number::Number;
use crate::opponent::{turned, with_zombies};
use crate::plan::{Goal, PlanSlot, STACKS};
use crate::rules::{Mode, Rules};
use crate::score::plan_points;
use crate::sheet::Sheet;
use crate::track::Track;

pub use features::{FEATURES, is_pending};
pub use learned::{Learned, TableKind};
pub use network::{LANES, Network, NetworkError, Row};

mod errands;
mod features;
mod foreseen;
mod learned;
mod lots;
mod network;
mod sheets;

/// What the judge believes about a game of Welcome.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judgement {
    /// With others at the table.
    pub several: Weights,
    /// Alone, where the deck is the clock.
    pub alone: Weights,
    /// Sheets with rules of their own.
    pub sheets: SheetWeights,
    /// What self-play has taught, which is added to all that.
    #[serde(skip)]
    pub learned: Learned,
}

/// How the judge looks at sheets with rules of their own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetWeights {
    /// How much more often an architect numbers a house so that it takes eggs than chance would.
    pub egg_aim: f32,
    /// How surely the longest string of lights grows at an end where it can.
    pub light_growth: f32,
    /// Points to expect from a street without a string.
    pub light_hope: f32,
    /// How likely a chain leads a duckling to its parent, once both its houses are numbered.
    pub duckling_home: f32,
    /// How likely a house with a saucer gets a zoorg when it is numbered.
    pub zoorg: f32,
    /// How much of a shelter to come counts beside those that are built.
    pub shelter: f32,
    /// How sure a lead of ten people in a street is.
    pub shelter_lead: f32,
    /// How likely a truck stops at a house ahead of it with a cone, once the house is numbered.
    pub cone_aim: f32,
    /// How sure it is to finish a round before others who have one cone more to go.
    pub cone_lead: f32,
    /// How sure a tier is for which one more house may be numbered than it needs.
    pub tier_sure: f32,
    /// Points that a pool, a park and an extension of a bonus are worth.
    pub bonus_pool: f32,
    /// The same for a park.
    pub bonus_park: f32,
    /// The same for an extension.
    pub bonus_extension: f32,
    /// How likely a horde that can reach a house does.
    pub zombie_risk: f32,
    /// Points that a house is worth which may be lost, besides the estate it stands in.
    pub zombie_loss: f32,
    /// Barricades built in a round by who wants them.
    pub barricade_rate: f32,
    /// Points that ammunition is worth while Zombie cards are to come.
    pub ammunition: f32,
    /// Houses of work that one missing thing of a sheet's plan is worth: eggs.
    pub egg_errand: f32,
    /// The same for strings of lights.
    pub light_errand: f32,
    /// The same for ducklings.
    pub duckling_errand: f32,
    /// The same for zoorgs.
    pub zoorg_errand: f32,
    /// The same for shelters.
    pub shelter_errand: f32,
    /// The same for cones.
    pub cone_errand: f32,
    /// The same for ghosts and candies.
    pub treat_errand: f32,
    /// The same for barricades and ammunition.
    pub siege_errand: f32,
    /// Houses of work that one missing fence of a lot is worth which a sheet's plan wants.
    pub lot_fence: f32,
}

/// The weights of the judge.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// Rounds a town takes for each of its empty places.
    pub pace: f32,
    /// How much more often a number comes to a gap than the draw of one card says.
    pub luck: f32,
    /// How much a gap suffers from having few numbers to spare.
    pub tightness: f32,
    /// The chance that a place which no number fits is filled all the same, by a bis.
    pub dead: f32,
    /// Parks planted for each house built beside them.
    pub parks: f32,
    /// Pools dug for each house with a pool that is built.
    pub pools: f32,
    /// Points for each house of a run still too long for an estate.
    pub open_house: f32,
    /// How much of an unfinished estate's worth is left, for each of its chances.
    pub unfinished: f32,
    /// How much of the promotions still possible will be made.
    pub promotions: f32,
    /// How quickly hope for a plan fades with what it still lacks.
    pub patience: f32,
    /// Houses of work that one missing park, pool, temp or bis of a plan is worth.
    pub errand: f32,
    /// What a plan ready to be fulfilled is worth before it is.
    pub ready: f32,
    /// How sure a lead of one temp is.
    pub temp_lead: f32,
    /// Temps hired in a round, which alone at the table must reach a number.
    pub temp_rate: f32,
    /// Points that a permit refusal costs beside what is printed.
    pub refusal: f32,
    /// Points for being able to build whatever number comes.
    pub flexibility: f32,
}

impl Default for Judgement {
    /// The tuned weights.
    fn default() -> Self {
        static TUNED: LazyLock<Judgement> = LazyLock::new(|| {
            toml::from_str(include_str!("../data/judgement.toml")).expect("compiled-in data")
        });
        TUNED.clone()
    }
}

/// For how many rounds turns are compared where self-play has taught the judge.
const LEARNED_HORIZON: u32 = 3;

impl Judged for Welcome {
    type Judgement = Judgement;

    const SLIP: f32 = 4.0;
    const HORIZON: u32 = u32::MAX;

    fn horizon(&self) -> u32 {
        if self.rules.taught.is_some() { LEARNED_HORIZON } else { Self::HORIZON }
    }

    fn prospects(&self, seat: Seat, judgement: &Judgement) -> f32 {
        if self.contest.end.is_some() {
            let viewer = Viewer::Seat(seat);
            return (self.score(seat, viewer).total - self.opponent_total(viewer)) as f32;
        }
        self.with_outlook(seat, judgement, |outlook| {
            let guess = outlook.guess();
            let network = self.rules.taught.and_then(|kind| judgement.learned.about(kind));
            let taught = network.map_or(0.0, |network| outlook.taught(network, &guess));
            guess.points + taught
        })
    }
}

impl Welcome {
    fn with_outlook<T>(
        &self,
        seat: Seat,
        judgement: &Judgement,
        look: impl FnOnce(&Outlook<'_>) -> T,
    ) -> T {
        let alone = self.rules.seats == 1;
        let weights = if alone { &judgement.alone } else { &judgement.several };
        let foreseen = self.foreseen(seat);
        let sheet = foreseen.as_ref().unwrap_or(&self.contest.architects[seat.index()].sheet);
        look(&Outlook::of(self, seat, sheet, weights, &judgement.sheets))
    }

    /// Adds the features of a position, for a network that is to learn, and returns what the weights
    /// alone say of it.
    pub fn features(&self, seat: Seat, judgement: &Judgement, into: &mut Vec<u16>) -> f32 {
        self.with_outlook(seat, judgement, |outlook| {
            let guess = outlook.guess();
            outlook.each_feature(&guess, |feature| into.push(feature as u16));
            guess.points
        })
    }
}

/// What the weights alone say, and what is needed to say more.
struct Guess {
    points: f32,
    /// By plan, what it lacks.
    lacking: [f32; STACKS],
    /// The chance that a card fits somewhere.
    fitting: f32,
}

/// What one architect may expect.
struct Outlook<'a> {
    game: &'a Welcome,
    rules: &'a Rules,
    data: &'a SheetData,
    seat: Seat,
    sheet: &'a Sheet,
    weights: &'a Weights,
    sheets: &'a SheetWeights,
    rounds_left: f32,
    /// By house, the chance to have a number at the end.
    chances: [f32; STREETS * LANE],
    /// By street, how many of the empty houses may get one.
    hoped: [f32; STREETS],
    /// The numbers that fit somewhere, a bit for each rank.
    fitting: u128,
    /// The gaps between numbers: how long, from which rank, and up to which.
    gaps: [[u8; 3]; STREETS * LANE / 2],
    gap_count: usize,
}

impl<'a> Outlook<'a> {
    fn of(
        game: &'a Welcome,
        seat: Seat,
        sheet: &'a Sheet,
        weights: &'a Weights,
        sheets: &'a SheetWeights,
    ) -> Self {
        let rules = &*game.rules;
        let mut outlook = Self {
            game,
            rules,
            data: &rules.edition.sheet,
            seat,
            sheet,
            weights,
            sheets,
            rounds_left: 0.0,
            // What stands is certain; only gaps are guessed.
            chances: [1.0; STREETS * LANE],
            hoped: [0.0; STREETS],
            fitting: 0,
            gaps: [[0; 3]; STREETS * LANE / 2],
            gap_count: 0,
        };
        outlook.rounds_left = outlook.guess_rounds_left();
        outlook.guess_chances();
        outlook
    }

    /// The sheets of the others, as everybody knows them.
    fn others(&self) -> impl Iterator<Item = &'a Sheet> {
        let me = self.seat.index();
        let architects = self.game.contest.architects.iter().enumerate();
        architects.filter(move |&(seat, _)| seat != me).map(|(_, architect)| &architect.known)
    }

    /// Alone, the deck tells. Otherwise the town nearest to being built up does.
    fn guess_rounds_left(&self) -> f32 {
        let empty = |sheet: &Sheet| sheet.empty(self.rules.town()).len();
        let fewest = self.others().map(empty).fold(empty(self.sheet), usize::min);
        let by_houses = fewest as f32 * self.weights.pace;
        if self.rules.zombies {
            // The packs last about thirty rounds.
            return by_houses.min(30_u32.saturating_sub(self.game.round.played) as f32);
        }
        if self.rules.mode == Mode::Solo {
            return by_houses.min(
                (self.game.round.supply.deck.left() / self.game.round.supply.offers()) as f32,
            );
        }
        by_houses
    }

    /// Goes through the gaps between numbers.
    fn guess_chances(&mut self) {
        for house in self.sheet.roundabouts {
            self.chances[house.index()] = 0.0;
        }
        for street in Street::ALL {
            let start = LANE * street.index();
            let end = start + self.rules.town().street_length(street);
            let (mut from, mut lowest, mut hoped) = (start, 0, 0.0);
            for house in self.sheet.taken().in_street(street) {
                let number = self.sheet.number(house);
                if from < house.index() {
                    // 9 fits before 9¾.
                    let highest =
                        number.map_or(Number::COUNT, |n| n.rank() + usize::from(!n.is_whole()));
                    hoped += self.guess_gap(from, house.index(), lowest, highest);
                }
                from = house.index() + 1;
                lowest = number.map_or(0, |number| number.rank() + 1);
            }
            if from < end {
                hoped += self.guess_gap(from, end, lowest, Number::COUNT);
            }
            self.hoped[street.index()] = hoped;
        }
        // One house a round: more cannot be hoped for, however well the numbers fit.
        let hoped: f32 = self.hoped.iter().sum();
        if hoped > self.rounds_left {
            let share = self.rounds_left / hoped;
            for house in self.sheet.empty(self.rules.town()) {
                self.chances[house.index()] *= share;
            }
            self.hoped.iter_mut().for_each(|hoped| *hoped *= share);
        }
    }

    /// The chance of each place of a gap that takes the numbers from rank `lowest` up to, but
    /// without, `highest`. Returns how many of the places may be filled.
    #[inline]
    fn guess_gap(&mut self, from: usize, to: usize, lowest: usize, highest: usize) -> f32 {
        self.gaps[self.gap_count] = [(to - from) as u8, lowest as u8, highest as u8];
        self.gap_count += 1;
        let places = (to - from) as f32;
        let numbers = f32::from(self.rules.frequency.different(lowest, highest));
        let hoped = if numbers == 0.0 {
            places * self.weights.dead
        } else {
            self.fitting |= (1 << highest) - (1 << lowest);
            let usable = places.min(numbers);
            // Draws that fit, shared by the usable places, less for having few numbers to spare:
            // odds of `draws / (usable * numbers)` for each, without dividing three times.
            let draws = self.rules.frequency.chance(lowest, highest)
                * self.weights.luck
                * self.rounds_left
                * (numbers - self.weights.tightness * (usable - 1.0));
            let filled = draws / (draws + usable * numbers);
            usable * filled + (places - usable) * self.weights.dead
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
            chance += self.rules.frequency.chance(lowest as usize, highest as usize);
            left &= u128::MAX << highest;
        }
        chance
    }

    /// The sum of the chances of these houses.
    fn expected(&self, houses: Houses) -> f32 {
        houses.into_iter().map(|house| self.chances[house.index()]).sum()
    }

    /// What self-play adds.
    fn taught(&self, network: &Network, guess: &Guess) -> f32 {
        let mut sums = network.sums();
        self.each_feature(guess, |feature| network.add(&mut sums, feature));
        network.points(&sums)
    }

    fn guess(&self) -> Guess {
        let estates = self.estates();
        let fitting = self.chance_to_fit();
        let mut lacking = [0.0; STACKS];
        let points = self.parks()
            + self.pools()
            + estates.points
            + self.plans(&estates.expected, &mut lacking)
            + self.temps()
            + self.refusals(fitting)
            + self.weights.flexibility * fitting
            - self.data.bis.worth(self.sheet.bis_boxes.into()) as f32
            - self.data.roundabouts.worth(self.sheet.roundabouts.len()) as f32
            - self.opponent()
            + self.own();
        Guess { points, lacking, fitting }
    }

    /// Houses of work that one missing thing of the sheet's plan is worth.
    fn own_errand(&self) -> f32 {
        match &self.rules.extension {
            Some(Extension::Eggs(_)) => self.sheets.egg_errand,
            Some(Extension::Christmas(_)) => self.sheets.light_errand,
            Some(Extension::Ducks(_)) => self.sheets.duckling_errand,
            Some(Extension::Roswell(_)) => self.sheets.zoorg_errand,
            Some(Extension::Atomic(_)) => self.sheets.shelter_errand,
            Some(Extension::Trucks(_)) => self.sheets.cone_errand,
            Some(Extension::Halloween(_)) => self.sheets.treat_errand,
            Some(Extension::Zombies(_)) => self.sheets.siege_errand,
            None => self.weights.errand,
        }
    }

    /// Alone against the AAA, what its cards are worth by now, with the one it is about to get.
    fn opponent(&self) -> f32 {
        let card = self.rules.opponent.as_ref();
        let Some(scores) = card.and_then(|card| card.scores) else { return 0.0 };
        let validated = plan_points(
            &self.rules.edition.plans,
            self.game.round.plans,
            self.game.contest.opponent_plans,
        );
        let pile = self.game.round.supply.opponent_pile().chain(self.given());
        let pile = turned(pile, self.game.reverses_cards());
        let pile = with_zombies(pile, self.game.round.supply.validations);
        (scores.worth(pile) + validated + self.opponent_own()) as f32
    }

    /// The card that this turn leaves to the opponent.
    fn given(&self) -> Option<Card> {
        let turn = &self.game.contest.architects[self.seat.index()].turn;
        let passed = turn.passed().filter(|_| self.rules.mode == Mode::Opponent);
        passed.map(|passed| self.game.round.supply.shown[passed.index()])
    }

    fn parks(&self) -> f32 {
        let parks = self.sheet.parks.iter().zip(&self.hoped).zip(&self.data.parks);
        parks
            .map(|((&planted, hoped), track)| {
                between(track, f32::from(planted) + self.weights.parks * hoped)
            })
            .sum()
    }

    fn pools(&self) -> f32 {
        let open = self.rules.town().pools & self.sheet.empty(self.rules.town());
        let to_come = self.weights.pools * self.expected(open);
        between(&self.data.pools, self.sheet.pools.len() as f32 + to_come)
    }

    fn estates(&self) -> Estates {
        let weights = self.weights;
        let mut estates = Estates { points: 0.0, expected: [0.0; LARGEST_ESTATE] };
        let worth = self.estate_worth();
        self.sheet.for_each_run(|run| {
            let houses = run.houses();
            if run.len() > LARGEST_ESTATE {
                estates.points += weights.open_house * self.expected(houses);
                return;
            }
            let chance = self.chance_to_complete(run);
            estates.points += chance * worth[run.len() - 1];
            if !self.sheet.used.meets(houses) {
                estates.expected[run.len() - 1] += chance;
            }
        });
        estates
    }

    /// What an estate of each size may be worth in the end.
    fn estate_worth(&self) -> [f32; LARGEST_ESTATE] {
        std::array::from_fn(|size| {
            let track = &self.data.estates[size];
            let now = track.worth(self.sheet.promotions[size].into()) as f32;
            let most = track.worth(track.boxes().into()) as f32;
            now + self.weights.promotions * (most - now)
        })
    }

    fn chance_to_complete(&self, run: Run) -> f32 {
        if self.sheet.numbered.covers(run.houses()) {
            return 1.0;
        }
        let missing = run.houses() & !self.sheet.numbered;
        let together: f32 = missing.into_iter().map(|house| self.chances[house.index()]).product();
        together * self.weights.unfinished
    }

    fn plans(&self, estates: &[f32; LARGEST_ESTATE], lacks: &mut [f32; STACKS]) -> f32 {
        PlanSlot::ALL
            .into_iter()
            .map(|slot| {
                let plan = self.rules.plan(self.game.round.plans[slot.index()]);
                match self.sheet.plans[slot.index()] {
                    Some(crate::sheet::Approval::First) => plan.first as f32,
                    Some(crate::sheet::Approval::Later) => plan.later as f32,
                    None => {
                        let lacking = self.lacking(plan.goal, estates);
                        lacks[slot.index()] = lacking;
                        let hope = self.weights.ready
                            * (-self.weights.patience * lacking / (self.rounds_left + 1.0)).exp();
                        let approved = self.game.round.approved & slot.bit() != 0;
                        let bonus = if approved { 0.0 } else { (plan.first - plan.later) as f32 };
                        // Who is nearly there is likely to be the first.
                        hope * (plan.later as f32 + hope * bonus)
                    }
                }
            })
            .sum()
    }

    /// What a plan still lacks, in houses of work.
    fn lacking(&self, goal: Goal, estates: &[f32; LARGEST_ESTATE]) -> f32 {
        let data = self.data;
        let sheet = self.sheet;
        let town = self.rules.town();
        let errand = self.weights.errand;
        let places = |houses: Houses| {
            let open = houses & !sheet.taken();
            2.0 * open.len() as f32 - self.expected(open)
        };
        let parks = |street: Street| {
            let street = street.index();
            errand * f32::from(data.parks[street].boxes() - sheet.parks[street])
        };
        let pools = |street: Street| {
            let missing = town.pools.in_street(street) & !sheet.pools;
            if missing.meets(sheet.taken()) { f32::INFINITY } else { errand * missing.len() as f32 }
        };
        let cheapest = |count: u8, lacking: &dyn Fn(Street) -> f32| {
            let mut streets = Street::ALL.map(lacking);
            streets.sort_by(f32::total_cmp);
            streets.iter().take(count.into()).sum::<f32>()
        };
        let houses = |sizes: EstateCounts| -> f32 {
            let missing = |(size, count): (usize, usize)| {
                (count as f32 - estates[size - 1]).max(0.0) * size as f32
            };
            sizes.sizes().map(missing).sum()
        };
        // Estates that are there, but not as the goal wants them.
        let elsewhere = |sizes: EstateCounts| {
            let wanted = goal.wanted();
            let candidates =
                wanted.map_or(Houses::NONE, |wanted| goal::candidates(self.rules, sheet, &wanted));
            let fitting = goal::counts(sheet, candidates);
            let missing = |(size, count): (usize, usize)| count.saturating_sub(fitting.get(size));
            sizes.sizes().map(missing).sum::<usize>() as f32
        };
        match goal {
            Goal::Estates(sizes) => houses(sizes),
            Goal::EstatesInStreet { sizes, .. } => houses(sizes) + elsewhere(sizes),
            Goal::EstatesWith { sizes, pools, bis } => {
                houses(sizes) + errand * f32::from(pools + bis) * elsewhere(sizes)
            }
            Goal::EstatesAndRoundabouts { sizes, roundabouts } => {
                houses(sizes)
                    + elsewhere(sizes)
                    + cheapest(1, &|street| {
                        let built = sheet.roundabouts.in_street(street).len();
                        errand * usize::from(roundabouts).saturating_sub(built) as f32
                    })
            }
            Goal::SinglesAtStreetEnds => {
                let open = (town.street_ends & !sheet.singles()).len();
                places(town.street_ends) + errand * open as f32
            }
            Goal::FullColumns(count) => {
                let mut open: [u8; LARGEST_ESTATE] =
                    std::array::from_fn(|size| data.estates[size].boxes() - sheet.promotions[size]);
                open.sort_unstable();
                errand * open.iter().take(count.into()).map(|&boxes| f32::from(boxes)).sum::<f32>()
            }
            Goal::FullStreet(street) => places(town.houses.in_street(street)),
            Goal::StreetEnds => places(town.street_ends),
            Goal::ParksOfStreets(count) => cheapest(count, &parks),
            Goal::PoolsOfStreets(count) => cheapest(count, &pools),
            Goal::ParksAndPools(street) => parks(street) + pools(street),
            Goal::ParksPoolsRoundabout => cheapest(1, &|street| {
                let roundabout = sheet.roundabouts.in_street(street).is_empty();
                parks(street) + pools(street) + if roundabout { errand } else { 0.0 }
            }),
            Goal::EstatesThatEach { sizes, have } => self.lots_lacking(sizes, have),
            Goal::Eggs(_)
            | Goal::Christmas(_)
            | Goal::Ducks(_)
            | Goal::Roswell(_)
            | Goal::Atomic(_)
            | Goal::Trucks(_)
            | Goal::Halloween(_)
            | Goal::Zombies(_) => self.own_lacking(goal),
            // Each of the things that are counted is an errand.
            Goal::Parks(_)
            | Goal::ParksInEveryStreet(_)
            | Goal::Promotions(_)
            | Goal::BisInOneStreet(_)
            | Goal::Temps(_) => errand * goal::progress(self.rules, sheet, goal).lacks() as f32,
        }
    }

    /// The rank to expect, from how far ahead of the best two others one is.
    fn temps(&self) -> f32 {
        let mine = f32::from(self.sheet.temps);
        let sure = |lead: f32| 1.0 / (1.0 + (-self.weights.temp_lead * lead).exp());
        if self.rules.mode == Mode::Solo {
            let at_the_end = mine + self.weights.temp_rate * self.rounds_left;
            let lead = at_the_end - f32::from(self.data.solo_temps);
            return self.data.solo_temp_points as f32 * sure(lead);
        }
        if let Some(card) = self.rules.opponent.as_ref().filter(|card| card.scores.is_none()) {
            let at_the_end = mine + self.weights.temp_rate * self.rounds_left;
            let steps = card.temp_ranks.iter().zip(&self.data.temp_ranks);
            // The points of the ranks, each sure as far as its number is surpassed.
            let reached = |(&needed, &points): (&u8, &i32)| {
                points as f32 * sure(at_the_end - f32::from(needed))
            };
            return steps.map(reached).fold(0.0, f32::max);
        }
        let given = self.given().is_some_and(|card| card.action == Action::Temp);
        let (mut best, mut second) = (self.game.opponent_temps() + u8::from(given), 0);
        for sheet in self.others() {
            (best, second) = if sheet.temps > best {
                (sheet.temps, best)
            } else {
                (best, second.max(sheet.temps))
            };
        }
        let points = |rank: usize| self.data.temp_ranks.get(rank).map_or(0.0, |&p| p as f32);
        let first = sure(mine - f32::from(best) + 0.5);
        if self.rules.seats <= 2 {
            return first * points(0) + (1.0 - first) * points(1);
        }
        let next = sure(mine - f32::from(second) + 0.5);
        first * points(0) + (1.0 - first) * (next * points(1) + (1.0 - next) * points(2))
    }

    fn refusals(&self, fitting: f32) -> f32 {
        let nothing_fits = (1.0 - fitting).max(0.0).powi(self.game.round.supply.offers() as i32);
        let expected = nothing_fits * self.rounds_left;
        let crossed = f32::from(self.sheet.refusals) + expected;
        -between(&self.data.refusals, crossed) - self.weights.refusal * crossed
    }
}

struct Estates {
    points: f32,
    /// By size, the estates to expect that plans can use.
    expected: [f32; LARGEST_ESTATE],
}

/// What a track is worth between two of its boxes.
pub(crate) fn between(track: &Track, crossed: f32) -> f32 {
    let whole = crossed as usize;
    let (below, above) = (track.worth(whole) as f32, track.worth(whole + 1) as f32);
    below + (above - below) * (crossed - whole as f32)
}
