//! Tracks: rows of boxes crossed one after the other.

/// A row of values, crossed from the left: worth the first value not crossed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Track {
    values: [i16; Self::MOST_VALUES],
    boxes: u8,
}

impl Track {
    /// The most values a track can print.
    pub const MOST_VALUES: usize = 16;
    /// A track worth nothing that cannot be crossed.
    pub(crate) const ZERO: Self = Self { values: [0; Self::MOST_VALUES], boxes: 0 };

    /// The track that prints these values, if it has at least one box and is not too long.
    pub(crate) fn new(values: &[i32]) -> Option<Self> {
        if !(2..=Self::MOST_VALUES).contains(&values.len()) {
            return None;
        }
        let mut track = Self { boxes: values.len() as u8 - 1, ..Self::ZERO };
        for (printed, &value) in track.values.iter_mut().zip(values) {
            *printed = i16::try_from(value).ok()?;
        }
        Some(track)
    }

    /// How many boxes can be crossed.
    #[inline]
    pub const fn boxes(&self) -> u8 {
        self.boxes
    }

    /// What the track is worth with this many boxes crossed; more than all change nothing more.
    #[inline]
    pub fn worth(&self, crossed: usize) -> i32 {
        i32::from(self.values[crossed.min(self.boxes as usize)])
    }

    /// All values, the last one without a box.
    pub fn values(&self) -> impl Iterator<Item = i32> {
        self.values[..=self.boxes as usize].iter().map(|&value| value.into())
    }
}
