//! The choices of a player, and their notation.

use std::fmt;
use std::str::FromStr;

use tabletop::NotationError;

use crate::card::CardId;
use crate::quotation::Faces;
use crate::resource::Resource;

/// One small decision of a player. See `docs/notation.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// `open 12`: take that site from the display.
    Open(CardId),
    /// `flip VE`: turn a quotation token that shows V, so that it shows E.
    Flip(Faces),
    /// `turn V`: turn a production token.
    Turn(Resource),
    /// `take A`: take a resource from the reserve.
    Take(Resource),
    /// `discard A`: give a resource back because the stock is too full.
    Discard(Resource),
    /// `place A 12`: lay a resource on an open site.
    Place {
        /// The resource.
        resource: Resource,
        /// The site.
        card: CardId,
    },
    /// `power 3`: use the power of that completed site.
    Power(CardId),
    /// `sell 12`: sell an open site although it is incomplete.
    Sell(CardId),
    /// `stop`: end a production that yields nothing, or the use that a power allowed.
    Stop,
    /// `done`: end the turn.
    Done,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open(card) => write!(f, "open {card}"),
            Self::Flip(faces) => write!(f, "flip {faces}"),
            Self::Turn(resource) => write!(f, "turn {resource}"),
            Self::Take(resource) => write!(f, "take {resource}"),
            Self::Discard(resource) => write!(f, "discard {resource}"),
            Self::Place { resource, card } => write!(f, "place {resource} {card}"),
            Self::Power(card) => write!(f, "power {card}"),
            Self::Sell(card) => write!(f, "sell {card}"),
            Self::Stop => f.write_str("stop"),
            Self::Done => f.write_str("done"),
        }
    }
}

const WORDS: &str = "open, flip, turn, take, discard, place, power, sell, stop or done";

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = text.split(' ');
        let choice = match (words.next().unwrap_or_default(), words.next(), words.next()) {
            ("open", Some(card), None) => Self::Open(card.parse()?),
            ("flip", Some(faces), None) => Self::Flip(faces.parse()?),
            ("turn", Some(resource), None) => Self::Turn(resource.parse()?),
            ("take", Some(resource), None) => Self::Take(resource.parse()?),
            ("discard", Some(resource), None) => Self::Discard(resource.parse()?),
            ("place", Some(resource), Some(card)) => {
                Self::Place { resource: resource.parse()?, card: card.parse()? }
            }
            ("power", Some(card), None) => Self::Power(card.parse()?),
            ("sell", Some(card), None) => Self::Sell(card.parse()?),
            ("stop", None, None) => Self::Stop,
            ("done", None, None) => Self::Done,
            (word, ..) => return Err(NotationError::new(text, expected_after(word))),
        };
        match words.next() {
            None => Ok(choice),
            Some(_) => Err(NotationError::new(text, "nothing more after the choice")),
        }
    }
}

/// The whole form of a choice that begins with this word.
fn expected_after(word: &str) -> String {
    let form = match word {
        "open" => "`open 12`",
        "flip" => "`flip VE`",
        "turn" => "`turn V`",
        "take" => "`take A`",
        "discard" => "`discard A`",
        "place" => "`place A 12`",
        "power" => "`power 3`",
        "sell" => "`sell 12`",
        "stop" | "done" => "the word alone",
        _ => return format!("a choice that begins with {WORDS}"),
    };
    form.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_a_few_bytes() {
        assert!(size_of::<Choice>() <= 4);
    }

    #[test]
    fn every_form_reads_back() {
        for text in [
            "open 12",
            "flip VE",
            "turn V",
            "take A",
            "discard G",
            "place M 46",
            "power 3",
            "sell 12",
            "stop",
            "done",
        ] {
            assert_eq!(text.parse::<Choice>().map(|c| c.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn what_is_not_understood_says_what_was_expected() {
        let error = |text: &str| text.parse::<Choice>().unwrap_err().to_string();
        assert_eq!(error("place A"), "`place A` is not understood: expected `place A 12`");
        assert_eq!(
            error("open 65"),
            "`65` is not understood: expected a card's number from 1 to 64"
        );
        assert_eq!(
            error("build 7"),
            format!("`build 7` is not understood: expected a choice that begins with {WORDS}")
        );
        for wrong in ["", " ", "open", "flip VV", "flip V", "done done", "stop 1", "turn  V"] {
            assert!(wrong.parse::<Choice>().is_err(), "{wrong:?}");
        }
    }
}
