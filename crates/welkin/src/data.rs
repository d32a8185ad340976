//! Cards, tokens and figures as data: read from TOML, checked, and refused with file and line.

use std::ops::{Range, RangeInclusive};
use std::sync::LazyLock;

use serde::Deserialize;
use tabletop::data::Reader;
pub use tabletop::data::{DataError, Source};
use tabletop::{BuiltIn, OptionsError, Settings};
use toml::Spanned;

use crate::board::{MOST_DISPLAY, MOST_SITES};
use crate::card::{MOST_CARDS, Power, SiteCard, Slots};
use crate::game::Welkin;
use crate::quotation::{Faces, MOST_TOKENS};
use crate::resource::{RESOURCES, Resources};
use crate::rules::{FEWEST_SEATS, MOST_SEATS};

/// How many numbers of players there are.
pub(crate) const TABLES: usize = MOST_SEATS - FEWEST_SEATS + 1;
/// The most resources a site can ask for, and the stock can hold.
const MOST_RESOURCES: i64 = 15;

const CARDS_OF_2019: &str = include_str!("../data/2019/cards.toml");
const TOKENS_OF_2019: &str = include_str!("../data/2019/tokens.toml");
const FIGURES_OF_2019: &str = include_str!("../data/2019/figures.toml");

impl BuiltIn for Welkin {
    fn built_in(_: &Settings) -> Result<String, OptionsError> {
        Ok([CARDS_OF_2019, TOKENS_OF_2019, FIGURES_OF_2019].join("\n"))
    }
}

/// Everything the box holds.
#[derive(Clone, Debug)]
pub struct Edition {
    /// The site cards.
    pub cards: Vec<SiteCard>,
    /// Where they come from.
    pub cards_source: Source,
    /// The market tokens, by the face named first.
    pub tokens: Vec<Faces>,
    /// Where they come from.
    pub tokens_source: Source,
    /// Every other figure.
    pub figures: Figures,
}

/// Every other figure of the game.
#[derive(Clone, Debug)]
pub struct Figures {
    /// What the resources are called.
    pub names: [String; RESOURCES],
    /// Tokens of each resource.
    pub each: u8,
    /// Where the figures of the resources come from.
    pub resources_source: Source,
    /// Cards dealt for two, three and four players.
    pub deck: [usize; TABLES],
    /// Sites face up.
    pub display: usize,
    /// Where the figures of the table come from.
    pub table_source: Source,
    /// Places for open sites.
    pub places: usize,
    /// Resources the stock holds.
    pub stock: u8,
    /// Where the figures of the players' boards come from.
    pub player_source: Source,
    /// Production tokens turned for nothing.
    pub free: u8,
    /// What each further one costs.
    pub price: u8,
    /// Where the figures of production come from.
    pub production_source: Source,
    /// Resources bought by a power.
    pub buy: u8,
    /// What they cost.
    pub buy_price: u8,
    /// Quotation tokens turned by a power.
    pub flip: u8,
    /// Where the figures of the powers come from.
    pub powers_source: Source,
    /// Coins to even out the seats, for two, three and four players, the first player first.
    pub coins: [Vec<u8>; TABLES],
    /// Where the coins come from.
    pub coins_source: Source,
}

impl Edition {
    /// The edition of 2019, compiled in and read once.
    pub fn of_2019() -> Self {
        static EDITION: LazyLock<Edition> = LazyLock::new(Edition::read_2019);
        EDITION.clone()
    }

    fn read_2019() -> Self {
        let read = |name: &str, text: &str| DataFile::read(name, text).expect("compiled-in data");
        let cards = read("2019/cards.toml", CARDS_OF_2019);
        let tokens = read("2019/tokens.toml", TOKENS_OF_2019);
        let figures = read("2019/figures.toml", FIGURES_OF_2019);
        let (cards, cards_source) = cards.cards.expect("cards");
        let (tokens, tokens_source) = tokens.tokens.expect("tokens");
        let figures = figures.figures.expect("figures");
        Self { cards, cards_source, tokens, tokens_source, figures }
    }

