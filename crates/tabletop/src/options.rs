//! What can be chosen before a game begins, and how a wrong choice is answered.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// One thing that can be chosen before a game begins.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// The name used in `--set name=value` and in records.
    pub name: &'static str,
    /// What it changes, in one sentence.
    pub about: &'static str,
    /// Which values it takes.
    pub kind: OptionKind,
    /// The value when nothing is said.
    pub default: &'static str,
    /// What some of its values need besides. Forms, help and refusals all read it here.
    pub needs: &'static [Need],
}

/// What some values of an option need besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Need {
    /// The values; every one but the default if none is named.
    pub values: &'static [&'static str],
    /// What must be so.
    pub requires: Requirement,
    /// Why, in a few words.
    pub why: &'static str,
}

/// What must be so for a value to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Requirement {
    /// Another option has this value.
    With(&'static str, &'static str),
    /// There is one seat.
    Alone,
    /// There are two seats or more.
    Company,
}

impl fmt::Display for Requirement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::With(option, value) => write!(f, "`{option}` {value}"),
            Self::Alone => f.write_str("1 seat"),
            Self::Company => f.write_str("2 seats or more"),
        }
    }
}

impl Requirement {
    /// Whether it is so with these settings, which have been [completed](Settings::complete).
    fn is_met(self, settings: &Settings, seats: usize) -> bool {
        match self {
            Self::With(option, value) => settings.says(option, value),
            Self::Alone => seats == 1,
            Self::Company => seats > 1,
        }
    }

    /// How things are instead.
    fn instead(self, settings: &Settings, seats: usize) -> String {
        match self {
            Self::With(option, _) => {
                let value = settings.get(option).map(Setting::to_string).unwrap_or_default();
                format!("`{option}` {value}")
            }
            Self::Alone | Self::Company => {
                format!("{seats} seat{}", if seats == 1 { "" } else { "s" })
            }
        }
    }
}

/// The values an option takes.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// `true` or `false`.
    Switch,
    /// One of these words, each with what it means.
    OneOf(&'static [(&'static str, &'static str)]),
    /// One of these built-in names, or the text of a data file.
    Data(&'static [(&'static str, &'static str)]),
}

/// The value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Setting {
    /// On or off.
    Switch(bool),
    /// A word written with digits only, such as an edition's year.
    Number(i64),
    /// One of the option's words.
    Word(String),
    /// The whole text of a data file, so that a record needs no file beside it.
    File {
        /// The file's name, for messages.
        file: String,
        /// What it says.
        text: String,
    },
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Switch(on) => write!(f, "{on}"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Word(word) => f.write_str(word),
            Self::File { file, .. } => f.write_str(file),
        }
    }
}

/// Options by name, as a person or a record gives them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Settings(BTreeMap<String, Setting>);

impl Settings {
    /// Sets an option to a word, a number or `true`/`false`, as typed.
    pub fn set(&mut self, name: &str, value: &str) {
        let setting = match value {
            "true" => Setting::Switch(true),
            "false" => Setting::Switch(false),
            _ => Setting::Word(value.to_owned()),
        };
        self.0.insert(name.to_owned(), setting);
    }

