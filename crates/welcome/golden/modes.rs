/// A mode of the game, and the ways it can end.
pub(crate) struct Mode {
    pub(crate) name: &'static str,
    /// Options that are not at their defaults, with their values.
    pub(crate) options: &'static [(&'static str, &'static str)],
    pub(crate) seats: usize,
    pub(crate) ends: &'static [&'static str],
}

const TOGETHER: &[&str] = &["houses", "plans", "refusals"];
/// Where the plans are so hard that players who look one step ahead hardly ever fulfil all three.
const SOON: &[&str] = &["houses", "refusals"];
/// Only alone can the deck run out.
const ALONE: &[&str] = &["houses", "plans", "refusals", "deck"];

/// Where zombies come, the last card ends the game as well.
const BESIEGED: &[&str] = &["refusals", "deck"];
/// With two cards of one's own, players who look one step ahead hardly ever last that long.
const FALLEN: &[&str] = &["refusals"];

const ADVANCED: (&str, &str) = ("advanced", "true");
const EXPERT: (&str, &str) = ("expert", "true");
const QUARTERS: (&str, &str) = ("quarters", "true");
const BLUEPRINT: (&str, &str) = ("sheet", "blueprint");
const NEW: (&str, &str) = ("edition", "2023");

/// The new edition alone against the AAA.
const fn against(level: &'static str) -> (&'static str, &'static str) {
    ("opponent", level)
}

/// A sheet with rules of its own.
const fn sheet(name: &'static str) -> (&'static str, &'static str) {
    ("sheet", name)
}

