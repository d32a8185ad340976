//! Everyone's points taken apart, and who has won.

use maud::{Markup, html};

use super::around::{AllSheets, Row};
use super::shell;
use crate::pages::layout::{Shell, icon, site};
use crate::pages::table::text::figure;
use crate::words::{Words, say};

/// Up to this many sheets stand side by side.
const SIDE_BY_SIDE: usize = 6;

/// Up to this many all have room on a phone.
const FEW: usize = 4;

/// What the page is drawn from.
pub(crate) struct ScoresScene<'a> {
    pub(crate) words: &'a Words,
    pub(crate) address: &'a str,
    pub(crate) title: &'a str,
    pub(crate) sheets: &'a dyn AllSheets,
    /// How everyone came along, and what the sheets are made of.
    pub(crate) figures: Markup,
    /// An opponent of the AAA: who it is, and its points.
    pub(crate) opponent: Option<(String, i32)>,
}

/// The page.
pub(crate) fn scores(scene: &ScoresScene<'_>) -> Markup {
    let words = scene.words;
    let path = format!("{}/scores", scene.address);
    let shell = Shell {
        stylesheets: &["site.css", "paper.css", "ending.css"],
        ..shell(words, scene.title, &path).private()
    };
    let mut rows: Vec<&Row> = scene.sheets.rows().iter().collect();
    rows.sort_by_key(|row| row.rank);
    // A sheet on which nobody wrote holds nobody up.
    let blank = |row: &&&Row| row.noted.built == 0 && row.noted.refusals == 0;
    let done = rows.iter().any(|row| row.closed)
        && rows.iter().filter(|row| !blank(row)).all(|row| row.closed);
    site(
        &shell,
        &html! {
            div .col1 {
                header .head {
                    h1 { @if done { (verdict(scene, &rows)) } @else { (words.say("cp-so-far")) } }
                    p .soft { (words.say(if done { "cp-all-closed" } else { "cp-not-closed" })) }
                    @if let Some((name, points)) = &scene.opponent {
                        p { (say!(words, "cp-opponent-has", name = name.as_str(), points = *points)) }
                    }
                }
                section .panel {
                    h2 #h-final { (words.say(if done { "cp-final" } else { "cp-scores" })) }
                    div .scrolls tabindex="0" role="region" aria-labelledby="h-final" { (taken_apart(scene, &rows)) }
                }
                (worth_a_look(scene, &rows))
                (scene.figures)
                @if rows.iter().any(|row| row.closed) {
                    section .panel aria-labelledby="h-again" {
                        h2 #h-again { (words.say("cp-again-turns")) }
                        div .ways2 {
                            @for row in rows.iter().filter(|row| row.closed).take(12) {
                                a .btn href={ (row.address) "/replay?round=1" } { (icon("i-eye")) (row.name) }
                            }
                        }
                    }
                }
                div .two {
                    a .btn #picture href={ (scene.address) "/picture.svg" } download="faubourg.svg" { (icon("i-down")) (words.say("cp-picture")) }
                    @if rows.iter().any(|row| row.mine) {
                        form method="post" action={ (scene.address) "/again" } {
                            button .btn.main.wide { (icon("i-again")) (words.say("cp-again")) }
                        }
                    }
                }
                p { a href=(scene.address) { (words.say("cp-back-to-group")) } }
            }
        },
    )
}

