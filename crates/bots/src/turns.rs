//! The turns a seat could take, the promising ones first.
//!
//! A turn is several small choices, and most of them mean little before the last is made: taking
//! a pair changes nothing until the number is written. So whole turns are compared. Choice by
//! choice all beginnings are judged and only the best few are carried on, which finds good turns
//! without listing them all.

use std::ops::Range;

use tabletop::{Game, Judged, Rng, Seat, Viewer};

/// A turn of more choices than this is taken in parts.
const MOST_CHOICES: usize = 64;

/// Looks for good turns. Everything it needs is kept from turn to turn, so that after a while
/// nothing is allocated any more.
#[derive(Clone, Debug)]
pub(crate) struct Turns<G: Game> {
    /// How many beginnings are carried on.
    width: usize,
    /// In how many imagined games a choice that uncovers something is looked at, at most.
    reveals: u32,
    /// Choices made on the way, each with the step before it.
    steps: Vec<(Option<u32>, G::Choice)>,
    open: Beginnings<G>,
    next: Beginnings<G>,
    found: Vec<Turn>,
    choices: Vec<G::Choice>,
    /// Games to be written over. Boxed, since they are handed on all the time.
    spare: Vec<Box<G>>,
    /// How many positions were reached and judged.
    positions: u64,
}

/// A turn, by its last step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn {
    last: u32,
    /// What the seat may expect after it.
    pub(crate) prospects: f32,
}

#[derive(Clone, Debug)]
struct Beginning<G> {
    game: Box<G>,
    last: Option<u32>,
    prospects: f32,
}

type Beginnings<G> = Vec<Beginning<G>>;

impl<G: Judged> Turns<G> {
    /// Carries `width` beginnings on.
    pub(crate) fn new(width: usize) -> Self {
        Self {
            width,
            reveals: u32::MAX,
            steps: Vec::new(),
            open: Vec::new(),
            next: Vec::new(),
            found: Vec::new(),
            choices: Vec::new(),
            spare: Vec::new(),
            positions: 0,
        }
    }

    /// Looks at a choice that uncovers something in no more than so many imagined games.
    pub(crate) fn with_reveals(self, reveals: u32) -> Self {
        Self { reveals, ..self }
    }

    /// Looks for turns of the seat in a game, which must be one it may look at: an imagined one.
    pub(crate) fn look(&mut self, game: &G, seat: Seat, judgement: &G::Judgement) {
        self.steps.clear();
        self.found.clear();
        let checkpoints = game.checkpoints();
        let mut start = copied(&mut self.spare, game);
        start.before_secrets(seat);
        self.open.push(Beginning { game: start, last: None, prospects: 0.0 });
        for depth in 1..=MOST_CHOICES {
            for beginning in &self.open {
                beginning.game.choices(seat, &mut self.choices);
                for &choice in &self.choices {
                    let mut after = copied(&mut self.spare, &beginning.game);
                    if after.choose(seat, choice).is_err() {
                        // A listed choice is legal; a game with a fault loses a turn, not a server.
                        self.spare.push(after);
                        continue;
                    }
                    let mut prospects = after.prospects(seat, judgement);
                    if after.checkpoints() != checkpoints {
                        // What came to light could have been something else.
                        let reveals = beginning.game.reveals(choice).min(self.reveals);
                        let start = (seat, &*beginning.game);
                        let others = 1..reveals;
                        prospects += revealed(start, choice, others, judgement, &mut self.spare);
                        prospects /= reveals as f32;
                    }
                    let last = self.steps.len() as u32;
                    self.steps.push((beginning.last, choice));
                    let over =
                        !after.waiting_on().contains(seat) || after.checkpoints() != checkpoints;
                    if over || depth == MOST_CHOICES {
                        self.found.push(Turn { last, prospects });
                        self.spare.push(after);
                    } else {
                        let new = Beginning { game: after, last: Some(last), prospects };
                        keep_best(&mut self.next, self.width, new, &mut self.spare);
                    }
                }
            }
            self.spare.extend(self.open.drain(..).map(|beginning| beginning.game));
            std::mem::swap(&mut self.open, &mut self.next);
            if self.open.is_empty() {
                break;
            }
        }
        self.positions += self.steps.len() as u64;
    }

    /// How many positions were reached and judged so far, by all looks.
    pub(crate) fn positions(&self) -> u64 {
        self.positions
    }

    /// The turns found, in no order.
    pub(crate) fn found(&self) -> &[Turn] {
        &self.found
    }

    /// The best turn found; the first of equals.
    pub(crate) fn best(&self) -> Option<Turn> {
        let better = |best: Turn, turn: &Turn| {
            if turn.prospects > best.prospects { *turn } else { best }
        };
        let (first, others) = self.found.split_first()?;
        Some(others.iter().fold(*first, better))
    }

    /// Replaces the content of `into` by the choices of a turn, the last first.
    pub(crate) fn choices_backwards(&self, turn: Turn, into: &mut Vec<G::Choice>) {
        into.clear();
        let mut step = Some(turn.last);
        while let Some(index) = step {
            let (before, choice) = self.steps[index as usize];
            into.push(choice);
            step = before;
        }
    }
}

/// What the seat may expect after a choice, summed up over other games that look the same to it.
/// Every choice of a turn meets the same luck in them.
fn revealed<G: Judged>(
    (seat, game): (Seat, &G),
    choice: G::Choice,
    others: Range<u32>,
    judgement: &G::Judgement,
    spare: &mut Vec<Box<G>>,
) -> f32 {
    let mut sum = 0.0;
    if others.is_empty() {
        return sum;
    }
    let mut other = copied(spare, game);
    for luck in others {
        (*other).clone_from(game);
        other.reimagine(Viewer::Seat(seat), &mut Rng::new(luck.into()));
        // What is legal does not depend on what the seat cannot know.
        if other.choose(seat, choice).is_ok() {
            sum += other.prospects(seat, judgement);
        }
    }
    spare.push(other);
    sum
}

#[expect(clippy::unnecessary_box_returns, reason = "the box is what is kept from turn to turn")]
fn copied<G: Game>(spare: &mut Vec<Box<G>>, game: &G) -> Box<G> {
    match spare.pop() {
        Some(mut copy) => {
            (*copy).clone_from(game);
            copy
        }
        None => Box::new(game.clone()),
    }
}

/// How many times the width may be kept while beginnings are judged alike.
const ALIKE: usize = 3;

/// Adds a beginning if it is among the best. Those that are judged like the last of the best stay
/// too: to take a pair changes nothing yet, and which of the pairs came first says nothing.
fn keep_best<G>(
    kept: &mut Beginnings<G>,
    width: usize,
    new: Beginning<G>,
    spare: &mut Vec<Box<G>>,
) {
    let last = width.max(1) - 1;
    let most = ALIKE * (last + 1);
    let place = kept.partition_point(|other| other.prospects >= new.prospects);
    if place == most || kept.get(last).is_some_and(|last| last.prospects > new.prospects) {
        spare.push(new.game);
        return;
    }
    kept.insert(place, new);
    let Some(worst) = kept.get(last).map(|last| last.prospects) else { return };
    while kept.len() > most || kept.last().is_some_and(|other| other.prospects < worst) {
        spare.extend(kept.pop().map(|other| other.game));
    }
}
