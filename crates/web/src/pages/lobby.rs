//! A table that waits to begin, `GET /table/ID`: the link and its code, the seats, the start.
//!
//! | form | fields | who |
//! | --- | --- | --- |
//! | `POST /table/ID/sit` | `seat` (none: any open one), `name`, `town` | anyone who wants to play |
//! | `GET /table/ID/sit` | `seat`: to the [form](super::join) for that seat | anyone who wants to play |
//! | `POST /table/ID/rejoin` | | someone a seat of a rematch is kept for |
//! | `POST /table/ID/leave` | `seat` | its owner; the host |
//! | `POST /table/ID/fill` | `seat` (`all`: every open one), `level` | the host |
//! | `POST /table/ID/start` | `present`: only with those who are there | the host |
//! | `POST /table/ID/clock` | `clock`: `none`, `minutes`, `day` | the host |
//! | `POST /table/ID/seats` | `seats`: how many there shall be | the host |
//! | `POST /table/ID/link` | `seat`: to the [seat's own link](super::join) | its owner |
//!
//! Seats are counted from 1, as everywhere. While people sit down, the script listens to
//! `GET /table/ID/events`, asks for the page again at each event, and replaces `#lobby-next` and
//! `#lobby-seats`; when the page is no lobby any more it goes there.

use maud::{Markup, html};
use tabletop::{Seat, Settings};

use super::games::{GameInfo, bot_name, level_field, usual_level};
use super::join::fields;
use super::layout::{Preview, Shell, icon, refused, site};
use super::rules;
use super::seat_sign::sign;
use super::social::calls;
use super::{Person, PersonKind};
use crate::Clock;
use crate::qr;
use crate::words::Words;

/// Everything the page is drawn from.
#[derive(Clone, Copy, Debug)]
pub struct LobbyScene<'a> {
    /// The language.
    pub words: &'a Words,
    /// Where the table is: `/table/ID`.
    pub address: &'a str,
    /// The whole link that friends are sent.
    pub link: &'a str,
    /// What the table is called.
    pub title: &'a str,
    /// The game.
    pub game: &'a GameInfo,
    /// The options chosen.
    pub settings: &'a Settings,
    /// Who sits where.
    pub people: &'a [Person],
    /// How long a turn may take.
    pub clock: Clock,
    /// Whether the viewer opened the table.
    pub host: bool,
    /// Whether a seat is kept for the viewer, who played with them before.
    pub awaited: bool,
    /// Whether the cards come as they came in a game before.
    pub same_cards: bool,
    /// The host's name, if they sit down.
    pub host_name: Option<&'a str>,
    /// The name and town to offer to someone who sits down.
    pub offer: (&'a str, &'a str),
    /// The hash of what decides the cards.
    pub commitment: &'a str,
    /// What messengers show of the table's link.
    pub preview: Option<Preview<'a>>,
    /// Why the last thing asked for did not happen.
    pub refused: Option<&'a str>,
}

impl LobbyScene<'_> {
    /// How many seats nobody sits at yet.
    fn open(&self) -> usize {
        let awaited = self.people.iter().filter(|person| person.kind == PersonKind::Awaited);
        self.free() + awaited.count()
    }

    /// How many of them anyone can take.
    fn free(&self) -> usize {
        self.people.iter().filter(|person| person.kind == PersonKind::Open).count()
    }

    /// Whether the game can begin with those who are there.
    fn can_begin_now(&self) -> bool {
        self.game.seats.contains(&(self.people.len() - self.open()))
    }

    fn seated(&self) -> bool {
        self.people.iter().any(|person| person.kind == PersonKind::Me)
    }

    fn action(&self, what: &str) -> String {
        format!("{}/{what}", self.address)
    }
}

