//! Draws the table of Welcome in every state, from real games, as files to look at:
//! `cargo run -p web --example gallery -- FOLDER`.

use std::error::Error;
use std::path::Path;
use std::{fs, io};

use maud::Markup;
use tabletop::{Game as _, Rng, Seat, Seed, Settings, Table, Viewer};
use web::assets;
use web::pages::games::GameInfo;
use web::pages::layout::{Shell, shell};
use web::pages::rules::{RulesScene, rules as rules_page};
use web::pages::skin::Skin;
use web::pages::welcome::{Scene, refusal, replay, table};
use web::pages::{Person, PersonKind};
use web::play::{Shown, TablePage};
use web::preferences::Preferences;
use web::words::Language;
use welcome::card::Action;
use welcome::view::StepView;
use welcome::{Choice, View, Welcome};

const ME: Seat = Seat::new(0);

/// A game with what a server would remember of it.
struct Drive {
    table: Table<Welcome>,
    rng: Rng,
    begun: View,
    before: Option<View>,
    last_step: Vec<Vec<Choice>>,
    current: Vec<Vec<Choice>>,
    scores: Vec<Vec<i32>>,
    refused: Option<String>,
    tally: <Welcome as Shown>::Tally,
    whole_log: bool,
    skin: Skin,
}

impl Drive {
    fn new(seats: usize, options: &[(&str, &str)], seed: u8) -> Self {
        let mut settings = Settings::default();
        for (name, value) in options {
            settings.set(name, value);
        }
        Self::with(seats, &settings, seed)
    }

    fn with(seats: usize, settings: &Settings, seed: u8) -> Self {
        let setup = Welcome::setup(settings, seats).expect("options of the gallery");
        let names = (0..seats).map(name).collect();
        let table = Table::<Welcome>::new(setup, names, Seed([seed; 16]));
        Self {
            rng: Rng::new(u64::from(seed)),
            begun: table.view(Viewer::Spectator),
            table,
            before: None,
            last_step: Vec::new(),
            current: vec![Vec::new(); seats],
            scores: Vec::new(),
            refused: None,
            tally: Welcome::tally(seats),
            whole_log: false,
            skin: Skin::default(),
        }
    }

    fn choose(&mut self, seat: Seat, choice: Choice) {
        let rounds = self.table.game().rounds_over();
        self.table.choose(seat, choice).expect("a legal choice");
        self.current[seat.index()].push(choice);
        if self.table.game().rounds_over() != rounds {
            let view = self.table.view(Viewer::Spectator);
            self.scores.push(view.seats.iter().map(|seat| seat.total).collect());
            Welcome::count(&mut self.tally, &self.begun, &view, &self.current);
            self.before = Some(std::mem::replace(&mut self.begun, view));
            let empty = vec![Vec::new(); self.current.len()];
            self.last_step = std::mem::replace(&mut self.current, empty);
        }
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let mut choices = Vec::new();
        self.table.game().choices(seat, &mut choices);
        choices
    }

    /// A choice that makes a town worth looking at: numbers about where they belong.
    fn sensible(&mut self, seat: Seat) -> Choice {
        let choices = self.choices(seat);
        let view = self.table.view(Viewer::Seat(seat));
        let town = view.town();
        let cost = |choice: &Choice, whim: usize| match *choice {
            Choice::Write { number, house } => {
                let length = town.street_length(house.street());
                let place = number.to_string().parse::<usize>().unwrap_or(0) * length * 10 / 16;
                place.abs_diff(house.place() * 10 + 5) + whim % 8
            }
            Choice::Plan(_) | Choice::Pool | Choice::Park | Choice::Hire | Choice::Collect(_) => 0,
            Choice::Done
            | Choice::Use(_)
            | Choice::Infiltrate
            | Choice::Aim(_)
            | Choice::Cross(_)
            | Choice::Circle(_)
            | Choice::Validate(_)
            | Choice::PoolAt(_)
            | Choice::ParkIn(_)
            | Choice::Barricade
            | Choice::Hold(_) => 1,
            Choice::Pass => 90,
            Choice::Reshuffle => 3,
            Choice::Bis { .. } => 60 + whim % 60,
            Choice::Roundabout(_) => 40 + whim % 400,
            Choice::Refuse | Choice::RefuseAndPass(_) => 500,
            Choice::Take(_)
            | Choice::Combine { .. }
            | Choice::CombineAndPass { .. }
            | Choice::Fence(_)
            | Choice::Promote(_) => 10 + whim % 60,
        };
        let whims: Vec<usize> = choices.iter().map(|_| self.rng.below(1000)).collect();
        let best = choices.iter().zip(whims).min_by_key(|(choice, whim)| cost(choice, *whim));
        *best.expect("a seat that owes a choice has one").0
    }

