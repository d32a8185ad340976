//! The data of a rule set as a whole: what tells two of them apart, and one without something.

use anyhow::{Result, bail};
use serde::Serialize;
use tabletop::data::{Base, Reader, name_of_entries};
use tabletop::{BuiltIn, Setting, Settings};
use toml::{Table, Value};

use crate::game_data::{option, whole};

/// What a data file is laid over, as an option and its value; nothing if it is the default.
pub(super) fn laid_over<G: BuiltIn>(settings: &Settings) -> Result<Option<(String, String)>> {
    let Some(option) = option::<G>() else { return Ok(None) };
    let Some(Setting::File { file, text }) = settings.get(option) else { return Ok(None) };
    match (Reader { file, text }).base()? {
        Base::Named(name) => Ok(Some((option.to_owned(), name))),
        Base::Default | Base::Nothing => Ok(None),
    }
}

/// The same settings with their data as a file, if it is not one already.
///
/// A game may have a judge that was made for its built-in data alone, and is better there than the one
/// for all data. Rules that are compared are all played from files, so that the same judge plays them.
pub(super) fn as_file<G: BuiltIn>(settings: &Settings) -> Result<Settings> {
    let mut settings = settings.clone();
    let Some(option) = option::<G>() else { return Ok(settings) };
    if !matches!(settings.get(option), Some(Setting::File { .. })) {
        let text = toml::to_string(&whole::<G>(&settings)?)?;
        settings.set_file(option, "built-in data", &text);
    }
    Ok(settings)
}

/// One figure that is not the same in two rule sets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Difference {
    /// Where it stands, as an overlay names it: `plan.n3.first`.
    pub(super) place: String,
    pub(super) yours: Option<String>,
    pub(super) against: Option<String>,
}

/// Every figure in which two rule sets differ.
pub(super) fn differences(yours: &Table, against: &Table) -> Vec<Difference> {
    let mut found = Vec::new();
    compare(
        &mut String::new(),
        Some(&Value::Table(yours.clone())),
        Some(&Value::Table(against.clone())),
        &mut found,
    );
    found
}

