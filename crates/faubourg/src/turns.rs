//! Every complete turn a seat can take.

use std::collections::{HashMap, HashSet};

use anyhow::Result;
use serde::Serialize;
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

/// Shows `found` the sequences of choices by which the seat can end its turn.
///
/// A turn ends when the seat owes no choice any more, or when what it chose can no longer be
/// taken back. Sequences are not kept, only sixteen bytes for each different result, and for each
/// different moment on the way: what can be done from there is found once, in whatever order the
/// choices before it were made.
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
        moments: HashMap::new(),
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
    /// How many sequences lead on from each moment in the middle of the turn.
    moments: HashMap<[u8; 16], u64>,
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
        let listed: Vec<String> = choices.iter().map(ToString::to_string).collect();
        let moment = hash(&(game.view(Viewer::Seat(self.seat)), listed))?;
        if let Some(sequences) = self.moments.get(&moment) {
            self.count.sequences += sequences;
            self.lists.push(choices);
            return Ok(());
        }
        let before = self.count.sequences;
        for &choice in &choices {
            let mut next = game.clone();
            next.choose(self.seat, choice)?;
            self.path.push(choice);
            self.on(&next)?;
            self.path.pop();
        }
        self.moments.insert(moment, self.count.sequences - before);
        self.lists.push(choices);
        Ok(())
    }

    fn turn(&mut self, game: &G) -> Result<()> {
        let result = game.view(Viewer::Seat(self.seat));
        let new = self.results.insert(hash(&result)?);
        self.count.sequences += 1;
        self.count.turns += u64::from(new);
        (self.found)(Turn { choices: &self.path, result: &result, new, count: self.count })
    }
}

/// A few bytes that differ for different things.
fn hash(thing: &impl Serialize) -> Result<[u8; 16]> {
    let hash = Sha256::digest(serde_json::to_string(thing)?);
    Ok(std::array::from_fn(|index| hash[index]))
}
