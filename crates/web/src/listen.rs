//! Taking connections: not too many, none for too long, and to a clean end.

use std::collections::HashMap;
use std::convert::Infallible;
use std::io::{self, Write as _};
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderValue, Request, Response, header};
use hyper::body::{Body as _, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{AbortHandle, Id, JoinSet};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout_at};
use tower::Service as _;
use tracing::{debug, error, info, warn};

use crate::capacity::MostConnections;
use crate::connection::{Clock, Stage, TimeLimits, Watch, Watched, WatchedBody};
use crate::front::one_client;

/// How often all connections are looked at.
const TICK: Duration = Duration::from_millis(250);
/// How long to wait when the operating system gives no further connection.
const PAUSE: Duration = Duration::from_millis(500);
/// The longest head of a request, and how much is read and written at once.
const BUFFER: usize = 64 * 1024;

/// What connections are held to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    pub(crate) most: MostConnections,
    pub(crate) limits: TimeLimits,
    /// Whether connections of one address are counted: those of a proxy are everybody's.
    pub(crate) count_addresses: bool,
}

/// What is counted, for metrics.
#[derive(Debug, Default)]
pub(crate) struct Counters {
    /// Connections that are open.
    pub(crate) open: AtomicUsize,
    /// Connections that were one too many.
    pub(crate) refused: AtomicU64,
    /// Connections that were cut because the client took too long.
    pub(crate) cut: AtomicU64,
}

/// Serves until `end` is ready, then calls `closing` and waits for what is under way, within limits.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    rules: Rules,
    counters: Arc<Counters>,
    end: impl Future<Output = ()>,
    closing: impl FnOnce(),
) {
    let mut door = Door {
        router,
        rules,
        counters,
        clock: Clock::new(),
        graceful: GracefulShutdown::new(),
        tasks: JoinSet::new(),
        open: HashMap::new(),
        of_address: HashMap::new(),
    };
    let mut end = std::pin::pin!(end);
    let mut tick = interval(TICK);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut paused = Instant::now();
    loop {
        let accept = async {
            sleep_until(paused).await;
            listener.accept().await
        };
        tokio::select! {
            accepted = accept => match accepted {
                Ok((stream, peer)) => door.take(stream, peer),
                Err(error) if is_of_one_connection(&error) => {}
                Err(error) => {
                    error!(%error, open = door.open.len(), "no connection can be taken");
                    paused = Instant::now() + PAUSE;
                }
            },
            Some(done) = door.tasks.join_next_with_id() => door.forget(done),
            _ = tick.tick() => door.look_round(false),
            () = &mut end => break,
        }
    }
    drop(listener);
    info!(open = door.open.len(), "closing");
    closing();
    door.close().await;
}

/// Errors of a connection that ended before it was taken say nothing about the next.
fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}

/// All connections.
struct Door {
    router: Router,
    rules: Rules,
    counters: Arc<Counters>,
    clock: Arc<Clock>,
    graceful: GracefulShutdown,
    tasks: JoinSet<()>,
    open: HashMap<Id, Open>,
    of_address: HashMap<IpAddr, usize>,
}

/// A connection that is open.
struct Open {
    address: IpAddr,
    watch: Arc<Watch>,
    task: AbortHandle,
}

impl Door {
    /// Serves a new connection, or refuses it.
    fn take(&mut self, stream: TcpStream, peer: SocketAddr) {
        let address = one_client(peer.ip());
        let taken = self.of_address.get(&address).copied().unwrap_or(0);
        let full = self.open.len() >= self.rules.most.all;
        if full || (self.rules.count_addresses && taken >= self.rules.most.per_address) {
            warn!(%address, open = self.open.len(), taken, "a connection too many is refused");
            self.counters.refused.fetch_add(1, Relaxed);
            refuse(stream);
            return;
        }
        prepare(&stream, self.rules.limits.write);
        let watch = Watch::new(Arc::clone(&self.clock));
        let watched = Watched { stream, watch: Arc::clone(&watch) };
        let answering = answer(watched, peer, self.router.clone(), self.graceful.watcher());
        let task = self.tasks.spawn(answering);
        *self.of_address.entry(address).or_default() += 1;
        self.open.insert(task.id(), Open { address, watch, task });
        self.counters.open.store(self.open.len(), Relaxed);
    }

