//! Finished games that are analysed decision by decision, whichever game it is.

use bots::analysis::{GameAnalysis, SeatAnalysis, Weighing};
use tabletop::{Judged, Record, Seat};

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
