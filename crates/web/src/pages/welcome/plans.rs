//! The three city plans: what they ask for, how far the sheet has come, and who has them.

use maud::{Markup, html};
use tabletop::Seat;
use welcome::Choice;
use welcome::estate::EstateCounts;
use welcome::plan::{Goal, Plan, PlanSlot};
use welcome::printing::Printing;
use welcome::rules::Mode;
use welcome::sheet::Approval;
use welcome::view::PlanView;

use super::board::ShownBoard;
use super::extensions::OwnSheet;
use super::icon::{bare, ico};
use super::opponent::called;
use super::text::{change, letter, list, say};
use crate::pages::table::explain::explained;
use crate::words::Words;

/// The plans in play.
pub(super) fn plans(board: &ShownBoard<'_>) -> Markup {
    html! {
        section aria-labelledby="h-plans" {
            h2 #h-plans .sr { (board.words.say("w-plans-of-the-city")) }
            ol .plans {
                @for slot in PlanSlot::ALL { li { (plan(board, slot)) } }
            }
        }
    }
}

fn plan(board: &ShownBoard<'_>, slot: PlanSlot) -> Markup {
    let words = board.words;
    let plan = &board.view.plans[slot.index()];
    let fulfilled = board.sheet.plans[slot.index()];
    let picking = board.turn().and_then(|turn| turn.plan) == Some(slot.index() + 1);
    let can = board.effect(Choice::Plan(slot));
    let title = say!(words, "w-plan", plan = slot.index() + 1);
    html! {
        article .card.plan .mine[fulfilled.is_some()] .can[can.is_some()] .picking[picking]
            aria-label=(title) {
            header { (explained(&format!("about-plan-{}", slot.index() + 1), &html! { span .caps { (title) } }, &about(board, slot))) (worth(board, plan, fulfilled)) }
            // What was picked already is there no more, but the plan can be fulfilled.
            (needs(board, slot, fulfilled.is_some() || picking))
            @if let Some(effect) = can {
                button .fulfil name="choice" value=(Choice::Plan(slot)) data-effect=[change(effect)] {
                    (ico("i-first")) (words.say("w-fulfil")) (board.gain(effect))
                }
            } @else {
                footer { (state(board, slot, plan, fulfilled)) }
            }
        }
    }
}

/// A plan as its card shows it, with how far the sheet has come.
pub(super) fn worth_and_needs(board: &ShownBoard<'_>, slot: PlanSlot) -> Markup {
    let plan = &board.view.plans[slot.index()];
    let fulfilled = board.sheet.plans[slot.index()];
    let title = say!(board.words, "w-plan", plan = slot.index() + 1);
    html! {
        header { span .caps { (title) } (worth(board, plan, fulfilled)) }
        (needs(board, slot, fulfilled.is_some()))
    }
}

/// What the plan asks for in words, and which houses of the sheet count for it.
fn about(board: &ShownBoard<'_>, slot: PlanSlot) -> Markup {
    let words = board.words;
    let PlanView { goal, first, later, .. } = board.view.plans[slot.index()];
    let progress = &board.view.seats[board.shown.index()].progress[slot.index()];
    let asked = goal_in_words(words, board.own.as_deref(), goal);
    html! {
        p { b { (say!(words, "w-about-plan", asked = asked)) } }
        p { (say!(words, "w-about-plan-worth", first = first, later = later)) }
        @if !progress.houses.is_empty() {
            p { (say!(words, "w-about-plan-houses", count = progress.houses.len())) }
        }
    }
}

