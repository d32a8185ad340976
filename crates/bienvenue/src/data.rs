//! What the box holds: tiles, cards, families and figures from data files, checked and refused
//! with file and line.

mod raw;

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use serde::Deserialize;
use tabletop::data::Reader;
pub use tabletop::data::{DataError, Source};
use tabletop::{BuiltIn, Game as _, OptionsError, Settings};
use toml::Spanned;

use self::raw::{RawBudget, RawCards, RawFamilies, RawTables, RawTaste, RawTiles};
use crate::board::{MOST_PILES, MOST_ROW, MOST_ZONES};
use crate::card::{CardKind, MOST_CARDS, TITLES};
use crate::cell::MOST_SIDE;
use crate::family::{Family, Taste, When};
use crate::game::Bienvenue;
use crate::rules::MOST_SEATS;
use crate::tile::{Edge, MOST_TILES, Tag, Tile, TileKind};

/// Everything that is built in, as one file.
fn text_of(draft: bool) -> String {
    [TILES, CARDS, if draft { DRAFT } else { FAMILIES }, FIGURES].join("\n")
}

impl BuiltIn for Bienvenue {
    fn built_in(settings: &Settings) -> Result<String, OptionsError> {
        let settings = settings.complete(Self::options())?;
        Ok(text_of(!settings.says("families", "default")))
    }
}

/// Everything the box holds.
#[derive(Clone, Debug)]
pub struct Edition {
    /// Who designed the game, and under which licence his notes are.
    pub credit: Credit,
    /// The kinds of tiles.
    pub kinds: Vec<TileKind>,
    /// Every tile.
    pub tiles: Vec<Tile>,
    /// Where costs and points come from.
    pub tiles_source: Source,
    /// The kinds of cards.
    pub cards: [CardKind; TITLES],
    /// Where they come from.
    pub cards_source: Source,
    /// The families.
    pub families: Vec<Family>,
    /// Where they come from.
    pub families_source: Source,
    /// Every other figure.
    pub figures: Figures,
}

/// Who designed the game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Credit {
    /// The designer.
    pub designer: String,
    /// The licence of the designer's notes.
    pub licence: String,
}

/// Who is paid for a tile won in an auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PaidTo {
    /// The player who drew it.
    Seller,
    /// Nobody at the table.
    Bank,
}

/// What decides between equal bids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TieBreak {
    /// Fewer tiles laid.
    Tiles,
    /// Less money.
    Money,
    /// The order of seats after the seller.
    Order,
}

/// Every other figure of the game.
#[derive(Clone, Debug)]
pub struct Figures {
    /// Cells on each side of the land.
    pub side: usize,
    /// Storeys of a house.
    pub storeys: usize,
    /// Piles of rooms for each player.
    pub piles: usize,
    /// How many of them show their top, for each player.
    pub face_up: usize,
    /// Tiles drawn at once.
    pub drawn: usize,
    /// Tiles drawn before the first round.
    pub start: usize,
    /// Workers of each player.
    pub workers: u8,
    /// Zones for corruption cards of each player.
    pub corruption_zones: usize,
    /// Zones for anti-trust cards.
    pub anti_trust_zones: usize,
    /// What a door costs.
    pub door: u8,
    /// What a staircase costs.
    pub stair: u8,
    /// The fewest cells of foundations.
    pub foundations_fewest: usize,
    /// The most cells of foundations.
    pub foundations_most: usize,
    /// What is taken off in the discount row, from the left.
    pub steps: Vec<u8>,
    /// The lowest price there.
    pub floor: u8,
    /// Purchases there in a round; 0 is without limit.
    pub purchases: u8,
    /// Workers on the garden pile; 0 is without limit.
    pub garden_workers: u8,
    /// Cards in a hand; 0 is without limit.
    pub hand: usize,
    /// Cards that hands start with.
    pub start_cards: usize,
    /// Coins beyond the budget, by the order of turns in the first round.
    pub late_coins: [u8; MOST_SEATS],
    /// The lowest bid.
    pub lowest_bid: u8,
    /// Who is paid.
    pub paid_to: PaidTo,
    /// What decides between equal bids.
    pub ties: Vec<TieBreak>,
    /// Full rounds after the first family was satisfied.
    pub garden_rounds: u8,
    /// Rounds in all.
    pub rounds: u8,
    /// Points lost for each missing room or storey.
    pub missing: u8,
    /// Points lost for each bare cell of the foundations.
    pub bare: u8,
    /// Coins for a point at the end; 0 for none.
    pub coins: u8,
}

