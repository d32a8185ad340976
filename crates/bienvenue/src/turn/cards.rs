//! Drawing, playing and activating cards, and what each of them does.

use tabletop::Seat;

use super::Playing;
use crate::agenda::Task;
use crate::board::{Board, Played, Zone};
use crate::card::{CardId, CardSet, Kind, Title};
use crate::refusal::Refusal;
use crate::rules::Rules;

impl Rules {
    /// Each title among these cards, once.
    pub(crate) fn each_title(&self, cards: CardSet, mut found: impl FnMut(Title)) {
        let mut last = None;
        // Cards of one title stand together.
        for title in cards.iter().map(|card| self.title(card)) {
            if last != Some(title) {
                found(title);
                last = Some(title);
            }
        }
    }

    /// A card of this title among these.
    fn titled_card(&self, cards: CardSet, title: Title) -> Result<CardId, Refusal> {
        let found = cards.iter().find(|card| self.title(*card) == title);
        found.ok_or(Refusal::NotHeld(title))
    }
}

impl Board {
    pub(super) fn may_take_from_deck(&self, rules: &Rules, seat: Seat) -> Result<(), Refusal> {
        if self.deck_worker.is_some() {
            Err(Refusal::SpotTaken)
        } else if !self.has_cards() {
            Err(Refusal::NoCard)
        } else if self.hand_room(rules, seat) == 0 {
            Err(Refusal::HandFull)
        } else {
            Ok(())
        }
    }

    pub(super) fn may_take_discard(&self, rules: &Rules, seat: Seat) -> Result<CardId, Refusal> {
        if self.discard_worker.is_some() {
            Err(Refusal::SpotTaken)
        } else if self.hand_room(rules, seat) == 0 {
            Err(Refusal::HandFull)
        } else {
            self.discard.as_slice().last().copied().ok_or(Refusal::NoCard)
        }
    }

    pub(super) fn may_activate(
        &self,
        rules: &Rules,
        seat: Seat,
        zone: Zone,
    ) -> Result<(), Refusal> {
        if !Self::zones(rules).any(|known| known == zone) {
            return Err(Refusal::NoZone);
        }
        let played = self.zone(zone).ok_or(Refusal::EmptyZone)?;
        if !played.face_up {
            return Err(Refusal::FaceDown);
        }
        if played.worker.is_some() {
            return Err(Refusal::SpotTaken);
        }
        if rules.title(played.card).is_taken() {
            if zone.owner == Some(seat) {
                return Err(Refusal::OwnCard);
            }
            if self.free_zones(rules, seat).next().is_none() {
                return Err(Refusal::NoFreeZone);
            }
        }
        Ok(())
    }

    pub(super) fn may_scrap(&self, rules: &Rules, seat: Seat, zone: u8) -> Result<(), Refusal> {
        if !self.player(seat).has(rules, Title::Golf) {
            return Err(Refusal::NoGolf);
        }
        if usize::from(zone) >= rules.figures().anti_trust_zones {
            return Err(Refusal::NoZone);
        }
        let zone = Zone { owner: None, index: zone };
        self.zone(zone).ok_or(Refusal::EmptyZone)?;
        if self.is_free(zone) { Ok(()) } else { Err(Refusal::Covered) }
    }

    pub(super) fn may_steal(&self, rules: &Rules, seat: Seat, victim: Seat) -> Result<(), Refusal> {
        let good =
            victim != seat && victim.index() < rules.seats && self.player(victim).workers > 0;
        if good { Ok(()) } else { Err(Refusal::NoVictim(victim)) }
    }
}

