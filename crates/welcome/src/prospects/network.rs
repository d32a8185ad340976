//! A small network: rows of numbers, added up.

use std::fmt;

use thiserror::Error;

/// Lanes of a row: the first is added as it is.
pub const LANES: usize = 16;

/// How many steps of a row make a point.
const STEPS: f32 = 128.0;

/// A row while it is learned, in points.
pub type Row = [f32; LANES];

/// A row as it is played with, in steps. Small, so that the whole network stays near the processor.
pub(super) type SmallRow = [i16; LANES];

/// What self-play has taught about one kind of table.
///
/// The rows of all features that are on are added up, and one more that always is. The first lane
/// counts as it is, the others only as far as they are above zero, each with a weight of its own.
#[derive(Clone, PartialEq)]
pub struct Network {
    rows: Vec<SmallRow>,
    always: SmallRow,
    head: Row,
}

/// Bytes are no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{found} bytes are no network of {features} features: expected {expected}")]
pub struct NetworkError {
    found: usize,
    features: usize,
    expected: usize,
}

impl fmt::Debug for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a network of {} features", self.rows.len())
    }
}

impl Network {
    /// The network with these rows, one for each feature and one that is always on, and these weights
    /// of the lanes.
    pub fn new(rows: &[Row], always: &Row, head: Row) -> Self {
        // Conversions from float to whole numbers saturate.
        let small = |row: &Row| row.map(|points| (points * STEPS).round() as i16);
        Self { rows: rows.iter().map(small).collect(), always: small(always), head }
    }

    /// The rows of the features, the one that is always on, and the weights of the lanes, to learn on
    /// from.
    pub fn to_rows(&self) -> (Vec<Row>, Row, Row) {
        let large = |row: &SmallRow| row.map(|steps| f32::from(steps) / STEPS);
        (self.rows.iter().map(large).collect(), large(&self.always), self.head)
    }

    /// Nothing added up yet.
    #[inline]
    pub(super) fn sums(&self) -> SmallRow {
        self.always
    }

    /// Adds the row of a feature that is on.
    #[inline]
    pub(super) fn add(&self, sums: &mut SmallRow, feature: usize) {
        for (sum, part) in sums.iter_mut().zip(&self.rows[feature]) {
            *sum = sum.saturating_add(*part);
        }
    }

    /// The points that the rows added up come to.
    #[inline]
    pub(super) fn points(&self, sums: &SmallRow) -> f32 {
        let mut steps = f32::from(sums[0]);
        for (weight, &sum) in self.head.iter().zip(sums).skip(1) {
            steps += weight * f32::from(sum.max(0));
        }
        steps / STEPS
    }

    /// Reads a network of so many features: the weights of the lanes as floats of four bytes, then the
    /// row that is always on and the rows of the features as whole numbers of two bytes, all with the
    /// lowest byte first.
    pub fn read(bytes: &[u8], features: usize) -> Result<Self, NetworkError> {
        let expected = LANES * 4 + (features + 1) * LANES * 2;
        if bytes.len() != expected {
            return Err(NetworkError { found: bytes.len(), features, expected });
        }
        let (head, rows) = bytes.split_at(LANES * 4);
        let (head, _) = head.as_chunks::<4>();
        let (rows, _) = rows.as_chunks::<2>();
        let mut rows = rows
            .chunks_exact(LANES)
            .map(|row| -> SmallRow { std::array::from_fn(|lane| i16::from_le_bytes(row[lane])) });
        let always = rows.next().unwrap_or_default();
        let head = std::array::from_fn(|lane| f32::from_le_bytes(head[lane]));
        Ok(Self { always, head, rows: rows.collect() })
    }

    /// The bytes of the network, as [`read`](Self::read) takes them.
    pub fn to_bytes(&self) -> Vec<u8> {
        let head = self.head.iter().flat_map(|weight| weight.to_le_bytes());
        let rows = std::iter::once(&self.always).chain(&self.rows).flatten();
        head.chain(rows.flat_map(|part| part.to_le_bytes())).collect()
    }
}
