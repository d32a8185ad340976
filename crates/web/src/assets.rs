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
    "together.css",
    "admin.css",
    "diploma.css",
    "analysis.css",
    "analysis.js",
    "faubourg.js",
    "picture.js",
    "companion.js",
    "paper.css",
    "table.css",
    "side.css",
    "ending.css",
    "ticked.css",
    "welcome.css",
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

fn short_hash(bytes: &[u8]) -> String {
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

/// Where this stands in a comment of the drawings, the section is for pages with that stylesheet.
const ONLY_WITH: &str = "Only with ";

/// The drawings of a page with these stylesheets, first in its body: they are used by `#id`. A
/// table brings those of its own game; other pages may picture any game.
pub fn sprites(stylesheets: &[&str]) -> impl Iterator<Item = &'static str> {
    static SPRITES: LazyLock<Vec<(Option<&'static str>, String)>> = LazyLock::new(|| {
        let mut sprites = vec![(None, String::new())];
        let mut section = None;
        for line in include_str!("assets/icons.svg").lines() {
            if line.starts_with("<!--") {
                let stylesheet = line.split_once(ONLY_WITH).map(|(_, rest)| rest);
                section = stylesheet.and_then(|rest| rest.split(". ").next());
            } else if line.starts_with("<symbol") {
                let place = sprites.iter().position(|(of, _)| *of == section);
                let place = place.unwrap_or_else(|| {
                    sprites.push((section, String::new()));
                    sprites.len() - 1
                });
                sprites[place].1 += line;
            }
        }
        let hidden = |symbols: String| {
            let start = r#"<svg class="sprite" aria-hidden="true" focusable="false"><defs>"#;
            format!("{start}{symbols}</defs></svg>")
        };
        sprites.into_iter().map(|(of, symbols)| (of, hidden(symbols))).collect()
    });
    let anything = !stylesheets.contains(&"table.css");
    let meant = move |of: Option<&str>| {
        anything || of.is_none_or(|stylesheet| stylesheets.contains(&stylesheet))
    };
    SPRITES.iter().filter(move |(of, _)| meant(*of)).map(|(_, sprite)| sprite.as_str())
}

/// One drawing, for a page whose sprites do not have it.
pub fn symbol(id: &str) -> Option<&'static str> {
    let start = format!("<symbol id=\"{id}\"");
    let mut all = include_str!("assets/icons.svg").lines().chain(SHEETS.lines());
    all.find(|line| line.starts_with(&start))
}

/// The symbols of sheets with rules of their own, in sections.
const SHEETS: &str = include_str!("assets/sheets.svg");

/// The symbols that a table of this sheet needs: those of its section, and those of all sheets.
pub fn sheet_symbols(sheet: &str) -> impl Iterator<Item = &'static str> {
    let mut meant = false;
    SHEETS.lines().filter(move |line| {
        if let Some(section) = line.strip_prefix("<!-- ") {
            let name = section.split(':').next().unwrap_or_default();
            meant = name == sheet || name == "shared";
        }
        meant && line.starts_with("<symbol")
    })
}

/// A drawing within another one, at this place and of this size.
pub fn drawing(id: &str, [x, y, width, height]: [u16; 4]) -> String {
    let symbol = symbol(id).unwrap_or_default().replace("</symbol>", "</svg>");
    let placed = format!(r#"<svg x="{x}" y="{y}" width="{width}" height="{height}""#);
    symbol.replace(&format!("<symbol id=\"{id}\""), &placed)
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

    #[test]
    fn the_sprites_have_every_symbol_of_their_file() {
        let file = include_str!("assets/icons.svg");
        let all: String = sprites(&["site.css"]).collect();
        assert_eq!(all.matches("<symbol").count(), file.matches("<symbol").count());
        assert_eq!(all.matches("</symbol>").count(), file.matches("</symbol>").count());
        let common: String = sprites(&["table.css", "welcome.css"]).collect();
        assert!(common.len() < all.len() && common.contains("id=\"grove\""));
        assert!(all.contains("id=\"isle\"") && !common.contains("id=\"isle\""));
        let welkin: String = sprites(&["table.css", "welkin.css"]).collect();
        assert!(welkin.contains("id=\"isle\"") && !welkin.contains("id=\"grove\""));
        assert!(all.contains("id=\"cactus\"") && !welkin.contains("id=\"cactus\""));
        assert!(symbol("cactus").is_some_and(|drawing| all.contains(drawing)));
        assert_eq!(symbol("nothing"), None);
        let eggs: String = sheet_symbols("eggs").collect();
        assert!(eggs.contains("id=\"x-egg-y\"") && eggs.contains("id=\"n-loop\""));
        assert!(!eggs.contains("id=\"x-duck-y\""));
        assert!(drawing("x-hare", [1, 2, 3, 4]).starts_with(r#"<svg x="1" y="2" width="3""#));
    }
}