impl Playing<'_> {
    pub(super) fn play_card(&mut self, seat: Seat, title: Title, zone: u8) -> Result<(), Refusal> {
        let card = self.rules.titled_card(self.board.player(seat).hand, title)?;
        let mut zones = Board::zones_for(self.rules, seat, title);
        let zone = zones.find(|known| known.index == zone).ok_or(Refusal::NoZone)?;
        if !self.board.is_free(zone) {
            return Err(Refusal::Covered);
        }
        self.board.leaves_hand(self.rules, seat, card);
        self.board.clear(self.rules, zone);
        let played = Played { card, face_up: false, worker: None, turned: false };
        *self.board.zone_mut(zone) = Some(played);
        self.board.freed = true;
        Ok(())
    }

    /// Draws cards of which the seat keeps one, and perhaps gives one away.
    pub(super) fn pick(&mut self, seat: Seat, count: u8, give: Option<Seat>) {
        if self.board.hand_room(self.rules, seat) == 0 {
            return;
        }
        let mut cards = CardSet::NONE;
        for _ in 0..count {
            if let Some(card) = self.board.draw_card(self.dealer, seat) {
                cards.insert(card);
                self.stop = true;
            }
        }
        if !cards.is_empty() {
            self.board.agenda.push(seat, Task::Keep { cards, give });
        }
    }

    pub(super) fn keep(
        &mut self,
        seat: Seat,
        mut cards: CardSet,
        give: Option<Seat>,
        title: Title,
    ) -> Result<(), Refusal> {
        let card = self.rules.titled_card(cards, title)?;
        self.board.player_mut(seat).hand.insert(card);
        cards.remove(card);
        self.board.agenda.pop();
        match give {
            Some(to) => self.board.agenda.push(seat, Task::Give { cards, to }),
            None => cards.iter().for_each(|card| self.board.discard.push(card)),
        }
        Ok(())
    }

    /// A single card is kept without asking.
    pub(super) fn settle_keep(&mut self, seat: Seat, cards: CardSet, give: Option<Seat>) -> bool {
        let Some(only) = cards.iter().next().filter(|_| cards.len() == 1) else {
            return self.pop_unless(!cards.is_empty());
        };
        self.keep(seat, cards, give, self.rules.title(only)).is_ok()
    }

    /// Who gives a card away knows that the other holds it.
    pub(super) fn give(
        &mut self,
        mut cards: CardSet,
        to: Seat,
        title: Title,
    ) -> Result<(), Refusal> {
        let card = self.rules.titled_card(cards, title)?;
        cards.remove(card);
        self.board.agenda.pop();
        self.board.seen[to.index()].insert(card);
        self.board.player_mut(to).hand.insert(card);
        self.stop = true;
        cards.iter().for_each(|card| self.board.discard.push(card));
        Ok(())
    }

    pub(super) fn settle_give(&mut self, cards: CardSet, to: Seat) -> bool {
        if self.board.hand_room(self.rules, to) == 0 {
            self.board.agenda.pop();
            cards.iter().for_each(|card| self.board.discard.push(card));
            return true;
        }
        match (cards.len(), cards.iter().next()) {
            (1, Some(only)) => self.give(cards, to, self.rules.title(only)).is_ok(),
            (0, _) => self.pop_unless(false),
            _ => false,
        }
    }

    pub(super) fn steal(&mut self, seat: Seat, victim: Seat) {
        self.board.player_mut(victim).workers -= 1;
        self.board.player_mut(seat).workers += 1;
    }

    /// A single victim is not chosen, and without one nothing happens.
    pub(super) fn settle_steal(&mut self, seat: Seat) -> bool {
        let rules = self.rules;
        let mut victims = Seat::all(rules.seats)
            .filter(|victim| self.board.may_steal(rules, seat, *victim).is_ok());
        let (first, second) = (victims.next(), victims.next());
        drop(victims);
        if second.is_some() {
            return false;
        }
        self.board.agenda.pop();
        if let Some(victim) = first {
            self.steal(seat, victim);
        }
        true
    }

    /// Moves a card, with the worker on it, to the zone of another.
    pub(super) fn move_card(&mut self, from: Zone, to: Zone) {
        let Some(played) = self.board.zone(from) else { return };
        *self.board.zone_mut(from) = None;
        self.board.clear(self.rules, to);
        *self.board.zone_mut(to) = Some(played);
        if let Some(owner) = from.owner {
            self.board.mind_warehouse(self.rules, owner);
        }
    }

    pub(super) fn settle_move(&mut self, seat: Seat, from: Seat, index: u8) -> bool {
        let mut zones = self.board.free_zones(self.rules, seat);
        let (first, second) = (zones.next(), zones.next());
        drop(zones);
        if second.is_some() {
            return false;
        }
        self.board.agenda.pop();
        if let Some(to) = first {
            self.move_card(Zone { owner: Some(from), index }, to);
        }
        true
    }

    fn draw_cards(&mut self, seat: Seat, count: u8) {
        for _ in 0..count {
            if self.board.hand_room(self.rules, seat) > 0 {
                self.stop |= self.board.draw_card_into_hand(self.dealer, seat);
            }
        }
    }

    /// Puts the worker on a card and does what it says. What its owner gets comes only if someone
    /// else activates it.
    pub(super) fn activate(&mut self, seat: Seat, zone: Zone) {
        let Some(mut played) = self.board.zone(zone) else { return };
        let was_turned = played.turned;
        played.worker = Some(seat);
        let rules = self.rules;
        let title = rules.title(played.card);
        if title == Title::Windfall {
            played.turned = !played.turned;
        }
        *self.board.zone_mut(zone) = Some(played);
        let card = rules.card(title);
        let owner = zone.owner.filter(|owner| *owner != seat);
        debug_assert_eq!(zone.owner.is_some(), title.kind() == Kind::Corruption);
        let coins = |amount: u8| u32::from(amount);
        match title {
            Title::Bribe => {
                let money = self.board.player(seat).money;
                let poorest =
                    Seat::all(rules.seats).all(|other| self.board.player(other).money >= money);
                let amount = if poorest { card.more } else { card.amount };
                self.board.player_mut(seat).money += coins(amount);
            }
            Title::Share => {
                self.board.player_mut(seat).money += coins(card.amount);
                if let Some(owner) = owner {
                    self.board.player_mut(owner).money += coins(card.owner);
                }
            }
            Title::Contacts => {
                self.draw_cards(seat, card.amount);
                if let Some(owner) = owner {
                    self.draw_cards(owner, card.owner);
                }
            }
            Title::Favour => self.pick(seat, card.amount, owner.filter(|_| card.owner > 0)),
            Title::Poaching => {
                if let Some(owner) = owner {
                    self.draw_cards(owner, card.owner);
                }
                self.board.agenda.push(seat, Task::Steal);
            }
            Title::Windfall => {
                let extra = &mut self.board.player_mut(seat).extra;
                *extra = extra.saturating_add(card.amount);
                if let Some(owner) = owner.filter(|_| !was_turned && card.owner > 0) {
                    self.board.agenda.push(owner, Task::Gift);
                }
            }
            Title::Warehouse | Title::Golf => {
                if let Some(owner) = owner {
                    self.board.agenda.push(owner, Task::Pick { count: card.owner });
                    let from = Task::Move { from: owner, index: zone.index };
                    self.board.agenda.push(seat, from);
                }
            }
            Title::Bargain | Title::Express => {
                let (seats, count) = self.board.helped_by(rules, title);
                let task = match title {
                    Title::Bargain => Task::Bargain { cut: card.amount },
                    _ => Task::Express,
                };
                for &seat in seats[..count].iter().rev() {
                    self.board.agenda.push(seat, task);
                }
            }
            Title::Subsidy | Title::Tender | Title::Temp => {
                let (seats, count) = self.board.helped_by(rules, title);
                for &seat in &seats[..count] {
                    match title {
                        Title::Subsidy => self.board.player_mut(seat).money += coins(card.amount),
                        Title::Tender => self.draw_cards(seat, card.amount),
                        _ => self.board.player_mut(seat).workers += card.amount,
                    }
                }
            }
        }
    }
}
