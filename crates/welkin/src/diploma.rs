//! The Diploma: what a builder of Welkin can achieve.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use tabletop::{Achieving, Diploma, Game as _, Seat};

use crate::game::Welkin;

/// Something that the final game shows of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Feat {
    /// The game is won, alone or shared.
    Won,
    /// At least so many played.
    Players(usize),
    /// At least so many coins more than anyone else.
    Ahead(i32),
    /// At least so many coins.
    Coins(i32),
    /// At least so many sites completed.
    Sites(usize),
    /// At least so many of them take resources of any kind.
    Special(usize),
    /// At least so many of them have five slots or more.
    Large(usize),
    /// Completed sites with at least so many different powers.
    Powers(usize),
    /// Every completed site with a power has used it.
    AllPowers,
    /// No coin was paid, neither for production tokens nor for resources.
    NothingPaid,
    /// The player took the site that could not be replaced.
    LastSite,
}

/// From how many slots on a site is large.
const LARGE: usize = 5;

impl Achieving for Welkin {
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
        let player = &self.board.players[seat.index()];
        let completed = || player.completed.iter().map(|card| self.rules.card(card));
        match *feat {
            Feat::Won => outcome.is_won_by(seat),
            Feat::Players(players) => self.seats() >= players,
            Feat::Ahead(coins) => Seat::all(self.seats())
                .filter(|other| *other != seat)
                .all(|other| outcome.total(seat) - outcome.total(other) >= coins),
            Feat::Coins(coins) => outcome.total(seat) >= coins,
            Feat::Sites(sites) => player.completed.len() >= sites,
            Feat::Special(sites) => {
                completed().filter(|card| card.slots.is_special()).count() >= sites
            }
            Feat::Large(sites) => {
                completed().filter(|card| card.slots.size() >= LARGE).count() >= sites
            }
            Feat::Powers(powers) => {
                let kinds: BTreeSet<_> = completed().filter_map(|card| card.power).collect();
                kinds.len() >= powers
            }
            Feat::AllPowers => player.powers(&self.rules).next().is_none(),
            Feat::NothingPaid => player.flips + player.purchases == 0,
            Feat::LastSite => self.board.last.is_some_and(|last| last.seat == seat),
        }
    }
}
