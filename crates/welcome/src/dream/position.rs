//! A game as it stood at the last point of no return, as JSON a person can write. See
//! `docs/position.md`.

use serde::{Deserialize, Serialize};
use tabletop::{Dealer, Faults, Game as _, Seat, SeatSet, Settings, written};

use super::bonus::{Bonus, Bonuses};
use super::game::Dream;
use super::house::{Column, House, MOST_COLUMNS, STREETS, Street};
use super::layout::Layout;
use super::position_check::{check_sheet, check_table};
use super::sheet::Sheet;
use super::turn::Stage;
use crate::card::{Action, Card};
use crate::choice::OFFERS;
use crate::game::Welcome;
use crate::number::Number;
use crate::plan::{PlanSlot, STACKS};
use crate::position::cards::{Cards, give_after_the_end};
use crate::position::{
    self as of_welcome, WrittenOpponent, WrittenPair, WrittenPile, WrittenPlan, WrittenSeat,
    play_choices, played_before, position,
};
use crate::sheet::Approval;
use crate::street_row::WrittenSheet as BlankSheet;
use crate::supply::piles::PILES;

position! {
    /// A game as it stood at the last point of no return.
    Position of "dream", sheets as WrittenSheet,
    behind the cards {
        /// Alone: whether a validation card has just come, and bonuses are to be crossed for it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub crossing: bool,
    }
    behind the opponent {
        /// Alone: the bonuses that validation cards took away.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub crossed: Vec<Bonus>,
    }
}

/// A sheet as a person writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenSheet {
    /// A row for each street: numbers, `*` behind that of a perfect house, `.` for an empty one. An empty row
    /// is an empty street.
    #[serde(default)]
    pub streets: [String; STREETS],
    /// The bonuses that are circled.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bonuses: Vec<Bonus>,
    /// Crossed permit refusals.
    #[serde(default)]
    pub refusals: u8,
    /// How the plans were fulfilled.
    #[serde(default)]
    pub plans: [Option<Approval>; STACKS],
}

impl WrittenSheet {
    /// Writes a sheet down.
    pub(super) fn of(layout: &Layout, sheet: &Sheet) -> Self {
        let token = |house: House| match sheet.number(house) {
            None => ".".to_owned(),
            Some(number) if sheet.perfect.contains(house) => format!("{number}*"),
            Some(number) => number.to_string(),
        };
        let row = |street: Street| {
            let houses = layout.street(street).into_iter();
            houses.map(token).collect::<Vec<_>>().join(" ")
        };
        Self {
            streets: Street::ALL.map(row),
            bonuses: sheet.won.iter().collect(),
            refusals: sheet.refusals,
            plans: sheet.plans,
        }
    }

    /// Reads the sheet house by house, naming what cannot be read.
    pub(super) fn read(&self, columns: usize, field: &str, faults: &mut Faults) -> Sheet {
        let mut sheet = Sheet::EMPTY;
        sheet.won = self.bonuses.iter().copied().collect();
        (sheet.refusals, sheet.plans) = (self.refusals, self.plans);
        for (street, row) in Street::ALL.into_iter().zip(&self.streets) {
            let field = format!("{field}.streets[{}]", street.index());
            let tokens: Vec<&str> = row.split_whitespace().collect();
            if !tokens.is_empty() && tokens.len() != columns {
                let problem = format!("{} houses: expected {columns}", tokens.len());
                faults.add(field.as_str(), problem);
            }
            for (column, token) in Column::first(MOST_COLUMNS.min(columns)).zip(tokens) {
                let house = House::new(street, column);
                let (written, perfect) = match token.strip_suffix('*') {
                    Some(written) => (written, true),
                    None => (token, false),
                };
                match written.parse::<Number>() {
                    _ if token == "." => {}
                    Ok(number) => sheet.write(house, number, perfect),
                    Err(_) => {
                        let problem = format!(
                            "{house}: `{token}` is not understood: expected a number such as 7, \
                             7* for a perfect house, or . for an empty one"
                        );
                        faults.add(field.as_str(), problem);
                    }
                }
            }
        }
        sheet
    }
}

impl Dream {
    /// A game of Welcome with these cards and nothing built: it knows how cards are written down
    /// and laid out.
    pub(super) fn table(&self) -> Welcome {
        let mut table = Welcome::unpacked(&self.rules.cards, self.contest.dealer.clone());
        table.round.supply.clone_from(&self.round.supply);
        table.round.played = self.round.played;
        table.round.approved = self.round.approved;
        table.contest.opponent_plans = self.contest.opponent_plans;
        table.contest.end = self.contest.end;
        table
    }

    /// Takes over the cards that were laid out on such a table.
    pub(super) fn take_cards_of(&mut self, table: Welcome) {
        self.contest.dealer = table.contest.dealer;
        self.round.supply = table.round.supply;
        self.contest.opponent_plans = table.contest.opponent_plans;
    }
}

/// Three cards for a form that asks for three: those that are not dealt yet repeat one that is.
fn filled_up(cards: &[Card]) -> Vec<Card> {
    let nothing = Card { number: Number::LOWEST, action: Action::Surveyor };
    let first = cards.first().copied().unwrap_or(nothing);
    (0..OFFERS).map(|index| cards.get(index).copied().unwrap_or(first)).collect()
}

