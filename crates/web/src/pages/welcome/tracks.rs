//! The tracks under the streets: rows of boxes crossed one after the other.

use maud::{Markup, html};
use tabletop::Seat;
use welcome::Choice;
use welcome::card::Action;
use welcome::rules::Mode;

use super::board::ShownBoard;
use super::extensions;
use super::icon::{badge, bare, ico};
use super::opponent::{called, temps_alone};
use super::rules::Rules;
use super::text::{change, figure, loss, say};
use crate::pages::table::explain::{explained, first_sentence};

/// A row of boxes.
pub(super) struct Boxes<'a> {
    /// What it is, with how much is crossed, for those who do not see it.
    pub(super) label: String,
    /// What is printed in the boxes; the last has no box unless `last_has_box`.
    pub(super) values: Vec<String>,
    /// How many are crossed now, when the turn began, and a round before.
    pub(super) crossed: usize,
    pub(super) begun: usize,
    pub(super) before: usize,
    pub(super) class: &'a str,
    /// Whether the last value too can be crossed.
    pub(super) last_has_box: bool,
    /// A choice that crosses the next box, and what it brings.
    pub(super) next: Option<(Choice, i32)>,
    /// What is printed in one of the boxes besides its value: which box, and the drawing.
    pub(super) sign: Option<(usize, &'static str)>,
}

/// A row of boxes, crossed in pen as far as it has come.
pub(super) fn boxes(board: &ShownBoard<'_>, row: &Boxes<'_>) -> Markup {
    let last = row.values.len() - 1;
    let sign = |index: usize| row.sign.filter(|(at, _)| *at == index).map(|(_, sign)| bare(sign));
    html! {
        ol class=(row.class) aria-label=(row.label) {
            @for (index, value) in row.values.iter().enumerate() {
                @let is_last = index == last && !row.last_has_box;
                @if index < row.crossed && !is_last {
                    li class=(crossed_class(index, row)) { (value) @if let Some(sign) = sign(index) { (sign) } (cross()) }
                } @else if let Some((choice, effect)) = row.next.filter(|_| index == row.crossed) {
                    li .box.can {
                        button .press name="choice" value=(choice) data-effect=[change(effect)] {
                            span aria-hidden="true" { (value) }
                            span .sr { (board.label(board.words.say("w-cross-box"), effect)) }
                        }
                    }
                } @else if index == row.crossed && !row.last_has_box {
                    li .box.now { (value) @if let Some(sign) = sign(index) { (sign) } }
                } @else if is_last {
                    li .box.last { (value) }
                } @else {
                    li .box { (value) @if let Some(sign) = sign(index) { (sign) } }
                }
            }
        }
    }
}

fn crossed_class(index: usize, row: &Boxes<'_>) -> &'static str {
    if index >= row.begun {
        "box x fresh"
    } else if index >= row.before {
        "box x recent"
    } else {
        "box x"
    }
}

fn cross() -> Markup {
    html! {
        svg .cross.pen aria-hidden="true" { use href="#n-cross" {} }
    }
}

/// All tracks of the sheet that is shown.
pub(super) fn tracks(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let layout = &board.view.layout;
    let now = super::marks::Crossed::of(&board.sheet);
    let (begun, before) = (board.marks.begun, board.marks.before);
    let points =
        |name: &str| board.view.seats[board.shown.index()].score.get(name).copied().unwrap_or(0);
    let gains = |values: &[i32]| values.iter().map(i32::to_string).collect::<Vec<_>>();
    let losses = |values: &[i32]| values.iter().map(|value| loss(*value)).collect::<Vec<_>>();
    let row = |label: String, values: Vec<String>, counts: [usize; 3], class| {
        let [crossed, begun, before] = counts;
        Boxes {
            label,
            values,
            crossed,
            begun,
            before,
            class,
            last_has_box: false,
            next: None,
            sign: None,
        }
    };
    let roundabouts = !layout.roundabouts.is_empty();
    let rules = Rules { words, layout, printing: board.view.printing };
    let title = |id: &str, sign: &Markup, name: &str, about: &str| {
        explained(
            &format!("about-{id}"),
            &html! { (sign) (words.say(name)) },
            &html! { p { (first_sentence(about)) } },
        )
    };
    let mode = Some(board.view.mode);
    html! {
        div #tracks .tracks.six[roundabouts] .x-tracks[board.own.is_some()] data-part {
            section .track.is-estate {
                h3 { (title("estates", &badge(Action::RealEstate), "w-estates", &rules.action(Action::RealEstate))) (total(points("estates"))) }
                (estates(board))
            }
            section .track.is-pool {
                h3 { (title("pools", &badge(Action::Pool), "w-pools", &rules.action(Action::Pool))) (total(points("pools"))) }
                @let label = say!(words, "w-pools-crossed", crossed = now.pools);
                (boxes(board, &row(label, gains(&layout.pools), [now.pools, begun.pools, before.pools], "boxes")))
                p { (next_step(&layout.pools, now.pools).map_or_else(String::new, |by| say!(words, "w-next-pool", change = figure(by)))) }
            }
            section .track.is-temp {
                h3 { (title("temps", &badge(Action::Temp), "w-temps", &format!("{} {}", rules.action(Action::Temp), rules.temps(mode)))) (total(points("temps"))) }
                @let label = say!(words, "w-temps-crossed", crossed = now.temps);
                @let next = board.effect(Choice::Hire).map(|effect| (Choice::Hire, effect));
                (boxes(board, &Boxes {
                    last_has_box: true,
                    next,
                    ..row(label, vec![String::new(); layout.temps.into()], [now.temps, begun.temps, before.temps], "boxes six")
                }))
                p { (temps_note(board)) }
            }
            section .track.is-bis {
                h3 { (title("bis", &badge(Action::Bis), "w-copies-track", &rules.action(Action::Bis))) (total(points("bis"))) }
                @let label = say!(words, "w-bis-crossed", crossed = now.bis);
                (boxes(board, &row(label, losses(&layout.bis), [now.bis, begun.bis, before.bis], "boxes")))
                p { (next_step(&layout.bis, now.bis).map_or_else(|| words.say("w-bis-full"), |by| say!(words, "w-next-bis", change = loss(by)))) }
            }
            section .track {
                h3 { (title("refusals", &ico("i-refusal"), "w-refusals", &rules.refusal())) (total(points("refusals"))) }
                @let label = say!(words, "w-refusals-crossed", crossed = now.refusals);
                @let class = if layout.refusals.len() > 4 { "boxes" } else { "boxes four" };
                // In a game the prompt asks; on paper it is a box like any other.
                @let next = board.paper.and_then(|_| Some((Choice::Refuse, board.effect(Choice::Refuse)?)));
                (boxes(board, &Boxes { next, ..row(label, losses(&layout.refusals), [now.refusals, begun.refusals, before.refusals], class) }))
                p { (say!(words, "w-last-refusal", count = layout.refusals.len() - 1)) }
            }
            @if roundabouts {
                section .track {
                    h3 { (title("roundabouts", &ico("i-roundabout"), "w-roundabouts", &rules.roundabout().unwrap_or_default())) (total(points("roundabouts"))) }
                    @let label = say!(words, "w-roundabouts-crossed", crossed = now.roundabouts);
                    (boxes(board, &row(label, losses(&layout.roundabouts), [now.roundabouts, begun.roundabouts, before.roundabouts], "boxes four")))
                    p { (next_step(&layout.roundabouts, now.roundabouts).map_or_else(|| words.say("w-roundabouts-full"), |by| say!(words, "w-next-roundabout", change = loss(by)))) }
                }
            }
            (extensions::panel(board))
        }
    }
}

