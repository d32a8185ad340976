//! The page of a table: looking, sitting down, choosing, taking back.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;
use store::TableId;
use tabletop::{Seat, Viewer};

use super::{App, Failure, address};
use crate::event::Event;
use crate::hall::Trouble;
use crate::name::{clean_name, isolated};
use crate::play::Setting;
use crate::room::{Denied, Room, Step};
use crate::thinking::Advised;
use crate::token::Token;
use crate::visitor::Visitor;

/// What a link to a table may ask for.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub(super) struct Looking {
    /// The seat to play, for those who have several.
    seat: Option<Seat>,
    /// The seat whose sheet to look at.
    look: Option<Seat>,
    /// Whether to list all players.
    #[serde(default)]
    everyone: bool,
    /// Whether the log tells of all rounds.
    #[serde(default)]
    log: bool,
    /// The round to step to in a replay.
    round: Option<u32>,
}

impl Looking {
    /// What stays as it is when something is chosen: the seat, and which lists are open.
    fn link(self, id: TableId, seat: Seat) -> String {
        let everyone = if self.everyone { "&everyone=true" } else { "" };
        let log = if self.log { "&log=true" } else { "" };
        format!("{}?seat={seat}{everyone}{log}", address(id))
    }
}

/// A form that names a seat.
#[derive(Debug, Deserialize)]
pub(super) struct OfSeat {
    seat: Seat,
}

/// A step back, and what to choose then: pressing another pair changes the pair.
#[derive(Debug, Deserialize)]
pub(super) struct Stepping {
    seat: Seat,
    choice: Option<String>,
    /// How many steps the seat had taken when the page was drawn: a request that is sent twice
    /// happens once.
    step: Option<u64>,
}

/// What is said once, on the page that answers.
#[derive(Clone, Copy, Debug, Default)]
struct Extra<'a> {
    /// Why a choice was refused.
    refused: Option<&'a str>,
    /// What the visitor is advised to do.
    hint: Option<&'a [Advised]>,
}

/// Whether the script of the page asks, which wants only what changes.
fn by_script(headers: &HeaderMap) -> bool {
    headers.contains_key("x-faubourg")
}

/// The table as it stands, for a visitor who is there now.
async fn visit(app: &App, id: TableId, visitor: &Visitor) -> Result<Arc<Room>, Failure> {
    let room = app.hall.room(id).await?;
    app.hall.saw(id, &room, visitor.client());
    Ok(room)
}

/// The whole page.
pub(super) async fn page(
    State(app): State<App>,
    Path(id): Path<TableId>,
    Query(looking): Query<Looking>,
    visitor: Visitor,
) -> Result<Html<String>, Failure> {
    let room = visit(&app, id, &visitor).await?;
    Ok(draw(&app, id, &room, &visitor, looking, Extra::default()))
}

/// Only the board, for the script.
pub(super) async fn board(
    State(app): State<App>,
    Path(id): Path<TableId>,
    Query(looking): Query<Looking>,
    visitor: Visitor,
) -> Result<Response, Failure> {
    let room = visit(&app, id, &visitor).await?;
    let board = board_of(id, &room, &visitor, looking, Extra::default());
    Ok(board
        .map_or_else(|| Redirect::to(&address(id)).into_response(), IntoResponse::into_response))
}

fn draw(
    app: &App,
    id: TableId,
    room: &Room,
    visitor: &Visitor,
    looking: Looking,
    extra: Extra<'_>,
) -> Html<String> {
    let address = address(id);
    let page = if room.play.is_some() {
        let (board, waits) = draw_board(&address, room, visitor, looking, extra);
        super::site::table_shell(app, &address, room, visitor, waits, &board)
    } else {
        super::site::lobby(app, &address, room, visitor, extra.refused)
    };
    Html(page.into_string())
}

fn board_of(
    id: TableId,
    room: &Room,
    visitor: &Visitor,
    looking: Looking,
    extra: Extra<'_>,
) -> Option<Html<String>> {
    room.play.as_ref()?;
    let (board, _) = draw_board(&address(id), room, visitor, looking, extra);
    Some(Html(board.into_string()))
}

fn draw_board(
    address: &str,
    room: &Room,
    visitor: &Visitor,
    looking: Looking,
    extra: Extra<'_>,
) -> (maud::Markup, bool) {
    let play = room.play.as_ref().expect("the game has begun");
    in_setting(address, room, visitor, looking, |setting| {
        play.table(&Setting { refused: extra.refused, hint: extra.hint, ..*setting })
    })
}

