//! A random game, and how to get back to where it went wrong.

use std::fmt;

use proptest::prelude::{Strategy, any};

use super::sight::choices_of;
use super::{Mode, Verdict};
use crate::{Dealer, Game, Record, Rng, Seat, SeatSet, Seed, Table, Viewer};

/// How many choices a property looks at closely after the story's stop: more than one seat's turn.
const A_WHILE: usize = 8;

/// At a bigger table only some are watched: everybody's view of everybody takes too long.
const MOST_WATCHED: usize = 5;

/// A record longer than this helps nobody who reads a terminal.
const LONGEST_RECORD: usize = 4_000;

/// What decides a random game, and where to stop and look closely.
#[derive(Clone, Copy, Debug)]
pub(super) struct Story {
    pub(super) deal: u32,
    pub(super) whims: u32,
    pub(super) stop: usize,
}

impl Story {
    /// Any story that stops within `longest` choices; the stop is shrunk first.
    pub(super) fn any(longest: usize) -> impl Strategy<Value = Self> {
        (0..=longest, any::<u32>(), any::<u32>()).prop_map(|(stop, whims, deal)| Self {
            deal,
            whims,
            stop,
        })
    }

    fn seed(self) -> Seed {
        Seed::of_simulation(u64::from(self.deal), 0)
    }
}

impl fmt::Display for Story {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {}, whims {}, stop after {} choices", self.seed(), self.whims, self.stop)
    }
}

/// A random game under way.
pub(super) struct Walk<'a, G: Game> {
    pub(super) mode: &'a Mode,
    /// Choices from anywhere, most of them illegal here.
    pub(super) pool: &'a [G::Choice],
    pub(super) setup: G::Setup,
    pub(super) seed: Seed,
    pub(super) game: G,
    /// The game at its last checkpoint.
    pub(super) checkpoint: G,
    /// Every choice made so far.
    pub(super) history: Vec<(Seat, G::Choice)>,
    /// How many of them were made before the last checkpoint.
    kept: usize,
    /// Everything that was listed on the way.
    pub(super) listed: Vec<G::Choice>,
    /// Those whose views are compared.
    pub(super) watchers: Vec<Viewer>,
    pub(super) rng: Rng,
}

impl<'a, G: Game> Walk<'a, G> {
    pub(super) fn start(mode: &'a Mode, pool: &'a [G::Choice], story: &Story) -> Self {
        let setup = G::setup(&mode.settings, mode.seats).expect("the mode was checked before");
        let seed = story.seed();
        let game = G::start(&setup, Dealer::new(&seed));
        let mut rng = Rng::new(u64::from(story.whims));
        Self {
            mode,
            pool,
            setup,
            seed,
            checkpoint: game.clone(),
            history: Vec::new(),
            kept: 0,
            listed: Vec::new(),
            watchers: watchers(game.seats(), &mut rng),
            game,
            rng,
        }
    }

    /// Plays on until this many choices have been made in all, or the game is over.
    pub(super) fn go_to(&mut self, stop: usize) -> Verdict {
        while self.history.len() < stop && self.step()? {}
        Ok(())
    }

    /// Plays to the end.
    pub(super) fn go_to_end(&mut self) -> Verdict {
        while self.step()? {
            self.is_not_endless()?;
        }
        Ok(())
    }

    pub(super) fn is_not_endless(&self) -> Verdict {
        if self.history.len() < choices_bound(&self.game) {
            return Ok(());
        }
        Err(format!(
            "after {} choices the game still waits for {}; expected an end",
            self.history.len(),
            told_seats(self.game.waiting_on())
        ))
    }

    /// Makes one random choice; `false` when the game is over.
    pub(super) fn step(&mut self) -> Result<bool, String> {
        let Some((seat, choice)) = self.think()? else {
            return Ok(false);
        };
        self.choose(seat, choice)?;
        Ok(true)
    }

    /// A random choice of a random seat, not yet made; `None` when the game is over.
    pub(super) fn think(&mut self) -> Result<Option<(Seat, G::Choice)>, String> {
        let (whim, listed) = whim(&self.game, &mut self.rng)?;
        self.listed.extend(listed);
        Ok(whim)
    }

    pub(super) fn choose(&mut self, seat: Seat, choice: G::Choice) -> Verdict {
        let checkpoints = self.game.checkpoints();
        make(&mut self.game, seat, choice)?;
        self.history.push((seat, choice));
        if self.game.checkpoints() != checkpoints {
            self.checkpoint.clone_from(&self.game);
            self.kept = self.history.len();
        }
        Ok(())
    }

    /// Looks closely at the game here and after each of the next few choices.
    pub(super) fn for_a_while(&mut self, mut look: impl FnMut(&mut Self) -> Verdict) -> Verdict {
        for _ in 0..A_WHILE {
            look(self)?;
            if !self.step()? {
                break;
            }
        }
        look(self)
    }

