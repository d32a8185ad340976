//! All sheets of a table of people with the box, counted beside each other.

use std::collections::BTreeMap;
use std::sync::Arc;

use store::TableId;
use tabletop::{Game, Score, Seat, Standing, Viewer};
use welcome::card::{Action, Card};
use welcome::number::Number;
use welcome::paper::{Among, NoDeal, Paper, PaperRules};
use welcome::plan::PlanSlot;
use welcome::sheet::Approval;
use welcome::{Choice, View, Welcome};

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
    /// The cards on the real table, if someone has typed them in.
    pub offer: Vec<Card>,
    /// The numbers they allow, each with the actions that come with it.
    pub allowed: BTreeMap<Number, Vec<Action>>,
    /// What can be chosen with them, where a hint was asked for.
    pub choices: Vec<(Choice, i32)>,
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
    /// Lets a hint speak of a game that was made of the sheet and the cards on the table.
    pub(crate) fn advise_in(&mut self, game: &Welcome) {
        let me = Seat::new(0);
        let mut choices = Vec::new();
        game.choices(me, &mut choices);
        self.choices = choices.into_iter().map(|choice| (choice, 0)).collect();
        self.board.offer = game.view(Viewer::Seat(me)).offer;
    }

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
    rooms: Vec<Arc<Room>>,
    standings: Vec<Standing>,
    plans: [Option<u8>; 3],
    offer: Vec<Card>,
}

impl AllSheets {
    /// Counts the sheets; `rooms` are those of the group's list that are still there, each with its
    /// table. Nothing if the group's options cannot be read.
    pub(crate) fn of(
        group: &Room,
        mut rooms: Vec<(TableId, Arc<Room>)>,
        who: Option<&TokenHash>,
    ) -> Option<Self> {
        rooms.retain(|(_, room)| paper_of(room).is_some());
        let papers: Vec<&Paper> = rooms.iter().filter_map(|(_, room)| paper_of(room)).collect();
        // All sheets of a group have the same rules, which were read once.
        let rules = match papers.first() {
            Some(paper) => Arc::clone(paper.rules()),
            None => PaperRules::new(&group.options, 1).ok()?,
        };
        let plans = group.group.plans.map_or([None; 3], |plans| plans.map(Some));
        let standings = Among::new(&rules, plans, papers.iter().copied()).standings(&papers);
        let row = |((id, room), standing): (&(TableId, Arc<Room>), &Standing)| {
            let paper = paper_of(room)?;
            let sheet = paper.sheet();
            let chair = &room.chairs[0];
            Some(Row {
                name: isolated(&chair.name).into_owned(),
                address: format!("/table/{id}"),
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
            })
        };
        Some(Self {
            rows: rooms.iter().zip(&standings).filter_map(row).collect(),
            standings,
            plans,
            rules,
            offer: group.group.offer.iter().filter_map(|card| card.parse().ok()).collect(),
            tables: rooms.iter().map(|(id, _)| *id).collect(),
            rooms: rooms.into_iter().map(|(_, room)| room).collect(),
        })
    }

    fn papers(&self) -> Vec<&Paper> {
        self.rooms.iter().filter_map(|room| paper_of(room)).collect()
    }

    fn place_of(&self, table: TableId) -> Option<usize> {
        self.tables.iter().position(|known| *known == table)
    }

    /// Whether a plan pays this sheet its later score: someone else has claimed it.
    pub(crate) fn claimed_besides(&self, table: TableId) -> [bool; 3] {
        let own = self.place_of(table).and_then(|here| paper_of(&self.rooms[here]));
        std::array::from_fn(|slot| {
            let rows = self.rows.iter().zip(&self.tables);
            let others = rows.filter(|(_, id)| **id != table);
            // Alone against the AAA, everyone has an opponent of their own.
            let claimed = others.filter(|_| !self.rules.has_opponent());
            claimed.map(|(row, _)| row.plans[slot]).any(|claim| claim.is_some())
                || own.is_some_and(|paper| paper.pays_later(PlanSlot::ALL[slot]))
        })
    }

    /// The game that bots play on from a sheet with the cards on the table; and all that it was made
    /// of, for those who ask twice.
    pub(crate) fn dealt(&self, table: TableId) -> Option<(Result<Welcome, NoDeal>, Vec<String>)> {
        let papers = self.papers();
        let here = self.place_of(table)?;
        let mut others: Vec<usize> = (0..papers.len()).filter(|index| *index != here).collect();
        // The best of the others are those to be beaten.
        others.sort_by_key(|&index| std::cmp::Reverse(self.rows[index].points));
        let others: Vec<&Paper> = others.into_iter().map(|index| papers[index]).collect();
        let known = (self.offer.iter().map(ToString::to_string))
            .chain(papers[here].marks().iter().map(ToString::to_string))
            .collect();
        Some((papers[here].dealt(&self.offer, &others), known))
    }

    /// The sheets as one table of the game: the one that is shown first, then those with most temps.
    fn drawn(&self, here: Option<usize>, viewer: Option<Seat>) -> (View, Vec<usize>) {
        let papers = self.papers();
        let mut order: Vec<usize> = (0..self.rows.len()).collect();
        order
            .sort_by_key(|&index| (Some(index) != here, std::cmp::Reverse(self.rows[index].temps)));
        order.truncate(DRAWN);
        let seats: Vec<(&Paper, Score)> = (order.iter())
            .map(|&index| (papers[index], self.standings[index].score.clone()))
            .collect();
        let among = Among::new(&self.rules, self.plans, papers.iter().copied());
        (among.board(&seats, viewer), order)
    }

    fn person(&self, index: usize) -> Person {
        let row = &self.rows[index];
        let kind = if row.mine { PersonKind::Me } else { PersonKind::Other };
        Person { name: row.name.clone(), town: row.name.clone(), kind }
    }

    /// The others around a sheet, for its page.
    pub(crate) fn around(&self, address: String, table: TableId, town: &str) -> Option<Around> {
        let here = self.place_of(table)?;
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
            allowed: self.rules.allowed(&self.offer),
            offer: self.offer.clone(),
            choices: Vec::new(),
            rows,
        })
    }

    /// The totals of the sheets of a picture after each of their turns, in the order of its seats.
    pub(crate) fn courses(&self) -> Vec<Vec<i32>> {
        let (papers, (_, order)) = (self.papers(), self.drawn(None, None));
        let courses: Vec<Vec<i32>> = order.iter().map(|&index| papers[index].course()).collect();
        let turns = courses.iter().map(Vec::len).max().unwrap_or(0);
        let at = |course: &Vec<i32>, turn: usize| {
            course.get(turn).or(course.last()).copied().unwrap_or(0)
        };
        let mut all: Vec<Vec<i32>> = (0..turns)
            .map(|turn| courses.iter().map(|course| at(course, turn)).collect())
            .collect();
        // Temps and the like are ranked among all, as the scores are.
        if let Some(last) = all.last_mut() {
            *last = order.iter().map(|&index| self.rows[index].points).collect();
        }
        all
    }

    /// The towns for a picture: the view, its people and their places.
    pub(crate) fn pictured(&self) -> (View, Vec<Person>, Vec<u16>) {
        let (view, order) = self.drawn(None, None);
        let people = order.iter().map(|&index| self.person(index)).collect();
        (view, people, order.iter().map(|&index| self.rows[index].rank).collect())
    }
}
