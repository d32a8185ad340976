//! What lies where: the display, the reserve, the players' boards.

use serde::{Deserialize, Serialize};
use tabletop::{Dealer, Seat};

use crate::card::{CardId, CardSet};
use crate::quotation::Quotations;
use crate::resource::{Kinds, Resources};
use crate::rules::{MOST_SEATS, Rules};
use crate::turn::Turn;

/// The most sites that can be face up.
pub const MOST_DISPLAY: usize = 8;
/// The most sites a player can have open: the places, and one for each power that opens more.
pub const MOST_SITES: usize = 12;

/// An open site and what is laid on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site {
    /// The card.
    pub card: CardId,
    /// What covers its slots.
    pub placed: Resources,
}

/// The open sites of a player, from the left.
#[derive(Clone, Copy, Debug)]
pub struct Sites {
    list: [Site; MOST_SITES],
    count: u8,
}

impl Sites {
    const NONE: Self = Self {
        list: [Site { card: CardId::new(0), placed: Resources::NONE }; MOST_SITES],
        count: 0,
    };

    /// The sites, from the left.
    #[inline]
    pub fn as_slice(&self) -> &[Site] {
        &self.list[..self.count.into()]
    }

    /// How many sites are open.
    #[inline]
    pub fn len(&self) -> usize {
        self.count.into()
    }

    /// Whether none is open.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Where a card lies.
    #[inline]
    pub(crate) fn find(&self, card: CardId) -> Option<usize> {
        self.as_slice().iter().position(|site| site.card == card)
    }

    #[inline]
    pub(crate) fn at(&mut self, index: usize) -> &mut Site {
        &mut self.list[..self.count.into()][index]
    }

    /// Puts a site to the right of the others.
    #[inline]
    pub(crate) fn push(&mut self, site: Site) {
        self.list[usize::from(self.count)] = site;
        self.count += 1;
    }

    /// Takes a site away; those to its right move to the left.
    #[inline]
    pub(crate) fn remove(&mut self, index: usize) -> Site {
        let site = self.list[index];
        self.list.copy_within(index + 1..self.count.into(), index);
        self.count -= 1;
        site
    }
}

/// The kinds of actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Open a site.
    Open,
    /// Produce resources.
    Produce,
    /// Use resources.
    Use,
}

/// What a player did in the last turn, or so far in this one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lately {
    /// The action.
    pub action: Option<Action>,
    /// Sites opened.
    pub opened: CardSet,
    /// Sites sold.
    pub sold: CardSet,
    /// Powers used.
    pub powers: CardSet,
    /// Resources taken from the reserve.
    pub took: Resources,
    /// Resources laid on sites.
    pub placed: Resources,
    /// Resources given back because the stock was full.
    pub discarded: Resources,
    /// Coins gained.
    pub earned: u32,
    /// Coins paid.
    pub paid: u32,
}

/// A player's board and what lies beside it.
#[derive(Clone, Copy, Debug)]
pub struct Player {
    /// Coins to begin with.
    pub start: u32,
    /// Coins gained by sales.
    pub sales: u32,
    /// Coins paid to turn production tokens.
    pub flips: u32,
    /// Coins paid for resources.
    pub purchases: u32,
    /// The stock.
    pub stock: Resources,
    /// Production tokens on the face `+1`; the others show their resource.
    pub plus: Kinds,
    /// Open sites.
    pub sites: Sites,
    /// Completed sites.
    pub completed: CardSet,
    /// Completed sites whose power is used.
    pub used: CardSet,
    /// Sites sold incomplete that left the game.
    pub set_aside: CardSet,
    /// What the player did last.
    pub lately: Lately,
}

impl Player {
    /// The money.
    #[inline]
    pub fn coins(&self) -> u32 {
        self.start + self.sales - self.flips - self.purchases
    }

    /// The cards that are this player's.
    pub fn cards(&self) -> impl Iterator<Item = CardId> {
        let open = self.sites.as_slice().iter().map(|site| site.card);
        open.chain(self.completed.iter()).chain(self.set_aside.iter())
    }

    /// Completed sites with a power not yet used.
    pub fn powers(&self, rules: &Rules) -> impl Iterator<Item = CardId> {
        let unused = self.completed.without(self.used).iter();
        unused.filter(|&card| rules.card(card).power.is_some())
    }
}

