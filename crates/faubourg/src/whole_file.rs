//! Files that are there whole or not at all.

use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use tempfile::{Builder, NamedTempFile};

/// A file being written beside the place where it will stand. It takes that place when it is
/// finished; if anything fails before, nothing of it remains.
#[derive(Debug)]
pub(crate) struct WholeFile {
    path: PathBuf,
    file: BufWriter<NamedTempFile>,
}

impl WholeFile {
    /// Begins a file that will stand at `path`, replacing what stands there now.
    pub(crate) fn create(path: &Path) -> Result<Self> {
        let told = || format!("cannot write {}", path.display());
        // What stands there may be a link: it is the file behind it that is replaced.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        if let Ok(there) = fs::metadata(&path) {
            ensure!(there.is_file(), "{}: this is not a file", told());
        }
        let directory = match path.parent() {
            Some(parent) if parent != Path::new("") => parent,
            _ => Path::new("."),
        };
        ensure!(directory.is_dir(), "{}: there is no directory {}", told(), directory.display());
        let mut builder = Builder::new();
        builder.prefix(".faubourg-").suffix(".unfinished");
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let file = builder.tempfile_in(directory).with_context(told)?;
        Ok(Self { path, file: BufWriter::new(file) })
    }

    /// Puts the file in its place.
    pub(crate) fn finish(self) -> Result<()> {
        let told = || format!("cannot write {}", self.path.display());
        let file =
            self.file.into_inner().map_err(io::IntoInnerError::into_error).with_context(told)?;
        file.persist(&self.path).with_context(told)?;
        Ok(())
    }
}

impl Write for WholeFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unfinished_file_leaves_no_trace_and_a_finished_one_is_whole() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("file");
        let mut file = WholeFile::create(&path).unwrap();
        file.write_all(b"half").unwrap();
        drop(file);
        assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 0);

        let mut file = WholeFile::create(&path).unwrap();
        file.write_all(b"whole").unwrap();
        file.finish().unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"whole");
        assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_directory_is_not_replaced() {
        let directory = tempfile::tempdir().unwrap();
        let error = WholeFile::create(directory.path()).unwrap_err();
        assert!(error.to_string().ends_with("this is not a file"), "{error}");
    }
}
