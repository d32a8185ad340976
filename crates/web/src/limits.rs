//! How much one client may ask: changes, new tables, and streams.
//!
//! A client is a player (by their secret) and the place they are in (by their address). The limits
//! of a player are far above what fingers can do; those of an address let a hundred phones play
//! behind it. Whoever invents secrets is still held by their address.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, RandomState};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::Clock;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::token::TokenHash;

/// Whoever is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Client {
    /// Where they are.
    pub(crate) address: IpAddr,
    /// Who they are, if they have a secret.
    pub(crate) who: Option<TokenHash>,
}

/// How many players one address may hold without being slower than each of them alone.
const PLAYERS: u32 = 10;
/// How many seconds' worth may come at once.
const BURST: u32 = 5;
/// For how many changes a second a new table a second is allowed, and how many may come at once:
/// a club opens fifty on one evening and then none.
const CHANGES_PER_TABLE: u32 = 50;
const TABLES_AT_ONCE: u32 = 100;

/// Streams open at once, over all tables.
const MOST_STREAMS: usize = 10_000;
/// Streams open at once from one address.
const MOST_OF_ADDRESS: usize = 1_000;
/// Streams open at once by one player: as many tables in as many windows.
const MOST_OF_PLAYER: usize = 20;
/// When to ask again for a stream: others may have closed theirs.
const STREAM_WAIT: Duration = Duration::from_secs(10);

/// Clients are told apart by this many numbers, so that however many come, memory has an end.
/// Nobody can choose with whom they share one.
const NUMBERS: u64 = 1 << 17;

type Rate = DefaultKeyedRateLimiter<u32>;

/// What every client has asked for lately.
pub(crate) struct Limits {
    hasher: RandomState,
    rates: Option<Rates>,
    streams: Arc<Mutex<Streams>>,
    refused_changes: AtomicU64,
    refused_streams: AtomicU64,
}

struct Rates {
    address: Rate,
    player: Rate,
    tables: Rate,
}

#[derive(Default)]
struct Streams {
    all: usize,
    of_client: HashMap<u32, usize>,
}

/// What is counted, for metrics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counted {
    pub(crate) streams: usize,
    pub(crate) refused_changes: u64,
    pub(crate) refused_streams: u64,
}

impl Limits {
    /// Limits for players who may make `rate` changes a second; none on changes if it is 0.
    pub(crate) fn new(rate: u32) -> Self {
        let rates = NonZeroU32::new(rate).map(|rate| Rates {
            address: limiter(quota(rate.saturating_mul(at_least_one(PLAYERS)))),
            player: limiter(quota(rate)),
            tables: limiter(tables(rate)),
        });
        Self {
            hasher: RandomState::new(),
            rates,
            streams: Arc::default(),
            refused_changes: AtomicU64::new(0),
            refused_streams: AtomicU64::new(0),
        }
    }

    /// A client wants to change something: how long they must wait, if they must.
    pub(crate) fn change(&self, client: Client) -> Result<(), Duration> {
        let Some(rates) = &self.rates else { return Ok(()) };
        let by_address = check(&rates.address, self.number(&client.address));
        let checked = by_address.and_then(|()| match client.who {
            Some(who) => check(&rates.player, self.number(&who)),
            None => Ok(()),
        });
        self.count(checked)
    }

    /// A client wants to open a table, which is a change too.
    pub(crate) fn open_table(&self, client: Client) -> Result<(), Duration> {
        let Some(rates) = &self.rates else { return Ok(()) };
        self.count(check(&rates.tables, self.number(&client.address)))
    }

    fn count(&self, checked: Result<(), Duration>) -> Result<(), Duration> {
        checked.inspect_err(|_| {
            self.refused_changes.fetch_add(1, Relaxed);
        })
    }

    /// A client wants to watch: a place, or how long they should wait.
    pub(crate) fn watch(&self, client: Client) -> Result<Place, Duration> {
        let address = (self.number(&client.address), MOST_OF_ADDRESS);
        let player = client.who.map(|who| (self.number(&who), MOST_OF_PLAYER));
        let asked = [Some(address), player];
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        let full = asked
            .iter()
            .flatten()
            .any(|(number, most)| streams.of_client.get(number).is_some_and(|taken| taken >= most));
        if full || streams.all >= MOST_STREAMS {
            self.refused_streams.fetch_add(1, Relaxed);
            return Err(STREAM_WAIT);
        }
        streams.all += 1;
        let numbers = asked.map(|asked| asked.map(|(number, _)| number));
        for number in numbers.into_iter().flatten() {
            *streams.of_client.entry(number).or_default() += 1;
        }
        Ok(Place { streams: Arc::clone(&self.streams), numbers })
    }

    /// What was counted until now.
    pub(crate) fn counted(&self) -> Counted {
        Counted {
            streams: self.streams.lock().unwrap_or_else(PoisonError::into_inner).all,
            refused_changes: self.refused_changes.load(Relaxed),
            refused_streams: self.refused_streams.load(Relaxed),
        }
    }

