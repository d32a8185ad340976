//! Site cards, and the powers of completed sites.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::NotationError;

use crate::resource::{Kinds, Resource, Resources};

/// The most cards a box can have.
pub const MOST_CARDS: usize = 64;

/// A site card by its number; written from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(u8);

impl CardId {
    /// The card with this index, counted from 0.
    ///
    /// # Panics
    /// If the index is not below [`MOST_CARDS`].
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < MOST_CARDS);
        Self(index as u8)
    }

    /// Its index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for CardId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let plain = text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
        match text.parse::<usize>() {
            Ok(number) if plain && number <= MOST_CARDS => Ok(Self::new(number - 1)),
            _ => Err(NotationError::new(text, format!("a card's number from 1 to {MOST_CARDS}"))),
        }
    }
}

impl Serialize for CardId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u64::deserialize(deserializer)?;
        number.to_string().parse().map_err(serde::de::Error::custom)
    }
}

/// A set of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const NONE: Self = Self(0);

    /// The first cards, this many.
    pub const fn first(count: usize) -> Self {
        assert!(count <= MOST_CARDS);
        if count == MOST_CARDS { Self(u64::MAX) } else { Self((1 << count) - 1) }
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: CardId) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Puts the card in.
    #[inline]
    pub const fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }

    /// Takes the card out.
    #[inline]
    pub const fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card.0);
    }

    /// The cards that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| CardId(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(card)
        })
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Self::NONE;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

/// What a completed site can do, once a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Power {
    /// Until the end of the turn sites may be sold although they are incomplete.
    Sell,
    /// Use resources.
    Use,
    /// Open a site, also beyond the places of the board.
    Open,
    /// Buy resources from the reserve.
    Buy,
    /// Turn market tokens of different resources.
    Flip,
}

impl Power {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Sell, Self::Use, Self::Open, Self::Buy, Self::Flip];

    /// Its word in data and views.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sell => "sell",
            Self::Use => "use",
            Self::Open => "open",
            Self::Buy => "buy",
            Self::Flip => "flip",
        }
    }
}

impl fmt::Display for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What must be laid on a site to complete it: resources of a kind, and some of any kind. What
/// has no slot of its kind left goes to one of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slots {
    /// These resources.
    pub these: Resources,
    /// So many more of any kind. A special site has no others.
    pub any: u8,
}

impl Slots {
    /// Slots for these resources and no others.
    pub const fn these(these: Resources) -> Self {
        Self { these, any: 0 }
    }

    /// So many slots for any kind.
    pub const fn any(any: u8) -> Self {
        Self { these: Resources::NONE, any }
    }

    /// Whether every slot takes any kind.
    pub fn is_special(self) -> bool {
        self.these.is_empty()
    }

    /// How many resources complete the site.
    #[inline]
    pub fn size(self) -> usize {
        self.these.total() + usize::from(self.any)
    }

    /// The resources that slots of a kind still lack where these are laid.
    #[inline]
    pub fn lacking(self, placed: Resources) -> Resources {
        Resources(std::array::from_fn(|kind| self.these.0[kind].saturating_sub(placed.0[kind])))
    }

    /// How many of these lie where any kind may lie.
    #[inline]
    fn beyond(self, placed: Resources) -> u8 {
        Resource::ALL.into_iter().map(|kind| placed[kind].saturating_sub(self.these[kind])).sum()
    }

    /// How many slots for any kind are left where these are laid.
    #[inline]
    pub fn free(self, placed: Resources) -> u8 {
        self.any.saturating_sub(self.beyond(placed))
    }

    /// The kinds that still fit where these are laid.
    #[inline]
    pub fn room(self, placed: Resources) -> Kinds {
        if self.any > 0 && self.free(placed) > 0 {
            return Kinds::ALL;
        }
        Kinds::of(|resource| placed[resource] < self.these[resource])
    }

    /// Whether these can have been laid here.
    pub fn hold(self, placed: Resources) -> bool {
        self.beyond(placed) <= self.any
    }
}

impl fmt::Display for Slots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}{}", self.these, "*".repeat(self.any.into())))
    }
}

/// A site card as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SiteCard {
    /// What completes it.
    pub slots: Slots,
    /// Whether it turns a market token when it is taken.
    pub flip: bool,
    /// What it can do once it is completed; special sites can do nothing.
    pub power: Option<Power>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_counted_from_one_in_text() {
        assert_eq!(CardId::new(0).to_string(), "1");
        assert_eq!("64".parse(), Ok(CardId::new(63)));
        for wrong in ["", "0", "65", "01", "+1", "one"] {
            assert!(wrong.parse::<CardId>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_set_lists_its_cards_in_order() {
        let cards = [63, 0, 5].map(CardId::new);
        let set: CardSet = cards.into_iter().collect();
        assert_eq!(set.iter().map(CardId::index).collect::<Vec<_>>(), [0, 5, 63]);
        assert_eq!(CardSet::first(MOST_CARDS).len(), MOST_CARDS);
        assert!(set.without(set).is_empty());
    }

    #[test]
    fn a_special_site_takes_anything_until_it_is_full() {
        let laid = |text: &str| text.parse::<Resources>().expect("resources");
        assert_eq!(Slots::any(2).room(laid("G")), Kinds::ALL);
        assert_eq!(Slots::any(2).room(laid("GV")), Kinds::NONE);
        let site = Slots::these(laid("AAM"));
        assert_eq!(site.room(laid("AM")).to_string(), "A");
        assert!(site.hold(laid("AAM")) && !site.hold(laid("AAA")));
    }

    #[test]
    fn a_site_may_have_slots_of_both_sorts() {
        let laid = |text: &str| text.parse::<Resources>().expect("resources");
        let site = Slots { these: laid("AM"), any: 1 };
        assert_eq!((site.size(), site.to_string().as_str()), (3, "AM*"));
        // A second A has only the slot for any kind; a first A does not take it.
        assert_eq!(site.room(laid("A")), Kinds::ALL);
        assert_eq!(site.room(laid("AA")).to_string(), "M");
        assert_eq!(site.room(laid("G")).to_string(), "AM");
        assert_eq!(site.room(laid("AMG")), Kinds::NONE);
        assert!(site.hold(laid("AAM")) && !site.hold(laid("AAG")));
        assert_eq!(site.lacking(laid("AA")).to_string(), "M");
    }
}
