//! What things are worth by playing without them.

use maud::{Markup, html};

use super::super::measure::Topic;
use super::super::study::Study;
use super::super::without::{Brought, Without};
use super::rows::changed;
use super::told;

/// No more figures than this for each thing: the clearest.
const MOST: usize = 6;

/// A table of what was left out.
pub(super) fn without(study: &Study) -> Markup {
    html! {
        @if !study.without.is_empty() {
            section id="without" {
                h2 { "With it and without it" }
                p .about { "The same deals were played once more without each of these. The figures say what it brings: how much more there is of \
                    something with it than without it. An entry of a list was taken away, the figures of anything else were made 0." }
                table .rows.pieces {
                    thead { tr { th {} th .n { "Points" } th .n { "Rounds" } th .list { "What else it changes most" } } }
                    tbody { @for thing in &study.without { (row(thing)) } }
                }
            }
        }
    }
}

fn row(thing: &Without) -> Markup {
    let cell = |topic, key| {
        let change = thing
            .finding(topic, key)
            .and_then(|brought| Some((brought.compared.change?, brought.unit)));
        html! { @if let Some((change, unit)) = &change { (changed(change, *unit)) } }
    };
    let told = [(Topic::Result, "points"), (Topic::Tempo, "rounds")];
    let others = thing
        .seen()
        .into_iter()
        .filter(|brought| !told.contains(&(brought.topic, brought.key.as_str())));
    html! {
        tr {
            th scope="row" { span .name { (thing.place) } }
            td .n data-name="Points" { (cell(Topic::Result, "points")) }
            td .n data-name="Rounds" { (cell(Topic::Tempo, "rounds")) }
            td .list { @for brought in others.take(MOST) { (line(brought)) } }
        }
    }
}

fn line(brought: &Brought) -> Markup {
    let Some(change) = &brought.compared.change else { return html! {} };
    let places = told::places(&change.interval, brought.unit);
    let name = match brought.topic {
        Topic::Categories => format!("points for {}", brought.name),
        Topic::WinnersCategories => format!("winners’ lead in {}", brought.name),
        _ => brought.name.to_lowercase(),
    };
    html! {
        span .item { (name) " " b { (told::difference(change.interval.value, brought.unit, places)) } }
    }
}
