//! The form for a new table, `GET /new?game=NAME`, sent to `POST /tables`.
//!
//! | field | says |
//! | --- | --- |
//! | `game` | the game's name |
//! | `title` | what the table is called |
//! | `name`, `town` | mine; I have the first seat |
//! | `people` | how many sit down by link |
//! | `here` | the names of the others on this device, separated by commas |
//! | `bots`, `level` | how many bots, and how strong |
//! | `set.OPTION` | an option's value; the last one counts, since an unticked box sends nothing |
//!
//! The same fields in the address of `GET /new` fill the form in; `more` and `less` then count one of
//! its numbers up or down, and `preset` chooses a way to play. The buttons of the form send these
//! where there is no script.
//!
//! [`NewTable::read`] takes the fields in any order and number; `seats` counts them. With nobody to
//! wait for, the table begins at once. What cannot be played comes back with the form as it was
//! filled in and the reason: [`explain`].

use std::collections::BTreeMap;

use bots::Level;
use maud::{Markup, html};
use tabletop::{OptionKind, OptionSpec, OptionsError, Settings};

use super::MOST_LETTERS;
use super::games::{Ask, GameInfo, bot_about, bot_name, level_field, usual_level};
use super::layout::{Shell, icon, refused, site};
use crate::play::Preset;
use crate::words::Words;

/// The button that chooses a sheet for those who cannot decide.
const SURPRISE: &str = "surprise";

/// Everything the page is drawn from.
#[derive(Clone, Copy, Debug)]
pub struct NewTableScene<'a> {
    /// The language.
    pub words: &'a Words,
    /// Every game that can be played here.
    pub games: &'a [GameInfo],
    /// The game.
    pub game: &'a GameInfo,
    /// What the fields say.
    pub form: &'a NewTable,
    /// Why the form came back.
    pub refused: Option<&'a str>,
}

/// A new table as the form describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// What the table is called.
    pub title: String,
    /// My name.
    pub name: String,
    /// My town's name.
    pub town: String,
    /// How many people sit down by link.
    pub people: usize,
    /// The names of the others on this device.
    pub here: String,
    /// How many bots.
    pub bots: usize,
    /// How strong they are.
    pub level: Level,
    /// Whether hints may be asked for.
    pub hints: bool,
    /// The options that were given, by name.
    pub options: BTreeMap<String, String>,
}

impl NewTable {
    /// A form that can be sent as it is: a pleasant name for everything, one seat for a friend.
    /// `whim` picks among the names, but not one of a table that is `known` already.
    pub fn suggested(words: &Words, whim: usize, known: &[String]) -> Self {
        let towns = words.say("suggested-towns");
        Self {
            title: new_title(&words.say("suggested-tables"), whim, known),
            name: String::new(),
            town: from(&towns, whim / 7).next().unwrap_or_default().to_owned(),
            people: 1,
            here: String::new(),
            bots: 0,
            level: usual_level(),
            hints: true,
            options: BTreeMap::new(),
        }
    }

    /// What a form sent. Empty names take a suggestion; seats that are not said are none.
    pub fn read(
        words: &Words,
        whim: usize,
        known: &[String],
        fields: impl IntoIterator<Item = (String, String)>,
    ) -> Self {
        let mut form = Self { people: 0, ..Self::suggested(words, whim, known) };
        for (field, value) in fields {
            let value = value.trim();
            match field.as_str() {
                "title" if !value.is_empty() => value.clone_into(&mut form.title),
                "name" => value.clone_into(&mut form.name),
                "town" if !value.is_empty() => value.clone_into(&mut form.town),
                "people" => form.people = value.parse().unwrap_or(0),
                "here" => value.clone_into(&mut form.here),
                "bots" => form.bots = value.parse().unwrap_or(0),
                "hints" => form.hints = value == "true",
                "level" => form.level = value.parse().unwrap_or(form.level),
                other => {
                    if let Some(option) = other.strip_prefix("set.") {
                        form.options.insert(option.to_owned(), value.to_owned());
                    }
                }
            }
        }
        if form.name.is_empty() {
            form.name = words.say("suggested-name");
        }
        form
    }

    /// The form after one of its buttons: a number one up or down, or a way to play.
    pub fn press(&mut self, game: &GameInfo, button: &str, value: &str) {
        let most = game.seats.end() - 1;
        let number = match value {
            "people" => &mut self.people,
            "bots" => &mut self.bots,
            _ if button == "preset" => return self.choose(game, value),
            _ => return,
        };
        match button {
            "more" => *number = number.saturating_add(1).min(most),
            "less" => *number = number.saturating_sub(1),
            _ => {}
        }
    }

