//! The tables of data files for sheets with rules of their own, and what all of them share.

use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;

use super::Extension;
use super::atomic::{self, Atomic};
use super::christmas::{self, Christmas};
use super::ducks::{self, Ducks};
use super::eggs::{self, EggHunt};
use super::halloween::{self, Halloween};
use super::roswell::{self, Roswell};
use super::trucks::{self, Trucks};
use super::zombies::{self, Zombies};
use crate::data::{DataError, Reader};
use crate::house::{House, Houses, STREETS, Street};
use crate::town::Town;

/// The tables of a data file for sheets with rules of their own.
pub(crate) struct RawExtensions {
    pub(crate) eggs: Option<eggs::Raw>,
    pub(crate) christmas: Option<christmas::Raw>,
    pub(crate) ducks: Option<ducks::Raw>,
    pub(crate) roswell: Option<roswell::Raw>,
    pub(crate) atomic: Option<atomic::Raw>,
    pub(crate) trucks: Option<trucks::Raw>,
    pub(crate) halloween: Option<halloween::Raw>,
    pub(crate) zombies: Option<zombies::Raw>,
}

impl RawExtensions {
    /// The sheet that the file brings, if it brings one.
    pub(crate) fn read(
        self,
        reader: &Reader<'_>,
        town: &Town,
    ) -> Result<Option<Extension>, DataError> {
        let mut brought = Vec::new();
        if let Some(raw) = self.eggs {
            brought.push(Extension::Eggs(Box::new(EggHunt::read(reader, &raw, town)?)));
        }
        if let Some(raw) = self.christmas {
            brought.push(Extension::Christmas(Christmas::read(reader, &raw)?));
        }
        if let Some(raw) = self.ducks {
            brought.push(Extension::Ducks(Box::new(Ducks::read(reader, &raw, town)?)));
        }
        if let Some(raw) = self.roswell {
            brought.push(Extension::Roswell(Box::new(Roswell::read(reader, &raw, town)?)));
        }
        if let Some(raw) = self.atomic {
            brought.push(Extension::Atomic(Atomic::read(reader, &raw, town)?));
        }
        if let Some(raw) = self.trucks {
            brought.push(Extension::Trucks(Box::new(Trucks::read(reader, &raw, town)?)));
        }
        if let Some(raw) = self.halloween {
            brought.push(Extension::Halloween(Box::new(Halloween::read(reader, &raw, town)?)));
        }
        if let Some(raw) = self.zombies {
            brought.push(Extension::Zombies(Box::new(Zombies::read(reader, &raw, town)?)));
        }
        if brought.len() > 1 {
            return Err(reader.error(0..0, "two sheets with rules of their own: expected one"));
        }
        Ok(brought.pop())
    }
}

/// Something for each of the three streets.
#[derive(Deserialize)]
#[serde(transparent)]
pub(crate) struct RawStreets<T>(Spanned<Vec<Vec<Spanned<T>>>>);

impl<T> RawStreets<T> {
    /// Where it stands in the file.
    pub(crate) fn span(&self) -> Range<usize> {
        self.0.span()
    }

    /// Each street with what it has.
    pub(crate) fn each(
        &self,
        reader: &Reader<'_>,
    ) -> Result<impl Iterator<Item = (Street, &[Spanned<T>])>, DataError> {
        let streets = self.0.get_ref();
        if streets.len() != STREETS {
            let problem = format!("{} streets: expected {STREETS}", streets.len());
            return Err(reader.error(self.0.span(), problem));
        }
        Ok(Street::ALL.into_iter().zip(streets.iter().map(Vec::as_slice)))
    }
}

/// A house that the street has.
pub(crate) fn house(
    reader: &Reader<'_>,
    span: Range<usize>,
    town: &Town,
    street: Street,
    place: &str,
) -> Result<House, DataError> {
    let length = town.street_length(street);
    match place.parse::<usize>() {
        Ok(place) if (1..=length).contains(&place) => Ok(House::new(street, place - 1)),
        _ => {
            let problem = format!("house {place} of street {street}: expected 1 to {length}");
            Err(reader.error(span, problem))
        }
    }
}

/// Houses with the same symbol, each once.
pub(crate) fn symbols(
    reader: &Reader<'_>,
    raw: &RawStreets<i64>,
    town: &Town,
) -> Result<Houses, DataError> {
    let mut houses = Houses::NONE;
    for (street, places) in raw.each(reader)? {
        for place in places {
            let here = house(reader, place.span(), town, street, &place.get_ref().to_string())?;
            if houses.contains(here) {
                let problem = format!("house {} twice: expected each house once", place.get_ref());
                return Err(reader.error(place.span(), problem));
            }
            houses.insert(here);
        }
    }
    Ok(houses)
}

/// Counts to reach, growing, with the points of each.
pub(crate) fn thresholds(
    reader: &Reader<'_>,
    counts: &Spanned<Vec<i64>>,
    points: &Spanned<Vec<i64>>,
    what: &str,
) -> Result<Vec<(u8, i32)>, DataError> {
    let (needed, paid) = (counts.get_ref(), points.get_ref());
    if needed.is_empty() || needed.len() != paid.len() {
        let problem = format!(
            "{} points for {} numbers of {what}: expected as many",
            paid.len(),
            needed.len()
        );
        return Err(reader.error(points.span(), problem));
    }
    let grows = needed.windows(2).all(|two| two[0] < two[1]);
    if !grows || needed.iter().any(|count| !(1..=99).contains(count)) {
        let problem = format!("numbers of {what}: expected growing ones from 1 to 99");
        return Err(reader.error(counts.span(), problem));
    }
    let paid = paid.iter().map(|&value| reader.points(points.span(), value));
    let paid = paid.collect::<Result<Vec<i32>, _>>()?;
    Ok(needed.iter().map(|&count| count as u8).zip(paid).collect())
}

/// What a number between two thresholds is worth to those who may still go on.
pub(crate) fn steps_between(steps: &[(u8, i32)], reached: f32) -> f32 {
    let (mut from, mut points) = (0.0, 0.0);
    for &(needed, worth) in steps {
        let (needed, worth) = (f32::from(needed), worth as f32);
        if reached < needed {
            return points + (worth - points) * (reached - from) / (needed - from);
        }
        (from, points) = (needed, worth);
    }
    points
}
