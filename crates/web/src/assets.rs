//! The files that pages ask for, embedded in the binary.
//!
//! An address holds a hash of the content (`/assets/base.1f0c9a77e2.css`), so a browser may keep a
//! file for ever and still sees a new one at once. A new file is one line in `FILES`.
//!
//! Stylesheets and modules are served without what is there only for those who read them: comments
//! and blanks.

use std::fmt::Write as _;
use std::sync::LazyLock;

use sha2::{Digest, Sha256};

/// Under which path the files are served.
pub const FOLDER: &str = "/assets/";

macro_rules! embed {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_bytes!(concat!("assets/", $name)))),+]
    };
}

/// Every file that is served: its name and what it says.
const FILES: &[(&str, &[u8])] = embed![
    "base.css",
    "site.css",
    "site.js",
    "together.js",
    "calls.js",
    "together.css",
    "admin.css",
    "diploma.css",
    "analysis.css",
    "analysis.js",
    "faubourg.js",
    "picture.js",
    "companion.js",
    "plans.js",
    "paper.css",
    "table.css",
    "side.css",
    "players.css",
    "tips.css",
    "hint.css",
    "ending.css",
    "ticked.css",
    "welcome.css",
    "cards.css",
    "alone.css",
    "long-streets.css",
    "skins.css",
    "skin-meadow.css",
    "skin-seaside.css",
    "skin-orchard.css",
    "skin-snow.css",
    "skin-desert.css",
    "skin-dusk.css",
    "sheets.css",
    "sheet-eggs.css",
    "sheet-christmas.css",
    "sheet-ducks.css",
    "sheet-roswell.css",
    "sheet-atomic.css",
    "sheet-trucks.css",
    "sheet-halloween.css",
    "sheet-zombies.css",
    "welkin.css",
    "bienvenue.css",
    "bienvenue-offer.css",
    "bienvenue-end.css",
    "dream.css",
    "favicon.svg",
    "favicon-turn.svg"
];

struct Asset {
    name: &'static str,
    hashed: String,
    url: String,
    bytes: Vec<u8>,
}

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let asset = |&(name, bytes): &(&'static str, &'static [u8])| {
        let (stem, extension) = name.rsplit_once('.').expect("a file name with an extension");
        let bytes = match (extension, str::from_utf8(bytes)) {
            ("css", Ok(text)) => lean_stylesheet(text).into_bytes(),
            ("js", Ok(text)) => lean_module(text).into_bytes(),
            _ => bytes.to_vec(),
        };
        let hashed = format!("{stem}.{}.{extension}", short_hash(&bytes));
        Asset { name, url: format!("{FOLDER}{hashed}"), hashed, bytes }
    };
    FILES.iter().map(asset).collect()
});

/// A stylesheet without comments, and with no more blanks than it needs. Ours have no text in
/// quotes that this would change; a test looks.
fn lean_stylesheet(text: &str) -> String {
    let mut lean = String::with_capacity(text.len());
    let without_comments = text.split("/*").enumerate().map(|(index, part)| match index {
        0 => part,
        _ => part.split_once("*/").map_or("", |(_, after)| after),
    });
    for word in without_comments.flat_map(str::split_whitespace) {
        let needs_blank = !lean.ends_with(['{', '}', ';', ',', ':', '>'])
            && !word.starts_with(['{', '}', ';', ',', '>']);
        if needs_blank && !lean.is_empty() {
            lean.push(' ');
        }
        if word.starts_with('}') && lean.ends_with(';') {
            lean.pop();
        }
        lean.push_str(word);
    }
    lean
}

/// A module without indentation and lines that are comments.
fn lean_module(text: &str) -> String {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut lean = String::with_capacity(text.len());
    for line in lines.filter(|line| !line.starts_with("//")) {
        lean.push_str(line);
        lean.push('\n');
    }
    lean
}

/// A short name for what these bytes say.
pub(crate) fn short_hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(5).fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// The names of all files.
pub fn names() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, _)| *name)
}

/// The address of a file. Panics for a name that is not embedded; a page's test notices.
pub fn url(name: &str) -> &'static str {
    let asset = ASSETS.iter().find(|asset| asset.name == name);
    asset.map_or_else(|| panic!("no asset `{name}`"), |asset| asset.url.as_str())
}

/// The media type and content of a file, by the hashed name at the end of its address.
pub fn find(hashed_name: &str) -> Option<(&'static str, &'static [u8])> {
    let asset = ASSETS.iter().find(|asset| asset.hashed == hashed_name)?;
    Some((media_type(asset.name), &asset.bytes))
}

fn media_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, extension)| extension) {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_found_by_its_own_address_only() {
        for (name, bytes) in FILES {
            let hashed = url(name).strip_prefix(FOLDER).unwrap();
            let served = find(hashed).unwrap().1;
            assert!(!served.is_empty() && served.len() <= bytes.len());
            assert!(find(name).is_none());
        }
        assert_eq!(find(&url("base.css")[FOLDER.len()..]).unwrap().0, "text/css; charset=utf-8");
    }

    #[test]
    fn stylesheets_and_modules_lose_only_what_nobody_needs() {
        let css = "/* a */\n.a > .b,\n.c :hover { color: red; margin: 0 auto; }\n\
            @media (max-width: 9px) { .a { top: calc(1px + 2px); } }\n";
        assert_eq!(
            lean_stylesheet(css),
            ".a>.b,.c :hover{color:red;margin:0 auto}@media (max-width:9px){.a{top:calc(1px + 2px)}}"
        );
        let js = "// a\nif (a) {\n  b(); // c\n\n}\n";
        assert_eq!(lean_module(js), "if (a) {\nb(); // c\n}\n");
        for (name, bytes) in FILES {
            let text = str::from_utf8(bytes).unwrap();
            // Nothing in quotes is changed, and no template goes over several lines.
            let kind = media_type(name);
            // Boards stand deep within other pages too, and take their colours along.
            assert!(!text.contains("body:has(> ."), "{name}: colours for one page alone");
            if kind.starts_with("text/css") {
                let lean = lean_stylesheet(text);
                for quoted in text.split('"').skip(1).step_by(2) {
                    assert!(lean.contains(&format!("\"{quoted}\"")), "{name}: {quoted}");
                }
                assert_eq!(lean.matches('{').count(), lean.matches('}').count(), "{name}");
            } else if kind.starts_with("text/javascript") {
                let open = |line: &&str| line.matches('`').count() % 2 == 1;
                assert_eq!(text.lines().find(open), None, "{name}");
            }
        }
    }
}
