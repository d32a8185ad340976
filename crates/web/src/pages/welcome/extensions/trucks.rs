//! Ice-cream Trucks: a truck in every street, the cones on its way, and a bonus for its tour.

use std::collections::BTreeMap;

use maud::{Markup, html};
use welcome::Choice;
use welcome::extensions::bonuses::BonusState;
use welcome::extensions::trucks::{ConeGoal, Direction};
use welcome::extensions::{Follows, Have, SheetCount};
use welcome::house::{House, STREETS, Street};
use welcome::plan::Goal;
use welcome::view::{OpponentView, SeatView, StepView, TurnView};

use super::{Fact, OwnSheet, Panel, button, holders, lots, marked, would_follow};
use crate::pages::welcome::board::ShownBoard;
use crate::pages::welcome::icon::bare;
use crate::pages::welcome::step::Said;
use crate::pages::welcome::text::{letter, list, say};
use crate::words::Words;

pub(super) struct Trucks<'a> {
    /// The scoops of each cone, by house.
    pub(super) cones: &'a BTreeMap<String, usize>,
    /// Which way the truck of each street drives.
    pub(super) directions: &'a [Direction; STREETS],
    /// What each circled cone of a street is worth besides, with the street's bonus.
    pub(super) bonus: i32,
}

/// What a seat has: where its trucks stand, its lost cones, its bonuses and its points, by street.
struct Tours<'a> {
    trucks: [Option<House>; STREETS],
    crossed: &'a [House],
    bonuses: [BonusState; STREETS],
    points: [i32; STREETS],
}

impl<'a> Tours<'a> {
    fn of(seat: &'a SeatView) -> Self {
        match &seat.own {
            Some(SheetCount::Trucks { trucks, crossed, bonuses, points }) => {
                Self { trucks: *trucks, crossed, bonuses: *bonuses, points: *points }
            }
            _ => Self {
                trucks: [None; STREETS],
                crossed: &[],
                bonuses: [BonusState::Open; STREETS],
                points: [0; STREETS],
            },
        }
    }

    fn shown(board: &ShownBoard<'a>) -> Self {
        Self::of(&board.view.seats[board.shown.index()])
    }
}

fn symbol(scoops: usize) -> &'static str {
    match scoops {
        1 => "x-cone-1",
        2 => "x-cone-2",
        _ => "x-cone-3",
    }
}

impl Trucks<'_> {
    fn scoops(&self, house: House) -> Option<usize> {
        self.cones.get(&house.to_string()).copied()
    }

    fn drives_left(&self, street: Street) -> bool {
        self.directions[street.index()] == Direction::Left
    }

    /// The cones of a street in the order in which its truck comes by.
    fn on_the_way(&self, street: Street) -> Vec<(House, usize)> {
        let cones = self.cones.iter();
        let here =
            cones.filter_map(|(house, scoops)| Some((house.parse::<House>().ok()?, *scoops)));
        let mut here: Vec<_> = here.filter(|(house, _)| house.street() == street).collect();
        here.sort_unstable_by_key(|(house, _)| *house);
        if self.drives_left(street) {
            here.reverse();
        }
        here
    }

    /// What has become of the cone of a house.
    fn state(board: &ShownBoard<'_>, tours: &Tours<'_>, house: House) -> &'static str {
        if board.sheet.marks.delivered().cones.contains(house) {
            "got"
        } else if tours.crossed.contains(&house) {
            "lost"
        } else {
            ""
        }
    }

    /// Whether a truck has come past a house, and whether it stands there.
    fn passed(&self, truck: Option<House>, house: House) -> (bool, bool) {
        let past = |truck: House| match self.directions[house.street().index()] {
            Direction::Right => house <= truck,
            Direction::Left => house >= truck,
        };
        (truck.is_some_and(past), truck == Some(house))
    }

    /// What the bonus of a street would bring with the cones circled so far and so many more.
    fn tour_pays(&self, board: &ShownBoard<'_>, street: Street, more: usize) -> i32 {
        let circled = board.sheet.marks.delivered().cones.in_street(street).len();
        self.bonus * (circled + more) as i32
    }

    /// What would happen on the way to a yellow house: cones passed by, the end of the tour.
    fn drive(&self, board: &ShownBoard<'_>, tours: &Tours<'_>, house: House) -> Markup {
        let Some(Follows::Truck { scoops, passed, ends }) = would_follow(board, house) else {
            return html! {};
        };
        let street = house.street();
        let pays = self.tour_pays(board, street, usize::from(scoops > 0));
        let wins = ends && pays > 0 && tours.bonuses[street.index()] == BonusState::Open;
        html! {
            @if wins || !passed.is_empty() {
                span.drive.num aria-hidden="true" {
                    @if let Some(scoops) = passed.first().and_then(|house| self.scoops(*house)) {
                        (marked(symbol(scoops), "lost"))
                        @if passed.len() > 1 { (passed.len()) }
                    }
                    @if wins { (bare("x-flag")) "+" (pays) }
                }
            }
        }
    }

    /// The streets whose tour has ended with their bonus still open: it is claimed now.
    fn ended(&self, board: &ShownBoard<'_>) -> Vec<Street> {
        let tours = Tours::shown(board);
        let over = |street: &Street| {
            tours.bonuses[street.index()] == BonusState::Open
                && (self.on_the_way(*street).into_iter())
                    .all(|(house, _)| !Self::state(board, &tours, house).is_empty())
        };
        Street::ALL.into_iter().filter(over).collect()
    }
}

