//! A tile, drawn from its parameters: floor, furniture, walls and doors.

use std::fmt::Write as _;

use bienvenue::cell::Side;
use bienvenue::view::{LaidView, TileView};
use maud::{Markup, html};

use super::names;

/// What a side of a tile looks like, as it lies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    Wall,
    Door,
    /// A wall with a door that the player paid for.
    Opened,
    /// The open side of half a room.
    Half,
    Bar,
    Corridor,
}

/// How a tile lies.
#[derive(Clone, Copy)]
pub(super) struct Lie<'a> {
    pub(super) tile: &'a TileView,
    /// Where its printed top points.
    pub(super) top: Side,
    /// Sides that are open, doors opened for it included.
    pub(super) open: &'a [Side],
    /// Whether a staircase leads to the other storey.
    pub(super) stairs: bool,
    /// In the garden: the side that a half pool or a terrace turns to.
    pub(super) faces: Option<Side>,
}

impl<'a> Lie<'a> {
    /// As it is printed.
    pub(super) const fn printed(tile: &'a TileView) -> Self {
        Self { tile, top: Side::North, open: &[], stairs: false, faces: None }
    }

    /// As it lies in a house.
    pub(super) fn laid(laid: &'a LaidView, stairs: bool, faces: Option<Side>) -> Self {
        Self { tile: &laid.tile, top: laid.top, open: &laid.open, stairs, faces }
    }

    fn edge(&self, side: Side) -> Edge {
        // Clockwise from the printed top, which may point elsewhere.
        let index = (side.index() + 4 - self.top.index()) % 4;
        match self.tile.edges.as_bytes().get(index) {
            Some(b'd') => Edge::Door,
            Some(b'e') => Edge::Half,
            Some(b'a') => Edge::Bar,
            Some(b'c') => Edge::Corridor,
            _ if self.open.contains(&side) => Edge::Opened,
            _ => Edge::Wall,
        }
    }

    /// By how many quarters the furniture is turned; it is drawn with its back to the top.
    fn quarters(&self) -> usize {
        const READING: [Side; 4] = [Side::West, Side::North, Side::East, Side::South];
        const WALLS: [Side; 4] = [Side::North, Side::East, Side::West, Side::South];
        let find = |wanted: &[Edge], order: [Side; 4]| {
            order.into_iter().find(|side| wanted.contains(&self.edge(*side)))
        };
        if self.tile.garden {
            // A half pool turns its open end, drawn at the bottom, to the other half.
            let half = self.tile.pair.is_some();
            return self.faces.map_or(0, |side| (side.index() + if half { 2 } else { 0 }) % 4);
        }
        if let Some(half) = find(&[Edge::Half], READING) {
            return (half.index() + 2) % 4;
        }
        if find(&[Edge::Corridor], READING).is_some() {
            return self.top.index();
        }
        let door = find(&[Edge::Door, Edge::Opened], READING);
        let behind = door.map(Side::opposite).filter(|side| self.edge(*side) == Edge::Wall);
        behind.or_else(|| find(&[Edge::Wall], WALLS)).map_or(0, Side::index)
    }
}

/// A rectangle along the top edge, turned to a side: `M0 0H33V6H0Z`.
fn rectangle(path: &mut String, side: Side, from: i32, to: i32, [near, far]: [i32; 2]) {
    let ((left, right), (top, bottom)) = match side {
        Side::North => ((from, to), (near, far)),
        Side::East => ((96 - far, 96 - near), (from, to)),
        Side::South => ((96 - to, 96 - from), (96 - far, 96 - near)),
        Side::West => ((near, far), (96 - to, 96 - from)),
    };
    // Writing to a text cannot fail.
    let _ = write!(path, "M{left} {top}H{right}V{bottom}H{left}Z");
}

/// A point of the top edge, turned to a side.
fn point(side: Side, along: i32, deep: i32) -> (i32, i32) {
    match side {
        Side::North => (along, deep),
        Side::East => (96 - deep, along),
        Side::South => (96 - along, 96 - deep),
        Side::West => (deep, 96 - along),
    }
}

const WALL: [i32; 2] = [0, 6];

fn walls(lie: &Lie<'_>) -> String {
    let mut path = String::new();
    for side in Side::ALL {
        let gaps: &[(i32, i32)] = match lie.edge(side) {
            Edge::Wall => &[(0, 96)],
            Edge::Door | Edge::Opened => &[(0, 33), (63, 96)],
            Edge::Half => &[(0, 6), (90, 96)],
            Edge::Bar => &[(0, 14), (82, 96)],
            Edge::Corridor => &[(0, 24), (72, 96)],
        };
        for (from, to) in gaps {
            rectangle(&mut path, side, *from, *to, WALL);
        }
    }
    path
}

/// The sides that look like this.
fn sides(lie: &Lie<'_>, edge: Edge) -> impl Iterator<Item = Side> {
    Side::ALL.into_iter().filter(move |side| lie.edge(*side) == edge)
}

