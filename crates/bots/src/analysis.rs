//! Was it luck, or me? What every decision of a finished game cost, and what every deal brought.
//!
//! All figures are points that a seat may expect at the end, on average over imagined futures in
//! which everyone plays on as the game's judge would. For each decision of a seat three lines are
//! compared in the *same* futures:
//!
//! - what the judge itself would do (`J`),
//! - what was played (`P`), always, however bad it looked,
//! - the best turn that a search found beforehand (`B`).
//!
//! The decision cost `B − P`. The cards that came before it brought `J − P′`, where `P′` is the
//! line played at the seat's decision before: `P′` is what the judge's play was worth then, `J` is
//! what it is worth now, so that this is luck and nothing else, and averages zero. The start is
//! what the judge's play was worth before the first card, with what the best turns of this game
//! added to it (the sum of `B − J`). Then start + luck − cost is the score, exactly.
//!
//! The best turn is looked for in other futures than those it is weighed in. Otherwise the turn with
//! the luckiest futures would win, and every decision would seem to cost something. What chance
//! explains of a loss is taken off, so that no decision brings more than the best one.

mod decision;
mod weigh;

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tabletop::{Dealer, Judged, Record, RecordError, Rng, Seat};

use crate::worked;

pub use decision::{Decision, decisions};
pub use weigh::{Analyst, Attempt, Weighed, Weighing};

/// What became of one seat in a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatAnalysis {
    /// Whose game it was.
    pub seat: Seat,
    /// The points to expect before the first card, with the best turns found.
    pub start: f64,
    /// The same as the judge plays: the start without what the best turns found add to it. An analysis
    /// that was kept before it was told apart has none.
    #[serde(default)]
    pub by_judge: f64,
    /// What deals, reveals and the others brought.
    pub luck: f64,
    /// What the seat's own decisions brought: nothing, or less.
    pub decisions: f64,
    /// The final score: the sum of the three.
    pub score: i32,
    /// How close the decisions came to the best ones, from 0 to 100. None without a decision.
    pub accuracy: Option<f64>,
    /// Decision by decision.
    pub turns: Vec<TurnAnalysis>,
}

/// What one decision came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurnAnalysis {
    /// The round in which it was made.
    pub round: u32,
    /// The points to expect after it, on the way from the start to the score.
    pub expected: f64,
    /// What came before it brought.
    pub luck: f64,
    /// The decision itself.
    pub weighed: Weighed,
    /// How good it was.
    pub mark: Mark,
}

/// How good a decision was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// The best turn, where every other one costs much.
    Keystone,
    /// As good as the best.
    Solid,
    /// A little worse.
    Hairline,
    /// Clearly worse.
    Crack,
    /// A great loss.
    Collapse,
}

impl Mark {
    /// Every mark, the best first.
    pub const ALL: [Self; 5] =
        [Self::Keystone, Self::Solid, Self::Hairline, Self::Crack, Self::Collapse];

    /// The word for it in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Keystone => "keystone",
            Self::Solid => "solid",
            Self::Hairline => "hairline",
            Self::Crack => "crack",
            Self::Collapse => "collapse",
        }
    }

    /// The mark of a decision. A loss within its interval may be none at all and is not blamed.
    fn of<G: Judged>(weighed: &Weighed) -> Self {
        let mark = Self::of_loss::<G>(weighed.loss, weighed.interval);
        let alone = weighed.played == weighed.best && weighed.next_best >= 2.0 * G::CRACKS[1];
        if mark == Self::Solid && alone { Self::Keystone } else { mark }
    }

    /// The mark of a loss.
    fn of_loss<G: Judged>(loss: f64, interval: f64) -> Self {
        let [hairline, crack, collapse] = G::CRACKS;
        let loss = if loss > interval { loss } else { 0.0 };
        if loss >= collapse {
            Self::Collapse
        } else if loss >= crack {
            Self::Crack
        } else if loss >= hairline {
            Self::Hairline
        } else {
            Self::Solid
        }
    }
}

/// How much worse a loss of one hairline makes a decision, out of 100.
const SEVERITY: f64 = 0.175;

/// How close a decision came to the best, from 0 to 100.
fn accuracy<G: Judged>(loss: f64) -> f64 {
    100.0 * (-SEVERITY * loss / G::CRACKS[0]).exp()
}

/// Puts the weighed decisions of a seat together. `start` is what it could expect before the first
/// card, `score` what it had in the end.
fn assemble<G: Judged>(
    seat: Seat,
    start: f64,
    score: i32,
    weighed: Vec<(u32, Weighed)>,
) -> SeatAnalysis {
    let beyond: f64 = weighed.iter().map(|(_, turn)| turn.best_points() - turn.by_judge).sum();
    let by_judge = start;
    let mut before = start;
    let start = start + beyond;
    let mut expected = start;
    let mut turns = Vec::with_capacity(weighed.len());
    for (round, weighed) in weighed {
        let luck = weighed.by_judge - before;
        before = weighed.points;
        expected += luck - weighed.loss;
        let mark = Mark::of::<G>(&weighed);
        turns.push(TurnAnalysis { round, expected, luck, weighed, mark });
    }
    let decisions = -turns.iter().map(|turn| turn.weighed.loss).sum::<f64>();
    let open: Vec<f64> = turns
        .iter()
        .filter(|turn| !turn.weighed.forced)
        .map(|turn| accuracy::<G>(turn.weighed.loss))
        .collect();
    SeatAnalysis {
        seat,
        start,
        by_judge,
        luck: f64::from(score) - start - decisions,
        decisions,
        score,
        accuracy: (!open.is_empty()).then(|| open.iter().sum::<f64>() / open.len() as f64),
        turns,
    }
}

