//! Three real nodes on a real PostgreSQL and a real NATS, each behind fault proxies, and what can befall them.

use crate::proxy::{Proxy, Way};
use castellan_core::dice::Dice;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::time::Duration;

pub const NODES: usize = 3;

/// The program of a node: `CHAOS_PROGRAM`, and for the first node `CHAOS_OTHER_PROGRAM`, so that another
/// version may run beside it; the one that was built with this test if they are not set.
fn program(at: usize) -> OsString {
    let other = std::env::var_os("CHAOS_OTHER_PROGRAM").filter(|_| at == 0);
    let given = other.or_else(|| std::env::var_os("CHAOS_PROGRAM"));
    given.unwrap_or_else(|| env!("CARGO_BIN_EXE_castellan").into())
}

/// PostgreSQL and NATS in a directory of their own; both end with it.
pub struct Services {
    dir: PathBuf,
    pub postgres: String,
    postgres_port: u16,
    nats_port: u16,
}

impl Services {
    pub fn start() -> Services {
        let dir = std::env::temp_dir().join(format!("castellan-chaos-{}", std::process::id()));
        let output = services("start", &dir);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let env = std::fs::read_to_string(dir.join("env")).unwrap();
        let value = |name: &str| {
            let line = env.lines().find_map(|line| line.strip_prefix(&format!("export {name}="))).unwrap();
            line.trim_matches('\'').to_owned()
        };
        let postgres = value("CASTELLAN_TEST_POSTGRES");
        let port = |url: &str| -> u16 {
            let host = url.rsplit_once("127.0.0.1:").unwrap().1;
            host.split('/').next().unwrap().parse().unwrap()
        };
        Services {
            dir,
            postgres_port: port(&postgres),
            nats_port: port(&value("CASTELLAN_TEST_NATS")),
            postgres,
        }
    }