    /// A connection has ended.
    fn forget(&mut self, done: Result<(Id, ()), tokio::task::JoinError>) {
        let id = match done {
            Ok((id, ())) => id,
            Err(error) => {
                if error.is_panic() {
                    error!(%error, "a connection ended in a panic");
                }
                error.id()
            }
        };
        let Some(ended) = self.open.remove(&id) else { return };
        if let Some(taken) = self.of_address.get_mut(&ended.address) {
            *taken -= 1;
            if *taken == 0 {
                self.of_address.remove(&ended.address);
            }
        }
        self.counters.open.store(self.open.len(), Relaxed);
    }

    /// Cuts the connections of clients that take too long. No request is under way on them: it has
    /// not arrived, or it is answered.
    fn look_round(&self, stopping: bool) {
        self.clock.tick();
        for open in self.open.values() {
            if let Some(why) = open.watch.overdue(&self.rules.limits, stopping) {
                debug!(address = %open.address, why, "a connection is cut");
                self.counters.cut.fetch_add(1, Relaxed);
                open.task.abort();
            }
        }
    }

    /// Answers what is under way, for as long as the limits allow.
    async fn close(mut self) {
        let deadline = Instant::now() + self.rules.limits.stop;
        let graceful = std::mem::take(&mut self.graceful);
        let mut all_notified = std::pin::pin!(graceful.shutdown());
        let mut tick = interval(TICK);
        let all_ended = async {
            loop {
                tokio::select! {
                    () = &mut all_notified => break,
                    Some(done) = self.tasks.join_next_with_id() => self.forget(done),
                    _ = tick.tick() => self.look_round(true),
                }
            }
        };
        if timeout_at(deadline, all_ended).await.is_err() {
            warn!(open = self.open.len(), "these connections did not end in time and are cut");
        }
        self.tasks.shutdown().await;
    }
}

/// News of a choice must not wait for more to send, and a client that vanished is noticed.
fn prepare(stream: &TcpStream, write: Duration) {
    let _ = stream.set_nodelay(true);
    #[cfg(target_os = "linux")]
    {
        let wait = u32::try_from(write.as_millis()).unwrap_or(u32::MAX);
        let _ = rustix::net::sockopt::set_tcp_user_timeout(stream, wait);
    }
    #[cfg(not(target_os = "linux"))]
    let _ = write;
}

/// Says in a few bytes that there is no room, without waiting for anything.
fn refuse(stream: TcpStream) {
    static BUSY: LazyLock<String> = LazyLock::new(|| {
        let text = "too many connections are open: close some, or try again in 10 s\n";
        format!(
            "HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\n\
             cache-control: no-store\r\ncontent-type: text/plain; charset=utf-8\r\n\
             content-length: {}\r\n\r\n{text}",
            text.len()
        )
    });
    if let Ok(mut stream) = stream.into_std() {
        let _ = stream.write(BUSY.as_bytes());
    }
}

/// Answers the requests of one connection until it ends.
async fn answer(
    connection: Watched<TcpStream>,
    peer: SocketAddr,
    router: Router,
    closing: Watcher,
) {
    let watch = Arc::clone(&connection.watch);
    let service = service_fn(move |request: Request<Incoming>| {
        let mut router = router.clone();
        let watch = Arc::clone(&watch);
        async move {
            let request = arrived(request, peer, &watch);
            let response = router.call(request).await.unwrap_or_else(|never| match never {});
            Ok::<_, Infallible>(under_watch(response, watch))
        }
    });
    let mut builder = http1::Builder::new();
    let connection =
        builder.max_buf_size(BUFFER).serve_connection(TokioIo::new(connection), service);
    if let Err(error) = closing.watch(connection).await {
        debug!(%error, "a connection ended early");
    }
}

/// A request whose head is there.
fn arrived(request: Request<Incoming>, peer: SocketAddr, watch: &Arc<Watch>) -> Request<Body> {
    let mut request = if request.body().is_end_stream() {
        watch.enter(Stage::Working);
        request.map(|_| Body::empty())
    } else {
        watch.enter(Stage::Body);
        request.map(|body| Body::new(WatchedBody::request(body, Arc::clone(watch))))
    };
    request.extensions_mut().insert(ConnectInfo(peer));
    request
}

