//! The ids of texts, in sources and in locales: tests hold that both languages say all that is asked
//! for and nothing more.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The texts of one prefix that pages ask for: every quoted id in the sources, tests apart.
pub(in crate::pages) fn used(prefix: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/pages"), prefix, &mut ids);
    ids
}

fn collect(folder: &Path, prefix: &str, ids: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the pages") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            collect(&path, prefix, ids);
        } else if !path.file_stem().is_some_and(|name| name.to_string_lossy().ends_with("tests")) {
            let source = fs::read_to_string(&path).expect("a source");
            let quoted = source.split('"').filter(|text| is_id(text, prefix));
            ids.extend(quoted.map(str::to_owned));
        }
    }
}

fn is_id(text: &str, prefix: &str) -> bool {
    let name = text.strip_prefix(prefix).unwrap_or_default();
    !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
}

/// The texts of one prefix that a locale has.
pub(in crate::pages) fn in_locale(source: &str, prefix: &str) -> BTreeSet<String> {
    let ids = source.lines().filter_map(|line| line.split_once(" =").map(|(id, _)| id.to_owned()));
    ids.filter(|id| id.starts_with(prefix)).collect()
}

/// Both languages say all that is asked for and nothing more; there are at least so many texts.
pub(in crate::pages) fn check(prefix: &str, locales: [&str; 2], at_least: usize) {
    let used = used(prefix);
    assert!(used.len() >= at_least, "only {} texts of {prefix}", used.len());
    for locale in locales {
        assert_eq!(in_locale(locale, prefix), used);
    }
}
