//! Alone against the AAA: the opponent's card, the cards it was given, and what they are worth.

use maud::{Markup, html};
use welcome::card::{Action, Card};
use welcome::opponent::{LOTS_PAID, Lot, OPPONENT_CATEGORIES, OpponentScores};
use welcome::plan::PlanSlot;
use welcome::sheet::Approval;
use welcome::view::{OpponentView, PlanView};

use super::board::ShownBoard;
use super::extensions;
use super::icon::{badge, ico, name};
use super::score;
use super::text::{figure, list, say};
use crate::words::Words;

/// What an opponent is called.
pub(super) fn called(words: &Words, opponent: &OpponentView) -> String {
    // The closed office is nobody's name, so that it can be said in the reader's language.
    if opponent.scores.is_none() { words.say("w-office") } else { opponent.name.clone() }
}

/// The panel with the opponent; empty where there is none.
pub(super) fn panel(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let Some(opponent) = &board.view.opponent else {
        return html! { section #opponent data-part hidden {} };
    };
    html! {
        section #opponent .panel data-part {
            h2 {
                (called(board.words, opponent)) " "
                span .caps { (say!(words, "w-level", level = opponent.level)) }
            }
            (card(board, opponent))
            @if opponent.scores.is_some() {
                (score_panel(board, opponent))
                (pile(board, opponent))
            } @else {
                p .soft { (say!(words, "w-pile-count", count = opponent.pile.len())) }
            }
        }
    }
}

/// What the card says: plans by letter, and the worth of each kind of card.
fn card(board: &ShownBoard<'_>, opponent: &OpponentView) -> Markup {
    let words = board.words;
    html! {
        p .aaa-plans {
            @for (slot, plan) in PlanSlot::ALL.into_iter().zip(&board.view.plans) {
                (letter(board, opponent, slot, plan))
            }
        }
        @if let Some(scores) = opponent.scores {
            ul .aaa-card {
                @for (action, points) in points_for_cards(scores) {
                    li title=(name(words, action)) {
                        (badge(action)) span .sr { (name(words, action)) ": " }
                        span .num { (say!(words, "w-each", points = points)) }
                    }
                }
                li title=(name(words, Action::Bis)) {
                    (badge(Action::Bis)) span .sr { (name(words, Action::Bis)) ": " }
                    span .num { (say!(words, "w-as-houses", count = scores.extension)) }
                }
                li title=(name(words, Action::RealEstate)) {
                    (badge(Action::RealEstate)) span .sr { (name(words, Action::RealEstate)) ": " }
                    span .num { (say!(words, "w-house-value", value = scores.improvement)) }
                }
            }
        } @else {
            p .soft { (words.say("w-office-line")) " " (temps_alone(board, opponent)) }
        }
    }
}

fn points_for_cards(scores: OpponentScores) -> [(Action, i32); 4] {
    [
        (Action::Landscaper, scores.park),
        (Action::Pool, scores.pool),
        (Action::Temp, scores.temp),
        (Action::Surveyor, scores.barrier),
    ]
}

/// One of the three plans, as the opponent stands to it.
fn letter(
    board: &ShownBoard<'_>,
    opponent: &OpponentView,
    slot: PlanSlot,
    plan: &PlanView,
) -> Markup {
    let words = board.words;
    let letter = slot.letter();
    let has = |letters: &[String]| letters.iter().any(|one| one == letter);
    let (class, told) = match opponent.plans[slot.index()] {
        // The closed office gets nothing for it.
        Some(_) if opponent.scores.is_none() => ("got", words.say("w-aaa-flipped")),
        Some(approval) => {
            let points = points_of(plan, approval);
            ("got", say!(words, "w-aaa-has", points = points))
        }
        None if !has(&opponent.validates) => ("never", words.say("w-aaa-never")),
        None => ("wants", words.say("w-aaa-wants")),
    };
    html! {
        span class={ "letter " (class) } { b { (letter) } " " (told) }
    }
}

fn points_of(plan: &PlanView, approval: Approval) -> i32 {
    match approval {
        Approval::First => plan.first,
        Approval::Later => plan.later,
    }
}

/// What the opponent has of a category of the architects' scores; nothing of what it never loses.
pub(super) fn points(opponent: &OpponentView, category: &str) -> Option<i32> {
    let own = if category == "estates" { "lots" } else { category };
    opponent.score.get(own).copied()
}

/// What temps bring against the closed office: 7 from 5 on, 4 from 3 on.
pub(super) fn temps_alone(board: &ShownBoard<'_>, opponent: &OpponentView) -> String {
    let steps: Vec<String> = (opponent.temp_ranks.iter().zip(&board.view.layout.temp_ranks))
        .map(|(temps, points)| say!(board.words, "w-temps-step", temps = *temps, points = *points))
        .collect();
    say!(board.words, "w-temps-steps", steps = list(board.words, &steps))
}

