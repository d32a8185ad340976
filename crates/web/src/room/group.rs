//! People with the box round one real table: each has a sheet, which is a table of its own, and what
//! they share is another. So an entry costs the same however many they are.

use store::TableId;
use tabletop::Seat;

use super::{Room, Step};
use crate::event::Event;
use crate::table_error::TableError;
use crate::token::TokenHash;
use crate::words::Words;

/// How many sheets may belong together.
pub(crate) const MOST_SHEETS: usize = 500;

/// How often a sheet may be written on and rubbed out: a log has an end.
const MOST_MARKS: u64 = 4000;

/// What people with the box share.
#[derive(Clone, Debug, Default)]
pub(crate) struct Group {
    /// Their sheets, in the order in which they came.
    pub(crate) sheets: Vec<GroupSheet>,
    /// The plans on the table, as marks count them.
    pub(crate) plans: Option<[u8; 3]>,
    /// The cards of this round on the table, a number and an action each; none that nobody typed in.
    pub(crate) offer: Vec<String>,
}

/// A sheet of a group.
#[derive(Clone, Debug)]
pub(crate) struct GroupSheet {
    /// The table that it is.
    pub(crate) table: TableId,
    /// Whose name is on it.
    pub(crate) name: String,
    /// The device it was given to.
    pub(crate) owner: TokenHash,
}

impl Room {
    /// Whether it is what people with the box share: nobody sits there.
    pub(crate) fn is_group(&self) -> bool {
        self.chairs.is_empty()
    }

    pub(super) fn add_sheet(&mut self, table: TableId, name: &str, owner: TokenHash) {
        self.group.sheets.push(GroupSheet { table, name: name.to_owned(), owner });
    }

    /// The plans lie on the table; a sheet is counted by them from its beginning.
    pub(super) fn lay(&mut self, plans: [u8; 3]) -> Result<(), TableError> {
        self.group.plans = Some(plans);
        let first: Vec<String> = (plans.iter().zip(1..))
            .map(|(plan, stack)| format!("lay {stack} {}", u16::from(*plan) + 1))
            .collect();
        self.play.as_deref_mut().map_or(Ok(()), |play| play.begin_with(&first))
    }

    /// Refuses further cards once there were too many: a log has an end.
    pub(crate) fn may_deal(&self) -> Result<(), TableError> {
        let few = self.version < MOST_MARKS;
        if few { Ok(()) } else { Err(TableError::NoMoreUndo(MOST_MARKS)) }
    }

    pub(super) fn note_entry(&mut self, seat: Seat, entry: Option<u64>) -> Result<(), TableError> {
        self.chair_mut(seat)?.entries.extend(entry);
        Ok(())
    }

    /// Takes a step of a sheet unless this entry was made before. Entries need not come in the order
    /// in which someone made them elsewhere: a sheet takes whatever has a place on it.
    pub(crate) fn enter(
        &mut self,
        who: Option<&TokenHash>,
        seat: Seat,
        step: Step,
        entry: Option<u64>,
        words: &Words,
    ) -> Result<Vec<Event>, TableError> {
        self.own(who, seat)?;
        let chair = self.chair(seat)?;
        if entry.is_some_and(|entry| chair.entries.contains(&entry)) {
            return Ok(Vec::new());
        }
        if chair.steps >= MOST_MARKS {
            return Err(TableError::NoMoreUndo(MOST_MARKS));
        }
        let mut event = self.step(seat, step, words)?.event(seat);
        if let Event::Chose { entry: kept, .. } | Event::TookBack { entry: kept, .. } = &mut event {
            *kept = entry;
        }
        self.note_entry(seat, entry)?;
        Ok(vec![event])
    }
}
