//! People with the box: opening a table of sheets, joining it, the plans on it, its scores. The sheets
//! are tables, written on through the routes of a table.

use axum::Form;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::Markup;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::TableId;
use tabletop::{Seat, Settings};
use welcome::card::Card;
use welcome::plan::PlanSlot;

use super::site::{known_titles, suggested};
use super::{App, HttpError, address, new_seed};
use crate::event::Event;
use crate::name::{clean_name, isolated};
use crate::pages::companion::{
    AllSheets, CardsScene, GroupScene, Kind, Opening, PlansScene, SOLO, ScoresScene, SharedRules,
    cards as cards_page, group as group_page, kind, kind_of_sheet, plans as plans_page,
    scores as scores_page, start as start_page,
};
use crate::play::TablePage;
use crate::room::{MOST_SHEETS, Room};
use crate::table_error::TableError;
use crate::token::TokenHash;
use crate::visitor::Visitor;

/// The address of what people with the box share.
pub(super) fn companion(id: TableId) -> String {
    format!("/companion/{id}")
}

fn html(page: Markup) -> Response {
    Html(page.into_string()).into_response()
}

/// The page that says itself why something was refused.
fn refusal(page: Markup) -> Response {
    (StatusCode::UNPROCESSABLE_ENTITY, html(page)).into_response()
}

/// A visitor at a table of people with the box.
pub(super) struct AtGroup {
    app: App,
    id: TableId,
    visitor: Visitor,
    room: Arc<Room>,
}

#[derive(Deserialize)]
struct Named {
    id: TableId,
}

impl FromRequestParts<App> for AtGroup {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let nowhere = || HttpError::from(TableError::NoSuchTable).into_response();
        let Path(Named { id }) =
            Path::from_request_parts(parts, app).await.map_err(|_| nowhere())?;
        let visitor =
            Visitor::from_request_parts(parts, app).await.map_err(IntoResponse::into_response)?;
        let room =
            app.hall.room(id).await.map_err(|error| HttpError::from(error).into_response())?;
        if !room.is_group() {
            return Err(nowhere());
        }
        Ok(Self { app: app.clone(), id, visitor, room })
    }
}

impl AtGroup {
    fn address(&self) -> String {
        companion(self.id)
    }

    /// Everyone's sheets, counted.
    async fn sheets(&self) -> Result<Box<dyn AllSheets>, HttpError> {
        all_sheets(&self.app, self.id, &self.room, self.visitor.who.as_ref()).await
    }

    fn rules(&self) -> Result<Arc<dyn SharedRules>, HttpError> {
        let kind = kind(&self.room.game);
        let kind = kind.ok_or_else(|| TableError::NoSuchGame(self.room.game.clone()))?;
        Ok(kind.rules(&self.room.options).map_err(TableError::from)?)
    }
}

/// Everyone's sheets at a table of people with the box, counted.
pub(super) async fn all_sheets(
    app: &App,
    id: TableId,
    group: &Room,
    who: Option<&TokenHash>,
) -> Result<Box<dyn AllSheets>, HttpError> {
    let rooms = app.hall.sheets(id, group).await?;
    let sheets = kind(&group.game).and_then(|kind| kind.sheets(group, rooms, who));
    Ok(sheets.ok_or_else(|| TableError::NoSuchGame(group.game.clone()))?)
}

/// The form of the start page.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Starting {
    #[serde(default)]
    name: String,
    #[serde(default)]
    town: String,
    #[serde(default)]
    edition: String,
    #[serde(default)]
    sheet: String,
    #[serde(default)]
    advanced: bool,
    #[serde(default)]
    quarters: bool,
    /// Whether one plays alone: with the Solo card, or against whom.
    #[serde(default)]
    alone: String,
}

impl Starting {
    fn opening(&self) -> Opening {
        Opening {
            name: self.name.clone(),
            town: self.town.clone(),
            edition: self.edition.clone(),
            sheet: self.sheet.clone(),
            advanced: self.advanced,
            quarters: self.quarters,
            alone: self.alone.clone(),
        }
    }

    /// Whether it is the box of 2018.
    fn is_first(&self) -> bool {
        self.edition != "2023"
    }

    /// The kind of sheet. Only the box of 2023 has several.
    fn kind(&self) -> &'static dyn Kind {
        kind_of_sheet(if self.is_first() { "" } else { &self.sheet })
    }

    /// The options. What only the other box or another sheet has was hidden in the form, and is not
    /// meant.
    fn settings(&self) -> Settings {
        let first = self.is_first();
        let known = self.kind().options();
        let mut settings = Settings::default();
        let mut set = |name: &str, value: &str| {
            if !value.is_empty() && known.iter().any(|option| option.name == name) {
                settings.set(name, value);
            }
        };
        let switch = |on: bool| if on { "true" } else { "false" };
        set("edition", &self.edition);
        set("sheet", if first { "" } else { &self.sheet });
        set("advanced", switch(self.advanced));
        set("quarters", switch(self.quarters && !first));
        set("alone", switch(first && self.alone == SOLO));
        set(
            "opponent",
            match &*self.alone {
                "" | SOLO => "none",
                _ if first => "none",
                level => level,
            },
        );
        settings
    }
}

