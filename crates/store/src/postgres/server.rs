//! Reaching a PostgreSQL server, and noticing when it does not answer.
//!
//! A server that hangs answers nothing, not even that it is too slow. So every wait has an end on
//! our side, and a connection on which something was left unanswered is not used again.

use std::error::Error as _;
use std::io;
use std::time::Duration;

use deadpool_postgres::{
    Client, Hook, HookError, Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod,
    Runtime,
};
use tokio::time::error::Elapsed;
use tokio::time::{Instant, sleep, timeout};
use tokio_postgres::error::SqlState;
use tokio_postgres::{Config, Connection, Socket};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::tls::{self, TlsSettings};
use crate::{Limits, Unavailable};

/// How long the other side may be silent before the system gives up a connection.
const SILENCE: Duration = Duration::from_secs(30);

/// How long to wait before trying again to connect.
const PAUSE: Duration = Duration::from_millis(250);

/// A server, and how to reach it.
#[derive(Clone)]
pub(super) struct Server {
    config: Config,
    tls: MakeRustlsConnect,
    limits: Limits,
}

impl Server {
    pub(super) fn new(address: &str, limits: Limits) -> Result<Self, Unavailable> {
        let (tls, address) = TlsSettings::take(address)?;
        let mut config: Config = address.parse()?;
        config
            .ssl_mode(tls.ssl_mode())
            .connect_timeout(limits.connect)
            .keepalives_idle(SILENCE)
            .keepalives_interval(limits.connect)
            .tcp_user_timeout(SILENCE);
        if config.get_application_name().is_none() {
            config.application_name("faubourg");
        }
        Ok(Self { config, tls: tls.connector()?, limits })
    }

    pub(super) fn limits(&self) -> Limits {
        self.limits
    }

    /// Connections that are opened when needed, kept, and replaced when lost.
    pub(super) fn pool(&self, connections: usize) -> Result<Pool, Unavailable> {
        let settings = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let prepare = self.prepare_session();
        let prepare = Hook::async_fn(move |client: &mut deadpool_postgres::ClientWrapper, _| {
            let prepare = prepare.clone();
            Box::pin(
                async move { client.batch_execute(&prepare).await.map_err(HookError::Backend) },
            )
        });
        Pool::builder(Manager::from_config(self.config.clone(), self.tls.clone(), settings))
            .max_size(connections)
            .runtime(Runtime::Tokio1)
            .post_create(prepare)
            .build()
            .map_err(|error| Unavailable::chain(&error))
    }

    /// The server should give up a little earlier than we do, because it can say why. A statement
    /// and not an option of the connection, which some poolers refuse.
    fn prepare_session(&self) -> String {
        format!("SET statement_timeout = {}", self.limits.statement.as_millis() * 4 / 5)
    }

    /// A connection of its own; the caller drives it.
    pub(super) async fn connect(
        &self,
    ) -> Result<(tokio_postgres::Client, Connection<Socket, tls::Stream>), Unavailable> {
        match timeout(self.limits.connect, self.config.connect(self.tls.clone())).await {
            Ok(connected) => Ok(connected?),
            Err(_) => Err(no_answer(self.limits.connect)),
        }
    }

    /// A connection of its own without limits on the server's side, for long work.
    pub(super) async fn session(&self) -> Result<tokio_postgres::Client, Unavailable> {
        let (client, connection) = self.connect().await?;
        // It ends when the client is dropped.
        tokio::spawn(connection);
        Ok(client)
    }

    /// A connection from a pool.
    pub(super) async fn take(&self, pool: &Pool) -> Result<Client, Unavailable> {
        self.try_take(pool).await.map_err(|failure| failure.reason)
    }

    async fn try_take(&self, pool: &Pool) -> Result<Client, Failure> {
        let fatal = |reason| Failure { reason, passing: false };
        match timeout(self.limits.connect, pool.get()).await {
            Ok(Ok(client)) => Ok(client),
            Err(_) => Err(Failure { reason: no_answer(self.limits.connect), passing: true }),
            Ok(Err(
                PoolError::Backend(error) | PoolError::PostCreateHook(HookError::Backend(error)),
            )) => Err(Failure { passing: may_pass(&error), reason: error.into() }),
            Ok(Err(PoolError::Closed)) => Err(fatal(Unavailable::because("the store is closed"))),
            Ok(Err(error)) => Err(fatal(Unavailable::chain(&error))),
        }
    }

    /// The first connection: waits for a server that is not up yet.
    pub(super) async fn take_first(&self, pool: &Pool) -> Result<Client, Unavailable> {
        let deadline = Instant::now() + self.limits.start;
        let mut said = false;
        loop {
            match self.try_take(pool).await {
                Err(Failure { reason, passing: true }) if Instant::now() + PAUSE < deadline => {
                    if !said {
                        tracing::warn!(%reason, "waiting for PostgreSQL, {:?} at most", self.limits.start);
                        said = true;
                    }
                    sleep(PAUSE).await;
                }
                taken => {
                    if said && taken.is_ok() {
                        tracing::warn!("PostgreSQL answers");
                    }
                    return taken.map_err(|failure| failure.reason);
                }
            }
        }
    }

    /// What a connection answered in time. If it did not, the connection is given up: the answer
    /// may still come, and would be taken for that of a later question.
    pub(super) fn finish<T>(
        &self,
        client: Client,
        answer: Result<Result<T, tokio_postgres::Error>, Elapsed>,
    ) -> Result<T, Unavailable> {
        if let Ok(answer) = answer {
            Ok(answer?)
        } else {
            drop(Object::take(client));
            Err(no_answer(self.limits.statement))
        }
    }
}

fn no_answer(limit: Duration) -> Unavailable {
    Unavailable::because(format!("PostgreSQL did not answer within {limit:?}"))
}

/// Why there is no connection.
struct Failure {
    reason: Unavailable,
    /// Whether it may well be different in a moment.
    passing: bool,
}

/// Whether a server that is about to start, or has too many clients, fails like this.
fn may_pass(error: &tokio_postgres::Error) -> bool {
    if let Some(code) = error.code() {
        return [
            SqlState::CANNOT_CONNECT_NOW,
            SqlState::ADMIN_SHUTDOWN,
            SqlState::CRASH_SHUTDOWN,
            SqlState::TOO_MANY_CONNECTIONS,
        ]
        .contains(code);
    }
    // A certificate that is not trusted comes as invalid data.
    let network = error.source().and_then(|cause| cause.downcast_ref::<io::Error>());
    error.is_closed() || network.is_some_and(|error| error.kind() != io::ErrorKind::InvalidData)
}

impl From<tokio_postgres::Error> for Unavailable {
    fn from(error: tokio_postgres::Error) -> Self {
        Self::because(format!("PostgreSQL: {}", Self::chain(&error)))
    }
}