const TILES: &str = include_str!("../data/tiles.toml");
const CARDS: &str = include_str!("../data/cards.toml");
const FIGURES: &str = include_str!("../data/figures.toml");
const FAMILIES: &str = include_str!("../data/families.toml");
const DRAFT: &str = include_str!("../data/families_draft.toml");

impl Edition {
    /// The prototype with our families, compiled in and read once.
    pub fn prototype() -> Self {
        static EDITION: LazyLock<Edition> = LazyLock::new(Edition::read_prototype);
        EDITION.clone()
    }

    fn read_prototype() -> Self {
        let read = |name: &str, text: &str| RawFile::read(name, text).expect("compiled-in data");
        let tiles = read("tiles.toml", TILES);
        let cards = read("cards.toml", CARDS);
        let families = read("families.toml", FAMILIES);
        let figures = read("figures.toml", FIGURES);
        let (kinds, all, tiles_source) = tiles.tiles.expect("tiles");
        let (cards, cards_source) = cards.cards.expect("cards");
        let (families, families_source) = families.families.expect("families");
        Self {
            credit: tiles.credit.expect("a credit"),
            kinds,
            tiles: all,
            tiles_source,
            cards,
            cards_source,
            families,
            families_source,
            figures: figures.figures.expect("figures"),
        }
    }

    /// Puts the designer's draft families in the place of ours.
    pub(crate) fn with_draft_families(&mut self) {
        let draft = RawFile::read("families_draft.toml", DRAFT).expect("compiled-in data");
        (self.families, self.families_source) = draft.families.expect("families");
    }

    /// Replaces tiles, cards, families or figures by those that a data file brings, or changes what
    /// it changes of the box with these families.
    pub(crate) fn change_by(
        &mut self,
        (file, text): (&str, &str),
        draft: bool,
    ) -> Result<(), DataError> {
        let reader = Reader { file, text };
        if !reader.is_overlay()? {
            return self.replace_from(file, text);
        }
        let before = self.clone();
        *self = reader.laid_over(&text_of(draft), |whole| {
            let mut edition = before.clone();
            edition.replace_from(file, whole)?;
            Ok(edition)
        })?;
        Ok(())
    }

    /// Replaces tiles, cards, families or figures by those that a data file brings.
    pub fn replace_from(&mut self, file: &str, text: &str) -> Result<(), DataError> {
        let data = RawFile::read(file, text)?;
        if let Some((kinds, tiles, source)) = data.tiles {
            (self.kinds, self.tiles, self.tiles_source) = (kinds, tiles, source);
        }
        if let Some((cards, source)) = data.cards {
            (self.cards, self.cards_source) = (cards, source);
        }
        if let Some((families, source)) = data.families {
            (self.families, self.families_source) = (families, source);
        }
        if let Some(figures) = data.figures {
            self.figures = figures;
        }
        if let Some(credit) = data.credit {
            self.credit = credit;
        }
        Ok(())
    }

