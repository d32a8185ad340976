//! What games told of themselves: plans, cards, actions, and how they stood at the end.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::Result;
use bots::Level;
use serde::Serialize;
use tabletop::{EventKind, Occasion};

use crate::event_tally::{EventCount, EventTally, FactCount};
use crate::text::{Styles, show, table, thousands};

/// A list longer than this is cut in the middle: what is most and least made use of stays.
const LONGEST: usize = 24;

/// What was counted, with who sat where.
pub(crate) struct Told<'a> {
    pub(crate) tally: &'a EventTally,
    pub(crate) levels: &'a [Level],
    pub(crate) games: u64,
}

#[derive(Serialize)]
pub(crate) struct JsonEvent {
    count: u64,
    /// By seat, unless it never happened to one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    seats: Vec<u64>,
    /// The mean round.
    round: f64,
    round_sd: f64,
}

#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum JsonFact {
    Number { mean: f64, standard_error: f64, sd: f64, min: i32, max: i32, seats: Vec<f64> },
    Flag { share: f64, standard_error: f64 },
    Words(BTreeMap<String, u64>),
}

type JsonEvents = BTreeMap<&'static str, BTreeMap<String, BTreeMap<&'static str, JsonEvent>>>;

impl Told<'_> {
    /// Every count by kind, name and way.
    pub(crate) fn events(&self) -> JsonEvents {
        let event = |count: &EventCount| JsonEvent {
            count: count.of(|_| true),
            seats: count.seats.clone(),
            round: count.rounds.mean(),
            round_sd: count.rounds.sd(),
        };
        let row = |kind: &EventKind, row: &[EventCount]| {
            kind.ways.iter().copied().zip(row.iter().map(event)).collect()
        };
        let kinds = self.tally.kinds();
        kinds
            .map(|(kind, rows)| {
                let rows = rows.into_iter();
                (
                    kind.name,
                    rows.map(|(name, counts)| (name.to_owned(), row(kind, counts))).collect(),
                )
            })
            .collect()
    }

    /// What stood at the end of games, by name.
    pub(crate) fn facts(&self) -> BTreeMap<String, JsonFact> {
        let told = |(name, count): &(String, FactCount)| Some((name.clone(), self.fact(count)?));
        self.tally.facts().iter().filter_map(told).collect()
    }

    fn fact(&self, count: &FactCount) -> Option<JsonFact> {
        if let Some(share) = count.share() {
            let all = (self.games * self.levels.len() as u64).max(1) as f64;
            let standard_error = (share * (1.0 - share) / all).sqrt();
            return Some(JsonFact::Flag { share, standard_error });
        }
        if !count.words.is_empty() {
            let words = count.words.iter();
            let sum = |(word, seats): (&String, &Vec<u64>)| (word.clone(), seats.iter().sum());
            return Some(JsonFact::Words(words.map(sum).collect()));
        }
        let numbers = count.all_numbers();
        (numbers.count() > 0).then(|| JsonFact::Number {
            mean: numbers.mean(),
            standard_error: numbers.standard_error(),
            sd: numbers.sd(),
            min: numbers.min(),
            max: numbers.max(),
            seats: count.numbers.iter().map(crate::histogram::Histogram::mean).collect(),
        })
    }

    /// Tables, for people.
    pub(crate) fn write(&self, out: &mut dyn Write) -> Result<()> {
        for (kind, rows) in self.tally.kinds() {
            self.write_kind(out, kind, rows)?;
            writeln!(out)?;
        }
        self.write_facts(out)
    }

    /// The levels that played, the weakest first.
    fn groups(&self) -> Vec<Level> {
        Level::ALL.iter().copied().filter(|level| self.levels.contains(level)).collect()
    }

    fn write_kind(
        &self,
        out: &mut dyn Write,
        kind: &EventKind,
        mut rows: Vec<(&str, &[EventCount])>,
    ) -> Result<()> {
        let Styles { faint, .. } = Styles::for_stdout();
        let groups = self.groups();
        let by_level = groups.len() > 1;
        let count = rows.len();
        if count > LONGEST {
            rows.sort_by(|(_, one), (_, other)| made_of(other).total_cmp(&made_of(one)));
            let last = rows.split_off(count - LONGEST / 2);
            rows.truncate(LONGEST / 2);
            rows.extend(last);
        }
        let words = 1 + usize::from(by_level);
        let mut header = vec![kind.name.to_owned()];
        header.extend(by_level.then(|| "level".to_owned()));
        let happened: Vec<bool> = (0..kind.ways.len())
            .map(|way| way == 0 || rows.iter().any(|(_, counts)| counts[way].of(|_| true) > 0))
            .collect();
        for (index, way) in kind.ways.iter().enumerate().filter(|(index, _)| happened[*index]) {
            header.push((*way).to_owned());
            if index > 0 || kind.occasion == Occasion::None {
                header.push("round".to_owned());
            }
        }
        let mut lines = table(header, words);
        for (name, counts) in &rows {
            for (nth, &level) in groups.iter().enumerate() {
                let mut line = vec![if nth == 0 { (*name).to_owned() } else { String::new() }];
                line.extend(by_level.then(|| level.name().to_owned()));
                self.add_counts(&mut line, kind, (counts, &happened), level);
                lines.add_row(line);
            }
        }
        show(out, &lines)?;
        let what = match kind.occasion {
            Occasion::None => "times in all; the mean round",
            Occasion::OfTable => "share of the seats at whose table it was; the mean round",
            Occasion::OfSeat => "share of the times it came to a seat; the mean round",
        };
        let cut = if count > LONGEST {
            format!("; {LONGEST} of {count}, those most and least made use of: --json has all")
        } else {
            String::new()
        };
        Ok(writeln!(out, "{faint} {what}{cut}{faint:#}")?)
    }

    /// The counts of one thing, for the seats of a level.
    fn add_counts(
        &self,
        line: &mut Vec<String>,
        kind: &EventKind,
        (counts, happened): (&[EventCount], &[bool]),
        level: Level,
    ) {
        let own = |seat: usize| self.levels[seat] == level;
        let seats = self.levels.iter().filter(|other| **other == level).count() as u64;
        let occasions =
            counts[0].of(own) * if kind.occasion == Occasion::OfTable { seats.max(1) } else { 1 };
        for (index, count) in counts.iter().enumerate().filter(|(index, _)| happened[*index]) {
            let times = count.of(own);
            let share = index > 0 && kind.occasion != Occasion::None;
            // What comes to the whole table comes to it once, whoever sits there.
            let of =
                if count.table > 0 && seats > 0 { occasions / seats.max(1) } else { occasions };
            line.push(match share {
                true if times == 0 => "-".to_owned(),
                true => format!("{:.1} %", 100.0 * times as f64 / of.max(1) as f64),
                false => thousands(times),
            });
            if index > 0 || kind.occasion == Occasion::None {
                let round = (times > 0).then(|| format!("{:.1}", count.rounds.mean()));
                line.push(round.unwrap_or_default());
            }
        }
    }

    fn write_facts(&self, out: &mut dyn Write) -> Result<()> {
        let mut lines = table(["at the end", "mean", "±", "sd", "lowest", "highest"], 1);
        for (name, count) in self.tally.facts() {
            let mut line = vec![name.clone()];
            match self.fact(count) {
                Some(JsonFact::Number { mean, standard_error, sd, min, max, .. }) => {
                    let decimal = |number: f64| format!("{number:.2}");
                    line.extend([mean, standard_error, sd].map(decimal));
                    line.extend([min, max].map(|number| number.to_string()));
                }
                Some(JsonFact::Flag { share, standard_error }) => {
                    let percent = |share: f64| format!("{:.1} %", 100.0 * share);
                    line.extend([share, standard_error].map(percent));
                }
                _ => continue,
            }
            line.resize(6, String::new());
            lines.add_row(line);
        }
        show(out, &lines)?;
        Ok(writeln!(out)?)
    }
}

/// How much is made of something, to put it in order: the share of its occasions, or how often.
fn made_of(counts: &[EventCount]) -> f64 {
    let times = |index: usize| counts.get(index).map_or(0, |count| count.of(|_| true)) as f64;
    if counts.len() > 1 { times(1) / times(0).max(1.0) } else { times(0) }
}
