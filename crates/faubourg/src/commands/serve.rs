//! `faubourg serve`: friends play together in their browsers.

mod limits;
mod log;
mod tokens;

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::time::Duration;

use anyhow::{Context, Result};
use clap::{Args, Parser as _};
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use web::{Front, PublicUrl, RecentLog, Server, Store};

use self::limits::{ClientLimits, Retention, Timeouts};
use self::tokens::Tokens;
use crate::database_args::{DatabaseArgs, DatabaseUrl};
use crate::games::served;

/// The usual port; the next free one is taken when it is in use.
const PORT: u16 = 8080;
/// How many ports are tried.
const TRIES: u16 = 20;

const EXAMPLES: &str = "\
Examples:
  faubourg serve                                  for everyone in the same network
  faubourg serve --addr 127.0.0.1:9000            for this computer only
  faubourg serve --data /var/lib/faubourg         keep the games there
  faubourg serve --database postgres://user@host/db
                                                  one of several servers for the same tables;
                                                  its password is in FAUBOURG_DATABASE_PASSWORD
  faubourg serve --addr 127.0.0.1:9000 --public-url https://play.example --trust-proxy
                                                  behind a server that speaks HTTPS

Tables are kept in one SQLite file. Nothing is lost when the server is stopped, however it is
stopped: start it again and everyone is back where they were. On the open internet, put a server
that speaks HTTPS in front of it. Servers that share a PostgreSQL database serve the same tables.

Limits: with --rate N one player (browser or program) makes N changes and reads 2 N pages a
second, and five times as many at once; one address ten times as many. An address opens N/50
tables a second and 100 at once; when the tables of --tables-per-day are used up, more may be
opened as the day goes on. A player may open half as many. A player has 20 live streams, an
address 1000, all together 10000: four in five of the connections that are allowed. Those who ask
for more are answered 429, or 503 for connections, and told when to come back.

The operator's page is at /admin, behind a token of at least 16 characters in the variable
FAUBOURG_ADMIN_TOKEN or in a file (--admin-token-file); without a token there is no such page.
Metrics for Prometheus are at /metrics, for connections from this computer that came through no
proxy, and for those who send that token or FAUBOURG_METRICS_TOKEN (Authorization: Bearer TOKEN).

What the server writes to its log is chosen with the variable RUST_LOG, such as RUST_LOG=debug or
RUST_LOG=web=debug,warn.";

/// Serve the games: friends open a link and play together in their browsers.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Serve {
    /// The address to listen on [default: every address of this computer, port 8080 or the next
    /// free one]
    #[arg(long, value_name = "ADDRESS:PORT")]
    addr: Option<SocketAddr>,

    #[command(flatten)]
    database: DatabaseArgs,

    /// The address under which people know the server; with https, cookies are bound to it
    #[arg(long, value_name = "URL")]
    public_url: Option<PublicUrl>,

    /// Believe the last address in X-Forwarded-For: only with a proxy in front that sets it
    #[arg(long)]
    trust_proxy: bool,

    /// Log every request: method, kind of address, status, time; no secrets
    #[arg(long)]
    access_log: bool,

    /// Call browsers through push services of this computer or its network too, without TLS: only
    /// to try them out
    #[arg(long)]
    allow_local_push: bool,

    #[command(flatten)]
    tokens: Tokens,

    #[command(flatten)]
    clients: ClientLimits,

    #[command(flatten)]
    timeouts: Timeouts,

    #[command(flatten)]
    retention: Retention,
}

impl Default for Serve {
    /// As without any option.
    fn default() -> Self {
        #[derive(clap::Parser)]
        struct Bare {
            #[command(flatten)]
            serve: Serve,
        }
        Bare::parse_from(["faubourg"]).serve
    }
}

/// How long bots may take to come to an end once everything is closed.
const LAST_THOUGHTS: Duration = Duration::from_secs(5);

impl Serve {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<()> {
        let recent_log = RecentLog::default();
        log::start(self.access_log, recent_log.clone());
        let runtime = crate::runtime()?;
        let served = runtime.block_on(self.serve(out, recent_log));
        runtime.shutdown_timeout(LAST_THOUGHTS);
        served
    }

    async fn serve(self, out: &mut dyn Write, recent_log: RecentLog) -> Result<()> {
        let front = self.front(recent_log)?;
        let database = self.database.find()?;
        let store = Store::open(database.secret()).await?;
        let server = self.bind(store, front).await?;
        welcome(out, server.address()?, self.public_url.as_ref(), &database)?;
        // As a task like all others: new connections are taken where the old ones are served.
        tokio::spawn(server.serve(stopped())).await.context("the server stopped")?;
        writeln!(out, "Stopped. Every table is safe.")?;
        Ok(())
    }

    fn front(&self, recent_log: RecentLog) -> Result<Front> {
        Ok(Front {
            public_url: self.public_url.clone(),
            trust_proxy: self.trust_proxy,
            allowance: self.clients.allowance(),
            connections: self.clients.connections(),
            time_limits: self.timeouts.limits(),
            access_log: self.access_log,
            keep: self.retention.keep(),
            local_push: self.allow_local_push,
            admin_token: self.tokens.admin()?,
            metrics_token: Tokens::metrics()?,
            recent_log,
        })
    }

    async fn bind(&self, store: Store, front: Front) -> Result<Server> {
        let games = served();
        if let Some(address) = self.addr {
            return Server::bind(address, store, games, front)
                .await
                .with_context(|| format!("cannot listen on {address}: choose another --addr"));
        }
        let free = (PORT..PORT + TRIES)
            .map(|port| SocketAddr::from((Ipv4Addr::UNSPECIFIED, port)))
            .find(|address| std::net::TcpListener::bind(address).is_ok());
        let address = free.unwrap_or_else(|| SocketAddr::from((Ipv4Addr::UNSPECIFIED, 0)));
        Server::bind(address, store, games, front)
            .await
            .with_context(|| format!("cannot listen on {address}: choose one with --addr"))
    }
}

/// Says where the games are, and how to stop.
fn welcome(
    out: &mut dyn Write,
    address: SocketAddr,
    public_url: Option<&PublicUrl>,
    kept: &DatabaseUrl,
) -> Result<()> {
    let here = match address.ip() {
        ip if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        ip => ip,
    };
    let port = address.port();
    writeln!(out, "Faubourg is open.\n")?;
    writeln!(out, "  on this computer   http://{}", SocketAddr::new(here, port))?;
    let network = address.ip().is_unspecified().then(network_address).flatten();
    if let Some(ip) = network {
        let link = format!("http://{}", SocketAddr::new(ip, port));
        writeln!(out, "  in this network    {link}\n")?;
        if io::stdout().is_terminal() {
            let code = QrCode::new(&link).context("a link fits in a code")?;
            writeln!(out, "{}\n", code.render::<Dense1x2>().quiet_zone(true).build())?;
        }
    }
    if let Some(url) = public_url {
        writeln!(out, "  for everyone       {}", url.as_str())?;
    }
    writeln!(out, "  tables are kept in {kept}")?;
    writeln!(out, "  stop with Ctrl-C\n")?;
    out.flush()?;
    Ok(())
}

/// This computer's address in its network. Connecting a UDP socket sends nothing; it only asks
/// which way a packet would go.
fn network_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified() && !ip.is_loopback()).then_some(ip)
}

/// Ready when someone asks the server to stop.
async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
