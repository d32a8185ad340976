//! What a player that chooses by itself may look at.

use crate::{Game, Judged, Rng, Seat, Viewer};

/// A game through the eyes of one seat.
///
/// The game itself stays out of reach: a bot sees the seat's choices, the seat's view, and games
/// imagined from it. So no bot can read the dealer's mind or another seat's hand.
#[derive(Debug)]
pub struct Seen<'a, G> {
    game: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Seen<'a, G> {
    /// The game as this seat sees it.
    #[inline]
    pub fn new(game: &'a G, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// Whose eyes these are.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many seats the table has.
    pub fn seats(&self) -> usize {
        self.game.seats()
    }

    /// How many checkpoints have been passed.
    #[inline]
    pub fn checkpoints(&self) -> u32 {
        self.game.checkpoints()
    }

    /// Replaces the content of `into` by every legal choice of the seat.
    #[inline]
    pub fn choices(&self, into: &mut Vec<G::Choice>) {
        self.game.choices(self.seat, into);
    }

    /// The names of what scores are made of, in order.
    pub fn categories(&self) -> &'static [&'static str] {
        self.game.categories()
    }

    /// What the seat may know.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// A game that looks the same to this seat, everything unknown made up by `rng`.
    pub fn imagine(&self, rng: &mut Rng) -> G {
        let mut game = self.game.clone();
        game.reimagine(Viewer::Seat(self.seat), rng);
        game
    }
}

impl<G: Judged> Seen<'_, G> {
    /// For how many checkpoints the seat's turns are played on before the judge is asked.
    pub fn horizon(&self) -> u32 {
        self.game.horizon()
    }

    /// Which part of the thinking for a turn the seat's next choice deserves.
    pub fn attention(&self) -> f32 {
        self.game.attention(self.seat)
    }
}
