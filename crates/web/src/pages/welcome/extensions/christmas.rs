//! Christmas Lights: strings from roof to roof. The longest of each street is lit.

use maud::{Markup, html};
use welcome::extensions::christmas::LightGoal;
use welcome::extensions::christmas::string_of;
use welcome::extensions::{Follows, Have, SheetCount};
use welcome::house::{House, Street};
use welcome::plan::Goal;
use welcome::view::{OpponentView, SeatView};

use super::{Fact, OwnSheet, Panel, lots, would_follow};
use crate::pages::welcome::board::ShownBoard;
use crate::pages::welcome::icon::bare;
use crate::pages::welcome::street::fold;
use crate::pages::welcome::text::{address, letter, list, say};
use crate::words::Words;

pub(super) struct Christmas {
    /// Points for each house of a street's longest string.
    pub(super) house: i32,
}

/// The links of a sheet, by their left house, and the longest string of each street.
fn strings(seat: &SeatView) -> (&[House], [&[House]; 3]) {
    match &seat.own {
        Some(SheetCount::Christmas { linked, longest }) => {
            (linked, longest.each_ref().map(Vec::as_slice))
        }
        _ => (&[], [&[]; 3]),
    }
}

/// How many houses the longest strings have together.
fn count(seat: &SeatView) -> usize {
    strings(seat).1.iter().map(|string| string.len()).sum()
}

