//! The page of a table: looking, sitting down, choosing, taking back.

use axum::Form;
use axum::extract::Path;
use axum::http::header;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::Markup;
use serde::Deserialize;
use store::TableId;
use tabletop::{Seat, Viewer};
use welcome::paper::NoDeal;

use super::at_table::{AtTable, Looking};
use super::site::{Around, table_shell};
use super::{HttpError, address};
use crate::diploma::Ticks;
use crate::event::Event;
use crate::name::{clean_name, isolated};
use crate::pages::layout::fragment;
use crate::play::{Asked, Studied, TablePage, Together};
use crate::room::{Room, Step, now};
use crate::table_error::TableError;
use crate::thinking::Advised;
use crate::token::Token;

impl Looking {
    /// What stays as it is when something is chosen: the seat, and which lists are open.
    fn link(&self, id: TableId, seat: Seat) -> String {
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
    /// What the device calls an entry that it may send twice.
    entry: Option<u64>,
}

/// What is said once, on the page that answers.
#[derive(Clone, Copy, Debug, Default)]
struct Extra<'a> {
    /// Why a choice was refused.
    refused: Option<&'a str>,
    /// What the visitor is advised to do.
    hint: Option<&'a [Advised]>,
}

/// The whole page.
pub(super) async fn page(mut table: AtTable) -> Result<Response, HttpError> {
    let room = table.visit().await?;
    if room.is_group() {
        return Ok(Redirect::to(&super::companion::companion(table.id)).into_response());
    }
    table.look_around(&room).await?;
    table.look_at_diploma(&room).await;
    Ok(table.draw(&room, Extra::default()).into_response())
}

/// Only the board, for the script.
pub(super) async fn board(mut table: AtTable) -> Result<Response, HttpError> {
    let room = table.visit().await?;
    table.look_around(&room).await?;
    table.look_at_diploma(&room).await;
    let board = table.draw_board(&room, Extra::default());
    Ok(board.map_or_else(|| table.to_table().into_response(), |(board, _)| html(fragment(&board))))
}

fn html(page: Markup) -> Response {
    Html(page.into_string()).into_response()
}

impl AtTable {
    /// The whole page.
    fn draw(&self, room: &Room, extra: Extra<'_>) -> Html<String> {
        let address = self.address();
        let page = match self.draw_board(room, extra) {
            Some((board, waits)) => {
                let around = Around::Table { waits };
                table_shell(&self.app, &address, room, &self.visitor, around, &board)
            }
            None => super::site::lobby(&self.app, &address, room, &self.visitor, extra.refused),
        };
        Html(page.into_string())
    }

    /// The board, once the game has begun, and whether it waits for others.
    fn draw_board(&self, room: &Room, extra: Extra<'_>) -> Option<(Markup, bool)> {
        let play = room.play.as_ref()?;
        let Extra { refused, hint } = extra;
        Some(self.with_page(room, |page| play.table(&TablePage { refused, hint, ..*page })))
    }

    /// What the script gets, or someone without script.
    fn answer(&self, room: &Room, extra: Extra<'_>) -> Result<Response, HttpError> {
        if self.by_script {
            let (board, _) = self.draw_board(room, extra).ok_or(TableError::NotBegun)?;
            return Ok(html(fragment(&board)));
        }
        Ok(self.draw(room, extra).into_response())
    }

