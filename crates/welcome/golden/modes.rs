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

/// Every mode, and of each sheet with rules of its own three: as it is, with everything, and alone.
macro_rules! modes {
    (
        [$($mode:expr,)+]
        $($sheet:literal ends by $ends:ident, with everything by $all:ident, alone by $alone:ident;)+
    ) => {
        &[
            $($mode,)+
            $(
                Mode {
                    name: concat!("2023-", $sheet),
                    options: &[NEW, ("sheet", $sheet)],
                    seats: 2,
                    ends: $ends,
                },
                Mode {
                    name: concat!("2023-", $sheet, "-everything"),
                    options: &[NEW, ("sheet", $sheet), ADVANCED, EXPERT, QUARTERS],
                    seats: 2,
                    ends: $all,
                },
                Mode {
                    name: concat!("2023-", $sheet, "-aaa"),
                    options: &[NEW, ("sheet", $sheet), against("3"), ADVANCED, QUARTERS],
                    seats: 1,
                    ends: $alone,
                },
            )+
        ]
    };
}

/// Every mode: each of its ends has a record beside this file.
pub(crate) const MODES: &[Mode] = modes! {
    [
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
    ]
    "eggs" ends by TOGETHER, with everything by SOON, alone by TOGETHER;
    "christmas" ends by TOGETHER, with everything by SOON, alone by SOON;
    "ducks" ends by SOON, with everything by SOON, alone by SOON;
    "roswell" ends by SOON, with everything by SOON, alone by SOON;
    "atomic" ends by SOON, with everything by SOON, alone by SOON;
    "trucks" ends by SOON, with everything by SOON, alone by SOON;
    "halloween" ends by SOON, with everything by SOON, alone by SOON;
    "zombies" ends by BESIEGED, with everything by FALLEN, alone by FALLEN;
};
