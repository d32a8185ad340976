//! `faubourg play`: a game in the terminal, against bots.

mod plain;
mod rules;
mod screen;
mod sitting;
mod told;
mod words;

use std::env;
use std::io::{self, IsTerminal, Write};

use anyhow::{Context, Result, bail};
use bots::{Level, Player};
use clap::Args;
use clap::builder::PossibleValuesParser;
use tabletop::{Game, Judged, Narrated, Rng, Seed};

use self::plain::Prompt;
use self::sitting::Sitting;
use crate::beginning::{Beginning, FromArgs};
use crate::games::{NAMES, Visitor, unknown, visit};
use crate::table_args::{TableArgs, levels_help, seated};

const EXAMPLES: &str = "\
Examples:
  faubourg play welcome
  faubourg play welcome --set advanced=true --seats 3 --name Ann
  faubourg play welcome --seats 1               play alone
  faubourg play welcome --set edition=2023 --set sheet=eggs
  faubourg play bienvenue --opponents architect
  faubourg play welcome --plain                 one line after the other
  faubourg play welcome < choices.txt           play from a file, one choice or turn a line

You have seat 1; bots have the others and choose in secret, as everybody does.

On a terminal of 80x24 or more the game has the whole screen. Arrows move over the board or through
the choices, Enter chooses, Ctrl-Z takes back. Or type a choice in notation or its number: Tab
completes it, Up brings earlier lines back, and a whole turn is one line, as hints write it:
`take 2, write 7 b4, fence c3, done`. F1 helps; F2 to F6 are the rules, the score, the log, the
others' sheets and a hint; Ctrl-C leaves. Every key has a word that does the same: `help` lists them.
NO_COLOR=1 does without colours.

With `--plain`, or where input or output is no terminal, there is a prompt that knows the same words.

`record FILE` writes the game down, below the records that the file has already. A game that was
left goes on from any round of its record, with other cards to come:
  faubourg replay --position 12 game.jsonl > there.json && faubourg play welcome --from there.json

The cards are decided by a seed. Its fingerprint, the commitment, is shown before the first card and the seed after the last, so that anyone can check that nothing was changed meanwhile.";

/// Play in the terminal against bots.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Play {
    /// Which game to play
    #[arg(value_parser = PossibleValuesParser::new(NAMES))]
    game: String,

    #[command(flatten)]
    table: TableArgs,

    #[command(flatten)]
    from: FromArgs,

    /// What decides the cards: a number, or the 32 hexadecimal digits of a seed; chance if not
    /// given
    #[arg(long, value_name = "S", value_parser = seed)]
    seed: Option<Seed>,

    /// Your name
    #[arg(long, default_value = "you", value_parser = name)]
    name: String,

    /// Who sits opposite, seat by seat from seat 2, separated by commas; the list is repeated for
    /// further seats
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', long_help = opponents_help())]
    opponents: Option<Vec<Level>>,

    /// One line after the other instead of a full screen, as pipes get it: for screen readers, and
    /// for terminals that can do no more
    #[arg(long)]
    plain: bool,
}

fn opponents_help() -> String {
    format!(
        "Who sits opposite, seat by seat from seat 2, separated by commas; the list is repeated \
         for further seats; a neighbour if not given\n\nLevels:\n{}",
        levels_help()
    )
}

fn name(text: &str) -> Result<String, String> {
    match text.trim() {
        "" => Err("expected a name".to_owned()),
        name => Ok(name.to_owned()),
    }
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
        let host = Host::<G>::new(args)?;
        let mut seed = match args.seed {
            Some(seed) => seed,
            None => fresh_seed()?,
        };
        let (typed, shown) = (io::stdin().is_terminal(), io::stdout().is_terminal());
        let dumb = env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
        if typed && shown && !args.plain && !dumb {
            return screen::play(&host, seed, out);
        }
        let mut input = io::stdin().lock();
        while Prompt::new(host.seat(seed)?, &mut input, !typed, out).run()? {
            seed = fresh_seed()?;
        }
        Ok(())
    }
}

/// Who lays the table, for as many games as are played.
struct Host<G: Game> {
    beginning: Beginning<G>,
    names: Vec<String>,
    /// From seat 2 on.
    levels: Vec<Level>,
}

impl<G: Judged + Narrated> Host<G> {
    fn new(args: &Play) -> Result<Self> {
        let beginning = args.from.beginning::<G>(&args.table)?;
        let seats = beginning.seats;
        let levels = match (seats, &args.opponents) {
            (..=1, None) => Vec::new(),
            (..=1, Some(_)) => bail!("`--opponents` with one seat: expected `--seats 2` or more"),
            (_, None) => vec![Level::Neighbour; seats - 1],
            (_, Some(levels)) => seated("--opponents", levels, seats - 1)?,
        };
        let mut names = vec![args.name.clone()];
        names.extend(levels.iter().zip(2..).map(|(level, seat)| format!("{level} {seat}")));
        Ok(Self { beginning, names, levels })
    }

    /// Begins a game whose cards this seed decides.
    fn seat(&self, seed: Seed) -> Result<Sitting<G>> {
        // The bots' whims follow from the seed too, so that a seed tells the whole evening.
        let (whims, _) = seed.0.split_first_chunk().context("a seed has sixteen bytes")?;
        let whims = u64::from_le_bytes(*whims);
        let bots: Vec<Box<dyn Player<G>>> = (self.levels.iter().zip(1..))
            .map(|(level, seat)| level.player(Rng::of_simulation(whims, 0, seat)))
            .collect();
        let settings = G::settings(&self.beginning.setup).clone();
        let table = self.beginning.table(self.names.clone(), seed)?;
        Ok(Sitting::new(table, settings, bots))
    }
}

fn fresh_seed() -> Result<Seed> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).context("this system gives no random numbers")?;
    Ok(Seed(bytes))
}
