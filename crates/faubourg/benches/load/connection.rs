//! As little HTTP as it takes: the client must not be what is measured.

use std::io::Write as _;
use std::net::SocketAddr;

use anyhow::{Context, Result, ensure};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A connection that is kept.
pub(crate) struct Connection {
    stream: TcpStream,
    received: Vec<u8>,
    sent: Vec<u8>,
}

impl Connection {
    pub(crate) async fn open(address: SocketAddr) -> Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, received: Vec::with_capacity(4096), sent: Vec::with_capacity(512) })
    }

    /// Sends a request and returns the body of a good answer.
    pub(crate) async fn ask(
        &mut self,
        method: &str,
        path: &str,
        token: &str,
        body: &str,
    ) -> Result<&[u8]> {
        self.send(method, path, token, body).await?;
        let (head, length) = self.head().await?;
        while self.received.len() < head + length {
            self.more().await?;
        }
        Ok(&self.received[head..head + length])
    }

    async fn send(&mut self, method: &str, path: &str, token: &str, body: &str) -> Result<()> {
        self.received.clear();
        self.sent.clear();
        write!(
            self.sent,
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n",
            body.len()
        )?;
        if !token.is_empty() {
            write!(self.sent, "authorization: Bearer {token}\r\n")?;
        }
        write!(self.sent, "\r\n{body}")?;
        Ok(self.stream.write_all(&self.sent).await?)
    }

    async fn more(&mut self) -> Result<()> {
        ensure!(self.stream.read_buf(&mut self.received).await? > 0, "the server hung up");
        Ok(())
    }

    /// Reads the head of a good answer: where it ends, and how long the body is.
    async fn head(&mut self) -> Result<(usize, usize)> {
        loop {
            if let Some(end) = self.received.windows(4).position(|four| four == b"\r\n\r\n") {
                let head = std::str::from_utf8(&self.received[..end])?;
                let good = head.starts_with("HTTP/1.1 20");
                ensure!(good, "{}", String::from_utf8_lossy(&self.received));
                let length = head.lines().find_map(|line| {
                    let (name, value) = line.split_once(": ")?;
                    name.eq_ignore_ascii_case("content-length").then_some(value)
                });
                let length = length.map_or(Ok(0), str::parse).context("a length")?;
                return Ok((end + 4, length));
            }
            self.more().await?;
        }
    }

    /// Asks for a stream of events.
    pub(crate) async fn listen(mut self, path: &str, token: &str) -> Result<Events> {
        self.send("GET", path, token, "").await?;
        let (head, _) = self.head().await?;
        self.received.drain(..head);
        Ok(Events(self))
    }
}

/// A stream of versions.
pub(crate) struct Events(Connection);

impl Events {
    /// Waits until the stream names this version or a later one.
    pub(crate) async fn reach(&mut self, version: u64) -> Result<()> {
        loop {
            let told = self.0.received.rsplit(|&byte| byte == b'\n');
            let last = told.skip(1).find_map(|line| line.strip_prefix(b"data: "));
            let last = last.and_then(|data| std::str::from_utf8(data).ok()?.parse::<u64>().ok());
            if last.is_some_and(|last| last >= version) {
                self.0.received.clear();
                return Ok(());
            }
            self.0.more().await?;
        }
    }
}
