//! Counting how often a figure was how large, without a lock.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// How often a figure was at most each of some bounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Histogram {
    /// The upper bounds of the buckets, each included in its bucket.
    pub bounds: &'static [u64],
    /// How many figures fell into each bucket, and last how many were above all bounds.
    pub counts: Vec<u64>,
    /// The sum of all figures.
    pub sum: u64,
}

impl Histogram {
    /// How many figures were counted.
    pub fn total(&self) -> u64 {
        self.counts.iter().sum()
    }
}

/// A histogram that several threads add to.
#[derive(Debug)]
pub struct Buckets {
    bounds: &'static [u64],
    counts: Box<[AtomicU64]>,
    sum: AtomicU64,
}

impl Buckets {
    /// An empty histogram with these bounds, from the lowest to the highest.
    pub fn new(bounds: &'static [u64]) -> Self {
        let counts = std::iter::repeat_with(AtomicU64::default).take(bounds.len() + 1).collect();
        Self { bounds, counts, sum: AtomicU64::new(0) }
    }

    /// Counts a figure.
    pub fn add(&self, figure: u64) {
        let bucket = self.bounds.partition_point(|bound| *bound < figure);
        self.counts[bucket].fetch_add(1, Relaxed);
        self.sum.fetch_add(figure, Relaxed);
    }

    /// What was counted until now.
    pub fn read(&self) -> Histogram {
        Histogram {
            bounds: self.bounds,
            counts: self.counts.iter().map(|count| count.load(Relaxed)).collect(),
            sum: self.sum.load(Relaxed),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_fall_into_the_bucket_whose_bound_they_do_not_exceed() {
        let buckets = Buckets::new(&[1, 10, 100]);
        for figure in [0, 1, 2, 10, 11, 100, 101, 5000] {
            buckets.add(figure);
        }
        let histogram = buckets.read();
        assert_eq!(histogram.counts, [2, 2, 2, 2]);
        assert_eq!((histogram.total(), histogram.sum), (8, 5225));
    }
}
