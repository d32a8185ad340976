//! The five resources, and handfuls of them.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::NotationError;

/// How many kinds of resources there are.
pub const RESOURCES: usize = 5;

/// A kind of resource, written as its letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Resource {
    /// `V`: végétal.
    Vegetal,
    /// `E`: élémentaire.
    Elemental,
    /// `A`: animal.
    Animal,
    /// `M`: métal.
    Metal,
    /// `G`: pierre précieuse.
    Gem,
}

impl Resource {
    /// All of them, in the order of the board.
    pub const ALL: [Self; RESOURCES] =
        [Self::Vegetal, Self::Elemental, Self::Animal, Self::Metal, Self::Gem];

    /// Its place among all.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The resource with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|resource| resource.letter() == letter)
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        match self {
            Self::Vegetal => 'V',
            Self::Elemental => 'E',
            Self::Animal => 'A',
            Self::Metal => 'M',
            Self::Gem => 'G',
        }
    }
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

impl FromStr for Resource {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut letters = text.chars();
        match (letters.next().and_then(Self::from_letter), letters.next()) {
            (Some(resource), None) => Ok(resource),
            _ => Err(NotationError::new(text, "a resource: V, E, A, M or G")),
        }
    }
}

/// How many of each resource; written as letters, `AAM`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Resources(pub [u8; RESOURCES]);

impl Resources {
    /// Nothing at all.
    pub const NONE: Self = Self([0; RESOURCES]);
    /// More than anybody ever writes.
    pub const MOST_WRITTEN: usize = 99;

    /// The same number of every resource.
    pub const fn each(count: u8) -> Self {
        Self([count; RESOURCES])
    }

    /// How many in all.
    #[inline]
    pub fn total(self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether there is nothing.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; RESOURCES]
    }

    /// The kinds of which there is at least one.
    #[inline]
    pub fn kinds(self) -> Kinds {
        Kinds::of(|resource| self[resource] > 0)
    }

    /// Adds these.
    #[inline]
    pub fn add(&mut self, other: Self) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }

    /// Each resource, as often as it is there.
    pub fn iter(self) -> impl Iterator<Item = Resource> {
        Resource::ALL
            .into_iter()
            .flat_map(move |resource| std::iter::repeat_n(resource, self[resource].into()))
    }
}

impl Index<Resource> for Resources {
    type Output = u8;

    #[inline]
    fn index(&self, resource: Resource) -> &u8 {
        &self.0[resource.index()]
    }
}

impl IndexMut<Resource> for Resources {
    #[inline]
    fn index_mut(&mut self, resource: Resource) -> &mut u8 {
        &mut self.0[resource.index()]
    }
}

impl fmt::Display for Resources {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.iter().map(Resource::letter).collect::<String>())
    }
}

impl FromStr for Resources {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let error = || NotationError::new(text, "resources as letters: V, E, A, M, G, as in `AAM`");
        if text.len() > Self::MOST_WRITTEN {
            return Err(error());
        }
        let mut resources = Self::NONE;
        for letter in text.chars() {
            resources[Resource::from_letter(letter).ok_or_else(error)?] += 1;
        }
        Ok(resources)
    }
}

/// A set of kinds of resources; written as letters, `AM`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Kinds(u8);

impl Kinds {
    /// No kind.
    pub const NONE: Self = Self(0);
    /// All five.
    pub const ALL: Self = Self((1 << RESOURCES) - 1);

    /// The kinds for which this holds.
    #[inline]
    pub fn of(holds: impl Fn(Resource) -> bool) -> Self {
        let mut kinds = Self::NONE;
        for resource in Resource::ALL {
            kinds.0 |= u8::from(holds(resource)) << resource.index();
        }
        kinds
    }

    /// Whether the kind is in the set.
    #[inline]
    pub const fn contains(self, resource: Resource) -> bool {
        self.0 >> resource.index() & 1 == 1
    }

    /// Takes the kind out, or puts it in.
    #[inline]
    pub const fn toggle(&mut self, resource: Resource) {
        self.0 ^= 1 << resource.index();
    }

    /// Puts the kind in.
    #[inline]
    pub const fn insert(&mut self, resource: Resource) {
        self.0 |= 1 << resource.index();
    }

    /// The kinds in one of the sets but not in both.
    #[inline]
    #[must_use]
    pub const fn apart(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }

    /// Every set there is, the empty one first.
    #[inline]
    pub fn every() -> impl Iterator<Item = Self> {
        (0..=Self::ALL.0).map(Self)
    }

    /// The kinds in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The kinds that are not in the set.
    #[inline]
    #[must_use]
    pub const fn others(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }

    /// How many kinds.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds, in the order of the board.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Resource> {
        Resource::ALL.into_iter().filter(move |&resource| self.contains(resource))
    }

    /// The kind, if there is only one.
    #[inline]
    pub fn only(self) -> Option<Resource> {
        if self.len() == 1 { self.iter().next() } else { None }
    }
}

impl fmt::Display for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.iter().map(Resource::letter).collect::<String>())
    }
}

impl FromStr for Kinds {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut kinds = Self::NONE;
        for letter in text.chars() {
            match Resource::from_letter(letter) {
                Some(resource) if !kinds.contains(resource) => kinds.insert(resource),
                _ => {
                    let expected = "different resources as letters: V, E, A, M, G, as in `AM`";
                    return Err(NotationError::new(text, expected));
                }
            }
        }
        Ok(kinds)
    }
}

/// Everything that is written as text is text in JSON too.
macro_rules! text_in_json {
    ($($name:ty),+) => {
        $(
            impl Serialize for $name {
                fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_str(self)
                }
            }

            impl<'de> Deserialize<'de> for $name {
                fn deserialize<D: serde::Deserializer<'de>>(
                    deserializer: D,
                ) -> Result<Self, D::Error> {
                    let text = String::deserialize(deserializer)?;
                    text.parse().map_err(serde::de::Error::custom)
                }
            }
        )+
    };
}
pub(crate) use text_in_json;

text_in_json!(Resource, Resources, Kinds);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_read_back() {
        for text in ["", "A", "AAM", "VVEEAAMMGG"] {
            assert_eq!(text.parse::<Resources>().map(|r| r.to_string()).as_deref(), Ok(text));
        }
        for text in ["", "VEAMG", "AM"] {
            assert_eq!(text.parse::<Kinds>().map(|r| r.to_string()).as_deref(), Ok(text));
        }
        assert!("AA".parse::<Kinds>().is_err());
        assert!("VX".parse::<Resources>().is_err());
        assert!("V".repeat(100).parse::<Resources>().is_err());
        for wrong in ["", "v", "VE", "é"] {
            assert!(wrong.parse::<Resource>().is_err(), "{wrong}");
        }
    }
}
