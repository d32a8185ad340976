//! A sheet drawn as text.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use tabletop::drawing::Span;
use tabletop::{Drawing, Ink, PartKind, Seat};

use super::{boxes, loss, parts_called, points, track};
use crate::card::Action;
use crate::extensions::trucks::Direction;
use crate::extensions::{PrintedView, SheetCount, christmas};
use crate::house::{House, Street};
use crate::score::CATEGORIES;
use crate::sheet::Sheet;
use crate::view::{SeatView, StreetLayout, View};

/// Columns a number takes in a house; 10¾ needs one more.
const NUMBER: usize = 2;
const NUMBER_WITH_QUARTERS: usize = 3;

impl View {
    /// A seat: its sheet in full, then as a screen has it. There the name, the points and what they
    /// are made of stand elsewhere.
    pub(super) fn draw_seat(
        &self,
        f: &mut Drawing,
        index: usize,
        seat: &SeatView,
        mine: bool,
    ) -> fmt::Result {
        f.begin(PartKind::Sheet(Seat::new(index)));
        let you = if mine { " (you)" } else { "" };
        let thinking = if seat.thinking && !mine { ", thinking" } else { "" };
        writeln!(f, "\n  Seat {}{you}: {}{thinking}", index + 1, points(seat.total))?;
        self.draw_streets(f, seat, Marks::Above)?;
        self.draw_tracks(f, seat)?;
        self.draw_own(f, seat)?;
        let own = self.layout.extension.as_ref().map(|own| own.category.as_str());
        let categories: Vec<&str> = CATEGORIES.iter().copied().chain(own).collect();
        let parts = parts_called(&categories, &seat.score, |name| self.printing.category(name));
        writeln!(f, "  score {} = {parts}", seat.total)?;
        f.begin_screen();
        self.draw_streets(f, seat, Marks::Below)?;
        self.draw_tracks_closely(f, seat, None);
        self.draw_own(f, seat)?;
        if let Some(SheetCount::Zombies { next, ammunition, .. }) = &seat.own {
            f.begin_narrow();
            self.draw_streets(f, seat, Marks::Below)?;
            let [left, used] = ammunition;
            self.draw_tracks_closely(f, seat, Some(format!("ammunition {left}, used {used}")));
            writeln!(f, "  {}", hordes(next))?;
        }
        Ok(())
    }

    fn draw_streets(&self, f: &mut Drawing, seat: &SeatView, marks: Marks) -> fmt::Result {
        let longest = self.layout.streets.iter().map(|s| s.houses).max().unwrap_or(0);
        let mut parks_below = Vec::new();
        for street in Street::ALL {
            let layout = &self.layout.streets[street.index()];
            let crossed = seat.sheet.parks[street.index()];
            let width = if self.quarters_source.is_some() { NUMBER_WITH_QUARTERS } else { NUMBER };
            // Behind the number a mark, behind the house its right fence.
            let indent = " ".repeat((width + 2) * (longest - layout.houses));
            let row = Row { street, layout, sheet: &seat.sheet, width };
            let used = row.used();
            if marks == Marks::Above && !used.trim().is_empty() {
                writeln!(f, "     {indent}{}", used.trim_end())?;
            }
            write!(f, "  ")?;
            f.ink(Ink::Strong, street);
            write!(f, "  {indent}")?;
            row.draw_houses(f);
            let parks = track(&layout.parks, crossed.into());
            if width == NUMBER {
                write!(f, "  ")?;
                f.spot(format_args!("park {street}"), Ink::Plain, format_args!("parks {parks}"));
            } else {
                // The wider houses fill the line.
                parks_below.push(format!("{street} {parks}"));
            }
            writeln!(f)?;
            write!(f, "     {indent}")?;
            f.ink(Ink::Faint, row.places(marks).trim_end());
            writeln!(f)?;
            let symbols = self.symbols(street, seat, width);
            if !symbols.trim().is_empty() {
                writeln!(f, "     {indent}{}", symbols.trim_end())?;
            }
        }
        if !parks_below.is_empty() {
            writeln!(f, "  parks {}", parks_below.join("   "))?;
        }
        Ok(())
    }

