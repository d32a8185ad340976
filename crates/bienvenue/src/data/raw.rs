//! The tables of data files as they stand, not yet checked.

use std::collections::BTreeMap;

use serde::Deserialize;
use tabletop::data::Source;
use toml::Spanned;

use super::{Credit, PaidTo, TieBreak};
use crate::card::Title;
use crate::family::{Storeys, When};
use crate::tile::Tag;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTables {
    pub(super) credit: Option<Credit>,
    pub(super) tiles: Option<RawTiles>,
    pub(super) cards: Option<RawCards>,
    pub(super) families: Option<RawFamilies>,
    pub(super) land: Option<RawLand>,
    pub(super) supply: Option<RawSupply>,
    pub(super) building: Option<RawBuilding>,
    pub(super) foundations: Option<RawFoundations>,
    pub(super) discount: Option<RawDiscount>,
    pub(super) limits: Option<RawLimits>,
    pub(super) auction: Option<RawAuction>,
    pub(super) ending: Option<RawEnding>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct RawTiles {
    pub(super) source: Source,
    #[serde(rename = "edges-source")]
    pub(super) _edges_source: Option<Source>,
    pub(super) list: Spanned<Vec<Spanned<RawTile>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct RawTile {
    pub(super) name: Spanned<String>,
    #[serde(default)]
    pub(super) garden: bool,
    pub(super) cost: Spanned<i64>,
    pub(super) points: Spanned<i64>,
    #[serde(default)]
    pub(super) luxury: bool,
    pub(super) tags: Spanned<Vec<Tag>>,
    #[serde(default)]
    pub(super) edges: Vec<Spanned<String>>,
    pub(super) copies: Option<Spanned<i64>>,
    pub(super) pair: Option<String>,
    pub(super) pair_points: Option<Spanned<i64>>,
    #[serde(default)]
    pub(super) needs_door: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCards {
    pub(super) source: Source,
    pub(super) list: Spanned<Vec<Spanned<RawCard>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCard {
    pub(super) card: Title,
    pub(super) copies: Spanned<i64>,
    pub(super) amount: Spanned<i64>,
    pub(super) more: Option<Spanned<i64>>,
    pub(super) owner: Option<Spanned<i64>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFamilies {
    pub(super) source: Source,
    pub(super) list: Spanned<Vec<Spanned<RawFamily>>>,
}

#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum RawBudget {
    Sum(i64),
    Range([i64; 2]),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct RawFamily {
    pub(super) name: Spanned<String>,
    pub(super) budget: Spanned<RawBudget>,
    pub(super) garden_budget: Spanned<i64>,
    pub(super) needs: BTreeMap<Tag, Spanned<i64>>,
    pub(super) storeys: Storeys,
    pub(super) points: Spanned<i64>,
    #[serde(default)]
    pub(super) tastes: Vec<Spanned<RawTaste>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTaste {
    pub(super) rule: When,
    pub(super) of: Option<Tag>,
    pub(super) luxury: Option<bool>,
    pub(super) count: Option<Spanned<i64>>,
    pub(super) each: Option<Spanned<i64>>,
    pub(super) beyond: Option<Spanned<i64>>,
    pub(super) points: Spanned<i64>,
    pub(super) most: Option<Spanned<i64>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLand {
    #[serde(rename = "source")]
    pub(super) _source: Source,
    pub(super) side: Spanned<i64>,
    pub(super) storeys: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct RawSupply {
    #[serde(rename = "source")]
    pub(super) _source: Source,
    pub(super) piles: Spanned<i64>,
    pub(super) face_up: Spanned<i64>,
    pub(super) drawn: Spanned<i64>,
    pub(super) start: Spanned<i64>,
    pub(super) workers: Spanned<i64>,
    pub(super) corruption_zones: Spanned<i64>,
    pub(super) anti_trust_zones: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBuilding {
    #[serde(rename = "source")]
    pub(super) _source: Source,
    pub(super) door: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFoundations {
    #[serde(rename = "source")]
    pub(super) _source: Source,
    pub(super) stair: Spanned<i64>,
    pub(super) fewest: Spanned<i64>,
    pub(super) most: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDiscount {
    #[serde(rename = "source")]
    pub(super) _source: Source,
    pub(super) steps: Spanned<Vec<Spanned<i64>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct RawLimits {
    #[serde(rename = "source")]
    pub(super) _source: Source,
    pub(super) floor: Spanned<i64>,
    pub(super) purchases: Spanned<i64>,
    pub(super) garden_workers: Spanned<i64>,
    pub(super) hand: Spanned<i64>,
    pub(super) start_cards: Spanned<i64>,
    pub(super) late_coins: Spanned<Vec<Spanned<i64>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct RawAuction {
    #[serde(rename = "source")]
    pub(super) _source: Source,
    pub(super) fewest: Spanned<i64>,
    pub(super) paid_to: PaidTo,
    pub(super) ties: Vec<TieBreak>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct RawEnding {
    #[serde(rename = "source")]
    pub(super) _source: Source,
    pub(super) garden_rounds: Spanned<i64>,
    pub(super) rounds: Spanned<i64>,
    pub(super) missing: Spanned<i64>,
    pub(super) bare: Spanned<i64>,
    pub(super) coins: Spanned<i64>,
}
