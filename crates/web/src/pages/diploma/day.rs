//! Days as people write them.

use crate::words::{Words, say};

/// A moment in milliseconds since 1970 as a day in words, and as machines read it. Servers do not know
/// where someone lives: it is the day in Greenwich.
pub(crate) fn day_in_words(words: &Words, at: i64) -> (String, String) {
    let (year, month, day) = date(at.div_euclid(24 * 60 * 60 * 1000));
    let name = words.say(&format!("month-{month}"));
    let told = say!(words, "day-in-words", day = day, month = name, year = year.to_string());
    (told, format!("{year:04}-{month:02}-{day:02}"))
}

/// The year, the month and the day, so many days after the first of 1970. A year is counted from March,
/// so that the day more of a leap year is its last.
const fn date(days: i64) -> (i64, i64, i64) {
    // From the first of March of the year 0; four hundred years have the same days for ever.
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    // Five months from March on have 153 days.
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (year + era * 400 + (month <= 2) as i64, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn days_are_counted_as_calendars_do() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(-1), (1969, 12, 31));
        assert_eq!(date(11_016), (2000, 2, 29));
        assert_eq!(date(11_017), (2000, 3, 1));
        assert_eq!(date(20_775), (2026, 11, 18));
        let (told, iso) = day_in_words(Language::Fr.words(), 1_794_960_000_000);
        assert_eq!((told.as_str(), iso.as_str()), ("18 novembre 2026", "2026-11-18"));
        let (told, _) = day_in_words(Language::En.words(), 1_794_960_000_000);
        assert_eq!(told, "18 November 2026");
    }
}
