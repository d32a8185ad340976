//! The plan of a house on blue paper: one storey, cell by cell.

use bienvenue::cell::{Side, Spot};
use bienvenue::view::{HouseView, LaidView};
use maud::{Markup, html};

use super::board::ShownBoard;
use super::names;
use super::tile::{Lie, drawn};
use crate::pages::table::text::say;

/// What may lie over a cell: a button, with the class of the cell.
pub(super) type Over = Option<(&'static str, Markup)>;

/// A storey of a house, as it is drawn.
pub(super) struct Storey<'a> {
    pub(super) house: &'a HouseView,
    /// Cells on each side of the land.
    pub(super) side: usize,
    pub(super) upstairs: bool,
    /// Whether rows and columns are named.
    pub(super) named: bool,
}

impl Storey<'_> {
    fn spots(&self) -> impl Iterator<Item = Spot> + use<> {
        let (side, upstairs) = (self.side, self.upstairs);
        (0..side * side).map(move |cell| Spot::new(cell % side, cell / side, upstairs))
    }

    /// The class of a place in the grid, where names take the first row and column.
    fn class(&self, spot: Spot) -> String {
        let names = 1 + usize::from(self.named);
        format!("c{} r{}", spot.column() + names, spot.row() + names)
    }

    fn laid(&self, spot: Spot) -> Option<&LaidView> {
        self.house.tiles.iter().find(|laid| laid.spot == spot)
    }

    /// Where a garden tile turns to: a half pool to its other half, a terrace to the house.
    fn faces(&self, laid: &LaidView) -> Option<Side> {
        let next = |side: Side| laid.spot.next(side, self.side).and_then(|next| self.laid(next));
        if laid.tile.pair.is_some() {
            let other = |side: &Side| {
                next(*side).is_some_and(|next| next.paired && next.tile.pair == laid.tile.pair)
            };
            return Side::ALL.into_iter().find(|side| laid.paired && other(side));
        }
        let open = |side: &Side| {
            next(*side)
                .is_some_and(|room| !room.tile.garden && room.open.contains(&side.opposite()))
        };
        Side::ALL.into_iter().find(|side| laid.tile.needs_door && open(side))
    }

    /// The storey, with what can be chosen on it.
    pub(super) fn draw(&self, board: &ShownBoard<'_>, over: impl Fn(Spot) -> Over) -> Markup {
        let words = board.words;
        html! {
            ol .terrain .bare[!self.named] {
                @if self.named { (self.names()) }
                (self.paper())
                @for spot in self.spots() {
                    @let laid = self.laid(spot);
                    @match over(spot) {
                        Some((class, button)) => {
                            li class={ "cell " (class) " " (self.class(spot)) } id=(self.id(spot)) {
                                @if let Some(laid) = laid { (self.room(laid)) }
                                (button)
                            }
                        },
                        None => {
                            @if let Some(laid) = laid {
                                @let fresh = if board.is_fresh(laid.tile.tile) { " fresh" } else { "" };
                                li class={ "cell room " (self.class(spot)) (fresh) } id=[self.named.then(|| self.id(spot))] {
                                    (self.room(laid))
                                    span .sr { (say!(words, "v-cell", place = names::place(words, spot), tile = names::called(words, &laid.tile))) }
                                }
                            }
                        },
                    }
                }
                (self.slab())
                (self.gate())
            }
        }
    }

    fn id(&self, spot: Spot) -> String {
        format!("{}{}", if self.upstairs { "u-" } else { "g-" }, spot.below())
    }

    fn room(&self, laid: &LaidView) -> Markup {
        let stairs = self.house.stairs.iter().any(|up| up.below() == laid.spot.below());
        drawn(&Lie::laid(laid, stairs && !laid.tile.garden, self.faces(laid)))
    }

    fn names(&self) -> Markup {
        html! {
            @for index in 0..self.side {
                li class={ "ax c" (index + 2) " r1" } aria-hidden="true" { ((b'A' + index as u8) as char) }
                li class={ "ax c1 r" (index + 2) } aria-hidden="true" { (index + 1) }
            }
        }
    }

    /// What is under the tiles: grass, foundations, air; and doors that wait for a room.
    fn paper(&self) -> Markup {
        let size = self.side * 96;
        let under = |spot: Spot| match (self.upstairs, self.laid(spot.below()).is_some()) {
            (true, true) => "bp-over",
            (true, false) => "bp-air",
            _ if self.house.foundations.contains(&spot) => "bp-found",
            _ => "bp-yard",
        };
        html! {
            li .paper aria-hidden="true" {
                svg viewBox={ "0 0 " (size) " " (size) } {
                    @for spot in self.spots().filter(|spot| self.laid(*spot).is_none()) {
                        use href={ "#" (under(spot)) } x=(spot.column() * 96) y=(spot.row() * 96) width="96" height="96" {}
                    }
                    @for (spot, side) in self.doors() {
                        @let (x, y) = (spot.column() * 96, spot.row() * 96);
                        @let turn = side.index() * 90;
                        g transform={ "translate(" (x) " " (y) ") rotate(" (turn) " 48 48)" } { use href="#bp-arc" width="96" height="96" {} }
                    }
                }
            }
        }
    }

    /// Free cells into which a door swings, each with the side of the door.
    fn doors(&self) -> Vec<(Spot, Side)> {
        let free = |spot: &Spot| {
            let inside = if self.upstairs {
                self.laid(spot.below()).is_some()
            } else {
                self.house.foundations.contains(spot)
            };
            inside && self.laid(*spot).is_none()
        };
        let rooms = self
            .house
            .tiles
            .iter()
            .filter(|laid| !laid.tile.garden && laid.spot.is_upstairs() == self.upstairs);
        rooms
            .flat_map(|laid| {
                let into = |side: &Side| laid.spot.next(*side, self.side).filter(free);
                laid.open
                    .iter()
                    .filter_map(move |side| into(side).map(|spot| (spot, side.opposite())))
            })
            .collect()
    }

    /// The white line round the foundations.
    fn slab(&self) -> Markup {
        let cells = &self.house.foundations;
        html! {
            @if let (Some(first), Some(last)) = (cells.first(), cells.last()) {
                @let (wide, high) = (last.column() - first.column() + 1, last.row() - first.row() + 1);
                li class={ "slab " (self.class(*first)) " w" (wide) " h" (high) } aria-hidden="true" {}
            }
        }
    }

    /// The entrance, and the stones that lead to it.
    fn gate(&self) -> Markup {
        html! {
            @if let Some((spot, side)) = self.house.entrance.filter(|_| !self.upstairs) {
                @let edge = ["t", "r", "b", "l"][side.index()];
                @if let Some(before) = spot.next(side, self.side).filter(|before| self.laid(*before).is_none()) {
                    @let turn = (side.index() + 2) % 4 * 90;
                    li class={ "entry " (self.class(before)) } aria-hidden="true" {
                        svg viewBox="0 0 96 96" { use href="#bp-steps" transform={ "rotate(" (turn) " 48 48)" } {} }
                    }
                }
                li class={ "gate g-" (edge) " " (self.class(spot)) } aria-hidden="true" {
                    svg viewBox="0 0 24 24" { path d="M12 2L22 13H15.5V22H8.5V13H2Z" {} }
                }
            }
        }
    }
}

