//! Cards, plans and sheets as data: read from TOML, checked, and refused with file and line.

use std::ops::{Deref, Range};
use std::sync::LazyLock;

use serde::Deserialize;
use tabletop::data;
pub use tabletop::data::{DataError, Source};
use toml::Spanned;

use self::opponents::RawOpponent;
use crate::card::{Action, Card};
use crate::estate::LARGEST_ESTATE;
use crate::extensions::{
    Extension, RawExtensions, atomic, christmas, ducks, eggs, halloween, roswell, trucks, zombies,
};
use crate::house::{House, Houses, LONGEST_STREET, STREETS, Street};
use crate::number::Number;
use crate::opponent::OpponentCard;
use crate::plan::{Goal, Plan, STACKS};
use crate::printing::Printing;
use crate::supply::piles::PILES;
use crate::town::Town;
use crate::track::Track;

mod built_in;
mod goals;
mod opponents;

/// The most cards a deck can have.
pub(crate) const MOST_CARDS: usize = 96;
/// The most ranks of temps that can be paid.
pub(crate) const MOST_TEMP_RANKS: usize = 8;
/// Three pairs need six cards on the table and three to come.
const FEWEST_CARDS: usize = 9;

/// Everything an edition prints.
#[derive(Clone, Debug)]
pub struct Edition {
    /// Whose it is.
    pub(crate) printing: Printing,
    /// The construction cards.
    pub cards: Vec<Card>,
    /// Where the figures of the cards come from.
    pub cards_source: Source,
    /// Where the figures of the 9¾ cards come from, if they are among the cards.
    pub quarters_source: Option<Source>,
    /// The plans of all stacks.
    pub plans: Vec<Plan>,
    /// The score sheet.
    pub sheet: SheetData,
    /// The opponents of the AAA, where there are any.
    pub opponents: Vec<OpponentCard>,
    /// A sheet with rules of its own, if a file brought one.
    pub extension: Option<Extension>,
}

/// A score sheet as printed.
#[derive(Clone, Debug)]
pub struct SheetData {
    /// What the sheet is called.
    pub name: String,
    /// Where its streets come from.
    pub source: Source,
    /// The streets, their houses and pools.
    pub town: Town,
    /// Points for the parks of each street.
    pub parks: [Track; STREETS],
    /// Where the figures of the tracks come from.
    pub tracks_source: Source,
    /// Points for pools.
    pub pools: Track,
    /// Points lost by bis numbers.
    pub bis: Track,
    /// Points lost by permit refusals.
    pub refusals: Track,
    /// Points lost by roundabouts.
    pub roundabouts: Track,
    /// The value of one estate, by size.
    pub estates: [Track; LARGEST_ESTATE],
    /// Where the figures of the temps come from.
    pub temps_source: Source,
    /// Boxes for temps.
    pub temp_boxes: u8,
    /// Points for the most temps, the second most, and so on.
    pub temp_ranks: Vec<i32>,
    /// Temps needed alone at the table.
    pub solo_temps: u8,
    /// Points they bring.
    pub solo_temp_points: i32,
}

impl Edition {
    /// The figures of a printing, compiled in and read once.
    pub fn of(printing: Printing) -> Self {
        static OF_2018: LazyLock<Edition> =
            LazyLock::new(|| Edition::compiled_in(Printing::Of2018));
        static OF_2023: LazyLock<Edition> =
            LazyLock::new(|| Edition::compiled_in(Printing::Of2023));
        match printing {
            Printing::Of2018 => OF_2018.clone(),
            Printing::Of2023 => OF_2023.clone(),
        }
    }

    /// The edition of 2018.
    pub fn of_2018() -> Self {
        Self::of(Printing::Of2018)
    }

    fn compiled_in(printing: Printing) -> Self {
        let mut data = DataFile::default();
        let town = Town::new([LONGEST_STREET; STREETS], Houses::NONE);
        for (name, text) in built_in::files(printing) {
            data.replace(DataFile::read(name, text, &town).expect("compiled-in data"));
        }
        let (cards, cards_source) = data.cards.expect("cards");
        Self {
            printing,
            cards,
            cards_source,
            quarters_source: None,
            plans: data.plans.expect("plans"),
            sheet: data.sheet.expect("a sheet"),
            opponents: data.opponents.unwrap_or_default(),
            extension: None,
        }
    }

