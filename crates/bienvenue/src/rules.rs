//! The rules of one table: the figures and the options chosen, checked once.

use std::sync::Arc;

use tabletop::{OptionKind, OptionSpec, OptionsError, Seat, Setting, Settings, debug_by_settings};

use crate::card::{CardId, CardKind, CardSet, Kind, Title};
use crate::cell::{Cells, Spot};
use crate::data::{Edition, Figures};
use crate::family::Family;
use crate::tile::{Tag, Tile, TileId, TileKind, TileSet};

/// The options of Bienvenue chez Vous.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "first",
        about: "Who has the first turn.",
        kind: OptionKind::OneOf(&[
            ("random", "drawn by lot"),
            ("1", "seat 1"),
            ("2", "seat 2"),
            ("3", "seat 3"),
            ("4", "seat 4"),
            ("5", "seat 5"),
        ]),
        default: "random",
        needs: &[],
    },
    OptionSpec {
        name: "families",
        about: "Which families look for a house.",
        kind: OptionKind::OneOf(&[
            ("default", "ten families balanced by simulation"),
            ("draft", "the designer's drafts, with the middle of their budgets"),
            ("draft-low", "the designer's drafts, with the lowest of their budgets"),
        ]),
        default: "default",
        needs: &[],
    },
    OptionSpec {
        name: "discount",
        about: "Which tile of the discount row is cheapest.",
        kind: OptionKind::OneOf(&[
            ("newest-deepest", "the newest, as the designer has it"),
            ("oldest-deepest", "the oldest, which leaves when the row is full"),
        ]),
        default: "newest-deepest",
        needs: &[],
    },
    OptionSpec {
        name: "forced",
        about: "Whether one of the tiles drawn must be laid if any can be.",
        kind: OptionKind::Switch,
        default: "true",
        needs: &[],
    },
    OptionSpec {
        name: "auctions",
        about: "Whether a tile that cannot be laid is put up for auction.",
        kind: OptionKind::Switch,
        default: "true",
        needs: &[],
    },
    OptionSpec {
        name: "bar",
        about: "Whether the bar of an open kitchen may face living rooms only.",
        kind: OptionKind::Switch,
        default: "false",
        needs: &[],
    },
    OptionSpec {
        name: "money",
        about: "Whether everyone sees everyone's money.",
        kind: OptionKind::OneOf(&[
            ("open", "it lies on the table"),
            ("hidden", "it lies behind a screen; what is paid is still seen"),
        ]),
        default: "open",
        needs: &[],
    },
    OptionSpec {
        name: "box",
        about: "The contents of the box. A data file may bring its own tiles, cards, families or \
                figures.",
        kind: OptionKind::Data(&[("prototype", "100 tiles, 35 cards, ten families")]),
        default: "prototype",
        needs: &[],
    },
];

/// The fewest people round one table.
pub(crate) const FEWEST_SEATS: usize = 2;
/// The most people round one table.
pub(crate) const MOST_SEATS: usize = 5;

/// The rules of one table.
#[expect(clippy::struct_excessive_bools, reason = "each is an option of the table")]
pub struct Rules {
    /// Every option, defaults included.
    pub settings: Settings,
    /// How many play.
    pub seats: usize,
    /// What the box holds.
    pub edition: Edition,
    /// Who has the first turn, unless it is drawn by lot.
    pub first: Option<Seat>,
    /// Whether a tile that can be laid must be.
    pub forced: bool,
    /// Whether tiles are put up for auction.
    pub auctions: bool,
    /// Whether the oldest tile of the discount row is the cheapest.
    pub oldest_deepest: bool,
    /// Whether bars may face living rooms only.
    pub bar_faces_living: bool,
    /// Whether everyone sees everyone's money.
    pub money_open: bool,
    /// Whether the lowest sum of a range is the budget.
    low_budgets: bool,
    /// All rooms.
    pub(crate) rooms: TileSet,
    /// All garden tiles.
    pub(crate) garden: TileSet,
    /// The title of each card.
    titles: Vec<Title>,
    /// All corruption cards.
    pub(crate) corruption: CardSet,
    cells: Cells,
    /// The rooms that a family can need, by what they count as.
    pub(crate) needed: [TileSet; Tag::NEEDS.len()],
}

debug_by_settings!(Rules);

