//! Atomic War: shelters under the houses, and who has the most room in each street.

use maud::{Markup, html};
use welcome::extensions::atomic::ShelterGoal;
use welcome::extensions::{Follows, Have, OpponentMarks, SheetCount};
use welcome::house::{House, STREETS, Street};
use welcome::plan::Goal;
use welcome::view::{OpponentView, SeatView};

use super::{Fact, OwnSheet, Panel, lots};
use crate::pages::welcome::board::ShownBoard;
use crate::pages::welcome::icon::bare;
use crate::pages::welcome::opponent::called;
use crate::pages::welcome::text::{letter, say, street_name};
use crate::words::Words;

pub(super) struct Atomic<'a> {
    pub(super) shelters: &'a [House],
    /// Points for the greatest capacity of each street.
    pub(super) streets: &'a [i32; STREETS],
    /// Points for the smallest capacity of all.
    pub(super) optimism: i32,
}

/// The capacity of each street of a seat.
fn capacities(seat: &SeatView) -> [u16; STREETS] {
    match seat.own {
        Some(SheetCount::Atomic(capacities)) => capacities,
        _ => [0; STREETS],
    }
}

/// A prize: what the sheet shown has for it, and the best of the others with their name.
struct Race {
    mine: u16,
    other: Option<(u16, String)>,
    prize: i32,
    wins: bool,
}

impl Atomic<'_> {
    /// Everyone else's capacities, an opponent's included.
    fn others(board: &ShownBoard<'_>) -> Vec<([u16; STREETS], String)> {
        let others = board.seats().filter(|seat| *seat != board.shown);
        let seats = others
            .map(|seat| (capacities(&board.view.seats[seat.index()]), board.you_or_name(seat)));
        let opponent = board.view.opponent.as_ref().and_then(|opponent| match &opponent.marks {
            Some(OpponentMarks::Atomic(shelters)) => {
                Some((shelters.capacity, called(board.words, opponent)))
            }
            _ => None,
        });
        seats.chain(opponent).collect()
    }

    /// The prizes: one for each street, and one for the smallest total.
    fn races(&self, board: &ShownBoard<'_>) -> [Race; STREETS + 1] {
        let others = Self::others(board);
        let mine = capacities(&board.view.seats[board.shown.index()]);
        std::array::from_fn(|race| {
            if race < STREETS {
                let best = others.iter().map(|(theirs, name)| (theirs[race], name.clone()));
                let other = best.max_by_key(|(people, _)| *people);
                let wins = other.as_ref().is_none_or(|(people, _)| mine[race] >= *people);
                Race { mine: mine[race], other, prize: self.streets[race], wins }
            } else {
                let sum = |capacities: &[u16; STREETS]| capacities.iter().sum::<u16>();
                let least = others.iter().map(|(theirs, name)| (sum(theirs), name.clone()));
                let (mine, other) = (sum(&mine), least.min_by_key(|(people, _)| *people));
                let wins = other.as_ref().is_none_or(|(people, _)| mine <= *people);
                Race { mine, other, prize: self.optimism, wins }
            }
        })
    }
}

fn vault(class: &str, people: &str) -> Markup {
    html! {
        span class={ "vault " (class) } aria-hidden="true" {
            svg viewBox="0 0 40 22" { use href="#x-shelter" {} }
            b.num { (people) }
        }
    }
}

/// The people that the shelter of a numbered house holds: the whole part of its number.
fn people(board: &ShownBoard<'_>, house: House) -> Option<String> {
    let number = board.sheet.number(house)?.to_string();
    Some(number.trim_end_matches(welcome::number::THREE_QUARTERS).to_owned())
}

