//! One table and the programs that play and watch it through any node, whatever befalls them; everything
//! they live through is written down and checked against the final journal.

use crate::cluster::{Cluster, NODES};
use crate::history::{Fate, History, Posted, Seen, Totals};
use castellan_core::dice::Dice;
use castellan_load::client::Client;
use castellan_room::journal::Line;
use castellan_room::registry::Registry;
use castellan_server::store::Store;
use castellan_server::store::postgres::PostgresStore;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// What everybody at every table needs.
pub struct World {
    pub cluster: Cluster,
    pub store: PostgresStore,
    pub games: Registry,
    /// No new table is opened and no new move chosen any more.
    pub is_ending: AtomicBool,
    /// How long each acknowledged move took, from the first attempt, in milliseconds.
    pub acks_ms: Mutex<Vec<u64>>,
}

/// How long one attempt may take before it is made again elsewhere.
const PATIENCE: Duration = Duration::from_secs(6);

impl World {
    /// Sends one request to any node, whichever answers.
    async fn send(
        &self,
        dice: &mut Dice,
        method: &str,
        path: &str,
        token: &str,
        body: &str,
    ) -> Option<(u16, Value)> {
        let address = self.cluster.address(dice.index(NODES));
        let exchange = async {
            let got = Client::connect(&address).await?.send(method, path, token, body).await?;
            std::io::Result::Ok((got.status, got.json()))
        };
        tokio::time::timeout(PATIENCE, exchange).await.ok()?.ok()
    }

