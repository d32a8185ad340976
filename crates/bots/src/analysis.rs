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
//! the luckiest futures would win, and every decision would seem to cost something.

mod decision;
mod weigh;

use serde::{Deserialize, Serialize};
use tabletop::{Dealer, Judged, Record, RecordError, Rng, Seat};

pub use decision::{Decision, decisions};
pub use weigh::{Analyst, Weighed, Weighing};

/// What became of one seat in a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatAnalysis {
    /// Whose game it was.
    pub seat: Seat,
    /// The points to expect before the first card, with the best turns found.
    pub start: f64,
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
        let [hairline, crack, collapse] = G::CRACKS;
        let loss = if weighed.loss > weighed.interval { weighed.loss } else { 0.0 };
        if loss >= collapse {
            Self::Collapse
        } else if loss >= crack {
            Self::Crack
        } else if loss >= hairline {
            Self::Hairline
        } else if weighed.played == weighed.best && weighed.next_best >= 2.0 * crack {
            Self::Keystone
        } else {
            Self::Solid
        }
    }
}

/// How much worse a loss of one hairline makes a decision, out of 100.
const SEVERITY: f64 = 0.175;

/// How close a decision came to the best, from 0 to 100.
fn accuracy<G: Judged>(loss: f64) -> f64 {
    100.0 * (-SEVERITY * loss.max(0.0) / G::CRACKS[0]).exp()
}

/// What each seat may expect before the first card.
pub fn expected_at_start<G: Judged>(
    analyst: &mut Analyst<G>,
    setup: &G::Setup,
    futures: usize,
    seed: u64,
) -> Vec<f64> {
    let mut sums: Vec<f64> = Vec::new();
    for future in 0..futures.max(1) {
        let mut rng = Rng::of_simulation(seed, future as u64, 0);
        let mut game = G::start(setup, Dealer::imagined(&mut rng));
        analyst.play_on(&mut game);
        sums.resize(game.seats(), 0.0);
        for (seat, sum) in Seat::all(game.seats()).zip(&mut sums) {
            *sum += f64::from(game.prospects(seat, analyst.judgement()));
        }
    }
    sums.iter().map(|sum| sum / futures.max(1) as f64).collect()
}

/// Puts the weighed decisions of a seat together. `start` is what it could expect before the first
/// card, `score` what it had in the end.
pub fn assemble<G: Judged>(
    seat: Seat,
    start: f64,
    score: i32,
    weighed: Vec<(u32, Weighed)>,
) -> SeatAnalysis {
    let beyond: f64 = weighed.iter().map(|(_, turn)| turn.best_points() - turn.by_judge).sum();
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
        luck: f64::from(score) - start - decisions,
        decisions,
        score,
        accuracy: (!open.is_empty()).then(|| open.iter().sum::<f64>() / open.len() as f64),
        turns,
    }
}

/// Analyses a finished game for these seats. `watch` is called after each decision with how many
/// are done and how many there are; when it returns false the work ends without a result.
pub fn analyse<G: Judged>(
    record: &Record,
    seats: impl Fn(Seat) -> bool,
    weighing: Weighing,
    mut watch: impl FnMut(usize, usize) -> bool,
) -> Result<Option<Vec<SeatAnalysis>>, RecordError> {
    let (decisions, end) = decisions::<G>(record)?;
    let Some(outcome) = end.outcome() else { return Ok(Some(Vec::new())) };
    // Numbered before some are left out: a seat's figures do not depend on who else is analysed.
    let mut decisions: Vec<(u64, Decision<G>)> = (0..).zip(decisions).collect();
    decisions.retain(|(_, decision)| seats(decision.seat));
    let setup = G::setup(&record.options, record.seats.len())?;
    let mut analyst = Analyst::<G>::new(weighing);
    let start = expected_at_start(&mut analyst, &setup, weighing.futures, weighing.seed);
    let mut weighed: Vec<Vec<(u32, Weighed)>> = vec![Vec::new(); end.seats()];
    for (done, (number, decision)) in decisions.iter().enumerate() {
        if !watch(done, decisions.len()) {
            return Ok(None);
        }
        let turn = analyst.weigh(decision, *number);
        weighed[decision.seat.index()].push((decision.round, turn));
    }
    let seats = Seat::all(end.seats()).filter(|&seat| seats(seat));
    let analysed = seats.map(|seat| {
        let turns = std::mem::take(&mut weighed[seat.index()]);
        let score = outcome.standings[seat.index()].score.total;
        assemble::<G>(seat, start[seat.index()], score, turns)
    });
    Ok(Some(analysed.collect()))
}
