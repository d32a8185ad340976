//! The site's own pages: home, a new table, the lobby, sitting down.

use std::collections::BTreeMap;

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::Markup;
use serde::Deserialize;
use store::TableId;
use tabletop::{Seat, Settings};

use super::at_table::AtTable;
use super::{App, HttpError, address, new_seed};
use crate::event::Event;
use crate::games::AnyGame;
use crate::history::{History, Played};
use crate::name::{clean_name, isolated};
use crate::pages::games::GameInfo;
use crate::pages::home::{HomeScene, MyTable, PastGame, WhoseTurn, home as home_page};
use crate::pages::join::{
    ArriveScene, InviteScene, LinkScene, SitScene, arrive, invite, seat_link as seat_link_page, sit,
};
use crate::pages::layout::{Preview, Shell, shell};
use crate::pages::lobby::{LobbyScene, lobby as lobby_page};
use crate::pages::new_table::{
    NewTable, NewTableScene, explain, new_table as new_table_page, told_apart,
};
use crate::pages::rules::{RulesScene, rules as rules_page};
use crate::pages::skin::{Skin, skins};
use crate::pages::table::page::{SCRIPTS, STYLESHEETS, with_people};
use crate::preferences::Preferences;
use crate::room::Room;
use crate::table_error::TableError;
use crate::token::Token;
use crate::visitor::Visitor;
use crate::words::{Language, say};

/// A number to pick suggestions by.
fn whim() -> usize {
    getrandom::u32().unwrap_or(0) as usize
}

/// What the visitor's tables are called.
pub(super) async fn known_titles(app: &App, visitor: &Visitor) -> Vec<String> {
    let mut titles = Vec::new();
    for &id in &visitor.tables {
        // A table that is gone has no name either.
        titles.extend(app.hall.room(id).await.map(|room| room.title.clone()).ok());
    }
    titles
}

/// What a form offers: the names last used, or pleasant new ones.
pub(super) fn suggested(visitor: &Visitor, known: &[String]) -> NewTable {
    let form = NewTable::suggested(visitor.words(), whim(), known);
    match visitor.names.clone() {
        Some((name, town)) => NewTable { name, town, ..form },
        None => form,
    }
}

/// What the home page tells of one table.
struct Known {
    address: String,
    title: String,
    game: GameInfo,
    round: Option<u32>,
    others: Vec<String>,
    waiting: Waiting,
}

enum Waiting {
    Me,
    Rematch(String),
    Seats(usize),
    Others(Vec<String>),
    Over,
}

impl Known {
    fn of(id: TableId, room: &Room, app: &App, visitor: &Visitor) -> Option<Self> {
        let who = visitor.who.as_ref();
        let mine = room.seats_of(who);
        let sheets = &room.group.sheets;
        let in_group = who.is_some_and(|who| sheets.iter().any(|sheet| sheet.owner == *who));
        // A sheet is found through what its people share.
        if room.of_group.is_some() || mine.is_empty() && !room.is_host(who) && !in_group {
            return None;
        }
        let name = |seat: Seat| isolated(&room.chairs[seat.index()].name).into_owned();
        let others = Seat::all(room.chairs.len())
            .filter(|seat| !mine.contains(seat) && !room.chairs[seat.index()].is_open());
        let waiting = match &room.play {
            None => Waiting::Seats(room.chairs.iter().filter(|chair| chair.is_open()).count()),
            Some(play) if play.result().is_some() => Waiting::Over,
            Some(play) if mine.iter().any(|seat| play.waiting_on().contains(*seat)) => Waiting::Me,
            Some(play) => Waiting::Others(play.waiting_on().into_iter().map(name).collect()),
        };
        Some(Self {
            address: address(id),
            title: isolated(&room.title).into_owned(),
            game: app.hall.games.find(&room.game)?.info(),
            round: room.play.as_ref().map(|play| play.round()),
            others: others.map(name).collect(),
            waiting,
        })
    }
}

