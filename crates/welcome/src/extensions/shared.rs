//! What sheets with rules of their own do for the whole table: before the first turn, at the end of
//! a turn, when a validation card comes, and when points are counted.

use tabletop::{Faults, Seat, Viewer};

use super::bonuses::Bonuses;
use super::ducks::{COUNTS, Counted};
use super::halloween::{Tier, Treat};
use super::zombies::{Hordes, ZombieCard};
use super::{Claims, Extension, Marks, OpponentMarks};
use crate::game::Welcome;
use crate::house::{STREETS, Street};
use crate::openings::Openings;
use crate::plan::PlanSlot;
use crate::sheet::Sheet;
use crate::turn::{Stage, Stop, Turn};

impl Welcome {
    /// Lays out what the sheet's rules want before the first cards are dealt.
    pub(crate) fn begin_extension(&mut self) {
        let Some(extension) = &self.rules.extension else { return };
        let fresh = extension.fresh();
        for architect in &mut self.contest.architects {
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
            Extension::Trucks(_) | Extension::Halloween(_) => Claims::Bonuses(Bonuses::NONE),
            _ => Claims::None,
        };
    }

    /// Everyone begins a turn, or is asked what comes before it.
    pub(crate) fn begin_turns(&mut self) {
        for seat in 0..self.contest.architects.len() {
            let stage = self.asked(&self.contest.architects[seat].sheet);
            self.contest.architects[seat].turn = Turn { stage, ..Turn::FRESH };
            // Without ammunition there is nothing to decide.
            if stage.is_over() {
                self.contest.waiting.remove(Seat::new(seat));
            }
        }
    }

    /// What the architect of a sheet is asked first: in the middle of a deal, before the first turn,
    /// or in a turn.
    pub(crate) fn asked(&self, sheet: &Sheet) -> Stage {
        let aims = || self.rules.extension.as_ref().is_some_and(|own| own.aims(sheet));
        match self.round.stopped {
            Some(Stop::Crossing) => Stage::Crossing,
            Some(Stop::Hordes(card)) if self.may_hold(sheet, card) => Stage::Holding(Hordes::NONE),
            Some(Stop::Hordes(_)) => Stage::Held(Hordes::NONE),
            None if aims() => Stage::Aiming,
            None => Stage::Taking,
        }
    }

    /// Everyone has answered what stopped the deal.
    pub(crate) fn resolve_stop(&mut self, stop: Stop) {
        if let Stop::Hordes(card) = stop {
            self.attack(card);
        }
        for architect in &self.contest.architects {
            if let (Stage::Crossed(street), Claims::Bonuses(gone)) =
                (architect.turn.stage, &mut self.round.claims)
            {
                *gone = gone.with(Bonuses::only(street.index()));
            }
        }
    }

    /// A Zombie card has come: it acts at once, unless someone can hold hordes back.
    pub(crate) fn meet_zombies(&mut self, card: ZombieCard) {
        if self.opponent_scores() {
            self.round.supply.haunt_opponent();
        }
        if self.can_hold(card) {
            self.round.stopped = Some(Stop::Hordes(card));
        } else {
            self.attack(card);
        }
    }

    /// Whether anyone can hold one of the hordes of a card back.
    pub(crate) fn can_hold(&self, card: ZombieCard) -> bool {
        self.contest.architects.iter().any(|architect| self.may_hold(&architect.sheet, card))
    }

    /// Whether a sheet can hold one of the hordes of a card back.
    fn may_hold(&self, sheet: &Sheet, card: ZombieCard) -> bool {
        match &self.rules.extension {
            Some(Extension::Zombies(zombies)) => {
                sheet.marks.siege().left() > 0 && zombies.moving(sheet, card).next().is_some()
            }
            _ => false,
        }
    }

    /// The hordes of a card move on every sheet, but for those held back.
    fn attack(&mut self, card: ZombieCard) {
        let rules = self.rules.clone();
        let Some(Extension::Zombies(zombies)) = &rules.extension else { return };
        for architect in &mut self.contest.architects {
            let held = match architect.turn.stage {
                Stage::Held(held) => held,
                _ => Hordes::NONE,
            };
            if zombies.attack(&mut architect.sheet, card, held) {
                architect.openings = Openings::of(rules.town(), &architect.sheet);
            }
        }
    }

