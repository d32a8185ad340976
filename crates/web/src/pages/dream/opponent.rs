//! Alone against the AAA: the opponent's card, and what the cards it was given are worth.

use maud::{Markup, html};
use welcome::card::Action;
use welcome::dream::{OPPONENT_CATEGORIES, OpponentView};
use welcome::opponent::OpponentScores;
use welcome::plan::PlanSlot;

use super::board::ShownBoard;
use super::score::{called as category_name, sign};
use crate::pages::table::text::{figure, say};
use crate::pages::welcome::icon::{badge, name};
use crate::words::Words;

/// What an opponent is called: the closed office is nobody's name.
pub(super) fn called(words: &Words, opponent: &OpponentView) -> String {
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
            h2 { (called(words, opponent)) " " span .caps { (say!(words, "w-level", level = opponent.level)) } }
            p .aaa-plans { @for slot in PlanSlot::ALL { (letter(board, opponent, slot)) } }
            @match opponent.scores {
                Some(scores) => {
                    ul .aaa-card {
                        @for (action, points, count) in worths(scores, opponent) {
                            li title=(name(words, action)) {
                                (badge(action)) span .sr { (name(words, action)) ": " }
                                span .num { (count) " × " (points) }
                            }
                        }
                    }
                    dl .score {
                        @for category in OPPONENT_CATEGORIES {
                            div {
                                dt { (sign(category)) (words.say(category_name(category))) }
                                dd .v.num { (figure(opponent.score.get(category).copied().unwrap_or(0))) }
                            }
                        }
                        div .total { dt { (words.say("t-total")) } dd .v.num { (figure(opponent.total)) } }
                    }
                    p .soft { (words.say("d-aaa-line")) }
                }
                None => p .soft { (words.say("d-office-line")) },
            }
        }
    }
}

/// For each family, what a card of it is worth to the opponent, and how many it has.
fn worths(scores: OpponentScores, opponent: &OpponentView) -> [(Action, i32, usize); 6] {
    [
        (Action::Surveyor, scores.barrier),
        (Action::RealEstate, scores.improvement),
        (Action::Landscaper, scores.park),
        (Action::Pool, scores.pool),
        (Action::Temp, scores.temp),
        (Action::Bis, scores.extension),
    ]
    .map(|(action, points)| {
        let count = opponent.pile.iter().filter(|card| card.action == action).count();
        (action, points, count)
    })
}

/// One of the three plans, as the opponent stands to it.
fn letter(board: &ShownBoard<'_>, opponent: &OpponentView, slot: PlanSlot) -> Markup {
    let words = board.words;
    let letter = slot.letter();
    let plan = &board.view.plans[slot.index()];
    let (class, told) = match opponent.plans[slot.index()] {
        Some(_) if opponent.scores.is_none() => ("got", words.say("w-aaa-flipped")),
        Some(approval) => {
            let first = approval == welcome::sheet::Approval::First;
            let points = if first { plan.first } else { plan.later };
            ("got", say!(words, "w-aaa-has", points = points))
        }
        None if opponent.validates.iter().any(|one| one == letter) => {
            ("wants", words.say("w-aaa-wants"))
        }
        None => ("never", words.say("w-aaa-never")),
    };
    html! { span class={ "letter " (class) } { b { (letter) } " " (told) } }
}
