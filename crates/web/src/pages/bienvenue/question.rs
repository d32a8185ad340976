//! What a decision was about: tiles and cards that the house does not show.

use bienvenue::card::Title;
use bienvenue::tile::TileId;
use bienvenue::view::{TaskView, TileView};
use bienvenue::{Choice, View};
use maud::{Markup, html};

use super::board::{ShownBoard, seen_tile};
use super::describe::used;
use super::marks::{back, svg};
use super::names::{called, card, card_name};
use super::tile::printed;
use crate::assets;

/// What a choice was about.
enum Thing<'a> {
    Tile(&'a TileView),
    /// A tile that nobody saw before it was drawn.
    Hidden,
    Card(Title),
}

/// The tiles and cards of a decision, and the starting tiles that were there before it.
pub(super) fn in_question(board: &ShownBoard<'_>) -> Markup {
    let Some(before) = board.scene.before else { return Markup::default() };
    let chosen = board.scene.last_step.get(board.shown.index()).map_or(&[][..], Vec::as_slice);
    let things: Vec<Thing<'_>> =
        chosen.iter().filter_map(|choice| thing(board, before, *choice)).collect();
    let start = &before.seats[board.shown.index()].start;
    html! {
        @if !things.is_empty() || !start.is_empty() {
            link rel="stylesheet" href=(assets::url("bienvenue-offer.css"));
            div .table.bienvenue.still.in-question {
                @if !things.is_empty() { ul .tiles-row { @for thing in &things { (drawn(board, thing)) } } }
                @if !start.is_empty() { h4 .caps { (board.words.say("v-your-tiles")) } (row(board, start)) }
            }
        }
    }
}

fn thing<'a>(board: &ShownBoard<'a>, before: &'a View, choice: Choice) -> Option<Thing<'a>> {
    let tile =
        |id: TileId| seen_tile(before, id).or_else(|| seen_tile(board.view, id)).map(Thing::Tile);
    match choice {
        Choice::Draw(pile) => {
            let pile = before.piles.get(usize::from(pile.0))?;
            Some(pile.top.as_ref().map_or(Thing::Hidden, Thing::Tile))
        }
        Choice::Buy(id) | Choice::Discount(id) | Choice::Hold(id) | Choice::Auction(id) => tile(id),
        Choice::Bid(_) => {
            let sale = before.agenda.iter().find(|duty| duty.task == TaskView::Auction);
            sale.and_then(|duty| duty.tiles.first()).map(Thing::Tile)
        }
        Choice::Play { title, .. } | Choice::Keep(title) | Choice::Give(title) => {
            Some(Thing::Card(title))
        }
        Choice::Activate(_) => used(before, choice).map(Thing::Card),
        _ => None,
    }
}

fn drawn(board: &ShownBoard<'_>, thing: &Thing<'_>) -> Markup {
    let words = board.words;
    html! {
        @match thing {
            Thing::Tile(tile) => li { (printed(tile)) span { (called(words, tile)) } },
            Thing::Hidden => li { (back("b-back")) span { (words.say("v-face-down")) } },
            Thing::Card(title) => li .of-card { (svg(card(*title).0)) span { (card_name(words, *title)) } },
        }
    }
}

/// Tiles in a row, with their names.
pub(super) fn row(board: &ShownBoard<'_>, tiles: &[TileView]) -> Markup {
    html! { ul .tiles-row { @for tile in tiles { (drawn(board, &Thing::Tile(tile))) } } }
}

/// The starting tiles of the house that is shown, while they wait to be laid and are not asked about.
pub(super) fn starting(board: &ShownBoard<'_>) -> Markup {
    let tiles = &board.player().start;
    let title = if board.is_mine() { "v-your-tiles" } else { "v-their-tiles" };
    html! {
        div #starting data-part {
            @if !tiles.is_empty() && board.task() != Some(TaskView::Starting) {
                link rel="stylesheet" href=(assets::url("bienvenue-offer.css"));
                section .panel aria-labelledby="h-starting" {
                    h2 #h-starting { (board.words.say(title)) }
                    (row(board, tiles))
                }
            }
        }
    }
}
