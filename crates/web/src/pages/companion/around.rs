//! All sheets of a table of people with the box, counted beside each other.

use std::sync::Arc;

use store::TableId;
use tabletop::{Seat, Standing};
use welcome::View;
use welcome::paper::{Paper, PaperRules, board, standings};
use welcome::sheet::{Approval, Sheet};

use crate::name::isolated;
use crate::pages::{Person, PersonKind};
use crate::play::RunningGame;
use crate::room::Room;
use crate::token::TokenHash;

/// How many sheets a page knows house by house; of more people, those with most temps.
const DRAWN: usize = 12;

/// The others, as the page of a sheet shows them.
#[derive(Debug)]
pub struct Around {
    /// Where what they share is: `/companion/ID`.
    pub address: String,
    /// Everyone, in the order in which they came.
    pub rows: Vec<Row>,
    /// Which of them is shown.
    pub here: usize,
    /// The viewer's own sheet, if they have one.
    pub mine: Option<String>,
    /// The sheet that is shown and some others, as a table of the game.
    pub board: View,
    /// Whose sheets these are.
    pub people: Vec<Person>,
    /// Someone else whose sheet says that the game is over.
    pub ended_by: Option<String>,
}

/// A sheet in a line.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Row {
    /// Whose it is.
    pub name: String,
    /// Where it is.
    pub address: String,
    /// Its points as written so far.
    pub points: i32,
    /// What they are made of.
    pub parts: Vec<i32>,
    /// Its place.
    pub rank: u16,
    /// Houses and roundabouts built.
    pub built: usize,
    /// The plans written down.
    pub plans: [Option<Approval>; 3],
    /// Refusals crossed.
    pub refusals: u8,
    /// Temps crossed.
    pub temps: u8,
    /// Whether it is closed.
    pub closed: bool,
    /// Whether it says that the game is over.
    pub ended: bool,
    /// Whether it is the viewer's.
    pub mine: bool,
    /// Whether it is the one that is shown.
    pub here: bool,
    /// What was written against the rules, in notation.
    pub against: Vec<String>,
}

impl Around {
    /// Who was first with a plan.
    pub fn first_at(&self, slot: usize) -> Vec<String> {
        let first = self.rows.iter().filter(|row| row.plans[slot] == Some(Approval::First));
        first.map(|row| row.name.clone()).collect()
    }
}

/// The sheet of paper that is kept at a table.
fn paper_of(room: &Room) -> Option<&Paper> {
    let play = room.play.as_deref()?;
    Some(play.as_any().downcast_ref::<RunningGame<Paper>>()?.table().game())
}

/// All sheets of a group.
pub(crate) struct AllSheets {
    pub(crate) rules: Arc<PaperRules>,
    pub(crate) rows: Vec<Row>,
    tables: Vec<TableId>,
    sheets: Vec<Sheet>,
    standings: Vec<Standing>,
    plans: [Option<u8>; 3],
}

impl AllSheets {
    /// Counts the sheets; `rooms` are those of the group's list that are still there. Nothing if the
    /// group's options cannot be read.
    pub(crate) fn of(group: &Room, rooms: &[Arc<Room>], who: Option<&TokenHash>) -> Option<Self> {
        let kept: Vec<(&Room, &Paper)> =
            rooms.iter().filter_map(|room| Some((&**room, paper_of(room)?))).collect();
        // All sheets of a group have the same rules, which were read once.
        let rules = match kept.first() {
            Some((_, paper)) => Arc::clone(paper.rules()),
            None => PaperRules::new(&group.options, 1).ok()?,
        };
        let sheets: Vec<&Sheet> = kept.iter().map(|(_, paper)| paper.sheet()).collect();
        let plans = group.group.plans.map_or([None; 3], |plans| plans.map(Some));
        let standings = standings(&rules, plans, &sheets);
        let row = |((room, paper), standing): (&(&Room, &Paper), &Standing)| {
            let sheet = paper.sheet();
            let chair = &room.chairs[0];
            Row {
                name: isolated(&chair.name).into_owned(),
                address: String::new(),
                points: standing.score.total,
                parts: standing.score.parts.to_vec(),
                rank: standing.rank,
                built: sheet.taken().len(),
                plans: sheet.plans,
                refusals: sheet.refusals,
                temps: sheet.temps,
                closed: paper.is_closed(),
                ended: paper.end_reached().is_some(),
                mine: who.is_some_and(|who| chair.owners.contains(who)),
                here: false,
                against: paper.against().iter().map(|it| it.mark.to_string()).collect(),
            }
        };
        Some(Self {
            rows: kept.iter().zip(&standings).map(row).collect(),
            tables: Vec::new(),
            sheets: sheets.into_iter().copied().collect(),
            standings,
            plans,
            rules,
        })
    }

    /// The same, with where each sheet is.
    pub(crate) fn at(mut self, tables: Vec<TableId>) -> Self {
        for (row, table) in self.rows.iter_mut().zip(&tables) {
            row.address = format!("/table/{table}");
        }
        self.tables = tables;
        self
    }

    /// Whether someone else than this sheet has claimed each plan.
    pub(crate) fn claimed_besides(&self, table: TableId) -> [bool; 3] {
        std::array::from_fn(|slot| {
            let rows = self.rows.iter().zip(&self.tables);
            rows.filter(|(_, id)| **id != table).any(|(row, _)| row.plans[slot].is_some())
        })
    }

    /// The sheets as one table of the game: the one that is shown first, then those with most temps.
    fn drawn(&self, here: Option<usize>, viewer: Option<Seat>) -> (View, Vec<usize>) {
        let mut order: Vec<usize> = (0..self.rows.len()).collect();
        order
            .sort_by_key(|&index| (Some(index) != here, std::cmp::Reverse(self.rows[index].temps)));
        order.truncate(DRAWN);
        let seats: Vec<_> = (order.iter())
            .map(|&index| (self.sheets[index], self.standings[index].score.clone()))
            .collect();
        (board(&self.rules, self.plans, &seats, viewer), order)
    }

    fn person(&self, index: usize) -> Person {
        let row = &self.rows[index];
        let kind = if row.mine { PersonKind::Me } else { PersonKind::Other };
        Person { name: row.name.clone(), town: row.name.clone(), kind }
    }

    /// The others around a sheet, for its page.
    pub(crate) fn around(&self, address: String, table: TableId, town: &str) -> Option<Around> {
        let here = self.tables.iter().position(|known| *known == table)?;
        let viewer = self.rows[here].mine.then_some(Seat::new(0));
        let (mut board, order) = self.drawn(Some(here), viewer);
        board.end = self.rows[here].closed.then(|| "closed".to_owned());
        let mut people: Vec<Person> = order.iter().map(|&index| self.person(index)).collect();
        town.clone_into(&mut people[0].town);
        let mut rows = self.rows.clone();
        rows[here].here = true;
        let ended = rows.iter().find(|row| row.ended && !row.here);
        Some(Around {
            address,
            here,
            mine: rows.iter().find(|row| row.mine).map(|row| row.address.clone()),
            board,
            people,
            ended_by: ended.map(|row| row.name.clone()),
            rows,
        })
    }

    /// The towns for a picture: the view, its people and their places.
    pub(crate) fn pictured(&self) -> (View, Vec<Person>, Vec<u16>) {
        let (view, order) = self.drawn(None, None);
        let people = order.iter().map(|&index| self.person(index)).collect();
        (view, people, order.iter().map(|&index| self.rows[index].rank).collect())
    }
}
