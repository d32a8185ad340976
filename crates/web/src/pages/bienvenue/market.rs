//! The market: piles of rooms, the Discount, the garden pile.

use bienvenue::Choice;
use bienvenue::choice::PileId;
use bienvenue::view::{PileView, RowView, TaskView, TileView};
use maud::{Markup, html};

use super::board::ShownBoard;
use super::marks::{back, cash, ico, worker};
use super::names;
use super::tile::printed;
use crate::pages::table::text::{figure, say};

/// The section with everything that can be bought.
pub(super) fn market(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let view = board.view;
    let draws = match board.task() {
        Some(TaskView::Draft | TaskView::Gift) => Some("v-draw-one"),
        Some(TaskView::Turn | TaskView::Express) if !view.acted => Some("v-draw-two"),
        _ => None,
    };
    html! {
        div #market .market-row data-part {
            section #piles tabindex="-1" aria-labelledby="h-piles" {
                h2 #h-piles { (words.say("v-rooms")) @if let Some(draws) = draws { " " span .caps { (words.say(draws)) } } }
                ul class={ "piles n" (view.piles.len()) } {
                    @for (index, pile) in view.piles.iter().enumerate() { li { (pile_of_rooms(board, PileId(index as u8), pile)) } }
                }
            }
            div .two.contents {
                section #row tabindex="-1" aria-labelledby="h-row" {
                    h2 #h-row { (words.say("v-discount")) " " span .caps { (words.say(if view.row_open { "v-one-sale" } else { "v-no-sale" })) } }
                    ul .piles {
                        @for row in &view.row { li { (sale(board, row)) } }
                        @for (index, cut) in view.figures.steps.iter().enumerate().skip(view.row.len()) {
                            li { div .pile.sale.none .coming[index == view.row.len()] {
                                span .stack.flat { span .hole { @if index == view.row.len() { (words.say("v-next")) } } }
                                span .cut { (figure(-i32::from(*cut))) }
                                span .pfoot {}
                            } }
                        }
                    }
                }
                section #garden tabindex="-1" aria-labelledby="h-garden" {
                    h2 #h-garden { (words.say("v-garden")) }
                    ul .piles { li { (garden(board)) } }
                }
            }
        }
    }
}

fn pile_of_rooms(board: &ShownBoard<'_>, id: PileId, pile: &PileView) -> Markup {
    let words = board.words;
    let choice = Choice::Draw(id);
    let top = pile.top.as_ref();
    let name = top.map_or_else(|| words.say("v-face-down"), |tile| names::called(words, tile));
    let label = say!(words, "v-pile-label", pile = id.to_string(), tile = name, count = pile.count);
    let wanted = top.is_some_and(|tile| is_wanted(board, tile));
    let face = html! {
        span .stack .flat[pile.count < 2] aria-hidden="true" { @match top { Some(tile) => (printed(tile)), None => (back("b-back")) } }
        @if wanted { span .want title=(words.say("v-wanted")) { (ico("i-first")) } }
        (tile_name(board, top))
        span .pfoot { span .left.num aria-hidden="true" { (pile.count) } (worker(board, pile.worker)) }
    };
    let class = format!("pile {}", if top.is_some() { "up" } else { "down" });
    html! {
        @if pile.count == 0 {
            div class=(class) { span .stack.flat { span .hole { (words.say("v-empty")) } } span .pfoot { (worker(board, pile.worker)) } }
        } @else if board.effect(choice).is_some() {
            button class={ (class) " can" } name="choice" value=(choice) { (face) span .sr { (with_wish(board, label, wanted)) } }
        } @else {
            div class={ (class) (if pile.worker.is_some() { " taken" } else { "" }) } data-ask=[board.ask(choice)] { (face) span .sr { (label) } }
        }
    }
}

/// What a tile is called, under it; while a tile is being laid, none of these is in question.
fn tile_name(board: &ShownBoard<'_>, tile: Option<&TileView>) -> Markup {
    let tile = tile.filter(|_| board.laying().is_none());
    html! { @if let Some(tile) = tile { span .tname aria-hidden="true" { (names::called(board.words, tile)) } } }
}

fn with_wish(board: &ShownBoard<'_>, label: String, wanted: bool) -> String {
    if wanted { format!("{label}. {}", board.words.say("v-wanted")) } else { label }
}

/// Whether the family of the house that is shown still wants a tile like this.
pub(super) fn is_wanted(board: &ShownBoard<'_>, tile: &TileView) -> bool {
    let lacking =
        |need: &bienvenue::view::NeedView| need.there < need.count && tile.tags.contains(&need.of);
    board.player().family.needs.iter().any(lacking)
}

fn sale(board: &ShownBoard<'_>, row: &RowView) -> Markup {
    let words = board.words;
    let choice = Choice::Buy(row.tile.tile);
    let wanted = is_wanted(board, &row.tile);
    let label =
        say!(words, "v-sale-label", tile = names::called(words, &row.tile), price = row.price);
    let face = html! {
        span .stack.flat aria-hidden="true" { (printed(&row.tile)) }
        span .cut aria-hidden="true" { (figure(-i32::from(row.cut))) }
        @if wanted { span .want title=(words.say("v-wanted")) { (ico("i-first")) } }
        (tile_name(board, Some(&row.tile)))
        span .pfoot aria-hidden="true" { (cash(row.price)) }
    };
    html! {
        @if board.effect(choice).is_some() {
            button .pile.sale.can name="choice" value=(choice) { (face) span .sr { (with_wish(board, label, wanted)) } }
        } @else {
            div .pile.sale .taken[!board.view.row_open] data-ask=[board.ask(choice)] { (face) span .sr { (label) } }
        }
    }
}

fn garden(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let count = board.view.garden;
    let label = say!(words, "v-garden-label", count = count);
    let locked = board.player().satisfied.is_none();
    let face = html! {
        span .stack aria-hidden="true" { (back("b-back-out")) }
        span .pfoot { span .left.num aria-hidden="true" { (count) } @if locked { (ico("i-lock")) } }
    };
    html! {
        @if board.effect(Choice::DrawGarden).is_some() {
            button .pile.down.can name="choice" value=(Choice::DrawGarden) { (face) span .sr { (label) } }
        } @else {
            div .pile.down .locked[locked] title=[locked.then(|| words.say("v-garden-locked"))] data-ask=[board.ask(Choice::DrawGarden)] {
                (face) span .sr { (label) @if locked { ". " (words.say("v-garden-locked")) } }
            }
        }
    }
}