    /// Lets everyone play until this many rounds are over.
    fn play(&mut self, rounds: u32) {
        while self.table.game().rounds_over() < rounds {
            let Some(seat) = self.table.game().waiting_on().lowest() else { return };
            let choice = self.sensible(seat);
            self.choose(seat, choice);
        }
    }

    /// Whether choices of the first seat lead to a state that pleases; if so, they are made.
    fn reach(&mut self, pleases: &dyn Fn(&View, &[Choice]) -> bool, depth: usize) -> bool {
        let view = self.table.view(Viewer::Seat(ME));
        let choices = self.choices(ME);
        if pleases(&view, &choices) {
            return true;
        }
        if depth == 0 {
            return false;
        }
        for choice in choices.into_iter().filter(|choice| *choice != Choice::Done) {
            let kept = self.table.clone();
            self.table.choose(ME, choice).expect("a legal choice");
            if self.reach(pleases, depth - 1) {
                return true;
            }
            self.table = kept;
        }
        false
    }

    fn draw(&self, viewer: Viewer, look: Option<Seat>, language: Language) -> String {
        self.draw_with(viewer, look, language, false)
    }

    fn draw_with(
        &self,
        viewer: Viewer,
        look: Option<Seat>,
        language: Language,
        everyone: bool,
    ) -> String {
        let view = self.table.view(viewer);
        let me = view.viewer;
        let people = people(view.seats.len(), me);
        let choices: Vec<(Choice, i32)> = me
            .map(|seat| {
                let choices = self.choices(seat).into_iter();
                choices.map(|choice| (choice, self.table.effect(seat, choice))).collect()
            })
            .unwrap_or_default();
        let taken: Vec<Choice> =
            me.map(|seat| self.table.open_choices(seat).collect()).unwrap_or_default();
        let outcome = self.table.game().outcome();
        let ranks: Vec<u16> = outcome
            .as_ref()
            .map(|outcome| outcome.standings.iter().map(|standing| standing.rank).collect())
            .unwrap_or_default();
        let mine: Vec<Seat> = me.into_iter().collect();
        let rounds: Vec<_> = self.table.by_round().collect();
        let scene = Scene {
            page: TablePage {
                words: language.words(),
                viewer,
                look,
                everyone,
                whole_log: self.whole_log,
                mine: &mine,
                host: true,
                refused: self.refused.as_deref(),
                hints: true,
                ..self.page(&people)
            },
            view: &view,
            before: self.before.as_ref(),
            choices: &choices,
            taken: &taken,
            last_step: &self.last_step,
            steps: &rounds,
            scores: &self.scores,
            tally: outcome.is_some().then_some(&self.tally),
            ranks: &ranks,
        };
        page(language, &table(&scene))
    }

    /// The page as someone who looks on has it.
    fn page<'a>(&self, people: &'a [Person]) -> TablePage<'a> {
        TablePage {
            words: Language::En.words(),
            likes: Preferences { skin: self.skin, ..Preferences::default() },
            address: "/table/maple",
            title: "Maple Court",
            version: 1,
            step: 0,
            viewer: Viewer::Spectator,
            look: None,
            at: None,
            everyone: false,
            whole_log: false,
            open: None,
            mine: &[],
            host: false,
            people,
            refused: None,
            hints: false,
            hint: None,
            together: web::play::Together::default(),
            around: None,
        }
    }

    fn draw_replay(&self, round: u32, look: Seat) -> String {
        let view = self.table.view(Viewer::Spectator);
        let people = people(view.seats.len(), None);
        let scene = Scene {
            page: TablePage { look: Some(look), ..self.page(&people) },
            view: &view,
            before: self.before.as_ref(),
            choices: &[],
            taken: &[],
            last_step: &self.last_step,
            steps: &[],
            scores: &self.scores,
            tally: None,
            ranks: &[],
        };
        page(Language::En, &replay(&scene, None, round, 27))
    }
}

