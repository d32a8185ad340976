//! Who has asked lately, for the operator: addresses and players, and how much each asked.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, RandomState};
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::limits::Client;
use crate::token::TokenHash;

/// How many parts a list has, so that requests rarely wait for each other.
const PARTS: usize = 16;
/// How many a part remembers: those who asked last stay.
const MOST_IN_PART: usize = 64;

/// Who has asked lately.
#[derive(Debug, Default)]
pub(crate) struct RecentClients {
    addresses: Recent<IpAddr>,
    players: Recent<TokenHash>,
}

/// What became of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// Something was read.
    Read,
    /// Something was to be changed.
    Changed,
    /// It was too much, or the client is blocked.
    Refused,
}

/// How much one of them has asked since they came.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tally {
    pub(crate) reads: u64,
    pub(crate) changes: u64,
    pub(crate) refused: u64,
    pub(crate) last: Instant,
    /// Where they were last.
    pub(crate) address: IpAddr,
}

impl RecentClients {
    /// Notes a request.
    pub(crate) fn note(&self, client: Client, asked: Asked) {
        let now = Instant::now();
        self.addresses.note(client.address, client.address, asked, now);
        if let Some(who) = client.who {
            self.players.note(who, client.address, asked, now);
        }
    }

    /// The addresses, those who asked last first.
    pub(crate) fn addresses(&self) -> Vec<(IpAddr, Tally)> {
        self.addresses.list()
    }

    /// The players, those who asked last first.
    pub(crate) fn players(&self) -> Vec<(TokenHash, Tally)> {
        self.players.list()
    }
}

#[derive(Debug)]
struct Recent<K> {
    hasher: RandomState,
    parts: [Mutex<HashMap<K, Tally>>; PARTS],
}

impl<K> Default for Recent<K> {
    fn default() -> Self {
        Self { hasher: RandomState::new(), parts: Default::default() }
    }
}

impl<K: Copy + Eq + Hash> Recent<K> {
    fn note(&self, key: K, address: IpAddr, asked: Asked, now: Instant) {
        let part = &self.parts[self.hasher.hash_one(key) as usize % PARTS];
        let mut part = part.lock().unwrap_or_else(PoisonError::into_inner);
        if part.len() >= MOST_IN_PART && !part.contains_key(&key) {
            let oldest = part.iter().min_by_key(|(_, tally)| tally.last).map(|(key, _)| *key);
            oldest.map(|oldest| part.remove(&oldest));
        }
        let none = Tally { reads: 0, changes: 0, refused: 0, last: now, address };
        let tally = part.entry(key).or_insert(none);
        (tally.last, tally.address) = (now, address);
        match asked {
            Asked::Read => tally.reads += 1,
            Asked::Changed => tally.changes += 1,
            Asked::Refused => tally.refused += 1,
        }
    }

    fn list(&self) -> Vec<(K, Tally)> {
        let mut list = Vec::new();
        for part in &self.parts {
            let part = part.lock().unwrap_or_else(PoisonError::into_inner);
            list.extend(part.iter().map(|(key, tally)| (*key, *tally)));
        }
        list.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.last));
        list
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::token::Token;

    #[test]
    fn those_who_go_on_asking_are_not_pushed_out_by_newcomers() {
        let clients = RecentClients::default();
        let regular = Client { address: [192, 0, 2, 1].into(), who: None };
        for number in 0..20_000_u32 {
            let address = IpAddr::from((number + 0x0a00_0000).to_be_bytes());
            let who = Some(Token::random().unwrap().hash());
            clients.note(Client { address, who }, Asked::Changed);
            if number % 5 == 0 {
                clients.note(regular, Asked::Read);
            }
        }
        clients.note(regular, Asked::Refused);
        let addresses = clients.addresses();
        assert_eq!(addresses.len(), PARTS * MOST_IN_PART);
        let (first, tally) = addresses[0];
        assert_eq!(first, regular.address);
        assert_eq!((tally.reads, tally.changes, tally.refused), (4000, 0, 1));
        assert_eq!(clients.players().len(), PARTS * MOST_IN_PART);
    }
}
