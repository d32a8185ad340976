//! The table of Welcome to Your Perfect Home, drawn from a viewer's view alone.
//!
//! | to find | look in |
//! | --- | --- |
//! | what every part asks for: whose sheet is shown, what is legal, what is new | `board`, `marks` |
//! | what to do next | `prompt`, `step` |
//! | cards and plans | `offer`, `plans` |
//! | the sheet: streets, houses, written numbers, tracks | `sheet`, `street`, `lot`, `chooser`, `pen`, `tracks` |
//! | score, other players, the opponent alone, what happened | `score`, `players`, `map`, `opponent`, `lately` |
//! | what each edition calls things, its looks, and which figures are proposed | `terms` |
//! | help and the page of rules | `help`, `rules` |
//! | the end of a game, its figures, its replay with the hands | `ending`, `chart`, `statistics`, `tally`, `replay`, `held` |
//! | sheets with rules of their own, one file each | `extensions` |
//! | a sheet for people who play with the box | `paper` |
//! | choices and refusals in words | `describe`, `refused` |

mod board;
mod chart;
mod chooser;
mod describe;
mod ending;
mod extensions;
mod held;
mod help;
pub(in crate::pages) mod icon;
mod lately;
mod lot;
mod map;
mod marks;
pub(in crate::pages) mod offer;
mod opponent;
mod paper;
pub(in crate::pages) mod pen;
mod picture;
mod plans;
mod players;
mod prompt;
pub(in crate::pages) mod refused;
pub(in crate::pages) mod replay;
mod rules;
mod score;
mod sheet;
mod stamp;
mod statistics;
mod step;
mod street;
mod tally;
mod terms;
#[cfg(test)]
mod tests;
mod text;
mod tracks;

use maud::{Markup, html};
use tabletop::Settings;
use welcome::view::StepView;
use welcome::{Choice, Position, Refusal, View, Welcome};

use crate::pages::table::page::{Parts, page, turn};
use crate::pages::{hint, table};
use crate::play::{Preset, SceneOf, Shown, Step, ValuePicture};
use crate::preferences::Preferences;
use crate::words::Words;

use board::ShownBoard;
pub(in crate::pages) use paper::action_face;
pub use refused::refusal;
use text::say;

/// Everything the page of a table is drawn from.
pub type Scene<'a> = SceneOf<'a, Welcome>;

impl Shown for Welcome {
    type Tally = Vec<tally::Tally>;

    const STEP: Step = Step::Round;
    const DRESS: &'static [&'static str] = &["players.css"];
    const PRESETS: &'static [Preset] = &[
        Preset { name: "family", options: &[], alone: false },
        Preset { name: "advanced", options: &[("advanced", "true")], alone: false },
        Preset { name: "expert", options: &[("expert", "true")], alone: false },
        Preset { name: "alone", options: &[("edition", "2023"), ("opponent", "1")], alone: true },
    ];
    fn picture_of(option: &str, value: &str) -> Option<ValuePicture> {
        if option == "sheet" { extensions::picture(value) } else { None }
    }

    fn sign_of_feat(feat: &str) -> &'static str {
        stamp::sign_of_feat(feat)
    }

    fn stamp(feat: &str, figure: &str) -> Option<Markup> {
        if feat == "sheet" { Some(stamp::of_sheet(figure)) } else { None }
    }

    const POINTS: &'static str = "w-points";
    const DONE: Choice = Choice::Done;

    fn tally(seats: usize) -> Self::Tally {
        vec![tally::Tally::default(); seats]
    }

    fn count(tally: &mut Self::Tally, before: &View, after: &View, chosen: &[Vec<Choice>]) {
        tally::count(tally, before, after, chosen);
    }

    fn rules(words: &Words, options: &Settings) -> Markup {
        rules::page(words, options)
    }

    fn terms<'a>(words: &'a Words, view: &View) -> &'a Words {
        terms::of(words, view.printing)
    }

    fn turn_in_words(words: &Words, view: &View, choices: &[Choice]) -> String {
        describe::advice(words, view, choices)
    }

    fn category(words: &Words, view: &View, index: usize) -> String {
        let own = view.layout.extension.as_ref();
        let page = own.map(extensions::of);
        let names = welcome::score::categories(own.map(|own| own.category.as_str()));
        let name = names.into_iter().nth(index).unwrap_or_default();
        words.say(score::called(page.as_deref(), name)).to_lowercase()
    }

    fn table(scene: &Scene<'_>) -> Markup {
        table(scene)
    }

    fn waits(scene: &Scene<'_>) -> bool {
        needs_refresh(scene)
    }

    fn replay(scene: &Scene<'_>, held: Option<&Position>, round: u32, rounds: u32) -> Markup {
        replay(scene, held, round, rounds)
    }

    fn board(scene: &Scene<'_>) -> Markup {
        let scene = &scene.in_terms();
        replay::still(&ShownBoard::of_replay(scene, scene.view.round))
    }

    fn picture(scene: &Scene<'_>) -> Markup {
        picture::picture(&ShownBoard::new(scene))
    }

    fn refusal(words: &Words, refused: &Refusal) -> String {
        refusal(words, refused)
    }

    /// A roundabout can be built as well at the beginning of the next turn, so it holds nobody up.
    fn obvious(choices: &[Choice], likes: Preferences) -> Option<Choice> {
        let mut asked = choices.iter().filter(|choice| !matches!(choice, Choice::Roundabout(_)));
        let is_mark = |choice: Choice| {
            matches!(choice, Choice::Park | Choice::Pool | Choice::Hire | Choice::Promote(_))
        };
        match (asked.next().copied(), asked.next().copied(), asked.next()) {
            (Some(Choice::Done), None, None) => likes.finish.then_some(Choice::Done),
            (Some(Choice::Pass), Some(mark), None) | (Some(mark), Some(Choice::Pass), None)
                if likes.cross && is_mark(mark) =>
            {
                Some(mark)
            }
            _ => None,
        }
    }
}

