//! What lies on the table: piles, the discount row, cards, and everyone's house.

use serde::{Deserialize, Serialize};
use tabletop::{Dealer, Seat};

use crate::agenda::Agenda;
use crate::card::{CardId, CardSet, Kind, MOST_CARDS, Title};
use crate::family::Storeys;
use crate::house::House;
use crate::rules::{MOST_SEATS, Rules};
use crate::tile::{TileId, TileSet};

/// The most piles of rooms.
pub const MOST_PILES: usize = 15;
/// The most tiles in the discount row.
pub const MOST_ROW: usize = 8;
/// The most zones of one kind.
pub const MOST_ZONES: usize = 6;

/// A place for a card, as someone points at it: `2.1` is the first zone of seat 2, `c.3` the third
/// one in the centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Zone {
    /// Whose it is; nobody's in the centre.
    pub owner: Option<Seat>,
    /// Which one, counted from 0.
    pub index: u8,
}

/// A card in a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Played {
    pub(crate) card: CardId,
    pub(crate) face_up: bool,
    pub(crate) worker: Option<Seat>,
    /// Turned round, so that its owner gets no tile the next time.
    pub(crate) turned: bool,
}

/// A pile of rooms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pile {
    /// How many tiles, the one face up included.
    pub(crate) count: u8,
    /// The top tile, where it is face up.
    pub(crate) top: Option<TileId>,
    pub(crate) worker: Option<Seat>,
}

/// The discount row, from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    tiles: [TileId; MOST_ROW],
    len: u8,
}

impl Row {
    const EMPTY: Self = Self { tiles: [TileId::new(0); MOST_ROW], len: 0 };

    #[inline]
    pub(crate) fn as_slice(&self) -> &[TileId] {
        &self.tiles[..self.len.into()]
    }

    #[inline]
    pub(crate) fn find(&self, tile: TileId) -> Option<usize> {
        self.as_slice().iter().position(|other| *other == tile)
    }

    /// Takes a tile out; those to its right slide to the left.
    pub(crate) fn remove(&mut self, index: usize) {
        self.tiles.copy_within(index + 1..self.len.into(), index);
        self.len -= 1;
    }

    /// Puts a tile in, and returns the one that leaves a full row.
    pub(crate) fn add(&mut self, rules: &Rules, tile: TileId) -> Option<TileId> {
        let places = rules.figures().steps.len();
        let full = usize::from(self.len) >= places;
        let leaves = full.then(|| self.tiles[places - 1]);
        if full {
            self.len -= 1;
        }
        if rules.oldest_deepest {
            self.tiles.copy_within(0..self.len.into(), 1);
            self.tiles[0] = tile;
        } else {
            self.tiles[usize::from(self.len)] = tile;
        }
        self.len += 1;
        leaves
    }

    /// As written down.
    pub(crate) fn push(&mut self, tile: TileId) {
        self.tiles[usize::from(self.len)] = tile;
        self.len += 1;
    }
}

/// The discard pile, the bottom first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Discard {
    cards: [CardId; MOST_CARDS],
    len: u8,
}

impl Discard {
    const EMPTY: Self = Self { cards: [CardId(0); MOST_CARDS], len: 0 };

    #[inline]
    pub(crate) fn as_slice(&self) -> &[CardId] {
        &self.cards[..self.len.into()]
    }

    pub(crate) fn cards_mut(&mut self) -> &mut [CardId] {
        &mut self.cards[..self.len.into()]
    }

    pub(crate) fn push(&mut self, card: CardId) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    pub(crate) fn pop(&mut self) -> Option<CardId> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[usize::from(self.len)])
    }
}

/// A player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Player {
    pub(crate) family: u8,
    pub(crate) money: u32,
    /// Workers not yet placed in this round.
    pub(crate) workers: u8,
    /// Workers placed in this round.
    pub(crate) placed: u8,
    pub(crate) passed: bool,
    pub(crate) house: House,
    pub(crate) zones: [Option<Played>; MOST_ZONES],
    pub(crate) hand: CardSet,
    /// The tile in the warehouse.
    pub(crate) held: Option<TileId>,
    /// Tiles of the starting draft not yet laid.
    pub(crate) start: TileSet,
    /// Tiles more at the next draw.
    pub(crate) extra: u8,
    /// The round in which the family was satisfied.
    pub(crate) satisfied: Option<u8>,
}

impl Player {
    const NEW: Self = Self {
        family: 0,
        money: 0,
        workers: 0,
        placed: 0,
        passed: false,
        house: House::BARE,
        zones: [None; MOST_ZONES],
        hand: CardSet::NONE,
        held: None,
        start: TileSet::NONE,
        extra: 0,
        satisfied: None,
    };

