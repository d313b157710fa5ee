//! The real program with its rates on, as one node or two, and what the system says about it.

use std::io::{BufRead, BufReader, Write as _};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// On how many nodes an attack is run.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Nodes {
    /// One, with a database file of its own.
    One,
    /// Two on the PostgreSQL and NATS that the tests were given: attackers come to the first, people to both.
    Two,
}

/// A running server; it ends with this value.
pub struct Server {
    children: Vec<Child>,
    dir: PathBuf,
    /// What every node is told about where tables are kept.
    kept: Vec<String>,
    /// Where the nodes listen.
    pub addresses: Vec<SocketAddr>,
    /// Kept until the processes have ended.
    alone: Option<MutexGuard<'static, ()>>,
}

/// One server at a time: attacks are measured, and would measure each other.
static ALONE: Mutex<()> = Mutex::new(());

/// The usual limit of open files.
const FILES: u32 = 1024;

impl Server {
    /// One node with the usual limit of open files.
    pub fn start(name: &str) -> Server {
        Server::start_with(name, FILES, &[])
    }

    /// One node that may have so many files open, with more arguments.
    pub fn start_with(name: &str, files: u32, more: &[&str]) -> Server {
        let dir = own_dir(name);
        let kept = vec!["--data".to_owned(), dir.to_str().unwrap().to_owned()];
        Server::start_alone(dir, kept, 1, files, more)
    }

    /// So many nodes; none where the services that two need are not there, which is said.
    pub fn start_on(nodes: Nodes, name: &str, more: &[&str]) -> Option<Server> {
        if nodes == Nodes::One {
            return Some(Server::start_with(name, FILES, more));
        }
        let (database, bus) = (service("CASTELLAN_TEST_POSTGRES")?, service("CASTELLAN_TEST_NATS")?);
        let database = own_schema(&database, name);
        let kept = ["--database", &database, "--bus", &bus].map(str::to_owned).to_vec();
        Some(Server::start_alone(own_dir(&format!("{name}-2")), kept, 2, FILES, more))
    }

    /// Ends and starts again on the same tables, with other arguments.
    pub fn restart(mut self, more: &[&str]) -> Server {
        let (dir, kept) = (std::mem::take(&mut self.dir), std::mem::take(&mut self.kept));
        let (nodes, alone) = (self.children.len(), self.alone.take());
        drop(self);
        let mut server = Server::start_in(dir, kept, nodes, FILES, more);
        server.alone = alone;
        server
    }

    /// So many nodes, once nobody else has one.
    fn start_alone(dir: PathBuf, kept: Vec<String>, nodes: usize, files: u32, more: &[&str]) -> Server {
        let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
        let mut server = Server::start_in(dir, kept, nodes, files, more);
        server.alone = Some(alone);
        server
    }

    fn start_in(dir: PathBuf, kept: Vec<String>, nodes: usize, files: u32, more: &[&str]) -> Server {
        let mut server = Server { children: Vec::new(), dir, kept, addresses: Vec::new(), alone: None };
        for node in 0..nodes {
            let (child, address) = start_node(&server.log_of(node), &server.kept, files, more);
            server.children.push(child);
            server.addresses.push(address);
        }
        server
    }

    /// Where attackers come to.
    pub fn address(&self) -> SocketAddr {
        self.addresses[0]
    }

    fn log_of(&self, node: usize) -> PathBuf {
        self.dir.join(format!("log-{node}"))
    }

    /// What the attacked node has logged so far.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.log_of(0)).unwrap_or_default()
    }

    /// The most memory that a node has had, in bytes; none where the system does not tell.
    pub fn memory_max(&self) -> Option<u64> {
        let of = |child: &Child| {
            let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
            let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
            Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? << 10)
        };
        self.children.iter().filter_map(of).max()
    }

    /// How many threads the attacked node has; none where the system does not tell.
    pub fn threads(&self) -> Option<usize> {
        self.count("task")
    }

    /// How many files the attacked node has open; none where the system does not tell.
    pub fn files_open(&self) -> Option<usize> {
        self.count("fd")
    }

    fn count(&self, what: &str) -> Option<usize> {
        Some(std::fs::read_dir(format!("/proc/{}/{what}", self.children[0].id())).ok()?.count())
    }

    /// What the files of the database take, in bytes.
    pub fn bytes_kept(&self) -> u64 {
        let files = std::fs::read_dir(&self.dir).unwrap().flatten();
        let kept = files.filter(|file| !file.file_name().to_string_lossy().starts_with("log-"));
        kept.filter_map(|file| Some(file.metadata().ok()?.len())).sum()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        for child in &mut self.children {
            let _ = child.kill();
            let _ = child.wait();
        }
        // A server that starts again has left its directory to the next.
        if !self.dir.as_os_str().is_empty() {
            let _ = std::fs::remove_dir_all(&self.dir);
        }
    }
}

fn start_node(log: &Path, kept: &[String], files: u32, more: &[&str]) -> (Child, SocketAddr) {
    // `exec` keeps the process, so that what is asked of it is asked of the server.
    let limited = format!("ulimit -n {files} && exec \"$0\" \"$@\"");
    let mut child = Command::new("sh")
        .args(["-c", &limited, env!("CARGO_BIN_EXE_castellan")])
        .args(["serve", "--addr", "127.0.0.1:0", "--no-open"])
        .args(kept)
        .args(more)
        .stdout(Stdio::piped())
        .stderr(std::fs::File::create(log).unwrap())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("listening on http://").expect("it listens").parse().unwrap();
    (child, address)
}

fn own_dir(name: &str) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("castellan-abuse-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).unwrap();
    dir
}

/// The address of a service from the environment; says where a test is left out for want of it.
fn service(name: &str) -> Option<String> {
    let address = std::env::var(name).ok().filter(|address| !address.is_empty());
    if address.is_none() {
        let test = std::thread::current().name().unwrap_or_default().to_owned();
        // Not through `eprintln`, which is swallowed where a test passes.
        let _ = writeln!(std::io::stderr(), "not tested, since {name} is not set: {test}");
    }
    address
}

/// An empty schema in the given database, and the address that leads there.
fn own_schema(database: &str, name: &str) -> String {
    let schema = format!("abuse_{name}_{}", std::process::id());
    let make = format!("DROP SCHEMA IF EXISTS {schema} CASCADE; CREATE SCHEMA {schema}");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let (client, connection) = tokio_postgres::connect(database, tokio_postgres::NoTls).await.unwrap();
        let connection = tokio::spawn(connection);
        client.batch_execute(&make).await.unwrap();
        drop(client);
        connection.await.unwrap().unwrap();
    });
    let sign = if database.contains('?') { '&' } else { '?' };
    format!("{database}{sign}options=-csearch_path%3D{schema}")
}