    /// The choices made since the last checkpoint.
    pub(super) fn open_choices(&self) -> &[(Seat, G::Choice)] {
        &self.history[self.kept..]
    }

    /// The seats among the watchers.
    pub(super) fn watched_seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        seats_of(&self.watchers).collect::<Vec<_>>().into_iter()
    }

    /// One of the watchers.
    pub(super) fn any_watcher(&mut self) -> Viewer {
        self.rng.pick(&self.watchers).expect("the spectator always watches")
    }

    pub(super) fn names(&self) -> Vec<String> {
        Seat::all(self.mode.seats).map(|seat| format!("player {seat}")).collect()
    }

    /// A table at which the same choices have been made.
    pub(super) fn table(&self) -> Result<Table<G>, String> {
        let mut table = Table::new(self.setup.clone(), self.names(), self.seed);
        for &(seat, choice) in &self.history {
            table.choose(seat, choice).map_err(|refusal| {
                format!(
                    "seat {seat}, `{choice}`: accepted before, refused when played again: {refusal}"
                )
            })?;
        }
        Ok(table)
    }

    /// A problem, told with all that is needed to see it again.
    pub(super) fn told(&self, problem: &str) -> String {
        let history = self.history.iter().map(|&(seat, choice)| (seat, choice, false));
        let record = Record::new::<G>(&self.setup, self.names(), self.seed, history, &self.game);
        let problem = format!("{problem}\nchoices made: {}", self.history.len());
        let json = record.to_json();
        if json.len() <= LONGEST_RECORD {
            return format!("{problem}\nrecord: {json}");
        }
        let last = record.choices.len().saturating_sub(10);
        format!("{problem}, the last of them {}", record.choices[last..].join("; "))
    }
}

/// More choices than any game at this table should take.
fn choices_bound<G: Game>(game: &G) -> usize {
    10_000 + 2_000 * game.seats()
}

/// Those whose views are compared at a table with this many seats.
pub(super) fn watchers(seats: usize, rng: &mut Rng) -> Vec<Viewer> {
    let mut watched: Vec<Seat> = Seat::all(seats).collect();
    while watched.len() > MOST_WATCHED {
        watched.swap_remove(rng.below(watched.len()));
    }
    watched.sort_unstable();
    let seated = watched.into_iter().map(Viewer::Seat);
    seated.chain([Viewer::Spectator]).collect()
}

/// The seats among some viewers.
pub(super) fn seats_of(viewers: &[Viewer]) -> impl Iterator<Item = Seat> {
    viewers.iter().filter_map(|viewer| match viewer {
        Viewer::Seat(seat) => Some(*seat),
        Viewer::Spectator => None,
    })
}

/// Seats as a person would list them: `seats 1, 3`.
pub(super) fn told_seats(seats: SeatSet) -> String {
    let listed: Vec<String> = seats.into_iter().map(|seat| seat.to_string()).collect();
    match listed.len() {
        0 => "nobody".to_owned(),
        1 => format!("seat {}", listed[0]),
        _ => format!("seats {}", listed.join(", ")),
    }
}

/// What a random waiting seat would choose, and the list it was taken from.
pub(super) fn whim<G: Game>(game: &G, rng: &mut Rng) -> Result<Whim<G>, String> {
    let waiting = game.waiting_on();
    if waiting.is_empty() {
        return Ok((None, Vec::new()));
    }
    let seat = waiting.into_iter().nth(rng.below(waiting.len())).expect("one of the waiting seats");
    let listed = choices_of(game, seat);
    let choice = rng.pick(&listed).ok_or_else(|| {
        format!("seat {seat} is waited for and has no choice; expected at least one")
    })?;
    Ok((Some((seat, choice)), listed))
}

/// A choice somebody might make, and everything that could have been chosen instead.
type Whim<G> = (Option<(Seat, <G as Game>::Choice)>, Vec<<G as Game>::Choice>);

/// Makes a choice that was listed.
pub(super) fn make<G: Game>(game: &mut G, seat: Seat, choice: G::Choice) -> Verdict {
    game.choose(seat, choice).map_err(|refusal| {
        format!(
            "seat {seat}, `{choice}`: listed, so expected to be accepted, but refused: {refusal}"
        )
    })
}

/// Plays a game on, for at most this many choices; whether it came to its end.
pub(super) fn play_on<G: Game>(game: &mut G, most: usize, rng: &mut Rng) -> Result<bool, String> {
    for _ in 0..most {
        let (Some((seat, choice)), _) = whim(game, rng)? else {
            return Ok(true);
        };
        make(game, seat, choice)?;
    }
    Ok(game.waiting_on().is_empty())
}

/// Plays a game to its end.
pub(super) fn play_out<G: Game>(game: &mut G, rng: &mut Rng) -> Verdict {
    let bound = choices_bound(game);
    if play_on(game, bound, rng)? {
        Ok(())
    } else {
        Err(format!("no end after {bound} choices; expected one"))
    }
}