/// A finished game whose decisions are weighed one by one.
#[derive(Debug)]
pub struct GameAnalysis<G: Judged> {
    /// The game it is, for the moment before the first card.
    record: Record,
    decisions: Vec<Decision<G>>,
    scores: Vec<i32>,
    analyst: Analyst<G>,
    /// What each seat could expect before the first card.
    start: Vec<f64>,
    weighed: Vec<Option<Weighed>>,
}

impl<G: Judged> GameAnalysis<G> {
    /// A finished game, for these seats; `None` if it goes on.
    pub fn of(record: &Record, seats: impl Fn(Seat) -> bool) -> Result<Option<Self>, RecordError> {
        let (decisions, end) = decisions::<G>(record, seats)?;
        let Some(outcome) = end.outcome() else { return Ok(None) };
        Ok(Some(Self {
            record: record.clone(),
            scores: outcome.standings.iter().map(|standing| standing.score.total).collect(),
            analyst: Analyst::new(Weighing::COARSE),
            start: vec![0.0; end.seats()],
            weighed: vec![None; decisions.len()],
            decisions,
        }))
    }

    /// How many decisions there are to weigh.
    pub fn decisions(&self) -> usize {
        self.decisions.len()
    }

    /// Weighs so carefully from now on, beginning with the moment before the first card.
    pub fn begin(&mut self, weighing: Weighing) {
        self.analyst = Analyst::new(weighing);
        self.start.fill(0.0);
        let futures = weighing.futures.max(1);
        for future in 0..futures {
            let mut rng = Rng::of_simulation(weighing.seed, future as u64, 0);
            let mut game: G = (self.record.begin(Dealer::imagined(&mut rng)))
                .expect("a game that was replayed can begin");
            self.analyst.play_on(&mut game);
            for (seat, start) in Seat::all(game.seats()).zip(&mut self.start) {
                *start += f64::from(game.prospects(seat, self.analyst.judgement()));
            }
        }
        self.start.iter_mut().for_each(|start| *start /= futures as f64);
    }

    /// Weighs the decision of this index.
    pub fn weigh(&mut self, index: usize) {
        self.weighed[index] = Some(self.analyst.weigh(&self.decisions[index]));
    }

    /// What became of a seat, once all its decisions are weighed.
    pub fn seat(&self, seat: Seat) -> Option<SeatAnalysis> {
        let own = self.decisions.iter().zip(&self.weighed);
        let own = own.filter(|(decision, _)| decision.seat == seat);
        let weighed = own.map(|(decision, weighed)| Some((decision.round, weighed.clone()?)));
        let weighed: Option<Vec<_>> = weighed.collect();
        Some(assemble::<G>(seat, self.start[seat.index()], self.scores[seat.index()], weighed?))
    }
}

/// Analyses a finished game for these seats; nobody, if it goes on. `watch` hears of each decision
/// how many are done and how many there are.
pub fn analyse<G: Judged>(
    record: &Record,
    seats: impl Fn(Seat) -> bool,
    weighing: Weighing,
    mut watch: impl FnMut(usize, usize),
) -> Result<Vec<SeatAnalysis>, RecordError> {
    let analysis = GameAnalysis::<G>::of(record, &seats)?;
    let Some(mut analysis) = analysis else { return Ok(Vec::new()) };
    analysis.begin(weighing);
    for index in 0..analysis.decisions() {
        watch(index, analysis.decisions());
        analysis.weigh(index);
    }
    let seats = Seat::all(record.seats.len()).filter(|&seat| seats(seat));
    Ok(seats.filter_map(|seat| analysis.seat(seat)).collect())
}

/// The same as carefully as this much time of a core allows: coarsely first, and then in as many futures as fit in
/// what is left.
pub fn analyse_within<G: Judged>(
    record: &Record,
    seats: impl Fn(Seat) -> bool,
    time: Duration,
    seed: u64,
    watch: impl FnMut(usize, usize),
) -> Result<Vec<SeatAnalysis>, RecordError> {
    /// A little is kept in hand: no two passes take quite as long as they should.
    const SHARE: f64 = 0.9;
    let began = worked();
    let coarse = Weighing { seed, ..Weighing::COARSE };
    let first = analyse::<G>(record, &seats, coarse, |_, _| ())?;
    let spent = worked().saturating_sub(began).as_secs_f64();
    let times = ((SHARE * time.as_secs_f64() - spent) / spent.max(1e-6)) as usize;
    if times < 2 {
        return Ok(first);
    }
    let (search, futures) = (coarse.search * times, coarse.futures * times);
    analyse::<G>(record, &seats, Weighing { search, futures, seed }, watch)
}