/// How the place between a house and the one on its right is strung.
fn between(board: &ShownBoard<'_>, left: House) -> Option<&'static str> {
    let right = next(board, left)?;
    let (linked, longest) = strings(&board.view.seats[board.shown.index()]);
    let joins = |one: House, other: House| matches!(would_follow(board, one), Some(Follows::Linked { with, .. }) if with.contains(&other));
    if linked.contains(&left) {
        Some(if longest[left.street().index()].contains(&left) { "lit" } else { "dim" })
    } else if joins(left, right) || joins(right, left) {
        Some("may")
    } else {
        None
    }
}

/// The house on the right of one, if the street goes on.
fn next(board: &ShownBoard<'_>, house: House) -> Option<House> {
    let place = house.place() + 1;
    (place < board.town.street_length(house.street())).then(|| House::new(house.street(), place))
}

fn garland(class: &str) -> Markup {
    html! { svg class={ "string " (class) } viewBox="0 0 72 28" aria-hidden="true" { use href="#x-garland" {} } }
}

impl OwnSheet for Christmas {
    fn symbol(&self) -> &'static str {
        "x-bulb"
    }

    fn landmark(&self) -> &'static str {
        "snowman"
    }

    fn points(&self) -> &'static str {
        "ws-lights"
    }

    fn at(&self, board: &ShownBoard<'_>, house: House) -> Markup {
        // Where a street folds on a phone, a string belongs to both rows.
        let left = house.place().checked_sub(1).map(|place| House::new(house.street(), place));
        let back = left.filter(|_| fold(board, house).starts).and_then(|left| between(board, left));
        html! {
            @if let Some(state) = between(board, house) { (garland(state)) }
            @if let Some(state) = back { (garland(&format!("{state} back"))) }
        }
    }

    fn told(&self, board: &ShownBoard<'_>, house: House) -> Vec<String> {
        let string = string_of(&board.sheet, house).len();
        if string == 0 {
            Vec::new()
        } else {
            vec![say!(board.words, "ws-lights-in", size = string)]
        }
    }

    fn follows(&self, board: &ShownBoard<'_>, _house: House, follows: &Follows) -> String {
        let Follows::Linked { with, string } = follows else { return String::new() };
        let numbers = with.iter().filter_map(|house| board.sheet.number(*house));
        let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
        let joined = list(board.words, &numbers);
        say!(board.words, "ws-lights-follow", numbers = joined, size = *string)
    }

    fn followed(&self, words: &Words, follows: &Follows) -> Option<String> {
        let Follows::Linked { with, .. } = follows else { return None };
        let houses: Vec<String> = with.iter().map(|house| address(*house)).collect();
        Some(say!(words, "ws-did-string", houses = list(words, &houses)))
    }

    fn chip(&self, board: &ShownBoard<'_>, street: Street) -> Markup {
        let longest = strings(&board.view.seats[board.shown.index()]).1[street.index()].len();
        html! {
            span.chip {
                (bare("x-bulb")) span.word { (board.words.say("ws-lights-longest")) } " " b.num { (longest) }
            }
        }
    }

    fn panel(&self, board: &ShownBoard<'_>) -> Panel {
        let words = board.words;
        let longest = strings(&board.view.seats[board.shown.index()]).1;
        Panel {
            note: say!(words, "ws-lights-note", points = self.house),
            aside: html! {},
            row: html! {
                ol.rows {
                    @for street in Street::ALL {
                        @let lit = longest[street.index()].len();
                        li class={ "s-" (street) } {
                            i { (letter(street)) }
                            span.sr { (words.say("ws-lights-longest")) ": " }
                            @for bulb in 0..board.town.street_length(street) {
                                svg class=(if bulb < lit { ["n0", "n1", "n2"][bulb % 3] } else { "off" }) aria-hidden="true" {
                                    use href="#x-bulb" {}
                                }
                            }
                            b.num { (lit) }
                        }
                    }
                }
            },
        }
    }

    fn why(&self, _board: &ShownBoard<'_>, seat: &SeatView) -> String {
        strings(seat).1.map(|string| (self.house * string.len() as i32).to_string()).join(" + ")
    }

    fn opponent(&self, words: &Words, _opponent: &OpponentView) -> String {
        words.say("ws-lights-opponent")
    }

    fn facts(&self, words: &Words, seat: &SeatView) -> Vec<Fact> {
        vec![Fact { icon: "x-bulb", name: words.say("ws-lights"), count: count(seat) }]
    }

    fn line(&self, board: &ShownBoard<'_>) -> Option<String> {
        let words = board.words;
        let strung =
            board.town.houses.into_iter().filter_map(|house| match would_follow(board, house) {
                Some(Follows::Linked { string, .. }) => Some((string, house)),
                _ => None,
            });
        let line = words.say("ws-lights-line");
        Some(match strung.max_by_key(|(string, _)| *string) {
            Some((size, house)) => {
                let at = say!(words, "ws-lights-line-at", house = address(house), size = size);
                format!("{line} {at}")
            }
            None => line,
        })
    }

    fn goal(&self, words: &Words, goal: Goal) -> Option<String> {
        Some(match goal {
            Goal::EstatesThatEach { sizes, have: Have::OneString } => {
                lots(words, "ws-lights-goal-lots", sizes, 0)
            }
            Goal::EstatesThatEach { sizes, have: Have::DarkMiddle } => {
                lots(words, "ws-lights-goal-dark", sizes, 0)
            }
            Goal::Christmas(LightGoal::StringOf(street)) => {
                say!(words, "ws-lights-goal-street", street = letter(street))
            }
            Goal::Christmas(LightGoal::StringAndParks) => words.say("ws-lights-goal-parks"),
            _ => return None,
        })
    }

    fn rules(&self, words: &Words) -> Vec<String> {
        vec![
            words.say("ws-lights-rules"),
            say!(words, "ws-lights-rules-score", points = self.house),
            words.say("ws-lights-rules-cut"),
            words.say("ws-lights-rules-opponent"),
        ]
    }

    fn pictured(&self, board: &ShownBoard<'_>, house: House, place: [usize; 3]) -> Markup {
        let [x, base, wide] = place;
        let (linked, _) = strings(&board.view.seats[board.shown.index()]);
        let (from, top) = (x + wide / 2, base - wide * 60 / 100);
        html! {
            @if linked.contains(&house) {
                path d={ "M" (from) " " (top) "q" (wide / 2) " 26 " (wide) " 0" } fill="none" stroke="#2f5d43" stroke-width="3" {}
                @for (index, fill) in ["#d8392f", "#2b7fc4", "#2f8f4e"].into_iter().enumerate() {
                    circle cx=(from + (index + 1) * wide / 4) cy=(top + 14) r="6" fill=(fill) {}
                }
            }
        }
    }
}
