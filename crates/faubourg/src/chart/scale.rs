//! From figures to places on a chart.

/// Places figures along one side of a chart.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scale {
    least: f64,
    most: f64,
    from: f64,
    to: f64,
}

impl Scale {
    /// The least figure lies at the first place, the most at the second.
    pub(crate) fn new((least, most): (f64, f64), (from, to): (f64, f64)) -> Self {
        let most = if most > least { most } else { least + 1.0 };
        Self { least, most, from, to }
    }

    /// Where a figure lies.
    pub(crate) fn at(&self, figure: f64) -> f64 {
        self.from + (figure - self.least) / (self.most - self.least) * (self.to - self.from)
    }
}

/// Round figures from the least to the most: about as many as wanted, one, two or five times a
/// power of ten apart.
pub(crate) fn ticks((least, most): (f64, f64), wanted: usize) -> Vec<f64> {
    let step = step((most - least) / wanted.max(1) as f64);
    let (lowest, highest) =
        ((least / step - 1e-9).ceil() as i64, (most / step + 1e-9).floor() as i64);
    (lowest..=highest).map(|index| index as f64 * step).collect()
}

fn step(rough: f64) -> f64 {
    if rough <= 0.0 || !rough.is_finite() {
        return 1.0;
    }
    let power = 10f64.powf(rough.log10().floor());
    [1.0, 2.0, 5.0, 10.0]
        .map(|part| part * power)
        .into_iter()
        .find(|&step| step >= rough * 0.999)
        .unwrap_or(power)
}

/// A figure as it is read: with a real minus, and places after the point only where they matter.
pub(crate) fn told(figure: f64) -> String {
    let text = format!("{figure:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.replace('-', "−") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_figures() {
        let told = |range, wanted| {
            ticks(range, wanted).into_iter().map(told).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(told((0.0, 100.0), 5), "0 20 40 60 80 100");
        assert_eq!(told((-3.0, 12.0), 4), "0 5 10");
        assert_eq!(told((1200.0, 1830.0), 6), "1200 1400 1600 1800");
        assert_eq!(told((5.0, 5.0), 4), "5");
        assert_eq!(told((-0.5, 0.5), 4), "−0.5 0 0.5");
    }

    #[test]
    fn figures_lie_between_the_ends() {
        let scale = Scale::new((10.0, 20.0), (100.0, 0.0));
        assert!((scale.at(15.0) - 50.0).abs() < 1e-9);
        assert!(Scale::new((3.0, 3.0), (0.0, 9.0)).at(3.0).abs() < 1e-9, "no room is no fault");
    }
}