    fn choose(&mut self, game: &GameInfo, name: &str) {
        if name == SURPRISE {
            return self.surprise(game);
        }
        let Some(preset) = game.presets.iter().find(|preset| preset.name == name) else { return };
        let given = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        self.options = preset.options.iter().map(given).collect();
        if preset.alone {
            (self.people, self.bots) = (0, 0);
            self.here.clear();
        } else if self.seats() == 1 {
            self.people = 1;
        }
    }

    /// Another sheet than the one chosen, which nobody had to choose. What it needs is chosen too.
    fn surprise(&mut self, game: &GameInfo) {
        let is_data = |spec: &&OptionSpec| matches!(spec.kind, OptionKind::Data(_));
        let Some(spec) = game.choices().find(is_data) else { return };
        let OptionKind::Data(values) = spec.kind else { return };
        let sheets: Vec<&str> =
            values.iter().map(|(word, _)| *word).filter(|word| game.offers(spec, word)).collect();
        let others = sheets.len().saturating_sub(1).max(1);
        // The names of table and town were drawn at random, and serve as dice.
        let dice =
            self.title.bytes().chain(self.town.bytes()).fold(7, |sum: usize, letter| {
                sum.wrapping_mul(31).wrapping_add(usize::from(letter))
            });
        let now = sheets.iter().position(|word| *word == self.value(spec)).unwrap_or(0);
        let Some(sheet) = sheets.get((now + 1 + dice % others) % sheets.len().max(1)) else {
            return;
        };
        for ask in game.needs(spec, sheet) {
            if let Ask::With(option, value) = ask {
                self.options.insert(option.to_owned(), value.to_owned());
            }
        }
        self.options.insert(spec.name.to_owned(), (*sheet).to_owned());
    }

    /// Whether the form says what a way to play asks for.
    fn is_preset(&self, game: &GameInfo, preset: &Preset) -> bool {
        let wanted = |spec: &OptionSpec| {
            let given = preset.options.iter().find(|(name, _)| *name == spec.name);
            given.map_or(spec.default, |(_, value)| *value)
        };
        (self.seats() == 1) == preset.alone
            && game.choices().all(|spec| self.value(spec) == wanted(spec))
    }

    /// The others on this device.
    pub fn names_here(&self) -> impl Iterator<Item = &str> {
        self.here.split(',').map(str::trim).filter(|name| !name.is_empty())
    }

    /// How many seats the table has.
    pub fn seats(&self) -> usize {
        [self.names_here().count(), self.people, self.bots]
            .into_iter()
            .fold(1, usize::saturating_add)
    }

    /// The options as the game reads them.
    pub fn settings(&self) -> Settings {
        let mut settings = Settings::default();
        for (name, value) in &self.options {
            settings.set(name, value);
        }
        settings
    }

    fn value<'a>(&'a self, spec: &OptionSpec) -> &'a str {
        self.options.get(spec.name).map_or(spec.default, String::as_str)
    }
}

/// Names in a row, beginning where the whim falls.
fn from(names: &str, whim: usize) -> impl Iterator<Item = &str> {
    let count = names.split(',').count();
    names.split(',').map(str::trim).cycle().skip(whim % count).take(count)
}

/// A title that none of the known tables has.
fn new_title(titles: &str, whim: usize, known: &[String]) -> String {
    let unknown = from(titles, whim).find(|title| known.iter().all(|other| other != title));
    let first = from(titles, whim).next().unwrap_or_default();
    unknown.map_or_else(|| told_apart(first, known), str::to_owned)
}

/// The title of a table, with a number if a known table has it already: `Elm Corner 2`.
pub fn told_apart(title: &str, known: &[String]) -> String {
    let is_known = |title: &str| known.iter().any(|other| other == title);
    if !is_known(title) {
        return title.to_owned();
    }
    let numbered = title
        .rsplit_once(' ')
        .and_then(|(plain, number)| Some((plain, usize::from(number.parse::<u16>().ok()?))));
    let (plain, number) = numbered.unwrap_or((title, 1));
    let with = |number: usize| {
        let number = format!(" {number}");
        let letters = plain.chars().take(MOST_LETTERS - number.len());
        letters.chain(number.chars()).collect::<String>()
    };
    // Of so many numbers one is free.
    let mut titles = (number + 1..=number + known.len()).map(with);
    titles.find(|title| !is_known(title)).unwrap_or_else(|| title.to_owned())
}

