//! `castellan work`: plays shares of matches that others spread over a bus. A share is done once its results
//! are kept; one whose worker has died is given to another.

use super::contest::Contest;
use super::contestant::Contestant;
use super::entrant::Entrant;
use super::results::Played;
use super::spread::{Share, connect, results_stream, subject};
use crate::games;
use anyhow::{Context, anyhow};
use async_nats::jetstream::AckKind;
use async_nats::jetstream::consumer::{AckPolicy, PullConsumer, pull};
use async_nats::jetstream::context::Context as JetStream;
use async_nats::jetstream::stream::{Config, RetentionPolicy, Stream};
use futures_util::StreamExt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The bus on which matches are spread
    #[arg(long, value_name = "nats://…", env = "CASTELLAN_BUS", hide_env_values = true)]
    bus: String,
    /// Threads
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
}

/// A share that nobody has spoken of for so long is given to another.
const GIVEN_AWAY_AFTER: Duration = Duration::from_secs(10);

/// The queue of shares: each is there until it has been played.
pub(super) async fn share_queue(bus: &JetStream) -> anyhow::Result<Stream> {
    let config = Config {
        name: "CASTELLAN_ARENA".to_owned(),
        subjects: vec![subject("share", "*")],
        retention: RetentionPolicy::WorkQueue,
        max_age: Duration::from_secs(24 * 3600),
        ..Config::default()
    };
    bus.get_or_create_stream(config).await.map_err(|error| anyhow!("the bus keeps no queue: {error}"))
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let bus = connect(&args.bus).await?;
        println!("working with {} thread(s)", args.threads);
        let told = |games| eprintln!("{games} games");
        tokio::select! {
            worked = play_shares(bus, args.threads, told, Arc::default()) => worked,
            stopped = tokio::signal::ctrl_c() => Ok(stopped?),
        }
    })
}

/// Plays shares of all matches until there is enough; `told` hears how many games that were.
pub(super) async fn play_shares(
    bus: JetStream,
    threads: u16,
    told: fn(u64),
    enough: Arc<AtomicBool>,
) -> anyhow::Result<()> {
    let queue = share_queue(&bus).await?;
    results_stream(&bus).await?;
    let config = pull::Config {
        durable_name: Some("workers".to_owned()),
        ack_policy: AckPolicy::Explicit,
        ack_wait: GIVEN_AWAY_AFTER,
        max_ack_pending: 100_000,
        ..pull::Config::default()
    };
    let consumer: PullConsumer =
        queue.get_or_create_consumer("workers", config).await.map_err(|error| anyhow!("{error}"))?;
    let played = Arc::new(AtomicU64::new(0));
    let mut workers = tokio::task::JoinSet::new();
    for _ in 0..threads {
        let (bus, consumer, enough) = (bus.clone(), consumer.clone(), Arc::clone(&enough));
        let played = Arc::clone(&played);
        workers.spawn(async move {
            while !enough.load(Ordering::SeqCst) {
                match play_next(&bus, &consumer, &enough).await {
                    Ok(games) => {
                        let all = played.fetch_add(games, Ordering::Relaxed) + games;
                        if games > 0 {
                            told(all);
                        }
                    }
                    // A bus that is gone for a while comes back.
                    Err(_) => tokio::time::sleep(Duration::from_secs(1)).await,
                }
            }
        });
    }
    while workers.join_next().await.is_some() {}
    Ok(())
}

/// Takes one share, plays it, keeps its results, and only then takes it off the queue.
async fn play_next(
    bus: &JetStream,
    consumer: &PullConsumer,
    enough: &Arc<AtomicBool>,
) -> anyhow::Result<u64> {
    let fetch = consumer.fetch().max_messages(1).expires(Duration::from_secs(2)).messages().await;
    let Some(message) = fetch.map_err(|error| anyhow!("{error}"))?.next().await else { return Ok(0) };
    let message = message.map_err(|error| anyhow!("{error}"))?;
    let ack = async |kind| message.ack_with(kind).await.map_err(|error| anyhow!("{error}"));
    let share: Share = match serde_json::from_slice(&message.payload) {
        Ok(share) => share,
        Err(_) => return ack(AckKind::Term).await.map(|()| 0),
    };
    if share.version != env!("CARGO_PKG_VERSION") {
        // Somebody of the right version takes it.
        return ack(AckKind::Nak(Some(Duration::from_secs(1)))).await.map(|()| 0);
    }
    let id = share.id.clone();
    let enough = Arc::clone(enough);
    let mut playing = tokio::task::spawn_blocking(move || play_share(&share, &enough));
    let results = loop {
        tokio::select! {
            results = &mut playing => break results??,
            // Whoever is still at it says so.
            () = tokio::time::sleep(GIVEN_AWAY_AFTER / 4) => ack(AckKind::Progress).await?,
        }
    };
    let kept = bus.publish(subject("result", &id), serde_json::to_vec(&results)?.into()).await;
    kept.map_err(|error| anyhow!("{error}"))?.await.map_err(|error| anyhow!("{error}"))?;
    message.double_ack().await.map_err(|error| anyhow!("{error}"))?;
    Ok(results.len() as u64)
}

fn play_share(share: &Share, enough: &AtomicBool) -> anyhow::Result<Vec<Played>> {
    let heading = &share.heading;
    let playable = games::find(&heading.arena)?;
    // A bus may ask for levels; it can't have programs started here.
    let bot = |text: &String| text.parse::<Entrant>().map(Contestant::Bot).map_err(|error| anyhow!(error));
    let contestants: Vec<Contestant> = heading.players.iter().map(bot).collect::<anyhow::Result<_>>()?;
    let contest = Contest {
        playable: &playable,
        contestants: &contestants,
        options: &heading.options,
        seed: heading.seed.parse().ok().context("the seed is no seed")?,
        time_ms: heading.time_ms,
        bot_threads: 1,
        stop: None,
    };
    contest.try_options().map_err(|_| anyhow!("options that can't be played with"))?;
    let wanted = share.games.iter().take_while(|_| !enough.load(Ordering::Relaxed));
    wanted.map(|game| contest.play_one(*game)).collect()
}