    /// Replaces cards, tokens or figures by those that a data file brings, or changes what it
    /// changes.
    pub fn replace_from(&mut self, file: &str, text: &str) -> Result<(), DataError> {
        let reader = Reader { file, text };
        if reader.is_overlay()? {
            let built_in = Welkin::built_in(&Settings::default()).expect("the box is built in");
            *self = reader.laid_over(&built_in, |whole| {
                let mut edition = Self::of_2019();
                edition.replace_from(file, whole)?;
                Ok(edition)
            })?;
            return Ok(());
        }
        let data = DataFile::read(file, text)?;
        if let Some((cards, source)) = data.cards {
            self.cards = cards;
            self.cards_source = source;
        }
        if let Some((tokens, source)) = data.tokens {
            self.tokens = tokens;
            self.tokens_source = source;
        }
        if let Some(figures) = data.figures {
            self.figures = figures;
        }
        self.fit_together(&data.spans)
            .map_err(|(span, problem)| Reader { file, text }.error(span, problem))
    }

    /// Whether cards and figures can be played together, whichever of them this file brought.
    fn fit_together(&self, spans: &Spans) -> Result<(), (Range<usize>, String)> {
        let cards = self.cards.len();
        let figures = &self.figures;
        let brought = |figure: &Option<Range<usize>>| {
            figure.clone().or_else(|| spans.cards.clone()).unwrap_or_default()
        };
        if let Some(deck) = figures.deck.iter().find(|&&deck| deck > cards) {
            let problem = format!("a deck of {deck} cards: expected at most the {cards} there are");
            return Err((brought(&spans.deck), problem));
        }
        let opening = self.cards.iter().filter(|card| card.power == Some(Power::Open)).count();
        if figures.places + opening > MOST_SITES {
            let problem = format!(
                "{} places and {opening} cards with the power `open`: expected at most \
                 {MOST_SITES} together, since a player may have so many sites open",
                figures.places
            );
            return Err((brought(&spans.places), problem));
        }
        Ok(())
    }
}

/// What one file brings.
#[derive(Debug)]
struct DataFile {
    cards: Option<(Vec<SiteCard>, Source)>,
    tokens: Option<(Vec<Faces>, Source)>,
    figures: Option<Figures>,
    spans: Spans,
}

/// Where a file says what must fit together.
#[derive(Debug)]
struct Spans {
    cards: Option<Range<usize>>,
    deck: Option<Range<usize>>,
    places: Option<Range<usize>>,
}