fn name(index: usize) -> String {
    const NAMES: [&str; 4] = ["Ana", "Marcel", "June", "Walnut"];
    NAMES.get(index).map_or_else(|| format!("Guest {}", index + 1), |name| (*name).to_owned())
}

fn people(seats: usize, me: Option<Seat>) -> Vec<Person> {
    let person = |index: usize| Person {
        name: name(index),
        town: format!("{}ville", name(index)),
        kind: match index {
            _ if me.is_some_and(|me| me.index() == index) => PersonKind::Me,
            3 => PersonKind::Bot(bots::Level::Random),
            _ => PersonKind::Other,
        },
    };
    (0..seats).map(person).collect()
}

fn page(language: Language, content: &Markup) -> String {
    let frame = Shell {
        words: language.words(),
        title: "Maple Court",
        path: "/table/maple",
        stylesheets: &["table.css", "welcome.css"],
        scripts: &["faubourg.js", "together.js"],
        preview: None,
        class: "at-table",
        refresh: None,
        private: true,
    };
    // Files beside each other instead of a server.
    shell(&frame, content).into_string().replace(assets::FOLDER, "assets/")
}

/// A sheet with other streets and figures than the printed one.
fn long_street() -> String {
    let mut sheet = include_str!("../../welcome/data/2018/sheet.toml").to_owned();
    for (printed, ours) in [
        ("\"classic\"", "\"long-street\""),
        ("houses = 10", "houses = 14"),
        ("houses = 11", "houses = 9"),
        ("refusals = [0, 0, 3, 5]", "refusals = [0, 1, 2, 4, 8]"),
        ("ranks = [7, 4, 1]", "ranks = [9, 6, 3, 1]"),
    ] {
        sheet = sheet.replace(printed, ours);
    }
    sheet
}

/// The first game, over a few seeds, in which the first seat can come to such a state.
fn find(
    options: &[(&str, &str)],
    seats: usize,
    rounds: std::ops::Range<u32>,
    pleases: &dyn Fn(&View, &[Choice]) -> bool,
) -> Drive {
    for seed in 1..=60 {
        for round in rounds.clone().rev() {
            let mut drive = Drive::new(seats, options, seed);
            drive.play(round);
            if drive.table.game().outcome().is_none() && drive.reach(pleases, 3) {
                return drive;
            }
        }
    }
    panic!("no game of the gallery comes to this state");
}

fn step(view: &View) -> Option<StepView> {
    view.turn.as_ref().map(|turn| turn.step)
}

fn acts(action: Action) -> impl Fn(&View, &[Choice]) -> bool {
    move |view, _| {
        let turn = view.turn.as_ref();
        step(view) == Some(StepView::Act)
            && turn.and_then(|turn| turn.taken).is_some_and(|(_, taken)| taken == action)
    }
}

