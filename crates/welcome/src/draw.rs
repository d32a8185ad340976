//! The board drawn as text.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use tabletop::Seat;

use crate::card::{Action, Card};
use crate::extensions::trucks::Direction;
use crate::extensions::{OpponentMarks, PrintedView, SheetCount, christmas};
use crate::house::{House, Street};
use crate::opponent::{OPPONENT_CATEGORIES, OpponentScores};
use crate::plan::PlanSlot;
use crate::printing::Printing;
use crate::score::CATEGORIES;
use crate::sheet::Sheet;
use crate::view::{OfferView, OpponentView, SeatView, StreetLayout, View};

/// Columns a number takes in a house; 10¾ needs one more.
const NUMBER: usize = 2;
const NUMBER_WITH_QUARTERS: usize = 3;
/// The longest that lists become.
const LINE: usize = 78;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.end {
            Some(end) => writeln!(f, "The game ended after round {} ({end}).", self.round)?,
            None => writeln!(f, "Round {}, {} cards left to draw.", self.round, self.deck_left)?,
        }
        if self.end.is_none() {
            self.draw_offer(f)?;
        }
        if let Some(zombies) = &self.zombies {
            let to_come: Vec<&str> = zombies.to_come.iter().map(|card| card.name()).collect();
            let to_come = if to_come.is_empty() { "none".to_owned() } else { to_come.join(", ") };
            writeln!(f, "\n  Zombie cards to come: {to_come}")?;
            if let Some(card) = zombies.acting {
                writeln!(f, "  A Zombie card acts: {} move.", card.in_words())?;
            }
        }
        self.draw_plans(f)?;
        if let Some(opponent) = &self.opponent {
            self.draw_opponent(f, opponent)?;
        }
        // One's own sheet comes last, next to where one types.
        if self.viewer.is_some() && self.seats.len() > 1 {
            self.draw_others(f)?;
        }
        for (index, seat) in self.seats.iter().enumerate() {
            let mine = self.viewer == Some(Seat::new(index));
            if mine || self.viewer.is_none() {
                self.draw_sheet(f, index, seat, mine)?;
            }
        }
        Ok(())
    }
}

impl View {
    /// The plans and the sheets, where nothing is dealt.
    pub(crate) fn draw_paper(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.draw_plans(f)?;
        for (index, seat) in self.seats.iter().enumerate() {
            self.draw_sheet(f, index, seat, self.viewer == Some(Seat::new(index)))?;
        }
        Ok(())
    }

    fn draw_offer(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.printing;
        match &self.offer {
            OfferView::Pairs(pairs) => {
                writeln!(f, "\n  Pairs                     next round")?;
                for (index, pair) in pairs.iter().enumerate() {
                    let number = pair.number;
                    let (action, next) = (words.action(pair.action), words.action(pair.next));
                    writeln!(f, "  {}   {number:>2}  {action:<14}    {next}", index + 1)?;
                }
            }
            OfferView::Cards { cards, solo_card_drawn } => {
                let note = if *solo_card_drawn { "  (the Solo card has come)" } else { "" };
                let third = if self.opponent.is_some() { ", the third goes away" } else { "" };
                writeln!(f, "\n  Cards: the number of one, the action of another{third}{note}")?;
                draw_cards(f, words, cards)?;
            }
            OfferView::Hand { cards, first_architect } => {
                writeln!(f, "\n  Seat {first_architect} is dealt to first.")?;
                if let Some(cards) = cards {
                    writeln!(
                        f,
                        "  Hand: the number of one, the action of another, the third goes on"
                    )?;
                    draw_cards(f, words, cards)?;
                }
            }
        }
        Ok(())
    }

    fn draw_plans(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\n  Plans                                                first  later")?;
        for (slot, plan) in PlanSlot::ALL.into_iter().zip(&self.plans) {
            let name = self.printing.plan(slot);
            let goal = plan.goal.in_words(self.printing);
            let first = if plan.approved { "-".to_owned() } else { plan.first.to_string() };
            writeln!(f, "  {name}   {goal:<50} {first:>3} {:>6}", plan.later)?;
        }
        Ok(())
    }

