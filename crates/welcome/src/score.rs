//! What a sheet is worth, and who wins.

use tabletop::{Outcome, Score, Seat, Standing, Viewer, ranks};

use crate::card::Action;
use crate::data::MOST_TEMP_RANKS;
use crate::estate::LARGEST_ESTATE;
use crate::extensions::Extension;
use crate::game::{End, Welcome};
use crate::opponent::{Given, OPPONENT_CATEGORIES, turned, with_zombies};
use crate::plan::{Plan, STACKS};
use crate::rules::{Mode, Rules};
use crate::ruleset::TieRule;
use crate::sheet::{Approval, Sheet};

/// What scores are made of. A sheet with rules of its own adds one.
pub const CATEGORIES: &[&str] = &BASE_CATEGORIES;

pub(crate) const BASE_CATEGORIES: [&str; 8] =
    ["plans", "parks", "pools", "temps", "estates", "bis", "refusals", "roundabouts"];
/// Where the points of a sheet's own rules stand among them: before what is lost.
const OWN_PART: usize = 5;

/// What scores are made of at a table, with the part that a sheet has of its own.
pub fn categories(own: Option<&str>) -> Vec<&str> {
    let mut categories = CATEGORIES.to_vec();
    categories.splice(OWN_PART..OWN_PART, own.filter(|own| !own.is_empty()));
    categories
}

/// What this many temps are worth at this table.
#[derive(Clone, Debug)]
pub(crate) enum TempRanking {
    /// Numbers to reach, from the highest, and their points.
    AtLeast([(u8, i32); MOST_TEMP_RANKS]),
    /// The largest different numbers of temps, with the points of their rank.
    Ranks([(u8, i32); MOST_TEMP_RANKS]),
}

impl TempRanking {
    /// What temps are worth among these numbers of them, where nobody of the AAA plays.
    pub(crate) fn among(rules: &Rules, temps: &(impl Iterator<Item = u8> + Clone)) -> Self {
        let data = &rules.edition.sheet;
        match rules.mode {
            Mode::Solo => Self::reaching([(data.solo_temps, data.solo_temp_points)].into_iter()),
            _ => Self::of(&data.temp_ranks, temps),
        }
    }

    /// Ranks these numbers of temps. Equal numbers share a rank and the next lower number takes the
    /// next one; nobody is paid for no temp at all.
    fn of(points: &[i32], temps: &(impl Iterator<Item = u8> + Clone)) -> Self {
        let mut ranks = [(0, 0); MOST_TEMP_RANKS];
        let mut above = u8::MAX;
        for (rank, &points) in ranks.iter_mut().zip(points) {
            let lower = temps.clone().filter(|&temps| temps < above);
            above = lower.max().unwrap_or(0);
            if above == 0 {
                break;
            }
            *rank = (above, points);
        }
        Self::Ranks(ranks)
    }

    /// Pays every architect who reaches one of these numbers.
    fn reaching(limits: impl Iterator<Item = (u8, i32)>) -> Self {
        let mut ranks = [(u8::MAX, 0); MOST_TEMP_RANKS];
        for (rank, limit) in ranks.iter_mut().zip(limits) {
            *rank = limit;
        }
        Self::AtLeast(ranks)
    }

    pub(crate) fn points(&self, temps: u8) -> i32 {
        let rank = match self {
            Self::AtLeast(limits) => limits.iter().find(|(needed, _)| temps >= *needed),
            Self::Ranks(ranks) => ranks.iter().find(|(ranked, _)| temps > 0 && *ranked == temps),
        };
        rank.map_or(0, |&(_, points)| points)
    }
}

impl Welcome {
    /// What temps are worth, as the viewer knows the sheets.
    pub(crate) fn temp_ranking(&self, viewer: Viewer) -> TempRanking {
        let data = &self.rules.edition.sheet;
        let temps =
            Seat::all(self.contest.architects.len()).map(|seat| self.sheet(seat, viewer).temps);
        match (self.rules.mode, &self.rules.opponent) {
            (_, Some(card)) if card.scores.is_none() => {
                let limits = card.temp_ranks.iter().copied();
                TempRanking::reaching(limits.zip(data.temp_ranks.iter().copied()))
            }
            (_, Some(_)) => {
                TempRanking::of(&data.temp_ranks, &temps.chain([self.opponent_temps()]))
            }
            (_, None) => TempRanking::among(&self.rules, &temps),
        }
    }

    /// How many temps the opponent was given; none without one.
    pub(crate) fn opponent_temps(&self) -> u8 {
        self.given().filter(|given| given.action() == Some(Action::Temp)).count() as u8
    }

    /// The opponent's pile, its cards turned as the sheet says.
    pub(crate) fn given(&self) -> impl Iterator<Item = Given> {
        let supply = &self.round.supply;
        with_zombies(turned(supply.opponent_pile(), self.reverses_cards()), supply.validations)
    }

    /// Whether cards given to the opponent are turned face down.
    pub(crate) fn reverses_cards(&self) -> bool {
        matches!(self.rules.extension, Some(Extension::Roswell(_))) && self.opponent_scores()
    }

    /// Whether the opponent scores at all; the closed office does not.
    pub(crate) fn opponent_scores(&self) -> bool {
        self.rules.opponent.as_ref().is_some_and(|card| card.scores.is_some())
    }