impl Waiting {
    /// What needs the visitor comes first, and what is over last.
    fn place(&self) -> usize {
        match self {
            Self::Me => 0,
            Self::Rematch(_) => 1,
            Self::Seats(_) => 2,
            Self::Others(_) => 3,
            Self::Over => 4,
        }
    }
}

/// A game of the visitor that is over, as long as the page is drawn.
struct Past {
    played: Played,
    game: GameInfo,
    address: Option<String>,
    names: Vec<String>,
    best: bool,
}

/// How many past games the home page tells of.
const PAST_GAMES: usize = 5;

async fn past_games(app: &App, visitor: &Visitor) -> Vec<Past> {
    let Some(who) = visitor.who else { return Vec::new() };
    let history = History::of(app.hall.store(), &who).await.unwrap_or_default();
    let mut past = Vec::new();
    for played in history.games.into_iter().take(PAST_GAMES) {
        let Some(game) = app.hall.games.find(&played.game).map(AnyGame::info) else { continue };
        // Names are read at the table, as its people want to be called now.
        let room = app.hall.room(played.table).await.ok();
        let names = room.as_deref().map_or_else(Vec::new, |room| {
            let others = room.chairs.iter().filter(|chair| !chair.owners.contains(&who));
            others.map(|chair| isolated(&chair.name).into_owned()).collect()
        });
        let best = history.best.iter().any(|best| best.table == played.table);
        let address = room.map(|_| address(played.table));
        past.push(Past { played, game, address, names, best });
    }
    past
}

/// The table where others wait to play again with the visitor, and the name of the one who asked.
async fn rematch(app: &App, room: &Room, visitor: &Visitor) -> Option<(TableId, String)> {
    let (rematch, who) = (room.rematch?, visitor.who.as_ref()?);
    let next = app.hall.room(rematch.table).await.ok()?;
    let waits = next.play.is_none() && next.chairs.iter().any(|chair| chair.is_kept_for(who));
    let name = rematch.seat.map(|seat| isolated(&room.chairs[seat.index()].name).into_owned());
    waits.then(|| (rematch.table, name.unwrap_or_default()))
}

pub(super) async fn home(State(app): State<App>, visitor: Visitor) -> Response {
    let mut known = Vec::new();
    for &id in &visitor.tables {
        // A table that is gone is simply not listed.
        let Ok(room) = app.hall.room(id).await else { continue };
        let Some(mut table) = Known::of(id, &room, &app, &visitor) else { continue };
        if let Some((next, name)) = rematch(&app, &room, &visitor).await {
            (table.address, table.waiting) = (address(next), Waiting::Rematch(name));
        }
        known.push(table);
    }
    known.sort_by_key(|table| table.waiting.place());
    let others: Vec<Vec<&str>> =
        known.iter().map(|table| table.others.iter().map(String::as_str).collect()).collect();
    let tables: Vec<MyTable<'_>> = known
        .iter()
        .zip(&others)
        .map(|(table, others)| MyTable {
            address: &table.address,
            title: &table.title,
            game: &table.game,
            round: table.round,
            others,
            turn: match &table.waiting {
                Waiting::Seats(open) => WhoseTurn::Waiting(*open),
                Waiting::Me => WhoseTurn::Mine,
                Waiting::Rematch(name) => WhoseTurn::Rematch(name),
                Waiting::Others(names) => match names.as_slice() {
                    [one] => WhoseTurn::Theirs(one),
                    several => WhoseTurn::Several(several.len()),
                },
                Waiting::Over => WhoseTurn::Over,
            },
        })
        .collect();
    let games: Vec<GameInfo> = app.hall.games.iter().map(AnyGame::info).collect();
    let past = past_games(&app, &visitor).await;
    let names: Vec<Vec<&str>> =
        past.iter().map(|past| past.names.iter().map(String::as_str).collect()).collect();
    let history: Vec<PastGame<'_>> = past
        .iter()
        .zip(&names)
        .map(|(past, names)| PastGame {
            address: past.address.as_deref(),
            game: &past.game,
            points: past.played.points,
            others: past.played.others,
            place: (past.played.place, past.played.seats),
            names,
            best: past.best,
        })
        .collect();
    let words = visitor.words();
    let diploma = super::diploma::progress(&app, &visitor).await;
    let scene = HomeScene { words, games: &games, tables: &tables, history: &history, diploma };
    Html(home_page(&scene).into_string()).into_response()
}

