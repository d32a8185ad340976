//! News between machines: `LISTEN` and `NOTIFY` on one connection of their own.
//!
//! News is sent after the commit and not in it: a transaction with a `NOTIFY` takes a lock that
//! all such transactions of the server share, and would queue every writer behind it.
//!
//! A server that has gone silent looks like one without news. So the messenger asks now and then
//! whether it is still there.

use std::collections::HashMap;
use std::future::poll_fn;
use std::time::Duration;

use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_postgres::{AsyncMessage, Client, Connection, Socket, Statement};

use super::server::Server;
use super::tls;
use crate::changes::Announcer;
use crate::{Change, TableId, Unavailable};

/// News need not survive a crash, so its transactions do not wait for the disk. The lock, which
/// all servers share, shows anyone who wants to replace everything that servers are running.
const LISTEN: &str = "SET synchronous_commit = off; LISTEN faubourg_events;
    SELECT pg_try_advisory_lock_shared(hashtext('faubourg'),
        hashtext(coalesce(current_schema()::text, '')))";

const NOTIFY: &str = "SELECT pg_notify('faubourg_events', news) FROM unnest($1::text[]) AS news";

/// How long to wait before trying to connect again.
const PAUSE: Duration = Duration::from_millis(500);

/// How much news is sent at once.
const BUNDLE: usize = 4096;

/// Where the writer leaves its news; dropping it ends the messenger.
pub(super) struct Outbox(mpsc::UnboundedSender<Change>);

impl Outbox {
    pub(super) fn side_door(&self) -> SideDoor {
        SideDoor(self.0.downgrade())
    }

    pub(super) fn send(&self, news: impl IntoIterator<Item = Change>) {
        for change in news {
            // It fails only when the messenger is gone, and then nobody can be told.
            let _ = self.0.send(change);
        }
    }
}

/// A second way in, for news that is not written. It does not keep the messenger from ending.
pub(super) struct SideDoor(mpsc::WeakUnboundedSender<Change>);

impl SideDoor {
    pub(super) fn send(&self, change: Change) {
        if let Some(outbox) = self.0.upgrade() {
            let _ = outbox.send(change);
        }
    }
}

/// Starts listening before it returns; `working` is kept until the last news is sent.
pub(super) async fn start(
    server: Server,
    announcer: Announcer,
    working: watch::Sender<()>,
) -> Result<Outbox, Unavailable> {
    let line = Line::open(&server, &announcer).await?;
    let (sender, inbox) = mpsc::unbounded_channel();
    let messenger = Messenger { server, announcer, inbox, unsent: Unsent::default() };
    tokio::spawn(async move {
        messenger.run(line).await;
        drop(working);
    });
    Ok(Outbox(sender))
}

/// What the others do not know yet.
#[derive(Default)]
struct Unsent {
    /// Only the newest event of each table is worth a word.
    grown: HashMap<TableId, u64>,
    edited: Vec<Change>,
}

impl Unsent {
    fn add(&mut self, change: Change) {
        if let Change::Appended { table, last } = change {
            let newest = self.grown.entry(table).or_default();
            *newest = last.max(*newest);
        } else {
            self.edited.push(change);
        }
    }

    fn is_empty(&self) -> bool {
        self.grown.is_empty() && self.edited.is_empty()
    }

    fn texts(&self) -> Vec<String> {
        let grown = self.grown.iter().map(|(table, last)| format!("{table} {last}"));
        grown.chain(self.edited.iter().filter_map(express)).collect()
    }
}

struct Messenger {
    server: Server,
    announcer: Announcer,
    inbox: mpsc::UnboundedReceiver<Change>,
    unsent: Unsent,
}

impl Messenger {
    async fn run(mut self, mut line: Line) {
        loop {
            if let Ok(()) = self.serve(&mut line).await {
                return;
            }
            tracing::warn!("the connection for news is lost");
            line = loop {
                match Line::open(&self.server, &self.announcer).await {
                    Ok(line) => break line,
                    Err(_) if self.inbox.is_closed() => return,
                    Err(reason) => tracing::debug!(%reason, "no connection yet"),
                }
                tokio::time::sleep(PAUSE).await;
            };
            // Sent when we listen again: a reader that looks now misses nothing.
            tracing::info!("the connection for news is back");
            self.announcer.announce(Change::Missed);
        }
    }

