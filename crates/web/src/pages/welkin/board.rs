//! A scene with what every part of the page asks for, worked out once.

use std::fmt::Display;
use std::ops::Deref;

use welkin::card::Power;
use welkin::resource::{Kinds, Resource, Resources};
use welkin::view::{MarketView, SeatView, StepView, TurnView};
use welkin::{Choice, View, Welkin};

use super::since::Since;
use super::{Scene, icon};
use crate::pages::table::frame::{Frame, GameStatus};
use crate::pages::table::text::{list, say};
use crate::play::Shown;

/// A scene, and whose board of it is shown.
pub(super) struct ShownBoard<'a> {
    pub(super) scene: &'a Scene<'a>,
    pub(super) view: &'a View,
    /// How the markets moved since the viewer's last turn.
    pub(super) since: Since,
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
        let seats = view.seats.iter().map(|seat| (seat.coins as i32, seat.thinking));
        let points = [Welkin::POINTS, "k-label-gain"];
        let status = GameStatus {
            replayed,
            ..GameStatus::new(view.viewer, view.end.is_some(), seats, points, "k-last")
        };
        let since = Since::of(scene, replayed.is_some());
        Self { scene, view, since, frame: Frame::new(scene, status) }
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

    /// Whether the viewer is laying resources, by the action or by a power.
    pub(super) fn is_laying(&self) -> bool {
        let acted = self.turn().is_some_and(|turn| turn.acted);
        let goes_on = acted || self.effect(Choice::Stop).is_some();
        goes_on && self.any(|choice| matches!(choice, Choice::Place { .. }))
    }

    /// Whether nothing that is opened or produced now can still be turned into money: it is the
    /// viewer's last turn, no power can follow, and something can be laid instead.
    fn is_too_late(&self) -> bool {
        let player = self.player();
        self.view.last_turns.is_some()
            && self.turn().is_some_and(|turn| turn.step == StepView::Ready && !turn.selling)
            && !player.completed.iter().any(|done| done.ready)
            && self.any(|choice| matches!(choice, Choice::Place { .. }))
    }

    /// Why a legal choice is not lit: it leads nowhere, or ends what goes on. The id of a text.
    pub(super) fn unlit(&self, choice: Choice) -> Option<&'static str> {
        let player = self.player();
        let power = |card| {
            let mut done = player.completed.iter();
            done.find(|done| done.site.card == card).and_then(|done| done.site.power)
        };
        match choice {
            Choice::Open(_) | Choice::Turn(_) => self.is_too_late().then_some("k-unlit-late"),
            Choice::Power(card) => match power(card)? {
                Power::Use if self.any(|choice| matches!(choice, Choice::Place { .. })) => {
                    Some("k-unlit-use")
                }
                _ if self.is_laying() => Some("k-unlit-laying"),
                Power::Sell if player.sites.iter().all(|site| site.placed.is_empty()) => {
                    Some("k-unlit-sell")
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// The class of a legal choice: lit, unless it leads nowhere.
    pub(super) fn lit(&self, choice: Choice) -> &'static str {
        if self.unlit(choice).is_some() { "may" } else { "can" }
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

    /// So many of one kind: `2 Plants`.
    pub(super) fn so_many(&self, count: u8, resource: Resource) -> String {
        icon::so_many(self.words, &self.market(resource).name, count)
    }

    /// Kinds to choose from: `Plant, Metal or Gem`.
    pub(super) fn either(&self, kinds: Kinds) -> String {
        let named: Vec<String> = kinds.iter().map(|kind| self.called(kind)).collect();
        match named.as_slice() {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => {
                say!(self.words, "k-either", first = first.join(", "), last = last.as_str())
            }
        }
    }

    /// How many of what: `2 Plants and 1 Gem`.
    pub(super) fn counted(&self, resources: Resources) -> String {
        let some = Resource::ALL.into_iter().filter(|resource| resources[*resource] > 0);
        let named: Vec<String> = some.map(|kind| self.so_many(resources[kind], kind)).collect();
        list(self.words, &named)
    }
}
