//! Every choice can be written, and what is written reads back; nonsense never panics.

use std::fmt::Display;

use proptest::test_runner::{TestCaseError, TestRunner};

use super::sight::choices_of;
use super::walk::Walk;
use super::{Verdict, configuration};
use crate::{Game, Rng};

/// Texts are cheap to read.
const NONSENSE: u32 = 256;

pub(super) fn reads_back<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    walk.for_a_while(|walk| {
        for seat in walk.watched_seats() {
            for choice in choices_of(&walk.game, seat) {
                same_choice_read::<G>(choice)
                    .map_err(|problem| format!("seat {seat}, {problem}"))?;
                fits_in_a_record(&choice).map_err(|problem| format!("seat {seat}, {problem}"))?;
                if walk.game.describe(seat, choice).trim().is_empty() {
                    return Err(format!(
                        "seat {seat}, `{choice}`: described without a word; expected a few"
                    ));
                }
                let slip = garbled(&choice.to_string(), &mut walk.rng);
                read_without_panic::<G>(&slip)?;
            }
        }
        Ok(())
    })
}

/// Texts that mean nothing, made by proptest.
pub(super) fn nonsense_never_panics<G: Game>() -> Verdict {
    TestRunner::new(configuration(NONSENSE, 0))
        .run(&"\\PC{0,40}", |text| read_without_panic::<G>(&text).map_err(TestCaseError::fail))
        .map_err(|error| error.to_string())
}

/// A text may be refused; if it is understood, its choice must be one that can be written.
fn read_without_panic<G: Game>(text: &str) -> Verdict {
    match text.parse::<G::Choice>() {
        Err(_) => Ok(()),
        Ok(choice) => same_choice_read::<G>(choice)
            .map_err(|problem| format!("read from `{text}`: {problem}")),
    }
}

fn same_choice_read<G: Game>(choice: G::Choice) -> Verdict {
    match choice.to_string().parse::<G::Choice>() {
        Ok(read) if read == choice => Ok(()),
        Ok(read) => {
            Err(format!("`{choice}`: expected to read back as {choice:?}, but reads as {read:?}"))
        }
        Err(error) => Err(format!("`{choice}`: expected to read back as {choice:?}, but {error}")),
    }
}

/// A record puts choices in one line of JSON, with ", " between them.
fn fits_in_a_record(choice: &impl Display) -> Verdict {
    let text = choice.to_string();
    let means_more = |letter: char| letter.is_control() || letter == '"' || letter == '\\';
    if text.is_empty() || text.contains(", ") || text.contains(means_more) || text != text.trim() {
        return Err(format!(
            "`{text}`: expected a few words without \", \", quotation marks, backslashes, line ends \
             or outer spaces"
        ));
    }
    Ok(())
}

/// The text after a slip of the pen.
pub(crate) fn garbled(text: &str, rng: &mut Rng) -> String {
    const INK: [&str; 24] = [
        "0",
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "7",
        "8",
        "9",
        "a",
        "b",
        "c",
        "d",
        "z",
        "A",
        " ",
        ",",
        "-",
        ":",
        "é",
        "½",
        "🏠",
        "99999999999999999999",
    ];
    let mut letters: Vec<String> = text.chars().map(String::from).collect();
    let ink = |rng: &mut Rng| INK[rng.below(INK.len())].to_owned();
    let at = rng.below(letters.len().max(1));
    if letters.is_empty() {
        return ink(rng);
    }
    match rng.below(6) {
        0 => drop(letters.remove(at)),
        1 => letters.insert(at, ink(rng)),
        2 => {
            let other = rng.below(letters.len());
            letters.swap(at, other);
        }
        3 => letters.truncate(at),
        _ => letters[at] = ink(rng),
    }
    letters.concat()
}
