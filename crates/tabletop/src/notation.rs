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

/// Each first word of a notation, with the whole form of what begins with it.
pub type Forms = [(&'static str, &'static str)];

/// The form of a choice that is one word and nothing more.
pub const WORD_ALONE: &str = "the word alone";

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

    /// An error about a choice that has none of the forms: it names the form of its first word, or
    /// every first word there is.
    pub fn unlike(text: &str, forms: &Forms) -> Self {
        let word = text.split(' ').next().unwrap_or_default();
        if let Some((_, form)) = forms.iter().find(|(first, _)| *first == word) {
            return Self::new(text, *form);
        }
        let words: Vec<&str> = forms.iter().map(|(first, _)| *first).collect();
        Self::new(text, format!("a choice that begins with one of {}", words.join(", ")))
    }
}