impl DataFile {
    fn read(file: &str, text: &str) -> Result<Self, DataError> {
        let reader = Reader { file, text };
        let raw: RawFile = reader.raw()?;
        let figures = figures(reader, &raw)?;
        if raw.cards.is_none() && raw.tokens.is_none() && figures.is_none() {
            let problem = "expected a [cards] or a [tokens] table, or all tables of figures: \
                           [resources], [table], [player], [production], [powers] and [coins]";
            return Err(reader.error(0..0, problem));
        }
        let spans = Spans {
            cards: raw.cards.as_ref().map(|cards| cards.list.span()),
            deck: raw.table.as_ref().map(|table| table.deck.span()),
            places: raw.player.as_ref().map(|player| player.places.span()),
        };
        Ok(Self {
            spans,
            cards: raw.cards.map(|raw| cards(reader, &raw)).transpose()?,
            tokens: raw.tokens.map(|raw| tokens(reader, &raw)).transpose()?,
            figures,
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    cards: Option<RawCards>,
    tokens: Option<RawTokens>,
    resources: Option<RawResources>,
    table: Option<RawTable>,
    player: Option<RawPlayer>,
    production: Option<RawProduction>,
    powers: Option<RawPowers>,
    coins: Option<RawCoins>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCards {
    source: Source,
    list: Spanned<Vec<Spanned<RawCard>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCard {
    id: Spanned<i64>,
    slots: Option<Spanned<String>>,
    any: Option<Spanned<i64>>,
    flip: bool,
    power: Option<Power>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTokens {
    source: Source,
    faces: Spanned<Vec<Spanned<String>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawResources {
    source: Source,
    each: Spanned<i64>,
    #[serde(rename = "V")]
    vegetal: Spanned<String>,
    #[serde(rename = "E")]
    elemental: Spanned<String>,
    #[serde(rename = "A")]
    animal: Spanned<String>,
    #[serde(rename = "M")]
    metal: Spanned<String>,
    #[serde(rename = "G")]
    gem: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTable {
    source: Source,
    deck: Spanned<Vec<Spanned<i64>>>,
    display: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPlayer {
    source: Source,
    places: Spanned<i64>,
    stock: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawProduction {
    source: Source,
    free: Spanned<i64>,
    price: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct RawPowers {
    source: Source,
    buy: Spanned<i64>,
    buy_price: Spanned<i64>,
    flip: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCoins {
    source: Source,
    two: Spanned<Vec<Spanned<i64>>>,
    three: Spanned<Vec<Spanned<i64>>>,
    four: Spanned<Vec<Spanned<i64>>>,
}

fn cards(reader: Reader<'_>, raw: &RawCards) -> Result<(Vec<SiteCard>, Source), DataError> {
    let list = raw.list.get_ref();
    if list.len() > MOST_CARDS {
        let problem = format!("{} cards: expected at most {MOST_CARDS}", list.len());
        return Err(reader.error(raw.list.span(), problem));
    }
    let cards = list.iter().enumerate().map(|(index, raw)| card(reader, index, raw));
    Ok((cards.collect::<Result<_, _>>()?, raw.source))
}

fn card(reader: Reader<'_>, index: usize, raw: &Spanned<RawCard>) -> Result<SiteCard, DataError> {
    let RawCard { id, slots, any, flip, power } = raw.get_ref();
    let next = index as i64 + 1;
    if *id.get_ref() != next {
        let problem = format!("card {}: expected the cards in order, {next} here", id.get_ref());
        return Err(reader.error(id.span(), problem));
    }
    let these = match slots {
        Some(letters) => {
            let parsed: Result<Resources, _> = letters.get_ref().parse();
            parsed.map_err(|error| reader.error(letters.span(), error.to_string()))?
        }
        None => Resources::NONE,
    };
    let any = match any {
        Some(any) => reader.within(any, 1..=MOST_RESOURCES, "a number of slots")? as u8,
        None => 0,
    };
    let read = Slots { these, any };
    let size = read.size();
    match (slots, any, power) {
        (None, 0, _) => {
            let problem = "expected `slots`, or for a special site `any`, or both";
            Err(reader.error(raw.span(), problem))
        }
        (Some(letters), ..) if size > MOST_RESOURCES as usize || these.is_empty() => {
            let problem = format!("{size} slots: expected 1 to {MOST_RESOURCES}");
            Err(reader.error(letters.span(), problem))
        }
        (None, _, Some(power)) => {
            let problem = format!("a special site with the power `{power}`: expected none");
            Err(reader.error(raw.span(), problem))
        }
        _ => Ok(SiteCard { slots: read, flip: *flip, power: *power }),
    }
}

fn tokens(reader: Reader<'_>, raw: &RawTokens) -> Result<(Vec<Faces>, Source), DataError> {
    let faces = raw.faces.get_ref();
    if !(1..=MOST_TOKENS).contains(&faces.len()) {
        let problem = format!("{} tokens: expected 1 to {MOST_TOKENS}", faces.len());
        return Err(reader.error(raw.faces.span(), problem));
    }
    let read = |text: &Spanned<String>| {
        let faces = text.get_ref().parse::<Faces>();
        faces.map_err(|error| reader.error(text.span(), error.to_string()))
    };
    Ok((faces.iter().map(read).collect::<Result<_, _>>()?, raw.source))
}

/// The figures, if the file has any of their tables; then it must have all.
fn figures(reader: Reader<'_>, raw: &RawFile) -> Result<Option<Figures>, DataError> {
    let (resources, table, player, production, powers, coins) = match raw {
        RawFile {
            resources: Some(resources),
            table: Some(table),
            player: Some(player),
            production: Some(production),
            powers: Some(powers),
            coins: Some(coins),
            ..
        } => (resources, table, player, production, powers, coins),
        RawFile {
            resources: None,
            table: None,
            player: None,
            production: None,
            powers: None,
            coins: None,
            ..
        } => return Ok(None),
        _ => {
            let problem = "some figures are missing: expected all tables of figures, \
                           [resources], [table], [player], [production], [powers] and [coins]";
            return Err(reader.error(0..0, problem));
        }
    };
    let small = |value: &Spanned<i64>, allowed: RangeInclusive<i64>, what: &str| {
        reader.within(value, allowed, what).map(|value| value as u8)
    };
    let display = reader.within(&table.display, 1..=MOST_DISPLAY as i64, "a number of sites")?;
    let RawResources { vegetal, elemental, animal, metal, gem, .. } = resources;
    Ok(Some(Figures {
        names: [vegetal, elemental, animal, metal, gem].map(|name| name.get_ref().clone()),
        each: small(&resources.each, 1..=Resources::MOST_WRITTEN as i64, "a number of tokens")?,
        resources_source: resources.source,
        deck: deck(reader, &table.deck, display)?,
        display,
        table_source: table.source,
        places: reader.within(&player.places, 1..=MOST_SITES as i64, "a number of places")?,
        stock: small(&player.stock, 1..=MOST_RESOURCES, "a number of resources")?,
        player_source: player.source,
        free: small(&production.free, 1..=9, "a number of tokens")?,
        price: small(&production.price, 0..=9, "a price")?,
        production_source: production.source,
        buy: small(&powers.buy, 1..=9, "a number of resources")?,
        buy_price: small(&powers.buy_price, 0..=9, "a price")?,
        flip: small(&powers.flip, 1..=RESOURCES as i64, "a number of tokens")?,
        powers_source: powers.source,
        coins: [
            start_coins(reader, &coins.two, 2)?,
            start_coins(reader, &coins.three, 3)?,
            start_coins(reader, &coins.four, 4)?,
        ],
        coins_source: coins.source,
    }))
}

fn deck(
    reader: Reader<'_>,
    raw: &Spanned<Vec<Spanned<i64>>>,
    display: usize,
) -> Result<[usize; TABLES], DataError> {
    let raw: &[Spanned<i64>; TABLES] = raw.get_ref().as_slice().try_into().map_err(|_| {
        let problem = format!(
            "{} decks: expected {TABLES}, for {FEWEST_SEATS} to {MOST_SEATS} players",
            raw.get_ref().len()
        );
        reader.error(raw.span(), problem)
    })?;
    let mut deck = [0; TABLES];
    for (size, raw) in deck.iter_mut().zip(raw) {
        let what = "a number of cards for a deck, more than are face up";
        *size = reader.within(raw, display as i64 + 1..=MOST_CARDS as i64, what)?;
    }
    Ok(deck)
}

fn start_coins(
    reader: Reader<'_>,
    raw: &Spanned<Vec<Spanned<i64>>>,
    seats: usize,
) -> Result<Vec<u8>, DataError> {
    if raw.get_ref().len() != seats {
        let problem =
            format!("coins for {} players: expected them for {seats}", raw.get_ref().len());
        return Err(reader.error(raw.span(), problem));
    }
    let coins = |raw: &Spanned<i64>| reader.within(raw, 0..=99, "a number of coins");
    raw.get_ref().iter().map(|raw| coins(raw).map(|coins| coins as u8)).collect()
}
