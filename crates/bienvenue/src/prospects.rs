//! How a player stands: the points to expect when the keys are handed over.
//!
//! Most of the judge is about the family: how likely it is to be satisfied in the time and with the
//! money left, since that brings its points and the money for a garden. Around it come rooms that
//! fit together without further doors, and what coins, cards and workers may still bring. The
//! weights are data.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use tabletop::{Judged, Seat};

use crate::agenda::Task;
use crate::board::{Board, Phase, Player};
use crate::card::{CardSet, Title};
use crate::cell::{Side, Spot};
use crate::choice::Choice;
use crate::family::Family;
use crate::game::Bienvenue;
use crate::house::House;
use crate::rules::Rules;
use crate::score;
use crate::tile::{Tag, TileId, TileSet};

/// What the judge believes about a game of Bienvenue chez Vous.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judgement {
    /// Rounds of a game, while no family is satisfied.
    pub pace: f32,
    /// What a room that is needed costs, doors included.
    pub room: f32,
    /// How much surer a coin more makes that the money suffices.
    pub thrift: f32,
    /// What a room costs that is laid because it had to be, less what it brings.
    pub junk: f32,
    /// Workers for each draw that it takes, on average, to find what is needed.
    pub effort: f32,
    /// How much surer a worker more makes that the time suffices.
    pub haste: f32,
    /// What a room that is needed is worth beside what it makes likelier.
    pub lack: f32,
    /// What a coin is worth that is not needed for rooms.
    pub coin: f32,
    /// What a coin is worth in the garden.
    pub garden: f32,
    /// Coins that a worker spends in the garden.
    pub spend: f32,
    /// What a bare cell of the foundations costs.
    pub bare: f32,
    /// What an open side towards a free cell of the foundations is worth.
    pub door: f32,
    /// What room for a room that is needed is worth.
    pub space: f32,
    /// Cells that rooms take which nobody needs.
    pub spare: f32,
    /// How much of the points of a pair its first half brings.
    pub half: f32,
    /// What a worker is worth that is not placed.
    pub worker: f32,
    /// What a tile more at the next draw is worth.
    pub extra: f32,
    /// How much of a card's worth it keeps in the centre, for those whom it helps.
    pub centre: f32,
    /// How much of it others gain there on those whom it does not help.
    pub left_out: f32,
    /// What cards are worth.
    pub cards: Cards,
}

/// What cards are worth: in a hand, in a zone of one's own, or in the centre.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "each is a card")]
pub struct Cards {
    pub bribe: f32,
    pub share: f32,
    pub contacts: f32,
    pub favour: f32,
    pub poaching: f32,
    pub windfall: f32,
    pub warehouse: f32,
    pub golf: f32,
    pub bargain: f32,
    pub express: f32,
    pub subsidy: f32,
    pub tender: f32,
    pub temp: f32,
}

impl Cards {
    fn of(&self, title: Title) -> f32 {
        match title {
            Title::Bribe => self.bribe,
            Title::Share => self.share,
            Title::Contacts => self.contacts,
            Title::Favour => self.favour,
            Title::Poaching => self.poaching,
            Title::Windfall => self.windfall,
            Title::Warehouse => self.warehouse,
            Title::Golf => self.golf,
            Title::Bargain => self.bargain,
            Title::Express => self.express,
            Title::Subsidy => self.subsidy,
            Title::Tender => self.tender,
            Title::Temp => self.temp,
        }
    }
}

impl Default for Judgement {
    /// The tuned weights.
    fn default() -> Self {
        static TUNED: LazyLock<Judgement> = LazyLock::new(|| {
            toml::from_str(include_str!("../data/judgement.toml")).expect("compiled-in data")
        });
        TUNED.clone()
    }
}

impl Judged for Bienvenue {
    type Judgement = Judgement;

    // Measured at two to five seats, so that each level beats the one below in seven duels of ten.
    const SLIP: f32 = 7.0;
    const CARE: f32 = 0.35;
    const HORIZON: u32 = 16;

    fn prospects(&self, seat: Seat, judgement: &Judgement) -> f32 {
        let player = self.board.player(seat);
        if self.end.is_some() {
            return score::score(&self.rules, player, true).total as f32;
        }
        let outlook = Outlook::of(&self.rules, &self.board, seat, judgement);
        outlook.house() + outlook.family_now + outlook.helpers() + outlook.duties()
    }

    fn reveals(&self, choice: Choice) -> u32 {
        let draws = |title: Title| matches!(title, Title::Contacts | Title::Favour | Title::Tender);
        let uncovers = match choice {
            Choice::Draw(_) | Choice::DrawGarden | Choice::Deck | Choice::TakeDiscard => true,
            Choice::Activate(zone) => {
                self.board.zone(zone).is_some_and(|played| draws(self.rules.title(played.card)))
            }
            _ => false,
        };
        if uncovers { 6 } else { 1 }
    }

