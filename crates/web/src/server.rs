//! The server: from an address to a clean end.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::serve::ListenerExt;
use store::Store;
use tokio::net::TcpListener;
use tracing::info;

use crate::front::Front;
use crate::games::Games;
use crate::hall::Hall;
use crate::routes::{App, router};

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
        Ok(Self { listener, hall: Hall::new(store, games), front })
    }

    /// The address it listens on.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `end` is ready, then answers what is under way and closes the log.
    pub async fn serve(
        self,
        end: impl Future<Output = ()> + Send + 'static,
    ) -> std::io::Result<()> {
        let app = App::new(Arc::clone(&self.hall), self.front);
        tokio::spawn(Arc::clone(&self.hall).look_after_tables());
        tokio::spawn(Arc::clone(&self.hall).wake_recent_tables());
        let hall = Arc::clone(&self.hall);
        let shutdown = async move {
            end.await;
            info!("closing");
            hall.close();
        };
        // News of a choice must not wait for more to send.
        let listener = self.listener.tap_io(|stream| {
            let _ = stream.set_nodelay(true);
        });
        let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
        axum::serve(listener, service).with_graceful_shutdown(shutdown).await?;
        self.hall.store().close().await;
        Ok(())
    }
}
