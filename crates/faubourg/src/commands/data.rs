//! `faubourg data`: the figures of a game, to look at and to change.

use std::io::Write;

use anyhow::{Result, bail};
use clap::Args;
use clap::builder::PossibleValuesParser;
use tabletop::{BuiltIn, Judged, OptionKind, OptionSpec, Settings};

use crate::game_data;
use crate::games::{NAMES, Visitor, unknown, visit};
use crate::judgement_args;
use crate::table_args::OptionArgs;

const EXAMPLES: &str = "\
Examples:
  faubourg data welcome > mine.toml                         everything of the edition of 2018
  faubourg data welcome --set edition=2023 --set sheet=eggs > eggs.toml
  faubourg sim welcome --data mine.toml                     play with what you made of it
  faubourg data welcome --data mine.toml                    the whole data with it
  faubourg data welcome --judgement > weights.toml          by what bots judge
  faubourg sim welcome --players architect --judgement weights.toml

A data file brings whole tables in the place of the built-in ones. One that begins with
`overlay = true` holds only what it changes:

  overlay = true
  [plan.estates-4-4]
  first = 10
  [sheet.temps]
  boxes = 9

docs/data.md tells every field of every game.";

/// Print the data of a game, commented, to be changed and given back with --data; with --data, as
/// that file makes it.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Data {
    /// Which game
    #[arg(value_parser = PossibleValuesParser::new(NAMES))]
    game: String,

    #[command(flatten)]
    options: OptionArgs,

    /// Print the weights by which bots judge instead, for --judgement
    #[arg(long)]
    judgement: bool,
}

impl Data {
    /// Prints the data.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<()> {
        visit(&self.game, Show { args: self, out }).unwrap_or_else(|| Err(unknown(&self.game)))
    }
}

struct Show<'a> {
    args: &'a Data,
    out: &'a mut dyn Write,
}

/// Prints the data as a file makes it, if a game can be played with it.
fn show_changed<G: BuiltIn>(settings: &Settings, out: &mut dyn Write) -> Result<()> {
    let seats = (*G::SEATS.start()).max(2).min(*G::SEATS.end());
    let alone = |error| G::setup(settings, *G::SEATS.start()).map_err(|_| error);
    G::setup(settings, seats).or_else(alone)?;
    writeln!(out, "# The data of {}, as the file makes it. `--data` takes this file.\n", G::TITLE)?;
    Ok(write!(out, "{}", toml::to_string(&game_data::whole::<G>(settings)?)?)?)
}

impl Visitor for Show<'_> {
    type Output = Result<()>;

    fn visit<G: Judged + BuiltIn>(self) -> Result<()> {
        let Self { args, out } = self;
        let settings = args.options.settings::<G>()?;
        if args.judgement {
            if args.options.has_data() {
                bail!("`--judgement` prints the weights as built in: leave `--data` out");
            }
            writeln!(out, "# The weights by which bots judge {}, as built in.", G::TITLE)?;
            writeln!(out, "# `--judgement` takes this file; what it leaves out stays as it is.\n")?;
            return Ok(write!(out, "{}", judgement_args::built_in::<G>()?)?);
        }
        if args.options.has_data() {
            return show_changed::<G>(&settings, out);
        }
        let data = G::built_in(&settings)?;
        let takes_data = |spec: &&OptionSpec| matches!(spec.kind, OptionKind::Data(_));
        let chosen = G::options().iter().find(takes_data).and_then(|spec| {
            settings.get(spec.name).filter(|value| value.to_string() != spec.default)
        });
        let base = chosen.map_or("true".to_owned(), |chosen| format!("\"{chosen}\""));
        writeln!(out, "# The data of {}, as built in. `--data` takes this file.", G::TITLE)?;
        writeln!(out, "# To keep only what you change, begin with this line and delete the rest:")?;
        writeln!(out, "# overlay = {base}\n")?;
        Ok(write!(out, "{data}")?)
    }
}
