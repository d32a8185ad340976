//! What a game tells beside its board and its choices.

use crate::{Drawing, Game, Seat, Viewer};

/// A game that explains itself in a terminal, in English.
///
/// It is beside [`Game`], since no rule and no proof of one needs it.
pub trait Narrated: Game {
    /// The board in parts. The text form of the view is the same board.
    fn draw(view: &Self::View) -> Drawing;

    /// The spots of that board which a choice is about: what is taken, and where it goes. Some
    /// choices are about none.
    fn spots(&self, seat: Seat, choice: Self::Choice) -> Vec<String>;

    /// The signs of the drawn board, each with what it means; only those that this table has.
    fn legend(&self) -> Vec<(String, String)>;

    /// What happened between two checkpoints. `since` is the earlier one, this game the
    /// later one, and `chosen` is every choice made in between, in order. It says nothing that
    /// anyone at the table may not know.
    fn log_since(&self, since: &Self, chosen: &[(Seat, Self::Choice)]) -> Vec<LogEntry>;

    /// The round being played, as a title: `Round 3`.
    fn round_title(&self) -> String {
        format!("Round {}", self.round())
    }

    /// What a part of the scores is called at this table; nothing if this table has no such part.
    fn called(&self, category: &'static str) -> Option<&'static str> {
        Some(category)
    }

    /// The opponent that the game itself plays and whose points count, if there is one.
    fn rival(&self, _viewer: Viewer) -> Option<Rival> {
        None
    }

    /// What a seat holds that nobody else may see before the game is over, as positions write it.
    /// Most games have no hands.
    fn hand(&self, _seat: Seat) -> Vec<String> {
        Vec::new()
    }
}

/// An opponent that the game itself plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rival {
    /// Who it is.
    pub name: String,
    /// The points it has by now.
    pub total: i32,
    /// What they are made of.
    pub parts: Vec<(&'static str, i32)>,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogEntry {
    /// What a seat did, to be read after its name: `wrote 7 in b4 and planted a park`.
    Did(Seat, String),
    /// What nobody chose, as a whole sentence.
    Happened(String),
}

impl LogEntry {
    /// What a seat did, one deed after the other: `wrote 7 in b4, hired a temp and fulfilled plan
    /// 1`.
    pub fn did(seat: Seat, deeds: &[String]) -> Self {
        let joined = match deeds {
            [] => "did nothing".to_owned(),
            [only] => only.clone(),
            [first @ .., last] => format!("{} and {last}", first.join(", ")),
        };
        Self::Did(seat, joined)
    }

    /// What each of these seats did with its own choices; nothing of those who made none.
    pub fn seat_by_seat<C: Copy>(
        seats: usize,
        chosen: &[(Seat, C)],
        deeds: impl Fn(Seat, &[C]) -> Vec<String>,
    ) -> Vec<Self> {
        let entry = |seat: Seat| {
            let own = chosen.iter().filter(|(who, _)| *who == seat);
            let own: Vec<C> = own.map(|(_, choice)| *choice).collect();
            (!own.is_empty()).then(|| Self::did(seat, &deeds(seat, &own)))
        };
        Seat::all(seats).filter_map(entry).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deeds_are_joined_as_people_join_them() {
        let joined = |deeds: &[&str]| {
            let deeds: Vec<String> = deeds.iter().map(|&deed| deed.to_owned()).collect();
            match LogEntry::did(Seat::new(1), &deeds) {
                LogEntry::Did(_, joined) => joined,
                LogEntry::Happened(_) => unreachable!("a seat did it"),
            }
        };
        assert_eq!(joined(&[]), "did nothing");
        assert_eq!(joined(&["wrote 7 in b4"]), "wrote 7 in b4");
        assert_eq!(joined(&["wrote 7", "hired", "dug"]), "wrote 7, hired and dug");
    }
}
