//! Who has asked lately, and shutting out those who do harm.

use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use tracing::info;

use super::{AUDIT, Confirm, at, now, shown};
use crate::blocks::{Blocks, Whom};
use crate::pages::admin::clients::{ClientLine, ClientsScene, clients as clients_page};
use crate::pages::admin::{Part, Question, confirm};
use crate::recent_clients::Tally;
use crate::routes::{App, HttpError};
use crate::table_error::TableError;
use crate::visitor::Visitor;
use crate::words::say;

/// How many of each list are shown.
const SHOWN: usize = 100;

pub(super) async fn page(State(app): State<App>, visitor: Visitor) -> Response {
    show(&app, &visitor, None)
}

fn show(app: &App, visitor: &Visitor, refused: Option<&str>) -> Response {
    let blocks = app.blocks.current().clone();
    let blocked: Vec<_> =
        blocks.list().into_iter().map(|(whom, since)| (whom.to_string(), since)).collect();
    let (addresses, players) = match &app.clients {
        None => (Vec::new(), Vec::new()),
        Some(clients) => (clients.addresses(), clients.players()),
    };
    let addresses: Vec<_> = addresses
        .into_iter()
        .take(SHOWN)
        .map(|(address, tally)| line(&blocks, Whom::Address(address), &tally))
        .collect();
    let players: Vec<_> = players
        .into_iter()
        .take(SHOWN)
        .map(|(player, tally)| line(&blocks, Whom::Player(player), &tally))
        .collect();
    let scene = ClientsScene {
        words: visitor.words(),
        now: now(),
        blocked: &blocked,
        addresses: &addresses,
        players: &players,
        refused,
    };
    shown(&clients_page(&scene)).into_response()
}

fn line(blocks: &Blocks, whom: Whom, tally: &Tally) -> ClientLine {
    ClientLine {
        whom: whom.to_string(),
        reads: tally.reads,
        changes: tally.changes,
        refused: tally.refused,
        last: at(tally.last),
        address: matches!(whom, Whom::Player(_)).then(|| Whom::Address(tally.address).to_string()),
        blocked: blocks.has(whom),
    }
}

/// Who is to be shut out, or let in again.
#[derive(Debug, Deserialize)]
pub(super) struct Naming {
    whom: String,
    confirm: Option<Confirm>,
}

pub(super) async fn block(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<Naming>,
) -> Result<Response, HttpError> {
    let words = visitor.words();
    let Ok(whom) = form.whom.parse::<Whom>() else {
        let page = show(&app, &visitor, Some(&form.whom));
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    };
    let (address, named) = (visitor.client().address, whom.to_string());
    if form.confirm.is_none() {
        let own = (whom == Whom::Address(address)).then(|| words.say("admin-block-own"));
        let question = Question {
            part: Part::Clients,
            sure: &say!(words, "admin-block-sure", whom = named.as_str()),
            about: &words.say("admin-block-sure-about"),
            warning: own.as_deref(),
            yes: &words.say("admin-block"),
            action: "/admin/block",
            fields: &[("whom", &named)],
            back: Part::Clients.path(),
        };
        return Ok(shown(&confirm(words, &question)).into_response());
    }
    app.blocks
        .edit(app.hall.store(), |blocks| blocks.add(whom, now()))
        .await
        .map_err(TableError::from)?;
    info!(target: AUDIT, %address, %whom, "a client was blocked");
    Ok(Redirect::to(Part::Clients.path()).into_response())
}

pub(super) async fn unblock(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<Naming>,
) -> Result<Response, HttpError> {
    let Ok(whom) = form.whom.parse::<Whom>() else {
        let page = show(&app, &visitor, Some(&form.whom));
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    };
    app.blocks
        .edit(app.hall.store(), |blocks| blocks.remove(whom))
        .await
        .map_err(TableError::from)?;
    Ok(Redirect::to(Part::Clients.path()).into_response())
}
