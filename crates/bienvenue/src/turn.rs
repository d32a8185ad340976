//! What may be chosen, and what it does: the duty on top of the agenda decides.
//!
//! Every choice is checked by a function of the board that changes nothing, and the list of choices
//! asks the same functions. What a choice sets off is put on the agenda; [`Playing::settle`] then
//! does everything that leaves nothing to choose, until somebody has to.

use tabletop::{Dealer, Seat};

use crate::agenda::Task;
use crate::board::{Board, Phase, Zone};
use crate::card::{Kind, Title};
use crate::cell::{Cells, Side, Spot};
use crate::choice::{Choice, PileId};
use crate::game::End;
use crate::refusal::{Refusal, Step};
use crate::rules::Rules;

mod cards;
mod drawing;
mod rounds;

/// The game being played on, with all that it needs.
pub(crate) struct Playing<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) board: &'a mut Board,
    pub(crate) dealer: &'a mut Dealer,
    /// Whether this choice cannot be taken back: something came to light, or a turn is over.
    pub(crate) stop: bool,
    /// Why the game is over.
    pub(crate) end: Option<End>,
}

impl Task {
    /// What a refusal says must be chosen.
    pub(crate) fn step(self) -> Step {
        match self {
            Self::Draft => Step::Draft,
            Self::Foundations => Step::Foundations,
            Self::Entrance => Step::Entrance,
            Self::Starting => Step::Starting,
            Self::Turn => Step::Turn,
            Self::Drawn { .. } => Step::Drawn,
            Self::Rest { .. } => Step::Rest,
            Self::Auction { .. } => Step::Bid,
            Self::Lay { .. } => Step::Lay,
            Self::Pick { .. } | Self::Keep { .. } => Step::Keep,
            Self::Give { .. } => Step::Give,
            Self::Steal => Step::Steal,
            Self::Move { .. } => Step::Move,
            Self::Gift => Step::Gift,
            Self::Bargain { .. } => Step::Bargain,
            Self::Express => Step::Express,
        }
    }
}

impl Board {
    /// Lists what a seat may choose.
    pub(crate) fn list(&self, rules: &Rules, seat: Seat, into: &mut Vec<Choice>) {
        let Some(duty) = self.agenda.top() else { return };
        if let Task::Auction { most, .. } = duty.task {
            if self.may_bid_at_all(rules, seat) {
                let least = rules.figures().lowest_bid;
                into.push(Choice::Bid(0));
                into.extend((least..=most[seat.index()]).map(Choice::Bid));
            }
            return;
        }
        if duty.seat != seat {
            return;
        }
        let piles = || (0..rules.piles() as u8).map(PileId);
        match duty.task {
            Task::Draft | Task::Gift => {
                let filled = |pile: &PileId| self.may_draw(rules, *pile, false).is_ok();
                into.extend(piles().filter(filled).map(Choice::Draw));
            }
            Task::Express => {
                let filled = |pile: &PileId| self.may_draw(rules, *pile, false).is_ok();
                into.extend(piles().filter(filled).map(Choice::Draw));
                into.push(Choice::Decline);
            }
            Task::Foundations => list_foundations(rules, into),
            Task::Entrance => {
                let house = &self.player(seat).house;
                for spot in house.foundations().iter() {
                    let edges = Side::ALL
                        .into_iter()
                        .filter(|side| house.may_enter(rules, spot, *side).is_ok());
                    into.extend(edges.map(|side| Choice::Entrance { spot, side }));
                }
            }
            Task::Starting => {
                let tiles = self.player(seat).start;
                for tile in tiles.iter() {
                    self.list_layings(rules, seat, tile, rules.kind(tile).cost.into(), into);
                }
                into.extend(tiles.iter().map(Choice::Discount));
            }
            Task::Turn => self.list_turn(rules, seat, into),
            Task::Drawn { tiles, .. } => self.list_drawn(rules, seat, tiles, into),
            Task::Rest { tiles } => {
                into.extend(tiles.iter().map(Choice::Discount));
                if self.may_hold(rules, seat).is_ok() {
                    into.extend(tiles.iter().map(Choice::Hold));
                }
            }
            Task::Lay { tile, price, optional } => {
                self.list_layings(rules, seat, tile, price.into(), into);
                if optional {
                    into.push(Choice::Discount(tile));
                }
            }
            Task::Keep { cards, .. } => {
                rules.each_title(cards, |title| into.push(Choice::Keep(title)));
            }
            Task::Give { cards, .. } => {
                rules.each_title(cards, |title| into.push(Choice::Give(title)));
            }
            Task::Steal => {
                let victims = Seat::all(rules.seats)
                    .filter(|victim| self.may_steal(rules, seat, *victim).is_ok());
                into.extend(victims.map(Choice::Steal));
            }
            Task::Move { .. } => {
                let free = self.free_zones(rules, seat);
                into.extend(free.map(|zone| Choice::Move(zone.index)));
            }
            Task::Bargain { cut } => {
                for (index, &tile) in self.row.as_slice().iter().enumerate() {
                    let price = Self::row_price(rules, index, tile, cut);
                    if self.can_lay(rules, seat, tile, price) {
                        into.push(Choice::Buy(tile));
                    }
                }
                into.push(Choice::Decline);
            }
            Task::Auction { .. } | Task::Pick { .. } => {}
        }
    }

