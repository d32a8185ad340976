//! The score of the sheet that is shown, and what it is made of.

use maud::{Markup, html};
use welcome::card::Action;
use welcome::house::Street;
use welcome::score::CATEGORIES;

use super::board::ShownBoard;
use super::extensions::{self, OwnSheet};
use super::icon::{badge, ico};
use super::text::{figure, say};
use crate::pages::table::{self, score::Line};

/// The panel with the score.
pub(super) fn score(board: &ShownBoard<'_>) -> Markup {
    let words = board.words;
    let seat = &board.view.seats[board.shown.index()];
    let title = if board.is_mine() {
        words.say("w-your-score")
    } else {
        say!(words, "w-score-of", name = board.name(board.shown))
    };
    let line = |category| Line {
        sign: sign_of(board, category),
        name: words.say(called(board.own.as_deref(), category)),
        why: why(board, category),
        points: seat.score.get(category).copied().unwrap_or(0),
    };
    let lines: Vec<Line> = categories(board).map(line).collect();
    table::score::score(board, &title, &lines, &html! { (figure(seat.total)) })
}

/// What scores are made of at this table; what a sheet has of its own stands last.
pub(super) fn categories<'a>(board: &ShownBoard<'a>) -> impl Iterator<Item = &'a str> + use<'a> {
    let roundabouts = !board.view.layout.roundabouts.is_empty();
    let own = extensions::category(board.view);
    let base = CATEGORIES.iter().copied().filter(move |name| roundabouts || *name != "roundabouts");
    base.chain(own)
}

/// The drawing of a category at this table.
pub(super) fn sign_of(board: &ShownBoard<'_>, category: &str) -> Markup {
    match &board.own {
        Some(own) if !CATEGORIES.contains(&category) => ico(own.symbol()),
        _ => sign(category),
    }
}

/// The drawing of a category.
pub(super) fn sign(category: &str) -> Markup {
    match category {
        "plans" => ico("i-plan"),
        "parks" => badge(Action::Landscaper),
        "pools" => badge(Action::Pool),
        "temps" => badge(Action::Temp),
        "estates" => badge(Action::RealEstate),
        "bis" => badge(Action::Bis),
        "refusals" => ico("i-refusal"),
        _ => ico("i-roundabout"),
    }
}

/// The name of a category; `own` is the sheet's, if it has rules of its own.
pub(super) fn called(own: Option<&dyn OwnSheet>, category: &str) -> &'static str {
    match category {
        _ if let Some(own) = own.filter(|_| !CATEGORIES.contains(&category)) => own.points(),
        "plans" => "w-plans",
        "parks" => "w-parks",
        "pools" => "w-pools",
        "temps" => "w-temps",
        "estates" => "w-estates",
        "bis" => "w-copies-track",
        "refusals" => "w-refusals",
        _ => "w-roundabouts",
    }
}

/// Where the points of a category come from.
fn why(board: &ShownBoard<'_>, category: &str) -> String {
    let words = board.words;
    let sheet = &board.sheet;
    let layout = &board.view.layout;
    if let Some(own) = board.own.as_ref().filter(|_| !CATEGORIES.contains(&category)) {
        return own.why(board, &board.view.seats[board.shown.index()]);
    }
    match category {
        "plans" => {
            let have = sheet.plans.iter().flatten().count();
            say!(words, "t-of", have = have, need = sheet.plans.len())
        }
        "parks" => {
            let worth = |street: Street| {
                let values = &layout.streets[street.index()].parks;
                let crossed = usize::from(sheet.parks[street.index()]).min(values.len() - 1);
                values[crossed].to_string()
            };
            Street::ALL.map(worth).join(" + ")
        }
        "pools" => say!(words, "w-pools-built", count = sheet.pools.len()),
        "temps" => say!(words, "w-temps-hired", count = sheet.temps),
        "estates" => {
            let seat = &board.view.seats[board.shown.index()];
            let worth = |index: usize| {
                let values = &layout.estates[index];
                let crossed = usize::from(sheet.promotions[index]).min(values.len() - 1);
                (seat.estates[index] as i32 * values[crossed]).to_string()
            };
            let sizes = (0..seat.estates.len()).filter(|index| seat.estates[*index] > 0);
            sizes.map(worth).collect::<Vec<_>>().join(" + ")
        }
        "bis" => say!(words, "w-copies", count = sheet.bis.len()),
        "refusals" => {
            say!(words, "t-of", have = sheet.refusals, need = layout.refusals.len() - 1)
        }
        _ => {
            say!(words, "t-of", have = sheet.roundabouts.len(), need = layout.roundabouts.len() - 1)
        }
    }
}
