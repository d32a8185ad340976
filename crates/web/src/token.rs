//! Who is who without accounts: a secret a browser or a program keeps, of which we keep the hash.

use std::fmt::{self, Write as _};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A secret: a browser's cookie, a program's key, or the tail of a seat's own link.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token(String);

impl Token {
    const BYTES: usize = 18;

    /// A new secret nobody can guess.
    pub(crate) fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; Self::BYTES];
        getrandom::fill(&mut bytes)?;
        Ok(Self(hex(&bytes)))
    }

    /// A secret as someone sent it, if it can be one.
    pub(crate) fn from_text(text: &str) -> Option<Self> {
        let hexadecimal =
            text.len() == 2 * Self::BYTES && text.bytes().all(|b| b.is_ascii_hexdigit());
        hexadecimal.then(|| Self(text.to_owned()))
    }

    /// The secret itself, for its owner's eyes.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }

    /// What is kept of it.
    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash(hex(&Sha256::digest(self.0.as_bytes())[..16]))
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Secrets do not belong in logs.
        f.write_str("Token(…)")
    }
}

/// The hash of a secret: enough to recognise its owner, useless to whoever reads the log.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct TokenHash(String);
