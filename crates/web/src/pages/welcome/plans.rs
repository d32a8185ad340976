//! The three city plans: what they ask for, how far the sheet has come, and who has them.

use maud::{Markup, html};
use tabletop::Seat;
use welcome::Choice;
use welcome::estate::EstateCounts;
use welcome::house::{House, Houses, Street};
use welcome::plan::{Goal, PlanSlot};
use welcome::rules::Mode;
use welcome::sheet::Approval;
use welcome::view::PlanView;

use super::board::Board;
use super::icon::{bare, ico};
use super::opponent::called;
use super::text::{change, letter, list, say};

/// The plans in play.
pub(super) fn plans(board: &Board<'_>) -> Markup {
    html! {
        section aria-labelledby="h-plans" {
            h2 #h-plans .sr { (board.words.say("w-plans-of-the-city")) }
            ol .plans {
                @for slot in PlanSlot::ALL { li { (plan(board, slot)) } }
            }
        }
    }
}

fn plan(board: &Board<'_>, slot: PlanSlot) -> Markup {
    let words = board.words;
    let plan = &board.view.plans[slot.index()];
    let fulfilled = board.sheet.plans[slot.index()];
    let picking = board.turn().and_then(|turn| turn.plan) == Some(slot.index() + 1);
    let can = board.effect(Choice::Plan(slot));
    let title = say!(words, "w-plan", plan = slot.index() + 1);
    html! {
        article .card.plan .mine[fulfilled.is_some()] .can[can.is_some()] .picking[picking]
            aria-label=(title) {
            header { span .caps { (title) } (worth(board, plan, fulfilled)) }
            // What was picked already is there no more, but the plan can be fulfilled.
            (needs(board, plan, fulfilled.is_some() || picking))
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

fn worth(board: &Board<'_>, plan: &PlanView, fulfilled: Option<Approval>) -> Markup {
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
fn needs(board: &Board<'_>, plan: &PlanView, fulfilled: bool) -> Markup {
    let words = board.words;
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
    if let Goal::Estates(needed) = plan.goal {
        let available = board.sheet.available_estates();
        return html! {
            ol .needs {
                @for (size, count) in needed.sizes().filter(|(_, count)| *count > 0) {
                    li {
                        span .sr { (say!(words, "w-estates-of", count = count, size = size)) ": " }
                        span .grp aria-hidden="true" { @for _ in 0..size { (bare("i-house")) } }
                        @if count > 1 { span aria-hidden="true" { "×" (count) } }
                        (got(available.get(size).min(count), count))
                    }
                }
            }
        };
    }
    let (icon, text, have, need) = other_goal(board, plan.goal);
    html! {
        ol .needs.text {
            li { (ico(icon)) span { (text) } " " (got(have, need)) }
        }
    }
}

/// A plan that asks for something else than estates: drawing, words, and how far it has come.
fn other_goal(board: &Board<'_>, goal: Goal) -> (&'static str, String, usize, usize) {
    let words = board.words;
    let (sheet, town) = (&board.sheet, &board.town);
    let parks = |street: Street| {
        let boxes = board.view.layout.streets[street.index()].parks.len() - 1;
        (usize::from(sheet.parks[street.index()]), boxes)
    };
    let pools =
        |street: Street| (sheet.pools.in_street(street).len(), town.pools.in_street(street).len());
    let full = |(have, need): (usize, usize)| have >= need;
    let most = |count: &dyn Fn(Street) -> usize| {
        Street::ALL.into_iter().map(count).max().unwrap_or_default()
    };
    match goal {
        Goal::Estates(_) => ("i-estate", String::new(), 0, 0),
        Goal::FullStreet(street) => {
            let have = sheet.taken().in_street(street).len();
            let text = say!(words, "w-goal-street", street = letter(street));
            ("i-house", text, have, town.street_length(street))
        }
        Goal::BisInOneStreet(count) => {
            let have = most(&|street| sheet.bis.in_street(street).len());
            ("i-bis", say!(words, "w-goal-bis", count = count), have, count.into())
        }
        Goal::Temps(count) => {
            ("i-temp", say!(words, "w-goal-temps", count = count), sheet.temps.into(), count.into())
        }
        Goal::StreetEnds => {
            let have = (sheet.taken() & town.street_ends).len();
            ("i-house", words.say("w-goal-ends"), have, town.street_ends.len())
        }
        Goal::ParksOfStreets(count) => {
            let have = Street::ALL.into_iter().filter(|street| full(parks(*street))).count();
            ("i-tree", say!(words, "w-goal-parks", count = count), have, count.into())
        }
        Goal::PoolsOfStreets(count) => {
            let have = Street::ALL.into_iter().filter(|street| full(pools(*street))).count();
            ("i-pool", say!(words, "w-goal-pools", count = count), have, count.into())
        }
        Goal::ParksAndPools(street) => {
            let ((parks, boxes), (pools, places)) = (parks(street), pools(street));
            let text = say!(words, "w-goal-parks-pools", street = letter(street));
            ("i-tree", text, parks + pools, boxes + places)
        }
        Goal::ParksPoolsRoundabout => {
            let has = |street: Street| {
                usize::from(full(parks(street)))
                    + usize::from(full(pools(street)))
                    + usize::from(!sheet.roundabouts.in_street(street).is_empty())
            };
            ("i-roundabout", words.say("w-goal-parks-pools-roundabout"), most(&has), 3)
        }
        Goal::SinglesAtStreetEnds => {
            let is_single = |end: &House| {
                sheet.estate_of(*end).is_some_and(|houses| houses.len() == 1)
                    && !sheet.used.contains(*end)
            };
            let have = town.street_ends.into_iter().filter(is_single).count();
            ("i-estate", words.say("w-goal-singles"), have, town.street_ends.len())
        }
        Goal::EstatesInStreet { street, sizes } => {
            let text = say!(
                words,
                "w-goal-estates-street",
                sizes = listed(sizes),
                street = letter(street)
            );
            ("i-estate", text, fitting(board, goal, street, sizes), sizes.total())
        }
        Goal::EstatesAndRoundabouts { sizes, roundabouts } => {
            let sizes_listed = listed(sizes);
            let text = say!(
                words,
                "w-goal-estates-roundabouts",
                sizes = sizes_listed,
                count = roundabouts
            );
            let need = usize::from(roundabouts);
            let have = most(&|street| {
                let built = sheet.roundabouts.in_street(street).len();
                fitting(board, goal, street, sizes) + built.min(need)
            });
            ("i-roundabout", text, have, sizes.total() + need)
        }
        Goal::EstatesWith { sizes, pools, bis } => {
            let id = match (pools, bis) {
                (_, 0) => "w-goal-estates-pools",
                (0, _) => "w-goal-estates-bis",
                _ => "w-goal-estates-both",
            };
            let text = say!(words, id, sizes = listed(sizes), pools = pools, bis = bis);
            ("i-estate", text, everywhere(board, goal, sizes), sizes.total())
        }
        Goal::Parks(count) => {
            let have = sheet.parks.iter().sum::<u8>();
            ("i-tree", say!(words, "w-goal-parks-in-all", count = count), have.into(), count.into())
        }
        Goal::ParksInEveryStreet(count) => {
            let have = sheet.parks.iter().map(|&parks| parks.min(count)).sum::<u8>();
            let text = say!(words, "w-goal-parks-everywhere", count = count);
            ("i-tree", text, have.into(), Street::ALL.len() * usize::from(count))
        }
        Goal::Promotions(count) => {
            let have = sheet.promotions.iter().sum::<u8>();
            let text = say!(words, "w-goal-promotions", count = count);
            ("i-estate", text, have.into(), count.into())
        }
        Goal::FullColumns(count) => {
            let columns = board.view.layout.estates.iter().zip(sheet.promotions);
            let have = columns.filter(|(values, boxes)| values.len() - 1 == usize::from(*boxes));
            let text = say!(words, "w-goal-columns", count = count);
            ("i-estate", text, have.count(), count.into())
        }
    }
}

/// Sizes one after the other: `1, 1, 6`.
fn listed(sizes: EstateCounts) -> String {
    let each = sizes.sizes().flat_map(|(size, count)| std::iter::repeat_n(size, count));
    each.map(|size| size.to_string()).collect::<Vec<_>>().join(", ")
}

/// How many of the estates wanted stand in a street.
fn fitting(board: &Board<'_>, goal: Goal, street: Street, sizes: EstateCounts) -> usize {
    wanted(board, goal, board.town.houses.in_street(street), sizes)
}

/// How many of the estates wanted stand anywhere.
fn everywhere(board: &Board<'_>, goal: Goal, sizes: EstateCounts) -> usize {
    wanted(board, goal, board.town.houses, sizes)
}

/// How many estates among these houses are of the sizes and of the kind a plan wants.
fn wanted(board: &Board<'_>, goal: Goal, among: Houses, sizes: EstateCounts) -> usize {
    let sheet = &board.sheet;
    let estates: Vec<Houses> = among
        .into_iter()
        .filter(|house| !sheet.used.contains(*house))
        .filter_map(|house| {
            sheet.estate_of(house).filter(|estate| estate.into_iter().next() == Some(house))
        })
        .filter(|estate| match goal {
            Goal::EstatesWith { pools, bis, .. } => {
                (sheet.pools & *estate).len() >= pools.into()
                    && (sheet.bis & *estate).len() >= bis.into()
            }
            _ => true,
        })
        .collect();
    let of_size = |size: usize| estates.iter().filter(|estate| estate.len() == size).count();
    sizes.sizes().map(|(size, count)| of_size(size).min(count)).sum()
}

/// Who has fulfilled it.
fn state(
    board: &Board<'_>,
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
        opponent.plans[slot.index()].map(|approval| (called(board, opponent), approval))
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