    /// The same settings with one more.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Self {
        self.set(name, value);
        self
    }

    /// Sets an option to the text of a data file.
    pub fn set_file(&mut self, name: &str, file: &str, text: &str) {
        let setting = Setting::File { file: file.to_owned(), text: text.to_owned() };
        self.0.insert(name.to_owned(), setting);
    }

    /// The value given for an option.
    pub fn get(&self, name: &str) -> Option<&Setting> {
        self.0.get(name)
    }

    /// Whether a switch is on. Meant for settings that have been [completed](Self::complete).
    pub fn is_on(&self, name: &str) -> bool {
        matches!(self.get(name), Some(Setting::Switch(true)))
    }

    /// Whether an option has this value. A file is none of an option's values, whatever its name.
    pub fn says(&self, name: &str, value: &str) -> bool {
        match self.get(name) {
            None | Some(Setting::File { .. }) => false,
            Some(setting) => setting.to_string() == value,
        }
    }

    /// Whether an option is the text of someone's own data file.
    pub fn has_file(&self) -> bool {
        self.0.values().any(|setting| matches!(setting, Setting::File { .. }))
    }

    /// All names and values, in the order of the names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Setting)> {
        self.0.iter().map(|(name, setting)| (name.as_str(), setting))
    }

    /// Checks every value against the options a game has and fills in the defaults, so that a
    /// record says everything even when a default changes later.
    pub fn complete(&self, specs: &[OptionSpec]) -> Result<Self, OptionsError> {
        for name in self.0.keys() {
            if !specs.iter().any(|spec| spec.name == name) {
                return Err(OptionsError::Unknown {
                    name: name.clone(),
                    known: list(specs.iter().map(|spec| spec.name)),
                });
            }
        }
        let mut complete = Self::default();
        for spec in specs {
            match self.0.get(spec.name) {
                None => complete.set(spec.name, spec.default),
                Some(setting) => {
                    complete.0.insert(spec.name.to_owned(), spec.check(setting)?);
                }
            }
        }
        Ok(complete)
    }

    /// Checks that every value has what it needs, at a table of this many seats. Meant for settings
    /// that have been [completed](Self::complete).
    pub fn check_needs(&self, specs: &[OptionSpec], seats: usize) -> Result<(), OptionsError> {
        for spec in specs {
            let Some(given) = self.get(spec.name).filter(|s| !matches!(s, Setting::File { .. }))
            else {
                continue;
            };
            let given = given.to_string();
            let unmet = spec.needs_of(&given).find(|need| !need.requires.is_met(self, seats));
            if let Some(Need { requires, why, .. }) = unmet {
                let instead = requires.instead(self, seats);
                let (name, requires) = (spec.name, *requires);
                return Err(OptionsError::Unmet { name, given, instead, requires, why });
            }
        }
        Ok(())
    }
}

impl OptionSpec {
    /// What a value needs besides.
    pub fn needs_of(&self, value: &str) -> impl Iterator<Item = &'static Need> {
        let is_default = value == self.default;
        let meant = move |need: &&Need| match need.values {
            [] => !is_default,
            values => values.contains(&value),
        };
        self.needs.iter().filter(meant).collect::<Vec<_>>().into_iter()
    }

    /// What may be written for this option.
    pub fn expected(&self) -> String {
        match self.kind {
            OptionKind::Switch => "true or false".to_owned(),
            OptionKind::OneOf(words) => list(words.iter().map(|(word, _)| *word)),
            OptionKind::Data(words) => {
                format!("{} or a data file", list(words.iter().map(|(word, _)| *word)))
            }
        }
    }

    fn check(&self, given: &Setting) -> Result<Setting, OptionsError> {
        let word = given.to_string();
        match (self.kind, given) {
            (OptionKind::Switch, Setting::Switch(_))
            | (OptionKind::Data(_), Setting::File { .. }) => Ok(given.clone()),
            // A year may be written as a number in JSON.
            (
                OptionKind::OneOf(words) | OptionKind::Data(words),
                Setting::Word(_) | Setting::Number(_),
            ) if words.iter().any(|(known, _)| *known == word) => Ok(Setting::Word(word)),
            _ => {
                Err(OptionsError::Value { name: self.name, given: word, expected: self.expected() })
            }
        }
    }
}

