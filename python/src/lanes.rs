//! Many games side by side, each on a lane of its own, whichever game it is.
//!
//! A lane always waits for a seat that nobody plays here. A game that ends is counted, and the next
//! one begins on the same lane at once.

use std::sync::Arc;

use bots::Level;
use tabletop::{Dealer, Rng, Seat, Seed, Seen, Viewer};

use crate::errors::Problem;
use crate::games::Learned;
use crate::played::{Played, Playing, Seated};

/// What a seat is rewarded with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reward {
    /// At the end, from 1 for the first place to -1 for the last.
    Win,
    /// At the end, the score.
    Score,
    /// At the end, by how much the score is above the best of the others.
    Margin,
    /// After every choice, what it added to one's own score; in all, the final score.
    Gain,
}

impl Reward {
    pub(crate) fn read(name: &str) -> Result<Self, Problem> {
        match name {
            "win" => Ok(Self::Win),
            "score" => Ok(Self::Score),
            "margin" => Ok(Self::Margin),
            "gain" => Ok(Self::Gain),
            other => Err(Problem::Value(format!(
                "there is no reward `{other}`: expected `win`, `score`, `margin` or `gain`"
            ))),
        }
    }
}

/// How lanes are to be played.
#[derive(Clone, Debug)]
pub(crate) struct Wishes {
    pub(crate) count: usize,
    pub(crate) seed: u64,
    /// Who plays each seat; a seat without a level is played by whoever steps.
    pub(crate) players: Vec<Option<Level>>,
    pub(crate) reward: Reward,
}

/// Where the results of some lanes go, one row for each lane.
#[derive(Default)]
pub(crate) struct Rows<'a> {
    pub(crate) observations: Option<&'a mut [i16]>,
    pub(crate) masks: Option<&'a mut [bool]>,
    pub(crate) rewards: &'a mut [f32],
    pub(crate) dones: &'a mut [bool],
    pub(crate) seats: &'a mut [i16],
    pub(crate) scores: &'a mut [i32],
    pub(crate) ranks: &'a mut [i16],
    pub(crate) lengths: &'a mut [i32],
    /// The action drawn at random; the lanes keep it themselves.
    pub(crate) samples: &'a mut [i32],
}

