//! The bus over NATS: one subject for each table, and only those that are followed here are subscribed to.

use super::{Bus, News, Told};
use crate::limits::HINTS_WAITING_MAX;
use crate::secret::without_password;
use async_nats::{Client, ConnectOptions, Event};
use futures_util::StreamExt;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{broadcast, mpsc};
use tokio::task::AbortHandle;

/// A connection to a NATS server or cluster.
pub struct NatsBus {
    client: Client,
    outgoing: mpsc::Sender<Told>,
    heard: broadcast::Sender<Told>,
    followed: Mutex<HashMap<String, AbortHandle>>,
}

/// The bus has no such address.
#[derive(Clone, Debug, thiserror::Error)]
#[error("the bus can't be used: {0}")]
pub struct BadBus(String);

fn subject(table: &str) -> String {
    format!("castellan.table.{table}")
}

/// How every connection of the program to NATS behaves: it tries again for ever, since nothing is lost
/// without it.
pub fn options() -> ConnectOptions {
    ConnectOptions::new()
        .name("castellan")
        .connection_timeout(Duration::from_secs(3))
        .ping_interval(Duration::from_secs(5))
        .max_reconnects(None)
        .reconnect_delay_callback(|attempts| Duration::from_millis((50 << attempts.min(5)) as u64))
}

impl NatsBus {
    /// Begins to connect to the server at this address (several with commas between); call it within a
    /// runtime. A server that is not there now may come later.
    ///
    /// # Errors
    /// If this is no address.
    pub async fn open(url: &str) -> Result<NatsBus, BadBus> {
        let options = options().retry_on_initial_connect().subscription_capacity(256).event_callback(
            |event| async move {
                match event {
                    Event::Connected => metrics::gauge!("castellan_bus_connected").set(1.0),
                    Event::Disconnected => {
                        metrics::gauge!("castellan_bus_connected").set(0.0);
                        tracing::warn!("the bus is gone; tables are polled until it is back");
                    }
                    other => tracing::debug!(%other, "the bus"),
                }
            },
        );
        metrics::gauge!("castellan_bus_connected").set(0.0);
        let addresses: Vec<&str> = url.split(',').collect();
        let client = options
            .connect(addresses)
            .await
            .map_err(|error| BadBus(format!("{} ({:?})", error.kind(), without_password(url))))?;
        let (outgoing, queue) = mpsc::channel(HINTS_WAITING_MAX);
        tokio::spawn(send_all(client.clone(), queue));
        let heard = broadcast::Sender::new(HINTS_WAITING_MAX);
        Ok(NatsBus { client, outgoing, heard, followed: Mutex::default() })
    }

    fn followed(&self) -> MutexGuard<'_, HashMap<String, AbortHandle>> {
        self.followed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn send_all(client: Client, mut queue: mpsc::Receiver<Told>) {
    while let Some(Told { table, news }) = queue.recv().await {
        // A hint that is old when the bus is back is worth nothing.
        if client.connection_state() != async_nats::connection::State::Connected {
            continue;
        }
        let Ok(body) = serde_json::to_vec(&news) else { continue };
        if client.publish(subject(&table), body.into()).await.is_err() {
            metrics::counter!("castellan_bus_failures_total").increment(1);
        }
    }
}

/// Passes on what is said about one table, until it is aborted; then the subscription ends too.
async fn follow(client: Client, table: String, heard: broadcast::Sender<Told>) {
    let Ok(mut said) = client.subscribe(subject(&table)).await else { return };
    // Whoever hears their own word hears everything.
    if let Ok(body) = serde_json::to_vec(&News::Tuned) {
        let _ = client.publish(subject(&table), body.into()).await;
    }
    let mut is_tuned = false;
    while let Some(message) = said.next().await {
        match serde_json::from_slice(&message.payload) {
            // What a node of a later version says beyond this is not for us.
            Err(_) => {}
            Ok(News::Tuned) if is_tuned => {}
            Ok(news) => {
                is_tuned |= news == News::Tuned;
                let _ = heard.send(Told { table: table.clone(), news });
            }
        }
    }
}

impl Bus for NatsBus {
    fn publish(&self, table: &str, news: News) {
        // What does not fit is lost, and the poll covers it.
        if self.outgoing.try_send(Told { table: table.to_owned(), news }).is_err() {
            metrics::counter!("castellan_bus_failures_total").increment(1);
        }
    }

    fn follow(&self, table: &str) {
        let task = tokio::spawn(follow(self.client.clone(), table.to_owned(), self.heard.clone()));
        if let Some(before) = self.followed().insert(table.to_owned(), task.abort_handle()) {
            before.abort();
        }
    }

    fn unfollow(&self, table: &str) {
        if let Some(task) = self.followed().remove(table) {
            task.abort();
        }
    }

    fn listen(&self) -> broadcast::Receiver<Told> {
        self.heard.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_malformed_address_is_refused_without_its_password() {
        for url in ["nats://a:hunter2@bus:port", "nats://a:hunter2@", "nats://a:hunter2@one,nats://b:hunter2"]
        {
            let said = NatsBus::open(url).await.err().map(|bad| bad.to_string()).unwrap_or_default();
            assert!(said.starts_with("the bus can't be used") && !said.contains("hunter2"), "{url}: {said}");
        }
    }
}
