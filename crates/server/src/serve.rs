//! Serving: a socket, the store behind it, and a graceful end.

mod connection;
mod door;
mod files;

pub(crate) use door::household;

use crate::bus::Bus;
use crate::hall::Hall;
use crate::http::{Config, app};
use crate::limits::{ACCEPT_RESTS, STOPPING_LASTS};
use crate::registry::Registry;
use crate::secret::SystemEntropy;
use crate::security_log::{Event, note};
use crate::store::Store;
use crate::time::Time;
use axum::Router;
use connection::Wire;
use door::{Caps, Door, Guest, Refused};
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Answers requests on this socket until `stop` ends; then streams end, what is under way is finished, and
/// the store is closed.
///
/// # Errors
/// If the socket fails.
pub async fn serve(
    listener: TcpListener,
    games: Registry,
    (store, bus): (Arc<dyn Store>, Arc<dyn Bus>),
    (config, time): (Config, Time),
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let (tell, stopping) = watch::channel(false);
    let hall = Hall::new(games, store, bus, time, Arc::new(SystemEntropy));
    hall.compare_time().await;
    let door = Door::new(Caps::of(files::limit(), &config));
    let router = app(hall, config, stopping.clone());
    tokio::select! {
        () = accept(&listener, &door, &router, &stopping) => {}
        () = stop => {}
    }
    tracing::info!("stopping");
    drop(listener);
    tell.send_replace(true);
    // A client that never reads must not keep the server from ending: every answer is durable anyway.
    let _ = tokio::time::timeout(STOPPING_LASTS, door.empty()).await;
    Ok(())
}

/// Lets connections in for ever.
async fn accept(listener: &TcpListener, door: &Arc<Door>, router: &Router, stopping: &watch::Receiver<bool>) {
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => match door.enter(peer.ip()) {
                Ok(guest) => let_in(stream, peer, guest, router.clone(), stopping.clone()),
                Err(refused) => turn_away(&stream, peer, refused),
            },
            // Whoever came has gone again.
            Err(error) if is_theirs(&error) => {}
            // Out of descriptors or memory: trying again at once would only burn the processor.
            Err(error) => {
                metrics::counter!("castellan_connections_refused_total", "reason" => "accept").increment(1);
                note(Event::ConnectionRefused, "the socket", &format!("can't accept: {}", error.kind()));
                tokio::time::sleep(ACCEPT_RESTS).await;
            }
        }
    }
}

fn is_theirs(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}

fn let_in(
    stream: TcpStream,
    peer: SocketAddr,
    guest: Guest,
    router: Router,
    stopping: watch::Receiver<bool>,
) {
    // An answer is small and somebody waits for it: it goes out at once.
    let _ = stream.set_nodelay(true);
    files::bound_send_buffer(&stream);
    tokio::spawn(async move {
        let wire = Wire::new(stream, guest.pulse());
        let ended = connection::drive(wire, router, peer, guest.closed(), stopping).await;
        if let Some(reason) = ended.reason() {
            refused(guest.address(), reason);
        }
    });
}

/// Says no in as few bytes as possible; whether they arrive is no concern of ours.
fn turn_away(stream: &TcpStream, peer: SocketAddr, why: Refused) {
    let answer = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 1\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";
    let _ = stream.try_write(answer);
    refused(household(peer.ip()), why.reason());
}

fn refused(address: std::net::IpAddr, reason: &'static str) {
    metrics::counter!("castellan_connections_refused_total", "reason" => reason).increment(1);
    note(Event::ConnectionRefused, address, reason);
}