/// What made the last card unreplaceable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    /// The action.
    Action,
    /// The power to open a site.
    Power,
}

/// Someone took a card that could not be replaced: everyone else has one more turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastTurns {
    /// Who took it.
    pub seat: Seat,
    /// How.
    pub by: Trigger,
}

/// Everything that lies on the table. All of it is public but for what the unseen cards are in
/// the pile and which are in the box: that is not decided before they are drawn.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    /// The market tokens.
    pub quotations: Quotations,
    /// The sites face up; a place stays empty when the pile is.
    pub display: [Option<CardId>; MOST_DISPLAY],
    /// Cards in the pile or in the box.
    pub unseen: CardSet,
    /// How many of them are in the pile.
    pub pile: u8,
    /// Resources in the reserve.
    pub reserve: Resources,
    /// The players by seat.
    pub players: [Player; MOST_SEATS],
    /// Who played first.
    pub first: Seat,
    /// Turns that are over.
    pub turns: u32,
    /// Whether the last turns are being played, and why.
    pub last: Option<LastTurns>,
    /// The turn being played.
    pub(crate) turn: Turn,
}

impl Board {
    /// The table before tokens and cards are dealt.
    pub(crate) fn unpacked(rules: &Rules) -> Self {
        let player = Player {
            start: 0,
            sales: 0,
            flips: 0,
            purchases: 0,
            stock: Resources::NONE,
            plus: Kinds::NONE,
            sites: Sites::NONE,
            completed: CardSet::NONE,
            used: CardSet::NONE,
            set_aside: CardSet::NONE,
            lately: Lately::default(),
        };
        Self {
            quotations: Quotations::default(),
            display: [None; MOST_DISPLAY],
            unseen: CardSet::first(rules.edition.cards.len()),
            pile: rules.deck as u8,
            reserve: Resources::each(rules.figures().each),
            players: [player; MOST_SEATS],
            first: Seat::new(0),
            turns: 0,
            last: None,
            turn: Turn::FRESH,
        }
    }

    /// Tokens on any face, sites face up, and someone to begin.
    pub(crate) fn dealt(rules: &Rules, dealer: &mut Dealer) -> Self {
        let mut board = Self::unpacked(rules);
        for token in 0..rules.tokens().len() {
            if dealer.below(2) == 1 {
                board.quotations.flip(token);
            }
        }
        for place in 0..rules.figures().display {
            board.display[place] = board.draw(dealer);
        }
        let first = rules.first.unwrap_or_else(|| Seat::new(dealer.below(rules.seats)));
        board.begin_with(rules, first);
        board
    }

    /// Says who plays first, and gives the coins that depend on it.
    pub(crate) fn begin_with(&mut self, rules: &Rules, first: Seat) {
        self.first = first;
        for (turn, &coins) in rules.coins[..rules.seats].iter().enumerate() {
            self.players[(first.index() + turn) % rules.seats].start = coins.into();
        }
    }

    /// Draws a card from the pile; `None` when it is empty.
    pub(crate) fn draw(&mut self, dealer: &mut Dealer) -> Option<CardId> {
        self.pile = self.pile.checked_sub(1)?;
        let nth = dealer.below(self.unseen.len());
        let card = self.unseen.iter().nth(nth).expect("counted");
        self.unseen.remove(card);
        Some(card)
    }

    /// Whose turn it is.
    #[inline]
    pub fn seat(&self, rules: &Rules) -> Seat {
        Seat::new((self.first.index() + self.turns as usize) % rules.seats)
    }

    /// The sites face up.
    #[inline]
    pub fn displayed(&self) -> impl Iterator<Item = CardId> {
        self.display.into_iter().flatten()
    }

    /// How many turns are still to be played after the one being played, once that is known.
    pub fn turns_after_this(&self, rules: &Rules) -> Option<usize> {
        let LastTurns { seat, .. } = self.last?;
        let now = self.seat(rules).index();
        Some((seat.index() + rules.seats - now - 1) % rules.seats)
    }

    /// What these resources are worth in a sale now.
    pub fn worth(&self, rules: &Rules, resources: Resources) -> u32 {
        self.quotations.worth(rules.tokens(), resources)
    }
}
