//! The figures that the lab asks of every game, each with what it says in plain words.

use serde::Serialize;

use super::estimate::Estimate;
use super::lead::{Lead, by_expectation, by_points};
use super::watch::{Finish, Played};

/// Something to be asked of games.
pub(super) struct Measure {
    pub(super) topic: Topic,
    /// Its name for programs, which stays the same whatever the words.
    pub(super) key: String,
    /// Its name for people.
    pub(super) name: String,
    /// What it says, in a sentence.
    pub(super) about: String,
    pub(super) unit: Unit,
    asked: Asked,
}

/// What a figure is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Topic {
    Result,
    Categories,
    WinnersCategories,
    Seats,
    Tempo,
    Drama,
    Choices,
    Ends,
}

/// What a figure counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Unit {
    /// Points of the game.
    Points,
    /// A part of a whole, from 0 to 1.
    Share,
    /// So many.
    Number,
}

type Ask<T> = Box<dyn Fn(&Played) -> T>;

enum Asked {
    /// So much for each of something.
    Ratio(Ask<(f64, f64)>),
    /// The same for a part of a whole.
    Share(Ask<(f64, f64)>),
    /// How many values, their sum and the sum of their squares.
    Spread(Ask<(f64, f64, f64)>),
}

impl Measure {
    /// What these games say.
    pub(super) fn estimate(&self, games: &[Played]) -> Option<Estimate> {
        match &self.asked {
            Asked::Ratio(ask) => Estimate::ratio(games.iter().map(ask)),
            Asked::Share(ask) => Estimate::share(games.iter().map(ask)),
            Asked::Spread(ask) => Estimate::spread(games.iter().map(ask)),
        }
    }
}

/// A table whose games are asked about.
#[derive(Clone, Debug)]
pub(super) struct Asking {
    pub(super) seats: usize,
    /// Whether somebody alone can lose, since the game plays an opponent.
    pub(super) has_opponent: bool,
    /// What scores are made of, under any of the rules.
    pub(super) categories: Vec<&'static str>,
    pub(super) ends: &'static [&'static str],
}

/// With more seats than this, single seats are not told.
pub(super) const FEW_SEATS: usize = 8;

/// Points by which a game counts as close.
const CLOSE: f64 = 5.0;

impl Asking {
    /// Everything that can be asked at such a table.
    pub(super) fn measures(&self) -> Vec<Measure> {
        let mut all = Vec::new();
        self.results(&mut all);
        self.by_category(&mut all);
        self.by_seat(&mut all);
        tempo(&mut all);
        if self.seats > 1 {
            drama(&mut all);
        }
        choices(&mut all);
        self.by_end(&mut all);
        all
    }

    fn results(&self, all: &mut Vec<Measure>) {
        let mut add = adder(all, Topic::Result);
        add(
            "points",
            "Points",
            "What a player scores, on average over all seats and games.",
            Unit::Points,
            Asked::Ratio(Box::new(|game| (points(game).sum(), game.seats.len() as f64))),
        );
        add(
            "spread",
            "Spread of points",
            "The standard deviation: two of three players are no further than this from the average.",
            Unit::Points,
            Asked::Spread(Box::new(|game| {
                let squares = points(game).map(|points| points * points).sum();
                (game.seats.len() as f64, points(game).sum(), squares)
            })),
        );
        if self.has_opponent {
            add(
                "won",
                "Games won",
                "How often the player beats the opponent that the game itself plays.",
                Unit::Share,
                Asked::Share(Box::new(|game| (game.seats[0].won, 1.0))),
            );
        }
        if self.seats > 1 {
            add(
                "margin",
                "Winning margin",
                "How many points lie between the winner and the next player.",
                Unit::Points,
                Asked::Ratio(Box::new(|game| (margin(game), 1.0))),
            );
            add(
                "close",
                "Close games",
                "How often no more than 5 points lie between the first two.",
                Unit::Share,
                Asked::Share(Box::new(|game| (whether(margin(game) <= CLOSE), 1.0))),
            );
            add(
                "shared",
                "Shared wins",
                "How often nobody wins alone, after all tie-breaks.",
                Unit::Share,
                Asked::Share(Box::new(|game| (whether(winners(game).count() > 1), 1.0))),
            );
        }
    }