pub(super) async fn start(visitor: Visitor) -> Response {
    let offer = suggested(&visitor, &[]);
    let form = Opening {
        name: offer.name,
        town: offer.town,
        edition: "2018".to_owned(),
        ..Opening::default()
    };
    html(start_page(visitor.words(), &form, None))
}

/// Opens a table of sheets, with one for whoever opens it.
pub(super) async fn open(
    State(app): State<App>,
    mut visitor: Visitor,
    Form(form): Form<Starting>,
) -> Result<Response, HttpError> {
    let words = visitor.words();
    let again = |why: String| refusal(start_page(words, &form.opening(), Some(&why)));
    let options = match form.kind().rules(&form.settings()) {
        Ok(rules) => rules.settings().clone(),
        Err(error) => return Ok(again(error.to_string())),
    };
    let name = match clean_name(&form.name) {
        Ok(name) => name,
        Err(error) => return Ok(again(error.in_words(words))),
    };
    let town = clean_name(&form.town).unwrap_or_else(|_| name.clone());
    let known = known_titles(&app, &visitor).await;
    let title = suggested(&visitor, &known).title;
    let host = visitor.token().map_err(|_| HttpError::NoSecrets)?.hash();
    visitor.names = Some((name.clone(), town.clone()));
    let opened = opened(form.kind().name(), title, options, 0, host)?;
    super::count_table(&app, &visitor, std::slice::from_ref(&opened))?;
    let id = app.hall.open(vec![opened]).await?;
    let sheet = join_group(&app, id, Person { name, town, owner: host }).await?;
    let _ = visitor.remember(sheet);
    Ok((visitor.remember(id), Redirect::to(&companion(id))).into_response())
}

fn opened(
    game: &str,
    title: String,
    options: Settings,
    seats: usize,
    host: TokenHash,
) -> Result<Event, HttpError> {
    Ok(Event::Opened {
        game: game.to_owned(),
        title,
        options,
        seats,
        seed: new_seed()?,
        host,
        hints: false,
        from: None,
        same_cards: false,
    })
}

/// Someone who gets a sheet.
struct Person {
    name: String,
    town: String,
    owner: TokenHash,
}

/// A new sheet for someone, counted by the plans that lie on the table.
async fn join_group(app: &App, group: TableId, person: Person) -> Result<TableId, HttpError> {
    let room = app.hall.room(group).await?;
    if room.group.sheets.len() >= MOST_SHEETS {
        return Err(TableError::NoneOpen.into());
    }
    let Person { name, town, owner } = person;
    let names: Vec<String> = room.group.sheets.iter().map(|sheet| sheet.name.clone()).collect();
    let name = crate::pages::new_table::told_apart(&name, &names);
    let seat = Seat::new(0);
    let mut events = vec![
        opened(&room.game, room.title.clone(), room.options.clone(), 1, owner)?,
        Event::Belongs { group },
        Event::Sat { seat, name: name.clone(), town, owner },
        Event::Started,
    ];
    events.extend(room.group.plans.map(|plans| Event::Laid { plans }));
    let sheet = app.hall.open(events).await?;
    let joined = app.hall.apply(group, move |room| {
        if room.group.sheets.len() >= MOST_SHEETS {
            return Err(TableError::NoneOpen);
        }
        Ok(vec![Event::Joined { sheet, name: name.clone(), owner }])
    });
    let joined = joined.await?;
    // The plans may have been picked meanwhile.
    if let Some(plans) = joined.room.group.plans.filter(|plans| room.group.plans != Some(*plans)) {
        app.hall.apply(sheet, move |_| Ok(vec![Event::Laid { plans }])).await?;
    }
    Ok(sheet)
}

/// What people share: the link, and who is there.
pub(super) async fn group(at: AtGroup) -> Result<Response, HttpError> {
    draw_group(&at, None).await
}

async fn draw_group(at: &AtGroup, refused: Option<&str>) -> Result<Response, HttpError> {
    let sheets = at.sheets().await?;
    let offer = suggested(&at.visitor, &[]);
    let path = at.address();
    let next = at.room.rematch.map(|rematch| companion(rematch.table));
    let page = group_page(&GroupScene {
        words: at.visitor.words(),
        address: &path,
        live: &address(at.id),
        link: &format!("{}{path}", at.visitor.origin),
        title: &isolated(&at.room.title),
        version: at.room.version_for(None) + at.app.hall.beside(at.id),
        rows: sheets.rows(),
        laid: at.room.group.plans.is_some(),
        offer: (&offer.name, &offer.town),
        refused,
        next: next.as_deref(),
    });
    Ok(if refused.is_some() { refusal(page) } else { html(page) })
}

