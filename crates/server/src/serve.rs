//! Serving: a socket, the store behind it, and a graceful end.

use crate::bus::Bus;
use crate::hall::Hall;
use crate::http::{Config, app};
use crate::registry::Registry;
use crate::secret::SystemEntropy;
use crate::store::Store;
use crate::time::Time;
use axum::serve::ListenerExt;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
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
    let service = app(hall, config, stopping).into_make_service_with_connect_info::<SocketAddr>();
    let mut ended = tell.subscribe();
    let stopped = async move {
        stop.await;
        tracing::info!("stopping");
        tell.send_replace(true);
    };
    // An answer is small and somebody waits for it: it goes out at once.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let server = axum::serve(listener, service).with_graceful_shutdown(stopped);
    let too_long = async move {
        let _ = ended.wait_for(|is_stopping| *is_stopping).await;
        tokio::time::sleep(Duration::from_secs(10)).await;
    };
    tokio::select! {
        done = server => done,
        // A client that never reads must not keep the server from ending: every answer is durable anyway.
        () = too_long => Ok(()),
    }
}
