//! The table drawn as text.

mod plan;
pub(crate) mod spot;

use std::fmt::{self, Write as _};

use tabletop::drawing::Span;
use tabletop::{Drawing, Ink, PartKind, Seat};

use self::plan::Plan;
use crate::board::{Phase, Zone};
use crate::card::Title;
use crate::choice::PileId;
use crate::family::Storeys;
use crate::tile::Tag;
use crate::view::{DutyView, HouseView, NeedView, SeatView, TaskView, TileView, View, ZoneView};

/// The sign of a tile: what families count it as, with a star for luxury.
pub(crate) fn sign(tile: &TileView) -> char {
    if tile.garden {
        return 'g';
    }
    let first = tile.tags.first().copied();
    SIGNS.iter().find(|(tag, _)| Some(*tag) == first).map_or('R', |(_, sign)| *sign)
}

/// Signs of rooms.
pub(crate) const SIGNS: &[(Tag, char)] = &[
    (Tag::Adult, 'A'),
    (Tag::Child, 'C'),
    (Tag::Bath, 'B'),
    (Tag::Living, 'L'),
    (Tag::Kitchen, 'K'),
    (Tag::Office, 'O'),
    (Tag::Pantry, 'P'),
    (Tag::Wc, 'W'),
];

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.drawing().fmt(f)
    }
}

impl View {
    /// The table in parts.
    pub(crate) fn drawing(&self) -> Drawing {
        Drawing::of(|drawing| self.draw(drawing))
    }

    fn draw(&self, f: &mut Drawing) -> fmt::Result {
        f.begin(PartKind::Heading);
        self.draw_heading(f)?;
        f.begin(PartKind::Offer);
        self.draw_supply(f)?;
        self.draw_centre(f)?;
        f.begin_screen();
        self.draw_offer(f)?;
        f.begin(PartKind::Shared);
        f.begin_screen();
        self.draw_cards(f)?;
        for seat in Seat::own_last(self.seats.len(), self.viewer) {
            f.begin(PartKind::Sheet(seat));
            self.draw_seat(f, seat, &self.seats[seat.index()])?;
        }
        Ok(())
    }

    fn draw_heading(&self, f: &mut Drawing) -> fmt::Result {
        match (&self.end, self.phase) {
            (Some(end), _) => {
                return writeln!(f, "The game ended in round {} ({end}).", self.round);
            }
            (None, Phase::Rounds) => {
                writeln!(f, "Round {} of at most {}.", self.round, self.last_round)?;
            }
            (None, _) => writeln!(f, "Before the first round.")?,
        }
        for (nth, duty) in self.agenda.iter().enumerate() {
            let who = if self.viewer == Some(duty.seat) { " (you)" } else { "" };
            let when = if nth == 0 { "Now" } else { "Then" };
            writeln!(f, "{when}: seat {}{who} {}.", duty.seat, self.told(duty))?;
        }
        Ok(())
    }

    fn told(&self, duty: &DutyView) -> String {
        let tiles: Vec<String> = duty.tiles.iter().map(told).collect();
        let tiles = tiles.join(", ");
        let cards: Vec<&str> = duty.cards.iter().map(|title| title.name()).collect();
        let cards =
            if cards.is_empty() { String::new() } else { format!(" ({})", cards.join(", ")) };
        match duty.task {
            TaskView::Draft => "draws a tile to start with".to_owned(),
            TaskView::Foundations => "lays foundations".to_owned(),
            TaskView::Entrance => "chooses the entrance".to_owned(),
            TaskView::Starting => "lays a starting tile or sends it to the discount row".to_owned(),
            TaskView::Turn if self.acted => "may take a free action, or is done".to_owned(),
            TaskView::Turn => "places a worker".to_owned(),
            TaskView::Drawn => format!("lays one of {tiles}"),
            TaskView::Rest if tiles.is_empty() => "goes on".to_owned(),
            TaskView::Rest => format!("sends to the discount row {tiles}"),
            TaskView::Auction => {
                let bid = duty.bid.map(|bid| format!("; your bid is {bid}"));
                format!("sells {tiles}; the others bid{}", bid.unwrap_or_default())
            }
            TaskView::Lay => format!("lays {tiles} for {}", duty.price.unwrap_or(0)),
            TaskView::LayOrLeave => format!("lays {tiles} or sends it to the discount row"),
            TaskView::Pick => "draws cards to keep one".to_owned(),
            TaskView::Keep => format!("keeps a card{cards}"),
            TaskView::Give => format!("gives a card away{cards}"),
            TaskView::Steal => "takes a worker from someone".to_owned(),
            TaskView::Move => "finds a zone for the card".to_owned(),
            TaskView::Gift => "draws the tile that the card brings".to_owned(),
            TaskView::Bargain => "may buy from the discount row".to_owned(),
            TaskView::Express => "may draw tiles without a worker".to_owned(),
        }
    }

