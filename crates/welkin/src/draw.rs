//! The board drawn as text.

use std::fmt;

use tabletop::Seat;

use crate::board::{Action, Trigger};
use crate::card::{CardId, Power};
use crate::resource::Kinds;
use crate::view::{CardView, SeatView, StepView, TurnView, View, WrittenLately};

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.draw_heading(f)?;
        self.draw_markets(f)?;
        self.draw_display(f)?;
        for seat in Seat::own_last(self.seats.len(), self.viewer) {
            self.draw_seat(f, seat, &self.seats[seat.index()])?;
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
        writeln!(f, "\n  Sites on offer, {} more in the pile", self.pile)?;
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
            let missing = site.missing.unwrap_or_default();
            let any = site.site.size - site.placed.total() - missing.total();
            let missing = format!("{missing}{}", "*".repeat(any));
            writeln!(
                f,
                "    site {:>2}  {:<6} missing {:<6} pays {:>2} now",
                site.site.card.index() + 1,
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
                    (Some(power), true) => format!("{} {}", done.site.card, called(power)),
                    (Some(_), false) => format!("{} used", done.site.card),
                    (None, _) => format!("{} without a power", done.site.card),
                })
                .collect();
            writeln!(f, "    completed {}", completed.join(", "))?;
        }
        if let Some(lately) = lately(&seat.lately, seat.thinking) {
            let when = if seat.thinking { "this turn" } else { "last turn" };
            writeln!(f, "    {when}: {lately}")?;
        }
        Ok(())
    }
}

fn letters(text: &str) -> &str {
    if text.is_empty() { "-" } else { text }
}

fn printed(card: &CardView) -> String {
    let slots = card.slots.unwrap_or_default();
    let slots = format!("{slots}{}", "*".repeat(card.size - slots.total()));
    let flip = if card.flip { "turns a market token" } else { "" };
    let power = card.power.map_or("no power", called);
    let worth = card.worth.map_or_else(String::new, |worth| format!("pays {worth:>2} now"));
    format!("{:>2}  {slots:<6} {power:<13}  {worth:<11}  {flip}", card.card.index() + 1)
        .trim_end()
        .to_owned()
}

/// What a power is called.
pub(crate) fn called(power: Power) -> &'static str {
    match power {
        Power::Sell => "sell early",
        Power::Use => "use again",
        Power::Open => "open one more",
        Power::Buy => "buy",
        Power::Flip => "turn markets",
    }
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
        StepView::Flip => format!("turning {left} market token{}", plural(left)),
    }
}

fn plural(count: u8) -> &'static str {
    if count == 1 { "" } else { "s" }
}

/// What a player did, in a few words. A turn that goes on may still produce something.
fn lately(lately: &WrittenLately, goes_on: bool) -> Option<String> {
    let mut parts = Vec::new();
    let mut tell = |word: &str, cards: &[CardId]| {
        let named: Vec<String> = cards.iter().map(ToString::to_string).collect();
        if !named.is_empty() {
            parts.push(format!("{word} {}", named.join(" and ")));
        }
    };
    tell("used the power of site", &lately.powers);
    tell("opened site", &lately.opened);
    if lately.action == Some(Action::Produce) && lately.took.is_empty() && !goes_on {
        parts.push("produced nothing".to_owned());
    }
    for (word, resources) in
        [("took", lately.took), ("gave back", lately.discarded), ("laid", lately.placed)]
    {
        if !resources.is_empty() {
            parts.push(format!("{word} {resources}"));
        }
    }
    if !lately.sold.is_empty() {
        let sold: Vec<String> = lately.sold.iter().map(ToString::to_string).collect();
        parts.push(format!("sold site {} for {}", sold.join(" and "), lately.earned));
    }
    if lately.paid > 0 {
        parts.push(format!("paid {}", lately.paid));
    }
    (!parts.is_empty()).then(|| parts.join(", "))
}
