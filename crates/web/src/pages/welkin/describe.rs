//! Choices in words, as the log tells them.

use welkin::card::CardId;
use welkin::resource::{Resource, Resources};
use welkin::{Choice, View};

use super::board::ShownBoard;
use super::icon::{power_name, usual_name};
use super::turns::{PastTurn, printed};
use crate::pages::table::text::{change, list, marked, say};
use crate::words::Words;

/// What someone did in a turn, as one sentence: `Marcel opened site 24 and turned a token.` The
/// figures are marked, for `rich` to set off.
pub(super) fn describe(board: &ShownBoard<'_>, turn: &PastTurn) -> String {
    let words = board.words;
    let deeds = deeds(board, turn);
    // A step in which nothing was left but to end the turn.
    let deeds = if deeds.is_empty() { vec![words.say("k-did-end")] } else { deeds };
    let deeds = list(words, &deeds);
    let text = if board.is_me(turn.seat) {
        say!(words, "k-you-did", deeds = deeds)
    } else {
        say!(words, "k-someone-did", name = board.name(turn.seat), deeds = deeds)
    };
    match change(turn.gain) {
        None => text,
        Some(gain) => {
            let coins = say!(words, "k-coins", points = turn.gain);
            format!("{text} {}", say!(words, "k-did-gain", change = marked(gain), coins = coins))
        }
    }
}

/// A turn as advice: `turn the Gem token and take Metal (2 times)`.
pub(super) fn advice(words: &Words, view: &View, choices: &[Choice]) -> String {
    let same = choices.chunk_by(|one, next| one == next);
    let steps: Vec<String> = same
        .filter_map(|same| {
            let step = step(words, view, same[0])?;
            Some(match same.len() {
                1 => step,
                times => say!(words, "k-do-times", step = step, times = times),
            })
        })
        .collect();
    if steps.is_empty() { words.say("k-do-done") } else { words.list(&steps) }
}

fn step(words: &Words, view: &View, choice: Choice) -> Option<String> {
    let called = |resource| usual_name(words, resource);
    Some(match choice {
        Choice::Done => return None,
        Choice::Open(card) => say!(words, "k-do-open", card = card.to_string()),
        Choice::Flip(faces) => {
            say!(words, "k-do-flip", from = called(faces.shown), to = called(faces.hidden))
        }
        Choice::Turn(resource) => say!(words, "k-do-turn", resource = called(resource)),
        Choice::Take(resource) => say!(words, "k-do-take", resource = called(resource)),
        Choice::Discard(resource) => say!(words, "k-do-discard", resource = called(resource)),
        Choice::Place { resource, card } => {
            say!(words, "k-do-lay", resource = called(resource), card = card.to_string())
        }
        Choice::Power(card) => match printed(view, card).and_then(|printed| printed.power) {
            Some(power) => say!(words, "k-do-power", power = power_name(words, power)),
            None => say!(words, "k-do-some-power", card = card.to_string()),
        },
        Choice::Sell(card) => say!(words, "k-do-sell", card = card.to_string()),
        Choice::Stop => words.say("k-do-stop"),
    })
}

/// Deeds that share a line of the log as long as nothing else comes between.
enum Deed {
    Turned,
    Took(Resources),
    Bought(Resources),
    GaveBack(Resources),
    Laid(CardId, Resources),
    Other(String),
}

fn deeds(board: &ShownBoard<'_>, turn: &PastTurn) -> Vec<String> {
    let mut deeds: Vec<Deed> = Vec::new();
    for &choice in &turn.choices {
        join(board, &mut deeds, choice);
    }
    let words = board.words;
    // Whatever is laid last on a site that was sold has covered it.
    let sold = |index: usize, card: CardId| {
        let again = |deed: &Deed| matches!(deed, Deed::Laid(on, _) if *on == card);
        turn.sold.contains(&card) && !deeds[index + 1..].iter().any(again)
    };
    let tell = |(index, deed): (usize, &Deed)| {
        Some(match deed {
            // What was produced says it better.
            Deed::Turned if matches!(deeds.get(index + 1), Some(Deed::Took(_))) => return None,
            Deed::Turned => words.say("k-did-produce-nothing"),
            Deed::Took(what) => say!(words, "k-did-produce", what = marked(board.counted(*what))),
            Deed::Bought(what) => say!(words, "k-did-take", what = marked(board.counted(*what))),
            Deed::GaveBack(what) => say!(words, "k-did-discard", what = board.counted(*what)),
            Deed::Laid(card, what) => {
                let id = if sold(index, *card) { "k-did-lay-sell" } else { "k-did-lay" };
                say!(words, id, what = board.counted(*what), card = marked(card))
            }
            Deed::Other(text) => text.clone(),
        })
    };
    deeds.iter().enumerate().filter_map(tell).collect()
}

fn join(board: &ShownBoard<'_>, deeds: &mut Vec<Deed>, choice: Choice) {
    let words = board.words;
    let one = |resource: Resource| {
        let mut one = Resources::NONE;
        one[resource] = 1;
        one
    };
    match (choice, deeds.last_mut()) {
        (Choice::Turn(_), Some(Deed::Turned)) | (Choice::Stop | Choice::Done, _) => {}
        (Choice::Turn(_), _) => deeds.push(Deed::Turned),
        (Choice::Take(resource), Some(Deed::Took(what) | Deed::Bought(what))) => {
            what.add(one(resource));
        }
        (Choice::Take(resource), Some(Deed::Turned)) => deeds.push(Deed::Took(one(resource))),
        (Choice::Take(resource), _) => deeds.push(Deed::Bought(one(resource))),
        (Choice::Discard(resource), Some(Deed::GaveBack(what))) => what.add(one(resource)),
        (Choice::Discard(resource), _) => deeds.push(Deed::GaveBack(one(resource))),
        (Choice::Place { resource, card }, Some(Deed::Laid(on, what))) if *on == card => {
            what.add(one(resource));
        }
        (Choice::Place { resource, card }, _) => deeds.push(Deed::Laid(card, one(resource))),
        (Choice::Open(card), _) => {
            let text = say!(words, "k-did-open", card = marked(card));
            deeds.push(Deed::Other(text));
        }
        (Choice::Flip(faces), _) => {
            let (from, to) = (board.called(faces.shown), board.called(faces.hidden));
            deeds.push(Deed::Other(say!(words, "k-did-flip", from = from, to = to)));
        }
        (Choice::Power(card), _) => {
            let power = printed(board.view, card).and_then(|printed| printed.power);
            deeds.push(Deed::Other(match power {
                Some(power) => say!(words, "k-did-power", power = power_name(words, power)),
                None => say!(words, "k-did-some-power", card = card.to_string()),
            }));
        }
        (Choice::Sell(card), _) => {
            deeds.push(Deed::Other(say!(words, "k-did-sell", card = marked(card))));
        }
    }
}
