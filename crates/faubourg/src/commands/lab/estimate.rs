//! What many deals say about one figure, and how sure that is.
//!
//! A deal is one observation, however many seats and rule sets played it: seats of one game share
//! their cards, and so do the games of two rule sets. Every estimate therefore remembers how much
//! each deal pulled it up or down. Two estimates over the same deals are compared by the
//! differences of these pulls, so that luck which both met cancels out.

use serde::Serialize;

/// A figure, and how each deal pulled it. Pulls add up to nothing.
#[derive(Clone, Debug)]
pub(super) struct Estimate {
    pub(super) value: f64,
    pulls: Vec<f64>,
    /// How many observations a share is a share of; nothing if the figure is no share.
    counted: Option<f64>,
    /// How many deals say anything about it.
    pub(super) telling: usize,
}

/// A figure with the interval that holds the true one with 95 of 100.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(super) struct Interval {
    pub(super) value: f64,
    pub(super) low: f64,
    pub(super) high: f64,
}

/// The standard normal deviate that leaves 2.5 of 100 above it.
const WIDE: f64 = 1.959_964;

impl Estimate {
    /// So much of something for each of something else: the sum of the first over the sum of the
    /// second. A plain mean has 1 as the second of every deal. `None` if there is nothing to divide by.
    pub(super) fn ratio(deals: impl Iterator<Item = (f64, f64)> + Clone) -> Option<Self> {
        let count = deals.clone().count() as f64;
        let over: f64 = deals.clone().map(|(_, over)| over).sum();
        if over <= 0.0 {
            return None;
        }
        let value = deals.clone().map(|(of, _)| of).sum::<f64>() / over;
        let mean_over = over / count;
        let pulls = deals.clone().map(|(of, over)| (of - value * over) / mean_over).collect();
        let telling = deals.filter(|(_, over)| *over > 0.0).count();
        Some(Self { value, pulls, counted: None, telling })
    }

    /// The same for a share, which lies between nothing and all.
    pub(super) fn share(deals: impl Iterator<Item = (f64, f64)> + Clone) -> Option<Self> {
        let counted = deals.clone().map(|(_, over)| over).sum();
        Some(Self { counted: Some(counted), ..Self::ratio(deals)? })
    }

    /// The standard deviation of values, of which a deal may bring several: each deal gives how many
    /// they are, their sum and the sum of their squares.
    pub(super) fn spread(deals: impl Iterator<Item = (f64, f64, f64)> + Clone) -> Option<Self> {
        let mean = Self::ratio(deals.clone().map(|(count, sum, _)| (sum, count)))?.value;
        // Squares around the mean, in one go.
        let around = |(count, sum, squares): (f64, f64, f64)| {
            (squares - 2.0 * mean * sum + mean * mean * count, count)
        };
        let variance = Self::ratio(deals.map(around))?;
        let spread = variance.value.max(0.0).sqrt();
        // The derivative of a root.
        let slope = if spread > 0.0 { 0.5 / spread } else { 0.0 };
        let pulls = variance.pulls.iter().map(|pull| pull * slope).collect();
        Some(Self { value: spread, pulls, ..variance })
    }

    /// How much more this is than the other, over the same deals.
    pub(super) fn minus(&self, other: &Self) -> Self {
        debug_assert_eq!(self.pulls.len(), other.pulls.len(), "the same deals");
        let pulls = self.pulls.iter().zip(&other.pulls).map(|(one, other)| one - other);
        let telling = self.telling.min(other.telling);
        Self { value: self.value - other.value, pulls: pulls.collect(), counted: None, telling }
    }

