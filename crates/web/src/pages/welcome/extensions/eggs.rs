//! Egg Hunt: eggs of five colours at the houses, and a basket that fills.

use std::collections::BTreeMap;

use maud::{Markup, html};
use welcome::Choice;
use welcome::extensions::eggs::{Colour, EggGoal, Taken};
use welcome::extensions::{Follows, Have, SheetCount};
use welcome::house::House;
use welcome::plan::Goal;
use welcome::view::{OpponentView, SeatView, StepView, TurnView};

use super::{Fact, OwnSheet, Panel, button, lots, marked, would_follow};
use crate::pages::welcome::board::ShownBoard;
use crate::pages::welcome::icon::bare;
use crate::pages::welcome::step::Said;
use crate::pages::welcome::text::{address, letter, list, marked as set_off, say};
use crate::words::Words;

pub(super) struct Eggs<'a> {
    /// The letters of the eggs' colours, by house.
    pub(super) eggs: &'a BTreeMap<String, String>,
    /// Eggs to reach, and their points.
    pub(super) thresholds: &'a [(u8, i32)],
}

impl Eggs<'_> {
    /// The colours of a house's eggs.
    fn colours(&self, house: House) -> Vec<Colour> {
        let letters = self.eggs.get(&house.to_string()).map_or("", String::as_str);
        let of = |letter| Colour::ALL.into_iter().find(|colour| colour.letter() == letter);
        letters.chars().filter_map(of).collect()
    }

    /// The colours of some eggs of a house.
    fn taken(&self, house: House, taken: Taken) -> Vec<Colour> {
        let eggs = self.colours(house).into_iter().enumerate();
        eggs.filter(|(egg, _)| taken.has(*egg)).map(|(_, colour)| colour).collect()
    }

    /// What has become of each egg of a house.
    fn states(&self, board: &ShownBoard<'_>, house: House) -> Vec<(Colour, &'static str)> {
        let collected = board.sheet.marks.eggs().of(house);
        let can = match would_follow(board, house) {
            Some(Follows::Eggs(_)) => "can",
            _ => "",
        };
        let asked = board.turn().and_then(|turn| turn.asked) == Some(house);
        let state = |egg: usize| match egg {
            egg if collected.has(egg) => "got",
            _ if asked => "",
            _ if board.sheet.taken().contains(house) => "lost",
            _ => can,
        };
        let colours = self.colours(house).into_iter().enumerate();
        colours.map(|(egg, colour)| (colour, state(egg))).collect()
    }

    /// How many eggs someone must still collect for the next points, with those points.
    fn next(&self, eggs: usize) -> Option<(usize, u8, i32)> {
        let &(needed, points) =
            self.thresholds.iter().find(|(needed, _)| usize::from(*needed) > eggs)?;
        Some((usize::from(needed) - eggs, needed, points))
    }

    /// What is missing for the next points, in words.
    fn outlook(&self, words: &Words, eggs: usize) -> String {
        match self.next(eggs) {
            Some((missing, needed, points)) => {
                say!(words, "ws-eggs-next", missing = missing, needed = needed, points = points)
            }
            None => words.say("ws-eggs-full"),
        }
    }
}

/// How many eggs a seat has.
fn count(seat: &SeatView) -> usize {
    match seat.own {
        Some(SheetCount::Eggs(count)) => count,
        _ => 0,
    }
}

/// The drawing of an egg.
fn symbol(colour: Colour) -> &'static str {
    match colour.letter() {
        'Y' => "x-egg-y",
        'B' => "x-egg-b",
        'G' => "x-egg-g",
        'O' => "x-egg-o",
        _ => "x-egg-p",
    }
}

/// The name of a colour, on a button and beside a figure.
fn named(words: &Words, colour: Colour) -> String {
    words.say(match colour.letter() {
        'Y' => "ws-egg-yellow",
        'B' => "ws-egg-blue",
        'G' => "ws-egg-green",
        'O' => "ws-egg-orange",
        _ => "ws-egg-pink",
    })
}

fn in_text(words: &Words, colour: Colour) -> String {
    named(words, colour).to_lowercase()
}

