//! Work on several threads whose results come back in the order of the items.

use std::num::NonZero;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use anyhow::Result;
use clap::Args;

use crate::number::number;

/// The part of the command line that says how many threads to use.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Jobs {
    /// How many threads to use; one per core if not given
    #[arg(long, value_name = "J", value_parser = number::<u16>(1..=512))]
    jobs: Option<u16>,
}

impl Jobs {
    /// How many threads that is on this machine.
    pub(crate) fn count(self) -> usize {
        self.jobs
            .map_or_else(|| thread::available_parallelism().map_or(1, NonZero::get), usize::from)
    }
}

/// How many items a thread may be ahead of the one whose result is awaited. Bounds the memory.
const AHEAD: usize = 2;

/// Works on every item, on `jobs` threads, and hands the results to `take` in the items' order.
///
/// `worker` makes one worker for each thread, so that it can keep what it reserves. Items are
/// dealt to the threads in turn: the thread that has the next result is always known, and nothing
/// has to be sorted.
pub(crate) fn in_order<I, O, W>(
    jobs: usize,
    items: impl Iterator<Item = I>,
    worker: impl Fn() -> W + Sync,
    mut take: impl FnMut(O) -> Result<()>,
) -> Result<()>
where
    I: Send,
    O: Send,
    W: FnMut(I) -> O,
{
    if jobs == 1 {
        let mut work = worker();
        for item in items {
            take(work(item))?;
        }
        return Ok(());
    }
    thread::scope(|scope| {
        let lanes: Vec<(Sender<I>, Receiver<O>)> = (0..jobs)
            .map(|_| {
                let (give, given) = channel();
                let (finish, finished) = channel();
                let worker = &worker;
                scope.spawn(move || {
                    let mut work = worker();
                    for item in given {
                        // Nobody listens any more once `take` has failed.
                        if finish.send(work(item)).is_err() {
                            break;
                        }
                    }
                });
                (give, finished)
            })
            .collect();
        let lane = |index: usize| &lanes[index % jobs];
        let mut take_next = |index| {
            let result = lane(index).1.recv().expect("a worker answers every item");
            take(result)
        };
        let (mut given, mut taken) = (0, 0);
        for item in items {
            lane(given).0.send(item).expect("a worker takes every item");
            given += 1;
            if given - taken == AHEAD * jobs {
                take_next(taken)?;
                taken += 1;
            }
        }
        (taken..given).try_for_each(take_next)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_keep_the_order_of_the_items() {
        for jobs in [1, 2, 5] {
            let mut results = Vec::new();
            let squares = || |item: u64| item * item;
            in_order(jobs, 0..100, squares, |square| {
                results.push(square);
                Ok(())
            })
            .unwrap();
            assert!(results.into_iter().eq((0..100).map(|item| item * item)));
        }
    }

    #[test]
    fn a_failure_ends_the_work() {
        for jobs in [1, 3] {
            let endless = in_order(
                jobs,
                0..,
                || |item: u64| item,
                |item| {
                    anyhow::ensure!(item < 10, "enough");
                    Ok(())
                },
            );
            assert_eq!(endless.unwrap_err().to_string(), "enough");
        }
    }
}