/// Whether the page waits for others, so that without script it must load itself again.
pub fn needs_refresh(scene: &Scene<'_>) -> bool {
    let waits = |step| step == StepView::Wait;
    scene.view.end.is_none() && scene.view.turn.as_ref().is_none_or(|turn| waits(turn.step))
}

/// The table, as sections with stable ids that can be replaced one by one.
pub fn table(scene: &Scene<'_>) -> Markup {
    let scene = &scene.in_terms();
    let board = &ShownBoard::new(scene);
    let moment = say!(board.words, "w-round", round = scene.view.round);
    let over = scene.view.end.is_some();
    let parts = Parts {
        bar: table::bar::bar(board, &moment, &extensions::name_tag(board), &help::end(board)),
        prompt: if over { ending::prompt(board) } else { prompt::prompt(board) },
        board: if over { ending::board(board) } else { turn(board, &on_table(board)) },
        side: html! {
            (hint::panel(scene))
            (score::score(board))
            (opponent::panel(board))
            (players::players(board))
            (lately::lately(board))
        },
        help: help::help(board),
        looks: terms::has_looks(board),
    };
    html! {
        div #table class=(terms::class(board)) data-version=(scene.version) data-round=(scene.view.round) data-address=(scene.address) {
            (terms::stylesheet(board))
            (page(board, &parts))
        }
    }
}

/// What lies on the table: the cards on offer with the plans, and the sheet that is shown.
fn on_table(board: &ShownBoard<'_>) -> Markup {
    let tips = [("offer", true), ("sheet", false)].map(|(place, above_cards)| {
        html! { @if board.plays() { (table::tips::tip(board, place, tip_at(board, above_cards))) } }
    });
    html! {
        (tips[0]) (offer::offer(board))
        (tips[1]) (sheet::sheet(board))
    }
}

/// Whether one card gives the number and another the action.
fn combines(board: &ShownBoard<'_>) -> bool {
    let combined =
        |(choice, _)| matches!(choice, Choice::Combine { .. } | Choice::CombineAndPass { .. });
    board.choices().any(combined)
}

/// What a first round says about the step that is due: above the cards, or above the sheet.
fn tip_at(board: &ShownBoard<'_>, above_cards: bool) -> Option<&'static str> {
    let step = board.step().filter(|_| board.view.round == 1)?;
    let (tip, is_above_cards) = match step {
        StepView::Take if combines(board) => ("w-tip-combine", true),
        StepView::Take => ("w-tip-take", true),
        StepView::Write => ("w-tip-write", false),
        StepView::Act => ("w-tip-act", false),
        StepView::Close | StepView::Pick => ("w-tip-close", true),
        StepView::Collect
        | StepView::Aim
        | StepView::Cross
        | StepView::Hold
        | StepView::Claim
        | StepView::Bonus
        | StepView::Wait => return None,
    };
    (is_above_cards == above_cards).then_some(tip)
}

/// One finished round of a game: the view after it, the view before it as `scene.before`, and
/// what everyone chose in it as `scene.last_step`. Once the game is over, `held` is what everyone
/// held in secret when it began.
pub fn replay(scene: &Scene<'_>, held: Option<&Position>, round: u32, rounds: u32) -> Markup {
    let scene = &scene.in_terms();
    replay::replay(&ShownBoard::of_replay(scene, round), held, round, rounds)
}
