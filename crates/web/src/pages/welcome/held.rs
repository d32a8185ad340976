//! The hands of experts in a round of a game that is over: what each seat held, used and passed on.

use maud::{Markup, html};
use welcome::card::Card;
use welcome::choice::Offer;
use welcome::{Choice, Position};

use super::board::ShownBoard;
use super::icon::{badge, class, name};
use crate::words::Words;

/// What became of a card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Number,
    Action,
    Passed,
    Discarded,
    /// The game ended before it could be passed on.
    Left,
}

impl Fate {
    /// What became of each card of a hand, as these choices had it.
    fn of(choices: &[Choice], last: bool) -> Option<[Self; 3]> {
        let rest = if last { Self::Left } else { Self::Passed };
        let fates = |fate: &dyn Fn(Offer) -> Self| Offer::ALL.map(fate);
        choices.iter().find_map(|choice| match *choice {
            Choice::Combine { number, action } => Some(fates(&|offer| match offer {
                offer if offer == number => Self::Number,
                offer if offer == action => Self::Action,
                _ => rest,
            })),
            // Both cards of a small hand are used; one of them then goes on.
            Choice::CombineAndPass { number, .. } => Some(fates(&|offer| {
                if offer == number { Self::Number } else { Self::Action }
            })),
            Choice::RefuseAndPass(passed) => {
                Some(fates(&|offer| if offer == passed { rest } else { Self::Discarded }))
            }
            _ => None,
        })
    }

    const fn is_used(self) -> bool {
        matches!(self, Self::Number | Self::Action)
    }

    fn in_words(self, words: &Words) -> String {
        words.say(match self {
            Self::Number => "w-held-number",
            Self::Action => "w-held-action",
            Self::Passed => "w-held-passed",
            Self::Discarded => "w-held-discarded",
            Self::Left => "w-held-left",
        })
    }
}

/// The panel with everyone's hand; nothing where there are no hands. In the last round nothing is
/// passed on.
pub(super) fn hands(board: &ShownBoard<'_>, held: &Position, last: bool) -> Markup {
    let words = board.words;
    let hands: Vec<_> = board
        .seats()
        .filter_map(|seat| Some((seat, held.seats.get(seat.index())?.hand.clone()?)))
        .collect();
    html! {
        @if !hands.is_empty() {
            section #hands .panel {
                h2 { (words.say("w-hands")) }
                ol .hands {
                    @for (seat, hand) in hands {
                        @let choices = board.scene.last_step.get(seat.index());
                        @let fates = choices.and_then(|choices| Fate::of(choices, last));
                        li {
                            b { (board.name(seat)) }
                            ol .held {
                                @for (index, held) in hand.into_iter().enumerate() {
                                    (card(words, held, fates.map(|fates| fates[index])))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn card(words: &Words, card: Card, fate: Option<Fate>) -> Markup {
    let used = fate.is_some_and(Fate::is_used);
    html! {
        li class={ (class(card.action)) (if used { " used" } else { "" }) } {
            span .num { (card.number) }
            (badge(card.action))
            span .sr { (name(words, card.action)) }
            @if let Some(fate) = fate { small { (fate.in_words(words)) } }
        }
    }
}