/// A small plan of a house: a square for each tile, a dot for a room above.
pub(super) fn mini(house: &HouseView, side: usize) -> Markup {
    let at = |cell: usize| 5 + cell * 10;
    let slab = house.foundations.first().zip(house.foundations.last()).map(|(first, last)| {
        let (wide, high) = (last.column() - first.column() + 1, last.row() - first.row() + 1);
        format!(
            "M{} {}h{}v{}h-{}Z",
            at(first.column()),
            at(first.row()),
            wide * 10,
            high * 10,
            wide * 10
        )
    });
    let width = side * 10 + 6;
    html! {
        svg .mini-plan viewBox={ "2 2 " (width) " " (width) } aria-hidden="true" {
            path .bpbg d={ "M0 0H" (width + 4) "V" (width + 4) "H0Z" } {}
            @if let Some(slab) = &slab { path .bpf2 d=(slab) {} }
            @for laid in &house.tiles {
                @let (x, y) = (at(laid.spot.column()), at(laid.spot.row()));
                @if laid.spot.is_upstairs() {
                    circle .mu cx=(x + 5) cy=(y + 5) r="2.4" {}
                } @else {
                    rect class={ "t-" (names::colour(&laid.tile)) " mr" (if laid.tile.garden { " mg" } else { "" }) } x=(x) y=(y) width="10" height="10" {}
                }
            }
            @if let Some(slab) = &slab { path .bpl2 d=(slab) {} }
        }
    }
}
