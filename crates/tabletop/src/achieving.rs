//! What can be achieved in a game, over and over or once in a life: a diploma with a box for each.

use std::collections::BTreeSet;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::data::{DataError, Reader, Source};
use crate::{Game, Seat};

/// A game with a diploma. The list is data; whether something was achieved is asked of the game that
/// is over, and of nothing else.
pub trait Achieving: Game {
    /// Something that a game that is over shows of a seat: in data, a word, or a word and a figure.
    type Feat: Serialize + DeserializeOwned + Send + Sync + 'static;

    /// Everything that can be achieved. Games of one box share a diploma.
    fn diploma() -> &'static Diploma<Self::Feat>;

    /// Whether the seat has done this. Asked once the game is over.
    fn has_done(&self, seat: Seat, feat: &Self::Feat) -> bool;

    /// The names of what the seat has achieved; nothing while the game goes on.
    fn achieved(&self, seat: Seat) -> Vec<&'static str> {
        if self.outcome().is_none() {
            return Vec::new();
        }
        let done = |achievement: &&'static Achievement<Self::Feat>| {
            achievement.needs.iter().all(|feat| self.has_done(seat, feat))
        };
        Self::diploma().all().filter(done).map(|achievement| achievement.name.as_str()).collect()
    }
}

/// Everything that can be achieved with a box.
#[derive(Clone, Debug)]
pub struct Diploma<Feat> {
    /// Whose diploma it is, in addresses and in what is kept.
    pub name: String,
    /// The achievements, in groups.
    pub groups: Vec<Group<Feat>>,
}

/// Achievements of one kind.
#[derive(Clone, Debug)]
pub struct Group<Feat> {
    /// What it is called in data.
    pub name: String,
    /// Where the list comes from.
    pub source: Source,
    /// One after the other.
    pub achievements: Vec<Achievement<Feat>>,
}

/// Something to be achieved.
#[derive(Clone, Debug)]
pub struct Achievement<Feat> {
    /// What it is called in data, once in a diploma.
    pub name: String,
    /// All that one game must show, in the order of a sentence.
    pub needs: Vec<Feat>,
}

impl<Feat> Diploma<Feat> {
    /// No diploma: nothing can be achieved.
    #[must_use]
    pub const fn none() -> Self {
        Self { name: String::new(), groups: Vec::new() }
    }

    /// Every achievement, in order.
    pub fn all(&self) -> impl Iterator<Item = &Achievement<Feat>> {
        self.groups.iter().flat_map(|group| &group.achievements)
    }
}

impl<Feat: DeserializeOwned> Diploma<Feat> {
    /// Reads a diploma. A name stands once, and an achievement needs something.
    pub fn read(file: &str, text: &str) -> Result<Self, DataError> {
        let reader = Reader { file, text };
        let raw: RawDiploma<Feat> = reader.raw()?;
        let mut names = BTreeSet::new();
        let mut groups = Vec::new();
        for RawGroup { name, source, achievements } in raw.group {
            let mut list = Vec::new();
            for RawAchievement { name, needs } in achievements {
                let (span, name) = (name.span(), name.into_inner());
                if needs.is_empty() {
                    let problem = format!("`{name}` needs nothing: expected at least one feat");
                    return Err(reader.error(span, problem));
                }
                if !names.insert(name.clone()) {
                    let problem = format!("`{name}` stands twice: expected another name");
                    return Err(reader.error(span, problem));
                }
                list.push(Achievement { name, needs });
            }
            groups.push(Group { name, source, achievements: list });
        }
        Ok(Self { name: raw.name, groups })
    }
}

impl<Feat: Serialize> Achievement<Feat> {
    /// Each need as data has it: a word, and its figure if it has one.
    pub fn words(&self) -> impl Iterator<Item = (String, Option<String>)> {
        self.needs.iter().map(|feat| {
            use serde_json::Value;
            let figure = |value: Value| match value {
                Value::String(word) => word,
                other => other.to_string(),
            };
            match serde_json::to_value(feat).expect("a feat is plain data") {
                Value::Object(fields) => {
                    let (word, value) = fields.into_iter().next().expect("a word and a figure");
                    (word, Some(figure(value)))
                }
                word => (figure(word), None),
            }
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDiploma<Feat> {
    name: String,
    group: Vec<RawGroup<Feat>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawGroup<Feat> {
    name: String,
    source: Source,
    achievements: Vec<RawAchievement<Feat>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAchievement<Feat> {
    name: Spanned<String>,
    needs: Vec<Feat>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Feat {
        Won,
        Points(i32),
        Sheet(String),
    }

    fn read(achievements: &str) -> Result<Diploma<Feat>, String> {
        let text = format!(
            "name = \"toy\"\n[[group]]\nname = \"all\"\nsource = \"proposed\"\nachievements = [\n\
             {achievements}\n]\n"
        );
        Diploma::read("toy.toml", &text).map_err(|error| error.to_string())
    }

    #[test]
    fn an_achievement_is_a_line_of_data() {
        let toy = read("{ name = \"a\", needs = [\"won\", { points = 100 }, { sheet = \"x\" }] },");
        let toy = toy.unwrap();
        let only = toy.all().next().unwrap();
        assert_eq!(only.needs, [Feat::Won, Feat::Points(100), Feat::Sheet("x".to_owned())]);
        let words: Vec<_> = only.words().collect();
        let word = |word: &str, figure: Option<&str>| (word.to_owned(), figure.map(str::to_owned));
        let told = [word("won", None), word("points", Some("100")), word("sheet", Some("x"))];
        assert_eq!(words, told);
    }

    #[test]
    fn what_cannot_be_a_diploma_is_refused_with_its_line() {
        let line = "{ name = \"a\", needs = [\"won\"] },";
        assert_eq!(
            read(&format!("{line}\n{line}")).unwrap_err(),
            "toy.toml, line 7: `a` stands twice: expected another name"
        );
        assert_eq!(
            read("{ name = \"a\", needs = [] },").unwrap_err(),
            "toy.toml, line 6: `a` needs nothing: expected at least one feat"
        );
        let unknown = read("{ name = \"a\", needs = [\"flown\"] },").unwrap_err();
        assert!(
            unknown.contains("line 6") && unknown.contains("expected one of `won`"),
            "{unknown}"
        );
    }
}
