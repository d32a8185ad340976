//! Figures as people read them.

use super::super::estimate::Interval;
use super::super::measure::Unit;

/// A figure: `103.2`, `48.1 %`.
pub(super) fn figure(value: f64, unit: Unit) -> String {
    match unit {
        Unit::Share => format!("{} %", rounded(100.0 * value, 1)),
        Unit::Points => rounded(value, 1),
        Unit::Number => rounded(value, if value.abs() < 10.0 { 2 } else { 1 }),
    }
}

/// What to add to an interval to see it: `47.2 to 49.0 %`.
pub(super) fn interval(interval: &Interval, unit: Unit) -> String {
    let low = figure(interval.low, unit);
    let low = low.strip_suffix(" %").unwrap_or(&low);
    format!("{low} to {}", figure(interval.high, unit))
}

/// A difference with its sign: `+2.1`, `−0.4 pp`.
pub(super) fn difference(value: f64, unit: Unit, places: usize) -> String {
    let (value, after) = match unit {
        Unit::Share => (100.0 * value, " pp"),
        Unit::Points | Unit::Number => (value, ""),
    };
    let text = rounded(value, places);
    let is_nothing = text.chars().all(|sign| matches!(sign, '0' | '.' | '−'));
    let sign = if value > 0.0 && !is_nothing { "+" } else { "" };
    format!("{sign}{}{after}", if is_nothing { "0" } else { &text })
}

/// So many places after the point as tell the interval of a difference from nothing.
pub(super) fn places(interval: &Interval, unit: Unit) -> usize {
    let parts = if unit == Unit::Share { 100.0 } else { 1.0 };
    let smallest = [interval.half(), interval.low.abs(), interval.high.abs()];
    let smallest = parts * smallest.into_iter().fold(f64::INFINITY, f64::min);
    if smallest < 0.1 { 2 } else { 1 }
}

/// A number with so many places and a real minus.
pub(super) fn rounded(value: f64, places: usize) -> String {
    let text = format!("{value:.places$}");
    let nothing = text.chars().all(|sign| matches!(sign, '-' | '0' | '.'));
    if nothing { text.replace('-', "") } else { text.replace('-', "−") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_have_the_sign_and_the_unit_they_need() {
        assert_eq!(figure(0.4812, Unit::Share), "48.1 %");
        assert_eq!(figure(-0.01, Unit::Points), "0.0");
        assert_eq!(figure(4.567, Unit::Number), "4.57");
        assert_eq!(difference(2.06, Unit::Points, 1), "+2.1");
        assert_eq!(difference(-0.004, Unit::Share, 1), "−0.4 pp");
        assert_eq!(difference(-0.001, Unit::Points, 1), "0");
        let interval_of = Interval { value: 0.5, low: 0.45, high: 0.55 };
        assert_eq!(interval(&interval_of, Unit::Share), "45.0 to 55.0 %");
    }
}
