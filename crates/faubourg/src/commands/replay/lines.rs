//! A file of any size, a few lines at a time.

use std::io::{self, BufRead};

/// Lines are read until there are this many bytes of them: a hundred small records or one of a
/// large table.
const ENOUGH: usize = 64 * 1024;

/// A few lines that follow each other.
#[derive(Debug)]
pub(crate) struct Lines {
    text: Vec<u8>,
    /// The number of the first line, counted from 1.
    first: u64,
    /// Whether the file ends with them.
    last: bool,
}

impl Lines {
    /// The lines that say something, with their numbers.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (u64, &[u8])> {
        (self.first..)
            .zip(self.text.split(|&byte| byte == b'\n'))
            .filter(|(_, line)| !line.trim_ascii().is_empty())
    }

    /// Whether this is the whole file, and no more lines than that.
    pub(crate) fn are_all_of(&self, most: usize) -> bool {
        self.first == 1 && self.last && self.iter().count() <= most
    }

    /// How long they are.
    pub(crate) fn bytes(&self) -> u64 {
        self.text.len() as u64
    }
}

/// The whole file, a few lines at a time.
pub(crate) fn lines(mut file: impl BufRead) -> impl Iterator<Item = io::Result<Lines>> {
    let mut next = 1;
    let mut over = false;
    std::iter::from_fn(move || {
        if over {
            return None;
        }
        let first = next;
        let mut text = Vec::new();
        let mut read = || -> io::Result<bool> {
            while text.len() < ENOUGH && file.read_until(b'\n', &mut text)? > 0 {
                next += 1;
            }
            Ok(file.fill_buf()?.is_empty())
        };
        let read = read();
        over = !matches!(read, Ok(false));
        Some(read.map(|last| Lines { text, first, last }))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbered(text: &str) -> Vec<(u64, usize)> {
        lines(text.as_bytes())
            .map(Result::unwrap)
            .flat_map(|lines| {
                let numbered = lines.iter().map(|(number, line)| (number, line.len()));
                numbered.collect::<Vec<_>>()
            })
            .collect()
    }

    #[test]
    fn lines_keep_their_numbers_across_batches() {
        assert_eq!(numbered(""), []);
        assert_eq!(numbered("ab\n\nc"), [(1, 2), (3, 1)]);
        let long = "x".repeat(ENOUGH - 5);
        let text = format!("{long}\n{long}\n\nend\n");
        assert_eq!(numbered(&text), [(1, long.len()), (2, long.len()), (4, 3)]);
    }

    #[test]
    fn a_short_file_is_known_to_be_short() {
        let all: Vec<Lines> = lines(&b"a\nb\n"[..]).map(Result::unwrap).collect();
        assert_eq!(all.len(), 1);
        assert!(all[0].are_all_of(2) && !all[0].are_all_of(1));
    }
}
