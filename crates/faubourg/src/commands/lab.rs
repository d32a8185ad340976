//! `faubourg lab`: what a rule or a figure does, on a page to be sent to a friend.

mod data;
mod estimate;
mod lead;
mod measure;
mod page;
mod pieces;
mod play;
mod retune;
mod study;
mod summary;
mod watch;
mod without;

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};
use bots::Level;
use clap::Args;
use clap::builder::PossibleValuesParser;
use tabletop::{BuiltIn, Eventful, Judged, Narrated, Setting, Settings};

use self::measure::Asking;
use self::pieces::Names;
use self::play::{Side, play_deals};
use self::study::{Made, Rules, Study};
use self::without::Without;
use super::Interrupted;
use crate::game_data;
use crate::games::{NAMES, Visitor, unknown, visit};
use crate::in_order::Jobs;
use crate::json;
use crate::judgement_args::JudgementArgs;
use crate::number::{any, number};
use crate::table_args::{OptionArgs, TableArgs, ThinkingArgs, levels_help, option_and_value};
use crate::whole_file::WholeFile;

const EXAMPLES: &str = "\
Examples:
  faubourg lab welcome                                how the game plays as it is
  faubourg lab welcome --data mine.toml --against built-in
                                                      what your file changes
  faubourg lab welcome --data mine.toml --against base.toml --games 10000 --seats 3
  faubourg lab welcome --set advanced=true --against-set advanced=false
  faubourg lab welkin --data mine.toml --against built-in --tune --out welkin.html

Both rule sets play the same deals with the same bots, so that luck with the cards cancels out. The
bots judge both by the same weights: a judge learned for built-in data alone sits out comparisons. A deal
is one observation; an interval holds the true figure in 95 of 100 such labs. The same seed gives the
same games, whatever the number of jobs.

Ctrl-C ends a lab early: the page is written from the deals played so far.

docs/lab.md explains the page and the fields of --json.";

/// Try rules and figures out: bots play, and a page tells what came of it.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Lab {
    /// Which game to play
    #[arg(value_parser = PossibleValuesParser::new(NAMES))]
    game: String,

    #[command(flatten)]
    table: TableArgs,

    /// Compare with this data file, or with what is built in: `built-in`
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,

    /// Compare with other options, as in `--against-set advanced=false`; may be repeated
    #[arg(long, value_name = "OPTION=VALUE", value_parser = option_and_value)]
    against_set: Vec<(String, String)>,

    /// Play the same deals once more without this part of the data, as in `--without plan.n3` or
    /// `--without sheet.tracks.pools`, to see what it is worth; may be repeated
    #[arg(long, value_name = "PLACE")]
    without: Vec<String>,

    /// Which bots play
    #[arg(long, value_name = "LEVEL", default_value = "architect", long_help = level_help())]
    level: Level,

    #[command(flatten)]
    thinking: ThinkingArgs,

    #[command(flatten)]
    judgement: JudgementArgs,

    /// First fit the judge of the bots to the rules, so that they exploit what was changed. Both
    /// rule sets get the same effort; a judge that is not better for sure in fresh deals is left out
    #[arg(long)]
    tune: bool,

    /// How many deals to play, under both rule sets
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = number::<u64>(10..=1_000_000))]
    games: u64,

    /// The number everything random is made from
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = any::<u64>())]
    seed: u64,

    #[command(flatten)]
    jobs: Jobs,

    /// Where to write the page
    #[arg(long, value_name = "FILE.html", default_value = "lab.html")]
    out: PathBuf,

    /// Print all figures as JSON, for programs
    #[arg(long)]
    json: bool,
}

fn level_help() -> String {
    format!("Which bots play\n\nLevels:\n{}", levels_help())
}

/// What `--against` takes for the rules without any data file.
const BUILT_IN: &str = "built-in";

