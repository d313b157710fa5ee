//! A connection over a pipe in memory, with a clock that jumps whenever everybody waits.

use super::*;
use axum::routing::{get, post};
use std::net::Ipv4Addr;
use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream};
use tokio::sync::Notify;
use tokio::task::JoinHandle;

const ASK: &[u8] = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n";

struct Line {
    client: DuplexStream,
    ended: JoinHandle<Ended>,
    close: Arc<Notify>,
    stop: watch::Sender<bool>,
}

fn connect(pipe: usize) -> Line {
    let (client, io) = tokio::io::duplex(pipe);
    let endless = || async {
        let pieces = std::iter::repeat_with(|| Ok::<_, std::io::Error>(Bytes::from(vec![b'x'; 64 << 10])));
        Body::from_stream(futures_util::stream::iter(pieces))
    };
    let router = Router::new()
        .route("/", get(|| async { "yes" }))
        .route("/endless", get(endless))
        .route("/late", post(|body: String| async { body }));
    let (close, (stop, stopping)) = (Arc::new(Notify::new()), watch::channel(false));
    let closed = Arc::clone(&close);
    let wire = Wire::new(io, Pulse::new());
    let peer = SocketAddr::from((Ipv4Addr::LOCALHOST, 1));
    let ended = tokio::spawn(drive(wire, router, peer, async move { closed.notified().await }, stopping));
    Line { client, ended, close, stop }
}

impl Line {
    async fn says(&mut self, bytes: &[u8]) {
        self.client.write_all(bytes).await.unwrap();
    }

    async fn hears(&mut self, text: &str) {
        let mut heard = String::new();
        while !heard.ends_with(text) {
            heard.push(char::from(self.client.read_u8().await.unwrap()));
        }
    }

    /// How the connection ended, and after how many seconds.
    async fn ends(self) -> (Ended, u64) {
        let start = Instant::now();
        let ended = self.ended.await.unwrap();
        (ended, start.elapsed().as_secs())
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_says_nothing_or_half_a_head_is_not_waited_for() {
    assert_eq!(connect(1024).ends().await, (Ended::Idle, HEAD_LASTS.as_secs()));
    let mut line = connect(1024);
    line.says(b"GET / HTTP/1.1\r\nhost: x\r\nx-slow:").await;
    assert_eq!(line.ends().await, (Ended::SlowHead, HEAD_LASTS.as_secs()));
}

#[tokio::test(start_paused = true)]
async fn a_head_that_comes_byte_by_byte_wins_no_time() {
    let mut line = connect(1024);
    let start = Instant::now();
    for byte in ASK.iter().cycle().skip(1) {
        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        if line.client.write_all(&[byte & 0x7f | 0x40]).await.is_err() {
            break;
        }
    }
    assert_eq!(line.ended.await.unwrap(), Ended::SlowHead);
    assert!(start.elapsed() < 2 * HEAD_LASTS);
}

#[tokio::test(start_paused = true)]
async fn a_kept_connection_is_kept_a_while_and_a_new_head_has_its_own_time() {
    let mut line = connect(1024);
    for _ in 0..3 {
        line.says(ASK).await;
        line.hears("\r\n\r\nyes").await;
        tokio::time::sleep(IDLE_LASTS - std::time::Duration::from_secs(1)).await;
    }
    line.says(b"GET").await;
    assert_eq!(line.ends().await, (Ended::SlowHead, HEAD_LASTS.as_secs()));
    let mut line = connect(1024);
    line.says(ASK).await;
    line.hears("yes").await;
    assert_eq!(line.ends().await, (Ended::Idle, IDLE_LASTS.as_secs()));
}

#[tokio::test(start_paused = true)]
async fn whoever_stops_reading_is_given_up_and_a_slow_reader_is_not() {
    let mut line = connect(1024);
    line.says(b"GET /endless HTTP/1.1\r\nhost: x\r\n\r\n").await;
    let mut some = [0; 512];
    for _ in 0..5 {
        tokio::time::sleep(STALLED_LASTS - std::time::Duration::from_secs(1)).await;
        line.client.read_exact(&mut some).await.unwrap();
    }
    let (ended, after) = line.ends().await;
    assert_eq!(ended, Ended::Stalled);
    assert!(after <= STALLED_LASTS.as_secs());
}

#[tokio::test(start_paused = true)]
async fn a_place_that_is_needed_is_given_up_at_once_and_a_stop_lets_answers_go_out() {
    let line = connect(1024);
    line.close.notify_one();
    assert_eq!(line.ends().await, (Ended::Crowded, 0));
    let mut line = connect(1024);
    line.says(b"POST /late HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\nla").await;
    tokio::task::yield_now().await;
    line.stop.send_replace(true);
    tokio::task::yield_now().await;
    line.says(b"te").await;
    line.hears("\r\n\r\nlate").await;
    assert_eq!(line.ends().await, (Ended::Done, 0));
}

#[tokio::test(start_paused = true)]
async fn the_preface_of_http_2_is_refused_cleanly() {
    let mut line = connect(1024);
    line.says(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n").await;
    let mut rest = Vec::new();
    line.client.read_to_end(&mut rest).await.unwrap();
    assert!(rest.is_empty() || rest.starts_with(b"HTTP/1.1 4"), "{rest:?}");
    assert_eq!(line.ends().await, (Ended::Done, 0));
}

#[tokio::test(start_paused = true)]
async fn a_head_beyond_its_bound_is_refused() {
    let mut line = connect(256 << 10);
    line.says(
        format!("GET / HTTP/1.1\r\nhost: x\r\nx: {}\r\n\r\n", "x".repeat(CONNECTION_BUFFER_BYTES_MAX))
            .as_bytes(),
    )
    .await;
    line.hears("HTTP/1.1 431 ").await;
}
