//! What plans ask for, as data.

use serde::Deserialize;
use toml::Spanned;

use super::{DataError, Reader};
use crate::estate::{EstateCounts, LARGEST_ESTATE};
use crate::house::{LONGEST_STREET, STREETS, Street};
use crate::plan::Goal;

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawGoal {
    Estates(Vec<i64>),
    FullStreet(String),
    BisInOneStreet(i64),
    Temps(i64),
    StreetEnds,
    ParksOfStreets(i64),
    PoolsOfStreets(i64),
    ParksAndPools(String),
    ParksPoolsRoundabout,
    SinglesAtStreetEnds,
    EstatesInStreet(RawEstatesInStreet),
    EstatesAndRoundabouts(RawEstatesAndRoundabouts),
    EstatesWith(RawEstatesWith),
    Parks(i64),
    ParksInEveryStreet(i64),
    Promotions(i64),
    FullColumns(i64),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawEstatesInStreet {
    street: String,
    sizes: Vec<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawEstatesAndRoundabouts {
    sizes: Vec<i64>,
    roundabouts: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawEstatesWith {
    sizes: Vec<i64>,
    #[serde(default)]
    pools: i64,
    #[serde(default)]
    bis: i64,
}

impl Reader<'_> {
    pub(super) fn goal(&self, raw: &Spanned<RawGoal>) -> Result<Goal, DataError> {
        let largest = LARGEST_ESTATE as i64;
        let fault = |problem: String| self.error(raw.span(), problem);
        let count = |count: i64, most: i64, what: &str| {
            if (1..=most).contains(&count) {
                Ok(count as u8)
            } else {
                Err(fault(format!("{count} {what}: expected 1 to {most}")))
            }
        };
        let street = |letter: &String| letter.parse::<Street>().map_err(|e| fault(e.to_string()));
        let sizes = |sizes: &[i64]| {
            let most = STREETS * LONGEST_STREET;
            if sizes.is_empty() || sizes.len() > most {
                return Err(fault(format!("{} estates: expected 1 to {most}", sizes.len())));
            }
            match sizes.iter().find(|size| !(1..=largest).contains(size)) {
                Some(size) => Err(fault(format!(
                    "an estate of {size}: expected a size from 1 to {LARGEST_ESTATE}"
                ))),
                None => Ok(EstateCounts::of(sizes.iter().map(|&size| size as usize))),
            }
        };
        Ok(match raw.get_ref() {
            RawGoal::Estates(given) => Goal::Estates(sizes(given)?),
            RawGoal::FullStreet(letter) => Goal::FullStreet(street(letter)?),
            RawGoal::BisInOneStreet(bis) => {
                Goal::BisInOneStreet(count(*bis, LONGEST_STREET as i64, "bis houses")?)
            }
            RawGoal::Temps(temps) => Goal::Temps(count(*temps, 99, "temps")?),
            RawGoal::StreetEnds => Goal::StreetEnds,
            RawGoal::ParksOfStreets(n) => {
                Goal::ParksOfStreets(count(*n, STREETS as i64, "streets")?)
            }
            RawGoal::PoolsOfStreets(n) => {
                Goal::PoolsOfStreets(count(*n, STREETS as i64, "streets")?)
            }
            RawGoal::ParksAndPools(letter) => Goal::ParksAndPools(street(letter)?),
            RawGoal::ParksPoolsRoundabout => Goal::ParksPoolsRoundabout,
            RawGoal::SinglesAtStreetEnds => Goal::SinglesAtStreetEnds,
            RawGoal::EstatesInStreet(raw) => {
                Goal::EstatesInStreet { street: street(&raw.street)?, sizes: sizes(&raw.sizes)? }
            }
            RawGoal::EstatesAndRoundabouts(raw) => Goal::EstatesAndRoundabouts {
                sizes: sizes(&raw.sizes)?,
                roundabouts: count(raw.roundabouts, LONGEST_STREET as i64, "roundabouts")?,
            },
            RawGoal::EstatesWith(raw) => {
                if raw.pools == 0 && raw.bis == 0 {
                    return Err(fault(
                        "estates with nothing: expected `pools` or `bis`".to_owned(),
                    ));
                }
                let each = |n: i64, what| if n == 0 { Ok(0) } else { count(n, largest, what) };
                Goal::EstatesWith {
                    sizes: sizes(&raw.sizes)?,
                    pools: each(raw.pools, "pools")?,
                    bis: each(raw.bis, "bis houses")?,
                }
            }
            RawGoal::Parks(parks) => Goal::Parks(count(*parks, 99, "parks")?),
            RawGoal::ParksInEveryStreet(n) => Goal::ParksInEveryStreet(count(*n, 99, "parks")?),
            RawGoal::Promotions(boxes) => Goal::Promotions(count(*boxes, 99, "boxes")?),
            RawGoal::FullColumns(n) => Goal::FullColumns(count(*n, largest, "columns")?),
        })
    }
}
