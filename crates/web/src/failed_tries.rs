//! Wrong tokens: after a few of them an address has to wait.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How many wrong tokens an address may send within [`SPAN`].
const MOST: u32 = 5;
const SPAN: Duration = Duration::from_mins(1);
/// How many addresses are remembered.
const MOST_ADDRESSES: usize = 10_000;

/// The addresses that sent wrong tokens lately.
#[derive(Debug, Default)]
pub(crate) struct FailedTries(Mutex<HashMap<IpAddr, Failed>>);

#[derive(Debug)]
struct Failed {
    since: Instant,
    times: u32,
}

impl FailedTries {
    /// Checks a token that comes from an address: `Ok` says whether it is right, `Err` how long to
    /// wait before another one is looked at.
    pub(crate) fn check(
        &self,
        address: IpAddr,
        is_right: impl FnOnce() -> bool,
    ) -> Result<bool, Duration> {
        self.check_at(Instant::now(), address, is_right)
    }

    fn check_at(
        &self,
        now: Instant,
        address: IpAddr,
        is_right: impl FnOnce() -> bool,
    ) -> Result<bool, Duration> {
        let mut tries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        tries.retain(|_, failed| now.duration_since(failed.since) < SPAN);
        if let Some(failed) = tries.get(&address)
            && failed.times >= MOST
        {
            return Err(SPAN.saturating_sub(now.duration_since(failed.since)));
        }
        let right = is_right();
        if !right {
            // Someone with that many addresses must not keep the operator out.
            if tries.len() >= MOST_ADDRESSES {
                tries.clear();
            }
            tries.entry(address).or_insert(Failed { since: now, times: 0 }).times += 1;
        }
        Ok(right)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_tokens_cost_time_and_right_ones_do_not() {
        let tries = FailedTries::default();
        let [one, other]: [IpAddr; 2] = [[192, 0, 2, 1].into(), [192, 0, 2, 2].into()];
        let start = Instant::now();
        for _ in 0..100 {
            assert_eq!(tries.check_at(start, one, || true), Ok(true));
        }
        for _ in 0..MOST {
            assert_eq!(tries.check_at(start, one, || false), Ok(false));
        }
        let refused = tries.check_at(start, one, || unreachable!("it is not looked at"));
        assert_eq!(refused, Err(SPAN));
        assert_eq!(tries.check_at(start, other, || true), Ok(true));
        assert_eq!(tries.check_at(start + SPAN, one, || true), Ok(true));
    }
}
