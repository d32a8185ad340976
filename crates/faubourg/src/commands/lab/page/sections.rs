//! The parts of the page, each with its charts and its figures.

use maud::{Markup, html};

use super::super::measure::Topic;
use super::super::study::{Both, Course, Distribution, Study};
use super::super::watch::TENTHS;
use super::rows::{Plot, rows};
use super::told::rounded;
use crate::chart::{Bars, Line, LineChart, PENS, bars, lines};

/// All parts, in order.
pub(super) fn all(study: &Study) -> Markup {
    let several = study.made.seats > 1;
    html! {
        (scores(study))
        (categories(study))
        @if several { (seats(study)) }
        (tempo(study))
        @if several { (drama(study)) }
        (choices(study))
        (ends(study))
    }
}

fn scores(study: &Study) -> Markup {
    html! {
        section id="scores" {
            h2 { "Scores" }
            p .about { "What players score: the taller a bar, the more often. The line is the average. Five of 100 players score \
                no more than the first figure below, half of them no more than the middle one, five of 100 more than the last." }
            (legend(study))
            div .pair {
                (histogram(&study.scores, "How often each score came up", "points"))
                (distribution_table(study, &study.scores))
            }
            (rows(study.about(Topic::Result), Plot::None))
        }
    }
}

fn categories(study: &Study) -> Markup {
    html! {
        section id="categories" {
            h2 { "Where points come from" }
            p .about { "The average points of a player in each category; what is subtracted is below 0. The thin line is the interval" @if study.compares() { "; the upright mark is where the compared rules stand" } "." }
            (rows(study.about(Topic::Categories), Plot::Bar))
            @if study.made.seats > 1 {
                h3 { "What winners have more of" }
                p .about { "The points of winners less those of the others in the same games. What decides games stands far to the right; \
                    what costs more than it brings stands left of the line." }
                (rows(study.about(Topic::WinnersCategories), Plot::Dot(0.0)))
            }
        }
    }
}

fn seats(study: &Study) -> Markup {
    let seats = study.made.seats;
    let of = |what: &'static str| {
        study.about(Topic::Seats).filter(move |finding| finding.key.starts_with(what))
    };
    html! {
        @if of("won").next().is_some() {
            section id="seats" {
                h2 { "Seats" }
                p .about { "Whether it matters where one sits. The line is a fair share: " (rounded(100.0 / seats as f64, 1)) " % of wins for each. A seat whose interval lies beside the line has an edge, or a handicap." }
                (rows(of("won"), Plot::Dot(1.0 / seats as f64)))
                (rows(of("points"), Plot::None))
            }
        }
    }
}

fn tempo(study: &Study) -> Markup {
    let by_round = |points: &Vec<f64>| {
        std::iter::once(0.0)
            .chain(points.iter().copied())
            .enumerate()
            .map(|(round, points)| (round as f64, points))
            .collect()
    };
    let points = LineChart {
        label: "Points on the board after each round",
        below: "rounds over",
        range: None,
        units: ["", ""],
        lines: both_lines(&study.points_by_round, by_round),
    };
    html! {
        section id="tempo" {
            h2 { "Tempo" }
            p .about { "How long games are, and when points come: the average points on the board after each round. Games that are over keep theirs." }
            (legend(study))
            div .pair {
                figure { figcaption { "Rounds" } (histogram(&study.rounds, "How often games took so many rounds", "rounds")) }
                figure { figcaption { "Points on the board" } (lines(&points)) }
            }
            (rows(study.about(Topic::Tempo), Plot::None))
        }
    }
}

