//! Files that hold only what they change.
//!
//! Such a file begins with `overlay = true`, or with `overlay = "NAME"` where a game has several
//! things to begin with. Everything else in it is laid over the built-in data: a table over a table,
//! key by key; a list of tables over a list, by what the tables are called; any other value in the
//! place of the old one. A table over a list changes single entries: `[plan.n3]`, `[sheet.street.2]`.

use toml::de::{DeTable, DeValue};
use toml::{Spanned, Table, Value};

use super::{DataError, Reader};

/// The key that says that a file holds only what it changes.
const OVERLAY: &str = "overlay";
/// In an entry of a list: take it away.
const REMOVE: &str = "remove";
/// What entries of lists are called by, the first that all of them have.
const NAMES: [&str; 4] = ["id", "level", "name", "card"];

/// What a file is laid over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Base {
    /// Nothing: it brings whole tables.
    Nothing,
    /// What the game begins with unless something else is named.
    Default,
    /// What the game has under this name.
    Named(String),
}

/// One change: a value at a place of the data.
struct Change {
    place: Vec<String>,
    what: What,
    at: usize,
}

enum What {
    /// A value in the place of the old one.
    Set(Value),
    /// An entry of a list, changed or added by what it is called, and where each of its keys stands.
    Entry(Table, Vec<(String, usize)>),
}

impl Reader<'_> {
    /// What the file is laid over, if it holds only what it changes.
    pub fn base(&self) -> Result<Base, DataError> {
        // What cannot be read is refused where it is read as a whole.
        let Ok(table) = DeTable::parse(self.text) else { return Ok(Base::Nothing) };
        let Some(value) = table.get_ref().get(OVERLAY) else { return Ok(Base::Nothing) };
        match value.get_ref() {
            DeValue::Boolean(true) => Ok(Base::Default),
            DeValue::Boolean(false) => Ok(Base::Nothing),
            DeValue::String(name) => Ok(Base::Named(name.to_string())),
            _ => {
                let problem = "`overlay` is not understood: expected true, or the name of what \
                               the file changes";
                Err(self.error(value.span(), problem))
            }
        }
    }

    /// Whether the file holds only what it changes, in a game with one thing to change.
    pub fn is_overlay(&self) -> Result<bool, DataError> {
        match self.base()? {
            Base::Nothing => Ok(false),
            Base::Default => Ok(true),
            Base::Named(name) => {
                let problem = format!("there is no `{name}` to change: expected `overlay = true`");
                Err(self.error(0..0, problem))
            }
        }
    }

    /// Lays the file over built-in data and reads the whole. What is wrong with the whole is told
    /// with the line of the change that brought it.
    pub fn laid_over<T>(
        &self,
        built_in: &str,
        read: impl Fn(&str) -> Result<T, DataError>,
    ) -> Result<T, DataError> {
        let built_in: Table = toml::from_str(built_in).expect("built-in data");
        let changes = self.changes(&built_in)?;
        if changes.is_empty() {
            return Err(self.error(0..0, "nothing is changed: expected a table or a value"));
        }
        let laid = |changes: &[Change]| -> Result<T, DataError> {
            let mut data = built_in.clone();
            for change in changes {
                change
                    .make(&mut data)
                    .map_err(|problem| self.error(change.at..change.at, problem))?;
            }
            read(&toml::to_string(&data).expect("tables are plain TOML"))
        };
        laid(&changes).map_err(|error| {
            // The first change with which this goes wrong.
            let wrong = |made: &usize| {
                laid(&changes[..*made]).is_err_and(|other| other.problem == error.problem)
            };
            let made = (1..=changes.len()).find(wrong).unwrap_or(changes.len());
            let at = changes[made - 1].at_fault(&error.problem);
            self.error(at..at, error.problem)
        })
    }

    fn changes(&self, built_in: &Table) -> Result<Vec<Change>, DataError> {
        let syntax = |error: toml::de::Error| self.not_toml(&error);
        let spans = DeTable::parse(self.text).map_err(syntax)?;
        let mut table: Table = toml::from_str(self.text).map_err(syntax)?;
        table.remove(OVERLAY);
        let mut changes = Vec::new();
        collect(&table, spans.get_ref(), Some(built_in), &[], &mut changes);
        changes.sort_by_key(|change| change.at);
        Ok(changes)
    }
}

