//! A gentle clock: when someone's time is over nothing happens by itself, but others may let a bot
//! play that one turn.

use std::time::{Duration, SystemTime};

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::Room;
use crate::event::Event;
use crate::table_error::TableError;
use crate::token::TokenHash;

/// How long a turn may take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// As long as it takes.
    #[default]
    None,
    /// Two minutes, for an evening.
    Minutes,
    /// A day, for games over weeks.
    Day,
}

impl Clock {
    /// Every clock.
    pub const ALL: [Self; 3] = [Self::None, Self::Minutes, Self::Day];

    /// How long a turn may take; none if there is no end.
    pub const fn turn(self) -> Option<Duration> {
        match self {
            Self::None => None,
            Self::Minutes => Some(Duration::from_mins(2)),
            Self::Day => Some(Duration::from_hours(24)),
        }
    }

    /// The word in forms.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Minutes => "minutes",
            Self::Day => "day",
        }
    }
}

/// Now, in milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

impl Room {
    /// When this person may give the turns that are being played to a bot, in milliseconds since
    /// 1970: the host when their time is over, everyone else who plays after half as long again.
    pub(crate) fn deadline(&self, who: Option<&TokenHash>) -> Option<i64> {
        let going_on = self.play.as_ref().is_some_and(|play| play.result().is_none());
        let turn = self.clock.turn().filter(|_| going_on)?;
        let time = match (self.is_host(who), self.seats_of(who).is_empty()) {
            (true, _) => turn,
            (false, false) => turn + turn / 2,
            (false, true) => return None,
        };
        Some(self.turn_began + time.as_millis() as i64)
    }

    /// The people whose turn this person may give to a bot now.
    pub(crate) fn overdue(&self, who: Option<&TokenHash>, now: i64) -> Vec<Seat> {
        let Some(play) = self.play.as_deref() else { return Vec::new() };
        if self.deadline(who).is_none_or(|deadline| now < deadline) {
            return Vec::new();
        }
        let late = |seat: &Seat| {
            let mine = who.is_some_and(|who| self.chairs[seat.index()].owners.contains(who));
            !mine && self.bot_at(*seat).is_none()
        };
        play.waiting_on().into_iter().filter(late).collect()
    }

    /// Lets a bot take the turn of someone whose time is over.
    pub(crate) fn hurry(
        &self,
        who: Option<&TokenHash>,
        seat: Seat,
        now: i64,
    ) -> Result<Vec<Event>, TableError> {
        self.chair(seat)?;
        if !self.overdue(who, now).contains(&seat) {
            return Err(TableError::NotOverdue);
        }
        self.may_move()?;
        Ok(vec![Event::StoodIn { seat, level: crate::pages::games::usual_level().to_string() }])
    }

    /// The host sets the clock before the start.
    pub(crate) fn set_clock(
        &self,
        who: Option<&TokenHash>,
        clock: Clock,
    ) -> Result<Vec<Event>, TableError> {
        if !self.is_host(who) {
            return Err(TableError::HostOnly);
        }
        if self.play.is_some() {
            return Err(TableError::Begun);
        }
        if clock == self.clock {
            return Ok(Vec::new());
        }
        self.may_move()?;
        Ok(vec![Event::Clocked { clock }])
    }
}