fn drama(study: &Study) -> Markup {
    let tenths = |of: fn(&Course) -> &[f64; TENTHS]| {
        both_lines(&study.course, move |course| {
            of(course)
                .iter()
                .enumerate()
                .map(|(tenth, share)| (((tenth + 1) * 100 / TENTHS) as f64, 100.0 * share))
                .collect()
        })
    };
    let fair = 100.0 / study.made.seats as f64;
    let curve = |label, of| {
        let mut drawn = vec![Line { pen: "fair", points: vec![(10.0, fair), (100.0, fair)] }];
        drawn.extend(tenths(of));
        let chart = LineChart {
            label,
            below: "% of the rounds over",
            range: Some((0.0, 100.0)),
            units: [" %", ""],
            lines: drawn,
        };
        lines(&chart)
    };
    html! {
        section id="drama" {
            h2 { "Drama, and when it is decided" }
            p .about { "How often the one who leads at a moment wins in the end. At the dotted line the lead means nothing; at 100 % the game is \
                decided. A game that is decided early is long to sit through; one in which the lead never means anything is a lottery." }
            (legend(study))
            div .pair {
                figure { figcaption { "The leader by points wins" } (curve("How often the leader by points wins, by the part of the game that is over", |course| &course.leader_wins)) }
                figure { figcaption { "The judge’s favourite wins" } (curve("How often the favourite of the judge wins, by the part of the game that is over", |course| &course.favourite_wins)) }
                @if let Some(margins) = &study.margins {
                    figure { figcaption { "Points between the first two" } (histogram(margins, "How many points lie between the first two", "points ahead")) }
                }
            }
            (rows(study.about(Topic::Drama), Plot::None))
        }
    }
}

fn choices(study: &Study) -> Markup {
    let curve = LineChart {
        label: "Choices at a decision, by the part of the game that is over",
        below: "% of the rounds over",
        range: None,
        units: ["", ""],
        lines: both_lines(&study.course, |course| {
            course
                .choices
                .iter()
                .enumerate()
                .map(|(tenth, choices)| ((tenth * 10 + 5) as f64, *choices))
                .collect()
        }),
    };
    html! {
        section id="choices" {
            h2 { "Choices" }
            p .about { "Among how many legal choices a player picks: few make a game easy and narrow, many make it rich or slow. A turn is several \
                small decisions, one after the other." }
            (legend(study))
            div .pair { figure { figcaption { "Choices at a decision" } (lines(&curve)) } }
            (rows(study.about(Topic::Choices), Plot::None))
        }
    }
}

fn ends(study: &Study) -> Markup {
    html! {
        section id="ends" {
            h2 { "How games end" }
            p .about { "What brought the last round." }
            (rows(study.about(Topic::Ends), Plot::Bar))
        }
    }
}

/// Which pen is which.
fn legend(study: &Study) -> Markup {
    html! {
        @if let [yours, against] = &study.made.rules[..] {
            p .legend { span .key.yours { (yours.name) } span .key.other { (against.name) } }
        }
    }
}

fn histogram(of: &Both<Distribution>, label: &str, below: &str) -> Markup {
    bars(&Bars {
        label,
        below,
        counts: of.iter().map(|side| side.counts.as_slice()).collect(),
        means: of.iter().map(|side| side.mean).collect(),
    })
}

fn both_lines<T>(of: &Both<T>, points: impl Fn(&T) -> Vec<(f64, f64)>) -> Vec<Line<'static>> {
    let mut drawn: Vec<Line<'static>> =
        PENS.iter().zip(of.iter()).map(|(pen, side)| Line { pen, points: points(side) }).collect();
    // What is in question is drawn last, so that it lies on top.
    drawn.reverse();
    drawn
}

/// One figure of a distribution.
type Figure = fn(&Distribution) -> i32;

fn distribution_table(study: &Study, of: &Both<Distribution>) -> Markup {
    html! {
        table .rows.five {
            thead { tr { th {} @for rules in &study.made.rules { th .n { (rules.name) } } } }
            tbody {
                @let figures: [(&str, Figure); 5] = [("Lowest", |d| d.min), ("5 of 100", |d| d.p5), ("Half", |d| d.median), ("95 of 100", |d| d.p95), ("Highest", |d| d.max)];
                @for (name, figure) in figures {
                    tr { th scope="row" { (name) } @for side in of.iter() { td .n { (rounded(figure(side).into(), 0)) } } }
                }
            }
        }
    }
}
