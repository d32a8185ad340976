//! Who is who without accounts: a secret a browser or a program keeps, of which we keep the hash.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
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
        let hash: [u8; 32] = Sha256::digest(self.0.as_bytes()).into();
        TokenHash(u128::from_be_bytes(*hash.first_chunk().expect("a hash is longer")))
    }
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
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

/// The hash of a secret: enough to recognise its owner, useless to a reader of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TokenHash(u128);

impl TokenHash {
    /// The hash as a number, for other servers of the same tables.
    pub(crate) fn number(self) -> u128 {
        self.0
    }

    /// The hash that another server sent.
    pub(crate) fn from_number(number: u128) -> Self {
        Self(number)
    }
}

/// How many digits a hash has in the log.
const DIGITS: usize = 32;

impl fmt::Display for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:0DIGITS$x}", self.0)
    }
}

/// Text that is no hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a hash has {DIGITS} hexadecimal digits")]
pub(crate) struct NoHash;

impl FromStr for TokenHash {
    type Err = NoHash;

    fn from_str(text: &str) -> Result<Self, NoHash> {
        let digits = text.len() == DIGITS && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let hash = u128::from_str_radix(text, 16).ok().filter(|_| digits);
        hash.map(Self).ok_or(NoHash)
    }
}

impl Serialize for TokenHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TokenHash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tables that were written down must know their owners for ever.
    #[test]
    fn a_hash_is_written_as_ever() {
        let token = Token::from_text(&"0a".repeat(Token::BYTES)).unwrap();
        let digest = Sha256::digest(token.reveal().as_bytes());
        let written = serde_json::to_string(&token.hash()).unwrap();
        assert_eq!(written, format!("\"{}\"", hex(&digest[..16])));
        assert_eq!(serde_json::from_str::<TokenHash>(&written).unwrap(), token.hash());
        for bad in ["\"\"", "\"+f\"", "\"xyz\"", "7"] {
            assert!(serde_json::from_str::<TokenHash>(bad).is_err(), "{bad}");
        }
    }
}
