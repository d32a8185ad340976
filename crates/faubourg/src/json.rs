//! What programs read: one line of JSON at a time, with its fields in a fixed order.

use std::io::{self, Write};

use serde::{Serialize, Serializer};

/// Writes one line.
pub(crate) fn line(out: &mut dyn Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}

/// Values by name, in the order of the names: `{"parks": 12, "pools": 9}`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Named<'a, T>(pub(crate) &'a [&'static str], pub(crate) &'a [T]);

impl<T: Serialize> Serialize for Named<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().zip(self.1))
    }
}
