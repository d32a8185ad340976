//! A position that somebody wrote: read, and refused with everything that is wrong with its form.

use std::fmt;
use std::path::Path;

use anyhow::{Context as _, Result as AnyResult, anyhow, bail};
use serde::de::{Error as _, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::error::Category;
use serde_json::{Map, Value};
use tabletop::{Dealer, Fault, Faults, Game, Seed, Settings, in_words};

use crate::games::NAMES;
use crate::given_file;

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
    pub(crate) fn read(path: &Path) -> AnyResult<Self> {
        let file = given_file::name_of(path);
        let text = given_file::text_of(path)?;
        let fields = fields_of(&text).map_err(|problem| anyhow!("{file}: {problem}"))?;
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

    /// The position as the game reads it, or every fault of its form. With what can be read, faults
    /// of what the form says are named besides.
    pub(crate) fn position<G: Game>(&self) -> Result<G::Position, Faults> {
        let mut faults = Faults::default();
        let mut fields = self.fields.clone();
        let example = example::<G>();
        let mut repaired = Vec::new();
        for _ in 0..MOST_FAULTS {
            let error = match serde_path_to_error::deserialize(fields.clone()) {
                Ok(position) if faults.is_empty() => return Ok(position),
                Ok(position) => {
                    add_more_faults::<G>(&position, &repaired, &mut faults);
                    return Err(faults);
                }
                Err(error) => error,
            };
            let place = place_of(error.path());
            let (place, problem) = fault_at(place, &error.inner().to_string(), example.as_ref());
            let known = |fault: &Fault| fault.field == written(&place);
            if !faults.0.iter().any(known) {
                faults.add(written(&place), problem);
            }
            // With something readable in its place, the next fault comes to light.
            if !repair(&mut fields, &place, example.as_ref()) {
                break;
            }
            repaired.push(place);
        }
        Err(faults)
    }

    /// The options of the game it is of, and how many seats it has.
    pub(crate) fn table(&self) -> AnyResult<(Settings, usize)> {
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
fn fault_at(mut place: Vec<Step>, problem: &str, example: Option<&Value>) -> (Vec<Step>, String) {
    let quoted = |text: &str| Some(text.split('`').nth(1)?.to_owned());
    if problem.starts_with("missing field") {
        place.extend(quoted(problem).map(Step::Field));
        let shown = shown_at(example, &place).map(|value| brief(value, 0));
        let shown =
            shown.map_or_else(String::new, |shown| format!("; expected, for example, {shown}"));
        return (place, format!("this field is missing{shown}"));
    }
    let unknown = problem.starts_with("unknown field").then(|| quoted(problem)).flatten();
    if let Some(unknown) = unknown
        && place.last() != Some(&Step::Field(unknown.clone()))
    {
        place.push(Step::Field(unknown));
    }
    (place, in_words(problem))
}

/// How deep a value is shown.
const DEEP: usize = 2;

/// A value with what is far inside left out, and of a list the first entry.
fn brief(value: &Value, depth: usize) -> String {
    match value {
        Value::Object(fields) if depth >= DEEP && !fields.is_empty() => "{…}".to_owned(),
        Value::Array(entries) if depth >= DEEP && !entries.is_empty() => "[…]".to_owned(),
        Value::Object(fields) => {
            let told = |(name, value)| format!("\"{name}\": {}", brief(value, depth + 1));
            format!("{{{}}}", fields.iter().map(told).collect::<Vec<_>>().join(", "))
        }
        Value::Array(entries) => match &entries[..] {
            [] => "[]".to_owned(),
            [only] => format!("[{}]", brief(only, depth + 1)),
            [first, ..] => format!("[{}, …]", brief(first, depth + 1)),
        },
        _ => value.to_string(),
    }
}

/// Names what is wrong with the rest of a position whose form had faults. What was put in the place
/// of a fault is nobody's fault.
fn add_more_faults<G: Game>(position: &G::Position, repaired: &[Vec<Step>], faults: &mut Faults) {
    let Err(more) = G::set_up(position, Dealer::new(&Seed([0; 16]))) else { return };
    let follows = |field: &str| repaired.iter().any(|place| may_follow(field, place));
    faults.0.extend(more.0.into_iter().filter(|fault| !follows(&fault.field)));
}

/// Whether a fault in this field may come of what stands at a place now: cards and plans of one kind
/// belong together, and so does everything in a part of a sheet.
fn may_follow(field: &str, place: &[Step]) -> bool {
    let name = |step: &Step| match step {
        Step::Field(name) => Some(name.clone()),
        Step::Entry(_) => None,
    };
    let has = |name: &str| field.split(['.', '[', ',', ' ']).any(|part| part == name);
    match place.first().and_then(name).as_deref() {
        // What is wrong with a seat is told by its part.
        Some("seats") if place.len() > 2 => {
            let deep = written(&place[..place.len().min(4)]);
            field.starts_with(&deep) || deep.starts_with(field)
        }
        Some("options") | None => true,
        Some(first) => has(first),
    }
}

/// The one object that a text holds.
fn fields_of(text: &str) -> Result<Value, String> {
    let mut values = serde_json::Deserializer::from_str(text).into_iter::<Once>();
    let first = match values.next() {
        None => return Err("this is empty: expected a position".to_owned()),
        Some(Err(error)) => return Err(not_json(&error)),
        Some(Ok(Once(value))) => value,
    };
    let behind = values.byte_offset();
    match 1 + values.flatten().count() {
        1 if text[behind..].trim().is_empty() => Ok(first),
        1 => {
            let line = 1 + text[..behind].matches('\n').count();
            Err(format!("line {line}: something stands behind the position"))
        }
        count => Err(format!("{count} positions: expected one")),
    }
}

fn not_json(error: &serde_json::Error) -> String {
    let line = error.line();
    match error.classify() {
        Category::Eof => format!("line {line}: the text ends in the middle of the position"),
        Category::Data => format!("line {line}: {}", in_words(&error.to_string())),
        _ => format!("line {line}: this is not JSON: {}", in_words(&error.to_string())),
    }
}

/// Any value, no name of which is written twice in one object.
struct Once(Value);

impl<'de> Deserialize<'de> for Once {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(OnceVisitor).map(Self)
    }
}

struct OnceVisitor;

impl<'de> Visitor<'de> for OnceVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut all = Vec::new();
        while let Some(Once(entry)) = entries.next_element()? {
            all.push(entry);
        }
        Ok(Value::Array(all))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut all = Map::new();
        while let Some((name, Once(value))) = entries.next_entry::<String, Once>()? {
            if all.contains_key(&name) {
                return Err(A::Error::custom(format!("`{name}` is written twice")));
            }
            all.insert(name, value);
        }
        Ok(Value::Object(all))
    }
}

