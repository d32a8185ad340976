//! A place at a table: who plays it, and the last steps taken there.

use std::collections::HashSet;

use bots::Level;
use tabletop::Seat;

use crate::event::Event;
use crate::table_error::TableError;
use crate::token::TokenHash;

/// How often one seat may choose and take back in a game before it can take nothing back any more.
/// A long game takes 300 choices: this leaves room for every doubt, and the log has an end.
pub(crate) const MOST_STEPS: u64 = 1500;

/// How many of the last steps are remembered: as many as one request can make, with what follows
/// from it by itself.
const REMEMBERED: usize = 8;

/// A place at the table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chair {
    /// The name of the person or bot.
    pub(crate) name: String,
    /// The name on the sheet.
    pub(crate) town: String,
    /// The devices that may choose for it; none while it is open or a bot's own.
    pub(crate) owners: Vec<TokenHash>,
    /// Secrets of links with which further devices may join.
    pub(crate) secrets: Vec<TokenHash>,
    /// Someone who played here before, while nobody sits there.
    pub(crate) kept: Option<Kept>,
    /// The bot that chooses for it, if one does.
    pub(crate) bot: Option<Level>,
    /// The bot that takes its turn in this round, because its owner's time is over.
    pub(crate) stand_in: Option<(u32, Level)>,
    /// How many steps were taken here since the game began.
    pub(crate) steps: u64,
    /// The last of them, the newest at the end.
    last: Vec<Step>,
    /// How many of the last steps followed by themselves from the one before.
    pub(crate) obvious: usize,
    /// Whether a bot has ever chosen for it since the game began.
    pub(crate) helped: bool,
    /// What devices call the entries that they may send again.
    pub(crate) entries: HashSet<u64>,
}

/// Someone a seat of a rematch is kept for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Kept {
    /// Their name at the table before.
    pub(crate) name: String,
    /// The name on their sheet there.
    pub(crate) town: String,
    /// Their devices.
    pub(crate) owners: Vec<TokenHash>,
}

/// What a seat does in its turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// A choice in notation.
    Choose(String),
    /// Takes the last choice back.
    Undo,
    /// Takes back all choices of the round.
    Restart,
}

impl Step {
    /// The step as it is written to the log.
    pub(crate) fn event(self, seat: Seat) -> Event {
        match self {
            Self::Choose(choice) => Event::Chose { seat, choice, entry: None },
            Self::Undo => Event::TookBack { seat, entry: None },
            Self::Restart => Event::Restarted { seat },
        }
    }
}

impl Chair {
    /// Whether nobody sits there yet.
    pub(crate) fn is_open(&self) -> bool {
        self.owners.is_empty() && self.bot.is_none()
    }

    /// Whether anyone can sit down there: it is kept for nobody.
    pub(crate) fn is_free(&self) -> bool {
        self.is_open() && self.kept.is_none()
    }

    /// Whether the seat waits for this person.
    pub(crate) fn is_kept_for(&self, who: &TokenHash) -> bool {
        self.is_open() && self.kept.as_ref().is_some_and(|kept| kept.owners.contains(who))
    }

    /// Remembers a step.
    pub(crate) fn took(&mut self, step: Step) {
        self.steps += 1;
        self.obvious = 0;
        if self.last.len() == REMEMBERED {
            self.last.remove(0);
        }
        self.last.push(step);
    }

    /// Whether these steps were taken already: the request was sent again because its answer never
    /// arrived. `expected` is how many steps the sender knew of, if it said so.
    pub(crate) fn is_repeated(
        &self,
        expected: Option<u64>,
        steps: &[Step],
    ) -> Result<bool, TableError> {
        match expected {
            None => Ok(false),
            Some(expected) if expected == self.steps => Ok(false),
            Some(expected)
                if expected.checked_add((steps.len() + self.obvious) as u64)
                    == Some(self.steps)
                    && self.asked_for().ends_with(steps) =>
            {
                Ok(true)
            }
            Some(asked) => Err(TableError::Outdated { asked, now: self.steps }),
        }
    }

    /// The last steps without those that followed by themselves.
    fn asked_for(&self) -> &[Step] {
        &self.last[..self.last.len().saturating_sub(self.obvious)]
    }

    /// Refuses to take back more than the log should hold.
    pub(crate) fn may_take_back(&self) -> Result<(), TableError> {
        if self.steps < MOST_STEPS { Ok(()) } else { Err(TableError::NoMoreUndo(MOST_STEPS)) }
    }
}

/// Bots are named after street trees, the same at every table.
pub(crate) fn bot_name(seat: Seat) -> String {
    const NAMES: [&str; 12] = [
        "Walnut", "Hazel", "Linden", "Rowan", "Aspen", "Juniper", "Willow", "Maple", "Laurel",
        "Cedar", "Olive", "Elder",
    ];
    let index = seat.index();
    let name = NAMES[index % NAMES.len()];
    match index / NAMES.len() {
        0 => name.to_owned(),
        more => format!("{name} {}", more + 1),
    }
}
