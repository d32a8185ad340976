/// A mode of the game, and the ways it can end.
pub(crate) struct Mode {
    pub(crate) name: &'static str,
    /// The switches that are on.
    pub(crate) options: &'static [&'static str],
    pub(crate) seats: usize,
    pub(crate) ends: &'static [&'static str],
}

const TOGETHER: &[&str] = &["houses", "plans", "refusals"];
/// Only alone can the deck run out.
const ALONE: &[&str] = &["houses", "plans", "refusals", "deck"];

/// Every mode: each of its ends has a record beside this file.
pub(crate) const MODES: &[Mode] = &[
    Mode { name: "base", options: &[], seats: 2, ends: TOGETHER },
    Mode { name: "advanced", options: &["advanced"], seats: 2, ends: TOGETHER },
    Mode { name: "expert", options: &["expert"], seats: 3, ends: TOGETHER },
    Mode { name: "advanced-expert", options: &["advanced", "expert"], seats: 2, ends: TOGETHER },
    Mode { name: "solo", options: &[], seats: 1, ends: ALONE },
    Mode { name: "solo-advanced", options: &["advanced"], seats: 1, ends: ALONE },
];
