//! Storm: load on a server over real HTTP, measured as players would feel it, and every acknowledged move
//! looked for in the records afterwards.

mod followed;

use crate::client::{Client, Event};
use castellan_core::dice::{Dice, Seed};
use castellan_core::record::{Draws, Player};
use castellan_core::table::Setup;
use castellan_room::registry::Registry;
use followed::{Due, Followed};
use serde::Serialize;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Barrier, mpsc};

/// What load to put on.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The nodes, each as `host:port`: a table is played at one and watched at the next.
    pub addresses: Vec<String>,
    /// The game.
    pub game: String,
    /// How many tables at once.
    pub tables: usize,
    /// For how long.
    pub lasts: Duration,
    /// Moves a second in all; none for as fast as they can.
    pub rate: Option<f64>,
    /// How many watchers each table has besides the one that measures.
    pub watchers: usize,
}

/// What was measured.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// The bare sync time of the disk, the middle of many.
    pub sync_ms_p50: f64,
    /// Durable moves a second.
    pub moves_per_s: f64,
    /// From when a move was due to its answer: the middle.
    pub ack_ms_p50: f64,
    /// The slowest of a hundred.
    pub ack_ms_p99: f64,
    /// From the answer to when a watcher saw it: the slowest of a hundred.
    pub seen_ms_p99: f64,
    /// Requests that failed.
    pub errors: u64,
    /// Acknowledged moves that are not in the record at their number.
    pub lost: u64,
    /// Moves that are in the record more than once.
    pub doubled: u64,
    /// All acknowledged moves.
    pub moves: u64,
    /// Tables that were played to their end.
    pub games: u64,
}

/// What one table's player measured.
#[derive(Default)]
struct Measured {
    acks_ms: Vec<f64>,
    seen_ms: Vec<f64>,
    errors: u64,
    lost: u64,
    doubled: u64,
    games: u64,
}

/// Puts the load on and waits until it is over.
///
/// # Errors
/// If the server can't be reached.
pub async fn storm(plan: &Plan, games: &Registry) -> std::io::Result<Report> {
    for address in &plan.addresses {
        Client::connect(address).await?;
    }
    // Time runs once every table stands: opening them is not what is measured.
    let all_open = Arc::new(Barrier::new(plan.tables));
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..plan.tables {
        let pace = plan.rate.map(|rate| Duration::from_secs_f64(plan.tables as f64 / rate));
        // The tables take turns, so that a rate is even.
        let offset = pace.map_or(Duration::ZERO, |pace| pace.mul_f64(number as f64 / plan.tables as f64));
        let player = Pair {
            address: plan.addresses[number % plan.addresses.len()].clone(),
            watched_at: plan.addresses[(number + 1) % plan.addresses.len()].clone(),
            plan: plan.clone(),
            games: games.clone(),
            dice: Dice::quick(number as u64),
            next: Instant::now(),
            pace,
            end: Instant::now(),
            measured: Measured::default(),
        };
        tasks.spawn(player.play(Arc::clone(&all_open), offset));
    }
    let mut all = Measured::default();
    while let Some(measured) = tasks.join_next().await {
        let measured = measured.map_err(std::io::Error::other)?;
        all.acks_ms.extend(measured.acks_ms);
        all.seen_ms.extend(measured.seen_ms);
        all.errors += measured.errors;
        all.lost += measured.lost;
        all.doubled += measured.doubled;
        all.games += measured.games;
    }
    Ok(Report {
        sync_ms_p50: 0.0,
        moves_per_s: all.acks_ms.len() as f64 / plan.lasts.as_secs_f64(),
        moves: all.acks_ms.len() as u64,
        ack_ms_p50: percentile(&mut all.acks_ms, 0.5),
        ack_ms_p99: percentile(&mut all.acks_ms, 0.99),
        seen_ms_p99: percentile(&mut all.seen_ms, 0.99),
        errors: all.errors,
        lost: all.lost,
        doubled: all.doubled,
        games: all.games,
    })
}

/// The value that this share of all values does not exceed.
pub fn percentile(values: &mut [f64], share: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let at = (values.len() as f64 * share).ceil() as usize;
    values.get(at.saturating_sub(1)).copied().unwrap_or(0.0)
}

