//! Hostile texts for everything a game reads: notation, records, positions and data files.
//!
//! Each target takes good texts, damages them in a few places and has the game read the result. The
//! game may refuse with words, or accept something that can be played. It never panics and never
//! hangs. A game calls the targets in its `tests/fuzz.rs`.
//!
//! The same damage is done on every run. `PROPTEST_CASES=100000` does more of it, and
//! `PROPTEST_RNG_SEED=7` does other damage; a failure prints the text.

use proptest::test_runner::{TestCaseError, TestRunner};

use crate::conformance::{Verdict, configuration, garbled, without_panic};
use crate::{Dealer, Game, Record, Replay, Rng, Settings};

/// How many damaged texts each target reads, unless `PROPTEST_CASES` says.
const CASES: u32 = 1000;

/// A game of the largest table is over long before.
const MOST_CHOICES: usize = 50_000;

/// Numbers at the edges of what programs count with.
const NUMBERS: [&str; 12] = [
    "0",
    "-1",
    "1",
    "16",
    "255",
    "256",
    "65536",
    "2147483648",
    "18446744073709551616",
    "1e999",
    "0.5",
    "null",
];

/// Choices: a damaged one is refused or is a choice that can be written.
pub fn notation<G: Game>(records: &[Record]) {
    let lines = records.iter().flat_map(|record| &record.choices);
    let choices =
        lines.filter_map(|line| line.split_once(": ")).flat_map(|(_, all)| all.split(", "));
    let texts: Vec<String> = choices.map(str::to_owned).collect();
    survives::<G>("notation", &texts, |text, _| match text.parse::<G::Choice>() {
        Err(error) => has_words(&error.to_string()),
        Ok(choice) if choice.to_string().parse() == Ok(choice) => Ok(()),
        Ok(choice) => Err(format!("it reads as `{choice}`, which does not read back")),
    });
}

/// Records: a damaged one is refused, or it replays and so does what it says afterwards.
pub fn records<G: Game>(records: &[Record]) {
    let texts: Vec<String> = records.iter().map(Record::to_json).collect();
    survives::<G>("a record", &texts, |text, _| {
        let read = Record::from_json(text);
        match read.and_then(|record| record.replay::<G>(|_| ()).map(|_| record)) {
            Err(error) => has_words(&error.to_string()),
            Ok(record) if Record::from_json(&record.to_json()) == Ok(record.clone()) => Ok(()),
            Ok(_) => Err("the record reads differently when it is written again".to_owned()),
        }
    });
}

/// Positions: a damaged one is refused with its faults, or it can be played to the end.
pub fn positions<G: Game>(records: &[Record]) {
    let mut texts = Vec::new();
    for record in records {
        let mut round = 0;
        let replayed = record.replay::<G>(|replay| {
            let (Replay::Start(game) | Replay::Choice { game, .. }) = replay;
            if game.round() > round {
                round = game.round();
                texts.push(serde_json::to_string(&game.position()).expect("a position is JSON"));
            }
        });
        replayed.unwrap_or_else(|error| panic!("a record to begin with does not replay: {error}"));
    }
    survives::<G>("a position", &texts, |text, rng| {
        let Ok(position) = serde_json::from_str::<G::Position>(text) else {
            return Ok(());
        };
        match G::set_up(&position, Dealer::imagined(rng)) {
            Err(faults) if faults.is_empty() => Err("it is refused without a fault".to_owned()),
            Err(faults) => has_words(&faults.to_string()),
            Ok(game) => plays_to_the_end(game, rng),
        }
    });
}

/// Data files for an option: a damaged one is refused, or a game can be played with it.
pub fn data<G: Game>(option: &str, files: &[&str], settings: &Settings, seats: usize) {
    let texts: Vec<String> = files.iter().map(|&text| text.to_owned()).collect();
    survives::<G>("a data file", &texts, |text, rng| {
        let mut settings = settings.clone();
        settings.set_file(option, "damaged.toml", text);
        match G::setup(&settings, seats) {
            Err(error) => has_words(&error.to_string()),
            Ok(setup) => plays_to_the_end(G::start(&setup, Dealer::imagined(rng)), rng),
        }
    });
}

