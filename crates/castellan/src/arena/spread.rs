//! A match spread over a bus: shares of it lie in a queue until somebody has played them, results come back
//! through a stream, and each game counts once, however often it was played.

use super::ledger::Ledger;
use super::results::{Heading, Played};
use super::work::{play_shares, share_queue};
use anyhow::{Context, anyhow};
use async_nats::jetstream::consumer::pull::OrderedConfig;
use async_nats::jetstream::context::Context as JetStream;
use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::stream::{Config, RetentionPolicy, Stream};
use castellan_core::dice::hex;
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Some games of a match, for whoever takes them.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Share {
    /// The match's id.
    pub(super) id: String,
    /// Which program: bots of another version play otherwise.
    pub(super) version: String,
    pub(super) heading: Heading,
    /// The games.
    pub(super) games: Vec<u64>,
}

/// How many shares lie in the queue at once.
const SHARES_WAITING: u64 = 2_000;

/// The subject of a match's shares, or of its results.
pub(super) fn subject(what: &str, id: &str) -> String {
    format!("castellan.arena.{what}.{id}")
}

/// Where results lie for a day, so that whoever gathers them may come back.
pub(super) async fn results_stream(bus: &JetStream) -> anyhow::Result<Stream> {
    let config = Config {
        name: "CASTELLAN_ARENA_RESULTS".to_owned(),
        subjects: vec![subject("result", "*")],
        retention: RetentionPolicy::Limits,
        max_age: Duration::from_secs(24 * 3600),
        ..Config::default()
    };
    bus.get_or_create_stream(config).await.map_err(|error| anyhow!("the bus keeps no results: {error}"))
}

/// Connects for good: what breaks off comes back.
pub(super) async fn connect(url: &str) -> anyhow::Result<JetStream> {
    let addresses: Vec<&str> = url.split(',').collect();
    let client = castellan_server::bus::nats::options().connect(addresses).await;
    Ok(async_nats::jetstream::new(client.with_context(|| "can't reach the bus".to_owned())?))
}

/// Plays a match with everybody on the bus, and with so many threads here.
pub(super) fn play(
    url: &str,
    heading: &Heading,
    games: u64,
    threads: u16,
    ledger: Ledger<'_>,
) -> anyhow::Result<Vec<Played>> {
    let digest = Sha256::digest(serde_json::to_vec(heading)?);
    // The same match has the same id, so that one that was broken off finds its results again.
    let id = hex(&digest)[..20].to_owned();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let bus = connect(url).await?;
        let (queue, results) = (share_queue(&bus).await?, results_stream(&bus).await?);
        let enough = Arc::new(AtomicBool::new(false));
        let own = tokio::spawn(play_shares(bus.clone(), threads, |_| {}, Arc::clone(&enough)));
        let match_ = Match { id: &id, heading, games, bus: &bus };
        let gathered = match_.gather(&queue, &results, ledger).await;
        enough.store(true, Ordering::SeqCst);
        own.abort();
        // What nobody needs any more is not played.
        let _ = queue.purge().filter(subject("share", &id)).await;
        gathered
    })
}

struct Match<'a> {
    id: &'a str,
    heading: &'a Heading,
    games: u64,
    bus: &'a JetStream,
}

impl Match<'_> {
    async fn gather(
        &self,
        queue: &Stream,
        results: &Stream,
        mut ledger: Ledger<'_>,
    ) -> anyhow::Result<Vec<Played>> {
        let from = OrderedConfig { filter_subject: subject("result", self.id), ..OrderedConfig::default() };
        let consumer = results.create_consumer(from).await.map_err(|error| anyhow!("{error}"))?;
        let mut coming = consumer.messages().await.map_err(|error| anyhow!("{error}"))?;
        // Small enough that a worker that dies loses little, large enough that the bus is not the slowest.
        let share = (self.games / 500).clamp(1, 200);
        let mut next = 0;
        while !ledger.is_full() {
            if next < self.games && self.waiting(queue).await < SHARES_WAITING / 2 {
                next = self.hand_out(next, share, &ledger).await?;
            }
            let message = tokio::time::timeout(Duration::from_secs(2), coming.next()).await;
            // A bus that is gone for a while comes back.
            let Ok(Some(Ok(message))) = message else { continue };
            for played in serde_json::from_slice::<Vec<Played>>(&message.payload).unwrap_or_default() {
                ledger.enter(played)?;
            }
        }
        Ok(ledger.close())
    }

    /// How many shares lie there, of all matches.
    async fn waiting(&self, queue: &Stream) -> u64 {
        let info = queue.get_info().await;
        info.map_or(u64::MAX, |info| info.state.messages)
    }

    /// Puts the next shares into the queue.
    async fn hand_out(&self, from: u64, share: u64, ledger: &Ledger<'_>) -> anyhow::Result<u64> {
        let mut next = from;
        let mut sent = Vec::new();
        while next < self.games && (sent.len() as u64) < SHARES_WAITING {
            let games: Vec<u64> =
                (next..(next + share).min(self.games)).filter(|game| !ledger.has(*game)).collect();
            next += share;
            if games.is_empty() {
                continue;
            }
            let version = env!("CARGO_PKG_VERSION").to_owned();
            let share = Share { id: self.id.to_owned(), version, heading: self.heading.clone(), games };
            let message = PublishMessage::build().payload(serde_json::to_vec(&share)?.into());
            let published = self.bus.send_publish(subject("share", self.id), message).await;
            sent.push(published.map_err(|error| anyhow!("the bus takes no shares: {error}"))?);
        }
        for published in sent {
            published.await.map_err(|error| anyhow!("the bus takes no shares: {error}"))?;
        }
        Ok(next.min(self.games))
    }
}
