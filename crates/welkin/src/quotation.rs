//! The market tokens: what each resource is worth.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::NotationError;

use crate::resource::{Resource, Resources, text_in_json};

/// The most tokens a box can have.
pub const MOST_TOKENS: usize = 16;

/// A market token as it lies: the face it shows, and the other; written `VE`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Faces {
    /// The resource it adds to the value of.
    pub shown: Resource,
    /// The resource on the other face.
    pub hidden: Resource,
}

impl Faces {
    /// The token turned over.
    #[inline]
    #[must_use]
    pub const fn turned(self) -> Self {
        Self { shown: self.hidden, hidden: self.shown }
    }
}

impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.shown, self.hidden)
    }
}

impl FromStr for Faces {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut letters = text.chars().map(Resource::from_letter);
        match (letters.next().flatten(), letters.next().flatten(), letters.next()) {
            (Some(shown), Some(hidden), None) if shown != hidden => Ok(Self { shown, hidden }),
            _ => {
                let expected = "a token by the face it shows and the other, as in `VE`";
                Err(NotationError::new(text, expected))
            }
        }
    }
}

text_in_json!(Faces);

/// Which of the tokens are turned from the face their data names first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Quotations(pub(crate) u16);

impl Quotations {
    /// How a token lies.
    #[inline]
    pub fn faces(self, tokens: &[Faces], token: usize) -> Faces {
        if self.0 >> token & 1 == 1 { tokens[token].turned() } else { tokens[token] }
    }

    /// All tokens as they lie.
    #[inline]
    pub fn iter(self, tokens: &[Faces]) -> impl Iterator<Item = Faces> {
        (0..tokens.len()).map(move |token| self.faces(tokens, token))
    }

    /// What one of each resource is worth: how many tokens show it.
    #[inline]
    pub fn values(self, tokens: &[Faces]) -> Resources {
        let mut values = Resources::NONE;
        for faces in self.iter(tokens) {
            values[faces.shown] += 1;
        }
        values
    }

    /// What these resources are worth together.
    pub fn worth(self, tokens: &[Faces], resources: Resources) -> u32 {
        let values = self.values(tokens);
        let worth = |resource| u32::from(resources[resource]) * u32::from(values[resource]);
        Resource::ALL.into_iter().map(worth).sum()
    }

    /// Turns a token over.
    #[inline]
    pub(crate) fn flip(&mut self, token: usize) {
        self.0 ^= 1 << token;
    }
}
