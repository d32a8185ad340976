//! Handing a message to a push service: one request on a connection of its own.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use store::TableId;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tracing::warn;

use super::endpoint::Endpoint;

/// How long one delivery may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long a push service may keep a message for a phone that is off, in seconds: a day.
const KEPT: u32 = 24 * 60 * 60;

/// What became of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Delivery {
    /// The push service has it.
    Done,
    /// The browser is gone for ever.
    Gone,
    /// The push service wants to be asked again.
    Later,
    /// The push service does not want it; asking again does not help.
    Refused,
}

/// Who hands messages over.
#[derive(Default)]
pub(super) struct Deliverer {
    tls: OnceLock<TlsConnector>,
}

impl Deliverer {
    pub(super) async fn deliver(
        &self,
        endpoint: &Endpoint,
        local: bool,
        authorization: &str,
        table: TableId,
        body: Vec<u8>,
    ) -> Result<Delivery, &'static str> {
        let request = Request::builder()
            .method(Method::POST)
            .uri(endpoint.path())
            .header(header::HOST, endpoint.authority())
            .header(header::AUTHORIZATION, authorization)
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .header(header::CONTENT_LENGTH, body.len())
            .header("ttl", KEPT)
            // A newer message of the same table takes the place of one that was not delivered yet.
            .header("topic", table.as_str())
            .header("urgency", "normal")
            .body(Body::from(body))
            .map_err(|_| "the request cannot be written")?;
        let sent = async {
            let address = endpoint.look_up(local).await.ok_or("the host is not known")?;
            let stream = TcpStream::connect(address).await.map_err(|_| "no connection")?;
            if endpoint.is_encrypted() {
                let name =
                    ServerName::try_from(endpoint.host().trim_matches(['[', ']']).to_owned());
                let name = name.map_err(|_| "no name for a certificate")?;
                let stream = self.tls().connect(name, stream).await;
                send(stream.map_err(|_| "no encryption")?, request).await
            } else {
                send(stream, request).await
            }
        };
        let status = timeout(PATIENCE, sent).await.map_err(|_| "it took too long")??;
        Ok(match status.as_u16() {
            200..300 => Delivery::Done,
            404 | 410 => Delivery::Gone,
            429 | 500.. => Delivery::Later,
            status => {
                warn!(status, host = endpoint.host(), "a push service refuses a call");
                Delivery::Refused
            }
        })
    }

    fn tls(&self) -> &TlsConnector {
        self.tls.get_or_init(|| {
            let mut roots = RootCertStore::empty();
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
            if roots.is_empty() {
                warn!("this computer has no certificates: nobody can be called");
            }
            let provider = Arc::new(rustls::crypto::ring::default_provider());
            let config = ClientConfig::builder_with_provider(provider)
                .with_safe_default_protocol_versions()
                .expect("the provider has the usual versions")
                .with_root_certificates(roots)
                .with_no_client_auth();
            TlsConnector::from(Arc::new(config))
        })
    }
}

/// Sends one request, and reads no more of the answer than its status. A redirect is not followed.
async fn send(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> Result<StatusCode, &'static str> {
    let (mut sender, connection) =
        http1::handshake(TokioIo::new(stream)).await.map_err(|_| "no HTTP")?;
    let connection = tokio::spawn(connection);
    let answer = sender.send_request(request).await;
    connection.abort();
    answer.map(|answer| answer.status()).map_err(|_| "no answer")
}