    fn draw_opponent(&self, f: &mut fmt::Formatter<'_>, opponent: &OpponentView) -> fmt::Result {
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

    fn draw_sheet(
        &self,
        f: &mut fmt::Formatter<'_>,
        index: usize,
        seat: &SeatView,
        mine: bool,
    ) -> fmt::Result {
        let you = if mine { " (you)" } else { "" };
        let thinking = if seat.thinking && !mine { ", thinking" } else { "" };
        writeln!(f, "\n  Seat {}{you}: {}{thinking}", index + 1, points(seat.total))?;
        let longest = self.layout.streets.iter().map(|s| s.houses).max().unwrap_or(0);
        let mut parks_below = Vec::new();
        for street in Street::ALL {
            let layout = &self.layout.streets[street.index()];
            let crossed = seat.sheet.parks[street.index()];
            let number = if self.quarters_source.is_some() { NUMBER_WITH_QUARTERS } else { NUMBER };
            // Behind the number a mark, behind the house its right fence.
            let indent = " ".repeat((number + 2) * (longest - layout.houses));
            let lines = StreetLines::of(street, layout, &seat.sheet, number);
            if !lines.used.trim().is_empty() {
                writeln!(f, "     {indent}{}", lines.used.trim_end())?;
            }
            let parks = track(&layout.parks, crossed.into());
            if number == NUMBER {
                writeln!(f, "  {street}  {indent}{}  parks {parks}", lines.houses)?;
            } else {
                // The wider houses fill the line.
                writeln!(f, "  {street}  {indent}{}", lines.houses)?;
                parks_below.push(format!("{street} {parks}"));
            }
            writeln!(f, "     {indent}{}", lines.places.trim_end())?;
            let symbols = self.symbols(street, seat, number);
            if !symbols.trim().is_empty() {
                writeln!(f, "     {indent}{}", symbols.trim_end())?;
            }
        }
        if !parks_below.is_empty() {
            writeln!(f, "  parks {}", parks_below.join("   "))?;
        }
        self.draw_tracks(f, seat)
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
    fn draw_own(&self, f: &mut fmt::Formatter<'_>, seat: &SeatView) -> fmt::Result {
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
                let told: Vec<String> =
                    next.iter().map(|(horde, house)| format!("{horde} {house}")).collect();
                let told = if told.is_empty() { "none".to_owned() } else { told.join(", ") };
                writeln!(f, "  hordes {told}")?;
                writeln!(f, "  ammunition {left}, used {used}")
            }
            _ => Ok(()),
        }
    }

    fn draw_tracks(&self, f: &mut fmt::Formatter<'_>, seat: &SeatView) -> fmt::Result {
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
        for (index, values) in layout.estates.iter().enumerate() {
            let value = values[usize::from(seat.sheet.promotions[index])];
            let count = seat.estates[index];
            write!(f, "   {}: {count}×{value}", index + 1)?;
        }
        writeln!(f)?;
        self.draw_own(f, seat)?;
        let own = self.layout.extension.as_ref().map(|own| own.category.as_str());
        let categories: Vec<&str> = CATEGORIES.iter().copied().chain(own).collect();
        let parts = parts(&categories, &seat.score);
        writeln!(f, "  score {} = {parts}", seat.total)
    }

    fn draw_others(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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

pub(crate) fn points(total: i32) -> String {
    let plural = if total.abs() == 1 { "" } else { "s" };
    format!("{total} point{plural}")
}

/// What a score is made of, without what brings nothing.
pub(crate) fn parts(categories: &[&str], score: &BTreeMap<String, i32>) -> String {
    let parts: Vec<String> = categories
        .iter()
        .filter_map(|&name| Some((name, *score.get(name)?)))
        .filter(|(_, points)| *points != 0)
        .map(|(name, points)| format!("{name} {points}"))
        .collect();
    if parts.is_empty() { "nothing yet".to_owned() } else { parts.join(", ") }
}

pub(crate) fn draw_cards(
    f: &mut fmt::Formatter<'_>,
    words: Printing,
    cards: &[Card],
) -> fmt::Result {
    for (index, card) in cards.iter().enumerate() {
        writeln!(f, "  {}   {:>2}  {}", index + 1, card.number, words.action(card.action))?;
    }
    Ok(())
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
    f: &mut fmt::Formatter<'_>,
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

/// A street as three lines: what plans have used, the houses, and their places.
struct StreetLines {
    used: String,
    houses: String,
    places: String,
}

impl StreetLines {
    fn of(street: Street, layout: &StreetLayout, sheet: &Sheet, width: usize) -> Self {
        let mut lines =
            Self { used: " ".to_owned(), houses: "║".to_owned(), places: " ".to_owned() };
        for place in 1..=layout.houses {
            let house = House::new(street, place - 1);
            let number = sheet.number(house).map(|number| number.to_string());
            let pool = if sheet.pools.contains(house) {
                '≈'
            } else if layout.pools.contains(&place) && !(sheet.taken() | sheet.lost).contains(house)
            {
                '~'
            } else {
                ' '
            };
            let cell = match number {
                Some(number) if sheet.bis.contains(house) => format!("{number:>width$}b"),
                Some(number) => format!("{number:>width$}{pool}"),
                None if sheet.lost.contains(house) => format!("{:>width$}{pool}", "Z"),
                None if sheet.roundabouts.contains(house) => {
                    format!("{:>1$}", "(o)", width + 1)
                }
                None => format!("{:>width$}{pool}", "·"),
            };
            let end = place == layout.houses;
            let border = if end {
                '║'
            } else if sheet.fence_right_of(house) {
                '│'
            } else {
                ' '
            };
            write!(lines.houses, "{cell}{border}").expect("writing to a string");
            let address = if place == 1 { house.to_string() } else { place.to_string() };
            write!(lines.places, "{address:>width$}  ").expect("writing to a string");
            let used = if sheet.used.contains(house) { "━" } else { " " };
            lines.used.push_str(&used.repeat(width + 2));
        }
        lines
    }
}