/// The edition of 2023: its modes, and its skins.
fn edition_of_2023(save: &dyn Fn(&str, String) -> io::Result<()>) -> io::Result<()> {
    let mine = Viewer::Seat(ME);
    let new = ("edition", "2023");
    let blueprint = ("sheet", "blueprint");
    let (advanced, expert) = (("advanced", "true"), ("expert", "true"));
    let quarters = ("quarters", "true");
    let irene = ("opponent", "3");
    for (name, seats, options, rounds) in [
        ("2023-base", 3, &[new][..], 14),
        ("2023-blueprint", 2, &[new, blueprint, advanced][..], 12),
        ("2023-expert", 3, &[new, expert, quarters][..], 16),
        ("2023-office", 1, &[new][..], 10),
        ("2023-irene", 1, &[new, irene, quarters, advanced][..], 18),
        ("2023-end", 1, &[new, irene][..], u32::MAX),
    ] {
        let mut drive = Drive::new(seats, options, 6);
        drive.play(rounds);
        save(name, drive.draw(mine, None, Language::En))?;
        save(&format!("{name}-fr"), drive.draw(mine, None, Language::Fr))?;
    }
    let mut drive = Drive::new(3, &[new], 6);
    drive.play(14);
    for skin in Skin::ALL {
        drive.skin = skin;
        save(&format!("skin-{}", skin.name()), drive.draw(mine, None, Language::En))?;
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("a folder to draw into is needed")?;
    let folder = Path::new(&folder);
    let files = folder.join("assets");
    fs::create_dir_all(&files)?;
    for name in assets::names() {
        let hashed = assets::url(name).trim_start_matches(assets::FOLDER);
        let (_, bytes) = assets::find(hashed).ok_or("an embedded file")?;
        fs::write(files.join(hashed), bytes)?;
    }
    let save = |name: &str, html: String| fs::write(folder.join(format!("{name}.html")), html);
    let mine = Viewer::Seat(ME);
    let en = Language::En;
    let base: &[(&str, &str)] = &[];
    let advanced: &[(&str, &str)] = &[("advanced", "true")];
    let expert: &[(&str, &str)] = &[("expert", "true")];
    let any = |_: &View, _: &[Choice]| true;

    let mut settings = Settings::default();
    settings.set_file("sheet", "long-street.toml", &long_street());
    let mut drive = Drive::with(3, &settings, 4);
    drive.play(14);
    save("custom-sheet", drive.draw(mine, None, en))?;
    for language in Language::ALL {
        let words = language.words();
        let rules = <Welcome as Shown>::rules(words, &Settings::default());
        let game = GameInfo::of::<Welcome>();
        let page = rules_page(&RulesScene { words, game: &game, rules: &rules }).into_string();
        save(&format!("rules-{}", language.code()), page.replace(assets::FOLDER, "assets/"))?;
        let mut new = Settings::default();
        new.set("edition", "2023");
        let rules = <Welcome as Shown>::rules(words, &new);
        let page = rules_page(&RulesScene { words, game: &game, rules: &rules }).into_string();
        save(&format!("rules-2023-{}", language.code()), page.replace(assets::FOLDER, "assets/"))?;
    }
    edition_of_2023(&save)?;

    save("first-round", Drive::new(2, base, 5).draw(mine, None, en))?;
    let taking = find(base, 4, 16..17, &any);
    save("taking", taking.draw(mine, None, en))?;
    save("taking-fr", taking.draw(mine, None, Language::Fr))?;
    save("spectator", taking.draw(Viewer::Spectator, None, en))?;
    save("other-sheet", taking.draw(mine, Some(Seat::new(2)), en))?;

    let writing = |view: &View, _: &[Choice]| {
        step(view) == Some(StepView::Write)
            && view
                .turn
                .as_ref()
                .and_then(|turn| turn.taken)
                .is_some_and(|(_, a)| a != Action::Temp)
    };
    let mut drive = find(base, 4, 10..15, &writing);
    save("writing", drive.draw(mine, None, en))?;
    let number = drive.table.view(mine).turn.and_then(|turn| turn.taken).map(|(number, _)| number);
    let wrong = drive.table.view(mine).town().houses.into_iter().find_map(|house| {
        let choice = Choice::Write { number: number?, house };
        drive.table.clone().choose(ME, choice).err()
    });
    drive.refused = wrong.map(|wrong| refusal(en.words(), &wrong));
    save("refused", drive.draw(mine, None, en))?;

    let temp = |view: &View, choices: &[Choice]| {
        step(view) == Some(StepView::Write)
            && view
                .turn
                .as_ref()
                .and_then(|turn| turn.taken)
                .is_some_and(|(_, a)| a == Action::Temp)
            && choices.len() > 12
    };
    save("temp", find(base, 4, 8..14, &temp).draw(mine, None, en))?;
    let twice = |view: &View, choices: &[Choice]| {
        let place = |choice: &Choice| match choice {
            Choice::Bis { house, .. } => Some(*house),
            _ => None,
        };
        let mut places: Vec<_> = choices.iter().filter_map(place).collect();
        places.sort_unstable();
        acts(Action::Bis)(view, choices) && places.windows(2).any(|pair| pair[0] == pair[1])
    };
    save("bis", find(base, 4, 8..16, &twice).draw(mine, None, en))?;
    for (name, action) in [
        ("fence", Action::Surveyor),
        ("promote", Action::RealEstate),
        ("park", Action::Landscaper),
        ("pool", Action::Pool),
        ("hire", Action::Temp),
    ] {
        let drive = find(base, 4, 10..16, &acts(action));
        save(name, drive.draw(mine, None, en))?;
        save(&format!("{name}-fr"), drive.draw(mine, None, Language::Fr))?;
    }
    let close = |view: &View, _: &[Choice]| step(view) == Some(StepView::Close);
    let mut drive = find(base, 4, 14..15, &close);
    save("closing", drive.draw(mine, None, en))?;
    drive.choose(ME, Choice::Done);
    save("waiting", drive.draw(mine, None, en))?;
    let plan = |view: &View, choices: &[Choice]| {
        close(view, choices) && choices.iter().any(|choice| matches!(choice, Choice::Plan(_)))
    };
    save("closing-plan", find(base, 4, 12..24, &plan).draw(mine, None, en))?;
    let pick = |view: &View, _: &[Choice]| step(view) == Some(StepView::Pick);
    if let Some(drive) = pick_somewhere(base, &pick) {
        save("picking", drive.draw(mine, None, en))?;
    }
    let refuses = |_: &View, choices: &[Choice]| choices.contains(&Choice::Refuse);
    save("refuse", find(base, 4, 20..28, &refuses).draw(mine, None, en))?;

    save("solo", find(base, 1, 9..10, &any).draw(mine, None, en))?;
    save("expert", find(expert, 3, 9..10, &any).draw(mine, None, en))?;
    save("expert-writing", find(expert, 3, 9..10, &writing).draw(mine, None, en))?;
    let circles = |view: &View, choices: &[Choice]| {
        step(view) == Some(StepView::Take)
            && choices.iter().any(|choice| matches!(choice, Choice::Roundabout(_)))
            && !view.seats[0].sheet.roundabouts.is_empty()
    };
    save("advanced", find(advanced, 3, 8..16, &circles).draw(mine, None, en))?;

    let mut drive = Drive::new(4, base, 7);
    drive.play(9);
    drive.whole_log = true;
    save("log", drive.draw(mine, None, en))?;
    drive.whole_log = false;
    save("replay", drive.draw_replay(9, Seat::new(1)))?;
    drive.play(u32::MAX);
    save("end", drive.draw(mine, None, en))?;
    save("end-fr", drive.draw(mine, None, Language::Fr))?;
    let mut drive = Drive::new(1, base, 3);
    drive.play(u32::MAX);
    save("end-solo", drive.draw(mine, None, en))?;
    let mut drive = Drive::new(100, base, 2);
    drive.play(12);
    save("hundred", drive.draw(mine, None, en))?;
    drive.whole_log = true;
    save("hundred-log", drive.draw(mine, None, en))?;
    drive.whole_log = false;
    save("hundred-all", drive.draw_with(mine, None, en, true))?;
    drive.play(u32::MAX);
    save("end-hundred", drive.draw(mine, None, en))?;
    Ok(())
}

/// A game in which estates for a plan are to be picked: rare, so looked for longer.
fn pick_somewhere(
    options: &[(&str, &str)],
    pick: &dyn Fn(&View, &[Choice]) -> bool,
) -> Option<Drive> {
    for seed in 1..=200 {
        let mut drive = Drive::new(2, options, seed);
        while drive.table.game().outcome().is_none() {
            if drive.reach(pick, 0) {
                return Some(drive);
            }
            let Some(seat) = drive.table.game().waiting_on().lowest() else { break };
            let choice = drive.sensible(seat);
            drive.choose(seat, choice);
        }
    }
    None
}
