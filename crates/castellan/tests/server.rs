//! The real program as a server: crashes, a second process, backup, the example bot.

use castellan_load::client::Client;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

const PROGRAM: &str = env!("CARGO_BIN_EXE_castellan");

/// A directory of its own that is removed afterwards.
struct Dir(PathBuf);

impl Dir {
    fn new(name: &str) -> Dir {
        let dir = std::env::temp_dir().join(format!("castellan-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&dir);
        std::fs::create_dir_all(&dir).unwrap();
        Dir(dir)
    }
}

impl Drop for Dir {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running server; it is killed without warning when it is dropped.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(dir: &Path, more: &[&str]) -> Server {
        let mut child = Command::new(PROGRAM)
            .args(["serve", "--addr", "127.0.0.1:0", "--no-open", "--data"])
            .arg(dir)
            .args(more)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on http://").expect("it listens").to_owned();
        Server { child, address }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // SIGKILL: nothing is flushed, nothing is finished.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn run(args: &[&str]) -> Output {
    Command::new(PROGRAM).args(args).output().unwrap()
}

/// Acknowledged moves: number, seat, move.
type Acked = Vec<(usize, usize, Value)>;

/// One table and the player of both its seats, who lives through the crashes.
#[derive(Default)]
struct Player {
    table: String,
    tokens: Vec<String>,
    /// The request that was sent and not answered.
    open: Option<(usize, Value)>,
    /// Acknowledged moves of this table.
    acked: Acked,
    /// Tables that were played to their end, or left.
    finished: Vec<(String, Vec<String>, Acked)>,
    requests: u64,
}

impl Player {
    /// Plays until the connection breaks.
    async fn play(
        &mut self,
        address: &str,
        acks: &AtomicU64,
        enough: &tokio::sync::Notify,
        target: u64,
    ) -> std::io::Result<()> {
        let mut http = Client::connect(address).await?;
        loop {
            if self.open.is_none() && !self.choose(&mut http).await? {
                continue;
            }
            let (seat, body) = self.open.clone().expect("something to post");
            let path = format!("/api/tables/{}/moves", self.table);
            let got = http.send("POST", &path, &self.tokens[seat], &body.to_string()).await?;
            assert_eq!(got.status, 200, "{} for {body}", got.json());
            let n = body["n"].as_u64().unwrap() as usize;
            assert!(got.json()["n"].as_u64().unwrap() as usize > n);
            self.acked.push((n, seat, body["move"].clone()));
            self.open = None;
            if acks.fetch_add(1, Ordering::SeqCst) + 1 >= target {
                enough.notify_one();
            }
        }
    }

    /// Finds the next move, or opens the next table.
    async fn choose(&mut self, http: &mut Client) -> std::io::Result<bool> {
        if self.table.is_empty() {
            let body = json!({"game": "siege", "seats": [{"who": "human"}, {"who": "human"}]}).to_string();
            let made = http.send("POST", "/api/tables", "", &body).await?.json();
            let tokens = made["seats"].as_array().unwrap().iter();
            self.tokens = tokens.map(|seat| seat["token"].as_str().unwrap().to_owned()).collect();
            self.table = made["table"].as_str().unwrap().to_owned();
        }
        let path = format!("/api/tables/{}", self.table);
        let state = http.send("GET", &path, "", "").await?.json()["state"].clone();
        let Some(seat) = state["turn"]["seats"][0].as_u64() else {
            self.finished.push((
                std::mem::take(&mut self.table),
                self.tokens.clone(),
                std::mem::take(&mut self.acked),
            ));
            return Ok(false);
        };
        let look = http.send("GET", &path, &self.tokens[seat as usize], "").await?.json();
        let moves = look["moves"].as_array().unwrap();
        self.requests += 1;
        let mv = &moves[self.requests as usize * 7 % moves.len()];
        let body = json!({"n": look["state"]["n"], "request_id": format!("r{}", self.requests), "move": mv});
        self.open = Some((seat as usize, body));
        Ok(true)
    }

    /// Every acknowledged move is in the record once, at its number; the unanswered one at most once.
    async fn check(mut self, address: &str) -> usize {
        let mut http = Client::connect(address).await.unwrap();
        let open = usize::from(self.open.is_some());
        self.finished.push((self.table, self.tokens, self.acked));
        let (mut checked, mut surplus) = (0, 0);
        for (table, tokens, acked) in self.finished.iter().filter(|(table, ..)| !table.is_empty()) {
            for (seat, token) in tokens.iter().enumerate() {
                let record =
                    http.send("GET", &format!("/api/tables/{table}/record"), token, "").await.unwrap().json();
                let entries = record["entries"].as_array().unwrap();
                let own: Vec<_> = acked.iter().filter(|(_, by, _)| *by == seat).collect();
                for (n, _, mv) in &own {
                    assert_eq!(entries[*n], json!({"seat": seat, "move": mv}), "entry {n} of {table}");
                }
                checked += own.len();
                surplus += entries.iter().filter(|entry| entry["seat"] == json!(seat)).count() - own.len();
            }
        }
        assert!(surplus <= open, "{surplus} moves are there that nobody was told of");
        checked
    }
}

/// `CRASHES=1000 cargo test --release -p castellan --test server kill` crashes more often.
#[test]
fn no_acknowledged_move_is_lost_or_doubled_by_kill_9() {
    let crashes: u64 = std::env::var("CRASHES").ok().and_then(|text| text.parse().ok()).unwrap_or(25);
    let dir = Dir::new("crash");
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let mut players: Vec<Player> = (0..6).map(|_| Player::default()).collect();
        let acks = Arc::new(AtomicU64::new(0));
        for crash in 0..crashes {
            let server = Server::start(&dir.0, &["--no-rate-limits"]);
            // Now and then at once, now and then after some hundred moves: other moments every time.
            let target = acks.load(Ordering::SeqCst) + 1 + crash * 37 % 101;
            let enough = Arc::new(tokio::sync::Notify::new());
            let mut tasks = tokio::task::JoinSet::new();
            for mut player in players.drain(..) {
                let (address, acks, enough) =
                    (server.address.clone(), Arc::clone(&acks), Arc::clone(&enough));
                tasks.spawn(async move {
                    player.play(&address, &acks, &enough, target).await.expect_err("the server is killed");
                    player
                });
            }
            enough.notified().await;
            drop(server);
            players = tasks.join_all().await;
        }
        let server = Server::start(&dir.0, &["--no-rate-limits"]);
        let mut checked = 0;
        for player in players {
            checked += player.check(&server.address).await;
        }
        assert_eq!(checked as u64, acks.load(Ordering::SeqCst));
        println!("{crashes} crashes, {checked} acknowledged moves, all there once");
    });
}

#[test]
fn a_second_server_on_the_same_data_refuses_with_one_line() {
    let dir = Dir::new("second");
    let _first = Server::start(&dir.0, &[]);
    let second = run(&["serve", "--addr", "127.0.0.1:0", "--no-open", "--data", dir.0.to_str().unwrap()]);
    assert_eq!(second.status.code(), Some(1));
    let said = String::from_utf8(second.stderr).unwrap();
    assert!(said.contains("another castellan is already using") && said.lines().count() == 1, "{said}");
    let nowhere =
        run(&["serve", "--addr", "256.0.0.1:1", "--no-open", "--data", dir.0.join("x").to_str().unwrap()]);
    assert_eq!(
        (nowhere.status.code(), String::from_utf8(nowhere.stderr).unwrap().lines().count()),
        (Some(1), 1)
    );
}

#[test]
fn lan_and_an_address_of_this_machine_alone_refuse_each_other_with_one_line() {
    let dir = Dir::new("lan");
    for addr in ["127.0.0.1:0", "127.0.0.7:0", "localhost:0", "[::1]:0"] {
        let output = run(&["serve", "--lan", "--addr", addr, "--no-open", "--data", dir.0.to_str().unwrap()]);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), said.lines().count()), (Some(1), 1), "{said}");
        assert!(said.contains(addr) && said.contains("--lan"), "{said}");
    }
}

