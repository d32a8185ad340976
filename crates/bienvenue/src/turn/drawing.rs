//! Drawing, laying, buying and auctioning tiles.

use tabletop::Seat;

use super::{Playing, can_pay};
use crate::agenda::Task;
use crate::board::Board;
use crate::card::Title;
use crate::choice::{Choice, PileId};
use crate::data::{PaidTo, TieBreak};
use crate::house::{Laying, Plan};
use crate::refusal::{Refusal, Step};
use crate::rules::{MOST_SEATS, Rules};
use crate::tile::{TileId, TileSet};

impl Board {
    /// Whether a tile can be drawn from a pile; a worker there is minded only in a turn.
    pub(crate) fn may_draw(
        &self,
        rules: &Rules,
        pile: PileId,
        workers: bool,
    ) -> Result<(), Refusal> {
        let piles = &self.piles[..rules.piles()];
        let pile = piles.get(usize::from(pile.0)).ok_or(Refusal::NoPile)?;
        match pile.worker {
            Some(_) if workers => Err(Refusal::SpotTaken),
            _ if pile.count == 0 => Err(Refusal::NoPile),
            _ => Ok(()),
        }
    }

    pub(crate) fn may_draw_garden(&self, rules: &Rules, seat: Seat) -> Result<(), Refusal> {
        let limit = rules.figures().garden_workers;
        if self.player(seat).satisfied.is_none() {
            Err(Refusal::NotSatisfied)
        } else if self.garden_left(rules) == 0 {
            Err(Refusal::NoPile)
        } else if limit > 0 && self.garden_workers >= limit {
            Err(Refusal::SpotTaken)
        } else {
            Ok(())
        }
    }

    /// What laying a tile takes and costs in all, for this price.
    pub(crate) fn may_lay(
        &self,
        rules: &Rules,
        seat: Seat,
        laying: Laying,
        price: u32,
    ) -> Result<(Plan, u32), Refusal> {
        let player = self.player(seat);
        if !rules.has(laying.tile) {
            return Err(Refusal::NotThatTile(laying.tile));
        }
        if rules.kind(laying.tile).garden && player.satisfied.is_none() {
            return Err(Refusal::NotSatisfied);
        }
        let plan = player.house.plan(rules, self.upstairs(rules, seat), laying)?;
        let price = price + plan.extra(rules);
        can_pay(player.money, price)?;
        Ok((plan, price))
    }

    /// Calls for each way to lay a tile that can be paid, until told that it is enough.
    fn each_payable(
        &self,
        rules: &Rules,
        seat: Seat,
        tile: TileId,
        price: u32,
        mut found: impl FnMut(Laying) -> bool,
    ) {
        let player = self.player(seat);
        if price > player.money || rules.kind(tile).garden && player.satisfied.is_none() {
            return;
        }
        let upstairs = self.upstairs(rules, seat);
        player.house.each_laying(rules, upstairs, tile, |laying, plan| {
            price + plan.extra(rules) <= player.money && found(laying)
        });
    }

    /// Whether a tile can be laid and paid.
    pub(crate) fn can_lay(&self, rules: &Rules, seat: Seat, tile: TileId, price: u32) -> bool {
        let mut can = false;
        self.each_payable(rules, seat, tile, price, |_| {
            can = true;
            true
        });
        can
    }

    pub(super) fn list_layings(
        &self,
        rules: &Rules,
        seat: Seat,
        tile: TileId,
        price: u32,
        into: &mut Vec<Choice>,
    ) {
        self.each_payable(rules, seat, tile, price, |laying| {
            into.push(Choice::Lay(laying));
            false
        });
    }

    fn can_lay_any(&self, rules: &Rules, seat: Seat, tiles: TileSet) -> bool {
        tiles.iter().any(|tile| self.can_lay(rules, seat, tile, rules.kind(tile).cost.into()))
    }

    /// The tile in the warehouse, as a set.
    fn held(&self, seat: Seat) -> TileSet {
        self.player(seat).held.into_iter().collect()
    }

    pub(super) fn list_drawn(
        &self,
        rules: &Rules,
        seat: Seat,
        tiles: TileSet,
        into: &mut Vec<Choice>,
    ) {
        let before = into.len();
        for tile in tiles.iter() {
            self.list_layings(rules, seat, tile, rules.kind(tile).cost.into(), into);
        }
        let can = into.len() > before;
        for tile in self.held(seat).iter() {
            self.list_layings(rules, seat, tile, rules.kind(tile).cost.into(), into);
        }
        if !can && rules.auctions {
            into.extend(tiles.iter().map(Choice::Auction));
        } else if !can || !rules.forced {
            into.push(Choice::Decline);
        }
    }

    /// Whether the seat may put a tile in its warehouse.
    pub(crate) fn may_hold(&self, rules: &Rules, seat: Seat) -> Result<(), Refusal> {
        let player = self.player(seat);
        let room = player.held.is_none() && player.has(rules, Title::Warehouse);
        if room { Ok(()) } else { Err(Refusal::NoWarehouse) }
    }