    /// The end of a turn: what is claimed by sheets as everyone has built them.
    pub(crate) fn close_extension(&mut self) {
        let rules = self.rules.clone();
        match &rules.extension {
            Some(Extension::Ducks(ducks)) => {
                let mut triggered = [false; COUNTS];
                for architect in &self.contest.architects {
                    let by_this = ducks.triggered(&architect.sheet);
                    for (count, by_this) in triggered.iter_mut().zip(by_this) {
                        *count |= by_this;
                    }
                }
                self.count_ducks(triggered);
            }
            Some(Extension::Atomic(atomic)) => {
                if let Claims::Atomic(shelters) = &mut self.round.claims {
                    for architect in &self.contest.architects {
                        let built = architect.sheet.roundabouts & !architect.known.roundabouts;
                        for house in built {
                            let people = atomic.roundabout.into();
                            atomic.opponent_builds(shelters, house.street(), people);
                        }
                    }
                }
            }
            Some(Extension::Trucks(trucks)) => {
                let gone = self.round.claims.gone();
                for architect in &mut self.contest.architects {
                    let claimed = trucks.finished(&architect.sheet).without(gone);
                    if let Marks::Trucks(delivered) = &mut architect.sheet.marks {
                        delivered.bonuses = delivered.bonuses.with(claimed);
                    }
                }
                self.share_bonuses();
            }
            Some(Extension::Halloween(_)) => self.share_bonuses(),
            _ => {}
        }
    }

    /// What anyone has claimed is gone for all others; everyone who claimed it in the same turn has
    /// it.
    fn share_bonuses(&mut self) {
        if let Claims::Bonuses(gone) = &mut self.round.claims {
            for architect in &self.contest.architects {
                *gone = gone.with(architect.sheet.marks.bonuses());
            }
        }
    }