    /// The symbols that a sheet with rules of its own has in a street.
    fn symbols(&self, street: Street, seat: &SeatView, width: usize) -> String {
        let Some(extension) = &self.layout.extension else { return String::new() };
        let (sheet, own) = (&seat.sheet, &seat.own);
        let houses = self.layout.streets[street.index()].houses;
        let linked = christmas::linked_right(sheet);
        let mut line = " ".to_owned();
        for house in (0..houses).map(|place| House::new(street, place)) {
            // What stands at the house, and what stands between it and the next.
            let (at, between) = match &extension.printed {
                PrintedView::Eggs { eggs, .. } => {
                    let letters = eggs.get(&house.to_string()).map_or("", String::as_str);
                    (eggs_of(sheet, house, letters), "")
                }
                PrintedView::Christmas { .. } => {
                    (String::new(), if linked.contains(house) { "==" } else { "" })
                }
                PrintedView::Ducks { yellow, black, .. } => {
                    let here = |all: &[[House; 2]]| all.contains(&[house, house.right()]);
                    let circled =
                        sheet.numbered.contains(house) && sheet.numbered.contains(house.right());
                    let sign = match (here(yellow), here(black), circled) {
                        (true, _, true) => "Y",
                        (true, _, false) => "y",
                        (_, true, true) => "B",
                        (_, true, false) => "b",
                        _ => "",
                    };
                    (String::new(), sign)
                }
                PrintedView::Roswell { saucers, .. } => {
                    let sign = match saucers.contains(&house) {
                        true if sheet.marks.zoorgs().houses.contains(house) => "U",
                        true if sheet.taken().contains(house) => "-",
                        true => "u",
                        false => "",
                    };
                    (sign.to_owned(), "")
                }
                PrintedView::Trucks { cones, .. } => {
                    let lost = matches!(
                        own,
                        Some(SheetCount::Trucks { crossed, .. }) if crossed.contains(&house)
                    );
                    let circled = sheet.marks.delivered().cones.contains(house);
                    match cones.get(&house.to_string()) {
                        Some(_) if lost => ("-".to_owned(), ""),
                        Some(scoops) => (scoops.to_string(), if circled { "*" } else { "" }),
                        None => (String::new(), ""),
                    }
                }
                PrintedView::Halloween { houses, .. } => {
                    let haunted = sheet.marks.haunted();
                    let sign = match houses.contains(&house) {
                        true if haunted.ghosts.contains(house) => "G",
                        true if haunted.candies.contains(house) => "C",
                        true if sheet.taken().contains(house) => "-",
                        true => "gc",
                        false => "",
                    };
                    (sign.to_owned(), "")
                }
                PrintedView::Zombies { arrivals, .. } => {
                    let open = arrivals.values().flatten().any(|at| *at == house);
                    let sign = match open {
                        true if sheet.lost.contains(house) => "",
                        true if sheet.marks.siege().barricades.contains(house) => "#",
                        true if sheet.roundabouts.contains(house) => "-",
                        true => "!",
                        false => "",
                    };
                    (sign.to_owned(), "")
                }
                PrintedView::Atomic { shelters, .. } => {
                    let sign = match shelters.contains(&house) {
                        true if sheet.numbered.contains(house) => "S",
                        true if sheet.taken().contains(house) => "-",
                        true => "s",
                        false => "",
                    };
                    (sign.to_owned(), "")
                }
            };
            write!(line, "{at:>width$}{between:<2}").expect("writing to a string");
        }
        line
    }

