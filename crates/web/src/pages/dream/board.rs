//! A scene with what every part of the page asks for, worked out once.

use std::ops::Deref;

use welcome::Dream;
use welcome::dream::house::{Column, House, Houses, Street};
use welcome::dream::{Choice, SeatView, Sheet, StepView, TurnView, View};

use super::Scene;
use super::paper::DreamView;
use crate::pages::table::frame::{Frame, GameStatus};
use crate::play::Shown;
use crate::words::Words;

/// A scene, and whose sheet of it is shown.
pub(super) struct ShownBoard<'a> {
    pub(super) scene: &'a Scene<'a>,
    pub(super) view: &'a View,
    /// The sheet that is shown.
    pub(super) sheet: Sheet,
    /// The houses numbered in the last round.
    pub(super) recent: Houses,
    /// What fits on it, where a pencil may write anything: for people with the box.
    pub(super) paper: Option<&'a DreamView>,
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
        let seats = view.seats.iter().map(|seat| (seat.total, seat.thinking));
        let points = [Dream::POINTS, "w-label-gain"];
        let status = GameStatus {
            replayed,
            ..GameStatus::new(view.viewer, view.end.is_some(), seats, points, "w-last-round")
        };
        let frame = Frame::new(scene, status);
        let sheet = view.sheet(frame.shown);
        let before = scene.before.map(|before| before.sheet(frame.shown).numbered);
        let recent = sheet.numbered.without(before.unwrap_or(sheet.numbered));
        Self { scene, view, sheet, recent, paper: None, frame }
    }

    /// A sheet on which a pencil may write anything.
    pub(super) fn of_paper(scene: &'a Scene<'a>, paper: &'a DreamView) -> Self {
        Self { paper: Some(paper), ..Self::new(scene, None) }
    }

    /// The architect whose sheet is shown.
    pub(super) fn architect(&self) -> &'a SeatView {
        &self.view.seats[self.shown.index()]
    }

    /// The viewer's turn, if the page lets them play it.
    pub(super) fn turn(&self) -> Option<&'a TurnView> {
        self.view.turn.as_ref().filter(|_| self.plays())
    }

    /// The step of the viewer's turn, if the page lets them play it.
    pub(super) fn step(&self) -> Option<StepView> {
        self.turn().map(|turn| turn.step)
    }

    /// The legal choices, none where nothing can be chosen.
    pub(super) fn choices(&self) -> impl Iterator<Item = (Choice, i32)> + '_ {
        let legal = if self.plays() { self.scene.choices } else { &[] };
        legal.iter().copied()
    }

    /// What a choice would change in the score, if it is legal.
    pub(super) fn effect(&self, choice: Choice) -> Option<i32> {
        self.choices().find(|(legal, _)| *legal == choice).map(|(_, effect)| effect)
    }

    /// The columns, from the left.
    pub(super) fn columns(&self) -> impl Iterator<Item = Column> + use<> {
        Column::first(self.view.layout.streets[0].len())
    }

    /// The houses of a street, from the left.
    pub(super) fn houses(&self, street: Street) -> impl Iterator<Item = House> + use<> {
        self.columns().map(move |column| House::new(street, column))
    }
}

/// A house as people call it: `A6`.
pub(super) fn address(house: House) -> String {
    house.to_string().to_uppercase()
}

/// A street's letter as people write it.
pub(super) fn letter(street: Street) -> String {
    street.to_string().to_uppercase()
}

/// The name of a street.
pub(super) fn street_name(words: &Words, street: Street) -> String {
    words
        .say(["w-street-a", "w-street-b", "w-street-c", "d-street-d", "d-street-e"][street.index()])
}
