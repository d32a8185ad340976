//! How often each value came up.

/// Counts of whole numbers that lie close together, such as scores.
///
/// Everything is kept as integers and divided only when asked, so that the same numbers give the
/// same statistics to the last bit, in whatever order they came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Histogram {
    lowest: i32,
    counts: Vec<u64>,
}

impl Histogram {
    /// Counts one value.
    #[inline]
    pub(crate) fn add(&mut self, value: i32) {
        // A value below the lowest wraps to an index far beyond the end.
        let index = value.wrapping_sub(self.lowest) as u32 as usize;
        match self.counts.get_mut(index) {
            Some(count) => *count += 1,
            None => self.add_many(value, 1),
        }
    }

    #[cold]
    fn add_many(&mut self, value: i32, times: u64) {
        if self.counts.is_empty() {
            self.lowest = value;
        } else if value < self.lowest {
            let missing = self.lowest.abs_diff(value) as usize;
            self.counts.splice(0..0, std::iter::repeat_n(0, missing));
            self.lowest = value;
        }
        let index = value.abs_diff(self.lowest) as usize;
        if index >= self.counts.len() {
            self.counts.resize(index + 1, 0);
        }
        self.counts[index] += times;
    }

    /// Counts everything that another has counted.
    pub(crate) fn merge(&mut self, other: &Self) {
        for (value, count) in other.iter() {
            self.add_many(value, count);
        }
    }

    /// Every value that came up, with how often, the lowest first.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = (i32, u64)> {
        self.counts
            .iter()
            .enumerate()
            .filter(|&(_, &count)| count > 0)
            .map(|(index, &count)| (self.lowest + index as i32, count))
    }

    /// How many values were counted.
    pub(crate) fn count(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The lowest value; 0 of nothing, as for all that follow.
    pub(crate) fn min(&self) -> i32 {
        self.iter().next().map_or(0, |(value, _)| value)
    }

    /// The highest value.
    pub(crate) fn max(&self) -> i32 {
        self.iter().next_back().map_or(0, |(value, _)| value)
    }

    fn sum(&self, power: u32) -> i128 {
        self.iter().map(|(value, count)| i128::from(value).pow(power) * i128::from(count)).sum()
    }

    /// How far the average may be off, by chance alone: its standard error.
    pub(crate) fn standard_error(&self) -> f64 {
        self.sd() / (self.count().max(1) as f64).sqrt()
    }

    /// The average.
    pub(crate) fn mean(&self) -> f64 {
        self.sum(1) as f64 / self.count().max(1) as f64
    }

    /// The standard deviation of the values as they are, not of a population behind them.
    pub(crate) fn sd(&self) -> f64 {
        let count = i128::from(self.count());
        let spread = count * self.sum(2) - self.sum(1).pow(2);
        (spread as f64).sqrt() / count.max(1) as f64
    }

    /// The lowest value that at least `percent` of a hundred do not exceed.
    pub(crate) fn percentile(&self, percent: u64) -> i32 {
        let mut left = (self.count() * percent).div_ceil(100);
        for (value, count) in self.iter() {
            if left <= count {
                return value;
            }
            left -= count;
        }
        self.max()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(values: &[i32]) -> Histogram {
        let mut histogram = Histogram::default();
        for &value in values {
            histogram.add(value);
        }
        histogram
    }

    #[test]
    fn statistics_are_those_of_the_values() {
        let histogram = of(&[7, -3, 7, 1]);
        assert_eq!((histogram.min(), histogram.max()), (-3, 7));
        assert_eq!(histogram.count(), 4);
        assert!((histogram.mean() - 3.0).abs() < 1e-12);
        assert!((histogram.sd() - 18f64.sqrt()).abs() < 1e-12);
        let at = |percent| histogram.percentile(percent);
        assert_eq!([at(5), at(25), at(50), at(51), at(95)], [-3, -3, 1, 7, 7]);
    }

    #[test]
    fn merging_is_counting_together() {
        let mut merged = of(&[5, 9]);
        merged.merge(&of(&[-20, 5]));
        assert_eq!(merged, of(&[-20, 5, 5, 9]));
    }

    #[test]
    fn nothing_has_no_surprises() {
        let nothing = Histogram::default();
        assert_eq!(nothing.percentile(50), 0);
        assert!(nothing.mean().abs() < 1e-12 && nothing.sd().abs() < 1e-12);
    }
}
