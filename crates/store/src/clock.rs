//! The time at which events are stamped.

use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970, or before it on a machine whose clock is that wrong.
pub(crate) fn now() -> i64 {
    match SystemTime::now().duration_since(UNIX_EPOCH) {
        Ok(since) => since.as_millis() as i64,
        Err(error) => -(error.duration().as_millis() as i64),
    }
}
