//! A scene with what every part of the page asks for, worked out once.

use std::fmt::Display;
use std::ops::Deref;

use bienvenue::cell::Spot;
use bienvenue::tile::TileId;
use bienvenue::view::{DutyView, SeatView, TaskView, TileView, WayView};
use bienvenue::{Bienvenue, Choice, View};
use maud::{Markup, html};
use tabletop::Seat;

use super::{Scene, names};
use crate::pages::table::frame::{Frame, GameStatus};
use crate::play::Shown;

/// What the viewer picked on the way to a choice that takes several presses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Picked {
    /// A tile, to be laid somewhere.
    Tile(TileId),
    /// A corner of the foundations.
    Corner(Spot),
    /// A wall is to be opened.
    Works,
}

impl Picked {
    fn read(text: &str) -> Option<Self> {
        if text == "works" {
            return Some(Self::Works);
        }
        text.parse().map(Self::Tile).or_else(|_| text.parse().map(Self::Corner)).ok()
    }
}

/// A scene, and whose house of it is shown.
pub(super) struct ShownBoard<'a> {
    pub(super) scene: &'a Scene<'a>,
    pub(super) view: &'a View,
    picked: Option<Picked>,
    frame: Frame<'a>,
}

impl<'a> Deref for ShownBoard<'a> {
    type Target = Frame<'a>;

    fn deref(&self) -> &Frame<'a> {
        &self.frame
    }
}

impl<'a> ShownBoard<'a> {
    pub(super) fn new(scene: &'a Scene<'a>, replayed: Option<u32>) -> Self {
        let view = scene.view;
        let seats = view.seats.iter().map(|seat| (seat.score.values().sum(), seat.thinking));
        let points = [Bienvenue::POINTS, "v-label-gain"];
        let status = GameStatus {
            replayed,
            ..GameStatus::new(view.viewer, view.end.is_some(), seats, points, "v-last")
        };
        let picked = scene.at.and_then(Picked::read);
        Self { scene, view, picked, frame: Frame::new(scene, status) }
    }

