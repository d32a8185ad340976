//! The tests every game must pass: what [`Game`] promises, tried on random games.
//!
//! A game calls the suite in one line of its tests, with the modes it can be played in; here with
//! any game in the place of `Welcome`:
//!
//! ```
//! # fn test<Welcome: tabletop::Game>() {
//! use tabletop::conformance::{Mode, check};
//!
//! check::<Welcome>(&[Mode::new("base", 3), Mode::new("expert", 4).with("expert", "true")]);
//! # }
//! ```
//!
//! Every promise is tried on a few stories in every mode: a seed for the dealer, whims for the
//! players, and a place to stop and look closely. A story that breaks a promise is shrunk to an
//! early stop and printed with its record. The same stories are played on every run; proptest's
//! environment variables change that: `PROPTEST_CASES=500` tells more of them and
//! `PROPTEST_RNG_SEED=7` tells others.

use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use proptest::test_runner::{
    Config, RngSeed, TestCaseError, TestError, TestRunner, contextualize_config,
};

pub use encoding::check_encoding;
pub use events::check_events;
pub(crate) use notation::garbled;

use crate::{Game, Settings};
use pool::Pool;
use walk::{Story, Walk};

mod asking;
mod choices;
mod encoding;
mod endings;
mod events;
pub mod golden;
mod hidden;
mod json;
mod notation;
mod options;
pub mod playing;
mod pool;
mod positions;
mod records;
mod rounds;
mod sameness;
mod sight;
mod variety;
mod walk;

/// How many stories are played for each promise in each mode, unless `PROPTEST_CASES` says.
const STORIES: u32 = 12;

/// At a big table every story tells many turns, and takes its time.
const STORIES_OF_BIG_TABLES: u32 = 4;

/// How many seats make a big table.
const BIG_TABLE: usize = 8;

/// Enough to find an early stop; a person waits for this.
const SHRINKING_STEPS: u32 = 200;

/// Nothing, or what was wrong: who, what, and what was expected.
pub(crate) type Verdict = Result<(), String>;

/// A promise, tried on a game that has been played up to where its story stops.
type Property<G> = fn(&mut Walk<'_, G>) -> Verdict;

/// One way to play a game: its options and how many sit down.
#[derive(Clone, Debug)]
pub struct Mode {
    /// What failures call it.
    pub name: String,
    /// The options; what is not said is left at its default.
    pub settings: Settings,
    /// How many seats the table has.
    pub seats: usize,
}

impl Mode {
    /// The game with its default options and this many seats.
    pub fn new(name: impl Into<String>, seats: usize) -> Self {
        Self { name: name.into(), settings: Settings::default(), seats }
    }

    /// The same mode with one option set, as typed.
    #[must_use]
    pub fn with(mut self, option: &str, value: &str) -> Self {
        self.settings.set(option, value);
        self
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "mode `{}`, {} seats", self.name, self.seats)?;
        for (name, setting) in self.settings.iter() {
            write!(f, ", {name}={setting}")?;
        }
        Ok(())
    }
}

/// Tries everything a game promises, in each of these modes.
///
/// # Panics
/// If a promise is broken, saying which, in which mode, with which seed, and how.
pub fn check<G: Game>(modes: &[Mode]) {
    assert!(!modes.is_empty(), "{} was given no mode to check", G::NAME);
    if let Err(problem) = without_panic(|| options::hold::<G>(modes)) {
        complain::<G>("its options are checked", &problem);
    }
    let pool = Pool::<G>::gather(modes);
    if let Err(problem) = notation::nonsense_never_panics::<G>() {
        complain::<G>("notation survives nonsense", &problem);
    }
    for (number, (promise, property)) in promises::<G>().into_iter().enumerate() {
        for (mode, longest) in modes.iter().zip(&pool.longest) {
            tell_stories(promise, property, mode, *longest, &pool, number as u64);
        }
    }
    for mode in modes {
        for (promise, verdict) in variety::of::<G>(mode, &pool) {
            if let Err(problem) = verdict {
                complain::<G>(promise, &format!("{mode}\n{problem}"));
            }
        }
    }
    if let Some(mishap) = pool.mishap {
        complain::<G>("a random game can be played", &mishap);
    }
}