/// Why a table cannot be opened, in the language where we know how to say it.
pub fn explain(words: &Words, game: &GameInfo, form: &NewTable, error: &OptionsError) -> String {
    match error {
        OptionsError::Unmet { .. } => {
            unmet(words, game, form).unwrap_or_else(|| game.conflict(words, &error.to_string()))
        }
        OptionsError::Conflict(why) => game.conflict(words, why),
        OptionsError::Seats { given, .. } if !game.seats.contains(given) => {
            let (from, to) = (*game.seats.start(), *game.seats.end());
            words.say_with("new-refused-range", &[("from", from.into()), ("to", to.into())])
        }
        OptionsError::Seats { given, .. } => {
            words.say_with("new-refused-seats", &[("seats", (*given).into())])
        }
        error => error.to_string(),
    }
}

/// Everything chosen that asks for something else than was chosen, each with all it asks for.
fn unmet(words: &Words, game: &GameInfo, form: &NewTable) -> Option<String> {
    let is_so = |ask: &Ask| match *ask {
        Ask::Alone => form.seats() == 1,
        Ask::Company => form.seats() > 1,
        Ask::With(option, value) => {
            game.options.iter().any(|spec| spec.name == option && form.value(spec) == value)
        }
    };
    let told = |spec: &'static OptionSpec| {
        let value = form.value(spec);
        let asks = game.needs(spec, value).into_iter().filter(|ask| !is_so(ask));
        let whys: Vec<String> = asks.map(|ask| game.ask(words, ask)).collect();
        if whys.is_empty() {
            return None;
        }
        let chosen = match spec.kind {
            OptionKind::Switch => game.option(words, spec),
            _ => game.value(words, spec, value),
        };
        let why = whys.join(" ");
        Some(words.say_with("new-refused-need", &[("chosen", chosen.into()), ("why", why.into())]))
    };
    let all: Vec<String> = game.choices().filter_map(told).collect();
    (!all.is_empty()).then(|| all.join(" "))
}

/// The page.
pub fn new_table(scene: &NewTableScene<'_>) -> Markup {
    let NewTableScene { words, game, form, .. } = *scene;
    let title = words.say("new-title");
    let path = format!("/new?game={}", game.name);
    // What has pictures of its own stands on top, the rest is folded away.
    let (pictured, folded): (Vec<_>, Vec<_>) =
        game.choices().partition(|spec| matches!(spec.kind, OptionKind::Data(_)));
    site(
        &Shell::site(words, &title, &path),
        &html! {
            header.head { h1 { (title) } }
            (games(scene))
            form.new method="post" action="/tables" {
                // The button that the Enter key presses.
                button.sr tabindex="-1" aria-hidden="true" {}
                (refused(scene.refused))
                input type="hidden" name="game" value=(game.name);
                div.halves {
                    section.panel aria-labelledby="h-who" {
                        h2 id="h-who" {
                            (words.say("new-who"))
                            output.flag id="seats" name="seats"
                                data-one=(words.say_with("new-seats", &[("seats", 1.into())]))
                                data-many=(words.say_with("new-seats", &[("seats", 2.into())])) {
                                (words.say_with("new-seats", &[("seats", form.seats().into())]))
                            }
                        }
                        (who(words, game, form))
                    }
                    section.panel aria-labelledby="h-options" {
                        h2 id="h-options" { (words.say("new-options")) }
                        (presets(scene))
                        (siblings(scene))
                        @for spec in pictured { (pictures(scene, spec)) }
                        details.fold id="more-rules" open[scene.refused.is_some()] {
                            summary { (words.say("new-more-rules")) }
                            div.options { @for spec in folded { (option(scene, spec)) } }
                        }
                    }
                }
                p.go.end {
                    button.btn.main { (icon("i-done")) (words.say("new-open")) }
                    span.hint { (words.say("new-open-about")) }
                }
            }
        },
    )
}

/// The games as pictures.
fn games(scene: &NewTableScene<'_>) -> Markup {
    html! {
        @if scene.games.len() > 1 {
            nav.strip aria-label=(scene.words.say("home-games")) {
                @let own = scene.game.among.unwrap_or(scene.game.name);
                @for game in scene.games.iter().filter(|game| game.among.is_none()) {
                    a.picture href=(format!("/new?game={}", game.name))
                        aria-current=[(game.name == own).then_some("page")] {
                        (game.art()) b { (game.short(scene.words)) }
                    }
                }
            }
        }
    }
}

/// A button that sends the form back to be changed, where no script changes it.
fn changes(name: &str, value: &str, class: &str, label: &str, face: &str) -> Markup {
    html! {
        button class=(class) formmethod="get" formaction="/new" formnovalidate name=(name) value=(value)
            aria-label=[(label != face).then_some(label)] { (face) }
    }
}