    /// Adds the three 9¾ cards.
    pub(crate) fn add_quarters(&mut self) -> Result<(), DataError> {
        const FILE: &str = "2023/quarters.toml";
        const TEXT: &str = include_str!("../data/2023/quarters.toml");
        let reader = Reader(data::Reader { file: FILE, text: TEXT });
        let raw: RawFile = toml::from_str(TEXT).expect("compiled-in data");
        let raw = raw.cards.expect("cards").into_inner();
        self.cards.extend(reader.card_list(&raw)?);
        self.quarters_source = Some(raw.source);
        if self.cards.len() > MOST_CARDS {
            let problem =
                format!("{} cards with these: expected at most {MOST_CARDS}", self.cards.len());
            return Err(reader.error(0..0, problem));
        }
        Ok(())
    }

    /// Replaces what a data file brings, or changes what it changes of a built-in sheet.
    pub(crate) fn change_by(&mut self, file: &str, text: &str) -> Result<(), DataError> {
        let reader = data::Reader { file, text };
        let sheet = match reader.base()? {
            data::Base::Nothing => return self.replace_from(file, text),
            data::Base::Default => built_in::CLASSIC.to_owned(),
            data::Base::Named(sheet) => sheet,
        };
        let Some(built_in) = built_in::text(self.printing, &sheet) else {
            return Err(reader.error(0..0, self.no_sheet(&sheet)));
        };
        *self = reader.laid_over(&built_in, |whole| {
            let mut edition = Self::of(self.printing);
            edition.replace_from(file, whole)?;
            Ok(edition)
        })?;
        Ok(())
    }

    /// That there is no such sheet to change, and where there is one.
    fn no_sheet(&self, sheet: &str) -> String {
        let known = built_in::sheets(self.printing).join(", ");
        if self.printing == Printing::Of2018 && built_in::text(Printing::Of2023, sheet).is_some() {
            return format!(
                "edition 2018 has only {known}: add `--set edition=2023` to change the sheet `{sheet}`"
            );
        }
        format!("there is no sheet `{sheet}` to change: expected one of {known}")
    }

    /// Replaces cards, plans, sheet or opponents by those that a data file brings.
    pub fn replace_from(&mut self, file: &str, text: &str) -> Result<(), DataError> {
        let data = DataFile::read(file, text, &self.sheet.town)?;
        if let Some((cards, source)) = data.cards {
            self.cards = cards;
            self.cards_source = source;
        }
        match data.plans {
            // A sheet with rules of its own brings one stack and keeps the others.
            Some(plans) if data.extension.is_some() => {
                self.plans.retain(|plan| plans.iter().all(|own| own.stack != plan.stack));
                self.plans.extend(plans);
            }
            Some(plans) => self.plans = plans,
            None => {}
        }
        self.extension = data.extension;
        if let Some(sheet) = data.sheet {
            self.sheet = sheet;
        }
        if let Some(opponents) = data.opponents {
            self.opponents = opponents;
        }
        Ok(())
    }
}

impl SheetData {
    /// The Blueprint sheet, compiled in and read once.
    pub fn blueprint() -> Self {
        static SHEET: LazyLock<SheetData> = LazyLock::new(|| {
            let text = built_in::BLUEPRINT_SHEET;
            let town = Town::new([LONGEST_STREET; STREETS], Houses::NONE);
            let read = DataFile::read("2023/blueprint.toml", text, &town);
            let file = read.expect("compiled-in data");
            file.sheet.expect("a sheet")
        });
        SHEET.clone()
    }
}

/// What one file brings; at least one of these.
#[derive(Debug, Default)]
struct DataFile {
    cards: Option<(Vec<Card>, Source)>,
    plans: Option<Vec<Plan>>,
    sheet: Option<SheetData>,
    opponents: Option<Vec<OpponentCard>>,
    extension: Option<Extension>,
}

