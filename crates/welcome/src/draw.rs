//! The board drawn as text: what lies in the middle, and how the others stand.

pub(crate) mod middle;
mod sheet;

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use tabletop::{Drawing, PartKind, Seat};

use self::middle::{PlanLine, draw_cards, draw_heading, draw_pairs, draw_plans};
use crate::card::{Action, Card};
use crate::extensions::OpponentMarks;
use crate::opponent::{OPPONENT_CATEGORIES, OpponentScores};
use crate::paper::UndealtBoard;
use crate::plan::PlanSlot;
use crate::view::{OfferView, OpponentView, View};

/// The longest that lists become.
const LINE: usize = 78;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.drawing().fmt(f)
    }
}

impl View {
    /// The board in parts.
    pub(crate) fn drawing(&self) -> Drawing {
        Drawing::of(|drawing| self.draw(drawing))
    }

    fn draw(&self, f: &mut Drawing) -> fmt::Result {
        draw_heading(f, self.end.as_deref(), self.round, self.deck_left)?;
        if self.end.is_none() {
            f.begin(PartKind::Offer);
            self.draw_offer(f)?;
        }
        if let Some(zombies) = &self.zombies {
            f.begin(PartKind::Shared);
            let to_come: Vec<&str> = zombies.to_come.iter().map(|card| card.name()).collect();
            let to_come = if to_come.is_empty() { "none".to_owned() } else { to_come.join(", ") };
            writeln!(f, "\n  Zombie cards to come: {to_come}")?;
            if let Some(card) = zombies.acting {
                writeln!(f, "  A Zombie card acts: {} move.", card.in_words())?;
            }
        }
        self.draw_plans(f)?;
        if let Some(opponent) = &self.opponent {
            f.begin(PartKind::Others);
            self.draw_opponent(f, opponent)?;
        }
        // One's own sheet comes last, next to where one types.
        if self.viewer.is_some() && self.seats.len() > 1 {
            f.begin(PartKind::Others);
            self.draw_others(f)?;
        }
        for (index, seat) in self.seats.iter().enumerate() {
            let mine = self.viewer == Some(Seat::new(index));
            if mine || self.viewer.is_none() {
                self.draw_seat(f, index, seat, mine)?;
            }
        }
        Ok(())
    }
}

impl UndealtBoard for View {
    fn draw_undealt(&self, f: &mut Drawing) -> fmt::Result {
        self.draw_plans(f)?;
        for (index, seat) in self.seats.iter().enumerate() {
            self.draw_seat(f, index, seat, self.viewer == Some(Seat::new(index)))?;
        }
        Ok(())
    }
}

impl View {
    fn draw_offer(&self, f: &mut Drawing) -> fmt::Result {
        let words = self.printing;
        let taken = self.turn.as_ref().and_then(|turn| turn.offers);
        match &self.offer {
            OfferView::Pairs(pairs) => {
                let pairs = pairs.iter().map(|pair| (pair.number, pair.action, pair.next));
                draw_pairs(f, words, pairs, taken)?;
            }
            OfferView::Cards { cards, solo_card_drawn } => {
                let note = if *solo_card_drawn { "  (the Solo card has come)" } else { "" };
                let third = if self.opponent.is_some() { ", the third goes away" } else { "" };
                let title =
                    format!("\n  Cards: the number of one, the action of another{third}{note}");
                draw_cards(f, &title, words, cards, taken)?;
            }
            OfferView::Hand { cards, first_architect } => {
                writeln!(f, "\n  Seat {first_architect} is dealt to first.")?;
                if let Some(cards) = cards {
                    let title =
                        "  Hand: the number of one, the action of another, the third goes on";
                    draw_cards(f, title, words, cards, taken)?;
                }
            }
        }
        Ok(())
    }

    fn draw_plans(&self, f: &mut Drawing) -> fmt::Result {
        let mine = self.viewer.and_then(|seat| self.seats.get(seat.index()));
        let plans = PlanSlot::ALL.map(|slot| {
            let plan = &self.plans[slot.index()];
            PlanLine {
                slot,
                name: self.printing.plan(slot),
                goal: plan.goal.in_words(self.printing),
                first: (!plan.approved).then_some(plan.first),
                later: plan.later,
                fulfilled: mine.is_some_and(|seat| seat.sheet.plans[slot.index()].is_some()),
            }
        });
        draw_plans(f, &plans)
    }

