//! A game at a point of no return, as JSON a person can write. See `docs/position.md`.

use serde::{Deserialize, Serialize};
use tabletop::{Dealer, Faults, Game as _, Seat, Settings, written};

use crate::board::{Board, LastTurns, Player, Site, Trigger};
use crate::card::CardId;
use crate::game::Welkin;
use crate::position_check::check;
use crate::quotation::Faces;
use crate::resource::{Kinds, Resources};
use crate::rules::Rules;
use crate::turn::{Stage, Turn};
use crate::view::WrittenLately;

/// A game at the start of a turn, or in the middle of one, after a card came to light.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Always `welkin`.
    pub game: String,
    /// Options that differ from the defaults.
    #[serde(default)]
    pub options: Settings,
    /// Who played first.
    #[serde(default = "first_seat")]
    pub first: Seat,
    /// The turn about to be played, counted from 1 over all players.
    #[serde(default = "first_turn")]
    pub turn: u32,
    /// The market tokens as they lie, each by the face it shows and the other.
    pub tokens: Vec<Faces>,
    /// The sites on display; `null` where none could be laid down again.
    pub display: Vec<Option<CardId>>,
    /// Who took a card that could not be replaced, once someone has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<WrittenLast>,
    /// Whether the action of the turn has been taken.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub acted: bool,
    /// Whether incomplete sites may be sold until the end of the turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub selling: bool,
    /// Whether a market token must be turned for the site just opened.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub flipping: bool,
    /// The players.
    pub seats: Vec<WrittenSeat>,
    /// What the player whose turn it is has chosen since, in notation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<String>,
}

fn first_seat() -> Seat {
    Seat::new(0)
}

const fn first_turn() -> u32 {
    1
}

/// Who took a card that could not be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenLast {
    /// Who.
    pub seat: Seat,
    /// By the action or by a power.
    pub by: Trigger,
}

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct WrittenSeat {
    /// Coins gained by sales.
    pub sales: u32,
    /// Coins paid to turn production tokens.
    pub flips: u32,
    /// Coins paid for resources.
    pub purchases: u32,
    /// The stock, as letters.
    pub stock: Resources,
    /// Production tokens on the face `+1`, as letters.
    pub plus: Kinds,
    /// Open sites, from the left.
    pub sites: Vec<WrittenSite>,
    /// Completed sites.
    pub completed: Vec<CardId>,
    /// Those of them whose power is used.
    pub used: Vec<CardId>,
    /// Sites sold incomplete that left the game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub set_aside: Vec<CardId>,
    /// What the player did in the last turn, or so far in this one.
    pub lately: WrittenLately,
}

/// An open site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenSite {
    /// The card.
    pub card: CardId,
    /// What is laid on it, as letters.
    #[serde(default)]
    pub placed: Resources,
}

impl Position {
    /// Writes a game down as it stood at the last point of no return.
    pub(crate) fn of(game: &Welkin) -> Self {
        let rules = game.rules();
        let board = &game.known;
        Self {
            game: Welkin::NAME.to_owned(),
            options: rules.settings.clone(),
            first: board.first,
            turn: board.turns + 1,
            tokens: board.quotations.iter(rules.tokens()).collect(),
            display: board.display[..rules.figures().display].to_vec(),
            last: board.last.map(|LastTurns { seat, by }| WrittenLast { seat, by }),
            acted: board.turn.acted,
            selling: board.turn.selling,
            flipping: matches!(board.turn.stage, Stage::Flipping { .. }),
            seats: board.players[..rules.seats].iter().map(WrittenSeat::of).collect(),
            choices: Vec::new(),
        }
    }

    /// Sets the game up, or names everything that is wrong.
    pub(crate) fn set_up(&self, dealer: Dealer) -> Result<Welkin, Faults> {
        let (rules, mut faults) =
            written::setup::<Welkin>(&self.game, &self.options, self.seats.len())?;
        check(self, &rules, &mut faults);
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut game = Welkin::at(&rules, dealer, &self.board(&rules));
        self.play_choices(&mut game, &mut faults);
        if faults.is_empty() { Ok(game) } else { Err(faults) }
    }

