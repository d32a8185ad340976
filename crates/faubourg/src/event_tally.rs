//! What games told of themselves, counted.

use std::cmp::Ordering;
use std::collections::{BTreeMap, HashMap};

use tabletop::{Event, EventKind, Eventful, Fact, Seat};

use crate::histogram::Histogram;

/// How often everything happened that games tell of themselves. Whole numbers only, as in a
/// [`Tally`](crate::tally::Tally).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EventTally {
    kinds: &'static [EventKind],
    seats: usize,
    /// By kind, then by name: a count for each of the kind's ways.
    counts: Vec<HashMap<String, Vec<EventCount>>>,
    /// What games that were over showed of seats, in the games' order.
    facts: Vec<(String, FactCount)>,
}

/// How often something happened in one way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct EventCount {
    /// How often it came to the whole table.
    pub(crate) table: u64,
    /// How often it happened to each seat; empty if never.
    pub(crate) seats: Vec<u64>,
    /// In which rounds.
    pub(crate) rounds: Histogram,
}

impl EventCount {
    /// How often it happened to all these seats, or to the whole table.
    pub(crate) fn of(&self, seats: impl Fn(usize) -> bool) -> u64 {
        let own = self.seats.iter().enumerate().filter(|(seat, _)| seats(*seat));
        self.table + own.map(|(_, count)| count).sum::<u64>()
    }

    fn add(&mut self, seat: Option<Seat>, seats: usize, round: u32) {
        self.rounds.add(round as i32);
        match seat {
            None => self.table += 1,
            Some(seat) => {
                self.seats.resize(seats, 0);
                self.seats[seat.index()] += 1;
            }
        }
    }

    fn merge(&mut self, other: &Self) {
        self.table += other.table;
        self.rounds.merge(&other.rounds);
        self.seats.resize(self.seats.len().max(other.seats.len()), 0);
        self.seats.iter_mut().zip(&other.seats).for_each(|(sum, more)| *sum += more);
    }
}

/// What one fact was, over many games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct FactCount {
    /// The numbers, by seat.
    pub(crate) numbers: Vec<Histogram>,
    /// By seat, how often it was not so, and how often it was.
    pub(crate) flags: Vec<[u64; 2]>,
    /// By word, how often it was that one, by seat.
    pub(crate) words: BTreeMap<String, Vec<u64>>,
}

impl FactCount {
    fn add(&mut self, seat: usize, seats: usize, fact: &Fact) {
        match fact {
            Fact::Number(number) => {
                self.numbers.resize_with(seats, Histogram::default);
                self.numbers[seat].add(*number);
            }
            Fact::Flag(flag) => {
                self.flags.resize(seats, [0; 2]);
                self.flags[seat][usize::from(*flag)] += 1;
            }
            Fact::Word(word) => {
                let counts = match self.words.get_mut(word.as_ref()) {
                    Some(counts) => counts,
                    None => self.words.entry(word.to_string()).or_insert_with(|| vec![0; seats]),
                };
                counts[seat] += 1;
            }
            Fact::Nothing => {}
        }
    }

    fn merge(&mut self, other: &Self, seats: usize) {
        self.numbers.resize_with(self.numbers.len().max(other.numbers.len()), Histogram::default);
        self.numbers.iter_mut().zip(&other.numbers).for_each(|(all, more)| all.merge(more));
        self.flags.resize(self.flags.len().max(other.flags.len()), [0; 2]);
        for (all, more) in self.flags.iter_mut().zip(&other.flags) {
            all[0] += more[0];
            all[1] += more[1];
        }
        for (word, more) in &other.words {
            let all = self.words.entry(word.clone()).or_insert_with(|| vec![0; seats]);
            all.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        }
    }

    /// All its numbers.
    pub(crate) fn all_numbers(&self) -> Histogram {
        let mut all = Histogram::default();
        self.numbers.iter().for_each(|numbers| all.merge(numbers));
        all
    }

    /// Of all who could, the share of whom it was so.
    pub(crate) fn share(&self) -> Option<f64> {
        let [no, yes] =
            self.flags.iter().fold([0, 0], |[no, yes], more| [no + more[0], yes + more[1]]);
        (no + yes > 0).then(|| yes as f64 / (no + yes) as f64)
    }
}