/// Who has won.
fn verdict(scene: &ScoresScene<'_>, rows: &[&Row]) -> String {
    let words = scene.words;
    let winners: Vec<String> =
        rows.iter().filter(|row| row.rank == 1).map(|row| row.name.clone()).collect();
    let points = figure(rows[0].points);
    // Alone against the AAA.
    if let ([alone], Some((name, theirs))) = (rows, &scene.opponent) {
        let (winner, points, next) = match alone.rank {
            1 => (&alone.name, alone.points, *theirs),
            _ => (name, *theirs, alone.points),
        };
        return say!(
            words,
            "t-wins",
            name = winner.as_str(),
            points = figure(points),
            next = figure(next)
        );
    }
    match (&*winners, rows.get(1)) {
        ([_], None) => say!(words, "t-solo-result", points = points),
        ([one], Some(second)) => {
            let tie = second.points == rows[0].points;
            let id = if tie { "t-wins-tie" } else { "t-wins" };
            say!(words, id, name = one.as_str(), points = points, next = figure(second.points))
        }
        _ => say!(words, "t-shared-win", names = words.list(&winners), points = points),
    }
}

fn taken_apart(scene: &ScoresScene<'_>, rows: &[&Row]) -> Markup {
    let words = scene.words;
    let parts = scene.sheets.parts(words);
    let points = |row: &Row, index: usize| row.parts.get(index).copied().unwrap_or(0);
    html! {
        @if rows.len() <= SIDE_BY_SIDE {
            table .final .few[rows.len() <= FEW] {
                thead { tr { td {} @for row in rows { th scope="col" { span .rank { (row.rank) } " " a href=(row.address) { (row.name) } } } } }
                tbody {
                    @for (index, sign, called) in &parts {
                        tr {
                            th scope="row" { (sign) (called) }
                            @for row in rows { td .num .minus[points(row, *index) < 0] { (figure(points(row, *index))) } }
                        }
                    }
                    tr .total { th scope="row" { (words.say("t-total")) } @for row in rows { td .num { b { (figure(row.points)) } } } }
                }
            }
        } @else {
            table .final.long {
                thead { tr { td {} th scope="col" { (words.say("t-total")) } @for (_, sign, called) in &parts { th scope="col" { (sign) span .sr { (called) } } } } }
                tbody {
                    @for row in rows {
                        tr .me[row.mine] {
                            th scope="row" { span .rank { (row.rank) } " " a href=(row.address) { (row.name) } }
                            td .num { b { (figure(row.points)) } }
                            @for (index, ..) in &parts { td .num { (figure(points(row, *index))) } }
                        }
                    }
                }
            }
        }
    }
}

/// What was written against the rules, and how temps were ranked.
fn worth_a_look(scene: &ScoresScene<'_>, rows: &[&Row]) -> Markup {
    const RANKED: usize = 5;
    let words = scene.words;
    let temps = |row: &Row| row.noted.temps.unwrap_or(0);
    let mut ranked: Vec<&&Row> = rows.iter().filter(|row| temps(row) > 0).collect();
    ranked.sort_by_key(|row| std::cmp::Reverse(temps(row)));
    let ranked: Vec<String> =
        ranked.iter().take(RANKED).map(|row| format!("{} {}", row.name, temps(row))).collect();
    let wrong = rows.iter().flat_map(|row| {
        let against = |mark: &String| {
            let parts = mark.split(' ').collect::<Vec<_>>();
            if let ["write" | "bis", number, house, ..] = parts[..] {
                say!(
                    words,
                    "cp-wrote-anyway",
                    name = row.name.as_str(),
                    number = number,
                    house = house.to_uppercase()
                )
            } else {
                let told = scene.sheets.told(words, mark);
                let plan = mark.starts_with("plan ");
                let id = if plan { "cp-claimed-anyway" } else { "cp-did-anyway" };
                say!(words, id, name = row.name.as_str(), mark = told)
            }
        };
        row.against.iter().map(against)
    });
    let wrong: Vec<String> = wrong.collect();
    html! {
        @if !ranked.is_empty() || !wrong.is_empty() {
            section .panel.flags {
                h2 { (words.say("cp-worth-a-look")) }
                ul {
                    @for line in &wrong { li { (icon("i-warn")) (line) } }
                    @if !ranked.is_empty() { li { (icon("i-temp")) (say!(words, "cp-temps-ranked", names = ranked.join(", "))) } }
                }
            }
        }
    }
}
