//! A position that somebody wrote: read, and refused with everything that is wrong with its form.

use std::fs;
use std::io;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde_json::Value;
use tabletop::{Dealer, Fault, Faults, Game, Seed, Settings};

use crate::games::NAMES;

/// After so many faults nobody reads on.
const MOST_FAULTS: usize = 30;

/// The text of a position, and which game it is of.
#[derive(Debug)]
pub(crate) struct WrittenPosition {
    /// Where it comes from, for messages.
    pub(crate) file: String,
    /// The name of the game.
    pub(crate) game: String,
    fields: Value,
}

impl WrittenPosition {
    /// Reads a file; `-` is standard input.
    pub(crate) fn read(path: &Path) -> Result<Self> {
        let (file, text) = if path == Path::new("-") {
            ("standard input".to_owned(), io::read_to_string(io::stdin()))
        } else {
            (path.display().to_string(), fs::read_to_string(path))
        };
        let text = text.with_context(|| format!("cannot read {file}"))?;
        let fields: Value = match serde_json::from_str(&text) {
            Ok(fields) => fields,
            Err(error) => bail!("{file}: this is not JSON: {error}"),
        };
        let expected = || {
            let known: Vec<String> = NAMES.iter().map(|name| format!("\"{name}\"")).collect();
            format!("expected the name of a game: {}", known.join(", "))
        };
        let game = match fields.as_object().map(|fields| fields.get("game")) {
            Some(Some(Value::String(name))) => name.clone(),
            Some(Some(_)) => bail!("{file}: game: {}", expected()),
            Some(None) => bail!("{file}: game: this field is missing; {}", expected()),
            None => bail!("{file}: this is not a position: expected a JSON object"),
        };
        Ok(Self { file, game, fields })
    }

    /// The position as the game reads it, or every fault of its form.
    pub(crate) fn position<G: Game>(&self) -> Result<G::Position, Faults> {
        let mut faults = Faults::default();
        let mut fields = self.fields.clone();
        let example = example::<G>();
        for _ in 0..MOST_FAULTS {
            let error = match serde_path_to_error::deserialize(fields.clone()) {
                Ok(position) if faults.is_empty() => return Ok(position),
                Ok(_) => return Err(faults),
                Err(error) => error,
            };
            let place = place_of(error.path());
            let (place, problem) = fault_at(place, &error.inner().to_string());
            let known = |fault: &Fault| fault.field == written(&place);
            if !faults.0.iter().any(known) {
                faults.add(written(&place), problem);
            }
            // With something readable in its place, the next fault comes to light.
            if !repair(&mut fields, &place, example.as_ref()) {
                break;
            }
        }
        Err(faults)
    }

    /// The options of the game it is of, and how many seats it has.
    pub(crate) fn table(&self) -> Result<(Settings, usize)> {
        let options = self.fields.get("options").cloned().unwrap_or(Value::Null);
        let options: Option<Settings> =
            serde_json::from_value(options).context("options: expected names with values")?;
        let seats = self.fields.get("seats").and_then(Value::as_array).map_or(0, Vec::len);
        Ok((options.unwrap_or_default(), seats))
    }

    /// It as JSON.
    pub(crate) fn json(&self) -> &Value {
        &self.fields
    }
}

/// A field or an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Step {
    Field(String),
    Entry(usize),
}

fn place_of(path: &serde_path_to_error::Path) -> Vec<Step> {
    use serde_path_to_error::Segment;
    path.iter()
        .filter_map(|segment| match segment {
            Segment::Seq { index } => Some(Step::Entry(*index)),
            Segment::Map { key } => Some(Step::Field(key.clone())),
            Segment::Enum { variant } => Some(Step::Field(variant.clone())),
            Segment::Unknown => None,
        })
        .collect()
}

/// The place as people write it: `seats[0].sheet.parks[1]`.
fn written(place: &[Step]) -> String {
    let mut text = String::new();
    for step in place {
        match step {
            Step::Field(name) if text.is_empty() => text.push_str(name),
            Step::Field(name) => text.extend([".", name]),
            Step::Entry(index) => text.extend(["[", &index.to_string(), "]"]),
        }
    }
    if text.is_empty() { "position".to_owned() } else { text }
}

