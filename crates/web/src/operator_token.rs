//! The operator's token, and the session of a browser in which it was typed.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, SystemTime};

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use thiserror::Error;

/// The shortest token, in characters: nobody guesses this many.
const SHORTEST: usize = 16;
/// How long a session lasts.
pub(crate) const SESSION: Duration = Duration::from_hours(1);

/// A secret that opens the operator's page or the metrics. Only its hash is kept in memory.
#[derive(Clone, PartialEq, Eq)]
pub struct OperatorToken([u8; 32]);

/// A token that could be guessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the token is too short: expected at least {SHORTEST} characters, found {0}")]
pub struct TokenTooShort(usize);

impl FromStr for OperatorToken {
    type Err = TokenTooShort;

    fn from_str(text: &str) -> Result<Self, TokenTooShort> {
        let text = text.trim();
        match text.chars().count() {
            length if length < SHORTEST => Err(TokenTooShort(length)),
            _ => Ok(Self(Sha256::digest(text).into())),
        }
    }
}

impl fmt::Debug for OperatorToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OperatorToken(…)")
    }
}

impl OperatorToken {
    /// Whether this is the token. The time it takes says nothing about how much of it is right:
    /// hashes are compared, all of their bytes.
    pub(crate) fn is(&self, text: &str) -> bool {
        let given = Sha256::digest(text.trim());
        let differing =
            self.0.iter().zip(given).fold(0, |found, (ours, theirs)| found | (ours ^ theirs));
        differing == 0
    }

    /// What a browser keeps instead of the token: the end of the session, signed with the token.
    /// Every server with the same token accepts it.
    pub(crate) fn open_session(&self) -> String {
        let end = now() + SESSION.as_secs();
        let signature = self.signature(end).finalize().into_bytes();
        format!("{end}.{}", crate::token::hex(&signature))
    }

    /// Whether a browser's session is signed with this token and has not ended.
    pub(crate) fn is_session(&self, session: &str) -> bool {
        self.is_session_at(session, now())
    }

    fn is_session_at(&self, session: &str, now: u64) -> bool {
        let Some((end, signature)) = session.split_once('.') else { return false };
        let (Ok(end), Some(signature)) = (end.parse::<u64>(), from_hex(signature)) else {
            return false;
        };
        self.signature(end).verify_slice(&signature).is_ok() && now < end
    }

    fn signature(&self, end: u64) -> Hmac<Sha256> {
        let mut mac = Hmac::new_from_slice(&self.0).expect("a key may have any length");
        mac.update(b"operator's session until ");
        mac.update(&end.to_be_bytes());
        mac
    }
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    if !text.is_ascii() {
        return None;
    }
    let pairs = (0..text.len()).step_by(2).map(|at| text.get(at..at + 2));
    pairs.map(|pair| u8::from_str_radix(pair?, 16).ok()).collect()
}

/// Seconds since 1970.
fn now() -> u64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_tokens_are_refused() {
        assert_eq!("123456789012345".parse::<OperatorToken>(), Err(TokenTooShort(15)));
        assert_eq!(" \n".parse::<OperatorToken>(), Err(TokenTooShort(0)));
        let token: OperatorToken = "1234567890123456\n".parse().unwrap();
        assert!(token.is("1234567890123456"));
        for wrong in ["", "123456789012345", "12345678901234567", "1234567890123457"] {
            assert!(!token.is(wrong), "{wrong}");
        }
        assert!(!format!("{token:?}").contains('1'));
    }

    #[test]
    fn a_session_ends_and_cannot_be_made_up() {
        let token: OperatorToken = "correct horse battery".parse().unwrap();
        let other: OperatorToken = "correct horse batterz".parse().unwrap();
        let session = token.open_session();
        assert!(token.is_session(&session) && !other.is_session(&session));
        assert!(!token.is_session_at(&session, now() + SESSION.as_secs() + 1));
        let (end, signature) = session.split_once('.').unwrap();
        let later = end.parse::<u64>().unwrap() + 1;
        let made_up = [
            format!("{later}.{signature}"),
            format!("{end}."),
            format!("{end}.{}", &signature[2..]),
            format!("{end}.zz{}", &signature[2..]),
            format!("{end}.é{}", &signature[2..]),
            String::new(),
            ".".to_owned(),
        ];
        for session in made_up {
            assert!(!token.is_session(&session), "{session}");
        }
    }
}