impl Lab {
    /// Plays the deals, writes the page and says the gist.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<()> {
        visit(&self.game, Experiment { args: self, out })
            .unwrap_or_else(|| Err(unknown(&self.game)))
    }

    /// The options of the rules to compare with, if any.
    fn other_options<G: BuiltIn>(&self) -> Result<Option<OptionArgs>> {
        let options = &self.table.options;
        let other = match &self.against {
            None if self.against_set.is_empty() => return Ok(None),
            None => options.clone(),
            Some(word) if word.as_os_str() == BUILT_IN => {
                // A file that changes one of several sheets is compared with that sheet.
                let base = data::laid_over::<G>(&options.settings::<G>()?)?;
                options.with_data(None).with_set(base.as_slice())
            }
            Some(file) => options.with_data(Some(file.clone())),
        };
        Ok(Some(other.with_set(&self.against_set)))
    }
}

struct Experiment<'a> {
    args: &'a Lab,
    out: &'a mut dyn Write,
}

impl Visitor for Experiment<'_> {
    type Output = Result<()>;

    fn visit<G: Judged + Narrated + Eventful + BuiltIn>(self) -> Result<()> {
        let Self { args, out } = self;
        let seats = args.table.seats;
        args.thinking.check(&[args.level])?;
        args.judgement.check(&[args.level])?;
        let judgement = args.judgement.read::<G>()?;
        let told = |options: &OptionArgs| -> Result<Settings> {
            Ok(G::settings(&options.setup::<G>(seats)?).clone())
        };
        let mut settings = vec![told(&args.table.options)?];
        if let Some(options) = args.other_options::<G>()? {
            settings.push(told(&options).context("the rules to compare with")?);
        }
        let differences = match &settings[..] {
            [yours, against] => {
                data::differences(&game_data::whole::<G>(yours)?, &game_data::whole::<G>(against)?)
            }
            _ => Vec::new(),
        };
        let same = match &settings[..] {
            [yours, against] => differences.is_empty() && has_same_options::<G>(yours, against),
            _ => false,
        };
        if same {
            writeln!(io::stderr(), "Both rule sets are the same: nothing will differ.")?;
        }
        let compared = settings.len();
        for place in &args.without {
            settings.push(data::without::<G>(&settings[0], place)?);
        }
        let one_alone = settings.len() == 1;
        let mut sides: Vec<Side<G>> = Vec::new();
        for (index, settings) in settings.into_iter().enumerate() {
            let played = if one_alone { settings.clone() } else { data::as_file::<G>(&settings)? };
            let without = index.checked_sub(compared).and_then(|place| args.without.get(place));
            let setup = G::setup(&played, seats).map_err(|error| match without {
                Some(place) => cannot_do_without(place, &error.to_string()),
                None => anyhow::Error::new(error).context("the data as a file"),
            })?;
            sides.push(Side::new(settings, setup, &judgement));
        }
        // Whoever cannot write the page wants to know before an hour of games.
        let mut file = WholeFile::create(&args.out)?;
        let started = Instant::now();
        if args.tune {
            let names = rules::<G>(&sides[..compared]);
            for (side, rules) in sides.iter_mut().zip(names) {
                retune::retune(args, &rules.name, side)?;
            }
            let (yours, others) = sides.split_at_mut(compared);
            for without in others {
                without.judgement = yours[0].judgement.clone();
            }
        }
        let names = Names::default();
        let games = play_deals(args, &sides, &names)?;
        let deals = games[0].len();
        if deals < 2 {
            bail!(Interrupted { games: deals as u64, asked: args.games });
        }
        let made = Made {
            game: G::NAME,
            title: G::TITLE,
            version: env!("CARGO_PKG_VERSION"),
            command: command_line(),
            seed: args.seed,
            deals,
            asked: args.games,
            seats,
            level: args.level.name(),
            seconds: started.elapsed().as_secs_f64(),
            rules: rules::<G>(&sides[..compared]),
            differences,
            same,
        };
        let mut categories: Vec<&'static str> = Vec::new();
        for game in games.iter().filter_map(|side| side.first()) {
            categories.extend(
                game.categories
                    .iter()
                    .filter(|name| !categories.contains(name))
                    .copied()
                    .collect::<Vec<_>>(),
            );
        }
        let can_lose =
            |side: &Vec<_>| side.iter().any(|game: &watch::Played| game.seats[0].won < 1.0);
        let asking = Asking {
            seats,
            has_opponent: seats == 1 && games.iter().any(can_lose),
            categories,
            ends: G::ENDS,
        };
        let (games, others) = games.split_at(compared);
        let without = args.without.iter().zip(others);
        let without = without.map(|(place, other)| Without::of(place, &asking, &games[0], other));
        let kinds = pieces::kinds(G::KINDS, names, games);
        let study = Study { without: without.collect(), ..Study::of(made, &asking, games, kinds) };
        file.write_all(page::draw(&study).into_string().as_bytes())
            .context("cannot write the page")?;
        file.finish()?;
        if args.json {
            json::line(out, &study)?;
        } else {
            summary::write(out, &study, &args.out)?;
        }
        if (deals as u64) < args.games {
            bail!(Interrupted { games: deals as u64, asked: args.games });
        }
        Ok(())
    }
}