    /// The board of a position without faults.
    fn board(&self, rules: &Rules) -> Board {
        let mut board = Board::unpacked(rules);
        board.begin_with(rules, self.first);
        board.turns = self.turn - 1;
        self.lay_tokens(rules, &mut board);
        for (place, &card) in board.display.iter_mut().zip(&self.display) {
            *place = card;
        }
        for (player, written) in board.players.iter_mut().zip(&self.seats) {
            written.read(player);
        }
        let seen: Vec<CardId> = self.seen().collect();
        board.pile -= seen.len() as u8;
        for card in seen {
            board.unseen.remove(card);
        }
        for player in &board.players[..rules.seats] {
            let sites = player.sites.as_slice().iter().map(|site| site.placed);
            for laid in sites.chain([player.stock]) {
                for resource in laid.iter() {
                    board.reserve[resource] -= 1;
                }
            }
        }
        board.last = self.last.map(|WrittenLast { seat, by }| LastTurns { seat, by });
        let flip = Stage::Flipping { left: 1, tokens: 0, resources: Kinds::NONE };
        board.turn = Turn {
            stage: if self.flipping { flip } else { Stage::Ready },
            acted: self.acted,
            selling: self.selling,
        };
        board
    }

    /// Lays each token as one that is written down, where it can be the one in the same place:
    /// tokens with the same two faces are alike.
    fn lay_tokens(&self, rules: &Rules, board: &mut Board) {
        let mut written: Vec<Option<Faces>> = self.tokens.iter().copied().map(Some).collect();
        for (token, &faces) in rules.tokens().iter().enumerate() {
            let fits = |index: &usize| {
                written[*index].is_some_and(|other| other == faces || other == faces.turned())
            };
            let place = std::iter::once(token).chain(0..self.tokens.len()).find(fits);
            let place = place.expect("checked: every token is written once");
            if written[place].take() != Some(faces) {
                board.quotations.flip(token);
            }
        }
    }

    /// Every card that lies face up or before a player.
    pub(crate) fn seen(&self) -> impl Iterator<Item = CardId> {
        let taken = self.seats.iter().flat_map(|seat| {
            let open = seat.sites.iter().map(|site| site.card);
            open.chain(seat.completed.iter().copied()).chain(seat.set_aside.iter().copied())
        });
        self.display.iter().copied().flatten().chain(taken)
    }

    fn play_choices(&self, game: &mut Welkin, faults: &mut Faults) {
        for (nth, text) in self.choices.iter().enumerate() {
            let seat = game.seat();
            if let Err(problem) = written::choose(game, seat, text) {
                faults.add(format!("choices[{nth}]"), problem);
                break;
            }
        }
    }
}

impl WrittenSeat {
    fn of(player: &Player) -> Self {
        let sites = player.sites.as_slice().iter();
        Self {
            sales: player.sales,
            flips: player.flips,
            purchases: player.purchases,
            stock: player.stock,
            plus: player.plus,
            sites: sites.map(|&Site { card, placed }| WrittenSite { card, placed }).collect(),
            completed: player.completed.iter().collect(),
            used: player.used.iter().collect(),
            set_aside: player.set_aside.iter().collect(),
            lately: WrittenLately::of(&player.lately),
        }
    }

    fn read(&self, player: &mut Player) {
        player.sales = self.sales;
        player.flips = self.flips;
        player.purchases = self.purchases;
        player.stock = self.stock;
        player.plus = self.plus;
        for &WrittenSite { card, placed } in &self.sites {
            player.sites.push(Site { card, placed });
        }
        player.completed = self.completed.iter().copied().collect();
        player.used = self.used.iter().copied().collect();
        player.set_aside = self.set_aside.iter().copied().collect();
        player.lately = self.lately.read();
    }
}
