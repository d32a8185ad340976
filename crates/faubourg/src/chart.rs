//! Charts drawn as SVG, in the look of the product.
//!
//! Charts of a page take their colours from its stylesheet, so that they are at home by day and by
//! night. They are about as wide as a phone, so that the words in them stay as large as those around
//! them.

mod bars;
mod lines;
mod scale;

pub(crate) use bars::{Bars, bars};
pub(crate) use lines::{Line, LineChart, lines};
pub(crate) use scale::{Scale, ticks, told};

/// The size of a chart, in which text of 12 is about as large as the text around it.
const WIDTH: f64 = 440.0;
const HEIGHT: f64 = 230.0;
/// Left for figures, below for figures and what they are.
const LEFT: f64 = 38.0;
const RIGHT: f64 = 12.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 40.0;

/// The pens of a chart: what is in question, and what it is compared with.
pub(crate) const PENS: [&str; 2] = ["yours", "other"];
