//! Files named on the command line: opened, or refused in words of our own.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, ErrorKind, Write};
use std::path::Path;

use anyhow::{Context, Error, Result, anyhow};

/// The word for standard input, and for standard output.
const STANDARD: &str = "-";

/// Whether a name means standard input or standard output.
pub(crate) fn is_standard(path: &Path) -> bool {
    path.as_os_str() == STANDARD
}

/// What a file that is read is called in messages.
pub(crate) fn name_of(path: &Path) -> String {
    if is_standard(path) { "standard input".to_owned() } else { path.display().to_string() }
}

/// A file to be read line by line, with its length as far as it is known; `-` is standard input.
pub(crate) fn open(path: &Path) -> Result<(Box<dyn BufRead>, u64)> {
    if is_standard(path) {
        return Ok((Box::new(BufReader::new(io::stdin())), 0));
    }
    let file = File::open(path).map_err(|error| unreadable(path, error))?;
    let about = file.metadata().map_err(|error| unreadable(path, error))?;
    if about.is_dir() {
        return Err(unreadable(path, ErrorKind::IsADirectory.into()));
    }
    Ok((Box::new(BufReader::new(file)), about.len()))
}

/// The text of a file; `-` is standard input.
pub(crate) fn text_of(path: &Path) -> Result<String> {
    let text =
        if is_standard(path) { io::read_to_string(io::stdin()) } else { fs::read_to_string(path) };
    text.map_err(|error| unreadable(path, error))
}

/// A file to be written, empty at first; `-` is standard output.
pub(crate) fn create(path: &Path) -> Result<Box<dyn Write>> {
    if is_standard(path) {
        return Ok(Box::new(io::stdout()));
    }
    let told = || format!("cannot write {}", path.display());
    let directory = path.parent().filter(|parent| *parent != Path::new(""));
    if let Some(directory) = directory.filter(|directory| !directory.is_dir()) {
        return Err(anyhow!("{}: there is no directory {}", told(), directory.display()));
    }
    if path.is_dir() {
        return Err(anyhow!("{}: this is not a file", told()));
    }
    Ok(Box::new(File::create(path).with_context(told)?))
}

/// Whether two names mean one file.
pub(crate) fn are_same(one: &Path, other: &Path) -> bool {
    let whole = |path: &Path| -> Option<std::path::PathBuf> {
        let directory = path.parent().filter(|parent| *parent != Path::new(""));
        let directory = fs::canonicalize(directory.unwrap_or(Path::new("."))).ok()?;
        fs::canonicalize(path).ok().or_else(|| Some(directory.join(path.file_name()?)))
    };
    one == other || whole(one).is_some_and(|one| whole(other) == Some(one))
}

fn unreadable(path: &Path, error: io::Error) -> Error {
    let name = name_of(path);
    match error.kind() {
        ErrorKind::NotFound => anyhow!("there is no file {name}"),
        ErrorKind::IsADirectory => anyhow!("{name} is a directory: expected a file"),
        ErrorKind::InvalidData => anyhow!("{name} is no text: expected UTF-8"),
        _ => Error::new(error).context(format!("cannot read {name}")),
    }
}
