//! A yardstick for the machine: work that never changes.

use std::hint::black_box;
use std::time::Instant;

const STEPS: u32 = 200_000_000;

/// Steps of a xorshift generator per second. Each step waits for the one before, so that this
/// follows the clock of the core and little else.
pub(super) fn measure() -> f64 {
    let start = Instant::now();
    let mut x = black_box(0x9E37_79B9_7F4A_7C15_u64);
    for _ in 0..STEPS {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
    }
    black_box(x);
    f64::from(STEPS) / start.elapsed().as_secs_f64()
}
