//! Where the side is far below the board: what everyone has, and what the others did since the
//! viewer's last turn.

use maud::{Markup, html};

use super::board::ShownBoard;
use super::coins;
use super::describe::describe;
use super::icon::{coin, ico};
use super::lately::sign;
use super::turns::{past_turns, since_mine};
use crate::pages::table::text::{bold, rich};

/// A strip above the markets.
pub(super) fn news(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let over = board.view.end.is_some();
    let turns = if over { Vec::new() } else { since_mine(board.scene, past_turns(board.scene)) };
    html! {
        section #news .news data-part aria-label=(words.say("k-news")) {
            @if !over {
                ul .purses {
                    @for seat in board.seats() {
                        li class=[board.is_me(seat).then_some("me")] {
                            span .name { (board.you_or_name(seat)) }
                            span .num { (coin()) (coins::purse(&board.view.seats[seat.index()])) }
                        }
                    }
                }
            }
            @if !turns.is_empty() {
                ol .lately {
                    @for turn in &turns { li { (ico(sign(turn))) span { (rich(&describe(board, turn), bold)) } } }
                }
            }
        }
    }
}