    /// What a seat has by the rules of its sheet.
    fn draw_own(&self, f: &mut Drawing, seat: &SeatView) -> fmt::Result {
        let Some(extension) = &self.layout.extension else { return Ok(()) };
        match (&extension.printed, &seat.own) {
            (PrintedView::Eggs { thresholds, .. }, Some(SheetCount::Eggs(eggs))) => {
                let steps: Vec<String> =
                    thresholds.iter().map(|(count, points)| format!("{count}: {points}")).collect();
                writeln!(f, "  eggs {eggs}   ({})", steps.join(", "))
            }
            (_, Some(SheetCount::Christmas { longest, .. })) => {
                let [a, b, c] = longest.each_ref().map(Vec::len);
                writeln!(f, "  longest strings {a}, {b}, {c}")
            }
            (
                PrintedView::Ducks { yellow, black, .. },
                Some(SheetCount::Ducks { circled, now, counted, .. }),
            ) => {
                let said = |count: usize| match counted[count] {
                    Some(points) => format!("{points} counted"),
                    None => format!("{} now", now[count]),
                };
                writeln!(
                    f,
                    "  ducklings yellow {}/{} ({}), black {}/{} ({}), both ({})",
                    circled[0],
                    yellow.len(),
                    said(0),
                    circled[1],
                    black.len(),
                    said(1),
                    said(2)
                )?;
                let between = |all: &[[House; 2]]| -> Vec<String> {
                    let streets = |pair: &&[House; 2]| pair[0].street() != pair[1].street();
                    let star = |pair: &[House; 2]| {
                        let both = pair.iter().all(|house| seat.sheet.numbered.contains(*house));
                        if both { "*" } else { "" }
                    };
                    let pairs = all.iter().filter(streets);
                    pairs.map(|pair| format!("{}-{}{}", pair[0], pair[1], star(pair))).collect()
                };
                let (yellow, black) = (between(yellow).join(" "), between(black).join(" "));
                writeln!(f, "  between yellow {yellow}, black {black}")
            }
            (
                PrintedView::Roswell { goals, missed, .. },
                Some(SheetCount::Roswell { lots, .. }),
            ) => {
                let goal = match seat.sheet.marks.zoorgs().goal {
                    None => "not chosen yet".to_owned(),
                    Some(goal) => {
                        let (from, to, points) = goals[goal.index()];
                        let to = if to >= 99 { "+".to_owned() } else { format!("-{to}") };
                        format!("{from}{to} lots, {points} each, or {missed}")
                    }
                };
                writeln!(f, "  goal {goal}   infiltrated {lots}")
            }
            (
                PrintedView::Atomic { streets, optimism, .. },
                Some(SheetCount::Atomic(capacities)),
            ) => {
                let total: u16 = capacities.iter().sum();
                let each: Vec<String> = (Street::ALL.iter().zip(capacities).zip(streets))
                    .map(|((street, people), points)| format!("{street} {people} ({points})"))
                    .collect();
                writeln!(f, "  capacity {}, all {total} ({optimism})", each.join(", "))
            }
            (
                PrintedView::Trucks { directions, .. },
                Some(SheetCount::Trucks { trucks, bonuses, points, .. }),
            ) => {
                let each = Street::ALL.map(|street| {
                    let index = street.index();
                    let arrow = match directions[index] {
                        Direction::Right => "→",
                        Direction::Left => "←",
                    };
                    let at = trucks[index].map_or(format!("{street} start"), |at| at.to_string());
                    let (bonus, points) = (bonuses[index].name(), points[index]);
                    format!("{at} {arrow} {points} (bonus {bonus})")
                });
                writeln!(f, "  trucks {}", each.join(", "))
            }
            (
                PrintedView::Halloween { ghosts, candies, .. },
                Some(SheetCount::Halloween { circled, tiers }),
            ) => {
                let counts = [ghosts.map(|tier| tier.0), candies.map(|tier| tier.0)];
                let told = [0, 1].map(|kind| {
                    let each = counts[kind].iter().zip(tiers[kind]);
                    let each = each.map(|(count, state)| format!("{count} {}", state.name()));
                    format!("{} ({})", circled[kind], each.collect::<Vec<_>>().join(", "))
                });
                writeln!(f, "  ghosts {}   candies {}", told[0], told[1])
            }
            (_, Some(SheetCount::Zombies { next, ammunition: [left, used], .. })) => {
                writeln!(f, "  {}", hordes(next))?;
                writeln!(f, "  ammunition {left}, used {used}")
            }
            _ => Ok(()),
        }
    }

    fn draw_tracks(&self, f: &mut Drawing, seat: &SeatView) -> fmt::Result {
        let layout = &self.layout;
        let temps = boxes(seat.sheet.temps.into(), layout.temps.into());
        writeln!(
            f,
            "  pools {}   temps {temps} {}",
            track(&layout.pools, seat.sheet.pools.len()),
            seat.sheet.temps
        )?;
        let copies = self.printing.copies();
        write!(
            f,
            "  {copies} {}   refusals {}",
            loss(&layout.bis, seat.sheet.bis_boxes.into()),
            { loss(&layout.refusals, seat.sheet.refusals.into()) }
        )?;
        if !layout.roundabouts.is_empty() {
            write!(
                f,
                "   roundabouts {}",
                loss(&layout.roundabouts, seat.sheet.roundabouts.len())
            )?;
        }
        write!(f, "\n  {}", self.printing.estates())?;
        for Span { text, ink, spot } in self.estates(seat) {
            write!(f, "   ")?;
            f.spot(spot.unwrap_or_default(), ink, text);
        }
        writeln!(f)
    }

    /// Each size of estates: how many are complete and what each is worth.
    fn estates(&self, seat: &SeatView) -> impl Iterator<Item = Span> {
        self.layout.estates.iter().enumerate().map(|(index, values)| {
            let value = values[usize::from(seat.sheet.promotions[index])];
            let (size, count) = (index + 1, seat.estates[index]);
            let ink = if count > 0 { Ink::Built } else { Ink::Plain };
            Span::on(format_args!("promote {size}"), ink, format_args!("{size}: {count}×{value}"))
        })
    }