    fn number(&self, client: &impl Hash) -> u32 {
        (self.hasher.hash_one(client) % NUMBERS) as u32
    }
}

fn check(rate: &Rate, number: u32) -> Result<(), Duration> {
    rate.check_key(&number).map_err(|until| until.wait_time_from(rate.clock().now()))
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

fn limiter(quota: Quota) -> Rate {
    RateLimiter::dashmap(quota)
}

fn quota(rate: NonZeroU32) -> Quota {
    Quota::per_second(rate).allow_burst(rate.saturating_mul(at_least_one(BURST)))
}

fn tables(rate: NonZeroU32) -> Quota {
    let period = Duration::from_secs(CHANGES_PER_TABLE.into()) / rate.get();
    let at_once = at_least_one(TABLES_AT_ONCE.max(rate.get() / CHANGES_PER_TABLE));
    Quota::with_period(period.max(Duration::from_nanos(1)))
        .map_or_else(|| Quota::per_second(at_once), |quota| quota.allow_burst(at_once))
}

/// A stream's place, which is free again when it is dropped.
pub(crate) struct Place {
    streams: Arc<Mutex<Streams>>,
    numbers: [Option<u32>; 2],
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        streams.all -= 1;
        for number in self.numbers.into_iter().flatten() {
            if let Some(taken) = streams.of_client.get_mut(&number) {
                *taken -= 1;
                if *taken == 0 {
                    streams.of_client.remove(&number);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::token::Token;

    fn somewhere(host: u8) -> IpAddr {
        [192, 0, 2, host].into()
    }

    fn player(host: u8) -> Client {
        Client { address: somewhere(host), who: Some(Token::random().unwrap().hash()) }
    }

    #[test]
    fn a_player_who_asks_too_often_waits_and_nobody_else_does() {
        let limits = Limits::new(10);
        let (busy, calm) = (player(1), player(1));
        let done = (0..100).take_while(|_| limits.change(busy).is_ok()).count();
        assert!((50..=60).contains(&done), "{done}");
        let wait = limits.change(busy).unwrap_err();
        assert!(wait <= Duration::from_millis(100), "{wait:?}");
        assert_eq!(limits.change(calm), Ok(()));
        assert!(limits.counted().refused_changes >= 2);
        assert_eq!(limits.counted().refused_streams, 0);
    }

    #[test]
    fn new_secrets_do_not_help_an_address() {
        let limits = Limits::new(10);
        let done = (0..2000).take_while(|_| limits.change(player(1)).is_ok()).count();
        assert!((500..=600).contains(&done), "{done}");
        assert_eq!(limits.change(player(2)), Ok(()));
    }

    #[test]
    fn a_hundred_phones_behind_one_address_play() {
        let limits = Limits::new(crate::Front::USUAL_RATE);
        let phones: Vec<Client> = (0..100).map(|_| player(1)).collect();
        let streams: Vec<Place> =
            phones.iter().map(|phone| limits.watch(*phone).expect("a place")).collect();
        for _ in 0..20 {
            assert!(phones.iter().all(|phone| limits.change(*phone).is_ok()));
        }
        for phone in phones.iter().take(TABLES_AT_ONCE as usize) {
            assert_eq!(limits.open_table(*phone), Ok(()));
        }
        assert!(limits.open_table(phones[0]).is_err());
        assert_eq!(limits.counted().streams, 100);
        drop(streams);
        assert_eq!(limits.counted().streams, 0);
        assert!(limits.streams.lock().unwrap().of_client.is_empty());
    }

    #[test]
    fn streams_end_for_a_player_an_address_and_all() {
        let limits = Limits::new(1);
        let one = player(1);
        let mut places: Vec<Place> =
            (0..MOST_OF_PLAYER).map(|_| limits.watch(one).expect("a place")).collect();
        assert!(limits.watch(one).is_err());
        places.pop();
        places.push(limits.watch(one).expect("the place that was given back"));
        let nobody = |host| Client { address: somewhere(host), who: None };
        while let Ok(place) = limits.watch(nobody(1)) {
            places.push(place);
        }
        assert_eq!(places.len(), MOST_OF_ADDRESS);
        for host in 2.. {
            if limits.counted().streams == MOST_STREAMS {
                break;
            }
            while let Ok(place) = limits.watch(nobody(host)) {
                places.push(place);
            }
        }
        assert!(limits.watch(player(200)).is_err());
        drop(places);
        assert!(limits.watch(player(200)).is_ok());
    }

    #[test]
    fn no_limits_when_asked_for_none_and_none_that_overflow() {
        let limits = Limits::new(0);
        let one = player(1);
        assert!((0..10_000).all(|_| limits.change(one).is_ok() && limits.open_table(one).is_ok()));
        let limits = Limits::new(u32::MAX);
        assert!((0..10_000).all(|_| limits.change(one).is_ok() && limits.open_table(one).is_ok()));
    }
}
