//! How long a search may take: by the clock on the wall, or by its own share of a core.

use std::time::{Duration, Instant};

use rustix::time::{ClockId, clock_gettime};

/// How much time a search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeLimit {
    /// As people wait for it.
    Waiting(Duration),
    /// As much of a core as the searching thread uses: on a busy machine it waits longer and thinks no
    /// less.
    Working(Duration),
}

impl TimeLimit {
    /// A part of this time.
    pub(crate) fn part(self, part: f32) -> Self {
        match self {
            Self::Waiting(time) => Self::Waiting(time.mul_f64(part.into())),
            Self::Working(time) => Self::Working(time.mul_f64(part.into())),
        }
    }
}

/// A moment by which a search must be over.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deadline {
    Waiting(Instant),
    Working(Duration),
}

/// When a search began, by the clock that limits it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Started {
    at: Instant,
    worked: Duration,
}

impl Started {
    pub(crate) fn now() -> Self {
        Self { at: Instant::now(), worked: worked() }
    }

    /// When `part` of `whole` parts of the time are over.
    pub(crate) fn deadline(self, limit: TimeLimit, part: u32, whole: u32) -> Deadline {
        match limit {
            TimeLimit::Waiting(time) => Deadline::Waiting(self.at + time * part / whole),
            TimeLimit::Working(time) => Deadline::Working(self.worked + time * part / whole),
        }
    }
}

impl Deadline {
    pub(crate) fn is_over(self) -> bool {
        match self {
            Self::Waiting(until) => Instant::now() >= until,
            Self::Working(until) => worked() >= until,
        }
    }
}

/// The time of a core that this thread has used.
pub fn worked() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thread_that_sleeps_does_not_work() {
        let started = Started::now();
        let waited = started.deadline(TimeLimit::Waiting(Duration::from_millis(30)), 1, 1);
        let used = started.deadline(TimeLimit::Working(Duration::from_millis(30)), 1, 1);
        std::thread::sleep(Duration::from_millis(40));
        assert!(waited.is_over());
        assert!(!used.is_over());
        let half = started.deadline(TimeLimit::Working(Duration::from_millis(30)), 1, 2);
        while !half.is_over() {
            std::hint::black_box(0);
        }
        assert!(worked() >= started.worked + Duration::from_millis(15));
    }
}
