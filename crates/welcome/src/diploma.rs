//! The Diploma of the box: what an architect can achieve, on any of its sheets.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use tabletop::{Achieving, Diploma, Outcome, Seat};

use crate::game::Welcome;
use crate::paper::{OnPaper, PaperOf};
use crate::plan::STACKS;
use crate::printing::Printing;
use crate::rules::{Mode, Rules};
use crate::sheet::Approval;

/// Something that the final game shows of an architect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Feat {
    /// The game is won, alone or shared, against someone: a neighbour, or an opponent who scores.
    Won,
    /// It was played on this sheet of the box of 2023.
    Sheet(String),
    /// It was played against the opponent of this level.
    Opponent(u8),
    /// At least so many points.
    Points(i32),
    /// At least so many plans in the first round in which anyone fulfilled them.
    FirstPlans(usize),
    /// No permit refusal.
    NoRefusal,
    /// Every house has a number. A place with a roundabout is no house; a house that was lost is one.
    AllHouses,
    /// At least so many pools.
    Pools(usize),
    /// All parks of at least so many streets.
    Parks(usize),
    /// At least so many roundabouts.
    Roundabouts(usize),
    /// Hands of cards were passed on.
    Expert,
    /// The 9¾ cards were in the game.
    Quarters,
}

/// What the final game of an architect comes to, on any sheet.
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub(crate) struct Finals<'a> {
    pub(crate) won: bool,
    /// The sheet of the box of 2023, if it was one.
    pub(crate) sheet: Option<&'a str>,
    pub(crate) opponent: Option<u8>,
    pub(crate) points: i32,
    pub(crate) plans: [Option<Approval>; STACKS],
    pub(crate) refusals: u8,
    pub(crate) all_houses: bool,
    pub(crate) pools: usize,
    /// How many streets have all their parks.
    pub(crate) parks: usize,
    pub(crate) roundabouts: usize,
    pub(crate) expert: bool,
    pub(crate) quarters: bool,
}

impl Finals<'_> {
    /// What the rules of the cards and the result say, on a sheet where nothing stands.
    pub(crate) fn of(rules: &Rules, outcome: &Outcome, seat: Seat) -> Self {
        let opponent = rules.opponent.as_ref();
        let against =
            outcome.standings.len() > 1 || opponent.is_some_and(|own| own.scores.is_some());
        Self {
            won: against && outcome.is_won_by(seat),
            sheet: None,
            opponent: opponent.map(|own| own.level),
            points: outcome.total(seat),
            plans: [None; STACKS],
            refusals: 0,
            all_houses: false,
            pools: 0,
            parks: 0,
            roundabouts: 0,
            expert: rules.mode == Mode::Expert,
            quarters: rules.settings.is_on("quarters"),
        }
    }

    /// Whether they show this.
    pub(crate) fn show(&self, feat: &Feat) -> bool {
        match feat {
            Feat::Won => self.won,
            Feat::Sheet(sheet) => self.sheet == Some(sheet),
            Feat::Opponent(level) => self.opponent == Some(*level),
            Feat::Points(points) => self.points >= *points,
            Feat::FirstPlans(plans) => {
                let first = self.plans.iter().filter(|plan| **plan == Some(Approval::First));
                first.count() >= *plans
            }
            Feat::NoRefusal => self.refusals == 0,
            Feat::AllHouses => self.all_houses,
            Feat::Pools(pools) => self.pools >= *pools,
            Feat::Parks(streets) => self.parks >= *streets,
            Feat::Roundabouts(roundabouts) => self.roundabouts >= *roundabouts,
            Feat::Expert => self.expert,
            Feat::Quarters => self.quarters,
        }
    }
}

/// The diploma of the box, whatever the sheet.
pub(crate) fn diploma() -> &'static Diploma<Feat> {
    static DIPLOMA: LazyLock<Diploma<Feat>> = LazyLock::new(|| {
        let text = include_str!("../data/diploma.toml");
        Diploma::read("diploma.toml", text).expect("compiled-in data")
    });
    &DIPLOMA
}

impl Achieving for Welcome {
    type Feat = Feat;

    fn diploma() -> &'static Diploma<Feat> {
        diploma()
    }

    fn has_done(&self, seat: Seat, feat: &Feat) -> bool {
        use tabletop::{Game, Setting};
        let Some(outcome) = self.outcome() else { return false };
        let rules = self.rules();
        let sheet = &self.contest.architects[seat.index()].sheet;
        // The diploma lies in the box of 2023, and so do the sheets that it names.
        let of_2023 = rules.printing == Printing::Of2023;
        let played_on = rules.settings.get("sheet").filter(|_| of_2023);
        let tracks = rules.edition.sheet.parks.iter();
        Finals {
            sheet: played_on.and_then(|sheet| match sheet {
                Setting::Word(word) => Some(word.as_str()),
                _ => None,
            }),
            plans: sheet.plans,
            refusals: sheet.refusals,
            all_houses: sheet.empty(rules.town()).is_empty() && sheet.lost.is_empty(),
            pools: sheet.pools.len(),
            parks: tracks
                .zip(sheet.parks)
                .filter(|(track, crossed)| *crossed >= track.boxes())
                .count(),
            roundabouts: sheet.roundabouts.len(),
            ..Finals::of(rules, &outcome, seat)
        }
        .show(feat)
    }
}

/// A pencil can write anything: nothing is achieved on paper.
impl<G: OnPaper> Achieving for PaperOf<G> {
    type Feat = Feat;

    fn diploma() -> &'static Diploma<Feat> {
        static NONE: Diploma<Feat> = Diploma::none();
        &NONE
    }

    fn has_done(&self, _seat: Seat, _feat: &Feat) -> bool {
        false
    }
}