    /// The same until there is an answer other than "not now".
    async fn insist(
        &self,
        dice: &mut Dice,
        method: &str,
        path: &str,
        token: &str,
        body: &str,
    ) -> (u16, Value, u64) {
        let mut attempts = 0;
        loop {
            attempts += 1;
            match self.send(dice, method, path, token, body).await {
                Some((status, json)) if status != 503 => return (status, json, attempts),
                _ => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }
}

/// Other luck for somebody else.
pub fn fork(dice: &mut Dice) -> Dice {
    Dice::quick(u64::from(dice.bits()) << 32 | u64::from(dice.bits()))
}

/// A table that is being played.
struct Game {
    world: Arc<World>,
    id: String,
    seats: usize,
    history: Mutex<History>,
    /// Everybody has read to the end.
    is_closed: AtomicBool,
}

/// Opens a table, plays it to its end or until the world ends, and checks what everybody lived through.
pub async fn play(world: Arc<World>, mut dice: Dice, number: u64) -> Totals {
    let game = ["siege", "castle"][number as usize % 2];
    let mut seats = vec![json!({"who": "human"}), json!({"who": "human"})];
    if game == "siege" && dice.below(2) == 0 {
        seats.push(json!({"who": "bot", "level": "page"}));
    }
    let request = format!("chaos-{number:040}");
    let body = json!({"game": game, "seats": seats, "request_id": request}).to_string();
    let (status, made, _) = world.insist(&mut dice, "POST", "/api/tables", "", &body).await;
    assert_eq!(status, 201, "{made}");
    let (_, again, _) = world.insist(&mut dice, "POST", "/api/tables", "", &body).await;
    // Only the links differ: they lead to the node that was asked.
    let secrets =
        |made: &Value| (made["table"].clone(), made["commitment"].clone(), made["seats"][0]["token"].clone());
    assert_eq!(secrets(&made), secrets(&again), "a table that is opened twice is one table");
    let tokens: Vec<String> =
        (0..2).map(|seat| made["seats"][seat]["token"].as_str().unwrap().to_owned()).collect();
    let game = Arc::new(Game {
        id: made["table"].as_str().unwrap().to_owned(),
        seats: seats.len(),
        world,
        history: Mutex::default(),
        is_closed: AtomicBool::new(false),
    });
    let mut readers = Vec::new();
    let mut players = tokio::task::JoinSet::new();
    for by in 0..3 {
        let token = tokens.get(by).cloned().unwrap_or_default();
        let (tell, looks) = watch::channel(Value::Null);
        readers.push((
            looks.clone(),
            tokio::spawn(read(Arc::clone(&game), fork(&mut dice), by, token.clone(), tell)),
        ));
        if by < 2 {
            players.spawn(act(Arc::clone(&game), fork(&mut dice), by, token, looks));
        }
    }
    while let Some(player) = players.join_next().await {
        player.unwrap();
    }
    finish(&game, readers).await
}

/// Lets everybody read to the end of the journal, then checks.
async fn finish(
    game: &Arc<Game>,
    readers: Vec<(watch::Receiver<Value>, tokio::task::JoinHandle<()>)>,
) -> Totals {
    let journal = loop {
        if let Ok(lines) = game.world.store.lines(&game.id, 0).await {
            break lines;
        }
    };
    let journal: Vec<Line> = journal.iter().map(|body| Line::parse(body).unwrap()).collect();
    let entries: u64 = journal.iter().map(|line| crate::history::entries_of(line).len() as u64).sum();
    let mut looks = Vec::new();
    for (mut told, reader) in readers {
        let whole = told.wait_for(|look| look["state"]["n"].as_u64() >= Some(entries));
        let look = tokio::time::timeout(Duration::from_secs(180), whole).await;
        let look =
            look.unwrap_or_else(|_| panic!("a reader of {} does not come to entry {entries}", game.id));
        looks.push(look.unwrap().clone());
        if looks.len() == 3 {
            game.is_closed.store(true, Ordering::SeqCst);
        }
        reader.abort();
        if let Err(error) = reader.await {
            assert!(error.is_cancelled(), "a reader of {} failed", game.id);
        }
    }
    let mut history = std::mem::take(&mut *game.history.lock().unwrap());
    // A bot may have gone on meanwhile; then the views are those of a later journal.
    let lines = game.world.store.lines(&game.id, 0).await;
    history.journal = match lines {
        Ok(lines) => lines.iter().map(|body| Line::parse(body).unwrap()).collect(),
        Err(_) => journal,
    };
    let watcher = looks.pop().unwrap();
    looks.resize(game.seats, Value::Null);
    looks.push(watcher);
    history.last_views = looks;
    history.games = Some(game.world.games.clone());
    let seen = history.seen.len() as u64;
    let mut totals = history.check();
    // What was read, over all readers.
    totals.conflicts = seen;
    totals
}

/// Reads the table's stream from one node, then from another, always going on where it was.
async fn read(game: Arc<Game>, mut dice: Dice, by: usize, token: String, tell: watch::Sender<Value>) {
    let path = format!("/api/tables/{}/events", game.id);
    let mut next = 0_usize;
    loop {
        let address = game.world.cluster.address(dice.index(NODES));
        let open =
            async { Client::connect(&address).await?.events(&path, &token, next.checked_sub(1)).await };
        // Some stay long, some go soon.
        let patience = Duration::from_millis(1_500 + u64::from(dice.below(8_000)));
        let leaves = Instant::now() + patience;
        if let Ok(Ok(mut events)) = tokio::time::timeout(PATIENCE, open).await {
            while let Ok(Ok(Some(event))) = tokio::time::timeout_at(leaves.into(), events.next()).await {
                match event.id {
                    Some(n) => {
                        assert_eq!(
                            n, next,
                            "reader {by} of {} is told of entry {n} after {next} entries",
                            game.id
                        );
                        next += 1;
                        let lines = game.world.store.lengths(vec![game.id.clone()]).await;
                        // While the database is down nobody can say how much of it is durable.
                        let lines = lines.map_or(usize::MAX, |lines| lines[0].1 as usize);
                        let seen = Seen { by, n, entry: event.data["entry"].clone(), lines };
                        game.history.lock().unwrap().seen.push(seen);
                    }
                    None if event.kind == "table" => {
                        let n = event.data["state"]["n"].as_u64();
                        assert!(
                            n >= tell.borrow()["state"]["n"].as_u64(),
                            "reader {by} of {} went back",
                            game.id
                        );
                        tell.send_replace(event.data);
                    }
                    None => {}
                }
            }
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Plays one seat: chooses, posts until there is an answer, writes down what it was.
async fn act(game: Arc<Game>, mut dice: Dice, by: usize, token: String, mut looks: watch::Receiver<Value>) {
    let path = format!("/api/tables/{}/moves", game.id);
    let mut requests = 0;
    loop {
        let is_due = |look: &Value| {
            look["state"]["turn"]["over"] == json!(true)
                || look["moves"].as_array().is_some_and(|moves| !moves.is_empty())
        };
        let look = match tokio::time::timeout(Duration::from_millis(300), looks.wait_for(is_due)).await {
            Ok(look) => look.unwrap().clone(),
            Err(_) if game.world.is_ending.load(Ordering::SeqCst) => return,
            Err(_) => continue,
        };
        if look["state"]["turn"]["over"] == json!(true) || game.world.is_ending.load(Ordering::SeqCst) {
            return;
        }
        let moves = look["moves"].as_array().unwrap();
        // Now and then nonsense.
        let mv = if dice.below(20) == 0 {
            json!({"nonsense": {}})
        } else {
            moves[dice.index(moves.len())].clone()
        };
        requests += 1;
        let request = format!("{by}-{requests}");
        let n = look["state"]["n"].as_u64().unwrap() as usize;
        let posted = Posted { seat: by, mv: mv.clone(), n, fate: Fate::Unknown };
        game.history.lock().unwrap().posted.insert(request.clone(), posted);
        let body = json!({"n": n, "request_id": request, "move": mv}).to_string();
        let start = Instant::now();
        let (status, answer, attempts) = game.world.insist(&mut dice, "POST", &path, &token, &body).await;
        let fate = match status {
            200 => {
                game.world.acks_ms.lock().unwrap().push(start.elapsed().as_millis() as u64);
                Fate::Acknowledged(answer["n"].as_u64().unwrap() as usize, answer["state"].clone())
            }
            409 => Fate::Refused("stale"),
            422 => Fate::Refused("illegal_move"),
            _ => panic!("{status} {answer} for {body} at {}", game.id),
        };
        {
            let mut history = game.history.lock().unwrap();
            history.totals.repeated += attempts - 1;
            history.answered(&request, fate);
        }
        // Asked again elsewhere it has the same answer.
        if dice.below(10) == 0 && status == 200 {
            let (status, answer, _) = game.world.insist(&mut dice, "POST", &path, &token, &body).await;
            assert_eq!(status, 200, "{answer}");
            let fate = Fate::Acknowledged(answer["n"].as_u64().unwrap() as usize, answer["state"].clone());
            game.history.lock().unwrap().answered(&request, fate);
        }
        // What was decided is waited for, so that the next choice is a new one.
        let after = answer["n"].as_u64().or(answer["state"]["n"].as_u64()).unwrap_or(0);
        let _ = tokio::time::timeout(
            Duration::from_secs(10),
            looks.wait_for(|look| look["state"]["n"].as_u64() >= Some(after)),
        )
        .await;
    }
}
