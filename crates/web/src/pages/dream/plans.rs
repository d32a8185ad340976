//! The three plans: what they ask for, how far the sheet has come, and who has them.

use maud::{Markup, html};
use welcome::dream::goal::{Families, Goal};
use welcome::dream::{Choice, PlanView};
use welcome::plan::PlanSlot;
use welcome::sheet::Approval;

use super::board::ShownBoard;
use super::opponent::called;
use crate::pages::table::explain::explained;
use crate::pages::table::text::{change, list, say};
use crate::pages::welcome::icon::{badge, ico, name};
use crate::words::Words;

/// The plans in play.
pub(super) fn plans(board: &ShownBoard<'_>) -> Markup {
    html! {
        section aria-labelledby="h-plans" {
            h2 #h-plans .sr { (board.words.say("w-plans-of-the-city")) }
            ol .plans { @for slot in PlanSlot::ALL { li { (plan(board, slot)) } } }
        }
    }
}

/// A plan as its card shows it, with how far the sheet has come.
pub(super) fn worth_and_needs(board: &ShownBoard<'_>, slot: PlanSlot) -> Markup {
    let plan = &board.view.plans[slot.index()];
    let fulfilled = board.architect().sheet.plans[slot.index()];
    let title = say!(board.words, "w-plan", plan = slot.index() + 1);
    html! {
        header { span .caps { (title) } (worth(board.words, plan, fulfilled)) }
        (needs(board, slot))
    }
}

/// What a plan asks for, and how much of it is there.
fn needs(board: &ShownBoard<'_>, slot: PlanSlot) -> Markup {
    let words = board.words;
    let goal = board.view.plans[slot.index()].goal;
    let fulfilled = board.architect().sheet.plans[slot.index()].is_some();
    let progress = &board.architect().progress[slot.index()];
    html! {
        ol .needs.text {
            li {
                (sign(goal)) span { (asked(words, goal)) } " "
                span .got {
                    @if fulfilled || progress.have >= progress.need {
                        (ico("i-done")) span .sr { (words.say("w-there")) }
                    } @else if !progress.open {
                        (words.say("d-out-of-reach"))
                    } @else {
                        (say!(words, "t-of", have = progress.have, need = progress.need))
                    }
                }
            }
        }
    }
}

fn plan(board: &ShownBoard<'_>, slot: PlanSlot) -> Markup {
    let words = board.words;
    let plan = &board.view.plans[slot.index()];
    let fulfilled = board.architect().sheet.plans[slot.index()];
    let progress = &board.architect().progress[slot.index()];
    let can = board.effect(Choice::Plan(slot));
    let title = say!(words, "w-plan", plan = slot.index() + 1);
    let about = html! {
        p { b { (say!(words, "w-about-plan", asked = asked(words, plan.goal))) } }
        p { (say!(words, "w-about-plan-worth", first = plan.first, later = plan.later)) }
        @if !progress.houses.is_empty() {
            p { (say!(words, "w-about-plan-houses", count = progress.houses.len())) }
        }
    };
    html! {
        article .card.plan .mine[fulfilled.is_some()] .can[can.is_some()] aria-label=(title) {
            header {
                (explained(&format!("about-plan-{}", slot.index() + 1), &html! { span .caps { (title) } }, &about))
                (worth(words, plan, fulfilled))
            }
            (needs(board, slot))
            @match can {
                Some(effect) => button .fulfil name="choice" value=(Choice::Plan(slot)) data-effect=[change(effect)] {
                    (ico("i-first")) (words.say("w-fulfil")) (board.gain(effect))
                },
                None => footer { (state(board, slot, plan, fulfilled)) },
            }
        }
    }
}

fn worth(words: &Words, plan: &PlanView, fulfilled: Option<Approval>) -> Markup {
    let (first, later) = (plan.first, plan.later);
    html! {
        span .worth.num {
            @match fulfilled {
                Some(Approval::First) => { (first) s { (later) } }
                Some(Approval::Later) => { s { (first) } (later) }
                None if plan.approved => { s { (first) } (later) }
                None => { (first) small { span { (words.say("w-then")) " " } (later) } }
            }
        }
    }
}

/// The drawing of what a plan asks for.
pub(super) fn sign(goal: Goal) -> Markup {
    html! {
        @match goal {
            Goal::AllPerfect(families) | Goal::AllNumbered(families) => @for family in families.iter() { (badge(family)) },
            Goal::PerfectColumns(_) | Goal::Columns(_) | Goal::AdjacentColumns(_) => (ico("x-columns")),
            Goal::PerfectStreets(_) | Goal::Streets(_) => (ico("i-estate")),
            Goal::PerfectSquare(_) => (ico("x-heart")),
        }
    }
}

/// What a plan asks for, in words.
pub(super) fn asked(words: &Words, goal: Goal) -> String {
    let named = |families: Families| {
        let names: Vec<String> = families.iter().map(|family| name(words, family)).collect();
        list(words, &names)
    };
    match goal {
        Goal::AllPerfect(families) => say!(words, "d-goal-perfect", families = named(families)),
        Goal::AllNumbered(families) => say!(words, "d-goal-numbered", families = named(families)),
        Goal::PerfectColumns(count) => say!(words, "d-goal-perfect-columns", count = count),
        Goal::Columns(count) => say!(words, "d-goal-columns", count = count),
        Goal::AdjacentColumns(count) => say!(words, "d-goal-adjacent", count = count),
        Goal::PerfectStreets(count) => say!(words, "d-goal-perfect-streets", count = count),
        Goal::Streets(count) => say!(words, "d-goal-streets", count = count),
        Goal::PerfectSquare(side) => say!(words, "d-goal-square", side = side),
    }
}

/// Who has fulfilled it.
fn state(
    board: &ShownBoard<'_>,
    slot: PlanSlot,
    plan: &PlanView,
    fulfilled: Option<Approval>,
) -> Markup {
    let words = board.words;
    if let Some(approval) = fulfilled {
        let (points, icon) = match approval {
            Approval::First => (plan.first, "i-first"),
            Approval::Later => (plan.later, "i-done"),
        };
        let id = match (board.is_mine(), approval) {
            (true, Approval::First) => "w-yours-first",
            (true, Approval::Later) => "w-yours-later",
            (false, _) => "w-theirs",
        };
        return html! { (ico(icon)) (say!(words, id, points = points)) };
    }
    let theirs = board.view.opponent.as_ref();
    if let Some((opponent, approval)) =
        theirs.and_then(|opponent| Some((opponent, opponent.plans[slot.index()]?)))
    {
        let points = if approval == Approval::First { plan.first } else { plan.later };
        let name = called(words, opponent);
        return html! { (say!(words, "w-aaa-validated", name = name, points = points)) };
    }
    let was_first = |seat: &tabletop::Seat| {
        board.view.seats[seat.index()].sheet.plans[slot.index()] == Some(Approval::First)
    };
    let first: Vec<String> = board.seats().filter(was_first).map(|s| board.within(s)).collect();
    html! {
        @match *first {
            [] => (words.say("w-nobody-yet")),
            [_] | [_, _] => (say!(words, "w-first-was", names = list(words, &first))),
            [ref one, ..] => (say!(words, "w-first-were-many", name = one.as_str(), others = first.len() - 1)),
        }
    }
}