/// The changes that a table makes, with where they stand.
fn collect(
    table: &Table,
    spans: &DeTable<'_>,
    old: Option<&Table>,
    place: &[String],
    into: &mut Vec<Change>,
) {
    let span_of = |key: &str| spans.iter().find(|(known, _)| known.get_ref() == key);
    for (key, value) in table {
        let Some((known, span)) = span_of(key) else { continue };
        let place = [place, std::slice::from_ref(key)].concat();
        let old = old.and_then(|old| old.get(key));
        let at = known.span().start;
        match (value, span.get_ref(), old) {
            (Value::Table(inner), DeValue::Table(spans), Some(Value::Table(old))) => {
                collect(inner, spans, Some(old), &place, into);
            }
            // A table over a list: single entries, by name or by number.
            (Value::Table(inner), DeValue::Table(spans), Some(Value::Array(list))) => {
                for (name, value) in inner {
                    let span = spans.iter().find(|(known, _)| known.get_ref() == name);
                    let at = span.map_or(at, |(known, _)| known.span().start);
                    let place = [&place[..], std::slice::from_ref(name)].concat();
                    let keys = span.and_then(|(_, span)| span.get_ref().as_table());
                    match (value, keys, index_of(list, name)) {
                        (Value::Table(entry), Some(keys), Ok(_)) if !is_renamed(entry, list) => {
                            set_keys(entry, keys, &place, into);
                        }
                        _ => into.push(Change { place, what: What::Set(value.clone()), at }),
                    }
                }
            }
            (Value::Array(entries), DeValue::Array(spans), Some(Value::Array(old)))
                if name_of_entries(old).is_some() && entries.iter().all(Value::is_table) =>
            {
                for (entry, span) in entries.iter().zip(spans.iter()) {
                    let Value::Table(entry) = entry else { continue };
                    let at = first_key(span);
                    let keys = span.get_ref().as_table().into_iter().flatten();
                    let keys = keys.map(|(key, _)| (key.to_string(), key.span().start)).collect();
                    let what = What::Entry(entry.clone(), keys);
                    into.push(Change { place: place.clone(), what, at });
                }
            }
            _ => into.push(Change { place, what: What::Set(value.clone()), at }),
        }
    }
}

/// Changes an entry of a list key by key, so that a fault is told with the line of its key.
fn set_keys(entry: &Table, spans: &DeTable<'_>, place: &[String], into: &mut Vec<Change>) {
    for (key, value) in entry {
        let Some((known, _)) = spans.iter().find(|(known, _)| known.get_ref() == key) else {
            continue;
        };
        let place = [place, std::slice::from_ref(key)].concat();
        into.push(Change { place, what: What::Set(value.clone()), at: known.span().start });
    }
}

/// Whether an entry gets another name.
fn is_renamed(entry: &Table, list: &[Value]) -> bool {
    name_of_entries(list).is_some_and(|key| entry.contains_key(key))
}

/// Where an entry of a list begins to say something.
fn first_key(entry: &Spanned<DeValue<'_>>) -> usize {
    let keys = entry.get_ref().as_table().into_iter().flatten();
    keys.map(|(key, _)| key.span().start).min().unwrap_or(entry.span().start)
}

/// By which key the entries of a list are called, if all of them have it.
pub fn name_of_entries(entries: &[Value]) -> Option<&'static str> {
    let has = |name: &&&str| {
        !entries.is_empty() && entries.iter().all(|entry| entry.get(**name).is_some())
    };
    NAMES.iter().find(has).copied()
}

