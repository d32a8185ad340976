//! The options of Welcome, and which of them need which.

use tabletop::{Need, OptionKind, OptionSpec, OptionsError, Requirement, Setting, Settings};

use crate::choice::OFFERS;
use crate::extensions::Extension;
use crate::printing::Printing;
use crate::rules::{MOST_SEATS, Mode, Reshuffle};
use crate::ruleset::AloneRule;

/// Where the options are that change a sheet.
pub(crate) const EDITION: usize = 0;
pub(crate) const ADVANCED: usize = 1;
pub(crate) const OPPONENT: usize = 3;
pub(crate) const QUARTERS: usize = 4;
pub(crate) const SHEET: usize = 6;

/// The options of Welcome.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "edition",
        about: "Which printing of the game: its cards, plans, sheet and rules.",
        kind: OptionKind::OneOf(&[
            ("2018", "81 cards, 28 plans, the Solo card"),
            (
                "2023",
                "63 cards, 38 plans, copies on both sides of a fence, opponents to play against \
                 alone",
            ),
        ]),
        default: "2018",
        needs: &[],
    },
    OptionSpec {
        name: "advanced",
        about: "Adds harder plans to the stacks, and roundabouts that split a street in two.",
        kind: OptionKind::Switch,
        default: "false",
        needs: &[],
    },
    EXPERT,
    OptionSpec {
        name: "opponent",
        about: "Edition 2023 alone: whom of the AAA you play against. It is given your third card \
                each round and makes points of them.",
        kind: OptionKind::OneOf(&[
            (NO_OPPONENT, "nobody; alone in edition 2023 it means 0"),
            ("0", "a closed office: it takes plans away and scores nothing"),
            ("1", "Sam, the easiest"),
            ("2", "Ann, who builds lots and hires temps"),
            ("3", "Irene, who loves pools"),
            ("4", "Gus, who loves parks and extensions"),
            ("5", "Olga, the hardest: she is after all three plans"),
        ]),
        default: NO_OPPONENT,
        needs: &[
            Need { values: &[], requires: IN_2023, why: "the AAA plays in edition 2023" },
            Need {
                values: &[],
                requires: Requirement::Alone,
                why: "the AAA plays against one architect alone",
            },
        ],
    },
    OptionSpec {
        name: "quarters",
        about: "Edition 2023: adds three cards with the number 9¾, which goes between 9 and 10.",
        kind: OptionKind::Switch,
        default: "false",
        needs: &[Need {
            values: &[],
            requires: IN_2023,
            why: "the 9¾ cards come with edition 2023",
        }],
    },
    OptionSpec {
        name: "reshuffle",
        about: "When those who fulfil a plan first may have all cards reshuffled.",
        kind: OptionKind::OneOf(&[
            (AS_PRINTED, "as the edition has it: once in 2018, never in 2023"),
            ("once", "in the first round in which any plan is fulfilled"),
            ("per-plan", "in the first round of each plan"),
            ("never", "not at all"),
        ]),
        default: AS_PRINTED,
        needs: &[],
    },
    OptionSpec {
        name: "sheet",
        about: "The score sheet. A data file may bring its own sheet, cards, plans or opponents.",
        kind: OptionKind::Data(&[
            ("classic", "three streets of 10, 11 and 12 houses"),
            (BLUEPRINT, "edition 2023: three streets of 9, 11 and 13 houses, other points"),
            EGGS,
            CHRISTMAS,
            DUCKS,
            ROSWELL,
            ATOMIC,
            TRUCKS,
            HALLOWEEN,
            ZOMBIES,
        ]),
        default: "classic",
        needs: &[
            Need {
                values: &[BLUEPRINT],
                requires: IN_2023,
                why: "the Blueprint sheet comes with edition 2023",
            },
            Need {
                values: &[
                    EGGS.0,
                    CHRISTMAS.0,
                    DUCKS.0,
                    ROSWELL.0,
                    ATOMIC.0,
                    TRUCKS.0,
                    HALLOWEEN.0,
                    ZOMBIES.0,
                ],
                requires: IN_2023,
                why: "this sheet comes with edition 2023",
            },
        ],
    },
];

