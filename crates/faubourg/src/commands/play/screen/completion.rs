//! What a line that was begun can become.

use super::super::sitting::BETWEEN;

/// The piece of a line that is being typed: what comes before it, and the piece without the
/// spaces before it.
pub(super) fn last_piece(line: &str) -> (&str, &str) {
    let begins = line.rfind(BETWEEN).map_or(0, |at| at + 1);
    let begins = begins + (line[begins..].len() - line[begins..].trim_start().len());
    line.split_at(begins)
}

/// Whether a text goes on as typed, whatever the capitals.
pub(super) fn goes_on(text: &str, typed: &str) -> bool {
    text.to_lowercase().starts_with(&typed.to_lowercase())
}

/// The piece completed as far as all candidates agree, word by word: `wr` becomes `write `, and
/// `write 7 b` becomes `write 7 b4` if that is the only one. Nothing if none goes on so.
pub(super) fn complete<'a>(
    piece: &str,
    candidates: impl Iterator<Item = &'a str>,
) -> Option<String> {
    let fitting: Vec<&str> = candidates.filter(|text| goes_on(text, piece)).collect();
    let (first, others) = fitting.split_first()?;
    let agreed = others.iter().fold(first.chars().count(), |agreed, other| {
        let same = first.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
        agreed.min(same)
    });
    let agreed: String = first.chars().take(agreed).collect();
    (agreed.chars().count() > piece.chars().count() || others.is_empty()).then_some(agreed)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHOICES: [&str; 4] = ["write 7 b4", "write 7 b5", "write 8 b4", "pass"];

    #[test]
    fn what_all_agree_on_is_completed() {
        let complete = |piece| complete(piece, CHOICES.into_iter());
        assert_eq!(complete("wr").as_deref(), Some("write "));
        assert_eq!(complete("write 7").as_deref(), Some("write 7 b"));
        assert_eq!(complete("write 8").as_deref(), Some("write 8 b4"));
        assert_eq!(complete("write 7 b"), None, "there is nothing to agree on");
        assert_eq!(complete("P").as_deref(), Some("pass"));
        assert_eq!(complete("x"), None);
    }

    #[test]
    fn only_the_last_piece_of_a_line_is_completed() {
        assert_eq!(last_piece("take 2, wr"), ("take 2, ", "wr"));
        assert_eq!(last_piece("take 2;"), ("take 2;", ""));
        assert_eq!(last_piece("  wr"), ("  ", "wr"));
    }
}