/// The running score, part by part.
fn score_panel(board: &ShownBoard<'_>, opponent: &OpponentView) -> Markup {
    let words = board.words;
    let own = extensions::category(board.view);
    html! {
        dl .score {
            @for category in OPPONENT_CATEGORIES.into_iter().chain(own) {
                @let points = opponent.score.get(category).copied().unwrap_or(0);
                div {
                    dt { (sign_of(board, category)) (words.say(category_called(board, category))) }
                    dd .why { (why(board, opponent, category)) }
                    dd .v.num { (figure(points)) }
                }
            }
            div .total {
                dt { (words.say("t-total")) }
                dd .v.num { (figure(opponent.total)) }
            }
        }
    }
}

/// The drawing of a category of the opponent's score.
pub(super) fn sign_of(board: &ShownBoard<'_>, category: &str) -> Markup {
    match category {
        "barriers" => badge(Action::Surveyor),
        "lots" => score::sign("estates"),
        category => score::sign_of(board, category),
    }
}

/// What a category of the opponent's score is called.
pub(super) fn category_called(board: &ShownBoard<'_>, category: &str) -> &'static str {
    match category {
        "barriers" => "w-fences",
        "lots" => "w-estates",
        category => score::called(board.own.as_deref(), category),
    }
}

fn why(board: &ShownBoard<'_>, opponent: &OpponentView, category: &str) -> String {
    let words = board.words;
    let cards = |action: Action| {
        let shown = opponent.pile.iter().zip(1..);
        let count = shown
            .filter(|(card, place)| card.action == action && !opponent.reversed.contains(place))
            .count();
        say!(words, "w-pile-count", count = count)
    };
    match category {
        "plans" => {
            let have = opponent.plans.iter().flatten().count();
            say!(words, "t-of", have = have, need = opponent.validates.len())
        }
        "parks" => cards(Action::Landscaper),
        "pools" => cards(Action::Pool),
        "temps" => cards(Action::Temp),
        "barriers" => cards(Action::Surveyor),
        "lots" => {
            let paid =
                opponent.lots.iter().filter(|lot| lot.paid).map(|lot| lot.points().to_string());
            paid.collect::<Vec<_>>().join(" + ")
        }
        _ => board.own.as_ref().map_or_else(String::new, |own| own.opponent(words, opponent)),
    }
}

/// The cards it was given, the first one first, parted into lots by its barriers.
fn pile(board: &ShownBoard<'_>, opponent: &OpponentView) -> Markup {
    let words = board.words;
    html! {
        h3 .caps { (words.say("w-pile")) " · " (say!(words, "w-pile-count", count = opponent.pile.len())) }
        @if opponent.pile.is_empty() {
            p .soft { (words.say("w-pile-empty")) }
        } @else {
            ol .aaa-pile {
                @for (place, card) in opponent.pile.iter().enumerate() {
                    @let starts = opponent.lots.iter().find(|lot| lot.first == place + 1);
                    @if let Some(lot) = starts { (lot_worth(board, lot)) }
                    @if opponent.reversed.contains(&(place + 1)) {
                        (special("x-zoorg", "", &words.say("ws-roswell-reversed")))
                    } @else if opponent.zombies.contains(&(place + 1)) {
                        (special("x-horde", "parts", &words.say("ws-zombies-given")))
                    } @else { (given(board, *card)) }
                }
            }
            p .soft { (say!(words, "w-pile-line", count = LOTS_PAID)) }
        }
    }
}

/// What a lot is worth, before its first card.
fn lot_worth(board: &ShownBoard<'_>, lot: &Lot) -> Markup {
    let (points, houses, value) = (lot.points(), lot.houses, lot.value);
    html! {
        li .worth .unpaid[!lot.paid] {
            span .sr { (say!(board.words, "w-aaa-lot", points = points, houses = houses, value = value)) }
            span .num aria-hidden="true" { (ico("i-house")) (houses) "×" (value) }
        }
    }
}

/// A card of the pile that is no card of a construction: face down, or a Zombie card.
fn special(icon: &str, class: &str, told: &str) -> Markup {
    html! { li class={ "given " (class) } title=(told) { (ico(icon)) span .sr { (told) } } }
}

/// A card of the pile.
fn given(board: &ShownBoard<'_>, card: Card) -> Markup {
    let called = name(board.words, card.action);
    html! {
        li class={ "given " (super::icon::class(card.action)) @if card.action == Action::Surveyor { " parts" } } title=(called) {
            (badge(card.action)) span .sr { (called) }
        }
    }
}
