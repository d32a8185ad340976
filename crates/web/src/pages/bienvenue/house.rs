//! The house that is shown: its storeys, and what can be chosen on them.

use bienvenue::Choice;
use bienvenue::cell::{Side, Spot};
use bienvenue::family::Storeys;
use bienvenue::house::Laying;
use bienvenue::view::{TaskView, WayView};
use maud::{Markup, html};

use super::board::ShownBoard;
use super::marks::{cash, ico, svg};
use super::names;
use super::terrain::{Over, Storey};
use super::tile::{Lie, drawn, ghost};
use crate::pages::table::text::{change, say};

/// The section with the house.
pub(super) fn house(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let player = board.player();
    let title = if board.is_mine() {
        words.say("v-your-house")
    } else {
        say!(words, "v-house-of", name = board.name(board.shown))
    };
    let ground =
        player.house.tiles.iter().filter(|laid| !laid.tile.garden && !laid.spot.is_upstairs());
    let bare = player.house.foundations.len().saturating_sub(ground.count());
    let two = board.view.figures.storeys > 1 && player.family.storeys != Storeys::One;
    let [below, above] = [false, true].map(|upstairs| places(board, upstairs));
    html! {
        section #sheet .house-box data-part aria-labelledby="h-house" {
            header {
                h2 #h-house { (title) }
                @if !player.house.tiles.is_empty() && bare > 0 { span .note-line { (say!(words, "v-bare", count = bare)) } }
                @if two {
                    span .floors role="radiogroup" aria-label=(words.say("v-storey")) {
                        // Where everything that can be chosen is upstairs, that storey is shown.
                        (floor(board, false, below, above == 0 || below > 0))
                        (floor(board, true, above, above > 0 && below == 0))
                    }
                }
            }
            div .blue {
                div .ground { (storey(board, false)) }
                @if two { div .upper { (storey(board, true)) } }
            }
        }
    }
}

fn floor(board: &ShownBoard<'_>, upstairs: bool, places: usize, shown: bool) -> Markup {
    let words = board.words;
    let (id, sign, name) = if upstairs {
        ("floor-1", "i-floor1", "v-upstairs")
    } else {
        ("floor-0", "i-floor0", "v-ground")
    };
    html! {
        label .both-ways[!upstairs] {
            input type="radio" name="floor" id=(id) value=(id) form="floors" checked[shown];
            (ico(sign)) span .long { (words.say(name)) }
            @if !upstairs { span .brief aria-hidden="true" title=(words.say(name)) { (words.say("v-ground-short")) } }
            @if places > 0 { span .more { (places) span .sr { " " (words.say("v-places")) } } }
        }
    }
}

fn storey(board: &ShownBoard<'_>, upstairs: bool) -> Markup {
    let house = &board.player().house;
    let side = board.view.figures.side;
    let storey = Storey { house, side, upstairs, named: true };
    storey.draw(board, |spot| over(board, spot))
}

/// How many cells of a storey can be chosen.
fn places(board: &ShownBoard<'_>, upstairs: bool) -> usize {
    let mut spots: Vec<Spot> = match (board.laying(), board.works()) {
        (Some(tile), _) => board.ways_of(tile.tile).filter_map(spot_of).collect(),
        (None, true) => {
            let open = |(choice, _)| match choice {
                Choice::Open { spot, .. } => Some(spot),
                _ => None,
            };
            board.choices().filter_map(open).collect()
        }
        _ => Vec::new(),
    };
    spots.retain(|spot| spot.is_upstairs() == upstairs);
    spots.sort_unstable();
    spots.dedup();
    spots.len()
}

fn spot_of(way: &WayView) -> Option<Spot> {
    laying(way).map(|laying| laying.spot)
}

fn laying(way: &WayView) -> Option<Laying> {
    match way.choice {
        Choice::Lay(laying) => Some(laying),
        _ => None,
    }
}

/// What can be chosen on a cell.
fn over(board: &ShownBoard<'_>, spot: Spot) -> Over {
    match board.task()? {
        TaskView::Foundations => corner(board, spot),
        TaskView::Entrance => {
            edges(board, spot, "v-entrance-label", "found", &svg("i-door"), |side| {
                Choice::Entrance { spot, side }
            })
        }
        _ if board.works() => {
            let price = cash(board.view.figures.door);
            edges(board, spot, "v-open-label", "room", &price, |side| Choice::Open { spot, side })
        }
        _ => place(board, spot),
    }
}

