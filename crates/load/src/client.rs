//! A small HTTP client over one kept connection: for load, crash tests and nothing else.

use serde_json::Value;
use std::io::{Error, ErrorKind, Result};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// One connection to a server.
pub struct Client {
    address: String,
    stream: BufReader<TcpStream>,
}

/// An answer.
#[derive(Debug)]
pub struct Got {
    /// The status.
    pub status: u16,
    /// The body.
    pub body: Vec<u8>,
}

impl Got {
    /// The body as JSON; null if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }
}

fn broken(why: &str) -> Error {
    Error::new(ErrorKind::InvalidData, why.to_owned())
}

impl Client {
    /// Connects to `host:port`.
    ///
    /// # Errors
    /// If nobody answers there.
    pub async fn connect(address: &str) -> Result<Client> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Client { address: address.to_owned(), stream: BufReader::with_capacity(16 << 10, stream) })
    }

    /// Sends a request and reads the answer.
    ///
    /// # Errors
    /// If the connection breaks or nothing comes for long: then nobody knows what became of the request.
    pub async fn send(&mut self, method: &str, path: &str, token: &str, body: &str) -> Result<Got> {
        let patience = Duration::from_secs(20);
        let exchange = async {
            self.ask(method, path, token, "", body).await?;
            let (status, length) = self.head().await?;
            let body = match length {
                Length::Bytes(length) => {
                    let mut body = vec![0; length];
                    self.stream.read_exact(&mut body).await?;
                    body
                }
                Length::Chunks => {
                    let mut body = Vec::new();
                    while let Some(chunk) = self.chunk().await? {
                        body.extend(chunk);
                    }
                    body
                }
            };
            Ok(Got { status, body })
        };
        tokio::time::timeout(patience, exchange).await.map_err(|_| Error::from(ErrorKind::TimedOut))?
    }

    async fn ask(&mut self, method: &str, path: &str, token: &str, more: &str, body: &str) -> Result<()> {
        let auth =
            if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
        let kind = if method == "GET" { "" } else { "Content-Type: application/json\r\n" };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\n{auth}{kind}{more}Content-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        self.stream.write_all(request.as_bytes()).await
    }

    async fn line(&mut self) -> Result<String> {
        let mut line = String::new();
        if self.stream.read_line(&mut line).await? == 0 {
            return Err(Error::from(ErrorKind::UnexpectedEof));
        }
        line.truncate(line.trim_end().len());
        Ok(line)
    }

    async fn head(&mut self) -> Result<(u16, Length)> {
        let status = self.line().await?;
        let status =
            status.split(' ').nth(1).and_then(|code| code.parse().ok()).ok_or_else(|| broken("no status"))?;
        let mut length = Length::Bytes(0);
        loop {
            let line = self.line().await?.to_ascii_lowercase();
            match line.split_once(':') {
                None => return Ok((status, length)),
                Some(("content-length", bytes)) => {
                    length = Length::Bytes(bytes.trim().parse().map_err(|_| broken("no length"))?);
                }
                Some(("transfer-encoding", _)) => length = Length::Chunks,
                Some(_) => {}
            }
        }
    }

    async fn chunk(&mut self) -> Result<Option<Vec<u8>>> {
        let size = self.line().await?;
        let size = usize::from_str_radix(&size, 16).map_err(|_| broken("no size of a chunk"))?;
        let mut chunk = vec![0; size + 2];
        self.stream.read_exact(&mut chunk).await?;
        chunk.truncate(size);
        Ok((size > 0).then_some(chunk))
    }

    /// Turns the connection into a stream of events.
    ///
    /// # Errors
    /// If the connection breaks or the server refuses.
    pub async fn events(mut self, path: &str, token: &str, last: Option<usize>) -> Result<Events> {
        let more = last.map_or_else(String::new, |last| format!("Last-Event-ID: {last}\r\n"));
        self.ask("GET", path, token, &more, "").await?;
        match self.head().await? {
            (200, Length::Chunks) => Ok(Events { client: self, text: String::new() }),
            (status, _) => Err(broken(&format!("the stream was refused with {status}"))),
        }
    }
}

enum Length {
    Bytes(usize),
    Chunks,
}

/// A stream of events.
pub struct Events {
    client: Client,
    text: String,
}

/// One event.
#[derive(Clone, Debug)]
pub struct Event {
    /// What kind.
    pub kind: String,
    /// The entry's number, if it is one.
    pub id: Option<usize>,
    /// What it says.
    pub data: Value,
}

impl Events {
    /// The next event; none once the stream has ended.
    ///
    /// # Errors
    /// If the connection breaks.
    pub async fn next(&mut self) -> Result<Option<Event>> {
        loop {
            while let Some(end) = self.text.find("\n\n") {
                let block: String = self.text.drain(..end + 2).collect();
                if let Some(event) = Event::parse(&block) {
                    return Ok(Some(event));
                }
            }
            match self.client.chunk().await? {
                Some(chunk) => self.text.push_str(&String::from_utf8_lossy(&chunk)),
                None => return Ok(None),
            }
        }
    }
}

impl Event {
    /// Reads the lines of one event; comments and hints are none.
    pub fn parse(block: &str) -> Option<Event> {
        Some(Event {
            kind: field(block, "event")?.to_owned(),
            id: field(block, "id").and_then(|id| id.parse().ok()),
            data: serde_json::from_str(field(block, "data")?).ok()?,
        })
    }
}

/// The value of one line of an event.
pub fn field<'a>(block: &'a str, name: &str) -> Option<&'a str> {
    block.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':')).map(str::trim_start)
}