    fn by_category(&self, all: &mut Vec<Measure>) {
        for &category in &self.categories {
            let part = move |game: &Played, seat: &Finish| game.part(seat, category);
            adder(all, Topic::Categories)(
                category,
                category,
                &format!("Points for {category}, on average over all seats and games."),
                Unit::Points,
                Asked::Ratio(Box::new(move |game| {
                    let all = game.seats.iter().map(|seat| part(game, seat)).sum();
                    (all, game.seats.len() as f64)
                })),
            );
            if self.seats > 1 {
                adder(all, Topic::WinnersCategories)(
                    category,
                    category,
                    &format!("How many more points winners have for {category} than the others."),
                    Unit::Points,
                    Asked::Ratio(Box::new(move |game| winners_lead(game, |seat| part(game, seat)))),
                );
            }
        }
    }

    fn by_seat(&self, all: &mut Vec<Measure>) {
        if !(2..=FEW_SEATS).contains(&self.seats) {
            return;
        }
        for seat in 0..self.seats {
            let number = seat + 1;
            let mut add = adder(all, Topic::Seats);
            add(
                &format!("won-{number}"),
                &format!("Seat {number} wins"),
                "How often this seat wins; a shared win counts in part. Fair is the same for all.",
                Unit::Share,
                Asked::Share(Box::new(move |game| (game.seats[seat].won, 1.0))),
            );
            add(
                &format!("points-{number}"),
                &format!("Points of seat {number}"),
                "What this seat scores on average.",
                Unit::Points,
                Asked::Ratio(Box::new(move |game| (game.seats[seat].points, 1.0))),
            );
        }
    }

    fn by_end(&self, all: &mut Vec<Measure>) {
        for (index, end) in self.ends.iter().enumerate() {
            adder(all, Topic::Ends)(
                end,
                &format!("Ended by {end}"),
                "How often a game ends in this way.",
                Unit::Share,
                Asked::Share(Box::new(move |game| (whether(game.end == index), 1.0))),
            );
        }
    }
}

fn tempo(all: &mut Vec<Measure>) {
    let mut add = adder(all, Topic::Tempo);
    add(
        "rounds",
        "Rounds",
        "How many rounds a game takes.",
        Unit::Number,
        Asked::Ratio(Box::new(|game| (game.length() as f64, 1.0))),
    );
    add(
        "half-time",
        "Points by half-time",
        "Which part of the final points stands on the board when half of the rounds are over.",
        Unit::Share,
        Asked::Ratio(Box::new(|game| {
            let half = game.rounds.get((game.length() / 2).max(1) - 1);
            let then: i32 = half.map_or(0, |half| half.points.iter().sum());
            (then.into(), points(game).sum())
        })),
    );
}

fn drama(all: &mut Vec<Measure>) {
    let mut add = adder(all, Topic::Drama);
    add(
        "lead-changes",
        "Lead changes",
        "How often in a game somebody else takes the lead, by the points on the board after each round.",
        Unit::Number,
        Asked::Ratio(Box::new(|game| (Lead::of(game, by_points).changes as f64, 1.0))),
    );
    add(
        "comeback",
        "Deepest deficit of the winner",
        "How far behind the leader the later winner was at the worst moment, in points on the board.",
        Unit::Points,
        Asked::Ratio(Box::new(|game| (Lead::of(game, by_points).deficit, 1.0))),
    );
    add(
        "settled",
        "Winner settled",
        "Which part of the game is over when the later winner leads for good, by the points on the \
         board. Later is more exciting.",
        Unit::Share,
        Asked::Ratio(Box::new(|game| (Lead::of(game, by_points).settled, 1.0))),
    );
    add(
        "settled-judge",
        "Winner foreseen",
        "The same by what the judge of the bots expects, who also sees what is still to come. Late \
         is exciting; very late means that the last cards decide.",
        Unit::Share,
        Asked::Ratio(Box::new(|game| (Lead::of(game, by_expectation).settled, 1.0))),
    );
    add(
        "leader-at-half",
        "Leader at half-time wins",
        "How often the one who has most points when half of the rounds are over wins.",
        Unit::Share,
        Asked::Share(Box::new(|game| (Lead::wins_at(game, 0.5, by_points), 1.0))),
    );
    add(
        "favourite-at-half",
        "Favourite at half-time wins",
        "How often the one of whom the judge then expects most wins.",
        Unit::Share,
        Asked::Share(Box::new(|game| (Lead::wins_at(game, 0.5, by_expectation), 1.0))),
    );
}

