//! What changed, with intervals.

use maud::{Markup, html};

use super::super::data::Difference;
use super::super::measure::{Topic, Unit};
use super::super::study::{Finding, Study};
use super::rows::changed;
use super::told;
use crate::chart::Scale;

const TOPICS: [(Topic, &str); 8] = [
    (Topic::Result, "Results"),
    (Topic::Categories, "Where points come from: the points of a player"),
    (Topic::WinnersCategories, "What winners have more points for than the others"),
    (Topic::Seats, "Seats"),
    (Topic::Tempo, "Tempo"),
    (Topic::Drama, "Drama"),
    (Topic::Choices, "Choices"),
    (Topic::Ends, "How games end"),
];

/// Every figure that changed, and the names of those that did not.
pub(super) fn what_changed(study: &Study) -> Markup {
    let compared = || study.findings.iter().filter(|finding| finding.compared.change.is_some());
    let is_seen = |finding: &&Finding| finding.compared.change.is_some_and(|change| change.seen);
    let (all, seen) = (compared().count(), compared().filter(is_seen).count());
    let by_chance = (all as f64 * 0.05).round().max(1.0);
    html! {
        section id="changed" {
            h2 { "What changed" }
            p .about {
                @if study.made.same { "Both rule sets are the same. " }
                @if seen == 0 {
                    "No difference seen in any of " (all) " figures."
                } @else {
                    (seen) " of " (all) " figures changed: their interval leaves out 0. A figure is the difference of "
                    "both rule sets in the same deals; the true difference lies in the interval in 95 of 100 such labs. With so many "
                    "figures, about " (by_chance) " would look changed by chance alone, so trust the small ones less."
                }
            }
            (differing(&study.made.differences))
            @for (topic, title) in TOPICS {
                @let of_topic = || compared().filter(is_seen).filter(move |finding| finding.topic == topic);
                @if of_topic().next().is_some() {
                    h3 { (title) }
                    table .rows.changes {
                        thead { tr { th {} th .n { "Against" } th .n { "Yours" } th .n.wide { "Change" } th .plot { span .sr { "Drawn" } } } }
                        tbody { @for finding in of_topic() { (row(finding, &reach(of_topic(), finding.unit))) } }
                    }
                }
            }
            @if seen > 0 && seen < all {
                @let unseen = compared().filter(|finding| !is_seen(finding));
                details {
                    summary { "No difference seen in " (all - seen) " figures" }
                    table .rows {
                        thead { tr { th {} th .n { "Against" } th .n { "Yours" } th .n.wide { "Change" } } }
                        tbody { @for finding in unseen { (row_without_plot(finding)) } }
                    }
                }
            }
        }
    }
}

/// More of them than this are folded away.
const FEW_DIFFERENCES: usize = 12;

/// The figures of the data that are not the same.
fn differing(differences: &[Difference]) -> Markup {
    let list = html! {
        table .rows.five.data {
            thead { tr { th { "In the data" } th .n { "Against" } th .n { "Yours" } } }
            tbody {
                @for Difference { place, yours, against } in differences {
                    tr {
                        th scope="row" { code { (place) } }
                        @for value in [against, yours] { td .n { @match value { Some(value) => code { (value) }, None => span .soft { "not there" } } } }
                    }
                }
            }
        }
    };
    html! {
        @if differences.len() > FEW_DIFFERENCES {
            details { summary { (differences.len()) " figures of the data differ" } (list) }
        } @else if !differences.is_empty() {
            (list)
        }
    }
}

/// From the farthest to the farthest difference of this unit, the same to both sides of nothing.
fn reach<'a>(findings: impl Iterator<Item = &'a Finding>, unit: Unit) -> Scale {
    let changes = findings
        .filter(|finding| finding.unit == unit)
        .filter_map(|finding| finding.compared.change);
    let far = changes.map(|change| change.interval.low.abs().max(change.interval.high.abs()));
    let most = far.fold(0.0, f64::max).max(f64::MIN_POSITIVE);
    Scale::new((-most * 1.05, most * 1.05), (0.0, 100.0))
}

fn row(finding: &Finding, scale: &Scale) -> Markup {
    let Some(change) = finding.compared.change else { return html! {} };
    let at = |figure: f64| format!("{:.2}", scale.at(figure));
    let side = if change.interval.value > 0.0 { "up" } else { "down" };
    html! {
        tr {
            (cells(finding))
            td .plot {
                svg .strip viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true" {
                    path .zero d="M50 0V20" {}
                    path class={ "bar " (side) } d={ "M50 5H" (at(change.interval.value)) "V15H50Z" } {}
                    path .whisker d={ "M" (at(change.interval.low)) " 10H" (at(change.interval.high)) } {}
                }
            }
        }
    }
}

fn row_without_plot(finding: &Finding) -> Markup {
    html! { tr { (cells(finding)) } }
}

fn cells(finding: &Finding) -> Markup {
    let value = |told: Option<super::super::estimate::Interval>| {
        told.map(|interval| told::figure(interval.value, finding.unit)).unwrap_or_default()
    };
    html! {
        th scope="row" { (finding.name) @if !finding.topic.is_plain() { small { (finding.about) } } }
        td .n data-name="Against" { (value(finding.compared.against)) }
        td .n data-name="Yours" { b { (value(finding.compared.yours)) } }
        td .n.wide data-name="Change" { @if let Some(change) = &finding.compared.change { (changed(change, finding.unit)) } }
    }
}
