//! Analyses of finished games: made in the background while someone looks, and kept.
//!
//! A first coarse answer comes within seconds and is refined after it. The work stops when nobody
//! has looked for a while. What is finished is kept in the store: a finished game never changes.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::analysis::{Attempt, SeatAnalysis, Weighing};
use serde::{Deserialize, Serialize};
use store::TableId;
use tabletop::Seat;
use tracing::warn;

use super::Hall;
use crate::limits::Client;
use crate::study::{Study, Weigh};
use crate::table_error::TableError;
use crate::thinking::Busy;

/// Raised when analyses are made in another way: those kept before are made anew.
const EDITION: u32 = 2;

/// How many seats are analysed at the same time, in all and for one address.
const MOST: usize = 32;
const MOST_OF_ADDRESS: usize = 8;

/// A first look within seconds at the longest games, which have sixty decisions. Its figures are shown as
/// rough ones.
const FIRST: Weighing = Weighing { search: 12, futures: 6, seed: 1 };

/// How long someone is thought to look after a page was asked for.
const PATIENCE: Duration = Duration::from_secs(30);

/// The same for someone who thinks about a turn to try: what they try is weighed against this analysis.
const PATIENCE_OF_LEARNERS: Duration = Duration::from_mins(5);

/// What someone does with an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Looker {
    /// They read it; the page asks again every few seconds.
    Reads,
    /// They try a turn again.
    Learns,
}

impl Looker {
    /// Until when the work goes on for them.
    fn until(self) -> Instant {
        Instant::now()
            + match self {
                Self::Reads => PATIENCE,
                Self::Learns => PATIENCE_OF_LEARNERS,
            }
    }
}

/// How far an analysis has come.
#[derive(Clone, Debug)]
pub(crate) struct Analysed {
    /// What is known so far.
    pub(crate) seat: Option<Arc<SeatAnalysis>>,
    /// How many decisions are weighed in this pass, and how many there are; `None` when it is done.
    pub(crate) progress: Option<[usize; 2]>,
}

/// An analysis as it is kept.
#[derive(Serialize, Deserialize)]
struct Kept {
    edition: u32,
    seat: SeatAnalysis,
}

/// The analyses under way, by table and seat.
#[derive(Default)]
pub(super) struct Analyses(Mutex<HashMap<(TableId, Seat), Underway>>);

struct Underway {
    client: Client,
    /// Until when someone is thought to look.
    until: Instant,
    state: Analysed,
}

impl Analyses {
    fn with<T>(&self, work: impl FnOnce(&mut HashMap<(TableId, Seat), Underway>) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Someone looks at an analysis that is under way.
    fn look(&self, of: (TableId, Seat), looker: Looker) -> Option<Analysed> {
        self.with(|all| {
            let underway = all.get_mut(&of)?;
            underway.until = underway.until.max(looker.until());
            Some(underway.state.clone())
        })
    }

    /// Begins one, unless there are too many.
    fn begin(
        &self,
        of: (TableId, Seat),
        client: Client,
        decisions: usize,
        looker: Looker,
    ) -> Result<Analysed, Busy> {
        self.with(|all| {
            let theirs = all.values().filter(|other| other.client.address == client.address);
            if all.len() >= MOST || theirs.count() >= MOST_OF_ADDRESS {
                return Err(Busy { wait: PATIENCE });
            }
            let state = Analysed { seat: None, progress: Some([0, decisions]) };
            all.insert(of, Underway { client, until: looker.until(), state: state.clone() });
            Ok(state)
        })
    }

    /// Notes how far one has come; false if nobody looks any more.
    fn note(&self, of: (TableId, Seat), progress: [usize; 2], seat: Option<SeatAnalysis>) -> bool {
        self.with(|all| {
            let Some(underway) = all.get_mut(&of) else { return false };
            underway.state.progress = Some(progress);
            if let Some(seat) = seat {
                underway.state.seat = Some(Arc::new(seat));
            }
            Instant::now() < underway.until
        })
    }

    fn end(&self, of: (TableId, Seat)) {
        self.with(|all| all.remove(&of));
    }
}

impl Hall {
    /// The analysis of a seat's game, as far as it has come. The first one who asks begins it.
    pub(crate) async fn analysis(
        self: &Arc<Self>,
        id: TableId,
        seat: Seat,
        client: Client,
        looker: Looker,
    ) -> Result<Analysed, TableError> {
        if let Some(state) = self.analyses.look((id, seat), looker) {
            return Ok(state);
        }
        if let Some(seat) = self.kept_analysis(id, seat).await? {
            return Ok(Analysed { seat: Some(Arc::new(seat)), progress: None });
        }
        let room = self.room(id).await?;
        let play = room.play.as_ref().ok_or(TableError::NotBegun)?;
        let study = play.study(seat).ok_or(TableError::NotOver)?;
        let state = self.analyses.begin((id, seat), client, study.decisions(), looker)?;
        let hall = Arc::clone(self);
        tokio::spawn(async move {
            let result = hall.run_study((id, seat), client, study).await;
            if let Some(seat) = result {
                hall.keep_analysis(id, seat).await;
            }
            hall.analyses.end((id, seat));
        });
        Ok(state)
    }

    /// Weighs every decision, roughly and then finely, the last ones first: they take least time.
    async fn run_study(
        &self,
        of: (TableId, Seat),
        client: Client,
        mut study: Box<dyn Study>,
    ) -> Option<SeatAnalysis> {
        let all = study.decisions();
        for weighing in [FIRST, Weighing::FINE] {
            let begin = move || {
                study.begin(weighing);
                study
            };
            study = self.thinkers.study(client, of.0, begin).await?;
            for done in 0..all {
                if !self.analyses.note(of, [done, all], study.result()) {
                    return None;
                }
                let weigh = move || {
                    study.weigh(all - 1 - done);
                    study
                };
                study = self.thinkers.study(client, of.0, weigh).await?;
            }
        }
        study.result()
    }

    /// Weighs a turn that someone tried in the place of another.
    pub(crate) async fn weigh(
        &self,
        id: TableId,
        client: Client,
        weigh: Weigh,
    ) -> Result<Attempt, TableError> {
        Ok(self.thinkers.weigh(client, id, weigh).await?)
    }

    async fn kept_analysis(
        &self,
        id: TableId,
        seat: Seat,
    ) -> Result<Option<SeatAnalysis>, TableError> {
        let kept = self.store.get_setting(&key(id, seat)).await?;
        let kept = kept.and_then(|text| serde_json::from_str::<Kept>(&text).ok());
        Ok(kept.filter(|kept| kept.edition == EDITION).map(|kept| kept.seat))
    }

    async fn keep_analysis(&self, id: TableId, seat: SeatAnalysis) {
        let key = key(id, seat.seat);
        let kept = Kept { edition: EDITION, seat };
        let text = serde_json::to_string(&kept).expect("an analysis is plain JSON");
        if let Err(error) = self.store.set_setting(&key, &text).await {
            warn!(table = %id, %error, "an analysis could not be kept");
        }
    }

    /// Forgets the analyses of a table that goes.
    pub(super) async fn forget_analyses(
        &self,
        id: TableId,
        seats: usize,
    ) -> Result<(), TableError> {
        for seat in Seat::all(seats) {
            let key = key(id, seat);
            if self.store.get_setting(&key).await?.is_some() {
                self.store.clear_setting(&key).await?;
            }
        }
        Ok(())
    }
}

/// Where an analysis is kept.
fn key(id: TableId, seat: Seat) -> String {
    format!("analysis/{id}/{seat}")
}