    /// The player whose house is shown.
    pub(super) fn player(&self) -> &'a SeatView {
        self.seat(self.shown)
    }

    /// What is seen of a seat.
    pub(super) fn seat(&self, seat: Seat) -> &'a SeatView {
        &self.view.seats[seat.index()]
    }

    /// What the viewer owes, if the page lets them choose it.
    pub(super) fn due(&self) -> Option<&'a DutyView> {
        let asked = self.plays() && self.player().thinking;
        self.view.agenda.first().filter(|_| asked)
    }

    /// The task that the viewer owes.
    pub(super) fn task(&self) -> Option<TaskView> {
        self.due().map(|duty| duty.task)
    }

    /// The legal choices, none where nothing can be chosen.
    pub(super) fn choices(&self) -> impl Iterator<Item = (Choice, i32)> + '_ {
        let legal = if self.due().is_some() { self.scene.choices } else { &[] };
        legal.iter().copied()
    }

    /// What a choice would change in the points, if it is legal.
    pub(super) fn effect(&self, choice: Choice) -> Option<i32> {
        self.choices().find(|(legal, _)| *legal == choice).map(|(_, effect)| effect)
    }

    /// Whether any choice of this kind is legal.
    pub(super) fn any(&self, kind: impl Fn(&Choice) -> bool) -> bool {
        self.choices().any(|(choice, _)| kind(&choice))
    }

    /// The tiles that the viewer has to do something with.
    pub(super) fn tiles(&self) -> Vec<&'a TileView> {
        let Some(duty) = self.due() else { return Vec::new() };
        let held = self.player().held.iter().filter(|_| duty.task == TaskView::Drawn);
        match duty.task {
            TaskView::Starting => self.player().start.iter().collect(),
            TaskView::Drawn => duty.tiles.iter().chain(held).collect(),
            TaskView::Lay | TaskView::LayOrLeave | TaskView::Rest => duty.tiles.iter().collect(),
            _ => Vec::new(),
        }
    }

    /// The ways in which a tile may be laid.
    pub(super) fn ways_of(&self, tile: TileId) -> impl Iterator<Item = &'a WayView> {
        let ways: &[WayView] = if self.due().is_some() { &self.view.ways } else { &[] };
        let is = move |way: &&WayView| matches!(way.choice, Choice::Lay(lay) if lay.tile == tile);
        ways.iter().filter(is)
    }

    /// The tile that is being laid: the one picked, or the only one there is.
    pub(super) fn laying(&self) -> Option<&'a TileView> {
        let tiles = self.tiles();
        let can = |tile: &&&TileView| self.ways_of(tile.tile).next().is_some();
        if let Some(Picked::Tile(id)) = self.picked {
            let picked = tiles.iter().filter(can).find(|tile| tile.tile == id);
            if picked.is_some() {
                return picked.copied();
            }
        }
        let mut able = tiles.iter().filter(can);
        let only = able.next().filter(|_| able.next().is_none());
        // Where a tile can be left too, it is asked first, unless it is the only one.
        only.filter(|_| self.task() != Some(TaskView::Starting) || tiles.len() == 1).copied()
    }

    /// The corner of the foundations that was picked.
    pub(super) fn corner(&self) -> Option<Spot> {
        match self.picked {
            Some(Picked::Corner(spot)) if self.task() == Some(TaskView::Foundations) => Some(spot),
            _ => None,
        }
    }

    /// Whether the viewer looks for a wall to open.
    pub(super) fn works(&self) -> bool {
        let can = |choice: &Choice| matches!(choice, Choice::Open { .. });
        self.picked == Some(Picked::Works) && self.any(can)
    }

    /// A way to the same page with something picked; the script shows it without leaving the page.
    pub(super) fn pick(
        &self,
        class: &str,
        picked: impl Display,
        leads: &str,
        face: &Markup,
    ) -> Markup {
        let home = self.home();
        let join = if home.contains('?') { '&' } else { '?' };
        html! {
            a class=(class) href={ (home) (join) "at=" (picked) } data-live data-leads=[(!leads.is_empty()).then_some(leads)] { (face) }
        }
    }

    /// What a tile is called, with its article.
    pub(super) fn called(&self, id: TileId) -> String {
        let tile = seen_tile(self.view, id);
        tile.map_or_else(|| self.words.say("v-a-tile"), |tile| names::the(self.words, tile))
    }

    /// Whether a tile has just come into the house that is shown.
    pub(super) fn is_fresh(&self, id: TileId) -> bool {
        let laid = |choice: &Choice| matches!(choice, Choice::Lay(lay) if lay.tile == id);
        self.scene.taken.iter().any(laid) || self.scene.last_step.iter().flatten().any(laid)
    }
}

/// A tile that has been seen, wherever it is now.
pub(super) fn seen_tile(view: &View, id: TileId) -> Option<&TileView> {
    let seats = view.seats.iter().flat_map(|seat| {
        let laid = seat.house.tiles.iter().map(|laid| &laid.tile);
        laid.chain(&seat.held).chain(&seat.start)
    });
    let piles = view.piles.iter().filter_map(|pile| pile.top.as_ref());
    let row = view.row.iter().map(|row| &row.tile);
    let due = view.agenda.iter().flat_map(|duty| &duty.tiles);
    let mut all = seats.chain(row).chain(due).chain(&view.removed).chain(piles);
    all.find(|tile| tile.tile == id)
}

impl ShownBoard<'_> {
    /// What the script asks the table when something that cannot be chosen is pressed, so that it
    /// says why. Only in a turn: elsewhere it is plain what is asked.
    pub(super) fn ask(&self, choice: Choice) -> Option<String> {
        (self.task() == Some(TaskView::Turn)).then(|| choice.to_string())
    }
}
