//! A game stepped through, round by round: the cards, what everyone chose, and where it led.

use maud::{Markup, html};
use tabletop::Seat;
use welcome::Choice;

use super::board::Board;
use super::icon::ico;
use super::lately::deeds;
use super::text::say;
use super::{bar, offer, opponent, players, score, sheet, terms};

/// The page of one finished round.
pub(super) fn replay(board: &Board<'_>, round: u32, rounds: u32) -> Markup {
    let words = board.words;
    let seats = Seat::all(board.view.seats.len());
    html! {
        div #table class={ (terms::class(board.view)) " replay" } {
            (bar::bar(board))
            (steps(board, round, rounds))
            main #main .board tabindex="-1" {
                div #turn .turn {
                    @if let Some(before) = board.scene.before {
                        (offer::drawn(board, &before.offer, taken(board)))
                    }
                    (sheet::sheet(board))
                }
            }
            aside .side aria-label=(words.say("w-side")) {
                section #log .panel {
                    h2 { (say!(words, "w-in-round", round = round)) }
                    (deeds(board, seats.collect()))
                }
                (score::score(board))
                (opponent::panel(board))
                (players::players(board))
            }
        }
    }
}

/// The pair or the cards that the seat shown took in this round.
fn taken(board: &Board<'_>) -> Option<[usize; 2]> {
    let choices = board.scene.last_round.get(board.shown.index())?;
    choices.iter().find_map(|choice| match choice {
        Choice::Take(pair) => Some([pair.index() + 1; 2]),
        Choice::Combine { number, action } => Some([number.index() + 1, action.index() + 1]),
        _ => None,
    })
}

fn steps(board: &Board<'_>, round: u32, rounds: u32) -> Markup {
    let words = board.words;
    let address = board.scene.address;
    let to = |round: u32| format!("{address}/replay?round={round}&look={}", board.shown);
    let way = |allowed: bool, target: u32, icon: &str, id: &str| {
        html! {
            @if allowed {
                a .btn.square href=(to(target)) aria-label=(words.say(id)) title=(words.say(id)) { (ico(icon)) }
            } @else {
                span .btn.square.off aria-hidden="true" { (ico(icon)) }
            }
        }
    };
    html! {
        section #prompt .prompt.waiting tabindex="-1" aria-label=(words.say("w-replay")) {
            (ico("i-eye"))
            div .say {
                h1 { (say!(words, "w-replay-round", round = round, rounds = rounds)) }
                p .line { (say!(words, "w-sheet-of", name = board.name(board.shown))) }
            }
            nav .acts aria-label=(words.say("w-rounds-nav")) {
                (way(round > 1, 1, "i-to-first", "w-first-round"))
                (way(round > 1, round.saturating_sub(1), "i-back", "w-previous-round"))
                (way(round < rounds, round + 1, "i-next", "w-next-round"))
                (way(round < rounds, rounds, "i-to-last", "w-final-round"))
                a .btn.main href=(address) { (words.say("w-to-table")) }
            }
        }
    }
}