impl Position {
    /// Writes a game down as it stood at the last point of no return.
    pub(super) fn of(game: &Dream) -> Self {
        let (rules, round) = (&*game.rules, &game.round);
        let cards = of_welcome::Position::of(&game.table());
        let crossing = matches!(game.contest.architects[0].turn.stage, Stage::Crossing(_));
        Self {
            game: Dream::NAME.to_owned(),
            options: rules.settings.clone(),
            round: Some(round.played + 1),
            plans: PlanSlot::ALL.map(|slot| {
                let plan = rules.plan(round.plans[slot.index()]);
                WrittenPlan::of(plan, Approval::now(round.approved, slot))
            }),
            pairs: cards.pairs,
            cards: cards.cards.map(|_| round.supply.on_table().to_vec()),
            crossing,
            first_architect: cards.first_architect,
            piles: cards.piles,
            opponent: cards.opponent,
            crossed: round.crossed.iter().collect(),
            discarded: cards.discarded,
            seats: (game.contest.architects.iter().zip(cards.seats))
                .map(|(architect, of_welcome)| WrittenSeat {
                    sheet: WrittenSheet::of(&rules.layout, &architect.known),
                    hand: of_welcome.hand,
                    played: of_welcome.played,
                    choices: Vec::new(),
                })
                .collect(),
        }
    }

    /// Sets the game up, or names everything that is wrong.
    pub(super) fn set_up(&self, dealer: Dealer) -> Result<Dream, Faults> {
        let (rules, mut faults) =
            written::setup::<Dream>(&self.game, &self.options, self.seats.len())?;
        let mut game = Dream::unpacked(&rules, dealer);
        // Sheets without cards can only be those of a game that is over.
        let held = self.seats.iter().any(|seat| seat.hand.is_some());
        let over = self.pairs.is_none() && self.cards.is_none() && !held;
        for (slot, written) in PlanSlot::ALL.into_iter().zip(&self.plans) {
            let (stack, plan) = (&rules.stacks[slot.index()], |index| rules.plan(index));
            game.round.plans[slot.index()] = written.find(slot, stack, plan, &mut faults);
            game.round.approved |= written.approved_bit(slot);
        }
        for (index, (seat, architect)) in
            self.seats.iter().zip(&mut game.contest.architects).enumerate()
        {
            let field = format!("seats[{index}].sheet");
            let sheet = seat.sheet.read(rules.layout.columns, &field, &mut faults);
            check_sheet(&rules, game.round.plans, &sheet, (self.round, over), &field, &mut faults);
            (architect.sheet, architect.known) = (sheet, sheet);
        }
        let sheets = game.contest.architects.iter().map(|architect| &architect.sheet);
        game.round.played =
            played_before(self.round, sheets.map(Sheet::rounds_played), &mut faults);
        game.round.crossed = self.crossed.iter().copied().collect();
        let won = |all: Bonuses, seat: &super::turn::Architect| all.or(seat.sheet.won);
        game.round.closed = game.contest.architects.iter().fold(game.round.crossed, won);
        let end = game.end_reached().filter(|_| over);
        if end.is_some() {
            let mut table = game.table();
            give_after_the_end(self.opponent.as_ref(), &mut table, &mut faults);
            game.take_cards_of(table);
        } else {
            self.place_cards(&mut game, &mut faults);
        }
        check_table(self, &game, &mut faults);
        if self.crossing {
            game.contest.architects[0].turn.stage = Stage::Crossing(Bonuses::NONE);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        if end.is_some() {
            game.contest.end = end;
            game.contest.waiting = SeatSet::NONE;
            return Ok(game);
        }
        play_choices(&self.seats, &mut game, &mut faults);
        if faults.is_empty() { Ok(game) } else { Err(faults) }
    }

    /// Lays the cards out as a game of Welcome would.
    fn place_cards(&self, game: &mut Dream, faults: &mut Faults) {
        let mut table = game.table();
        let town = game.rules.cards.town();
        let blank = BlankSheet::of(town, &crate::sheet::Sheet::new(town));
        let cards = of_welcome::Position {
            game: Welcome::NAME.to_owned(),
            options: game.rules.cards.settings.clone(),
            round: self.round,
            plans: self.plans.clone(),
            pairs: self.pairs.clone(),
            cards: self.cards.as_deref().map(filled_up),
            solo_card_drawn: false,
            zombies: None,
            first_architect: self.first_architect,
            piles: self.piles.clone(),
            opponent: self.opponent.clone(),
            discarded: self.discarded.clone(),
            seats: (self.seats.iter())
                .map(|seat| of_welcome::WrittenSeat {
                    sheet: blank.clone(),
                    hand: seat.hand.clone(),
                    played: seat.played,
                    choices: Vec::new(),
                })
                .collect(),
        };
        let most = if self.crossing { OFFERS - 1 } else { OFFERS };
        if let Some(cards) = &self.cards
            && (cards.len() > most || (!self.crossing && cards.len() < most))
        {
            let expected =
                if self.crossing { "fewer than 3, since the deal is held up" } else { "3" };
            faults.add("cards", format!("{} cards: expected {expected}", cards.len()));
            return;
        }
        let Some(mut placed) = Cards::of(&cards, &game.rules.cards, faults) else { return };
        if let (Cards::Opponent { cards, .. }, Some(shown)) = (&mut placed, &self.cards) {
            *cards = shown;
        }
        placed.place(self.round, &mut table, faults);
        game.take_cards_of(table);
    }
}
