//! What the pages say, in English and French.
//!
//! The texts are Fluent files in `locales/`; a test checks that both languages say the same things.

use std::fmt;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use unic_langid::langid;

/// A language the pages speak.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// The code used in cookies, links and the page's `lang`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }

    /// What the language calls itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Fr => "Français",
        }
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The first language of a browser's list (`Accept-Language`) that the pages speak.
    pub fn accepted(header: &str) -> Option<Self> {
        let mut wishes: Vec<(f32, Self)> = header
            .split(',')
            .filter_map(|wish| {
                let (tag, weight) = wish.split_once(';').unwrap_or((wish, "q=1"));
                let code = tag.trim().split('-').next()?.to_ascii_lowercase();
                let weight = weight.trim().strip_prefix("q=")?.parse().ok()?;
                Some((weight, Self::from_code(&code)?))
            })
            .collect();
        // Stable: between equal wishes the first named wins.
        wishes.sort_by(|a, b| b.0.total_cmp(&a.0));
        wishes.first().map(|(_, language)| *language)
    }

    /// What the pages say in this language.
    pub fn words(self) -> &'static Words {
        static WORDS: LazyLock<[Words; 2]> = LazyLock::new(|| Language::ALL.map(Words::new));
        &WORDS[self as usize]
    }

    /// The same in the terms of Welcome's edition of 2023: barriers, lots, extensions.
    pub(crate) fn words_of_2023(self) -> &'static Words {
        static WORDS: LazyLock<[Words; 2]> = LazyLock::new(|| {
            Language::ALL.map(|language| Words::new(language).with_terms(terms_of_2023(language)))
        });
        &WORDS[self as usize]
    }
}

/// The texts of one language.
pub struct Words {
    /// Which language it is.
    pub language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

/// A text of the language, with values filled in: `say!(words, "w-round", round = 3)`.
macro_rules! say {
    ($words:expr, $id:expr) => { $words.say($id) };
    ($words:expr, $id:expr, $($name:ident = $value:expr),+ $(,)?) => {
        $words.say_with(
            $id,
            &[$((stringify!($name), fluent_bundle::FluentValue::from($value))),+],
        )
    };
}
pub(crate) use say;

/// The files of each language: one for the pages of the site, one for the operator's, one for what
/// people have to do with each other, one for diplomas, one for the tables of all games, one for analyses, one for each
/// game.
macro_rules! locales {
    ($($file:literal),+ $(,)?) => {
        fn sources(language: Language) -> &'static [&'static str] {
            match language {
                Language::En => {
                    &[$(include_str!(concat!("../locales/en/", $file, ".ftl"))),+]
                }
                Language::Fr => {
                    &[$(include_str!(concat!("../locales/fr/", $file, ".ftl"))),+]
                }
            }
        }
    };
}

locales!(
    "site",
    "admin",
    "together",
    "diploma",
    "table",
    "analysis",
    "welcome",
    "welcome-sheets",
    "companion",
    "welkin",
    "bienvenue",
    "dream",
);

/// What is said otherwise in Welcome's edition of 2023.
fn terms_of_2023(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../locales/en/welcome-2023.ftl"),
        Language::Fr => include_str!("../locales/fr/welcome-2023.ftl"),
    }
}

impl Words {
    fn new(language: Language) -> Self {
        let tag = match language {
            Language::En => langid!("en"),
            Language::Fr => langid!("fr"),
        };
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Isolation marks would land inside attributes and titles.
        bundle.set_use_isolating(false);
        for source in sources(language) {
            let resource = read(language, source);
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{errors:?}"));
        }
        Self { language, bundle }
    }

    /// The same texts, but those of this file in the place of their namesakes.
    fn with_terms(mut self, source: &str) -> Self {
        self.bundle.add_resource_overriding(read(self.language, source));
        self
    }

    /// A text without anything to fill in. An unknown id says itself, so that it is noticed.
    pub fn say(&self, id: &str) -> String {
        self.tell(id, None)
    }

    /// A text with values filled in.
    pub fn say_with<'a>(&'a self, id: &str, values: &[(&'static str, FluentValue<'a>)]) -> String {
        let args: FluentArgs<'a> =
            values.iter().map(|(name, value)| (*name, value.clone())).collect();
        self.tell(id, Some(&args))
    }

    /// Names one after the other: `June, Marcel and Walnut`.
    pub fn list(&self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => {
                say!(self, "list-and", first = first.join(", "), last = last.as_str())
            }
        }
    }

    /// Whether the language has this text.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    fn tell(&self, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, args, &mut errors).into_owned()
    }
}

/// A file of texts; they are part of the program, so that a mistake in one is the program's.
fn read(language: Language, source: &str) -> FluentResource {
    FluentResource::try_new(source.to_owned())
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", language.code()))
}
