//! What is to be seen of a sheet of paper. Nothing of it is hidden.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::Viewer;

use super::{Among, Mark, Paper, PaperRules};
use crate::extensions::halloween::Tier;
use crate::extensions::zombies::ZombieCard;
use crate::extensions::{Extension, ExtensionView};
use crate::house::{House, Street};
use crate::number::Number;
use crate::plan::STACKS;
use crate::score;
use crate::view::View;

/// A sheet of paper as anyone sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PaperView {
    /// The sheet, as at a table of the game.
    pub board: View,
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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fresh: Option<House>,
    /// The house whose number was copied last, if nothing was done since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub copied: Option<House>,
    /// Bonuses and tiers that this sheet has reached and not written down, in notation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub claims: Vec<String>,
    /// Zombies!: the hordes that the next Zombie card does not move, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<String>,
    /// The Zombie cards that have come.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub zombies: Vec<ZombieCard>,
    /// The numbers that cards and temps make.
    pub numbers: Vec<Number>,
    /// The numbers of the cards, where some are given to an opponent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub card_numbers: Vec<Number>,
    /// What fits on every place; other things can be written all the same.
    pub places: Vec<Fitting>,
}

/// What fits on a place, in its stead if something stands there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fitting {
    /// The place.
    pub house: House,
    /// The numbers.
    pub numbers: Vec<Number>,
    /// The numbers of neighbours that it may copy.
    pub copies: Vec<Number>,
    /// A fence to its right.
    pub fence: bool,
    /// Its pool.
    pub pool: bool,
}

impl Fitting {
    fn of(paper: &Paper, house: House, numbers: &[Number]) -> Self {
        let fits = |mark: Mark| paper.fits(mark).is_ok();
        let here = |write: fn(Number, House) -> Mark| {
            numbers.iter().copied().filter(move |&number| fits(write(number, house))).collect()
        };
        let is_roundabout = paper.sheet().roundabouts.contains(house);
        let none = Vec::new;
        Self {
            house,
            numbers: if is_roundabout {
                none()
            } else {
                here(|number, house| Mark::Write { number, house })
            },
            copies: if is_roundabout {
                none()
            } else {
                here(|number, house| Mark::Bis { number, house })
            },
            fence: fits(Mark::Fence(house)),
            pool: fits(Mark::Pool(house)),
        }
    }
}

impl PaperView {
    pub(super) fn of(paper: &Paper, viewer: Viewer) -> Self {
        let me = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let laid = paper.laid();
        let among = Among::new(&paper.rules, laid, std::iter::once(paper));
        let score = among.score(paper);
        let numbers = paper.rules.sheet.numbers();
        let end = paper.is_closed().then(|| "closed".to_owned());
        let board = among.board(&[(paper, score)], me);
        let told = |written: &super::Against| (written.mark.to_string(), written.why.to_string());
        Self {
            board: View { end, ..board },
            plans: laid.map(|plan| plan.map(|plan| plan + 1)),
            against: paper.against().iter().map(told).collect(),
            closed: paper.is_closed(),
            end_reached: paper.end_reached().map(str::to_owned),
            fresh: paper.fresh(),
            copied: match paper.last() {
                Some(Mark::Bis { house, .. } | Mark::FreeBis { house, .. }) => Some(house),
                _ => None,
            },
            claims: paper.claims().iter().map(Mark::to_string).collect(),
            held: paper.held.iter().map(|horde| horde.to_string()).collect(),
            zombies: (ZombieCard::ALL.into_iter())
                .filter(|card| paper.zombie_cards & card.bit() != 0)
                .collect(),
            card_numbers: match paper.office {
                Some(_) => paper.rules.card_numbers(),
                None => Vec::new(),
            },
            places: (paper.rules.sheet.town().houses.into_iter())
                .map(|house| Fitting::of(paper, house, &numbers))
                .collect(),
            numbers,
        }
    }
}

impl Paper {
    /// The house just numbered, also when what it offers was circled or collected.
    fn fresh(&self) -> Option<House> {
        let mut marks = self.marks().iter().rev();
        let last = marks.find(|mark| !matches!(mark, Mark::Circle(..) | Mark::Collect(..)));
        match (last, self.last()) {
            (Some(Mark::Write { house, .. }), Some(mark)) if mark.house() == Some(*house) => {
                Some(*house)
            }
            _ => None,
        }
    }

    /// The bonuses and tiers that the sheet has reached and not written down.
    fn claims(&self) -> Vec<Mark> {
        let bonuses = Street::ALL.into_iter().map(Mark::Bonus);
        let all = bonuses.chain(Tier::all().map(Mark::Tier));
        all.filter(|mark| self.is_possible(*mark).is_ok() && self.fits(*mark).is_ok()).collect()
    }

    /// The plans on the table, as marks count them, from 0.
    pub fn laid(&self) -> [Option<u8>; STACKS] {
        std::array::from_fn(|stack| {
            let index = self.plans[stack]?;
            let place = self.rules.sheet.stacks[stack].iter().position(|&plan| plan == index)?;
            u8::try_from(place).ok()
        })
    }
}

impl PaperRules {
    /// What a sheet with rules of its own prints besides.
    pub fn extension(&self) -> Option<ExtensionView> {
        self.sheet.extension.as_ref().map(ExtensionView::of)
    }

    /// What scores are made of, in the order of their parts.
    pub fn categories(&self) -> &'static [&'static str] {
        self.sheet.extension.as_ref().map_or(score::CATEGORIES, Extension::categories)
    }
}

impl fmt::Display for PaperView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.board.draw_paper(f)?;
        if !self.against.is_empty() {
            writeln!(f, "\n  Written all the same:")?;
            for (mark, why) in &self.against {
                writeln!(f, "  {mark}: {why}")?;
            }
        }
        Ok(())
    }
}
