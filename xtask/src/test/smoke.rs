//! The binary plays games of every mode and verifies their records.
//!
//! It is the one that the tests have built: every debug assertion looks on while games are played,
//! and nothing has to be compiled a second time.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::shell::{ask, checked_binary};

/// One way to play: its name, the seats, how many games to play, the settings.
type Mode = (&'static str, u32, usize, &'static [&'static str]);

const WELCOME: &[Mode] = &[
    ("base-2", 2, 1000, &[]),
    ("base-5", 5, 500, &[]),
    ("base-100", 100, 20, &[]),
    ("solo", 1, 1000, &[]),
    ("solo-advanced", 1, 1000, &["advanced=true"]),
    ("advanced", 3, 500, &["advanced=true"]),
    ("expert", 3, 500, &["expert=true"]),
    ("advanced-expert", 4, 500, &["advanced=true", "expert=true"]),
    ("2023", 3, 500, &["edition=2023"]),
    ("2023-advanced", 2, 500, &["edition=2023", "advanced=true", "sheet=blueprint"]),
    ("2023-expert", 3, 500, &["edition=2023", "expert=true"]),
    ("2023-quarters", 2, 500, &["edition=2023", "quarters=true"]),
    ("2023-sam", 1, 1000, &["edition=2023", "opponent=1"]),
    ("2023-olga", 1, 1000, &["edition=2023", "opponent=5", "advanced=true", "quarters=true"]),
    ("eggs", 3, 200, &["edition=2023", "sheet=eggs"]),
    ("christmas", 2, 200, &["edition=2023", "sheet=christmas", "quarters=true"]),
    ("ducks", 4, 200, &["edition=2023", "sheet=ducks", "advanced=true"]),
    ("roswell", 3, 200, &["edition=2023", "sheet=roswell", "expert=true"]),
    ("atomic", 4, 200, &["edition=2023", "sheet=atomic"]),
    ("trucks", 1, 300, &["edition=2023", "sheet=trucks", "opponent=3"]),
    ("halloween", 3, 200, &["edition=2023", "sheet=halloween"]),
    ("zombies", 2, 200, &["edition=2023", "sheet=zombies"]),
];

const WELKIN: &[Mode] = &[("two", 2, 300, &[]), ("four", 4, 200, &["coins=even"])];

const DREAM: &[Mode] = &[
    ("two", 2, 500, &["quarters=true"]),
    ("expert", 3, 300, &["expert=true"]),
    ("olga", 1, 500, &["opponent=5"]),
];

const BIENVENUE: &[Mode] = &[
    ("two", 2, 300, &[]),
    ("three", 3, 200, &["families=draft", "discount=oldest-deepest"]),
    ("four", 4, 200, &["forced=false", "money=hidden"]),
    ("five", 5, 200, &["auctions=false", "bar=true"]),
];

pub(super) fn check() -> Result<()> {
    let faubourg = checked_binary()?;
    let folder = faubourg.with_file_name("smoke");
    fs::create_dir_all(&folder)
        .with_context(|| format!("{} could not be made", folder.display()))?;
    let of =
        |game: &'static str, modes: &'static [Mode]| modes.iter().map(move |mode| (game, mode));
    for (game, mode) in of("welcome", WELCOME)
        .chain(of("dream", DREAM))
        .chain(of("welkin", WELKIN))
        .chain(of("bienvenue", BIENVENUE))
    {
        let (name, _, games, _) = mode;
        let records = folder.join(format!("{game}-{name}")).with_extension("jsonl");
        play_and_verify(&faubourg, game, mode, &records)
            .with_context(|| format!("mode {name} of {game} is broken"))?;
        println!("    {game:<10} {name:<16} {games:>5} games");
    }
    fs::remove_dir_all(&folder)
        .with_context(|| format!("{} could not be removed", folder.display()))
}

/// Records of a mode that fails stay in the build folder, for the reader to replay.
fn play_and_verify(faubourg: &Path, game: &str, mode: &Mode, records: &Path) -> Result<()> {
    let (_, seats, games, settings) = mode;
    let mut sim = Command::new(faubourg);
    sim.args(["sim", game])
        .args("--players random --seed 1".split(' '))
        .args(settings.iter().flat_map(|setting| ["--set", setting]))
        .args(["--seats", &seats.to_string()])
        .args(["--games", &games.to_string()])
        .arg("--records")
        .arg(records);
    ask(&mut sim)?;

    let file = File::open(records).context("`faubourg sim --records` left no file")?;
    let written = BufReader::new(file).lines().count();
    ensure!(written == *games, "{games} games were played, {written} were recorded");

    ask(Command::new(faubourg).arg("replay").arg(records))?;
    Ok(())
}
