//! What sheets with rules of their own do for the whole table: before the first turn, at the end of
//! a turn, when a validation card comes, and when points are counted.

use tabletop::{Faults, SeatSet, Viewer};

use super::ducks::{COUNTS, Counted};
use super::roswell::Roswell;
use super::{Claims, Extension, Marks, OpponentMarks};
use crate::game::Welcome;
use crate::house::{STREETS, Street};
use crate::plan::PlanSlot;
use crate::sheet::Sheet;
use crate::turn::{Stage, Turn};

impl Welcome {
    /// Lays out what the sheet's rules want before the first cards are dealt.
    pub(crate) fn begin_extension(&mut self) {
        let Some(extension) = &self.rules.extension else { return };
        let fresh = extension.fresh();
        for architect in &mut self.architects {
            architect.sheet.marks = fresh;
            architect.known.marks = fresh;
        }
        self.round.claims = match extension {
            Extension::Atomic(atomic) if self.rules.opponent.is_some() => {
                Claims::Atomic(atomic.opponent_start())
            }
            Extension::Ducks(_) if self.rules.opponent.is_some() => {
                Claims::Ducks(Counted::default())
            }
            _ => Claims::None,
        };
        self.begin_turns();
    }

    /// Everyone begins a turn, or chooses a goal before the first.
    pub(crate) fn begin_turns(&mut self) {
        for architect in &mut self.architects {
            let extension = self.rules.extension.as_ref();
            let aims = extension.is_some_and(|extension| extension.aims(&architect.sheet));
            architect.turn =
                Turn { stage: if aims { Stage::Aiming } else { Stage::Taking }, ..Turn::FRESH };
        }
    }

    /// Everyone has chosen a goal: all are shown, and the first turn begins.
    pub(crate) fn show_goals(&mut self) {
        self.checkpoints += 1;
        self.waiting = SeatSet::first(self.rules.seats);
        for architect in &mut self.architects {
            architect.known = architect.sheet;
        }
        self.begin_turns();
    }

    /// The end of a turn: what is claimed by sheets as everyone has built them.
    pub(crate) fn close_extension(&mut self) {
        let rules = self.rules.clone();
        match &rules.extension {
            Some(Extension::Ducks(ducks)) => {
                let mut triggered = [false; COUNTS];
                for architect in &self.architects {
                    let by_this = ducks.triggered(&architect.sheet);
                    for (count, by_this) in triggered.iter_mut().zip(by_this) {
                        *count |= by_this;
                    }
                }
                self.count_ducks(triggered);
            }
            Some(Extension::Atomic(atomic)) => {
                if let Claims::Atomic(shelters) = &mut self.round.claims {
                    for architect in &self.architects {
                        let built = architect.sheet.roundabouts & !architect.known.roundabouts;
                        for house in built {
                            let people = atomic.roundabout.into();
                            atomic.opponent_builds(shelters, house.street(), people);
                        }
                    }
                }
            }
            _ => {}
        }
    }

    /// What a validation card does besides validating a plan.
    pub(crate) fn validate_extension(&mut self, slot: PlanSlot) {
        let rules = self.rules.clone();
        match &rules.extension {
            Some(Extension::Ducks(_)) => {
                let [yellow, black, _] = PlanSlot::ALL;
                let come = |slot| self.round.supply.validations.has_come(slot);
                let both = come(yellow) && come(black) && slot != PlanSlot::ALL[2];
                self.count_ducks([slot == yellow, slot == black, both]);
            }
            Some(Extension::Atomic(atomic)) => {
                let given = usize::from(self.round.supply.validations.given);
                let last = self.round.supply.opponent_pile().skip(given.saturating_sub(STREETS));
                let greatest = last.map(|card| card.number.rank() as u16).max();
                if let (Claims::Atomic(shelters), Some(people)) = (&mut self.round.claims, greatest)
                {
                    atomic.opponent_builds(shelters, Street::ALL[slot.index()], people);
                }
            }
            _ => {}
        }
    }

    /// Reads what an opponent of a position has by the rules of the sheet.
    pub(crate) fn read_opponent_marks(&mut self, marks: &OpponentMarks, faults: &mut Faults) {
        const FIELD: &str = "opponent.marks";
        match (&self.rules.extension, marks) {
            (Some(Extension::Ducks(_)), OpponentMarks::Ducks(counted)) => {
                let most = self.round.supply.validations.given / 2;
                if counted.iter().flatten().any(|&count| count > most) {
                    let problem = format!("a count above {most}: expected one for each two cards");
                    faults.add(FIELD, problem);
                }
                self.round.claims = Claims::Ducks(Counted(*counted));
            }
            (Some(Extension::Atomic(atomic)), OpponentMarks::Atomic(shelters)) => {
                for street in Street::ALL {
                    let spaces = atomic.shelters.in_street(street).len();
                    let built = usize::from(shelters.built[street.index()]);
                    if !(1..=spaces).contains(&built) {
                        let problem =
                            format!("{built} shelters in street {street}: expected 1 to {spaces}");
                        faults.add(FIELD, problem);
                    }
                }
                self.round.claims = Claims::Atomic(*shelters);
            }
            _ => faults.add(FIELD, "marks of another sheet: expected those of the sheet played"),
        }
    }