/// A name as people write it.
fn written(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), ToOwned::to_owned)
}

impl Change {
    /// Where the key stands that a problem names, or the change.
    fn at_fault(&self, problem: &str) -> usize {
        let What::Entry(_, keys) = &self.what else { return self.at };
        let named = keys.iter().find(|(key, _)| problem.starts_with(&format!("`{key}`")));
        named.map_or(self.at, |(_, at)| *at)
    }

    /// Makes the change, or says why it cannot be made.
    fn make(&self, data: &mut Table) -> Result<(), String> {
        match &self.what {
            What::Set(value) => set(data, &self.place, value),
            What::Entry(entry, _) => {
                let list = at_place(data, &self.place);
                let Some(Value::Array(list)) = list else { return Ok(()) };
                change_entry(list, entry)
            }
        }
    }
}

fn at_place<'a>(data: &'a mut Table, place: &[String]) -> Option<&'a mut Value> {
    let (first, rest) = place.split_first()?;
    rest.iter().try_fold(data.get_mut(first)?, |value, key| value.get_mut(key))
}

fn set(data: &mut Table, place: &[String], value: &Value) -> Result<(), String> {
    let (first, rest) = place.split_first().expect("a place has a key");
    if rest.is_empty() {
        data.insert(first.clone(), value.clone());
        return Ok(());
    }
    match data.get_mut(first) {
        Some(Value::Table(inner)) => set(inner, rest, value),
        Some(Value::Array(list)) => set_in_list(list, rest, value),
        _ => Err(format!("there is no table `{first}`")),
    }
}

/// Changes the entry of this name, or at this place counted from 1, or something in it.
fn set_in_list(list: &mut [Value], place: &[String], value: &Value) -> Result<(), String> {
    let (name, rest) = place.split_first().expect("a place has a key");
    let index = index_of(list, name)?;
    match (&mut list[index], value) {
        (Value::Table(old), value) if !rest.is_empty() => set(old, rest, value),
        (Value::Table(old), Value::Table(new)) => {
            old.extend(new.clone());
            Ok(())
        }
        (old, new) => {
            *old = new.clone();
            Ok(())
        }
    }
}

/// Which entry has this name, or stands at this place counted from 1.
fn index_of(list: &[Value], name: &str) -> Result<usize, String> {
    let names: Vec<String> = match name_of_entries(list) {
        Some(key) => list.iter().filter_map(|entry| entry.get(key)).map(written).collect(),
        None => (1..=list.len()).map(|number| number.to_string()).collect(),
    };
    names.iter().position(|known| known == name).ok_or_else(|| {
        format!("there is no `{name}` to change: expected one of {}", names.join(", "))
    })
}

