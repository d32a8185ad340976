//! Faubourg's games for Python: single games, batches of thousands, bots, records and positions.
//!
//! Everything here is a thin coat around `tabletop`: the rules stay in the games' crates. What is
//! generic over games there is behind an object here ([`played::Played`], [`lanes::Lanes`]), since
//! Python chooses the game at run time.

mod arrays;
mod batch;
mod bot;
mod errors;
mod game;
mod games;
mod given;
mod lanes;
mod played;
mod setup;
mod simulate;

use pyo3::prelude::*;

#[pymodule]
mod _faubourg {
    #[pymodule_export]
    use super::batch::Batch;
    #[pymodule_export]
    use super::bot::Bot;
    #[pymodule_export]
    use super::errors::{OptionsError, PositionError, RecordError, Refused};
    #[pymodule_export]
    use super::game::{Game, verify};
    #[pymodule_export]
    use super::games::{games, levels, options};
    #[pymodule_export]
    use super::setup::Setup;
    #[pymodule_export]
    use super::simulate::simulate;
    use super::{Bound, PyModule, PyModuleMethods, PyResult};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