impl DataFile {
    /// Reads a file for a sheet with these streets, unless it brings its own.
    fn read(file: &str, text: &str, town: &Town) -> Result<Self, DataError> {
        let reader = Reader(data::Reader { file, text });
        let raw: RawFile = reader.raw()?;
        let sheet = raw.sheet.map(|sheet| reader.sheet(sheet)).transpose()?;
        let extensions = RawExtensions {
            eggs: raw.eggs,
            christmas: raw.christmas,
            ducks: raw.ducks,
            roswell: raw.roswell,
            atomic: raw.atomic,
            trucks: raw.trucks,
            halloween: raw.halloween,
            zombies: raw.zombies,
        };
        let town = sheet.as_ref().map_or(town, |sheet| &sheet.town);
        let extension = extensions.read(&reader, town)?;
        if raw.cards.is_none()
            && raw.plan.is_none()
            && sheet.is_none()
            && raw.opponent.is_none()
            && extension.is_none()
        {
            let problem = "expected a [sheet], [cards], [[plan]] or [[opponent]] table";
            return Err(reader.error(0..0, problem));
        }
        Ok(Self {
            cards: raw.cards.map(|cards| reader.cards(cards)).transpose()?,
            plans: raw.plan.map(|plans| reader.plans(plans, extension.as_ref())).transpose()?,
            sheet,
            opponents: raw.opponent.map(|cards| reader.opponents(cards)).transpose()?,
            extension,
        })
    }

