//! Whole numbers on the command line, refused in words of our own.

use std::ops::RangeInclusive;

/// Reads a whole number within a range.
pub(crate) fn number<T: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| {
            match (*range.start(), *range.end()) {
                (least, u64::MAX) => format!("expected a whole number, {least} or more"),
                (least, most) => format!("expected a whole number from {least} to {most}"),
            }
        })
    }
}

/// Any whole number.
pub(crate) fn any<T: TryFrom<u64>>()
-> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static {
    number(0..=u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_expected_is_said() {
        assert_eq!(number::<u32>(1..=9)("9"), Ok(9));
        assert_eq!(number::<u32>(1..=9)("ten"), Err("expected a whole number from 1 to 9".into()));
        assert_eq!(
            number::<u8>(2..=u64::MAX)("1"),
            Err("expected a whole number, 2 or more".into())
        );
        assert_eq!(any::<u64>()("-1"), Err("expected a whole number, 0 or more".into()));
    }
}
