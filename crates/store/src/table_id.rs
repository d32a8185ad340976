//! The name of a table. Anyone who knows it may watch, so nobody can guess it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// Crockford's digits: no `i`, `l`, `o` to take for `1` and `0`, no `u` to spell rude words with.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The name of a table: 130 random bits as 26 letters and digits that fit in a link.
///
/// A person may type it in capitals, or `o`, `i` and `l` where `0` and `1` are meant; there is one
/// way in which it is written.
///
/// ```
/// use store::TableId;
///
/// let table = TableId::random();
/// let link = format!("https://example.org/t/{table}");
/// let typed = link[link.len() - TableId::LENGTH..].to_uppercase();
/// assert_eq!(typed.parse(), Ok(table));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId([u8; TableId::LENGTH]);

impl TableId {
    /// How many characters a table's name has.
    pub const LENGTH: usize = 26;

    /// A new name that nobody can guess.
    ///
    /// # Panics
    ///
    /// If the operating system gives no random numbers: without them nothing here is secret.
    pub fn random() -> Self {
        let mut name = [0; Self::LENGTH];
        getrandom::fill(&mut name).expect("the operating system gives random numbers");
        // Five bits of each byte: 32 divides 256, so every digit is as likely as any other.
        Self(name.map(|byte| DIGITS[usize::from(byte % 32)]))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0).expect("digits are ASCII")
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({self})")
    }
}

impl AsRef<str> for TableId {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

/// Text that names no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a table's name: expected {} letters and digits without u", TableId::LENGTH)]
pub struct TableIdError;

impl FromStr for TableId {
    type Err = TableIdError;

    fn from_str(text: &str) -> Result<Self, TableIdError> {
        let mut name: [u8; Self::LENGTH] = text.as_bytes().try_into().map_err(|_| TableIdError)?;
        for byte in &mut name {
            *byte = match byte.to_ascii_lowercase() {
                b'o' => b'0',
                b'i' | b'l' => b'1',
                digit @ (b'0'..=b'9' | b'a'..=b't' | b'v'..=b'z') => digit,
                _ => return Err(TableIdError),
            };
        }
        Ok(Self(name))
    }
}

impl Serialize for TableId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for TableId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use proptest::prelude::*;

    use super::*;

    #[test]
    fn names_differ_and_use_every_digit() {
        let names: HashSet<_> = std::iter::repeat_with(TableId::random).take(1000).collect();
        assert_eq!(names.len(), 1000);
        let digits: HashSet<u8> = names.iter().flat_map(|name| name.0).collect();
        assert_eq!(digits, DIGITS.iter().copied().collect());
    }

    #[test]
    fn look_alikes_are_understood() {
        let table: TableId = "0o1il0123456789abcdefghjkm".parse().unwrap();
        assert_eq!(table.as_str(), "001110123456789abcdefghjkm");
        assert_eq!("0O1IL0123456789ABCDEFGHJKM".parse(), Ok(table));
    }

    #[test]
    fn json_is_the_text() {
        let table = TableId::random();
        let json = serde_json::to_string(&table).unwrap();
        assert_eq!(json, format!("\"{table}\""));
        assert_eq!(serde_json::from_str::<TableId>(&json).unwrap(), table);
        assert!(serde_json::from_str::<TableId>("\"short\"").is_err());
    }

    proptest! {
        #[test]
        fn any_text_is_a_name_or_an_error(text in ".{0,30}|[0-9a-zA-Z]{26}") {
            if let Ok(table) = text.parse::<TableId>() {
                prop_assert_eq!(table.to_string().parse(), Ok(table));
            }
        }
    }
}