    fn attention(&self, seat: Seat) -> f32 {
        match self.board.agenda.top() {
            // A worker is placed, then what was drawn is laid; what is left is a card to play.
            Some(duty) if duty.seat == seat => match duty.task {
                Task::Turn if !self.board.acted => 0.45,
                Task::Drawn { .. } => 0.35,
                Task::Draft | Task::Foundations | Task::Entrance | Task::Starting => 0.3,
                _ => 0.1,
            },
            _ => 0.1,
        }
    }

    fn before_secrets(&mut self, seat: Seat) {
        for other in Seat::all(self.rules.seats).filter(|other| *other != seat) {
            self.board.bids[other.index()] = None;
        }
    }
}

/// What one player may expect.
struct Outlook<'a> {
    rules: &'a Rules,
    board: &'a Board,
    seat: Seat,
    player: &'a Player,
    family: &'a Family,
    weights: &'a Judgement,
    /// Workers left until the end, those of this round included.
    workers: f32,
    /// Draws left for each player, before the piles are empty.
    supply: f32,
    /// Money to build with.
    money: u32,
    /// Rooms that are needed, by kind.
    lacking: [u8; Tag::NEEDS.len()],
    /// Rooms and storeys that are missing.
    missing: f32,
    /// Of all rooms that can still be drawn, the part that counts as each kind.
    shares: [f32; Tag::NEEDS.len()],
    /// What the family brings, as things stand.
    family_now: f32,
}

impl<'a> Outlook<'a> {
    fn of(rules: &'a Rules, board: &'a Board, seat: Seat, weights: &'a Judgement) -> Self {
        let player = board.player(seat);
        let family = rules.family(player.family);
        let figures = rules.figures();
        let players = &board.players[..rules.seats];
        let first = players.iter().filter_map(|player| player.satisfied).min();
        let keys = f32::from(figures.garden_rounds);
        let last = match first {
            Some(round) => f32::from(round) + keys,
            None => weights.pace.max(f32::from(board.round) + keys),
        };
        let rounds = (last.min(figures.rounds.into()) - f32::from(board.round)).max(0.0);
        let piles = &board.piles[..rules.piles()];
        let rooms: u32 = piles.iter().map(|pile| u32::from(pile.count)).sum();
        let supply = rooms as f32 / (figures.drawn * rules.seats) as f32;
        let now = if player.passed { 0.0 } else { f32::from(player.workers) };
        let mut outlook = Self {
            rules,
            board,
            seat,
            player,
            family,
            weights,
            workers: now + rounds * f32::from(figures.workers),
            supply,
            money: player.money,
            lacking: family.lacking(&player.house),
            missing: family.missing(&player.house) as f32,
            shares: shares(rules, board),
            family_now: 0.0,
        };
        outlook.family_now = outlook.family();
        outlook
    }

    /// Points of what is built, and what the shape of the house promises.
    fn house(&self) -> f32 {
        let house = &self.player.house;
        let bare = house.bare() as f32 * f32::from(self.rules.figures().bare);
        let rooms = if self.board.phase == Phase::Rounds || !house.downstairs().is_empty() {
            bare
        } else {
            // Before the first room only cells count that will hardly be built on.
            (bare - (self.missing + self.spare())).max(0.0)
        };
        house.points() as f32 + self.family.tastes(house, self.player.money) as f32
            - self.weights.bare * rooms
            + self.openings(house)
            + self.halves(house)
    }

    /// Cells that will go to rooms nobody needs: as many as there is something to draw for.
    fn spare(&self) -> f32 {
        let drafted = self.player.start.len() as f32;
        self.weights.spare.min((self.supply + drafted - self.missing).max(1.0))
    }

    /// Free cells that a room can be laid on without a further door, and cells at all, as far as
    /// rooms are needed.
    fn openings(&self, house: &House) -> f32 {
        let wanted = (self.missing + 1.0).min(self.workers);
        // Until the family is satisfied, rooms that nobody needs take cells too.
        let junk =
            if self.missing > 0.0 { self.spare() * (self.missing / 6.0).min(1.0) } else { 0.0 };
        let land = self.rules.land();
        let mut open = 0.0;
        let free = house.foundations().without(house.downstairs());
        for cell in free.iter() {
            let reached = |side: &Side| {
                cell.next(*side, land)
                    .is_some_and(|next| house.is_room(next) && house.is_open(next, side.opposite()))
            };
            open += f32::from(u8::from(Side::ALL.iter().any(reached)));
        }
        let upstairs = if self.board.upstairs(self.rules, self.seat) {
            house.downstairs().without(house.upstairs()).len() as f32
        } else {
            0.0
        };
        let cells = free.len() as f32 + 0.5 * upstairs;
        let short = (self.missing + junk - cells).max(0.0);
        self.weights.door * f32::min(open, wanted) - self.weights.space * short
    }

