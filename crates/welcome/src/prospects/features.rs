//! What the network of the judge looks at.
//!
//! A position is a list of features, each of them on or off: "the first street has two parks and
//! four empty houses" is one. What they are worth is for self-play to find out.

use crate::card::Action;
use crate::estate::LARGEST_ESTATE;
use crate::house::{LANE, STREETS, Street};
use crate::number::Number;
use crate::plan::{PlanSlot, STACKS};
use crate::rules::Mode;
use crate::sheet::Sheet;
use crate::turn::Stage;

use super::{Guess, Outlook};

/// Stretches of time to the end.
const TIMES: usize = 8;

/// By how many rounds or houses are left at most, the stretch of time.
const TIME: [u8; 24] = [0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 7];

macro_rules! groups {
    ($($name:ident = $size:expr;)*) => {
        groups!(@ 0; $($name = $size;)*);
    };
    (@ $from:expr; $name:ident = $size:expr; $($rest:tt)*) => {
        const $name: usize = $from;
        groups!(@ $from + $size; $($rest)*);
    };
    (@ $from:expr;) => {
        /// How many features there are.
        pub const FEATURES: usize = $from;
    };
}

const PARKS: usize = 6;
const PROMOTIONS: usize = 5;
const HOPES: usize = 12;

groups! {
    PARKS_EMPTY = STREETS * PARKS * LANE;
    PARKS_HOPED = STREETS * PARKS * LANE;
    GAP_FIT = LANE * Number::COUNT;
    GAP_CARDS = LANE * 16;
    GAP_TIME = 6 * 9 * TIMES;
    RUN_TIME = LARGEST_ESTATE * 7 * TIMES;
    RUN_USED = LARGEST_ESTATE;
    RUN_CHANCE = LARGEST_ESTATE * 11;
    LONG = 10 * LANE;
    LONG_TIME = 8 * TIMES;
    PROMOTED = LARGEST_ESTATE * PROMOTIONS * 6;
    PROMOTED_HOPE = LARGEST_ESTATE * PROMOTIONS * HOPES;
    PROMOTED_TIME = LARGEST_ESTATE * PROMOTIONS * TIMES;
    POOLS = 100;
    POOLS_TIME = 10 * TIMES;
    OPEN_POOLS_TIME = 10 * TIMES;
    TEMPS = 144;
    TEMPS_TIME = 12 * TIMES;
    BIS_TIME = 10 * TIMES;
    REFUSALS_TIME = 4 * TIMES;
    ROUNDABOUTS_TIME = 3 * TIMES;
    OWN_EMPTY = 40;
    OTHERS_EMPTY = 40;
    ROUNDS = 64;
    DECK = 32;
    PLAN = 64 * 2 * HOPES;
    PLAN_TIME = STACKS * 2 * HOPES * TIMES;
    DONE_TIME = 16 * TIMES;
    NUMBERS = STREETS * LANE * Number::COUNT;
    NEXT = 6 * 4;
    LEFT = 6 * 10;
    FIT = 4 * 21;
    STREET = STREETS * LANE * 10;
    PENDING = 3 * TIMES;
}

/// Whether a feature stands for an action that is still to be used.
pub const fn is_pending(feature: usize) -> bool {
    feature >= PENDING
}

