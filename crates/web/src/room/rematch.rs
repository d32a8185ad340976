//! Playing again: a rematch belongs to the finished table, and everyone there finds it.

use store::TableId;
use tabletop::{Seat, Seed};

use super::Room;
use crate::event::Event;
use crate::table_error::TableError;
use crate::token::TokenHash;

/// Where the people of a finished table play again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rematch {
    /// The seat of the person who asked; none for a host who only watched.
    pub(crate) seat: Option<Seat>,
    /// The new table.
    pub(crate) table: TableId,
}

impl Room {
    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.result().is_some())
    }

    /// When the game ended, in milliseconds since 1970. Its end is its last point of no return.
    pub(crate) fn over_at(&self) -> i64 {
        self.turn_began
    }

    /// Whether this person may ask to play again, or join those who do.
    pub(crate) fn may_play_again(&self, who: &TokenHash) -> Result<(), TableError> {
        if !self.is_over() {
            return Err(TableError::NotOver);
        }
        if !self.is_host(Some(who)) && self.seats_of(Some(who)).is_empty() {
            return Err(TableError::HostOnly);
        }
        Ok(())
    }

    /// The events that open a table for the same game: the one who asks and the bots sit down, and
    /// a seat is kept for everyone else. Nobody plays who did not say so. If nobody else is to be
    /// waited for, the game begins.
    pub(crate) fn again(&self, title: String, seed: Seed, host: TokenHash) -> Vec<Event> {
        let mut events = vec![Event::Opened {
            game: self.game.clone(),
            title,
            options: self.options.clone(),
            seats: self.chairs.len(),
            seed,
            host,
            hints: self.hints,
            // The same cards again means the same beginning again.
            from: self.from.as_deref().filter(|_| seed == self.seed).cloned().map(Box::new),
            same_cards: seed == self.seed,
        }];
        if self.clock != super::Clock::None {
            events.push(Event::Clocked { clock: self.clock });
        }
        let mut all_here = true;
        for (seat, chair) in Seat::all(self.chairs.len()).zip(&self.chairs) {
            let (name, town) = (chair.name.clone(), chair.town.clone());
            let owners = chair.owners.clone();
            if owners.contains(&host) {
                events.extend(sit_down(seat, name, town, host, &owners));
            } else if !owners.is_empty() {
                events.push(Event::Kept { seat, name, town, owners });
                all_here = false;
            } else if let Some(level) = chair.bot {
                events.push(Event::Filled { seat, level: level.to_string() });
            } else {
                all_here = false;
            }
        }
        if all_here {
            events.push(Event::Started);
        }
        events
    }

    /// The events with which someone takes the seats that are kept for them; none if there are
    /// none, or if the game has begun without them. The last one to come begins the game.
    pub(crate) fn join(&self, who: TokenHash) -> Result<Vec<Event>, TableError> {
        if self.play.is_some() {
            return Ok(Vec::new());
        }
        let mut events = Vec::new();
        let mut joined = 0;
        for (seat, chair) in Seat::all(self.chairs.len()).zip(&self.chairs) {
            if let Some(kept) = chair.kept.as_ref().filter(|_| chair.is_kept_for(&who)) {
                let (name, town) = (kept.name.clone(), kept.town.clone());
                events.extend(sit_down(seat, name, town, who, &kept.owners));
                joined += 1;
            }
        }
        if joined > 0 {
            self.may_move()?;
            if self.chairs.iter().filter(|chair| chair.is_open()).count() == joined {
                events.push(Event::Started);
            }
        }
        Ok(events)
    }

    /// The start of the game, for its host: with everyone, or only with those who are there.
    pub(crate) fn start(
        &self,
        who: Option<&TokenHash>,
        only_present: bool,
    ) -> Result<Vec<Event>, TableError> {
        if !self.is_host(who) {
            return Err(TableError::HostOnly);
        }
        if self.play.is_some() {
            return Err(TableError::Begun);
        }
        let present = self.chairs.iter().filter(|chair| !chair.is_open()).count();
        match self.chairs.len() - present {
            0 => Ok(vec![Event::Started]),
            _ if only_present => Ok(vec![Event::Resized { seats: present }, Event::Started]),
            open => Err(TableError::SeatsOpen(open)),
        }
    }
}

/// Someone sits down, and their other devices with them.
fn sit_down(
    seat: Seat,
    name: String,
    town: String,
    owner: TokenHash,
    devices: &[TokenHash],
) -> impl Iterator<Item = Event> {
    let others = devices.iter().copied().filter(move |device| *device != owner);
    let first = Event::Sat { seat, name, town, owner };
    std::iter::once(first).chain(others.map(move |owner| Event::Bound { seat, owner }))
}
