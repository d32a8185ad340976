//! What is to be seen of a sheet of paper. Nothing of it is hidden.

use std::fmt::{self, Write as _};

use serde::{Deserialize, Serialize};
use tabletop::{Drawing, PartKind, Viewer};

use super::{Against, Among, OnPaper, PaperOf, ViewOf};
use crate::number::Number;
use crate::plan::STACKS;

/// A sheet of paper as anyone sees it: on a table that is a `Board`, with places that are `House`s and
/// with what only its kind has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PaperViewOf<Board, House, Own> {
    /// The sheet, as at a table of the game.
    pub board: Board,
    /// The plans on the table, as marks count them from 1; none that is not known.
    pub plans: [Option<u8>; STACKS],
    /// What was written though the rules say no: in notation, with the rule.
    pub against: Vec<(String, String)>,
    /// Whether the sheet is closed.
    pub closed: bool,
    /// Why the table would say that the game is over, if the sheet says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end_reached: Option<String>,
    /// The house whose number was written last, if nothing was done since but at that house.
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    pub fresh: Option<House>,
    /// Bonuses and tiers that this sheet has reached and not written down, in notation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub claims: Vec<String>,
    /// The numbers that cards and temps make.
    pub numbers: Vec<Number>,
    /// The numbers of the cards, where some are given to an opponent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub card_numbers: Vec<Number>,
    /// What only this kind of sheet has.
    #[serde(flatten)]
    pub own: Own,
}

impl<G: OnPaper> PaperOf<G> {
    pub(super) fn seen_by(&self, viewer: Viewer) -> ViewOf<G> {
        let laid = self.laid();
        let among = Among::new(&self.rules, laid, std::iter::once(self));
        let score = among.score(self);
        let told = |written: &Against<G::Mark, G::Refusal>| {
            (written.mark.to_string(), written.why.to_string())
        };
        PaperViewOf {
            board: among.board(&[(self, score)], viewer.seat(), self.closed),
            plans: laid.map(|plan| plan.map(|plan| plan + 1)),
            against: self.against().iter().map(told).collect(),
            closed: self.closed,
            end_reached: self.end_reached().map(str::to_owned),
            fresh: G::fresh(self),
            claims: G::claims(self).iter().map(ToString::to_string).collect(),
            card_numbers: match self.office {
                Some(_) => self.rules.card_numbers(),
                None => Vec::new(),
            },
            numbers: G::numbers(&self.rules.sheet),
            own: G::own_view(self),
        }
    }

    /// The plans on the table, as marks count them, from 0.
    pub fn laid(&self) -> [Option<u8>; STACKS] {
        let stacks = G::stacks(&self.rules.sheet);
        std::array::from_fn(|stack| {
            let index = self.plans[stack]?;
            let place = stacks[stack].iter().position(|&plan| plan == index)?;
            u8::try_from(place).ok()
        })
    }
}

/// A table of a game whose sheets can be drawn without cards.
pub trait UndealtBoard {
    /// The plans and the sheets.
    fn draw_undealt(&self, f: &mut Drawing) -> fmt::Result;
}

impl<Board: UndealtBoard, House, Own> fmt::Display for PaperViewOf<Board, House, Own> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.drawing().fmt(f)
    }
}

impl<Board: UndealtBoard, House, Own> PaperViewOf<Board, House, Own> {
    pub(crate) fn drawing(&self) -> Drawing {
        Drawing::of(|drawing| self.draw(drawing))
    }

    fn draw(&self, f: &mut Drawing) -> fmt::Result {
        self.board.draw_undealt(f)?;
        if !self.against.is_empty() {
            f.begin(PartKind::Shared);
            writeln!(f, "\n  Written all the same:")?;
            for (mark, why) in &self.against {
                writeln!(f, "  {mark}: {why}")?;
            }
        }
        Ok(())
    }
}
