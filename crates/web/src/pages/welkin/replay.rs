//! A game stepped through: what someone did, and where it led.

use maud::{Markup, html};
use tabletop::Seat;
use welkin::card::CardId;
use welkin::{Choice, View};

use super::board::ShownBoard;
use super::describe::describe;
use super::icon::ico;
use super::lately::sign;
use super::turns::PastTurn;
use super::{on_table, players, score};
use crate::pages::table::text::{bold, plain, rich, say};
use crate::pages::table::{bar, replay};

/// The page of one step.
pub(super) fn replay(board: &ShownBoard<'_>, step: u32, steps: u32) -> Markup {
    let words = board.words;
    let done = done(board);
    let title = say!(words, "k-replay-step", step = step, steps = steps);
    let whose = say!(words, "k-board-of", name = board.name(board.shown));
    // What was done stands on top, where it is seen on a phone too.
    let line = done
        .first()
        .map_or_else(|| words.say("k-nothing-yet"), |turn| plain(&describe(board, turn)));
    html! {
        div #table .table.welkin.replay {
            (bar::bar(board, &say!(words, "k-round", round = board.view.round), &html! {}, &super::end(board)))
            (replay::steps(board, [step, steps], &format!("{title} · {whose}"), &line))
            main #main .board tabindex="-1" { div #turn .turn { (on_table(board)) } }
            aside .side aria-label=(words.say("t-side")) {
                section #log .panel {
                    h2 { (words.say("k-in-step")) }
                    ol .lately {
                        @for turn in &done {
                            li { (ico(sign(turn))) span { (rich(&describe(board, turn), bold)) } }
                        }
                    }
                }
                (replay::moment(board, step))
                (score::score(board))
                (players::players(board))
            }
        }
    }
}

/// What was done in the step.
fn done(board: &ShownBoard<'_>) -> Vec<PastTurn> {
    let scene = board.scene;
    let past_turn = |(seat, choices): (Seat, &Vec<_>)| PastTurn {
        seat,
        choices: choices.clone(),
        sold: sold(board, seat, choices),
        gain: gain(board, seat),
        round: board.view.round as usize,
        step: 0,
    };
    let chosen = Seat::all(board.view.seats.len()).zip(scene.last_step);
    chosen.filter(|(_, choices)| !choices.is_empty()).map(past_turn).collect()
}

/// The sites that someone covered in the step, and so sold.
fn sold(board: &ShownBoard<'_>, seat: Seat, choices: &[Choice]) -> Vec<CardId> {
    let open = |view: &View| {
        let sites = &view.seats[seat.index()].sites;
        sites.iter().map(|site| site.site.card).collect::<Vec<_>>()
    };
    let now = open(board.view);
    let before = board.scene.before.map(open).unwrap_or_default();
    let early = |card: CardId| choices.contains(&Choice::Sell(card));
    before.into_iter().filter(|card| !now.contains(card) && !early(*card)).collect()
}

/// What the step changed in someone's money.
fn gain(board: &ShownBoard<'_>, seat: Seat) -> i32 {
    let coins = |view: &View| view.seats[seat.index()].coins as i32;
    board.scene.before.map_or(0, |before| coins(board.view) - coins(before))
}
