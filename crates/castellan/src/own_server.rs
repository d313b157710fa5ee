//! A server of the program's own, for commands that measure one.

use anyhow::Context;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// A server that was started to be measured; it ends with its owner.
pub(crate) struct Own {
    child: Child,
    pub(crate) address: String,
    dir: PathBuf,
    is_temporary: bool,
}

impl Own {
    /// Starts it on this directory, or on a new one that is removed afterwards; with more words and more in its
    /// environment.
    pub(crate) fn start(
        name: &str,
        data: Option<PathBuf>,
        words: &[&str],
        more: &[(&str, String)],
    ) -> anyhow::Result<Own> {
        let is_temporary = data.is_none();
        let dir = data.unwrap_or_else(|| temporary(name));
        std::fs::create_dir_all(&dir)?;
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--addr", "127.0.0.1:0", "--no-open", "--no-rate-limits", "--data"])
            .arg(&dir)
            .args(words)
            .envs(more.iter().map(|(name, value)| (name, value)))
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().context("the server says nothing")?).read_line(&mut line)?;
        let address =
            line.trim().strip_prefix("listening on http://").context("the server did not start")?.to_owned();
        Ok(Own { child, address, dir, is_temporary })
    }

    /// The server's processor time in seconds and its memory in megabytes, where the system tells.
    pub(crate) fn usage(&self) -> (f64, f64) {
        let read = |file: &str| {
            std::fs::read_to_string(format!("/proc/{}/{file}", self.child.id())).unwrap_or_default()
        };
        let stat = read("stat");
        let ticks = stat.rsplit(')').next().map(|rest| {
            rest.split_whitespace()
                .skip(11)
                .take(2)
                .filter_map(|ticks| ticks.parse::<f64>().ok())
                .sum::<f64>()
        });
        let status = read("status");
        let resident = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let kilobytes = resident.and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok());
        (ticks.unwrap_or(0.0) / 100.0, kilobytes.unwrap_or(0.0) / 1024.0)
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        if self.is_temporary {
            let _ = std::fs::remove_dir_all(&self.dir);
        }
    }
}

/// A directory that nobody else has.
pub(crate) fn temporary(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("castellan-{name}-{}", std::process::id()))
}