/// The page.
pub fn lobby(scene: &LobbyScene<'_>) -> Markup {
    // Someone who is about to type a name must not lose it to a refresh.
    let typing = !scene.seated() && !scene.awaited && scene.free() > 0;
    let shell = Shell {
        refresh: (!typing).then_some(5),
        stylesheets: &["site.css", "together.css"],
        scripts: &["site.js", "together.js"],
        preview: scene.preview,
        ..Shell::site(scene.words, scene.title, scene.address).private()
    };
    site(&shell, &content(scene))
}

fn content(scene: &LobbyScene<'_>) -> Markup {
    let words = scene.words;
    html! {
        div.lobby id="lobby" data-address=(scene.address) {
            header.head {
                h1 { (scene.title) }
                p.soft { (scene.game.title) }
            }
            (refused(scene.refused))
            (next(scene))
            @if scene.seated() { section.panel aria-label=(words.say("social-call")) { (calls(words)) } }
            div.halves {
                section.panel id="lobby-seats" aria-labelledby="h-seats" {
                    h2 id="h-seats" { (words.say("lobby-seats")) (count(scene)) }
                    (seats(scene))
                    @if scene.host { (size_form(scene)) (clock_form(scene)) }
                }
                div.stack {
                    (invitation(scene))
                    (rules(scene))
                }
            }
        }
    }
}

/// Those who wait can read how the game goes.
fn rules_link(scene: &LobbyScene<'_>) -> Markup {
    html! { p { a href=(rules::address(scene.game.name)) { (scene.words.say("home-rules")) } } }
}

/// What the viewer can do now.
fn next(scene: &LobbyScene<'_>) -> Markup {
    let words = scene.words;
    let open = scene.open();
    let strip = |title: String, about: String, buttons: Markup| {
        html! {
            section.next.panel id="lobby-next" aria-label=(words.say("lobby-next")) {
                div.say role="status" { h2 { (title) } p { (about) } (rules_link(scene)) }
                (buttons)
            }
        }
    };
    if scene.awaited {
        let title = match scene.host_name {
            Some(host) => words.say_with("rematch-asked", &[("name", host.into())]),
            None => words.say("rematch-asked-by-someone"),
        };
        let join = html! {
            form method="post" action=(scene.action("rejoin")) {
                button.btn.main id="join" { (icon("i-again")) (words.say("rematch-join")) }
            }
        };
        let about = words.say("rematch-join-about");
        let about =
            if scene.same_cards { format!("{} {about}", words.say("rematch-same")) } else { about };
        return strip(title, about, join);
    }
    if !scene.seated() && scene.free() > 0 {
        let invited = match scene.host_name {
            Some(host) => words.say_with(
                "preview-invites",
                &[("host", host.into()), ("game", scene.game.title.into())],
            ),
            None => words.say("lobby-sit"),
        };
        return html! {
            section.next.panel id="lobby-next" aria-labelledby="h-sit" {
                div.say { h2 id="h-sit" { (invited) } p { (words.say("lobby-sit-about")) } (rules_link(scene)) }
                (sit_form(scene))
            }
        };
    }
    if !scene.host {
        let about = match (scene.seated(), open) {
            (true, _) => "lobby-wait-about",
            (false, 0) => "lobby-full-about",
            (false, _) => "rematch-full-about",
        };
        let title = match scene.host_name {
            Some(host) => words.say_with("lobby-wait-for", &[("host", host.into())]),
            None => words.say("lobby-wait"),
        };
        return strip(title, words.say(about), html! {});
    }
    let start = |class: &str, label: &str, present: bool| {
        html! {
            form method="post" action=(scene.action("start")) {
                @if present { input type="hidden" name="present" value="true"; }
                button class=(class) id="start" { (icon("i-done")) (words.say(label)) }
            }
        }
    };
    if open == 0 {
        let start = start("btn main", "lobby-start", false);
        return strip(words.say("lobby-ready"), words.say("lobby-ready-about"), start);
    }
    let waits_for_friends = scene.free() < open;
    let (title, about) = if waits_for_friends {
        (words.say("rematch-open"), "rematch-open-about")
    } else {
        (words.say_with("lobby-open", &[("open", open.into())]), "lobby-open-about")
    };
    strip(
        title,
        words.say(about),
        html! {
            div.go {
                (fill_form(scene, "all", &words.say("lobby-fill-all"), "btn"))
                @if scene.can_begin_now() { (start("btn", "lobby-start-present", true)) }
            }
        },
    )
}

