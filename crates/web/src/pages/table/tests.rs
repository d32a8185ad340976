//! What all tables say.

use std::collections::BTreeSet;

/// Every text in quotes that looks like an id of the tables' texts.
fn used_ids() -> BTreeSet<String> {
    fn sources(folder: &std::path::Path, ids: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).expect("the pages") {
            let path = entry.expect("a file").path();
            if path.is_dir() {
                sources(&path, ids);
            } else {
                let source = std::fs::read_to_string(&path).expect("a source");
                let quoted = source.split('"').filter(|text| {
                    text.starts_with("t-")
                        && text.len() > 2
                        && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
                });
                ids.extend(quoted.map(str::to_owned));
            }
        }
    }
    let mut ids = BTreeSet::new();
    sources(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/pages"), &mut ids);
    ids
}

fn told_ids(source: &str) -> BTreeSet<String> {
    let ids = source.lines().filter_map(|line| line.split_once(" =").map(|(id, _)| id.to_owned()));
    ids.filter(|id| id.starts_with("t-")).collect()
}

#[test]
fn both_languages_say_all_that_is_asked_for_and_nothing_more() {
    let used = used_ids();
    assert!(used.len() > 50);
    assert_eq!(told_ids(include_str!("../../../locales/en/table.ftl")), used);
    assert_eq!(told_ids(include_str!("../../../locales/fr/table.ftl")), used);
}
