//! Bots that take the turns they owe, whatever happens to the server meanwhile.

use std::sync::Arc;
use std::time::Duration;

use store::TableId;
use tracing::{error, warn};

use super::{Cell, Hall};
use crate::room::{BotTurn, Room};
use crate::table_error::TableError;
use crate::thinking::Asker;

/// How long bots are left to the server that made the last change before another one lets them
/// choose.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long bots wait after a failure of the log, at first and at most.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
const LONGEST_PAUSE: Duration = Duration::from_secs(15);

impl Hall {
    /// Lets the bots of a table play, if one of them owes a choice. `just_read` tells that another
    /// server may have made the last change: that server lets them play unless it has stopped.
    pub(super) fn wake_bots(self: &Arc<Self>, id: TableId, room: &Room, just_read: bool) {
        if room.bot_to_choose().is_none() {
            return;
        }
        if just_read && self.store.is_shared() {
            let (hall, version) = (Arc::clone(self), room.version);
            tokio::spawn(async move {
                tokio::time::sleep(PATIENCE).await;
                if hall.room(id).await.is_ok_and(|room| room.version == version) {
                    hall.start_bots(id);
                }
            });
        } else {
            self.start_bots(id);
        }
    }

    /// Starts the task that lets the bots of a table play, unless it runs already.
    pub(super) fn start_bots(self: &Arc<Self>, id: TableId) {
        let cell = self.cell(id);
        if cell.bots.ask() {
            let hall = Arc::clone(self);
            tokio::spawn(async move { hall.run_bots(id, &cell).await });
        }
    }

    async fn run_bots(self: Arc<Self>, id: TableId, cell: &Cell) {
        let mut pause = FIRST_PAUSE;
        loop {
            while cell.bots.begin() && !self.is_closing() {
                match self.let_bots_play(id, cell).await {
                    Ok(()) => pause = FIRST_PAUSE,
                    Err(trouble @ TableError::Log(_)) => {
                        warn!(table = %id, %trouble, "bots wait for the log");
                        tokio::time::sleep(pause).await;
                        pause = LONGEST_PAUSE.min(pause * 2);
                        cell.bots.ask();
                    }
                    // The sweep tries again, in case it was a passing fault.
                    Err(trouble) => error!(table = %id, %trouble, "a bot could not choose"),
                }
            }
            if !cell.bots.end() {
                return;
            }
        }
    }

    /// Lets the bots of a table take the turns they owe, one after the other. They think about a
    /// copy, so that people go on meanwhile. If another server was quicker, the log decides.
    async fn let_bots_play(self: &Arc<Self>, id: TableId, cell: &Cell) -> Result<(), TableError> {
        loop {
            let room = self.room(id).await?;
            let Some(turn) = room.bot_turn() else { return Ok(()) };
            let BotTurn { seat, level, checkpoint, bots, situation } = turn;
            let host = room.host;
            drop(room);
            let think = |asker| self.thinkers.turn(asker, situation, level, bots);
            let choices = if let Some(client) = cell.someone_here() {
                think(Asker::Table(client, id)).await
            } else {
                tokio::select! {
                    choices = think(Asker::Unwatched(host, id)) => choices,
                    // Someone wants to play now: the bot leaves the long line of the unwatched.
                    () = cell.someone_comes() => continue,
                }
            };
            let Some(choices) = choices else { return Ok(()) };
            self.change(id, move |room| room.take_bot_turn(seat, checkpoint, &choices)).await?;
        }
    }
}
