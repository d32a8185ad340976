//! The board drawn as text.

use std::fmt;

use tabletop::Seat;

use crate::board::{Action, Trigger};
use crate::resource::Kinds;
use crate::view::{CardView, SeatView, StepView, TurnView, View, WrittenLately};

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.draw_heading(f)?;
        self.draw_markets(f)?;
        self.draw_display(f)?;
        for (index, seat) in self.seats.iter().enumerate() {
            self.draw_seat(f, Seat::new(index), seat)?;
        }
        Ok(())
    }
}

impl View {
    fn draw_heading(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.end, &self.turn) {
            (Some(end), _) => writeln!(f, "The game ended in round {} ({end}).", self.round)?,
            (None, Some(turn)) => {
                let mine = self.viewer == Some(turn.seat);
                let who = if mine { " (you)" } else { "" };
                writeln!(f, "Round {}, seat {}{who}: {}.", self.round, turn.seat, step(turn))?;
            }
            (None, None) => {}
        }
        if let Some(last) = &self.last_turns {
            let how = match last.by {
                Trigger::Action => "by the action",
                Trigger::Power => "by a power",
            };
            writeln!(f, "Seat {} took a site that could not be replaced, {how}.", last.seat)?;
            if self.end.is_none() {
                writeln!(f, "These are the last turns: {} after this one.", last.left)?;
            }
        }
        Ok(())
    }

    fn draw_markets(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\n  Markets         value  reserve  tokens, by their other face")?;
        for market in &self.markets {
            let tokens: Vec<String> = market.tokens.iter().map(ToString::to_string).collect();
            let tokens = tokens.join(" ");
            let line = format!(
                "  {} {:<13} {:>5}  {:>7}  {tokens}",
                market.resource, market.name, market.value, market.reserve
            );
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }

    fn draw_display(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\n  Sites on display, {} more in the pile", self.pile)?;
        for card in self.display.iter().flatten() {
            writeln!(f, "  {}", printed(card))?;
        }
        Ok(())
    }

    fn draw_seat(&self, f: &mut fmt::Formatter<'_>, index: Seat, seat: &SeatView) -> fmt::Result {
        let whose = if self.viewer == Some(index) { " (you)" } else { "" };
        let thinking = if seat.thinking { ", to play" } else { "" };
        writeln!(f, "\n  Seat {index}{whose}{thinking}: {} coins", seat.coins)?;
        writeln!(
            f,
            "    stock {:<8} produces {} of {}",
            letters(&seat.stock.to_string()),
            seat.plus.len(),
            letters(&seat.shown.to_string())
        )?;
        for site in &seat.sites {
            let missing = match site.missing {
                Some(missing) => missing.to_string(),
                None => "*".repeat(site.site.size - site.placed.total()),
            };
            writeln!(
                f,
                "    site {:>2}  {:<6} missing {:<6} pays {:>2} now",
                site.site.card,
                letters(&site.placed.to_string()),
                missing,
                site.pays
            )?;
        }
        if !seat.completed.is_empty() {
            let completed: Vec<String> = seat
                .completed
                .iter()
                .map(|done| match (done.site.power, done.ready) {
                    (Some(power), true) => format!("{} {power}", done.site.card),
                    (Some(_), false) => format!("{} used", done.site.card),
                    (None, _) => done.site.card.to_string(),
                })
                .collect();
            writeln!(f, "    completed {}", completed.join(", "))?;
        }
        if let Some(lately) = lately(&seat.lately) {
            writeln!(f, "    lately {lately}")?;
        }
        Ok(())
    }
}

fn letters(text: &str) -> &str {
    if text.is_empty() { "-" } else { text }
}

fn printed(card: &CardView) -> String {
    let slots = match card.slots {
        Some(slots) => slots.to_string(),
        None => "*".repeat(card.size),
    };
    let flip = if card.flip { "flip" } else { "    " };
    let power = card.power.map_or("-", |power| power.name());
    let worth = card.worth.map_or_else(String::new, |worth| format!("worth {worth:>2} now"));
    format!("{:>2}  {slots:<6} {flip}  {power:<5} {worth}", card.card.index() + 1)
        .trim_end()
        .to_owned()
}

/// What comes next, in words.
fn step(turn: &TurnView) -> String {
    let left = turn.left.unwrap_or(0);
    match turn.step {
        StepView::Ready if turn.acted => "powers, or the end of the turn".to_owned(),
        StepView::Ready => "an action, or powers before it".to_owned(),
        StepView::Turn => {
            let turned = turn.turned.unwrap_or(Kinds::NONE).to_string();
            let turned = letters(&turned);
            format!("producing, {turned} turned, the next for {}", turn.price)
        }
        StepView::Take => format!("taking {left} more"),
        StepView::Buy => format!("buying {left} more"),
        StepView::Discard => format!("giving back {left}"),
        StepView::Place => "laying resources on sites".to_owned(),
        StepView::Open => "opening a site by a power".to_owned(),
        StepView::Flip => format!("turning {left} quotation token{}", plural(left)),
    }
}

fn plural(count: u8) -> &'static str {
    if count == 1 { "" } else { "s" }
}

/// What a player did, in a few words.
fn lately(lately: &WrittenLately) -> Option<String> {
    let mut told = Vec::new();
    let cards = |cards: &[crate::card::CardId]| {
        cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    if lately.action == Some(Action::Produce) && lately.took.is_empty() {
        told.push("produced nothing".to_owned());
    }
    for (word, list) in
        [("power", &lately.powers), ("opened", &lately.opened), ("sold", &lately.sold)]
    {
        if !list.is_empty() {
            told.push(format!("{word} {}", cards(list)));
        }
    }
    for (word, resources) in
        [("took", lately.took), ("placed", lately.placed), ("gave back", lately.discarded)]
    {
        if !resources.is_empty() {
            told.push(format!("{word} {resources}"));
        }
    }
    if !lately.sold.is_empty() {
        told.push(format!("earned {}", lately.earned));
    }
    if lately.paid > 0 {
        told.push(format!("paid {}", lately.paid));
    }
    (!told.is_empty()).then(|| told.join(", "))
}