/// Ways to play, each chosen with one press.
fn presets(scene: &NewTableScene<'_>) -> Markup {
    let NewTableScene { words, game, form, .. } = *scene;
    html! {
        @if game.presets.len() > 1 {
            div.presets role="group" aria-label=(words.say("new-presets")) {
                @for preset in game.presets {
                    @let name = game.preset(words, preset);
                    @let class = if form.is_preset(game, preset) { "btn chip on" } else { "btn chip" };
                    (changes("preset", preset.name, class, &name, &name))
                }
            }
        }
    }
}

/// An option whose values are pictures in a row, which does not grow with their number.
fn pictures(scene: &NewTableScene<'_>, spec: &OptionSpec) -> Markup {
    let NewTableScene { words, game, form, .. } = *scene;
    let (OptionKind::OneOf(values) | OptionKind::Data(values)) = spec.kind else {
        return html! {};
    };
    html! {
        fieldset.field {
            legend.label { (game.option(words, spec)) }
            div.strip tabindex="0" role="group" aria-label=(game.option(words, spec)) {
                @for (word, _) in values.iter().filter(|(word, _)| game.offers(spec, word)) {
                    @let asks = game.needs(spec, word);
                    label.picture title=(game.value_about(words, spec, word)) {
                        input.sr type="radio" name={ "set." (spec.name) } value=(word)
                            checked[*word == form.value(spec)] data-asks=[for_script(&asks)];
                        @let picture = game.pictured(spec, word);
                        @if let Some(picture) = &picture { (picture.art) }
                        b { (game.value(words, spec, word)) }
                        @if let Some(picture) = &picture { (stars(words, picture.stars)) }
                        small { (game.value_about(words, spec, word)) }
                        (in_words(words, game, &asks))
                    }
                }
                // Sheets that are games of their own.
                @for other in scene.games.iter().filter(|other| other.among == Some(game.name)) {
                    (own_game(words, other, false))
                }
            }
            @if matches!(spec.kind, OptionKind::Data(_)) {
                (changes("preset", SURPRISE, "btn chip", &words.say("new-surprise-about"), &words.say("new-surprise")))
            }
        }
    }
}

/// A sheet that is a game of its own, among the sheets of another.
fn own_game(words: &Words, game: &GameInfo, current: bool) -> Markup {
    html! {
        // A button of the form: who plays goes along.
        button.picture formmethod="get" formaction="/new" formnovalidate name="game" value=(game.name)
            aria-current=[current.then_some("page")] {
            (game.art()) b { (game.short(words)) }
            @if game.among.is_some() { (stars(words, 1)) }
            small { (game.about(words)) }
        }
    }
}

/// Where a sheet is a game of its own: the way back to the others.
fn siblings(scene: &NewTableScene<'_>) -> Markup {
    let of = scene.games.iter().find(|other| Some(other.name) == scene.game.among);
    html! {
        @if let Some(of) = of {
            nav.strip aria-label=(scene.words.say("new-sheets")) {
                (own_game(scene.words, scene.game, true))
                (own_game(scene.words, of, false))
            }
        }
    }
}

/// How hard something is to play.
fn stars(words: &Words, stars: u8) -> Markup {
    let all = usize::from(stars);
    html! {
        span.stars role="img" aria-label=(words.say_with("new-stars", &[("stars", stars.into())])) {
            ("★".repeat(all)) ("☆".repeat(3_usize.saturating_sub(all)))
        }
    }
}

