//! The end of a game: who won and why it ended, every score taken apart, and how to go on.

use maud::{Markup, html};
use tabletop::Seat;
use welcome::view::OpponentView;

use super::board::Board;
use super::icon::ico;
use super::score::{called, categories, sign};
use super::text::{figure, list, say};
use super::{chart, opponent, plans, sheet, statistics};

/// Up to so many seats stand side by side in the table of scores.
const SIDE_BY_SIDE: usize = 6;

/// Who won, and why the game ended.
pub(super) fn prompt(board: &Board<'_>) -> Markup {
    let words = board.words;
    let address = board.scene.address;
    html! {
        section #prompt .prompt.over data-part tabindex="-1" aria-label=(words.say("w-end")) {
            (ico("i-first"))
            div .say role="status" { h1 { (verdict(board)) } p .line { (cause(board)) } }
            form .acts method="post" action={ (address) "/again" } {
                button .btn name="same" value="true" { (ico("i-shuffle")) (words.say("w-same-cards")) }
                button .btn.main { (ico("i-again")) (words.say("w-again")) }
            }
        }
    }
}

/// Scores, chart, statistics, and the sheet that is looked at.
pub(super) fn board(board: &Board<'_>) -> Markup {
    let words = board.words;
    let address = board.scene.address;
    html! {
        div #turn .turn {
            section #ranking .panel data-part {
                h2 {
                    (words.say("w-final-scores"))
                    span .ways {
                        a .btn.quiet href={ (address) "/replay" } { (ico("i-eye")) (words.say("w-replay")) }
                        a .btn.quiet href={ (address) "/record" } download { (ico("i-log")) (words.say("w-record")) }
                    }
                }
                @if board.view.seats.len() <= SIDE_BY_SIDE { (by_category(board)) } @else { (by_seat(board)) }
            }
            div .halves {
                (chart::charts(board))
                (statistics::statistics(board))
            }
            div #offer .offer.over data-part { (plans::plans(board)) }
            (sheet::sheet(board))
        }
    }
}

/// Seats from the first place to the last.
pub(super) fn order(board: &Board<'_>) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(board.view.seats.len()).collect();
    seats.sort_by_key(|seat| (rank(board, *seat), seat.index()));
    seats
}

fn rank(board: &Board<'_>, seat: Seat) -> u16 {
    board.scene.ranks.get(seat.index()).copied().unwrap_or(1)
}

fn total(board: &Board<'_>, seat: Seat) -> i32 {
    board.view.seats[seat.index()].total
}

fn verdict(board: &Board<'_>) -> String {
    let words = board.words;
    let order = order(board);
    let winners: Vec<Seat> = order.iter().copied().filter(|seat| rank(board, *seat) == 1).collect();
    let points = figure(total(board, order[0]));
    if let Some(opponent) = scoring_opponent(board) {
        return against(board, opponent);
    }
    match *winners {
        [_] if order.len() == 1 => say!(words, "w-solo-result", points = points),
        [winner] => {
            let next = figure(total(board, order[1]));
            if board.view.viewer == Some(winner) {
                say!(words, "w-you-win", points = points, next = next)
            } else {
                say!(words, "w-wins", name = board.name(winner), points = points, next = next)
            }
        }
        _ => {
            let names: Vec<String> = winners.iter().map(|seat| board.within(*seat)).collect();
            say!(words, "w-shared-win", names = list(words, &names), points = points)
        }
    }
}

/// The opponent of the AAA, if it makes points.
fn scoring_opponent<'a>(board: &Board<'a>) -> Option<&'a OpponentView> {
    board.view.opponent.as_ref().filter(|opponent| opponent.scores.is_some())
}

/// Who won alone against the AAA.
fn against(board: &Board<'_>, opponent: &OpponentView) -> String {
    let words = board.words;
    let me = Seat::new(0);
    let (mine, theirs) = (total(board, me), opponent.total);
    let name = opponent::called(board, opponent);
    if rank(board, me) > 1 {
        return say!(words, "w-wins", name = name, points = figure(theirs), next = figure(mine));
    }
    let lots: usize = board.view.seats[me.index()].estates.iter().sum();
    if mine == theirs && lots == opponent.lots.len() {
        let names = list(words, &[board.within(me), name]);
        return say!(words, "w-shared-win", names = names, points = figure(mine));
    }
    if board.view.viewer == Some(me) {
        say!(words, "w-you-win", points = figure(mine), next = figure(theirs))
    } else {
        say!(words, "w-wins", name = board.name(me), points = figure(mine), next = figure(theirs))
    }
}

