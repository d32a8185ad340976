//! The gist in large figures.

use maud::{Markup, html};

use super::super::measure::Topic;
use super::super::study::{Finding, Study};
use super::told;

/// What matters most to those who made the game.
const GIST: [(Topic, &str); 9] = [
    (Topic::Result, "points"),
    (Topic::Result, "won"),
    (Topic::Result, "margin"),
    (Topic::Result, "close"),
    (Topic::Tempo, "rounds"),
    (Topic::Drama, "lead-changes"),
    (Topic::Drama, "settled"),
    (Topic::Drama, "leader-at-half"),
    (Topic::Choices, "choices"),
];

/// The gist.
pub(super) fn tiles(study: &Study) -> Markup {
    let found = |(topic, key): &(Topic, &str)| {
        study.about(*topic).find(|finding| finding.key == *key && finding.compared.yours.is_some())
    };
    html! {
        ul .tiles { @for finding in GIST.iter().filter_map(found) { (tile(finding)) } }
    }
}

fn tile(finding: &Finding) -> Markup {
    let Some(yours) = &finding.compared.yours else { return html! {} };
    html! {
        li .tile {
            span .caps { (finding.name) }
            b .big { (told::figure(yours.value, finding.unit)) }
            @if let Some(change) = &finding.compared.change {
                @let places = told::places(&change.interval, finding.unit);
                @if change.seen {
                    span class=(if change.interval.value > 0.0 { "chip up" } else { "chip down" }) {
                        (told::difference(change.interval.value, finding.unit, places))
                    }
                } @else {
                    span .chip.soft { "no difference seen" }
                }
            } @else {
                span .soft { (told::interval(yours, finding.unit)) }
            }
        }
    }
}
