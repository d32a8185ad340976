//! What someone has achieved: the boxes ticked on their diplomas, kept under the hash of their secret
//! until they delete it. What a finished game ticks, the game itself says; here is which games count,
//! and for whom.
//!
//! Like a history it holds no names: those of tables are read there, as long as they are there.

use serde::{Deserialize, Serialize};
use store::{AppendError, Store, TableId, Unavailable};
use tabletop::Seat;

use crate::personal;
use crate::room::Room;
use crate::token::TokenHash;

/// A box that is ticked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Tick {
    /// On whose diploma.
    pub(crate) diploma: String,
    /// Which achievement.
    pub(crate) name: String,
    /// At which table.
    pub(crate) table: TableId,
    /// When its game ended, in milliseconds since 1970.
    pub(crate) at: i64,
    /// Who played against them.
    pub(crate) against: Against,
}

/// Who played against someone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Against {
    /// No other seat: a game alone.
    Nobody,
    /// Bots and nobody else.
    Bots,
    /// People, and perhaps bots.
    People,
}

impl Against {
    /// Who played against this seat.
    fn of(room: &Room, seat: Seat) -> Self {
        let others = Seat::all(room.chairs.len()).filter(|other| *other != seat);
        let people = others.map(|other| !room.chairs[other.index()].owners.is_empty());
        people.fold(Self::Nobody, |so_far, person| match (so_far, person) {
            (Self::People, _) | (_, true) => Self::People,
            (_, false) => Self::Bots,
        })
    }
}

impl Tick {
    fn is_same_box(&self, other: &Self) -> bool {
        self.diploma == other.diploma && self.name == other.name
    }

    /// What the game of a table ticks for this person; nothing while it goes on, or if it counts for
    /// nobody. Of several seats of theirs, each counts.
    pub(crate) fn earned(table: TableId, room: &Room, who: &TokenHash) -> Vec<Self> {
        let mut ticks: Vec<Self> = Vec::new();
        let Some(play) = room.play.as_ref().filter(|_| counts(room)) else { return ticks };
        for seat in room.seats_of(Some(who)) {
            // What a bot has played, nobody has achieved.
            if room.chairs[seat.index()].helped {
                continue;
            }
            let tick = |name: &str| Self {
                diploma: play.diploma().to_owned(),
                name: name.to_owned(),
                table,
                at: room.over_at(),
                against: Against::of(room, seat),
            };
            let new = play.achieved(seat).into_iter().map(tick);
            for tick in new {
                if !ticks.iter().any(|known| known.is_same_box(&tick)) {
                    ticks.push(tick);
                }
            }
        }
        ticks
    }
}

/// Whether the game of a table can tick anything: its cards are those of chance alone, its figures
/// those of the box, and it began with the first card. Sheets of paper count among their owners.
fn counts(room: &Room) -> bool {
    let fair = !room.same_cards && room.from.is_none() && !room.options.has_file();
    fair && room.of_group.is_none()
}

/// The boxes that someone has ticked, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Ticks {
    pub(crate) ticks: Vec<Tick>,
    /// Games that ended before do not count any more: the diplomas were deleted then.
    #[serde(default, skip_serializing_if = "is_zero")]
    since: i64,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference over")]
fn is_zero(number: &i64) -> bool {
    *number == 0
}

impl Ticks {
    /// What is kept of this person.
    pub(crate) async fn of(store: &Store, who: &TokenHash) -> Result<Self, Unavailable> {
        personal::read(store, &place(who)).await
    }

    /// Ticks boxes; one that is ticked stays as it is, unless it was ticked earlier.
    fn add(&mut self, new: &[Tick]) {
        for tick in new {
            match self.ticks.iter_mut().find(|known| known.is_same_box(tick)) {
                Some(known) if tick.at < known.at => *known = tick.clone(),
                Some(_) => {}
                None => self.ticks.push(tick.clone()),
            }
        }
        self.ticks.sort_by_key(|tick| tick.at);
    }

