//! Names that people give: to themselves, to towns, to tables.
//!
//! Everyone at the table sees a name, so nothing in it may be invisible, turn the text around it or
//! pile up over other lines. What real names in any script need stays.

use std::borrow::Cow;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::canonical_combining_class;
use unicode_properties::{GeneralCategory, UnicodeEmoji, UnicodeGeneralCategory};
use unicode_segmentation::UnicodeSegmentation;

use crate::pages::MOST_LETTERS;
use crate::table_error::TableError;

/// How many characters the letters of a name may be made of: a family of emoji has seven.
const MOST_CHARACTERS: usize = 3 * MOST_LETTERS;
/// How many characters are looked at, with all that is taken out.
const MOST_GIVEN: usize = 1000;
/// How many accents one letter may have. Vietnamese and old Greek have two before they are composed.
const MOST_ACCENTS: usize = 2;
/// How many marks of its own script one letter may have: Hebrew points, Burmese medials and vowels.
const MOST_SCRIPT_MARKS: usize = 4;

const JOINER: char = '\u{200D}';
const NON_JOINER: char = '\u{200C}';
const TEXT_STYLE: char = '\u{FE0E}';
const EMOJI_STYLE: char = '\u{FE0F}';
const KEYCAP: char = '\u{20E3}';

/// A name made fit to be shown.
pub(crate) fn clean_name(text: &str) -> Result<String, TableError> {
    if text.chars().nth(MOST_GIVEN).is_some() {
        return Err(TableError::BadName);
    }
    let name = settled(text);
    let has_letter = name.chars().any(|letter| !letter.is_whitespace() && !is_mark(letter));
    let fits =
        name.graphemes(true).count() <= MOST_LETTERS && name.chars().count() <= MOST_CHARACTERS;
    if has_letter && fits { Ok(name) } else { Err(TableError::BadName) }
}

/// A line of plain text for everyone to read, cleaned as names are; `None` if nothing can be read in
/// it or it is too long.
pub(crate) fn clean_text(text: &str, most_letters: usize) -> Option<String> {
    // What is far too long is not even looked at.
    let line = (text.len() <= 16 * most_letters).then(|| settled(text))?;
    let fits = !line.is_empty() && line.graphemes(true).count() <= most_letters;
    fits.then_some(line)
}

/// What was taken out can bring together what does not go together, so it is cleaned again.
fn settled(text: &str) -> String {
    let mut text = text.to_owned();
    loop {
        let cleaner = cleaned(&text);
        if cleaner == text {
            return text;
        }
        text = cleaner;
    }
}

fn cleaned(text: &str) -> String {
    let letters: Vec<char> = text.nfc().filter_map(visible).collect();
    let name = without_tricks(&letters);
    let words: Vec<&str> = name.split(' ').filter(|word| !word.is_empty()).collect();
    words.join(" ").nfc().collect()
}

/// The name as a part of a page. Arabic or Hebrew letters are read from right to left and would draw
/// figures and signs beside the name into it: such a name is set apart by marks that nobody sees.
pub(crate) fn isolated(name: &str) -> Cow<'_, str> {
    if name.chars().any(is_right_to_left) {
        Cow::Owned(format!("\u{2068}{name}\u{2069}"))
    } else {
        Cow::Borrowed(name)
    }
}

/// Blanks become spaces, and what cannot be seen goes. The few signs of no width that some names
/// need are looked at later.
fn visible(letter: char) -> Option<char> {
    if letter.is_whitespace() {
        return Some(' ');
    }
    if matches!(letter, JOINER | NON_JOINER | TEXT_STYLE | EMOJI_STYLE) {
        return Some(letter);
    }
    let hidden = matches!(
        letter.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::Surrogate
            | GeneralCategory::PrivateUse
            | GeneralCategory::Unassigned
    );
    (!hidden && !is_blank(letter)).then_some(letter)
}

/// Letters and marks by their category that show nothing.
fn is_blank(letter: char) -> bool {
    matches!(
        letter,
        '\u{034F}' // joins graphemes
            | '\u{115F}' | '\u{1160}' | '\u{3164}' | '\u{FFA0}' // fillers of Hangul
            | '\u{17B4}' | '\u{17B5}' // vowels of Khmer that are not written
            | '\u{180B}'..='\u{180F}' // variants of Mongolian
            | '\u{2800}' // Braille without dots
            | '\u{FE00}'..='\u{FE0D}' | '\u{E0100}'..='\u{E01EF}' // variants
            | '\u{1D159}' // a note without a head
    )
}

