//! Sitting down, and taking a seat along to another device.
//!
//! | page | form |
//! | --- | --- |
//! | `GET /table/ID/sit?seat=N`: [`sit`] | `POST /table/ID/sit` with `seat`, `name`, `town` |
//! | the answer to `POST /table/ID/link`: [`seat_link`] | |
//! | `GET /table/ID/continue/SECRET`: [`arrive`] | `POST` to the same address, without fields |

use maud::{Markup, html};

use super::MOST_LETTERS;
use super::layout::{Shell, icon, refused, site};
use super::lobby::link_field;
use crate::qr;
use crate::words::Words;

/// Someone is about to sit down.
#[derive(Clone, Copy, Debug)]
pub struct SitScene<'a> {
    /// The language.
    pub words: &'a Words,
    /// Where the table is: `/table/ID`.
    pub address: &'a str,
    /// What the table is called.
    pub title: &'a str,
    /// Which seat, counted from 1.
    pub seat: usize,
    /// The name and town in the fields.
    pub offer: (&'a str, &'a str),
    /// Why the form came back.
    pub refused: Option<&'a str>,
}

/// The form for one seat.
pub fn sit(scene: &SitScene<'_>) -> Markup {
    let words = scene.words;
    let path = format!("{}/sit?seat={}", scene.address, scene.seat);
    site(
        &Shell::site(words, scene.title, &path).private(),
        &html! {
            form.narrow.panel method="post" action=(format!("{}/sit", scene.address)) {
                h1 { (words.say_with("sit-title", &[("table", scene.title.into())])) }
                (refused(scene.refused))
                input type="hidden" name="seat" value=(scene.seat);
                (fields(words, scene.offer))
                p.go {
                    button.btn.main { (icon("i-person")) (words.say("lobby-sit-down")) }
                    a.btn href=(scene.address) { (words.say("sit-back")) }
                }
            }
        },
    )
}

/// The fields of someone who sits down.
pub(super) fn fields(words: &Words, (name, town): (&str, &str)) -> Markup {
    html! {
        div.fields {
            div.field {
                label for="name" { (words.say("field-name")) }
                input.input id="name" name="name" value=(name) required maxlength=(MOST_LETTERS)
                    autocomplete="nickname" autofocus[name.is_empty()];
            }
            div.field {
                label for="town" { (words.say("field-town")) }
                input.input id="town" name="town" value=(town) maxlength=(MOST_LETTERS)
                    autocomplete="off";
            }
        }
    }
}

/// A seat's own link, shown to its owner.
#[derive(Clone, Copy, Debug)]
pub struct LinkScene<'a> {
    /// The language.
    pub words: &'a Words,
    /// Where the table is: `/table/ID`.
    pub address: &'a str,
    /// What the table is called.
    pub title: &'a str,
    /// Who sits there.
    pub name: &'a str,
    /// The whole link with the seat's secret.
    pub link: &'a str,
}

/// The page with a seat's own link.
pub fn seat_link(scene: &LinkScene<'_>) -> Markup {
    let words = scene.words;
    site(
        &Shell::site(words, scene.title, scene.address).private(),
        &html! {
            div.narrow.panel.invite {
                h1 { (words.say("elsewhere-title")) }
                p { (words.say_with("elsewhere-about", &[("name", scene.name.into())])) }
                (link_field(words, scene.link))
                (qr::code(scene.link, &words.say("elsewhere-code")))
                p.warn { (icon("i-warn")) span { (words.say("elsewhere-warning")) } }
                p.go { a.btn href=(scene.address) { (words.say("elsewhere-back")) } }
            }
        },
    )
}

/// Someone has opened a seat's own link.
#[derive(Clone, Copy, Debug)]
pub struct ArriveScene<'a> {
    /// The language.
    pub words: &'a Words,
    /// The link's own path: `/table/ID/continue/SECRET`.
    pub path: &'a str,
    /// What the table is called.
    pub title: &'a str,
    /// Who sits there.
    pub name: &'a str,
}

/// The page a seat's own link leads to. Opening it changes nothing: programs open links too.
pub fn arrive(scene: &ArriveScene<'_>) -> Markup {
    let words = scene.words;
    let values = [("name", scene.name.into()), ("table", scene.title.into())];
    site(
        &Shell::site(words, scene.title, scene.path).private(),
        &html! {
            form.narrow.panel.arrive method="post" action=(scene.path) {
                svg.ra aria-hidden="true" { use href="#house-1" {} }
                h1 { (words.say_with("arrive-title", &values)) }
                p { (words.say("arrive-about")) }
                p.go { button.btn.main { (icon("i-next")) (words.say("arrive-continue")) } }
            }
        },
    )
}
