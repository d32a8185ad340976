//! The rules of one table: an edition's figures and the options chosen, checked once.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tabletop::{OptionsError, Setting, Settings, debug_by_settings};

use crate::card::Card;
use crate::choice::OFFERS;
use crate::data::{DataError, Edition, SheetData};
use crate::encode::actions::{Actions, Asked};
use crate::encode::cards::CardKinds;
use crate::extensions::Extension;
use crate::frequency::Frequency;
use crate::opponent::OpponentCard;
use crate::options::{BLUEPRINT, Chosen};
use crate::plan::{Plan, STACKS};
use crate::printing::Printing;
use crate::prospects::TableKind;
use crate::ruleset::{PileRule, Ruleset};
use crate::supply::zombies::{FEWEST_CARDS, ZOMBIE_OFFERS};
use crate::town::Town;

/// The most people round one table.
pub(crate) const MOST_SEATS: usize = 100;

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
    /// One architect, three cards a round: the number of one, the action of another, the third
    /// given to an opponent of the AAA.
    Opponent,
}

impl Mode {
    /// Whether one of the cards goes to a neighbour or an opponent.
    pub(crate) const fn one_goes_on(self) -> bool {
        matches!(self, Self::Expert | Self::Opponent)
    }
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
    /// Which printing is played.
    pub printing: Printing,
    /// Its rules, where printings differ.
    pub ruleset: Ruleset,
    /// Alone against the AAA: who.
    pub opponent: Option<OpponentCard>,
    /// Whether it is the sheet of zombies, which changes how cards come.
    pub(crate) zombies: bool,
    /// A sheet with rules of its own, if one is played.
    pub extension: Option<Extension>,
    /// The figures.
    pub edition: Edition,
    /// For each stack, the plans that may be drawn, as indices.
    pub(crate) stacks: [Vec<u8>; STACKS],
    /// How often each number comes.
    pub(crate) frequency: Frequency,
    /// An index for every choice.
    pub(crate) actions: Actions,
    /// The different cards.
    pub(crate) kinds: CardKinds,
    /// What the judge has learned about this kind of table, if anything.
    pub(crate) taught: Option<TableKind>,
}

debug_by_settings!(Rules);

impl Rules {
    /// Checks options and seats, and reads the data they ask for.
    pub fn new(settings: &Settings, seats: usize) -> Result<Arc<Self>, OptionsError> {
        let chosen = Chosen::read(settings, seats)?;
        let mut edition =
            edition(&chosen).map_err(|error| OptionsError::Data(error.to_string()))?;
        if edition.extension.is_some() && chosen.printing != Printing::Of2023 {
            let problem = "a sheet with rules of its own comes with edition 2023: expected `edition` \
                           2023";
            return Err(OptionsError::Conflict(problem.to_owned()));
        }
        let zombies = matches!(edition.extension, Some(Extension::Zombies(_)));
        if zombies && edition.cards.len() < FEWEST_CARDS {
            let problem = format!(
                "{} cards: the sheet of zombies expects at least {FEWEST_CARDS}",
                edition.cards.len()
            );
            return Err(OptionsError::Conflict(problem));
        }
        let mode = chosen.mode(seats, edition.cards.len())?;
        let Chosen { settings, printing, advanced, reshuffle, opponent, .. } = chosen;
        let stacks = std::array::from_fn(|stack| {
            let in_stack = |plan: &Plan| plan.stack == stack && (advanced || !plan.advanced);
            (0..edition.plans.len())
                .filter(|&index| in_stack(&edition.plans[index]))
                .map(|index| index as u8)
                .collect()
        });
        let opponent = opponent
            .map(|level| {
                let mut cards = edition.opponents.iter();
                cards.find(|card| card.level == level).cloned().ok_or_else(|| {
                    let problem = format!(
                        "option `opponent` cannot be `{level}`: the data file has no opponent of \
                         that level"
                    );
                    OptionsError::Conflict(problem)
                })
            })
            .transpose()?;
        let extension = edition.extension.take();
        Ok(Arc::new(Self {
            seats,
            mode,
            roundabouts_allowed: advanced,
            reshuffle,
            printing,
            ruleset: printing.ruleset(),
            opponent,
            stacks,
            frequency: Frequency::of(&edition.cards),
            actions: Actions::of(&Asked {
                mode,
                roundabouts: advanced,
                reshuffle,
                extension: extension.as_ref(),
                edition: &edition,
            }),
            kinds: CardKinds::of(&edition.cards),
            taught: TableKind::of(&settings, printing, mode),
            zombies,
            extension,
            settings,
            edition,
        }))
    }

    /// The streets of the sheet.
    #[inline]
    pub fn town(&self) -> &Town {
        &self.edition.sheet.town
    }

    /// Whether there are three piles, each of which is reshuffled by itself.
    pub(crate) fn has_piles_apart(&self) -> bool {
        self.mode == Mode::Standard && self.ruleset.piles == PileRule::Apart && !self.zombies
    }

    /// How many pairs or cards are on offer.
    pub(crate) fn offers(&self) -> usize {
        if self.zombies { ZOMBIE_OFFERS } else { OFFERS }
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

/// The figures of a printing, with what a data file and the 9¾ cards change.
fn edition(chosen: &Chosen) -> Result<Edition, DataError> {
    let mut edition = Edition::of(chosen.printing);
    match chosen.settings.get("sheet") {
        Some(Setting::File { file, text }) => edition.change_by(file, text)?,
        Some(Setting::Word(word)) if word == BLUEPRINT => edition.sheet = SheetData::blueprint(),
        Some(Setting::Word(word)) => {
            if let Some((file, text)) = Extension::file(word) {
                edition.replace_from(file, text)?;
            }
        }
        _ => {}
    }
    if chosen.quarters {
        edition.add_quarters()?;
    }
    Ok(edition)
}
