use tabletop::conformance::golden::Kept;

const EXPERT: (&str, &str) = ("expert", "true");
const QUARTERS: (&str, &str) = ("quarters", "true");

const fn against(level: &'static str) -> (&'static str, &'static str) {
    ("opponent", level)
}

/// Each has a record of its name beside this file.
pub(crate) const KEPT: &[Kept] = &[
    Kept::new("two-houses", &[], 2, "houses"),
    Kept::new("two-plans", &[], 2, "plans"),
    Kept::new("two-refusals", &[], 2, "refusals"),
    Kept::new("four-quarters", &[QUARTERS], 4, "houses"),
    Kept::new("expert-houses", &[EXPERT], 3, "houses"),
    Kept::new("expert-plans", &[EXPERT], 2, "plans"),
    Kept::new("expert-refusals", &[EXPERT, QUARTERS], 2, "refusals"),
    Kept::new("closed-office-houses", &[against("0")], 1, "houses"),
    Kept::new("sam-plans", &[against("1")], 1, "plans"),
    Kept::new("ann-refusals", &[against("2")], 1, "refusals"),
    Kept::new("irene-houses", &[against("3"), QUARTERS], 1, "houses"),
    Kept::new("gus-plans", &[against("4")], 1, "plans"),
    Kept::new("olga-houses", &[against("5"), QUARTERS], 1, "houses"),
    Kept { name: "two-shared", options: &[], seats: 2, end: "houses", shared: true },
];
