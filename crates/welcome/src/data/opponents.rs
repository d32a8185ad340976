//! The opponents of the AAA, as data.

use serde::Deserialize;
use toml::Spanned;

use super::{DataError, MOST_TEMP_RANKS, Reader, Source};
use crate::opponent::{OpponentCard, OpponentScores};
use crate::plan::PlanSlot;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct RawOpponent {
    level: Spanned<i64>,
    name: String,
    source: Source,
    validates: Vec<Spanned<String>>,
    letters_source: Source,
    #[serde(default)]
    scores: Option<RawScores>,
    #[serde(default)]
    temp_ranks: Vec<Spanned<i64>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawScores {
    park: Spanned<i64>,
    pool: Spanned<i64>,
    temp: Spanned<i64>,
    barrier: Spanned<i64>,
    extension: Spanned<i64>,
    improvement: Spanned<i64>,
}

impl Reader<'_> {
    pub(super) fn opponents(
        &self,
        raw: Vec<Spanned<RawOpponent>>,
    ) -> Result<Vec<OpponentCard>, DataError> {
        let mut cards: Vec<OpponentCard> = Vec::new();
        for raw in raw {
            let span = raw.span();
            let raw = raw.into_inner();
            let level = self.within(&raw.level, 0..=5, "a level")? as u8;
            if cards.iter().any(|card| card.level == level) {
                let problem = format!("level {level} twice: expected one opponent of each level");
                return Err(self.error(raw.level.span(), problem));
            }
            if raw.scores.is_some() != raw.temp_ranks.is_empty() {
                let problem = "expected either `scores`, or `temp-ranks` for an opponent who \
                               scores nothing";
                return Err(self.error(span, problem));
            }
            if raw.temp_ranks.len() > MOST_TEMP_RANKS {
                return Err(self.error(span, format!("more than {MOST_TEMP_RANKS} temp-ranks")));
            }
            let temps =
                |temps: &Spanned<i64>| Ok(self.within(temps, 1..=99, "a number of temps")? as u8);
            cards.push(OpponentCard {
                level,
                name: raw.name,
                source: raw.source,
                validates: self.letters(&raw.validates)?,
                letters_source: raw.letters_source,
                scores: raw.scores.map(|scores| self.opponent_scores(&scores)).transpose()?,
                temp_ranks: raw.temp_ranks.iter().map(temps).collect::<Result<_, _>>()?,
            });
        }
        Ok(cards)
    }

    /// The plans with these letters, as bits.
    fn letters(&self, letters: &[Spanned<String>]) -> Result<u8, DataError> {
        let mut bits = 0;
        for letter in letters {
            let slot = PlanSlot::of_letter(letter.get_ref()).ok_or_else(|| {
                let problem = format!("`{}`: expected the letter A, B or C", letter.get_ref());
                self.error(letter.span(), problem)
            })?;
            bits |= slot.bit();
        }
        Ok(bits)
    }

    fn opponent_scores(&self, raw: &RawScores) -> Result<OpponentScores, DataError> {
        let points = |value: &Spanned<i64>| Ok(self.within(value, 0..=99, "a score")? as i32);
        Ok(OpponentScores {
            park: points(&raw.park)?,
            pool: points(&raw.pool)?,
            temp: points(&raw.temp)?,
            barrier: points(&raw.barrier)?,
            extension: points(&raw.extension)?,
            improvement: points(&raw.improvement)?,
        })
    }
}
