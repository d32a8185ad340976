//! How many connections and streams there may be: as many as asked for, if the operating system
//! gives us enough files.

use tracing::warn;

/// The most connections that are open at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MostConnections {
    /// From everywhere.
    pub all: usize,
    /// From one address. Behind a trusted proxy they all come from it, and this does not count.
    pub per_address: usize,
}

impl Default for MostConnections {
    fn default() -> Self {
        Self { all: 12_500, per_address: 1_250 }
    }
}

/// Files kept for the database, the program's own needs and connections being refused.
const SPARE_FILES: usize = 128;

/// How many connections and streams there may be. Of ten connections eight may be streams, so that
/// pages can be fetched however many are watching.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Capacity {
    pub(crate) connections: MostConnections,
    pub(crate) streams: usize,
    pub(crate) streams_of_address: usize,
}

impl Capacity {
    /// What was asked for, as far as this many open files allow it. No address gets more than half.
    pub(crate) fn new(asked: MostConnections, files: Option<usize>) -> Self {
        let possible =
            files.map_or(usize::MAX, |files| files.saturating_sub(SPARE_FILES).max(files / 2));
        let all = asked.all.min(possible).max(2);
        let per_address = asked.per_address.min(all / 2).max(1);
        Self {
            connections: MostConnections { all, per_address },
            streams: all * 4 / 5,
            streams_of_address: (per_address * 4 / 5).max(1),
        }
    }

    /// The same, after asking the operating system for as many files as it gives.
    pub(crate) fn of_this_machine(asked: MostConnections) -> Self {
        let files = raise_file_limit();
        let capacity = Self::new(asked, files);
        if capacity.connections.all < asked.all {
            warn!(
                files,
                connections = capacity.connections.all,
                "the limit of open files allows fewer connections than asked for"
            );
        }
        capacity
    }
}

/// Raises the soft limit of open files to the hard one, and says how many may be open.
#[cfg(unix)]
fn raise_file_limit() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    if limit.current != limit.maximum {
        let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
        if let Err(error) = setrlimit(Resource::Nofile, raised) {
            warn!(%error, "the limit of open files cannot be raised");
        }
    }
    getrlimit(Resource::Nofile).current.and_then(|files| usize::try_from(files).ok())
}

/// Elsewhere sockets are not counted with files.
#[cfg(not(unix))]
fn raise_file_limit() -> Option<usize> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_for_the_database_are_left_and_no_address_takes_everything() {
        let asked = MostConnections::default();
        let plenty = Capacity::new(asked, Some(1 << 20));
        assert_eq!(plenty.connections, asked);
        assert_eq!((plenty.streams, plenty.streams_of_address), (10_000, 1_000));
        assert_eq!(plenty, Capacity::new(asked, None));

        let few = Capacity::new(asked, Some(1024));
        assert_eq!(few.connections, MostConnections { all: 896, per_address: 448 });
        assert!(few.streams < few.connections.all);
        assert!(few.streams_of_address < few.connections.per_address);

        let hardly_any = Capacity::new(asked, Some(20));
        assert_eq!(hardly_any.connections, MostConnections { all: 10, per_address: 5 });
    }
}
