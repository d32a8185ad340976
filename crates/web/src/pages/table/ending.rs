//! The end of a game: who won, every score taken apart, and how to go on.

use std::collections::BTreeMap;

use maud::{Markup, html};
use tabletop::Seat;

use super::frame::Frame;
use super::text::{figure, list, say};
use crate::assets;
use crate::pages::layout::icon as ico;
use crate::play::{Asked, SideSheet};

/// Up to this many seats stand side by side in the table of scores.
const SIDE_BY_SIDE: usize = 6;
/// Of more seats than twice as many, only the first of them have a row each, and those around the
/// viewer.
const FIRST: usize = 10;
/// How many above and below the viewer have one then.
const NEAREST: usize = 3;

/// Something that points are made of.
pub(in crate::pages) struct Category {
    /// Its drawing.
    pub(in crate::pages) sign: Markup,
    /// Its name.
    pub(in crate::pages) name: String,
    /// What it brought every seat; none where it brings nobody anything.
    pub(in crate::pages) points: Vec<Option<i32>>,
    /// What it brought the opponent who has no seat.
    pub(in crate::pages) beside: Option<i32>,
}

impl Category {
    /// The part of every score that is kept under this key.
    pub(in crate::pages) fn of<'s>(
        key: &str,
        sign: Markup,
        name: String,
        scores: impl Iterator<Item = &'s BTreeMap<String, i32>>,
    ) -> Self {
        let part = |score: &BTreeMap<String, i32>| Some(score.get(key).copied().unwrap_or(0));
        Self { sign, name, points: scores.map(part).collect(), beside: None }
    }
}

/// Someone who scores without a seat, in a column of their own.
pub(in crate::pages) struct Beside {
    /// What they are called.
    pub(in crate::pages) name: String,
    /// Their points.
    pub(in crate::pages) total: i32,
}

/// Who won and why the game ended, with the ways to go on. Only the winner sees it in gold;
/// others who played see their place.
pub(in crate::pages) fn prompt(frame: &Frame<'_>, verdict: &str, cause: &str) -> Markup {
    let words = frame.words;
    let won = frame.mine.iter().any(|seat| frame.rank(*seat) == 1);
    let place = frame.status.viewer.filter(|_| !won).map(|seat| place(frame, seat));
    html! {
        section #prompt .prompt.over .won[won] data-part tabindex="-1" aria-label=(words.say("t-end")) {
            link rel="stylesheet" href=(assets::url("ending.css"));
            (ico(if won { "i-first" } else { "i-done" }))
            div .say role="status" {
                h1 { (verdict) }
                p .line { @if let Some(place) = place { (place) " " } (cause) }
            }
            @if !frame.mine.is_empty() || frame.host {
                (again(frame))
            } @else if frame.together.rematch.is_some() {
                a .btn.main href={ (frame.address) "/next" } { (ico("i-eye")) (words.say("rematch-watch")) }
            }
        }
    }
}

/// The way to the next game: the first one who asks opens it, everyone else joins.
fn again(frame: &Frame<'_>) -> Markup {
    let words = frame.words;
    let Some(asked) = frame.together.rematch else {
        return html! {
            form .acts method="post" action={ (frame.address) "/again" } {
                button .btn name="same" value="true" { (ico("i-shuffle")) (words.say("t-same-cards")) }
                button .btn.main { (ico("i-again")) (words.say("t-again")) }
            }
        };
    };
    let (line, way) = match asked {
        Asked::Me => (words.say("rematch-yours"), "rematch-go"),
        Asked::Named(name) => (say!(words, "rematch-asked", name = name), "rematch-join"),
        Asked::Someone => (words.say("rematch-asked-by-someone"), "rematch-join"),
    };
    html! {
        form .acts.rematch .asked[asked != Asked::Me] method="post" action={ (frame.address) "/again" } {
            b role="status" { (line) }
            button .btn.main { (ico("i-again")) (words.say(way)) }
        }
    }
}

