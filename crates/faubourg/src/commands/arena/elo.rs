//! Strengths from duels.

use tabletop::Rng;

/// A rating, and the interval that holds it in 95 of 100 such arenas.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub(crate) struct Elo {
    pub(crate) rating: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// The rating of the level that the others are measured by.
const MIDDLE: f64 = 1500.0;
/// How often the deals are drawn anew to see how much the ratings owe to chance.
const RESAMPLES: usize = 400;

/// Ratings under which the results are as likely as can be.
///
/// `shares` has, for each pair, the share of each deal that went to the first of the two.
pub(super) fn fit(
    players: usize,
    anchor: usize,
    pairs: &[(usize, usize)],
    shares: &[Vec<f64>],
    seed: u64,
) -> Vec<Elo> {
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    let ratings =
        ratings((players, anchor), pairs, &|pair| (mean(&shares[pair]), shares[pair].len()));
    let mut rng = Rng::new(seed);
    let known: Vec<Vec<f64>> = shares.iter().map(|deals| with_doubt(deals)).collect();
    let resampled: Vec<Vec<f64>> = (0..RESAMPLES)
        .map(|_| {
            let drawn: Vec<f64> = known
                .iter()
                .zip(shares)
                .map(|(known, deals)| {
                    let sum: f64 = deals.iter().map(|_| known[rng.below(known.len())]).sum();
                    sum / deals.len() as f64
                })
                .collect();
            self::ratings((players, anchor), pairs, &|pair| (drawn[pair], shares[pair].len()))
        })
        .collect();
    (0..players)
        .map(|player| {
            let mut drawn: Vec<f64> = resampled.iter().map(|ratings| ratings[player]).collect();
            drawn.sort_by(f64::total_cmp);
            let edge = RESAMPLES / 40;
            Elo { rating: ratings[player], low: drawn[edge], high: drawn[RESAMPLES - 1 - edge] }
        })
        .collect()
}

/// The deals that further ones are drawn from. Where all went alike, one won and one lost are added:
/// who won every deal may still lose the next.
fn with_doubt(deals: &[f64]) -> Vec<f64> {
    let mut known = deals.to_vec();
    if deals.windows(2).all(|two| two[0].to_bits() == two[1].to_bits()) {
        known.extend([0.0, 1.0]);
    }
    known
}

/// The Bradley-Terry model, by its usual fixed point. Each pair is given one drawn game more than
/// it played, so that who never lost is not infinitely strong.
fn ratings(
    (players, anchor): (usize, usize),
    pairs: &[(usize, usize)],
    share: &dyn Fn(usize) -> (f64, usize),
) -> Vec<f64> {
    let mut strength = vec![1.0; players];
    for _ in 0..2000 {
        let mut wins = vec![0.0; players];
        let mut expected = vec![0.0; players];
        for (index, &(one, other)) in pairs.iter().enumerate() {
            let (share, games) = share(index);
            let games = games as f64;
            wins[one] += share * games + 0.5;
            wins[other] += (1.0 - share) * games + 0.5;
            let together = (games + 1.0) / (strength[one] + strength[other]);
            expected[one] += together;
            expected[other] += together;
        }
        for player in 0..players {
            strength[player] = wins[player] / expected[player];
        }
        let middle = (strength.iter().map(|s: &f64| s.ln()).sum::<f64>() / players as f64).exp();
        for strength in &mut strength {
            *strength /= middle;
        }
    }
    let measure = strength[anchor];
    strength.iter().map(|strength| MIDDLE + 400.0 * (strength / measure).log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_of_ten_to_one_are_four_hundred_points() {
        // 1,000 deals, so that the drawn game given to each pair hardly counts.
        let deals: Vec<f64> = (0..1100).map(|deal| f64::from(u8::from(deal % 11 != 0))).collect();
        let elo = fit(2, 0, &[(0, 1)], &[deals], 1);
        assert!((elo[0].rating - elo[1].rating - 400.0).abs() < 3.0, "{elo:?}");
        assert!(elo[1].low < elo[1].rating && elo[1].rating < elo[1].high, "{elo:?}");
        assert!((elo[0].rating - 1500.0).abs() < 1e-9, "{elo:?}");
    }

    #[test]
    fn who_never_lost_has_a_rating_all_the_same() {
        let elo = fit(2, 0, &[(0, 1)], &[vec![1.0; 20]], 1);
        assert!(elo[0].rating > elo[1].rating && elo[0].rating < 3000.0, "{elo:?}");
    }

    #[test]
    fn who_never_lost_may_be_less_strong_than_that() {
        let elo = fit(2, 0, &[(0, 1)], &[vec![0.0; 10]], 1);
        assert!(elo[1].low < elo[1].rating - 100.0 && elo[1].rating <= elo[1].high, "{elo:?}");
        assert!((elo[0].low - elo[0].high).abs() < 1e-9, "the one they are measured by: {elo:?}");
    }
}
