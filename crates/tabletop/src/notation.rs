//! What is said about a text that is no notation.

use thiserror::Error;

/// A text that does not say what it should.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{text}` is not understood: expected {expected}")]
pub struct NotationError {
    /// The text as given, cut if it was long.
    pub text: String,
    /// What would have been understood.
    pub expected: String,
}

impl NotationError {
    /// An error about `text`, saying what was `expected`.
    pub fn new(text: &str, expected: impl Into<String>) -> Self {
        const LONGEST: usize = 60;
        let mut shown: String = text.chars().take(LONGEST).collect();
        if shown.len() < text.len() {
            shown.push('…');
        }
        Self { text: shown, expected: expected.into() }
    }
}
