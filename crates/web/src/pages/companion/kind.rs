//! The kinds of sheets that can be kept on paper, by the names they have in records.

use std::marker::PhantomData;
use std::sync::Arc;

use store::TableId;
use tabletop::{OptionSpec, OptionsError, Settings};
use welcome::card::Card;
use welcome::number::Number;
use welcome::paper::{NoOffer, PaperRulesOf};
use welcome::plan::{Plan, PlanSlot};
use welcome::{Dream, Welcome};

use super::PlanCard;
use super::around::{AllSheets, SheetsOf};
use crate::pages::paper::PaperPages;
use crate::room::Room;
use crate::token::TokenHash;
use crate::words::{Language, Words};

/// The rules of the sheets of one table, as the pages they share ask for them.
pub(crate) trait SharedRules: Send + Sync {
    /// Every option, defaults included.
    fn settings(&self) -> &Settings;
    /// The reader's language in the terms of the sheet.
    fn terms<'a>(&self, words: &'a Words) -> &'a Words;
    /// The plans of a stack, as cards to pick from.
    fn plan_cards(&self, words: &Words, slot: PlanSlot) -> Vec<PlanCard>;
    /// How many plans a stack has.
    fn stack(&self, slot: PlanSlot) -> usize;
    /// How many pairs or cards lie on the table in a round.
    fn offers(&self) -> usize;
    /// Whether the number of one card goes with the action of another.
    fn combines(&self) -> bool;
    /// The numbers of the cards.
    fn card_numbers(&self) -> Vec<Number>;
    /// Whether these cards can lie on the table in one round.
    fn check_offer(&self, offer: &[Card]) -> Result<(), NoOffer>;
}

/// What people call what such a plan asks for, whichever box they have.
const LOT_WORDS: &str = " estates lots lotissements";

/// The numbers in a sentence.
fn numbers_in(text: &str) -> Vec<u32> {
    text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|it| it.parse().ok()).collect()
}

impl<G: PaperPages> SharedRules for PaperRulesOf<G> {
    fn settings(&self) -> &Settings {
        &self.settings
    }

    fn terms<'a>(&self, words: &'a Words) -> &'a Words {
        G::sheet_terms(words, self)
    }

    fn plan_cards(&self, words: &Words, slot: PlanSlot) -> Vec<PlanCard> {
        let card = |plan: &Plan<G::Goal>| {
            let told = Language::ALL.map(|language| G::plan_card(language.words(), self, plan).1);
            let mut said = told.join(" ");
            let lots = G::lots(plan.goal);
            if lots.is_some() {
                said.push_str(LOT_WORDS);
            }
            let sizes = lots.unwrap_or_else(|| numbers_in(&told[0]));
            let points = [plan.first, plan.later];
            PlanCard { face: G::plan_card(words, self, plan).0, said, sizes, points }
        };
        self.plans(slot).map(card).collect()
    }

    fn stack(&self, slot: PlanSlot) -> usize {
        self.plans(slot).count()
    }

    fn offers(&self) -> usize {
        self.offers()
    }

    fn combines(&self) -> bool {
        self.combines()
    }

    fn card_numbers(&self) -> Vec<Number> {
        self.card_numbers()
    }

    fn check_offer(&self, offer: &[Card]) -> Result<(), NoOffer> {
        self.check_offer(offer)
    }
}

/// A kind of sheet.
pub(crate) trait Kind: Send + Sync {
    /// Its name in records.
    fn name(&self) -> &'static str;
    /// Its options.
    fn options(&self) -> &'static [OptionSpec];
    /// Checks options, and reads the data they ask for.
    fn rules(&self, options: &Settings) -> Result<Arc<dyn SharedRules>, OptionsError>;
    /// Counts the sheets of a group; nothing if its options cannot be read.
    fn sheets(
        &self,
        group: &Room,
        rooms: Vec<(TableId, Arc<Room>)>,
        who: Option<&TokenHash>,
    ) -> Option<Box<dyn AllSheets>>;
}

struct KindOf<G>(PhantomData<G>);

impl<G: PaperPages> Kind for KindOf<G> {
    fn name(&self) -> &'static str {
        G::ON_PAPER
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::OPTIONS_ON_PAPER
    }

    fn rules(&self, options: &Settings) -> Result<Arc<dyn SharedRules>, OptionsError> {
        Ok(PaperRulesOf::<G>::new(options, 1)?)
    }

    fn sheets(
        &self,
        group: &Room,
        rooms: Vec<(TableId, Arc<Room>)>,
        who: Option<&TokenHash>,
    ) -> Option<Box<dyn AllSheets>> {
        Some(Box::new(SheetsOf::<G>::of(group, rooms, who)?))
    }
}

const KINDS: [&dyn Kind; 2] = [&KindOf::<Welcome>(PhantomData), &KindOf::<Dream>(PhantomData)];

/// The kind of sheet with this name in records.
pub(crate) fn kind(name: &str) -> Option<&'static dyn Kind> {
    KINDS.into_iter().find(|kind| kind.name() == name)
}

/// The kind that a sheet of the box is: what is not known is for Welcome to refuse.
pub(crate) fn kind_of_sheet(sheet: &str) -> &'static dyn Kind {
    let named = welcome::paper::sheets().find(|(name, _)| *name == sheet);
    named.and_then(|(_, name)| kind(name)).unwrap_or(KINDS[0])
}