    /// Draws something of a table for a visitor, who plays their seat.
    pub(super) fn with_page<T>(&self, room: &Room, draw: impl FnOnce(&TablePage<'_>) -> T) -> T {
        let who = self.who();
        let viewer = room.viewer(who, self.looking.seat);
        let step = match viewer {
            Viewer::Seat(seat) => room.chairs[seat.index()].steps,
            Viewer::Spectator => 0,
        };
        let asker = room.rematch.and_then(|rematch| rematch.seat);
        let asker_name = asker.map(|seat| isolated(&room.chairs[seat.index()].name));
        let mine = room.seats_of(who);
        let who_asked = || match (asker, &asker_name) {
            (Some(seat), _) if mine.contains(&seat) => Asked::Me,
            (_, Some(name)) => Asked::Named(name),
            (_, None) if room.is_host(who) => Asked::Me,
            (_, None) => Asked::Someone,
        };
        let together = Together {
            rematch: room.rematch.map(|_| who_asked()),
            deadline: room.deadline(who),
            overdue: &room.overdue(who, now()),
        };
        draw(&TablePage {
            words: self.visitor.words(),
            likes: self.visitor.likes,
            address: &self.address(),
            title: &isolated(&room.title),
            version: room.version_for(who) + self.app.hall.beside(self.id),
            step,
            viewer,
            look: self.looking.look.filter(|seat| seat.index() < room.chairs.len()),
            at: self.looking.at.as_deref(),
            everyone: self.looking.everyone,
            whole_log: self.looking.log,
            open: self.looking.open,
            mine: &mine,
            host: room.is_host(who),
            people: &room.people(who),
            refused: None,
            hints: room.hints,
            hint: None,
            together,
            ticked: &self.ticked,
            studied: None,
            around: self.around.as_ref(),
        })
    }
}

/// The body of a choice.
#[derive(Debug, Deserialize)]
pub(super) struct Choosing {
    seat: Seat,
    #[serde(default)]
    choice: String,
    /// On a sheet of paper: a choice that is made though the rules say no.
    anyway: Option<String>,
    /// How many steps the seat had taken when the page was drawn.
    step: Option<u64>,
    /// What the device calls an entry that it may send twice.
    entry: Option<u64>,
}

/// What a page offers to do: steps of a seat, and how many it had taken when the page was drawn.
struct Act {
    seat: Seat,
    steps: Vec<Step>,
    expected: Option<u64>,
    entry: Option<u64>,
    /// Whether to make a choice though it should be asked about first.
    anyway: bool,
}

/// Takes the steps, and answers with the page as it then is.
async fn act(mut table: AtTable, act: Act) -> Result<Response, HttpError> {
    let room = table.room().await?;
    if room.of_group.is_some() {
        return write(table, &room, act).await;
    }
    let Act { seat, steps, expected, .. } = act;
    table.looking.play(seat);
    let (who, words, likes) = (table.visitor.who, table.visitor.words(), table.visitor.likes);
    let changed = table.app.hall.change(table.id, move |room| {
        let mut events = room.take_steps(who.as_ref(), seat, &steps, expected, words)?;
        if matches!(steps.last(), Some(Step::Choose(_))) && !events.is_empty() {
            events.extend(room.take_obvious_steps(seat, likes)?);
        }
        Ok(events)
    });
    let (room, refused) = match changed.await {
        Ok(changed) => (changed.room, None),
        Err(error) if error.is_of_turn() => (table.room().await?, Some(error.in_words(words))),
        Err(error) => return Err(error.into()),
    };
    table.app.hall.saw(table.id, &room, table.visitor.client());
    if refused.is_none() && !table.by_script {
        return Ok(Redirect::to(&table.looking.link(table.id, seat)).into_response());
    }
    table.look_at_diploma(&room).await;
    table.answer(&room, Extra { refused: refused.as_deref(), ..Extra::default() })
}

pub(super) async fn choose(
    table: AtTable,
    Form(form): Form<Choosing>,
) -> Result<Response, HttpError> {
    let anyway = form.anyway.is_some();
    let steps = vec![Step::Choose(form.anyway.unwrap_or(form.choice))];
    let Choosing { seat, step: expected, entry, .. } = form;
    act(table, Act { seat, steps, expected, entry, anyway }).await
}

/// Writes on a sheet of paper, or rubs out. What does not fit is asked about first, unless it is to
/// be written anyway or comes from a device that could not ask.
async fn write(mut table: AtTable, room: &Room, act: Act) -> Result<Response, HttpError> {
    let Act { seat, mut steps, expected, entry, anyway } = act;
    table.looking.play(seat);
    let words = table.visitor.words();
    let mut step = steps.pop().ok_or(TableError::NotBegun)?;
    let mut doubt = None;
    if let Step::Choose(choice) = &mut step {
        // Who claims a plan before anyone else is first; it can be corrected.
        if let Some(slot) = choice.strip_prefix("plan ").and_then(|slot| slot.parse().ok()) {
            let claimed = table.claimed_besides(room).await?;
            let later = claimed.get(usize::wrapping_sub(slot, 1)).copied().unwrap_or(false);
            choice.push_str(if later { " later" } else { " first" });
        }
        let play = room.play.as_ref().ok_or(TableError::NotBegun)?;
        doubt = play.doubt(choice, words).filter(|_| !anyway).map(|why| (choice.clone(), why));
    }
    if let Some((choice, why)) = doubt {
        room.own(table.who(), seat)?;
        table.looking.at = Some(format!("anyway {choice}"));
        table.look_around(room).await?;
        return table.answer(room, Extra { refused: Some(&why), ..Extra::default() });
    }
    let who = table.visitor.who;
    let changed = table.app.hall.change(table.id, move |room| {
        // A form without script knows how far the sheet had come.
        if entry.is_none()
            && room.chair(seat)?.is_repeated(expected, std::slice::from_ref(&step))?
        {
            return Ok(Vec::new());
        }
        room.enter(who.as_ref(), seat, step.clone(), entry, words)
    });
    let (room, refused) = match changed.await {
        Ok(changed) => (changed.room, None),
        Err(error) if error.is_of_turn() => (table.room().await?, Some(error.in_words(words))),
        Err(error) => return Err(error.into()),
    };
    table.app.hall.saw(table.id, &room, table.visitor.client());
    if refused.is_none() && !table.by_script {
        return Ok(Redirect::to(&table.looking.link(table.id, seat)).into_response());
    }
    table.look_around(&room).await?;
    table.answer(&room, Extra { refused: refused.as_deref(), ..Extra::default() })
}

pub(super) async fn undo(
    table: AtTable,
    Form(form): Form<Stepping>,
) -> Result<Response, HttpError> {
    act(table, form.after(Step::Undo)).await
}

pub(super) async fn restart(
    table: AtTable,
    Form(form): Form<Stepping>,
) -> Result<Response, HttpError> {
    act(table, form.after(Step::Restart)).await
}

impl Stepping {
    /// Takes something back first, and then makes the choice, if there is one.
    fn after(self, back: Step) -> Act {
        let mut steps = vec![back];
        steps.extend(self.choice.map(Step::Choose));
        let Self { seat, step: expected, entry, .. } = self;
        Act { seat, steps, expected, entry, anyway: false }
    }
}

/// The page with a hint on it. The choice that the form may hold is not made.
pub(super) async fn hint(
    mut table: AtTable,
    Form(form): Form<OfSeat>,
) -> Result<Response, HttpError> {
    table.looking.play(form.seat);
    let room = table.room().await?;
    if room.of_group.is_some() {
        return hint_on_paper(table, &room, form.seat).await;
    }
    let hint = table.app.hall.hint(table.id, form.seat, table.visitor.client()).await?;
    let room = table.room().await?;
    table.answer(&room, Extra { hint: Some(&hint), ..Extra::default() })
}

/// A sheet of paper with a hint, which is about the cards that someone has typed in.
async fn hint_on_paper(mut table: AtTable, room: &Room, seat: Seat) -> Result<Response, HttpError> {
    room.own(table.who(), seat)?;
    table.look_around(room).await?;
    let words = table.visitor.words();
    let refused = |table: &AtTable, id: &str| {
        table.answer(room, Extra { refused: Some(&words.say(id)), ..Extra::default() })
    };
    let sheets = table.sheets_around(room).await?;
    let dealt = sheets.and_then(|sheets| sheets.dealt(table.id, table.around.as_mut()));
    let (situation, made_of) = match dealt {
        Some((Ok(situation), made_of)) => (situation, made_of),
        Some((Err(no), _)) => return refused(&table, no_hint(no)),
        None => return refused(&table, "cp-hint-cards"),
    };
    let client = table.visitor.client();
    let hint = table.app.hall.hint_on_paper(table.id, made_of, client, situation).await?;
    table.answer(room, Extra { hint: Some(&hint), ..Extra::default() })
}

/// Why no hint can be given on a sheet of paper, as the id of its words.
fn no_hint(no: NoDeal) -> &'static str {
    match no {
        NoDeal::Plans => "cp-hint-plans",
        NoDeal::Over => "cp-hint-over",
        NoDeal::Cards(_) => "cp-hint-cards",
    }
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
    mut table: AtTable,
    Form(form): Form<Sitting>,
) -> Result<Response, HttpError> {
    let owner = table.as_owner()?;
    let name = clean_name(&form.name)?;
    let town = clean_name(&form.town).unwrap_or_else(|_| name.clone());
    table.visitor.names = Some((name.clone(), town.clone()));
    table
        .apply(move |room| {
            let seat = seat_to_take(room, form.seat)?;
            Ok(vec![Event::Sat { seat, name: room.name_apart(&name), town: town.clone(), owner }])
        })
        .await?;
    Ok(table.remember())
}

