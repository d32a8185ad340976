//! What the operating system knows of this process. What it does not tell is left out.

use std::fs;
use std::time::Duration;

/// What the process uses.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Usage {
    /// The time that its threads have run, together.
    pub(crate) cpu: Option<Duration>,
    /// The memory it takes, in bytes.
    pub(crate) memory: Option<u64>,
    /// Its open files and connections.
    pub(crate) files: Option<u64>,
}

/// What this process uses now.
pub(crate) fn usage() -> Usage {
    Usage {
        cpu: cpu_time(),
        memory: fs::read_to_string("/proc/self/status").ok().and_then(|text| resident(&text)),
        files: fs::read_dir("/proc/self/fd").ok().map(|files| files.count() as u64),
    }
}

#[cfg(unix)]
fn cpu_time() -> Option<Duration> {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Some(Duration::new(time.tv_sec.try_into().ok()?, time.tv_nsec.try_into().ok()?))
}

#[cfg(not(unix))]
fn cpu_time() -> Option<Duration> {
    None
}

/// The line `VmRSS:   12345 kB` of a process's status, in bytes.
fn resident(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_read_from_the_status() {
        assert_eq!(resident("Name:\tx\nVmRSS:\t   1234 kB\nThreads:\t2\n"), Some(1234 * 1024));
        assert_eq!(resident("Name:\tx\n"), None);
        if cfg!(target_os = "linux") {
            let usage = usage();
            assert!(usage.cpu.is_some() && usage.memory > Some(0) && usage.files > Some(0));
        }
    }
}