    fn draw_opponent(&self, f: &mut Drawing, opponent: &OpponentView) -> fmt::Result {
        let OpponentView { name, level, total, .. } = opponent;
        let letters = opponent.validates.join(" ");
        writeln!(
            f,
            "\n  {name} of the AAA, level {level}: {}, validates {letters}",
            points(*total)
        )?;
        if let Some(OpponentScores { park, pool, temp, barrier, extension, improvement }) =
            opponent.scores
        {
            let houses = if extension == 1 { "house" } else { "houses" };
            let worth = format!(
                "each park {park}, pool {pool}, temp {temp}, barrier {barrier}; an extension is \
                 {extension} {houses}; each house of an improved lot {improvement}"
            );
            wrapped(f, "", worth.split(' '))?;
        }
        let card = |(card, place): (&Card, usize)| match card.action {
            _ if opponent.zombies.contains(&place) => "Z",
            Action::Surveyor => "|",
            action => self.printing.action(action),
        };
        let cards = opponent.pile.iter().zip(1..).map(card);
        let none = opponent.pile.is_empty().then_some("empty");
        wrapped(f, "pile ", cards.chain(none))?;
        let paid = opponent.lots.iter().filter(|lot| lot.paid);
        let lots: Vec<String> = paid.map(|lot| format!("{}×{}", lot.houses, lot.value)).collect();
        match &opponent.marks {
            Some(OpponentMarks::Ducks(counted)) => {
                let said = counted.map(|count| count.map_or("-".to_owned(), |n| n.to_string()));
                writeln!(
                    f,
                    "  its counts: yellow {}, black {}, both {}",
                    said[0], said[1], said[2]
                )?;
            }
            Some(OpponentMarks::Trucks(crossed)) if crossed.is_empty() => {}
            Some(OpponentMarks::Trucks(crossed)) => {
                let streets: Vec<String> = crossed.iter().map(ToString::to_string).collect();
                writeln!(f, "  bonuses you have crossed: {}", streets.join(", "))?;
            }
            Some(OpponentMarks::Atomic(shelters)) => {
                let [a, b, c] = shelters.capacity;
                writeln!(f, "  its capacity: a {a}, b {b}, c {c}")?;
            }
            None => {}
        }
        let own = self.layout.extension.as_ref().map(|own| own.category.as_str());
        let own = own.filter(|category| !category.is_empty());
        let categories: Vec<&str> = OPPONENT_CATEGORIES.into_iter().chain(own).collect();
        let parts = parts(&categories, &opponent.score);
        let lots = if lots.is_empty() { String::new() } else { format!(" ({})", lots.join(" ")) };
        writeln!(f, "  score {total} = {parts}{lots}")
    }

    fn draw_others(&self, f: &mut Drawing) -> fmt::Result {
        let when = if self.end.is_some() { "at the end" } else { "when the round began" };
        writeln!(f, "\n  Others {when}")?;
        let places: usize = self.layout.streets.iter().map(|street| street.houses).sum();
        for (index, seat) in self.seats.iter().enumerate() {
            if self.viewer == Some(Seat::new(index)) {
                continue;
            }
            let plans = seat.sheet.plans.iter().flatten().count();
            write!(
                f,
                "  Seat {:<3} {:>2}/{places} built   plans {plans}   refusals {}   temps {:>2}   \
                 {:>3} points",
                index + 1,
                seat.built,
                seat.sheet.refusals,
                seat.sheet.temps,
                seat.total
            )?;
            if let Some(action) = seat.received {
                write!(f, "   received {}", self.printing.action(action))?;
            }
            writeln!(f, "{}", if seat.thinking { "   thinking" } else { "" })?;
        }
        Ok(())
    }
}

pub(crate) fn points(total: i32) -> String {
    let plural = if total.abs() == 1 { "" } else { "s" };
    format!("{total} point{plural}")
}

/// What a score is made of, without what brings nothing.
pub(crate) fn parts(categories: &[&str], score: &BTreeMap<String, i32>) -> String {
    parts_called(categories, score, |name| name)
}

/// The same in other words.
fn parts_called<'a>(
    categories: &[&'a str],
    score: &BTreeMap<String, i32>,
    called: impl Fn(&'a str) -> &'a str,
) -> String {
    let parts: Vec<String> = categories
        .iter()
        .filter_map(|&name| Some((name, *score.get(name)?)))
        .filter(|(_, points)| *points != 0)
        .map(|(name, points)| format!("{} {points}", called(name)))
        .collect();
    if parts.is_empty() { "nothing yet".to_owned() } else { parts.join(", ") }
}

fn boxes(crossed: usize, all: usize) -> String {
    let crossed = crossed.min(all);
    "■".repeat(crossed) + &"□".repeat(all - crossed)
}

/// A track as its boxes and what it is worth.
fn track(values: &[i32], crossed: usize) -> String {
    let all = values.len() - 1;
    format!("{} {}", boxes(crossed, all), values[crossed.min(all)])
}

/// Words in lines that a narrow terminal can hold, each two columns in.
pub(crate) fn wrapped<'a>(
    f: &mut Drawing,
    title: &str,
    words: impl Iterator<Item = &'a str>,
) -> fmt::Result {
    let mut line = format!("  {title}");
    let mut begun = false;
    for word in words {
        if begun && line.len() + 1 + word.len() > LINE {
            writeln!(f, "{line}")?;
            line = " ".repeat(2 + title.len());
            begun = false;
        }
        if begun {
            line.push(' ');
        }
        line.push_str(word);
        begun = true;
    }
    writeln!(f, "{line}")
}

/// The same for a track whose points are lost.
pub(crate) fn loss(values: &[i32], crossed: usize) -> String {
    let lost: Vec<i32> = values.iter().map(|value| -value).collect();
    track(&lost, crossed)
}