/// What can be done with lanes, whichever game is played on them.
pub(crate) trait AnyLanes: Send + Sync {
    /// Begins anew.
    fn reset(&mut self, seed: u64, rows: Rows<'_>);
    /// Checks that every lane can do what it is asked to, and notes where that is.
    fn check(&mut self, actions: &[i32]) -> Result<(), Problem>;
    /// Makes one choice on every lane. The actions have been checked.
    fn step(&mut self, actions: &[i32], rows: Rows<'_>, threads: usize);
    /// For each lane one of its legal actions, each equally likely.
    fn sample(&mut self, into: &mut [i32]);
    /// Makes some choices at random on every lane.
    fn random_steps(&mut self, steps: usize, rows: Rows<'_>, threads: usize) -> u64;
    /// The game of a lane, without its history.
    fn game(&self, lane: usize) -> Box<dyn Played>;
    /// How many games have ended.
    fn finished(&self) -> u64;
}

struct Lane<G: Learned> {
    game: G,
    seat: Seat,
    choices: Vec<G::Choice>,
    /// Where a choice drawn at random is among them.
    drawn: usize,
    /// Where the choice that was asked for is among them, if that is another one.
    asked: usize,
    /// The places of the mask that are set.
    masked: Vec<u32>,
    rng: Rng,
    /// Which game of all games this is.
    index: u64,
    length: i32,
    finished: u64,
    players: Vec<Option<Seated<G>>>,
    /// The scores that rewards have been given for.
    rewarded: Vec<i32>,
}

impl<G: Learned> Lane<G> {
    /// The action of a choice that is listed; -1 if it has none.
    #[inline]
    fn action(&self, place: usize) -> i32 {
        let index = self.choices.get(place).and_then(|&choice| self.game.action(self.seat, choice));
        index.map_or(-1, |index| index as i32)
    }

    /// Where the choice of an action is listed.
    fn find(&self, action: i32) -> Option<usize> {
        (0..self.choices.len()).find(|&place| action >= 0 && self.action(place) == action)
    }

    /// Draws one of the choices listed, and returns its action.
    #[inline]
    fn draw(&mut self) -> i32 {
        self.drawn = self.rng.below(self.choices.len().max(1));
        self.action(self.drawn)
    }
}

/// What all lanes share.
struct Shared<G: Learned> {
    setup: G::Setup,
    seats: usize,
    actions: usize,
    figures: usize,
    wishes: Wishes,
}

/// Many games of one kind.
pub(crate) struct Lanes<G: Learned> {
    shared: Arc<Shared<G>>,
    seed: u64,
    all: Vec<Lane<G>>,
    /// For each lane, the action drawn at random: most often it is the one asked for.
    samples: Vec<i32>,
    /// Whether those have been handed out.
    sampled: bool,
}

impl<G: Learned> Lanes<G> {
    pub(crate) fn new(
        setup: G::Setup,
        seats: usize,
        actions: usize,
        figures: usize,
        wishes: Wishes,
    ) -> Self {
        let seed = wishes.seed;
        let all = (0..wishes.count as u64)
            .map(|index| Lane {
                game: G::start(&setup, Dealer::new(&Seed::of_simulation(seed, index))),
                seat: Seat::new(0),
                choices: Vec::new(),
                drawn: 0,
                asked: 0,
                masked: Vec::new(),
                rng: Rng::of_simulation(seed, index, seats),
                index,
                length: 0,
                finished: 0,
                players: wishes
                    .players
                    .iter()
                    .map(|level| level.map(|level| Seated::new(level.player::<G>(Rng::new(0)))))
                    .collect(),
                rewarded: vec![0; seats],
            })
            .collect();
        let samples = vec![-1; wishes.count];
        let shared = Arc::new(Shared { setup, seats, actions, figures, wishes });
        Self { shared, seed, all, samples, sampled: false }
    }
}

/// One lane's part of the rows.
struct Row<'a> {
    observation: Option<&'a mut [i16]>,
    mask: Option<&'a mut [bool]>,
    rewards: &'a mut [f32],
    done: &'a mut bool,
    seat: &'a mut i16,
    scores: &'a mut [i32],
    ranks: &'a mut [i16],
    length: &'a mut i32,
    sample: &'a mut i32,
}

impl<G: Learned> Shared<G> {
    /// Begins the game of the lane's number.
    fn begin(&self, lane: &mut Lane<G>, seed: u64) {
        lane.game = G::start(&self.setup, Dealer::new(&Seed::of_simulation(seed, lane.index)));
        for (seat, player) in lane.players.iter_mut().enumerate() {
            if let Some(player) = player {
                player.get().sit_down(Rng::of_simulation(seed, lane.index, seat));
            }
        }
        lane.length = 0;
        if self.wishes.reward == Reward::Gain {
            for seat in Seat::all(self.seats) {
                lane.rewarded[seat.index()] = lane.game.score(seat, Viewer::Seat(seat)).total;
            }
        }
    }

    /// Lets bots choose and games end until somebody else owes a choice; then tells how it stands.
    fn settle(&self, lane: &mut Lane<G>, seed: u64, row: &mut Row<'_>) {
        loop {
            let Some(seat) = lane.game.waiting_on().lowest() else {
                self.finish(lane, row);
                lane.index += self.wishes.count as u64;
                self.begin(lane, seed);
                continue;
            };
            lane.seat = seat;
            let Some(player) = &mut lane.players[seat.index()] else { break };
            let choice = player.get().choose(&Seen::new(&lane.game, seat));
            lane.game.choose(seat, choice).expect("bots choose legally");
            lane.length += 1;
            self.reward_gain(lane, seat, row);
        }
        *row.seat = lane.seat.index() as i16;
        Self::tell(lane, row);
    }

    /// What the seat to choose may do, and what it sees.
    #[inline]
    fn tell(lane: &mut Lane<G>, row: &mut Row<'_>) {
        lane.game.choices(lane.seat, &mut lane.choices);
        if let Some(mask) = &mut row.mask {
            for &place in &lane.masked {
                mask[place as usize] = false;
            }
            lane.masked.clear();
            for &choice in &lane.choices {
                // What has no index cannot be chosen here.
                let index = lane.game.action(lane.seat, choice).unwrap_or(usize::MAX);
                if let Some(allowed) = mask.get_mut(index) {
                    *allowed = true;
                    lane.masked.push(index as u32);
                }
            }
        }
        *row.sample = lane.draw();
        if let Some(observation) = &mut row.observation {
            lane.game.fill(lane.seat, observation);
        }
    }

    #[inline]
    fn reward_gain(&self, lane: &mut Lane<G>, seat: Seat, row: &mut Row<'_>) {
        if self.wishes.reward == Reward::Gain {
            let total = lane.game.score(seat, Viewer::Seat(seat)).total;
            let before = std::mem::replace(&mut lane.rewarded[seat.index()], total);
            row.rewards[seat.index()] += (total - before) as f32;
        }
    }

    /// A game has ended: who gets what.
    fn finish(&self, lane: &mut Lane<G>, row: &mut Row<'_>) {
        lane.finished += 1;
        *row.done = true;
        *row.length = lane.length;
        let Some(outcome) = lane.game.outcome() else { return };
        let standings = &outcome.standings;
        for (seat, standing) in standings.iter().enumerate() {
            row.scores[seat] = standing.score.total;
            row.ranks[seat] = standing.rank as i16;
        }
        for (seat, standing) in standings.iter().enumerate() {
            let own = row.scores[seat];
            row.rewards[seat] = match self.wishes.reward {
                Reward::Win => won(standing.rank, self.seats),
                Reward::Score => own as f32,
                Reward::Margin => {
                    let others = (0..self.seats).filter(|&other| other != seat);
                    let best = others.map(|other| row.scores[other]).max();
                    (own - best.unwrap_or(0)) as f32
                }
                Reward::Gain => row.rewards[seat] + (own - lane.rewarded[seat]) as f32,
            };
        }
    }

    #[inline]
    fn advance(&self, lane: &mut Lane<G>, place: usize, seed: u64, row: &mut Row<'_>) {
        row.rewards.fill(0.0);
        *row.done = false;
        let (seat, choice) = (lane.seat, lane.choices[place]);
        lane.game.choose(seat, choice).expect("listed choices are legal");
        lane.length += 1;
        self.reward_gain(lane, seat, row);
        self.settle(lane, seed, row);
    }
}

/// From 1 for the first place to -1 for the last; alone, whether the opponent was beaten.
fn won(rank: u16, seats: usize) -> f32 {
    let last = seats.max(2) - 1;
    1.0 - 2.0 * f32::from(rank - 1) / last as f32
}

impl Rows<'_> {
    /// The rows of the first lanes, and those of the rest.
    fn split(self, lanes: usize, seats: usize, actions: usize, figures: usize) -> (Self, Self) {
        let (observations, more_observations) =
            self.observations.map(|all| all.split_at_mut(lanes * figures)).unzip();
        let (masks, more_masks) = self.masks.map(|all| all.split_at_mut(lanes * actions)).unzip();
        let (rewards, more_rewards) = self.rewards.split_at_mut(lanes * seats);
        let (dones, more_dones) = self.dones.split_at_mut(lanes);
        let (current, more_current) = self.seats.split_at_mut(lanes);
        let (scores, more_scores) = self.scores.split_at_mut(lanes * seats);
        let (ranks, more_ranks) = self.ranks.split_at_mut(lanes * seats);
        let (lengths, more_lengths) = self.lengths.split_at_mut(lanes);
        let (samples, more_samples) = self.samples.split_at_mut(lanes);
        (
            Self {
                observations,
                masks,
                rewards,
                dones,
                seats: current,
                scores,
                ranks,
                lengths,
                samples,
            },
            Self {
                observations: more_observations,
                masks: more_masks,
                rewards: more_rewards,
                dones: more_dones,
                seats: more_current,
                scores: more_scores,
                ranks: more_ranks,
                lengths: more_lengths,
                samples: more_samples,
            },
        )
    }

    #[inline]
    fn row(&mut self, lane: usize, seats: usize, actions: usize, figures: usize) -> Row<'_> {
        let observations = self.observations.as_deref_mut();
        let masks = self.masks.as_deref_mut();
        Row {
            observation: observations.map(|all| &mut all[lane * figures..][..figures]),
            mask: masks.map(|all| &mut all[lane * actions..][..actions]),
            rewards: &mut self.rewards[lane * seats..][..seats],
            done: &mut self.dones[lane],
            seat: &mut self.seats[lane],
            scores: &mut self.scores[lane * seats..][..seats],
            ranks: &mut self.ranks[lane * seats..][..seats],
            length: &mut self.lengths[lane],
            sample: &mut self.samples[lane],
        }
    }
}