    /// Whether so many can play with what is in the box.
    pub(crate) fn suffices_for(&self, seats: usize) -> Result<(), String> {
        let figures = &self.figures;
        let rooms = self.tiles.iter().filter(|tile| !self.kinds[usize::from(tile.kind)].garden);
        let rooms = rooms.count();
        let piles = seats * figures.piles;
        let needed = piles.max(seats * figures.start) + 1;
        if rooms < needed {
            return Err(format!(
                "{rooms} tiles are rooms: a game of {seats} needs at least {needed}"
            ));
        }
        if self.families.len() < seats {
            let families = self.families.len();
            return Err(format!("{families} families: a game of {seats} needs one for each"));
        }
        let cards: usize = self.cards.iter().map(|card| usize::from(card.copies)).sum();
        if cards < seats * figures.start_cards {
            return Err(format!("{cards} cards: a game of {seats} starts with more in the hands"));
        }
        let land = figures.side * figures.side;
        if figures.foundations_fewest > figures.foundations_most.min(land) {
            return Err(format!(
                "foundations of {} to {} cells on a land of {land}: expected some that fit",
                figures.foundations_fewest, figures.foundations_most
            ));
        }
        let shapes = (2..=figures.side).flat_map(|w| (2..=figures.side).map(move |h| w * h));
        let sizes = figures.foundations_fewest..=figures.foundations_most;
        if !shapes.into_iter().any(|cells| sizes.contains(&cells)) {
            return Err("no rectangle has as many cells as foundations may have".to_owned());
        }
        Ok(())
    }
}

/// What one file brings.
struct RawFile {
    credit: Option<Credit>,
    tiles: Option<(Vec<TileKind>, Vec<Tile>, Source)>,
    cards: Option<([CardKind; TITLES], Source)>,
    families: Option<(Vec<Family>, Source)>,
    figures: Option<Figures>,
}

impl RawFile {
    fn read(file: &str, text: &str) -> Result<Self, DataError> {
        let reader = Reader { file, text };
        let raw: RawTables = reader.raw()?;
        let figures = figures(reader, &raw)?;
        if raw.tiles.is_none() && raw.cards.is_none() && raw.families.is_none() && figures.is_none()
        {
            let problem = format!(
                "expected a [tiles], [cards] or [families] table, or all tables of figures: \
                 {FIGURE_TABLES}"
            );
            return Err(reader.error(0..0, problem));
        }
        Ok(Self {
            credit: raw.credit,
            tiles: raw.tiles.map(|raw| tiles(reader, &raw)).transpose()?,
            cards: raw.cards.map(|raw| cards(reader, &raw)).transpose()?,
            families: raw.families.map(|raw| families(reader, &raw)).transpose()?,
            figures,
        })
    }
}

const FIGURE_TABLES: &str = "[land], [supply], [building], [foundations], [discount], [limits], \
                             [auction] and [ending]";

/// A name that notation can use: small letters and hyphens.
fn name(reader: Reader<'_>, name: &Spanned<String>) -> Result<String, DataError> {
    let good = |c: char| c.is_ascii_lowercase() || c == '-';
    let text = name.get_ref();
    if text.is_empty() || text.len() > 32 || !text.chars().all(good) {
        let problem = format!("`{text}`: expected a name of small letters and hyphens");
        return Err(reader.error(name.span(), problem));
    }
    Ok(text.clone())
}

fn small(
    reader: Reader<'_>,
    value: &Spanned<i64>,
    allowed: RangeInclusive<i64>,
    what: &str,
) -> Result<u8, DataError> {
    reader.within(value, allowed, what).map(|value| value as u8)
}

fn or(
    reader: Reader<'_>,
    value: Option<&Spanned<i64>>,
    default: u8,
    allowed: RangeInclusive<i64>,
    what: &str,
) -> Result<u8, DataError> {
    value.map_or(Ok(default), |value| small(reader, value, allowed, what))
}