/// That something cannot be taken away. The line of the file that was made for it says nothing.
fn cannot_do_without(place: &str, problem: &str) -> anyhow::Error {
    let after = problem.strip_prefix(&format!("without {place}, line "));
    let problem = after.and_then(|after| Some(after.split_once(": ")?.1)).unwrap_or(problem);
    anyhow!("`--without {place}`: the game cannot be played without it: {problem}")
}

/// Whether two rule sets have the same options, whatever their data.
fn has_same_options<G: BuiltIn>(yours: &Settings, against: &Settings) -> bool {
    let option = game_data::option::<G>();
    let others = |settings: &Settings| -> Vec<(String, String)> {
        let others = settings.iter().filter(|(name, _)| Some(*name) != option);
        others.map(|(name, setting)| (name.to_owned(), setting.to_string())).collect()
    };
    others(yours) == others(against)
}

/// What the rule sets are called: by their data file, and by the options that tell them apart.
fn rules<G: Judged>(sides: &[Side<G>]) -> Vec<Rules> {
    let settings: Vec<&Settings> = sides.iter().map(|side| &side.settings).collect();
    let differs =
        |name: &str| settings.iter().any(|other| other.get(name) != settings[0].get(name));
    // What a data file stands in the place of has no name of its own.
    let is_default = |name: &str, setting: &Setting| {
        let has_file = settings.iter().any(|s| matches!(s.get(name), Some(Setting::File { .. })));
        let spec = G::options().iter().find(|spec| spec.name == name);
        has_file && spec.is_some_and(|spec| spec.default == setting.to_string())
    };
    let told = |settings: &&Settings| {
        let file = settings.iter().find_map(|(_, setting)| match setting {
            Setting::File { file, .. } => Some(file.clone()),
            _ => None,
        });
        let other: Vec<String> = settings
            .iter()
            .filter(|(name, setting)| differs(name) && !matches!(setting, Setting::File { .. }))
            .filter(|(name, setting)| !is_default(name, setting))
            .map(|(name, setting)| format!("{name} {setting}"))
            .collect();
        let name = match (file, other.is_empty()) {
            (Some(file), true) => file,
            (Some(file), false) => format!("{file}, {}", other.join(", ")),
            (None, true) => BUILT_IN.replace('-', " "),
            (None, false) => other.join(", "),
        };
        Rules { name, options: (*settings).clone(), tuned: None }
    };
    let tuned = sides.iter().map(|side| side.retuned);
    settings.iter().zip(tuned).map(|(settings, tuned)| Rules { tuned, ..told(settings) }).collect()
}

/// What was typed, as it can be typed again.
fn command_line() -> String {
    let words = std::env::args().skip(1).map(|word| {
        let plain = |sign: char| sign.is_ascii_alphanumeric() || "-_=./,:".contains(sign);
        if !word.is_empty() && word.chars().all(plain) {
            word
        } else {
            format!("'{}'", word.replace('\'', r"'\''"))
        }
    });
    std::iter::once("faubourg".to_owned()).chain(words).collect::<Vec<_>>().join(" ")
}
