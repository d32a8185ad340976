//! What Python gives and gets: JSON, options, seeds, seats.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyInt, PyString};
use tabletop::{Seat, Seed, Settings};

use crate::errors::Problem;

/// JSON as Python's own objects.
pub(crate) fn parsed(py: Python<'_>, json: &str) -> PyResult<Py<PyAny>> {
    Ok(py.import("json")?.call_method1("loads", (json,))?.unbind())
}

/// The JSON of something Python gave: text is taken as it is.
pub(crate) fn written(given: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(text) = given.cast::<PyString>() {
        return Ok(text.to_string());
    }
    given.py().import("json")?.call_method1("dumps", (given,))?.extract()
}

/// Options by name. A value may be a switch, a word, a number or a path of a data file.
pub(crate) fn settings(given: Option<&Bound<'_, PyDict>>) -> PyResult<Settings> {
    let Some(given) = given else { return Ok(Settings::default()) };
    let mut settings = Settings::default();
    for (name, value) in given {
        let name: String = name.extract()?;
        if let Ok(on) = value.extract::<bool>() {
            settings.set(&name, if on { "true" } else { "false" });
        } else if let Ok(number) = value.extract::<i64>() {
            settings.set(&name, &number.to_string());
        } else if let Ok(word) = value.cast::<PyString>() {
            settings.set(&name, &word.to_string());
        } else if let Ok(file) = value.cast::<PyDict>() {
            let field = |field: &str| -> PyResult<String> {
                let wrong = || {
                    let told =
                        format!("option `{name}`: expected `file` and `text` of a data file");
                    PyErr::from(Problem::Options(told))
                };
                file.get_item(field)?.ok_or_else(wrong)?.extract()
            };
            settings.set_file(&name, &field("file")?, &field("text")?);
        } else {
            let text: String = value.call_method0("read_text")?.extract()?;
            let file: String = value.getattr("name")?.extract()?;
            settings.set_file(&name, &file, &text);
        }
    }
    Ok(settings)
}

/// A seed from a number, from its text, or from nothing.
pub(crate) fn seed(py: Python<'_>, given: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    let text: String = match given {
        None => py.import("secrets")?.call_method1("token_hex", (16,))?.extract()?,
        Some(given) => match given.extract::<u64>() {
            Ok(number) => return Ok(Seed::of_simulation(number, 0)),
            Err(_) => given.extract().map_err(|_| {
                let told = "a seed is a number from 0 to 2**64 - 1 or 32 hexadecimal digits";
                PyErr::from(Problem::Value(told.to_owned()))
            })?,
        },
    };
    text.parse()
        .map_err(|error: tabletop::NotationError| PyErr::from(Problem::Value(error.to_string())))
}

/// How many of something, or which of them. A number below 0 is refused in words of our own.
pub(crate) fn count<T: TryFrom<u64>>(given: &Bound<'_, PyAny>) -> PyResult<T> {
    let number = match given.extract::<u64>() {
        Ok(number) => T::try_from(number).ok(),
        // What is no number at all is Python's own matter.
        Err(error) if !given.is_instance_of::<PyInt>() => return Err(error),
        Err(_) => None,
    };
    number.ok_or_else(|| {
        let told = format!("{given} is out of range: expected a whole number, 0 or more");
        Problem::Value(told).into()
    })
}

/// A seat counted from 0, if the table has it.
pub(crate) fn seat(index: usize, seats: usize) -> Result<Seat, Problem> {
    if index < seats {
        return Ok(Seat::new(index));
    }
    Err(Problem::Value(format!("there is no seat {index}: expected 0 to {}", seats - 1)))
}
