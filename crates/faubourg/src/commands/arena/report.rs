//! What an arena prints.

use std::io::Write;

use anyhow::Result;
use bots::Level;
use serde::Serialize;
use tabletop::Settings;

use super::elo::Elo;
use super::{Deal, SIDES};
use crate::json;
use crate::text::{Styles, count_of, show, table};

/// An arena that is over.
pub(crate) struct Report<'a> {
    pub(crate) title: &'static str,
    pub(crate) game: &'static str,
    pub(crate) settings: &'a Settings,
    pub(crate) seed: u64,
    pub(crate) seats: usize,
    pub(crate) deals: u32,
    pub(crate) strengths: Vec<Strength>,
    pub(crate) duels: Vec<Duel>,
    pub(crate) choices_per_second_at_random: f64,
}

/// How strong a level is.
#[derive(Clone, Debug)]
pub(crate) struct Strength {
    pub(crate) level: Level,
    pub(crate) elo: Elo,
    /// Points in a game among equals, on average, and half the width of their interval.
    pub(crate) points: (f64, f64),
    pub(crate) milliseconds_per_turn: f64,
    pub(crate) positions_per_second: f64,
}

/// What came of the duels of two levels, as the first of them sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Duel {
    pub(crate) pair: (usize, usize),
    /// The share of games won, and its interval.
    pub(crate) won: f64,
    pub(crate) won_interval: [f64; 2],
    /// The points ahead in a game, and half the width of their interval.
    pub(crate) lead: (f64, f64),
}

impl Duel {
    pub(super) fn new(pair: (usize, usize), seats: usize, deals: &[Deal]) -> Self {
        // From both sides together, each of them sat on as many seats as a table has.
        let lead = |deal: &Deal| f64::from(deal.points[0] - deal.points[1]) / seats as f64;
        let (won, won_interval) = share(deals.iter().map(|deal| deal.wins / SIDES as f64));
        Self { pair, won, won_interval, lead: interval(deals.iter().map(lead)) }
    }
}

/// So many standard deviations to both sides hold the true value with 95 of 100.
const WIDE: f64 = 1.96;

/// The mean, and half the width of the interval that holds the true one with 95 of 100.
pub(super) fn interval(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let (mean, variance, count) = mean_and_variance(values);
    (mean, WIDE * (variance / count).sqrt())
}

/// The mean of shares of deals, and its interval after Wilson, which stays honest near everything
/// and nothing: who won all of ten deals may still lose the eleventh.
///
/// The two games of a deal tell more than one game and at most as much as two, the less the more
/// they resemble each other; the spread of the deals says how much.
fn share(deals: impl Iterator<Item = f64> + Clone) -> (f64, [f64; 2]) {
    let (mean, variance, count) = mean_and_variance(deals);
    let games = if variance > 0.0 {
        (count * mean * (1.0 - mean) / variance).clamp(count, SIDES as f64 * count)
    } else {
        count
    };
    let squared = WIDE * WIDE / games;
    let middle = (mean + squared / 2.0) / (1.0 + squared);
    let spread = mean * (1.0 - mean) / games + squared / (4.0 * games);
    let half = WIDE * spread.sqrt() / (1.0 + squared);
    (mean, [middle - half, middle + half])
}

fn mean_and_variance(values: impl Iterator<Item = f64> + Clone) -> (f64, f64, f64) {
    let count = values.clone().count() as f64;
    let mean = values.clone().sum::<f64>() / count;
    let variance = values.map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, variance, count)
}

#[derive(Serialize)]
struct Json<'a> {
    game: &'static str,
    options: &'a Settings,
    seed: u64,
    seats: usize,
    deals: u32,
    choices_per_second_at_random: f64,
    levels: Vec<JsonLevel>,
    duels: Vec<JsonDuel>,
}

