//! One connection under watch: what it is doing, and since when.
//!
//! A timer for each request would cost every request time. So a connection only notes what it
//! waits for and since when, and one task looks at all connections a few times a second
//! (`listen`).

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};

use hyper::body::{Body, Frame, SizeHint};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// How long a client may take. Each limit is checked a few times a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLimits {
    /// For the head of a request, from its first byte or from the start of the connection.
    pub head: Duration,
    /// For the body of a request.
    pub body: Duration,
    /// For the next request on a connection that is kept open.
    pub idle: Duration,
    /// For taking some of an answer or of a stream; a whole answer may take four times as long.
    pub write: Duration,
    /// For what is under way when the server is asked to stop.
    pub stop: Duration,
}

impl Default for TimeLimits {
    /// Patient with a phone in a train. A proxy keeps idle connections for one or two minutes: we
    /// keep them longer, so that it never sends a request into a connection that we just closed.
    fn default() -> Self {
        Self {
            head: Duration::from_secs(15),
            body: Duration::from_secs(30),
            idle: Duration::from_secs(150),
            write: Duration::from_secs(30),
            stop: Duration::from_secs(10),
        }
    }
}

/// How many times longer than a stall a whole answer may take.
const WHOLE_ANSWER: u32 = 4;
/// How long a half-sent request is still waited for when the server stops.
const STOPPING: Duration = Duration::from_secs(1);

/// The time, read from memory: the task that looks at all connections sets it.
#[derive(Debug)]
pub(crate) struct Clock {
    start: Instant,
    /// Milliseconds since the start, and one more: 0 means never.
    now: AtomicU64,
}

impl Clock {
    pub(crate) fn new() -> Arc<Self> {
        Arc::new(Self { start: Instant::now(), now: AtomicU64::new(1) })
    }

    /// Sets the time.
    pub(crate) fn tick(&self) {
        self.now.store(self.start.elapsed().as_millis() as u64 + 1, Relaxed);
    }

    fn now(&self) -> u64 {
        self.now.load(Relaxed)
    }
}

/// What a connection is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Stage {
    /// The last answer is written; another request may come.
    Idle,
    /// The head of a request is coming in.
    Head,
    /// The body of a request is coming in.
    Body,
    /// The request is being answered: the client cannot help.
    Working,
    /// The answer is being written.
    Answering,
    /// The answer is a stream, which has no end.
    Streaming,
}

impl Stage {
    const ALL: [Self; 6] =
        [Self::Idle, Self::Head, Self::Body, Self::Working, Self::Answering, Self::Streaming];
}

/// The stage is kept above this many bits of time: enough for a million years.
const TIME_BITS: u32 = 56;

/// What a connection notes.
#[derive(Debug)]
pub(crate) struct Watch {
    clock: Arc<Clock>,
    /// The stage, and since when.
    stage: AtomicU64,
    /// Since when the client takes nothing of what we send; 0 while it does.
    stalled: AtomicU64,
}

impl Watch {
    /// A connection that was just opened.
    pub(crate) fn new(clock: Arc<Clock>) -> Arc<Self> {
        let watch = Self { clock, stage: AtomicU64::new(0), stalled: AtomicU64::new(0) };
        watch.enter(Stage::Head);
        Arc::new(watch)
    }

    /// A stage begins.
    pub(crate) fn enter(&self, stage: Stage) {
        self.stage.store(((stage as u64) << TIME_BITS) | self.clock.now(), Relaxed);
    }

    fn leave(&self, stage: Stage, next: Stage) {
        if self.stage().0 == stage {
            self.enter(next);
        }
    }

    /// The stage, and when it began.
    fn stage(&self) -> (Stage, u64) {
        let noted = self.stage.load(Relaxed);
        let stage = Stage::ALL[(noted >> TIME_BITS) as usize % Stage::ALL.len()];
        (stage, noted & ((1 << TIME_BITS) - 1))
    }

    fn took<T>(&self, written: &Poll<T>) {
        if written.is_pending() {
            if self.stalled.load(Relaxed) == 0 {
                self.stalled.store(self.clock.now(), Relaxed);
            }
        } else if self.stalled.load(Relaxed) != 0 {
            self.stalled.store(0, Relaxed);
        }
    }

    /// What the client took too long for, if anything.
    pub(crate) fn overdue(&self, limits: &TimeLimits, stopping: bool) -> Option<&'static str> {
        let now = self.clock.now();
        let over =
            |since: u64, limit: Duration| u128::from(now.saturating_sub(since)) > limit.as_millis();
        let asking = |limit: Duration| if stopping { limit.min(STOPPING) } else { limit };
        let stalled = self.stalled.load(Relaxed);
        if stalled != 0 && over(stalled, limits.write) {
            return Some("it takes nothing of the answer");
        }
        match self.stage() {
            (Stage::Idle, since) if over(since, asking(limits.idle)) => Some("it asks for nothing"),
            (Stage::Head, since) if over(since, asking(limits.head)) => {
                Some("the head of its request does not end")
            }
            (Stage::Body, since) if over(since, asking(limits.body)) => {
                Some("the body of its request does not end")
            }
            (Stage::Answering, since) if over(since, limits.write * WHOLE_ANSWER) => {
                Some("it takes the answer too slowly")
            }
            _ => None,
        }
    }
}

