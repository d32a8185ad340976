//! `faubourg games`: what can be played.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use serde::Serialize;
use tabletop::{Judged, OptionKind, OptionSpec};

use crate::games::{NAMES, Visitor, visit};
use crate::text::{Styles, show, table, wrap};

const EXAMPLES: &str = "\
Examples:
  faubourg games
  faubourg games --json
  faubourg play welcome --set advanced=true     play with an option from the list";

/// List the games, with their options, the values these take, and the defaults.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Games {
    /// Print JSON, for programs
    #[arg(long)]
    json: bool,
}

impl Games {
    /// Lists the games.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<()> {
        let sheets: Vec<InfoSheet> =
            NAMES.iter().filter_map(|name| visit(name, Describe)).collect();
        if self.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&sheets)?)?;
            return Ok(());
        }
        for (index, sheet) in sheets.iter().enumerate() {
            if index > 0 {
                writeln!(out)?;
            }
            sheet.show(out)?;
        }
        Ok(())
    }
}

/// What there is to know about a game before playing it.
#[derive(Serialize)]
struct InfoSheet {
    name: &'static str,
    title: &'static str,
    /// The version of the rules, as records keep it.
    rules: u32,
    seats: Seats,
    /// Every way a game can end.
    ends: &'static [&'static str],
    options: Vec<OptionInfo>,
}

#[derive(Serialize)]
struct Seats {
    min: usize,
    max: usize,
}

#[derive(Serialize)]
struct OptionInfo {
    name: &'static str,
    about: &'static str,
    default: &'static str,
    /// Whether a data file may be given in place of a value.
    file: bool,
    values: Vec<Value>,
}

#[derive(Serialize)]
struct Value {
    value: &'static str,
    about: &'static str,
}

struct Describe;

impl Visitor for Describe {
    type Output = InfoSheet;

    fn visit<G: Judged>(self) -> InfoSheet {
        InfoSheet {
            name: G::NAME,
            title: G::TITLE,
            rules: G::RULES,
            seats: Seats { min: *G::SEATS.start(), max: *G::SEATS.end() },
            ends: G::ENDS,
            options: G::options().iter().map(OptionInfo::new).collect(),
        }
    }
}

impl OptionInfo {
    fn new(spec: &OptionSpec) -> Self {
        let values: &[(&str, &str)] = match spec.kind {
            OptionKind::Switch => &[("false", ""), ("true", "")],
            OptionKind::OneOf(values) | OptionKind::Data(values) => values,
        };
        Self {
            name: spec.name,
            about: spec.about,
            default: spec.default,
            file: matches!(spec.kind, OptionKind::Data(_)),
            values: values.iter().map(|&(value, about)| Value { value, about }).collect(),
        }
    }
}

impl InfoSheet {
    fn show(&self, out: &mut dyn Write) -> Result<()> {
        let Styles { strong, faint, .. } = Styles::for_stdout();
        let Seats { min, max } = self.seats;
        writeln!(out, "{strong}{}{strong:#} · {} · {min} to {max} seats", self.name, self.title)?;
        writeln!(out, "{faint}ends by: {}{faint:#}\n", self.ends.join(", "))?;
        let mut options = table(["option", "default", "value", "meaning"], 4);
        for option in &self.options {
            let (told, plain): (Vec<&Value>, Vec<&Value>) =
                option.values.iter().partition(|value| !value.about.is_empty());
            // Values that need no explanation stand beside the option's own.
            let plain: Vec<&str> = plain.iter().map(|value| value.value).collect();
            options.add_row([option.name, option.default, &plain.join(", "), option.about]);
            for value in told {
                options.add_row(["", "", value.value, value.about]);
            }
            if option.file {
                let file = "a file of your own, with `--data FILE`";
                options.add_row(["", "", "FILE", file]);
            }
        }
        wrap(&mut options, 3);
        Ok(show(out, &options)?)
    }
}
