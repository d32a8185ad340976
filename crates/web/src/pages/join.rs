//! Sitting down, asking others to the table, and taking a seat along to another device.
//!
//! | page | form |
//! | --- | --- |
//! | `GET /table/ID/sit?seat=N`: [`sit`] | `POST /table/ID/sit` with `seat`, `name`, `town` |
//! | `GET /table/ID/invite`: [`invite`] | `POST /table/ID/link` with `seat`, for one's own seats |
//! | the answer to `POST /table/ID/link`: [`seat_link`] | |
//! | `GET /table/ID/continue/SECRET`: [`arrive`] | `POST` to the same address, without fields |

use maud::{Markup, html};
use tabletop::Seat;

use super::MOST_LETTERS;
use super::layout::{Shell, icon, refused, site};
use super::lobby::link_and_code;
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

/// Someone wants to show the table to others, or to have it on another screen.
#[derive(Clone, Copy, Debug)]
pub struct InviteScene<'a> {
    /// The language.
    pub words: &'a Words,
    /// Where the table is: `/table/ID`.
    pub address: &'a str,
    /// The whole link of the table.
    pub link: &'a str,
    /// What the table is called.
    pub title: &'a str,
    /// The visitor's seats, with the names of those who sit there.
    pub mine: &'a [(Seat, &'a str)],
}

/// The page with the table's link, and the ways to play on elsewhere.
pub fn invite(scene: &InviteScene<'_>) -> Markup {
    let words = scene.words;
    let path = format!("{}/invite", scene.address);
    site(
        &Shell::site(words, scene.title, &path).private(),
        &html! {
            div.narrow.panel.invite {
                h1 { (words.say_with("invite-title", &[("table", scene.title.into())])) }
                p { (words.say("invite-about")) }
                (link_and_code(words, scene.link, &words.say("lobby-code")))
                @if !scene.mine.is_empty() {
                    p.hint { (words.say("invite-play")) }
                    form.go method="post" action=(format!("{}/link", scene.address)) {
                        @for (seat, name) in scene.mine {
                            button.btn name="seat" value=(seat) {
                                (icon("i-qr")) (words.say_with("invite-seat", &[("name", (*name).into())]))
                            }
                        }
                    }
                    p.hint { (words.say("invite-revoke-about")) }
                    form.go method="post" action=(format!("{}/revoke", scene.address)) {
                        @for (seat, name) in scene.mine {
                            button.btn.quiet name="seat" value=(seat) {
                                (words.say_with("invite-revoke", &[("name", (*name).into())]))
                            }
                        }
                    }
                }
                p.go { a.btn.main href=(scene.address) { (words.say("elsewhere-back")) } }
            }
        },
    )
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
                (link_and_code(words, scene.link, &words.say("elsewhere-code")))
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