impl OwnSheet for Atomic<'_> {
    fn symbol(&self) -> &'static str {
        "x-trefoil"
    }

    fn landmark(&self) -> &'static str {
        "x-siren"
    }

    fn points(&self) -> &'static str {
        "ws-atomic"
    }

    fn at(&self, board: &ShownBoard<'_>, house: House) -> Markup {
        if !self.shelters.contains(&house) || board.sheet.roundabouts.contains(house) {
            return html! {};
        }
        if let Some(people) = people(board, house) {
            return vault("full", &people);
        }
        match *board.numbers(house) {
            [] => vault("free", ""),
            [(choice, _)] => match super::follows(board, choice) {
                Some(Follows::Shelter { people, .. }) => vault("may", &people.to_string()),
                _ => vault("free", ""),
            },
            _ => vault("may", "?"),
        }
    }

    fn told(&self, board: &ShownBoard<'_>, house: House) -> Vec<String> {
        if !self.shelters.contains(&house) || board.sheet.roundabouts.contains(house) {
            return Vec::new();
        }
        vec![match people(board, house) {
            Some(people) => say!(board.words, "ws-shelter-built", people = people),
            None => board.words.say("ws-shelter-there"),
        }]
    }

    fn follows(&self, board: &ShownBoard<'_>, house: House, follows: &Follows) -> String {
        let words = board.words;
        let Follows::Shelter { people, street } = *follows else { return String::new() };
        let index = house.street().index();
        let largest = Self::others(board).iter().all(|(theirs, _)| street >= theirs[index]);
        let id = if largest { "ws-atomic-follow-largest" } else { "ws-atomic-follow" };
        let name = street_name(words, house.street());
        say!(words, id, people = people, all = street, street = name)
    }

    fn followed(&self, words: &Words, follows: &Follows) -> Option<String> {
        let Follows::Shelter { people, .. } = *follows else { return None };
        Some(say!(words, "ws-did-shelter", people = people))
    }

    fn chip(&self, board: &ShownBoard<'_>, street: Street) -> Markup {
        let race = &self.races(board)[street.index()];
        html! {
            span.chip .mine[race.wins && race.mine > 0] {
                (bare("x-trefoil")) span.word { (board.words.say("ws-atomic")) } " " b.num { (race.mine) }
            }
        }
    }

    fn panel(&self, board: &ShownBoard<'_>) -> Panel {
        let words = board.words;
        let me = board.you_or_name(board.shown);
        let cell = |class: &str, place: &Markup, name: &str, race: &Race| {
            html! {
                li class={ "deal " (class) (if race.wins { " mine" } else { "" }) } {
                    span.place { (place) (words.say(name)) }
                    span { b.num { (race.prize) } " " (say!(words, "w-points", points = race.prize)) }
                    span.who { (me) " " b.num { (race.mine) } }
                    span.lead { @if let Some((people, name)) = &race.other { (name) " " b.num { (people) } } }
                }
            }
        };
        let races = self.races(board);
        Panel {
            note: words.say("ws-atomic-note"),
            aside: html! {},
            row: html! {
                ol.deals.race {
                    @for (street, race) in Street::ALL.into_iter().zip(&races) {
                        (cell(["s-a", "s-b", "s-c"][street.index()], &html! { i { (letter(street)) } }, "ws-atomic-largest", race))
                    }
                    (cell("", &bare("x-daisy"), "ws-atomic-smallest", &races[STREETS]))
                }
            },
        }
    }

    fn why(&self, board: &ShownBoard<'_>, _seat: &SeatView) -> String {
        let won = self.races(board).into_iter().filter(|race| race.wins);
        won.map(|race| race.prize.to_string()).collect::<Vec<_>>().join(" + ")
    }

    fn opponent(&self, _words: &Words, opponent: &OpponentView) -> String {
        match &opponent.marks {
            Some(OpponentMarks::Atomic(shelters)) => {
                shelters.capacity.map(|people| people.to_string()).join(" · ")
            }
            _ => String::new(),
        }
    }

    fn facts(&self, words: &Words, seat: &SeatView) -> Vec<Fact> {
        let count = capacities(seat).iter().map(|people| usize::from(*people)).sum();
        vec![Fact { icon: "x-trefoil", name: words.say("ws-atomic-fact"), count }]
    }

    fn line(&self, board: &ShownBoard<'_>) -> Option<String> {
        Some(board.words.say("ws-atomic-line"))
    }

    fn goal(&self, words: &Words, goal: Goal) -> Option<String> {
        Some(match goal {
            Goal::EstatesThatEach { sizes, have: Have::Shelters(count) } => {
                lots(words, "ws-atomic-goal-lots", sizes, count)
            }
            Goal::EstatesThatEach { sizes, have: Have::OneShelter } => {
                lots(words, "ws-atomic-goal-one", sizes, 1)
            }
            Goal::Atomic(ShelterGoal::AllShelters) => words.say("ws-atomic-goal-all"),
            Goal::Atomic(ShelterGoal::Capacity(count)) => {
                say!(words, "ws-atomic-goal-capacity", people = count)
            }
            Goal::Atomic(ShelterGoal::CapacityInStreets { streets, capacity }) => {
                say!(words, "ws-atomic-goal-streets", streets = streets, people = capacity)
            }
            _ => return None,
        })
    }

    fn rules(&self, words: &Words) -> Vec<String> {
        let [a, b, c] = *self.streets;
        vec![
            words.say("ws-atomic-rules"),
            say!(words, "ws-atomic-rules-score", a = a, b = b, c = c, smallest = self.optimism),
            words.say("ws-atomic-rules-ties"),
            words.say("ws-atomic-rules-opponent"),
        ]
    }

    fn pictured(&self, board: &ShownBoard<'_>, house: House, place: [usize; 3]) -> Markup {
        let [x, base, wide] = place;
        let built = people(board, house).filter(|_| self.shelters.contains(&house));
        html! {
            @if let Some(people) = built {
                rect x=(x + wide / 4) y=(base - 4) width=(wide / 2) height="18" rx="8" fill="#e3e4e1" stroke="#22303c" stroke-width="2" {}
                text x=(x + wide / 2) y=(base + 10) font-size="14" text-anchor="middle" { (people) }
            }
        }
    }
}