/// The place of someone who has not won.
fn place(frame: &Frame<'_>, seat: Seat) -> String {
    let seats = frame.status.totals.len();
    let total = frame.total(seat);
    let unit = say!(frame.words, frame.status.points[0], points = total);
    say!(
        frame.words,
        "t-your-place",
        place = frame.rank(seat),
        seats = seats,
        points = figure(total),
        unit = unit
    )
}

/// Who won, or what came of it alone.
pub(in crate::pages) fn verdict(frame: &Frame<'_>) -> String {
    let words = frame.words;
    let order = frame.order();
    let winners: Vec<Seat> = order.iter().copied().filter(|seat| frame.rank(*seat) == 1).collect();
    let points = figure(frame.total(order[0]));
    let [winner] = *winners else {
        let names: Vec<String> = winners.iter().map(|seat| frame.within(*seat)).collect();
        return say!(words, "t-shared-win", names = list(words, &names), points = points);
    };
    let Some(second) = order.get(1) else {
        return say!(words, "t-solo-result", points = points);
    };
    let id = match (frame.is_me(winner), frame.total(*second) == frame.total(winner)) {
        (true, false) => "t-you-win",
        (true, true) => "t-you-win-tie",
        (false, false) => "t-wins",
        (false, true) => "t-wins-tie",
    };
    let next = figure(frame.total(*second));
    say!(words, id, name = frame.name(winner), points = points, next = next)
}

/// Who won alone against someone without a seat. Equal points need not be a shared place.
pub(in crate::pages) fn against(frame: &Frame<'_>, opponent: &Beside, shared: bool) -> String {
    let words = frame.words;
    let me = Seat::new(0);
    let name = opponent.name.as_str();
    let (mine, theirs) = (figure(frame.total(me)), figure(opponent.total));
    if frame.rank(me) > 1 {
        say!(words, "t-wins", name = name, points = theirs, next = mine)
    } else if shared {
        let names = list(words, &[frame.within(me), name.to_owned()]);
        say!(words, "t-shared-win", names = names, points = mine)
    } else if frame.is_me(me) {
        say!(words, "t-you-win", points = mine, next = theirs)
    } else {
        say!(words, "t-wins", name = frame.name(me), points = mine, next = theirs)
    }
}

/// The final scores, taken apart; with the ways to the replay and the record.
pub(in crate::pages) fn ranking(
    frame: &Frame<'_>,
    categories: &[Category],
    beside: Option<&Beside>,
) -> Markup {
    let words = frame.words;
    let address = frame.address;
    html! {
        section #ranking .panel data-part {
            h2 {
                (words.say("t-final-scores"))
                span .ways {
                    a .btn.quiet href={ (address) "/replay" } { (ico("i-eye")) (words.say("t-replay")) }
                    a .btn.quiet href={ (address) "/analysis?look=" (frame.shown) } { (ico("i-look")) (words.say("t-analysis")) }
                    a #picture .btn.quiet data-script=(assets::url("picture.js")) href={ (address) "/picture.svg?look=" (frame.shown) } download={ (frame.name(frame.shown)) ".svg" } { (ico("i-house")) (words.say("t-picture")) }
                    button #share-picture .btn.quiet type="button" hidden { (ico("i-share")) (words.say("t-share-picture")) }
                    a .btn.quiet href={ (address) "/record" } download { (ico("i-down")) (words.say("t-record")) }
                }
            }
            @if frame.seats().count() <= SIDE_BY_SIDE {
                (by_category(frame, categories, beside))
            } @else {
                (by_seat(frame, categories))
            }
        }
    }
}

/// The finished town that is looked at, then scores, plans and figures.
pub(in crate::pages) fn town(
    frame: &Frame<'_>,
    sheet: &Markup,
    categories: &[Category],
    beside: Option<&Beside>,
    plans: &Markup,
    content: impl FnOnce() -> Markup,
) -> Markup {
    html! {
        div #turn .turn {
            div .finished { (sheet) }
            (ranking(frame, categories, beside))
            div #offer .offer.over data-part { (plans) }
            (figures(frame, content))
        }
    }
}

