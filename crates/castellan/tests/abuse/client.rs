//! A blocking HTTP client that may come from any address of this machine's own network.

use serde_json::Value;
use socket2::{Domain, Protocol, Socket, Type};
use std::io::{BufRead, BufReader, Error, ErrorKind, Read, Result, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

/// Nobody waits longer than this for anything.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// Everything of 127.0.0.0/8 is this machine, and the server takes each for another household.
pub fn household(number: u16) -> Ipv4Addr {
    let [high, low] = number.to_be_bytes();
    Ipv4Addr::new(127, 1, high, low)
}

/// A connection from this address.
pub fn connect(from: Ipv4Addr, to: SocketAddr) -> Result<TcpStream> {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, Some(Protocol::TCP))?;
    socket.bind(&SocketAddr::new(IpAddr::V4(from), 0).into())?;
    socket.connect_timeout(&to.into(), PATIENCE)?;
    let stream = TcpStream::from(socket);
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    Ok(stream)
}

/// Somebody with one kept connection.
pub struct Client {
    to: SocketAddr,
    from: Ipv4Addr,
    /// The token of a seat, sent where it is not empty.
    pub token: String,
    /// The browser's cookie, as `Set-Cookie` gave it.
    pub cookie: Option<String>,
    /// Whether answers may come compressed, as browsers want them; their bodies are then left as they are.
    pub zips: bool,
    stream: Option<BufReader<TcpStream>>,
}

/// An answer.
#[derive(Debug)]
pub struct Got {
    /// The status.
    pub status: u16,
    /// Whether it brought a cookie.
    pub sets_cookie: bool,
    /// The body.
    pub body: Vec<u8>,
}

impl Got {
    /// The body as JSON; null if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }
}

impl Client {
    /// Somebody who has not connected yet.
    pub fn new(from: Ipv4Addr, to: SocketAddr) -> Client {
        Client { to, from, token: String::new(), cookie: None, zips: false, stream: None }
    }

    /// Reads something.
    pub fn get(&mut self, path: &str) -> Result<Got> {
        self.send("GET", path, "")
    }

    /// Sends JSON.
    pub fn post(&mut self, path: &str, body: &Value) -> Result<Got> {
        self.send("POST", path, &body.to_string())
    }

    /// Sends a request and reads the answer. A kept connection that was closed meanwhile is opened again, as
    /// browsers do.
    pub fn send(&mut self, method: &str, path: &str, body: &str) -> Result<Got> {
        if let Some(stream) = self.stream.take() {
            match self.exchange(stream, method, path, body) {
                Err(error) if was_closed(&error) => {}
                done => return done,
            }
        }
        let stream = BufReader::new(connect(self.from, self.to)?);
        self.exchange(stream, method, path, body)
    }

    /// The request as it goes over the wire.
    pub fn request(&self, method: &str, path: &str, body: &str) -> String {
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\n", self.to);
        if !self.token.is_empty() {
            head += &format!("Authorization: Bearer {}\r\n", self.token);
        }
        if let Some(cookie) = &self.cookie {
            head += &format!("Cookie: {cookie}\r\n");
        }
        if self.zips {
            head += "Accept-Encoding: gzip\r\n";
        }
        if method != "GET" {
            head += "Content-Type: application/json\r\n";
        }
        format!("{head}Content-Length: {}\r\n\r\n{body}", body.len())
    }

    fn exchange(
        &mut self,
        mut stream: BufReader<TcpStream>,
        method: &str,
        path: &str,
        body: &str,
    ) -> Result<Got> {
        stream.get_mut().write_all(self.request(method, path, body).as_bytes())?;
        let head = read_head(&mut stream)?;
        let value = |name: &str| head.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
        let status = value("").and_then(|line| line.split(' ').nth(1)?.parse().ok()).ok_or_else(broken)?;
        let mut body = Vec::new();
        if value("transfer-encoding") == Some("chunked") {
            while let Some(chunk) = read_chunk(&mut stream)? {
                body.extend(chunk);
            }
        } else {
            let length = value("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
            body.resize(length, 0);
            stream.read_exact(&mut body)?;
        }
        if let Some(cookie) = value("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        if value("connection") != Some("close") {
            self.stream = Some(stream);
        }
        Ok(Got { status, sets_cookie: value("set-cookie").is_some(), body })
    }

    /// Asks for something and hangs up at once.
    pub fn drop_request(&self, path: &str) {
        if let Ok(mut stream) = connect(self.from, self.to) {
            let _ = stream.write_all(self.request("GET", path, "").as_bytes());
        }
    }

    /// Opens a stream of events and gives the bare connection after its head.
    pub fn stream(&mut self, path: &str) -> Result<(u16, BufReader<TcpStream>)> {
        let mut stream = BufReader::new(connect(self.from, self.to)?);
        stream.get_mut().write_all(self.request("GET", path, "").as_bytes())?;
        let head = read_head(&mut stream)?;
        let status = head[0].1.split(' ').nth(1).and_then(|status| status.parse().ok());
        Ok((status.ok_or_else(broken)?, stream))
    }
}

fn broken() -> Error {
    Error::new(ErrorKind::InvalidData, "this is no answer")
}

/// Whether nothing came back because nobody was there any more.
fn was_closed(error: &Error) -> bool {
    use ErrorKind::{BrokenPipe, ConnectionAborted, ConnectionReset, UnexpectedEof};
    matches!(error.kind(), UnexpectedEof | ConnectionReset | ConnectionAborted | BrokenPipe)
}

/// The lines of an answer's head; the first one has no name.
fn read_head(stream: &mut BufReader<TcpStream>) -> Result<Vec<(String, String)>> {
    let mut lines = Vec::new();
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line)? == 0 {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        let line = line.trim_end();
        match line.split_once(": ") {
            _ if lines.is_empty() => lines.push((String::new(), line.to_owned())),
            Some((name, value)) => lines.push((name.to_ascii_lowercase(), value.to_owned())),
            None => return Ok(lines),
        }
    }
}

/// The next chunk of an answer or a stream; none at its end.
pub fn read_chunk(stream: &mut BufReader<TcpStream>) -> Result<Option<Vec<u8>>> {
    let mut line = String::new();
    stream.read_line(&mut line)?;
    let length = usize::from_str_radix(line.trim(), 16).map_err(|_| broken())?;
    let mut chunk = vec![0; length + 2];
    stream.read_exact(&mut chunk)?;
    chunk.truncate(length);
    Ok(Some(chunk).filter(|chunk| !chunk.is_empty()))
}
