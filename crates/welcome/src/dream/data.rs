//! The sheet and the plans as data: read from TOML, checked, and refused with file and line.

use std::sync::LazyLock;

use serde::Deserialize;
use tabletop::{BuiltIn, OptionsError, Settings};
use toml::Spanned;

use super::game::Dream;
use super::goal::{Goal, Plan};
use super::house::{ADDRESSES, Column, House, Houses, MOST_COLUMNS, STREETS, Street};
use super::layout::Layout;
use crate::card::Action;
use crate::data::{DataError, Reader, Source};
use crate::plan::STACKS;

/// What is built in.
const OF_2023: &str = include_str!("../../data/2023/extensions/dream.toml");

impl BuiltIn for Dream {
    fn built_in(_: &Settings) -> Result<String, OptionsError> {
        Ok(OF_2023.to_owned())
    }
}

/// What a data file brings.
#[derive(Clone, Debug)]
pub(super) struct Data {
    pub(super) layout: Layout,
    pub(super) plans: Vec<Plan>,
}

impl Data {
    /// The sheet of the edition of 2023, compiled in and read once.
    pub(super) fn of_2023() -> Self {
        static DATA: LazyLock<Data> = LazyLock::new(|| {
            Data::read("2023/extensions/dream.toml", OF_2023).expect("compiled-in data")
        });
        DATA.clone()
    }

    /// Reads a file.
    pub(super) fn read(file: &str, text: &str) -> Result<Self, DataError> {
        let reader = Reader::new(file, text);
        if reader.is_overlay()? {
            return reader.laid_over(OF_2023, |whole| Self::read(file, whole));
        }
        let raw: RawFile = reader.raw()?;
        let layout = layout(&reader, raw.dream)?;
        let plans = plans(&reader, raw.plan, &layout)?;
        Ok(Self { layout, plans })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    dream: RawDream,
    plan: Vec<RawPlan>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDream {
    name: String,
    source: Source,
    streets: Spanned<Vec<Spanned<Vec<Spanned<String>>>>>,
    score: RawScore,
    opponent: RawOpponent,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct RawScore {
    source: Source,
    normal: Spanned<i64>,
    perfect: Spanned<i64>,
    first_column: Spanned<i64>,
    first_street: Spanned<i64>,
    refusals: Spanned<Vec<i64>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawOpponent {
    #[expect(dead_code, reason = "required of every table of figures; shown by no page yet")]
    source: Source,
    streets: Spanned<i64>,
    columns: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPlan {
    id: Spanned<String>,
    stack: Spanned<i64>,
    source: Source,
    goal: Spanned<Goal>,
    first: Spanned<i64>,
    later: Spanned<i64>,
}

fn layout(reader: &Reader<'_>, raw: RawDream) -> Result<Layout, DataError> {
    let streets = raw.streets.get_ref();
    if streets.len() != STREETS {
        let problem = format!("{} streets: expected {STREETS}", streets.len());
        return Err(reader.error(raw.streets.span(), problem));
    }
    let columns = streets[0].get_ref().len();
    let mut families = [Action::Surveyor; ADDRESSES];
    let mut by_family = [Houses::NONE; Action::ALL.len()];
    let mut houses = Houses::NONE;
    for (street, raw) in Street::ALL.into_iter().zip(streets) {
        let count = raw.get_ref().len();
        if count != columns || !(1..=MOST_COLUMNS).contains(&count) {
            let problem = format!(
                "street {street} has {count} houses: expected 1 to {MOST_COLUMNS}, as many in \
                 every street"
            );
            return Err(reader.error(raw.span(), problem));
        }
        for (column, raw) in Column::first(columns).zip(raw.get_ref()) {
            let family: Action =
                raw.get_ref().parse().map_err(|error: tabletop::NotationError| {
                    reader.error(raw.span(), error.to_string())
                })?;
            let house = House::new(street, column);
            families[house.index()] = family;
            by_family[family as usize].insert(house);
            houses.insert(house);
        }
    }
    let points = |value: &Spanned<i64>| reader.points(value.span(), *value.get_ref());
    let score = &raw.score;
    let most = MOST_COLUMNS as i64;
    Ok(Layout {
        name: raw.name,
        source: raw.source,
        columns,
        houses,
        families,
        by_family,
        score_source: score.source,
        normal: points(&score.normal)?,
        perfect: points(&score.perfect)?,
        first_column: reader.within(&score.first_column, 1..=9, "a factor")? as i32,
        first_street: points(&score.first_street)?,
        refusals: reader.track(&score.refusals, "refusals")?,
        crossed_streets: reader.within(&raw.opponent.streets, 0..=most, "a number of streets")?
            as u8,
        crossed_columns: reader.within(&raw.opponent.columns, 0..=most, "a number of columns")?
            as u8,
    })
}

fn plans(reader: &Reader<'_>, raw: Vec<RawPlan>, layout: &Layout) -> Result<Vec<Plan>, DataError> {
    let mut plans: Vec<Plan> = Vec::new();
    let end = raw.last().map_or(0..0, |plan| plan.id.span());
    for raw in raw {
        let id = raw.id.get_ref().clone();
        if id.is_empty() || plans.iter().any(|plan| plan.id == id) {
            let problem = format!("`{id}` is no new id: expected one no other plan has");
            return Err(reader.error(raw.id.span(), problem));
        }
        let goal = *raw.goal.get_ref();
        if let Some(fault) = goal.fault(layout) {
            return Err(reader.error(raw.goal.span(), fault));
        }
        plans.push(Plan {
            stack: reader.within(&raw.stack, 1..=STACKS as i64, "a stack")? - 1,
            advanced: false,
            source: raw.source,
            goal,
            first: reader.points(raw.first.span(), *raw.first.get_ref())?,
            later: reader.points(raw.later.span(), *raw.later.get_ref())?,
            id,
        });
    }
    if plans.len() > usize::from(u8::MAX) {
        return Err(reader.error(end, "more than 255 plans"));
    }
    match (0..STACKS).find(|&stack| !plans.iter().any(|plan| plan.stack == stack)) {
        Some(stack) => {
            let problem = format!("stack {} has no plan: expected at least one", stack + 1);
            Err(reader.error(end, problem))
        }
        None => Ok(plans),
    }
}