    async fn tell(&self, verb: &'static str) {
        let dir = self.dir.clone();
        let output = tokio::task::spawn_blocking(move || services(verb, &dir)).await.unwrap();
        assert!(output.status.success(), "{verb}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

impl Drop for Services {
    fn drop(&mut self) {
        services("stop", &self.dir);
        let _ = std::fs::remove_dir_all(&self.dir);
    }
}

fn services(verb: &str, dir: &Path) -> std::process::Output {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.ci/services");
    // What it starts in the background must not hold our pipes open.
    let out = std::env::temp_dir().join(format!("castellan-chaos-{}.{verb}", std::process::id()));
    let file = std::fs::File::create(&out).unwrap();
    let status = Command::new(script).arg(verb).arg(dir).stdout(Stdio::null()).stderr(file).status().unwrap();
    let stderr = std::fs::read(&out).unwrap_or_default();
    let _ = std::fs::remove_file(&out);
    std::process::Output { status, stdout: Vec::new(), stderr }
}

struct Node {
    child: Child,
    address: String,
}

/// The nodes, their ways, and a count of what befell them.
pub struct Cluster {
    pub services: Services,
    nodes: Vec<Mutex<Option<Node>>>,
    to_postgres: Vec<Proxy>,
    to_nats: Vec<Proxy>,
    pub faults: Mutex<BTreeMap<&'static str, u64>>,
}

impl Cluster {
    pub async fn start() -> Cluster {
        let services = tokio::task::spawn_blocking(Services::start).await.unwrap();
        let (mut to_postgres, mut to_nats) = (Vec::new(), Vec::new());
        for _ in 0..NODES {
            to_postgres.push(Proxy::to(services.postgres_port).await);
            to_nats.push(Proxy::to(services.nats_port).await);
        }
        let nodes = (0..NODES).map(|_| Mutex::new(None)).collect();
        let cluster = Cluster { services, nodes, to_postgres, to_nats, faults: Mutex::default() };
        // Together, so that they race to make the tables.
        let starts = (0..NODES).map(|at| cluster.start_node(at, 0));
        futures_util::future::join_all(starts).await;
        cluster
    }

    /// Where a node listens; the same as before if it is down.
    pub fn address(&self, at: usize) -> String {
        self.nodes[at]
            .lock()
            .unwrap()
            .as_ref()
            .map_or_else(|| "127.0.0.1:1".to_owned(), |node| node.address.clone())
    }

    /// Starts a node and waits until it listens.
    async fn start_node(&self, at: usize, skew_ms: i64) {
        let database =
            format!("postgres://castellan@{}/postgres?sslmode=disable", self.to_postgres[at].address);
        let bus = format!("nats://{}", self.to_nats[at].address);
        let node = tokio::task::spawn_blocking(move || {
            let mut child = Command::new(program(at))
                .args(["serve", "--addr", "127.0.0.1:0", "--no-open", "--no-rate-limits"])
                .args(["--database", &database, "--bus", &bus, "--clock-skew-ms", &skew_ms.to_string()])
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .unwrap();
            let mut line = String::new();
            BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
            match line.trim().strip_prefix("listening on http://") {
                Some(address) => Some(Node { address: address.to_owned(), child }),
                // Its database was not there.
                None => {
                    let _ = child.wait();
                    None
                }
            }
        });
        *self.nodes[at].lock().unwrap() = node.await.unwrap();
    }

    fn is_up(&self, at: usize) -> bool {
        self.nodes[at].lock().unwrap().is_some()
    }

    /// Sends a signal to a node.
    fn signal(&self, at: usize, signal: &str) {
        if let Some(node) = &*self.nodes[at].lock().unwrap() {
            let _ = Command::new("kill").arg(signal).arg(node.child.id().to_string()).status();
        }
    }

    /// Ends a node: at once, or as an operator would.
    async fn end(&self, at: usize, signal: &'static str) {
        self.signal(at, signal);
        let node = self.nodes[at].lock().unwrap().take();
        if let Some(mut node) = node {
            tokio::task::spawn_blocking(move || node.child.wait()).await.unwrap().unwrap();
        }
    }

    /// Lets one thing go wrong for a while, then sets it right.
    pub async fn befall(&self, dice: &mut Dice) {
        let at = dice.index(NODES);
        let a_while = Duration::from_millis(500 + u64::from(dice.below(4_000)));
        let skew = (i64::from(dice.below(240)) - 120) * 1_000;
        let name = match dice.below(9) {
            0 => {
                self.end(at, "-KILL").await;
                self.start_node(at, skew).await;
                "a node killed, then started with a wrong clock"
            }
            1 => {
                self.end(at, "-TERM").await;
                self.start_node(at, 0).await;
                "a node restarted"
            }
            2 => {
                self.signal(at, "-STOP");
                tokio::time::sleep(a_while).await;
                self.signal(at, "-CONT");
                "a node stopped for a while"
            }
            3 => {
                self.services.tell("postgres-stop").await;
                tokio::time::sleep(a_while / 4).await;
                self.services.tell("postgres-start").await;
                "the database crashed"
            }
            4 => {
                self.services.tell("nats-stop").await;
                tokio::time::sleep(a_while).await;
                self.services.tell("nats-start").await;
                "the bus down"
            }
            5 => {
                self.disturb(&self.to_postgres[at], Way::Silent, a_while, "a node split from the database")
                    .await
            }
            6 => {
                self.disturb(&self.to_postgres[at], Way::Cut, a_while, "a node cut off from the database")
                    .await
            }
            7 => self.disturb(&self.to_nats[at], Way::Silent, a_while, "a node split from the bus").await,
            _ => {
                let slow = Way::Slow(Duration::from_millis(u64::from(dice.below(60))));
                self.disturb(&self.to_postgres[at], slow, a_while, "a slow way to the database").await
            }
        };
        *self.faults.lock().unwrap().entry(name).or_default() += 1;
        self.revive().await;
    }

    async fn disturb(&self, proxy: &Proxy, way: Way, lasts: Duration, name: &'static str) -> &'static str {
        proxy.set(way);
        tokio::time::sleep(lasts).await;
        proxy.set(Way::Open);
        name
    }

    /// Starts the nodes that are down.
    pub async fn revive(&self) {
        for at in 0..NODES {
            for _ in 0..20 {
                if !self.is_up(at) {
                    self.start_node(at, 0).await;
                }
            }
            assert!(self.is_up(at), "node {at} does not start");
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        for node in &self.nodes {
            if let Some(mut node) = node.lock().unwrap().take() {
                let _ = node.child.kill();
                let _ = node.child.wait();
            }
        }
    }
}