    /// Whether a revealed card of this title lies in one of the player's zones.
    pub(crate) fn has(&self, rules: &Rules, title: Title) -> bool {
        let mut cards = self.zones.iter().flatten();
        cards.any(|played| played.face_up && rules.title(played.card) == title)
    }
}

/// What the game is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Drawing the tiles to start with.
    Draft,
    /// Laying foundations.
    Foundations,
    /// Laying the tiles drawn at the start.
    Starting,
    /// The rounds.
    Rounds,
}

/// Everything that lies on the table. The order of piles and of the deck is not decided before
/// something is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Board {
    pub(crate) players: [Player; MOST_SEATS],
    pub(crate) piles: [Pile; MOST_PILES],
    /// Tiles face down: rooms in the piles, and the garden pile.
    pub(crate) unseen: TileSet,
    /// Workers on the garden pile.
    pub(crate) garden_workers: u8,
    pub(crate) row: Row,
    /// Purchases from the row in this round.
    pub(crate) purchases: u8,
    /// Tiles that left the game.
    pub(crate) removed: TileSet,
    pub(crate) deck: CardSet,
    pub(crate) deck_worker: Option<Seat>,
    pub(crate) discard: Discard,
    pub(crate) discard_worker: Option<Seat>,
    pub(crate) centre: [Option<Played>; MOST_ZONES],
    /// By seat, the cards whose place that seat knows.
    pub(crate) seen: [CardSet; MOST_SEATS],
    /// The cards whose place everyone knows.
    pub(crate) public: CardSet,
    /// Who has the first turn of the round.
    pub(crate) first: Seat,
    /// Where the search for the next turn begins.
    pub(crate) next: Seat,
    pub(crate) phase: Phase,
    /// Duties of the phase before the rounds that have begun.
    pub(crate) step: u8,
    pub(crate) round: u8,
    /// Whether the worker of this turn is placed.
    pub(crate) acted: bool,
    /// Whether the free action of this turn is taken.
    pub(crate) freed: bool,
    pub(crate) agenda: Agenda,
    /// Bids in the auction that goes on.
    pub(crate) bids: [Option<u8>; MOST_SEATS],
}

impl Board {
    /// The table before anything is dealt.
    pub(crate) fn unpacked(rules: &Rules) -> Self {
        Self {
            players: [Player::NEW; MOST_SEATS],
            piles: [Pile { count: 0, top: None, worker: None }; MOST_PILES],
            unseen: rules.rooms.and(rules.garden),
            garden_workers: 0,
            row: Row::EMPTY,
            purchases: 0,
            removed: TileSet::NONE,
            deck: rules.cards(),
            deck_worker: None,
            discard: Discard::EMPTY,
            discard_worker: None,
            centre: [None; MOST_ZONES],
            seen: [CardSet::NONE; MOST_SEATS],
            public: CardSet::NONE,
            first: Seat::new(0),
            next: Seat::new(0),
            phase: Phase::Draft,
            step: 0,
            round: 1,
            acted: false,
            freed: false,
            agenda: Agenda::default(),
            bids: [None; MOST_SEATS],
        }
    }

