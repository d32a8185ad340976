//! The board drawn as text.

use std::fmt::{self, Write as _};

use tabletop::Seat;

use super::bonus::Bonus;
use super::house::{Column, House, Street};
use super::score::{CATEGORIES, OPPONENT_CATEGORIES};
use super::view::{OfferView, OpponentView, SeatView, View};
use crate::card::Action;
use crate::draw::{draw_cards, loss, parts, points, wrapped};
use crate::opponent::OpponentScores;
use crate::plan::PlanSlot;
use crate::printing::Printing;

/// The words of the edition this sheet belongs to.
pub(super) const WORDS: Printing = Printing::Of2023;

/// Columns a house takes on the board.
const WIDTH: usize = 6;

/// Two letters for a family.
const fn letters(family: Action) -> &'static str {
    match family {
        Action::Surveyor => "ba",
        Action::RealEstate => "im",
        Action::Landscaper => "pa",
        Action::Pool => "po",
        Action::Temp => "te",
        Action::Bis => "ex",
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.end {
            Some(end) => writeln!(f, "The game ended after round {} ({end}).", self.round)?,
            None => writeln!(f, "Round {}, {} cards left to draw.", self.round, self.deck_left)?,
        }
        if self.end.is_none() {
            self.draw_offer(f)?;
        }
        self.draw_plans(f)?;
        if let Some(opponent) = &self.opponent {
            draw_opponent(f, opponent)?;
        }
        // One's own sheet comes last, next to where one types.
        if self.viewer.is_some() && self.seats.len() > 1 {
            self.draw_others(f)?;
        }
        for (seat, shown) in Seat::all(self.seats.len()).zip(&self.seats) {
            let mine = self.viewer == Some(seat);
            if mine || self.viewer.is_none() {
                self.draw_sheet(f, seat, shown, mine)?;
            }
        }
        Ok(())
    }
}

impl View {
    fn draw_offer(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.offer {
            OfferView::Pairs(pairs) => {
                writeln!(f, "\n  Pairs                     next round")?;
                for (index, pair) in pairs.iter().enumerate() {
                    let number = pair.number;
                    let (action, next) = (WORDS.action(pair.action), WORDS.action(pair.next));
                    writeln!(f, "  {}   {number:>2}  {action:<14}    {next}", index + 1)?;
                }
                Ok(())
            }
            OfferView::Cards(cards) => {
                let held_up = self.turn.as_ref().and_then(|turn| turn.to_cross);
                if let Some((streets, columns)) = held_up {
                    let (s, c) = (plural(streets), plural(columns));
                    writeln!(
                        f,
                        "\n  A validation card has come: cross {streets} street bonus{s} and \
                         {columns} column bonus{c}."
                    )?;
                }
                let third = "the third goes away";
                writeln!(f, "\n  Cards: the number of one, the family of another, {third}")?;
                draw_cards(f, WORDS, cards)
            }
            OfferView::Hand(None) => Ok(()),
            OfferView::Hand(Some(cards)) => {
                let third = "the third goes on";
                writeln!(f, "\n  Hand: the number of one, the family of another, {third}")?;
                draw_cards(f, WORDS, cards)
            }
        }
    }

    fn draw_plans(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\n  Plans                                                first  later")?;
        for (slot, plan) in PlanSlot::ALL.into_iter().zip(&self.plans) {
            let first = if plan.approved { "-".to_owned() } else { plan.first.to_string() };
            let letter = slot.letter();
            writeln!(f, "  {letter}   {:<50} {first:>3} {:>6}", plan.goal, plan.later)?;
        }
        Ok(())
    }

