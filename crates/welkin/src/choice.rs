//! The choices of a player, and their notation.

use std::fmt;
use std::str::FromStr;

use tabletop::{Forms, NotationError, WORD_ALONE};

use crate::card::CardId;
use crate::quotation::Faces;
use crate::resource::Resource;

/// One small decision of a player. See `docs/notation.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// `open 12`: take that site from the display.
    Open(CardId),
    /// `flip VE`: turn a market token that shows V, so that it shows E.
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

/// Each first word, with the whole form.
const FORMS: &Forms = &[
    ("open", "`open 12`"),
    ("flip", "`flip VE`"),
    ("turn", "`turn V`"),
    ("take", "`take A`"),
    ("discard", "`discard A`"),
    ("place", "`place A 12`"),
    ("power", "`power 3`"),
    ("sell", "`sell 12`"),
    ("stop", WORD_ALONE),
    ("done", WORD_ALONE),
];

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["open", card] => Self::Open(card.parse()?),
            ["flip", faces] => Self::Flip(faces.parse()?),
            ["turn", resource] => Self::Turn(resource.parse()?),
            ["take", resource] => Self::Take(resource.parse()?),
            ["discard", resource] => Self::Discard(resource.parse()?),
            ["place", resource, card] => {
                Self::Place { resource: resource.parse()?, card: card.parse()? }
            }
            ["power", card] => Self::Power(card.parse()?),
            ["sell", card] => Self::Sell(card.parse()?),
            ["stop"] => Self::Stop,
            ["done"] => Self::Done,
            _ => return Err(NotationError::unlike(text, FORMS)),
        })
    }
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
            "`build 7` is not understood: expected a choice that begins with one of open, flip, \
             turn, take, discard, place, power, sell, stop, done"
        );
        for wrong in ["", " ", "open", "flip VV", "flip V", "done done", "stop 1", "turn  V"] {
            assert!(wrong.parse::<Choice>().is_err(), "{wrong:?}");
        }
    }
}
