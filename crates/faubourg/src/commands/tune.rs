//! `faubourg tune`: finds the weights of a game's judge by play.

use std::io::{self, Write};

use anyhow::{Context, Result, bail};
use bots::tune::{Tuner, Tuning};
use clap::Args;
use clap::builder::PossibleValuesParser;
use tabletop::Judged;

use crate::games::{NAMES, Visitor, unknown, visit};
use crate::in_order::Jobs;
use crate::number::{any, number};
use crate::table_args::TableArgs;
use crate::text::count_of;

const EXAMPLES: &str = "\
Examples:
  faubourg tune welcome --only several > crates/welcome/data/judgement.toml
  faubourg tune welcome --only alone --seats 1
  faubourg tune welcome --generations 2 --deals 20          a quick look

Each generation draws judgements around the present one, lets each of them play the same deals
against it from every seat, and goes on from the middle of the best. What is
printed is the data file of the judge; progress goes to standard error.";

/// Find the weights by which a game's bots judge, by letting them play.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Tune {
    /// Which game to tune
    #[arg(value_parser = PossibleValuesParser::new(NAMES))]
    game: String,

    #[command(flatten)]
    table: TableArgs,

    /// Tune only the weights in this table of the data file, or one weight, as in `several.pace`
    #[arg(long, value_name = "TABLE", default_value = "")]
    only: String,

    /// How many generations to draw
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = number::<u32>(1..=1_000_000))]
    generations: u32,

    /// How many judgements are drawn in each
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = number::<u32>(2..=1_000_000))]
    drawn: u32,

    /// How many of them the next generation is drawn around
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = number::<u32>(1..=1_000_000))]
    chosen: u32,

    /// How many deals each of them plays, from every seat
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = number::<u32>(1..=1_000_000))]
    deals: u32,

    /// How far apart they are drawn at first, as a part of each weight
    #[arg(long, value_name = "X", default_value_t = 0.3, value_parser = spread)]
    spread: f64,

    /// The number everything random is made from
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = any::<u64>())]
    seed: u64,

    #[command(flatten)]
    jobs: Jobs,
}

fn spread(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|spread| (0.001..=10.0).contains(spread));
    number.ok_or_else(|| "expected a part of each weight from 0.001 to 10, as in `0.3`".to_owned())
}

impl Tune {
    /// Tunes, and prints the weights.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<()> {
        visit(&self.game, Tuned { args: self, out }).unwrap_or_else(|| Err(unknown(&self.game)))
    }

    /// Refuses to choose all that are drawn, or more: nothing would be tuned.
    fn check(&self) -> Result<()> {
        let Self { chosen, drawn, .. } = self;
        if chosen >= drawn {
            bail!(
                "`--chosen {chosen}` of `--drawn {drawn}` chooses all: expected fewer than are drawn"
            );
        }
        Ok(())
    }
}

struct Tuned<'a> {
    args: &'a Tune,
    out: &'a mut dyn Write,
}

impl Visitor for Tuned<'_> {
    type Output = Result<()>;

    fn visit<G: Judged>(self) -> Result<()> {
        let Self { args, out } = self;
        args.check()?;
        let setup = args.table.setup::<G>()?;
        let tuning = Tuning {
            seats: args.table.seats,
            drawn: args.drawn as usize,
            chosen: args.chosen as usize,
            deals: args.deals as usize,
            spread: args.spread,
            seed: args.seed,
        };
        let tuner = Tuner::<G>::new(&setup, &G::Judgement::default(), &args.only, tuning)?;
        let mut tuner = tuner.with_threads(args.jobs.count());
        let mut judgement = G::Judgement::default();
        for number in 1..=args.generations {
            let generation = tuner.generation();
            let (lead, spread) = (generation.lead, generation.spread);
            writeln!(
                io::stderr(),
                "generation {number}: the best led by {lead:.2}; they vary by {:.0} %",
                100.0 * spread
            )?;
            judgement = generation.judgement;
        }
        let text = toml::to_string(&judgement).context("the weights cannot be written")?;
        writeln!(
            out,
            "# The weights by which bots judge this game, found by `faubourg tune {}`: {}\n# \
             of {}, each playing {} from every seat against the one they were drawn\n# around, \
             beginning with the weights tuned before; seed {}.\n",
            args.game,
            count_of(args.generations.into(), "generation"),
            count_of(args.drawn.into(), "judgement"),
            count_of(args.deals.into(), "deal"),
            args.seed
        )?;
        Ok(write!(out, "{text}")?)
    }
}