    fn draw_supply(&self, f: &mut Drawing) -> fmt::Result {
        writeln!(f, "\n  Piles")?;
        for (index, pile) in self.piles.iter().enumerate() {
            let top = pile.top.as_ref().map_or("face down".to_owned(), told);
            let worker = taken(pile.worker);
            writeln!(f, "  {:>3}  {:>2} left, {top}{worker}", index + 1, pile.count)?;
        }
        writeln!(f, "  garden  {} left", self.garden)?;
        let open = if self.row_open { "" } else { ", closed for this round" };
        writeln!(f, "\n  Discount row{open}")?;
        for row in &self.row {
            writeln!(f, "  -{}  {}, here {}", row.cut, told(&row.tile), row.price)?;
        }
        Ok(())
    }

    fn draw_centre(&self, f: &mut Drawing) -> fmt::Result {
        writeln!(f, "\n  Deck of {}{}", self.deck, taken(self.deck_worker))?;
        let top = match self.discard.last() {
            None => "empty".to_owned(),
            Some(Some(title)) => format!("{}, {title} on top", self.discard.len()),
            Some(None) => self.discard.len().to_string(),
        };
        writeln!(f, "  Discard pile: {top}{}", taken(self.discard_worker))?;
        let zones: Vec<String> = self.centre.iter().map(|card| zone(card.as_ref())).collect();
        writeln!(f, "  Anti-trust: {}", zones.join(" | "))
    }

    fn draw_seat(&self, f: &mut Drawing, index: Seat, seat: &SeatView) -> fmt::Result {
        let whose = if self.viewer == Some(index) { " (you)" } else { "" };
        let points: i32 = seat.score.values().sum();
        let plural = if points.abs() == 1 { "" } else { "s" };
        let means = means(seat);
        writeln!(f, "\n  Seat {index}{whose}: {points} point{plural}, {means}")?;
        let needs: Vec<String> = (seat.family.needs.iter())
            .map(|need| format!("{} {}/{}", need.of.called(), need.there, need.count))
            .collect();
        let storeys = match seat.family.storeys {
            Storeys::One => ", one storey",
            Storeys::Two => ", two storeys",
            Storeys::Any => "",
        };
        let state = match seat.satisfied {
            Some(round) => format!("satisfied in round {round}"),
            None => format!("{} missing", seat.family.missing),
        };
        let name = &seat.family.name;
        writeln!(f, "    {name}: {}{storeys}; {state}", needs.join(", "))?;
        let hand = hand(seat);
        let zones: Vec<String> = seat.zones.iter().map(|card| zone(card.as_ref())).collect();
        writeln!(f, "    hand {hand}; corruption {}", zones.join(" | "))?;
        if let Some(held) = &seat.held {
            writeln!(f, "    in the warehouse {}", told(held))?;
        }
        if !seat.start.is_empty() {
            let start: Vec<String> = seat.start.iter().map(told).collect();
            writeln!(f, "    to start with {}", start.join(", "))?;
        }
        self.draw_house(f, &seat.house)?;
        f.begin_screen();
        draw_facts(f, index, seat)?;
        f.begin_narrow();
        draw_facts_narrowly(f, index, seat);
        f.begin(PartKind::Sheet(index));
        f.begin_screen();
        Plan::draw(f, &seat.house, self.figures.side)
    }