#[derive(Serialize)]
struct JsonLevel {
    level: &'static str,
    elo: Elo,
    points: f64,
    points_interval: [f64; 2],
    milliseconds_per_turn: f64,
    positions_per_second: f64,
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
            seats: self.seats,
            deals: self.deals,
            choices_per_second_at_random: self.choices_per_second_at_random,
            levels: self
                .strengths
                .iter()
                .map(|strength| JsonLevel {
                    level: strength.level.name(),
                    elo: strength.elo,
                    points: strength.points.0,
                    points_interval: around(strength.points),
                    milliseconds_per_turn: strength.milliseconds_per_turn,
                    positions_per_second: strength.positions_per_second,
                })
                .collect(),
            duels: self
                .duels
                .iter()
                .map(|duel| JsonDuel {
                    level: self.name(duel.pair.0),
                    against: self.name(duel.pair.1),
                    won: duel.won,
                    won_interval: duel.won_interval,
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
        writeln!(
            out,
            "{strong}{}{strong:#} · {} seats · seed {}",
            self.title, self.seats, self.seed
        )?;
        let options: Vec<String> =
            self.settings.iter().map(|(name, value)| format!("{name}={value}")).collect();
        writeln!(out, "{faint}{}{faint:#}\n", options.join(" "))?;
        let deals = count_of(self.deals.into(), "deal");
        writeln!(out, "Every two levels played {deals} from both sides.\n")?;
        let header = ["level", "Elo", "from", "to", "points *", "±", "ms a turn", "positions/s"];
        let mut rows = table(header, 1);
        for strength in &self.strengths {
            let Strength { level, elo, points, .. } = strength;
            rows.add_row([
                level.name().to_owned(),
                format!("{:.0}", elo.rating),
                format!("{:.0}", elo.low),
                format!("{:.0}", elo.high),
                format!("{:.1}", points.0),
                format!("{:.1}", points.1),
                format!("{:.2}", strength.milliseconds_per_turn),
                millions(strength.positions_per_second),
            ]);
        }
        show(out, &rows)?;
        let pace = millions(self.choices_per_second_at_random);
        writeln!(
            out,
            "{faint} * at a table where everybody plays like that. Playing at random makes {pace} \
             choices a second.{faint:#}\n"
        )?;
        let mut rows = table(["level", "against", "won %", "from", "to", "lead", "±"], 2);
        for duel in self.duels.iter().rev() {
            // The stronger one speaks: levels are named from the weakest.
            let (one, other) = duel.pair;
            rows.add_row([
                self.name(other).to_owned(),
                self.name(one).to_owned(),
                format!("{:.1}", 100.0 * (1.0 - duel.won)),
                format!("{:.1}", 100.0 * (1.0 - duel.won_interval[1])),
                format!("{:.1}", 100.0 * (1.0 - duel.won_interval[0])),
                format!("{:+.1}", -duel.lead.0),
                format!("{:.1}", duel.lead.1),
            ]);
        }
        Ok(show(out, &rows)?)
    }
}

fn millions(rate: f64) -> String {
    if rate == 0.0 { "-".to_owned() } else { format!("{:.2} M", rate / 1e6) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_won_everything_may_lose_yet() {
        let (mean, [low, high]) = share([1.0; 10].into_iter());
        assert!((mean - 1.0).abs() < 1e-9 && (high - 1.0).abs() < 1e-9);
        // Wilson's interval for 10 of 10.
        assert!((low - 0.722).abs() < 1e-3, "{low}");
    }

    #[test]
    fn deals_whose_games_differ_count_for_two_games() {
        // One win and one loss in half of the deals: the cards decide nothing.
        let independent = [0.5, 1.0, 0.5, 0.0].repeat(10);
        // Both games of a deal always end alike: the cards decide everything.
        let alike = [0.0, 1.0, 1.0, 0.0].repeat(10);
        let width = |deals: &[f64]| {
            let (_, [low, high]) = share(deals.iter().copied());
            high - low
        };
        let ratio = width(&alike) / width(&independent);
        assert!((1.3..1.5).contains(&ratio), "twice the games, 1.41 times as narrow: {ratio}");
    }
}
