//! A game at a point of no return, as JSON a person can write. See `docs/position.md`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{Dealer, Faults, Game as _, NotationError, Seat, Settings, written};

use crate::agenda::{Duty, Task};
use crate::board::{Board, MOST_ZONES, Phase, Pile, Played, Player};
use crate::card::{CardId, CardSet, Title};
use crate::cell::{Side, Spot};
use crate::choice::Choice;
use crate::game::Bienvenue;
use crate::house::House;
use crate::position_check::check;
use crate::rules::{MOST_SEATS, Rules};
use crate::tile::{TileId, TileSet};
use crate::view::TaskView;

/// A game at a point of no return.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Always `bienvenue`.
    pub game: String,
    /// Options that differ from the defaults.
    #[serde(default)]
    pub options: Settings,
    /// What the game is at.
    #[serde(default = "rounds")]
    pub phase: Phase,
    /// Before the rounds: how many duties of the phase have begun.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub step: u8,
    /// The round, counted from 1.
    #[serde(default = "one")]
    pub round: u8,
    /// Who has the first turn of the round.
    #[serde(default = "first_seat")]
    pub first: Seat,
    /// Who is asked next whether it has a turn; by default, who comes after the turn being played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<Seat>,
    /// Whether the worker of the turn is placed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub acted: bool,
    /// Whether the free action of the turn is taken.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub freed: bool,
    /// Who owes what: what is due first, then what goes on after it.
    pub agenda: Vec<WrittenDuty>,
    /// The piles of rooms.
    pub piles: Vec<WrittenPile>,
    /// Workers on the garden pile.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub garden_workers: u8,
    /// The discount row, from the left.
    #[serde(default)]
    pub row: Vec<TileId>,
    /// Purchases from the row in this round.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub purchases: u8,
    /// Tiles that left the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<TileId>,
    /// Whose worker is on the deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck_worker: Option<Seat>,
    /// The discard pile, the bottom first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discard: Vec<WrittenCard>,
    /// Whose worker is on the discard pile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub discard_worker: Option<Seat>,
    /// Anti-trust cards, zone by zone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub centre: Vec<Option<WrittenPlayed>>,
    /// The players.
    pub seats: Vec<WrittenSeat>,
    /// What was chosen since, each with its seat: `1: draw 3`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<String>,
}

const fn rounds() -> Phase {
    Phase::Rounds
}

const fn one() -> u8 {
    1
}

const fn first_seat() -> Seat {
    Seat::new(0)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over references")]
const fn is_zero(count: &u8) -> bool {
    *count == 0
}

/// Something owed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenDuty {
    /// Whose duty it is; in an auction, who sells.
    pub seat: Seat,
    /// What must be chosen.
    pub task: TaskView,
    /// The tiles in question.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tiles: Vec<TileId>,
    /// Of the tiles drawn, the one that lay face up before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shown: Option<TileId>,
    /// The price of a tile to lay, without doors; the further cut of a bargain; cards to draw.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub amount: u8,
    /// The cards in question.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Title>,
    /// Who gets one of the cards, or from whom a card is taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<Seat>,
    /// From which zone of the other a card is taken, counted from 1.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub zone: u8,
}

/// A pile of rooms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenPile {
    /// How many tiles, the one face up included.
    pub count: u8,
    /// The top tile, where it is face up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub top: Option<TileId>,
    /// Whose worker is there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worker: Option<Seat>,
}

/// A card, and who knows it besides the seat that holds it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenCard {
    /// The card.
    pub card: Title,
    /// Seats that have seen it go there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<Seat>,
    /// Whether everyone has, spectators too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub public: bool,
}

