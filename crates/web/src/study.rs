//! Finished games that are analysed decision by decision, whichever game it is.

use std::sync::Arc;

use bots::analysis::{Analyst, Attempt, Decision, GameAnalysis, SeatAnalysis, Weighing, decisions};
use tabletop::{Game, Judged, Origin, Record, Seat};

use crate::play::{RunningGame, Shown};
use crate::words::Words;

/// The analysis of one seat's game, in small steps.
pub(crate) trait Study: Send {
    /// Weighs so carefully from now on.
    fn begin(&mut self, weighing: Weighing);
    /// How many decisions there are.
    fn decisions(&self) -> usize;
    /// Weighs one of them.
    fn weigh(&mut self, index: usize);
    /// What is known, once every decision was weighed.
    fn result(&self) -> Option<SeatAnalysis>;
}

struct StudyOf<G: Judged> {
    analysis: GameAnalysis<G>,
    seat: Seat,
}

impl<G: Judged> Study for StudyOf<G> {
    fn begin(&mut self, weighing: Weighing) {
        self.analysis.begin(weighing);
    }

    fn decisions(&self) -> usize {
        self.analysis.decisions()
    }

    fn weigh(&mut self, index: usize) {
        self.analysis.weigh(index);
    }

    fn result(&self) -> Option<SeatAnalysis> {
        self.analysis.seat(self.seat)
    }
}

/// The study of a seat's game; `None` if the game goes on.
pub(crate) fn study<G: Judged>(record: &Record, seat: Seat) -> Option<Box<dyn Study>> {
    let analysis = GameAnalysis::<G>::of(record, |who| who == seat).ok()??;
    Some(Box::new(StudyOf { analysis, seat }))
}

/// Work that weighs a turn.
pub(crate) type Weigh = Box<dyn FnOnce() -> Attempt + Send>;

/// The decision of a seat at this place of its game.
fn decision<G: Game>(record: &Record, seat: Seat, place: usize) -> Option<Decision<G>> {
    let (decisions, _) = decisions::<G>(record, |who| who == seat).ok()?;
    decisions.into_iter().nth(place)
}

/// The game as it stood before a decision. It goes on from there like any game that is played on from
/// a moment of another; nobody keeps it.
pub(crate) fn before_decision<G: Shown>(
    record: &Record,
    seat: Seat,
    place: usize,
) -> Option<RunningGame<G>> {
    let decision = decision::<G>(record, seat, place)?;
    let setup = G::setup(&record.options, record.seats.len()).ok()?;
    let origin = Arc::new(Origin::of(&decision.game, record.commitment));
    RunningGame::resume(setup, record.seats.clone(), record.seed, origin).ok()
}

/// Work that weighs another turn in the place of a decision, against the best one found, in so many of
/// the futures of the analysis.
pub(crate) fn weigh_try<G: Judged>(
    record: &Record,
    (seat, place): (Seat, usize),
    [tried, best]: [&[String]; 2],
    futures: usize,
) -> Option<Weigh> {
    let decision = decision::<G>(record, seat, place)?;
    let read = |choices: &[String]| -> Option<Vec<G::Choice>> {
        choices.iter().map(|choice| choice.parse().ok()).collect()
    };
    let (tried, best) = (read(tried)?, read(best)?);
    let weighing = Weighing { futures, ..Weighing::FINE };
    Some(Box::new(move || Analyst::new(weighing).weigh_try(&decision, tried, best)))
}

/// Differences by category in the reader's language, the largest first.
pub(crate) fn reasons<G: Shown>(
    words: &Words,
    view: &G::View,
    parts: &[f64],
) -> Vec<(String, f64)> {
    let named = parts.iter().enumerate();
    let named = named.map(|(index, points)| (G::category(words, view, index), *points));
    let mut reasons: Vec<(String, f64)> = named.collect();
    reasons.sort_by(|(_, one), (_, other)| other.abs().total_cmp(&one.abs()));
    reasons
}

/// A weighed decision in the reader's language.
#[derive(Clone, Debug)]
pub(crate) struct ToldTurn {
    /// What was played.
    pub(crate) played: String,
    /// The best turn found.
    pub(crate) best: String,
    /// What the best turn brings more, by category, the largest difference first.
    pub(crate) reasons: Vec<(String, f64)>,
    /// The step of the replay that shows it.
    pub(crate) step: u32,
}
