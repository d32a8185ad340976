//! The rules of one table: an edition's figures and the options chosen, checked once.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tabletop::{OptionKind, OptionSpec, OptionsError, Setting, Settings};

use crate::card::Card;
use crate::data::Edition;
use crate::frequency::Frequency;
use crate::plan::{Plan, STACKS};
use crate::town::Town;

/// The options of Welcome.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "edition",
        about: "Which printing of the game: its cards, plans, sheet and rules.",
        kind: OptionKind::OneOf(&[("2018", "81 cards, 28 plans, the Solo card")]),
        default: "2018",
    },
    OptionSpec {
        name: "advanced",
        about: "Adds ten plans to the stacks, and roundabouts that split a street.",
        kind: OptionKind::Switch,
        default: "false",
    },
    OptionSpec {
        name: "expert",
        about: "Everyone holds three cards of their own and passes one on. Two seats or more.",
        kind: OptionKind::Switch,
        default: "false",
    },
    OptionSpec {
        name: "reshuffle",
        about: "When those who fulfil a plan first may have all cards reshuffled.",
        kind: OptionKind::OneOf(&[
            ("once", "in the first round in which any plan is fulfilled"),
            ("per-plan", "in the first round of each plan"),
            ("never", "not at all"),
        ]),
        default: "once",
    },
    OptionSpec {
        name: "sheet",
        about: "The score sheet. A data file may bring its own sheet, cards or plans.",
        kind: OptionKind::Data(&[("classic", "three streets of 10, 11 and 12 houses")]),
        default: "classic",
    },
];

/// The most people round one table.
pub(crate) const MOST_SEATS: usize = 100;
/// Cards in a hand, and cards on the table alone.
pub(crate) const HAND: usize = 3;

/// How cards reach the architects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Three pairs of a number and an action, the same for everyone.
    Standard,
    /// One architect, three cards a round: the number of one, the action of another.
    Solo,
    /// A hand of three cards each: the number of one, the action of another, the third passed on.
    Expert,
}

/// When a reshuffle may be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reshuffle {
    /// In the first round in which any plan is fulfilled.
    Once,
    /// In the first round in which each plan is fulfilled.
    PerPlan,
    /// Not at all.
    Never,
}

/// The rules of one table.
pub struct Rules {
    /// Every option, defaults included.
    pub settings: Settings,
    /// How many architects play.
    pub seats: usize,
    /// How cards reach them.
    pub mode: Mode,
    /// Whether roundabouts may be built.
    pub roundabouts_allowed: bool,
    /// When a reshuffle may be asked for.
    pub reshuffle: Reshuffle,
    /// The figures.
    pub edition: Edition,
    /// For each stack, the plans that may be drawn, as indices.
    pub(crate) stacks: [Vec<u8>; STACKS],
    /// How often each number comes.
    pub(crate) frequency: Frequency,
}

impl fmt::Debug for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rules")
            .field("settings", &self.settings)
            .field("seats", &self.seats)
            .finish_non_exhaustive()
    }
}

impl Rules {
    /// Checks options and seats, and reads the data they ask for.
    pub fn new(settings: &Settings, seats: usize) -> Result<Arc<Self>, OptionsError> {
        let settings = settings.complete(OPTIONS)?;
        let mut edition = Edition::of_2018();
        if let Some(Setting::File { file, text }) = settings.get("sheet") {
            edition
                .replace_from(file, text)
                .map_err(|error| OptionsError::Data(error.to_string()))?;
        }
        let mode = mode(settings.is_on("expert"), seats, edition.cards.len())?;
        let advanced = settings.is_on("advanced");
        let stacks = std::array::from_fn(|stack| {
            let in_stack = |plan: &Plan| plan.stack == stack && (advanced || !plan.advanced);
            (0..edition.plans.len())
                .filter(|&index| in_stack(&edition.plans[index]))
                .map(|index| index as u8)
                .collect()
        });
        let reshuffle = match settings.get("reshuffle").map(Setting::to_string).as_deref() {
            Some("per-plan") => Reshuffle::PerPlan,
            Some("never") => Reshuffle::Never,
            _ => Reshuffle::Once,
        };
        Ok(Arc::new(Self {
            seats,
            mode,
            roundabouts_allowed: advanced,
            reshuffle,
            stacks,
            frequency: Frequency::of(&edition.cards),
            settings,
            edition,
        }))
    }

    /// The streets of the sheet.
    #[inline]
    pub fn town(&self) -> &Town {
        &self.edition.sheet.town
    }

    /// A plan by its index.
    #[inline]
    pub(crate) fn plan(&self, index: u8) -> &Plan {
        &self.edition.plans[index as usize]
    }

    /// All construction cards.
    pub(crate) fn cards(&self) -> &[Card] {
        &self.edition.cards
    }
}

/// Solo for one seat; otherwise as asked, if the cards suffice.
fn mode(expert: bool, seats: usize, cards: usize) -> Result<Mode, OptionsError> {
    let most = if expert { cards / HAND } else { MOST_SEATS };
    match seats {
        1 if expert => Err(OptionsError::Conflict(
            "option `expert` cannot be `true` with one seat: cards are passed on between two or \
             more; expected 2 seats or more"
                .to_owned(),
        )),
        1 => Ok(Mode::Solo),
        _ if (2..=most).contains(&seats) => Ok(if expert { Mode::Expert } else { Mode::Standard }),
        _ if expert => Err(OptionsError::Seats {
            given: seats,
            why: format!(
                "expected 2 to {most} with `expert`, since {cards} cards give {most} hands of three"
            ),
        }),
        _ => Err(OptionsError::Seats { given: seats, why: format!("expected 1 to {most}") }),
    }
}