fn worth(board: &ShownBoard<'_>, plan: &PlanView, fulfilled: Option<Approval>) -> Markup {
    let words = board.words;
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

/// What the plan asks for, line by line, with what the sheet has of it.
fn needs(board: &ShownBoard<'_>, slot: PlanSlot, fulfilled: bool) -> Markup {
    let words = board.words;
    let plan = &board.view.plans[slot.index()];
    let got = |have: usize, need: usize| {
        html! {
            span .got {
                @if fulfilled || have >= need {
                    (ico("i-done")) span .sr { (words.say("w-there")) }
                } @else {
                    (say!(words, "t-of", have = have, need = need))
                }
            }
        }
    };
    let progress = &board.view.seats[board.shown.index()].progress[slot.index()];
    if let Goal::Estates(_) = plan.goal {
        return html! {
            ol .needs {
                @for &(size, have, count) in &progress.sizes {
                    li {
                        span .sr { (say!(words, "w-estates-of", count = count, size = size)) ": " }
                        span .grp aria-hidden="true" { @for _ in 0..size { (bare("i-house")) } }
                        @if count > 1 { span aria-hidden="true" { "×" (count) } }
                        (got(have, count))
                    }
                }
            }
        };
    }
    let (icon, text) = other_goal(words, board.own.as_deref(), plan.goal);
    html! {
        ol .needs.text {
            li { (ico(icon)) span { (text) } " " (got(progress.have, progress.need)) }
        }
    }
}

/// A plan that asks for something else than estates: its drawing and its words.
fn other_goal(words: &Words, own: Option<&dyn OwnSheet>, goal: Goal) -> (&'static str, String) {
    match goal {
        Goal::Estates(_) => ("i-estate", String::new()),
        Goal::FullStreet(street) => {
            ("i-house", say!(words, "w-goal-street", street = letter(street)))
        }
        Goal::BisInOneStreet(count) => ("i-bis", say!(words, "w-goal-bis", count = count)),
        Goal::Temps(count) => ("i-temp", say!(words, "w-goal-temps", count = count)),
        Goal::StreetEnds => ("i-house", words.say("w-goal-ends")),
        Goal::ParksOfStreets(count) => ("i-tree", say!(words, "w-goal-parks", count = count)),
        Goal::PoolsOfStreets(count) => ("i-pool", say!(words, "w-goal-pools", count = count)),
        Goal::ParksAndPools(street) => {
            ("i-tree", say!(words, "w-goal-parks-pools", street = letter(street)))
        }
        Goal::ParksPoolsRoundabout => ("i-roundabout", words.say("w-goal-parks-pools-roundabout")),
        Goal::SinglesAtStreetEnds => ("i-estate", words.say("w-goal-singles")),
        Goal::EstatesInStreet { street, sizes } => {
            let (sizes, street) = (listed(sizes), letter(street));
            ("i-estate", say!(words, "w-goal-estates-street", sizes = sizes, street = street))
        }
        Goal::EstatesAndRoundabouts { sizes, roundabouts: count } => {
            let sizes = listed(sizes);
            let text = say!(words, "w-goal-estates-roundabouts", sizes = sizes, count = count);
            ("i-roundabout", text)
        }
        Goal::EstatesWith { sizes, pools, bis } => {
            let id = match (pools, bis) {
                (_, 0) => "w-goal-estates-pools",
                (0, _) => "w-goal-estates-bis",
                _ => "w-goal-estates-both",
            };
            ("i-estate", say!(words, id, sizes = listed(sizes), pools = pools, bis = bis))
        }
        Goal::Parks(count) => ("i-tree", say!(words, "w-goal-parks-in-all", count = count)),
        Goal::ParksInEveryStreet(count) => {
            ("i-tree", say!(words, "w-goal-parks-everywhere", count = count))
        }
        Goal::Promotions(count) => ("i-estate", say!(words, "w-goal-promotions", count = count)),
        Goal::FullColumns(count) => ("i-estate", say!(words, "w-goal-columns", count = count)),
        Goal::EstatesThatEach { .. }
        | Goal::Eggs(_)
        | Goal::Christmas(_)
        | Goal::Ducks(_)
        | Goal::Roswell(_)
        | Goal::Atomic(_)
        | Goal::Trucks(_)
        | Goal::Halloween(_)
        | Goal::Zombies(_) => {
            let told = own.and_then(|own| Some((own.symbol(), own.goal(words, goal)?)));
            told.unwrap_or_else(|| ("i-estate", goal.in_words(Printing::Of2023)))
        }
    }
}

/// What a plan asks for and pays, without a sheet to measure it by; `own` is the sheet's own page.
pub(super) fn face(words: &Words, own: Option<&dyn OwnSheet>, plan: &Plan) -> Markup {
    html! {
        span .pn2 {
            @if let Goal::Estates(sizes) = plan.goal {
                span .sr { (goal_in_words(words, own, plan.goal)) }
                @for (size, count) in sizes.sizes().filter(|(_, count)| *count > 0) {
                    span .grp aria-hidden="true" {
                        @for _ in 0..size { (bare("i-house")) }
                        @if count > 1 { i { "×" (count) } }
                    }
                }
            } @else {
                @let (icon, text) = other_goal(words, own, plan.goal);
                span .said { (ico(icon)) (text) }
            }
        }
        span .worth.num { (plan.first) small { (words.say("w-then")) " " (plan.later) } }
    }
}

/// What a plan asks for, in words.
pub(super) fn goal_in_words(words: &Words, own: Option<&dyn OwnSheet>, goal: Goal) -> String {
    match goal {
        Goal::Estates(sizes) => {
            let sizes = sizes.sizes().filter(|(_, count)| *count > 0);
            let each =
                sizes.map(|(size, count)| say!(words, "w-estates-of", count = count, size = size));
            list(words, &each.collect::<Vec<_>>())
        }
        goal => other_goal(words, own, goal).1,
    }
}

/// Sizes one after the other: `1, 1, 6`.
pub(super) fn listed(sizes: EstateCounts) -> String {
    let each = sizes.sizes().flat_map(|(size, count)| std::iter::repeat_n(size, count));
    each.map(|size| size.to_string()).collect::<Vec<_>>().join(", ")
}

/// Who has fulfilled it.
fn state(
    board: &ShownBoard<'_>,
    slot: PlanSlot,
    plan: &PlanView,
    fulfilled: Option<Approval>,
) -> Markup {
    let words = board.words;
    let mine = board.is_mine();
    match fulfilled {
        Some(Approval::First) if mine => {
            return html! { (ico("i-first")) (say!(words, "w-yours-first", points = plan.first)) };
        }
        Some(Approval::Later) if mine => {
            return html! { (ico("i-done")) (say!(words, "w-yours-later", points = plan.later)) };
        }
        Some(Approval::First) => {
            return html! { (ico("i-first")) (say!(words, "w-theirs", points = plan.first)) };
        }
        Some(Approval::Later) => {
            return html! { (ico("i-done")) (say!(words, "w-theirs", points = plan.later)) };
        }
        None => {}
    }
    let first: Vec<String> = Seat::all(board.view.seats.len())
        .filter(|seat| {
            board.view.seats[seat.index()].sheet.plans[slot.index()] == Some(Approval::First)
        })
        .map(|seat| board.within(seat))
        .collect();
    let theirs = board.view.opponent.as_ref().and_then(|opponent| {
        opponent.plans[slot.index()].map(|approval| (called(board.words, opponent), approval))
    });
    if let Some((name, approval)) = theirs {
        let points = match approval {
            Approval::First => plan.first,
            Approval::Later => plan.later,
        };
        return html! { (say!(words, "w-aaa-validated", name = name, points = points)) };
    }
    html! {
        @match *first {
            [] if plan.approved && board.view.mode == Mode::Solo => (words.say("w-solo-card-came")),
            [] => (words.say("w-nobody-yet")),
            [_] | [_, _] => (say!(words, "w-first-was", names = list(words, &first))),
            [ref one, ..] => (say!(words, "w-first-were-many", name = one.as_str(), others = first.len() - 1)),
        }
    }
}