/// A card in a zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenPlayed {
    /// The card.
    pub card: Title,
    /// Whether it lies face down until the end of the round.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub face_down: bool,
    /// Seats that know it while it lies face down.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<Seat>,
    /// Whose worker is on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worker: Option<Seat>,
    /// Whether it is turned round.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub turned: bool,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenSeat {
    /// The family's name.
    pub family: String,
    /// The money.
    pub money: u32,
    /// Workers to be placed; by default, all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub workers: Option<u8>,
    /// Workers placed in this round.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub placed: u8,
    /// Whether the seat has passed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub passed: bool,
    /// Cards in the hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<WrittenCard>,
    /// Corruption cards, zone by zone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub zones: Vec<Option<WrittenPlayed>>,
    /// The tile in the warehouse.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<TileId>,
    /// Tiles of the starting draft not yet laid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub start: Vec<TileId>,
    /// Tiles more at the next draw.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub extra: u8,
    /// The round in which the family was satisfied.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub satisfied: Option<u8>,
    /// The corners of the foundations.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub foundations: Option<(Spot, Spot)>,
    /// The cell and the side of the entrance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entrance: Option<(Spot, Side)>,
    /// Everything that is laid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tiles: Vec<WrittenTile>,
    /// Cells with a staircase between their two storeys.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stairs: Vec<Spot>,
    /// Doors and staircases paid for.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub built: u8,
}

/// A tile that is laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenTile {
    /// Where.
    pub spot: Spot,
    /// The tile.
    pub tile: TileId,
    /// Where its printed top points.
    #[serde(default = "north")]
    pub top: Side,
    /// Walls in which a door was opened.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub doors: Vec<Side>,
    /// Whether it is a half that is completed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub paired: bool,
}

const fn north() -> Side {
    Side::North
}

/// Cards of the box, taken one by one for those that are written down.
struct Cards<'a> {
    rules: &'a Rules,
    left: CardSet,
}

impl Cards<'_> {
    fn take(&mut self, title: Title) -> CardId {
        let card = self.left.iter().find(|card| self.rules.title(*card) == title);
        let card = card.expect("checked: no card is written too often");
        self.left.remove(card);
        card
    }
}

impl Position {
    /// Writes a game down as it stood at the last point of no return.
    pub(crate) fn of(game: &Bienvenue) -> Self {
        let (rules, board) = (game.rules(), &game.known);
        let writer = Writer { rules, board };
        let figures = rules.figures();
        let played = |zones: &[Option<Played>], owner: Option<Seat>| {
            zones.iter().map(|zone| zone.map(|played| writer.played(played, owner))).collect()
        };
        let seat = |seat: Seat| {
            let builder = board.player(seat);
            let zones = played(&builder.zones[..figures.corruption_zones], Some(seat));
            writer.seat(seat, builder, zones)
        };
        Self {
            game: Bienvenue::NAME.to_owned(),
            options: rules.settings.clone(),
            phase: board.phase,
            step: board.step,
            round: board.round,
            first: board.first,
            next: Some(board.next),
            acted: board.acted,
            freed: board.freed,
            agenda: board.agenda.as_slice().iter().rev().map(|duty| writer.duty(*duty)).collect(),
            piles: board.piles[..rules.piles()]
                .iter()
                .map(|&Pile { count, top, worker }| WrittenPile { count, top, worker })
                .collect(),
            garden_workers: board.garden_workers,
            row: board.row.as_slice().to_vec(),
            purchases: board.purchases,
            removed: board.removed.iter().collect(),
            deck_worker: board.deck_worker,
            discard: board.discard.as_slice().iter().map(|&c| writer.card(c, None)).collect(),
            discard_worker: board.discard_worker,
            centre: played(&board.centre[..figures.anti_trust_zones], None),
            seats: Seat::all(rules.seats).map(seat).collect(),
            choices: Vec::new(),
        }
    }

    /// Sets the game up, or names everything that is wrong.
    pub(crate) fn set_up(&self, dealer: Dealer) -> Result<Bienvenue, Faults> {
        let (rules, mut faults) =
            written::setup::<Bienvenue>(&self.game, &self.options, self.seats.len())?;
        check(self, &rules, &mut faults);
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut game = Bienvenue::at(&rules, dealer, &self.board(&rules));
        let mut choices = Vec::new();
        let waiting = game.waiting_on();
        let stuck = waiting.into_iter().any(|seat| {
            game.choices(seat, &mut choices);
            choices.is_empty()
        });
        if waiting.is_empty() || stuck {
            faults.add("agenda[0]", "nobody can choose anything: expected a duty with a choice");
            return Err(faults);
        }
        self.play_choices(&mut game, &mut faults);
        if faults.is_empty() { Ok(game) } else { Err(faults) }
    }