    /// What cannot be about the marks of a position, over all sheets of the table.
    pub(crate) fn check_extension(&self, round: Option<u32>, faults: &mut Faults) {
        let sheets = || self.architects.iter().map(|architect| &architect.sheet);
        match &self.rules.extension {
            Some(Extension::Roswell(_)) => {
                let chosen = sheets().filter(|sheet| sheet.marks.zoorgs().goal.is_some()).count();
                if chosen != self.architects.len() && (chosen > 0 || round > Some(1)) {
                    let problem = "a goal is missing: expected one of every architect, or of none \
                                   before the first turn";
                    faults.add("seats", problem);
                }
            }
            Some(Extension::Ducks(ducks)) => {
                for count in 0..COUNTS {
                    let made = sheets().filter(|s| s.marks.counted().0[count].is_some()).count();
                    let name = ["yellow", "black", "both"][count];
                    if made > 0 && made != self.architects.len() {
                        let problem = format!("the count of {name} is made by some: expected all");
                        faults.add("seats", problem);
                    } else if made == 0 && sheets().any(|sheet| ducks.triggered(sheet)[count]) {
                        let problem = format!(
                            "the count of {name} is not made: expected it, since someone has \
                             circled all of them"
                        );
                        faults.add("seats", problem);
                    }
                }
            }
            _ => {}
        }
    }

    /// Makes these counts, unless they are made: everyone scores at once.
    fn count_ducks(&mut self, triggered: [bool; COUNTS]) {
        let rules = self.rules.clone();
        let Some(Extension::Ducks(ducks)) = &rules.extension else { return };
        for architect in &mut self.architects {
            let worth = ducks.worth(&architect.sheet);
            if let Marks::Ducks(counted) = &mut architect.sheet.marks {
                note(counted, triggered, worth);
            }
        }
        let pairs = self.round.supply.validations.given / 2;
        if let Claims::Ducks(counted) = &mut self.round.claims {
            note(counted, triggered, [pairs; COUNTS]);
        }
    }

    /// The points of a sheet by rules of its own, if it has any. Others are known as the viewer
    /// knows them.
    pub(crate) fn extension_points(&self, sheet: &Sheet, viewer: Viewer) -> Option<i32> {
        let extension = self.rules.extension.as_ref()?;
        Some(match extension {
            Extension::Eggs(hunt) => hunt.worth(sheet.marks.eggs().count()),
            Extension::Christmas(lights) => lights.points(sheet),
            Extension::Ducks(ducks) => ducks.points(sheet, sheet.marks.counted()),
            Extension::Roswell(roswell) => {
                roswell.worth(sheet.marks.zoorgs().goal, Roswell::lots(sheet))
            }
            Extension::Atomic(atomic) => {
                atomic.points(atomic.capacities(sheet), self.all_capacities(viewer))
            }
        })
    }

    /// Atomic War: the capacities of everyone at the table, an opponent's included.
    fn all_capacities(&self, viewer: Viewer) -> impl Iterator<Item = [u16; STREETS]> + Clone {
        let atomic = match &self.rules.extension {
            Some(Extension::Atomic(atomic)) => Some(atomic),
            _ => None,
        };
        let capacities = move |seat| {
            atomic.map_or([0; STREETS], |atomic| atomic.capacities(self.sheet(seat, viewer)))
        };
        let opponent = match self.round.claims {
            Claims::Atomic(shelters) => Some(shelters.capacity),
            _ => None,
        };
        tabletop::Seat::all(self.architects.len()).map(capacities).chain(opponent)
    }

    /// What an opponent gets by the sheet's rules; the closed office gets nothing.
    pub(crate) fn opponent_extension_points(&self, viewer: Viewer) -> i32 {
        if !self.opponent_scores() {
            return 0;
        }
        match (&self.rules.extension, self.round.claims) {
            (Some(Extension::Eggs(hunt)), _) => hunt.opponent(self.given()),
            (Some(Extension::Christmas(lights)), _) => lights.opponent(self.given()),
            (Some(Extension::Roswell(roswell)), _) => roswell.opponent(self.given()),
            (Some(Extension::Ducks(_)), Claims::Ducks(counted)) => {
                // Counts not made yet are made at the end.
                let now = self.round.supply.validations.given / 2;
                counted.0.iter().map(|count| i32::from(count.unwrap_or(now))).sum()
            }
            (Some(Extension::Atomic(atomic)), Claims::Atomic(shelters)) => {
                atomic.points(shelters.capacity, self.all_capacities(viewer))
            }
            _ => 0,
        }
    }
}

fn note(counted: &mut Counted, triggered: [bool; COUNTS], worth: [u8; COUNTS]) {
    for count in (0..COUNTS).filter(|&count| triggered[count]) {
        counted.0[count].get_or_insert(worth[count]);
    }
}