impl Outlook<'_> {
    /// Tells every feature that is on, some of them several times.
    #[inline]
    pub(super) fn each_feature(&self, guess: &Guess, mut on: impl FnMut(usize)) {
        let &Guess { ref lacking, fitting, .. } = guess;
        let (rules, sheet, game) = (self.rules, self.sheet, self.game);
        let town = rules.town();
        let empty = sheet.empty(town);
        let turn = &game.contest.architects[self.seat.index()].turn;
        // The same position has the same features before and after the round is closed.
        let fresh = matches!(turn.stage, Stage::Taking);
        let supply = &game.round.supply;
        let others_empty =
            self.others().map(|other| other.empty(town).len()).min().unwrap_or(39).min(39);
        let deck = supply.deck.left().saturating_sub(if fresh { 0 } else { supply.offers() });
        let left = if rules.mode == Mode::Solo {
            (deck / supply.offers()).min(empty.len())
        } else {
            empty.len().min(others_empty)
        };
        let time = usize::from(TIME[left.min(23)]);

        if let Stage::Acting(taken, _) = turn.stage {
            match taken.action {
                Action::Surveyor => on(PENDING + time),
                Action::RealEstate => on(PENDING + TIMES + time),
                Action::Bis => on(PENDING + 2 * TIMES + time),
                Action::Landscaper | Action::Pool | Action::Temp => {}
            }
        }
        on(OWN_EMPTY + empty.len().min(39));
        on(OTHERS_EMPTY + others_empty);
        on(ROUNDS + (game.round.played as usize + usize::from(!fresh)).min(63));
        on(DECK + (deck / 3).min(31));

        // Which cards are to come.
        let mut cards = [0_u8; Number::COUNT];
        let mut actions = [0_usize; Action::ALL.len()];
        for card in supply.deck.cards() {
            cards[card.number.rank()] += 1;
            actions[card.action as usize] += 1;
        }
        let mut below = [0_u8; Number::COUNT + 1];
        for rank in 0..Number::COUNT {
            below[rank + 1] = below[rank] + cards[rank];
        }
        let share = 20.0 / f32::from(below[Number::COUNT].max(1));
        for (action, &count) in actions.iter().enumerate() {
            on(LEFT + action * 10 + (count / 2).min(9));
        }
        if rules.mode == Mode::Standard {
            let next = if fresh { &supply.flipped } else { &supply.shown };
            let mut counts = [0; Action::ALL.len()];
            for card in next {
                counts[card.action as usize] += 1;
            }
            for (action, &count) in counts.iter().enumerate() {
                on(NEXT + action * 4 + count);
            }
        }

        for street in Street::ALL {
            let place = street.index();
            let parks = usize::from(sheet.parks[place]).min(PARKS - 1);
            let gone = (place * PARKS + parks) * LANE;
            let open = empty.in_street(street).len();
            on(PARKS_EMPTY + gone + open);
            on(PARKS_HOPED + gone + ((1.5 * self.hoped[place]) as usize).min(LANE - 1));
            on(STREET + (place * LANE + open) * 10 + sheet.inner_fences(town, street).min(9));
        }
        for gap in &self.gaps[..self.gap_count] {
            let [length, lowest, highest] = gap.map(usize::from);
            let numbers = highest.saturating_sub(lowest);
            on(GAP_FIT + length * Number::COUNT + numbers.min(Number::COUNT - 1));
            let fit = f32::from(below[highest] - below[lowest.min(highest)]) * share;
            on(GAP_CARDS + length * 16 + ((fit + 0.5) as usize).min(15));
            on(GAP_TIME + ((length.min(6) - 1) * 9 + (numbers / 2).min(8)) * TIMES + time);
        }
        for house in sheet.numbered {
            let rank = sheet.number(house).map_or(0, Number::rank);
            on(NUMBERS + house.index() * Number::COUNT + rank);
        }

        let mut hoped = [0.0_f32; LARGEST_ESTATE];
        sheet.for_each_run(|run| {
            let houses = run.houses();
            let missing = (houses & empty).len();
            let size = run.len();
            if size > LARGEST_ESTATE {
                on(LONG + (size - LARGEST_ESTATE - 1).min(9) * LANE + missing);
                on(LONG_TIME + missing.min(7) * TIMES + time);
                return;
            }
            let chance = self.chance_to_complete(run).clamp(0.0, 1.0);
            hoped[size - 1] += chance;
            if sheet.used.meets(houses) {
                on(RUN_USED + size - 1);
            } else {
                on(RUN_TIME + ((size - 1) * 7 + missing) * TIMES + time);
                on(RUN_CHANCE + (size - 1) * 11 + (10.0 * chance) as usize);
            }
        });
        let complete = sheet.complete_estates();
        for (size, hoped) in hoped.into_iter().enumerate() {
            let promoted = size * PROMOTIONS + usize::from(sheet.promotions[size]).min(4);
            on(PROMOTED + promoted * 6 + complete.get(size + 1).min(5));
            on(PROMOTED_HOPE + promoted * HOPES + ((2.0 * hoped) as usize).min(HOPES - 1));
            on(PROMOTED_TIME + promoted * TIMES + time);
        }

        let pools = sheet.pools.len().min(9);
        let open_pools = (town.pools & empty).len().min(9);
        on(POOLS + pools * 10 + open_pools);
        on(POOLS_TIME + pools * TIMES + time);
        on(OPEN_POOLS_TIME + open_pools * TIMES + time);

        let mine = usize::from(sheet.temps).min(11);
        let best = usize::from(self.others().map(|other| other.temps).max().unwrap_or(0)).min(11);
        on(TEMPS + mine * 12 + best);
        let lead = if rules.seats == 1 { mine } else { (mine + 5).saturating_sub(best).min(11) };
        on(TEMPS_TIME + lead * TIMES + time);
        on(BIS_TIME + usize::from(sheet.bis_boxes).min(9) * TIMES + time);
        on(REFUSALS_TIME + usize::from(sheet.refusals).min(3) * TIMES + time);
        on(ROUNDABOUTS_TIME + sheet.roundabouts.len().min(2) * TIMES + time);
        on(FIT
            + usize::from(sheet.refusals).min(3) * 21
            + (20.0 * fitting.clamp(0.0, 1.0)) as usize);

        let done = |sheet: &Sheet| sheet.plans.iter().flatten().count();
        let others_done = self.others().map(done).max().unwrap_or(0);
        on(DONE_TIME + (done(sheet) * 4 + others_done) * TIMES + time);
        for slot in PlanSlot::ALL {
            let index = slot.index();
            if sheet.plans[index].is_some() {
                continue;
            }
            let hope = if lacking[index].is_finite() {
                (lacking[index].ceil() as usize).min(HOPES - 2)
            } else {
                HOPES - 1
            };
            let approved = usize::from(game.round.approved & slot.bit() != 0);
            let plan = usize::from(game.round.plans[index]).min(63);
            on(PLAN + (plan * 2 + approved) * HOPES + hope);
            on(PLAN_TIME + ((index * 2 + approved) * HOPES + hope) * TIMES + time);
        }
    }
}
