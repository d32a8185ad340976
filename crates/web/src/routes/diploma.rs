//! Someone's diplomas: what they have achieved in all their games.

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use store::TableId;
use tracing::warn;

use super::at_table::AtTable;
use super::{App, address, nothing_here};
use crate::diploma::{Against, Tick, Ticks};
use crate::games::AnyGame;
use crate::name::isolated;
use crate::pages::diploma::{
    self as page, DiplomaCount, DiplomaInfo, DiplomaScene, NewTick, ShownTick,
};
use crate::room::Room;
use crate::visitor::Visitor;

/// The diploma of a box.
struct OfBox {
    info: DiplomaInfo,
    /// The name on the box, and where there is little room.
    title: &'static str,
    short: String,
}

/// The diplomas of all boxes, each once.
fn all_boxes(app: &App, visitor: &Visitor) -> Vec<OfBox> {
    let own = |game: &&dyn AnyGame| game.diploma().name == game.info().name;
    let boxes = app.hall.games.iter().filter(own).map(|game| {
        let info = game.info();
        OfBox { info: game.diploma(), title: info.title, short: info.short(visitor.words()) }
    });
    boxes.collect()
}

/// What a visitor has ticked.
pub(super) async fn ticks_of(app: &App, visitor: &Visitor) -> Ticks {
    match &visitor.who {
        // Without the store there is nothing to show; the next visit will.
        Some(who) => Ticks::of(app.hall.store(), who).await.unwrap_or_default(),
        None => Ticks::default(),
    }
}

/// How much of all diplomas is ticked, and how much there is.
pub(super) async fn progress(app: &App, visitor: &Visitor) -> (usize, usize) {
    let ticks = ticks_of(app, visitor).await;
    let counts = all_boxes(app, visitor).into_iter().map(|of| count(&ticks, &of.info));
    counts.fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1))
}

/// A box that data no longer has is ticked no longer.
fn count(ticks: &Ticks, info: &DiplomaInfo) -> (usize, usize) {
    let ticked =
        |name: &str| ticks.ticks.iter().any(|tick| tick.diploma == info.name && tick.name == name);
    let won = info.all().filter(|achievement| ticked(&achievement.name)).count();
    (won, info.all().count())
}

/// The replay of a table and what it is called, if it is still there.
async fn replay_of(app: &App, table: TableId) -> Option<(String, String)> {
    let room = app.hall.room(table).await.ok()?;
    Some((format!("{}/replay", address(table)), isolated(&room.title).into_owned()))
}

/// Draws something of a diploma; of the first one, if none is named.
async fn with_diploma<T>(
    app: &App,
    visitor: &Visitor,
    name: Option<&str>,
    draw: impl FnOnce(&DiplomaScene<'_>) -> T,
) -> Option<T> {
    let boxes = all_boxes(app, visitor);
    let shown = match name {
        None => boxes.first(),
        Some(name) => boxes.iter().find(|of| of.info.name == name),
    }?;
    let kept = ticks_of(app, visitor).await;
    let mut ticks = Vec::new();
    for tick in kept.ticks.iter().filter(|tick| tick.diploma == shown.info.name) {
        ticks.push(ShownTick {
            name: tick.name.clone(),
            at: tick.at,
            table: replay_of(app, tick.table).await,
            bots: tick.against == Against::Bots,
        });
    }
    let all: Vec<DiplomaCount<'_>> = boxes
        .iter()
        .map(|of| {
            let (won, all) = count(&kept, &of.info);
            DiplomaCount { name: &of.info.name, title: &of.short, won, of: all }
        })
        .collect();
    let holder = visitor.names.as_ref().map(|(name, _)| isolated(name));
    Some(draw(&DiplomaScene {
        words: visitor.words(),
        holder: holder.as_deref(),
        all: &all,
        game: shown.title,
        diploma: &shown.info,
        ticks: &ticks,
    }))
}

pub(super) async fn first(State(app): State<App>, visitor: Visitor) -> Response {
    show(&app, visitor, None).await
}

pub(super) async fn named(
    State(app): State<App>,
    Path(name): Path<String>,
    visitor: Visitor,
) -> Response {
    show(&app, visitor, Some(&name)).await
}

async fn show(app: &App, visitor: Visitor, name: Option<&str>) -> Response {
    let drawn = with_diploma(app, &visitor, name, |scene| page::diploma(scene).into_string()).await;
    match drawn {
        Some(page) => Html(page).into_response(),
        None => nothing_here(visitor).await,
    }
}

pub(super) async fn picture(
    State(app): State<App>,
    Path(name): Path<String>,
    visitor: Visitor,
) -> Response {
    let draw = |scene: &DiplomaScene<'_>| page::picture(scene).into_string();
    match with_diploma(&app, &visitor, Some(&name), draw).await {
        Some(picture) => ([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response(),
        None => nothing_here(visitor).await,
    }
}

impl AtTable {
    /// Looks what a game that is over has ticked on the visitor's diploma.
    ///
    /// The end of a game is noted when it comes. If the server stopped just then, it is noted now.
    pub(super) async fn look_at_diploma(&mut self, room: &Room) {
        let Some(who) = self.visitor.who.filter(|_| room.is_over()) else { return };
        let earned = Tick::earned(self.id, room, &who);
        let Ok(kept) = Ticks::of(self.app.hall.store(), &who).await else { return };
        let new = kept.new_among(&earned);
        if !kept.has(&new) {
            let (hall, new) = (self.app.hall.clone(), new.clone());
            tokio::spawn(async move {
                if let Err(error) = Ticks::note(hall.store(), &who, &new).await {
                    warn!(%error, "what was achieved could not be noted");
                }
            });
        }
        let Some(game) = self.app.hall.games.find(&room.game) else { return };
        let (info, words) = (game.diploma(), self.visitor.words());
        self.ticked = new
            .iter()
            .filter_map(|tick| {
                let achievement = info.all().find(|achievement| achievement.name == tick.name)?;
                let (title, sentence) = achievement.told(words, &info.name);
                let link = format!("{}#{}", page::address(&info.name), tick.name);
                Some(NewTick { title, sentence, link, bots: tick.against == Against::Bots })
            })
            .collect();
    }
}