/// A corner of the foundations: the first one leads on, the opposite one lays them.
fn corner(board: &ShownBoard<'_>, spot: Spot) -> Over {
    let words = board.words;
    let cell = names::place(words, spot);
    let Some(first) = board.corner() else {
        let label = say!(words, "v-corner-label", cell = cell);
        let face = html! { span .sr { (label) } };
        return Some((
            "can",
            board.pick("here corner", spot, &format!("foundations {spot}"), &face),
        ));
    };
    if spot == first {
        let sign = html! {
            svg viewBox="0 0 96 96" aria-hidden="true" { path .cornerfill d="M0 0H96V96H0Z" {} path .cornermark d="M48 28V68M28 48H68" {} }
            span .sr { (say!(words, "v-corner-chosen", cell = cell)) }
        };
        return Some(("corner", sign));
    }
    let (columns, rows) = (
        [first.column().min(spot.column()), first.column().max(spot.column())],
        [first.row().min(spot.row()), first.row().max(spot.row())],
    );
    let [from, to] = [0, 1].map(|end| Spot::new(columns[end], rows[end], false));
    let choice = Choice::Foundations { from, to };
    board.effect(choice)?;
    let (wide, high) = (columns[1] - columns[0] + 1, rows[1] - rows[0] + 1);
    let label = say!(words, "v-opposite-label", cell = cell, wide = wide, high = high);
    Some((
        "can",
        html! {
            button .here.can name="choice" value=(choice) { span .size aria-hidden="true" { (wide * high) } span .sr { (label) } }
        },
    ))
}

/// Edges of a cell that can be chosen, each a button.
fn edges(
    board: &ShownBoard<'_>,
    spot: Spot,
    label: &str,
    class: &'static str,
    face: &Markup,
    choice: impl Fn(Side) -> Choice,
) -> Over {
    let words = board.words;
    let legal = |side: &Side| board.effect(choice(*side)).is_some();
    let sides: Vec<Side> = Side::ALL.into_iter().filter(legal).collect();
    if sides.is_empty() {
        return None;
    }
    let cell = names::place(words, spot);
    Some((
        class,
        html! {
            @for side in sides {
                button class={ "knock can e-" (["t", "r", "b", "l"][side.index()]) } name="choice" value=(choice(side))
                    aria-label=(say!(words, label, cell = cell.clone(), side = names::side(words, side))) { span { (face) } }
            }
        },
    ))
}

/// A place for the tile that is being laid, with what it costs there.
fn place(board: &ShownBoard<'_>, spot: Spot) -> Over {
    let tile = board.laying()?;
    let mut ways: Vec<&WayView> =
        board.ways_of(tile.tile).filter(|way| spot_of(way) == Some(spot)).collect();
    ways.sort_by_key(|way| way.price);
    let cheapest = *ways.first()?;
    let words = board.words;
    let cell = names::place(words, spot);
    let face = html! { (pencil(board, cheapest, false)) (price(cheapest)) };
    let label = format!(
        "{} {}",
        say!(words, "v-place-label", cell = cell.clone(), price = cheapest.price),
        takes(board, cheapest)
    );
    if let [only] = ways[..] {
        let effect = board.effect(only.choice).unwrap_or(0);
        return Some((
            "can",
            html! {
                button .here.can name="choice" value=(only.choice) data-effect=[change(effect)] { (face) span .sr { (board.label(label, effect)) } }
            },
        ));
    }
    let id = format!("way-{}", spot.to_string().replace('+', "u"));
    Some((
        "can",
        html! {
            button .here.can type="button" popovertarget=(id) { (face) span .sr { (label) " " (say!(words, "v-ways-label", count = ways.len())) } }
            div .turn-pop id=(id) popover role="group" aria-label=(say!(words, "v-which-way", cell = cell)) {
                ul .turns {
                    @for way in &ways {
                        @let effect = board.effect(way.choice).unwrap_or(0);
                        li {
                            button name="choice" value=(way.choice) data-effect=[change(effect)] {
                                (pencil(board, way, true)) (cash(way.price)) small { (takes(board, way)) }
                            }
                        }
                    }
                }
            }
        },
    ))
}

/// How the tile would lie.
fn pencil(board: &ShownBoard<'_>, way: &WayView, inked: bool) -> Markup {
    let (Some(tile), Some(laying)) = (board.laying(), laying(way)) else { return html! {} };
    let garden = tile.garden && tile.needs_door;
    let faces = way.doors.first().copied().filter(|_| garden);
    let lie = Lie { tile, top: laying.top, open: &way.doors, stairs: way.stairs, faces };
    if inked { drawn(&lie) } else { ghost(&lie) }
}

/// What a way costs, as the label of its button says in words.
fn price(way: &WayView) -> Markup {
    let sign = |id: &str| html! { svg { use href={ "#" (id) } {} } };
    html! {
        span .price aria-hidden="true" {
            (sign("i-coin")) b { (way.price) }
            // What the price includes: a number only where there is more than one.
            @if !way.doors.is_empty() { small { @if way.doors.len() > 1 { (way.doors.len()) } (sign("i-door")) } }
            @if way.stairs { small { (sign("i-stairs")) } }
        }
    }
}

/// What a way takes besides the tile, in words.
fn takes(board: &ShownBoard<'_>, way: &WayView) -> String {
    let words = board.words;
    let garden = board.laying().is_some_and(|tile| tile.garden);
    let mut parts = Vec::new();
    if !way.doors.is_empty() {
        parts.push(say!(words, "v-more-doors", count = way.doors.len()));
    }
    if way.stairs {
        parts.push(words.say("v-more-stairs"));
    }
    match parts.is_empty() {
        true if garden => words.say("v-fits"),
        true => words.say("v-doors-meet"),
        false => parts.join(" "),
    }
}
