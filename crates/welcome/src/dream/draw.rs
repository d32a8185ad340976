//! The board drawn as text.

use std::fmt::{self, Write as _};

use tabletop::{Drawing, Ink, PartKind, Seat};

use super::bonus::Bonus;
use super::choice::Choice;
use super::house::{Column, House, Street};
use super::score::{CATEGORIES, OPPONENT_CATEGORIES};
use super::view::{OfferView, OpponentView, SeatView, View};
use crate::card::Action;
use crate::draw::middle::{
    PlanLine, draw_cards, draw_heading, draw_pairs, draw_plans, kind, offer_spot, plan_spot,
};
use crate::draw::{loss, parts, points, wrapped};
use crate::opponent::OpponentScores;
use crate::paper::UndealtBoard;
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
        self.drawing().fmt(f)
    }
}

impl Choice {
    /// The spots of the board that it is about.
    pub(super) fn spots(self) -> Vec<String> {
        match self {
            Self::Take(offer) | Self::RefuseAndPass(offer) => vec![offer_spot(offer)],
            Self::Combine { number, action } => vec![offer_spot(number), offer_spot(action)],
            Self::Write { house, .. } => vec![house.to_string()],
            Self::Plan(slot) => vec![plan_spot(slot)],
            // The board has bonuses under the notation of the choice.
            Self::Cross(_) => vec![self.to_string()],
            Self::Refuse | Self::Done => Vec::new(),
        }
    }
}

impl View {
    /// The board in parts.
    pub(super) fn drawing(&self) -> Drawing {
        Drawing::of(|drawing| self.draw(drawing))
    }

    fn draw(&self, f: &mut Drawing) -> fmt::Result {
        draw_heading(f, self.end.as_deref(), self.round, self.deck_left)?;
        if self.end.is_none() {
            f.begin(PartKind::Offer);
            self.draw_offer(f)?;
        }
        self.draw_plans(f)?;
        if let Some(opponent) = &self.opponent {
            f.begin(PartKind::Others);
            draw_opponent(f, opponent)?;
        }
        // One's own sheet comes last, next to where one types.
        if self.viewer.is_some() && self.seats.len() > 1 {
            f.begin(PartKind::Others);
            self.draw_others(f)?;
        }
        for (seat, shown) in Seat::all(self.seats.len()).zip(&self.seats) {
            let mine = self.viewer == Some(seat);
            if mine || self.viewer.is_none() {
                self.draw_seat(f, seat, shown, mine)?;
            }
        }
        Ok(())
    }
}

impl UndealtBoard for View {
    fn draw_undealt(&self, f: &mut Drawing) -> fmt::Result {
        self.draw_plans(f)?;
        for (seat, shown) in Seat::all(self.seats.len()).zip(&self.seats) {
            self.draw_seat(f, seat, shown, self.viewer == Some(seat))?;
        }
        Ok(())
    }
}

impl View {
    fn draw_offer(&self, f: &mut Drawing) -> fmt::Result {
        let taken = self.turn.as_ref().and_then(|turn| turn.offers);
        match &self.offer {
            OfferView::Pairs(pairs) => {
                let pairs = pairs.iter().map(|pair| (pair.number, pair.action, pair.next));
                draw_pairs(f, WORDS, pairs, taken)
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
                let title = format!("\n  Cards: the number of one, the family of another, {third}");
                draw_cards(f, &title, WORDS, cards, taken)
            }
            OfferView::Hand(None) => Ok(()),
            OfferView::Hand(Some(cards)) => {
                let third = "the third goes on";
                let title = format!("\n  Hand: the number of one, the family of another, {third}");
                draw_cards(f, &title, WORDS, cards, taken)
            }
        }
    }

    fn draw_plans(&self, f: &mut Drawing) -> fmt::Result {
        let mine = self.viewer.and_then(|seat| self.seats.get(seat.index()));
        let plans = PlanSlot::ALL.map(|slot| {
            let plan = &self.plans[slot.index()];
            PlanLine {
                slot,
                name: slot.letter(),
                goal: plan.goal.to_string(),
                first: (!plan.approved).then_some(plan.first),
                later: plan.later,
                fulfilled: mine.is_some_and(|seat| seat.sheet.plans[slot.index()].is_some()),
            }
        });
        draw_plans(f, &plans)
    }

    /// A seat: its sheet in full, then as a screen has it, where name and points stand elsewhere.
    fn draw_seat(&self, f: &mut Drawing, seat: Seat, shown: &SeatView, mine: bool) -> fmt::Result {
        f.begin(PartKind::Sheet(seat));
        let you = if mine { " (you)" } else { "" };
        let thinking = if shown.thinking && !mine { ", thinking" } else { "" };
        writeln!(f, "\n  Seat {seat}{you}: {}{thinking}", points(shown.total))?;
        self.draw_sheet(f, seat, shown)?;
        writeln!(f, "  score {} = {}", shown.total, parts(CATEGORIES, &shown.score))?;
        f.begin_screen();
        self.draw_sheet(f, seat, shown)
    }

    fn draw_sheet(&self, f: &mut Drawing, seat: Seat, shown: &SeatView) -> fmt::Result {
        let sheet = self.sheet(seat);
        let columns = Column::first(self.layout.streets[0].len());
        for street in Street::ALL {
            write!(f, "  ")?;
            f.ink(Ink::Strong, street);
            write!(f, " ")?;
            for column in columns.clone() {
                let house = House::new(street, column);
                let family = self.layout.streets[street.index()][column.index()];
                if let Some(number) = sheet.number(house) {
                    let star = if sheet.perfect.contains(house) { "*" } else { "" };
                    f.spot(house, Ink::Built, format_args!("{number:>3}{star:<3}"));
                } else {
                    f.spot(house, Ink::Faint, format_args!("{:>3}", '·'));
                    f.spot(house, kind(family), format_args!("{:<3}", letters(family)));
                }
            }
            write!(f, " ")?;
            let bonus = Bonus::Street(street);
            let sign = self.bonus_sign(seat, bonus, "10");
            f.spot(Choice::Cross(bonus), Ink::Plain, sign);
            writeln!(f)?;
        }
        write!(f, "    ")?;
        for column in columns.clone() {
            f.ink(Ink::Faint, format_args!("{:>3}{:<3}", column.to_string(), ""));
        }
        write!(f, "\n    ")?;
        for (column, worth) in columns.zip(&shown.columns) {
            let bonus = Bonus::Column(column);
            let sign = self.bonus_sign(seat, bonus, "×2");
            let all = self.layout.streets.len();
            let cell = if worth.built == all {
                format!("{}{}", worth.points, if sign == "won" { "!" } else { "" })
            } else {
                format!("{}/{all}{}", worth.built, if sign == "gone" { "-" } else { "" })
            };
            f.spot(Choice::Cross(bonus), Ink::Plain, format_args!("{cell:^WIDTH$}"));
        }
        let refusals = loss(&self.layout.refusals, shown.sheet.refusals.into());
        writeln!(f, "\n  perfect {} of {}   refusals {refusals}", shown.perfect, shown.built)
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

    fn draw_others(&self, f: &mut Drawing) -> fmt::Result {
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

fn draw_opponent(f: &mut Drawing, opponent: &OpponentView) -> fmt::Result {
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
