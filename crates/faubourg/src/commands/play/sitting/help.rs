//! What a player can ask for: what can be typed, the rules, and the signs of the board.

use tabletop::drawing::Span;
use tabletop::{Ink, Judged, Narrated};
use web::words::Language;

use super::{Answer, Sitting, Topic};
use crate::commands::play::rules::{Chapter, Part, chapters};
use crate::commands::play::told::Told;
use crate::commands::play::words::WORDS;
use crate::games::served;

impl<G: Judged + Narrated> Sitting<G> {
    /// Answers `help` on this topic.
    pub(super) fn help(&self, topic: &str) -> Answer {
        let topic = topic.to_lowercase();
        let (topic, chapter) = topic.split_once(' ').unwrap_or((&topic, ""));
        match topic {
            "" => Answer::Told(Topic::Help, vec![self.words()]),
            "rules" => self.rules(chapter.trim()),
            "sheet" | "board" => Answer::Told(Topic::Signs, vec![self.signs()]),
            _ => Answer::Refused(format!(
                "there is no help on `{topic}`: expected `help`, `help rules` or `help sheet`"
            )),
        }
    }

    /// What can be typed.
    pub(crate) fn words(&self) -> Told {
        let choice = self.choices.first().map(ToString::to_string).unwrap_or_default();
        let mut rows = vec![
            ["3".to_owned(), "make the third choice of the list".to_owned()],
            [choice, "make a choice by its notation".to_owned()],
            ["..., ...".to_owned(), "make several choices, as hints write them".to_owned()],
        ];
        for word in WORDS {
            let typed = format!("{} {}", word.name, word.with);
            rows.push([typed.trim_end().to_owned(), word.does.to_owned()]);
        }
        Told::Pairs(["type", "to"], rows)
    }

    /// The signs of the board.
    pub(crate) fn signs(&self) -> Told {
        let signs = self.table.game().legend().into_iter();
        Told::Pairs(["sign", "meaning"], signs.map(|(sign, meaning)| [sign, meaning]).collect())
    }

    /// The rules as this table plays them: all chapters, or the one asked for.
    pub(super) fn rules(&self, asked: &str) -> Answer {
        let games = served();
        let Some(rules) = games.rules(G::NAME, Language::En.words(), &self.settings) else {
            return Answer::Refused("nobody has written the rules of this game down".to_owned());
        };
        let page = rules.into_string();
        let chapters = chapters(&page);
        let ids: Vec<&str> = chapters.iter().map(|chapter| chapter.id.as_str()).collect();
        let ids = ids.join(", ");
        if asked.is_empty() {
            let mut told: Vec<Told> = chapters.iter().flat_map(tell).collect();
            told.push(Told::plain(format!("One chapter alone: `help rules CHAPTER`, with {ids}.")));
            return Answer::Told(Topic::Rules, told);
        }
        match chapters.iter().find(|chapter| chapter.id == asked) {
            Some(chapter) => Answer::Told(Topic::Rules, tell(chapter)),
            None => Answer::Refused(format!("there is no chapter `{asked}`: expected {ids}")),
        }
    }
}

fn tell(chapter: &Chapter) -> Vec<Told> {
    let indented = |text: &str| vec![Span::new(Ink::Plain, text)];
    let mut told = vec![Told::title(&chapter.title)];
    for part in &chapter.parts {
        told.push(match part {
            Part::Title(title) => Told::Sentence {
                lead: indented("  "),
                indent: 2,
                words: title.clone(),
                ink: Ink::Strong,
            },
            Part::Paragraph(text) => Told::led(indented("  "), 2, text),
            Part::Item(None, text) => Told::led(indented("  - "), 4, text),
            Part::Item(Some(name), text) => {
                let lead = [(Ink::Plain, "  "), (Ink::Strong, name), (Ink::Plain, ": ")];
                Told::led(lead.map(|(ink, text)| Span::new(ink, text)).to_vec(), 4, text)
            }
        });
    }
    told.push(Told::Gap);
    told
}