/// Every mode: each of its ends has a record beside this file.
pub(crate) const MODES: &[Mode] = &[
    Mode { name: "base", options: &[], seats: 2, ends: TOGETHER },
    Mode { name: "advanced", options: &[ADVANCED], seats: 2, ends: TOGETHER },
    Mode { name: "expert", options: &[EXPERT], seats: 3, ends: TOGETHER },
    Mode { name: "advanced-expert", options: &[ADVANCED, EXPERT], seats: 2, ends: TOGETHER },
    Mode { name: "solo", options: &[], seats: 1, ends: ALONE },
    Mode { name: "solo-advanced", options: &[ADVANCED], seats: 1, ends: ALONE },
    Mode { name: "2023", options: &[NEW], seats: 2, ends: TOGETHER },
    Mode { name: "2023-advanced", options: &[NEW, ADVANCED], seats: 2, ends: TOGETHER },
    Mode { name: "2023-blueprint", options: &[NEW, BLUEPRINT], seats: 2, ends: TOGETHER },
    Mode { name: "2023-expert", options: &[NEW, EXPERT], seats: 2, ends: TOGETHER },
    Mode { name: "2023-quarters", options: &[NEW, QUARTERS], seats: 2, ends: TOGETHER },
    Mode {
        name: "2023-everything",
        options: &[NEW, ADVANCED, EXPERT, QUARTERS, BLUEPRINT],
        seats: 2,
        ends: TOGETHER,
    },
    Mode { name: "2023-aaa-0", options: &[NEW, against("0")], seats: 1, ends: TOGETHER },
    Mode { name: "2023-aaa-1", options: &[NEW, against("1")], seats: 1, ends: TOGETHER },
    Mode { name: "2023-aaa-2", options: &[NEW, against("2")], seats: 1, ends: TOGETHER },
    Mode { name: "2023-aaa-3", options: &[NEW, against("3")], seats: 1, ends: TOGETHER },
    Mode { name: "2023-aaa-4", options: &[NEW, against("4")], seats: 1, ends: TOGETHER },
    Mode { name: "2023-aaa-5", options: &[NEW, against("5")], seats: 1, ends: TOGETHER },
    Mode {
        name: "2023-aaa-everything",
        options: &[NEW, against("3"), ADVANCED, QUARTERS, BLUEPRINT],
        seats: 1,
        ends: TOGETHER,
    },
    Mode { name: "2023-eggs", options: &[NEW, sheet("eggs")], seats: 2, ends: TOGETHER },
    Mode {
        name: "2023-eggs-everything",
        options: &[NEW, sheet("eggs"), ADVANCED, EXPERT, QUARTERS],
        seats: 2,
        ends: SOON,
    },
    Mode {
        name: "2023-eggs-aaa",
        options: &[NEW, sheet("eggs"), against("3"), ADVANCED, QUARTERS],
        seats: 1,
        ends: TOGETHER,
    },
    Mode { name: "2023-christmas", options: &[NEW, sheet("christmas")], seats: 2, ends: TOGETHER },
    Mode {
        name: "2023-christmas-everything",
        options: &[NEW, sheet("christmas"), ADVANCED, EXPERT, QUARTERS],
        seats: 2,
        ends: SOON,
    },
    Mode {
        name: "2023-christmas-aaa",
        options: &[NEW, sheet("christmas"), against("3"), ADVANCED, QUARTERS],
        seats: 1,
        ends: SOON,
    },
    Mode { name: "2023-ducks", options: &[NEW, sheet("ducks")], seats: 2, ends: SOON },
    Mode {
        name: "2023-ducks-everything",
        options: &[NEW, sheet("ducks"), ADVANCED, EXPERT, QUARTERS],
        seats: 2,
        ends: SOON,
    },
    Mode {
        name: "2023-ducks-aaa",
        options: &[NEW, sheet("ducks"), against("3"), ADVANCED, QUARTERS],
        seats: 1,
        ends: SOON,
    },
    Mode { name: "2023-roswell", options: &[NEW, sheet("roswell")], seats: 2, ends: SOON },
    Mode {
        name: "2023-roswell-everything",
        options: &[NEW, sheet("roswell"), ADVANCED, EXPERT, QUARTERS],
        seats: 2,
        ends: SOON,
    },
    Mode {
        name: "2023-roswell-aaa",
        options: &[NEW, sheet("roswell"), against("3"), ADVANCED, QUARTERS],
        seats: 1,
        ends: SOON,
    },
    Mode { name: "2023-atomic", options: &[NEW, sheet("atomic")], seats: 2, ends: SOON },
    Mode {
        name: "2023-atomic-everything",
        options: &[NEW, sheet("atomic"), ADVANCED, EXPERT, QUARTERS],
        seats: 2,
        ends: SOON,
    },
    Mode {
        name: "2023-atomic-aaa",
        options: &[NEW, sheet("atomic"), against("3"), ADVANCED, QUARTERS],
        seats: 1,
        ends: SOON,
    },
    Mode { name: "2023-trucks", options: &[NEW, sheet("trucks")], seats: 2, ends: SOON },
    Mode {
        name: "2023-trucks-everything",
        options: &[NEW, sheet("trucks"), ADVANCED, EXPERT, QUARTERS],
        seats: 2,
        ends: SOON,
    },
    Mode {
        name: "2023-trucks-aaa",
        options: &[NEW, sheet("trucks"), against("3"), ADVANCED, QUARTERS],
        seats: 1,
        ends: SOON,
    },
    Mode { name: "2023-halloween", options: &[NEW, sheet("halloween")], seats: 2, ends: SOON },
    Mode {
        name: "2023-halloween-everything",
        options: &[NEW, sheet("halloween"), ADVANCED, EXPERT, QUARTERS],
        seats: 2,
        ends: SOON,
    },
    Mode {
        name: "2023-halloween-aaa",
        options: &[NEW, sheet("halloween"), against("3"), ADVANCED, QUARTERS],
        seats: 1,
        ends: SOON,
    },
    Mode { name: "2023-zombies", options: &[NEW, sheet("zombies")], seats: 2, ends: BESIEGED },
    Mode {
        name: "2023-zombies-everything",
        options: &[NEW, sheet("zombies"), ADVANCED, EXPERT, QUARTERS],
        seats: 2,
        ends: FALLEN,
    },
    Mode {
        name: "2023-zombies-aaa",
        options: &[NEW, sheet("zombies"), against("3"), ADVANCED, QUARTERS],
        seats: 1,
        ends: FALLEN,
    },
];
