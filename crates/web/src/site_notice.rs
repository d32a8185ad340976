//! What the operator has to tell everyone, such as that the server will be restarted.

use serde::{Deserialize, Serialize};

use crate::name::clean_text;
use crate::shared_setting::Kept;

/// How many letters it may have.
pub(crate) const MOST_LETTERS: usize = 300;

/// The notice; nothing most of the time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SiteNotice {
    text: Option<Box<str>>,
}

impl Kept for SiteNotice {
    const KEY: &str = "web.notice";
}

impl SiteNotice {
    /// A notice in one line of plain text; `None` if nothing can be read in it or it is too long.
    pub(crate) fn new(text: &str) -> Option<Self> {
        Some(Self { text: Some(clean_text(text, MOST_LETTERS)?.into()) })
    }

    /// What it says.
    pub(crate) fn text(&self) -> Option<&str> {
        self.text.as_deref()
    }
}
