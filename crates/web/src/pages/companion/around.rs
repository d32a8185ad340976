//! All sheets of a table of people with the box, counted beside each other.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::Arc;

use maud::Markup;
use store::TableId;
use tabletop::{Game, Score, Seat, Standing, Viewer};
use welcome::card::{Action, Card};
use welcome::number::Number;
use welcome::paper::{Among, NoDeal, Noted, PaperOf, PaperRulesOf};
use welcome::plan::PlanSlot;
use welcome::sheet::Approval;

use crate::name::isolated;
use crate::pages::paper::{PaperPages, at_rest, picture_of_all, told_of};
use crate::pages::{Person, PersonKind};
use crate::play::{RunningGame, SceneOf, TablePage};
use crate::room::Room;
use crate::thinking::{Situation, SituationOf};
use crate::token::TokenHash;
use crate::words::Words;

/// How many sheets a page knows house by house; of more people, those with whom others compare
/// themselves.
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
    /// Whose sheets stand on the board.
    pub people: Vec<Person>,
    /// Someone else whose sheet says that the game is over.
    pub ended_by: Option<String>,
    /// The cards on the real table, if someone has typed them in.
    pub offer: Vec<Card>,
    /// The numbers they allow, each with the actions that come with it.
    pub allowed: BTreeMap<Number, Vec<Action>>,
    /// What only the pages of its game can read: a `Beside`.
    beside: Box<dyn Any + Send + Sync>,
}

/// A sheet and some others as a table of their game.
#[derive(Debug)]
pub(crate) struct Beside<G: Game> {
    /// The table.
    pub(crate) board: G::View,
    /// What can be chosen with the cards on the table, where a hint was asked for.
    pub(crate) choices: Vec<(G::Choice, i32)>,
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
    /// How far it has come.
    pub noted: Noted,
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
    /// The sheets as a table of their game.
    pub(crate) fn beside<G: PaperPages>(&self) -> Option<&Beside<G>> {
        self.beside.downcast_ref()
    }

    /// Who was first with a plan, beside the sheet that is shown.
    pub fn first_at(&self, slot: usize) -> Vec<String> {
        let first = |row: &&Row| !row.here && row.noted.plans[slot] == Some(Approval::First);
        let first = self.rows.iter().filter(first);
        first.map(|row| row.name.clone()).collect()
    }
}

/// A game that bots play on, made of a sheet and the cards on the table, or why none can be made; and all
/// that it was made of, for those who ask twice.
pub(crate) type Dealt = (Result<Box<dyn Situation>, NoDeal>, Vec<String>);

/// All sheets of a group, whichever game they belong to.
pub(crate) trait AllSheets: Send + Sync {
    /// The sheets in lines, in the order in which their people came.
    fn rows(&self) -> &[Row];

    /// Whether a plan pays this sheet its later score: someone else has claimed it.
    fn claimed_besides(&self, table: TableId) -> [bool; 3];

    /// The others around a sheet, for its page.
    fn around(&self, address: String, table: TableId, town: &str) -> Option<Around>;

    /// The game that bots play on from a sheet with the cards on the table. The page around it speaks of
    /// that game then.
    fn dealt(&self, table: TableId, around: Option<&mut Around>) -> Option<Dealt>;

    /// What scores are made of: the place among a row's parts, the drawing and the name.
    fn parts(&self, words: &Words) -> Vec<(usize, Markup, String)>;

    /// A mark in a few words.
    fn told(&self, words: &Words, mark: &str) -> String;