    /// The bonuses that the architect alone at the table has crossed.
    pub(crate) fn crossed_bonuses(&self) -> Bonuses {
        self.round.claims.gone().without(self.contest.architects[0].known.marks.bonuses())
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
            Some(Extension::Trucks(_)) => {
                // The architect crosses a bonus that is open; only one left is no choice.
                let open = self.open_rounds();
                match (&mut self.round.claims, open.len()) {
                    (Claims::Bonuses(gone), 1) => *gone = gone.with(open),
                    (_, 2..) => self.round.stopped = Some(Stop::Crossing),
                    _ => {}
                }
            }
            Some(Extension::Halloween(_)) => self.cross_tiers(slot),
            _ => {}
        }
    }

    /// Halloween: a validation card crosses the tier of its letter, of either kind, for the architect
    /// unless they have it.
    fn cross_tiers(&mut self, slot: PlanSlot) {
        if let Claims::Bonuses(gone) = &mut self.round.claims {
            for kind in Treat::ALL {
                *gone = gone.with(Bonuses::only(Tier::new(kind, slot.index()).bonus()));
            }
        }
    }

    /// Ice-cream Trucks: the streets whose bonus is open.
    pub(crate) fn open_rounds(&self) -> Bonuses {
        (0..STREETS).collect::<Bonuses>().without(self.round.claims.gone())
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
            (Some(Extension::Trucks(_)), OpponentMarks::Trucks(crossed)) => {
                let crossed: Bonuses = crossed.iter().map(|street| street.index()).collect();
                let won = self.contest.architects[0].sheet.marks.bonuses();
                for index in (0..STREETS).filter(|&index| won.has(index) && crossed.has(index)) {
                    let street = Street::ALL[index];
                    let problem = format!("the bonus of street {street} is won: expected another");
                    faults.add(FIELD, problem);
                }
                self.round.claims = Claims::Bonuses(won.with(crossed));
            }
            _ => faults.add(FIELD, "marks of another sheet: expected those of the sheet played"),
        }
    }

    /// What cannot be about the marks of a position, over all sheets of the table.
    pub(crate) fn check_extension(&self, round: Option<u32>, faults: &mut Faults) {
        let sheets = || self.contest.architects.iter().map(|architect| &architect.sheet);
        match &self.rules.extension {
            Some(Extension::Roswell(_)) => {
                let chosen = sheets().filter(|sheet| sheet.marks.zoorgs().goal.is_some()).count();
                if chosen != self.contest.architects.len() && (chosen > 0 || round > Some(1)) {
                    let problem = "a goal is missing: expected one of every architect, or of none \
                                   before the first turn";
                    faults.add("seats", problem);
                }
            }
            Some(Extension::Ducks(ducks)) => {
                for count in 0..COUNTS {
                    let made = sheets().filter(|s| s.marks.counted().0[count].is_some()).count();
                    let name = ["yellow", "black", "both"][count];
                    if made > 0 && made != self.contest.architects.len() {
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
            Some(Extension::Trucks(trucks)) => {
                let gone = self.round.claims.gone();
                let finished =
                    sheets().fold(Bonuses::NONE, |all, sheet| all.with(trucks.finished(sheet)));
                for index in finished.without(gone).iter() {
                    let problem = format!(
                        "the bonus of street {} is open: expected it to be won, since someone has \
                         finished that round",
                        Street::ALL[index]
                    );
                    faults.add("seats", problem);
                }
                self.check_crossings(faults);
            }
            _ => {}
        }
    }

    /// Alone, each validation card that came has crossed an open bonus, or is about to.
    fn check_crossings(&self, faults: &mut Faults) {
        if self.rules.opponent.is_none() {
            return;
        }
        let validations = self.round.supply.validations;
        let come = PlanSlot::ALL.into_iter().filter(|slot| validations.has_come(*slot)).count();
        let owed = usize::from(self.round.stopped.is_some());
        let crossed = self.crossed_bonuses().len() + owed;
        let all_gone = self.open_rounds().is_empty();
        if crossed > come || crossed < come && !all_gone {
            let problem =
                format!("{crossed} bonuses crossed: expected {come}, as validation cards came");
            faults.add("opponent.marks", problem);
        }
    }

    /// In a position the deal is stopped, as too few cards are dealt: something must ask for a choice.
    pub(crate) fn stop_deal(&mut self, faults: &mut Faults) {
        // Which Zombie card stops it is written.
        if self.rules.zombies {
            return;
        }
        let validations = self.round.supply.validations;
        let come = PlanSlot::ALL.into_iter().any(|slot| validations.has_come(slot));
        if come && self.open_rounds().len() > 1 {
            self.round.stopped = Some(Stop::Crossing);
        } else {
            let given = self.round.supply.on_table().len();
            let problem = format!(
                "{given} given: expected 3, or a validation card that came and bonuses to cross"
            );
            faults.add("cards", problem);
        }
    }

    /// What the bonuses of a position's sheets leave for others.
    pub(crate) fn read_bonuses(&mut self) {
        self.share_bonuses();
        if matches!(self.rules.extension, Some(Extension::Halloween(_))) {
            let validations = self.round.supply.validations;
            for slot in PlanSlot::ALL.into_iter().filter(|slot| validations.has_come(*slot)) {
                self.cross_tiers(slot);
            }
        }
    }

    /// Makes these counts, unless they are made: everyone scores at once.
    pub(crate) fn count_ducks(&mut self, triggered: [bool; COUNTS]) {
        let rules = self.rules.clone();
        let Some(Extension::Ducks(ducks)) = &rules.extension else { return };
        for architect in &mut self.contest.architects {
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
        self.rules.extension.as_ref()?.points(sheet, self.all_capacities(viewer))
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
        tabletop::Seat::all(self.contest.architects.len()).map(capacities).chain(opponent)
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
            (Some(Extension::Trucks(trucks)), _) => {
                trucks.opponent(self.given(), self.crossed_bonuses())
            }
            (Some(Extension::Halloween(halloween)), _) => {
                halloween.opponent(self.crossed_bonuses())
            }
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