/// The seat asked for, or any open one, if someone can still sit down there.
pub(super) fn seat_to_take(room: &Room, asked: Option<Seat>) -> Result<Seat, TableError> {
    room.may_move()?;
    let mut seats = Seat::all(room.chairs.len());
    let open = seats.find(|seat| room.chairs[seat.index()].is_free());
    let seat = asked.or(open).ok_or(TableError::NoneOpen)?;
    match room.chairs.get(seat.index()) {
        None => Err(TableError::NoSuchSeat(seat)),
        Some(_) if room.play.is_some() => Err(TableError::Begun),
        Some(chair) if !chair.is_free() => Err(TableError::SeatTaken(seat)),
        Some(_) => Ok(seat),
    }
}

pub(super) async fn leave(table: AtTable, Form(form): Form<OfSeat>) -> Result<Response, HttpError> {
    let who = table.visitor.who;
    table
        .apply(move |room| {
            if !room.is_host(who.as_ref()) {
                room.own(who.as_ref(), form.seat)?;
            }
            if room.play.is_some() {
                return Err(TableError::Begun);
            }
            room.may_move()?;
            Ok(vec![Event::Left { seat: form.seat }])
        })
        .await?;
    Ok(table.to_table().into_response())
}

/// A bot takes a seat: an open one, or that of someone who is away.
#[derive(Debug, Deserialize)]
pub(super) struct Filling {
    /// A seat, or `all` for every open one.
    seat: String,
    level: String,
}