    fn replace(&mut self, other: Self) {
        self.cards = other.cards.or(self.cards.take());
        self.plans = other.plans.or(self.plans.take());
        self.sheet = other.sheet.or(self.sheet.take());
        self.opponents = other.opponents.or(self.opponents.take());
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    cards: Option<Spanned<RawCards>>,
    plan: Option<Vec<Spanned<RawPlan>>>,
    sheet: Option<RawSheet>,
    opponent: Option<Vec<Spanned<RawOpponent>>>,
    eggs: Option<eggs::Raw>,
    christmas: Option<christmas::Raw>,
    ducks: Option<ducks::Raw>,
    roswell: Option<roswell::Raw>,
    atomic: Option<atomic::Raw>,
    trucks: Option<trucks::Raw>,
    halloween: Option<halloween::Raw>,
    zombies: Option<zombies::Raw>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct RawCards {
    source: Source,
    surveyor: Vec<Spanned<RawNumber>>,
    real_estate: Vec<Spanned<RawNumber>>,
    landscaper: Vec<Spanned<RawNumber>>,
    pool: Vec<Spanned<RawNumber>>,
    temp: Vec<Spanned<RawNumber>>,
    bis: Vec<Spanned<RawNumber>>,
}

/// A number on a card: `9`, or `"9¾"`.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a house number such as 9 or \"9¾\"")]
enum RawNumber {
    Whole(i64),
    Written(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPlan {
    id: Spanned<String>,
    stack: Spanned<i64>,
    #[serde(default)]
    advanced: bool,
    source: Source,
    goal: Spanned<Goal>,
    first: Spanned<i64>,
    later: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSheet {
    name: String,
    source: Source,
    street: Spanned<Vec<RawStreet>>,
    tracks: RawTracks,
    temps: RawTemps,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawStreet {
    houses: Spanned<i64>,
    pools: Vec<Spanned<i64>>,
    parks: Spanned<Vec<i64>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTracks {
    source: Source,
    pools: Spanned<Vec<i64>>,
    bis: Spanned<Vec<i64>>,
    refusals: Spanned<Vec<i64>>,
    roundabouts: Spanned<Vec<i64>>,
    estates: Spanned<Vec<Spanned<Vec<i64>>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTemps {
    source: Source,
    boxes: Spanned<i64>,
    ranks: Spanned<Vec<i64>>,
    /// Only the edition with the Solo card asks for it.
    #[serde(default)]
    solo: RawSoloTemps,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSoloTemps {
    #[expect(dead_code, reason = "required of every table of figures; shown by no page yet")]
    source: Source,
    needed: Spanned<i64>,
    points: Spanned<i64>,
}

impl Default for RawSoloTemps {
    /// What the rulebook of 2018 says, for a sheet that says nothing.
    fn default() -> Self {
        Self {
            source: Source::Rulebook,
            needed: Spanned::new(0..0, 6),
            points: Spanned::new(0..0, 7),
        }
    }
}

/// Reads the tables of Welcome.
pub(crate) struct Reader<'a>(data::Reader<'a>);

impl<'a> Deref for Reader<'a> {
    type Target = data::Reader<'a>;

    fn deref(&self) -> &data::Reader<'a> {
        &self.0
    }
}

impl<'a> Reader<'a> {
    pub(crate) const fn new(file: &'a str, text: &'a str) -> Self {
        Self(data::Reader { file, text })
    }
}

impl Reader<'_> {
    pub(crate) fn points(&self, span: Range<usize>, value: i64) -> Result<i32, DataError> {
        const MOST: i64 = 999;
        match i32::try_from(value) {
            Ok(points) if value.abs() <= MOST => Ok(points),
            _ => Err(self.error(span, format!("{value} points: expected -{MOST} to {MOST}"))),
        }
    }

    pub(crate) fn track(&self, values: &Spanned<Vec<i64>>, what: &str) -> Result<Track, DataError> {
        let points = values
            .get_ref()
            .iter()
            .map(|&value| self.points(values.span(), value))
            .collect::<Result<Vec<_>, _>>()?;
        Track::new(&points).ok_or_else(|| {
            let problem = format!(
                "the track of {what} has {}: expected 2 to {}",
                match points.len() {
                    1 => "1 value".to_owned(),
                    many => format!("{many} values"),
                },
                Track::MOST_VALUES
            );
            self.error(values.span(), problem)
        })
    }

    fn cards(&self, raw: Spanned<RawCards>) -> Result<(Vec<Card>, Source), DataError> {
        let span = raw.span();
        let raw = raw.into_inner();
        let cards = self.card_list(&raw)?;
        let count = cards.len();
        if !(FEWEST_CARDS..=MOST_CARDS).contains(&count) || count % PILES != 0 {
            let problem = format!(
                "{count} cards: expected {FEWEST_CARDS} to {MOST_CARDS}, \
                 a multiple of three for three equal piles"
            );
            return Err(self.error(span, problem));
        }
        Ok((cards, raw.source))
    }

    fn card_list(&self, raw: &RawCards) -> Result<Vec<Card>, DataError> {
        let mut cards = Vec::new();
        for (action, numbers) in [
            (Action::Surveyor, &raw.surveyor),
            (Action::RealEstate, &raw.real_estate),
            (Action::Landscaper, &raw.landscaper),
            (Action::Pool, &raw.pool),
            (Action::Temp, &raw.temp),
            (Action::Bis, &raw.bis),
        ] {
            for number in numbers {
                cards.push(Card { number: self.number(number)?, action });
            }
        }
        Ok(cards)
    }

    fn number(&self, raw: &Spanned<RawNumber>) -> Result<Number, DataError> {
        let text = match raw.get_ref() {
            RawNumber::Whole(number) => number.to_string(),
            RawNumber::Written(text) => text.clone(),
        };
        text.parse().map_err(|_| {
            let (low, high) = (Number::LOWEST, Number::HIGHEST);
            let problem =
                format!("{text} is not a house number: expected a number from {low} to {high}");
            self.error(raw.span(), problem)
        })
    }

    fn plans(
        &self,
        raw: Vec<Spanned<RawPlan>>,
        extension: Option<&Extension>,
    ) -> Result<Vec<Plan>, DataError> {
        let mut plans: Vec<Plan> = Vec::new();
        let end = raw.last().map_or(0..0, Spanned::span);
        for raw in raw {
            let raw = raw.into_inner();
            let id = raw.id.get_ref().clone();
            if id.is_empty() || plans.iter().any(|plan| plan.id == id) {
                let problem = format!("`{id}` is no new id: expected one no other plan has");
                return Err(self.error(raw.id.span(), problem));
            }
            plans.push(Plan {
                stack: self.within(&raw.stack, 1..=STACKS as i64, "a stack")? - 1,
                advanced: raw.advanced,
                source: raw.source,
                goal: self.goal(&raw.goal, extension)?,
                first: self.points(raw.first.span(), *raw.first.get_ref())?,
                later: self.points(raw.later.span(), *raw.later.get_ref())?,
                id,
            });
        }
        if plans.len() > usize::from(u8::MAX) {
            return Err(self.error(end, "more than 255 plans"));
        }
        // A sheet with rules of its own brings the last stack; the others may stay as they are.
        let first = if extension.is_some() { STACKS - 1 } else { 0 };
        match (first..STACKS).find(|&s| !plans.iter().any(|plan| plan.stack == s && !plan.advanced))
        {
            Some(stack) => {
                let problem = format!(
                    "stack {} has no plan for the base game: expected at least one in each stack",
                    stack + 1
                );
                Err(self.error(end, problem))
            }
            None => Ok(plans),
        }
    }

    fn sheet(&self, raw: RawSheet) -> Result<SheetData, DataError> {
        let streets: &[RawStreet; STREETS] =
            raw.street.get_ref().as_slice().try_into().map_err(|_| {
                let count = raw.street.get_ref().len();
                self.error(raw.street.span(), format!("{count} streets: expected {STREETS}"))
            })?;
        let mut lengths = [0; STREETS];
        let mut pool_houses = Houses::NONE;
        let mut parks = [Track::ZERO; STREETS];
        for (street, raw) in Street::ALL.into_iter().zip(streets) {
            let most = LONGEST_STREET as i64;
            let length = self.within(&raw.houses, 1..=most, "a street's length")?;
            lengths[street.index()] = length;
            for pool in &raw.pools {
                let place = self.within(pool, 1..=length as i64, "a house of this street")?;
                let house = House::new(street, place - 1);
                if pool_houses.contains(house) {
                    let problem = format!("pool {place} twice: expected each house once");
                    return Err(self.error(pool.span(), problem));
                }
                pool_houses.insert(house);
            }
            parks[street.index()] = self.track(&raw.parks, "parks")?;
        }
        let tracks = &raw.tracks;
        let columns = tracks.estates.get_ref();
        if columns.len() != LARGEST_ESTATE {
            let problem = format!(
                "{} columns of estates: expected {LARGEST_ESTATE}, for estates of 1 to \
                 {LARGEST_ESTATE} houses",
                columns.len()
            );
            return Err(self.error(tracks.estates.span(), problem));
        }
        let mut estates = [Track::ZERO; LARGEST_ESTATE];
        for (track, values) in estates.iter_mut().zip(columns) {
            *track = self.track(values, "estates")?;
        }
        let pools = self.track(&tracks.pools, "pools")?;
        if usize::from(pools.boxes()) < pool_houses.len() {
            let problem = format!(
                "the track of pools has {} boxes: expected at least one for each of the {} pools",
                pools.boxes(),
                pool_houses.len()
            );
            return Err(self.error(tracks.pools.span(), problem));
        }
        let temps = &raw.temps;
        let ranks = temps.ranks.get_ref();
        if ranks.len() > MOST_TEMP_RANKS {
            let problem = format!("{} ranks: expected at most {MOST_TEMP_RANKS}", ranks.len());
            return Err(self.error(temps.ranks.span(), problem));
        }
        Ok(SheetData {
            name: raw.name,
            source: raw.source,
            town: Town::new(lengths, pool_houses),
            parks,
            tracks_source: tracks.source,
            pools,
            bis: self.track(&tracks.bis, "bis")?,
            refusals: self.track(&tracks.refusals, "refusals")?,
            roundabouts: self.track(&tracks.roundabouts, "roundabouts")?,
            estates,
            temps_source: temps.source,
            temp_boxes: self.within(&temps.boxes, 0..=99, "a number of boxes")? as u8,
            temp_ranks: ranks
                .iter()
                .map(|&points| self.points(temps.ranks.span(), points))
                .collect::<Result<_, _>>()?,
            solo_temps: self.within(&temps.solo.needed, 0..=99, "a number of temps")? as u8,
            solo_temp_points: self
                .points(temps.solo.points.span(), *temps.solo.points.get_ref())?,
        })
    }
}