#[test]
fn no_address_of_a_service_is_printed_with_its_password() {
    for args in [
        ["--database", "postgres:/castellan:hunter2@db/castellan"],
        ["--database", "postgres://castellan:hunter2@db:port/castellan"],
        ["--bus=nats:/castellan:hunter2@bus", "--database=memory"],
        ["--bus=nats://castellan:hunter2@bus:port", "--database=memory"],
    ] {
        let output = run(&[&["serve", "--addr", "127.0.0.1:0", "--no-open"][..], &args[..]].concat());
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), said.lines().count()), (Some(1), 1), "{said}");
        assert!(!said.contains("ter2"), "{said}");
    }
}

#[test]
fn a_server_that_is_told_to_stop_ends_well_though_a_stream_is_open() {
    let dir = Dir::new("stop");
    let mut server = Server::start(&dir.0, &[]);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let mut http = Client::connect(&server.address).await.unwrap();
        let body = json!({"game": "siege", "seats": [{"who": "human"}, {"who": "human"}]}).to_string();
        let made = http.send("POST", "/api/tables", "", &body).await.unwrap().json();
        let path = format!("/api/tables/{}/events", made["table"].as_str().unwrap());
        let mut events = http.events(&path, "", None).await.unwrap();
        while events.next().await.unwrap().is_some_and(|event| event.kind != "table") {}
        let told = Command::new("kill").arg(server.child.id().to_string()).status().unwrap();
        assert!(told.success());
        assert!(events.next().await.unwrap().is_none(), "the stream ends");
    });
    assert!(server.child.wait().unwrap().success());
}

