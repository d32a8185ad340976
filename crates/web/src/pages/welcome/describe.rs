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
