//! The others of a table of people with the box: who has how many points as written so far, and the
//! plans they share.

use maud::{Markup, html};
use welcome::plan::PlanSlot;
use welcome::sheet::Approval;

use crate::pages::companion::Row;
use crate::pages::layout::icon;
use crate::pages::table::frame::Frame;
use crate::pages::table::text::{figure, say};

/// Of more people than this, those nearest to the viewer are in sight.
const NEAREST: usize = 4;

/// The points of everyone on a phone, above the sheet.
pub(super) fn race(board: &Frame<'_>) -> Markup {
    let Some(around) = board.around else { return html! {} };
    html! {
        ol #race .race data-part aria-label=(board.words.say("cp-everyone")) {
            @for row in near(&around.rows, around.here) {
                li .me[row.here] { a href=(row.address) { span .name { (name(board, row)) } b { (figure(row.points)) } } }
            }
        }
    }
}

/// The viewer's neighbours in the ranking; everyone in the order in which they came if they are few.
fn near(rows: &[Row], here: usize) -> Vec<&Row> {
    if rows.len() <= NEAREST {
        return rows.iter().collect();
    }
    let mut ranked: Vec<&Row> = rows.iter().collect();
    ranked.sort_by_key(|row| row.rank);
    let place =
        ranked.iter().position(|row| std::ptr::eq(*row, &raw const rows[here])).unwrap_or(0);
    let first = place.saturating_sub(1).min(ranked.len() - NEAREST);
    ranked[first..first + NEAREST].to_vec()
}

fn name(board: &Frame<'_>, row: &Row) -> String {
    if row.here && row.mine { board.words.say("t-you") } else { row.name.clone() }
}

/// How many have a line of their own at the side.
const LISTED: usize = 12;

/// Everyone, at the side.
pub(super) fn list(board: &Frame<'_>) -> Markup {
    let words = board.words;
    let Some(around) = board.around else { return html! {} };
    let mut rows: Vec<&Row> = around.rows.iter().collect();
    rows.sort_by_key(|row| row.rank);
    let more = rows.len().saturating_sub(LISTED);
    let temps = rows.iter().any(|row| row.noted.temps.is_some());
    let mut columns = vec![("i-plan", "w-plans"), ("i-refusal", "w-refusals")];
    columns.extend(temps.then_some(("i-temp", "w-temps")));
    html! {
        section #everyone .panel.everyone data-part {
            h2 { (words.say("cp-everyone")) span .caps { (words.say("cp-so-far")) } }
            table .final {
                thead {
                    tr {
                        td {}
                        th scope="col" { (words.say("cp-houses")) }
                        @for (drawing, id) in columns {
                            th scope="col" title=(words.say(id)) { (icon(drawing)) span .sr { (words.say(id)) } }
                        }
                        th scope="col" { (words.say("cp-points")) }
                    }
                }
                tbody {
                    @for row in rows.iter().take(LISTED) {
                        tr .me[row.here] {
                            th scope="row" { a href=(row.address) { (name(board, row)) } @if row.closed { (icon("i-done")) } }
                            td .num { (row.noted.built) }
                            td .num { (row.noted.plans.iter().flatten().count()) }
                            td .num { (row.noted.refusals) }
                            @if let Some(temps) = row.noted.temps { td .num { (temps) } }
                            td .num { b { (figure(row.points)) } }
                        }
                    }
                }
            }
            @if more > 0 { p { a href={ (around.address) "/scores" } { (say!(words, "cp-more-people", count = more)) } } }
        }
    }
}

/// A plan on the table, as a sheet stands to it.
pub(in crate::pages) struct Claim {
    /// Its card.
    pub(in crate::pages) face: Markup,
    /// How it was fulfilled.
    pub(in crate::pages) own: Option<Approval>,
    /// What is there of it, and what it needs.
    pub(in crate::pages) progress: (usize, usize),
}

/// The plans on the table: what is there of them, and the way to claim one.
pub(in crate::pages) fn plans(
    board: &Frame<'_>,
    laid: bool,
    claim: impl Fn(PlanSlot) -> Claim,
) -> Markup {
    let words = board.words;
    html! {
        section #plans .myplans data-part aria-label=(words.say("w-plans")) {
            @if laid {
                ul .plans { @for slot in PlanSlot::ALL { li { (plan(board, slot, &claim(slot))) } } }
            } @else if let Some(around) = board.around {
                p .unlaid { (words.say("cp-plans-unknown")) " " a .btn href={ (around.address) "/plans" } { (icon("i-plan")) (words.say("cp-pick-plans")) } }
            }
        }
    }
}

fn plan(board: &Frame<'_>, slot: PlanSlot, claim: &Claim) -> Markup {
    let words = board.words;
    let Claim { face, own, progress: (have, need) } = claim;
    // Who was first with it, beside whoever reads that of themselves.
    let first = board.around.map(|around| around.first_at(slot.index())).unwrap_or_default();
    html! {
        div .claim .got[own.is_some()] {
            (face)
            p .soft {
                @match own {
                    Some(Approval::First) => (words.say("cp-plan-first")),
                    Some(Approval::Later) => (words.say("cp-plan-later")),
                    None => (say!(words, "t-of", have = *have, need = *need)),
                }
                @if !first.is_empty() { " · " (say!(words, "cp-first-are", names = words.list(&first))) }
            }
            @if board.plays() {
                @match own {
                    None => button .btn .main[have >= need] name="choice" value={ "plan " (slot) } { (words.say("cp-have-it")) },
                    Some(Approval::First) => button .btn name="choice" value={ "plan " (slot) " later" } { (words.say("cp-was-later")) },
                    Some(Approval::Later) => button .btn name="choice" value={ "plan " (slot) " first" } { (words.say("cp-was-first")) },
                }
            }
        }
    }
}
