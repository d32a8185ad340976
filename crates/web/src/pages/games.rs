//! What the site's pages know of a game: its card, and its options in words.

use std::ops::RangeInclusive;

use bots::Level;
use maud::{Markup, PreEscaped, html};
pub use tabletop::Requirement as Ask;
use tabletop::{OptionKind, OptionSpec, Setting, Settings};

use crate::play::{Preset, Shown, ValuePicture};
use crate::words::Words;

/// The drawing on each game's card.
const ART: [(&str, &str); 4] = [
    ("welcome", include_str!("../assets/card-welcome.svg")),
    ("welkin", include_str!("../assets/card-welkin.svg")),
    ("bienvenue", include_str!("../assets/card-bienvenue.svg")),
    ("dream", include_str!("../assets/card-dream.svg")),
];

/// A game, as the site's pages present it.
#[derive(Clone, Debug)]
pub struct GameInfo {
    /// The name in addresses and forms.
    pub name: &'static str,
    /// The name on the box.
    pub title: &'static str,
    /// How many seats a table can have.
    pub seats: RangeInclusive<usize>,
    /// What can be chosen before it begins.
    pub options: &'static [OptionSpec],
    /// Ways to play it that are chosen with one press.
    pub presets: &'static [Preset],
    /// Stylesheets of other games that its pages wear.
    pub dress: &'static [&'static str],
    /// The stylesheet of its own, if it does not have its name.
    stylesheet: Option<&'static str>,
    /// The game among whose sheets players find it.
    pub among: Option<&'static str>,
    /// Options and values that no form offers, since the pages cannot show them yet.
    unshown: &'static [(&'static str, &'static str)],
    /// How values of options are pictured.
    picture_of: fn(&str, &str) -> Option<ValuePicture>,
}

impl GameInfo {
    /// The card of a game.
    pub fn of<G: Shown>() -> Self {
        Self {
            name: G::NAME,
            title: G::TITLE,
            seats: G::SEATS,
            options: G::options(),
            presets: G::PRESETS,
            dress: G::DRESS,
            stylesheet: G::STYLESHEET,
            among: G::AMONG,
            unshown: G::UNSHOWN,
            picture_of: G::picture_of,
        }
    }

    /// The stylesheets of its pages: those it wears, and the one of its own name.
    pub fn stylesheets(&self) -> Vec<String> {
        let own = self.stylesheet.map_or_else(|| format!("{}.css", self.name), str::to_owned);
        self.dress.iter().map(|&name| name.to_owned()).chain([own]).collect()
    }

    /// What a way to play it is called.
    pub fn preset(&self, words: &Words, preset: &Preset) -> String {
        say_or(words, &format!("{}-preset-{}", self.name, preset.name), preset.name)
    }

    /// The game's name where there is little room.
    pub fn short(&self, words: &Words) -> String {
        say_or(words, &format!("game-{}-short", self.name), self.title)
    }

    /// What one does in it, in one sentence.
    pub fn about(&self, words: &Words) -> String {
        say_or(words, &format!("game-{}-about", self.name), "")
    }

    /// How long it takes.
    pub fn time(&self, words: &Words) -> String {
        say_or(words, &format!("game-{}-time", self.name), "")
    }

    /// That its options do not go together; `why` says it in English.
    pub fn conflict(&self, words: &Words, why: &str) -> String {
        say_or(words, &format!("game-{}-conflict", self.name), why)
    }

    /// Its drawing.
    pub fn art(&self) -> Markup {
        let drawing = ART.iter().find(|(game, _)| *game == self.name);
        PreEscaped(drawing.map_or(String::new(), |(_, svg)| (*svg).to_owned()))
    }

