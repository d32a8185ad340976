//! Addresses and players that the operator has shut out.

use std::collections::HashMap;
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::front::one_client;
use crate::limits::Client;
use crate::shared_setting::Kept;
use crate::token::TokenHash;

/// Who is shut out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Whom {
    /// An address, or a household's network of addresses.
    Address(IpAddr),
    /// A player, by the hash of their secret.
    Player(TokenHash),
}

/// Text that names neither an address nor a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected an address, such as 192.0.2.1 or 2001:db8::1, or the 32 digits of a player")]
pub(crate) struct NobodyNamed;

impl FromStr for Whom {
    type Err = NobodyNamed;

    fn from_str(text: &str) -> Result<Self, NobodyNamed> {
        let text = text.trim();
        if let Ok(player) = text.parse() {
            return Ok(Self::Player(player));
        }
        // A network as it is shown here.
        let address = text.strip_suffix("/64").unwrap_or(text);
        address.parse().map(|address| Self::Address(one_client(address))).map_err(|_| NobodyNamed)
    }
}

impl fmt::Display for Whom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address(IpAddr::V6(network)) => write!(f, "{network}/64"),
            Self::Address(address) => write!(f, "{address}"),
            Self::Player(player) => write!(f, "{player}"),
        }
    }
}

/// All who are shut out, each with the time since when, in milliseconds since 1970.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Block>", into = "Vec<Block>")]
pub(crate) struct Blocks(HashMap<Whom, i64>);

impl Kept for Blocks {
    const KEY: &str = "web.blocks";
}

impl Blocks {
    /// Whether this client is shut out.
    pub(crate) fn stop(&self, client: Client) -> bool {
        !self.0.is_empty()
            && (self.0.contains_key(&Whom::Address(client.address))
                || client.who.is_some_and(|who| self.0.contains_key(&Whom::Player(who))))
    }

    /// Whether exactly this is blocked.
    pub(crate) fn has(&self, whom: Whom) -> bool {
        self.0.contains_key(&whom)
    }

    /// Shuts someone out.
    pub(crate) fn add(&mut self, whom: Whom, now: i64) {
        self.0.entry(whom).or_insert(now);
    }

    /// Lets someone in again.
    pub(crate) fn remove(&mut self, whom: Whom) {
        self.0.remove(&whom);
    }

    /// Everyone who is shut out and since when, the newest first.
    pub(crate) fn list(&self) -> Vec<(Whom, i64)> {
        let mut list: Vec<_> = self.0.iter().map(|(whom, since)| (*whom, *since)).collect();
        list.sort_by_key(|(whom, since)| (std::cmp::Reverse(*since), whom.to_string()));
        list
    }
}

/// A block as it is kept.
#[derive(Clone, Serialize, Deserialize)]
struct Block {
    whom: Whom,
    since: i64,
}

impl From<Vec<Block>> for Blocks {
    fn from(blocks: Vec<Block>) -> Self {
        Self(blocks.into_iter().map(|block| (block.whom, block.since)).collect())
    }
}

impl From<Blocks> for Vec<Block> {
    fn from(blocks: Blocks) -> Self {
        blocks.list().into_iter().map(|(whom, since)| Block { whom, since }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::token::Token;

    fn client(address: &str, who: Option<TokenHash>) -> Client {
        Client { address: one_client(address.parse().unwrap()), who }
    }

    #[test]
    fn a_household_and_a_player_are_shut_out_and_nobody_else() {
        let player = Token::random().unwrap().hash();
        let mut blocks = Blocks::default();
        assert!(!blocks.stop(client("192.0.2.1", Some(player))));
        for text in ["192.0.2.1", " 2001:db8:1:2:3::4 ", &player.to_string()] {
            blocks.add(text.parse().unwrap(), 7);
        }
        let kept = serde_json::to_string(&blocks).unwrap();
        let mut blocks: Blocks = serde_json::from_str(&kept).unwrap();
        assert!(blocks.stop(client("192.0.2.1", None)));
        assert!(blocks.stop(client("2001:db8:1:2:ffff::", None)));
        assert!(blocks.stop(client("192.0.2.2", Some(player))));
        assert!(!blocks.stop(client("192.0.2.2", Some(Token::random().unwrap().hash()))));
        assert!(!blocks.stop(client("2001:db8:1:3::", None)));
        for (whom, since) in blocks.list() {
            assert_eq!((whom.to_string().parse(), since), (Ok(whom), 7));
            blocks.remove(whom);
        }
        assert_eq!(blocks, Blocks::default());
    }

    #[test]
    fn what_names_nobody_is_refused() {
        for text in ["", "everyone", "192.0.2", "192.0.2.1/8", "2001:db8::/32", "abc"] {
            assert_eq!(text.parse::<Whom>(), Err(NobodyNamed), "{text}");
        }
    }
}
