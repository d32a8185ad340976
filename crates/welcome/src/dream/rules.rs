//! The rules of one table: options, the sheet, and the rules of Welcome for the cards.

use std::sync::Arc;

use tabletop::{Need, OptionKind, OptionSpec, OptionsError, Requirement, Setting, Settings};

use super::data::Data;
use super::goal::Plan;
use super::layout::Layout;
use crate::options::EXPERT;
use crate::plan::STACKS;
use crate::rules::{Mode, Rules as Cards};

/// The options of American Dream.
pub(super) const OPTIONS: &[OptionSpec] = &[
    EXPERT,
    OptionSpec {
        name: "opponent",
        about: "Alone: whom of the AAA you play against. It is given your third card each round, \
                and takes bonuses away.",
        kind: OptionKind::OneOf(&[
            ("none", "nobody; alone it means 0"),
            ("0", "a closed office: it takes plans and bonuses away and scores nothing"),
            ("1", "Sam, the easiest"),
            ("2", "Ann, who likes improvements and temps"),
            ("3", "Irene, who loves pools"),
            ("4", "Gus, who loves parks and extensions"),
            ("5", "Olga, who is after all three plans"),
        ]),
        default: "none",
        needs: &[Need {
            values: &[],
            requires: Requirement::Alone,
            why: "the AAA plays against one architect alone",
        }],
    },
    OptionSpec {
        name: "quarters",
        about: "Adds three cards with the number 9¾, which goes between 9 and 10.",
        kind: OptionKind::Switch,
        default: "false",
        needs: &[],
    },
    OptionSpec {
        name: "sheet",
        about: "The score sheet. A data file may bring its own houses, figures and plans.",
        kind: OptionKind::Data(&[("dream", "five streets of seven houses")]),
        default: "dream",
        needs: &[],
    },
];

/// The rules of one table.
pub struct Rules {
    /// Every option, defaults included.
    pub settings: Settings,
    /// How many architects play.
    pub seats: usize,
    /// The rules of Welcome, for what is the same: cards, how they are dealt, the opponent.
    pub cards: Arc<Cards>,
    /// The sheet as printed.
    pub layout: Layout,
    /// The plans of all stacks.
    pub plans: Vec<Plan>,
    /// For each stack, its plans, as indices.
    pub(super) stacks: [Vec<u8>; STACKS],
}

tabletop::debug_by_settings!(Rules);

impl Rules {
    /// Checks options and seats, and reads the data they ask for.
    pub fn new(given: &Settings, seats: usize) -> Result<Arc<Self>, OptionsError> {
        if given.is_on("advanced") {
            let problem = "option `advanced` cannot be `true`: American Dream has no roundabouts \
                           and no advanced plans; expected another sheet of `welcome`";
            return Err(OptionsError::Conflict(problem.to_owned()));
        }
        let mut settings = given.complete(OPTIONS)?;
        if seats > 0 {
            settings.check_needs(OPTIONS, seats)?;
        }
        let word = |name: &str| settings.get(name).map(Setting::to_string).unwrap_or_default();
        let of_welcome = ["expert", "opponent", "quarters"];
        let asked = Settings::default().with("edition", "2023");
        let cards = of_welcome.iter().fold(asked, |asked, name| asked.with(name, &word(name)));
        let cards = Cards::new(&cards, seats)?;
        // Alone, Welcome has decided against whom.
        if let Some(Setting::Word(opponent)) = cards.settings.get("opponent") {
            settings.set("opponent", opponent);
        }
        let Data { layout, plans } = match settings.get("sheet") {
            Some(Setting::File { file, text }) => {
                Data::read(file, text).map_err(|error| OptionsError::Data(error.to_string()))?
            }
            _ => Data::of_2023(),
        };
        let stacks = std::array::from_fn(|stack| {
            let in_stack = |index: &u8| plans[usize::from(*index)].stack == stack;
            (0..plans.len() as u8).filter(in_stack).collect()
        });
        Ok(Arc::new(Self { settings, seats, cards, layout, plans, stacks }))
    }

    /// How cards reach the architects.
    #[inline]
    pub fn mode(&self) -> Mode {
        self.cards.mode
    }

    /// A plan by its index.
    #[inline]
    pub(super) fn plan(&self, index: u8) -> &Plan {
        &self.plans[usize::from(index)]
    }
}
