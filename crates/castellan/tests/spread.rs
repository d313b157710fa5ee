//! A match that is spread over a bus: workers die in the middle, and every game counts once.

use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_castellan");
const SEED: &str = "5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed";

/// A worker that is killed without warning when it is dropped.
struct Worker(Child);

impl Worker {
    fn start(bus: &str) -> Worker {
        let worker = Command::new(PROGRAM)
            .args(["work", "--bus", bus])
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn();
        Worker(worker.unwrap())
    }

    /// Waits until it has played something, and is at the next.
    fn has_begun(&mut self) {
        let mut line = String::new();
        BufReader::new(self.0.stderr.take().unwrap()).read_line(&mut line).unwrap();
        assert!(line.ends_with("games\n"), "{line}");
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn match_of(more: &[&str]) -> Command {
    let mut arena = Command::new(PROGRAM);
    // Slow enough that nobody is done before the others have begun.
    arena.args(["arena", "siege", "--players", "knight:300,squire", "--games", "240", "--seed", SEED]);
    arena.args(["--json", "-"]).args(more).stdout(Stdio::piped()).stderr(Stdio::null());
    arena
}

/// Everything that does not depend on how fast the machine is.
fn outcome(output: &[u8]) -> (Value, Vec<(Value, Value)>) {
    let result: Value = serde_json::from_slice(output).unwrap();
    let players = result["players"].as_array().unwrap().iter();
    let fared = players.map(|player| (player["wins"].clone(), player["mean_score"].clone())).collect();
    (result["games"].clone(), fared)
}

#[test]
fn a_worker_that_is_killed_loses_nothing_and_nothing_counts_twice() {
    let Some(bus) = std::env::var("CASTELLAN_TEST_NATS").ok().filter(|bus| !bus.is_empty()) else {
        let _ =
            writeln!(std::io::stderr(), "not tested, since CASTELLAN_TEST_NATS is not set: a spread match");
        return;
    };
    let alone = match_of(&["--threads", "2"]).output().unwrap();
    let mut workers = [Worker::start(&bus), Worker::start(&bus)];
    let spread = match_of(&["--bus", &bus]).spawn().unwrap();
    workers[0].has_begun();
    let [killed, _other] = workers;
    drop(killed);
    let spread = spread.wait_with_output().unwrap();
    assert!(spread.status.success());
    assert_eq!(outcome(&spread.stdout), outcome(&alone.stdout), "the same match, wherever it was played");
    // The same match again: its results lie on the bus, each once.
    let again = match_of(&["--bus", &bus]).output().unwrap();
    assert_eq!(outcome(&again.stdout), outcome(&alone.stdout));
}
