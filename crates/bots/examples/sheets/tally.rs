//! What came of many games, as tables in Markdown.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::milestones::Standing;

/// What came of many games.
#[derive(Default)]
pub(crate) struct Tally {
    games: u32,
    ends: BTreeMap<String, u32>,
    rounds: Vec<f64>,
    /// The parts of the scores, in their order.
    parts: Vec<(String, Vec<f64>)>,
    milestones: BTreeMap<String, Milestone>,
}

/// How often something was reached, when and by whom.
#[derive(Default)]
struct Milestone {
    /// Games it could be reached in.
    open: u32,
    /// The rounds of the first time in each game.
    rounds: Vec<f64>,
    /// Games in which both reached it in the same round.
    together: u32,
    /// Games in which the one who was behind, level or ahead was first alone.
    by: [u32; 3],
    /// Games in which the second seat was first alone.
    second_seat: u32,
    /// Games in which the other reached it later.
    later: u32,
}

/// What happened in one game.
#[derive(Default)]
pub(crate) struct Story {
    last: Option<Standing>,
    plans: Vec<String>,
    firsts: BTreeMap<String, First>,
    rounds: u32,
}

struct First {
    round: u32,
    seats: BTreeSet<usize>,
    /// Whether the one who was first alone was behind, level or ahead.
    standing: usize,
    later: bool,
}

impl Story {
    /// The game has come to another point of no return.
    pub(crate) fn goes_on(&mut self, now: Standing) {
        if let Some(last) = &self.last {
            let mut new: BTreeMap<&String, BTreeSet<usize>> = BTreeMap::new();
            for (seat, (before, after)) in last.reached.iter().zip(&now.reached).enumerate() {
                for name in after.difference(before) {
                    new.entry(name).or_default().insert(seat);
                }
            }
            for (name, seats) in new {
                if let Some(first) = self.firsts.get_mut(name) {
                    // What was lost can be reached again, which is not new.
                    first.later |= !seats.is_subset(&first.seats);
                    continue;
                }
                let seat = seats.first().copied().unwrap_or(0);
                let order = last.totals[seat].cmp(&last.totals[1 - seat]);
                let first = First {
                    round: last.round,
                    seats,
                    standing: (order as i8 + 1) as usize,
                    later: false,
                };
                self.firsts.insert(name.clone(), first);
            }
        }
        self.rounds = now.round;
        self.plans.clone_from(&now.plans);
        self.last = Some(now);
    }
}

impl Tally {
    /// A game is over.
    pub(crate) fn add(&mut self, story: Story, end: &str) {
        self.games += 1;
        *self.ends.entry(end.to_owned()).or_default() += 1;
        self.rounds.push(story.rounds.into());
        for plan in story.plans {
            self.milestones.entry(plan).or_default().open += 1;
        }
        for (name, first) in story.firsts {
            let milestone = self.milestones.entry(name).or_default();
            milestone.rounds.push(first.round.into());
            if first.seats.len() > 1 {
                milestone.together += 1;
            } else {
                milestone.by[first.standing] += 1;
                milestone.second_seat += u32::from(first.seats.contains(&1));
            }
            milestone.later += u32::from(first.later);
        }
    }

    /// The score of a seat.
    pub(crate) fn score(&mut self, parts: &[(&str, i32)]) {
        let total = parts.iter().map(|(_, points)| points).sum();
        for &(name, points) in std::iter::once(&("total", total)).chain(parts) {
            let place = self.parts.iter().position(|(known, _)| known == name);
            let place = place.unwrap_or_else(|| {
                self.parts.push((name.to_owned(), Vec::new()));
                self.parts.len() - 1
            });
            self.parts[place].1.push(points.into());
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let share = |count: u32, of: u32| 100.0 * f64::from(count) / f64::from(of.max(1));
        let parts = self.parts.iter().map(|(name, points)| {
            let [mean, spread] = spread(points);
            format!("{name} {mean:.1} ± {spread:.1}")
        });
        writeln!(f, "Points: {}.", parts.collect::<Vec<_>>().join(", "))?;
        let [mean, spread_of_rounds] = spread(&self.rounds);
        let ends = self
            .ends
            .iter()
            .map(|(end, count)| format!("{end} {:.1} %", share(*count, self.games)));
        let ends = ends.collect::<Vec<_>>().join(", ");
        writeln!(f, "Rounds: {mean:.1} ± {spread_of_rounds:.1}; ended by {ends}.\n")?;
        writeln!(
            f,
            "| reached | games | round | who was ahead, behind | second seat | both at once | other later |"
        )?;
        writeln!(f, "| --- | --- | --- | --- | --- | --- | --- |")?;
        for (name, milestone) in &self.milestones {
            let open = if milestone.open > 0 { milestone.open } else { self.games };
            let reached = milestone.rounds.len() as u32;
            let [round, apart] = spread(&milestone.rounds);
            let alone: u32 = milestone.by.iter().sum();
            let [behind, _, ahead] = milestone.by.map(|count| share(count, alone));
            writeln!(
                f,
                "| {name} | {:.1} % | {round:.1} ± {apart:.1} | {ahead:.0} %, {behind:.0} % | {:.0} % | {:.0} % | {:.0} % |",
                share(reached, open),
                share(milestone.second_seat, alone),
                share(milestone.together, reached),
                share(milestone.later, reached),
            )?;
        }
        Ok(())
    }
}

/// Mean and spread of some numbers.
pub(crate) fn spread(values: &[f64]) -> [f64; 2] {
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / count;
    [mean, variance.sqrt()]
}