fn sit_form(scene: &LobbyScene<'_>) -> Markup {
    html! {
        form.sit method="post" action=(scene.action("sit")) {
            (fields(scene.words, scene.offer))
            button.btn.main { (icon("i-person")) (scene.words.say("lobby-sit-down")) }
        }
    }
}

fn fill_form(scene: &LobbyScene<'_>, seat: &str, label: &str, class: &str) -> Markup {
    html! {
        form.fill method="post" action=(scene.action("fill")) {
            input type="hidden" name="seat" value=(seat);
            (level_field(scene.words, &format!("level-{seat}"), usual_level()))
            button class=(class) id=(format!("fill-{seat}")) { (icon("i-bot")) (label) }
        }
    }
}

fn count(scene: &LobbyScene<'_>) -> Markup {
    let (all, open) = (scene.people.len(), scene.open());
    let values = [("taken", (all - open).into()), ("seats", all.into())];
    html! { span.flag { (scene.words.say_with("lobby-count", &values)) } }
}

/// More or fewer seats: open ones come and go.
fn size_form(scene: &LobbyScene<'_>) -> Markup {
    let words = scene.words;
    let taken = scene.people.len() - scene.open();
    let least = taken.max(*scene.game.seats.start());
    let range = [("from", least.into()), ("to", (*scene.game.seats.end()).into())];
    html! {
        form.fill method="post" action=(scene.action("seats")) {
            label for="size" { (words.say_with("lobby-size-range", &range)) }
            // The server says in words what is too many: a browser would say it in its own.
            input.input id="size" name="seats" inputmode="numeric" autocomplete="off" size="4"
                value=(scene.people.len());
            button.btn.quiet { (icon("i-done")) (words.say("lobby-size-change")) }
        }
    }
}

/// How long a turn may take.
fn clock_form(scene: &LobbyScene<'_>) -> Markup {
    let words = scene.words;
    html! {
        form.fill method="post" action=(scene.action("clock")) {
            label for="clock" { (words.say("clock-label")) }
            select.input id="clock" name="clock" {
                @for clock in Clock::ALL {
                    option value=(clock.name()) selected[clock == scene.clock] {
                        (words.say(&format!("clock-{}", clock.name())))
                    }
                }
            }
            button.btn.quiet { (icon("i-done")) (words.say("lobby-size-change")) }
        }
    }
}

/// How many open seats are shown one by one; the rest are one line.
const OPEN_SHOWN: usize = 6;

fn seats(scene: &LobbyScene<'_>) -> Markup {
    let words = scene.words;
    let mut open = 0;
    let rows = scene.people.iter().enumerate().filter(|(_, person)| {
        open += usize::from(person.kind == PersonKind::Open);
        person.kind != PersonKind::Open || open <= OPEN_SHOWN
    });
    html! {
        ol.seats {
            @for (index, person) in rows { (row(scene, Seat::new(index), person)) }
            @if let more @ 1.. = scene.open().saturating_sub(OPEN_SHOWN) {
                li.open { (icon("i-plus")) span.who { (words.say_with("lobby-more", &[("more", more.into())])) } }
            }
        }
        p.hint { (icon("i-eye")) span { (words.say("lobby-watch")) } }
    }
}