    /// Sends what the writer leaves, until the writer has gone.
    async fn serve(&mut self, line: &mut Line) -> Result<(), Cut> {
        let mut bundle = Vec::new();
        loop {
            if !self.unsent.is_empty() {
                line.send(&self.unsent.texts()).await?;
                self.unsent = Unsent::default();
            }
            tokio::select! {
                _ = &mut line.listening => return Err(Cut),
                count = self.inbox.recv_many(&mut bundle, BUNDLE) => if count == 0 {
                    return Ok(());
                },
                () = tokio::time::sleep(line.limit) => line.send(&[]).await?,
            }
            for change in bundle.drain(..) {
                self.unsent.add(change);
            }
        }
    }
}

/// The connection is lost.
struct Cut;

/// A connection that listens; dropping it closes it, even if something is still unanswered.
struct Line {
    client: Client,
    listening: JoinHandle<()>,
    notify: Statement,
    /// How long an answer may take, and how long to be content without a sign of life.
    limit: Duration,
}

impl Line {
    async fn open(server: &Server, announcer: &Announcer) -> Result<Self, Unavailable> {
        let (client, connection) = server.connect().await?;
        let listening = tokio::spawn(listen(connection, announcer.clone()));
        let limit = server.limits().connect;
        let prepared = timeout(limit, async {
            client.batch_execute(LISTEN).await?;
            client.prepare(NOTIFY).await
        });
        let reason = match prepared.await {
            Ok(Ok(notify)) => return Ok(Self { client, listening, notify, limit }),
            Ok(Err(error)) => error.into(),
            Err(_) => silent(),
        };
        listening.abort();
        Err(reason)
    }

    /// Sends news; none, to see whether the server is there.
    async fn send(&self, news: &[String]) -> Result<(), Cut> {
        let reason = match timeout(self.limit, self.client.execute(&self.notify, &[&news])).await {
            Ok(Ok(_)) => return Ok(()),
            Ok(Err(error)) => error.into(),
            Err(_) => silent(),
        };
        tracing::warn!(%reason, "news could not be sent");
        Err(Cut)
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

fn silent() -> Unavailable {
    Unavailable::because("PostgreSQL does not answer")
}

/// Passes on what arrives, until the connection ends.
async fn listen(mut connection: Connection<Socket, tls::Stream>, announcer: Announcer) {
    while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
        if let AsyncMessage::Notification(news) = message
            && let Some(change) = understand(news.payload())
        {
            announcer.announce(change);
        }
    }
}

/// News of a changed table as it is sent: `TABLE NUMBER` for an append, or with a word instead.
fn express(change: &Change) -> Option<String> {
    match change {
        Change::Appended { table, last } => Some(format!("{table} {last}")),
        Change::Removed { table } => Some(format!("{table} removed")),
        Change::Cut { table, last } => Some(format!("{table} cut {last}")),
        Change::Rewritten { table } => Some(format!("{table} rewritten")),
        Change::Present { table, who } => Some(format!("{table} present {who:x}")),
        Change::Said { table, what } => Some(format!("{table} said {what}")),
        Change::Missed => None,
    }
}

/// Anyone may send on the channel, also a newer version: what we do not understand is not news.
fn understand(news: &str) -> Option<Change> {
    let (table, what) = news.split_once(' ')?;
    let table = table.parse().ok()?;
    match what {
        "removed" => Some(Change::Removed { table }),
        "rewritten" => Some(Change::Rewritten { table }),
        _ => match what.split_once(' ') {
            Some(("cut", last)) => Some(Change::Cut { table, last: last.parse().ok()? }),
            Some(("present", who)) => {
                Some(Change::Present { table, who: u128::from_str_radix(who, 16).ok()? })
            }
            Some(("said", what)) => Some(Change::Said { table, what: what.parse().ok()? }),
            Some(_) => None,
            None => Some(Change::Appended { table, last: what.parse().ok()? }),
        },
    }
}