    /// The price of a tile of the row for this seat, if it can be laid.
    pub(crate) fn may_buy_at(
        &self,
        rules: &Rules,
        seat: Seat,
        tile: TileId,
        cut: u8,
    ) -> Result<u32, Refusal> {
        let index = self.row.find(tile).ok_or(Refusal::NotThatTile(tile))?;
        if rules.kind(tile).garden && self.player(seat).satisfied.is_none() {
            return Err(Refusal::NotSatisfied);
        }
        let price = Self::row_price(rules, index, tile, cut);
        if self.can_lay(rules, seat, tile, price) {
            Ok(price)
        } else {
            Err(Refusal::CannotLay(tile))
        }
    }

    pub(crate) fn may_buy(&self, rules: &Rules, seat: Seat, tile: TileId) -> Result<u32, Refusal> {
        let limit = rules.figures().purchases;
        if limit > 0 && self.purchases >= limit {
            return Err(Refusal::NoPurchase);
        }
        self.may_buy_at(rules, seat, tile, 0)
    }

    /// The most a seat can bid for a tile; 0 if it cannot lay it.
    pub(crate) fn most_bid(&self, rules: &Rules, seat: Seat, tile: TileId) -> u8 {
        let player = self.player(seat);
        if rules.kind(tile).garden && player.satisfied.is_none() {
            return 0;
        }
        let extra = player.house.cheapest(rules, self.upstairs(rules, seat), tile);
        extra.map_or(0, |extra| player.money.saturating_sub(extra).min(250) as u8)
    }
}

