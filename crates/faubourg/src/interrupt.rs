//! Ctrl-C as a wish to end early, for work that reports what there is.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result};

/// Listens for Ctrl-C from now on. What it gives says whether somebody pressed it.
pub(crate) fn interrupted() -> Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let pressed = Arc::clone(&stop);
    ctrlc::set_handler(move || pressed.store(true, Ordering::Relaxed))
        .context("cannot listen for Ctrl-C")?;
    Ok(stop)
}
