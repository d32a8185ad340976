//! What a sheet is worth, and who wins.

use tabletop::{Outcome, Score, Standing, ranks};

use crate::data::MOST_TEMP_RANKS;
use crate::game::{End, Welcome};
use crate::plan::STACKS;
use crate::rules::{Mode, Rules};
use crate::sheet::{Approval, Sheet};

/// What scores are made of.
pub const CATEGORIES: &[&str] =
    &["plans", "parks", "pools", "temps", "estates", "bis", "refusals", "roundabouts"];

/// What so many temps are worth at this table.
#[derive(Clone, Debug)]
pub(crate) enum TempRanking {
    /// Alone: a number to reach, and its points.
    Solo { needed: u8, points: i32 },
    /// The largest different numbers of temps, with the points of their rank.
    Ranks([(u8, i32); MOST_TEMP_RANKS]),
}

impl TempRanking {
    /// Ranks these sheets. Equal numbers share a rank and the next lower number takes the next
    /// one; nobody is paid for no temp at all.
    pub(crate) fn of<'a>(
        rules: &Rules,
        sheets: &(impl Iterator<Item = &'a Sheet> + Clone),
    ) -> Self {
        let data = &rules.edition.sheet;
        if rules.mode == Mode::Solo {
            return Self::Solo { needed: data.solo_temps, points: data.solo_temp_points };
        }
        let mut ranks = [(0, 0); MOST_TEMP_RANKS];
        let mut above = u8::MAX;
        for (rank, &points) in ranks.iter_mut().zip(&data.temp_ranks) {
            let temps = sheets.clone().map(|sheet| sheet.temps).filter(|&temps| temps < above);
            above = temps.max().unwrap_or(0);
            if above == 0 {
                break;
            }
            *rank = (above, points);
        }
        Self::Ranks(ranks)
    }

    fn points(&self, temps: u8) -> i32 {
        match self {
            Self::Solo { needed, points } => {
                if temps >= *needed {
                    *points
                } else {
                    0
                }
            }
            Self::Ranks(ranks) => {
                let rank = ranks.iter().find(|(ranked, _)| temps > 0 && *ranked == temps);
                rank.map_or(0, |&(_, points)| points)
            }
        }
    }
}

/// The score of a sheet.
pub(crate) fn score(
    rules: &Rules,
    plans: [u8; STACKS],
    sheet: &Sheet,
    temps: &TempRanking,
) -> Score {
    let data = &rules.edition.sheet;
    let plans: i32 = plans
        .iter()
        .zip(sheet.plans)
        .map(|(&plan, approval)| match approval {
            Some(Approval::First) => rules.plan(plan).first,
            Some(Approval::Later) => rules.plan(plan).later,
            None => 0,
        })
        .sum();
    let parks: i32 = data
        .parks
        .iter()
        .zip(sheet.parks)
        .map(|(track, crossed)| track.worth(crossed.into()))
        .sum();
    let estates: i32 = sheet
        .complete_estates()
        .sizes()
        .map(|(size, count)| {
            let crossed = sheet.promotions[size - 1].into();
            count as i32 * data.estates[size - 1].worth(crossed)
        })
        .sum();
    let points = [
        plans,
        parks,
        data.pools.worth(sheet.pools.len()),
        temps.points(sheet.temps),
        estates,
        -data.bis.worth(sheet.bis.len()),
        -data.refusals.worth(sheet.refusals.into()),
        -data.roundabouts.worth(sheet.roundabouts.len()),
    ];
    Score { total: points.iter().sum(), parts: points.as_slice().into() }
}

/// The end of a game: the scores, and the ranking with its tie-breaks.
pub(crate) fn outcome(game: &Welcome, end: End) -> Outcome {
    let sheets = game.architects.iter().map(|architect| &architect.sheet);
    let temps = TempRanking::of(&game.rules, &sheets);
    let mut standings: Vec<Standing> = sheets
        .clone()
        .map(|sheet| Standing {
            rank: 1,
            score: score(&game.rules, game.round.plans, sheet, &temps),
        })
        .collect();
    if let [_] = *standings {
        return Outcome { end: end.name(), standings };
    }
    let merits: Vec<(i32, [usize; 7])> = standings
        .iter()
        .zip(sheets)
        .map(|(standing, sheet)| (standing.score.total, tie_break(sheet)))
        .collect();
    for (standing, rank) in standings.iter_mut().zip(ranks(&merits)) {
        standing.rank = rank;
    }
    Outcome { end: end.name(), standings }
}

/// Between equal totals: most complete estates, then most of one house, then most of two...
fn tie_break(sheet: &Sheet) -> [usize; 7] {
    let estates = sheet.complete_estates();
    std::array::from_fn(|size| if size == 0 { estates.total() } else { estates.get(size) })
}
