//! The real program with its rates on, in a directory of its own, and what the system says about it.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// A running server; it ends with this value.
pub struct Server {
    child: Child,
    dir: PathBuf,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Server {
    /// A server with the usual limit of open files.
    pub fn start(name: &str) -> Server {
        Server::start_with(name, 1024, &[])
    }

    /// A server that may have so many files open, with more arguments.
    pub fn start_with(name: &str, files: u32, more: &[&str]) -> Server {
        let dir = std::env::temp_dir().join(format!("castellan-abuse-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&dir);
        std::fs::create_dir_all(&dir).unwrap();
        Server::start_in(dir, files, more)
    }

    /// Ends and starts again on the same tables, with other arguments.
    pub fn restart(mut self, more: &[&str]) -> Server {
        let dir = std::mem::take(&mut self.dir);
        drop(self);
        Server::start_in(dir, 1024, more)
    }

    fn start_in(dir: PathBuf, files: u32, more: &[&str]) -> Server {
        // `exec` keeps the process, so that what is asked of it is asked of the server.
        let limited = format!("ulimit -n {files} && exec \"$0\" \"$@\"");
        let mut child = Command::new("sh")
            .args(["-c", &limited, env!("CARGO_BIN_EXE_castellan")])
            .args(["serve", "--addr", "127.0.0.1:0", "--no-open", "--data"])
            .arg(&dir)
            .args(more)
            .stdout(Stdio::piped())
            .stderr(std::fs::File::create(dir.join("log")).unwrap())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on http://").expect("it listens").parse().unwrap();
        Server { child, dir, address }
    }

    /// What it has logged so far.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.dir.join("log")).unwrap_or_default()
    }

    /// The most memory it has had, in bytes; none where the system does not tell.
    pub fn memory_max(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? << 10)
    }

    /// How many threads it has; none where the system does not tell.
    pub fn threads(&self) -> Option<usize> {
        Some(std::fs::read_dir(format!("/proc/{}/task", self.child.id())).ok()?.count())
    }

    /// How many files it has open; none where the system does not tell.
    pub fn files_open(&self) -> Option<usize> {
        Some(std::fs::read_dir(format!("/proc/{}/fd", self.child.id())).ok()?.count())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        // A server that starts again has left its directory to the next.
        if !self.dir.as_os_str().is_empty() {
            let _ = std::fs::remove_dir_all(&self.dir);
        }
    }
}