impl OwnSheet for Trucks<'_> {
    fn symbol(&self) -> &'static str {
        "x-cone-2"
    }

    fn landmark(&self) -> &'static str {
        "x-parasol"
    }

    fn points(&self) -> &'static str {
        "ws-trucks"
    }

    fn class(&self, board: &ShownBoard<'_>, house: House) -> &'static str {
        let street = house.street();
        let truck = Tours::shown(board).trucks[street.index()];
        match (self.passed(truck, house), self.drives_left(street)) {
            ((true, true), true) => "past here back",
            ((true, true), false) => "past here",
            ((true, false), _) => "past",
            _ => "",
        }
    }

    fn at(&self, board: &ShownBoard<'_>, house: House) -> Markup {
        let tours = Tours::shown(board);
        let street = house.street();
        let back = self.drives_left(street);
        let truck = tours.trucks[street.index()];
        let last = board.town.street_length(street) - 1;
        // Until it leaves, it waits at the end of the street where it comes in.
        let waits = truck.is_none() && house.place() == if back { last } else { 0 };
        let state = Self::state(board, &tours, house);
        let follows = would_follow(board, house);
        let stops = matches!(follows, Some(Follows::Truck { scoops, .. }) if scoops > 0);
        html! {
            @if let Some(scoops) = self.scoops(house) {
                span.at aria-hidden="true" { (marked(symbol(scoops), if stops { "can" } else { state })) }
            }
            (self.drive(board, &tours, house))
            @if waits || truck == Some(house) {
                svg.truck .back[back] .waits[waits] aria-hidden="true" { use href="#x-truck" {} }
            }
        }
    }

    fn told(&self, board: &ShownBoard<'_>, house: House) -> Vec<String> {
        let words = board.words;
        let tours = Tours::shown(board);
        let cone = self.scoops(house).map(|scoops| {
            let id = match Self::state(board, &tours, house) {
                "got" => "ws-cone-got",
                "lost" => "ws-cone-lost",
                _ => "ws-cone-there",
            };
            say!(words, id, scoops = scoops)
        });
        let here = tours.trucks[house.street().index()] == Some(house);
        cone.into_iter().chain(here.then(|| words.say("ws-truck-here"))).collect()
    }

    fn follows(&self, board: &ShownBoard<'_>, _house: House, follows: &Follows) -> String {
        let words = board.words;
        let Follows::Truck { scoops, passed, ends } = follows else { return String::new() };
        let stops = match scoops {
            0 => words.say("ws-truck-drives"),
            scoops => say!(words, "ws-truck-stops", scoops = *scoops),
        };
        let passes =
            (!passed.is_empty()).then(|| say!(words, "ws-truck-passes", count = passed.len()));
        let ends = ends.then(|| words.say("ws-truck-ends"));
        [Some(stops), passes, ends].into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    fn followed(&self, words: &Words, follows: &Follows) -> Option<String> {
        let Follows::Truck { scoops, passed, ends } = follows else { return None };
        let took = match scoops {
            0 => say!(words, "ws-did-pass-cones", count = passed.len()),
            scoops => say!(words, "ws-did-cone", scoops = *scoops),
        };
        let ended = ends.then(|| words.say("ws-did-end-tour"));
        Some(list(words, &[Some(took), ended].into_iter().flatten().collect::<Vec<_>>()))
    }

    fn deed(&self, words: &Words, choice: Choice, _at: Option<House>) -> Option<String> {
        let Choice::Cross(street) = choice else { return None };
        Some(say!(words, "ws-did-cross", street = letter(street)))
    }

    fn advice(&self, words: &Words, choice: Choice) -> Option<String> {
        let Choice::Cross(street) = choice else { return None };
        Some(say!(words, "ws-do-cross", street = letter(street)))
    }

    fn chip(&self, board: &ShownBoard<'_>, street: Street) -> Markup {
        let words = board.words;
        let index = street.index();
        let has = |seat: &SeatView| Tours::of(seat).bonuses[index] == BonusState::Won;
        let state = Tours::shown(board).bonuses[index];
        let (class, who) = holders(board, state, has);
        let prize = html! { "+" (self.bonus) span.word { " " (words.say("ws-trucks-a-cone")) } };
        let choice = Choice::Cross(street);
        if board.effect(choice).is_some() {
            return html! {
                button.chip.can.press name="choice" value=(choice) {
                    (bare("x-flag")) span aria-hidden="true" { (prize) }
                    span.sr { (say!(words, "ws-trucks-cross-in", street = letter(street))) }
                }
            };
        }
        html! {
            span class={ "chip " (class) } title=(words.say("ws-trucks-bonus")) {
                (bare("x-flag"))
                @match state {
                    BonusState::Open => { (prize) " " span.word { (words.say("ws-trucks-first")) } },
                    BonusState::Won => { (prize) " " (bare("i-done")) span.word { (who) } },
                    BonusState::Lost => { s { (prize) } " " (who) },
                }
            }
        }
    }

    fn panel(&self, board: &ShownBoard<'_>) -> Panel {
        let words = board.words;
        let tours = Tours::shown(board);
        let class = |house: House| match Self::state(board, &tours, house) {
            "" => "ahead",
            state => state,
        };
        Panel {
            note: say!(words, "ws-trucks-note", bonus = self.bonus),
            aside: html! {},
            row: html! {
                ol.tours {
                    @for street in Street::ALL {
                        @let cones = self.on_the_way(street);
                        @let circled = board.sheet.marks.delivered().cones.in_street(street).len();
                        li class={ "s-" (street) } {
                            i aria-hidden="true" { (letter(street)) }
                            span.sr { (say!(words, "ws-trucks-tour", street = letter(street), count = circled, all = cones.len())) }
                            span aria-hidden="true" {
                                @for (house, scoops) in cones { svg class=(class(house)) { use href={ "#" (symbol(scoops)) } {} } }
                            }
                            b.num { (tours.points[street.index()]) }
                        }
                    }
                }
            },
        }
    }

    fn why(&self, _board: &ShownBoard<'_>, seat: &SeatView) -> String {
        Tours::of(seat).points.map(|points| points.to_string()).join(" + ")
    }

    fn opponent(&self, words: &Words, _opponent: &OpponentView) -> String {
        words.say("ws-trucks-opponent")
    }

    fn facts(&self, words: &Words, seat: &SeatView) -> Vec<Fact> {
        let points: i32 = Tours::of(seat).points.iter().sum();
        let count = usize::try_from(points).unwrap_or(0);
        vec![Fact { icon: "x-cone-2", name: words.say("ws-trucks"), count }]
    }

    fn said(&self, board: &ShownBoard<'_>, turn: &TurnView) -> Option<Said> {
        let words = board.words;
        (turn.step == StepView::Cross).then(|| Said {
            order: words.say("ws-trucks-cross"),
            line: words.say("ws-trucks-cross-line"),
        })
    }

    fn line(&self, board: &ShownBoard<'_>) -> Option<String> {
        Some(board.words.say("ws-trucks-line"))
    }

    fn closing(&self, board: &ShownBoard<'_>) -> Option<String> {
        let words = board.words;
        let ended = self.ended(board);
        let pays: i32 = ended.iter().map(|street| self.tour_pays(board, *street, 0)).sum();
        let streets: Vec<String> = ended.into_iter().map(letter).collect();
        let count = streets.len();
        let streets = list(words, &streets);
        (count > 0).then(|| {
            say!(words, "ws-trucks-closing", count = count, streets = streets, points = pays)
        })
    }

    fn actions(&self, board: &ShownBoard<'_>) -> Markup {
        let words = board.words;
        html! {
            @for street in Street::ALL {
                (button(board, Choice::Cross(street), "btn main", "x-flag",
                    &say!(words, "ws-trucks-street", street = letter(street)),
                    &say!(words, "ws-trucks-cross-in", street = letter(street))))
            }
        }
    }

    fn goal(&self, words: &Words, goal: Goal) -> Option<String> {
        Some(match goal {
            Goal::EstatesThatEach { sizes, have: Have::Cones(count) } => {
                lots(words, "ws-trucks-goal-lots", sizes, count)
            }
            Goal::EstatesThatEach { sizes, have: Have::NoCones } => {
                lots(words, "ws-trucks-goal-lots-none", sizes, 0)
            }
            Goal::EstatesThatEach { sizes, have: Have::PoolAndCone } => {
                lots(words, "ws-trucks-goal-lots-pool", sizes, 0)
            }
            Goal::Trucks(ConeGoal::Cones { scoops, count }) => {
                say!(words, "ws-trucks-goal-cones", scoops = scoops, count = count)
            }
            Goal::Trucks(ConeGoal::AllOfOneStreet) => words.say("ws-trucks-goal-street"),
            _ => return None,
        })
    }

    fn rules(&self, words: &Words) -> Vec<String> {
        vec![
            words.say("ws-trucks-rules"),
            say!(words, "ws-trucks-rules-score", bonus = self.bonus),
            words.say("ws-trucks-rules-first"),
            words.say("ws-trucks-rules-opponent"),
        ]
    }

    fn pictured(&self, board: &ShownBoard<'_>, house: House, place: [usize; 3]) -> Markup {
        let [x, base, wide] = place;
        let (left, half) = (x + 16, wide / 9);
        let wafer = format!("M{} {base}H{}L{left} {}Z", left - half, left + half, base + 2 * half);
        html! {
            @if board.sheet.marks.delivered().cones.contains(house) {
                path d=(wafer) fill="#d99b52" stroke="#22303c" stroke-width="2" {}
                circle cx=(left) cy=(base - half / 2) r=(half) fill="#f28fb1" stroke="#22303c" stroke-width="2" {}
            }
        }
    }
}
