//! What an architect of American Dream can achieve: the boxes of the same diploma, as far as its
//! sheet has what they ask for.

use tabletop::{Achieving, Diploma, Game as _, Seat};

use super::game::Dream;
use crate::diploma::{Feat, Finals, diploma};

impl Achieving for Dream {
    type Feat = Feat;

    fn diploma() -> &'static Diploma<Feat> {
        diploma()
    }

    fn has_done(&self, seat: Seat, feat: &Feat) -> bool {
        let Some(outcome) = self.outcome() else { return false };
        let sheet = &self.contest.architects[seat.index()].sheet;
        Finals {
            sheet: Some("dream"),
            plans: sheet.plans,
            refusals: sheet.refusals,
            all_houses: sheet.empty(&self.rules.layout).is_empty(),
            ..Finals::of(&self.rules.cards, &outcome, seat)
        }
        .show(feat)
    }
}