/// Only marks that belong to a letter, and joiners that change what is seen.
fn without_tricks(letters: &[char]) -> String {
    let mut name = String::with_capacity(letters.len());
    let (mut accents, mut script_marks) = (0, 0);
    for (index, &letter) in letters.iter().enumerate() {
        let before = name.chars().next_back();
        let after = letters.get(index + 1).copied();
        let stays = match letter {
            JOINER | NON_JOINER => joins(before, letter, after),
            TEXT_STYLE | EMOJI_STYLE => styles(before, after),
            _ if is_mark(letter) => {
                let count = if is_accent(letter) { &mut accents } else { &mut script_marks };
                let most = if is_accent(letter) { MOST_ACCENTS } else { MOST_SCRIPT_MARKS };
                *count += 1;
                before.is_some_and(|before| before != ' ') && *count <= most
            }
            _ => {
                (accents, script_marks) = (0, 0);
                true
            }
        };
        if stays {
            name.push(letter);
        }
    }
    name
}

/// Whether a joiner stands where it changes the picture: between emoji that are one together,
/// between Arabic letters that are kept apart, after the sign that ends a consonant in scripts of
/// India.
fn joins(before: Option<char>, joiner: char, after: Option<char>) -> bool {
    let (Some(before), Some(after)) = (before, after) else { return false };
    let pictures = joiner == JOINER && is_picture_part(before) && is_picture(after);
    let apart = joiner == NON_JOINER && is_arabic(before) && is_arabic(after);
    let ended = canonical_combining_class(before) == 9 && after.is_alphabetic();
    pictures || apart || ended
}

/// Whether a style belongs to the emoji before it. A figure is one only on a key.
fn styles(before: Option<char>, after: Option<char>) -> bool {
    before.is_some_and(|before| is_picture(before) || (before.is_ascii() && after == Some(KEYCAP)))
}

fn is_picture(letter: char) -> bool {
    !letter.is_ascii() && letter.is_emoji_char()
}

/// What the last sign of an emoji can be.
fn is_picture_part(letter: char) -> bool {
    is_picture(letter) || letter == EMOJI_STYLE
}

fn is_mark(letter: char) -> bool {
    matches!(
        letter.general_category(),
        GeneralCategory::NonspacingMark
            | GeneralCategory::SpacingMark
            | GeneralCategory::EnclosingMark
    )
}

/// Marks of no script, which can be put on any letter.
fn is_accent(mark: char) -> bool {
    matches!(
        mark,
        '\u{0300}'..='\u{036F}'
            | '\u{0483}'..='\u{0489}'
            | '\u{1AB0}'..='\u{1AFF}'
            | '\u{1DC0}'..='\u{1DFF}'
            | '\u{20D0}'..='\u{20FF}'
            | '\u{FE20}'..='\u{FE2F}'
    )
}

fn is_arabic(letter: char) -> bool {
    matches!(letter, '\u{0600}'..='\u{06FF}' | '\u{0750}'..='\u{077F}' | '\u{0870}'..='\u{08FF}')
}