impl Rules {
    /// Checks options and seats, and reads the data they ask for.
    pub fn new(settings: &Settings, seats: usize) -> Result<Arc<Self>, OptionsError> {
        let settings = settings.complete(OPTIONS)?;
        if !(FEWEST_SEATS..=MOST_SEATS).contains(&seats) {
            let why = format!("{FEWEST_SEATS} to {MOST_SEATS} can build");
            return Err(OptionsError::Seats { given: seats, why });
        }
        let word = |name| settings.get(name).map(Setting::to_string).unwrap_or_default();
        let mut edition = Edition::prototype();
        if word("families") != "default" {
            edition.with_draft_families();
        }
        if let Some(Setting::File { file, text }) = settings.get("box") {
            edition
                .change_by((file, text), word("families") != "default")
                .map_err(|error| OptionsError::Data(error.to_string()))?;
        }
        edition.suffices_for(seats).map_err(OptionsError::Conflict)?;
        let first = word("first").parse::<Seat>().ok();
        if first.is_some_and(|first| first.index() >= seats) {
            return Err(OptionsError::Conflict(format!(
                "option `first`: there is no seat {} at a table of {seats}",
                word("first")
            )));
        }
        let kind = |tile: &Tile| &edition.kinds[usize::from(tile.kind)];
        let (mut rooms, mut garden) = (TileSet::NONE, TileSet::NONE);
        for (index, tile) in edition.tiles.iter().enumerate() {
            let set = if kind(tile).garden { &mut garden } else { &mut rooms };
            set.insert(TileId::new(index));
        }
        let needed = Tag::NEEDS.map(|tag| {
            let tiles = edition.tiles.iter().enumerate();
            let counted = tiles.filter(|(_, tile)| kind(tile).tags.contains(&tag));
            counted.map(|(index, _)| TileId::new(index)).collect()
        });
        let mut titles = Vec::new();
        let mut corruption = CardSet::NONE;
        for title in Title::ALL {
            for _ in 0..edition.cards[title.index()].copies {
                if title.kind() == Kind::Corruption {
                    corruption.insert(CardId(titles.len() as u8));
                }
                titles.push(title);
            }
        }
        let last = edition.figures.side - 1;
        Ok(Arc::new(Self {
            seats,
            first,
            forced: settings.is_on("forced"),
            auctions: settings.is_on("auctions"),
            oldest_deepest: word("discount") == "oldest-deepest",
            bar_faces_living: settings.is_on("bar"),
            money_open: word("money") == "open",
            low_budgets: word("families") == "draft-low",
            rooms,
            garden,
            titles,
            needed,
            corruption,
            cells: Cells::rectangle(Spot::new(0, 0, false), Spot::new(last, last, false)),
            edition,
            settings,
        }))
    }

    /// Every other figure.
    #[inline]
    pub(crate) fn figures(&self) -> &Figures {
        &self.edition.figures
    }

    /// Cells on a side of the land.
    #[inline]
    pub(crate) fn land(&self) -> usize {
        self.edition.figures.side
    }

    /// Every cell of the land.
    #[inline]
    pub(crate) fn cells(&self) -> Cells {
        self.cells
    }

    /// A tile.
    #[inline]
    pub fn tile(&self, tile: TileId) -> &Tile {
        &self.edition.tiles[tile.index()]
    }

    /// What is printed on a tile.
    #[inline]
    pub fn kind(&self, tile: TileId) -> &TileKind {
        &self.edition.kinds[usize::from(self.tile(tile).kind)]
    }

    /// Whether the box has this tile.
    #[inline]
    pub(crate) fn has(&self, tile: TileId) -> bool {
        tile.index() < self.edition.tiles.len()
    }

    /// A family.
    #[inline]
    pub fn family(&self, family: u8) -> &Family {
        &self.edition.families[usize::from(family)]
    }

    /// What a family starts with.
    pub(crate) fn budget(&self, family: u8) -> u32 {
        self.family(family).budget[usize::from(!self.low_budgets)].into()
    }

    /// How many piles of rooms there are.
    #[inline]
    pub(crate) fn piles(&self) -> usize {
        self.seats * self.edition.figures.piles
    }

    /// Whether the pile shows its top tile.
    #[inline]
    pub(crate) fn is_face_up(&self, pile: usize) -> bool {
        pile < self.seats * self.edition.figures.face_up
    }

    /// All cards.
    pub(crate) fn cards(&self) -> CardSet {
        CardSet::first(self.titles.len())
    }

    /// What a card is.
    #[inline]
    pub(crate) fn title(&self, card: CardId) -> Title {
        self.titles[card.index()]
    }

    /// What is printed on a card.
    #[inline]
    pub fn card(&self, title: Title) -> &CardKind {
        &self.edition.cards[title.index()]
    }
}