/// How the game went, in lines and figures, drawn for those who come that far. The script notices when
/// the way there is in sight; others follow it.
pub(in crate::pages) fn figures(frame: &Frame<'_>, content: impl FnOnce() -> Markup) -> Markup {
    let to = SideSheet::Figures;
    html! {
        div id=(to.id()) data-part {
            @if frame.open == Some(to) {
                div .halves { (content()) }
            } @else {
                a .btn.later href=(frame.link_to(to)) { (ico("i-look")) (frame.words.say("t-figures")) }
            }
        }
    }
}

/// Points in a table, or a dash where there can be none.
fn cell(points: Option<i32>) -> Markup {
    html! {
        @match points {
            // Most have no class, and there may be hundreds of them.
            Some(points) => td class=[(points < 0).then_some("minus")] { (figure(points)) },
            None => td { "–" },
        }
    }
}

/// A row for each category, a column for each seat.
fn by_category(frame: &Frame<'_>, categories: &[Category], beside: Option<&Beside>) -> Markup {
    let words = frame.words;
    let order = frame.order();
    html! {
        div .scroll tabindex="0" role="region" aria-label=(words.say("t-final-scores")) {
            table .final.num {
                thead { tr {
                    td {}
                    @for seat in &order {
                        th scope="col" class=[(frame.rank(*seat) == 1).then_some("first")] {
                            @if order.len() > 1 { span .rank { (frame.rank(*seat)) } }
                            a href=(frame.look_at(*seat)) { (frame.you_or_name(*seat)) }
                        }
                    }
                    @if let Some(beside) = beside { th scope="col" { (beside.name) } }
                } }
                tbody {
                    @for category in categories {
                        tr {
                            th scope="row" { (category.sign) (category.name) }
                            @for seat in &order { (cell(category.points[seat.index()])) }
                            @if beside.is_some() { (cell(category.beside)) }
                        }
                    }
                }
                tfoot { tr {
                    th scope="row" { (words.say("t-total")) }
                    @for seat in &order { td { (figure(frame.total(*seat))) } }
                    @if let Some(beside) = beside { td { (figure(beside.total)) } }
                } }
            }
        }
    }
}

/// The seats with a row: all of them, or of a crowd those at the top and around the viewer.
fn listed(frame: &Frame<'_>) -> Vec<Seat> {
    let order = frame.order();
    if frame.everyone || order.len() <= 2 * FIRST {
        return order;
    }
    let viewer = order.iter().position(|seat| frame.is_me(*seat));
    let near = |place: usize| viewer.is_some_and(|viewer| place.abs_diff(viewer) <= NEAREST);
    let places = order.into_iter().enumerate();
    places.filter(|(place, _)| *place < FIRST || near(*place)).map(|(_, seat)| seat).collect()
}

/// A row for each seat, a column for each category.
fn by_seat(frame: &Frame<'_>, categories: &[Category]) -> Markup {
    let words = frame.words;
    let rows = listed(frame);
    html! {
        div .scroll.tall tabindex="0" role="region" aria-label=(words.say("t-final-scores")) {
            table .final.many.num {
                thead { tr {
                    td {}
                    th scope="col" { (words.say("t-total")) }
                    @for category in categories {
                        th scope="col" title=(category.name) { (category.sign) span .sr { (category.name) } }
                    }
                } }
                tbody {
                    @for &seat in &rows {
                        tr class=[frame.is_me(seat).then_some("me")] {
                            th scope="row" {
                                span .rank { (frame.rank(seat)) }
                                a href=(frame.look_at(seat)) { (frame.you_or_name(seat)) }
                            }
                            td { b { (figure(frame.total(seat))) } }
                            @for category in categories {
                                (cell(category.points[seat.index()]))
                            }
                        }
                    }
                }
            }
        }
        @if rows.len() < frame.status.totals.len() {
            a .more href={ (frame.link(true, frame.whole_log)) "#ranking" } {
                (say!(words, "t-all-players", count = frame.status.totals.len()))
            }
        }
    }
}