/// The form for a new table of a game, filled in with what the address says.
pub(super) async fn new_table(
    State(app): State<App>,
    Query(fields): Query<Vec<(String, String)>>,
    visitor: Visitor,
) -> Result<Response, HttpError> {
    let value = |name: &str| fields.iter().find(|(field, _)| field == name).map(|(_, it)| it);
    // A button for another sheet comes after the field that says which one the form is for.
    let games = || fields.iter().filter(|(field, _)| field == "game").map(|(_, it)| it.as_str());
    let game = find_game(&app, games().next_back())?;
    let known = known_titles(&app, &visitor).await;
    // A form that was sent back says how many people there are; a link to the form does not.
    let form = if value("people").is_some() {
        let mut form = NewTable::read(visitor.words(), whim(), &known, fields.iter().cloned());
        for (button, value) in &fields {
            form.press(&game, button, value);
        }
        if games().count() > 1 {
            form.options.clear();
        }
        form
    } else {
        suggested(&visitor, &known)
    };
    Ok(show_form(&app, &visitor, &game, &form, None))
}

/// The rules of a game, as played with the options in the address.
pub(super) async fn rules(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(asked): Query<BTreeMap<String, String>>,
    visitor: Visitor,
) -> Result<Response, HttpError> {
    let Some(game) = app.hall.games.find(&game) else {
        return Ok(super::nothing_here(visitor).await);
    };
    let info = game.info();
    let mut options = Settings::default();
    // Only what the game's own form offers: nobody's data file is read for a page.
    for spec in info.choices() {
        if let Some(value) = asked.get(spec.name).filter(|value| info.offers(spec, value)) {
            options.set(spec.name, value);
        }
    }
    let rules = game.rules(visitor.words(), &options);
    let page = rules_page(&RulesScene { words: visitor.words(), game: &info, rules: &rules });
    Ok(Html(page.into_string()).into_response())
}

fn find_game(app: &App, name: Option<&str>) -> Result<GameInfo, TableError> {
    let game = match name {
        Some(name) => app.hall.games.find(name),
        None => app.hall.games.iter().next(),
    };
    Ok(game.ok_or_else(|| TableError::NoSuchGame(name.unwrap_or_default().to_owned()))?.info())
}

fn show_form(
    app: &App,
    visitor: &Visitor,
    game: &GameInfo,
    form: &NewTable,
    why: Option<&str>,
) -> Response {
    let games: Vec<GameInfo> = app.hall.games.iter().map(AnyGame::info).collect();
    let words = visitor.words();
    let scene = NewTableScene { words, games: &games, game, form, refused: why };
    Html(new_table_page(&scene).into_string()).into_response()
}

