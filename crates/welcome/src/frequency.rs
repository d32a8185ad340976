//! How often each number comes.

use crate::card::Card;
use crate::number::Number;

/// How often each number is drawn from a full deck, summed up from the lowest, so that what comes
/// between two numbers is one subtraction.
#[derive(Clone, Debug)]
pub(crate) struct Frequency {
    /// By rank, the chance that a card shows a lower number.
    lower: [f32; Number::COUNT + 1],
    /// By rank, how many different lower numbers the cards show.
    different: [u8; Number::COUNT + 1],
}

impl Frequency {
    /// The frequencies of these cards.
    pub(crate) fn of(cards: &[Card]) -> Self {
        let mut frequency =
            Self { lower: [0.0; Number::COUNT + 1], different: [0; Number::COUNT + 1] };
        for rank in 0..Number::COUNT {
            let count = cards.iter().filter(|card| card.number.rank() == rank).count();
            let chance = count as f32 / cards.len().max(1) as f32;
            frequency.lower[rank + 1] = frequency.lower[rank] + chance;
            frequency.different[rank + 1] = frequency.different[rank] + u8::from(count > 0);
        }
        frequency
    }

    /// The chance that a card shows one of the numbers from `from` up to, but without, `to`.
    #[inline]
    pub(crate) fn chance(&self, from: usize, to: usize) -> f32 {
        self.lower[to] - self.lower[from.min(to)]
    }

    /// How many different numbers the cards show from `from` up to, but without, `to`.
    #[inline]
    pub(crate) fn different(&self, from: usize, to: usize) -> u8 {
        self.different[to] - self.different[from.min(to)]
    }
}
