//! What an arena prints.

use std::io::Write;

use anyhow::Result;
use bots::Level;
use serde::Serialize;
use tabletop::Settings;

use super::elo::Elo;
use super::{Deal, SEATS};
use crate::json;
use crate::text::{Styles, count_of, show, table};

/// An arena that is over.
pub(crate) struct Report<'a> {
    pub(crate) title: &'static str,
    pub(crate) game: &'static str,
    pub(crate) settings: &'a Settings,
    pub(crate) seed: u64,
    pub(crate) deals: u32,
    pub(crate) strengths: Vec<Strength>,
    pub(crate) duels: Vec<Duel>,
}

/// How strong a level is.
#[derive(Clone, Debug)]
pub(crate) struct Strength {
    pub(crate) level: Level,
    pub(crate) elo: Elo,
    /// Points in a game, on average.
    pub(crate) points: f64,
    pub(crate) milliseconds_per_turn: f64,
}

/// What came of the duels of two levels, as the first of them sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Duel {
    pub(crate) pair: (usize, usize),
    /// The share of games won, and half the width of its interval.
    pub(crate) won: (f64, f64),
    /// The points ahead in a game, and half the width of their interval.
    pub(crate) lead: (f64, f64),
}

impl Duel {
    pub(super) fn new(pair: (usize, usize), deals: &[Deal]) -> Self {
        let seats = SEATS as f64;
        let lead = |deal: &Deal| f64::from(deal.points[0] - deal.points[1]) / seats;
        Self {
            pair,
            won: interval(deals.iter().map(|deal| deal.wins / seats)),
            lead: interval(deals.iter().map(lead)),
        }
    }
}

/// The mean, and half the width of the interval that holds the true one with 95 of 100.
fn interval(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count = values.clone().count() as f64;
    let mean = values.clone().sum::<f64>() / count;
    let variance = values.map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, 1.96 * (variance / count).sqrt())
}

#[derive(Serialize)]
struct Json<'a> {
    game: &'static str,
    options: &'a Settings,
    seed: u64,
    deals: u32,
    levels: Vec<JsonLevel>,
    duels: Vec<JsonDuel>,
}

#[derive(Serialize)]
struct JsonLevel {
    level: &'static str,
    elo: Elo,
    points: f64,
    milliseconds_per_turn: f64,
}

#[derive(Serialize)]
struct JsonDuel {
    level: &'static str,
    against: &'static str,
    won: f64,
    won_interval: [f64; 2],
    lead: f64,
    lead_interval: [f64; 2],
}

impl Report<'_> {
    fn name(&self, player: usize) -> &'static str {
        self.strengths[player].level.name()
    }

    /// One object, for programs.
    pub(crate) fn write_json(&self, out: &mut dyn Write) -> Result<()> {
        let around = |(mean, half): (f64, f64)| [mean - half, mean + half];
        let report = Json {
            game: self.game,
            options: self.settings,
            seed: self.seed,
            deals: self.deals,
            levels: self
                .strengths
                .iter()
                .map(|strength| JsonLevel {
                    level: strength.level.name(),
                    elo: strength.elo,
                    points: strength.points,
                    milliseconds_per_turn: strength.milliseconds_per_turn,
                })
                .collect(),
            duels: self
                .duels
                .iter()
                .map(|duel| JsonDuel {
                    level: self.name(duel.pair.0),
                    against: self.name(duel.pair.1),
                    won: duel.won.0,
                    won_interval: around(duel.won),
                    lead: duel.lead.0,
                    lead_interval: around(duel.lead),
                })
                .collect(),
        };
        Ok(json::line(out, &report)?)
    }

    /// Tables, for people.
    pub(crate) fn write_text(&self, out: &mut dyn Write) -> Result<()> {
        let Styles { strong, faint, .. } = Styles::for_stdout();
        writeln!(out, "{strong}{}{strong:#} · duels · seed {}", self.title, self.seed)?;
        let options: Vec<String> =
            self.settings.iter().map(|(name, value)| format!("{name}={value}")).collect();
        writeln!(out, "{faint}{}{faint:#}\n", options.join(" "))?;
        let deals = count_of(self.deals.into(), "deal");
        writeln!(out, "Every two levels played {deals} from both seats.\n")?;
        let header = ["level", "Elo", "from", "to", "points", "ms a turn"];
        let mut rows = table(header, 1);
        for Strength { level, elo, points, milliseconds_per_turn } in &self.strengths {
            rows.add_row([
                level.name().to_owned(),
                format!("{:.0}", elo.rating),
                format!("{:.0}", elo.low),
                format!("{:.0}", elo.high),
                format!("{points:.1}"),
                format!("{milliseconds_per_turn:.2}"),
            ]);
        }
        show(out, &rows)?;
        writeln!(out)?;
        let mut rows = table(["level", "against", "won %", "±", "lead", "±"], 2);
        for duel in self.duels.iter().rev() {
            // The stronger one speaks: levels are named from the weakest.
            let (one, other) = duel.pair;
            rows.add_row([
                self.name(other).to_owned(),
                self.name(one).to_owned(),
                format!("{:.1}", 100.0 * (1.0 - duel.won.0)),
                format!("{:.1}", 100.0 * duel.won.1),
                format!("{:+.1}", -duel.lead.0),
                format!("{:.1}", duel.lead.1),
            ]);
        }
        Ok(show(out, &rows)?)
    }
}
