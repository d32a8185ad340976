//! All figures of a lab, for the page, for the terminal and for programs.

use serde::Serialize;
use tabletop::Settings;

use super::data::Difference;
use super::estimate::{Estimate, Interval};
use super::lead::{By, Lead, by_expectation, by_points};
use super::measure::{Asking, Measure, Topic, Unit, margin};
use super::pieces::{Compared, Kind};
use super::retune::Retuned;
use super::watch::{Played, TENTHS};
use super::without::Without;
use crate::histogram::Histogram;

/// How the games came about.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Made {
    pub(super) game: &'static str,
    #[serde(skip)]
    pub(super) title: &'static str,
    pub(super) version: &'static str,
    /// What was typed, so that anyone can repeat it.
    pub(super) command: String,
    pub(super) seed: u64,
    /// How many deals every rule set played.
    pub(super) deals: usize,
    /// How many were asked for; more than were played if somebody had no more patience.
    pub(super) asked: u64,
    pub(super) seats: usize,
    pub(super) level: &'static str,
    pub(super) seconds: f64,
    /// The rules in question, and those they are compared with.
    pub(super) rules: Vec<Rules>,
    /// The figures in which their data differ.
    pub(super) differences: Vec<Difference>,
    /// Whether the rule sets to compare are one and the same.
    #[serde(skip)]
    pub(super) same: bool,
}

/// One set of rules.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Rules {
    /// What they are called on the page.
    pub(super) name: String,
    pub(super) options: Settings,
    /// What fitting the judge to them brought.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) tuned: Option<Retuned>,
}

/// A figure under the rules in question, and under those they are compared with.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Finding {
    pub(super) topic: Topic,
    pub(super) key: String,
    #[serde(skip)]
    pub(super) name: String,
    pub(super) about: String,
    pub(super) unit: Unit,
    #[serde(flatten)]
    pub(super) compared: Compared,
}

/// A difference over the same deals.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Change {
    #[serde(flatten)]
    pub(super) interval: Interval,
    /// Whether the interval leaves nothing out.
    pub(super) seen: bool,
}

impl Change {
    /// How much more the one is than the other.
    pub(super) fn new(yours: &Estimate, against: &Estimate) -> Self {
        let interval = yours.difference(against);
        Self { interval, seen: !interval.holds(0.0) }
    }
}

/// The same for both rule sets; the second only where there is one.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Both<T> {
    pub(super) yours: T,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) against: Option<T>,
}

impl<T> Both<T> {
    /// The same of both.
    pub(super) fn each<S>(yours: &S, against: Option<&S>, of: impl Fn(&S) -> T) -> Self {
        Self { yours: of(yours), against: against.map(of) }
    }

    fn of(sides: &[Vec<Played>], of: impl Fn(&[Played]) -> T) -> Self {
        Self { yours: of(&sides[0]), against: sides.get(1).map(|games| of(games)) }
    }

    /// The one, and the other if there is one.
    pub(super) fn iter(&self) -> impl Iterator<Item = &T> {
        std::iter::once(&self.yours).chain(&self.against)
    }
}

/// How often whole numbers came up.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Distribution {
    pub(super) mean: f64,
    pub(super) sd: f64,
    pub(super) min: i32,
    pub(super) p5: i32,
    pub(super) median: i32,
    pub(super) p95: i32,
    pub(super) max: i32,
    /// Each number that came up, with how often, the lowest first.
    pub(super) counts: Vec<(i32, u64)>,
}

impl Distribution {
    fn of(values: impl Iterator<Item = i32>) -> Self {
        let mut histogram = Histogram::default();
        values.for_each(|value| histogram.add(value));
        Self {
            mean: histogram.mean(),
            sd: histogram.sd(),
            min: histogram.min(),
            p5: histogram.percentile(5),
            median: histogram.percentile(50),
            p95: histogram.percentile(95),
            max: histogram.max(),
            counts: histogram.iter().collect(),
        }
    }
}

