//! The gist for a terminal.

use std::io::Write;
use std::path::Path;

use anyhow::Result;

use super::pieces::Compared;
use super::study::{Finding, Study};
use super::without::Without;
use crate::text::{Styles, count_of, show, table};

/// What changed, or how the game plays, and where the page is.
pub(super) fn write(out: &mut dyn Write, study: &Study, page: &Path) -> Result<()> {
    let Styles { strong, faint, .. } = Styles::for_stdout();
    let made = &study.made;
    let names: Vec<&str> = made.rules.iter().map(|rules| rules.name.as_str()).collect();
    let deals = count_of(made.deals as u64, "deal");
    writeln!(
        out,
        "{strong}{}{strong:#} · {} · {deals} · {}",
        made.title,
        names.join(" against "),
        count_of(made.seats as u64, made.level)
    )?;
    writeln!(out)?;
    if study.compares() {
        let seen = |finding: &&Finding| finding.compared.change.is_some_and(|change| change.seen);
        let changed: Vec<&Finding> = study.findings.iter().filter(seen).collect();
        if made.same {
            writeln!(out, "Both rule sets are the same.")?;
        } else if changed.is_empty() {
            writeln!(out, "No difference seen in any figure.")?;
        } else {
            write_changes(out, &changed)?;
        }
    } else {
        write_figures(out, study)?;
    }
    for without in &study.without {
        write_without(out, without)?;
    }
    writeln!(out, "\n{faint}The page is {}{faint:#}", page.display())?;
    Ok(())
}

fn write_changes(out: &mut dyn Write, changed: &[&Finding]) -> Result<()> {
    let mut rows = table(["topic", "figure", "against", "yours", "change", "from", "to"], 2);
    for finding in changed {
        let told = |value: f64| finding.unit.told(value);
        let Some((change, (yours, against))) =
            finding.compared.change.zip(finding.compared.yours.zip(finding.compared.against))
        else {
            continue;
        };
        rows.add_row([
            finding.topic.name().to_owned(),
            finding.name.clone(),
            told(against.value),
            told(yours.value),
            told(change.interval.value),
            told(change.interval.low),
            told(change.interval.high),
        ]);
    }
    Ok(show(out, &rows)?)
}

/// No more figures than this for each thing that was left out: the clearest.
const MOST: usize = 8;

/// What a thing brings: the figures with it, less those without it.
fn write_without(out: &mut dyn Write, without: &Without) -> Result<()> {
    let seen = without.seen();
    let place = &without.place;
    if seen.is_empty() {
        return Ok(writeln!(out, "\n{place}: no difference seen with it and without it.")?);
    }
    writeln!(out, "\n{place}: what there is more with it than without it\n")?;
    let mut rows = table(["topic", "figure", "without", "with", "change", "from", "to"], 2);
    for brought in seen.into_iter().take(MOST) {
        let Compared { yours: Some(with), against: Some(without), change: Some(change) } =
            &brought.compared
        else {
            continue;
        };
        let told = |value: f64| brought.unit.told(value);
        rows.add_row([
            brought.topic.name().to_owned(),
            brought.name.clone(),
            told(without.value),
            told(with.value),
            told(change.interval.value),
            told(change.interval.low),
            told(change.interval.high),
        ]);
    }
    Ok(show(out, &rows)?)
}

fn write_figures(out: &mut dyn Write, study: &Study) -> Result<()> {
    let mut rows = table(["topic", "figure", "value", "from", "to"], 2);
    for finding in &study.findings {
        let Some(yours) = finding.compared.yours else { continue };
        let told = |value: f64| finding.unit.told(value);
        rows.add_row([
            finding.topic.name().to_owned(),
            finding.name.clone(),
            told(yours.value),
            told(yours.low),
            told(yours.high),
        ]);
    }
    Ok(show(out, &rows)?)
}