    /// The score of the opponent by category; nothing without one, or from the closed office.
    pub(crate) fn opponent_score(&self, viewer: Viewer) -> Vec<(&'static str, i32)> {
        let card = self.rules.opponent.as_ref();
        let own = self
            .rules
            .extension
            .as_ref()
            .map(|extension| (extension.category(), self.opponent_extension_points(viewer)))
            .filter(|(category, _)| !category.is_empty());
        let Some(scores) = card.and_then(|card| card.scores) else {
            return OPPONENT_CATEGORIES.map(|name| (name, 0)).into_iter().chain(own).collect();
        };
        let pile: Vec<Given> = self.given().collect();
        let rank = self.temp_ranking(viewer).points(self.opponent_temps());
        let parts =
            scores.score(&self.rules, self.round.plans, self.contest.opponent_plans, &pile, rank);
        OPPONENT_CATEGORIES.into_iter().zip(parts).chain(own).collect()
    }

    /// The total of the opponent, without its parts.
    pub(crate) fn opponent_total(&self, viewer: Viewer) -> i32 {
        let card = self.rules.opponent.as_ref();
        let Some(scores) = card.and_then(|card| card.scores) else { return 0 };
        plan_points(&self.rules.edition.plans, self.round.plans, self.contest.opponent_plans)
            + scores.worth(self.given())
            + self.temp_ranking(viewer).points(self.opponent_temps())
            + self.opponent_extension_points(viewer)
    }

    /// How many lots the opponent has; all of them count as complete.
    fn opponent_lots(&self) -> usize {
        let card = self.rules.opponent.as_ref();
        let pile: Vec<Given> = self.given().collect();
        card.and_then(|card| card.scores).map_or(0, |scores| scores.lots(&pile).len())
    }

    /// Alone against the AAA: 1 for a victory, shared or not, 2 if the opponent has won.
    pub(crate) fn rank_against_opponent(&self, total: i32) -> u16 {
        let theirs = self.opponent_total(Viewer::Spectator);
        let scores = self.opponent_scores();
        let mine = (total, self.contest.architects[0].sheet.complete_estates().total());
        if scores && mine < (theirs, self.opponent_lots()) { 2 } else { 1 }
    }
}

/// Points for plans written down, out of all plans of the game.
pub(crate) fn plan_points<G>(
    all: &[Plan<G>],
    plans: [u8; STACKS],
    approvals: [Option<Approval>; STACKS],
) -> i32 {
    let pairs = plans.iter().zip(approvals);
    pairs
        .map(|(&plan, approval)| match approval {
            Some(Approval::First) => all[usize::from(plan)].first,
            Some(Approval::Later) => all[usize::from(plan)].later,
            None => 0,
        })
        .sum()
}

/// The score of a sheet; `own` is what it gets by rules of its own, if it has any.
pub(crate) fn score(
    rules: &Rules,
    plans: [u8; STACKS],
    sheet: &Sheet,
    temps: &TempRanking,
    own: Option<i32>,
) -> Score {
    let data = &rules.edition.sheet;
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
        plan_points(&rules.edition.plans, plans, sheet.plans),
        parks,
        data.pools.worth(sheet.pools.len()),
        temps.points(sheet.temps),
        estates,
        -data.bis.worth(sheet.bis_boxes.into()),
        -data.refusals.worth(sheet.refusals.into()),
        -data.roundabouts.worth(sheet.roundabouts.len()),
    ];
    let mut score = Score { total: points.iter().sum(), parts: points.as_slice().into() };
    if let Some(own) = own {
        score.total += own;
        score.parts.insert(OWN_PART, own);
    }
    score
}

/// The end of a game: the scores, and the ranking with its tie-breaks.
pub(crate) fn outcome(game: &Welcome, end: End) -> Outcome {
    let sheets = game.contest.architects.iter().map(|architect| &architect.sheet);
    let temps = game.temp_ranking(Viewer::Spectator);
    let mut standings: Vec<Standing> = sheets
        .clone()
        .map(|sheet| {
            let own = game.extension_points(sheet, Viewer::Spectator);
            Standing { rank: 1, score: score(&game.rules, game.round.plans, sheet, &temps, own) }
        })
        .collect();
    if let [alone] = &mut *standings {
        alone.rank = game.rank_against_opponent(alone.score.total);
        return Outcome { end: end.name(), standings };
    }
    rank(&game.rules, &mut standings, sheets);
    Outcome { end: end.name(), standings }
}

/// Gives everyone their place by their points, and the tie-breaks of the edition.
pub(crate) fn rank<'a>(
    rules: &Rules,
    standings: &mut [Standing],
    sheets: impl Iterator<Item = &'a Sheet>,
) {
    let ties = rules.ruleset.ties;
    let merits: Vec<(i32, [usize; LARGEST_ESTATE + 1])> = standings
        .iter()
        .zip(sheets)
        .map(|(standing, sheet)| (standing.score.total, tie_break(ties, sheet)))
        .collect();
    for (standing, rank) in standings.iter_mut().zip(ranks(&merits)) {
        standing.rank = rank;
    }
}

/// Between equal totals: most complete estates; then, where sizes count, most of one house, most of
/// two, and so on.
fn tie_break(rule: TieRule, sheet: &Sheet) -> [usize; LARGEST_ESTATE + 1] {
    let estates = sheet.complete_estates();
    std::array::from_fn(|size| match (size, rule) {
        (0, _) => estates.total(),
        (_, TieRule::EstatesBySize) => estates.get(size),
        (_, TieRule::EstatesInAll) => 0,
    })
}
