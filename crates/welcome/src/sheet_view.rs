//! A sheet in JSON, house by house: what views tell of it.
//!
//! Positions write sheets as text, for people ([`street_row`](crate::street_row)); views are read
//! by programs.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::estate::LARGEST_ESTATE;
use crate::extensions::{Marks, WrittenMarks};
use crate::house::{House, Houses, LONGEST_STREET, STREETS, Street};
use crate::number::Number;
use crate::plan::STACKS;
use crate::sheet::{Approval, Sheet};
use crate::town::Town;

/// A sheet, house by house. This is the JSON of a [`Sheet`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetView {
    /// The places of each street, from the top and from the left.
    pub streets: [Vec<PlaceView>; STREETS],
    /// Parks crossed in each street.
    pub parks: [u8; STREETS],
    /// Boxes crossed in each column of the real-estate agent, from size 1 to size 6.
    pub promotions: [u8; LARGEST_ESTATE],
    /// Boxes crossed for copied numbers.
    pub bis: u8,
    /// Temps crossed.
    pub temps: u8,
    /// Permit refusals crossed.
    pub refusals: u8,
    /// What was written down for each of the three plans.
    pub plans: [Option<Approval>; STACKS],
    /// What a sheet with rules of its own keeps besides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marks: Option<WrittenMarks>,
}

/// A place of a street. What does not apply is left out, so that an empty place is `{}`.
#[expect(clippy::struct_excessive_bools, reason = "each is a mark of its own on the sheet")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PlaceView {
    /// Its number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<Number>,
    /// Whether the number is a copy.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub bis: bool,
    /// Whether its pool is built.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub pool: bool,
    /// Whether it is a roundabout.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub roundabout: bool,
    /// Whether it is lost for good.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub lost: bool,
    /// Whether a plan has used it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub used: bool,
    /// Whether a fence stands to its right. The ends of streets are always fenced and left out.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub fence: bool,
    /// Whether no fence may ever stand to its right, since its neighbour bears the same number.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub joined: bool,
}

/// Why JSON is no sheet.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SheetViewError {
    /// No sheet has such a street.
    #[error("street {street} has {places} places: expected 1 to {LONGEST_STREET}")]
    Length {
        /// The street.
        street: Street,
        /// How many places were given.
        places: usize,
    },
    /// Both at once.
    #[error("{0} is a roundabout with a number: expected one of them")]
    NumberedRoundabout(House),
    /// Both at once.
    #[error("{0} is lost and something stands there: expected one of them")]
    NumberedLost(House),
    /// Marks that no sheet has.
    #[error("these marks are not understood: expected eggs such as `a5 1+2`")]
    Marks,
}

impl From<Sheet> for SheetView {
    fn from(sheet: Sheet) -> Self {
        let lengths = sheet.street_lengths();
        Self {
            streets: Street::ALL.map(|street| {
                let length = lengths[street.index()];
                let places = (0..length).map(|place| House::new(street, place));
                places.map(|house| PlaceView::of(&sheet, house, length)).collect()
            }),
            parks: sheet.parks,
            promotions: sheet.promotions,
            bis: sheet.bis_boxes,
            temps: sheet.temps,
            refusals: sheet.refusals,
            plans: sheet.plans,
            marks: WrittenMarks::of(&sheet.marks),
        }
    }
}

impl PlaceView {
    fn of(sheet: &Sheet, house: House, length: usize) -> Self {
        Self {
            number: sheet.number(house),
            bis: sheet.bis.contains(house),
            pool: sheet.pools.contains(house),
            roundabout: sheet.roundabouts.contains(house),
            lost: sheet.lost.contains(house),
            used: sheet.used.contains(house),
            fence: house.place() + 1 < length && sheet.fence_right_of(house),
            joined: sheet.twins_right_of(house),
        }
    }
}

impl TryFrom<SheetView> for Sheet {
    type Error = SheetViewError;

    fn try_from(view: SheetView) -> Result<Self, SheetViewError> {
        for street in Street::ALL {
            let places = view.streets[street.index()].len();
            if !(1..=LONGEST_STREET).contains(&places) {
                return Err(SheetViewError::Length { street, places });
            }
        }
        let lengths = view.streets.each_ref().map(Vec::len);
        let mut sheet = Self::new(&Town::new(lengths, Houses::NONE));
        let mut used = Houses::NONE;
        for street in Street::ALL {
            for (index, place) in view.streets[street.index()].iter().enumerate() {
                let house = House::new(street, index);
                if place.lost {
                    if place.number.is_some() || place.roundabout {
                        return Err(SheetViewError::NumberedLost(house));
                    }
                    sheet.invade(house);
                }
                match (place.number, place.roundabout) {
                    (Some(_), true) => return Err(SheetViewError::NumberedRoundabout(house)),
                    (Some(number), false) => sheet.write(house, number),
                    (None, true) => sheet.build_roundabout(house),
                    (None, false) => {}
                }
                let marks = [
                    (place.bis, &mut sheet.bis),
                    (place.pool, &mut sheet.pools),
                    (place.used, &mut used),
                ];
                for (_, houses) in marks.into_iter().filter(|(marked, _)| *marked) {
                    houses.insert(house);
                }
                if place.fence && !sheet.fence_right_of(house) {
                    sheet.fence(house);
                }
                if place.joined {
                    sheet.join_right_of(house);
                }
            }
        }
        sheet.mark_used(used);
        sheet.parks = view.parks;
        sheet.promotions = view.promotions;
        sheet.bis_boxes = view.bis;
        sheet.temps = view.temps;
        sheet.refusals = view.refusals;
        sheet.plans = view.plans;
        sheet.marks = match &view.marks {
            Some(marks) => marks.unchecked().ok_or(SheetViewError::Marks)?,
            None => Marks::None,
        };
        Ok(sheet)
    }
}
