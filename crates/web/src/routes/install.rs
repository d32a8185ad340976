//! What makes the site an app: manifest, icons, the worker, the page without network; and the
//! pictures that messengers show of a link.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::Json;
use axum::extract::Path;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use serde_json::{Value, json};

use super::KEEP_FOREVER;
use crate::assets;
use crate::pages::notice::{Notice, notice};
use crate::picture::{MOST_HOUSES, icon as draw_icon, preview as draw_preview};
use crate::visitor::Visitor;

/// The sizes of icons: for systems, for iPhones.
const SIZES: [usize; 3] = [180, 192, 512];

pub(super) async fn manifest(visitor: Visitor) -> Response {
    let icons: Vec<Value> = [192, 512]
        .into_iter()
        .flat_map(|side| ["any", "maskable"].map(|purpose| (side, purpose)))
        .map(|(side, purpose)| {
            json!({
                "src": format!("/icon/{side}.png"),
                "sizes": format!("{side}x{side}"),
                "type": "image/png",
                "purpose": purpose,
            })
        })
        .collect();
    let words = visitor.words();
    let manifest = json!({
        "id": "/",
        "name": "Faubourg",
        "short_name": "Faubourg",
        "description": words.say("site-about"),
        "lang": words.language.code(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f4ead7",
        "theme_color": "#f4ead7",
        "icons": icons,
    });
    let kind = HeaderValue::from_static("application/manifest+json");
    ([(header::CONTENT_TYPE, kind)], Json(manifest).0.to_string()).into_response()
}

/// The worker, with the files it keeps for when there is no network.
pub(super) async fn worker() -> Response {
    static WORKER: LazyLock<String> = LazyLock::new(|| {
        let styles = ["base.css", "site.css", "favicon.svg"].map(assets::url);
        let files: Vec<&str> = ["/offline"].into_iter().chain(styles).collect();
        let files = serde_json::to_string(&files).expect("names are plain JSON");
        let script = include_str!("../assets/sw.js");
        script.replacen("const FILES = [];", &format!("const FILES = {files};"), 1)
    });
    let kind = HeaderValue::from_static("text/javascript; charset=utf-8");
    ([(header::CONTENT_TYPE, kind)], WORKER.as_str()).into_response()
}

pub(super) async fn offline(visitor: Visitor) -> Html<String> {
    Html(notice(visitor.words(), Notice::Offline, None).into_string())
}

/// A picture that was drawn once.
type Drawn = Mutex<HashMap<(usize, usize), Arc<[u8]>>>;

fn picture(kept: &Drawn, of: (usize, usize), draw: impl FnOnce() -> Vec<u8>) -> Response {
    let known = kept.lock().unwrap_or_else(PoisonError::into_inner).get(&of).map(Arc::clone);
    let bytes = known.unwrap_or_else(|| {
        let drawn: Arc<[u8]> = draw().into();
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(kept.entry(of).or_insert(drawn))
    });
    let kind = HeaderValue::from_static("image/png");
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, KEEP_FOREVER)];
    (headers, bytes.to_vec()).into_response()
}

pub(super) async fn icon(Path(name): Path<String>) -> Response {
    static KEPT: LazyLock<Drawn> = LazyLock::new(Drawn::default);
    let side = name.strip_suffix(".png").and_then(|side| side.parse().ok());
    match side.filter(|side| SIZES.contains(side)) {
        Some(side) => picture(&KEPT, (side, side), || draw_icon(side)),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// The address of the picture of a table with so many seats: it says nothing else of the table, so
/// that anyone may keep it.
pub(super) fn preview_address(taken: usize, open: usize) -> String {
    // Of a crowd there are only so many houses, and at least one of them waits for whoever is asked.
    let open = open.min(MOST_HOUSES);
    let taken = taken.min(MOST_HOUSES - open.min(MOST_HOUSES - 1));
    format!("/preview/{taken}-{open}.png")
}

pub(super) async fn preview(Path(name): Path<String>) -> Response {
    static KEPT: LazyLock<Drawn> = LazyLock::new(Drawn::default);
    let seats = name.strip_suffix(".png").and_then(|seats| {
        let (taken, open) = seats.split_once('-')?;
        Some((taken.parse().ok()?, open.parse().ok()?))
    });
    match seats.filter(|(taken, open)| *taken <= MOST_HOUSES && *open <= MOST_HOUSES) {
        Some((taken, open)) => picture(&KEPT, (taken, open), || draw_preview(taken, open)),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
