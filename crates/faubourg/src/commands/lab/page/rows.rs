//! Figures as rows, each with a small drawing.

use maud::{Markup, html};

use super::super::estimate::Interval;
use super::super::measure::Unit;
use super::super::study::{Change, Finding};
use super::told;
use crate::chart::Scale;

/// What is drawn beside the figures.
#[derive(Clone, Copy, Debug)]
pub(super) enum Plot {
    /// A bar from nothing.
    Bar,
    /// A dot with its interval; a line at what would be fair.
    Dot(f64),
    /// Nothing: the figures do not compare with each other.
    None,
}

/// A table of findings.
pub(super) fn rows<'a>(findings: impl Iterator<Item = &'a Finding>, plot: Plot) -> Markup {
    let findings: Vec<&Finding> =
        findings.filter(|finding| finding.compared.yours.is_some()).collect();
    let told = || findings.iter().copied();
    let compares = told().any(|finding| finding.compared.against.is_some());
    let scale = scale(
        told().flat_map(|finding| [finding.compared.yours, finding.compared.against]).flatten(),
        plot,
    );
    html! {
        table .rows {
            thead { tr {
                th {} @if compares { th .n { "Against" } }
                th .n { @if compares { "Yours" } @else { "Figure" } } @if compares { th .n.wide { "Change" } }
                @if let Some(_) = scale { th .plot { span .sr { "Drawn" } } }
            } }
            tbody {
                @for finding in told() { (row(finding, compares, plot, scale)) }
            }
        }
    }
}

fn row(finding: &Finding, compares: bool, plot: Plot, scale: Option<Scale>) -> Markup {
    let Some(yours) = &finding.compared.yours else { return html! {} };
    html! {
        tr {
            th scope="row" { (finding.name) @if !finding.topic.is_plain() { small { (finding.about) } } }
            @if compares {
                td .n data-name="Against" { @if let Some(against) = &finding.compared.against { (told::figure(against.value, finding.unit)) } }
            }
            td .n data-name="Yours" { b { (told::figure(yours.value, finding.unit)) } small { (told::interval(yours, finding.unit)) } }
            @if compares {
                td .n.wide data-name="Change" { @if let Some(change) = &finding.compared.change { (changed(change, finding.unit)) } }
            }
            @if let Some(scale) = scale { td .plot { (drawn(finding, plot, &scale)) } }
        }
    }
}

/// A change in words: with its interval where it was seen.
pub(super) fn changed(change: &Change, unit: Unit) -> Markup {
    let Interval { value, low, high } = change.interval;
    let places = told::places(&change.interval, unit);
    let tell = |value| told::difference(value, unit, places);
    html! {
        @if change.seen {
            b class=(if value > 0.0 { "up" } else { "down" }) { (tell(value)) }
        } @else {
            span .soft { "no difference seen" }
        }
        small { (tell(low)) " to " (tell(high)) }
    }
}

fn scale(figures: impl Iterator<Item = Interval>, plot: Plot) -> Option<Scale> {
    let reference = match plot {
        Plot::Bar => 0.0,
        Plot::Dot(reference) => reference,
        Plot::None => return None,
    };
    let (mut least, mut most) = (reference, reference);
    for figure in figures {
        least = least.min(figure.low);
        most = most.max(figure.high);
    }
    let margin = (most - least) * 0.03;
    let least = if matches!(plot, Plot::Bar) && least >= 0.0 { 0.0 } else { least - margin };
    Some(Scale::new((least, most + margin), (0.0, 100.0)))
}

/// As wide as its cell: lines keep their width whatever that is, and a dot is a line of no length.
fn drawn(finding: &Finding, plot: Plot, scale: &Scale) -> Markup {
    let Some(yours) = &finding.compared.yours else { return html! {} };
    let at = |figure: f64| format!("{:.2}", scale.at(figure));
    html! {
        svg .strip viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true" {
            @match plot {
                Plot::Bar => {
                    path .zero d={ "M" (at(0.0)) " 0V20" } {}
                    path .bar.yours d={ "M" (at(0.0)) " 4H" (at(yours.value)) "V16H" (at(0.0)) "Z" } {}
                    path .whisker d={ "M" (at(yours.low)) " 10H" (at(yours.high)) } {}
                    @if let Some(against) = &finding.compared.against {
                        path .level.other d={ "M" (at(against.value)) " 1V19" } {}
                    }
                }
                Plot::Dot(reference) => {
                    path .zero d={ "M" (at(reference)) " 0V20" } {}
                    @if let Some(against) = &finding.compared.against {
                        path .whisker.other d={ "M" (at(against.low)) " 15H" (at(against.high)) } {}
                        path .dot.other d={ "M" (at(against.value)) " 15h0" } {}
                    }
                    path .whisker.yours d={ "M" (at(yours.low)) " 7H" (at(yours.high)) } {}
                    path .dot.yours d={ "M" (at(yours.value)) " 7h0" } {}
                }
                Plot::None => {}
            }
        }
    }
}
