//! Arrays that Python owns and this crate fills.

use numpy::{Element, PyArray1, PyUntypedArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// The array given, if it has this length, or a new one.
pub(crate) fn row<'py, T: Element>(
    py: Python<'py>,
    length: usize,
    given: Option<Bound<'py, PyArray1<T>>>,
) -> PyResult<Bound<'py, PyArray1<T>>> {
    match given {
        None => Ok(PyArray1::zeros(py, length, false)),
        Some(array) if array.len() == length => Ok(array),
        Some(array) => {
            let told = format!("`out` has {} places: expected {length}", array.len());
            Err(PyValueError::new_err(told))
        }
    }
}