/// Someone asks for a sheet.
#[derive(Debug, Deserialize)]
pub(super) struct Joining {
    name: String,
    #[serde(default)]
    town: String,
}

pub(super) async fn join(
    mut at: AtGroup,
    Form(form): Form<Joining>,
) -> Result<Response, HttpError> {
    let name = match clean_name(&form.name) {
        Ok(name) => name,
        Err(error) => {
            let why = error.in_words(at.visitor.words());
            return draw_group(&at, Some(&why)).await;
        }
    };
    let town = clean_name(&form.town).unwrap_or_else(|_| name.clone());
    let owner = at.visitor.token().map_err(|_| HttpError::NoSecrets)?.hash();
    at.visitor.names = Some((name.clone(), town.clone()));
    let sheet = join_group(&at.app, at.id, Person { name, town, owner }).await?;
    let _ = at.visitor.remember(sheet);
    let cookies = at.visitor.remember(at.id);
    Ok((cookies, Redirect::to(&address(sheet))).into_response())
}

/// What the plans must show, and which are picked: one of each stack, as marks count them from 0.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Picking {
    #[serde(default)]
    show: String,
    #[serde(default, rename = "plan-1")]
    first: String,
    #[serde(default, rename = "plan-2")]
    second: String,
    #[serde(default, rename = "plan-3")]
    third: String,
}

impl Picking {
    fn picked(&self) -> [Option<u8>; 3] {
        [&self.first, &self.second, &self.third].map(|plan| plan.parse().ok())
    }
}

pub(super) async fn plans(
    at: AtGroup,
    Query(picking): Query<Picking>,
) -> Result<Response, HttpError> {
    draw_plans(&at, &picking, None)
}

fn draw_plans(
    at: &AtGroup,
    picking: &Picking,
    refused: Option<&str>,
) -> Result<Response, HttpError> {
    let laid = at.room.group.plans.map_or([None; 3], |plans| plans.map(Some));
    let picked = picking.picked();
    let page = plans_page(&PlansScene {
        words: at.visitor.words(),
        address: &at.address(),
        title: &isolated(&at.room.title),
        rules: &*at.rules()?,
        picked: std::array::from_fn(|stack| picked[stack].or(laid[stack])),
        search: &picking.show,
        refused,
    });
    Ok(if refused.is_some() { refusal(page) } else { html(page) })
}

/// The plans are picked for everyone.
pub(super) async fn lay(at: AtGroup, Form(form): Form<Picking>) -> Result<Response, HttpError> {
    let rules = at.rules()?;
    let picked = form.picked();
    // All plans are in sight again, so that the missing one is.
    let form = Picking { show: String::new(), ..form };
    let again = |why: &str| draw_plans(&at, &form, Some(&at.visitor.words().say(why)));
    let [Some(first), Some(second), Some(third)] = picked else {
        return again("cp-plans-all");
    };
    let plans = [first, second, third];
    let there = |slot: PlanSlot| usize::from(plans[slot.index()]) < rules.stack(slot);
    if !PlanSlot::ALL.into_iter().all(there) {
        return again("cp-no-such-plan");
    }
    let laid = at.app.hall.apply(at.id, move |room| {
        let known = room.group.plans == Some(plans);
        Ok(if known { Vec::new() } else { vec![Event::Laid { plans }] })
    });
    let laid = laid.await?;
    at.app.hall.lay_on_sheets(&laid.room, plans).await?;
    Ok(Redirect::to(&at.address()).into_response())
}

/// The sheet that someone comes from, where they want to be again.
#[derive(Debug, Default, Deserialize)]
pub(super) struct ComingFrom {
    #[serde(default)]
    from: Option<TableId>,
}

impl AtGroup {
    /// The sheet that someone comes from, if it is one of this table, or what they share.
    fn back(&self, from: Option<TableId>) -> String {
        let here = from.filter(|from| self.room.group.sheets.iter().any(|it| it.table == *from));
        here.map_or_else(|| self.address(), address)
    }
}

/// The form for the cards of this round.
pub(super) async fn cards(
    at: AtGroup,
    Query(coming): Query<ComingFrom>,
) -> Result<Response, HttpError> {
    draw_cards(&at, coming.from, &at.room.group.offer, None)
}

