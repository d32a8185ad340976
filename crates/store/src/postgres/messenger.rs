//! News between machines: `LISTEN` and `NOTIFY` on one connection of their own.
//!
//! News is sent after the commit and not in it: a transaction with a `NOTIFY` takes a lock that
//! all such transactions of the server share, and would queue every writer behind it.

use std::collections::HashMap;
use std::future::poll_fn;
use std::time::Duration;

use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio_postgres::{AsyncMessage, Client, Config, Connection, NoTls, Socket, tls::NoTlsStream};

use crate::changes::Announcer;
use crate::{Change, TableId, Unavailable};

/// News need not survive a crash, so its transactions do not wait for the disk.
const LISTEN: &str = "SET synchronous_commit = off; LISTEN faubourg_events";

const NOTIFY: &str = "SELECT pg_notify('faubourg_events', news) FROM unnest($1::text[]) AS news";

/// How long to wait before trying to connect again.
const PAUSE: Duration = Duration::from_millis(500);

/// How much news is sent at once.
const BUNDLE: usize = 4096;

/// Where the writer leaves its news; dropping it ends the messenger.
pub(super) struct Outbox(mpsc::UnboundedSender<(TableId, u64)>);

impl Outbox {
    pub(super) fn send(&self, news: Vec<Change>) {
        for change in news {
            if let Change::Appended { table, last } = change {
                // It fails only when the messenger is gone, and then nobody can be told.
                let _ = self.0.send((table, last));
            }
        }
    }
}

/// Starts listening before it returns; `working` is kept until the last news is sent.
pub(super) async fn start(
    config: Config,
    announcer: Announcer,
    working: watch::Sender<()>,
) -> Result<Outbox, tokio_postgres::Error> {
    let line = Line::open(&config, &announcer).await?;
    let (sender, inbox) = mpsc::unbounded_channel();
    let messenger = Messenger { config, announcer, inbox, unsent: HashMap::new() };
    tokio::spawn(async move {
        messenger.run(line).await;
        drop(working);
    });
    Ok(Outbox(sender))
}

struct Messenger {
    config: Config,
    announcer: Announcer,
    inbox: mpsc::UnboundedReceiver<(TableId, u64)>,
    /// Only the newest event of each table is worth a word.
    unsent: HashMap<TableId, u64>,
}

impl Messenger {
    async fn run(mut self, mut line: Line) {
        loop {
            if let Ok(()) = self.serve(&mut line).await {
                return;
            }
            tracing::warn!("the connection for news is lost");
            line = loop {
                match Line::open(&self.config, &self.announcer).await {
                    Ok(line) => break line,
                    Err(_) if self.inbox.is_closed() => return,
                    Err(error) => {
                        tracing::debug!(reason = %Unavailable::from(error), "no connection yet");
                    }
                }
                tokio::time::sleep(PAUSE).await;
            };
            // Said when we listen again: whoever looks now misses nothing.
            tracing::info!("the connection for news is back");
            self.announcer.announce(Change::Missed);
        }
    }

    /// Sends what the writer leaves, until the writer has gone.
    async fn serve(&mut self, line: &mut Line) -> Result<(), Cut> {
        let mut bundle = Vec::new();
        loop {
            if !self.unsent.is_empty() {
                line.send(&self.unsent).await?;
                self.unsent.clear();
            }
            tokio::select! {
                _ = &mut line.listening => return Err(Cut),
                count = self.inbox.recv_many(&mut bundle, BUNDLE) => if count == 0 {
                    return Ok(());
                }
            }
            for (table, last) in bundle.drain(..) {
                let newest = self.unsent.entry(table).or_default();
                *newest = last.max(*newest);
            }
        }
    }
}

/// The connection is lost.
struct Cut;

/// A connection that listens.
struct Line {
    client: Client,
    listening: JoinHandle<()>,
}

impl Line {
    async fn open(config: &Config, announcer: &Announcer) -> Result<Self, tokio_postgres::Error> {
        let (client, connection) = config.connect(NoTls).await?;
        let listening = tokio::spawn(listen(connection, announcer.clone()));
        client.batch_execute(LISTEN).await?;
        Ok(Self { client, listening })
    }

    async fn send(&self, news: &HashMap<TableId, u64>) -> Result<(), Cut> {
        let news: Vec<String> =
            news.iter().map(|(table, last)| format!("{table} {last}")).collect();
        let sent = async {
            let statement = self.client.prepare(NOTIFY).await?;
            self.client.execute(&statement, &[&news]).await
        };
        sent.await.map(drop).map_err(|error| {
            tracing::warn!(reason = %Unavailable::from(error), "news could not be sent");
            Cut
        })
    }
}

/// Passes on what arrives, until the connection ends.
async fn listen(mut connection: Connection<Socket, NoTlsStream>, announcer: Announcer) {
    while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
        if let AsyncMessage::Notification(news) = message
            && let Some(change) = understand(news.payload())
        {
            announcer.announce(change);
        }
    }
}

/// Anyone may send on the channel; what is not `TABLE NUMBER` is not news.
fn understand(news: &str) -> Option<Change> {
    let (table, last) = news.split_once(' ')?;
    Some(Change::Appended { table: table.parse().ok()?, last: last.parse().ok()? })
}