    /// Piles and discount row as a screen has them: in columns.
    fn draw_offer(&self, f: &mut Drawing) -> fmt::Result {
        f.ink(Ink::Strong, " Piles");
        f.ink(Ink::Faint, format_args!("{:>5} {:<23}cost pts sides", "left", "tile"));
        writeln!(f)?;
        for (index, pile) in self.piles.iter().enumerate() {
            let name = format!("pile {}", index + 1);
            f.spot(spot::pile(PileId(index as u8)), Ink::Plain, format_args!(" {name:<6}"));
            write!(f, "{:>4} ", pile.count)?;
            match (pile.worker, &pile.top) {
                // Nobody draws from there in this round.
                (Some(seat), _) => f.ink(Ink::Faint, format_args!("worker of seat {seat}")),
                (None, Some(tile)) => draw_in_columns(f, tile, tile.cost)?,
                (None, None) => f.ink(Ink::Faint, "face down"),
            }
            writeln!(f)?;
        }
        f.spot(spot::GARDEN, Ink::Plain, format_args!(" {:<6}", "garden"));
        writeln!(f, "{:>4}", self.garden)?;
        let closed = if self.row_open { "" } else { ", closed for this round" };
        f.ink(Ink::Strong, " Discount row");
        f.ink(Ink::Faint, closed);
        writeln!(f)?;
        for row in &self.row {
            f.spot(
                spot::tile(row.tile.tile),
                Ink::Plain,
                format_args!(" {:<6}", -i32::from(row.cut)),
            );
            write!(f, "{:>4} ", "")?;
            draw_in_columns(f, &row.tile, row.price)?;
            writeln!(f)?;
        }
        Ok(())
    }

    /// Deck, discard pile and the zones of the centre in one line.
    fn draw_cards(&self, f: &mut Drawing) -> fmt::Result {
        let discard = match self.discard.last() {
            None => "none".to_owned(),
            Some(Some(title)) => title.to_string(),
            Some(None) => "a card".to_owned(),
        };
        f.spot(
            spot::DECK,
            Ink::Plain,
            format_args!("  deck {}{}", self.deck, taken(self.deck_worker)),
        );
        write!(f, ", ")?;
        let worker = taken(self.discard_worker);
        f.spot(spot::DISCARD, Ink::Plain, format_args!("discarded {discard}{worker}"));
        write!(f, ", Anti-trust ")?;
        draw_zones(f, None, &self.centre)?;
        writeln!(f)
    }

    fn draw_house(&self, f: &mut Drawing, house: &HouseView) -> fmt::Result {
        if house.foundations.is_empty() {
            return Ok(());
        }
        Plan::draw(f, house, self.figures.side)
    }
}

/// A number of things: `1 coin`, `2 coins`.
fn count(number: impl Into<u32>, thing: &str) -> String {
    let number = number.into();
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}

/// The money and the workers of a seat, and whether it has passed.
fn means(seat: &SeatView) -> String {
    let money = seat.money.map_or("some coins".to_owned(), |money| count(money, "coin"));
    let passed = if seat.passed { ", passed" } else { "" };
    format!("{money}, {}{passed}", count(seat.workers, "worker"))
}

/// The names of the cards in a hand.
fn hand(seat: &SeatView) -> String {
    let hand: Vec<&str> = seat.hand.iter().map(|card| card.map_or("?", Title::name)).collect();
    if hand.is_empty() { "-".to_owned() } else { hand.join(" ") }
}

/// How the house stands to the family: storeys wanted, whether it is satisfied.
fn state(seat: &SeatView) -> Vec<String> {
    let storeys = match seat.family.storeys {
        Storeys::One => Some("one storey".to_owned()),
        Storeys::Two => Some("two storeys".to_owned()),
        Storeys::Any => None,
    };
    let state = match seat.satisfied {
        Some(round) => format!("satisfied in round {round}"),
        None => format!("{} missing", seat.family.missing),
    };
    storeys.into_iter().chain([state]).collect()
}

/// A tile in a line: name, number, cost, points and sides.
fn told(tile: &TileView) -> String {
    let name = tile.name.replace('-', " ");
    let edges = if tile.edges.is_empty() { String::new() } else { format!(", {}", tile.edges) };
    format!("{name} ({}: costs {}, {} points{edges})", tile.tile, tile.cost, tile.points)
}

fn taken(worker: Option<Seat>) -> String {
    worker.map(|seat| format!(", worker of seat {seat}")).unwrap_or_default()
}