/// The bytes of a connection, under watch.
pub(crate) struct Watched<S> {
    pub(crate) stream: S,
    pub(crate) watch: Arc<Watch>,
}

impl<S: AsyncRead + Unpin> AsyncRead for Watched<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(cx, buf);
        if buf.filled().len() > before {
            self.watch.leave(Stage::Idle, Stage::Head);
        }
        read
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Watched<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.watch.took(&written);
        written
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.watch.took(&written);
        written
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

/// A body on its way, and what its end means for the connection.
pub(crate) struct WatchedBody<B> {
    body: B,
    watch: Arc<Watch>,
    of: Message,
}

/// Whose body it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Message {
    /// Once a request is there, the client has done its part.
    Request,
    /// Once an answer is gone, the connection is idle.
    Answer,
}

impl<B> WatchedBody<B> {
    /// The body of a request.
    pub(crate) fn request(body: B, watch: Arc<Watch>) -> Self {
        Self { body, watch, of: Message::Request }
    }

    /// The body of an answer.
    pub(crate) fn answer(body: B, watch: Arc<Watch>) -> Self {
        Self { body, watch, of: Message::Answer }
    }
}

impl<B: Body + Unpin> Body for WatchedBody<B> {
    type Data = B::Data;
    type Error = B::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<B::Data>, B::Error>>> {
        let frame = ready!(Pin::new(&mut self.body).poll_frame(cx));
        if self.of == Message::Request && (frame.is_none() || self.body.is_end_stream()) {
            self.watch.leave(Stage::Body, Stage::Working);
        }
        Poll::Ready(frame)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl<B> Drop for WatchedBody<B> {
    fn drop(&mut self) {
        match self.of {
            Message::Request => self.watch.leave(Stage::Body, Stage::Working),
            Message::Answer => self.watch.enter(Stage::Idle),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: TimeLimits = TimeLimits {
        head: Duration::from_secs(10),
        body: Duration::from_secs(20),
        idle: Duration::from_mins(1),
        write: Duration::from_secs(30),
        stop: Duration::from_secs(10),
    };

    fn at(seconds: u64) -> (Arc<Clock>, Arc<Watch>) {
        let clock = Clock::new();
        clock.now.store(seconds * 1000, Relaxed);
        let watch = Watch::new(Arc::clone(&clock));
        (clock, watch)
    }

    #[test]
    fn every_stage_has_its_own_limit() {
        let expected = [
            (Stage::Idle, Some(60)),
            (Stage::Head, Some(10)),
            (Stage::Body, Some(20)),
            (Stage::Working, None),
            (Stage::Answering, Some(120)),
            (Stage::Streaming, None),
        ];
        for (stage, limit) in expected {
            let (clock, watch) = at(1000);
            watch.enter(stage);
            for seconds in [0, 9, 11, 19, 21, 59, 61, 119, 121, 1_000_000] {
                clock.now.store((1000 + seconds) * 1000, Relaxed);
                let over = limit.is_some_and(|limit| seconds > limit);
                assert_eq!(watch.overdue(&LIMITS, false).is_some(), over, "{stage:?} {seconds}");
            }
        }
    }

    #[test]
    fn bytes_that_trickle_in_do_not_buy_time() {
        let (clock, watch) = at(1000);
        clock.now.store(1_009_000, Relaxed);
        watch.leave(Stage::Idle, Stage::Head);
        clock.now.store(1_011_000, Relaxed);
        assert!(watch.overdue(&LIMITS, false).is_some());
        // The first byte of the next request begins a new head.
        watch.enter(Stage::Idle);
        clock.now.store(1_050_000, Relaxed);
        watch.leave(Stage::Idle, Stage::Head);
        clock.now.store(1_059_000, Relaxed);
        assert_eq!(watch.overdue(&LIMITS, false), None);
    }

    #[test]
    fn a_client_that_takes_nothing_is_noticed_in_any_stage() {
        let (clock, watch) = at(1000);
        watch.enter(Stage::Streaming);
        watch.took(&Poll::<()>::Pending);
        clock.now.store(1_029_000, Relaxed);
        watch.took(&Poll::<()>::Pending);
        assert_eq!(watch.overdue(&LIMITS, false), None);
        clock.now.store(1_031_000, Relaxed);
        assert!(watch.overdue(&LIMITS, false).is_some());
        watch.took(&Poll::Ready(()));
        assert_eq!(watch.overdue(&LIMITS, false), None);
    }

    #[test]
    fn half_sent_requests_do_not_keep_a_server_that_stops() {
        for (stage, waits) in [(Stage::Head, false), (Stage::Body, false), (Stage::Working, true)] {
            let (clock, watch) = at(1000);
            watch.enter(stage);
            clock.now.store(1_002_000, Relaxed);
            assert_eq!(watch.overdue(&LIMITS, false), None);
            assert_eq!(watch.overdue(&LIMITS, true).is_none(), waits, "{stage:?}");
        }
    }
}