pub(super) fn total(points: i32) -> Markup {
    html! { span .pts.num { (figure(points)) } }
}

/// What the next cross on a track adds to its value; nothing when it is full.
fn next_step(values: &[i32], crossed: usize) -> Option<i32> {
    Some(values.get(crossed + 1)? - values.get(crossed)?)
}

/// The six columns of the real-estate agent.
fn estates(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let seat = &board.view.seats[board.shown.index()];
    html! {
        ol .cols {
            @for (index, values) in board.view.layout.estates.iter().enumerate() {
                @let size = index + 1;
                @let crossed = usize::from(board.sheet.promotions[index]);
                @let count = seat.estates[index];
                @let promote = Choice::Promote(size as u8);
                @let legal = board.effect(promote);
                li class=[legal.map(|_| "can")] {
                    span .size { (bare("i-house")) (size) }
                    (boxes(board, &Boxes {
                        label: say!(words, "w-estates-crossed", size = size, crossed = crossed),
                        values: values.iter().map(i32::to_string).collect(),
                        crossed,
                        begun: board.marks.begun.promotions[index],
                        before: board.marks.before.promotions[index],
                        class: "boxes",
                        last_has_box: false,
                        next: None,
                        sign: board.own.as_ref().and_then(|own| own.column_sign(size)),
                    }))
                    span .times {
                        @if count == 0 { "0" } @else { b { (count) } "×" (values[crossed.min(values.len() - 1)]) }
                    }
                    @if let Some(effect) = legal {
                        @let label = say!(words, "w-promote", size = size,
                            now = values[crossed], then = values[crossed + 1]);
                        button .press name="choice" value=(promote) data-effect=[change(effect)]
                            aria-label=(board.label(label, effect)) {
                            @if let Some(change) = change(effect) { span .gain.num aria-hidden="true" { (change) } }
                        }
                    }
                }
            }
        }
    }
}

/// Who leads in temps, or what they bring alone.
fn temps_note(board: &ShownBoard<'_>) -> String {
    let words = board.words;
    if board.view.mode == Mode::Solo {
        let (needed, points) = board.view.layout.solo_temps;
        return say!(words, "w-temps-solo", needed = needed, points = points);
    }
    if let Some(opponent) = &board.view.opponent {
        if opponent.scores.is_none() {
            return temps_alone(board, opponent);
        }
        let theirs = opponent.pile.iter().filter(|card| card.action == Action::Temp).count();
        return say!(
            words,
            "w-temps-opponent",
            name = called(board.words, opponent),
            count = theirs
        );
    }
    let temps = |seat: Seat| board.view.seats[seat.index()].sheet.temps;
    let most = Seat::all(board.view.seats.len()).map(temps).max().unwrap_or(0);
    if most == 0 {
        let ranks: Vec<String> = board.view.layout.temp_ranks.iter().map(i32::to_string).collect();
        return say!(words, "w-temps-none", points = ranks.join(", "));
    }
    let leaders: Vec<Seat> =
        Seat::all(board.view.seats.len()).filter(|seat| temps(*seat) == most).collect();
    match *leaders {
        [one] if board.view.viewer == Some(one) => say!(words, "w-temps-you-lead", most = most),
        [one] => say!(words, "w-temps-lead", name = board.name(one), most = most),
        _ => say!(words, "w-temps-tied", count = leaders.len(), most = most),
    }
}
