//! The board drawn as text.

use std::fmt::{self, Write as _};

use tabletop::{Drawing, Ink, PartKind, Seat};

use crate::board::{Action, Trigger};
use crate::card::{CardId, Power};
use crate::choice::Choice;
use crate::describe::coins;
use crate::resource::{Kinds, Resource};
use crate::view::{CardView, MarketView, SeatView, StepView, TurnView, View, WrittenLately};

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.drawing().fmt(f)
    }
}

/// The spot of a site, wherever it lies.
fn site_spot(card: CardId) -> String {
    format!("site {card}")
}

/// The spot of a market.
fn market_spot(resource: Resource) -> String {
    format!("market {resource}")
}

/// The colour of a resource.
fn kind(resource: Resource) -> Ink {
    Ink::Kind(resource as u8)
}

impl Choice {
    /// The spots of the board that it is about.
    pub(crate) fn spots(self) -> Vec<String> {
        match self {
            Self::Open(card) | Self::Power(card) | Self::Sell(card) | Self::Place { card, .. } => {
                vec![site_spot(card)]
            }
            Self::Flip(faces) => vec![market_spot(faces.shown)],
            Self::Turn(resource) | Self::Take(resource) | Self::Discard(resource) => {
                vec![market_spot(resource)]
            }
            Self::Stop | Self::Done => Vec::new(),
        }
    }
}

impl View {
    /// The board in parts.
    pub(crate) fn drawing(&self) -> Drawing {
        Drawing::of(|drawing| self.draw(drawing))
    }

    fn draw(&self, f: &mut Drawing) -> fmt::Result {
        f.begin(PartKind::Heading);
        self.draw_heading(f)?;
        f.begin(PartKind::Shared);
        self.draw_markets(f)?;
        f.begin(PartKind::Offer);
        self.draw_display(f)?;
        for seat in Seat::own_last(self.seats.len(), self.viewer) {
            f.begin(PartKind::Sheet(seat));
            self.draw_seat(f, seat, &self.seats[seat.index()])?;
        }
        Ok(())
    }

    fn draw_heading(&self, f: &mut Drawing) -> fmt::Result {
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

    fn draw_markets(&self, f: &mut Drawing) -> fmt::Result {
        writeln!(f, "\n  Markets         value  reserve  tokens, by their other face")?;
        for market in &self.markets {
            let MarketView { resource, name, value, reserve, .. } = market;
            write!(f, "  ")?;
            f.spot(market_spot(*resource), kind(*resource), format_args!("{resource} {name:<13}"));
            let line = format!(" {value:>5}  {reserve:>7}  {}", other_faces(market));
            writeln!(f, "{}", line.trim_end())?;
        }
        f.begin_screen();
        f.ink(Ink::Strong, "  Markets");
        f.ink(Ink::Faint, "    value  left  tokens");
        writeln!(f)?;
        for market in &self.markets {
            let MarketView { resource, name, value, reserve, .. } = market;
            write!(f, "  ")?;
            f.spot(market_spot(*resource), kind(*resource), format_args!("{resource} {name:<11}"));
            writeln!(f, " {value:>2}  {reserve:>4}  {:<10}", other_faces(market))?;
        }
        Ok(())
    }

    fn draw_display(&self, f: &mut Drawing) -> fmt::Result {
        writeln!(f, "\n  Sites on offer, {} more in the pile", self.pile)?;
        for card in self.display.iter().flatten() {
            write!(f, "  ")?;
            f.spot(site_spot(card.card), Ink::Plain, printed(card));
            writeln!(f)?;
        }
        f.begin_screen();
        f.ink(Ink::Strong, "  Sites on offer");
        f.ink(Ink::Faint, format_args!("{:<12}pays  token", format!(", {} more", self.pile)));
        writeln!(f)?;
        for card in self.display.iter().flatten() {
            write!(f, "  ")?;
            f.spot(site_spot(card.card), Ink::Strong, format_args!("{:>2}", card.card.index() + 1));
            let power = card.power.map_or("no power", called);
            write!(f, " {:<6} {power:<13}", asked(card))?;
            let worth = card.worth.map_or_else(String::new, |worth| worth.to_string());
            write!(f, " {worth:>6}")?;
            writeln!(f, "{}", if card.flip { "  turns" } else { "" })?;
        }
        Ok(())
    }

    fn draw_seat(&self, f: &mut Drawing, index: Seat, seat: &SeatView) -> fmt::Result {
        let whose = if self.viewer == Some(index) { " (you)" } else { "" };
        let thinking = if seat.thinking { ", to play" } else { "" };
        writeln!(f, "\n  Seat {index}{whose}{thinking}: {}", coins(seat.coins))?;
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
            write!(f, "    ")?;
            let card = site.site.card;
            f.spot(site_spot(card), Ink::Plain, format_args!("site {:>2}", card.index() + 1));
            let placed = site.placed.to_string();
            let placed = letters(&placed);
            writeln!(f, "  {placed:<6} missing {missing:<6} pays {:>2} now", site.pays)?;
        }
        if !seat.completed.is_empty() {
            write!(f, "    completed ")?;
            for (nth, done) in seat.completed.iter().enumerate() {
                let state = match (done.site.power, done.ready) {
                    (Some(power), true) => called(power),
                    (Some(_), false) => "used",
                    (None, _) => "without a power",
                };
                let comma = if nth == 0 { "" } else { ", " };
                write!(f, "{comma}")?;
                let card = done.site.card;
                f.spot(site_spot(card), Ink::Built, format_args!("{card} {state}"));
            }
            writeln!(f)?;
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

/// The tokens of a market, by their other face.
fn other_faces(market: &MarketView) -> String {
    let tokens: Vec<String> = market.tokens.iter().map(ToString::to_string).collect();
    tokens.join(" ")
}

/// The resources a site asks for; stars for any.
fn asked(card: &CardView) -> String {
    let slots = card.slots.unwrap_or_default();
    format!("{slots}{}", "*".repeat(card.size - slots.total()))
}

fn printed(card: &CardView) -> String {
    let slots = asked(card);
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
