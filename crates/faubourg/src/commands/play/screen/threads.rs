//! What goes on beside the screen: keys are waited for, bots think.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use crossterm::event::{Event, read};
use tabletop::{Game, Judged};

use super::state::Moment;
use crate::commands::play::sitting::{Advice, Asked, Decided, Question};

/// Something that happened beside the screen.
pub(super) enum News<G: Game> {
    /// A key, or another size.
    Terminal(Event),
    /// A bot has made up its mind.
    Decided(Decided<G>),
    /// A hint for that moment.
    Advice(Advice, Moment),
    /// The system wants us to stop.
    Stop,
    /// A thread has failed.
    Failed(String),
}

/// The threads, and what they tell.
pub(super) struct Threads<G: Game> {
    sender: Sender<News<G>>,
    receiver: Receiver<News<G>>,
}

impl<G: Judged> Threads<G> {
    /// Waits for keys and for the system's wish to stop.
    pub(super) fn start() -> Result<Self> {
        let (sender, receiver) = channel();
        let stop = sender.clone();
        ctrlc::set_handler(move || {
            let _ = stop.send(News::Stop);
        })
        .context("this system does not tell when to stop")?;
        let keys = sender.clone();
        thread::spawn(move || {
            loop {
                let news = match read() {
                    Ok(event) => News::Terminal(event),
                    Err(error) => News::Failed(format!("cannot read keys: {error}")),
                };
                let failed = matches!(news, News::Failed(_));
                if keys.send(news).is_err() || failed {
                    return;
                }
            }
        });
        Ok(Self { sender, receiver })
    }

    /// The next thing that happened, if it happens soon enough.
    pub(super) fn next(&self, within: Duration) -> Result<News<G>, RecvTimeoutError> {
        self.receiver.recv_timeout(within)
    }

    /// Lets a bot make up its mind.
    pub(super) fn decide(&self, asked: Asked<G>) {
        self.spawn(move || News::Decided(asked.decide()));
    }

    /// Lets the best bot think about a hint.
    pub(super) fn think(&self, question: Question<G>, stop: Arc<AtomicBool>, moment: Moment) {
        self.spawn(move || News::Advice(question.think(&stop), moment));
    }

    fn spawn(&self, work: impl FnOnce() -> News<G> + Send + 'static) {
        let sender = self.sender.clone();
        thread::spawn(move || {
            let news = catch_unwind(AssertUnwindSafe(work))
                .unwrap_or_else(|panic| News::Failed(format!("a bot failed: {}", told(&*panic))));
            // Whoever left does not want to know any more.
            let _ = sender.send(news);
        });
    }
}

fn told(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("for an unknown reason")
}