fn tiles(
    reader: Reader<'_>,
    raw: &RawTiles,
) -> Result<(Vec<TileKind>, Vec<Tile>, Source), DataError> {
    let (mut kinds, mut tiles) = (Vec::<TileKind>::new(), Vec::new());
    let mut pairs: Vec<&str> = Vec::new();
    for spanned in raw.list.get_ref() {
        let raw = spanned.get_ref();
        let fault = |problem: &str| reader.error(spanned.span(), problem);
        if kinds.len() >= MOST_TILES || kinds.iter().any(|kind| kind.name == *raw.name.get_ref()) {
            return Err(fault("expected every kind of tile once"));
        }
        if raw.garden != (raw.edges.is_empty() && raw.copies.is_some()) {
            return Err(fault("expected `edges` for a room, and `copies` for a garden tile"));
        }
        if raw.needs_door && !raw.garden {
            return Err(fault("`needs-door` belongs to a garden tile"));
        }
        if raw.pair.is_some() != raw.pair_points.is_some() {
            return Err(fault("expected `pair` and `pair-points` together"));
        }
        let never = [Tag::Room, Tag::Garden, Tag::DoublePool];
        if raw.tags.get_ref().iter().any(|tag| never.contains(tag)) {
            let problem = "`room`, `garden` and `double-pool` are counted, not written on tiles";
            return Err(reader.error(raw.tags.span(), problem));
        }
        let pair = raw.pair.as_deref().map(|pair| {
            pairs.iter().position(|known| *known == pair).unwrap_or_else(|| {
                pairs.push(pair);
                pairs.len() - 1
            }) as u8
        });
        let kind = kinds.len() as u8;
        kinds.push(TileKind {
            name: name(reader, &raw.name)?,
            garden: raw.garden,
            cost: small(reader, &raw.cost, 0..=20, "a cost")?,
            points: small(reader, &raw.points, 0..=50, "a number of points")?,
            luxury: raw.luxury,
            tags: raw.tags.get_ref().clone(),
            pair,
            pair_name: raw.pair.clone(),
            pair_points: or(reader, raw.pair_points.as_ref(), 0, 0..=50, "a number of points")?,
            needs_door: raw.needs_door,
        });
        for text in &raw.edges {
            tiles.push(Tile::new(kind, edges(reader, text)?));
        }
        if let Some(copies) = &raw.copies {
            let copies = reader.within(copies, 1..=20, "a number of copies")?;
            tiles.extend(std::iter::repeat_n(Tile::new(kind, [Edge::Wall; 4]), copies));
        }
    }
    if tiles.len() > MOST_TILES {
        let problem = format!("{} tiles: expected at most {MOST_TILES}", tiles.len());
        return Err(reader.error(raw.list.span(), problem));
    }
    Ok((kinds, tiles, raw.source))
}

/// Written left, top, right, bottom; kept clockwise from the top.
fn edges(reader: Reader<'_>, text: &Spanned<String>) -> Result<[Edge; 4], DataError> {
    let problem = || {
        let problem = format!(
            "`{}`: expected four letters of w, d, e, a and c, for left, top, right and bottom",
            text.get_ref()
        );
        reader.error(text.span(), problem)
    };
    let letters: [u8; 4] = text.get_ref().as_bytes().try_into().map_err(|_| problem())?;
    let [left, top, right, bottom] = letters.map(Edge::of);
    match (top, right, bottom, left) {
        (Some(top), Some(right), Some(bottom), Some(left)) => {
            let edges = [top, right, bottom, left];
            if edges.iter().all(|edge| *edge == Edge::Wall) {
                return Err(reader.error(text.span(), "a room without a door"));
            }
            Ok(edges)
        }
        _ => Err(problem()),
    }
}