impl EventTally {
    /// Nothing yet, of a game with this many seats.
    pub(crate) fn new<G: Eventful>(seats: usize) -> Self {
        let counts = G::KINDS.iter().map(|_| HashMap::new()).collect();
        Self { kinds: G::KINDS, seats, counts, facts: Vec::new() }
    }

    /// Counts something that happened in this round.
    pub(crate) fn add(&mut self, round: u32, event: &Event) {
        let kind = self.kinds.iter().position(|kind| kind.name == event.kind);
        let kind = kind.expect("an event is of one of its game's kinds");
        let ways = self.kinds[kind].ways;
        let way = ways.iter().position(|&way| way == event.way);
        let way = way.expect("an event is in one of its kind's ways");
        let names = &mut self.counts[kind];
        let row = if let Some(row) = names.get_mut(event.name.as_ref()) {
            row
        } else {
            let empty = vec![EventCount::default(); ways.len()];
            names.entry(event.name.to_string()).or_insert(empty)
        };
        row[way].add(event.seat, self.seats, round);
    }

    /// Counts what a game that is over shows of a seat.
    pub(crate) fn add_facts(&mut self, seat: usize, facts: &[(std::borrow::Cow<'_, str>, Fact)]) {
        if self.facts.is_empty() {
            let named = |(name, _): &(std::borrow::Cow<'_, str>, Fact)| {
                (name.to_string(), FactCount::default())
            };
            self.facts = facts.iter().map(named).collect();
        }
        for ((_, count), (_, fact)) in self.facts.iter_mut().zip(facts) {
            count.add(seat, self.seats, fact);
        }
    }

    /// Counts everything that another has counted.
    pub(crate) fn merge(&mut self, other: &Self) {
        for (names, more) in self.counts.iter_mut().zip(&other.counts) {
            for (name, row) in more {
                let empty = || vec![EventCount::default(); row.len()];
                let all = names.entry(name.clone()).or_insert_with(empty);
                all.iter_mut().zip(row).for_each(|(count, more)| count.merge(more));
            }
        }
        if self.facts.is_empty() {
            self.facts.clone_from(&other.facts);
        } else {
            for ((_, count), (_, more)) in self.facts.iter_mut().zip(&other.facts) {
                count.merge(more, self.seats);
            }
        }
    }

    /// Every kind of which something was told, with what: by name, as people sort names.
    pub(crate) fn kinds(
        &self,
    ) -> impl Iterator<Item = (&'static EventKind, Vec<(&str, &[EventCount])>)> {
        let told = self.kinds.iter().zip(&self.counts).filter(|(_, names)| !names.is_empty());
        told.map(|(kind, names)| {
            let mut rows: Vec<(&str, &[EventCount])> =
                names.iter().map(|(name, row)| (name.as_str(), row.as_slice())).collect();
            rows.sort_by(|(one, _), (other, _)| by_name(one, other));
            (kind, rows)
        })
    }

    /// The facts, in the order of the game.
    pub(crate) fn facts(&self) -> &[(String, FactCount)] {
        &self.facts
    }
}

/// The order of names as people sort them: `n2` before `n10`.
fn by_name(one: &str, other: &str) -> Ordering {
    let parts = |name: &str| -> Vec<(String, u64)> {
        let mut parts = Vec::new();
        let mut rest = name;
        while !rest.is_empty() {
            let words = rest.find(|c: char| c.is_ascii_digit()).unwrap_or(rest.len());
            let (word, numbered) = rest.split_at(words);
            let digits = numbered.find(|c: char| !c.is_ascii_digit()).unwrap_or(numbered.len());
            let (number, after) = numbered.split_at(digits);
            parts.push((word.to_owned(), number.parse().unwrap_or(u64::MAX)));
            rest = after;
        }
        parts
    };
    parts(one).cmp(&parts(other)).then_with(|| one.cmp(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_sorted_as_people_sort_them() {
        let mut names = ["n10", "n2", "9¾ pool", "10 bis", "9 temp", "a"];
        names.sort_by(|one, other| by_name(one, other));
        assert_eq!(names, ["9 temp", "9¾ pool", "10 bis", "a", "n2", "n10"]);
    }
}
