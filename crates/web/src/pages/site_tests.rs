//! What holds for all pages of the site.

use std::collections::BTreeSet;

use bienvenue::Bienvenue;
use tabletop::{Game, OptionKind, Seat, Settings};
use welcome::Welcome;
use welkin::Welkin;

use super::diploma::{DiplomaInfo, DiplomaScene, diploma};
use super::games::{Ask, GameInfo, bot_name};
use super::home::{HomeScene, MyTable, PastGame, WhoseTurn, home};
use super::join::{ArriveScene, InviteScene, LinkScene, SitScene, arrive, invite, seat_link, sit};
use super::layout::Preview;
use super::lobby::{LobbyScene, lobby};
use super::new_table::{NewTable, NewTableScene, explain, new_table, told_apart};
use super::notice::{Notice, notice};
use super::skin::{Skin, skins};
use super::yours::{YourTable, YoursScene, yours};
use super::{Person, PersonKind};
use crate::words::Language;

/// A message's id and the variables its text uses.
pub(super) fn messages(ftl: &str) -> Vec<(String, BTreeSet<&str>)> {
    let mut messages: Vec<(String, BTreeSet<&str>)> = Vec::new();
    for line in ftl.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        if !line.starts_with(' ') {
            let id = line.split_once(" = ").expect("id = text").0;
            messages.push((id.to_owned(), BTreeSet::new()));
        }
        let variables = line.split('$').skip(1).map(|rest| {
            rest.split(|letter: char| !letter.is_alphanumeric()).next().expect("a first part")
        });
        messages.last_mut().expect("a message").1.extend(variables);
    }
    messages
}

const EN: &str = include_str!("../../locales/en/site.ftl");
const FR: &str = include_str!("../../locales/fr/site.ftl");

#[test]
fn both_languages_say_the_same_things_in_the_same_order() {
    assert_eq!(messages(EN), messages(FR));
    let ids: BTreeSet<String> = messages(EN).into_iter().map(|(id, _)| id).collect();
    assert_eq!(ids.len(), messages(EN).len(), "an id is used twice");
}

#[test]
fn every_text_a_page_asks_for_exists_and_every_text_is_asked_for() {
    const SOURCES: [&str; 13] = [
        include_str!("games.rs"),
        include_str!("hint.rs"),
        include_str!("home.rs"),
        include_str!("join.rs"),
        include_str!("layout.rs"),
        include_str!("lobby.rs"),
        include_str!("new_table.rs"),
        include_str!("notice.rs"),
        include_str!("rules.rs"),
        include_str!("skin.rs"),
        include_str!("yours.rs"),
        include_str!("../routes.rs"),
        include_str!("../routes/yours.rs"),
    ];
    let sources = SOURCES.concat();
    // Asked for by a literal id, except: games, options and bots make ids up from names,
    // the routes name refusals, and words join lists themselves.
    let made_up = |id: &str| {
        ["game-", "bot-", "welcome-", "welkin-", "bienvenue-", "dream-", "denied-", "list-"]
            .iter()
            .any(|start| id.starts_with(start))
    };
    for (id, _) in messages(EN) {
        assert!(made_up(&id) || sources.contains(&format!("\"{id}\"")), "{id} is never said");
    }
    for ask in ["say(\"", "say_with(\n", "say_with(\""] {
        for rest in sources.split(ask).skip(1) {
            let id = rest.trim_start().trim_start_matches('"').split('"').next().unwrap();
            for language in Language::ALL {
                assert!(language.words().has(id), "{}: {id} is missing", language.code());
            }
        }
    }
}