fn cards(reader: Reader<'_>, raw: &RawCards) -> Result<([CardKind; TITLES], Source), DataError> {
    let mut cards = [CardKind::default(); TITLES];
    for spanned in raw.list.get_ref() {
        let raw = spanned.get_ref();
        let card = &mut cards[raw.card.index()];
        if card.copies > 0 {
            return Err(reader.error(spanned.span(), "expected every card once"));
        }
        let amount = small(reader, &raw.amount, 1..=9, "an amount")?;
        *card = CardKind {
            copies: small(reader, &raw.copies, 1..=20, "a number of copies")?,
            amount,
            more: or(reader, raw.more.as_ref(), amount, 1..=9, "an amount")?,
            owner: or(reader, raw.owner.as_ref(), 0, 0..=9, "an amount")?,
        };
    }
    let count: usize = cards.iter().map(|card| usize::from(card.copies)).sum();
    if count > MOST_CARDS {
        let problem = format!("{count} cards: expected at most {MOST_CARDS}");
        return Err(reader.error(raw.list.span(), problem));
    }
    Ok((cards, raw.source))
}

fn families(reader: Reader<'_>, raw: &RawFamilies) -> Result<(Vec<Family>, Source), DataError> {
    let mut families = Vec::<Family>::new();
    for spanned in raw.list.get_ref() {
        let raw = spanned.get_ref();
        let known = families.iter().any(|family| family.name == *raw.name.get_ref());
        if known || families.len() >= 64 || raw.name.get_ref().is_empty() {
            return Err(reader.error(raw.name.span(), "expected every family once, with a name"));
        }
        let budget = match *raw.budget.get_ref() {
            RawBudget::Sum(sum) => [sum, sum],
            RawBudget::Range([low, high]) => [low, low.saturating_add(high) / 2],
        };
        if budget.iter().any(|sum| !(0..=200).contains(sum)) {
            let problem = "expected a budget from 0 to 200, or two for a range";
            return Err(reader.error(raw.budget.span(), problem));
        }
        let mut needs = [0; Tag::NEEDS.len()];
        for (tag, count) in &raw.needs {
            let Some(need) = needs.get_mut(tag.index()) else {
                return Err(reader.error(count.span(), "expected rooms that a family can need"));
            };
            *need = small(reader, count, 0..=9, "a number of rooms")?;
        }
        families.push(Family {
            name: raw.name.get_ref().clone(),
            budget: budget.map(|sum| sum as u16),
            garden_budget: reader.within(&raw.garden_budget, 0..=200, "a budget")? as u16,
            needs,
            storeys: raw.storeys,
            points: small(reader, &raw.points, 0..=99, "a number of points")?,
            tastes: raw.tastes.iter().map(|raw| taste(reader, raw)).collect::<Result<_, _>>()?,
        });
    }
    Ok((families, raw.source))
}

fn taste(reader: Reader<'_>, spanned: &Spanned<RawTaste>) -> Result<Taste, DataError> {
    let raw = spanned.get_ref();
    let of = match (raw.rule, raw.of) {
        (When::Coins, None) => Tag::Room,
        (When::Coins, Some(_)) | (_, None) => {
            let problem = "expected `of`, except for coins";
            return Err(reader.error(spanned.span(), problem));
        }
        (_, Some(of)) => of,
    };
    let points = *raw.points.get_ref();
    if !(-20..=20).contains(&points) {
        let problem = format!("{points} is not a number of points: expected -20 to 20");
        return Err(reader.error(raw.points.span(), problem));
    }
    let count = |value: &Option<Spanned<i64>>, default, least| {
        or(reader, value.as_ref(), default, least..=99, "a number of tiles or coins")
    };
    Ok(Taste {
        when: raw.rule,
        of,
        luxury: raw.luxury,
        count: count(&raw.count, 1, 1)?,
        each: count(&raw.each, 1, 1)?,
        beyond: count(&raw.beyond, 0, 0)?,
        points: points as i8,
        most: count(&raw.most, u8::MAX, 1)?,
    })
}