impl Playing<'_> {
    /// Draws the tiles of a turn from a pile.
    pub(super) fn draw(&mut self, seat: Seat, pile: PileId) {
        let index = usize::from(pile.0);
        let shown = self.board.piles[index].top;
        let count = self.tiles_to_draw(seat);
        let tiles = (0..count)
            .map_while(|_| self.board.draw_tile(self.rules, self.dealer, index))
            .collect();
        self.board.turn_up(self.rules, self.dealer, index);
        self.stop = true;
        self.board.agenda.push(seat, Task::Drawn { tiles, shown });
    }

    pub(super) fn draw_garden(&mut self, seat: Seat) {
        let count = self.tiles_to_draw(seat);
        let drawn = (0..count).map_while(|_| self.board.draw_garden(self.rules, self.dealer));
        let tiles = drawn.collect();
        self.stop = true;
        self.board.agenda.push(seat, Task::Drawn { tiles, shown: None });
    }

    fn tiles_to_draw(&mut self, seat: Seat) -> usize {
        let extra = std::mem::take(&mut self.board.player_mut(seat).extra);
        self.rules.figures().drawn + usize::from(extra)
    }

    /// The top tile of a pile alone.
    pub(super) fn draw_top(&mut self, pile: PileId) -> Result<TileId, Refusal> {
        self.board.may_draw(self.rules, pile, false)?;
        let index = usize::from(pile.0);
        let tile = self.board.draw_tile(self.rules, self.dealer, index).ok_or(Refusal::NoPile)?;
        self.board.turn_up(self.rules, self.dealer, index);
        self.stop = true;
        Ok(tile)
    }

    /// Pays and lays a tile. The family may be satisfied by it.
    pub(super) fn lay(&mut self, seat: Seat, laying: Laying, price: u32) -> Result<(), Refusal> {
        let (plan, price) = self.board.may_lay(self.rules, seat, laying, price)?;
        let round = self.board.round;
        let player = self.board.player_mut(seat);
        player.money -= price;
        player.house.lay(self.rules, laying, plan);
        let family = self.rules.family(player.family);
        if player.satisfied.is_none() && family.missing(&player.house) == 0 {
            player.satisfied = Some(round);
            player.money += u32::from(family.garden_budget);
        }
        Ok(())
    }

    pub(super) fn use_drawn(
        &mut self,
        seat: Seat,
        tiles: TileSet,
        choice: Choice,
    ) -> Result<(), Refusal> {
        let rules = self.rules;
        let mut rest = tiles;
        match choice {
            Choice::Lay(laying) => {
                let tile = laying.tile;
                let held = self.board.player(seat).held == Some(tile);
                if !held && !tiles.contains(tile) {
                    return Err(Refusal::NotThatTile(tile));
                }
                self.lay(seat, laying, rules.kind(tile).cost.into())?;
                if held {
                    self.board.player_mut(seat).held = None;
                } else {
                    rest.remove(tile);
                }
                self.board.agenda.pop();
            }
            Choice::Auction(tile) => {
                if !tiles.contains(tile) {
                    return Err(Refusal::NotThatTile(tile));
                }
                if !rules.auctions {
                    return Err(Refusal::NoAuctions);
                }
                if self.board.can_lay_any(rules, seat, tiles) {
                    return Err(Refusal::MustLay);
                }
                rest.remove(tile);
                let mut most = [0; MOST_SEATS];
                for bidder in Seat::all(rules.seats).filter(|bidder| *bidder != seat) {
                    most[bidder.index()] = self.board.most_bid(rules, bidder, tile);
                }
                self.board.agenda.pop();
                self.board.agenda.push(seat, Task::Rest { tiles: rest });
                self.board.agenda.push(seat, Task::Auction { tile, most });
                return Ok(());
            }
            Choice::Decline => {
                let can = self.board.can_lay_any(rules, seat, tiles);
                if can && rules.forced {
                    return Err(Refusal::MustLay);
                }
                if !can && rules.auctions {
                    return Err(Refusal::NotOptional);
                }
                self.board.agenda.pop();
            }
            _ => return Err(Refusal::NotNow(Step::Drawn)),
        }
        self.board.agenda.push(seat, Task::Rest { tiles: rest });
        Ok(())
    }

    /// With nothing to lay and no auctions, all that was drawn is left over.
    pub(super) fn settle_drawn(&mut self, seat: Seat, tiles: TileSet) -> bool {
        let all = tiles.and(self.board.held(seat));
        let choice = !tiles.is_empty() && self.rules.auctions
            || self.board.can_lay_any(self.rules, seat, all);
        if !choice {
            self.board.agenda.pop();
            self.board.agenda.push(seat, Task::Rest { tiles });
        }
        !choice
    }

    pub(super) fn settle_rest(&mut self, seat: Seat, tiles: TileSet) -> bool {
        let last = match (tiles.len(), tiles.first()) {
            (0, _) => None,
            (1, Some(tile)) if self.board.may_hold(self.rules, seat).is_err() => Some(tile),
            _ => return false,
        };
        self.board.agenda.pop();
        if let Some(tile) = last {
            self.board.discount(self.rules, tile);
        }
        true
    }

    /// Takes a tile out of the row; it must be laid for this price.
    pub(super) fn take_from_row(&mut self, seat: Seat, tile: TileId, price: u32) {
        if let Some(index) = self.board.row.find(tile) {
            self.board.row.remove(index);
        }
        let price = price as u8;
        self.board.agenda.push(seat, Task::Lay { tile, price, optional: false });
    }

    pub(super) fn bid(
        &mut self,
        seat: Seat,
        choice: Choice,
        most: [u8; MOST_SEATS],
    ) -> Result<(), Refusal> {
        let Choice::Bid(bid) = choice else {
            return Err(Refusal::NotNow(Step::Bid));
        };
        if !self.board.may_bid_at_all(self.rules, seat) {
            return Err(Refusal::NoBidder);
        }
        let (least, most) = (self.rules.figures().lowest_bid, most[seat.index()]);
        if bid != 0 && !(least..=most).contains(&bid) {
            return Err(Refusal::BadBid { least, most });
        }
        self.board.bids[seat.index()] = Some(bid);
        Ok(())
    }

    /// When everyone has bid, the tile is sold or goes to the discount row.
    pub(super) fn settle_auction(
        &mut self,
        seller: Seat,
        tile: TileId,
        most: [u8; MOST_SEATS],
    ) -> bool {
        let rules = self.rules;
        let waiting = Seat::all(rules.seats).any(|seat| self.board.may_bid_at_all(rules, seat));
        if waiting {
            return false;
        }
        self.board.agenda.pop();
        let bids = std::mem::take(&mut self.board.bids);
        let bid = |seat: Seat| bids[seat.index()].unwrap_or(0).min(most[seat.index()]);
        let order = |seat: Seat| Board::places_after(rules, seat, seller);
        let tied = |seat: Seat| {
            let player = self.board.player(seat);
            let by = |tie: &TieBreak| match tie {
                TieBreak::Tiles => player.house.laid(),
                TieBreak::Money => player.money as usize,
                TieBreak::Order => order(seat),
            };
            // What the figures leave open is decided by the order of seats.
            let mut keys = [0; 4];
            for (key, tie) in keys.iter_mut().zip(&rules.figures().ties) {
                *key = by(tie);
            }
            (keys, order(seat))
        };
        let bidders = Seat::all(rules.seats).filter(|seat| bid(*seat) > 0);
        let winner = bidders.min_by(|one, other| {
            (bid(*other).cmp(&bid(*one))).then_with(|| tied(*one).cmp(&tied(*other)))
        });
        let Some(winner) = winner else {
            self.board.discount(rules, tile);
            return true;
        };
        let paid = u32::from(bid(winner)).min(self.board.player(winner).money);
        self.board.player_mut(winner).money -= paid;
        if rules.figures().paid_to == PaidTo::Seller {
            self.board.player_mut(seller).money += paid;
        }
        self.board.agenda.push(winner, Task::Lay { tile, price: 0, optional: false });
        self.stop = true;
        true
    }
}
