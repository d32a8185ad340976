//! Small pieces of text: addresses, streets, losses.

use welcome::house::{House, Street};

use crate::words::Words;

pub(super) use crate::pages::table::text::{
    bold, change, figure, highlight, list, marked, plain, rich, say,
};

/// A house as people call it: `A6`.
pub(super) fn address(house: House) -> String {
    house.to_string().to_uppercase()
}

/// A street's letter as people write it: `A`.
pub(super) fn letter(street: Street) -> String {
    street.to_string().to_uppercase()
}

/// The name of a street.
pub(super) fn street_name(words: &Words, street: Street) -> String {
    words.say(["w-street-a", "w-street-b", "w-street-c"][street.index()])
}

/// What is lost, as printed on tracks that are subtracted: `−3`, `0`.
pub(super) fn loss(points: i32) -> String {
    figure(-points)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_have_a_real_minus() {
        assert_eq!(loss(5), "−5");
        assert_eq!(loss(0), "0");
    }
}