pub(super) async fn open_table(
    State(app): State<App>,
    mut visitor: Visitor,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, HttpError> {
    let words = visitor.words();
    let name = fields.iter().find(|(field, _)| field == "game").map(|(_, value)| value.clone());
    let info = find_game(&app, name.as_deref())?;
    let form = NewTable::read(words, whim(), &known_titles(&app, &visitor).await, fields);
    let game = app.hall.games.find(info.name).expect("found above");
    let seats = form.seats();
    let options = match game.complete(&form.settings(), seats) {
        Ok(options) => options,
        Err(error) => {
            let why = explain(words, &info, &form, &error);
            return Ok(show_form(&app, &visitor, &info, &form, Some(&why)));
        }
    };
    let host = visitor.token().map_err(|_| HttpError::NoSecrets)?.hash();
    let named = clean_name(&form.title).and_then(|title| {
        let mine = (clean_name(&form.name)?, clean_name(&form.town)?);
        let here: Result<Vec<String>, TableError> = form.names_here().map(clean_name).collect();
        Ok((title, mine, here?))
    });
    let (title, mine, here) = match named {
        Ok(all) => all,
        Err(error) => return Ok(show_form(&app, &visitor, &info, &form, Some(&error.to_string()))),
    };
    let mut events = vec![Event::Opened {
        game: info.name.to_owned(),
        title,
        options,
        seats,
        seed: new_seed()?,
        host,
        hints: form.hints,
        from: None,
        same_cards: false,
    }];
    let mut chairs = Seat::all(seats);
    let mut sit = |name: String, town: String| {
        let seat = chairs.next().expect("seats were counted");
        events.push(Event::Sat { seat, name, town, owner: host });
    };
    visitor.names = Some(mine.clone());
    let mut seated = vec![mine.0.clone()];
    sit(mine.0, mine.1);
    for name in here {
        let name = told_apart(&name, &seated);
        seated.push(name.clone());
        sit(name.clone(), name);
    }
    let bots = Seat::all(seats).skip(seats - form.bots);
    events.extend(bots.map(|seat| Event::Filled { seat, level: form.level.to_string() }));
    if form.people == 0 {
        events.push(Event::Started);
    }
    super::count_table(&app, &visitor, &events)?;
    let id = app.hall.open(events).await?;
    Ok((visitor.remember(id), Redirect::to(&address(id))).into_response())
}

/// A link or a code that someone typed.
#[derive(Debug, Deserialize)]
pub(super) struct Typed {
    #[serde(default)]
    link: String,
}

pub(super) async fn join(Query(typed): Query<Typed>) -> Result<Response, HttpError> {
    let id = table_in(&typed.link).ok_or(TableError::NoSuchTable)?;
    Ok(Redirect::to(&address(id)).into_response())
}

/// The table in a link to any of its pages, or in its code alone.
pub(super) fn table_in(link: &str) -> Option<TableId> {
    let path = link.trim().split(['?', '#']).next()?.trim_end_matches('/');
    let ours = path.split_once("/table/").or_else(|| path.split_once("/companion/"));
    let code = match ours {
        Some((_, rest)) => rest.split('/').next(),
        None => path.rsplit('/').next(),
    };
    code?.parse().ok()
}

/// A language, and where to go back to.
#[derive(Debug, Deserialize)]
pub(super) struct Speaking {
    lang: String,
    #[serde(default)]
    path: String,
}

pub(super) async fn speak(visitor: Visitor, Form(form): Form<Speaking>) -> Response {
    let language = Language::from_code(&form.lang).unwrap_or_default();
    (visitor.speak(language), Redirect::to(own_path(&form.path))).into_response()
}

/// A look of sheets, and where to go back to.
#[derive(Debug, Deserialize)]
pub(super) struct Wearing {
    skin: String,
    #[serde(default)]
    path: String,
}

/// Where to go back to.
#[derive(Debug, Deserialize)]
pub(super) struct Coming {
    #[serde(default)]
    path: String,
}

pub(super) async fn skins_page(visitor: Visitor, Query(from): Query<Coming>) -> Response {
    let page = skins(visitor.words(), visitor.likes.skin, own_path(&from.path));
    Html(page.into_string()).into_response()
}

pub(super) async fn wear(
    visitor: Visitor,
    Form(form): Form<Wearing>,
) -> Result<Response, HttpError> {
    let skin = Skin::from_name(&form.skin).ok_or(TableError::NoSuchSkin(form.skin))?;
    Ok((visitor.wear(skin), Redirect::to(own_path(&form.path))).into_response())
}

/// What play asks about, and where to go back to.
#[derive(Debug, Deserialize)]
pub(super) struct Comforts {
    #[serde(default)]
    finish: bool,
    #[serde(default)]
    cross: bool,
    #[serde(default)]
    tips: bool,
    #[serde(default)]
    path: String,
}

pub(super) async fn be_comfortable(visitor: Visitor, Form(form): Form<Comforts>) -> Response {
    let Comforts { finish, cross, tips, path } = form;
    let likes = Preferences { finish, cross, tips, ..visitor.likes };
    (visitor.be_comfortable(likes), Redirect::to(own_path(&path))).into_response()
}

/// Only a path of our own: `//host` would lead elsewhere.
fn own_path(path: &str) -> &str {
    let own = path.starts_with('/')
        && !path[1..].starts_with(['/', '\\'])
        && !path.contains(char::is_control);
    if own { path } else { "/" }
}

/// A table that waits to begin.
pub(super) fn lobby(
    app: &App,
    address: &str,
    room: &Room,
    visitor: &Visitor,
    refused: Option<&str>,
) -> Markup {
    let who = visitor.who.as_ref();
    let people = room.people(who);
    let host = room.chairs.iter().find(|chair| chair.owners.iter().any(|o| room.is_host(Some(o))));
    let Some(game) = app.hall.games.find(&room.game).map(AnyGame::info) else {
        return maud::html! {};
    };
    let suggested = suggested(visitor, &[]);
    let invitation = Invitation::of(room, visitor, game.title);
    lobby_page(&LobbyScene {
        words: visitor.words(),
        address,
        link: &format!("{}{address}", visitor.origin),
        title: &isolated(&room.title),
        game: &game,
        settings: &room.options,
        people: &people,
        clock: room.clock,
        host: room.is_host(who),
        same_cards: room.same_cards,
        awaited: who.is_some_and(|who| room.chairs.iter().any(|chair| chair.is_kept_for(who))),
        host_name: host.map(|chair| isolated(&chair.name)).as_deref(),
        offer: (&suggested.name, &suggested.town),
        commitment: &room.seed.commitment().to_string(),
        preview: Some(invitation.preview()),
        refused,
    })
}

/// What messengers show of a table's link: who invites, and a picture of its seats.
struct Invitation {
    title: String,
    about: String,
    picture: String,
}

impl Invitation {
    fn of(room: &Room, visitor: &Visitor, game: &str) -> Self {
        let words = visitor.words();
        let open = room.chairs.iter().filter(|chair| chair.is_open()).count();
        let taken = room.chairs.len() - open;
        let host = room.chairs.iter().find(|chair| chair.owners.contains(&room.host));
        let host = host.map(|chair| isolated(&chair.name).into_owned());
        let title = match (host, room.play.is_some()) {
            (Some(host), false) => say!(words, "preview-invites", host = host, game = game),
            (None, false) => say!(words, "preview-invited", game = game),
            (_, true) => say!(words, "preview-watch", game = game),
        };
        let table = isolated(&room.title).into_owned();
        let about = match open {
            0 => table,
            open => say!(words, "preview-open", open = open, table = table),
        };
        let picture = super::install::preview_address(taken, open);
        Self { title, about, picture: format!("{}{picture}", visitor.origin) }
    }

    fn preview(&self) -> Preview<'_> {
        Preview { title: &self.title, about: &self.about, picture: &self.picture }
    }
}

