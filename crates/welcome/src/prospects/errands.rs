//! What a plan of a sheet with rules of its own still lacks, besides lots.

use super::Outlook;
use crate::extensions::Extension;
use crate::extensions::atomic::ShelterGoal;
use crate::extensions::christmas::{self, LightGoal};
use crate::extensions::ducks::DuckGoal;
use crate::extensions::halloween::TreatGoal;
use crate::extensions::roswell::ZoorgGoal;
use crate::extensions::trucks::ConeGoal;
use crate::extensions::zombies::SiegeGoal;
use crate::goal;
use crate::house::{Houses, Street};
use crate::plan::Goal;
use crate::turn::{Pause, Stage, Then};

/// People come a dozen at a time: so many are one thing of a plan.
const PEOPLE: f32 = 8.0;

/// How many of the chances to build a barricade are in the street where they are wanted.
const IN_ONE_STREET: f32 = 0.6;

impl Outlook<'_> {
    /// What a goal of the sheet lacks, in houses of work; endless where it can never be met.
    pub(super) fn own_lacking(&self, goal: Goal) -> f32 {
        let Some(extension) = &self.rules.extension else { return f32::INFINITY };
        self.own_errand() * self.things(extension, goal) + self.parks_besides(goal)
    }

    fn things(&self, extension: &Extension, goal: Goal) -> f32 {
        let sheet = self.sheet;
        let open = !(sheet.taken() | sheet.lost);
        let acting = open | self.acting();
        let counted = || goal::progress(self.rules, sheet, goal).lacks() as f32;
        match (goal, extension) {
            (Goal::Eggs(goal), Extension::Eggs(hunt)) => {
                let lacks = counted();
                let open = open | self.pausing();
                if hunt.may_be_met(sheet, open, goal) { lacks } else { f32::INFINITY }
            }
            (Goal::Christmas(LightGoal::StringOf(street)), _) => self.string_lacking(street),
            (Goal::Christmas(LightGoal::StringAndParks), _) => {
                cheapest(1, |street| self.string_lacking(street))
            }
            (Goal::Ducks(DuckGoal::AllOfStreets(count)), Extension::Ducks(ducks)) => {
                cheapest(count, |street| {
                    let here =
                        ducks.all().filter(|one| one.in_street() && one.0.street() == street);
                    let here: Vec<_> = here.collect();
                    if here.iter().any(|one| one.houses().meets(sheet.roundabouts)) {
                        return f32::INFINITY;
                    }
                    here.iter().filter(|one| !one.is_circled(sheet)).count() as f32
                })
            }
            (Goal::Roswell(goal), Extension::Roswell(roswell)) => {
                let zoorgs = sheet.marks.zoorgs().houses;
                match goal {
                    ZoorgGoal::AllOfOneStreet => cheapest(1, |street| {
                        all_of(roswell.saucers.in_street(street), zoorgs, acting)
                    }),
                    ZoorgGoal::Columns { columns, zoorgs: each } => {
                        let mut lacking: Vec<f32> = roswell
                            .columns()
                            .map(|column| {
                                let column = roswell.saucers & column;
                                some_of(each, column & zoorgs, column & acting)
                            })
                            .collect();
                        lacking.sort_by(f32::total_cmp);
                        lacking.iter().take(columns.into()).sum()
                    }
                }
            }
            (Goal::Atomic(goal), Extension::Atomic(atomic)) => match goal {
                ShelterGoal::AllShelters => all_of(atomic.shelters, sheet.numbered, open),
                ShelterGoal::Capacity(_) => counted() / PEOPLE,
                ShelterGoal::CapacityInStreets { streets, capacity } => {
                    let capacities = atomic.capacities(sheet);
                    cheapest(streets, |street| {
                        let there = capacities[street.index()];
                        let lacks = u16::from(capacity).saturating_sub(there);
                        let hopeless = lacks > 0 && !atomic.shelters.in_street(street).meets(open);
                        if hopeless { f32::INFINITY } else { f32::from(lacks) / PEOPLE }
                    })
                }
            },
            (Goal::Trucks(goal), Extension::Trucks(trucks)) => {
                let (circled, waiting) = (sheet.marks.delivered().cones, trucks.waiting(sheet));
                match goal {
                    ConeGoal::Cones { scoops, count } => {
                        let wanted = trucks.of_size(scoops);
                        some_of(count, wanted & circled, wanted & waiting)
                    }
                    ConeGoal::AllOfOneStreet => cheapest(1, |street| {
                        all_of(trucks.cones().in_street(street), circled, waiting)
                    }),
                }
            }
            (Goal::Halloween(goal), Extension::Halloween(own)) => {
                let haunted = sheet.marks.haunted();
                let open = own.houses & (open | self.pausing());
                match goal {
                    TreatGoal::Candies(count) => some_of(count, haunted.candies, open),
                    TreatGoal::OfEach(count) => {
                        let lacks = some_of(count, haunted.ghosts, open)
                            + some_of(count, haunted.candies, open);
                        if lacks > open.len() as f32 { f32::INFINITY } else { lacks }
                    }
                    TreatGoal::All => all_of(own.houses, haunted.ghosts | haunted.candies, open),
                    TreatGoal::GhostsOfStreets(count) => cheapest(count, |street| {
                        all_of(own.houses.in_street(street), haunted.ghosts, open)
                    }),
                    TreatGoal::CandiesOf(street) => {
                        all_of(own.houses.in_street(street), haunted.candies, open)
                    }
                }
            }
            (Goal::Zombies(goal), Extension::Zombies(zombies)) => {
                let built = sheet.marks.siege().barricades;
                match goal {
                    SiegeGoal::Barricades(count) => {
                        self.barricades(some_of(count, built, zombies.open() & acting), 1.0)
                    }
                    SiegeGoal::BarricadesOfOneStreet => {
                        let lacks = cheapest(1, |street| {
                            all_of(zombies.open().in_street(street), built & !sheet.lost, acting)
                        });
                        self.barricades(lacks, IN_ONE_STREET)
                    }
                    SiegeGoal::Used(_) | SiegeGoal::Invaded(_) => counted(),
                }
            }
            _ => counted(),
        }
    }

    /// Things as hard to get as these barricades. They come with one action alone and cost a fence each,
    /// so that they are sure or hopeless, and hardly anything between. `part` of the chances suits them.
    fn barricades(&self, lacks: f32, part: f32) -> f32 {
        if lacks == 0.0 {
            return 0.0;
        }
        let to_come = self.sheets.barricade_rate * part * self.rounds_left;
        let sure = 1.0 / (1.0 + (lacks - to_come).exp());
        let work = -sure.ln() * (self.rounds_left + 1.0) / self.weights.patience;
        work / self.own_errand()
    }

    /// The house just numbered that asks for a choice.
    pub(super) fn pausing(&self) -> Houses {
        match self.game.contest.architects[self.seat.index()].turn.stage {
            Stage::Pausing(pause) => Houses::only(pause.at),
            _ => Houses::NONE,
        }
    }

    /// The house just numbered whose action is to come.
    pub(super) fn acting(&self) -> Houses {
        match self.game.contest.architects[self.seat.index()].turn.stage {
            Stage::Acting(_, house)
            | Stage::Infiltrating(_, house)
            | Stage::Pausing(Pause { then: Then::Act(_, house), .. }) => Houses::only(house),
            _ => Houses::NONE,
        }
    }

    /// The houses that a string through a whole street lacks.
    fn string_lacking(&self, street: Street) -> f32 {
        let houses = self.rules.town().houses.in_street(street);
        if self.sheet.roundabouts.meets(houses) || !christmas::may_be_one_string(self.sheet, houses)
        {
            return f32::INFINITY;
        }
        (houses & !self.sheet.numbered).len() as f32
    }

    /// The parks that a goal wants besides, in houses of work.
    fn parks_besides(&self, goal: Goal) -> f32 {
        if !matches!(goal, Goal::Christmas(LightGoal::StringAndParks)) {
            return 0.0;
        }
        // Those of the street whose string is cheapest.
        let string = |street: &Street| self.string_lacking(*street);
        let street = Street::ALL.into_iter().min_by(|a, b| string(a).total_cmp(&string(b)));
        street.map_or(0.0, |street| {
            let index = street.index();
            let boxes = self.data.parks[index].boxes() - self.sheet.parks[index];
            self.weights.errand * f32::from(boxes)
        })
    }
}

/// How many of the wanted are not there; endless if one of them can never be.
fn all_of(wanted: Houses, there: Houses, open: Houses) -> f32 {
    let lacks = wanted & !there;
    if open.covers(lacks) { lacks.len() as f32 } else { f32::INFINITY }
}

/// How many there are too few; endless if no more can come.
fn some_of(wanted: u8, there: Houses, open: Houses) -> f32 {
    let lacks = usize::from(wanted).saturating_sub(there.len());
    if lacks <= open.len() { lacks as f32 } else { f32::INFINITY }
}

/// What the cheapest so many streets lack together.
fn cheapest(count: u8, lacking: impl Fn(Street) -> f32) -> f32 {
    let mut streets = Street::ALL.map(lacking);
    streets.sort_by(f32::total_cmp);
    streets.iter().take(count.into()).sum()
}
