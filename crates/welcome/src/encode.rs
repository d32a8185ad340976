//! Welcome in numbers, for programs that learn: see [`tabletop::Encoded`].
//!
//! The order of forms and figures is a promise: programs that have learned know it by heart.

pub(crate) mod actions;
pub(crate) mod cards;
pub(crate) mod observation;

use tabletop::{Encoded, Notes, Seat};

use crate::choice::Choice;
use crate::game::Welcome;
use crate::rules::Rules;

impl Encoded for Welcome {
    const ABSOLUTE: bool = true;

    fn actions(setup: &std::sync::Arc<Rules>) -> Vec<String> {
        setup.actions.words()
    }

    #[inline]
    fn action(&self, _seat: Seat, choice: Choice) -> Option<usize> {
        self.rules.actions.index(choice)
    }

    fn observe(&self, seat: Seat, notes: &mut impl Notes) {
        observation::observe(self, seat, notes);
    }
}