    /// Of what a table ticks, what was not ticked elsewhere before.
    pub(crate) fn new_among(&self, earned: &[Tick]) -> Vec<Tick> {
        let is_new = |tick: &&Tick| {
            let known = self.ticks.iter().find(|known| known.is_same_box(tick));
            tick.at > self.since && known.is_none_or(|known| known.table == tick.table)
        };
        earned.iter().filter(is_new).cloned().collect()
    }

    /// Whether all of these are kept.
    pub(crate) fn has(&self, ticks: &[Tick]) -> bool {
        ticks.iter().all(|tick| self.ticks.iter().any(|known| known.is_same_box(tick)))
    }

    /// Keeps what someone has achieved.
    pub(crate) async fn note(
        store: &Store,
        who: &TokenHash,
        new: &[Tick],
    ) -> Result<(), AppendError> {
        if new.is_empty() {
            return Ok(());
        }
        let add = |kept: &mut Self| {
            let new: Vec<Tick> = new.iter().filter(|tick| tick.at > kept.since).cloned().collect();
            kept.add(&new);
        };
        personal::change(store, &place(who), add).await
    }

    /// Keeps what a game that is over ticks, for everyone who played.
    pub(crate) async fn note_all(
        store: &Store,
        table: TableId,
        room: &Room,
    ) -> Result<(), AppendError> {
        for who in room.players() {
            Self::note(store, &who, &Tick::earned(table, room, &who)).await?;
        }
        Ok(())
    }

    /// Another device of the same person gets what these have.
    pub(crate) async fn carry(
        store: &Store,
        from: &[TokenHash],
        to: &TokenHash,
    ) -> Result<(), AppendError> {
        for who in from.iter().filter(|who| *who != to) {
            let theirs = Self::of(store, who).await?.ticks;
            if !theirs.is_empty() {
                personal::change(store, &place(to), |kept: &mut Self| kept.add(&theirs)).await?;
            }
        }
        Ok(())
    }

    /// Takes all ticks away. Those of games that are over do not come back.
    pub(crate) async fn delete(
        store: &Store,
        who: &TokenHash,
        now: i64,
    ) -> Result<(), AppendError> {
        let empty = Self { ticks: Vec::new(), since: now };
        personal::change(store, &place(who), |kept: &mut Self| *kept = empty.clone()).await
    }

    /// Forgets that this person was ever here.
    pub(crate) async fn forget(store: &Store, who: &TokenHash) -> Result<(), AppendError> {
        store.clear_setting(&place(who)).await
    }
}

/// Where the diplomas of a person are kept.
fn place(who: &TokenHash) -> String {
    format!("diploma.of.{who}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tick(name: &str, at: i64) -> Tick {
        let (diploma, name) = ("welcome".to_owned(), name.to_owned());
        Tick { diploma, name, table: TableId::random(), at, against: Against::Bots }
    }

    #[test]
    fn a_box_is_ticked_once_and_keeps_its_first_time() {
        let mut kept = Ticks::default();
        let [late, early] = [tick("pools", 20), tick("pools", 10)];
        kept.add(&[late.clone(), tick("parks", 15)]);
        assert!(kept.new_among(std::slice::from_ref(&early)).is_empty(), "ticked elsewhere");
        assert_eq!(kept.new_among(std::slice::from_ref(&late)), [late], "ticked here");
        kept.add(std::slice::from_ref(&early));
        let order: Vec<i64> = kept.ticks.iter().map(|tick| tick.at).collect();
        assert_eq!(order, [10, 15]);
        assert_eq!(kept.ticks[0], early);
        assert!(kept.has(&[tick("parks", 1)]) && !kept.has(&[tick("plans", 1)]));
    }

    #[test]
    fn what_was_deleted_does_not_come_back() {
        let kept = Ticks { ticks: vec![tick("parks", 101)], since: 100 };
        let new = kept.new_among(&[tick("plans", 100), tick("pools", 101)]);
        assert_eq!(new.iter().map(|tick| tick.name.as_str()).collect::<Vec<_>>(), ["pools"]);
        let text = serde_json::to_string(&kept).unwrap();
        assert_eq!(serde_json::from_str::<Ticks>(&text).unwrap(), kept);
    }
}
