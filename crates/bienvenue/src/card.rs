//! The cards: corruption and anti-trust.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::NotationError;

use crate::cell::written_as_text;

/// The most cards a box can have.
pub const MOST_CARDS: usize = 64;
/// What a card is called, and what it does. A card stands for its effect: no two kinds share one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Title {
    /// Coins, more of them if nobody is poorer.
    Bribe,
    /// Coins, and some for the owner.
    Share,
    /// Cards, and some for the owner.
    Contacts,
    /// Cards to keep one of; another goes to the owner.
    Favour,
    /// A worker of someone else, for this round.
    Poaching,
    /// More tiles at the next draw; every other time a tile for the owner.
    Windfall,
    /// The card itself changes hands; its owner may hold a tile back.
    Warehouse,
    /// The card itself changes hands; its owner may remove an anti-trust card.
    Golf,
    /// All but the richest may buy from the discount row, cheaper still.
    Bargain,
    /// All but who has laid most may draw tiles without a worker.
    Express,
    /// Coins for all but the richest.
    Subsidy,
    /// Cards for all but who holds most.
    Tender,
    /// A worker for who has laid fewest tiles.
    Temp,
}

/// How many titles there are.
pub(crate) const TITLES: usize = 13;

impl Title {
    /// Every title, in order.
    pub const ALL: [Self; TITLES] = [
        Self::Bribe,
        Self::Share,
        Self::Contacts,
        Self::Favour,
        Self::Poaching,
        Self::Windfall,
        Self::Warehouse,
        Self::Golf,
        Self::Bargain,
        Self::Express,
        Self::Subsidy,
        Self::Tender,
        Self::Temp,
    ];

    /// A number for each title.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bribe => "bribe",
            Self::Share => "share",
            Self::Contacts => "contacts",
            Self::Favour => "favour",
            Self::Poaching => "poaching",
            Self::Windfall => "windfall",
            Self::Warehouse => "warehouse",
            Self::Golf => "golf",
            Self::Bargain => "bargain",
            Self::Express => "express",
            Self::Subsidy => "subsidy",
            Self::Tender => "tender",
            Self::Temp => "temp",
        }
    }

    /// Where it is played.
    #[inline]
    pub const fn kind(self) -> Kind {
        if self.index() <= Self::Golf.index() { Kind::Corruption } else { Kind::AntiTrust }
    }

    /// Whether activating the card takes it away from its owner.
    #[inline]
    pub const fn is_taken(self) -> bool {
        matches!(self, Self::Warehouse | Self::Golf)
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Title {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let found = Self::ALL.into_iter().find(|title| title.name() == text);
        found.ok_or_else(|| {
            let names = Self::ALL.map(Self::name).join(", ");
            NotationError::new(text, format!("a card: {names}"))
        })
    }
}

written_as_text!(Title);

/// One card: cards of one title are alike, but who has seen which of them is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct CardId(pub(crate) u8);

impl CardId {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CardSet(u64);

impl CardSet {
    pub(crate) const NONE: Self = Self(0);

    pub(crate) const fn first(count: usize) -> Self {
        assert!(count <= MOST_CARDS);
        if count == MOST_CARDS { Self(u64::MAX) } else { Self((1 << count) - 1) }
    }

    #[inline]
    pub(crate) const fn only(card: CardId) -> Self {
        Self(1 << card.0)
    }

    #[inline]
    pub(crate) const fn contains(self, card: CardId) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    #[inline]
    pub(crate) const fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }

    #[inline]
    pub(crate) const fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card.0);
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn both(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    #[inline]
    pub(crate) const fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    #[inline]
    pub(crate) const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = CardId> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (first < u64::BITS).then_some(CardId(first as u8))
        })
    }
}

/// Where a card may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// On one's own board.
    Corruption,
    /// In the centre.
    AntiTrust,
}

/// A kind of card as printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardKind {
    /// How many there are.
    pub copies: u8,
    /// How much of its effect.
    pub amount: u8,
    /// How much of it in the better case.
    pub more: u8,
    /// What its owner gets.
    pub owner: u8,
}