impl OwnSheet for Eggs<'_> {
    fn symbol(&self) -> &'static str {
        "x-basket"
    }

    fn landmark(&self) -> &'static str {
        "x-hare"
    }

    fn points(&self) -> &'static str {
        "ws-eggs"
    }

    fn at(&self, board: &ShownBoard<'_>, house: House) -> Markup {
        let states = self.states(board, house);
        if states.is_empty() {
            return html! {};
        }
        let asked = board.turn().and_then(|turn| turn.asked) == Some(house);
        let [_, first, second, both] = Taken::ALL;
        let can = |taken| asked && board.effect(Choice::Collect(taken)).is_some();
        html! {
            span.at aria-hidden="true" {
                @if can(both) {
                    // Both are there for one press; one alone is a button of the prompt.
                    button.pick.two name="choice" value=(Choice::Collect(both)) tabindex="-1" {
                        @for (colour, state) in states { (marked(symbol(colour), state)) }
                    }
                } @else {
                    @for ((colour, state), taken) in states.into_iter().zip([first, second]) {
                        @if can(taken) {
                            button.pick name="choice" value=(Choice::Collect(taken)) tabindex="-1" { (marked(symbol(colour), state)) }
                        } @else { (marked(symbol(colour), state)) }
                    }
                }
            }
        }
    }

    fn told(&self, board: &ShownBoard<'_>, house: House) -> Vec<String> {
        let told = |(colour, state): (Colour, &str)| {
            let id = match state {
                "got" => "ws-egg-got",
                "lost" => "ws-egg-lost",
                _ => "ws-egg-there",
            };
            say!(board.words, id, colour = in_text(board.words, colour))
        };
        self.states(board, house).into_iter().map(told).collect()
    }

    fn follows(&self, board: &ShownBoard<'_>, _house: House, follows: &Follows) -> String {
        match follows {
            Follows::Eggs(count) => say!(board.words, "ws-eggs-follow", count = *count),
            _ => String::new(),
        }
    }

    fn deed(&self, words: &Words, choice: Choice, at: Option<House>) -> Option<String> {
        let (Choice::Collect(taken), Some(house)) = (choice, at) else { return None };
        let colours = self.taken(house, taken).into_iter();
        let eggs: Vec<String> = colours
            .map(|colour| say!(words, "ws-egg-one", colour = in_text(words, colour)))
            .collect();
        (!eggs.is_empty())
            .then(|| say!(words, "ws-did-collect", eggs = set_off(list(words, &eggs))))
    }

    fn advice(&self, words: &Words, choice: Choice) -> Option<String> {
        match choice {
            Choice::Collect(taken) if taken == Taken::NONE => Some(words.say("ws-do-collect-none")),
            Choice::Collect(taken) => Some(say!(words, "ws-do-collect", count = taken.count())),
            _ => None,
        }
    }

    fn panel(&self, board: &ShownBoard<'_>) -> Panel {
        let words = board.words;
        let collected = board.sheet.marks.eggs();
        let have = collected.count();
        let of = |colour: Colour, collected_only: bool| {
            let houses = self.eggs.keys().filter_map(|house| house.parse::<House>().ok());
            let here = houses.flat_map(|house| {
                let taken = collected.of(house);
                let eggs = self.colours(house).into_iter().enumerate();
                eggs.filter(move |(egg, _)| !collected_only || taken.has(*egg))
                    .map(|(_, colour)| colour)
                    .collect::<Vec<_>>()
            });
            here.filter(|one| *one == colour).count()
        };
        let all: usize = self.eggs.values().map(String::len).sum();
        // The basket fills colour by colour: the order in which eggs came is not written down.
        let eggs: Vec<&str> = Colour::ALL
            .into_iter()
            .flat_map(|colour| std::iter::repeat_n(symbol(colour), of(colour, true)))
            .collect();
        let reached = self.thresholds.iter().rposition(|(needed, _)| have >= usize::from(*needed));
        let starts = std::iter::once(0).chain(self.thresholds.iter().map(|(needed, _)| *needed));
        Panel {
            note: format!(
                "{} {}",
                say!(words, "ws-eggs-count", have = have, all = all),
                self.outlook(words, have)
            ),
            aside: html! {
                span.kinds.num {
                    @for colour in Colour::ALL {
                        span title=(named(words, colour)) {
                            (bare(symbol(colour))) span.sr { (in_text(words, colour)) " " }
                            b { (of(colour, true)) } "/" (of(colour, false))
                        }
                    }
                }
            },
            row: html! {
                ol.basket {
                    @for (index, (&(needed, points), start)) in self.thresholds.iter().zip(starts).enumerate() {
                        li {
                            @for egg in usize::from(start)..usize::from(needed) {
                                @match eggs.get(egg) {
                                    Some(symbol) => (bare(symbol)),
                                    None => svg.none aria-hidden="true" { use href="#x-egg-0" {} },
                                }
                            }
                            span.goal.num .now[reached == Some(index)] {
                                span.sr { (say!(words, "ws-eggs-goal", needed = needed)) " " } (points)
                            }
                        }
                    }
                }
            },
        }
    }

    fn why(&self, board: &ShownBoard<'_>, seat: &SeatView) -> String {
        say!(board.words, "ws-eggs-why", count = count(seat))
    }

    fn opponent(&self, words: &Words, _opponent: &OpponentView) -> String {
        words.say("ws-eggs-opponent")
    }

    fn facts(&self, words: &Words, seat: &SeatView) -> Vec<Fact> {
        vec![Fact { icon: "x-basket", name: words.say("ws-eggs"), count: count(seat) }]
    }

    fn said(&self, board: &ShownBoard<'_>, turn: &TurnView) -> Option<Said> {
        let words = board.words;
        let house = turn.asked.filter(|_| turn.step == StepView::Collect)?;
        let there = self.colours(house);
        let most = board.choices().filter_map(|(choice, _)| match choice {
            Choice::Collect(taken) => Some(taken.count()),
            _ => None,
        });
        let most = most.max().unwrap_or(0);
        let place = set_off(address(house));
        let number = board.sheet.number(house).map(|number| number.to_string()).unwrap_or_default();
        let order = match *there {
            [one] => say!(words, "ws-eggs-order-one", colour = in_text(words, one), house = place),
            _ if most < 2 => say!(words, "ws-eggs-order-which", house = place),
            _ => say!(words, "ws-eggs-order", house = place),
        };
        let outlook = self.outlook(words, board.sheet.marks.eggs().count());
        let line = if there.len() > 1 {
            let loops = say!(words, "ws-eggs-loops", number = number, loops = most);
            format!("{loops} {outlook}")
        } else {
            outlook
        };
        Some(Said { order, line })
    }

    fn line(&self, board: &ShownBoard<'_>) -> Option<String> {
        let reaches = board
            .choices()
            .any(|(choice, _)| matches!(super::follows(board, choice), Some(Follows::Eggs(_))));
        let id = if reaches { "ws-eggs-line" } else { "ws-eggs-line-none" };
        Some(board.words.say(id))
    }

    fn actions(&self, board: &ShownBoard<'_>) -> Markup {
        let words = board.words;
        let Some(house) = board.turn().and_then(|turn| turn.asked) else { return html! {} };
        let place = address(house);
        let [none, first, second, both] = Taken::ALL;
        let two = board.effect(Choice::Collect(both)).is_some();
        let single = if two { "btn" } else { "btn main" };
        html! {
            (button(board, Choice::Collect(both), "btn main", "x-basket", &words.say("ws-eggs-both"),
                &say!(words, "ws-eggs-take-both", house = place.clone())))
            @for (colour, taken) in self.colours(house).into_iter().zip([first, second]) {
                (button(board, Choice::Collect(taken), single, symbol(colour), &named(words, colour),
                    &say!(words, "ws-egg-take", colour = in_text(words, colour), house = place.clone())))
            }
            (button(board, Choice::Collect(none), "btn pass", "i-next", &words.say("ws-eggs-none"),
                &say!(words, "ws-eggs-take-none", house = place)))
        }
    }

    fn goal(&self, words: &Words, goal: Goal) -> Option<String> {
        Some(match goal {
            Goal::EstatesThatEach { sizes, have: Have::Eggs(count) } => {
                lots(words, "ws-eggs-goal-lots", sizes, count)
            }
            Goal::EstatesThatEach { sizes, have: Have::NoEggs } => {
                lots(words, "ws-eggs-goal-lots-none", sizes, 0)
            }
            Goal::Eggs(EggGoal::AllOf(colours)) => {
                let names: Vec<String> =
                    colours.iter().map(|colour| in_text(words, colour)).collect();
                say!(words, "ws-eggs-goal-colours", colours = list(words, &names))
            }
            Goal::Eggs(EggGoal::ColoursInEveryStreet(count)) => {
                say!(words, "ws-eggs-goal-everywhere", count = count)
            }
            Goal::Eggs(EggGoal::AllIn(street)) => {
                say!(words, "ws-eggs-goal-street", street = letter(street))
            }
            _ => return None,
        })
    }

    fn rules(&self, words: &Words) -> Vec<String> {
        let all: usize = self.eggs.values().map(String::len).sum();
        let steps: Vec<String> = self
            .thresholds
            .iter()
            .map(|(needed, points)| say!(words, "ws-eggs-step", needed = *needed, points = *points))
            .collect();
        vec![
            words.say("ws-eggs-rules"),
            say!(words, "ws-eggs-rules-score", all = all, steps = words.list(&steps)),
            words.say("ws-eggs-rules-lost"),
            words.say("ws-eggs-rules-opponent"),
        ]
    }

    fn pictured(&self, board: &ShownBoard<'_>, house: House, place: [usize; 3]) -> Markup {
        let [x, base, wide] = place;
        let collected = board.sheet.marks.eggs().of(house);
        html! {
            @for (index, colour) in self.taken(house, collected).into_iter().enumerate() {
                ellipse cx=(x + 14 + index * wide / 4) cy=(base) rx=(wide / 10) ry=(wide / 8)
                    fill=(fill(colour)) stroke="#22303c" stroke-width="2" {}
            }
        }
    }
}

fn fill(colour: Colour) -> &'static str {
    match colour.letter() {
        'Y' => "#f3c22b",
        'B' => "#6db3ea",
        'G' => "#7cc36a",
        'O' => "#f2924a",
        _ => "#f59abb",
    }
}
