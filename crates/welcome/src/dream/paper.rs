//! A sheet of American Dream on paper.

mod mark;
mod table;

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tabletop::{OptionSpec, Score, Seat, Standing, Viewer};

use super::bonus::{Bonus, Bonuses};
use super::game::Dream;
use super::goal::{Goal, Plan};
use super::house::House;
use super::refusal::Refusal;
use super::rules::{OPTIONS, Rules};
use super::score::{self, CATEGORIES};
use super::sheet::Sheet;
use super::view::View;
use crate::card::{Action, Card};
use crate::game::End;
use crate::number::Number;
use crate::paper::dealt::lay_out;
use crate::paper::{Among, DreamPaper, NoMark, Noted, OnPaper, PaperMark, Tracks};
use crate::plan::{PlanSlot, STACKS};
use crate::rules::Rules as Cards;

pub use mark::{Erased, Mark};

/// What has to be known beside a sheet.
#[derive(Clone, Debug, Default)]
pub struct Beside {
    /// The bonuses that validation cards took away.
    crossed: Bonuses,
}

/// What is to be seen of a sheet of American Dream on paper alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnView {
    /// What fits on every place; other things can be written all the same.
    pub places: Vec<Place>,
    /// The house that was numbered last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<House>,
    /// How many bonuses of streets and of columns are still to be crossed for validation cards.
    pub to_cross: (u32, u32),
}

/// What fits on a place, in its stead if something stands there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The place.
    pub house: House,
    /// The numbers.
    pub numbers: Vec<Number>,
}

impl DreamPaper {
    /// How many bonuses of streets and of columns the validation cards that have come take away.
    fn taken_away(&self) -> (u32, u32) {
        let layout = &self.rules.sheet.layout;
        let come = self.office.as_ref().map_or(0, |office| office.come.count_ones());
        (come * u32::from(layout.crossed_streets), come * u32::from(layout.crossed_columns))
    }

    /// How many of them are still to be crossed: as many as the cards say, or all that are open.
    fn to_cross(&self) -> (u32, u32) {
        let (taken, crossed) = (self.taken_away(), self.beside.crossed.counts());
        let all = self.rules.sheet.layout.bonuses();
        let open = all.without(self.beside.crossed).without(self.sheet.won).counts();
        (
            taken.0.saturating_sub(crossed.0).min(open.0),
            taken.1.saturating_sub(crossed.1).min(open.1),
        )
    }

    fn may_cross(&self, bonus: Bonus) -> Result<(), Refusal> {
        let left = of_its_kind(bonus, self.to_cross());
        if self.sheet.won.contains(bonus) {
            Err(Refusal::BonusNotOpen(bonus))
        } else if left == 0 {
            Err(Refusal::EnoughCrossed(bonus))
        } else {
            Ok(())
        }
    }

    /// Whether a bonus is crossed that is circled, or that no validation card takes away.
    fn is_wrongly_crossed(&self, bonus: Bonus) -> bool {
        let crossed = self.beside.crossed;
        let too_many = of_its_kind(bonus, crossed.counts()) > of_its_kind(bonus, self.taken_away());
        crossed.contains(bonus) && (self.sheet.won.contains(bonus) || too_many)
    }
}

/// Of what is counted for streets and for columns, what concerns a bonus.
const fn of_its_kind(bonus: Bonus, (streets, columns): (u32, u32)) -> u32 {
    match bonus {
        Bonus::Street(_) => streets,
        Bonus::Column(_) => columns,
    }
}

impl OnPaper for Dream {
    const ON_PAPER: &'static str = "dream-paper";
    /// Those of the game that change the sheet: all but whether cards are passed on.
    const OPTIONS_ON_PAPER: &'static [OptionSpec] = &[OPTIONS[1], OPTIONS[2], OPTIONS[3]];

    type Sheet = Sheet;
    type Beside = Beside;
    type Mark = Mark;
    type Goal = Goal;
    /// Who was first stands on the sheets.
    type Across = ();
    type OwnView = OwnView;

    fn blank(_rules: &Arc<Rules>) -> (Sheet, Beside) {
        (Sheet::EMPTY, Beside::default())
    }

    fn cards(rules: &Arc<Rules>) -> &Arc<Cards> {
        &rules.cards
    }

    fn stacks(rules: &Arc<Rules>) -> &[Vec<u8>; STACKS] {
        &rules.stacks
    }

    fn plan(rules: &Arc<Rules>, index: u8) -> &Plan {
        rules.plan(index)
    }

