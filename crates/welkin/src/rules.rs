//! The rules of one table: the figures and the options chosen, checked once.

use std::sync::Arc;

use tabletop::{OptionKind, OptionSpec, OptionsError, Seat, Setting, Settings, debug_by_settings};

use crate::card::{CardId, SiteCard};
use crate::data::{Edition, Figures};
use crate::quotation::Faces;

/// The options of Welkin.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "first",
        about: "Who plays first.",
        kind: OptionKind::OneOf(&[
            ("random", "drawn by lot"),
            ("1", "seat 1"),
            ("2", "seat 2"),
            ("3", "seat 3"),
            ("4", "seat 4"),
        ]),
        default: "random",
        needs: &[],
    },
    OptionSpec {
        name: "coins",
        about: "What the players start with.",
        kind: OptionKind::OneOf(&[
            ("none", "nothing, as the rulebook has it"),
            ("even", "a coin for those who play later, whose disadvantage it evens out"),
        ]),
        default: "none",
        needs: &[],
    },
    OptionSpec {
        name: "incomplete",
        about: "What becomes of a site sold incomplete.",
        kind: OptionKind::OneOf(&[
            ("set-aside", "it leaves the game: only a finished site has a power"),
            ("completed", "it is completed: its power is available, and it counts in a tie"),
        ]),
        default: "set-aside",
        needs: &[],
    },
    OptionSpec {
        name: "turns",
        about: "After how many turns of each player a game without an end is stopped.",
        kind: OptionKind::OneOf(&[
            ("200", "more than any game needs"),
            ("30", "a short game"),
            ("none", "never: nothing in the rules forces the game on"),
        ]),
        default: "200",
        needs: &[],
    },
    OptionSpec {
        name: "box",
        about: "The contents of the box. A data file may bring its own cards, tokens or figures.",
        kind: OptionKind::Data(&[("2019", "46 sites, 10 market tokens")]),
        default: "2019",
        needs: &[],
    },
];

/// The fewest people round one table.
pub(crate) const FEWEST_SEATS: usize = 2;
/// The most people round one table.
pub(crate) const MOST_SEATS: usize = 4;

/// The rules of one table.
pub struct Rules {
    /// Every option, defaults included.
    pub settings: Settings,
    /// How many play.
    pub seats: usize,
    /// What the box holds.
    pub edition: Edition,
    /// How many cards are dealt to the pile, those face up included.
    pub deck: usize,
    /// Who plays first, unless it is drawn by lot.
    pub first: Option<Seat>,
    /// What each starts with, the first player first.
    pub coins: [u8; MOST_SEATS],
    /// Whether a site sold incomplete is completed.
    pub incomplete_is_completed: bool,
    /// After how many turns of each player the game is stopped.
    pub turn_cap: Option<u32>,
}

debug_by_settings!(Rules);

impl Rules {
    /// Checks options and seats, and reads the data they ask for.
    pub fn new(settings: &Settings, seats: usize) -> Result<Arc<Self>, OptionsError> {
        let settings = settings.complete(OPTIONS)?;
        if !(FEWEST_SEATS..=MOST_SEATS).contains(&seats) {
            let why = format!("expected {FEWEST_SEATS} to {MOST_SEATS}");
            return Err(OptionsError::Seats { given: seats, why });
        }
        let mut edition = Edition::of_2019();
        if let Some(Setting::File { file, text }) = settings.get("box") {
            edition
                .replace_from(file, text)
                .map_err(|error| OptionsError::Data(error.to_string()))?;
        }
        let word = |name| settings.get(name).map(Setting::to_string).unwrap_or_default();
        let first = word("first").parse::<Seat>().ok();
        if let Some(first) = first.filter(|first| first.index() >= seats) {
            return Err(OptionsError::Conflict(format!(
                "option `first` cannot be `{first}` at a table of {seats}: expected `random` or a \
                 seat from 1 to {seats}"
            )));
        }
        let table = seats - FEWEST_SEATS;
        let mut coins = [0; MOST_SEATS];
        if word("coins") == "even" {
            coins[..seats].copy_from_slice(&edition.figures.coins[table]);
        }
        Ok(Arc::new(Self {
            seats,
            deck: edition.figures.deck[table],
            first,
            coins,
            incomplete_is_completed: word("incomplete") == "completed",
            turn_cap: word("turns").parse().ok(),
            edition,
            settings,
        }))
    }

    /// A site card.
    #[inline]
    pub fn card(&self, card: CardId) -> &SiteCard {
        &self.edition.cards[card.index()]
    }

    /// The market tokens.
    #[inline]
    pub(crate) fn tokens(&self) -> &[Faces] {
        &self.edition.tokens
    }

    /// Every other figure.
    #[inline]
    pub(crate) fn figures(&self) -> &Figures {
        &self.edition.figures
    }
}
