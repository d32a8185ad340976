//! What became of someone's games: a short list, kept under the hash of their secret until they delete
//! it. It holds points and places, no names: those of the others are read at their table, as long as
//! it is there.

use serde::{Deserialize, Serialize};
use store::{AppendError, Store, TableId, Unavailable};
use tabletop::Seat;

use crate::personal;
use crate::room::Room;
use crate::token::TokenHash;

/// How many games are remembered, besides the best of each kind.
const MOST_GAMES: usize = 30;

/// A game that is over, as one of its players remembers it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Played {
    /// Where.
    pub(crate) table: TableId,
    /// Which game.
    pub(crate) game: String,
    /// Their points.
    pub(crate) points: i32,
    /// The most points of anyone else; none if they played alone.
    pub(crate) others: Option<i32>,
    /// Their place.
    pub(crate) place: u16,
    /// How many seats there were.
    pub(crate) seats: usize,
}

impl Played {
    /// How the game of a table ended for this person; `None` if it goes on or they did not play. Of
    /// several seats of theirs, the best counts.
    pub(crate) fn of(table: TableId, room: &Room, who: &TokenHash) -> Option<Self> {
        // A game that was played on from the middle of another one counts nowhere.
        if room.from.is_some() {
            return None;
        }
        let result = room.play.as_ref()?.result()?;
        let mine = room.seats_of(Some(who));
        let best = *mine.iter().min_by_key(|seat| result.ranks[seat.index()])?;
        let others = Seat::all(result.scores.len()).filter(|seat| !mine.contains(seat));
        Some(Self {
            table,
            game: room.game.clone(),
            points: result.scores[best.index()],
            others: others.map(|seat| result.scores[seat.index()]).max(),
            place: result.ranks[best.index()],
            seats: result.scores.len(),
        })
    }
}

/// Someone's games, the newest first, and their best ones.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct History {
    pub(crate) games: Vec<Played>,
    /// The one with the most points of each kind.
    pub(crate) best: Vec<Played>,
}

impl History {
    /// What is kept of this person.
    pub(crate) async fn of(store: &Store, who: &TokenHash) -> Result<Self, Unavailable> {
        personal::read(store, &place(who)).await
    }

    /// Remembers a game; the same one once.
    fn add(&mut self, played: Played) {
        if self.games.iter().any(|known| known.table == played.table) {
            return;
        }
        let best = self.best.iter_mut().find(|best| best.game == played.game);
        match best {
            Some(best) if best.points < played.points => *best = played.clone(),
            Some(_) => {}
            None => self.best.push(played.clone()),
        }
        self.games.insert(0, played);
        self.games.truncate(MOST_GAMES);
    }

    /// Remembers the end of a game for everyone who played.
    pub(crate) async fn note(
        store: &Store,
        table: TableId,
        room: &Room,
    ) -> Result<(), AppendError> {
        for who in room.players() {
            let Some(played) = Played::of(table, room, &who) else { continue };
            let add = |history: &mut Self| history.add(played.clone());
            personal::change(store, &place(&who), add).await?;
        }
        Ok(())
    }

    /// Forgets everything of this person.
    pub(crate) async fn forget(store: &Store, who: &TokenHash) -> Result<(), AppendError> {
        store.clear_setting(&place(who)).await
    }
}

/// Where the games of a person are kept.
fn place(who: &TokenHash) -> String {
    format!("history.of.{who}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(game: &str, points: i32) -> Played {
        let (table, game) = (TableId::random(), game.to_owned());
        Played { table, game, points, others: None, place: 1, seats: 1 }
    }

    #[test]
    fn a_history_has_an_end_and_keeps_the_best() {
        let mut history = History::default();
        let best = played("welcome", 120);
        history.add(best.clone());
        history.add(best.clone());
        assert_eq!(history.games.len(), 1, "the same game once");
        for points in 0..100 {
            history.add(played("welcome", points));
        }
        history.add(played("welkin", 7));
        assert_eq!((history.games.len(), history.games[0].points), (MOST_GAMES, 7));
        let points: Vec<i32> = history.best.iter().map(|best| best.points).collect();
        assert_eq!(points, [120, 7]);
    }
}