    /// The tracks in fewer lines.
    fn draw_tracks_closely(&self, f: &mut Drawing, seat: &SeatView, more: Option<String>) {
        let (layout, sheet) = (&self.layout, &seat.sheet);
        let temps = boxes(sheet.temps.into(), layout.temps.into());
        let copies = loss(&layout.bis, sheet.bis_boxes.into());
        let mut tracks = vec![
            format!("pools {}", track(&layout.pools, sheet.pools.len())),
            format!("temps {temps} {}", sheet.temps),
            format!("{} {copies}", self.printing.copies()),
            format!("refusals {}", loss(&layout.refusals, sheet.refusals.into())),
        ];
        if !layout.roundabouts.is_empty() {
            let built = loss(&layout.roundabouts, sheet.roundabouts.len());
            tracks.push(format!("roundabouts {built}"));
        }
        let mut estates = vec![Span::new(Ink::Plain, self.printing.estates())];
        for size in self.estates(seat) {
            estates.extend([Span::new(Ink::Plain, "  "), size]);
        }
        let tracks = tracks.into_iter().map(|track| vec![Span::new(Ink::Plain, track)]);
        let more = more.map(|more| vec![Span::new(Ink::Plain, more)]);
        f.flow(tracks.chain([estates]).chain(more));
    }
}

/// The hordes, each with the house that it enters next.
fn hordes(next: &BTreeMap<String, House>) -> String {
    let told: Vec<String> = next.iter().map(|(horde, house)| format!("{horde} {house}")).collect();
    format!("hordes {}", if told.is_empty() { "none".to_owned() } else { told.join(", ") })
}

/// The eggs of a house: as printed, collected ones small, lost ones as a dash.
fn eggs_of(sheet: &Sheet, house: House, letters: &str) -> String {
    let collected = sheet.marks.eggs().of(house);
    let eggs = letters.chars().enumerate();
    eggs.map(|(egg, letter)| {
        if collected.has(egg) {
            letter.to_ascii_lowercase()
        } else if sheet.taken().contains(house) {
            '-'
        } else {
            letter
        }
    })
    .collect()
}

/// Where a street shows which houses plans have used.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Marks {
    /// In a line of their own.
    Above,
    /// Around the addresses, which saves that line.
    Below,
}

/// A street of a sheet, to be drawn.
struct Row<'a> {
    street: Street,
    layout: &'a StreetLayout,
    sheet: &'a Sheet,
    /// Columns a number takes.
    width: usize,
}

impl Row<'_> {
    fn houses(&self) -> impl Iterator<Item = House> {
        let street = self.street;
        (0..self.layout.houses).map(move |place| House::new(street, place))
    }

    fn draw_houses(&self, f: &mut Drawing) {
        let Self { layout, sheet, width, .. } = *self;
        f.ink(Ink::Plain, '║');
        for (house, place) in self.houses().zip(1..) {
            let number = sheet.number(house).map(|number| number.to_string());
            let free = !(sheet.taken() | sheet.lost).contains(house);
            let pool = match layout.pools.contains(&place) && free {
                _ if sheet.pools.contains(house) => '≈',
                true => '~',
                false => ' ',
            };
            let (ink, cell) = match number {
                Some(number) if sheet.bis.contains(house) => {
                    (Ink::Built, format!("{number:>width$}b"))
                }
                Some(number) => (Ink::Built, format!("{number:>width$}{pool}")),
                None if sheet.lost.contains(house) => {
                    (Ink::Wrong, format!("{:>width$}{pool}", "Z"))
                }
                None if sheet.roundabouts.contains(house) => {
                    (Ink::Built, format!("{:>1$}", "(o)", width + 1))
                }
                None => (Ink::Faint, format!("{:>width$}{pool}", "·")),
            };
            f.spot(house, ink, cell);
            let border = match place == layout.houses {
                true => '║',
                false if sheet.fence_right_of(house) => '│',
                false => ' ',
            };
            f.spot(format_args!("fence {house}"), Ink::Kind(Action::Surveyor as u8), border);
        }
    }

    fn places(&self, marks: Marks) -> String {
        let width = self.width;
        let mut line = " ".to_owned();
        for (house, place) in self.houses().zip(1..) {
            let address = if place == 1 { house.to_string() } else { place.to_string() };
            let used = marks == Marks::Below && self.sheet.used.contains(house);
            let cell = format!("{address:>width$}  ");
            line.push_str(&if used { cell.replace(' ', "━") } else { cell });
        }
        line
    }

    fn used(&self) -> String {
        let sign = |house| if self.sheet.used.contains(house) { "━" } else { " " };
        let line: String = self.houses().map(|house| sign(house).repeat(self.width + 2)).collect();
        format!(" {line}")
    }
}
