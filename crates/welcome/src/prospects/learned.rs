//! Which tables self-play has taught the judge about, and what.

use std::sync::{Arc, LazyLock};

use super::{FEATURES, Network};
use crate::printing::Printing;
use crate::rules::Mode;
use tabletop::Settings;

/// A kind of table for which there is a network of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableKind {
    /// The classic sheet of 2018 with others at the table.
    Several2018,
    /// The classic sheet of 2018, alone.
    Alone2018,
}

impl TableKind {
    /// Every kind.
    pub const ALL: [Self; 2] = [Self::Several2018, Self::Alone2018];

    /// What a table is; `None` where nothing was learned.
    pub(crate) fn of(settings: &Settings, printing: Printing, mode: Mode) -> Option<Self> {
        let printed = settings.says("sheet", "classic") && !settings.is_on("quarters");
        match (printing, mode) {
            (Printing::Of2018, Mode::Standard) if printed => Some(Self::Several2018),
            (Printing::Of2018, Mode::Solo) if printed => Some(Self::Alone2018),
            _ => None,
        }
    }

    /// The word for it in commands.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Several2018 => "2018-several",
            Self::Alone2018 => "2018-alone",
        }
    }

    /// What is compiled in, made by the example `learn` of the bots.
    const fn bytes(self) -> &'static [u8] {
        match self {
            Self::Several2018 => include_bytes!("../../data/learned/2018-several.bin"),
            Self::Alone2018 => include_bytes!("../../data/learned/2018-alone.bin"),
        }
    }
}

/// What self-play has taught about tables of each kind.
#[derive(Clone, Debug, PartialEq)]
pub struct Learned([Option<Arc<Network>>; TableKind::ALL.len()]);

impl Default for Learned {
    /// What is compiled in.
    fn default() -> Self {
        static LEARNED: LazyLock<Learned> = LazyLock::new(|| {
            let read = |kind: TableKind| Network::read(kind.bytes(), FEATURES);
            Learned(
                TableKind::ALL.map(|kind| Some(Arc::new(read(kind).expect("compiled-in data")))),
            )
        });
        LEARNED.clone()
    }
}

impl Learned {
    /// Nothing: the judge has its weights alone.
    pub const NOTHING: Self = Self([const { None }; TableKind::ALL.len()]);

    /// What is known of a kind of table.
    #[inline]
    pub fn about(&self, kind: TableKind) -> Option<&Network> {
        self.0[kind as usize].as_deref()
    }

    /// The same, but for one kind of table.
    #[must_use]
    pub fn with(mut self, kind: TableKind, network: Network) -> Self {
        self.0[kind as usize] = Some(Arc::new(network));
        self
    }
}