    /// Families, piles and someone to begin.
    pub(crate) fn dealt(rules: &Rules, dealer: &mut Dealer) -> Self {
        let mut board = Self::unpacked(rules);
        board.first = rules.first.unwrap_or_else(|| Seat::new(dealer.below(rules.seats)));
        board.next = board.first;
        let mut families: Vec<u8> = (0..rules.edition.families.len() as u8).collect();
        let first = board.first.index();
        for (index, player) in board.players[..rules.seats].iter_mut().enumerate() {
            let place = (index + rules.seats - first) % rules.seats;
            player.family = families.swap_remove(dealer.below(families.len()));
            player.money =
                rules.budget(player.family) + u32::from(rules.figures().late_coins[place]);
            player.workers = rules.figures().workers;
        }
        let (rooms, piles) = (rules.rooms.len(), rules.piles());
        for pile in 0..piles {
            // What does not divide evenly makes the last piles higher by one.
            let more = usize::from(pile >= piles - rooms % piles && rooms % piles > 0);
            board.piles[pile].count = (rooms / piles + more) as u8;
        }
        for pile in 0..piles {
            board.turn_up(rules, dealer, pile);
        }
        for seat in Seat::all(rules.seats) {
            for _ in 0..rules.figures().start_cards {
                board.draw_card_into_hand(dealer, seat);
            }
        }
        board
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Seats in the order of turns.
    pub(crate) fn in_order(&self, rules: &Rules) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first.index(), rules.seats);
        (0..seats).map(move |nth| Seat::new((first + nth) % seats))
    }

    /// How many places after another seat this one comes.
    pub(crate) fn places_after(rules: &Rules, seat: Seat, other: Seat) -> usize {
        (seat.index() + rules.seats - other.index()) % rules.seats
    }

    /// Garden tiles left to draw.
    #[inline]
    pub(crate) fn garden_left(&self, rules: &Rules) -> usize {
        self.unseen.both(rules.garden).len()
    }

    /// Whether the seat's family lets it build upstairs.
    #[inline]
    pub(crate) fn upstairs(&self, rules: &Rules, seat: Seat) -> bool {
        rules.figures().storeys > 1
            && rules.family(self.player(seat).family).storeys != Storeys::One
    }

    /// The price of a tile in the row, by its place.
    #[inline]
    pub(crate) fn row_price(rules: &Rules, index: usize, tile: TileId, cut: u8) -> u32 {
        let off = rules.figures().steps[index] + cut;
        u32::from(rules.kind(tile).cost.saturating_sub(off).max(rules.figures().floor))
    }

    /// A tile face down, drawn from those of one kind.
    fn draw_unseen(&mut self, dealer: &mut Dealer, of: TileSet) -> Option<TileId> {
        let left = self.unseen.both(of);
        if left.is_empty() {
            return None;
        }
        let tile = left.iter().nth(dealer.below(left.len()))?;
        self.unseen.remove(tile);
        Some(tile)
    }

    /// Turns up the top of a pile, if it is one of those and has a tile.
    pub(crate) fn turn_up(&mut self, rules: &Rules, dealer: &mut Dealer, pile: usize) {
        if rules.is_face_up(pile) && self.piles[pile].top.is_none() && self.piles[pile].count > 0 {
            self.piles[pile].top = self.draw_unseen(dealer, rules.rooms);
        }
    }

    /// The top tile of a pile.
    pub(crate) fn draw_tile(
        &mut self,
        rules: &Rules,
        dealer: &mut Dealer,
        pile: usize,
    ) -> Option<TileId> {
        self.piles[pile].count = self.piles[pile].count.checked_sub(1)?;
        let top = self.piles[pile].top.take();
        top.or_else(|| self.draw_unseen(dealer, rules.rooms))
    }

    /// A tile of the garden pile.
    pub(crate) fn draw_garden(&mut self, rules: &Rules, dealer: &mut Dealer) -> Option<TileId> {
        self.draw_unseen(dealer, rules.garden)
    }

    /// Sends a tile to the discount row.
    pub(crate) fn discount(&mut self, rules: &Rules, tile: TileId) {
        if let Some(leaves) = self.row.add(rules, tile) {
            self.removed.insert(leaves);
        }
    }

    /// Whether any card can be drawn.
    #[inline]
    pub(crate) fn has_cards(&self) -> bool {
        !self.deck.is_empty() || !self.discard.as_slice().is_empty()
    }

    /// How many more cards a hand takes.
    #[inline]
    pub(crate) fn hand_room(&self, rules: &Rules, seat: Seat) -> usize {
        match rules.figures().hand {
            0 => usize::MAX,
            limit => limit.saturating_sub(self.player(seat).hand.len()),
        }
    }

    /// Draws a card, which nobody but the seat sees. With the last card of the deck the discard
    /// pile is shuffled and becomes the deck.
    pub(crate) fn draw_card(&mut self, dealer: &mut Dealer, seat: Seat) -> Option<CardId> {
        if self.deck.is_empty() {
            self.reshuffle();
        }
        if self.deck.is_empty() {
            return None;
        }
        let card = self.deck.iter().nth(dealer.below(self.deck.len()))?;
        self.deck.remove(card);
        self.seen[seat.index()].insert(card);
        if self.deck.is_empty() {
            self.reshuffle();
        }
        Some(card)
    }

    fn reshuffle(&mut self) {
        while let Some(card) = self.discard.pop() {
            self.deck.insert(card);
        }
        self.forget(self.deck, None);
    }

    /// Nobody knows any more where these cards are, except for one seat.
    fn forget(&mut self, cards: CardSet, except: Option<Seat>) {
        for (seat, seen) in self.seen.iter_mut().enumerate() {
            if except.is_none_or(|except| except.index() != seat) {
                *seen = seen.without(cards);
            }
        }
        self.public = self.public.without(cards);
    }

    /// Everyone sees these cards.
    pub(crate) fn show(&mut self, card: CardId) {
        self.seen.iter_mut().for_each(|seen| seen.insert(card));
        self.public.insert(card);
    }

    pub(crate) fn draw_card_into_hand(&mut self, dealer: &mut Dealer, seat: Seat) -> bool {
        let card = self.draw_card(dealer, seat);
        if let Some(card) = card {
            self.player_mut(seat).hand.insert(card);
        }
        card.is_some()
    }

    /// A card leaves a hand face down. Who knew some of that hand does not know any more which of
    /// its cards of this kind are left.
    pub(crate) fn leaves_hand(&mut self, rules: &Rules, seat: Seat, card: CardId) {
        let kind = rules.title(card).kind();
        let hand = self.player(seat).hand;
        let alike = match kind {
            Kind::Corruption => hand.both(rules.corruption),
            Kind::AntiTrust => hand.without(rules.corruption),
        };
        self.forget(alike, Some(seat));
        self.player_mut(seat).hand.remove(card);
    }

    /// The card in a zone, and whose it is.
    pub(crate) fn zone(&self, zone: Zone) -> Option<Played> {
        let index = usize::from(zone.index);
        match zone.owner {
            None => *self.centre.get(index)?,
            Some(owner) => *self.players.get(owner.index())?.zones.get(index)?,
        }
    }

    pub(crate) fn zone_mut(&mut self, zone: Zone) -> &mut Option<Played> {
        let index = usize::from(zone.index);
        match zone.owner {
            None => &mut self.centre[index],
            Some(owner) => &mut self.players[owner.index()].zones[index],
        }
    }

    /// Every zone of the table: the centre first.
    pub(crate) fn zones(rules: &Rules) -> impl Iterator<Item = Zone> {
        let of = |owner: Option<Seat>, count: usize| {
            (0..count as u8).map(move |index| Zone { owner, index })
        };
        let figures = rules.figures();
        let own = figures.corruption_zones;
        let seats = Seat::all(rules.seats).flat_map(move |seat| of(Some(seat), own));
        of(None, figures.anti_trust_zones).chain(seats)
    }

    /// Whether a card can be put there: nothing face down and no worker is in the way.
    pub(crate) fn is_free(&self, zone: Zone) -> bool {
        self.zone(zone).is_none_or(|played| played.face_up && played.worker.is_none())
    }

    /// What lies in a zone goes to the discard pile, and everyone knows it.
    pub(crate) fn clear(&mut self, rules: &Rules, zone: Zone) {
        if let Some(played) = self.zone_mut(zone).take() {
            self.show(played.card);
            self.discard.push(played.card);
        }
        if let Some(owner) = zone.owner {
            self.mind_warehouse(rules, owner);
        }
    }

    /// A tile held without a warehouse goes to the discount row.
    pub(crate) fn mind_warehouse(&mut self, rules: &Rules, seat: Seat) {
        if !self.player(seat).has(rules, Title::Warehouse)
            && let Some(tile) = self.player_mut(seat).held.take()
        {
            self.discount(rules, tile);
        }
    }

    /// The seats that an anti-trust card helps: all but those with the most, and all if everyone
    /// has the same; those with the least first, in the order of turns between equals. How many
    /// there are is returned beside the seats.
    pub(crate) fn all_but_leaders(
        &self,
        rules: &Rules,
        measure: impl Fn(&Player) -> usize,
    ) -> ([Seat; MOST_SEATS], usize) {
        let of = |seat: Seat| measure(self.player(seat));
        let most = Seat::all(rules.seats).map(of).max().unwrap_or(0);
        let tied = Seat::all(rules.seats).all(|seat| of(seat) == most);
        let (mut seats, mut count) = ([Seat::new(0); MOST_SEATS], 0);
        for seat in self.in_order(rules).filter(|seat| tied || of(*seat) < most) {
            let place = seats[..count].partition_point(|other| of(*other) <= of(seat));
            seats.copy_within(place..count, place + 1);
            seats[place] = seat;
            count += 1;
        }
        (seats, count)
    }

    /// The seats that an anti-trust card helps when it is activated, in the order in which it does;
    /// nobody for a card of another kind. How many there are is returned beside the seats.
    pub(crate) fn helped_by(&self, rules: &Rules, title: Title) -> ([Seat; MOST_SEATS], usize) {
        match title {
            Title::Bargain | Title::Subsidy => {
                self.all_but_leaders(rules, |player| player.money as usize)
            }
            Title::Express => self.all_but_leaders(rules, |player| player.house.laid()),
            Title::Tender => self.all_but_leaders(rules, |player| player.hand.len()),
            Title::Temp => {
                let fewest =
                    self.in_order(rules).min_by_key(|seat| self.player(*seat).house.laid());
                let helped = fewest.filter(|seat| !self.player(*seat).passed);
                ([helped.unwrap_or(Seat::new(0)); MOST_SEATS], helped.iter().count())
            }
            _ => ([Seat::new(0); MOST_SEATS], 0),
        }
    }
}