/// Which field is at fault, and what is wrong with it in words for people.
fn fault_at(mut place: Vec<Step>, problem: &str) -> (Vec<Step>, String) {
    let quoted = |text: &str| Some(text.split('`').nth(1)?.to_owned());
    if problem.starts_with("missing field") {
        place.extend(quoted(problem).map(Step::Field));
        return (place, "this field is missing".to_owned());
    }
    let unknown = problem.starts_with("unknown field").then(|| quoted(problem)).flatten();
    if let Some(unknown) = unknown
        && place.last() != Some(&Step::Field(unknown.clone()))
    {
        place.push(Step::Field(unknown));
    }
    (place, in_words(problem))
}

/// What the parser said to programmers, for people.
pub(crate) fn in_words(problem: &str) -> String {
    const WORDS: [(&str, &str); 8] = [
        ("expected u8", "expected a whole number from 0 to 255"),
        ("expected u16", "expected a whole number from 0 to 65535"),
        ("expected u32", "expected a whole number"),
        ("expected u64", "expected a whole number"),
        ("expected usize", "expected a whole number"),
        ("expected i32", "expected a whole number"),
        ("expected i64", "expected a whole number"),
        ("expected a sequence", "expected a list"),
    ];
    let mut text = problem.to_owned();
    for (said, meant) in WORDS {
        // `u8` also begins nothing else that the parser says.
        if text.ends_with(said) {
            text = text.replace(said, meant);
        }
    }
    text
}

/// A position that can be read, to take missing fields from.
fn example<G: Game>() -> Option<Value> {
    let seats = (*G::SEATS.start()..=*G::SEATS.end()).find(|&seats| seats >= 2)?;
    let setup = G::setup(&Settings::default(), seats).ok()?;
    let game = G::start(&setup, Dealer::new(&Seed([0; 16])));
    serde_json::to_value(game.position()).ok()
}

/// Puts what the example has at this place there, or takes the field away. Whether anything changed.
fn repair(fields: &mut Value, place: &[Step], example: Option<&Value>) -> bool {
    let Some((last, before)) = place.split_last() else { return false };
    let shown = place.iter().try_fold(example, |value, step| {
        let value = value?;
        Some(match step {
            Step::Field(name) => value.get(name),
            Step::Entry(_) => value.get(0),
        })
    });
    let shown = shown.flatten().cloned();
    let inside = before.iter().try_fold(fields, |value, step| match step {
        Step::Field(name) => value.get_mut(name),
        Step::Entry(index) => value.get_mut(index),
    });
    match (inside, last, shown) {
        (Some(Value::Object(fields)), Step::Field(name), Some(shown)) => {
            fields.insert(name.clone(), shown.clone()) != Some(shown)
        }
        (Some(Value::Object(fields)), Step::Field(name), None) => fields.remove(name).is_some(),
        (Some(Value::Array(entries)), Step::Entry(index), Some(shown)) => {
            let Some(entry) = entries.get_mut(*index) else { return false };
            std::mem::replace(entry, shown.clone()) != shown
        }
        (Some(Value::Array(entries)), Step::Entry(index), None) if *index < entries.len() => {
            entries.remove(*index);
            true
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use welcome::Welcome;

    use super::*;

    #[test]
    fn every_fault_of_the_form_is_named() {
        let written = WrittenPosition {
            file: "mine.json".to_owned(),
            game: "welcome".to_owned(),
            fields: json!({
                "game": "welcome",
                "rownd": 3,
                "plans": [{ "plan": 7 }, { "plan": "estates-3-6" }],
                "pairs": [{ "number": 7, "action": "surveyor" }],
                "seats": [{ "sheet": { "temps": "two", "parks": [1, 2] } }],
            }),
        };
        let faults = written.position::<Welcome>().unwrap_err();
        let fields: Vec<&str> = faults.0.iter().map(|fault| fault.field.as_str()).collect();
        for field in ["rownd", "plans[0].plan", "pairs[0].next", "seats[0].sheet.temps"] {
            assert!(fields.contains(&field), "{field} in {faults}");
        }
        assert!(faults.to_string().contains("expected a whole number from 0 to 255"), "{faults}");
    }
}
