//! Several sheets beside each other: what each is worth, and who comes in where.

use tabletop::{Dealer, Game, Score, Seat, Seed, Standing, Viewer};

use super::{Mark, Paper, PaperRules};
use crate::extensions::bonuses::Bonuses;
use crate::extensions::{Claims, Extension};
use crate::house::STREETS;
use crate::plan::STACKS;
use crate::score::{self, TempRanking};
use crate::view::{OpponentView, PaperTable, View};

/// What sheets of one table have in common when they are counted.
#[derive(Debug)]
pub struct Among<'a> {
    rules: &'a PaperRules,
    plans: [u8; STACKS],
    temps: TempRanking,
    /// Atomic War: the shelters of everyone.
    capacities: Vec<[u16; STREETS]>,
    /// Bonuses that someone has.
    gone: Bonuses,
}

impl<'a> Among<'a> {
    /// Looks at all sheets once. The plans are counted as marks count them; one that is not known
    /// pays nobody.
    pub fn new<'s>(
        rules: &'a PaperRules,
        plans: [Option<u8>; STACKS],
        papers: impl Iterator<Item = &'s Paper> + Clone,
    ) -> Self {
        let sheets = papers.clone().map(|paper| &paper.sheet);
        let temps = TempRanking::among(&rules.sheet, &sheets.clone().map(|sheet| sheet.temps));
        let capacities = match &rules.sheet.extension {
            Some(Extension::Atomic(atomic)) => {
                sheets.clone().map(|sheet| atomic.capacities(sheet)).collect()
            }
            _ => Vec::new(),
        };
        let gone = papers.fold(Bonuses::NONE, |gone, paper| {
            gone.with(paper.sheet.marks.bonuses()).with(paper.gone())
        });
        Self { rules, plans: rules.indices(plans), temps, capacities, gone }
    }

    /// What a sheet is worth among the others, or alone against its opponent.
    pub fn score(&self, paper: &Paper) -> Score {
        let rules = &*self.rules.sheet;
        if let Some(game) = paper.against_opponent() {
            return game.score(Seat::new(0), Viewer::Spectator);
        }
        let extension = rules.extension.as_ref();
        let own =
            extension.and_then(|own| own.points(&paper.sheet, self.capacities.iter().copied()));
        score::score(rules, self.plans, &paper.sheet, &self.temps, own)
    }

    /// What every sheet is worth, and its place with the tie-breaks of the edition.
    pub fn standings(&self, papers: &[&Paper]) -> Vec<Standing> {
        let mut standings: Vec<Standing> =
            papers.iter().map(|paper| Standing { rank: 1, score: self.score(paper) }).collect();
        if let ([alone], [standing]) = (papers, &mut *standings)
            && let Some(game) = alone.against_opponent()
        {
            standing.rank = game.rank_against_opponent(standing.score.total);
            return standings;
        }
        let sheets = papers.iter().map(|paper| &paper.sheet);
        score::rank(&self.rules.sheet, &mut standings, sheets);
        standings
    }

    /// Some of the sheets with their scores, as a page draws them at a table of the game that deals
    /// no cards. The first may have an opponent.
    pub fn board(&self, papers: &[(&Paper, Score)], viewer: Option<Seat>) -> View {
        let game = papers.first().and_then(|(paper, _)| paper.against_opponent());
        let gone = papers.first().map_or(self.gone, |(paper, _)| {
            if paper.office.is_some() {
                paper.sheet.marks.bonuses().with(paper.gone())
            } else {
                self.gone
            }
        });
        View::of_paper(PaperTable {
            rules: &self.rules.sheet,
            plans: self.plans,
            sheets: &papers.iter().map(|(paper, score)| (paper.sheet, score)).collect::<Vec<_>>(),
            viewer,
            claims: Claims::Bonuses(gone),
            opponent: game.as_ref().and_then(OpponentView::of_game),
        })
    }
}

impl Paper {
    /// The points of the sheet by itself after each of its turns: each writes a number or crosses a
    /// refusal, and goes on to the next.
    pub fn course(&self) -> Vec<i32> {
        let mut paper = Self::start(&self.rules, Dealer::new(&Seed([0; 16])));
        let (mut course, mut started) = (Vec::new(), false);
        for (index, &mark) in self.marks.iter().enumerate() {
            let begins = |mark: &Mark| matches!(mark, Mark::Write { .. } | Mark::Refuse);
            if paper.choose(Seat::new(0), mark).is_err() {
                break;
            }
            started |= begins(&mark);
            let ends = self.marks.get(index + 1).is_none_or(begins);
            if started && ends {
                course.push(paper.score(Seat::new(0), Viewer::Spectator).total);
            }
        }
        course
    }
}

impl PaperRules {
    /// The plans of the three stacks as indices into the edition's plans.
    fn indices(&self, plans: [Option<u8>; STACKS]) -> [u8; STACKS] {
        std::array::from_fn(|stack| {
            let plan = plans[stack].map(usize::from);
            plan.and_then(|plan| self.sheet.stacks[stack].get(plan)).copied().unwrap_or(0)
        })
    }
}
