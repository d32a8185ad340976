//! How much one client may ask: reading, changes, new tables, and streams.
//!
//! A client is a player (by their secret) and the place they are in (by their address). The limits
//! of a player are far above what fingers can do; those of an address let a hundred phones play
//! behind it. Someone who invents secrets is still held by their address.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, RandomState};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::Clock;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::capacity::Capacity;
use crate::front::Allowance;
use crate::token::TokenHash;

/// Someone who is limited.
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
/// How often one may read for each change: a page is fetched again after every change of others.
const READS_PER_CHANGE: u32 = 2;
/// For how many changes a second a new table a second is allowed, and how many may come at once:
/// a club opens fifty on one evening and then none.
const CHANGES_PER_TABLE: u32 = 50;
const TABLES_AT_ONCE: u32 = 100;

/// At least this many players share the allowance of an address.
const SHARED_BY: u32 = 2;
const DAY: Duration = Duration::from_hours(24);
const KIB: usize = 1024;
const KIB_PER_MEGABYTE: u32 = 1_000_000 / KIB as u32;

/// Streams open at once by one player: as many tables in as many windows.
const MOST_OF_PLAYER: usize = 20;
/// When to ask again for a stream: others may have closed theirs.
const STREAM_WAIT: Duration = Duration::from_secs(10);

/// Clients share this many numbers, so that memory is bounded however many come.
/// Nobody can choose with whom they share one.
const NUMBERS: u64 = 1 << 17;

type Rate = DefaultKeyedRateLimiter<u32>;

/// What every client has asked for lately.
pub(crate) struct Limits {
    hasher: RandomState,
    rates: Option<Rates>,
    most_streams: usize,
    most_streams_of_address: usize,
    streams: Arc<Mutex<Streams>>,
    refused_reads: AtomicU64,
    refused_changes: AtomicU64,
    refused_streams: AtomicU64,
}

struct Rates {
    reads: Both,
    changes: Both,
    /// New tables, one after the other; by address only.
    tables: Rate,
    /// New tables in a day.
    tables_per_day: Option<Both>,
    /// What new tables bring along, in KiB a day.
    kept_per_day: Option<Both>,
}

/// A limit for an address and one for a player.
struct Both {
    address: Rate,
    player: Rate,
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
    pub(crate) refused_reads: u64,
    pub(crate) refused_changes: u64,
    pub(crate) refused_streams: u64,
}

impl Limits {
    /// Limits for clients that are allowed so much; only those on streams if the rate is 0.
    pub(crate) fn new(allowance: Allowance, capacity: &Capacity) -> Self {
        let rates = NonZeroU32::new(allowance.rate).map(|rate| Rates {
            reads: Both::a_second(rate.saturating_mul(at_least_one(READS_PER_CHANGE))),
            changes: Both::a_second(rate),
            tables: limiter(tables(rate)),
            tables_per_day: Both::a_day(allowance.tables_per_day),
            kept_per_day: Both::a_day(allowance.megabytes_per_day.saturating_mul(KIB_PER_MEGABYTE)),
        });
        Self {
            hasher: RandomState::new(),
            rates,
            most_streams: capacity.streams,
            most_streams_of_address: capacity.streams_of_address,
            streams: Arc::default(),
            refused_reads: AtomicU64::new(0),
            refused_changes: AtomicU64::new(0),
            refused_streams: AtomicU64::new(0),
        }
    }

    /// A client wants to read something: how long they must wait, if they must.
    pub(crate) fn read(&self, client: Client) -> Result<(), Duration> {
        let Some(rates) = &self.rates else { return Ok(()) };
        self.check(&rates.reads, client, 1).inspect_err(|_| count(&self.refused_reads))
    }

    /// A client wants to change something.
    pub(crate) fn change(&self, client: Client) -> Result<(), Duration> {
        let Some(rates) = &self.rates else { return Ok(()) };
        self.check(&rates.changes, client, 1).inspect_err(|_| count(&self.refused_changes))
    }

    /// A client wants to open a table, which is a change too.
    pub(crate) fn open_table(&self, client: Client) -> Result<(), Duration> {
        let Some(rates) = &self.rates else { return Ok(()) };
        check(&rates.tables, self.number(&client.address), 1)
            .inspect_err(|_| count(&self.refused_changes))
    }

    /// A table is about to be opened and stored, with this many bytes.
    pub(crate) fn keep_table(&self, client: Client, bytes: usize) -> Result<(), Duration> {
        let Some(rates) = &self.rates else { return Ok(()) };
        let kib = u32::try_from(bytes.div_ceil(KIB)).unwrap_or(u32::MAX);
        let wanted = [(&rates.tables_per_day, 1), (&rates.kept_per_day, kib.max(1))];
        let mut limited = wanted.iter().filter_map(|(both, count)| Some((both.as_ref()?, *count)));
        limited
            .try_for_each(|(both, count)| self.check(both, client, count))
            .inspect_err(|_| count(&self.refused_changes))
    }

    /// The player first: what one of them is refused is not counted for the others beside them.
    fn check(&self, both: &Both, client: Client, count: u32) -> Result<(), Duration> {
        if let Some(who) = client.who {
            check(&both.player, self.number(&who), count)?;
        }
        check(&both.address, self.number(&client.address), count)
    }

