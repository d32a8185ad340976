//! The bot that takes the turn after which it stands best.

use tabletop::{Judged, Rng, Seen};

use crate::Player;
use crate::remembered::Remembered;
use crate::turns::{Turn, Turns};

/// Takes the turn after which the game's judge says it stands best.
#[derive(Clone, Debug)]
pub struct Greedy<G: Judged> {
    rng: Rng,
    judgement: G::Judgement,
    /// How far off its own judgement may be, in points.
    carelessness: f32,
    /// Turns no more than this below the best, in points, are a matter of taste.
    taste: f32,
    turns: Turns<G>,
    plan: Remembered<G>,
}

impl<G: Judged> Greedy<G> {
    /// A player that judges so, carries `width` beginnings of a turn on, and misjudges each turn
    /// by up to about `carelessness` points.
    pub fn new(judgement: G::Judgement, width: usize, carelessness: f32, rng: Rng) -> Self {
        let (turns, plan) = (Turns::new(width), Remembered::default());
        Self { rng, judgement, carelessness, taste: 0.0, turns, plan }
    }

    /// The same player, to whom turns are equally good that are no more than `taste` points apart:
    /// a whim decides between them.
    #[must_use]
    pub fn with_taste(self, taste: f32) -> Self {
        Self { taste, ..self }
    }

    /// One of the turns that are as good as the best to this player.
    fn pick_by_taste(&mut self, best: Turn) -> Turn {
        let good = |turn: &&Turn| turn.prospects >= best.prospects - self.taste;
        let count = self.turns.found().iter().filter(good).count();
        let nth = self.rng.below(count.max(1));
        self.turns.found().iter().filter(good).nth(nth).copied().unwrap_or(best)
    }
}

impl<G: Judged> Player<G> for Greedy<G> {
    fn sit_down(&mut self, rng: Rng) {
        self.rng = rng;
        self.plan.forget();
    }

    fn choose(&mut self, seen: &Seen<'_, G>) -> G::Choice {
        if let Some(choice) = self.plan.next(seen) {
            return choice;
        }
        // However much is imagined, the whims that follow stay the same.
        let imagined = seen.imagine(&mut Rng::new(self.rng.bits()));
        self.turns.look(&imagined, seen.seat(), &self.judgement);
        let turn = if self.taste > 0.0 {
            self.turns.best().map(|best| self.pick_by_taste(best))
        } else if self.carelessness == 0.0 {
            self.turns.best()
        } else {
            let mut careless = |prospects: f32| prospects + self.carelessness * whim(&mut self.rng);
            let turns = self.turns.found().iter().map(|turn| (careless(turn.prospects), *turn));
            turns.max_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, turn)| turn)
        };
        let turn = turn.expect("a seat that owes a choice has at least one");
        self.turns.choices_backwards(turn, self.plan.begin(seen));
        self.plan.next(seen).expect("a turn has at least one choice")
    }

    fn positions(&self) -> u64 {
        self.turns.positions()
    }
}

/// A random number around 0: rarely above 1 or below -1. It is the sum of four evenly spread ones,
/// as near to the bell curve as a whim needs.
fn whim(rng: &mut Rng) -> f32 {
    let bits = rng.bits();
    let sum: u64 = (0..4).map(|part| bits >> (16 * part) & 0xffff).sum();
    (sum as f32 / 65_535.0 - 2.0) * 1.7
}