fn who(words: &Words, game: &GameInfo, form: &NewTable) -> Markup {
    let most = game.seats.end() - 1;
    let count = |field: &str, name: &str, value: usize| {
        let button = |deed: &str, face: &str, id: &str| {
            let label = words.say_with(id, &[("what", name.into())]);
            changes(deed, field, "btn square step", &label, face)
        };
        html! {
            div.stepper {
                (button("less", "−", "new-less"))
                input.input id=(field) name=(field) type="number" min="0" max=(most) value=(value)
                    inputmode="numeric" required aria-describedby=(format!("{field}-about"));
                (button("more", "+", "new-more"))
            }
        }
    };
    let (people, bots) = (words.say("new-people"), words.say("new-bots"));
    html! {
        div.rows {
            div.field {
                label for="name" { (words.say("field-name")) }
                input.input id="name" name="name" value=(form.name) required
                    maxlength=(MOST_LETTERS) autocomplete="nickname" autofocus[form.name.is_empty()];
            }
            div.row {
                (icon("i-link"))
                label for="people" {
                    b { (people) }
                    small id="people-about" { (words.say("new-people-about")) }
                }
                (count("people", &people, form.people))
            }
            div.row {
                (icon("i-bot"))
                label for="bots" {
                    b { (bots) }
                    small id="bots-about" { (words.say("new-bots-about")) }
                }
                (count("bots", &bots, form.bots))
                (level_field(words, "level", form.level))
            }
            details.fold id="names" {
                summary { (words.say("new-names")) }
                div.fields {
                    div.field {
                        label for="town" { (words.say("field-town")) }
                        input.input id="town" name="town" value=(form.town)
                            maxlength=(MOST_LETTERS) autocomplete="off";
                    }
                    div.field {
                        label for="title" { (words.say("field-title")) }
                        input.input id="title" name="title" value=(form.title)
                            maxlength=(MOST_LETTERS) autocomplete="off";
                    }
                    div.field.wide {
                        label for="here" { (words.say("new-here")) }
                        small id="here-about" { (words.say("new-here-about")) }
                        input.input id="here" name="here" value=(form.here) autocomplete="off"
                            maxlength="4000" placeholder=(words.say("new-here-example"))
                            aria-describedby="here-about";
                    }
                }
                label.row.switch {
                    (icon("i-hint"))
                    input type="hidden" name="hints" value="false";
                    input type="checkbox" name="hints" value="true" checked[form.hints];
                    span { b { (words.say("new-hints")) } small { (words.say("new-hints-about")) } }
                }
                ul.levels {
                    @for &level in Level::OPPONENTS {
                        li { b { (bot_name(words, level)) } " " (bot_about(words, level)) }
                    }
                }
            }
        }
    }
}

fn option(scene: &NewTableScene<'_>, spec: &OptionSpec) -> Markup {
    let NewTableScene { words, game, form, .. } = *scene;
    let (label, about) = (game.option(words, spec), game.option_about(words, spec));
    let (field, value) = (format!("set.{}", spec.name), form.value(spec));
    match spec.kind {
        OptionKind::Switch => {
            let asks = game.needs(spec, "true");
            html! {
                label.switch {
                    input type="hidden" name=(field) value="false";
                    input type="checkbox" name=(field) value="true" checked[value == "true"]
                        data-asks=[for_script(&asks)];
                    span { b { (label) } small { (about) } (in_words(words, game, &asks)) }
                }
            }
        }
        OptionKind::OneOf(values) | OptionKind::Data(values) => {
            let common = common_asks(game, spec, values);
            html! {
                fieldset.field aria-describedby={ "about-" (spec.name) } {
                    legend.label { (label) }
                    div.about id={ "about-" (spec.name) } {
                        small { (about) }
                        (in_words(words, game, &common))
                    }
                    @for (word, _) in values.iter().filter(|(word, _)| game.offers(spec, word)) {
                        @let asks = game.needs(spec, word);
                        label.pick {
                            input type="radio" name=(field) value=(word) checked[*word == value]
                                data-asks=[for_script(&asks)];
                            span {
                                b { (game.value(words, spec, word)) } " "
                                small { (game.value_about(words, spec, word)) }
                                @if common.is_empty() { (in_words(words, game, &asks)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What several values of an option ask for alike, which is then said once for all of them.
fn common_asks(game: &GameInfo, spec: &OptionSpec, values: &[(&str, &str)]) -> Vec<Ask> {
    let mut asks = values.iter().map(|(word, _)| game.needs(spec, word));
    let first = asks.find(|asks| !asks.is_empty()).unwrap_or_default();
    let mut others = asks.filter(|asks| !asks.is_empty()).peekable();
    if others.peek().is_some() && others.all(|asks| asks == first) { first } else { Vec::new() }
}

/// What a choice asks for, as the script reads it: `set.edition=2023 seats=one`.
fn for_script(asks: &[Ask]) -> Option<String> {
    let written: Vec<String> = asks.iter().map(written).collect();
    (!written.is_empty()).then(|| written.join(" "))
}

fn written(ask: &Ask) -> String {
    match ask {
        Ask::With(option, value) => format!("set.{option}={value}"),
        Ask::Alone => "seats=one".to_owned(),
        Ask::Company => "seats=more".to_owned(),
    }
}

/// The same in words. The script hides what is so.
fn in_words(words: &Words, game: &GameInfo, asks: &[Ask]) -> Markup {
    html! {
        @for ask in asks { small.why data-unless=(written(ask)) { (game.ask(words, *ask)) } }
    }
}