    /// The board of a position without faults.
    fn board(&self, rules: &Rules) -> Board {
        let mut board = Board::unpacked(rules);
        let mut cards = Cards { rules, left: rules.cards() };
        (board.phase, board.step, board.round) = (self.phase, self.step, self.round);
        (board.acted, board.freed) = (self.acted, self.freed);
        board.first = self.first;
        board.next = self.next.unwrap_or_else(|| self.after_turn(rules));
        for (pile, written) in board.piles.iter_mut().zip(&self.piles) {
            *pile = Pile { count: written.count, top: written.top, worker: written.worker };
        }
        board.garden_workers = self.garden_workers;
        self.row.iter().for_each(|tile| board.row.push(*tile));
        board.purchases = self.purchases;
        board.removed = self.removed.iter().copied().collect();
        (board.deck_worker, board.discard_worker) = (self.deck_worker, self.discard_worker);
        for written in &self.discard {
            let card = cards.take(written.card);
            board.discard.push(card);
            tell(&mut board, card, &written.known, written.public);
        }
        board.centre = played(&mut board, &mut cards, &self.centre, None);
        for (index, written) in self.seats.iter().enumerate() {
            written.read(rules, &mut board, &mut cards, Seat::new(index));
        }
        for duty in self.agenda.iter().rev() {
            let task = duty.read(rules, &mut board, &mut cards);
            board.agenda.push(duty.seat, task);
        }
        board.deck = cards.left;
        for tile in self.placed_tiles() {
            board.unseen.remove(tile);
        }
        board
    }

    /// Who comes after the turn being played.
    fn after_turn(&self, rules: &Rules) -> Seat {
        match self.agenda.last() {
            Some(duty) if duty.task == TaskView::Turn => {
                Seat::new((duty.seat.index() + 1) % rules.seats)
            }
            _ => self.first,
        }
    }

    /// Every tile that is not face down.
    pub(crate) fn placed_tiles(&self) -> impl Iterator<Item = TileId> {
        let seats = self.seats.iter().flat_map(|seat| {
            let laid = seat.tiles.iter().map(|laid| laid.tile);
            laid.chain(seat.start.iter().copied()).chain(seat.held)
        });
        let due = self.agenda.iter().flat_map(|duty| duty.tiles.iter().copied());
        let tops = self.piles.iter().filter_map(|pile| pile.top);
        let lying = self.row.iter().chain(&self.removed).copied();
        seats.chain(due).chain(tops).chain(lying)
    }

    fn play_choices(&self, game: &mut Bienvenue, faults: &mut Faults) {
        for (nth, text) in self.choices.iter().enumerate() {
            let read = |text: &str| -> Result<(Seat, Choice), NotationError> {
                let (seat, choice) = text.split_once(": ").ok_or_else(|| {
                    NotationError::new(text, "a seat, a colon and a choice: `1: draw 3`")
                })?;
                Ok((seat.parse()?, choice.parse()?))
            };
            let made = read(text).map_err(|error| error.to_string()).and_then(|(seat, choice)| {
                if seat.index() >= game.seats() {
                    return Err(format!("there is no seat {seat}"));
                }
                game.choose(seat, choice).map_err(|refusal| format!("`{choice}`: {refusal}"))
            });
            if let Err(problem) = made {
                faults.add(format!("choices[{nth}]"), problem);
                break;
            }
        }
    }
}

/// Tells seats, or everyone, where a card is.
fn tell(board: &mut Board, card: CardId, known: &[Seat], public: bool) {
    for seat in known {
        board.seen[seat.index()].insert(card);
    }
    if public {
        board.show(card);
    }
}

/// The cards written down for some zones.
fn played(
    board: &mut Board,
    cards: &mut Cards<'_>,
    written: &[Option<WrittenPlayed>],
    owner: Option<Seat>,
) -> [Option<Played>; MOST_ZONES] {
    let mut zones = [None; MOST_ZONES];
    for (zone, written) in zones.iter_mut().zip(written) {
        let Some(written) = written else { continue };
        let card = cards.take(written.card);
        tell(board, card, &written.known, !written.face_down);
        tell(board, card, owner.as_slice(), false);
        *zone = Some(Played {
            card,
            face_up: !written.face_down,
            worker: written.worker,
            turned: written.turned,
        });
    }
    zones
}

/// Writes parts of a board down.
struct Writer<'a> {
    rules: &'a Rules,
    board: &'a Board,
}

