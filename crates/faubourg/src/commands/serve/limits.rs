//! The options that keep one client from taking what all others need.

use std::time::Duration;

use clap::Args;
use web::{Allowance, Keep, MostConnections, TimeLimits};

use crate::number::{any, number};

/// What one client may ask for.
#[derive(Args, Debug)]
#[command(next_help_heading = "Limits for a client")]
pub(super) struct ClientLimits {
    /// Changes a second by one player; 0 for no limits on reading, changes and new tables
    #[arg(long, value_name = "N", default_value_t = Allowance::default().rate,
        value_parser = any::<u32>())]
    rate: u32,

    /// New tables a day from one address; 0 for no limit
    #[arg(long, value_name = "N", default_value_t = Allowance::default().tables_per_day,
        value_parser = any::<u32>())]
    tables_per_day: u32,

    /// Megabytes that these tables may bring along, such as data files; 0 for no limit
    #[arg(long, value_name = "MB", default_value_t = Allowance::default().megabytes_per_day,
        value_parser = any::<u32>())]
    megabytes_per_day: u32,

    /// Connections open at once from one address; not counted with --trust-proxy
    #[arg(long, value_name = "N", default_value_t = MostConnections::default().per_address,
        value_parser = any::<usize>())]
    connections_per_address: usize,

    /// Connections open at once in all; fewer if the system does not give enough files
    #[arg(long, value_name = "N", default_value_t = MostConnections::default().all,
        value_parser = any::<usize>())]
    connections: usize,
}

impl ClientLimits {
    pub(super) fn allowance(&self) -> Allowance {
        Allowance {
            rate: self.rate,
            tables_per_day: self.tables_per_day,
            megabytes_per_day: self.megabytes_per_day,
        }
    }

    pub(super) fn connections(&self) -> MostConnections {
        MostConnections { all: self.connections, per_address: self.connections_per_address }
    }
}

/// How long a client may take.
#[derive(Args, Debug)]
#[command(next_help_heading = "Time limits, in seconds")]
pub(super) struct Timeouts {
    /// For the head of a request
    #[arg(long = "header-timeout", value_name = "S", value_parser = seconds(),
        default_value_t = usual(|limits| limits.head))]
    header: u64,

    /// For the body of a request
    #[arg(long = "body-timeout", value_name = "S", value_parser = seconds(),
        default_value_t = usual(|limits| limits.body))]
    body: u64,

    /// For the next request on an open connection
    #[arg(long = "idle-timeout", value_name = "S", value_parser = seconds(),
        default_value_t = usual(|limits| limits.idle))]
    idle: u64,

    /// For taking any of an answer or a stream
    #[arg(long = "write-timeout", value_name = "S", value_parser = seconds(),
        default_value_t = usual(|limits| limits.write))]
    write: u64,

    /// For requests under way when the server is asked to stop
    #[arg(long = "shutdown-timeout", value_name = "S", value_parser = seconds(),
        default_value_t = usual(|limits| limits.stop))]
    shutdown: u64,
}

/// At least one second, at most a day.
fn seconds() -> impl Fn(&str) -> Result<u64, String> + Clone + Send + Sync + 'static {
    number(1..=86_400)
}

fn usual(of: impl Fn(TimeLimits) -> Duration) -> u64 {
    of(TimeLimits::default()).as_secs()
}

impl Timeouts {
    pub(super) fn limits(&self) -> TimeLimits {
        TimeLimits {
            head: Duration::from_secs(self.header),
            body: Duration::from_secs(self.body),
            idle: Duration::from_secs(self.idle),
            write: Duration::from_secs(self.write),
            stop: Duration::from_secs(self.shutdown),
        }
    }
}

/// How long tables are kept that nobody plays at.
#[derive(Args, Debug)]
#[command(next_help_heading = "Old tables are removed after this many days without a change")]
pub(super) struct Retention {
    /// Tables that were never started [default: kept for ever]
    #[arg(long = "keep-unstarted", value_name = "DAYS", value_parser = days())]
    unstarted: Option<u64>,

    /// Games that were not finished [default: kept for ever]
    #[arg(long = "keep-abandoned", value_name = "DAYS", value_parser = days())]
    abandoned: Option<u64>,

    /// Games that are over [default: kept for ever]
    #[arg(long = "keep-finished", value_name = "DAYS", value_parser = days())]
    finished: Option<u64>,
}

/// At least a day, at most a hundred years.
fn days() -> impl Fn(&str) -> Result<u64, String> + Clone + Send + Sync + 'static {
    number(1..=36_500)
}

impl Retention {
    pub(super) fn keep(&self) -> Keep {
        let time = |days: Option<u64>| Some(Duration::from_hours(24 * days?));
        Keep {
            unstarted: time(self.unstarted),
            abandoned: time(self.abandoned),
            finished: time(self.finished),
        }
    }
}
