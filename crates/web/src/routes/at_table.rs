//! Someone who asks for something at a table: what every route of a table begins with.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use store::TableId;
use tabletop::Seat;

use super::companion::{all_sheets, companion};
use super::{App, HttpError, address};
use crate::event::Event;
use crate::hall::Changed;
use crate::name::isolated;
use crate::pages::companion::{AllSheets, Around};
use crate::pages::diploma::NewTick;
use crate::play::SideSheet;
use crate::room::Room;
use crate::table_error::TableError;
use crate::token::TokenHash;
use crate::visitor::Visitor;

/// What a link to a table may ask for.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct Looking {
    /// The seat to play, for those who have several.
    pub(super) seat: Option<Seat>,
    /// The seat whose sheet to look at.
    pub(super) look: Option<Seat>,
    /// Whether to list all players.
    #[serde(default)]
    pub(super) everyone: bool,
    /// Whether the log tells of all rounds.
    #[serde(default)]
    pub(super) log: bool,
    /// The side sheet to open.
    pub(super) open: Option<SideSheet>,
    /// The round to step to in a replay.
    pub(super) round: Option<u32>,
    /// The place where they ask which choice to make, without script.
    pub(super) at: Option<String>,
}

impl Looking {
    /// What is looked at after a step of a seat: its own sheet, and no place in particular.
    pub(super) fn play(&mut self, seat: Seat) {
        (self.seat, self.look, self.at) = (Some(seat), None, None);
    }
}

/// A visitor at a table, and what their link asks for.
pub(super) struct AtTable {
    pub(super) app: App,
    pub(super) id: TableId,
    pub(super) visitor: Visitor,
    pub(super) looking: Looking,
    /// Whether the script of the page asks, which wants only what changes.
    pub(super) by_script: bool,
    /// The others, at a sheet of people with the box.
    pub(super) around: Option<Around>,
    /// What the game has ticked on the visitor's diploma.
    pub(super) ticked: Vec<NewTick>,
}

/// The part of an address that names the table; some addresses name more.
#[derive(Deserialize)]
struct Named {
    id: TableId,
}

impl FromRequestParts<App> for AtTable {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        // A link that cannot be a table's leads to no table.
        let Path(Named { id }) = Path::from_request_parts(parts, app)
            .await
            .map_err(|_| HttpError::from(TableError::NoSuchTable).into_response())?;
        let Query(looking) =
            Query::from_request_parts(parts, app).await.map_err(IntoResponse::into_response)?;
        let visitor =
            Visitor::from_request_parts(parts, app).await.map_err(IntoResponse::into_response)?;
        let by_script = parts.headers.contains_key("x-faubourg");
        Ok(Self {
            app: app.clone(),
            id,
            visitor,
            looking,
            by_script,
            around: None,
            ticked: Vec::new(),
        })
    }
}

impl AtTable {
    /// Who asks, as seats know their owners.
    pub(super) fn who(&self) -> Option<&TokenHash> {
        self.visitor.who.as_ref()
    }

    /// The table's address.
    pub(super) fn address(&self) -> String {
        address(self.id)
    }

    /// The table as it stands.
    pub(super) async fn room(&self) -> Result<Arc<Room>, HttpError> {
        Ok(self.app.hall.room(self.id).await?)
    }

    /// The table as it stands, for a visitor who is there now.
    pub(super) async fn visit(&self) -> Result<Arc<Room>, HttpError> {
        let room = self.room().await?;
        self.app.hall.saw(self.id, &room, self.visitor.client());
        Ok(room)
    }

    /// Everyone's sheets, if the table is one of people with the box. A sheet outlives what it
    /// belonged to.
    pub(super) async fn sheets_around(
        &self,
        room: &Room,
    ) -> Result<Option<Box<dyn AllSheets>>, HttpError> {
        let Some(group) = room.of_group else { return Ok(None) };
        let shared = match self.app.hall.room(group).await {
            Ok(shared) => shared,
            Err(TableError::NoSuchTable) => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        Ok(Some(all_sheets(&self.app, group, &shared, self.who()).await?))
    }

    /// Looks at the others, if the table is a sheet of people with the box.
    pub(super) async fn look_around(&mut self, room: &Room) -> Result<(), HttpError> {
        if let (Some(group), Some(sheets)) = (room.of_group, self.sheets_around(room).await?) {
            let town = room.chairs.first().map(|chair| isolated(&chair.town).into_owned());
            self.around = sheets.around(companion(group), self.id, &town.unwrap_or_default());
        }
        Ok(())
    }

    /// Which plans others than the owner of this sheet have claimed.
    pub(super) async fn claimed_besides(&self, room: &Room) -> Result<[bool; 3], HttpError> {
        let sheets = self.sheets_around(room).await?;
        Ok(sheets.map_or([false; 3], |sheets| sheets.claimed_besides(self.id)))
    }

    /// Changes the table by the events that `decide` returns.
    pub(super) async fn apply(
        &self,
        decide: impl FnMut(&Room) -> Result<Vec<Event>, TableError> + Send + 'static,
    ) -> Result<Changed, HttpError> {
        Ok(self.app.hall.apply(self.id, decide).await?)
    }

    /// The visitor as the owner of seats, with a secret made now if they have none yet.
    pub(super) fn as_owner(&mut self) -> Result<TokenHash, HttpError> {
        Ok(self.visitor.token().map_err(|_| HttpError::NoSecrets)?.hash())
    }

    /// Leads to the table's page.
    pub(super) fn to_table(&self) -> Redirect {
        Redirect::to(&self.address())
    }

    /// Leads to the table's page, and lets the browser remember the table and its owner.
    pub(super) fn remember(&mut self) -> Response {
        (self.visitor.remember(self.id), self.to_table()).into_response()
    }
}
