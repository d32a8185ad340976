//! Quick reactions: one of six signs, to everyone at the table. There is no free text, nothing is kept,
//! and everyone can hide them.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde::Deserialize;
use tabletop::Seat;
use tokio::sync::broadcast;

/// How long a seat waits between two reactions.
const PAUSE: Duration = Duration::from_secs(2);

/// How many reactions may wait for a slow stream before it misses some.
const WAITING: usize = 16;

/// One of six signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Reaction {
    Clap,
    Laugh,
    Wow,
    Think,
    Oops,
    Heart,
}

impl Reaction {
    pub(crate) const ALL: [Self; 6] =
        [Self::Clap, Self::Laugh, Self::Wow, Self::Think, Self::Oops, Self::Heart];

    /// The word in forms and streams.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Clap => "clap",
            Self::Laugh => "laugh",
            Self::Wow => "wow",
            Self::Think => "think",
            Self::Oops => "oops",
            Self::Heart => "heart",
        }
    }

    /// The sign itself.
    pub(crate) const fn sign(self) -> &'static str {
        match self {
            Self::Clap => "👏",
            Self::Laugh => "😄",
            Self::Wow => "😮",
            Self::Think => "🤔",
            Self::Oops => "🙈",
            Self::Heart => "❤️",
        }
    }
}

/// What a seat said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Said {
    pub(crate) seat: Seat,
    pub(crate) reaction: Reaction,
}

impl Said {
    /// The same as a number, for other servers.
    pub(crate) fn number(self) -> u64 {
        let place = Reaction::ALL.iter().position(|other| *other == self.reaction);
        (self.seat.index() * Reaction::ALL.len() + place.unwrap_or(0)) as u64
    }

    /// What another server sent, at a table with so many seats.
    pub(crate) fn from_number(number: u64, seats: usize) -> Option<Self> {
        let number = usize::try_from(number).ok()?;
        let (seat, place) = (number / Reaction::ALL.len(), number % Reaction::ALL.len());
        (seat < seats).then(|| Self { seat: Seat::new(seat), reaction: Reaction::ALL[place] })
    }
}

/// What is said at a table.
pub(crate) struct Talk {
    said: broadcast::Sender<Said>,
    last: Mutex<HashMap<Seat, Instant>>,
}

impl Default for Talk {
    fn default() -> Self {
        Self { said: broadcast::Sender::new(WAITING), last: Mutex::default() }
    }
}

impl Talk {
    /// Whether the seat may say something now; if so, not again for a moment.
    pub(crate) fn may_speak(&self, seat: Seat) -> bool {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        let may = last.get(&seat).is_none_or(|before| now - *before >= PAUSE);
        if may {
            last.insert(seat, now);
        }
        may
    }

    /// Lets everyone who listens know.
    pub(crate) fn tell(&self, said: Said) {
        // Nobody may be listening.
        let _ = self.said.send(said);
    }

    pub(crate) fn listen(&self) -> broadcast::Receiver<Said> {
        self.said.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_survives_the_way_to_other_servers() {
        for seat in [0, 1, 99] {
            for reaction in Reaction::ALL {
                let said = Said { seat: Seat::new(seat), reaction };
                assert_eq!(Said::from_number(said.number(), 100), Some(said));
                assert_eq!(Said::from_number(said.number(), seat), None);
            }
        }
        assert_eq!(Said::from_number(u64::MAX, 100), None);
    }

    #[test]
    fn nobody_speaks_all_the_time() {
        let talk = Talk::default();
        let [one, two] = [0, 1].map(Seat::new);
        assert!(talk.may_speak(one) && talk.may_speak(two));
        assert!(!talk.may_speak(one) && !talk.may_speak(two));
    }
}
