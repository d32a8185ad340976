//! Quack Quack: ducklings between houses and streets, and three counts for the whole table.

use maud::{Markup, html};
use welcome::extensions::ducks::{Colour, DuckGoal};
use welcome::extensions::{Follows, Have, OpponentMarks, SheetCount};
use welcome::house::{House, Houses};
use welcome::plan::Goal;
use welcome::view::{OpponentView, SeatView};

use super::{Fact, OwnSheet, Panel, lots, stroke, would_follow};
use crate::pages::welcome::board::ShownBoard;
use crate::pages::welcome::text::{address, list, say};
use crate::words::Words;

pub(super) struct Ducks<'a> {
    /// The two houses of each duckling, by colour.
    pub(super) ducklings: [&'a [[House; 2]]; 2],
    /// The house beside each parent.
    pub(super) parents: [House; 2],
}

/// What a seat has: circled, joined houses, what a count would bring, what counts have brought.
struct Flock<'a> {
    circled: [usize; 2],
    joined: [&'a [House]; 2],
    now: [u8; 3],
    counted: [Option<u8>; 3],
}

impl<'a> Flock<'a> {
    fn of(seat: &'a SeatView) -> Self {
        match &seat.own {
            Some(SheetCount::Ducks { circled, joined, now, counted }) => Self {
                circled: *circled,
                joined: joined.each_ref().map(Vec::as_slice),
                now: *now,
                counted: *counted,
            },
            _ => Self { circled: [0; 2], joined: [&[]; 2], now: [0; 3], counted: [None; 3] },
        }
    }

    /// What each count has brought, or would bring now.
    fn points(&self) -> [u8; 3] {
        std::array::from_fn(|count| self.counted[count].unwrap_or(self.now[count]))
    }

    /// The ducklings circled that each count counts.
    fn towards(&self) -> [usize; 3] {
        let [yellow, black] = self.circled;
        [yellow, black, yellow + black]
    }
}

/// The names of the counts.
const COUNTS: [&str; 3] = ["ws-ducks-yellow", "ws-ducks-black", "ws-ducks-both"];
/// Their drawings.
const SYMBOLS: [&str; 3] = ["x-duck-y", "x-duck-b", "x-both"];

impl Ducks<'_> {
    fn each(&self) -> impl Iterator<Item = (Colour, [House; 2])> + '_ {
        let of = |colour: Colour| {
            self.ducklings[colour as usize].iter().map(move |pair| (colour, *pair))
        };
        Colour::ALL.into_iter().flat_map(of)
    }

    /// How many ducklings each count counts.
    fn all(&self) -> [usize; 3] {
        let [yellow, black] = self.ducklings.map(<[_]>::len);
        [yellow, black, yellow + black]
    }

    fn state(board: &ShownBoard<'_>, pair: [House; 2]) -> &'static str {
        let houses: Houses = pair.into_iter().collect();
        let would = |house: House| {
            matches!(would_follow(board, house), Some(Follows::Circled(circled))
                if circled.iter().any(|(_, other)| *other == pair))
        };
        if board.sheet.numbered.covers(houses) {
            "got"
        } else if board.sheet.roundabouts.meets(houses) {
            "lost"
        } else if pair.into_iter().any(would) {
            "may"
        } else {
            "none"
        }
    }
}

/// The name of a colour within a sentence.
fn coloured(words: &Words, colour: Colour) -> String {
    words.say(match colour {
        Colour::Yellow => "ws-duck-yellow",
        Colour::Black => "ws-duck-black",
    })
}

fn duck(class: &str, colour: Colour, state: &str) -> Markup {
    html! {
        svg class={ "duck" (class) " " (state) } viewBox="0 0 24 24" aria-hidden="true" {
            use href={ "#" (SYMBOLS[colour as usize]) } {}
            (stroke(state))
        }
    }
}