/// What a game promises, the plainest first: a game that breaks one often breaks later ones too.
fn promises<G: Game>() -> Vec<(&'static str, Property<G>)> {
    vec![
        ("what is listed is accepted", choices::listed_is_accepted),
        ("a refused choice changes nothing", choices::refusal_changes_nothing),
        ("what is not listed is refused", choices::unlisted_is_refused),
        ("notation reads back", notation::reads_back),
        ("games end", endings::games_end),
        ("who is asked anew is asked about what stays", asking::open_choices_ask_nobody),
        (
            "equal setups, seeds and choices give equal games",
            sameness::equal_choices_give_equal_games,
        ),
        ("a clone is the same game", sameness::clones_are_equal),
        ("views and positions read back from JSON", json::reads_back),
        ("simultaneous rounds commute", rounds::seats_commute),
        ("what is taken back never was", rounds::undo_takes_back),
        ("records replay", records::replay),
        ("tampered records are refused", records::tampering_is_refused),
        ("a position sets up the game it was taken from", positions::set_up_again),
        ("a tampered position is refused or playable", positions::tampering_never_panics),
        ("unfinished turns are hidden", hidden::unfinished_turns_are_hidden),
        ("reimagining changes nothing the viewer knows", hidden::reimagining_goes_unnoticed),
        ("a reimagined game can be played", hidden::imagined_games_play),
    ]
}

fn tell_stories<G: Game>(
    promise: &str,
    property: Property<G>,
    mode: &Mode,
    longest: usize,
    pool: &Pool<G>,
    number: u64,
) {
    let stories = if mode.seats < BIG_TABLE { STORIES } else { STORIES_OF_BIG_TABLES };
    let told = TestRunner::new(configuration(stories, number)).run(
        &Story::any(longest),
        |story| -> Result<(), TestCaseError> {
            let mut walk = Walk::start(mode, &pool.choices, &story);
            guarded(&mut walk, |walk| {
                walk.go_to(story.stop)?;
                property(walk)
            })
            .map_err(TestCaseError::fail)
        },
    );
    match told {
        Ok(()) => {}
        Err(TestError::Fail(problem, story)) => {
            complain::<G>(promise, &format!("{mode}\n{story}\n{problem}"));
        }
        Err(TestError::Abort(reason)) => complain::<G>(promise, &format!("{mode}\n{reason}")),
    }
}

fn complain<G: Game>(promise: &str, problem: &str) -> ! {
    let problem = problem.replace('\n', "\n  ");
    panic!("{} breaks a promise: {promise}\n  {problem}\n", G::NAME)
}

/// The same stories on every run, unless the environment asks for others.
pub(crate) fn configuration(cases: u32, number: u64) -> Config {
    contextualize_config(Config {
        cases,
        // Different for every promise, so that together they see more games.
        rng_seed: RngSeed::Fixed(number),
        max_shrink_iters: SHRINKING_STEPS,
        failure_persistence: None,
        ..Config::default()
    })
}

/// Does something with a walk; a problem is printed with the record that leads to it.
fn guarded<'a, G: Game>(
    walk: &mut Walk<'a, G>,
    act: impl FnOnce(&mut Walk<'a, G>) -> Verdict,
) -> Verdict {
    without_panic(|| act(walk)).map_err(|problem| walk.told(&problem))
}

/// Turns a panic of the game into a problem that can be told.
pub(crate) fn without_panic(act: impl FnOnce() -> Verdict) -> Verdict {
    // What a panic leaves half done is never used again, except to tell the choices made.
    catch_unwind(AssertUnwindSafe(act))
        .unwrap_or_else(|panic| Err(format!("it panicked: {}", words_of(panic.as_ref()))))
}

fn words_of(panic: &(dyn Any + Send)) -> &str {
    panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("(without words)")
}
