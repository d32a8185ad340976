//! Choices in words, as the log tells them.

use welcome::card::Action;
use welcome::choice::Offer;
use welcome::extensions::ExtensionView;
use welcome::house::House;
use welcome::number::Number;
use welcome::sheet::Sheet;
use welcome::view::OfferView;
use welcome::{Choice, View};

use super::extensions::{self, OwnSheet};
use super::icon::name;
use super::text::{address, list, marked, say};
use crate::words::Words;

/// What a sentence about choices may tell besides them: what followed by the sheet's own rules.
pub(super) struct Told<'a> {
    extension: Option<&'a ExtensionView>,
    own: Option<Box<dyn OwnSheet + 'a>>,
    /// The sheet before the choices were made, where it is known.
    sheet: Option<Sheet>,
}

impl<'a> Told<'a> {
    pub(super) fn of(view: &'a View, sheet: Option<Sheet>) -> Self {
        let extension = view.layout.extension.as_ref();
        Self { extension, own: extension.map(extensions::of), sheet }
    }

    /// What these choices did, one after the other.
    fn deeds(&self, words: &Words, choices: &[Choice]) -> Vec<String> {
        let mut sheet = self.sheet;
        let (mut deeds, mut at) = (Vec::new(), None);
        for &choice in choices {
            let own = self.own.as_deref();
            deeds.extend(deed(words, choice).or_else(|| own?.deed(words, choice, at)));
            if let Choice::Write { number, house } | Choice::Bis { number, house } = choice {
                at = Some(house);
                let before = sheet.filter(|sheet| !sheet.taken().contains(house));
                if let (Some(before), Some(extension), Some(own)) = (before, self.extension, own) {
                    let copied = matches!(choice, Choice::Bis { .. });
                    let follows = extension.printed.follows(&before, house, number, copied);
                    deeds.extend(follows.and_then(|follows| own.followed(words, &follows)));
                    sheet = Some(before.with_number(house, number));
                }
            }
        }
        deeds
    }
}

/// What someone chose in a turn, as one sentence: `Marcel wrote 9 in A7 and planted a park.`
/// Without a name it is the reader. What was only taken or passed is not told; the figures are
/// marked, for `rich` to set off.
pub(super) fn describe(
    words: &Words,
    name: Option<&str>,
    choices: &[Choice],
    told: &Told<'_>,
) -> String {
    let deeds = told.deeds(words, choices);
    let deeds = if deeds.is_empty() { vec![words.say("w-did-nothing")] } else { deeds };
    let deeds = list(words, &deeds);
    match name {
        None => say!(words, "w-you-did", deeds = deeds),
        Some(name) => say!(words, "w-someone-did", name = name, deeds = deeds),
    }
}

/// A turn as advice: `take 9 with Park, write 9 in A7 and plant a park`.
pub(super) fn advice(words: &Words, view: &View, choices: &[Choice]) -> String {
    let own = view.layout.extension.as_ref().map(extensions::of);
    let told = |choice: &Choice| {
        let own = || own.as_ref()?.advice(words, *choice);
        step(words, &view.offer, *choice).or_else(own)
    };
    let steps: Vec<String> = choices.iter().filter_map(told).collect();
    if steps.is_empty() { words.say("w-do-done") } else { words.list(&steps) }
}

fn step(words: &Words, offer: &OfferView, choice: Choice) -> Option<String> {
    let shown = |place: Offer| match offer {
        OfferView::Pairs(pairs) => {
            let pair = pairs[place.index()];
            Some((pair.number, pair.action))
        }
        OfferView::Cards { cards, .. } | OfferView::Hand { cards: Some(cards), .. } => {
            let card = cards[place.index()];
            Some((card.number, card.action))
        }
        OfferView::Hand { cards: None, .. } => None,
    };
    Some(match choice {
        Choice::Take(pair) => take(words, shown(pair)?.0, shown(pair)?.1),
        Choice::Combine { number, action } | Choice::CombineAndPass { number, action, .. } => {
            take(words, shown(number)?.0, shown(action)?.1)
        }
        Choice::Pass => words.say("w-do-pass"),
        Choice::Refuse => words.say("w-do-refuse"),
        Choice::RefuseAndPass(card) => {
            let (number, action) = shown(card)?;
            let action = name(words, action);
            say!(words, "w-do-refuse-pass", number = number.to_string(), action = action)
        }
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
        // A sheet with rules of its own says what only it asks for.
        _ => return None,
    })
}

fn take(words: &Words, number: Number, action: Action) -> String {
    say!(words, "w-do-take", number = number.to_string(), action = name(words, action))
}

fn deed(words: &Words, choice: Choice) -> Option<String> {
    Some(match choice {
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
        // Taking cards shows in what was made of them; the rest is said as advice is.
        _ => return None,
    })
}