    /// A client wants to watch: a place, or how long they should wait.
    pub(crate) fn watch(&self, client: Client) -> Result<Place, Duration> {
        let address = (self.number(&client.address), self.most_streams_of_address);
        let player = client.who.map(|who| (self.number(&who), MOST_OF_PLAYER));
        let asked = [Some(address), player];
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        let full = asked
            .iter()
            .flatten()
            .any(|(number, most)| streams.of_client.get(number).is_some_and(|taken| taken >= most));
        if full || streams.all >= self.most_streams {
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
            refused_reads: self.refused_reads.load(Relaxed),
            refused_changes: self.refused_changes.load(Relaxed),
            refused_streams: self.refused_streams.load(Relaxed),
        }
    }

    fn number(&self, client: &impl Hash) -> u32 {
        (self.hasher.hash_one(client) % NUMBERS) as u32
    }
}

impl Both {
    /// A player may do this this often a second, an address as often as several players.
    fn a_second(rate: NonZeroU32) -> Self {
        Self {
            address: limiter(quota(rate.saturating_mul(at_least_one(PLAYERS)))),
            player: limiter(quota(rate)),
        }
    }

    /// An address may do this this often at once and again within a day, a player half as often;
    /// without a limit if it is 0.
    fn a_day(times: u32) -> Option<Self> {
        let quota = |times: NonZeroU32| {
            Quota::with_period(DAY / times.get()).map(|quota| quota.allow_burst(times))
        };
        let address = NonZeroU32::new(times)?;
        let player = at_least_one(times.div_ceil(SHARED_BY));
        Some(Self { address: limiter(quota(address)?), player: limiter(quota(player)?) })
    }
}

fn count(refused: &AtomicU64) {
    refused.fetch_add(1, Relaxed);
}

/// So many at once, or how long to wait for them. More than may ever come at once wait for a day.
fn check(rate: &Rate, number: u32, count: u32) -> Result<(), Duration> {
    match rate.check_key_n(&number, at_least_one(count)) {
        Ok(checked) => checked.map_err(|until| until.wait_time_from(rate.clock().now())),
        Err(_) => Err(DAY),
    }
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
    use crate::capacity::MostConnections;
    use crate::token::Token;

    fn limits(rate: u32) -> Limits {
        let capacity = Capacity::new(MostConnections::default(), None);
        Limits::new(Allowance { rate, ..Allowance::default() }, &capacity)
    }

    fn somewhere(host: u8) -> IpAddr {
        [192, 0, 2, host].into()
    }

    fn player(host: u8) -> Client {
        Client { address: somewhere(host), who: Some(Token::random().unwrap().hash()) }
    }

    #[test]
    fn a_player_who_asks_too_often_waits_and_nobody_else_does() {
        let limits = limits(10);
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
        let limits = limits(10);
        let done = (0..2000).take_while(|_| limits.change(player(1)).is_ok()).count();
        assert!((500..=600).contains(&done), "{done}");
        assert_eq!(limits.change(player(2)), Ok(()));
    }

    #[test]
    fn a_hundred_phones_behind_one_address_play() {
        let limits = limits(Allowance::default().rate);
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
        let limits = limits(1);
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
        assert_eq!(places.len(), 1_000);
        for host in 2.. {
            if limits.counted().streams == 10_000 {
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
    fn reading_has_a_limit_of_its_own() {
        let limits = limits(10);
        let reader = player(1);
        let read = (0..1000).take_while(|_| limits.read(reader).is_ok()).count();
        assert!((100..=120).contains(&read), "{read}");
        assert!(limits.read(player(1)).is_ok() && limits.change(reader).is_ok());
        assert_eq!(limits.counted().refused_reads, 1);
        while limits.read(player(1)).is_ok() {}
        assert!(limits.read(player(1)).is_err() && limits.read(player(2)).is_ok());
    }

    #[test]
    fn tables_and_what_they_bring_have_a_limit_a_day() {
        let limits = limits(100);
        let one = player(1);
        let opened = |client: Client, bytes| {
            (0..1000).take_while(|_| limits.keep_table(client, bytes).is_ok()).count()
        };
        assert_eq!(opened(one, 500), 100);
        let wait = limits.keep_table(one, 500).unwrap_err();
        assert!(wait > Duration::from_mins(5) && wait < Duration::from_hours(1), "{wait:?}");
        // What the player was refused does not count for the others at the address.
        assert_eq!((0..1000).take_while(|_| limits.keep_table(player(1), 1).is_ok()).count(), 100);
        assert!(limits.keep_table(player(2), 500).is_ok());

        let big = 64 * 1024;
        let kept = (0..1000).take_while(|_| limits.keep_table(player(3), big).is_ok()).count();
        assert_eq!(kept, 200, "20 MB are 305 of them: tables end first");
        let few = Allowance { tables_per_day: 0, megabytes_per_day: 1, ..Allowance::default() };
        let limits = Limits::new(few, &Capacity::new(MostConnections::default(), None));
        let kept = (0..1000).take_while(|_| limits.keep_table(player(4), big).is_ok()).count();
        assert_eq!(kept, 15);
        assert!(limits.keep_table(player(5), 100_000_000).unwrap_err() >= DAY);
    }

    #[test]
    fn no_limits_when_asked_for_none_and_none_that_overflow() {
        let unlimited = limits(0);
        let one = player(1);
        assert!((0..10_000).all(|_| {
            unlimited.change(one).is_ok()
                && unlimited.read(one).is_ok()
                && unlimited.open_table(one).is_ok()
                && unlimited.keep_table(one, 1 << 30).is_ok()
        }));
        let limits = limits(u32::MAX);
        assert!((0..10_000).all(|_| limits.change(one).is_ok() && limits.open_table(one).is_ok()));
    }
}
