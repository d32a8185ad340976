//! The ids of texts, in sources and in locales: tests hold that both languages say all that is asked
//! for and nothing more.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The texts of one prefix that these files and folders under `src` ask for: every quoted id, tests
/// apart.
fn used(prefix: &str, sources: &[&str]) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for source in sources {
        collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(source), prefix, &mut ids);
    }
    ids
}

fn collect(path: &Path, prefix: &str, ids: &mut BTreeSet<String>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("a folder of pages") {
            collect(&entry.expect("a file").path(), prefix, ids);
        }
    } else if !path.file_stem().is_some_and(|name| name.to_string_lossy().ends_with("tests")) {
        let source = fs::read_to_string(path).expect("a source");
        let quoted = source.split('"').filter(|text| is_id(text, prefix));
        ids.extend(quoted.map(str::to_owned));
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

/// Both languages say all that is asked for and nothing more; there are at least this many texts.
pub(in crate::pages) fn check(prefix: &str, sources: &[&str], locales: [&str; 2], at_least: usize) {
    let used = used(prefix, sources);
    assert!(used.len() >= at_least, "only {} texts of {prefix}", used.len());
    for locale in locales {
        let there = in_locale(locale, prefix);
        let missing: Vec<&String> = used.difference(&there).collect();
        let unused: Vec<&String> = there.difference(&used).collect();
        assert!(missing.is_empty() && unused.is_empty(), "missing {missing:?}, unused {unused:?}");
    }
}
