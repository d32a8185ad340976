//! The bot that takes whatever comes.

use tabletop::{Game, Rng, Seen};

use crate::Player;

/// Takes any legal choice, each equally likely.
#[derive(Clone, Debug)]
pub struct Random<G: Game> {
    rng: Rng,
    /// Kept between choices, so that after the longest list nothing is allocated any more.
    choices: Vec<G::Choice>,
}

impl<G: Game> Random<G> {
    /// A player whose whims come from `rng`.
    pub fn new(rng: Rng) -> Self {
        Self { rng, choices: Vec::new() }
    }
}

impl<G: Game> Player<G> for Random<G> {
    #[inline]
    fn sit_down(&mut self, rng: Rng) {
        self.rng = rng;
    }

    #[inline]
    fn choose(&mut self, seen: &Seen<'_, G>) -> G::Choice {
        seen.choices(&mut self.choices);
        self.rng.pick(&self.choices).expect("a seat that owes a choice has at least one")
    }
}
