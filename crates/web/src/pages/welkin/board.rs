//! A scene with what every part of the page asks for, worked out once.

use std::fmt::Display;
use std::ops::Deref;

use tabletop::Seat;
use welkin::resource::{Resource, Resources};
use welkin::view::{MarketView, SeatView, StepView, TurnView};
use welkin::{Choice, View};

use super::Scene;
use super::icon;
use crate::pages::table::frame::{Frame, Standing};
use crate::pages::table::text::list;

/// A scene, and whose board of it is shown.
pub(super) struct Board<'a> {
    pub(super) scene: &'a Scene<'a>,
    pub(super) view: &'a View,
    frame: Frame<'a>,
}

impl<'a> Deref for Board<'a> {
    type Target = Frame<'a>;

    fn deref(&self) -> &Frame<'a> {
        &self.frame
    }
}

impl<'a> Board<'a> {
    pub(super) fn new(scene: &'a Scene<'a>, replayed: Option<u32>) -> Self {
        let view = scene.view;
        let thinks = |seat: &Seat| view.seats[seat.index()].thinking;
        let standing = Standing {
            viewer: view.viewer,
            totals: view.seats.iter().map(|seat| seat.coins as i32).collect(),
            thinking: Seat::all(view.seats.len()).filter(thinks).collect(),
            over: view.end.is_some(),
            replayed,
            points: ["k-coins", "k-label-gain"],
        };
        Self { scene, view, frame: Frame::new(scene, standing) }
    }

    /// The player whose board is shown.
    pub(super) fn player(&self) -> &'a SeatView {
        &self.view.seats[self.shown.index()]
    }

    /// The viewer's turn, if it is theirs and the page lets them play it.
    pub(super) fn turn(&self) -> Option<&'a TurnView> {
        self.view.turn.as_ref().filter(|turn| self.plays() && turn.seat == self.shown)
    }

    /// Whether the turn stands at this step.
    pub(super) fn is_at(&self, step: StepView) -> bool {
        self.turn().is_some_and(|turn| turn.step == step)
    }

    /// The legal choices, none where nothing can be chosen.
    pub(super) fn choices(&self) -> impl Iterator<Item = (Choice, i32)> + '_ {
        let legal = if self.turn().is_some() { self.scene.choices } else { &[] };
        legal.iter().copied()
    }

    /// What a choice would change in the money, if it is legal.
    pub(super) fn effect(&self, choice: Choice) -> Option<i32> {
        self.choices().find(|(legal, _)| *legal == choice).map(|(_, effect)| effect)
    }

    /// Whether any choice of this kind is legal.
    pub(super) fn any(&self, kind: impl Fn(&Choice) -> bool) -> bool {
        self.choices().any(|(choice, _)| kind(&choice))
    }

    /// What the script asks the table when something that cannot be chosen is pressed, so that it
    /// says why.
    pub(super) fn ask(&self, choice: impl Display) -> Option<String> {
        self.turn().map(|_| choice.to_string())
    }

    /// The market of a resource.
    pub(super) fn market(&self, resource: Resource) -> &'a MarketView {
        &self.view.markets[resource.index()]
    }

    /// What a resource is called.
    pub(super) fn called(&self, resource: Resource) -> String {
        icon::called(self.words, &self.market(resource).name)
    }

    /// How many of what: `2 Plant and 1 Gem`.
    pub(super) fn counted(&self, resources: Resources) -> String {
        let some = Resource::ALL.into_iter().filter(|resource| resources[*resource] > 0);
        let named: Vec<String> =
            some.map(|kind| format!("{} {}", resources[kind], self.called(kind))).collect();
        list(self.words, &named)
    }
}
