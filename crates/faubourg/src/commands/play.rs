//! `faubourg play`: a game in the terminal, against bots.

mod rules;
mod session;

use std::io::{self, Write};

use anyhow::{Context, Result, bail};
use bots::{Level, Player};
use clap::Args;
use clap::builder::PossibleValuesParser;
use tabletop::{Judged, Narrated, Rng, Seed, Table};

use self::session::Session;
use crate::games::{NAMES, Visitor, unknown, visit};
use crate::table_args::{TableArgs, levels_help, seated};

const EXAMPLES: &str = "\
Examples:
  faubourg play welcome
  faubourg play welcome --set advanced=true --seats 3 --name Ann
  faubourg play welcome --seats 1               play alone
  faubourg play welcome < choices.txt           play from a file, one choice a line

You have seat 1; bots have the others and choose in secret, as everybody does. Type the number of
a choice, or the choice itself in notation. While you play, `help` lists what else you can type:
taking back, the scores, writing the game down; `help rules` tells the rules, `help sheet` the
signs of the drawn board.

The cards are decided by a seed. A fingerprint of it, the commitment, is shown before the first
card and the seed after the last, so that anyone can check that nothing was changed meanwhile.";

/// Play in the terminal against bots.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Play {
    /// Which game to play
    #[arg(value_parser = PossibleValuesParser::new(NAMES))]
    game: String,

    #[command(flatten)]
    table: TableArgs,

    /// What decides the cards: a number, or the 32 hexadecimal digits of a seed; chance if not
    /// given
    #[arg(long, value_name = "S", value_parser = seed)]
    seed: Option<Seed>,

    /// Your name
    #[arg(long, default_value = "you")]
    name: String,

    /// Who sits opposite, seat by seat from seat 2, separated by commas; the list is repeated for
    /// further seats
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', long_help = opponents_help())]
    opponents: Option<Vec<Level>>,
}

fn opponents_help() -> String {
    format!(
        "Who sits opposite, seat by seat from seat 2, separated by commas; the list is repeated \
         for further seats; a neighbour if not given\n\nLevels:\n{}",
        levels_help()
    )
}

/// A number makes the same seed as the first game of `faubourg sim --seed` with that number.
fn seed(text: &str) -> Result<Seed, String> {
    match text.parse() {
        Ok(number) => Ok(Seed::of_simulation(number, 0)),
        Err(_) => text
            .parse()
            .map_err(|_| "expected a number, or the 32 hexadecimal digits of a seed".to_owned()),
    }
}

impl Play {
    /// Plays a game.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<()> {
        visit(&self.game, Start { args: self, out }).unwrap_or_else(|| Err(unknown(&self.game)))
    }
}

struct Start<'a> {
    args: &'a Play,
    out: &'a mut dyn Write,
}

impl Visitor for Start<'_> {
    type Output = Result<()>;

    fn visit<G: Judged + Narrated>(self) -> Result<()> {
        let Self { args, out } = self;
        let seats = args.table.seats;
        let setup = args.table.setup::<G>()?;
        let seed = match args.seed {
            Some(seed) => seed,
            None => fresh_seed()?,
        };
        let levels = match (seats, &args.opponents) {
            (..=1, None) => Vec::new(),
            (..=1, Some(_)) => bail!("`--opponents` with one seat: expected `--seats 2` or more"),
            (_, None) => vec![Level::Neighbour; seats - 1],
            (_, Some(levels)) => seated("--opponents", levels, seats - 1)?,
        };
        let mut names = vec![args.name.clone()];
        names.extend(levels.iter().zip(2..).map(|(level, seat)| format!("{level} {seat}")));
        // The bots' whims follow from the seed too, so that a seed tells the whole evening.
        let (whims, _) = seed.0.split_first_chunk().context("a seed has sixteen bytes")?;
        let whims = u64::from_le_bytes(*whims);
        let bots: Vec<Box<dyn Player<G>>> = levels
            .iter()
            .zip(1..)
            .map(|(level, seat)| level.player(Rng::of_simulation(whims, 0, seat)))
            .collect();
        let settings = G::settings(&setup).clone();
        let table = Table::<G>::new(setup, names, seed);
        Session::new(table, settings, seed, bots, io::stdin().lock(), out).run()
    }
}

fn fresh_seed() -> Result<Seed> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).context("this system gives no random numbers")?;
    Ok(Seed(bytes))
}