    fn list_turn(&self, rules: &Rules, seat: Seat, into: &mut Vec<Choice>) {
        if !self.acted {
            let piles = (0..rules.piles() as u8).map(PileId);
            into.extend(
                piles.filter(|pile| self.may_draw(rules, *pile, true).is_ok()).map(Choice::Draw),
            );
            if self.may_draw_garden(rules, seat).is_ok() {
                into.push(Choice::DrawGarden);
            }
            for &tile in self.row.as_slice() {
                if self.may_buy(rules, seat, tile).is_ok() {
                    into.push(Choice::Buy(tile));
                }
            }
            if self.may_take_from_deck(rules, seat).is_ok() {
                into.push(Choice::Deck);
            }
            if self.may_take_discard(rules, seat).is_ok() {
                into.push(Choice::TakeDiscard);
            }
            for zone in Self::zones(rules) {
                if self.may_activate(rules, seat, zone).is_ok() {
                    into.push(Choice::Activate(zone));
                }
            }
            if self.player(seat).money >= rules.figures().door.into() {
                self.list_works(rules, seat, into);
            }
            into.push(Choice::Pass);
        }
        if !self.freed {
            rules.each_title(self.player(seat).hand, |title| {
                let zones = Self::zones_for(rules, seat, title);
                let free = zones.filter(|zone| self.is_free(*zone));
                into.extend(free.map(|zone| Choice::Play { title, zone: zone.index }));
            });
            if self.player(seat).has(rules, Title::Golf) {
                let zones = 0..rules.figures().anti_trust_zones as u8;
                let mut scrapped = zones.filter(|zone| self.may_scrap(rules, seat, *zone).is_ok());
                into.extend(scrapped.by_ref().map(Choice::Scrap));
            }
        }
        if self.acted {
            into.push(Choice::Done);
        }
    }

    fn list_works(&self, rules: &Rules, seat: Seat, into: &mut Vec<Choice>) {
        let house = &self.player(seat).house;
        let ground = house.downstairs().iter();
        let upper = house.upstairs().iter().map(Spot::above);
        for spot in ground.chain(upper) {
            for side in Side::ALL {
                if house.may_open(rules, spot, side).is_ok() {
                    into.push(Choice::Open { spot, side });
                }
            }
        }
    }

    /// Where a card of this title may go.
    pub(crate) fn zones_for(
        rules: &Rules,
        seat: Seat,
        title: Title,
    ) -> impl Iterator<Item = Zone> + use<> {
        let (owner, count) = match title.kind() {
            Kind::Corruption => (Some(seat), rules.figures().corruption_zones),
            Kind::AntiTrust => (None, rules.figures().anti_trust_zones),
        };
        (0..count as u8).map(move |index| Zone { owner, index })
    }

    /// Own zones that a corruption card can be put into.
    pub(crate) fn free_zones(&self, rules: &Rules, seat: Seat) -> impl Iterator<Item = Zone> {
        Self::zones_for(rules, seat, Title::Golf).filter(|zone| self.is_free(*zone))
    }

    /// Who owes a bid.
    pub(crate) fn may_bid_at_all(&self, rules: &Rules, seat: Seat) -> bool {
        match self.agenda.top().map(|duty| (duty.seat, duty.task)) {
            Some((seller, Task::Auction { most, .. })) => {
                seat != seller
                    && seat.index() < rules.seats
                    && most[seat.index()] >= rules.figures().lowest_bid
                    && self.bids[seat.index()].is_none()
            }
            _ => false,
        }
    }
}

