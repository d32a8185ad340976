//! Choices from anywhere: legal somewhere, or at least writable, and mostly illegal here.

use std::collections::HashSet;
use std::panic::catch_unwind;

use super::notation::garbled;
use super::walk::{Story, Walk};
use super::{Mode, Verdict, guarded, without_panic};
use crate::{Game, Rng};

/// How many whole games are played in each mode to fill the pool.
const GAMES: u32 = 3;

/// Enough for a sample; more only costs time.
const MOST_CHOICES: usize = 20_000;

/// What a few whole games in every mode have shown.
pub(super) struct Pool<G: Game> {
    /// Choices seen in any of them, and what their notations become by a slip of the pen.
    pub(super) choices: Vec<G::Choice>,
    /// How long the longest of them was, by mode.
    pub(super) longest: Vec<usize>,
    /// What went wrong first, in case no property meets it again and tells it better.
    pub(super) mishap: Option<String>,
}

impl<G: Game> Pool<G> {
    pub(super) fn gather(modes: &[Mode]) -> Self {
        let mut known = HashSet::new();
        let mut pool = Self { choices: Vec::new(), longest: Vec::new(), mishap: None };
        for mode in modes {
            pool.longest.push(0);
            for game in 0..GAMES {
                let story = Story { deal: game, whims: game, stop: 0 };
                if let Err(problem) = without_panic(|| pool.play(mode, &story, &mut known)) {
                    let mishap = || format!("{mode}\n{story}\n{problem}");
                    pool.mishap.get_or_insert_with(mishap);
                }
            }
        }
        pool.add_slips_of_the_pen(&mut known);
        pool
    }

    /// Plays a whole game and keeps what it shows.
    fn play(&mut self, mode: &Mode, story: &Story, known: &mut HashSet<G::Choice>) -> Verdict {
        let mut walk = Walk::<G>::start(mode, &[], story);
        let played = guarded(&mut walk, Walk::go_to_end);
        if let Some(longest) = self.longest.last_mut() {
            *longest = walk.history.len().max(*longest);
        }
        self.add(walk.listed, known);
        played
    }

    fn add(
        &mut self,
        choices: impl IntoIterator<Item = G::Choice>,
        known: &mut HashSet<G::Choice>,
    ) {
        for choice in choices {
            if self.choices.len() < MOST_CHOICES && known.insert(choice) {
                self.choices.push(choice);
            }
        }
    }

    /// A house one too far, a card that does not exist: what no list ever shows, but anyone can
    /// write.
    fn add_slips_of_the_pen(&mut self, known: &mut HashSet<G::Choice>) {
        let mut rng = Rng::new(0);
        let slips: Vec<G::Choice> = self
            .choices
            .iter()
            .flat_map(|choice| [choice; 3])
            .map(|choice| garbled(&choice.to_string(), &mut rng))
            // A panic here is met again, and told, by the property that notation reads back.
            .filter_map(|text| catch_unwind(|| text.parse().ok()).ok().flatten())
            .collect();
        self.add(slips, known);
    }
}