/// Whether cards are passed on, on any sheet.
pub(crate) const EXPERT: OptionSpec = OptionSpec {
    name: "expert",
    about: "Everyone holds three cards of their own and passes one on. Two seats or more.",
    kind: OptionKind::Switch,
    default: "false",
    needs: &[Need {
        values: &[],
        requires: Requirement::Company,
        why: "cards are passed on between two or more",
    }],
};

const IN_2023: Requirement = Requirement::With("edition", "2023");
const EGGS: (&str, &str) = Extension::SHEETS[0];
const CHRISTMAS: (&str, &str) = Extension::SHEETS[1];
const DUCKS: (&str, &str) = Extension::SHEETS[2];
const ROSWELL: (&str, &str) = Extension::SHEETS[3];
const ATOMIC: (&str, &str) = Extension::SHEETS[4];
const TRUCKS: (&str, &str) = Extension::SHEETS[5];
const HALLOWEEN: (&str, &str) = Extension::SHEETS[6];
const ZOMBIES: (&str, &str) = Extension::SHEETS[7];
pub(crate) const NO_OPPONENT: &str = "none";
const AS_PRINTED: &str = "edition";
pub(crate) const BLUEPRINT: &str = "blueprint";

/// Options that have been read and fit together.
pub(crate) struct Chosen {
    /// Every option, defaults filled in and decided.
    pub(crate) settings: Settings,
    pub(crate) printing: Printing,
    pub(crate) advanced: bool,
    pub(crate) quarters: bool,
    pub(crate) reshuffle: Reshuffle,
    /// The level of the opponent, if there is one.
    pub(crate) opponent: Option<u8>,
}

impl Chosen {
    /// Checks each option, and that it has what it needs.
    pub(crate) fn read(given: &Settings, seats: usize) -> Result<Self, OptionsError> {
        let mut settings = given.complete(OPTIONS)?;
        let word = |settings: &Settings, name| {
            settings.get(name).map(Setting::to_string).unwrap_or_default()
        };
        let printing = Printing::of_year(&word(&settings, "edition")).unwrap_or_default();
        // A table without seats is refused for that.
        if seats > 0 {
            settings.check_needs(OPTIONS, seats)?;
        }
        let ruleset = printing.ruleset();

        let alone = seats == 1 && ruleset.alone == AloneRule::Opponent;
        if alone && word(&settings, "opponent") == NO_OPPONENT {
            settings.set("opponent", "0");
        }
        let opponent = word(&settings, "opponent").parse().ok();
        if word(&settings, "reshuffle") == AS_PRINTED {
            settings.set("reshuffle", if ruleset.reshuffles { "once" } else { "never" });
        }
        Ok(Self {
            printing,
            advanced: settings.is_on("advanced"),
            quarters: settings.is_on("quarters"),
            reshuffle: match word(&settings, "reshuffle").as_str() {
                "once" => Reshuffle::Once,
                "per-plan" => Reshuffle::PerPlan,
                _ => Reshuffle::Never,
            },
            opponent,
            settings,
        })
    }

    /// Alone for one seat; otherwise as asked, if the cards suffice.
    pub(crate) fn mode(&self, seats: usize, cards: usize) -> Result<Mode, OptionsError> {
        let expert = self.settings.is_on("expert");
        let most = if expert { cards / OFFERS } else { MOST_SEATS };
        match seats {
            1 if self.opponent.is_some() => Ok(Mode::Opponent),
            1 => Ok(Mode::Solo),
            _ if (2..=most).contains(&seats) => {
                Ok(if expert { Mode::Expert } else { Mode::Standard })
            }
            _ if expert => Err(OptionsError::Seats {
                given: seats,
                why: format!(
                    "expected 2 to {most} with `expert`, since {cards} cards give {most} hands of \
                     three"
                ),
            }),
            _ => Err(OptionsError::Seats { given: seats, why: format!("expected 1 to {most}") }),
        }
    }
}