/// Changes the entry of a list that is called the same, takes it away, or adds a new one.
fn change_entry(list: &mut Vec<Value>, entry: &Table) -> Result<(), String> {
    let Some(key) = name_of_entries(list) else { return Ok(()) };
    let Some(name) = entry.get(key) else {
        return Err(format!("an entry without `{key}`: expected the one to change, or a new one"));
    };
    let old = list.iter().position(|old| old.get(key) == Some(name));
    let removed = entry.get(REMOVE).and_then(Value::as_bool) == Some(true);
    match old {
        Some(index) if removed => {
            list.remove(index);
        }
        None if removed => return Err(format!("there is no `{}` to remove", written(name))),
        Some(index) => {
            if let Value::Table(old) = &mut list[index] {
                old.extend(entry.clone());
            }
        }
        None => list.push(Value::Table(entry.clone())),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUILT_IN: &str = "[sheet]\nname = \"plain\"\n[sheet.temps]\nboxes = 11\nranks = [7, 4]\n\
                            [[street]]\nparks = 3\n[[street]]\nparks = 4\n\
                            [[plan]]\nid = \"n1\"\nfirst = 8\n[[plan]]\nid = \"n2\"\nfirst = 6\n";

    fn laid(text: &str) -> Result<String, DataError> {
        Reader { file: "mine.toml", text }.laid_over(BUILT_IN, |whole| {
            let reader = Reader { file: "built-in", text: whole };
            let table: Table = toml::from_str(whole).expect("TOML");
            match table["sheet"]["temps"]["boxes"].as_integer() {
                Some(0..=99) => Ok(whole.to_owned()),
                _ => Err(reader.error(0..0, "too many boxes")),
            }
        })
    }

    fn value(text: &str, pick: impl Fn(&Table) -> Value) -> Value {
        pick(&toml::from_str(&laid(text).expect("it fits")).expect("TOML"))
    }

    #[test]
    fn a_value_a_list_and_an_entry_are_changed_and_the_rest_stays() {
        let text = "overlay = true\n[sheet.temps]\nboxes = 9\n[street.2]\nparks = 5\n[plan.n2]\nfirst = 7\n";
        assert_eq!(value(text, |table| table["sheet"]["temps"]["boxes"].clone()), Value::from(9));
        assert_eq!(
            value(text, |table| table["sheet"]["temps"]["ranks"].clone()),
            Value::from(vec![7, 4])
        );
        assert_eq!(value(text, |table| table["street"][0]["parks"].clone()), Value::from(3));
        assert_eq!(value(text, |table| table["street"][1]["parks"].clone()), Value::from(5));
        assert_eq!(value(text, |table| table["plan"][1]["first"].clone()), Value::from(7));
    }

    #[test]
    fn entries_are_added_changed_and_removed_by_their_names() {
        let text = "overlay = true\n[[plan]]\nid = \"n1\"\nremove = true\n\
                    [[plan]]\nid = \"n2\"\nfirst = 1\n[[plan]]\nid = \"n3\"\nfirst = 2\n";
        let plans = value(text, |table| table["plan"].clone());
        assert_eq!(plans.as_array().map(Vec::len), Some(2));
        assert_eq!(plans[0]["first"], Value::from(1));
        assert_eq!(plans[1]["id"], Value::from("n3"));
    }

    #[test]
    fn a_key_of_an_entry_is_told_with_its_own_line() {
        let read = |whole: &str| -> Result<(), DataError> {
            let table: Table = toml::from_str(whole).expect("TOML");
            let plans = table["plan"].as_array().expect("a list");
            let good = plans.iter().all(|plan| plan["first"].is_integer());
            let error = || Reader { file: "", text: "" }.error(0..0, "`first` is no number");
            if good { Ok(()) } else { Err(error()) }
        };
        for text in [
            "overlay = true\n[plan.n1]\nlater = 3\nfirst = \"ten\"\n",
            "overlay = true\n[[plan]]\nid = \"n9\"\nfirst = \"ten\"\n",
        ] {
            let error = Reader { file: "mine.toml", text }.laid_over(BUILT_IN, read).unwrap_err();
            assert_eq!(error.line, 4, "{error}");
        }
    }

    #[test]
    fn what_is_wrong_is_told_with_the_line_of_the_change() {
        let error = |text: &str| laid(text).unwrap_err().to_string();
        assert_eq!(
            error("overlay = true\n[sheet.temps]\nranks = [7]\nboxes = 100\n"),
            "mine.toml, line 4: too many boxes"
        );
        assert_eq!(
            error("overlay = true\n[plan.n7]\nfirst = 3\n"),
            "mine.toml, line 2: there is no `n7` to change: expected one of n1, n2"
        );
        assert_eq!(
            error("overlay = true\n[street.2]\n\nparks = 5\nhouses = [\n"),
            "mine.toml, line 5: this is not TOML: unclosed array, expected `]`"
        );
        assert_eq!(
            error("overlay = true\n"),
            "mine.toml, line 1: nothing is changed: expected a table or a value"
        );
        let reader = Reader { file: "mine.toml", text: "overlay = 7\n" };
        assert!(reader.base().unwrap_err().to_string().contains("expected true, or the name"));
    }
}