fn row(scene: &LobbyScene<'_>, seat: Seat, person: &Person) -> Markup {
    let words = scene.words;
    let one = |what: &str, label: String, drawing: &str| {
        html! {
            form method="post" action=(scene.action(what)) {
                button.btn.quiet id=(format!("{what}-{seat}")) name="seat" value=(seat) {
                    (icon(drawing)) span { (label) }
                    span.sr { ": " (person.name) }
                }
            }
        }
    };
    match person.kind {
        PersonKind::Open => html! {
            li.open {
                (icon("i-plus"))
                span.who { (words.say("lobby-seat-open")) }
                div.tools {
                    @if scene.host {
                        (fill_form(scene, &seat.to_string(), &words.say("lobby-fill"), "btn quiet"))
                    }
                    // Those without a seat have the form above, which takes any open one.
                    @if scene.seated() {
                        a.btn.quiet href=(format!("{}?seat={seat}", scene.action("sit"))) {
                            (icon("i-person")) (words.say("lobby-sit-too"))
                        }
                    }
                }
            }
        },
        PersonKind::Me => html! {
            li.me {
                (sign(seat))
                (who(person, &words.say("lobby-me")))
                div.tools {
                    (one("link", words.say("lobby-elsewhere"), "i-qr"))
                    (one("leave", words.say("lobby-leave"), "i-close"))
                }
            }
        },
        PersonKind::Other => html! {
            li {
                (sign(seat))
                (who(person, ""))
                @if scene.host { div.tools { (one("leave", words.say("lobby-free"), "i-close")) } }
            }
        },
        PersonKind::Awaited => html! {
            li.open {
                (icon("i-wait"))
                (who(person, &words.say("rematch-awaited")))
                @if scene.host {
                    div.tools {
                        (fill_form(scene, &seat.to_string(), &words.say("lobby-fill"), "btn quiet"))
                        (one("leave", words.say("lobby-free"), "i-close"))
                    }
                }
            }
        },
        PersonKind::Bot(level) => html! {
            li {
                (sign(seat))
                (icon("i-bot"))
                (who(person, &bot_name(words, level)))
                @if scene.host { div.tools { (one("leave", words.say("lobby-free"), "i-close")) } }
            }
        },
    }
}

fn who(person: &Person, note: &str) -> Markup {
    html! {
        span.who {
            b { (person.name) }
            @if !note.is_empty() { " " em { (note) } }
            @if !person.town.is_empty() && person.town != person.name { small { (person.town) } }
        }
    }
}

fn invitation(scene: &LobbyScene<'_>) -> Markup {
    let words = scene.words;
    html! {
        section.panel.invite aria-labelledby="h-invite" {
            h2 id="h-invite" { (words.say("lobby-invite")) }
            p.hint { (words.say("lobby-invite-about")) }
            (link_and_code(words, scene.link, &words.say("lobby-code")))
        }
    }
}

/// A link to copy and to scan.
pub(super) fn link_and_code(words: &Words, link: &str, code: &str) -> Markup {
    html! {
        (link_field(words, "table-link", "lobby-link", link))
        (qr::code(link, code))
    }
}

/// A link to copy, by hand or by button, or to hand to another program where the device can.
pub(super) fn link_field(words: &Words, id: &str, label: &str, link: &str) -> Markup {
    html! {
        div.copy {
            label.sr for=(id) { (words.say(label)) }
            input.input id=(id) readonly value=(link);
            button.btn type="button" hidden data-copy=(id) data-done=(words.say("lobby-copied")) {
                (icon("i-link")) span { (words.say("lobby-copy")) }
            }
            button.btn type="button" hidden data-share=(id) {
                (icon("i-next")) span { (words.say("lobby-share")) }
            }
        }
    }
}

fn rules(scene: &LobbyScene<'_>) -> Markup {
    let words = scene.words;
    html! {
        section.panel aria-labelledby="h-rules" {
            h2 id="h-rules" { (words.say("lobby-rules")) }
            ul.chosen {
                @for option in scene.game.chosen(words, scene.settings) { li { (option) } }
                @if scene.clock != Clock::None {
                    li { (words.say(&format!("clock-{}", scene.clock.name()))) }
                }
            }
            details.proof {
                summary { (words.say("lobby-fair")) }
                p { (words.say("lobby-fair-about")) }
                code { (scene.commitment) }
            }
        }
    }
}
