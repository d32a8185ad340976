//! Every complete turn a seat can take.

use std::collections::HashSet;

use anyhow::Result;
use sha2::{Digest, Sha256};
use tabletop::{Game, Seat, Viewer};

/// How many turns there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TurnCount {
    /// Turns with different results, as the seat sees them.
    pub(crate) turns: u64,
    /// Sequences of choices, many of which may come to the same.
    pub(crate) sequences: u64,
}

/// A turn, as a sequence of choices.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn<'a, G: Game> {
    /// The choices, the last of which ended the turn.
    pub(crate) choices: &'a [G::Choice],
    /// What the seat sees after it.
    pub(crate) result: &'a G::View,
    /// Whether no turn before came to the same result.
    pub(crate) new: bool,
    /// How many turns there have been, this one included.
    pub(crate) count: TurnCount,
}

/// Shows `found` every sequence of choices by which the seat can end its turn.
///
/// A turn ends when the seat owes no choice any more, or when what it chose can no longer be
/// taken back. Sequences are not kept, only sixteen bytes for each different result.
pub(crate) fn every_turn<G: Game>(
    game: &G,
    seat: Seat,
    found: impl FnMut(Turn<'_, G>) -> Result<()>,
) -> Result<TurnCount> {
    let mut walk = Walk {
        seat,
        checkpoints: game.checkpoints(),
        path: Vec::new(),
        lists: Vec::new(),
        results: HashSet::new(),
        count: TurnCount::default(),
        found,
    };
    walk.on(game)?;
    Ok(walk.count)
}

struct Walk<G: Game, F> {
    seat: Seat,
    checkpoints: u32,
    path: Vec<G::Choice>,
    /// The lists of choices not in use, so that a list is reserved once for each depth.
    lists: Vec<Vec<G::Choice>>,
    results: HashSet<[u8; 16]>,
    count: TurnCount,
    found: F,
}

impl<G: Game, F: FnMut(Turn<'_, G>) -> Result<()>> Walk<G, F> {
    fn on(&mut self, game: &G) -> Result<()> {
        if !game.waiting_on().contains(self.seat) || game.checkpoints() != self.checkpoints {
            return self.turn(game);
        }
        let mut choices = self.lists.pop().unwrap_or_default();
        game.choices(self.seat, &mut choices);
        for &choice in &choices {
            let mut next = game.clone();
            next.choose(self.seat, choice)?;
            self.path.push(choice);
            self.on(&next)?;
            self.path.pop();
        }
        self.lists.push(choices);
        Ok(())
    }

    fn turn(&mut self, game: &G) -> Result<()> {
        let result = game.view(Viewer::Seat(self.seat));
        let json = serde_json::to_string(&result)?;
        let hash = Sha256::digest(&json);
        let new = self.results.insert(std::array::from_fn(|index| hash[index]));
        self.count.sequences += 1;
        self.count.turns += u64::from(new);
        (self.found)(Turn { choices: &self.path, result: &result, new, count: self.count })
    }
}