fn draw_cards(
    at: &AtGroup,
    from: Option<TableId>,
    typed: &[String],
    refused: Option<&str>,
) -> Result<Response, HttpError> {
    let page = cards_page(&CardsScene {
        words: at.visitor.words(),
        address: &at.address(),
        title: &isolated(&at.room.title),
        rules: &*at.rules()?,
        typed,
        back: &at.back(from),
        from: from.map(|from| from.to_string()),
        refused,
    });
    Ok(if refused.is_some() { refusal(page) } else { html(page) })
}

/// The cards that someone typed in: a number and an action for each place.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Dealing {
    #[serde(default)]
    from: Option<TableId>,
    /// The next round begins: nobody knows its cards.
    #[serde(default)]
    next: bool,
    #[serde(flatten)]
    fields: BTreeMap<String, String>,
}

/// The cards of this round lie on the table, for everyone; or the next round begins.
pub(super) async fn deal(at: AtGroup, Form(form): Form<Dealing>) -> Result<Response, HttpError> {
    let rules = at.rules()?;
    let field = |name: &str, place: usize| {
        form.fields.get(&format!("{name}-{place}")).map_or("", String::as_str)
    };
    let places = if form.next { 0 } else { rules.offers() };
    let cards: Vec<String> = (1..=places)
        .map(|place| format!("{} {}", field("number", place), field("action", place)))
        .collect();
    if !form.next {
        let read: Vec<Card> = cards.iter().filter_map(|card| card.parse().ok()).collect();
        if rules.check_offer(&read).is_err() {
            let all = read.len() == places;
            let why = at.visitor.words().say(if all { "cp-cards-none" } else { "cp-cards-all" });
            return draw_cards(&at, form.from, &cards, Some(&why));
        }
    }
    let dealt = at.app.hall.apply(at.id, move |room| {
        if room.group.offer == cards {
            return Ok(Vec::new());
        }
        room.may_deal()?;
        Ok(vec![Event::Dealt { cards: cards.clone() }])
    });
    dealt.await?;
    Ok(Redirect::to(&at.back(form.from)).into_response())
}

pub(super) async fn scores(at: AtGroup) -> Result<Response, HttpError> {
    let sheets = at.sheets().await?;
    let (title, address) = (isolated(&at.room.title), at.address());
    Ok(html(scores_page(&ScoresScene {
        words: at.visitor.words(),
        address: &address,
        title: &title,
        sheets: &*sheets,
        figures: sheets.figures(&at.page(&address, &title)),
        opponent: sheets.opponent(at.visitor.words()),
    })))
}

impl AtGroup {
    /// What is the same for everything that is drawn of all sheets.
    fn page<'a>(&'a self, address: &'a str, title: &'a str) -> TablePage<'a> {
        let likes = self.visitor.likes;
        TablePage { likes, title, ..TablePage::of_onlooker(self.visitor.words(), address, &[]) }
    }
}

/// All towns in one picture.
pub(super) async fn picture(at: AtGroup) -> Result<Response, HttpError> {
    let sheets = at.sheets().await?;
    let (title, address) = (isolated(&at.room.title), at.address());
    let picture = sheets.picture(&at.page(&address, &title));
    let headers = [(header::CONTENT_TYPE, "image/svg+xml")];
    Ok((headers, picture.into_string()).into_response())
}

/// New sheets for the same people. The first one who asks opens them.
pub(super) async fn again(mut at: AtGroup) -> Result<Response, HttpError> {
    let host = at.visitor.token().map_err(|_| HttpError::NoSecrets)?.hash();
    let mine = at.sheets().await?.rows().iter().any(|row| row.mine);
    if !mine {
        return Err(TableError::OnlyPlayers.into());
    }
    if let Some(rematch) = at.room.rematch {
        return Ok(Redirect::to(&companion(rematch.table)).into_response());
    }
    let opened = opened(&at.room.game, at.room.title.clone(), at.room.options.clone(), 0, host)?;
    super::count_table(&at.app, &at.visitor, std::slice::from_ref(&opened))?;
    let id = at.app.hall.open(vec![opened]).await?;
    for (_, room) in at.app.hall.sheets(at.id, &at.room).await? {
        let chair = &room.chairs[0];
        for &owner in chair.owners.iter().take(1) {
            let person = Person { name: chair.name.clone(), town: chair.town.clone(), owner };
            join_group(&at.app, id, person).await?;
        }
    }
    let asked = at.app.hall.apply(at.id, move |room| {
        let first = room.rematch.is_none();
        Ok(if first { vec![Event::Rematched { seat: None, table: id }] } else { Vec::new() })
    });
    let asked = asked.await?;
    let next = asked.room.rematch.map_or(id, |rematch| rematch.table);
    Ok((at.visitor.remember(next), Redirect::to(&companion(next))).into_response())
}
