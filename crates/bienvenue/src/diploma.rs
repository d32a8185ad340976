//! The Diploma: what a builder of Bienvenue chez Vous can achieve.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use tabletop::{Achieving, Diploma, Game as _, Seat};

use crate::game::Bienvenue;

/// Something that the final game shows of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Feat {
    /// The game is won, alone or shared.
    Won,
    /// At least so many played.
    Players(usize),
    /// At least so many points.
    Points(i32),
    /// The family has all it needs.
    Satisfied,
    /// No other family had it in an earlier round.
    SatisfiedFirst,
    /// Every cell of the foundations carries a room.
    NothingBare,
    /// At least so many tiles in the garden.
    Garden(usize),
    /// At least so many rooms upstairs.
    Upstairs(usize),
    /// At least so many rooms or pools completed from two halves.
    Halves(usize),
    /// At least so many luxury tiles.
    Luxury(usize),
    /// At most so many coins left.
    CoinsLeft(u32),
}

impl Achieving for Bienvenue {
    type Feat = Feat;

    fn diploma() -> &'static Diploma<Feat> {
        static DIPLOMA: LazyLock<Diploma<Feat>> = LazyLock::new(|| {
            let text = include_str!("../data/diploma.toml");
            Diploma::read("diploma.toml", text).expect("compiled-in data")
        });
        &DIPLOMA
    }

    fn has_done(&self, seat: Seat, feat: &Feat) -> bool {
        let Some(outcome) = self.outcome() else { return false };
        let player = self.board.player(seat);
        let house = &player.house;
        match *feat {
            Feat::Won => outcome.is_won_by(seat),
            Feat::Players(players) => self.seats() >= players,
            Feat::Points(points) => outcome.total(seat) >= points,
            Feat::Satisfied => player.satisfied.is_some(),
            Feat::SatisfiedFirst => player.satisfied.is_some_and(|mine| {
                let others = Seat::all(self.seats()).map(|other| self.board.player(other));
                others.filter_map(|other| other.satisfied).all(|theirs| mine <= theirs)
            }),
            Feat::NothingBare => house.bare() == 0,
            Feat::Garden(tiles) => house.garden().len() >= tiles,
            Feat::Upstairs(rooms) => house.upstairs().len() >= rooms,
            Feat::Halves(rooms) => {
                let paired = house.tiles().filter(|(spot, _)| house.is_paired(*spot));
                paired.count() / 2 >= rooms
            }
            Feat::Luxury(tiles) => {
                let fine = house.tiles().filter(|(_, tile)| self.rules.kind(*tile).luxury);
                fine.count() >= tiles
            }
            Feat::CoinsLeft(coins) => player.money <= coins,
        }
    }
}