/// Why it ended, and through whom.
fn cause(board: &Board<'_>) -> String {
    let words = board.words;
    let seats = &board.view.seats;
    let through = |reached: &dyn Fn(&welcome::view::SeatView) -> bool| {
        let names: Vec<String> = Seat::all(seats.len())
            .filter(|seat| reached(&seats[seat.index()]))
            .map(|seat| board.within(seat))
            .collect();
        list(words, &names)
    };
    let round = board.view.round;
    match board.view.end.as_deref() {
        Some("houses") => {
            let names = through(&|seat| seat.built == board.town.houses.len());
            say!(words, "w-end-houses", names = names, round = round)
        }
        Some("plans") => {
            let names = through(&|seat| seat.sheet.plans.iter().all(Option::is_some));
            say!(words, "w-end-plans", names = names, round = round)
        }
        Some("refusals") => {
            let last = board.view.layout.refusals.len() - 1;
            let names = through(&|seat| usize::from(seat.sheet.refusals) >= last);
            say!(words, "w-end-refusals", names = names, round = round)
        }
        _ => say!(words, "w-end-deck", round = round),
    }
}

fn points(board: &Board<'_>, seat: Seat, category: &str) -> i32 {
    board.view.seats[seat.index()].score.get(category).copied().unwrap_or(0)
}

/// A row for each category, a column for each seat.
fn by_category(board: &Board<'_>) -> Markup {
    let words = board.words;
    let opponent = scoring_opponent(board);
    let order = order(board);
    html! {
        div .scroll tabindex="0" role="region" aria-label=(words.say("w-final-scores")) {
            table .final.num {
                thead { tr {
                    td {}
                    @for seat in &order {
                        th scope="col" .first[rank(board, *seat) == 1] {
                            @if order.len() > 1 { span .rank { (rank(board, *seat)) } }
                            a href=(board.look_at(*seat)) { (board.you_or_name(*seat)) }
                        }
                    }
                    @if let Some(opponent) = opponent {
                        th scope="col" { (opponent::called(board, opponent)) }
                    }
                } }
                tbody {
                    @for category in categories(board) {
                        tr {
                            th scope="row" { (sign(category)) (words.say(called(category))) }
                            @for seat in &order {
                                @let points = points(board, *seat, category);
                                td .minus[points < 0] { (figure(points)) }
                            }
                            @if let Some(opponent) = opponent {
                                td { (opponent::points(opponent, category).map_or_else(|| "–".to_owned(), figure)) }
                            }
                        }
                    }
                    // Barriers bring points to the opponent alone.
                    @if let Some(opponent) = opponent {
                        tr {
                            th scope="row" { (opponent::sign_of("barriers")) (words.say("w-fences")) }
                            td { "–" }
                            td { (figure(opponent::points(opponent, "barriers").unwrap_or(0))) }
                        }
                    }
                }
                tfoot { tr {
                    th scope="row" { (words.say("w-total")) }
                    @for seat in &order { td { (figure(total(board, *seat))) } }
                    @if let Some(opponent) = opponent { td { (figure(opponent.total)) } }
                } }
            }
        }
    }
}

/// A row for each seat, a column for each category.
fn by_seat(board: &Board<'_>) -> Markup {
    let words = board.words;
    html! {
        div .scroll.tall tabindex="0" role="region" aria-label=(words.say("w-final-scores")) {
            table .final.many.num {
                thead { tr {
                    td {}
                    th scope="col" { (words.say("w-total")) }
                    @for category in categories(board) {
                        th scope="col" title=(words.say(called(category))) {
                            (sign(category)) span .sr { (words.say(called(category))) }
                        }
                    }
                } }
                tbody {
                    @for seat in order(board) {
                        tr .me[board.view.viewer == Some(seat)] {
                            th scope="row" {
                                span .rank { (rank(board, seat)) }
                                a href=(board.look_at(seat)) { (board.you_or_name(seat)) }
                            }
                            td { b { (figure(total(board, seat))) } }
                            @for category in categories(board) {
                                @let points = points(board, seat, category);
                                td .minus[points < 0] { (figure(points)) }
                            }
                        }
                    }
                }
            }
        }
    }
}