/// What happens in the course of games, tenth by tenth.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Course {
    /// How often the one with most points then wins.
    pub(super) leader_wins: [f64; TENTHS],
    /// How often the one of whom the judge then expects most wins.
    pub(super) favourite_wins: [f64; TENTHS],
    /// Among how many choices a player picks, on average.
    pub(super) choices: [f64; TENTHS],
}

impl Course {
    fn of(games: &[Played]) -> Self {
        let wins = |by: By| {
            std::array::from_fn(|tenth| {
                let part = (tenth + 1) as f64 / TENTHS as f64;
                let won: f64 = games.iter().map(|game| Lead::wins_at(game, part, by)).sum();
                won / games.len() as f64
            })
        };
        Self {
            leader_wins: wins(by_points),
            favourite_wins: wins(by_expectation),
            choices: std::array::from_fn(|tenth| {
                let made = || games.iter().map(|game| game.decisions[tenth]);
                let count: u64 = made().map(|part| u64::from(part.count)).sum();
                let choices: u64 = made().map(|part| u64::from(part.choices)).sum();
                choices as f64 / count.max(1) as f64
            }),
        }
    }
}

/// Everything there is to tell.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Study {
    #[serde(flatten)]
    pub(super) made: Made,
    pub(super) findings: Vec<Finding>,
    pub(super) scores: Both<Distribution>,
    pub(super) margins: Option<Both<Distribution>>,
    pub(super) rounds: Both<Distribution>,
    /// Points on the board after each round; games that are over keep theirs.
    pub(super) points_by_round: Both<Vec<f64>>,
    /// What happens in the course of games with several seats.
    pub(super) course: Both<Course>,
    /// Everything in the data that can be used, kind by kind.
    pub(super) kinds: Vec<Kind>,
    /// What things are worth by playing without them.
    pub(super) without: Vec<Without>,
}

impl Study {
    /// Looks at the games of both rule sets; game by game they had the same deals.
    pub(super) fn of(made: Made, asking: &Asking, sides: &[Vec<Played>], kinds: Vec<Kind>) -> Self {
        let points = |games: &[Played]| {
            let seats = games.iter().flat_map(|game| &game.seats);
            Distribution::of(seats.map(|seat| seat.points as i32))
        };
        let margins = |games: &[Played]| Distribution::of(games.iter().map(|g| margin(g) as i32));
        let lengths =
            |games: &[Played]| Distribution::of(games.iter().map(|game| game.length() as i32));
        let measures = asking.measures();
        Self {
            findings: measures.iter().map(|measure| finding(measure, sides)).collect(),
            scores: Both::of(sides, points),
            margins: (made.seats > 1).then(|| Both::of(sides, margins)),
            rounds: Both::of(sides, lengths),
            points_by_round: Both::of(sides, points_by_round),
            course: Both::of(sides, Course::of),
            kinds,
            without: Vec::new(),
            made,
        }
    }

    /// The findings of a topic.
    pub(super) fn about(&self, topic: Topic) -> impl Iterator<Item = &Finding> + Clone {
        self.findings.iter().filter(move |finding| finding.topic == topic)
    }

    /// Whether two rule sets are compared.
    pub(super) fn compares(&self) -> bool {
        self.made.rules.len() > 1
    }
}

fn finding(measure: &Measure, sides: &[Vec<Played>]) -> Finding {
    let estimates: Vec<Option<Estimate>> =
        sides.iter().map(|games| measure.estimate(games)).collect();
    Finding {
        topic: measure.topic,
        key: measure.key.clone(),
        name: measure.name.clone(),
        about: measure.about.clone(),
        unit: measure.unit,
        compared: Compared::of(&estimates),
    }
}

fn points_by_round(games: &[Played]) -> Vec<f64> {
    let rounds = games.iter().map(Played::length).max().unwrap_or(0);
    let after = |round: usize| {
        let standing = games.iter().map(|game| {
            let then = game.rounds.get(round).or(game.rounds.last());
            then.map_or(0, |then| then.points.iter().sum::<i32>()) as f64
        });
        let seats: usize = games.iter().map(|game| game.seats.len()).sum();
        standing.sum::<f64>() / seats.max(1) as f64
    };
    (0..rounds).map(after).collect()
}
