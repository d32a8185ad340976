//! Puts the operator's notice on every page. Pages are drawn without it, with an empty place for it.

use axum::body::{Body, to_bytes};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tracing::error;

use crate::pages::layout::notice_place;
use crate::shared_setting::SharedSetting;
use crate::site_notice::SiteNotice;

/// No page is nearly as large.
const LARGEST_PAGE: usize = 16 << 20;

/// The same answer; if it is a page and there is a notice, with the notice on it.
pub(super) async fn fill(notice: &SharedSetting<SiteNotice>, response: Response) -> Response {
    let kind = response.headers().get(header::CONTENT_TYPE).map(HeaderValue::as_bytes);
    if !kind.is_some_and(|kind| kind.starts_with(b"text/html")) {
        return response;
    }
    let Some(text) = notice.current().text().map(str::to_owned) else { return response };
    let (mut parts, body) = response.into_parts();
    let page = match to_bytes(body, LARGEST_PAGE).await {
        Ok(page) => page,
        Err(error) => {
            error!(%error, "a page could not be drawn");
            return StatusCode::INTERNAL_SERVER_ERROR.into_response();
        }
    };
    let [empty, filled] = [None, Some(text.as_str())].map(|it| notice_place(it).into_string());
    // It is longer now.
    parts.headers.remove(header::CONTENT_LENGTH);
    let page = String::from_utf8_lossy(&page).replacen(&empty, &filled, 1);
    Response::from_parts(parts, Body::from(page))
}