/// A position that can be read, to take missing fields from.
fn example<G: Game>() -> Option<Value> {
    let seats = (*G::SEATS.start()..=*G::SEATS.end()).find(|&seats| seats >= 2)?;
    let setup = G::setup(&Settings::default(), seats).ok()?;
    let game = G::start(&setup, Dealer::new(&Seed([0; 16])));
    serde_json::to_value(game.position()).ok()
}

/// What the example has at this place.
fn shown_at<'a>(example: Option<&'a Value>, place: &[Step]) -> Option<&'a Value> {
    place.iter().try_fold(example?, |value, step| match step {
        Step::Field(name) => value.get(name),
        Step::Entry(_) => value.get(0),
    })
}

/// Puts what the example has at this place there, or takes the field away. Whether anything changed.
fn repair(fields: &mut Value, place: &[Step], example: Option<&Value>) -> bool {
    let Some((last, before)) = place.split_last() else { return false };
    let shown = shown_at(example, place).cloned();
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
    fn one_position_is_expected_in_json() {
        let error = |text: &str| fields_of(text).unwrap_err();
        assert_eq!(error("{}\n{}\n"), "2 positions: expected one");
        assert_eq!(error("{}\n]"), "line 1: something stands behind the position");
        assert_eq!(error("{\n\"round\": 3,\n\"round\": 4}"), "line 3: `round` is written twice");
        assert_eq!(
            error("{\n\"seats\": [1"),
            "line 2: the text ends in the middle of the position"
        );
        assert!(error("{\n\"seats\" 1}").starts_with("line 2: this is not JSON: "));
        assert_eq!(error(" \n"), "this is empty: expected a position");
        assert_eq!(
            fields_of("{\"seats\": [1, -2, 1.5, null, true, \"a\"]}\n").unwrap()["seats"][1],
            -2
        );
    }

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
