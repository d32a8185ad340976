//! The table drawn as text.

use std::fmt;

use tabletop::Seat;

use crate::board::Phase;
use crate::card::Title;
use crate::cell::{Side, Spot};
use crate::family::Storeys;
use crate::tile::Tag;
use crate::view::{DutyView, HouseView, LaidView, SeatView, TaskView, TileView, View, ZoneView};

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
        self.draw_heading(f)?;
        self.draw_supply(f)?;
        self.draw_centre(f)?;
        for seat in Seat::own_last(self.seats.len(), self.viewer) {
            self.draw_seat(f, seat, &self.seats[seat.index()])?;
        }
        Ok(())
    }
}

impl View {
    fn draw_heading(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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

    fn draw_supply(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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

    fn draw_centre(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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

    fn draw_seat(&self, f: &mut fmt::Formatter<'_>, index: Seat, seat: &SeatView) -> fmt::Result {
        let whose = if self.viewer == Some(index) { " (you)" } else { "" };
        let money = seat.money.map_or("some".to_owned(), |money| money.to_string());
        let passed = if seat.passed { ", passed" } else { "" };
        writeln!(
            f,
            "\n  Seat {index}{whose}: {} points, {money} coins, {} workers{passed}",
            seat.points, seat.workers
        )?;
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
        let hand: Vec<&str> = seat.hand.iter().map(|card| card.map_or("?", Title::name)).collect();
        let hand = if hand.is_empty() { "-".to_owned() } else { hand.join(" ") };
        let zones: Vec<String> = seat.zones.iter().map(|card| zone(card.as_ref())).collect();
        writeln!(f, "    hand {hand}; corruption {}", zones.join(" | "))?;
        if let Some(held) = &seat.held {
            writeln!(f, "    in the warehouse {}", told(held))?;
        }
        if !seat.start.is_empty() {
            let start: Vec<String> = seat.start.iter().map(told).collect();
            writeln!(f, "    to start with {}", start.join(", "))?;
        }
        self.draw_house(f, &seat.house)
    }

    fn draw_house(&self, f: &mut fmt::Formatter<'_>, house: &HouseView) -> fmt::Result {
        if house.foundations.is_empty() {
            return Ok(());
        }
        let upstairs = house.tiles.iter().any(|laid| laid.spot.is_upstairs());
        let plans: Vec<Plan<'_>> = [false, true][..=usize::from(upstairs)]
            .iter()
            .map(|&upstairs| Plan { house, upstairs, side: self.figures.side })
            .collect();
        for line in 0..=2 * self.figures.side {
            let lines: Vec<String> = plans.iter().map(|plan| plan.line(line)).collect();
            writeln!(f, "{}", format!("    {}", lines.join("   ")).trim_end())?;
        }
        Ok(())
    }
}

/// One storey on paper.
struct Plan<'a> {
    house: &'a HouseView,
    upstairs: bool,
    side: usize,
}

impl Plan<'_> {
    fn laid(&self, column: usize, row: usize) -> Option<&LaidView> {
        if column >= self.side || row >= self.side {
            return None;
        }
        let spot = Spot::new(column, row, self.upstairs);
        self.house.tiles.iter().find(|laid| laid.spot == spot)
    }

    fn is_founded(&self, column: usize, row: usize) -> bool {
        column < self.side
            && row < self.side
            && !self.upstairs
            && self.house.foundations.contains(&Spot::new(column, row, false))
    }

    /// A line of walls, or of what lies between them.
    fn line(&self, line: usize) -> String {
        let row = line / 2;
        let mut text = String::new();
        for column in 0..=self.side {
            if line.is_multiple_of(2) {
                text.push('+');
                if column < self.side {
                    text.push_str(self.wall(column, row));
                }
            } else {
                text.push(self.upright(column, row));
                if column < self.side {
                    text.push_str(&self.cell(column, row));
                }
            }
        }
        text
    }

    /// What separates two cells: none, a wall, a door or the entrance.
    fn between(&self, one: Option<(&LaidView, Side)>, other: Option<(&LaidView, Side)>) -> Between {
        let rooms = [one, other].into_iter().flatten().filter(|(laid, _)| !laid.tile.garden);
        let mut between = Between::Nothing;
        for (laid, side) in rooms {
            let entrance = self.house.entrance == Some((laid.spot, side));
            let open = laid.open.contains(&side);
            between = between.max(match (entrance && open, open) {
                (true, _) => Between::Entrance,
                (_, true) => Between::Door,
                _ => Between::Wall,
            });
        }
        between
    }

    fn wall(&self, column: usize, row: usize) -> &'static str {
        let above = row.checked_sub(1).and_then(|row| self.laid(column, row));
        let below = self.laid(column, row).map(|laid| (laid, Side::North));
        let edge = self.is_founded(column, row)
            || row.checked_sub(1).is_some_and(|row| self.is_founded(column, row));
        match self.between(above.map(|laid| (laid, Side::South)), below) {
            Between::Nothing if edge => " .. ",
            Between::Nothing => "    ",
            Between::Wall => "----",
            Between::Door => "-  -",
            Between::Entrance => "-##-",
        }
    }

    fn upright(&self, column: usize, row: usize) -> char {
        let left = column.checked_sub(1).and_then(|column| self.laid(column, row));
        let right = self.laid(column, row).map(|laid| (laid, Side::West));
        let edge = self.is_founded(column, row)
            || column.checked_sub(1).is_some_and(|column| self.is_founded(column, row));
        match self.between(left.map(|laid| (laid, Side::East)), right) {
            Between::Nothing if edge => '.',
            Between::Nothing | Between::Door => ' ',
            Between::Wall => '|',
            Between::Entrance => '#',
        }
    }

    fn cell(&self, column: usize, row: usize) -> String {
        match self.laid(column, row) {
            Some(laid) => {
                let star = if laid.tile.luxury { '*' } else { ' ' };
                format!("{}{star}{:<2}", sign(&laid.tile), laid.tile.tile.to_string())
            }
            None => "    ".to_owned(),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Between {
    Nothing,
    Wall,
    Door,
    Entrance,
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