#[test]
fn every_option_of_a_game_has_words() {
    let games = [GameInfo::of::<Welcome>(), GameInfo::of::<Welkin>(), GameInfo::of::<Bienvenue>()];
    let specs = games.iter().flat_map(|game| game.choices().map(move |spec| (game.name, spec)));
    for (game, spec) in specs {
        let mut ids = vec![format!("{game}-option-{}", spec.name)];
        if let OptionKind::OneOf(values) | OptionKind::Data(values) = spec.kind {
            let option = ids[0].clone();
            let offered = values.iter().filter(|(value, _)| {
                games.iter().any(|info| info.name == game && info.offers(spec, value))
            });
            ids.extend(offered.map(|(value, _)| format!("{option}-{value}")));
        }
        for (id, words) in ids.iter().flat_map(|id| Language::ALL.map(|l| (id, l.words()))) {
            assert!(words.has(id) && words.has(&format!("{id}-about")), "{id}");
        }
    }
}

/// The form closes exactly what the game refuses.
#[test]
fn the_form_closes_what_does_not_go_together() {
    let game = GameInfo::of::<Welcome>();
    let words = Language::Fr.words();
    for spec in game.choices() {
        let values = match spec.kind {
            OptionKind::Switch => vec!["false", "true"],
            OptionKind::OneOf(values) | OptionKind::Data(values) => {
                let offered = values.iter().filter(|(value, _)| game.offers(spec, value));
                offered.map(|(value, _)| *value).collect()
            }
        };
        for value in values {
            for (edition, people) in [("2018", 0), ("2018", 2), ("2023", 0), ("2023", 2)] {
                let mut form = NewTable { people, ..NewTable::suggested(words, 0, &[]) };
                form.options.insert("edition".to_owned(), edition.to_owned());
                form.options.insert(spec.name.to_owned(), value.to_owned());
                let edition = form.options["edition"].clone();
                let is_so = |ask: Ask| match ask {
                    Ask::Alone => people == 0,
                    Ask::Company => people > 0,
                    Ask::With("edition", wanted) => wanted == edition,
                    Ask::With(..) => false,
                };
                let open = game.needs(spec, value).into_iter().all(is_so);
                let setup = Welcome::setup(&form.settings(), form.seats());
                assert_eq!(setup.is_ok(), open, "{} {value} {edition} {people}", spec.name);
                if let Err(error) = setup {
                    let why = explain(words, &game, &form, &error);
                    assert!(why.starts_with('«'), "{why}");
                }
            }
        }
    }
}

pub(super) const NASTY: &str = "<script>alert(\"x\")</script>";

/// Every page, with a nasty name wherever a person can write one.
fn pages() -> Vec<String> {
    let words = Language::En.words();
    let games = [GameInfo::of::<Welcome>()];
    let game = &games[0];
    let address = "/table/abc";
    let table = MyTable {
        address,
        title: NASTY,
        game,
        round: Some(3),
        others: &[NASTY, "B", "C", "D"],
        turn: WhoseTurn::Theirs(NASTY),
    };
    let past = PastGame {
        address: Some(address),
        game,
        points: 102,
        others: Some(70),
        place: (1, 2),
        names: &[NASTY],
        best: true,
    };
    let form = NewTable {
        title: NASTY.to_owned(),
        name: NASTY.to_owned(),
        town: NASTY.to_owned(),
        here: NASTY.to_owned(),
        ..NewTable::suggested(words, 0, &[])
    };
    let person = |kind| Person { name: NASTY.to_owned(), town: format!("{NASTY}!"), kind };
    let people =
        [PersonKind::Open, PersonKind::Me, PersonKind::Other, PersonKind::Bot(bots::Level::Random)]
            .map(person);
    let settings = Settings::default().complete(game.options).unwrap();
    let lobby_of = |people: &[Person], host: bool| {
        lobby(&LobbyScene {
            words,
            address,
            link: "http://localhost/table/abc",
            title: NASTY,
            game,
            settings: &settings,
            people,
            host,
            clock: crate::Clock::Day,
            same_cards: false,
            awaited: false,
            host_name: Some(NASTY),
            offer: (NASTY, NASTY),
            commitment: "00ff",
            preview: Some(Preview { title: NASTY, about: NASTY, picture: NASTY }),
            refused: Some(NASTY),
        })
    };
    let (title, name) = (NASTY, NASTY);
    [
        home(&HomeScene {
            words,
            games: &games,
            tables: &[table],
            history: &[past],
            diploma: (3, 48),
        }),
        new_table(&NewTableScene { words, games: &games, game, form: &form, refused: Some(NASTY) }),
        lobby_of(&people, true),
        lobby_of(&people[2..], true),
        lobby_of(&people[2..], false),
        lobby_of(&[people[0].clone(), people[2].clone()], false),
        sit(&SitScene { words, address, title, seat: 0, offer: (NASTY, NASTY), refused: None }),
        invite(&InviteScene { words, address, link: NASTY, title, mine: &[(Seat::new(0), NASTY)] }),
        seat_link(&LinkScene { words, address, title, name, link: NASTY }),
        arrive(&ArriveScene { words, path: "/table/abc/continue/s", title, name }),
        notice(words, Notice::Refused(NASTY), None),
        diploma(&DiplomaScene {
            words,
            holder: Some(NASTY),
            all: &[],
            game: game.title,
            diploma: &DiplomaInfo::of::<Welcome>(),
            ticks: &[],
        }),
        skins(words, Skin::default(), NASTY),
    ]
    .map(maud::Markup::into_string)
    .into()
}

