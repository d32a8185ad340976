//! The files that pages ask for, embedded in the binary.
//!
//! An address holds a hash of the content (`/assets/base.1f0c9a77e2.css`), so a browser may keep a
//! file for ever and still sees a new one at once. A new file is one line in `FILES`.

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
    "faubourg.js",
    "table.css",
    "welcome.css",
    "skins.css",
    "welkin.css",
    "favicon.svg"
];

struct Asset {
    name: &'static str,
    hashed: String,
    url: String,
    bytes: &'static [u8],
}

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let asset = |&(name, bytes): &(&'static str, &'static [u8])| {
        let (stem, extension) = name.rsplit_once('.').expect("a file name with an extension");
        let hashed = format!("{stem}.{}.{extension}", short_hash(bytes));
        Asset { name, url: format!("{FOLDER}{hashed}"), hashed, bytes }
    };
    FILES.iter().map(asset).collect()
});

fn short_hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(5).fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// The address of a file. Panics for a name that is not embedded; a page's test notices.
pub fn url(name: &str) -> &'static str {
    let asset = ASSETS.iter().find(|asset| asset.name == name);
    asset.map_or_else(|| panic!("no asset `{name}`"), |asset| asset.url.as_str())
}

/// The media type and content of a file, by the hashed name at the end of its address.
pub fn find(hashed_name: &str) -> Option<(&'static str, &'static [u8])> {
    let asset = ASSETS.iter().find(|asset| asset.hashed == hashed_name)?;
    Some((media_type(asset.name), asset.bytes))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_found_by_its_own_address_only() {
        for (name, bytes) in FILES {
            let hashed = url(name).strip_prefix(FOLDER).unwrap();
            assert_eq!(find(hashed).unwrap().1, *bytes);
            assert!(find(name).is_none());
        }
        assert_eq!(find(&url("base.css")[FOLDER.len()..]).unwrap().0, "text/css; charset=utf-8");
    }

    #[test]
    fn the_sprites_have_every_symbol_of_their_file() {
        let file = include_str!("assets/icons.svg");
        let all: String = sprites(&["table.css", "welkin.css"]).collect();
        assert_eq!(all.matches("<symbol").count(), file.matches("<symbol").count());
        assert_eq!(all.matches("</symbol>").count(), file.matches("</symbol>").count());
        let common: String = sprites(&["table.css", "welcome.css"]).collect();
        assert!(common.len() < all.len() && common.contains("id=\"grove\""));
        assert!(all.contains("id=\"isle\"") && !common.contains("id=\"isle\""));
        assert_eq!(sprites(&["site.css"]).collect::<String>(), all, "cards of every game");
    }
}