fn is_right_to_left(letter: char) -> bool {
    matches!(
        letter,
        '\u{0590}'..='\u{08FF}'
            | '\u{FB1D}'..='\u{FDFF}'
            | '\u{FE70}'..='\u{FEFF}'
            | '\u{10800}'..='\u{10FFF}'
            | '\u{1E800}'..='\u{1EFFF}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn real_names_stay_as_they_are() {
        for name in [
            "Ada",
            "Zoé & Co",
            "L’Îlot = 1%",
            "Nguyễn Thị Ánh",
            "Ἀχιλλεύς",
            "Žofie Čapková",
            "محمد بن علي",
            "مینا می\u{200C}خواهد",
            "דָּוִד",
            "שָׁלוֹם",
            "श्री गणेश",
            "ක්\u{200D}රිස්තු",
            "ကြော်",
            "ณัฐวุฒิ น้ำ",
            "田中さん",
            "김철수",
            "👩\u{200D}👩\u{200D}👧\u{200D}👦",
            "🏳\u{FE0F}\u{200D}🌈",
            "👩🏽\u{200D}🚀",
            "❤\u{FE0F}",
            "1\u{FE0F}\u{20E3}",
            "🇫🇷",
            "<b>&\"'",
        ] {
            assert_eq!(clean_name(name).as_deref(), Ok(name), "{name}");
        }
    }

    #[test]
    fn tricks_are_taken_out() {
        let cleaned = [
            ("  Ada\t\n Lovelace\u{3000}", "Ada Lovelace"),
            ("Ada\u{0}\u{7F}", "Ada"),
            // Right to left, and back.
            ("\u{202E}adA\u{202C} \u{2067}x\u{2069}\u{200F}\u{061C}", "adA x"),
            // Of no width: the same name twice.
            ("A\u{200B}d\u{200D}a\u{FEFF}\u{00AD}\u{2060}", "Ada"),
            ("Ada\u{FE0F}1\u{FE0F}", "Ada1"),
            ("Ada\u{034F}\u{E0100}\u{180E}", "Ada"),
            // Tags, letters of one's own, letters that do not exist.
            ("A\u{E0041}\u{E007F}da\u{E000}\u{F0000}\u{0378}", "Ada"),
            // Piles of accents.
            ("Z\u{0351}\u{0352}\u{0353}\u{0354}\u{0355}a", "Z\u{0353}\u{0354}a"),
            ("\u{0301}Ada \u{0301}b", "Ada b"),
            ("กี่\u{0E48}\u{0E48}\u{0E48}\u{0E48}\u{0E48}", "กี่\u{0E48}\u{0E48}"),
            // Composed, so that two ways to write a name are one.
            ("Zoe\u{0301}", "Zoé"),
            ("Å", "Å"),
            ("Ada\u{2800}\u{3164}", "Ada"),
        ];
        for (text, expected) in cleaned {
            assert_eq!(clean_name(text).as_deref(), Ok(expected), "{text:?}");
        }
    }

    #[test]
    fn names_without_anything_to_see_are_refused() {
        for text in [
            "",
            " ",
            "\u{200B}",
            "\u{3164}",
            "\u{2800}\u{2800}",
            "\u{0301}",
            "\u{202E}\u{202C}",
            "\u{E000}",
            "\u{200D}\u{200D}",
            "\u{FE0F}",
            "\u{00A0}",
            "\u{115F}\u{1160}",
        ] {
            assert_eq!(clean_name(text), Err(TableError::BadName), "{text:?}");
        }
    }

    #[test]
    fn letters_are_counted_as_people_count_them() {
        assert!(clean_name(&"é".repeat(40)).is_ok());
        assert!(clean_name(&"e\u{0301}".repeat(40)).is_ok());
        assert!(clean_name(&"x\u{0351}\u{0352}".repeat(40)).is_ok());
        assert!(clean_name(&"é".repeat(41)).is_err());
        let families = |count| clean_name(&"👩\u{200D}👩\u{200D}👧\u{200D}👦".repeat(count));
        assert!(families(17).is_ok() && families(18).is_err());
        assert!(clean_name(&format!("Ada{}", "\u{200B}".repeat(900))).is_ok());
        assert!(clean_name(&format!("Ada{}", "\u{200B}".repeat(60_000))).is_err());
    }

    #[test]
    fn a_clean_name_stays_clean() {
        // Whatever is made of these, in any order.
        let parts = [
            'a',
            '1',
            ' ',
            '\u{0301}',
            '\u{0351}',
            JOINER,
            NON_JOINER,
            EMOJI_STYLE,
            '👩',
            'م',
            'ש',
            '\u{05C1}',
            '\u{094D}',
            'क',
            '\u{202E}',
            '\u{1100}',
            '\u{1161}',
            KEYCAP,
            '\u{0344}',
        ];
        let mut whim = 1_u64;
        for _ in 0..20_000 {
            let text: String = (0..12)
                .map(|_| {
                    whim = whim.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    parts[(whim >> 33) as usize % parts.len()]
                })
                .collect();
            if let Ok(name) = clean_name(&text) {
                assert_eq!(clean_name(&name).as_deref(), Ok(name.as_str()), "{text:?}");
            }
        }
    }

    #[test]
    fn names_from_right_to_left_are_set_apart() {
        assert_eq!(isolated("Ada 1"), "Ada 1");
        assert_eq!(isolated("משה"), "\u{2068}משה\u{2069}");
        assert_eq!(isolated("علي"), "\u{2068}علي\u{2069}");
    }
}