    fn draw_sheet(
        &self,
        f: &mut fmt::Formatter<'_>,
        seat: Seat,
        shown: &SeatView,
        mine: bool,
    ) -> fmt::Result {
        let you = if mine { " (you)" } else { "" };
        let thinking = if shown.thinking && !mine { ", thinking" } else { "" };
        writeln!(f, "\n  Seat {seat}{you}: {}{thinking}", points(shown.total))?;
        let sheet = self.sheet(seat);
        for street in Street::ALL {
            let mut line = format!("  {street} ");
            for column in Column::first(self.layout.streets[0].len()) {
                let house = House::new(street, column);
                let family = letters(self.layout.streets[street.index()][column.index()]);
                let number = sheet.number(house).map_or("·".to_owned(), |n| n.to_string());
                let mark = match sheet.number(house) {
                    Some(_) if sheet.perfect.contains(house) => "*".to_owned(),
                    Some(_) => String::new(),
                    None => family.to_owned(),
                };
                write!(line, "{number:>3}{mark:<3}")?;
            }
            let bonus = self.bonus_sign(seat, Bonus::Street(street), "10");
            writeln!(f, "{line} {bonus}")?;
        }
        let columns = Column::first(self.layout.streets[0].len());
        write!(f, "    ")?;
        for column in columns.clone() {
            write!(f, "{:>3}{:<3}", column.to_string(), "")?;
        }
        write!(f, "\n    ")?;
        for (column, worth) in columns.zip(&shown.columns) {
            let bonus = self.bonus_sign(seat, Bonus::Column(column), "×2");
            let all = self.layout.streets.len();
            let cell = if worth.built == all {
                format!("{}{}", worth.points, if bonus == "won" { "!" } else { "" })
            } else {
                format!("{}/{all}{}", worth.built, if bonus == "gone" { "-" } else { "" })
            };
            write!(f, "{cell:^WIDTH$}")?;
        }
        let refusals = loss(&self.layout.refusals, shown.sheet.refusals.into());
        writeln!(f, "\n  perfect {} of {}   refusals {refusals}", shown.perfect, shown.built)?;
        writeln!(f, "  score {} = {}", shown.total, parts(CATEGORIES, &shown.score))
    }

    /// A bonus as a seat has it: open, won or gone.
    fn bonus_sign(&self, seat: Seat, bonus: Bonus, open: &str) -> String {
        if self.seats[seat.index()].sheet.bonuses.contains(&bonus) {
            "won".to_owned()
        } else if self.crossed.contains(&bonus) || self.winners(bonus).next().is_some() {
            "gone".to_owned()
        } else {
            open.to_owned()
        }
    }

    fn draw_others(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let when = if self.end.is_some() { "at the end" } else { "when the round began" };
        writeln!(f, "\n  Others {when}")?;
        let places: usize = self.layout.streets.iter().map(Vec::len).sum();
        for (seat, shown) in Seat::all(self.seats.len()).zip(&self.seats) {
            if self.viewer == Some(seat) {
                continue;
            }
            let plans = shown.sheet.plans.iter().flatten().count();
            let columns = shown.columns.iter().filter(|column| column.points > 0).count();
            write!(
                f,
                "  Seat {:<3} {:>2}/{places} built   perfect {:>2}   columns {columns}   plans \
                 {plans}   refusals {}   {:>3} points",
                seat.to_string(),
                shown.built,
                shown.perfect,
                shown.sheet.refusals,
                shown.total
            )?;
            if let Some(action) = shown.received {
                write!(f, "   received {}", WORDS.action(action))?;
            }
            writeln!(f, "{}", if shown.thinking { "   thinking" } else { "" })?;
        }
        Ok(())
    }
}

fn draw_opponent(f: &mut fmt::Formatter<'_>, opponent: &OpponentView) -> fmt::Result {
    let OpponentView { name, level, total, .. } = opponent;
    let letters = opponent.validates.join(" ");
    writeln!(f, "\n  {name} of the AAA, level {level}: {}, validates {letters}", points(*total))?;
    if let Some(OpponentScores { park, pool, temp, barrier, extension, improvement }) =
        opponent.scores
    {
        let worth = format!(
            "each barrier {barrier}, improvement {improvement}, park {park}, pool {pool}, temp \
             {temp}, extension {extension}"
        );
        wrapped(f, "", worth.split(' '))?;
    }
    let cards = opponent.pile.iter().map(|card| WORDS.action(card.action));
    let none = opponent.pile.is_empty().then_some("empty");
    wrapped(f, "pile ", cards.chain(none))?;
    writeln!(f, "  score {total} = {}", parts(&OPPONENT_CATEGORIES, &opponent.score))
}

/// The end of a plural of `bonus`.
const fn plural(count: u32) -> &'static str {
    if count == 1 { "" } else { "es" }
}