    /// How all sheets came along, and what they are made of.
    fn figures(&self, page: &TablePage<'_>) -> Markup;

    /// All towns in one picture.
    fn picture(&self, page: &TablePage<'_>) -> Markup;

    /// Alone against an opponent of the AAA that scores: its name and its points.
    fn opponent(&self, words: &Words) -> Option<(String, i32)>;
}

/// The sheet of paper that is kept at a table.
fn paper_of<G: PaperPages>(room: &Room) -> Option<&PaperOf<G>> {
    let play = room.play.as_deref()?;
    Some(play.as_any().downcast_ref::<RunningGame<PaperOf<G>>>()?.table().game())
}

/// All sheets of a group.
pub(super) struct SheetsOf<G: PaperPages> {
    rules: Arc<PaperRulesOf<G>>,
    rows: Vec<Row>,
    tables: Vec<TableId>,
    rooms: Vec<Arc<Room>>,
    standings: Vec<Standing>,
    plans: [Option<u8>; 3],
    offer: Vec<Card>,
}

impl<G: PaperPages> SheetsOf<G> {
    /// Counts the sheets; `rooms` are those of the group's list that are still there, each with its
    /// table. Nothing if the group's options cannot be read.
    pub(super) fn of(
        group: &Room,
        mut rooms: Vec<(TableId, Arc<Room>)>,
        who: Option<&TokenHash>,
    ) -> Option<Self> {
        rooms.retain(|(_, room)| paper_of::<G>(room).is_some());
        let papers: Vec<&PaperOf<G>> =
            rooms.iter().filter_map(|(_, room)| paper_of(room)).collect();
        // All sheets of a group have the same rules, which were read once.
        let rules = match papers.first() {
            Some(paper) => Arc::clone(paper.rules()),
            None => PaperRulesOf::new(&group.options, 1).ok()?,
        };
        let plans = group.group.plans.map_or([None; 3], |plans| plans.map(Some));
        let standings = Among::new(&rules, plans, papers.iter().copied()).standings(&papers);
        let row = |((id, room), standing): (&(TableId, Arc<Room>), &Standing)| {
            let paper = paper_of::<G>(room)?;
            let chair = &room.chairs[0];
            Some(Row {
                name: isolated(&chair.name).into_owned(),
                address: format!("/table/{id}"),
                points: standing.score.total,
                parts: standing.score.parts.to_vec(),
                rank: standing.rank,
                noted: paper.noted(),
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

    fn papers(&self) -> Vec<&PaperOf<G>> {
        self.rooms.iter().filter_map(|room| paper_of(room)).collect()
    }

    fn place_of(&self, table: TableId) -> Option<usize> {
        self.tables.iter().position(|known| *known == table)
    }

    /// The sheets as one table of the game: the one that is shown first, then those with whom others
    /// compare themselves.
    fn drawn(&self, here: Option<usize>, viewer: Option<Seat>) -> (G::View, Vec<usize>) {
        let papers = self.papers();
        let mut order: Vec<usize> = (0..self.rows.len()).collect();
        order.sort_by_key(|&index| {
            (Some(index) != here, std::cmp::Reverse(self.rows[index].noted.compared))
        });
        order.truncate(DRAWN);
        let seats: Vec<(&PaperOf<G>, Score)> = (order.iter())
            .map(|&index| (papers[index], self.standings[index].score.clone()))
            .collect();
        let among = Among::new(&self.rules, self.plans, papers.iter().copied());
        let closed = here.is_some_and(|here| self.rows[here].closed);
        (among.board(&seats, viewer, closed), order)
    }

    fn person(&self, index: usize) -> Person {
        let row = &self.rows[index];
        let kind = if row.mine { PersonKind::Me } else { PersonKind::Other };
        Person { name: row.name.clone(), town: row.name.clone(), kind }
    }

    /// The totals of these sheets after each of their turns.
    fn courses(&self, order: &[usize]) -> Vec<Vec<i32>> {
        let papers = self.papers();
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

    /// Draws something of the towns: from the table they stand on, its people, their places, and who
    /// they are.
    fn draw_all(
        &self,
        page: &TablePage<'_>,
        draw: impl FnOnce(&TablePage<'_>, &G::View, &[u16], &[usize]) -> Markup,
    ) -> Markup {
        let (view, order) = self.drawn(None, None);
        let people: Vec<Person> = order.iter().map(|&index| self.person(index)).collect();
        let ranks: Vec<u16> = order.iter().map(|&index| self.rows[index].rank).collect();
        let words = G::terms(page.words, &view);
        draw(&TablePage { words, people: &people, ..*page }, &view, &ranks, &order)
    }
}

impl<G: PaperPages> AllSheets for SheetsOf<G> {
    fn rows(&self) -> &[Row] {
        &self.rows
    }

    fn claimed_besides(&self, table: TableId) -> [bool; 3] {
        let own = self.place_of(table).and_then(|here| paper_of::<G>(&self.rooms[here]));
        std::array::from_fn(|slot| {
            let rows = self.rows.iter().zip(&self.tables);
            let others = rows.filter(|(_, id)| **id != table);
            // Alone against the AAA, everyone has an opponent of their own.
            let claimed = others.filter(|_| !self.rules.has_opponent());
            claimed.map(|(row, _)| row.noted.plans[slot]).any(|claim| claim.is_some())
                || own.is_some_and(|paper| paper.pays_later(PlanSlot::ALL[slot]))
        })
    }

    fn around(&self, address: String, table: TableId, town: &str) -> Option<Around> {
        let here = self.place_of(table)?;
        let viewer = self.rows[here].mine.then_some(Seat::new(0));
        let (board, order) = self.drawn(Some(here), viewer);
        let mut people: Vec<Person> = order.iter().map(|&index| self.person(index)).collect();
        town.clone_into(&mut people[0].town);
        let mut rows = self.rows.clone();
        rows[here].here = true;
        let ended = rows.iter().find(|row| row.ended && !row.here);
        Some(Around {
            address,
            here,
            mine: rows.iter().find(|row| row.mine).map(|row| row.address.clone()),
            people,
            ended_by: ended.map(|row| row.name.clone()),
            allowed: self.rules.allowed(&self.offer),
            offer: self.offer.clone(),
            beside: Box::new(Beside::<G> { board, choices: Vec::new() }),
            rows,
        })
    }

    fn dealt(&self, table: TableId, around: Option<&mut Around>) -> Option<Dealt> {
        let papers = self.papers();
        let here = self.place_of(table)?;
        let mut others: Vec<usize> = (0..papers.len()).filter(|index| *index != here).collect();
        // The best of the others are those to be beaten.
        others.sort_by_key(|&index| std::cmp::Reverse(self.rows[index].points));
        let others: Vec<&PaperOf<G>> = others.into_iter().map(|index| papers[index]).collect();
        let known = (self.offer.iter().map(ToString::to_string))
            .chain(papers[here].marks().iter().map(ToString::to_string))
            .collect();
        let dealt = papers[here].dealt(&self.offer, &others).map(|game| {
            let seat = Seat::new(0);
            let beside = around.and_then(|around| around.beside.downcast_mut::<Beside<G>>());
            if let Some(beside) = beside {
                let mut choices = Vec::new();
                game.choices(seat, &mut choices);
                beside.choices = choices.into_iter().map(|choice| (choice, 0)).collect();
                G::show_cards(&mut beside.board, game.view(Viewer::Seat(seat)));
            }
            Box::new(SituationOf { game, seat }) as Box<dyn Situation>
        });
        Some((dealt, known))
    }

    fn parts(&self, words: &Words) -> Vec<(usize, Markup, String)> {
        let named = self.rules.categories().iter().enumerate();
        let part = |(index, name): (usize, &&'static str)| {
            let (sign, called) = G::part(words, &self.rules, name)?;
            Some((index, sign, called))
        };
        named.filter_map(part).collect()
    }

    fn told(&self, words: &Words, mark: &str) -> String {
        told_of::<G>(G::sheet_terms(words, &self.rules), mark)
    }

    fn figures(&self, page: &TablePage<'_>) -> Markup {
        self.draw_all(page, |page, view, ranks, order| {
            let scores = self.courses(order);
            G::figures(&SceneOf { scores: &scores, ..at_rest::<G>(*page, view, ranks) })
        })
    }

    fn picture(&self, page: &TablePage<'_>) -> Markup {
        self.draw_all(page, |page, view, ranks, order| {
            picture_of_all::<G>(page, view, ranks, order.len())
        })
    }

    fn opponent(&self, words: &Words) -> Option<(String, i32)> {
        if self.rows.len() != 1 {
            return None;
        }
        let (view, _) = self.drawn(None, None);
        let opponent = G::opponent(words, &view)?;
        Some((opponent.name, opponent.points?))
    }
}