/// Damages the texts and has each result read.
fn survives<G: Game>(what: &str, texts: &[String], read: impl Fn(&str, &mut Rng) -> Verdict) {
    assert!(!texts.is_empty(), "{} has nothing to damage: {what}", G::NAME);
    let run = TestRunner::new(configuration(CASES, 0)).run(
        &proptest::num::u64::ANY,
        |seed| -> Result<(), TestCaseError> {
            let mut rng = Rng::new(seed);
            let text = damaged(&texts[rng.below(texts.len())], &mut rng);
            without_panic(|| read(&text, &mut rng))
                .map_err(|problem| TestCaseError::fail(format!("{problem}\n{text}")))
        },
    );
    if let Err(error) = run {
        panic!("{} cannot bear {what}: {error}", G::NAME);
    }
}

/// The text with one to three places damaged.
pub fn damaged(text: &str, rng: &mut Rng) -> String {
    let mut text = text.to_owned();
    for _ in 0..=rng.below(3) {
        text = match rng.below(4) {
            0 => garbled(&text, rng),
            1 => with_another_number(&text, rng),
            _ => with_parts_moved(&text, rng),
        };
    }
    text
}

/// One number of the text becomes another.
fn with_another_number(text: &str, rng: &mut Rng) -> String {
    let digit = |at: &usize| text.as_bytes().get(*at).is_some_and(u8::is_ascii_digit);
    let starts = (0..text.len()).filter(|at| digit(at) && (*at == 0 || !digit(&(at - 1))));
    let starts: Vec<usize> = starts.collect();
    let Some(start) = rng.pick(&starts) else {
        return garbled(text, rng);
    };
    let end = (start..text.len()).find(|at| !digit(at)).unwrap_or(text.len());
    let number = rng.pick(&NUMBERS).unwrap_or("0");
    format!("{}{number}{}", &text[..start], &text[end..])
}

/// A part between commas or lines is lost, doubled or exchanged with another.
fn with_parts_moved(text: &str, rng: &mut Rng) -> String {
    let mut parts: Vec<&str> = text.split_inclusive([',', '\n']).collect();
    if parts.is_empty() {
        return garbled(text, rng);
    }
    let (at, other) = (rng.below(parts.len()), rng.below(parts.len()));
    match rng.below(3) {
        0 => drop(parts.remove(at)),
        1 => parts.insert(at, parts[other]),
        _ => parts.swap(at, other),
    }
    parts.concat()
}

fn has_words(message: &str) -> Verdict {
    if message.trim().is_empty() { Err("it is refused without a word".to_owned()) } else { Ok(()) }
}

fn plays_to_the_end<G: Game>(mut game: G, rng: &mut Rng) -> Verdict {
    let mut choices = Vec::new();
    for _ in 0..MOST_CHOICES {
        let Some(seat) = game.waiting_on().lowest() else {
            return Ok(());
        };
        game.choices(seat, &mut choices);
        let choice = rng.pick(&choices).ok_or("it is accepted, but a seat has no choice")?;
        game.choose(seat, choice).map_err(|refusal| format!("`{choice}` is refused: {refusal}"))?;
    }
    Err(format!("it is accepted, but {MOST_CHOICES} choices do not end it"))
}

/// The records in a folder of golden games, each a file with one line.
pub fn golden(folder: &str) -> Vec<Record> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let texts = paths.iter().filter(|path| path.extension().is_some_and(|kind| kind == "json"));
    let read = |path| std::fs::read_to_string(path).expect("a golden record can be read");
    texts
        .map(|path| (path, read(path)))
        .map(|(path, text)| {
            Record::from_json(text.trim_end())
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
        })
        .collect()
}