    /// Halves that can still be completed.
    fn halves(&self, house: &House) -> f32 {
        let chance = (self.workers / (self.workers + 6.0)).min(1.0);
        let mut worth = 0.0;
        for (spot, tile) in house.tiles() {
            let kind = self.rules.kind(tile);
            if kind.pair.is_some() && !house.is_paired(spot) && self.can_complete(house, spot, tile)
            {
                worth += f32::from(kind.pair_points);
            }
        }
        self.weights.half * 0.4 * chance * worth
    }

    fn can_complete(&self, house: &House, spot: Spot, tile: TileId) -> bool {
        let garden = self.rules.kind(tile).garden;
        let half = self.rules.tile(tile).half[house.top(spot).index()];
        Side::ALL.into_iter().any(|side| {
            let next = spot.next(side, self.rules.land());
            next.is_some_and(|next| {
                house.tile(next).is_none()
                    && garden != house.foundations().contains(next)
                    && (garden || half & side.bit() != 0)
            })
        })
    }

    /// What the family brings: its points, the garden, or what is missing.
    fn family(&self) -> f32 {
        let weights = self.weights;
        let money = self.money as f32;
        let points = f32::from(self.family.points);
        if self.player.satisfied.is_some() {
            return points + self.garden(money);
        }
        let draws = self.draws();
        let needed = weights.room * self.missing + weights.junk * (draws - self.missing).max(0.0);
        let sure = |surplus: f32, weight: f32| 1.0 / (1.0 + (-weight * surplus).exp());
        let rich = sure(money + 1.5 - needed, weights.thrift);
        // Others draw from the same piles.
        let time = self.workers.min(1.5 * self.supply) - weights.effort * draws;
        let chance = rich * sure(time, weights.haste);
        let penalty = f32::from(self.rules.figures().missing);
        let later = Self { workers: time.max(0.0), ..*self };
        let garden = later.garden(f32::from(self.family.garden_budget) + (money - needed).max(0.0));
        let spare = weights.coin * ((money - needed).max(0.0) + 0.5 * money.min(needed));
        chance * (points + garden) + (1.0 - chance) * (spare - penalty * self.missing)
            - weights.lack * self.missing
    }

    /// How many draws it takes, on average, to find all rooms that are needed: as long as several
    /// kinds are, each draw may bring any of them; the rarest comes last.
    fn draws(&self) -> f32 {
        let mut lacking = self.lacking;
        let mut draws = f32::from(u8::from(self.family.lacks_storey(&self.player.house)));
        loop {
            let kinds = || (0..lacking.len()).filter(|kind| lacking[*kind] > 0);
            let any: f32 = kinds().map(|kind| self.shares[kind]).sum();
            let rarer = |a: &usize, b: &usize| self.shares[*a].total_cmp(&self.shares[*b]);
            let Some(next) = kinds().max_by(rarer) else { return draws };
            draws += 1.0 / (self.rules.figures().drawn as f32 * any).min(1.0);
            lacking[next] -= 1;
        }
    }

    /// What so much money becomes in the garden.
    fn garden(&self, money: f32) -> f32 {
        let weights = self.weights;
        let spent = money.min(weights.spend * self.workers);
        weights.garden * spent + 0.1 * weights.coin * (money - spent)
    }

    /// Workers, cards and tiles to come.
    fn helpers(&self) -> f32 {
        let weights = self.weights;
        let time = self.workers / (self.workers + 4.0);
        let workers = if self.player.passed { 0.0 } else { f32::from(self.player.workers) };
        let cards = |cards: CardSet| -> f32 {
            cards.iter().map(|card| weights.cards.of(self.rules.title(card))).sum()
        };
        let zones = self.player.zones.iter().flatten();
        let zones: f32 = zones.map(|played| weights.cards.of(self.rules.title(played.card))).sum();
        let held = self.player.held.into_iter().collect();
        weights.worker * workers
            + time * (cards(self.player.hand) + 1.4 * zones + self.centre())
            + weights.extra * time * f32::from(self.player.extra)
            + 0.7 * self.best_of(held, None).max(0.0)
            + self.player.start.iter().map(|tile| 0.8 * self.gain(tile, None)).sum::<f32>()
    }

    /// What cards in the centre promise: anyone may activate them, and they help all but those who
    /// have the most.
    fn centre(&self) -> f32 {
        let weights = self.weights;
        let worth = |title: Title| {
            let (seats, count) = self.board.helped_by(self.rules, title);
            let share = if seats[..count].contains(&self.seat) {
                weights.centre
            } else {
                -weights.left_out
            };
            share * weights.cards.of(title)
        };
        self.board.centre.iter().flatten().map(|played| worth(self.rules.title(played.card))).sum()
    }

