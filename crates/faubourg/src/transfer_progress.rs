//! How far a transfer between databases has come, shown on a terminal.

use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};
use store::{Existing, Limits, Progress, Transferred};

use crate::database_args::DatabaseUrl;

/// Copies everything from one database to another, and shows how far it has come.
pub(crate) fn transfer(
    from: &DatabaseUrl,
    to: &DatabaseUrl,
    existing: Existing,
) -> Result<Transferred> {
    let bar = bar("events");
    let mut show = |progress: Progress| {
        bar.set_message(if progress.comparing { "comparing" } else { "copying" });
        bar.set_length(progress.all);
        bar.set_position(progress.done);
    };
    let transferred = crate::runtime()?.block_on(store::transfer(
        from.secret(),
        to.secret(),
        existing,
        Limits::default(),
        &mut show,
    ));
    bar.finish_and_clear();
    Ok(transferred?)
}

/// A bar for long work; it is only seen on a terminal.
pub(crate) fn bar(unit: &str) -> ProgressBar {
    let style = format!("{{msg}} {{wide_bar}} {{human_pos}}/{{human_len}} {unit} {{eta}}");
    let style =
        ProgressStyle::with_template(&style).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(0).with_style(style)
}