fn choices(all: &mut Vec<Measure>) {
    let mut add = adder(all, Topic::Choices);
    add(
        "choices",
        "Choices at a decision",
        "Among how many legal choices a player picks, on average over all decisions.",
        Unit::Number,
        Asked::Ratio(Box::new(|game| {
            let all = game.all_decisions();
            (all.choices.into(), all.count.into())
        })),
    );
    add(
        "forced",
        "Forced decisions",
        "How often there is only one legal choice, so that nothing is decided.",
        Unit::Share,
        Asked::Share(Box::new(|game| {
            let all = game.all_decisions();
            (all.forced.into(), all.count.into())
        })),
    );
    add(
        "decisions",
        "Decisions in a round",
        "How many small decisions a player makes in a round.",
        Unit::Number,
        Asked::Ratio(Box::new(|game| {
            let turns = game.length() * game.seats.len();
            (game.all_decisions().count.into(), turns as f64)
        })),
    );
}

/// Puts figures of one topic on the list.
fn adder(all: &mut Vec<Measure>, topic: Topic) -> impl FnMut(&str, &str, &str, Unit, Asked) {
    move |key, name, about, unit, asked| {
        let (key, name, about) = (key.to_owned(), name.to_owned(), about.to_owned());
        all.push(Measure { topic, key, name, about, unit, asked });
    }
}

fn whether(so: bool) -> f64 {
    f64::from(u8::from(so))
}

fn points(game: &Played) -> impl Iterator<Item = f64> {
    game.seats.iter().map(|seat| seat.points)
}

fn winners(game: &Played) -> impl Iterator<Item = &Finish> {
    game.seats.iter().filter(|seat| seat.won > 0.0)
}

/// Points between the first two. A tie-break may put fewer points first.
pub(super) fn margin(game: &Played) -> f64 {
    let mut sorted: Vec<f64> = points(game).collect();
    sorted.sort_by(|one, other| other.total_cmp(one));
    sorted.first().zip(sorted.get(1)).map_or(0.0, |(first, second)| first - second)
}

/// How much more of something winners have than the others of the same game; games in which all
/// win say nothing.
fn winners_lead(game: &Played, of: impl Fn(&Finish) -> f64) -> (f64, f64) {
    let mean = |won: bool| {
        let side = || game.seats.iter().filter(|seat| (seat.won > 0.0) == won);
        let count = side().count();
        (count > 0).then(|| side().map(&of).sum::<f64>() / count as f64)
    };
    match (mean(true), mean(false)) {
        (Some(winners), Some(others)) => (winners - others, 1.0),
        _ => (0.0, 0.0),
    }
}

impl Unit {
    /// A figure in a terminal.
    pub(super) fn told(self, value: f64) -> String {
        match self {
            Self::Share => format!("{:.1} %", 100.0 * value),
            Self::Points | Self::Number => format!("{value:.2}"),
        }
    }
}

impl Topic {
    /// Whether its heading says all that there is to say about a figure.
    pub(super) const fn is_plain(self) -> bool {
        matches!(self, Self::Categories | Self::WinnersCategories | Self::Ends)
    }

    /// Its name in a terminal.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Result => "results",
            Self::Categories => "points",
            Self::WinnersCategories => "winners’ points",
            Self::Seats => "seats",
            Self::Tempo => "tempo",
            Self::Drama => "drama",
            Self::Choices => "choices",
            Self::Ends => "ends",
        }
    }
}
