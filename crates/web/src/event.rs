//! What happens at a table, as it is written to the log. A table is the replay of its events.

use serde::{Deserialize, Serialize};
use store::TableId;
use tabletop::{Origin, Seat, Seed, Settings};

use crate::room::Clock;
use crate::token::TokenHash;

/// One thing that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(crate) enum Event {
    /// The table was opened; always the first event.
    Opened {
        /// Which game is played.
        game: String,
        /// What the table is called.
        title: String,
        /// Every option.
        options: Settings,
        /// How many seats it has.
        seats: usize,
        /// What decides the cards; shown after the end.
        seed: Seed,
        /// Who opened it.
        host: TokenHash,
        /// Whether hints may be asked for.
        #[serde(default = "yes")]
        hints: bool,
        /// The moment of another game from which it goes on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Box<Origin>>,
        /// Whether its cards were chosen: those of another table come again.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        same_cards: bool,
    },
    /// The table got more or fewer seats before the start.
    Resized {
        /// How many it has now.
        seats: usize,
    },
    /// Someone sat down on an open seat.
    Sat {
        /// Where.
        seat: Seat,
        /// Their name.
        name: String,
        /// The name on their sheet.
        town: String,
        /// Who they are.
        owner: TokenHash,
    },
    /// A seat became open again before the start.
    Left {
        /// Which.
        seat: Seat,
    },
    /// A bot chooses for the seat from now on.
    Filled {
        /// Which.
        seat: Seat,
        /// The bot's level.
        level: String,
    },
    /// The seat's owner chooses again.
    Returned {
        /// Which.
        seat: Seat,
    },
    /// A link was made with which another device can play the seat.
    Linked {
        /// Which.
        seat: Seat,
        /// The secret in the link.
        secret: TokenHash,
    },
    /// Another device plays the seat too.
    Bound {
        /// Which.
        seat: Seat,
        /// Whose device.
        owner: TokenHash,
    },
    /// The seat's links were cancelled, and all devices but one signed out.
    Revoked {
        /// Which.
        seat: Seat,
        /// The device that plays on.
        keeps: TokenHash,
    },
    /// The seat got another name.
    Renamed {
        /// Which.
        seat: Seat,
        /// The name of its player.
        name: String,
        /// The name on their sheet.
        town: String,
    },
    /// The table got another name.
    Retitled {
        /// The new name.
        title: String,
    },
    /// A seat waits for someone who played at the table before: this one is its rematch.
    Kept {
        /// Which.
        seat: Seat,
        /// The name of its player there.
        name: String,
        /// The name on their sheet.
        town: String,
        /// Their devices.
        owners: Vec<TokenHash>,
    },
    /// The table got a clock.
    Clocked {
        /// Which.
        clock: Clock,
    },
    /// A bot takes the turn of a seat whose time is over, and only this one.
    StoodIn {
        /// Which.
        seat: Seat,
        /// The bot's level.
        level: String,
    },
    /// The game is over, and someone opened a table to play again.
    Rematched {
        /// The seat of the person who asked; none for a host who only watched.
        seat: Option<Seat>,
        /// The new table.
        table: TableId,
    },
    /// The first cards were dealt.
    Started,
    /// The table is one sheet of several, for people with the box.
    Belongs {
        /// The table they share.
        group: TableId,
    },
    /// Someone got a sheet of their own at a table of people with the box.
    Joined {
        /// The table that is their sheet.
        sheet: TableId,
        /// Their name.
        name: String,
        /// Whose it is.
        owner: TokenHash,
    },
    /// These plans lie on the real table, as marks count them from 0.
    Laid {
        /// One of each stack.
        plans: [u8; 3],
    },
    /// These cards lie on the real table in this round; none, when the next one begins.
    Dealt {
        /// A number and an action each, in notation.
        cards: Vec<String>,
    },
    /// A seat made a choice.
    Chose {
        /// Which.
        seat: Seat,
        /// The choice in notation.
        choice: String,
        /// What the device calls it that may send it twice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entry: Option<u64>,
    },
    /// A seat took its last choice back.
    TookBack {
        /// Which.
        seat: Seat,
        /// What the device calls it that may send it twice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entry: Option<u64>,
    },
    /// A seat took back all its choices of the round.
    Restarted {
        /// Which.
        seat: Seat,
    },
}

/// Tables were opened before hints could be switched off.
fn yes() -> bool {
    true
}
