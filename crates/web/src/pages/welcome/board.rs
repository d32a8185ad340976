//! A scene with what every part of the page asks for, worked out once.

use std::ops::Deref;

use welcome::house::House;
use welcome::paper::PaperView;
use welcome::sheet::Sheet;
use welcome::town::Town;
use welcome::view::{StepView, TurnView};
use welcome::{Choice, View, Welcome};

use super::Scene;
use super::extensions::{self, OwnSheet};
use super::marks::Marks;
use crate::pages::table::frame::{Frame, GameStatus};
use crate::play::Shown;

/// What a link asks for to be shown where a roundabout can be built.
pub(super) const CIRCLES: &str = "roundabout";

/// A scene, and whose sheet of it is shown.
pub(super) struct ShownBoard<'a> {
    pub(super) scene: &'a Scene<'a>,
    pub(super) view: &'a View,
    /// The streets as printed.
    pub(super) town: Town,
    /// The sheet that is shown.
    pub(super) sheet: Sheet,
    /// What is new on it.
    pub(super) marks: Marks,
    /// What a sheet with rules of its own adds to the page.
    pub(super) own: Option<Box<dyn OwnSheet + 'a>>,
    /// What fits on it, where a pencil may write anything: for people with the box.
    pub(super) paper: Option<&'a PaperView>,
    frame: Frame<'a>,
}

impl<'a> Deref for ShownBoard<'a> {
    type Target = Frame<'a>;

    fn deref(&self) -> &Frame<'a> {
        &self.frame
    }
}

impl<'a> ShownBoard<'a> {
    pub(super) fn new(scene: &'a Scene<'a>) -> Self {
        Self::build(scene, None)
    }

    /// The board after a finished round, on which nothing can be chosen.
    pub(super) fn of_replay(scene: &'a Scene<'a>, round: u32) -> Self {
        Self::build(scene, Some(round))
    }

    /// A sheet on which a pencil may write anything.
    pub(super) fn of_paper(scene: &'a Scene<'a>, paper: &'a PaperView) -> Self {
        let mut board = Self::build(scene, None);
        if let Some(house) = paper.fresh {
            board.marks.fresh.insert(house);
        }
        board.paper = Some(paper);
        board
    }

    fn build(scene: &'a Scene<'a>, replayed: Option<u32>) -> Self {
        let view = scene.view;
        let town = view.town();
        let seats = view.seats.iter().map(|seat| (seat.total, seat.thinking));
        let points = [Welcome::POINTS, "w-label-gain"];
        let status = GameStatus {
            replayed,
            ..GameStatus::new(view.viewer, view.end.is_some(), seats, points, "w-last-round")
        };
        let frame = Frame::new(scene, status);
        let shown = frame.shown;
        let sheet = view.sheet(shown);
        let before = scene.before.map(|before| before.sheet(shown));
        let drafted = replayed.is_none() && view.viewer == Some(shown) && view.end.is_none();
        let marks = Marks::of(scene, &town, &sheet, before.as_ref(), drafted);
        let own = view.layout.extension.as_ref().map(extensions::of);
        Self { scene, view, town, sheet, marks, own, paper: None, frame }
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

    /// Whether the places for a roundabout are shown. They are asked for: most turns need none, and
    /// they would be a button on every empty place.
    pub(super) fn circling(&self) -> bool {
        let roundabout = |(choice, _)| matches!(choice, Choice::Roundabout(_));
        self.at == Some(CIRCLES) && self.choices().any(roundabout)
    }

    /// Whether a choice gives a pool up for good.
    pub(super) fn gives_up_pool(&self, choice: Choice) -> bool {
        self.view.pool_given_up(choice).is_some()
    }

    /// The numbers that may be written in a house, by hand or as a bis.
    pub(super) fn numbers(&self, house: House) -> Vec<(Choice, i32)> {
        let here = |choice: &Choice| match *choice {
            Choice::Write { house: place, .. } | Choice::Bis { house: place, .. } => place == house,
            _ => false,
        };
        self.choices().filter(|(choice, _)| here(choice)).collect()
    }
}
