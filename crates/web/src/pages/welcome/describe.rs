//! Choices in words, as the log tells them.

use welcome::Choice;
use welcome::house::House;

use super::text::{address, list, marked, say};
use crate::words::Words;

/// What someone chose in a turn, as one sentence: `Marcel wrote 9 in A7 and planted a park.`
/// Without a name it is the reader. What was only taken or passed is not told; the figures are
/// marked, for `rich` to set off.
pub fn describe(words: &Words, name: Option<&str>, choices: &[Choice]) -> String {
    let deeds: Vec<String> = choices.iter().filter_map(|choice| deed(words, *choice)).collect();
    let deeds = if deeds.is_empty() { vec![words.say("w-did-nothing")] } else { deeds };
    let deeds = list(words, &deeds);
    match name {
        None => say!(words, "w-you-did", deeds = deeds),
        Some(name) => say!(words, "w-someone-did", name = name, deeds = deeds),
    }
}

/// A turn as advice: `take pair 2, write 9 in A7 and plant a park`.
pub(super) fn advice(words: &Words, choices: &[Choice]) -> String {
    let steps: Vec<String> = choices.iter().filter_map(|choice| step(words, *choice)).collect();
    if steps.is_empty() { words.say("w-do-done") } else { words.list(&steps) }
}

fn step(words: &Words, choice: Choice) -> Option<String> {
    Some(match choice {
        Choice::Done | Choice::Use(_) => return None,
        Choice::Take(pair) => say!(words, "w-do-take", pair = pair.index() + 1),
        Choice::Combine { number, action } => {
            say!(words, "w-do-combine", number = number.index() + 1, action = action.index() + 1)
        }
        Choice::Pass => words.say("w-do-pass"),
        Choice::Refuse => words.say("w-do-refuse"),
        Choice::RefuseAndPass(card) => say!(words, "w-do-refuse-pass", card = card.index() + 1),
        Choice::Write { number, house } => {
            say!(words, "w-do-write", number = number.to_string(), house = address(house))
        }
        Choice::Fence(house) => {
            let next = House::new(house.street(), house.place() + 1);
            say!(words, "w-do-fence", left = address(house), right = address(next))
        }
        Choice::Promote(size) => say!(words, "w-do-promote", size = size),
        Choice::Park => words.say("w-do-park"),
        Choice::Pool => words.say("w-do-pool"),
        Choice::Hire => words.say("w-do-hire"),
        Choice::Bis { number, house } => {
            say!(words, "w-do-bis", number = number.to_string(), house = address(house))
        }
        Choice::Roundabout(house) => say!(words, "w-do-roundabout", house = address(house)),
        Choice::Plan(slot) => say!(words, "w-do-plan", plan = slot.index() + 1),
        Choice::Reshuffle => words.say("w-do-reshuffle"),
    })
}

fn deed(words: &Words, choice: Choice) -> Option<String> {
    Some(match choice {
        Choice::Take(_) | Choice::Combine { .. } | Choice::Pass | Choice::Use(_) | Choice::Done => {
            return None;
        }
        Choice::Refuse | Choice::RefuseAndPass(_) => words.say("w-did-refuse"),
        Choice::Write { number, house } => {
            say!(words, "w-did-write", number = marked(number), house = address(house))
        }
        Choice::Fence(house) => {
            let next = House::new(house.street(), house.place() + 1);
            say!(words, "w-did-fence", left = address(house), right = address(next))
        }
        Choice::Promote(size) => say!(words, "w-did-promote", size = size),
        Choice::Park => words.say("w-did-park"),
        Choice::Pool => words.say("w-did-pool"),
        Choice::Hire => words.say("w-did-hire"),
        Choice::Bis { number, house } => {
            say!(words, "w-did-bis", number = marked(number), house = address(house))
        }
        Choice::Roundabout(house) => say!(words, "w-did-roundabout", house = address(house)),
        Choice::Plan(slot) => say!(words, "w-did-plan", plan = slot.index() + 1),
        Choice::Reshuffle => words.say("w-did-reshuffle"),
    })
}