    /// What is owed, and not in the house yet.
    fn duties(&self) -> f32 {
        let duties = self.board.agenda.as_slice().iter();
        duties
            .map(|duty| match duty.task {
                Task::Drawn { tiles, .. } if duty.seat == self.seat => self.best_of(tiles, None),
                Task::Lay { tile, price, optional } if duty.seat == self.seat => {
                    let gain = self.gain(tile, Some(price.into()));
                    if optional { gain.max(0.0) } else { gain }
                }
                Task::Keep { cards, .. } if duty.seat == self.seat => {
                    let worth = cards.iter().map(|card| self.rules.title(card));
                    worth.map(|title| self.weights.cards.of(title)).fold(0.0, f32::max)
                }
                Task::Auction { tile, .. } if duty.seat != self.seat => self.bid(tile),
                Task::Express if duty.seat == self.seat => self.weights.lack,
                Task::Express => -0.5,
                Task::Gift if duty.seat != self.seat => -0.3,
                _ => 0.0,
            })
            .sum()
    }

    /// What the best of these tiles brings, if it must be laid where it can be.
    fn best_of(&self, tiles: TileSet, price: Option<f32>) -> f32 {
        let gains = tiles.iter().filter_map(|tile| self.gain_if_laid(tile, price));
        gains.reduce(f32::max).unwrap_or(0.0)
    }

    fn gain(&self, tile: TileId, price: Option<f32>) -> f32 {
        self.gain_if_laid(tile, price).unwrap_or(0.0)
    }

    /// What laying a tile brings; `None` if it cannot be laid.
    fn gain_if_laid(&self, tile: TileId, price: Option<f32>) -> Option<f32> {
        let (rules, house) = (self.rules, &self.player.house);
        let kind = rules.kind(tile);
        if kind.garden && self.player.satisfied.is_none() {
            return None;
        }
        let upstairs = self.board.upstairs(rules, self.seat);
        let extra = if house.entrance().is_some() {
            house.cheapest(rules, upstairs, tile)? as f32
        } else {
            0.5
        };
        let price = price.unwrap_or(f32::from(kind.cost)) + extra;
        let left = self.player.money as f32 - price;
        if left < 0.0 {
            return None;
        }
        let mut lacking = self.lacking;
        for tag in &kind.tags {
            if let Some(lack) = lacking.get_mut(tag.index()) {
                *lack = lack.saturating_sub(1);
            }
        }
        let rooms =
            |lacking: [u8; Tag::NEEDS.len()]| lacking.into_iter().map(u32::from).sum::<u32>();
        let helps = (rooms(self.lacking) - rooms(lacking)) as f32;
        let missing = self.missing - helps;
        let after = Self { lacking, missing, money: left as u32, ..*self }.family();
        let bare = if kind.garden { 0.0 } else { 0.5 * self.weights.bare };
        let pool = if kind.garden && kind.pair.is_some() {
            0.3 * f32::from(kind.pair_points)
        } else {
            0.0
        };
        Some(f32::from(kind.points) + pool + after - self.family_now + bare + self.taste(tile))
    }

    /// What the family's tastes make of one tile more.
    fn taste(&self, tile: TileId) -> f32 {
        let kind = self.rules.kind(tile);
        let whole = if kind.garden { Tag::Garden } else { Tag::Room };
        let tags = kind.tags.iter().copied().chain([whole]);
        let counts = |taste: &crate::family::Taste| {
            taste.luxury.is_none_or(|luxury| luxury == kind.luxury)
                && tags.clone().any(|tag| tag == taste.of)
        };
        let tastes = self.family.tastes.iter().filter(|taste| counts(taste));
        tastes.copied().map(|taste| taste.marginal(&self.player.house)).sum()
    }

    /// What a bid promises while others have not bid.
    fn bid(&self, tile: TileId) -> f32 {
        let Some(bid) = self.board.bids[self.seat.index()].filter(|bid| *bid > 0) else {
            return 0.0;
        };
        let bid = f32::from(bid);
        let cost = f32::from(self.rules.kind(tile).cost);
        let wins = bid / (bid + 0.35 * cost + 0.4);
        self.gain_if_laid(tile, Some(bid)).map_or(-1.0, |gain| wins * gain)
    }
}

/// Of all rooms that can still be drawn, the part that counts as each kind that is needed. What lies
/// in the discount row can be had too.
fn shares(rules: &Rules, board: &Board) -> [f32; Tag::NEEDS.len()] {
    let mut there = board.unseen.both(rules.rooms);
    board.piles[..rules.piles()].iter().filter_map(|pile| pile.top).for_each(|t| there.insert(t));
    let all = there.len().max(1) as f32;
    board.row.as_slice().iter().for_each(|tile| there.insert(*tile));
    rules.needed.map(|of| (there.both(of).len() as f32 / all).max(0.005))
}
