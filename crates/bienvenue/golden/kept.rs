use tabletop::conformance::golden::Kept;

const DRAFT: &[(&str, &str)] = &[("families", "draft")];
const FREE: &[(&str, &str)] = &[("forced", "false"), ("discount", "oldest-deepest")];
const QUIET: &[(&str, &str)] = &[("auctions", "false"), ("money", "hidden"), ("bar", "true")];

/// Each has a record of its name beside this file.
pub(crate) const KEPT: &[Kept] = &[
    Kept::new("two-keys", &[], 2, "keys"),
    Kept::new("two-piles", &[], 2, "piles"),
    Kept::new("two-rounds", &[], 2, "rounds"),
    Kept::new("three-keys", &[], 3, "keys"),
    Kept::new("three-piles", &[], 3, "piles"),
    Kept::new("three-rounds", &[], 3, "rounds"),
    Kept::new("four-keys", &[], 4, "keys"),
    Kept::new("four-piles", &[], 4, "piles"),
    Kept::new("four-rounds", &[], 4, "rounds"),
    Kept::new("five-keys", &[], 5, "keys"),
    Kept::new("five-piles", &[], 5, "piles"),
    Kept::new("five-rounds", &[], 5, "rounds"),
    Kept::new("draft-families", DRAFT, 3, "keys"),
    Kept::new("nothing-forced", FREE, 3, "keys"),
    Kept::new("no-auctions", QUIET, 4, "keys"),
];
