//! Chance: a seed that is committed to before the first card, and the dealer who draws from it.
//!
//! The generators and the way numbers are drawn from them are part of the record format: a record
//! must replay for ever. Both are standard algorithms (`ChaCha8`, xoshiro256++), pinned by tests.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::NotationError;

/// Sixteen secret bytes that decide everything the dealer will ever deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 16]);

impl Seed {
    /// The seed of the `index`-th game of a simulation started with `base`.
    pub fn of_simulation(base: u64, index: u64) -> Self {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(mix(base, index));
        let mut bytes = [0; 16];
        rng.fill_bytes(&mut bytes);
        Self(bytes)
    }

    /// The promise that can be shown before the game.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.to_string().as_bytes()).into())
    }
}

/// Spreads two numbers over one, so that neighbouring games get unrelated seeds.
fn mix(base: u64, index: u64) -> u64 {
    let mut z = base.rotate_left(32) ^ index.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// The SHA-256 hash of a seed's text: shown before the first card, checked after the last.
///
/// Anyone can check it: `printf %s SEED | sha256sum`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Commitment(pub [u8; 32]);

/// The dealer: draws cards at random, in an order that exists nowhere before it is drawn.
#[derive(Clone, Debug)]
pub struct Dealer(ChaCha8Rng);

impl Dealer {
    /// The dealer who deals what `seed` decides.
    pub fn new(seed: &Seed) -> Self {
        let mut key = *b"................faubourg dealer1";
        key[..16].copy_from_slice(&seed.0);
        Self(ChaCha8Rng::from_seed(key))
    }

    /// A dealer nobody has met, for imagined games.
    pub fn imagined(rng: &mut Rng) -> Self {
        let mut key = [0; 32];
        rng.0.fill_bytes(&mut key);
        Self(ChaCha8Rng::from_seed(key))
    }

    /// A number from 0 to `count - 1`, each equally likely.
    #[inline]
    pub fn below(&mut self, count: usize) -> usize {
        below(&mut self.0, count)
    }
}

/// A player's own whims: fast, repeatable, and unrelated to the dealer's.
#[derive(Clone, Debug)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// The generator for this seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The generator of one seat in the `index`-th game of a simulation.
    pub fn of_simulation(base: u64, index: u64, seat: usize) -> Self {
        Self::new(mix(mix(base, index), seat as u64 + 1))
    }

    /// A number from 0 to `count - 1`, each equally likely.
    #[inline]
    pub fn below(&mut self, count: usize) -> usize {
        below(&mut self.0, count)
    }

    /// One of these, each equally likely; `None` of nothing.
    #[inline]
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        if from.is_empty() { None } else { Some(from[self.below(from.len())]) }
    }

    /// Sixty-four random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
}

/// Lemire's multiplication with rejection: exactly uniform, almost never a second draw.
#[inline]
fn below(rng: &mut impl rand_core::Rng, count: usize) -> usize {
    let count = u32::try_from(count).expect("a table game has fewer than 2^32 possibilities");
    debug_assert!(count > 0, "nothing to draw from");
    let mut product = u64::from(rng.next_u32()) * u64::from(count);
    if (product as u32) < count {
        let unfair = count.wrapping_neg() % count;
        while (product as u32) < unfair {
            product = u64::from(rng.next_u32()) * u64::from(count);
        }
    }
    (product >> 32) as usize
}

fn hex(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn from_hex<const N: usize>(text: &str, what: &str) -> Result<[u8; N], NotationError> {
    let error = || NotationError::new(text, format!("{what}: {} hexadecimal digits", 2 * N));
    let mut bytes = [0; N];
    if text.len() != 2 * N || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return Err(error());
    }
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        let digits = std::str::from_utf8(digits).map_err(|_| error())?;
        *byte = u8::from_str_radix(digits, 16).map_err(|_| error())?;
    }
    Ok(bytes)
}

macro_rules! hexadecimal {
    ($name:ident, $what:literal) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                hex(&self.0, f)
            }
        }

        impl FromStr for $name {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<Self, NotationError> {
                from_hex(text, $what).map(Self)
            }
        }

        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

hexadecimal!(Seed, "a seed");
hexadecimal!(Commitment, "a commitment");

#[cfg(test)]
mod tests {
    use super::*;

    /// Changing any of these numbers breaks every record ever written.
    #[test]
    fn what_a_seed_deals_is_a_promise() {
        let seed = Seed::of_simulation(1, 0);
        assert_eq!(seed.to_string(), "1a6c4a73c8459315871c788b2b47994e");
        assert_eq!(
            seed.commitment().to_string(),
            "259a57f26924bd66a5f0739d55b9c86628c282c66d2882449bf1fb5bdce604c4"
        );
        let mut dealer = Dealer::new(&seed);
        let dealt: Vec<usize> = (0..8).map(|_| dealer.below(81)).collect();
        assert_eq!(dealt, [16, 12, 4, 24, 14, 58, 2, 80]);
        let mut rng = Rng::of_simulation(1, 0, 0);
        let picked: Vec<usize> = (0..8).map(|_| rng.below(10)).collect();
        assert_eq!(picked, [1, 7, 6, 0, 0, 3, 8, 7]);
    }

    #[test]
    fn seeds_read_back_and_wrong_ones_are_refused() {
        let seed = Seed::of_simulation(7, 3);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        for wrong in
            ["", "00", "zz112233445566778899aabbccddeeff", "é0112233445566778899aabbccddeef"]
        {
            assert!(wrong.parse::<Seed>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn every_outcome_is_equally_likely() {
        let mut dealer = Dealer::new(&Seed([7; 16]));
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[dealer.below(7)] += 1;
        }
        // Ten standard deviations of a binomial around 10,000.
        assert!(seen.iter().all(|&count| count.abs_diff(10_000) < 1_000), "{seen:?}");
    }
}
