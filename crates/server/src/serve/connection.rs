//! One connection: HTTP/1.1 over it, and the patience that is had with its client.
//!
//! Reading, writing and answering happen in the connection's one task, so after every step the task knows by
//! when the next one must have come.

use crate::limits::{CONNECTION_BUFFER_BYTES_MAX, HEAD_LASTS, IDLE_LASTS, STALLED_LASTS};
use crate::parts::part;
use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::ConnectInfo;
use axum::http::{Request, Response};
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use std::future::Future;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::watch;
use tokio::time::Instant;
use tower::ServiceExt;

/// What a connection is doing, as its task and the door see it.
#[derive(Debug)]
pub(super) struct Pulse(Mutex<State>);

#[derive(Clone, Copy, Debug)]
struct State {
    phase: Phase,
    /// Since when something has waited to be written.
    stalled: Option<Instant>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Phase {
    /// Nothing was asked yet.
    Fresh(Instant),
    /// The head of a request has begun.
    Head(Instant),
    /// A request is being answered; a stream is one for as long as it lasts.
    Busy,
    /// Everything was answered.
    Idle(Instant),
}

/// Why a connection ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// It was closed by the client, or by the server because all was said.
    Done,
    /// Nobody asked for anything for long.
    Idle,
    /// A request's head did not arrive in time.
    SlowHead,
    /// The client has stopped reading.
    Stalled,
    /// Its place was needed.
    Crowded,
}

impl Ended {
    /// The name in logs and metrics, where it is worth one.
    pub(super) fn reason(self) -> Option<&'static str> {
        match self {
            Ended::Done | Ended::Idle => None,
            Ended::SlowHead => Some("slow_head"),
            Ended::Stalled => Some("stalled"),
            Ended::Crowded => Some("crowded"),
        }
    }
}

impl Pulse {
    pub(super) fn new() -> Arc<Pulse> {
        Arc::new(Pulse(Mutex::new(State { phase: Phase::Fresh(Instant::now()), stalled: None })))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Since when no request has been under way; none while one is.
    pub(super) fn waits_since(&self) -> Option<Instant> {
        match self.state().phase {
            Phase::Fresh(since) | Phase::Head(since) | Phase::Idle(since) => Some(since),
            Phase::Busy => None,
        }
    }

    fn heard(&self) {
        let mut state = self.state();
        if matches!(state.phase, Phase::Fresh(_) | Phase::Idle(_)) {
            state.phase = Phase::Head(Instant::now());
        }
    }

    fn wrote<T>(&self, outcome: Poll<T>) -> Poll<T> {
        let mut state = self.state();
        match outcome {
            Poll::Pending => drop(state.stalled.get_or_insert_with(Instant::now)),
            Poll::Ready(_) => state.stalled = None,
        }
        outcome
    }

    /// A request is under way until this is dropped.
    pub(super) fn begin(self: &Arc<Pulse>) -> Busy {
        self.state().phase = Phase::Busy;
        Busy(Arc::clone(self))
    }

    /// By when something must have happened, and what it means if nothing has.
    fn patience(&self) -> Option<(Instant, Ended)> {
        let state = *self.state();
        let waits = match state.phase {
            Phase::Fresh(since) => Some((since + HEAD_LASTS, Ended::Idle)),
            Phase::Head(since) => Some((since + HEAD_LASTS, Ended::SlowHead)),
            Phase::Idle(since) => Some((since + IDLE_LASTS, Ended::Idle)),
            Phase::Busy => None,
        };
        let stalled = state.stalled.map(|since| (since + STALLED_LASTS, Ended::Stalled));
        waits.into_iter().chain(stalled).min_by_key(|(at, _)| *at)
    }
}

/// A request under way.
pub(super) struct Busy(Arc<Pulse>);

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.state().phase = Phase::Idle(Instant::now());
    }
}

/// The body of an answer: the request is under way until it has gone out.
struct Held(Body, #[allow(dead_code, reason = "it is dropped with the body")] Busy);

impl HttpBody for Held {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.0).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.0.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.0.size_hint()
    }
}

/// A client's bytes, and the pulse that follows them.
pub(super) struct Wire<I> {
    io: I,
    pulse: Arc<Pulse>,
}

impl<I> Wire<I> {
    pub(super) fn new(io: I, pulse: Arc<Pulse>) -> Wire<I> {
        Wire { io, pulse }
    }
}

impl<I: AsyncRead + Unpin> AsyncRead for Wire<I> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        let _receive = part!("receive");
        let before = buffer.filled().len();
        let outcome = Pin::new(&mut self.io).poll_read(context, buffer);
        if buffer.filled().len() > before {
            self.pulse.heard();
        }
        outcome
    }
}

impl<I: AsyncWrite + Unpin> AsyncWrite for Wire<I> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<std::io::Result<usize>> {
        let _send = part!("send");
        let outcome = Pin::new(&mut self.io).poll_write(context, bytes);
        self.pulse.wrote(outcome)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[std::io::IoSlice<'_>],
    ) -> Poll<std::io::Result<usize>> {
        let _send = part!("send");
        let outcome = Pin::new(&mut self.io).poll_write_vectored(context, slices);
        self.pulse.wrote(outcome)
    }

    fn is_write_vectored(&self) -> bool {
        self.io.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.io).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.io).poll_shutdown(context)
    }
}

/// Answers what comes over a connection until it ends, or patience does.
pub(super) async fn drive<I>(
    wire: Wire<I>,
    router: Router,
    peer: SocketAddr,
    closed: impl Future<Output = ()>,
    mut stopping: watch::Receiver<bool>,
) -> Ended
where
    I: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let pulse = Arc::clone(&wire.pulse);
    let answered = Arc::clone(&pulse);
    let service = service_fn(move |request: Request<Incoming>| {
        let busy = answered.begin();
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        let answer = router.clone().oneshot(request);
        async move { answer.await.map(|response: Response<Body>| response.map(|body| Held(body, busy))) }
    });
    let mut http = hyper::server::conn::http1::Builder::new();
    // The head of a request and the answers that wait share this bound.
    http.max_buf_size(CONNECTION_BUFFER_BYTES_MAX);
    let mut connection = pin!(http.serve_connection(TokioIo::new(wire), service));
    let mut closed = pin!(closed);
    let mut told = pin!(async move { stopping.wait_for(|is_stopping| *is_stopping).await.is_ok() });
    let mut is_told = false;
    let mut timer = pin!(tokio::time::sleep(HEAD_LASTS));
    std::future::poll_fn(|context| {
        if !is_told && told.as_mut().poll(context).is_ready() {
            is_told = true;
            connection.as_mut().graceful_shutdown();
        }
        // A client who goes away in the middle is no news.
        if connection.as_mut().poll(context).is_ready() {
            return Poll::Ready(Ended::Done);
        }
        if closed.as_mut().poll(context).is_ready() {
            return Poll::Ready(Ended::Crowded);
        }
        let Some((at, ended)) = pulse.patience() else { return Poll::Pending };
        if timer.deadline() != at {
            timer.as_mut().reset(at);
        }
        timer.as_mut().poll(context).map(|()| ended)
    })
    .await
}

#[cfg(test)]
mod tests;
