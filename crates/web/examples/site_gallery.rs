//! Every page of the site in its states, as files to look at:
//! `cargo run -p web --example site_gallery -- FOLDER`.

use std::path::Path;
use std::{env, fs, io};

use bienvenue::Bienvenue;
use bots::Level;
use maud::Markup;
use tabletop::{Game, Settings};
use web::assets;
use web::pages::diploma::{
    AchievementInfo, DiplomaCount, DiplomaInfo, DiplomaScene, ShownTick, diploma,
};
use web::pages::games::GameInfo;
use web::pages::home::{HomeScene, MyTable, WhoseTurn, home};
use web::pages::join::{ArriveScene, LinkScene, SitScene, arrive, seat_link, sit};
use web::pages::lobby::{LobbyScene, lobby};
use web::pages::new_table::{NewTable, NewTableScene, explain, new_table};
use web::pages::notice::{Notice, notice};
use web::pages::{Person, PersonKind};
use web::words::{Language, Words};
use welcome::Welcome;
use welkin::Welkin;

const LINK: &str = "http://192.168.1.20:8080/table/kf3v9q2m7x4c8t1z";
const COMMITMENT: &str = "9f2c1d7be8a54f0b3c6e11d2a7785f4e90ab3c5d7e1f20446688aaccee013579";

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "target/site".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    for language in Language::ALL {
        let words = language.words();
        for (name, page) in homes(words)
            .into_iter()
            .chain(forms(words))
            .chain(lobbies(words))
            .chain(diplomas(words))
        {
            let file = format!("{name}-{}.html", language.code());
            fs::write(folder.join(file), page.into_string())?;
        }
    }
    for name in assets::names() {
        let path = assets::url(name).trim_start_matches('/');
        let (_, bytes) = assets::find(path.trim_start_matches("assets/")).expect("an asset");
        fs::create_dir_all(folder.join("assets"))?;
        fs::write(folder.join(path), bytes)?;
    }
    Ok(())
}