impl Writer<'_> {
    /// The seats that know a card, but for one.
    fn known(&self, card: CardId, except: Option<Seat>) -> Vec<Seat> {
        let seats = Seat::all(self.rules.seats);
        seats
            .filter(|seat| Some(*seat) != except && self.board.seen[seat.index()].contains(card))
            .collect()
    }

    fn card(&self, card: CardId, holder: Option<Seat>) -> WrittenCard {
        let public = self.board.public.contains(card);
        let known = if public { Vec::new() } else { self.known(card, holder) };
        WrittenCard { card: self.rules.title(card), known, public }
    }

    fn played(&self, played: Played, owner: Option<Seat>) -> WrittenPlayed {
        let Played { card, face_up, worker, turned } = played;
        WrittenPlayed {
            card: self.rules.title(card),
            face_down: !face_up,
            known: if face_up { Vec::new() } else { self.known(card, owner) },
            worker,
            turned,
        }
    }

    fn seat(&self, seat: Seat, player: &Player, zones: Vec<Option<WrittenPlayed>>) -> WrittenSeat {
        let house = &player.house;
        let mut hand: Vec<WrittenCard> =
            player.hand.iter().map(|card| self.card(card, Some(seat))).collect();
        hand.sort();
        WrittenSeat {
            family: self.rules.family(player.family).name.clone(),
            money: player.money,
            workers: Some(player.workers),
            placed: player.placed,
            passed: player.passed,
            hand,
            zones,
            held: player.held,
            start: player.start.iter().collect(),
            extra: player.extra,
            satisfied: player.satisfied,
            foundations: corners(house),
            entrance: house.entrance(),
            tiles: house.tiles().map(|(spot, tile)| self.tile(house, spot, tile)).collect(),
            stairs: house.stairs().iter().collect(),
            built: house.built,
        }
    }

    fn tile(&self, house: &House, spot: Spot, tile: TileId) -> WrittenTile {
        let top = house.top(spot);
        let printed = self.rules.tile(tile).open[top.index()];
        let opened = |side: &Side| house.is_open(spot, *side) && printed & side.bit() == 0;
        WrittenTile {
            spot,
            tile,
            top,
            doors: Side::ALL.into_iter().filter(opened).collect(),
            paired: house.is_paired(spot),
        }
    }

    fn duty(&self, duty: Duty) -> WrittenDuty {
        let mut written = WrittenDuty {
            seat: duty.seat,
            task: TaskView::Turn,
            tiles: Vec::new(),
            shown: None,
            amount: 0,
            cards: Vec::new(),
            other: None,
            zone: 0,
        };
        let titles =
            |cards: CardSet| cards.iter().map(|card| self.rules.title(card)).collect::<Vec<_>>();
        written.task = match duty.task {
            Task::Draft => TaskView::Draft,
            Task::Foundations => TaskView::Foundations,
            Task::Entrance => TaskView::Entrance,
            Task::Starting => TaskView::Starting,
            Task::Turn => TaskView::Turn,
            Task::Drawn { tiles, shown } => {
                (written.tiles, written.shown) = (tiles.iter().collect(), shown);
                TaskView::Drawn
            }
            Task::Rest { tiles } => {
                written.tiles = tiles.iter().collect();
                TaskView::Rest
            }
            Task::Auction { tile, .. } => {
                written.tiles = vec![tile];
                TaskView::Auction
            }
            Task::Lay { tile, price, optional } => {
                (written.tiles, written.amount) = (vec![tile], price);
                if optional { TaskView::LayOrLeave } else { TaskView::Lay }
            }
            Task::Pick { count } => {
                written.amount = count;
                TaskView::Pick
            }
            Task::Keep { cards, give } => {
                (written.cards, written.other) = (titles(cards), give);
                TaskView::Keep
            }
            Task::Give { cards, to } => {
                (written.cards, written.other) = (titles(cards), Some(to));
                TaskView::Give
            }
            Task::Steal => TaskView::Steal,
            Task::Move { from, index } => {
                (written.other, written.zone) = (Some(from), index + 1);
                TaskView::Move
            }
            Task::Gift => TaskView::Gift,
            Task::Bargain { cut } => {
                written.amount = cut;
                TaskView::Bargain
            }
            Task::Express => TaskView::Express,
        };
        written
    }
}