/// What a seat has besides its house, as a screen has it.
fn draw_facts(f: &mut Drawing, index: Seat, seat: &SeatView) -> fmt::Result {
    write!(f, "  {}; hand {}; corruption ", means(seat), hand(seat))?;
    draw_zones(f, Some(index), &seat.zones)?;
    writeln!(f)?;
    f.ink(Ink::Strong, format_args!("  {}", seat.family.name));
    for &need in &seat.family.needs {
        write!(f, " ")?;
        draw_need(f, need);
    }
    writeln!(f)?;
    let held = seat.held.iter().map(|tile| format!("in the warehouse {}", told(tile)));
    let words = state(seat).into_iter().chain(held);
    let words = words.map(|words| vec![Span::new(Ink::Plain, words)]);
    let start = seat.start.iter().map(|tile| {
        let text = format!("to start with {}", told(tile));
        vec![Span::on(spot::tile(tile.tile), Ink::Plain, text)]
    });
    f.flow(words.chain(start));
    Ok(())
}

/// The same in a narrow column.
fn draw_facts_narrowly(f: &mut Drawing, index: Seat, seat: &SeatView) {
    let mut say = |text: String| f.ink(Ink::Plain, format_args!("{}\n", cut(&text)));
    say(means(seat));
    if !seat.hand.is_empty() {
        say(format!("hand {}", hand(seat)));
    }
    for zone in state(seat) {
        say(zone);
    }
    if let Some(held) = &seat.held {
        say(format!("held {} {}", held.tile, held.name.replace('-', " ")));
    }
    for tile in &seat.start {
        let text = format!("lay {} {}", tile.tile, tile.name.replace('-', " "));
        f.spot(spot::tile(tile.tile), Ink::Plain, cut(&text));
        f.ink(Ink::Plain, '\n');
    }
    f.ink(Ink::Strong, format_args!("{}\n", seat.family.name));
    for &need in &seat.family.needs {
        draw_need(f, need);
        f.ink(Ink::Plain, '\n');
    }
    for (nth, card) in seat.zones.iter().enumerate().filter(|(_, card)| card.is_some()) {
        let zone_spot = Zone { owner: Some(index), index: nth as u8 };
        f.spot(zone_spot, Ink::Plain, cut(&zone(card.as_ref())));
        f.ink(Ink::Plain, '\n');
    }
}

/// Columns of what stands beside a house of two storeys on the smallest screen.
const NARROW: usize = 20;

/// A text in a narrow column; what does not fit is gone, which shows.
fn cut(text: &str) -> String {
    if text.chars().count() <= NARROW {
        return text.to_owned();
    }
    text.chars().take(NARROW - 1).chain(['…']).collect()
}

/// What a family needs, and how much of it is there.
fn draw_need(f: &mut Drawing, need: NeedView) {
    let met = need.there >= need.count;
    let (ink, mark) = if met { (Ink::Built, "✓") } else { (Ink::Plain, "") };
    f.ink(ink, format_args!("{mark}{} {}/{}", need.of.called(), need.there, need.count));
}

/// A tile in the columns of a screen, with what it costs here.
fn draw_in_columns(f: &mut Drawing, tile: &TileView, cost: impl fmt::Display) -> fmt::Result {
    let name = tile.name.replace('-', " ");
    f.spot(
        spot::tile(tile.tile),
        plan::kind(tile),
        format_args!("{:>2} {name:<20}", tile.tile.to_string()),
    );
    write!(f, "{:>3} {:>3} {}", cost.to_string(), tile.points, tile.edges)
}

/// Zones with their cards, each on its spot.
fn draw_zones(f: &mut Drawing, owner: Option<Seat>, zones: &[Option<ZoneView>]) -> fmt::Result {
    for (index, card) in zones.iter().enumerate() {
        if index > 0 {
            write!(f, " | ")?;
        }
        f.spot(Zone { owner, index: index as u8 }, Ink::Plain, zone(card.as_ref()));
    }
    Ok(())
}

fn zone(zone: Option<&ZoneView>) -> String {
    let Some(zone) = zone else { return "-".to_owned() };
    let card = zone.card.map_or("?", Title::name);
    let state = match (zone.face_up, zone.turned) {
        (false, _) => " face down",
        (true, true) => " turned",
        (true, false) => "",
    };
    format!("{card}{state}{}", taken(zone.worker))
}