type Page = (&'static str, Markup);

fn homes(words: &Words) -> Vec<Page> {
    let games = [GameInfo::of::<Welcome>()];
    let table = |address, title, round, others, turn| MyTable {
        address,
        title,
        game: &games[0],
        round,
        others,
        turn,
    };
    let tables = [
        table("/table/a", "Maple Court", Some(17), &["June", "Walnut"][..], WhoseTurn::Mine),
        table("/table/b", "Elm Corner", Some(4), &["June"], WhoseTurn::Theirs("June")),
        table("/table/c", "Lantern Square", None, &["Odile"], WhoseTurn::Waiting(2)),
        table("/table/d", "<script>", Some(9), &["A", "B", "C", "D", "E"], WhoseTurn::Several(3)),
        table("/table/e", "Sunday Lane", Some(26), &[], WhoseTurn::Over),
    ];
    vec![
        (
            "home",
            home(&HomeScene {
                words,
                games: &games,
                tables: &tables,
                history: &[],
                diploma: (7, 48),
            }),
        ),
        (
            "home-empty",
            home(&HomeScene { words, games: &games, tables: &[], history: &[], diploma: (0, 48) }),
        ),
    ]
}

/// Diplomas with nothing, with every third box and with everything ticked, and as pictures.
fn diplomas(words: &Words) -> Vec<Page> {
    let infos =
        [DiplomaInfo::of::<Welcome>(), DiplomaInfo::of::<Welkin>(), DiplomaInfo::of::<Bienvenue>()];
    let titles = [Welcome::TITLE, Welkin::TITLE, Bienvenue::TITLE];
    let names = [
        ["diploma-none", "diploma-some", "diploma-full"],
        ["diploma-welkin-none", "diploma-welkin-some", "diploma-welkin-full"],
        ["diploma-bienvenue-none", "diploma-bienvenue-some", "diploma-bienvenue-full"],
    ];
    let mut pages = Vec::new();
    for ((info, title), names) in infos.iter().zip(titles).zip(names) {
        for (name, every) in names.into_iter().zip([1000, 3, 1]) {
            let ticked = info.all().enumerate().filter(|(index, _)| (index + 1) % every == 0);
            let tick = |(index, own): (usize, &AchievementInfo)| ShownTick {
                name: own.name.clone(),
                at: 1_794_960_000_000 + index as i64 * 86_400_000,
                table: (index % 4 != 2)
                    .then(|| ("/table/a/replay".to_owned(), "Lantern Square".to_owned())),
                bots: index % 2 == 0,
            };
            let ticks: Vec<ShownTick> = ticked.map(tick).collect();
            let all: Vec<DiplomaCount<'_>> = infos
                .iter()
                .zip(["Welcome", "Welkin", "Bienvenue chez Vous"])
                .map(|(info, title)| DiplomaCount {
                    name: &info.name,
                    title,
                    won: ticks.len(),
                    of: info.all().count(),
                })
                .collect();
            let holder = (every < 1000).then_some("June");
            let scene = DiplomaScene {
                words,
                holder,
                all: &all,
                game: title,
                diploma: info,
                ticks: &ticks,
            };
            pages.push((name, diploma(&scene)));
        }
    }
    pages
}

fn forms(words: &Words) -> Vec<Page> {
    let game = &GameInfo::of::<Welcome>();
    let mut form = NewTable::suggested(words, 3, &[]);
    let new = |form: &NewTable, refused: Option<&str>| {
        new_table(&NewTableScene { words, games: std::slice::from_ref(game), game, form, refused })
    };
    let first = new(&form, None);
    form.people = 0;
    "Marcel".clone_into(&mut form.name);
    form.options.insert("expert".to_owned(), "true".to_owned());
    let error = Welcome::setup(&form.settings(), form.seats()).expect_err("a refusal");
    let again = new(&form, Some(&explain(words, game, &form, &error)));
    let (address, title) = ("/table/kf3v9q2m7x4c8t1z", "Maple Court");
    let offer = ("June", "Hazelwood");
    let refused = Some("A name has 1 to 40 letters.");
    let link = "http://192.168.1.20:8080/table/kf3v9q2m7x4c8t1z/continue/6p0wd5n2rk8s3y7h";
    let path = "/table/kf3v9q2m7x4c8t1z/continue/6p0wd5n2rk8s3y7h";
    vec![
        ("new", first),
        ("new-refused", again),
        ("sit", sit(&SitScene { words, address, title, seat: 2, offer, refused })),
        ("elsewhere", seat_link(&LinkScene { words, address, title, name: "Marcel", link })),
        ("arrive", arrive(&ArriveScene { words, path, title, name: "Marcel" })),
        ("notice-lost", notice(words, Notice::NotFound, None)),
        ("notice-refused", notice(words, Notice::Refused("Seat 2 is taken."), Some(address))),
        ("notice-trouble", notice(words, Notice::Trouble, Some(address))),
    ]
}

fn lobbies(words: &Words) -> Vec<Page> {
    let game = &GameInfo::of::<Welcome>();
    let asked = Settings::default().with("advanced", "true");
    let settings = &asked.complete(game.options).expect("options of the game");
    let person = |name: &str, town: &str, kind| Person {
        name: name.to_owned(),
        town: town.to_owned(),
        kind,
    };
    let marcel = |kind| person("Marcel", "Mont-Soleil", kind);
    let june = |kind| person("June", "Hazelwood", kind);
    let open = || person("", "", PersonKind::Open);
    let bot = || person("Walnut", "Walnut", PersonKind::Bot(Level::Random));
    let scene = |people: &[Person], host: bool| {
        lobby(&LobbyScene {
            words,
            address: "/table/kf3v9q2m7x4c8t1z",
            link: LINK,
            title: "Maple Court",
            game,
            settings,
            people,
            host,
            clock: web::Clock::None,
            awaited: false,
            same_cards: false,
            host_name: Some("Marcel"),
            offer: ("", "Rosemead"),
            commitment: COMMITMENT,
            preview: None,
            refused: None,
        })
    };
    let (me, other) = (PersonKind::Me, PersonKind::Other);
    let mut many = vec![marcel(me), person("Odile", "Clairval", me), bot()];
    many.resize_with(100, open);
    vec![
        ("lobby-host", scene(&[marcel(me), june(other), bot(), open(), open()], true)),
        ("lobby-ready", scene(&[marcel(me), june(other), bot()], true)),
        ("lobby-arrive", scene(&[marcel(other), bot(), open()], false)),
        ("lobby-guest", scene(&[marcel(other), june(me), bot(), open()], false)),
        ("lobby-watch", scene(&[marcel(other), june(other)], false)),
        ("lobby-hundred", scene(&many, true)),
    ]
}