#[test]
fn a_backup_is_restored_by_putting_it_in_place() {
    let (dir, other) = (Dir::new("backup"), Dir::new("restored"));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let server = Server::start(&dir.0, &[]);
    let made = runtime.block_on(async {
        let mut http = Client::connect(&server.address).await.unwrap();
        let body = json!({"game": "siege", "seats": [{"who": "human"}, {"who": "human"}]}).to_string();
        http.send("POST", "/api/tables", "", &body).await.unwrap().json()
    });
    let file = other.0.join("castellan.db");
    let (data, out) = (dir.0.to_str().unwrap(), file.to_str().unwrap());
    assert!(run(&["backup", "--data", data, "--out", out]).status.success());
    assert_eq!(run(&["backup", "--data", data, "--out", out]).status.code(), Some(1));
    let restored = Server::start(&other.0, &[]);
    let look = |address: &str| {
        let (address, path) =
            (address.to_owned(), format!("/api/tables/{}", made["table"].as_str().unwrap()));
        let token = made["seats"][1]["token"].as_str().unwrap().to_owned();
        runtime.block_on(async move {
            let mut http = Client::connect(&address).await.unwrap();
            http.send("GET", &path, &token, "").await.unwrap().json()
        })
    };
    let look_there = look(&restored.address);
    assert_eq!(look_there, look(&server.address));
    assert!(look_there["moves"].as_array().is_some());
}

#[test]
fn the_example_bot_plays_a_whole_game() {
    let has_python =
        Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    if !has_python {
        eprintln!("there is no python3 here");
        return;
    }
    let dir = Dir::new("bot");
    let server = Server::start(&dir.0, &[]);
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let url = format!("http://{}", server.address);
    let output = Command::new("python3")
        .arg(script)
        .args(["--url", &url, "--rival", "page", "--seed", "7"])
        .output()
        .unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.lines().last().unwrap().starts_with("over: scores ["), "{said}");
    // Luck decides how often a seat has a choice, but in the first three sieges everybody has.
    assert!(said.lines().filter(|line| line.starts_with("played ")).count() >= 3, "{said}");
}

#[test]
fn a_small_storm_loses_nothing() {
    // In siege a watcher knows all that falls; in torres cards are drawn in secret.
    for game in ["siege", "torres"] {
        let output = run(&["storm", "--game", game, "--tables", "4", "--seconds", "1", "--parts", "--json"]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let report: Value = serde_json::from_slice(&output.stdout).unwrap();
        let troubles = ["errors", "lost", "doubled"].map(|trouble| report[trouble].as_u64());
        assert_eq!(troubles, [Some(0); 3], "{report}");
        for part in ["receive", "parse", "decide", "append", "render", "send"] {
            let figure = |name: &str| report["parts"][part][name].as_f64().is_some_and(|figure| figure > 0.0);
            assert!(figure("us_per_move") && figure("times_per_move"), "{part}: {report}");
        }
        assert!(report["moves_per_s"].as_f64().unwrap() > 0.0 && report["sync_ms_p50"].as_f64().is_some());
    }
}
