//! Several sheets beside each other: what each is worth, and who comes in where.

use tabletop::{Game, Score, Seat, Standing, Viewer};

use super::dealt::dealer;
use super::{OnPaper, PaperOf, PaperRulesOf, turns_of};
use crate::plan::STACKS;
use crate::sheet::Approval;

/// How far a sheet has come, for those who look at it from afar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noted {
    /// Places that are built.
    pub built: usize,
    /// How the plans were fulfilled.
    pub plans: [Option<Approval>; STACKS],
    /// Crossed permit refusals.
    pub refusals: u8,
    /// Temps, where the sheet has some.
    pub temps: Option<u8>,
    /// What others on this sheet compare themselves with: temps, or bonuses for those who are first.
    pub compared: usize,
}

/// What sheets of one table have in common when they are counted.
#[derive(Debug)]
pub struct Among<'a, G: OnPaper> {
    pub(crate) rules: &'a PaperRulesOf<G>,
    pub(crate) plans: [u8; STACKS],
    pub(crate) across: G::Across,
}

impl<'a, G: OnPaper> Among<'a, G> {
    /// Looks at all sheets once. The plans are counted as marks count them; one that is not known
    /// pays nobody.
    pub fn new<'s>(
        rules: &'a PaperRulesOf<G>,
        plans: [Option<u8>; STACKS],
        papers: impl Iterator<Item = &'s PaperOf<G>>,
    ) -> Self {
        let papers: Vec<&PaperOf<G>> = papers.collect();
        Self { plans: rules.indices(plans), across: G::across(&rules.sheet, &papers), rules }
    }

    /// What a sheet is worth among the others, or alone against its opponent.
    pub fn score(&self, paper: &PaperOf<G>) -> Score {
        match G::against_opponent(paper) {
            Some(game) => game.score(Seat::new(0), Viewer::Spectator),
            None => G::worth(self, &paper.sheet),
        }
    }

    /// What every sheet is worth, and its place with the tie-breaks of the edition.
    pub fn standings(&self, papers: &[&PaperOf<G>]) -> Vec<Standing> {
        let mut standings: Vec<Standing> =
            papers.iter().map(|paper| Standing { rank: 1, score: self.score(paper) }).collect();
        if let ([alone], [standing]) = (papers, &mut *standings)
            && let Some(game) = G::against_opponent(alone)
        {
            standing.rank = game.rank_alone(standing.score.total);
            return standings;
        }
        let sheets: Vec<&G::Sheet> = papers.iter().map(|paper| &paper.sheet).collect();
        G::rank(&self.rules.sheet, &mut standings, &sheets);
        standings
    }

    /// Some of the sheets with their scores, as a page draws them at a table of the game that deals
    /// no cards. The first may have an opponent, and may be closed.
    pub fn board(
        &self,
        papers: &[(&PaperOf<G>, Score)],
        viewer: Option<Seat>,
        closed: bool,
    ) -> G::View {
        G::board(self, papers, viewer, closed)
    }

    /// The turns of the sheet that has most, for a board that counts rounds.
    pub(crate) fn rounds(papers: &[(&PaperOf<G>, Score)]) -> u32 {
        papers.iter().map(|(paper, _)| paper.turns()).max().unwrap_or(0).max(1) as u32
    }
}

impl<G: OnPaper> PaperOf<G> {
    /// The points of the sheet by itself after each of its turns.
    pub fn course(&self) -> Vec<i32> {
        let mut paper = Self::start(&self.rules, dealer());
        let (mut course, turns) = (Vec::new(), turns_of(&self.marks));
        for (index, &mark) in self.marks.iter().enumerate() {
            if paper.choose(Seat::new(0), mark).is_err() {
                break;
            }
            if turns[index] > 0 && turns.get(index + 1) != Some(&turns[index]) {
                course.push(paper.score(Seat::new(0), Viewer::Spectator).total);
            }
        }
        course
    }
}