    /// The same with its interval. Shares keep the honesty of their own intervals: these are put
    /// together as if they were standard errors, by how far both lie to each side and by how much
    /// both go together.
    pub(super) fn difference(&self, other: &Self) -> Interval {
        let difference = self.minus(other);
        let same = difference.pulls.iter().all(|pull| *pull == 0.0);
        if self.counted.is_none() || other.counted.is_none() || same {
            return difference.interval();
        }
        let (one, two, value) = (self.interval(), other.interval(), difference.value);
        let together = self.correlation(other);
        let reach = |one: f64, two: f64| {
            (one * one + two * two - 2.0 * together * one * two).max(0.0).sqrt()
        };
        Interval {
            value,
            low: value - reach(one.value - one.low, two.high - two.value),
            high: value + reach(one.high - one.value, two.value - two.low),
        }
    }

    /// How much the two go together from deal to deal, from -1 to 1.
    fn correlation(&self, other: &Self) -> f64 {
        let sum =
            |one: &[f64], two: &[f64]| one.iter().zip(two).map(|(one, two)| one * two).sum::<f64>();
        let squares = sum(&self.pulls, &self.pulls) * sum(&other.pulls, &other.pulls);
        if squares > 0.0 { sum(&self.pulls, &other.pulls) / squares.sqrt() } else { 0.0 }
    }

    fn standard_error(&self) -> f64 {
        let count = self.pulls.len() as f64;
        let squares: f64 = self.pulls.iter().map(|pull| pull * pull).sum();
        (squares / (count * (count - 1.0))).sqrt()
    }

