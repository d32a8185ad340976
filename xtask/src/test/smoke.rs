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

/// One way to play: its name, the game, the seats, how many games to play, the settings.
type Mode = (&'static str, &'static str, u32, usize, &'static [&'static str]);

const MODES: [Mode; 17] = [
    ("base-2", "welcome", 2, 1000, &[]),
    ("base-5", "welcome", 5, 500, &[]),
    ("base-100", "welcome", 100, 20, &[]),
    ("solo", "welcome", 1, 1000, &[]),
    ("solo-advanced", "welcome", 1, 1000, &["advanced=true"]),
    ("advanced", "welcome", 3, 500, &["advanced=true"]),
    ("expert", "welcome", 3, 500, &["expert=true"]),
    ("advanced-expert", "welcome", 4, 500, &["advanced=true", "expert=true"]),
    ("2023", "welcome", 3, 500, &["edition=2023"]),
    ("2023-advanced", "welcome", 2, 500, &["edition=2023", "advanced=true", "sheet=blueprint"]),
    ("2023-expert", "welcome", 3, 500, &["edition=2023", "expert=true"]),
    ("2023-quarters", "welcome", 2, 500, &["edition=2023", "quarters=true"]),
    ("2023-sam", "welcome", 1, 1000, &["edition=2023", "opponent=1"]),
    (
        "2023-olga",
        "welcome",
        1,
        1000,
        &["edition=2023", "opponent=5", "advanced=true", "quarters=true"],
    ),
    ("dream", "dream", 2, 500, &["quarters=true"]),
    ("dream-expert", "dream", 3, 300, &["expert=true"]),
    ("dream-olga", "dream", 1, 500, &["opponent=5"]),
];

pub(super) fn check() -> Result<()> {
    let faubourg = checked_binary()?;
    let folder = faubourg.with_file_name("smoke");
    fs::create_dir_all(&folder)
        .with_context(|| format!("{} could not be made", folder.display()))?;
    for mode @ (name, game, _, games, _) in &MODES {
        let records = folder.join(name).with_extension("jsonl");
        play_and_verify(&faubourg, mode, &records)
            .with_context(|| format!("mode {name} of {game} is broken"))?;
        println!("    {name:<16} {games:>5} games");
    }
    fs::remove_dir_all(&folder)
        .with_context(|| format!("{} could not be removed", folder.display()))
}

/// Records of a mode that fails stay in the build folder, for the reader to replay.
fn play_and_verify(faubourg: &Path, mode: &Mode, records: &Path) -> Result<()> {
    let (_, game, seats, games, settings) = mode;
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
