/// A game that is kept: how it is played, and how it ended.
pub(crate) struct Kept {
    pub(crate) name: &'static str,
    pub(crate) options: &'static [(&'static str, &'static str)],
    pub(crate) seats: usize,
    pub(crate) end: &'static str,
    /// Whether the victory was shared, after all tie-breaks.
    pub(crate) shared: bool,
}

const fn kept(
    name: &'static str,
    options: &'static [(&'static str, &'static str)],
    seats: usize,
    end: &'static str,
) -> Kept {
    Kept { name, options, seats, end, shared: false }
}

const SHORT: &[(&str, &str)] = &[("turns", "30")];
const EVEN: &[(&str, &str)] = &[("coins", "even"), ("first", "2")];
const SET_ASIDE: &[(&str, &str)] = &[("incomplete", "set-aside")];

/// Each has a record of its name beside this file.
pub(crate) const KEPT: &[Kept] = &[
    kept("two-open", &[], 2, "open"),
    kept("two-power", &[], 2, "power"),
    kept("two-turns", SHORT, 2, "turns"),
    kept("three-open", &[], 3, "open"),
    kept("three-power", &[], 3, "power"),
    kept("three-turns", SHORT, 3, "turns"),
    kept("four-open", &[], 4, "open"),
    kept("four-power", &[], 4, "power"),
    kept("four-turns", SHORT, 4, "turns"),
    kept("even-coins", EVEN, 3, "open"),
    kept("set-aside", SET_ASIDE, 2, "open"),
    Kept { name: "two-shared", options: &[], seats: 2, end: "open", shared: true },
    Kept { name: "three-shared", options: &[], seats: 3, end: "open", shared: true },
];
