//! The part of the command line that says which table to lay, and how bots think at it.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, bail};
use bots::{Effort, Level, Player};
use clap::Args;
use tabletop::{Game, Judged, OptionKind, OptionSpec, Rng, Settings};

use crate::given_file;
use crate::number::{any, number};
use crate::text::count_of;

/// The options of a game.
#[derive(Args, Clone, Debug)]
pub(crate) struct OptionArgs {
    /// Set an option of the game, as in `--set advanced=true`; may be repeated.
    /// `faubourg games` lists the options
    #[arg(long = "set", value_name = "OPTION=VALUE", value_parser = option_and_value)]
    set: Vec<(String, String)>,

    /// Play with the sheet, the cards or whatever else this TOML file describes instead of what is
    /// built in: it sets the game's option that takes data
    #[arg(long, value_name = "FILE", alias = "sheet")]
    data: Option<PathBuf>,
}

/// The options of a game and its number of seats.
#[derive(Args, Clone, Debug)]
pub(crate) struct TableArgs {
    #[command(flatten)]
    pub(crate) options: OptionArgs,

    /// How many seats the table has
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = any::<usize>())]
    pub(crate) seats: usize,
}

impl TableArgs {
    /// Lays the table, or says why these options make none.
    pub(crate) fn setup<G: Game>(&self) -> Result<G::Setup> {
        self.options.setup::<G>(self.seats)
    }
}

impl OptionArgs {
    /// The same options with another data file, or with none.
    pub(crate) fn with_data(&self, data: Option<PathBuf>) -> Self {
        Self { data, ..self.clone() }
    }

    /// The same options, some of them set otherwise.
    pub(crate) fn with_set(mut self, set: &[(String, String)]) -> Self {
        self.set.retain(|(name, _)| !set.iter().any(|(other, _)| other == name));
        self.set.extend_from_slice(set);
        self
    }

    /// Whether there is a data file.
    pub(crate) fn has_data(&self) -> bool {
        self.data.is_some()
    }

    /// Sets up a table with this many seats, or says why these options allow none.
    pub(crate) fn setup<G: Game>(&self, seats: usize) -> Result<G::Setup> {
        Ok(G::setup(&self.settings::<G>()?, seats)?)
    }

    /// The options as given, with the text of the data file.
    pub(crate) fn settings<G: Game>(&self) -> Result<Settings> {
        let mut settings = Settings::default();
        for (name, value) in &self.set {
            if settings.get(name).is_some() {
                bail!("option `{name}` is set twice");
            }
            settings.set(name, value);
        }
        if let Some(path) = &self.data {
            let takes_data = |spec: &&OptionSpec| matches!(spec.kind, OptionKind::Data(_));
            let Some(spec) = G::options().iter().find(takes_data) else {
                bail!("`--data`: {} has no option that takes a data file", G::TITLE);
            };
            if settings.get(spec.name).is_some() {
                bail!("option `{}` is set twice: by `--set` and by `--data`", spec.name);
            }
            let file = path.display().to_string();
            let text = given_file::text_of(path)?;
            settings.set_file(spec.name, &file, &text);
        }
        Ok(settings)
    }
}

/// An option of a game and its value, as typed.
pub(crate) fn option_and_value(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        _ => Err("expected an option and its value, as in `advanced=true`".to_owned()),
    }
}

/// How long bots may think.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct ThinkingArgs {
    /// Let levels that search think for this many seconds of one core at every turn, instead of
    /// trying a fixed number of futures. The same seed then no longer gives the same games
    #[arg(long, value_name = "SECONDS", value_parser = seconds, conflicts_with = "futures")]
    time: Option<Duration>,

    /// Let levels that search try this many futures at every turn, instead of 200
    #[arg(long, value_name = "N", value_parser = number::<u32>(1..=1_000_000))]
    futures: Option<u32>,
}

impl ThinkingArgs {
    /// A player of this level that thinks so long, and judges by these weights.
    pub(crate) fn player<G: Judged>(
        self,
        level: Level,
        judgement: &G::Judgement,
        rng: Rng,
    ) -> Box<dyn Player<G>> {
        let effort = match (self.time, self.futures) {
            (Some(time), _) => Effort::working(time),
            (None, Some(futures)) => Effort { futures: futures as usize, ..Effort::REPEATABLE },
            (None, None) => Effort::REPEATABLE,
        };
        level.judging(judgement, effort, rng)
    }

    /// Refuses a limit that none of these levels would notice.
    pub(crate) fn check(self, levels: &[Level]) -> Result<()> {
        let given = match (self.time, self.futures) {
            (Some(_), _) => "--time",
            (None, Some(_)) => "--futures",
            (None, None) => return Ok(()),
        };
        if levels.iter().any(|level| level.searches()) {
            return Ok(());
        }
        let searching: Vec<_> = Level::ALL.iter().filter(|level| level.searches()).collect();
        let names: Vec<String> = searching.iter().map(|level| format!("`{level}`")).collect();
        bail!(
            "`{given}` is for levels that search: expected {} among the players",
            names.join(", ")
        )
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    text.parse()
        .ok()
        .filter(|seconds| (0.001..=3600.0).contains(seconds))
        .map(Duration::from_secs_f64)
        .ok_or_else(|| "expected seconds from 0.001 to 3600, as in `0.5`".to_owned())
}

/// A level for each seat, or why there are not as many.
pub(crate) fn seated(argument: &str, levels: &[Level], seats: usize) -> Result<Vec<Level>> {
    if levels.len() > seats {
        let (given, seats) = (levels.len() as u64, seats as u64);
        let (levels, seats) = (count_of(given, "level"), count_of(seats, "seat"));
        bail!("`{argument}` names {levels} for {seats}: expected no more");
    }
    Ok(cycled(levels, seats))
}

/// One level for every seat, beginning again with the first level when they run out.
fn cycled(levels: &[Level], seats: usize) -> Vec<Level> {
    levels.iter().copied().cycle().take(seats).collect()
}

/// The levels there are, for help texts.
pub(crate) fn levels_help() -> String {
    Level::ALL
        .iter()
        .map(|level| format!("  {:<10}{}", level.name(), level.about()))
        .collect::<Vec<_>>()
        .join("\n")
}