#[test]
fn what_people_write_is_escaped() {
    for page in pages() {
        assert!(!page.contains("<script>"), "{page}");
        assert!(!page.contains("alert(\""), "{page}");
        assert!(page.contains("&lt;script&gt;"));
    }
}

#[test]
fn pages_keep_to_the_content_security_policy() {
    for page in pages() {
        for forbidden in [" style=", "<style", " onclick=", "javascript:"] {
            assert!(!page.contains(forbidden), "{forbidden}");
        }
        // Nothing is fetched from elsewhere; a link that is shown to be copied is a value.
        assert!(!page.contains("src=\"http") && !page.contains("href=\"http"));
        let modules = page.matches("<script type=\"module\" src=\"/assets/").count();
        assert_eq!(page.matches("<script").count(), modules, "modules and nothing else");
    }
}

#[test]
fn every_drawing_a_page_uses_is_in_the_sprite() {
    for page in pages() {
        for rest in page.split("<use href=\"#").skip(1) {
            let id = rest.split('"').next().unwrap();
            // A drawing may use a part of another one that is on the page.
            let drawn = format!(" id=\"{id}\"");
            assert!(page.contains(&drawn), "{id}");
        }
    }
}

#[test]
fn ids_are_used_once_in_a_page() {
    for page in pages() {
        let mut seen = BTreeSet::new();
        for rest in page.split(" id=\"").skip(1) {
            let id = rest.split('"').next().unwrap();
            assert!(seen.insert(id), "{id}");
        }
    }
}

/// A bad link is no dead end: another one can be given, and there is a way home.
#[test]
fn who_finds_no_table_can_try_another_link() {
    for words in Language::ALL.map(Language::words) {
        let page = notice(words, Notice::NoTable, None).into_string();
        assert!(page.contains("action=\"/join\"") && page.contains("name=\"link\""));
        assert!(page.contains(&words.say("notice-home")) && page.contains("href=\"/\""));
        let other = notice(words, Notice::Trouble, None).into_string();
        assert!(!other.contains("action=\"/join\""));
    }
}

