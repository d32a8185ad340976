//! Making up anew what a viewer cannot know: the cards in other hands, in the deck and face down,
//! bids, and whatever will be drawn.
//!
//! Cards that the viewer cannot place are given other numbers throughout: each becomes another of
//! them, wherever it lies and whoever knows it. So everything stays consistent by itself. A card
//! face down in a zone stays of its kind, since the zone tells.

use tabletop::{Dealer, Game as _, Rng, Viewer};

use crate::agenda::Task;
use crate::board::{Board, Played};
use crate::card::{CardId, CardSet, MOST_CARDS};
use crate::game::Bienvenue;
use crate::rules::Rules;

/// Which card each card becomes.
struct Exchange {
    becomes: [CardId; MOST_CARDS],
    /// The cards that may become another.
    unknown: CardSet,
}

impl Exchange {
    fn of(&self, card: CardId) -> CardId {
        self.becomes[card.index()]
    }

    fn set(&self, cards: &mut CardSet) {
        let mut others = cards.without(self.unknown);
        cards.both(self.unknown).iter().for_each(|card| others.insert(self.of(card)));
        *cards = others;
    }

    fn played(&self, zones: &mut [Option<Played>]) {
        for played in zones.iter_mut().flatten() {
            played.card = self.of(played.card);
        }
    }

    fn board(&self, board: &mut Board) {
        self.set(&mut board.deck);
        self.set(&mut board.public);
        board.seen.iter_mut().for_each(|seen| self.set(seen));
        for card in board.discard.cards_mut() {
            *card = self.of(*card);
        }
        self.played(&mut board.centre);
        for player in &mut board.players {
            self.set(&mut player.hand);
            self.played(&mut player.zones);
        }
        board.agenda.for_each_mut(|duty| match &mut duty.task {
            Task::Keep { cards, .. } | Task::Give { cards, .. } => self.set(cards),
            _ => {}
        });
    }
}

/// Cards in no particular order, to be drawn from.
struct Bag {
    cards: [CardId; MOST_CARDS],
    len: usize,
}

impl Bag {
    fn of(set: CardSet) -> Self {
        let mut bag = Self { cards: [CardId(0); MOST_CARDS], len: 0 };
        for card in set.iter() {
            bag.cards[bag.len] = card;
            bag.len += 1;
        }
        bag
    }

    fn draw(&mut self, rng: &mut Rng) -> Option<CardId> {
        if self.len == 0 {
            return None;
        }
        let at = rng.below(self.len);
        self.len -= 1;
        self.cards.swap(at, self.len);
        Some(self.cards[self.len])
    }
}

impl Bienvenue {
    pub(crate) fn imagine(&mut self, viewer: Viewer, rng: &mut Rng) {
        self.dealer = Dealer::imagined(rng);
        if self.acting().is_some_and(|acting| viewer != Viewer::Seat(acting)) {
            self.board = self.known;
        }
        let exchange = exchange(&self.rules, &self.known, viewer, rng);
        exchange.board(&mut self.board);
        exchange.board(&mut self.known);
        self.imagine_bids(viewer, rng);
    }

    /// Others' bids could be any that they can pay. Half of them are none and the others hardly above
    /// the printed price, as people bid.
    fn imagine_bids(&mut self, viewer: Viewer, rng: &mut Rng) {
        let Some(Task::Auction { tile, most }) = self.board.agenda.top().map(|duty| duty.task)
        else {
            return;
        };
        let least = self.rules.figures().lowest_bid;
        let usual = self.rules.kind(tile).cost.max(least) + 1;
        for seat in tabletop::Seat::all(self.seats()).filter(|seat| viewer != Viewer::Seat(*seat)) {
            if let Some(bid) = &mut self.board.bids[seat.index()] {
                let most = most[seat.index()].min(usual);
                let possible = usize::from(most.saturating_sub(least)) + 1;
                *bid = if rng.below(2) == 0 { 0 } else { least + rng.below(possible) as u8 };
            }
        }
    }
}

fn exchange(rules: &Rules, board: &Board, viewer: Viewer, rng: &mut Rng) -> Exchange {
    let seen = match viewer {
        Viewer::Seat(seat) => board.seen[seat.index()],
        Viewer::Spectator => board.public,
    };
    let unknown = rules.cards().without(seen);
    let becomes = std::array::from_fn(|index| CardId(index as u8));
    let mut exchange = Exchange { becomes, unknown };
    let mut left = unknown;
    // First those whose kind is known, then all the others.
    let zones = board.players[..rules.seats].iter().map(|player| &player.zones);
    let mut fixed = CardSet::NONE;
    for (played, corruption) in zones
        .flat_map(|zones| zones.iter().flatten().map(|played| (played, true)))
        .chain(board.centre.iter().flatten().map(|played| (played, false)))
    {
        if !unknown.contains(played.card) {
            continue;
        }
        let alike =
            if corruption { left.both(rules.corruption) } else { left.without(rules.corruption) };
        if let Some(other) = Bag::of(alike).draw(rng) {
            exchange.becomes[played.card.index()] = other;
            left.remove(other);
            fixed.insert(played.card);
        }
    }
    let mut bag = Bag::of(left);
    let (places, count) = places(board, unknown.without(fixed));
    for card in &places[..count] {
        if let Some(other) = bag.draw(rng) {
            exchange.becomes[card.index()] = other;
        }
    }
    exchange
}

/// Cards in the order of the places where they lie: hands, the discard pile, what is looked at, the
/// deck. So the same luck imagines the same, whatever the cards really are.
fn places(board: &Board, unknown: CardSet) -> ([CardId; MOST_CARDS], usize) {
    let (mut places, mut count) = ([CardId(0); MOST_CARDS], 0);
    let known = board.seen.iter().fold(board.public, |known, seen| known.and(*seen));
    let mut add = |cards: CardSet| {
        let from = count;
        for card in cards.both(unknown).iter() {
            places[count] = card;
            count += 1;
        }
        // In one place, cards differ only by who has seen them; mostly nobody has.
        if cards.both(known).is_empty() {
            return;
        }
        places[from..count].sort_unstable_by_key(|card| {
            let seen = board.seen.iter().enumerate();
            let seen: u8 = seen.map(|(seat, seen)| u8::from(seen.contains(*card)) << seat).sum();
            (board.public.contains(*card), seen)
        });
    };
    board.players.iter().for_each(|player| add(player.hand));
    for &card in board.discard.as_slice() {
        add(CardSet::only(card));
    }
    for duty in board.agenda.as_slice() {
        if let Task::Keep { cards, .. } | Task::Give { cards, .. } = duty.task {
            add(cards);
        }
    }
    add(board.deck);
    (places, count)
}
