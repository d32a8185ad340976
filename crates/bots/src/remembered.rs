//! The rest of a turn that a bot has decided on.

use tabletop::{Game, Seen};

/// The rest of a turn that was decided on, taken choice by choice.
#[derive(Clone, Debug)]
pub(crate) struct Remembered<G: Game> {
    /// The choices to come, the last first.
    backwards: Vec<G::Choice>,
    /// What is legal now.
    legal: Vec<G::Choice>,
    checkpoints: u32,
}

impl<G: Game> Default for Remembered<G> {
    fn default() -> Self {
        Self { backwards: Vec::new(), legal: Vec::new(), checkpoints: 0 }
    }
}

impl<G: Game> Remembered<G> {
    /// Forgets it.
    pub(crate) fn forget(&mut self) {
        self.backwards.clear();
    }

    /// Room for a new turn, its choices backwards.
    pub(crate) fn begin(&mut self, seen: &Seen<'_, G>) -> &mut Vec<G::Choice> {
        self.checkpoints = seen.checkpoints();
        &mut self.backwards
    }

    /// The next choice, unless the turn is over or the game is not where it was left.
    pub(crate) fn next(&mut self, seen: &Seen<'_, G>) -> Option<G::Choice> {
        if self.checkpoints != seen.checkpoints() {
            self.forget();
        }
        let choice = self.backwards.pop()?;
        seen.choices(&mut self.legal);
        if self.legal.contains(&choice) {
            return Some(choice);
        }
        self.forget();
        None
    }
}