/// The corners of the foundations.
fn corners(house: &House) -> Option<(Spot, Spot)> {
    let cells = house.foundations();
    cells.iter().next().zip(cells.iter().last())
}

impl WrittenDuty {
    /// A duty without faults.
    fn read(&self, rules: &Rules, board: &mut Board, cards: &mut Cards<'_>) -> Task {
        let tiles: TileSet = self.tiles.iter().copied().collect();
        let tile = self.tiles.first().copied().unwrap_or(TileId::new(0));
        let other = self.other.unwrap_or(self.seat);
        let mut taken = || {
            let mut set = CardSet::NONE;
            for title in &self.cards {
                let card = cards.take(*title);
                board.seen[self.seat.index()].insert(card);
                set.insert(card);
            }
            set
        };
        match self.task {
            TaskView::Draft => Task::Draft,
            TaskView::Foundations => Task::Foundations,
            TaskView::Entrance => Task::Entrance,
            TaskView::Starting => Task::Starting,
            TaskView::Turn => Task::Turn,
            TaskView::Drawn => Task::Drawn { tiles, shown: self.shown },
            TaskView::Rest => Task::Rest { tiles },
            TaskView::Auction => {
                let mut most = [0; MOST_SEATS];
                for seat in Seat::all(rules.seats).filter(|seat| *seat != self.seat) {
                    most[seat.index()] = board.most_bid(rules, seat, tile);
                }
                Task::Auction { tile, most }
            }
            TaskView::Lay => Task::Lay { tile, price: self.amount, optional: false },
            TaskView::LayOrLeave => Task::Lay { tile, price: self.amount, optional: true },
            TaskView::Pick => Task::Pick { count: self.amount },
            TaskView::Keep => Task::Keep { cards: taken(), give: self.other },
            TaskView::Give => Task::Give { cards: taken(), to: other },
            TaskView::Steal => Task::Steal,
            TaskView::Move => Task::Move { from: other, index: self.zone.saturating_sub(1) },
            TaskView::Gift => Task::Gift,
            TaskView::Bargain => Task::Bargain { cut: self.amount },
            TaskView::Express => Task::Express,
        }
    }
}

impl WrittenSeat {
    fn read(&self, rules: &Rules, board: &mut Board, cards: &mut Cards<'_>, seat: Seat) {
        let families = &rules.edition.families;
        let family = families.iter().position(|family| family.name == self.family);
        let mut hand = CardSet::NONE;
        for written in &self.hand {
            let card = cards.take(written.card);
            tell(board, card, &written.known, written.public);
            tell(board, card, &[seat], false);
            hand.insert(card);
        }
        let zones = played(board, cards, &self.zones, Some(seat));
        let player = board.player_mut(seat);
        player.family = family.unwrap_or(0) as u8;
        player.money = self.money;
        player.workers = self.workers.unwrap_or(rules.figures().workers);
        (player.placed, player.passed) = (self.placed, self.passed);
        (player.hand, player.zones) = (hand, zones);
        player.held = self.held;
        player.start = self.start.iter().copied().collect();
        player.extra = self.extra;
        player.satisfied = self.satisfied;
        player.house = self.house(rules);
    }

    /// The house of a seat whose tiles exist.
    pub(crate) fn house(&self, rules: &Rules) -> House {
        let mut house = House::BARE;
        if let Some((from, to)) = self.foundations
            && let Ok(cells) = crate::turn::foundations(rules, from, to)
        {
            house.found(cells);
        }
        house.enter(self.entrance);
        let mut halves: BTreeMap<&str, usize> = BTreeMap::new();
        for laid in &self.tiles {
            house.set(rules, laid.tile, laid.spot, laid.top);
            laid.doors.iter().for_each(|side| house.open_one(laid.spot, *side));
            if laid.paired {
                house.pair(laid.spot);
                let name = rules.kind(laid.tile).pair_name.as_deref().unwrap_or_default();
                let count = halves.entry(name).or_default();
                *count += 1;
                if count.is_multiple_of(2) {
                    house.complete(rules, laid.tile);
                }
            }
        }
        self.stairs.iter().for_each(|spot| house.build_stairs(*spot));
        house.built = self.built;
        house
    }
}
