//! The server: from an address to a clean end.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use store::Store;
use tokio::net::TcpListener;
use tokio::time::timeout;
use tracing::error;

use crate::capacity::Capacity;
use crate::front::Front;
use crate::games::Games;
use crate::hall::Hall;
use crate::listen::{self, Rules};
use crate::push::Push;
use crate::routes::{App, router};

/// How long the log may take to close: what was answered is on the disk before.
const CLOSING: Duration = Duration::from_secs(10);

/// A server that has its address and is about to serve.
pub struct Server {
    listener: TcpListener,
    hall: Arc<Hall>,
    front: Front,
}

impl Server {
    /// Takes the address, so that it can be told before the first visitor comes.
    pub async fn bind(
        address: SocketAddr,
        store: Store,
        games: Games,
        front: Front,
    ) -> std::io::Result<Self> {
        let listener = TcpListener::bind(address).await?;
        let push = Push::new(front.local_push);
        Ok(Self { listener, hall: Hall::new(store, games, push), front })
    }

    /// The address it listens on.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `end` is ready, then answers what is under way and closes the log.
    pub async fn serve(self, end: impl Future<Output = ()> + Send + 'static) {
        let capacity = Capacity::of_this_machine(self.front.connections);
        let rules = Rules {
            most: capacity.connections,
            limits: self.front.time_limits,
            count_addresses: !self.front.trust_proxy,
        };
        let keep = self.front.keep;
        let app = App::new(Arc::clone(&self.hall), self.front, capacity);
        tokio::spawn(Arc::clone(&self.hall).look_after_tables());
        tokio::spawn(Arc::clone(&self.hall).wake_recent_tables());
        tokio::spawn(Arc::clone(&self.hall).tidy_up(keep));
        if let Err(error) = app.reload_settings().await {
            error!(%error, "the operator's settings could not be read; trying again");
        }
        tokio::spawn(app.clone().follow_settings());
        let counters = Arc::clone(&app.connections);
        let closing = || self.hall.close();
        listen::serve(self.listener, router(app), rules, counters, end, closing).await;
        if timeout(CLOSING, self.hall.store().close()).await.is_err() {
            error!("the log did not close in time; what was answered is safe");
        }
    }
}