/// The figures, if the file has any of their tables; then it must have all.
fn figures(reader: Reader<'_>, raw: &RawTables) -> Result<Option<Figures>, DataError> {
    let (
        Some(land),
        Some(supply),
        Some(building),
        Some(foundations),
        Some(discount),
        Some(limits),
        Some(auction),
        Some(ending),
    ) = (
        &raw.land,
        &raw.supply,
        &raw.building,
        &raw.foundations,
        &raw.discount,
        &raw.limits,
        &raw.auction,
        &raw.ending,
    )
    else {
        let none = raw.land.is_none()
            && raw.supply.is_none()
            && raw.building.is_none()
            && raw.foundations.is_none()
            && raw.discount.is_none()
            && raw.limits.is_none()
            && raw.auction.is_none()
            && raw.ending.is_none();
        if none {
            return Ok(None);
        }
        let problem =
            format!("some figures are missing: expected all tables of figures, {FIGURE_TABLES}");
        return Err(reader.error(0..0, problem));
    };
    let price = |value: &Spanned<i64>| small(reader, value, 0..=9, "a price");
    let limit = |value: &Spanned<i64>, what: &str| small(reader, value, 0..=99, what);
    let count =
        |value: &Spanned<i64>, most: usize, what: &str| reader.within(value, 1..=most as i64, what);
    let cells = MOST_SIDE * MOST_SIDE;
    let steps = discount.steps.get_ref();
    if !(1..=MOST_ROW).contains(&steps.len()) {
        let problem = format!("{} steps: expected 1 to {MOST_ROW}", steps.len());
        return Err(reader.error(discount.steps.span(), problem));
    }
    let coins = limits.late_coins.get_ref();
    if coins.len() != MOST_SEATS {
        let problem = format!("{} sums of coins: expected {MOST_SEATS}", coins.len());
        return Err(reader.error(limits.late_coins.span(), problem));
    }
    let mut late_coins = [0; MOST_SEATS];
    for (sum, written) in late_coins.iter_mut().zip(coins) {
        *sum = small(reader, written, 0..=20, "a number of coins")?;
    }
    Ok(Some(Figures {
        side: reader.within(&land.side, 2..=MOST_SIDE as i64, "a number of cells")?,
        storeys: count(&land.storeys, 2, "a number of storeys")?,
        piles: count(&supply.piles, MOST_PILES / MOST_SEATS, "a number of piles")?,
        face_up: limit(&supply.face_up, "a number of piles")?.into(),
        drawn: count(&supply.drawn, 5, "a number of tiles")?,
        start: limit(&supply.start, "a number of tiles")?.min(5).into(),
        workers: count(&supply.workers, 9, "a number of workers")? as u8,
        corruption_zones: count(&supply.corruption_zones, MOST_ZONES, "a number of zones")?,
        anti_trust_zones: count(&supply.anti_trust_zones, MOST_ZONES, "a number of zones")?,
        door: price(&building.door)?,
        stair: price(&foundations.stair)?,
        foundations_fewest: count(&foundations.fewest, cells, "a number of cells")?,
        foundations_most: count(&foundations.most, cells, "a number of cells")?,
        steps: steps
            .iter()
            .map(|step| small(reader, step, 0..=20, "a cut"))
            .collect::<Result<_, _>>()?,
        floor: price(&limits.floor)?,
        purchases: limit(&limits.purchases, "a number of purchases")?,
        garden_workers: limit(&limits.garden_workers, "a number of workers")?,
        hand: limit(&limits.hand, "a number of cards")?.into(),
        start_cards: limit(&limits.start_cards, "a number of cards")?.into(),
        late_coins,
        lowest_bid: small(reader, &auction.fewest, 1..=99, "a bid")?,
        paid_to: auction.paid_to,
        ties: auction.ties.clone(),
        garden_rounds: limit(&ending.garden_rounds, "a number of rounds")?,
        rounds: count(&ending.rounds, 99, "a number of rounds")? as u8,
        missing: limit(&ending.missing, "a number of points")?,
        bare: limit(&ending.bare, "a number of points")?,
        coins: limit(&ending.coins, "a number of coins")?,
    }))
}