fn compare(
    place: &mut String,
    yours: Option<&Value>,
    against: Option<&Value>,
    found: &mut Vec<Difference>,
) {
    if yours == against {
        return;
    }
    let (own, other) = (parts(yours), parts(against));
    let (Some(own), Some(other)) = (own, other) else {
        let told = |value: Option<&Value>| value.map(Value::to_string);
        let (yours, against) = (told(yours), told(against));
        found.push(Difference { place: place.clone(), yours, against });
        return;
    };
    let mut names: Vec<&String> = own.iter().map(|(name, _)| name).collect();
    names.extend(
        other.iter().map(|(name, _)| name).filter(|name| own.iter().all(|(own, _)| own != *name)),
    );
    for name in names {
        let length = place.len();
        if length > 0 {
            place.push('.');
        }
        place.push_str(name);
        let of = |parts: &[(String, &Value)]| -> Option<usize> {
            parts.iter().position(|(known, _)| known == name)
        };
        let value = |parts: &[(String, &'_ Value)]| of(parts).map(|index| parts[index].1.clone());
        compare(place, value(&own).as_ref(), value(&other).as_ref(), found);
        place.truncate(length);
    }
}

/// The parts of a table, or of a list whose entries have names.
fn parts(value: Option<&Value>) -> Option<Vec<(String, &Value)>> {
    match value? {
        Value::Table(table) => {
            Some(table.iter().map(|(key, value)| (key.clone(), value)).collect())
        }
        Value::Array(entries) => {
            let key = name_of_entries(entries)?;
            Some(entries.iter().map(|entry| (called(&entry[key]), entry)).collect())
        }
        _ => None,
    }
}

fn called(name: &Value) -> String {
    name.as_str().map_or_else(|| name.to_string(), ToOwned::to_owned)
}

/// The settings of a game without one thing in its data: an entry of a list is taken away, every
/// figure of anything else becomes 0.
pub(super) fn without<G: BuiltIn>(settings: &Settings, place: &str) -> Result<Settings> {
    let mut data = Value::Table(whole::<G>(settings)?);
    take_away(&mut data, place, place)?;
    let text = toml::to_string(&data)?;
    let mut settings = settings.clone();
    if let Some(option) = option::<G>() {
        settings.set_file(option, &format!("without {place}"), &text);
    }
    Ok(settings)
}

/// `rest` is what of `place` is still to be looked for in `data`.
fn take_away(data: &mut Value, place: &str, rest: &str) -> Result<()> {
    let known: Vec<String> =
        parts(Some(data)).unwrap_or_default().into_iter().map(|(name, _)| name).collect();
    // Names may hold points themselves: the longest that fits.
    let fits = |name: &&String| {
        rest.strip_prefix(name.as_str())
            .is_some_and(|after| after.is_empty() || after.starts_with('.'))
    };
    let Some(name) = known.iter().filter(fits).max_by_key(|name| name.len()) else {
        let first = rest.split('.').next().unwrap_or(rest);
        let names: Vec<String> = known.iter().map(|name| format!("`{name}`")).collect();
        let problem = if names.is_empty() {
            "nothing has a name there".to_owned()
        } else {
            format!("there is no `{first}`, expected one of {}", names.join(", "))
        };
        bail!("`--without {place}`: {problem}");
    };
    let after = rest[name.len()..].trim_start_matches('.');
    match data {
        Value::Array(entries) => {
            let index = known.iter().position(|known| known == name).unwrap_or(0);
            if after.is_empty() {
                entries.remove(index);
                return Ok(());
            }
            take_away(&mut entries[index], place, after)
        }
        Value::Table(table) => match table.get_mut(name.as_str()) {
            Some(value) if after.is_empty() => {
                if let Some(entry) = first_entry(value) {
                    bail!(
                        "`--without {place}`: this is a whole list: expected one of its entries, as \
                         in `{place}.{entry}`"
                    );
                }
                make_nothing(value);
                Ok(())
            }
            Some(value) => take_away(value, place, after),
            None => Ok(()),
        },
        _ => Ok(()),
    }
}

/// What the first entry of a list is called, if they have names.
fn first_entry(value: &Value) -> Option<String> {
    let entries = value.as_array()?;
    name_of_entries(entries).map(|key| called(&entries[0][key]))
}

/// Every figure becomes 0.
fn make_nothing(value: &mut Value) {
    match value {
        Value::Integer(number) => *number = 0,
        Value::Float(number) => *number = 0.0,
        Value::Array(entries) => entries.iter_mut().for_each(make_nothing),
        Value::Table(table) => table.iter_mut().for_each(|(_, value)| make_nothing(value)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DATA: &str = "[tracks]\npools = [0, 3]\n[[plan]]\nid = \"n1\"\nfirst = 8\n[[plan]]\nid = \"n2\"\nfirst = 6\n";

    fn table(text: &str) -> Table {
        toml::from_str(text).unwrap()
    }

    #[test]
    fn differences_are_named_as_an_overlay_names_them() {
        let mut other = DATA.replace("first = 8", "first = 16");
        other.push_str("[[plan]]\nid = \"n3\"\nfirst = 1\n");
        let found = differences(&table(&other), &table(DATA));
        let told: Vec<(&str, Option<&str>, Option<&str>)> = found
            .iter()
            .map(|found| (found.place.as_str(), found.yours.as_deref(), found.against.as_deref()))
            .collect();
        assert_eq!(told[0], ("plan.n1.first", Some("16"), Some("8")));
        assert_eq!((told[1].0, told[1].2), ("plan.n3", None));
        assert_eq!(told.len(), 2);
        assert_eq!(differences(&table(DATA), &table(DATA)), []);
    }

    #[test]
    fn an_entry_is_taken_away_and_a_track_becomes_nothing() {
        let mut data = Value::Table(table(DATA));
        take_away(&mut data, "plan.n1", "plan.n1").unwrap();
        take_away(&mut data, "tracks.pools", "tracks.pools").unwrap();
        assert_eq!(data["plan"].as_array().unwrap().len(), 1);
        assert_eq!(data["tracks"]["pools"], Value::Array(vec![0.into(), 0.into()]));
        let error = take_away(&mut data, "plan", "plan").unwrap_err().to_string();
        assert!(error.ends_with("expected one of its entries, as in `plan.n2`"), "{error}");
        let error = take_away(&mut data, "plan.n9", "plan.n9").unwrap_err().to_string();
        assert_eq!(error, "`--without plan.n9`: there is no `n9`, expected one of `n2`");
    }
}