/// Every rectangle that foundations may be.
fn list_foundations(rules: &Rules, into: &mut Vec<Choice>) {
    let land = rules.land();
    for row in 0..land {
        for column in 0..land {
            let from = Spot::new(column, row, false);
            for bottom in row + 1..land {
                for right in column + 1..land {
                    let to = Spot::new(right, bottom, false);
                    if foundations(rules, from, to).is_ok() {
                        into.push(Choice::Foundations { from, to });
                    }
                }
            }
        }
    }
}

/// The cells of foundations between two corners.
pub(crate) fn foundations(rules: &Rules, from: Spot, to: Spot) -> Result<Cells, Refusal> {
    let figures = rules.figures();
    let sizes = figures.foundations_fewest..=figures.foundations_most;
    let wrong = Refusal::BadFoundations { fewest: *sizes.start() as u8, most: *sizes.end() as u8 };
    let corners = [from, to].iter().all(|spot| !spot.is_upstairs() && spot.is_on(rules.land()));
    if !corners || to.row() <= from.row() || to.column() <= from.column() {
        return Err(wrong);
    }
    let cells = Cells::rectangle(from, to);
    if sizes.contains(&cells.len()) { Ok(cells) } else { Err(wrong) }
}

impl Playing<'_> {
    /// Makes a choice, or refuses it, changing nothing; then does all that follows from it.
    pub(crate) fn choose(&mut self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        self.act(seat, choice)?;
        self.settle();
        Ok(())
    }

    fn act(&mut self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let duty = self.board.agenda.top().ok_or(Refusal::GameOver)?;
        if let Task::Auction { most, .. } = duty.task {
            return self.bid(seat, choice, most);
        }
        if duty.seat != seat {
            return Err(Refusal::OtherTurn(duty.seat));
        }
        let (rules, task) = (self.rules, duty.task);
        match (task, choice) {
            (Task::Draft, Choice::Draw(pile)) => {
                let tile = self.draw_top(pile)?;
                self.board.agenda.pop();
                self.board.player_mut(seat).start.insert(tile);
            }
            (Task::Foundations, Choice::Foundations { from, to }) => {
                let cells = foundations(rules, from, to)?;
                self.board.player_mut(seat).house.found(cells);
                self.board.agenda.pop();
                self.board.agenda.push(seat, Task::Entrance);
            }
            (Task::Entrance, Choice::Entrance { spot, side }) => {
                self.board.player(seat).house.may_enter(rules, spot, side)?;
                self.board.player_mut(seat).house.enter(Some((spot, side)));
                self.board.agenda.pop();
            }
            (Task::Starting, Choice::Lay(laying)) => {
                if !self.board.player(seat).start.contains(laying.tile) {
                    return Err(Refusal::NotThatTile(laying.tile));
                }
                self.lay(seat, laying, rules.kind(laying.tile).cost.into())?;
                self.board.player_mut(seat).start.remove(laying.tile);
                self.board.agenda.pop();
            }
            (Task::Starting, Choice::Discount(tile)) => {
                if !self.board.player(seat).start.contains(tile) {
                    return Err(Refusal::NotThatTile(tile));
                }
                self.board.player_mut(seat).start.remove(tile);
                self.board.discount(rules, tile);
                self.board.agenda.pop();
            }
            (Task::Turn, choice) => self.take_turn(seat, choice)?,
            (Task::Drawn { tiles, .. }, choice) => self.use_drawn(seat, tiles, choice)?,
            (Task::Rest { mut tiles }, Choice::Discount(tile) | Choice::Hold(tile)) => {
                if !tiles.contains(tile) {
                    return Err(Refusal::NotThatTile(tile));
                }
                tiles.remove(tile);
                if matches!(choice, Choice::Hold(_)) {
                    self.board.may_hold(rules, seat)?;
                    self.board.player_mut(seat).held = Some(tile);
                } else {
                    self.board.discount(rules, tile);
                }
                self.board.agenda.pop();
                self.board.agenda.push(seat, Task::Rest { tiles });
            }
            (Task::Lay { tile, price, .. }, Choice::Lay(laying)) => {
                if laying.tile != tile {
                    return Err(Refusal::NotThatTile(laying.tile));
                }
                self.lay(seat, laying, price.into())?;
                self.board.agenda.pop();
            }
            (Task::Lay { tile, optional: true, .. }, Choice::Discount(other)) => {
                if other != tile {
                    return Err(Refusal::NotThatTile(other));
                }
                self.board.discount(rules, tile);
                self.board.agenda.pop();
            }
            (Task::Keep { cards, give }, Choice::Keep(title)) => {
                self.keep(seat, cards, give, title)?;
            }
            (Task::Give { cards, to }, Choice::Give(title)) => self.give(cards, to, title)?,
            (Task::Steal, Choice::Steal(victim)) => {
                self.board.may_steal(rules, seat, victim)?;
                self.board.agenda.pop();
                self.steal(seat, victim);
            }
            (Task::Move { from, index }, Choice::Move(zone)) => {
                let to = self.own_zone(seat, zone)?;
                if !self.board.is_free(to) {
                    return Err(Refusal::Covered);
                }
                self.board.agenda.pop();
                self.move_card(Zone { owner: Some(from), index }, to);
            }
            (Task::Gift, Choice::Draw(pile)) => {
                let tile = self.draw_top(pile)?;
                self.board.agenda.pop();
                let price = rules.kind(tile).cost;
                self.board.agenda.push(seat, Task::Lay { tile, price, optional: true });
            }
            (Task::Bargain { cut }, Choice::Buy(tile)) => {
                let price = self.board.may_buy_at(rules, seat, tile, cut)?;
                self.board.agenda.pop();
                self.take_from_row(seat, tile, price);
            }
            (Task::Express, Choice::Draw(pile)) => {
                self.board.may_draw(rules, pile, false)?;
                self.board.agenda.pop();
                self.draw(seat, pile);
            }
            (Task::Bargain { .. } | Task::Express, Choice::Decline) => self.board.agenda.pop(),
            (_, Choice::Decline) => return Err(Refusal::NotOptional),
            _ => return Err(Refusal::NotNow(task.step())),
        }
        Ok(())
    }

    fn take_turn(&mut self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let rules = self.rules;
        match choice {
            Choice::Play { title, zone } => {
                self.may_take_free_action()?;
                return self.play_card(seat, title, zone);
            }
            Choice::Scrap(zone) => {
                self.may_take_free_action()?;
                self.board.may_scrap(rules, seat, zone)?;
                self.board.clear(rules, Zone { owner: None, index: zone });
                self.board.freed = true;
                return Ok(());
            }
            Choice::Done => {
                if !self.board.acted {
                    return Err(Refusal::NotActed);
                }
                self.board.agenda.pop();
                (self.board.acted, self.board.freed) = (false, false);
                self.stop = true;
                return Ok(());
            }
            _ => {}
        }
        if self.board.acted {
            return Err(match choice {
                Choice::Draw(_)
                | Choice::DrawGarden
                | Choice::Buy(_)
                | Choice::Deck
                | Choice::TakeDiscard
                | Choice::Activate(_)
                | Choice::Open { .. }
                | Choice::Pass => Refusal::Acted,
                _ => Refusal::NotNow(Step::Turn),
            });
        }
        match choice {
            Choice::Pass => {
                self.board.player_mut(seat).passed = true;
                self.board.acted = true;
                return Ok(());
            }
            _ if self.board.player(seat).workers == 0 => return Err(Refusal::NoWorker),
            Choice::Draw(pile) => {
                self.board.may_draw(rules, pile, true)?;
                self.place_worker(seat);
                self.board.piles[usize::from(pile.0)].worker = Some(seat);
                self.draw(seat, pile);
            }
            Choice::DrawGarden => {
                self.board.may_draw_garden(rules, seat)?;
                self.place_worker(seat);
                self.board.garden_workers += 1;
                self.draw_garden(seat);
            }
            Choice::Buy(tile) => {
                let price = self.board.may_buy(rules, seat, tile)?;
                self.place_worker(seat);
                self.board.purchases += 1;
                self.take_from_row(seat, tile, price);
            }
            Choice::Deck => {
                self.board.may_take_from_deck(rules, seat)?;
                self.place_worker(seat);
                self.board.deck_worker = Some(seat);
                self.board.agenda.push(seat, Task::Pick { count: 2 });
            }
            Choice::TakeDiscard => {
                let card = self.board.may_take_discard(rules, seat)?;
                self.place_worker(seat);
                self.board.discard_worker = Some(seat);
                self.board.discard.pop();
                self.stop |= !self.board.seen[seat.index()].contains(card);
                self.board.seen[seat.index()].insert(card);
                self.board.player_mut(seat).hand.insert(card);
            }
            Choice::Activate(zone) => {
                self.board.may_activate(rules, seat, zone)?;
                self.place_worker(seat);
                self.activate(seat, zone);
            }
            Choice::Open { spot, side } => {
                let player = self.board.player(seat);
                player.house.may_open(rules, spot, side)?;
                let price = rules.figures().door.into();
                can_pay(player.money, price)?;
                self.place_worker(seat);
                let player = self.board.player_mut(seat);
                player.money -= price;
                player.house.open_door(rules, spot, side);
                player.house.built = player.house.built.saturating_add(1);
            }
            _ => return Err(Refusal::NotNow(Step::Turn)),
        }
        Ok(())
    }

    fn may_take_free_action(&self) -> Result<(), Refusal> {
        if self.board.freed { Err(Refusal::Freed) } else { Ok(()) }
    }

    fn place_worker(&mut self, seat: Seat) {
        let player = self.board.player_mut(seat);
        player.workers -= 1;
        player.placed += 1;
        self.board.acted = true;
    }

    /// Does everything that leaves nothing to choose, until somebody has to choose or the game is
    /// over.
    pub(crate) fn settle(&mut self) {
        while self.end.is_none() {
            let Some(duty) = self.board.agenda.top() else {
                self.next_duty();
                continue;
            };
            let (rules, seat) = (self.rules, duty.seat);
            let settled = match duty.task {
                Task::Drawn { tiles, .. } => self.settle_drawn(seat, tiles),
                Task::Rest { tiles } => self.settle_rest(seat, tiles),
                Task::Lay { tile, price, .. } => {
                    let stuck = !self.board.can_lay(rules, seat, tile, price.into());
                    if stuck {
                        self.board.agenda.pop();
                        self.board.discount(rules, tile);
                    }
                    stuck
                }
                Task::Auction { tile, most } => self.settle_auction(seat, tile, most),
                Task::Pick { count } => {
                    self.board.agenda.pop();
                    self.pick(seat, count, None);
                    true
                }
                Task::Keep { cards, give } => self.settle_keep(seat, cards, give),
                Task::Give { cards, to } => self.settle_give(cards, to),
                Task::Steal => self.settle_steal(seat),
                Task::Move { from, index } => self.settle_move(seat, from, index),
                Task::Bargain { cut } => {
                    let row = self.board.row;
                    let mut tiles = row.as_slice().iter();
                    let buyable =
                        tiles.any(|tile| self.board.may_buy_at(rules, seat, *tile, cut).is_ok());
                    self.pop_unless(buyable)
                }
                Task::Draft | Task::Gift | Task::Express => {
                    let filled = self.board.piles[..rules.piles()].iter().any(|p| p.count > 0);
                    self.pop_unless(filled)
                }
                Task::Starting => {
                    let left = !self.board.player(seat).start.is_empty();
                    self.pop_unless(left)
                }
                Task::Foundations | Task::Entrance | Task::Turn => false,
            };
            if !settled {
                return;
            }
        }
    }

    /// Drops the duty unless there is something to choose; whether it was dropped.
    fn pop_unless(&mut self, needed: bool) -> bool {
        if !needed {
            self.board.agenda.pop();
        }
        !needed
    }

    fn own_zone(&self, seat: Seat, index: u8) -> Result<Zone, Refusal> {
        let mut zones = Board::zones_for(self.rules, seat, Title::Golf);
        zones.find(|zone| zone.index == index).ok_or(Refusal::NoZone)
    }

    /// What comes next when nothing is owed.
    fn next_duty(&mut self) {
        let (rules, seats) = (self.rules, self.rules.seats as u8);
        let board = &mut *self.board;
        let (task, times, then) = match board.phase {
            Phase::Draft => (Task::Draft, seats * rules.figures().start as u8, Phase::Foundations),
            Phase::Foundations => (Task::Foundations, seats, Phase::Starting),
            Phase::Starting => (Task::Starting, seats * rules.figures().start as u8, Phase::Rounds),
            Phase::Rounds => return self.next_turn(),
        };
        if board.step < times {
            let seat = Seat::new((board.first.index() + usize::from(board.step)) % rules.seats);
            board.step += 1;
            board.agenda.push(seat, task);
        } else {
            (board.phase, board.step) = (then, 0);
        }
    }
}

/// Whether so much can be paid.
pub(crate) fn can_pay(money: u32, price: u32) -> Result<(), Refusal> {
    if money < price { Err(Refusal::TooDear { price, money }) } else { Ok(()) }
}