impl OwnSheet for Ducks<'_> {
    fn symbol(&self) -> &'static str {
        "x-duck-y"
    }

    fn landmark(&self) -> &'static str {
        "x-reeds"
    }

    fn points(&self) -> &'static str {
        "ws-ducks"
    }

    fn at(&self, board: &ShownBoard<'_>, house: House) -> Markup {
        let joined = Flock::of(&board.view.seats[board.shown.index()]).joined;
        html! {
            @if joined.iter().any(|houses| houses.contains(&house)) { i.pond {} }
            @for (colour, pair) in self.each() {
                @let down = pair[0].street() != pair[1].street();
                @if pair[0] == house {
                    (duck(if down { " down" } else { "" }, colour, Self::state(board, pair)))
                } @else if pair[1] == house && down {
                    // On a phone it stands at both houses.
                    (duck(" up", colour, Self::state(board, pair)))
                }
            }
            @for (colour, letter) in Colour::ALL.into_iter().zip(["y", "b"]) {
                @if self.parents[colour as usize] == house {
                    svg class={ "mother " (letter) } viewBox="0 0 28 24" aria-hidden="true" { use href={ "#x-mother-" (letter) } {} }
                }
            }
        }
    }

    fn told(&self, board: &ShownBoard<'_>, house: House) -> Vec<String> {
        let words = board.words;
        let joined = Flock::of(&board.view.seats[board.shown.index()]).joined;
        let mut told = Vec::new();
        for (colour, pair) in self.each().filter(|(_, pair)| pair.contains(&house)) {
            let other = if pair[0] == house { pair[1] } else { pair[0] };
            let home = pair.iter().any(|house| joined[colour as usize].contains(house));
            let id = match Self::state(board, pair) {
                "got" if home => "ws-duck-joined",
                "got" => "ws-duck-circled",
                "lost" => "ws-duck-lost",
                _ => "ws-duck-there",
            };
            told.push(say!(words, id, colour = coloured(words, colour), house = address(other)));
        }
        for colour in Colour::ALL {
            if self.parents[colour as usize] == house {
                told.push(say!(words, "ws-duck-parent", colour = coloured(words, colour)));
            }
        }
        told
    }

    fn follows(&self, board: &ShownBoard<'_>, house: House, follows: &Follows) -> String {
        let words = board.words;
        let Follows::Circled(circled) = follows else { return String::new() };
        let each = circled.iter().map(|(colour, pair)| {
            let other = if pair[0] == house { pair[1] } else { pair[0] };
            say!(
                words,
                "ws-duck-towards",
                colour = coloured(words, *colour),
                house = address(other)
            )
        });
        say!(words, "ws-ducks-follow", ducklings = list(words, &each.collect::<Vec<_>>()))
    }

    fn followed(&self, words: &Words, follows: &Follows) -> Option<String> {
        let Follows::Circled(circled) = follows else { return None };
        let each = circled
            .iter()
            .map(|(colour, _)| say!(words, "ws-duck-one", colour = coloured(words, *colour)));
        Some(say!(words, "ws-did-circle", ducklings = list(words, &each.collect::<Vec<_>>())))
    }

    fn panel(&self, board: &ShownBoard<'_>) -> Panel {
        let words = board.words;
        let mine = Flock::of(&board.view.seats[board.shown.index()]);
        let all = self.all();
        // Who else is nearest to a count.
        let rival = |count: usize| {
            let others = board.seats().filter(|seat| *seat != board.shown);
            let circled = others
                .map(|seat| (Flock::of(&board.view.seats[seat.index()]).towards()[count], seat));
            circled.max_by_key(|(circled, _)| *circled)
        };
        Panel {
            note: words.say("ws-ducks-note"),
            aside: html! {},
            row: html! {
                ol.deals.counts {
                    @for count in 0..3 {
                        @let counted = mine.counted[count].is_some();
                        li.deal .mine[counted] {
                            svg viewBox="0 0 24 24" aria-hidden="true" { use href={ "#" (SYMBOLS[count]) } {} }
                            b { (words.say(COUNTS[count])) }
                            span.pt.num { (mine.points()[count]) }
                            span.who {
                                @if counted {
                                    (words.say("ws-ducks-counted"))
                                } @else {
                                    (say!(words, "ws-ducks-state", circled = mine.towards()[count], all = all[count], joined = mine.now[count]))
                                    @if let Some((circled, seat)) = rival(count) { " · " (board.name(seat)) " " (circled) }
                                }
                            }
                        }
                    }
                }
            },
        }
    }

    fn why(&self, _board: &ShownBoard<'_>, seat: &SeatView) -> String {
        Flock::of(seat).points().map(|points| points.to_string()).join(" + ")
    }

    fn opponent(&self, words: &Words, opponent: &OpponentView) -> String {
        let pairs = opponent.pile.len() / 2;
        match &opponent.marks {
            Some(OpponentMarks::Ducks(counted)) => {
                let each = counted.map(|count| count.map_or(pairs, usize::from).to_string());
                each.join(" + ")
            }
            _ => words.say("ws-ducks-opponent"),
        }
    }

    fn facts(&self, words: &Words, seat: &SeatView) -> Vec<Fact> {
        let circled = Flock::of(seat).circled;
        let fact = |colour: Colour| Fact {
            icon: SYMBOLS[colour as usize],
            name: words.say(match colour {
                Colour::Yellow => "ws-ducks-fact-yellow",
                Colour::Black => "ws-ducks-fact-black",
            }),
            count: circled[colour as usize],
        };
        Colour::ALL.map(fact).into()
    }

    fn line(&self, board: &ShownBoard<'_>) -> Option<String> {
        Some(board.words.say("ws-ducks-line"))
    }

    fn closing(&self, board: &ShownBoard<'_>) -> Option<String> {
        let words = board.words;
        let mine = Flock::of(&board.view.seats[board.shown.index()]);
        let (all, towards) = (self.all(), mine.towards());
        let [yellow, black, _] = std::array::from_fn(|count| {
            mine.counted[count].is_none() && towards[count] == all[count]
        });
        match (yellow, black) {
            (true, true) => Some(words.say("ws-ducks-closing-both")),
            (true, false) => Some(words.say("ws-ducks-closing-yellow")),
            (false, true) => Some(words.say("ws-ducks-closing-black")),
            (false, false) => None,
        }
    }

    fn goal(&self, words: &Words, goal: Goal) -> Option<String> {
        Some(match goal {
            Goal::EstatesThatEach { sizes, have: Have::PoolAndDuckling } => {
                lots(words, "ws-ducks-goal-lots", sizes, 0)
            }
            Goal::Ducks(DuckGoal::OfEachColour(count)) => {
                say!(words, "ws-ducks-goal-each", count = count)
            }
            Goal::Ducks(DuckGoal::AllOfStreets(count)) => {
                say!(words, "ws-ducks-goal-streets", count = count)
            }
            Goal::Ducks(DuckGoal::YellowOfCAndBlackOfA) => words.say("ws-ducks-goal-corners"),
            Goal::Ducks(DuckGoal::BetweenStreets) => words.say("ws-ducks-goal-between"),
            _ => return None,
        })
    }

    fn rules(&self, words: &Words) -> Vec<String> {
        let [yellow, black] = self.ducklings.map(<[_]>::len);
        vec![
            say!(words, "ws-ducks-rules", yellow = yellow, black = black),
            words.say("ws-ducks-rules-score"),
            words.say("ws-ducks-rules-cut"),
            words.say("ws-ducks-rules-opponent"),
        ]
    }

    fn pictured(&self, board: &ShownBoard<'_>, house: House, place: [usize; 3]) -> Markup {
        let [x, base, wide] = place;
        html! {
            @for (colour, pair) in self.each().filter(|(_, pair)| pair[0] == house) {
                @if Self::state(board, pair) == "got" {
                    @let down = pair[0].street() != pair[1].street();
                    @let (left, top) = if down { (x + wide / 2, base + 16) } else { (x + wide, base) };
                    ellipse cx=(left) cy=(top) rx="13" ry="9" stroke="#22303c" stroke-width="2"
                        fill=(match colour { Colour::Yellow => "#f3c22b", Colour::Black => "#3a434c" }) {}
                }
            }
        }
    }
}