/// An answer whose body is about to be written.
fn under_watch(response: Response<Body>, watch: Arc<Watch>) -> Response<WatchedBody<Body>> {
    let kind = response.headers().get(header::CONTENT_TYPE).map(HeaderValue::as_bytes);
    let stream = kind.is_some_and(|kind| kind.starts_with(b"text/event-stream"));
    watch.enter(if stream { Stage::Streaming } else { Stage::Answering });
    response.map(|body| WatchedBody::answer(body, watch))
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use axum::routing::get;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::sync::oneshot;
    use tokio::task::JoinHandle;
    use tokio::time::{sleep, timeout};

    use super::*;

    const SHORT: Duration = Duration::from_millis(400);
    const LONG: Duration = Duration::from_secs(30);
    const LIMITS: TimeLimits =
        TimeLimits { head: LONG, body: LONG, idle: LONG, write: LONG, stop: LONG };

    struct Served {
        address: SocketAddr,
        counters: Arc<Counters>,
        stop: oneshot::Sender<()>,
        ended: JoinHandle<()>,
    }

    async fn served(limits: TimeLimits) -> Served {
        let endless = || async {
            let chunk = || Ok::<_, Infallible>(vec![b'x'; 64 * 1024]);
            let chunks = futures_util::stream::iter(std::iter::repeat_with(chunk));
            ([(header::CONTENT_TYPE, "text/event-stream")], Body::from_stream(chunks))
        };
        let slow = || async {
            sleep(SHORT * 4).await;
            "done"
        };
        let router = Router::new().route("/endless", get(endless)).route("/slow", get(slow));
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let counters = Arc::new(Counters::default());
        let (stop, stopped) = oneshot::channel();
        let rules = Rules { most: MostConnections::default(), limits, count_addresses: true };
        let end = async {
            let _ = stopped.await;
        };
        let serving = serve(listener, router, rules, Arc::clone(&counters), end, || ());
        Served { address, counters, stop, ended: tokio::spawn(serving) }
    }

    async fn ask(address: SocketAddr, path: &str) -> TcpStream {
        let mut client = TcpStream::connect(address).await.unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n");
        client.write_all(request.as_bytes()).await.unwrap();
        client
    }

    async fn eventually(what: &str, mut so: impl FnMut() -> bool) {
        let wait = async {
            while !so() {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(LONG, wait).await.unwrap_or_else(|_| panic!("{what}"));
    }

    #[tokio::test]
    async fn a_stream_that_nobody_reads_is_cut() {
        let server = served(TimeLimits { write: SHORT, ..LIMITS }).await;
        let client = ask(server.address, "/endless").await;
        eventually("it is cut", || server.counters.cut.load(Relaxed) > 0).await;
        eventually("it is gone", || server.counters.open.load(Relaxed) == 0).await;
        drop(client);
    }

    #[tokio::test]
    async fn a_client_is_not_cut_for_what_the_server_takes() {
        let limits = TimeLimits { head: SHORT, body: SHORT, idle: LONG, write: SHORT, stop: LONG };
        let server = served(limits).await;
        let mut client = ask(server.address, "/slow").await;
        let mut answer = [0; 1024];
        let read = timeout(LONG, client.read(&mut answer)).await.unwrap().unwrap();
        assert!(answer[..read].ends_with(b"done"));
        assert_eq!(server.counters.cut.load(Relaxed), 0);
    }

    #[tokio::test]
    async fn what_does_not_end_does_not_keep_the_server() {
        let server = served(TimeLimits { stop: SHORT, ..LIMITS }).await;
        let mut reader = ask(server.address, "/endless").await;
        let reading = tokio::spawn(async move {
            let mut chunk = vec![0; 64 * 1024];
            while reader.read(&mut chunk).await.is_ok_and(|read| read > 0) {}
        });
        eventually("it is open", || server.counters.open.load(Relaxed) == 1).await;
        server.stop.send(()).unwrap();
        timeout(LONG, server.ended).await.expect("the server ends").unwrap();
        timeout(LONG, reading).await.expect("the stream ends").unwrap();
    }
}