    /// The options that leave a choice, in order.
    pub fn choices(&self) -> impl Iterator<Item = &'static OptionSpec> {
        self.options.iter().filter(|spec| match spec.kind {
            OptionKind::Switch => true,
            OptionKind::OneOf(values) | OptionKind::Data(values) => values.len() > 1,
        })
    }

    /// How a value of an option is pictured, if it is.
    pub fn pictured(&self, spec: &OptionSpec, value: &str) -> Option<ValuePicture> {
        (self.picture_of)(spec.name, value)
    }

    /// Whether the game's form offers this value of an option.
    pub fn offers(&self, spec: &OptionSpec, value: &str) -> bool {
        if self.unshown.contains(&(spec.name, value)) {
            return false;
        }
        match spec.kind {
            OptionKind::Switch => ["true", "false"].contains(&value),
            OptionKind::OneOf(values) | OptionKind::Data(values) => {
                values.iter().any(|(word, _)| *word == value)
            }
        }
    }

    /// What this value of an option asks for.
    pub fn needs(&self, spec: &OptionSpec, value: &str) -> Vec<Ask> {
        spec.needs_of(value).map(|need| need.requires).collect()
    }

    /// What must be so, in words.
    pub fn ask(&self, words: &Words, ask: Ask) -> String {
        match ask {
            Ask::Alone => words.say("new-needs-alone"),
            Ask::Company => words.say("new-needs-company"),
            Ask::With(name, value) => {
                let spec = self.options.iter().find(|spec| spec.name == name);
                let said = spec.map_or_else(
                    || (name.to_owned(), value.to_owned()),
                    |spec| (self.option(words, spec), self.value(words, spec, value)),
                );
                let (option, value) = said;
                words.say_with(
                    "new-needs-option",
                    &[("option", option.into()), ("value", value.into())],
                )
            }
        }
    }

    /// What an option is called.
    pub fn option(&self, words: &Words, spec: &OptionSpec) -> String {
        say_or(words, &self.option_id(spec.name), spec.name)
    }

    /// What an option changes.
    pub fn option_about(&self, words: &Words, spec: &OptionSpec) -> String {
        say_or(words, &format!("{}-about", self.option_id(spec.name)), spec.about)
    }

    /// What one of an option's values is called.
    pub fn value(&self, words: &Words, spec: &OptionSpec, value: &str) -> String {
        say_or(words, &format!("{}-{value}", self.option_id(spec.name)), value)
    }

    /// What one of an option's values means.
    pub fn value_about(&self, words: &Words, spec: &OptionSpec, value: &str) -> String {
        let (OptionKind::OneOf(values) | OptionKind::Data(values)) = spec.kind else {
            return String::new();
        };
        let about = values.iter().find(|(word, _)| *word == value).map_or("", |(_, about)| about);
        say_or(words, &format!("{}-{value}-about", self.option_id(spec.name)), about)
    }

    /// The chosen options in words, leaving out switches that are off.
    pub fn chosen(&self, words: &Words, settings: &Settings) -> Vec<String> {
        let say =
            |spec: &OptionSpec| match (spec.kind, settings.get(spec.name)?) {
                (OptionKind::Switch, Setting::Switch(on)) => on.then(|| self.option(words, spec)),
                (OptionKind::Data(_), Setting::Word(word)) if word == spec.default => None,
                // What is open to some tables only is worth a word where it was chosen.
                (_, Setting::Word(word)) if word == spec.default && !spec.needs.is_empty() => None,
                (_, setting) => {
                    let value = self.value(words, spec, &setting.to_string());
                    let name = self.option(words, spec);
                    Some(words.say_with(
                        "option-value",
                        &[("option", name.into()), ("value", value.into())],
                    ))
                }
            };
        self.options.iter().filter_map(say).collect()
    }

    fn option_id(&self, option: &str) -> String {
        format!("{}-option-{option}", self.name)
    }
}

/// What a bot of this level is called.
pub fn bot_name(words: &Words, level: Level) -> String {
    say_or(words, &format!("bot-{level}"), level.name())
}

/// What to expect of a bot of this level.
pub fn bot_about(words: &Words, level: Level) -> String {
    say_or(words, &format!("bot-{level}-about"), level.about())
}

/// The level offered first: one that most people enjoy in their first games.
pub fn usual_level() -> Level {
    Level::Neighbour
}

/// A choice of bot levels for a form.
pub fn level_field(words: &Words, id: &str, chosen: Level) -> Markup {
    html! {
        label.sr for=(id) { (words.say("bot-level")) }
        select.input.level id=(id) name="level" {
            @for &level in Level::OPPONENTS {
                option value=(level) selected[level == chosen] title=(bot_about(words, level)) {
                    (bot_name(words, level))
                }
            }
        }
    }
}

/// The language's text, or what the game or bot says of itself.
fn say_or(words: &Words, id: &str, fallback: &str) -> String {
    if words.has(id) { words.say(id) } else { fallback.to_owned() }
}
