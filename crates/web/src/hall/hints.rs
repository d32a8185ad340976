//! Hints that a table has given: the same question gets the same answer.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use store::TableId;
use tabletop::Seat;
use tokio::sync::OnceCell;

use super::Hall;
use crate::limits::Client;
use crate::table_error::TableError;
use crate::thinking::{Advised, Busy, Situation};

/// The turns that were advised, the best first.
pub(crate) type Hint = Arc<[Advised]>;

/// The last hint of each seat.
#[derive(Default)]
pub(super) struct Hints(Mutex<HashMap<Seat, Known>>);

/// A hint, and the situation it was for.
#[derive(Default)]
struct Known {
    draft: Draft,
    hint: Arc<OnceCell<Hint>>,
}

/// All that a seat can know in the middle of a turn: how many checkpoints there were, and
/// what it has chosen since. What others have chosen since is hidden from it.
type Draft = (u32, Vec<String>);

impl Hints {
    /// The hint for a seat in this situation. It may not have been thought of yet.
    fn of(&self, seat: Seat, draft: Draft) -> Arc<OnceCell<Hint>> {
        let mut hints = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = hints.entry(seat).or_default();
        if known.draft != draft {
            *known = Known { draft, hint: Arc::default() };
        }
        Arc::clone(&known.hint)
    }
}

impl Hall {
    /// What the best bot would do in the seat's place. Asked twice in the same situation, also
    /// after a step back, it answers the same.
    pub(crate) async fn hint(
        self: &Arc<Self>,
        id: TableId,
        seat: Seat,
        client: Client,
    ) -> Result<Hint, TableError> {
        let room = self.room(id).await?;
        let situation = room.hint(client.who.as_ref(), seat)?;
        let play = room.play.as_ref().ok_or(TableError::NotBegun)?;
        let hint = self.cell(id).hints.of(seat, (play.checkpoints(), play.open_choices(seat)));
        if let Some(known) = hint.get() {
            return Ok(Arc::clone(known));
        }
        drop(room);
        self.thought_of(&hint, client, situation).await
    }

    /// The same on a sheet of paper, where the game was made of the sheet and the cards on the table.
    pub(crate) async fn hint_on_paper(
        self: &Arc<Self>,
        id: TableId,
        made_of: Vec<String>,
        client: Client,
        situation: Box<dyn Situation>,
    ) -> Result<Hint, TableError> {
        let hint = self.cell(id).hints.of(Seat::new(0), (0, made_of));
        self.thought_of(&hint, client, situation).await
    }

    async fn thought_of(
        &self,
        hint: &OnceCell<Hint>,
        client: Client,
        situation: Box<dyn Situation>,
    ) -> Result<Hint, TableError> {
        let known = hint.get_or_try_init(async || {
            let advised = self.thinkers.advise(client, situation).await?;
            Ok::<Hint, Busy>(advised.into())
        });
        Ok(Arc::clone(known.await?))
    }
}
