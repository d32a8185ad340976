//! What the game was made of, seat by seat.

use maud::{Markup, html};
use tabletop::Seat;
use welcome::sheet::{Approval, Sheet};

use super::board::ShownBoard;
use super::icon::{badge, name};
use super::players::own_facts;
use super::tally::{ACTIONS, Tally};
use super::text::{change, say};

/// Up to this many seats are compared; the viewer is always among them.
const COMPARED: usize = 6;

/// The panel with the figures of the game.
pub(super) fn statistics(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let seats = compared(board);
    let sheets: Vec<Sheet> = seats.iter().map(|seat| board.view.sheet(*seat)).collect();
    let row = |label: String, count: &dyn Fn(usize) -> usize| {
        html! {
            tr { th scope="row" { (label) } @for index in 0..seats.len() { td { (count(index)) } } }
        }
    };
    let approved = |index: usize, as_which: Approval| {
        sheets[index].plans.iter().flatten().filter(|approval| **approval == as_which).count()
    };
    let fences = |index: usize| {
        let inner = |house: &welcome::house::House| {
            house.place() + 1 < board.town.street_length(house.street())
                && sheets[index].fence_right_of(*house)
        };
        board.town.houses.into_iter().filter(inner).count()
    };
    html! {
        section #statistics .panel {
            h2 { (words.say("w-statistics")) span .caps { (say!(words, "w-rounds", count = board.view.round)) } }
            div .scroll tabindex="0" role="region" aria-label=(words.say("w-statistics")) {
                table .final.small.num {
                    @if seats.len() > 1 {
                        thead { tr { td {} @for seat in &seats { th scope="col" { (board.you_or_name(*seat)) } } } }
                    }
                    tbody {
                        @if let Some(tallies) = board.scene.tally { (actions(board, &seats, tallies)) }
                        (row(words.say("w-houses"), &|index| sheets[index].numbered.len()))
                        (row(words.say("w-empty"), &|index| sheets[index].empty(&board.town).len()))
                        (row(words.say("w-plans-first"), &|index| approved(index, Approval::First)))
                        (row(words.say("w-plans-later"), &|index| approved(index, Approval::Later)))
                        (row(words.say("w-fences"), &fences))
                        (row(words.say("w-parks"), &|index| sheets[index].parks.iter().copied().map(usize::from).sum()))
                        (row(words.say("w-pools"), &|index| sheets[index].pools.len()))
                        (row(words.say("w-temps"), &|index| sheets[index].temps.into()))
                        (row(words.say("w-copies-track"), &|index| sheets[index].bis.len()))
                        (row(words.say("w-refusals"), &|index| sheets[index].refusals.into()))
                        @if !board.view.layout.roundabouts.is_empty() {
                            (row(words.say("w-roundabouts"), &|index| sheets[index].roundabouts.len()))
                        }
                        @for (index, own) in own_facts(board, seats[0]).into_iter().enumerate() {
                            (row(own.name, &|place| own_facts(board, seats[place])[index].count))
                        }
                        @for size in 1..=board.view.layout.estates.len() {
                            (row(say!(words, "w-estates-sized", size = size), &|index| sheets[index].complete_estates().get(size)))
                        }
                        (best_round(board, &seats))
                    }
                }
            }
        }
    }
}

/// How often each action was used, of the times it was taken.
fn actions(board: &ShownBoard<'_>, seats: &[Seat], tallies: &[Tally]) -> Markup {
    let words = board.words;
    html! {
        tr .group { th scope="colgroup" colspan=(seats.len() + 1) { (words.say("w-actions-used")) } }
        @for (index, action) in ACTIONS.into_iter().enumerate() {
            tr {
                th scope="row" { (badge(action)) (name(words, action)) }
                @for seat in seats {
                    @let tally = &tallies[seat.index()];
                    td { (tally.used[index]) span .soft { "/" (tally.taken[index]) } }
                }
            }
        }
        tr .group { th scope="colgroup" colspan=(seats.len() + 1) { (words.say("w-on-the-sheet")) } }
    }
}

/// The round that brought each seat the most.
fn best_round(board: &ShownBoard<'_>, seats: &[Seat]) -> Markup {
    let total = |round: usize, seat: Seat| {
        let totals = round.checked_sub(1).and_then(|index| board.scene.scores.get(index));
        totals.and_then(|totals| totals.get(seat.index())).copied().unwrap_or(0)
    };
    let best = |seat: Seat| {
        let rounds = (1..=board.scene.scores.len()).rev();
        let gains = rounds.map(|round| (total(round, seat) - total(round - 1, seat), round));
        gains.max_by_key(|(gain, _)| *gain)
    };
    html! {
        tr {
            th scope="row" { (board.words.say("w-best-round")) }
            @for seat in seats {
                td { @if let Some((gain, round)) = best(*seat) {
                    (change(gain).unwrap_or_default()) " " span .soft { "(" (round) ")" }
                } }
            }
        }
    }
}

fn compared(board: &ShownBoard<'_>) -> Vec<Seat> {
    let mut seats = board.order();
    if let Some(place) = seats.iter().position(|seat| board.view.viewer == Some(*seat))
        && place >= COMPARED
    {
        seats.swap(place, COMPARED - 1);
    }
    seats.truncate(COMPARED);
    seats
}