    /// The figure with its interval: Student's for what may be any number, Wilson's for a share,
    /// which stays honest near nothing and everything.
    pub(super) fn interval(&self) -> Interval {
        let (value, error) = (self.value, self.standard_error());
        let Some(counted) = self.counted else {
            let half = student(self.pulls.len() as f64 - 1.0) * error;
            return Interval { value, low: value - half, high: value + half };
        };
        // As many independent observations as would leave this error; without any spread, one for
        // each deal that has any.
        let held = value * (1.0 - value);
        let deals = self.pulls.len() as f64;
        let effective = if error > 0.0 && held > 0.0 { held / (error * error) } else { deals };
        let effective = effective.min(counted).max(1.0);
        let squared = WIDE * WIDE / effective;
        let middle = (value + squared / 2.0) / (1.0 + squared);
        let spread = held / effective + squared / (4.0 * effective);
        let half = WIDE * spread.sqrt() / (1.0 + squared);
        Interval { value, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

impl Interval {
    /// Whether nothing, or this value, may well be the truth.
    pub(super) fn holds(&self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }

    /// Half of its width.
    pub(super) fn half(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

/// So many standard errors to both sides hold the true mean with 95 of 100, when the error is
/// estimated with this many degrees of freedom: Fisher's expansion of Student's quantile.
fn student(freedom: f64) -> f64 {
    let z = WIDE;
    let (z3, z5, z7) = (z.powi(3), z.powi(5), z.powi(7));
    let freedom = freedom.max(1.0);
    z + (z3 + z) / (4.0 * freedom)
        + (5.0 * z5 + 16.0 * z3 + 3.0 * z) / (96.0 * freedom.powi(2))
        + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * z) / (384.0 * freedom.powi(3))
}

#[cfg(test)]
mod tests {
    use tabletop::Rng;

    use super::*;

    /// In how many of 1,000 experiments the interval holds the truth.
    fn coverage(truth: f64, mut experiment: impl FnMut(&mut Rng) -> Interval) -> usize {
        let mut rng = Rng::new(11);
        (0..1000).filter(|_| experiment(&mut rng).holds(truth)).count()
    }

    fn coin(rng: &mut Rng) -> f64 {
        (rng.bits() >> 63) as f64
    }

    #[test]
    fn a_fair_coin_is_found_fair_in_95_of_100_experiments() {
        let covered = coverage(0.5, |rng| {
            let tosses: Vec<(f64, f64)> = (0..200).map(|_| (coin(rng), 1.0)).collect();
            Estimate::share(tosses.into_iter()).unwrap().interval()
        });
        assert!((930..=970).contains(&covered), "{covered}");
    }

    #[test]
    fn coins_that_stick_together_count_once() {
        // Four seats of a deal that always fall alike are one toss, not four.
        let covered = coverage(0.5, |rng| {
            let deals: Vec<(f64, f64)> = (0..100).map(|_| (4.0 * coin(rng), 4.0)).collect();
            Estimate::share(deals.into_iter()).unwrap().interval()
        });
        assert!((930..=970).contains(&covered), "{covered}");
    }

    #[test]
    fn few_deals_get_wide_intervals() {
        let bell = |rng: &mut Rng| (0..12).map(|_| rng.below(1000) as f64).sum::<f64>() / 1000.0;
        let covered = coverage(0.0, |rng| {
            let pairs: Vec<[f64; 2]> = (0..6).map(|_| [bell(rng), bell(rng)]).collect();
            let mean = |side: usize| {
                Estimate::ratio(pairs.iter().map(move |pair| (pair[side], 1.0))).unwrap()
            };
            mean(0).minus(&mean(1)).interval()
        });
        assert!((930..=970).contains(&covered), "{covered}");
    }

    #[test]
    fn a_ratio_of_two_things_that_vary_is_covered() {
        // Each deal has 0 to 3 who did something, and each of them wins by a fair coin.
        let covered = coverage(0.5, |rng| {
            let deals: Vec<(f64, f64)> = (0..150)
                .map(|_| {
                    let who = rng.below(4);
                    ((0..who).map(|_| coin(rng)).sum(), who as f64)
                })
                .collect();
            Estimate::share(deals.into_iter()).unwrap().interval()
        });
        assert!((930..=970).contains(&covered), "{covered}");
    }

    #[test]
    fn a_spread_is_covered_too() {
        // An even number from 0 to 99 spreads by 28.866.
        let covered = coverage(28.866, |rng| {
            let values: Vec<f64> = (0..200).map(|_| rng.below(100) as f64).collect();
            let deals = values.iter().map(|value| (1.0, *value, value * value));
            Estimate::spread(deals).unwrap().interval()
        });
        assert!((930..=970).contains(&covered), "{covered}");
    }

    #[test]
    fn luck_that_both_met_cancels_out() {
        let mut rng = Rng::new(3);
        let luck: Vec<f64> = (0..50).map(|_| rng.below(100) as f64).collect();
        let of =
            |more: f64| Estimate::ratio(luck.iter().map(move |luck| (luck + more, 1.0))).unwrap();
        let difference = of(2.0).minus(&of(0.0)).interval();
        assert!((difference.value - 2.0).abs() < 1e-9 && difference.half() < 1e-9);
        let same = of(0.0).minus(&of(0.0)).interval();
        assert!(same.holds(0.0) && same.half() == 0.0, "{same:?}");
    }

    #[test]
    fn differences_of_rare_shares_are_covered() {
        // One of ten and one of five, met by the same luck or not.
        let covered = coverage(-0.1, |rng| {
            let draw = |rng: &mut Rng, of| f64::from(u8::from(rng.below(of) == 0));
            let pairs: Vec<[f64; 2]> = (0..60).map(|_| [draw(rng, 10), draw(rng, 5)]).collect();
            let share = |side: usize| {
                Estimate::share(pairs.iter().map(move |pair| (pair[side], 1.0))).unwrap()
            };
            share(0).difference(&share(1))
        });
        assert!((930..=980).contains(&covered), "{covered}");
    }

    #[test]
    fn who_won_everything_may_lose_yet() {
        let all = Estimate::share([(1.0, 1.0); 10].into_iter()).unwrap().interval();
        // Wilson's interval for 10 of 10.
        assert!((all.low - 0.722).abs() < 1e-3 && (all.high - 1.0).abs() < 1e-9, "{all:?}");
        assert!(Estimate::share(std::iter::empty()).is_none());
    }

    #[test]
    fn students_quantiles_are_those_of_the_tables() {
        for (freedom, quantile) in [(5.0, 2.571), (10.0, 2.228), (30.0, 2.042), (1e9, 1.960)] {
            assert!((student(freedom) - quantile).abs() < 5e-3, "{freedom}: {}", student(freedom));
        }
    }
}