#[test]
fn the_new_table_form_reads_back_what_it_shows() {
    let words = Language::Fr.words();
    let field = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let form = NewTable::read(
        words,
        2,
        &[],
        [
            field("game", "welcome"),
            field("name", " Odile "),
            field("people", "2"),
            field("bots", "many"),
            field("here", "June, , Marcel"),
            field("set.advanced", "false"),
            field("set.expert", "false"),
            field("set.expert", "true"),
        ],
    );
    assert_eq!((form.name.as_str(), form.people, form.bots), ("Odile", 2, 0));
    assert_eq!(form.names_here().collect::<Vec<_>>(), ["June", "Marcel"]);
    assert_eq!(form.seats(), 5);
    assert!(form.settings().is_on("expert") && !form.settings().is_on("advanced"));
    assert!(!form.title.is_empty() && !form.town.is_empty());
    Welcome::setup(&form.settings(), form.seats()).unwrap();

    let alone = NewTable { people: 0, here: String::new(), ..form };
    let error = Welcome::setup(&alone.settings(), alone.seats()).err().unwrap();
    let game = GameInfo::of::<Welcome>();
    let why = explain(words, &game, &alone, &error);
    assert!(why.contains("Expert") && why.contains(&words.say("new-needs-company")), "{why}");
    // Empty fields are a table too: the home page sends one.
    assert_eq!(NewTable::read(words, 0, &[], []).name, words.say("suggested-name"));
}

/// Who gives no name is not taken for a bot.
#[test]
fn the_name_of_the_nameless_is_no_level_of_bots() {
    for words in Language::ALL.map(Language::words) {
        let name = words.say("suggested-name").to_lowercase();
        for level in bots::Level::ALL {
            let level = bot_name(words, *level).to_lowercase();
            assert!(!name.contains(&level) && !level.contains(&name), "{name}, {level}");
        }
    }
}

/// However many tables someone opens, no two of them are called the same by us.
#[test]
fn suggested_titles_tell_tables_apart() {
    for words in Language::ALL.map(Language::words) {
        let mut known: Vec<String> = Vec::new();
        for whim in 0..60 {
            let title = NewTable::suggested(words, whim / 3, &known).title;
            assert!(!known.contains(&title), "{title}");
            assert!(title.chars().count() <= super::MOST_LETTERS);
            known.push(title);
        }
    }
    let known = ["Elm Corner", "Elm Corner 2", "Route 66"].map(str::to_owned);
    assert_eq!(told_apart("Elm", &known), "Elm");
    assert_eq!(told_apart("Elm Corner", &known), "Elm Corner 3");
    assert_eq!(told_apart("Elm Corner 2", &known), "Elm Corner 3");
    assert_eq!(told_apart("Route 66", &known), "Route 67");
    let long = "é".repeat(super::MOST_LETTERS);
    let again = told_apart(&long, std::slice::from_ref(&long));
    assert!(again.ends_with("é 2") && again.chars().count() == super::MOST_LETTERS, "{again}");
}

#[test]
fn a_table_that_cannot_be_laid_says_why_in_the_game_s_own_words() {
    let game = GameInfo::of::<Welkin>();
    for words in Language::ALL.map(Language::words) {
        let told = |form: &NewTable| {
            let error = Welkin::setup(&form.settings(), form.seats()).err().unwrap();
            explain(words, &game, form, &error)
        };
        let mut form = NewTable { people: 0, ..NewTable::suggested(words, 0, &[]) };
        let alone = told(&form);
        assert!(alone.contains('2') && alone.contains('4'), "{alone}");
        form.people = 1;
        form.options.insert("first".to_owned(), "3".to_owned());
        assert_eq!(told(&form), words.say("game-welkin-conflict"));
    }
}

#[test]
fn people_see_what_is_kept_of_them_and_how_to_delete_it() {
    let tables = [
        YourTable { address: "/table/a", title: "Sunday", names: &["Ada"], may_delete: false },
        YourTable { address: "/table/b", title: "Monday", names: &[], may_delete: true },
    ];
    for language in Language::ALL {
        let scene = YoursScene {
            words: language.words(),
            name: Some("Ada"),
            called: 1,
            remembered: 2,
            ticked: 3,
            tables: &tables,
        };
        let page = yours(&scene).into_string();
        assert_eq!(page.matches("/anonymous\"").count(), 1);
        assert_eq!(page.matches("/delete\"").count(), 1);
        assert!(page.contains("action=\"/table/b/delete\""));
        assert!(page.contains("action=\"/yours/forget\""));
        assert!(page.contains("action=\"/push/stop\""));
        assert!(page.contains("action=\"/yours/diploma\""));
    }
}