/// Why a game cannot be played with these options.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OptionsError {
    /// No such option.
    #[error("there is no option `{name}`: expected one of {known}")]
    Unknown {
        /// The name as given.
        name: String,
        /// The names that exist.
        known: String,
    },
    /// No such value.
    #[error("option `{name}` cannot be `{given}`: expected {expected}")]
    Value {
        /// The option.
        name: &'static str,
        /// The value as given.
        given: String,
        /// The values that exist.
        expected: String,
    },
    /// Too few or too many seats.
    #[error("{} out of range: {why}", seats_are(*given))]
    Seats {
        /// How many were asked for.
        given: usize,
        /// What was expected, and why.
        why: String,
    },
    /// A value that needs something besides.
    #[error("option `{name}` cannot be `{given}` with {instead}: {why}; expected {requires}")]
    Unmet {
        /// The option.
        name: &'static str,
        /// Its value.
        given: String,
        /// How things are instead.
        instead: String,
        /// What must be so.
        requires: Requirement,
        /// Why.
        why: &'static str,
    },
    /// Options that exclude each other in some other way.
    #[error("{0}")]
    Conflict(String),
    /// A data file that cannot be read.
    #[error("{0}")]
    Data(String),
}

fn seats_are(count: usize) -> String {
    format!("{count} {}", if count == 1 { "seat is" } else { "seats are" })
}

fn list<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[OptionSpec] = &[
        OptionSpec {
            name: "edition",
            about: "",
            kind: OptionKind::OneOf(&[("2018", ""), ("2023", "")]),
            default: "2018",
            needs: &[],
        },
        OptionSpec {
            name: "expert",
            about: "",
            kind: OptionKind::Switch,
            default: "false",
            needs: &[Need { values: &[], requires: Requirement::Company, why: "cards go round" }],
        },
        OptionSpec {
            name: "sheet",
            about: "",
            kind: OptionKind::Data(&[("plain", ""), ("new", ""), ("rare", "")]),
            default: "plain",
            needs: &[Need {
                values: &["new"],
                requires: Requirement::With("edition", "2023"),
                why: "it is new",
            }],
        },
    ];

    #[test]
    fn defaults_are_filled_in_and_years_may_be_numbers() {
        let given: Settings = serde_json::from_str(r#"{"edition": 2023}"#).unwrap();
        let complete = given.complete(SPECS).unwrap();
        assert_eq!(
            serde_json::to_string(&complete).unwrap(),
            r#"{"edition":"2023","expert":false,"sheet":"plain"}"#
        );
    }

    #[test]
    fn wrong_options_are_named() {
        let message =
            |name, value| Settings::default().with(name, value).complete(SPECS).unwrap_err();
        assert_eq!(
            message("advanced", "true").to_string(),
            "there is no option `advanced`: expected one of `edition`, `expert`, `sheet`"
        );
        assert_eq!(
            message("edition", "1999").to_string(),
            "option `edition` cannot be `1999`: expected `2018`, `2023`"
        );
        assert_eq!(
            message("expert", "yes").to_string(),
            "option `expert` cannot be `yes`: expected true or false"
        );
    }

    #[test]
    fn a_value_is_refused_without_what_it_needs() {
        let check = |settings: Settings, seats| {
            settings.complete(SPECS).unwrap().check_needs(SPECS, seats).map_err(|e| e.to_string())
        };
        let new = Settings::default().with("sheet", "new");
        assert_eq!(
            check(new.clone(), 2).unwrap_err(),
            "option `sheet` cannot be `new` with `edition` 2018: it is new; expected `edition` 2023"
        );
        assert_eq!(check(new.with("edition", "2023"), 2), Ok(()));
        assert_eq!(check(Settings::default().with("sheet", "rare"), 2), Ok(()));
        let expert = Settings::default().with("expert", "true");
        assert_eq!(
            check(expert.clone(), 1).unwrap_err(),
            "option `expert` cannot be `true` with 1 seat: cards go round; expected 2 seats or more"
        );
        assert_eq!(check(expert, 2), Ok(()));
        // A file may be called like a value and is none.
        let mut file = Settings::default();
        file.set_file("sheet", "new", "");
        assert_eq!(check(file, 2), Ok(()));
    }
}