/// The time of one small write and sync in a directory, in milliseconds: the middle of many.
///
/// # Errors
/// If the directory can't be written to.
pub fn bare_sync_ms(dir: &std::path::Path) -> std::io::Result<f64> {
    use std::io::Write;
    let path = dir.join("sync-probe");
    let mut file = std::fs::File::create(&path)?;
    let mut times = Vec::new();
    for _ in 0..200 {
        let start = Instant::now();
        file.write_all(&[7; 4096])?;
        file.sync_data()?;
        times.push(start.elapsed().as_secs_f64() * 1000.0);
    }
    std::fs::remove_file(path)?;
    Ok(percentile(&mut times, 0.5))
}

/// Plays both seats of one table after the other, by the rules and from the outside.
struct Pair {
    plan: Plan,
    address: String,
    watched_at: String,
    games: Registry,
    dice: Dice,
    next: Instant,
    pace: Option<Duration>,
    end: Instant,
    measured: Measured,
}

impl Pair {
    async fn play(mut self, all_open: Arc<Barrier>, offset: Duration) -> Measured {
        let mut next = self.open_table().await;
        all_open.wait().await;
        self.next = Instant::now() + offset;
        self.end = self.next + self.plan.lasts;
        loop {
            let played = match next {
                Ok((http, followed)) => self.play_table(http, followed).await,
                Err(error) => Err(error),
            };
            if played.is_err() {
                self.measured.errors += 1;
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            if Instant::now() >= self.end {
                return self.measured;
            }
            next = self.open_table().await;
        }
    }

    async fn open_table(&mut self) -> std::io::Result<(Client, Followed)> {
        let mut http = Client::connect(&self.address).await?;
        let followed = self.open(&mut http).await?;
        Ok((http, followed))
    }

    async fn play_table(&mut self, mut http: Client, mut followed: Followed) -> std::io::Result<()> {
        let played = self.play_moves(&mut http, &mut followed).await;
        let mut http = Client::connect(&self.address).await?;
        self.look_for_moves(&mut http, &followed).await?;
        self.measured.seen_ms.append(&mut followed.seen_ms);
        played
    }

    async fn open(&mut self, http: &mut Client) -> std::io::Result<Followed> {
        let body = json!({"game": self.plan.game, "seats": [{"who": "human"}, {"who": "human"}]});
        let created = http.send("POST", "/api/tables", "", &body.to_string()).await?;
        let refused = || std::io::Error::other("the table was refused");
        if created.status != 201 {
            return Err(refused());
        }
        let created = created.json();
        let id = created["table"].as_str().ok_or_else(refused)?.to_owned();
        let look = self.read(http, &format!("/api/tables/{id}"), "").await?;
        let players = vec![Player::human(""); 2];
        let setup = Setup {
            table: id.clone(),
            players,
            draws: Draws::Manual,
            commitment: created["commitment"].as_str().unwrap_or_default().to_owned(),
            seed: None::<Seed>,
        };
        let game = self.games.find(&self.plan.game).ok_or_else(refused)?;
        let table = game.game.resume(setup, &look["options"]).map_err(|_| refused())?;
        let (tell, seen) = mpsc::unbounded_channel();
        let mut watchers = vec![tokio::spawn(watch(self.watched_at.clone(), id.clone(), Some(tell)))];
        for _ in 0..self.plan.watchers {
            watchers.push(tokio::spawn(watch(self.watched_at.clone(), id.clone(), None)));
        }
        let tokens = created["seats"].as_array().into_iter().flatten();
        let tokens = tokens.filter_map(|seat| seat["token"].as_str().map(str::to_owned)).collect();
        Ok(Followed::new(id, tokens, table, seen, watchers))
    }

    async fn play_moves(&mut self, http: &mut Client, followed: &mut Followed) -> std::io::Result<()> {
        let path = format!("/api/tables/{}/moves", followed.id);
        while Instant::now() < self.end {
            let Some(Due { n, seat, moves }) = followed.due(http).await? else {
                self.measured.games += 1;
                return Ok(());
            };
            let mv = moves[self.dice.index(moves.len())].clone();
            let body = json!({"n": n, "request_id": format!("storm-{n}"), "move": mv}).to_string();
            // A move that is late because the one before was slow counts as late.
            let due = match self.pace {
                Some(pace) => {
                    let due = self.next;
                    self.next += pace;
                    wait_until(due).await;
                    due
                }
                None => Instant::now(),
            };
            self.post(http, &path, &followed.tokens[seat.index()], &body).await?;
            let answered = Instant::now();
            self.measured.acks_ms.push((answered - due).as_secs_f64() * 1000.0);
            followed.acknowledge(n, seat, mv, answered)?;
        }
        Ok(())
    }

    /// Posts until there is an answer: the id of the request makes that safe.
    async fn post(
        &mut self,
        http: &mut Client,
        path: &str,
        token: &str,
        body: &str,
    ) -> std::io::Result<Value> {
        for _ in 0..200 {
            match http.send("POST", path, token, body).await {
                Ok(got) if got.status == 200 => return Ok(got.json()),
                Ok(got) if got.status == 503 || got.status == 429 => {}
                Ok(got) => return Err(std::io::Error::other(format!("{}: {}", got.status, got.json()))),
                Err(_) => {
                    if let Ok(again) = Client::connect(&self.address).await {
                        *http = again;
                    }
                }
            }
            self.measured.errors += 1;
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Err(std::io::Error::from(std::io::ErrorKind::TimedOut))
    }

    /// Reads until there is an answer: a server that has too much to do says so, and has lost nothing by that.
    async fn read(&mut self, http: &mut Client, path: &str, token: &str) -> std::io::Result<Value> {
        for _ in 0..200 {
            match http.send("GET", path, token, "").await {
                Ok(got) if got.status == 200 => return Ok(got.json()),
                Ok(got) if got.status == 503 || got.status == 429 => {}
                Ok(got) => return Err(std::io::Error::other(format!("{}: {}", got.status, got.json()))),
                Err(_) => {
                    if let Ok(again) = Client::connect(&self.address).await {
                        *http = again;
                    }
                }
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Err(std::io::Error::from(std::io::ErrorKind::TimedOut))
    }

    async fn look_for_moves(&mut self, http: &mut Client, followed: &Followed) -> std::io::Result<()> {
        let mut records = Vec::new();
        for token in &followed.tokens {
            let path = format!("/api/tables/{}/record", followed.id);
            records.push(self.read(http, &path, token).await?);
        }
        for (n, seat, mv) in &followed.acked {
            let entry = &records[seat.index()]["entries"][*n];
            if entry["seat"] != json!(seat) || entry["move"] != *mv {
                self.measured.lost += 1;
            }
        }
        // Every decision of a seat was posted here, so there are no others.
        for (seat, record) in records.iter().enumerate() {
            let entries = record["entries"].as_array().map(Vec::as_slice).unwrap_or_default();
            let moves = entries.iter().filter(|entry| entry["seat"] == json!(seat)).count();
            let acked = followed.acked.iter().filter(|(_, by, _)| by.index() == seat).count();
            self.measured.doubled += moves.saturating_sub(acked + 1) as u64;
        }
        Ok(())
    }
}

/// Waits to within a tenth of a millisecond: the runtime's own timer is up to a whole one late, which would be
/// counted as the server's.
async fn wait_until(due: Instant) {
    let nearly = due.checked_sub(Duration::from_millis(2)).unwrap_or(due);
    tokio::time::sleep_until(nearly.into()).await;
    let rest = move || due.saturating_duration_since(Instant::now());
    let wait = move || {
        // This is a sleep, and meant to be one: what is awaited is the time itself and nothing that happens.
        // A thread that nobody wakes may still wake by itself, so it looks again.
        while !rest().is_zero() {
            std::thread::park_timeout(rest());
        }
    };
    if !rest().is_zero() {
        let _ = tokio::task::spawn_blocking(wait).await;
    }
}

async fn watch(address: String, table: String, tell: Option<mpsc::UnboundedSender<(usize, Value, Instant)>>) {
    let mut next: usize = 0;
    let path = format!("/api/tables/{table}/events?only=entries");
    let mut pause = Duration::from_millis(50);
    loop {
        let open = async { Client::connect(&address).await?.events(&path, "", next.checked_sub(1)).await };
        if let Ok(mut events) = open.await {
            while let Ok(Some(Event { id: Some(n), data, .. })) = events.next().await {
                next = n + 1;
                pause = Duration::from_millis(50);
                if let Some(tell) = &tell {
                    let _ = tell.send((n, data["entry"].clone(), Instant::now()));
                }
            }
        }
        // Whoever is refused asks less and less often, as browsers do.
        tokio::time::sleep(pause).await;
        pause = (2 * pause).min(Duration::from_secs(1));
    }
}