/// What a table is drawn in.
#[derive(Clone, Copy, Debug)]
pub(super) enum Around {
    /// The page on which it is played.
    Table {
        /// Whether it waits for others, so that without script it reloads itself.
        waits: bool,
    },
    /// A replay.
    Replay,
    /// A decision that is tried again.
    Lesson,
}

/// The document around a table.
pub(super) fn table_shell(
    app: &App,
    address: &str,
    room: &Room,
    visitor: &Visitor,
    around: Around,
    board: &Markup,
) -> Markup {
    let game = app.hall.games.find(&room.game).map(AnyGame::info);
    let own = game.as_ref().map(GameInfo::stylesheets).unwrap_or_default();
    let played = matches!(around, Around::Table { .. });
    let mut stylesheets: Vec<&str> =
        STYLESHEETS.into_iter().chain(own.iter().map(String::as_str)).collect();
    if !played {
        stylesheets.push("analysis.css");
    }
    let scripts: &[&str] = match around {
        Around::Table { .. } => &SCRIPTS,
        Around::Replay => &["faubourg.js", "site.js"],
        // Nothing happens there but what the visitor does.
        Around::Lesson => &["faubourg.js"],
    };
    let invitation = Invitation::of(room, visitor, game.as_ref().map_or("", |game| game.title));
    let frame = Shell {
        words: visitor.words(),
        title: &isolated(&room.title),
        path: address,
        stylesheets: &stylesheets,
        scripts: if room.of_group.is_some() { &["companion.js", "together.js"] } else { scripts },
        class: "at-table",
        refresh: matches!(around, Around::Table { waits: true }).then_some(4),
        private: true,
        preview: Some(invitation.preview()),
    };
    let plays = !room.seats_of(visitor.who.as_ref()).is_empty();
    if !played {
        return shell(&frame, board);
    }
    shell(&frame, &with_people(visitor.words(), address, plays, board))
}