    fn tracks(sheet: &mut Sheet) -> Tracks<'_> {
        Tracks { plans: &mut sheet.plans, refusals: &mut sheet.refusals }
    }

    fn refusal_boxes(rules: &Arc<Rules>) -> u8 {
        rules.layout.refusals.boxes()
    }

    fn noted(sheet: &Sheet) -> Noted {
        Noted {
            built: sheet.numbered.len(),
            plans: sheet.plans,
            refusals: sheet.refusals,
            temps: None,
            compared: sheet.won.iter().count(),
        }
    }

    fn end_of(rules: &Arc<Rules>, sheet: &Sheet) -> Option<End> {
        rules.end_of(sheet)
    }

    fn numbers(rules: &Arc<Rules>) -> Vec<Number> {
        rules.cards.card_numbers()
    }

    /// No temp changes a number on this sheet.
    fn made_by(_action: Action, _number: Number) -> Vec<Number> {
        Vec::new()
    }

    fn score_parts(_rules: &Arc<Rules>) -> &'static [&'static str] {
        CATEGORIES
    }

    fn own_marks(paper: &DreamPaper) -> Vec<Mark> {
        let rules = &paper.rules.sheet;
        let numbers = rules.cards.card_numbers();
        let at_house = rules.layout.houses.into_iter().flat_map(|house| {
            let written = numbers.iter().map(move |&number| Mark::Write { number, house });
            written.chain([
                Mark::Perfect(house),
                Mark::Erase(Erased::House(house)),
                Mark::Erase(Erased::Perfect(house)),
            ])
        });
        let bonuses = rules.layout.bonuses().iter().flat_map(|bonus| {
            [
                Mark::Bonus(bonus),
                Mark::Cross(bonus),
                Mark::Erase(Erased::Bonus(bonus)),
                Mark::Erase(Erased::Cross(bonus)),
            ]
        });
        at_house.chain(bonuses).collect()
    }

    fn is_possible(paper: &DreamPaper, mark: Mark) -> Result<(), NoMark<House>> {
        let (rules, sheet, crossed) = (&paper.rules.sheet, &paper.sheet, paper.beside.crossed);
        if let Some(house) = mark.house().filter(|house| !rules.layout.houses.contains(*house)) {
            return Err(NoMark::NoSuchHouse(house));
        }
        let printed = |bonus: Bonus| {
            let there = rules.layout.bonuses().contains(bonus);
            if there { Ok(()) } else { Err(NoMark::OtherSheet) }
        };
        match mark {
            Mark::Write { number, house } => {
                if !rules.cards.card_numbers().contains(&number) {
                    return Err(NoMark::NoSuchNumber(number));
                }
                NoMark::if_new(sheet.number(house) != Some(number))
            }
            Mark::Perfect(house) => {
                if !sheet.numbered.contains(house) {
                    return Err(NoMark::Unnumbered(house));
                }
                NoMark::if_new(!sheet.perfect.contains(house))
            }
            Mark::Bonus(bonus) => {
                printed(bonus)?;
                NoMark::if_new(!sheet.won.contains(bonus))
            }
            Mark::Cross(bonus) => {
                printed(bonus)?;
                paper.office.as_ref().ok_or(NoMark::OtherSheet)?;
                NoMark::if_new(!crossed.contains(bonus))
            }
            Mark::Erase(what) => NoMark::if_there(match what {
                Erased::House(house) => sheet.numbered.contains(house),
                Erased::Perfect(house) => sheet.perfect.contains(house),
                Erased::Bonus(bonus) => sheet.won.contains(bonus),
                Erased::Cross(bonus) => crossed.contains(bonus),
            }),
            Mark::Any(_) => Ok(()),
        }
    }

    fn fits(paper: &DreamPaper, sheet: &Sheet, mark: Mark) -> Result<(), Refusal> {
        match mark {
            Mark::Write { number, house } => {
                // A number that is changed must fit without the one that stood there.
                let mut without = *sheet;
                without.erase(house);
                paper.rules.sheet.may_write(&without, number, house)
            }
            Mark::Bonus(bonus) if paper.beside.crossed.contains(bonus) => {
                Err(Refusal::BonusNotOpen(bonus))
            }
            Mark::Bonus(bonus) => paper.rules.sheet.may_win(sheet, bonus),
            Mark::Cross(bonus) => paper.may_cross(bonus),
            Mark::Any(_) | Mark::Perfect(_) | Mark::Erase(_) => Ok(()),
        }
    }

    fn may_fulfil(paper: &DreamPaper, slot: PlanSlot) -> Result<(), Refusal> {
        let plan = paper.plan(slot);
        plan.map_or(Ok(()), |plan| paper.rules.sheet.may_fulfil(&paper.sheet, slot, plan.goal))
    }

    fn still_against(paper: &DreamPaper, mark: Mark) -> bool {
        let sheet = &paper.sheet;
        match mark {
            Mark::Write { number, house } => {
                sheet.number(house) == Some(number) && Self::fits(paper, sheet, mark).is_err()
            }
            Mark::Bonus(bonus) => {
                sheet.won.contains(bonus) && Self::fits(paper, sheet, mark).is_err()
            }
            Mark::Cross(bonus) => paper.is_wrongly_crossed(bonus),
            _ => false,
        }
    }

    fn make(paper: &mut DreamPaper, mark: Mark) {
        let (sheet, beside) = (&mut paper.sheet, &mut paper.beside);
        match mark {
            // A number that is changed leaves the family in the house.
            Mark::Write { number, house } => sheet.write(house, number, false),
            Mark::Perfect(house) => sheet.perfect.insert(house),
            Mark::Bonus(bonus) => sheet.won.insert(bonus),
            Mark::Cross(bonus) => beside.crossed.insert(bonus),
            Mark::Erase(Erased::House(house)) => sheet.erase(house),
            Mark::Erase(Erased::Perfect(house)) => sheet.perfect.remove(house),
            Mark::Erase(Erased::Bonus(bonus)) => sheet.won.remove(bonus),
            Mark::Erase(Erased::Cross(bonus)) => beside.crossed.remove(bonus),
            Mark::Any(_) => {}
        }
    }

    /// The bonuses of what is complete, also where others were first: they may have been so in the
    /// same turn.
    fn claims(paper: &DreamPaper) -> Vec<Mark> {
        let complete = paper.sheet.complete(&paper.rules.sheet.layout);
        let open = complete.without(paper.sheet.won).without(paper.beside.crossed);
        open.iter().map(Mark::Bonus).collect()
    }

    fn fresh(paper: &DreamPaper) -> Option<House> {
        match paper.last() {
            Some(Mark::Write { house, .. }) => Some(house),
            _ => None,
        }
    }

    fn own_view(paper: &DreamPaper) -> OwnView {
        let numbers = Self::numbers(&paper.rules.sheet);
        let fitting = |house: House| {
            let fits = |number: &Number| paper.fits(Mark::Write { number: *number, house }).is_ok();
            Place { house, numbers: numbers.iter().copied().filter(fits).collect() }
        };
        OwnView {
            places: paper.rules.sheet.layout.houses.into_iter().map(fitting).collect(),
            last: paper.marks().iter().rev().find_map(|mark| match mark {
                Mark::Write { house, .. } => Some(*house),
                _ => None,
            }),
            to_cross: paper.to_cross(),
        }
    }

    fn across(_rules: &Arc<Rules>, _papers: &[&DreamPaper]) {}

    fn worth(among: &Among<'_, Self>, sheet: &Sheet) -> Score {
        score::score(&among.rules.sheet, among.plans, sheet)
    }

    fn rank(_rules: &Arc<Rules>, standings: &mut [Standing], _sheets: &[&Sheet]) {
        score::rank(standings);
    }

    fn board(
        among: &Among<'_, Self>,
        papers: &[(&DreamPaper, Score)],
        viewer: Option<Seat>,
        closed: bool,
    ) -> View {
        let rules = &among.rules.sheet;
        let sheets: Vec<Sheet> = papers.iter().map(|(paper, _)| paper.sheet).collect();
        let crossed = papers.first().map_or(Bonuses::NONE, |(paper, _)| paper.beside.crossed);
        let mut game = table::laid(rules, among.plans, &sheets, crossed);
        // Everyone has an opponent of their own; that of the first is shown.
        if let Some(own) = papers.first().and_then(|(paper, _)| paper.game_against_opponent()) {
            game.round.approved = own.round.approved;
            game.round.supply = own.round.supply;
            game.contest.opponent_plans = own.contest.opponent_plans;
        }
        let viewer = viewer.map_or(Viewer::Spectator, Viewer::Seat);
        let end = closed.then(|| "closed".to_owned());
        View { end, round: Among::rounds(papers), ..View::undealt(&table::at_rest(game), viewer) }
    }

    fn against_opponent(paper: &DreamPaper) -> Option<Self> {
        paper.game_against_opponent()
    }

    fn rank_alone(&self, total: i32) -> u16 {
        self.rank_against_opponent(total)
    }

    fn validate(paper: &mut DreamPaper, mut game: Self, slot: PlanSlot) {
        game.validate(slot);
        if let Some(office) = &mut paper.office {
            office.plans = game.contest.opponent_plans;
        }
    }

    fn with_cards(
        paper: &DreamPaper,
        rules: &Arc<Rules>,
        sheets: &[Sheet],
        offer: &[Card],
    ) -> Self {
        let mut game = table::laid(rules, paper.known_plans(), sheets, paper.beside.crossed);
        let office = paper.office.as_ref();
        let mut table = game.table();
        let opponent = office.map(|office| office.written(&rules.cards)).unwrap_or_default();
        lay_out(&mut table, offer, opponent);
        game.take_cards_of(table);
        game.round.approved |= office.map_or(0, crate::paper::office::Office::approved);
        game
    }
}