pub(super) async fn fill(table: AtTable, Form(form): Form<Filling>) -> Result<Redirect, HttpError> {
    let who = table.visitor.who;
    let (id, hall) = (table.id, table.app.hall.clone());
    table
        .apply(move |room| {
            let who = who.as_ref();
            let seat = form.seat.parse::<Seat>().ok();
            let own = |seat| room.own(who, seat).is_ok();
            if !room.is_host(who) && !seat.is_some_and(own) {
                return Err(TableError::HostOnly);
            }
            room.may_move()?;
            let seats: Vec<Seat> = match seat {
                Some(seat) => {
                    let chair = room.chair(seat)?;
                    // The host lets a bot play for someone who is away, not for someone who plays.
                    if !own(seat) && hall.is_present(id, &chair.owners) {
                        return Err(TableError::Present(chair.name.clone()));
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
    Ok(table.to_table())
}

/// A person takes their seat back from a bot.
pub(super) async fn take_over(
    table: AtTable,
    Form(form): Form<OfSeat>,
) -> Result<Response, HttpError> {
    let who = table.visitor.who;
    table
        .apply(move |room| {
            room.own(who.as_ref(), form.seat)?;
            room.may_move()?;
            Ok(vec![Event::Returned { seat: form.seat }])
        })
        .await?;
    Ok(table.to_table().into_response())
}

/// How many seats the table shall have.
#[derive(Debug, Deserialize)]
pub(super) struct Sizing {
    /// As it was typed.
    seats: String,
}

/// The host changes the number of seats before the start.
pub(super) async fn resize(
    table: AtTable,
    Form(form): Form<Sizing>,
) -> Result<Response, HttpError> {
    let who = table.visitor.who;
    let hall = table.app.hall.clone();
    let changed = table.app.hall.apply(table.id, move |room| {
        if !room.is_host(who.as_ref()) {
            return Err(TableError::HostOnly);
        }
        let game = hall.games.find(&room.game).map(|game| game.info().seats);
        let (from, to) = game.unwrap_or(1..=1).into_inner();
        let seats = form.seats.trim().parse().ok().filter(|seats| (from..=to).contains(seats));
        let seats = seats.ok_or(TableError::BadSize(from, to))?;
        if seats == room.chairs.len() {
            return Ok(Vec::new());
        }
        room.may_move()?;
        Ok(vec![Event::Resized { seats }])
    });
    match changed.await {
        Ok(_) => Ok(table.to_table().into_response()),
        // The lobby itself says why.
        Err(error @ (TableError::BadSize(..) | TableError::TooFewSeats(_))) => {
            let room = table.room().await?;
            let why = error.in_words(table.visitor.words());
            let page = table.draw(&room, Extra { refused: Some(&why), ..Extra::default() });
            Ok((HttpError::from(error).status(), page).into_response())
        }
        Err(error) => Err(error.into()),
    }
}

/// The seat's own link, for another device. Every asking makes a new one.
pub(super) async fn link(table: AtTable, Form(form): Form<OfSeat>) -> Result<Response, HttpError> {
    let secret = Token::random().map_err(|_| HttpError::NoSecrets)?;
    let hash = secret.hash();
    let who = table.visitor.who;
    let changed = table
        .apply(move |room| {
            room.own(who.as_ref(), form.seat)?;
            room.may_move()?;
            Ok(vec![Event::Linked { seat: form.seat, secret: hash }])
        })
        .await?;
    let page = super::site::seat_link(&changed.room, &table.visitor, table.id, form.seat, &secret);
    Ok(html(page))
}

/// Cancels all links of a seat and signs its other devices out: a link got into the wrong hands.
pub(super) async fn revoke(
    table: AtTable,
    Form(form): Form<OfSeat>,
) -> Result<Redirect, HttpError> {
    let who = table.visitor.who;
    table
        .apply(move |room| {
            room.own(who.as_ref(), form.seat)?;
            room.may_move()?;
            let keeps = who.ok_or(TableError::NotYours(form.seat))?;
            Ok(vec![Event::Revoked { seat: form.seat, keeps }])
        })
        .await?;
    Ok(Redirect::to(&format!("{}/invite", table.address())))
}

/// The secret part of a seat's own link.
#[derive(Debug, Deserialize)]
pub(super) struct Secret {
    secret: String,
}

/// The landing page of a seat's own link: looking changes nothing.
pub(super) async fn offer_to_continue(
    Path(Secret { secret }): Path<Secret>,
    table: AtTable,
) -> Result<Response, HttpError> {
    let token = Token::from_text(&secret).ok_or(TableError::BadLink)?;
    let room = table.room().await?;
    let seat = room.seat_of_link(&token.hash())?;
    let page = super::site::continue_here(&table.visitor, table.id, &secret, &room, seat);
    Ok(html(page))
}

pub(super) async fn continue_here(
    Path(Secret { secret }): Path<Secret>,
    mut table: AtTable,
) -> Result<Response, HttpError> {
    let secret = Token::from_text(&secret).ok_or(TableError::BadLink)?.hash();
    let owner = table.as_owner()?;
    let changed = table
        .apply(move |room| {
            let seat = room.seat_of_link(&secret)?;
            if room.own(Some(&owner), seat).is_ok() {
                return Ok(Vec::new());
            }
            room.may_move()?;
            Ok(vec![Event::Bound { seat, owner }])
        })
        .await?;
    // What was achieved comes along.
    let seat = changed.room.seat_of_link(&secret)?;
    let devices = &changed.room.chair(seat)?.owners;
    Ticks::carry(table.app.hall.store(), devices, &owner).await?;
    Ok(table.remember())
}

/// The record: once the game is over, for everyone. Before, the seed is nobody's.
pub(super) async fn record(table: AtTable) -> Result<Response, HttpError> {
    let record = finished_record(&*table.room().await?)?;
    let attachment = format!("attachment; filename=\"faubourg-{}.jsonl\"", table.id);
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (header::CONTENT_DISPOSITION, attachment),
    ];
    Ok((headers, record + "\n").into_response())
}

pub(super) fn finished_record(room: &Room) -> Result<String, TableError> {
    let play = room.play.as_ref().ok_or(TableError::NotBegun)?;
    if play.result().is_none() {
        return Err(TableError::NotOver);
    }
    Ok(play.record().to_json())
}

pub(super) async fn replay(table: AtTable) -> Result<Response, HttpError> {
    let room = table.visit().await?;
    let play = room.play.as_ref().ok_or(TableError::NotBegun)?;
    let round = table.looking.round.unwrap_or(0);
    // A spectator's view of a round that is over hides nothing that anyone may not know.
    let board = table.with_page(&room, |page| {
        let look = page.look.unwrap_or(Seat::new(0));
        let link =
            format!("{}{}/replay?round={round}&look={look}", table.visitor.origin, page.address);
        let moment = Studied::Moment { link: &link, goes_on: round < play.steps_over() };
        let studied = room.is_over().then_some(moment);
        play.replay(&TablePage { viewer: Viewer::Spectator, studied, ..*page }, round)
    });
    let board = board.ok_or(TableError::NoSuchRound)?;
    let (address, visitor) = (table.address(), &table.visitor);
    let page = table_shell(&table.app, &address, &room, visitor, Around::Replay, &board);
    Ok(html(page))
}

/// A town as a picture, once the game is over, for everyone.
pub(super) async fn picture(table: AtTable) -> Result<Response, HttpError> {
    let room = table.room().await?;
    let play = room.play.as_ref().ok_or(TableError::NotBegun)?;
    let picture = table.with_page(&room, |page| play.picture(page)).ok_or(TableError::NotOver)?;
    let headers = [(header::CONTENT_TYPE, "image/svg+xml")];
    Ok((headers, picture.into_string()).into_response())
}
