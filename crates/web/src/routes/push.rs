//! Browsers that want to be called when it is their owner's turn.

use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::{App, HttpError};
use crate::push::{BadSubscription, Subscription};
use crate::table_error::TableError;
use crate::visitor::Visitor;

/// The key that a browser needs to subscribe.
pub(super) async fn key(State(app): State<App>) -> Result<String, HttpError> {
    Ok(app.hall.push.public_key(app.hall.store()).await?)
}

/// A subscription as the browser made it.
#[derive(Debug, Deserialize)]
pub(super) struct Subscribing {
    endpoint: String,
    p256dh: String,
    auth: String,
}

/// Calls this browser from now on. Only those who have sat down somewhere have anything to hear.
pub(super) async fn subscribe(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<Subscribing>,
) -> Result<Response, HttpError> {
    let who = visitor.who.ok_or(TableError::NobodyToCall)?;
    let made = Subscription::new(
        &app.hall.push,
        form.endpoint,
        form.p256dh,
        form.auth,
        visitor.language,
        visitor.origin.clone(),
    );
    let made = match made {
        Ok(made) => made,
        Err(bad @ (BadSubscription::Endpoint | BadSubscription::Keys)) => {
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, bad.to_string()).into_response());
        }
    };
    app.hall.push.subscribe(app.hall.store(), who, made).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Which browser is not to be called any more; all of the visitor's if it does not say.
#[derive(Debug, Deserialize)]
pub(super) struct Unsubscribing {
    endpoint: Option<String>,
}

pub(super) async fn unsubscribe(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<Unsubscribing>,
) -> Result<Redirect, HttpError> {
    if let Some(who) = visitor.who {
        let (push, store) = (&app.hall.push, app.hall.store());
        push.unsubscribe(store, who, form.endpoint.as_deref()).await?;
    }
    Ok(Redirect::to("/yours"))
}