/// Draws something of a table for a visitor, who plays their seat.
fn in_setting<T>(
    address: &str,
    room: &Room,
    visitor: &Visitor,
    looking: Looking,
    draw: impl FnOnce(&Setting<'_>) -> T,
) -> T {
    let who = visitor.who.as_ref();
    let viewer = room.viewer(who, looking.seat);
    let step = match viewer {
        Viewer::Seat(seat) => room.chairs[seat.index()].steps,
        Viewer::Spectator => 0,
    };
    draw(&Setting {
        words: visitor.words(),
        skin: visitor.skin,
        address,
        title: &isolated(&room.title),
        version: room.version_for(who),
        step,
        viewer,
        look: looking.look.filter(|seat| seat.index() < room.chairs.len()),
        everyone: looking.everyone,
        whole_log: looking.log,
        mine: &room.seats_of(who),
        host: room.is_host(who),
        people: &room.people(who),
        refused: None,
        hints: room.hints,
        hint: None,
    })
}

/// The body of a choice.
#[derive(Debug, Deserialize)]
pub(super) struct Choosing {
    seat: Seat,
    choice: String,
    /// How many steps the seat had taken when the page was drawn.
    step: Option<u64>,
}

/// What a page offers to do: steps of a seat, and how many it had taken when the page was drawn.
struct Act {
    seat: Seat,
    steps: Vec<Step>,
    expected: Option<u64>,
}

/// Takes the steps, and answers with the page as it then is.
async fn act(
    app: App,
    id: TableId,
    visitor: Visitor,
    headers: &HeaderMap,
    looking: Looking,
    Act { seat, steps, expected }: Act,
) -> Result<Response, Failure> {
    let looking = Looking { seat: Some(seat), look: None, ..looking };
    let (who, words) = (visitor.who, visitor.words());
    let changed = app
        .hall
        .change(id, move |room| room.take_steps(who.as_ref(), seat, &steps, expected, words));
    let (room, refused) = match changed.await {
        Ok(changed) => (changed.room, None),
        Err(Trouble::Denied(
            denied @ (Denied::NoChoice(_) | Denied::Outdated { .. } | Denied::NoMoreUndo(_)),
        )) => (app.hall.room(id).await?, Some(denied.in_words(words))),
        Err(trouble) => return Err(trouble.into()),
    };
    app.hall.saw(id, &room, visitor.client());
    let extra = Extra { refused: refused.as_deref(), ..Extra::default() };
    if by_script(headers) {
        let board = board_of(id, &room, &visitor, looking, extra);
        return Ok(board.ok_or(Denied::NotBegun)?.into_response());
    }
    if extra.refused.is_some() {
        return Ok(draw(&app, id, &room, &visitor, looking, extra).into_response());
    }
    Ok(Redirect::to(&looking.link(id, seat)).into_response())
}

pub(super) async fn choose(
    State(app): State<App>,
    Path(id): Path<TableId>,
    Query(looking): Query<Looking>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<Choosing>,
) -> Result<Response, Failure> {
    let steps = vec![Step::Choose(form.choice)];
    let asked = Act { seat: form.seat, steps, expected: form.step };
    act(app, id, visitor, &headers, looking, asked).await
}

pub(super) async fn undo(
    State(app): State<App>,
    Path(id): Path<TableId>,
    Query(looking): Query<Looking>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<Stepping>,
) -> Result<Response, Failure> {
    act(app, id, visitor, &headers, looking, form.after(Step::Undo)).await
}

pub(super) async fn restart(
    State(app): State<App>,
    Path(id): Path<TableId>,
    Query(looking): Query<Looking>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<Stepping>,
) -> Result<Response, Failure> {
    act(app, id, visitor, &headers, looking, form.after(Step::Restart)).await
}

impl Stepping {
    /// Takes something back first, and then makes the choice, if there is one.
    fn after(self, back: Step) -> Act {
        let mut steps = vec![back];
        steps.extend(self.choice.map(Step::Choose));
        Act { seat: self.seat, steps, expected: self.step }
    }
}

/// The page with a hint on it. The choice that the form may hold is not made.
pub(super) async fn hint(
    State(app): State<App>,
    Path(id): Path<TableId>,
    Query(looking): Query<Looking>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<OfSeat>,
) -> Result<Response, Failure> {
    let looking = Looking { seat: Some(form.seat), look: None, ..looking };
    let hint = app.hall.hint(id, form.seat, visitor.client()).await?;
    let extra = Extra { hint: Some(&hint), ..Extra::default() };
    let room = app.hall.room(id).await?;
    if by_script(&headers) {
        let board = board_of(id, &room, &visitor, looking, extra);
        return Ok(board.ok_or(Denied::NotBegun)?.into_response());
    }
    Ok(draw(&app, id, &room, &visitor, looking, extra).into_response())
}

/// Someone sits down.
#[derive(Debug, Deserialize)]
pub(super) struct Sitting {
    /// Any open seat when not told.
    seat: Option<Seat>,
    name: String,
    #[serde(default)]
    town: String,
}

pub(super) async fn sit(
    State(app): State<App>,
    Path(id): Path<TableId>,
    mut visitor: Visitor,
    Form(form): Form<Sitting>,
) -> Result<Response, Failure> {
    let owner = visitor.token().map_err(|_| Failure::NoSecrets)?.hash();
    let name = clean_name(&form.name)?;
    let town = clean_name(&form.town).unwrap_or_else(|_| name.clone());
    visitor.names = Some((name.clone(), town.clone()));
    app.hall
        .apply(id, move |room| {
            let seat = seat_to_take(room, form.seat)?;
            Ok(vec![Event::Sat { seat, name: room.name_apart(&name), town: town.clone(), owner }])
        })
        .await?;
    Ok((visitor.remember(id), Redirect::to(&address(id))).into_response())
}

/// The seat asked for, or any open one, if someone can still sit down there.
pub(super) fn seat_to_take(room: &Room, asked: Option<Seat>) -> Result<Seat, Denied> {
    room.may_move()?;
    let mut seats = Seat::all(room.chairs.len());
    let open = seats.find(|seat| room.chairs[seat.index()].is_free());
    let seat = asked.or(open).ok_or(Denied::NoneOpen)?;
    match room.chairs.get(seat.index()) {
        None => Err(Denied::NoSuchSeat(seat)),
        Some(_) if room.play.is_some() => Err(Denied::Begun),
        Some(chair) if !chair.is_free() => Err(Denied::SeatTaken(seat)),
        Some(_) => Ok(seat),
    }
}

pub(super) async fn leave(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    Form(form): Form<OfSeat>,
) -> Result<Response, Failure> {
    app.hall
        .apply(id, move |room| {
            if !room.is_host(visitor.who.as_ref()) {
                room.own(visitor.who.as_ref(), form.seat)?;
            }
            if room.play.is_some() {
                return Err(Denied::Begun);
            }
            room.may_move()?;
            Ok(vec![Event::Left { seat: form.seat }])
        })
        .await?;
    Ok(Redirect::to(&address(id)).into_response())
}

/// A bot takes a seat: an open one, or that of someone who is away.
#[derive(Debug, Deserialize)]
pub(super) struct Filling {
    /// A seat, or `all` for every open one.
    seat: String,
    level: String,
}

pub(super) async fn fill(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    Form(form): Form<Filling>,
) -> Result<Redirect, Failure> {
    let hall = app.hall.clone();
    app.hall
        .apply(id, move |room| {
            let who = visitor.who.as_ref();
            let seat = form.seat.parse::<Seat>().ok();
            let own = |seat| room.own(who, seat).is_ok();
            if !room.is_host(who) && !seat.is_some_and(own) {
                return Err(Denied::HostOnly);
            }
            room.may_move()?;
            let seats: Vec<Seat> = match seat {
                Some(seat) => {
                    let chair = room.chair(seat)?;
                    // The host lets a bot play for someone who is away, not for someone who plays.
                    if !own(seat) && hall.is_present(id, &chair.owners) {
                        return Err(Denied::Present(chair.name.clone()));
                    }
                    vec![seat]
                }
                None => Seat::all(room.chairs.len())
                    .filter(|seat| room.chairs[seat.index()].is_open())
                    .collect(),
            };
            Ok(seats
                .into_iter()
                .map(|seat| Event::Filled { seat, level: form.level.clone() })
                .collect())
        })
        .await?;
    Ok(Redirect::to(&address(id)))
}

/// A person takes their seat back from a bot.
pub(super) async fn take_over(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    Form(form): Form<OfSeat>,
) -> Result<Response, Failure> {
    app.hall
        .apply(id, move |room| {
            room.own(visitor.who.as_ref(), form.seat)?;
            room.may_move()?;
            Ok(vec![Event::Returned { seat: form.seat }])
        })
        .await?;
    Ok(Redirect::to(&address(id)).into_response())
}

/// How many seats the table shall have.
#[derive(Debug, Deserialize)]
pub(super) struct Sizing {
    seats: usize,
}

/// The host changes the number of seats before the start.
pub(super) async fn resize(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    Form(form): Form<Sizing>,
) -> Result<Response, Failure> {
    app.hall
        .apply(id, move |room| {
            if !room.is_host(visitor.who.as_ref()) {
                return Err(Denied::HostOnly);
            }
            if form.seats == room.chairs.len() {
                return Ok(Vec::new());
            }
            room.may_move()?;
            Ok(vec![Event::Resized { seats: form.seats }])
        })
        .await?;
    Ok(Redirect::to(&address(id)).into_response())
}

/// The seat's own link, for another device. Every asking makes a new one.
pub(super) async fn link(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    Form(form): Form<OfSeat>,
) -> Result<Response, Failure> {
    let secret = Token::random().map_err(|_| Failure::NoSecrets)?;
    let hash = secret.hash();
    let who = visitor.who;
    let changed = app
        .hall
        .apply(id, move |room| {
            room.own(who.as_ref(), form.seat)?;
            room.may_move()?;
            Ok(vec![Event::Linked { seat: form.seat, secret: hash }])
        })
        .await?;
    let page = super::site::seat_link(&changed.room, &visitor, id, form.seat, &secret);
    Ok(Html(page.into_string()).into_response())
}

/// Cancels all links of a seat and signs its other devices out: a link got into the wrong hands.
pub(super) async fn revoke(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    Form(form): Form<OfSeat>,
) -> Result<Redirect, Failure> {
    app.hall
        .apply(id, move |room| {
            room.own(visitor.who.as_ref(), form.seat)?;
            room.may_move()?;
            let keeps = visitor.who.ok_or(Denied::NotYours(form.seat))?;
            Ok(vec![Event::Revoked { seat: form.seat, keeps }])
        })
        .await?;
    Ok(Redirect::to(&format!("{}/invite", address(id))))
}

/// The landing page of a seat's own link: looking changes nothing.
pub(super) async fn offer_to_continue(
    State(app): State<App>,
    Path((id, secret)): Path<(TableId, String)>,
    visitor: Visitor,
) -> Result<Response, Failure> {
    let token = Token::from_text(&secret).ok_or(Denied::BadLink)?;
    let room = app.hall.room(id).await?;
    let seat = room.seat_of_link(&token.hash())?;
    let page = super::site::continue_here(&visitor, id, &secret, &room, seat);
    Ok(Html(page.into_string()).into_response())
}

pub(super) async fn continue_here(
    State(app): State<App>,
    Path((id, secret)): Path<(TableId, String)>,
    mut visitor: Visitor,
) -> Result<Response, Failure> {
    let secret = Token::from_text(&secret).ok_or(Denied::BadLink)?.hash();
    let owner = visitor.token().map_err(|_| Failure::NoSecrets)?.hash();
    app.hall
        .apply(id, move |room| {
            let seat = room.seat_of_link(&secret)?;
            if room.own(Some(&owner), seat).is_ok() {
                return Ok(Vec::new());
            }
            room.may_move()?;
            Ok(vec![Event::Bound { seat, owner }])
        })
        .await?;
    Ok((visitor.remember(id), Redirect::to(&address(id))).into_response())
}

/// The record: once the game is over, for everyone. Before, the seed is nobody's.
pub(super) async fn record(
    State(app): State<App>,
    Path(id): Path<TableId>,
) -> Result<Response, Failure> {
    let record = finished_record(&*app.hall.room(id).await?)?;
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"faubourg-{id}.jsonl\"")),
    ];
    Ok((headers, record + "\n").into_response())
}

pub(super) fn finished_record(room: &Room) -> Result<String, Denied> {
    let play = room.play.as_ref().ok_or(Denied::NotBegun)?;
    if play.result().is_none() {
        return Err(Denied::NotOver);
    }
    Ok(play.record().to_json())
}

pub(super) async fn replay(
    State(app): State<App>,
    Path(id): Path<TableId>,
    Query(looking): Query<Looking>,
    visitor: Visitor,
) -> Result<Response, Failure> {
    let room = visit(&app, id, &visitor).await?;
    let play = room.play.as_ref().ok_or(Denied::NotBegun)?;
    // A spectator's view of a round that is over hides nothing that anyone may not know.
    let address = address(id);
    let round = looking.round.unwrap_or(0);
    let board = in_setting(&address, &room, &visitor, looking, |setting| {
        play.replay(&Setting { viewer: Viewer::Spectator, ..*setting }, round)
    });
    let board = board.ok_or(Denied::NoSuchRound)?;
    let page = super::site::table_shell(&app, &address, &room, &visitor, false, &board);
    Ok(Html(page.into_string()).into_response())
}
