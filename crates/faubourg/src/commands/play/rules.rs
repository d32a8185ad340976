//! The rules of a game as text: the page of rules, without its drawings and links.
//!
//! The pages tell the rules once, in every language and with the figures of the table. Here they
//! are read for what they say; the markup is our own and well-formed.

/// A chapter of the rules.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Chapter {
    /// The word by which it can be asked for.
    pub(crate) id: String,
    /// Its title.
    pub(crate) title: String,
    /// What it says.
    pub(crate) parts: Vec<Part>,
}

/// A piece of a chapter.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// A title within the chapter.
    Title(String),
    /// A paragraph.
    Paragraph(String),
    /// One thing of a list; what it is about comes first, if it is named.
    Item(Option<String>, String),
}

/// What says nothing without a picture or a pointer.
const MUTE: [&str; 4] = ["figure", "nav", "svg", "a"];
/// The classes of lists that explain drawings.
const DRAWN: [&str; 2] = ["signs", "kinds"];

/// The chapters of a page of rules.
pub(crate) fn chapters(page: &str) -> Vec<Chapter> {
    let mut reader = Reader::default();
    for piece in page.split_inclusive('>') {
        let (text, tag) = piece.split_once('<').unwrap_or((piece, ""));
        reader.text(text);
        let tag = tag.trim_end_matches('>');
        match tag.strip_prefix('/') {
            Some(name) => reader.close(name),
            None if tag.is_empty() => {}
            None => reader.open(tag),
        }
    }
    let told = |chapter: &Chapter| !chapter.parts.is_empty();
    reader.chapters.into_iter().filter(told).collect()
}

#[derive(Default)]
struct Reader {
    chapters: Vec<Chapter>,
    /// The text of the element being read.
    text: String,
    /// What the next item is about.
    named: Option<String>,
    /// How deep inside something mute.
    mute: usize,
}

impl Reader {
    fn open(&mut self, tag: &str) {
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        let class = attribute(attributes, "class").unwrap_or_default();
        let drawn = class.split(' ').any(|class| DRAWN.contains(&class));
        if self.mute > 0 || MUTE.contains(&name) || drawn {
            self.mute += 1;
            return;
        }
        match name {
            "section" => {
                let id = attribute(attributes, "id").unwrap_or_default().to_owned();
                self.chapters.push(Chapter { id, ..Chapter::default() });
            }
            "h2" | "h3" | "p" | "li" | "dt" | "dd" | "tr" | "th" | "td" => self.text.clear(),
            _ => {}
        }
    }

    fn close(&mut self, name: &str) {
        if self.mute > 0 {
            self.mute -= 1;
            return;
        }
        let Some(chapter) = self.chapters.last_mut() else { return };
        let mut text = || std::mem::take(&mut self.text).trim().to_owned();
        match name {
            "h2" => chapter.title = text(),
            "h3" => chapter.parts.push(Part::Title(text())),
            "p" => chapter.parts.push(Part::Paragraph(text())),
            "dt" | "th" => self.named = Some(text()),
            "li" | "dd" | "td" => {
                chapter.parts.push(Part::Item(self.named.take(), text()));
            }
            _ => {}
        }
    }

    fn text(&mut self, text: &str) {
        if self.mute == 0 {
            // A soft hyphen is for narrow pages.
            let plain = text.replace('\u{AD}', "").replace("&lt;", "<").replace("&gt;", ">");
            self.text.push_str(&plain.replace("&quot;", "\"").replace("&amp;", "&"));
        }
    }
}

fn attribute<'a>(attributes: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = attributes.split_once(&format!("{name}=\""))?;
    rest.split_once('"').map(|(value, _)| value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{NAMES, served};
    use tabletop::Settings;
    use web::words::Language;

    #[test]
    fn what_is_said_is_kept_and_what_is_drawn_is_not() {
        let page = r#"<p>before</p><section class="panel" id="round"><h2>A round</h2>
            <p><svg><use href="x"></use></svg>Left &amp; right.</p><h3>More</h3>
            <dl class="helps"><div><dt><svg></svg>Tem&shy;p</dt><dd>Change <b>it</b>.</dd></div></dl>
            <figure><div><p>no</p></div></figure><ul><li>one</li></ul></section>
            <section id="signs"><h2>Signs</h2><dl class="helps signs"><dt></dt><dd>x</dd></dl></section>"#;
        let page = page.replace("&shy;", "\u{AD}");
        assert_eq!(
            chapters(&page),
            [Chapter {
                id: "round".to_owned(),
                title: "A round".to_owned(),
                parts: vec![
                    Part::Paragraph("Left & right.".to_owned()),
                    Part::Title("More".to_owned()),
                    Part::Item(Some("Temp".to_owned()), "Change it.".to_owned()),
                    Part::Item(None, "one".to_owned()),
                ],
            }]
        );
    }

    #[test]
    fn the_rules_of_every_game_have_chapters_with_titles_and_text() {
        for name in NAMES {
            let games = served();
            let rules = games.rules(name, Language::En.words(), &Settings::default());
            let page = rules.expect("it is served").into_string();
            let chapters = chapters(&page);
            assert!(chapters.len() >= 5, "{name}: {chapters:?}");
            for chapter in &chapters {
                assert!(!chapter.id.is_empty() && !chapter.title.is_empty(), "{chapter:?}");
                for part in &chapter.parts {
                    let (Part::Title(text) | Part::Paragraph(text) | Part::Item(_, text)) = part;
                    assert!(!text.is_empty() && !text.contains(['<', '>']), "{part:?}");
                }
            }
        }
    }
}