/// The form for a seat.
#[derive(Debug, Deserialize)]
pub(super) struct Seating {
    seat: Seat,
}

pub(super) async fn sit_page(
    Query(seating): Query<Seating>,
    table: AtTable,
) -> Result<Response, HttpError> {
    let visitor = &table.visitor;
    let suggested = suggested(visitor, &[]);
    let room = table.room().await?;
    // Someone who sits here already brings another person to this device.
    let another = !room.seats_of(visitor.who.as_ref()).is_empty();
    let (name, town) =
        if another { ("", "") } else { (suggested.name.as_str(), suggested.town.as_str()) };
    let page = sit(&SitScene {
        words: visitor.words(),
        address: &table.address(),
        title: &isolated(&room.title),
        seat: seating.seat.index() + 1,
        offer: (name, town),
        refused: None,
    });
    Ok(Html(page.into_string()).into_response())
}

/// The table's link, for those who watch, and ways to take one's seats along.
pub(super) async fn invite_page(table: AtTable) -> Result<Response, HttpError> {
    let room = table.room().await?;
    let (address, visitor) = (table.address(), &table.visitor);
    let mine = room.seats_of(visitor.who.as_ref());
    let names: Vec<_> = mine.iter().map(|seat| isolated(&room.chairs[seat.index()].name)).collect();
    let mine: Vec<(Seat, &str)> =
        mine.iter().zip(&names).map(|(seat, name)| (*seat, name.as_ref())).collect();
    let page = invite(&InviteScene {
        words: visitor.words(),
        address: &address,
        link: &format!("{}{address}", visitor.origin),
        title: &isolated(&room.title),
        mine: &mine,
    });
    Ok(Html(page.into_string()).into_response())
}

pub(super) fn seat_link(
    room: &Room,
    visitor: &Visitor,
    id: TableId,
    seat: Seat,
    secret: &Token,
) -> Markup {
    let address = address(id);
    seat_link_page(&LinkScene {
        words: visitor.words(),
        address: &address,
        title: &isolated(&room.title),
        name: &isolated(&room.chairs[seat.index()].name),
        link: &format!("{}{address}/continue/{}", visitor.origin, secret.reveal()),
    })
}

pub(super) fn continue_here(
    visitor: &Visitor,
    id: TableId,
    secret: &str,
    room: &Room,
    seat: Seat,
) -> Markup {
    arrive(&ArriveScene {
        words: visitor.words(),
        path: &format!("{}/continue/{secret}", address(id)),
        title: &isolated(&room.title),
        name: &isolated(&room.chairs[seat.index()].name),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_found_in_whatever_link_to_it_was_copied() {
        let id = TableId::random();
        for link in [
            format!("{id}"),
            format!("  http://localhost:8080/table/{id}/ "),
            format!("https://example.org/table/{id}?seat=2&log=true#log"),
            format!("https://example.org/table/{id}/invite"),
            format!("https://example.org/companion/{id}/plans"),
            format!("/{id}"),
        ] {
            assert_eq!(table_in(&link), Some(id), "{link}");
        }
        for link in ["", "/", "/table/", "https://example.org/table//", "nonsense"] {
            assert_eq!(table_in(link), None, "{link}");
        }
    }
}