fn pen(lie: &Lie<'_>) -> String {
    let mut path = String::new();
    for side in sides(lie, Edge::Opened) {
        for [(from, near), (to, far)] in
            [[(33, 0), (33, 9)], [(63, 0), (63, 9)], [(39, 3), (57, 3)]]
        {
            let (start, end) = (point(side, from, near), point(side, to, far));
            let _ = write!(path, "M{} {}L{} {}", start.0, start.1, end.0, end.1);
        }
    }
    path
}

/// Everything inside the frame of a tile.
fn inside(lie: &Lie<'_>) -> Markup {
    let tile = lie.tile;
    let turn = lie.quarters();
    let rotate = (turn > 0).then(|| format!("rotate({} 48 48)", turn * 90));
    let corridor = sides(lie, Edge::Corridor).next().is_some();
    let half = tile.pair.is_some() && !tile.garden;
    let path = |class: &str, d: &str| html! { @if !d.is_empty() { path class=(class) d=(d) {} } };
    let (mut leaf, mut bar) = (String::new(), String::new());
    sides(lie, Edge::Door).for_each(|side| rectangle(&mut leaf, side, 33, 63, [-1, 6]));
    sides(lie, Edge::Bar).for_each(|side| rectangle(&mut bar, side, 12, 84, [-1, 9]));
    let (mut posts, mut mat) = (String::new(), String::new());
    if let Some(side) = lie.faces.filter(|_| tile.needs_door) {
        rectangle(&mut posts, side, 24, 33, [0, 8]);
        rectangle(&mut posts, side, 63, 72, [0, 8]);
        rectangle(&mut mat, side, 35, 61, [0, 7]);
    }
    html! {
        @if tile.luxury && !half && !corridor { path .inlay d="M11 11H85V85H11Z" {} }
        @if let Some(drawing) = names::drawing(tile) { use href={ "#" (drawing) } transform=[rotate.as_ref()] {} }
        (path("bar-top", &bar))
        @for side in sides(lie, Edge::Bar) {
            @for along in [31, 48, 65] {
                @let (x, y) = point(side, along, 18);
                circle .stool cx=(x) cy=(y) r="5.5" {}
            }
        }
        @if tile.garden {
            (path("wall", &posts)) (path("mat", &mat))
        } @else {
            (path("wall", &walls(lie)))
            @if corridor { path .wall d="M34 33H42V38H34ZM64 33H96V38H64ZM34 33H39V96H34Z" transform=[rotate.as_ref()] {} }
            (path("leaf", &leaf)) (path("pen-door", &pen(lie)))
        }
        @if lie.stairs { use .st href="#b-stairs" x="5" y="62" width="30" height="30" {} }
        @if tile.luxury { use href="#b-crown" x="4" y="4" width="24" height="20" {} }
    }
}

/// How the frame of a tile without figures ends, before what is inside.
pub(super) const FRAME: &str = r#"viewBox="0 0 96 96">"#;

/// A tile without figures: nothing of it would be read out.
fn framed(lie: &Lie<'_>, class: &str) -> Markup {
    html! {
        svg class={ "tile t-" (names::colour(lie.tile)) (class) } viewBox="0 0 96 96" { (inside(lie)) }
    }
}

/// A tile without figures, as it lies on the plan.
pub(super) fn drawn(lie: &Lie<'_>) -> Markup {
    framed(lie, "")
}

/// How a room would lie, in pencil.
pub(super) fn ghost(lie: &Lie<'_>) -> Markup {
    framed(lie, " ghost")
}

/// A tile as printed, with its cost and points.
pub(super) fn printed(tile: &TileView) -> Markup {
    let lie = Lie::printed(tile);
    let pool = tile.garden && tile.pair.is_some();
    let points = match (&tile.pair, pool) {
        (Some(_), false) => format!("{}+{}", tile.points, tile.pair_points),
        (Some(_), true) => (tile.pair_points / 2).to_string(),
        (None, _) => tile.points.to_string(),
    };
    let wide = if points.len() > 2 { 44 } else { 24 };
    let hollow = if pool { " hollow" } else { "" };
    html! { svg class={ "tile t-" (names::colour(tile)) } viewBox="0 0 96 96" aria-hidden="true" {
        (inside(&lie))
        circle .coin cx="15" cy="81" r="13" {}
        text .cn x="15" y="87.5" { (tile.cost) }
        rect class={ "pts" (hollow) } x=(95 - wide) y="69" width=(wide) height="25" rx="5" {}
        text class={ "pn" (hollow) } x=(95 - wide / 2) y="88" { (points) }
    } }
}

/// A small picture of what a family asks for.
pub(super) fn small(tag: bienvenue::tile::Tag) -> Markup {
    let (colour, drawing) = names::room(tag);
    html! {
        svg class={ "catpic t-" (colour) } viewBox="14 2 68 68" aria-hidden="true" {
            path .floor d="M0 0H96V96H0Z" {}
            use href={ "#" (drawing) } width="96" height="96" {}
        }
    }
}