/// Does the same on every lane, on several threads if wished.
fn each<G: Learned>(
    shared: &Shared<G>,
    lanes: &mut [Lane<G>],
    mut rows: Rows<'_>,
    threads: usize,
    first: usize,
    work: &(impl Fn(usize, &mut Lane<G>, &mut Row<'_>) + Sync),
) {
    let (seats, actions, figures) = (shared.seats, shared.actions, shared.figures);
    if threads <= 1 || lanes.len() < 2 {
        for (index, lane) in lanes.iter_mut().enumerate() {
            work(first + index, lane, &mut rows.row(index, seats, actions, figures));
        }
        return;
    }
    let here = lanes.len() / threads;
    let (own, others) = lanes.split_at_mut(here);
    let (own_rows, other_rows) = rows.split(here, seats, actions, figures);
    std::thread::scope(|scope| {
        scope.spawn(|| each(shared, own, own_rows, 1, first, work));
        each(shared, others, other_rows, threads - 1, first + here, work);
    });
}

impl<G: Learned> AnyLanes for Lanes<G> {
    fn reset(&mut self, seed: u64, rows: Rows<'_>) {
        self.seed = seed;
        self.sampled = false;
        let rows = Rows { samples: &mut self.samples, ..rows };
        let shared = Arc::clone(&self.shared);
        let seats = shared.seats;
        each(&shared, &mut self.all, rows, 1, 0, &|index, lane, row| {
            row.rewards.fill(0.0);
            *row.done = false;
            if let Some(mask) = &mut row.mask {
                mask.fill(false);
            }
            lane.masked.clear();
            lane.index = index as u64;
            lane.finished = 0;
            lane.rng = Rng::of_simulation(seed, lane.index, seats);
            shared.begin(lane, seed);
            shared.settle(lane, seed, row);
        });
    }

    fn check(&mut self, actions: &[i32]) -> Result<(), Problem> {
        for (number, (&action, &sample)) in actions.iter().zip(&self.samples).enumerate() {
            if action == sample && action >= 0 {
                continue;
            }
            let lane = &mut self.all[number];
            let Some(place) = lane.find(action) else {
                let word = G::actions(&self.shared.setup).into_iter().nth(action.max(0) as usize);
                let word = word.filter(|_| action >= 0).unwrap_or_else(|| "no action".to_owned());
                return Err(Problem::Refused(format!(
                    "game {number}: action {action} (`{word}`) is not legal for seat {} now; \
                     nothing was done in any game",
                    lane.seat.index()
                )));
            };
            lane.asked = place;
        }
        Ok(())
    }

    fn step(&mut self, actions: &[i32], rows: Rows<'_>, threads: usize) {
        let (shared, seed) = (Arc::clone(&self.shared), self.seed);
        self.sampled = false;
        let rows = Rows { samples: &mut self.samples, ..rows };
        each(&shared, &mut self.all, rows, threads, 0, &|index, lane, row| {
            let place = if actions[index] == *row.sample { lane.drawn } else { lane.asked };
            shared.advance(lane, place, seed, row);
        });
    }

    fn sample(&mut self, into: &mut [i32]) {
        if self.sampled {
            for (lane, sample) in self.all.iter_mut().zip(&mut self.samples) {
                *sample = lane.draw();
            }
        }
        self.sampled = true;
        into.copy_from_slice(&self.samples);
    }

    fn random_steps(&mut self, steps: usize, rows: Rows<'_>, threads: usize) -> u64 {
        let (shared, seed) = (Arc::clone(&self.shared), self.seed);
        let before = self.finished();
        self.sampled = false;
        let rows = Rows { samples: &mut self.samples, ..rows };
        each(&shared, &mut self.all, rows, threads, 0, &|_, lane, row| {
            // Only the last choice is told of.
            let mut quiet = (row.observation.take(), row.mask.take());
            for step in 1..=steps {
                if step == steps {
                    (row.observation, row.mask) = std::mem::take(&mut quiet);
                }
                shared.advance(lane, lane.drawn, seed, row);
            }
        });
        self.finished() - before
    }

    fn game(&self, lane: usize) -> Box<dyn Played> {
        let setup = self.shared.setup.clone();
        let Lane { game, rng, .. } = &self.all[lane];
        Box::new(Playing::<G>::imagined(setup, game.clone(), rng.clone()))
    }

    fn finished(&self) -> u64 {
        self.all.iter().map(|lane| lane.finished).sum()
    }
}
