//! A table that is played by a storm, followed from the outside.

use crate::client::Client;
use castellan_core::game::Turn;
use castellan_core::record::Entry;
use castellan_core::seat::Seat;
use castellan_core::table::any::AnyTable;
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::{Error, Result};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// An entry as a stream told it: its number, itself, and when.
pub(super) type Heard = (usize, Value, Instant);

/// A table that is being played.
pub(super) struct Followed {
    pub(super) id: String,
    pub(super) tokens: Vec<String>,
    /// The rules' own table, as long as the stream tells all that falls; where something is hidden from
    /// watchers, seats ask what they may do.
    table: Option<Box<dyn AnyTable>>,
    seen: mpsc::UnboundedReceiver<Heard>,
    watchers: Vec<tokio::task::JoinHandle<()>>,
    /// What was acknowledged: number, seat and move.
    pub(super) acked: Vec<(usize, Seat, Value)>,
    /// When moves were answered that the stream has not told yet, by their number.
    answered: BTreeMap<usize, Instant>,
    /// How many entries the stream has told.
    seen_n: usize,
    pub(super) seen_ms: Vec<f64>,
}

/// A decision that is due.
pub(super) struct Due {
    pub(super) n: usize,
    pub(super) seat: Seat,
    pub(super) moves: Vec<Value>,
}

impl Drop for Followed {
    fn drop(&mut self) {
        self.watchers.iter().for_each(tokio::task::JoinHandle::abort);
    }
}

fn lost_track() -> Error {
    Error::other("the stream and the rules disagree")
}

impl Followed {
    pub(super) fn new(
        id: String,
        tokens: Vec<String>,
        table: Box<dyn AnyTable>,
        seen: mpsc::UnboundedReceiver<Heard>,
        watchers: Vec<tokio::task::JoinHandle<()>>,
    ) -> Followed {
        Followed {
            id,
            tokens,
            table: Some(table),
            seen,
            watchers,
            acked: Vec::new(),
            answered: BTreeMap::new(),
            seen_n: 0,
            seen_ms: Vec::new(),
        }
    }

    /// What is to be decided next; nothing once the game is over.
    pub(super) async fn due(&mut self, http: &mut Client) -> Result<Option<Due>> {
        self.follow().await?;
        let Some(table) = &self.table else { return self.ask(http).await };
        let due = |seat| Due { n: table.len(), seat, moves: table.moves(seat) };
        Ok(table.turn().seats().iter().next().map(due))
    }

    /// Asks for each seat what it may do now.
    async fn ask(&mut self, http: &mut Client) -> Result<Option<Due>> {
        let path = format!("/api/tables/{}", self.id);
        for (seat, token) in (0..).map(Seat).zip(&self.tokens) {
            let mut look = http.send("GET", &path, token, "").await?.json();
            if look["state"]["turn"]["over"] == true {
                return Ok(None);
            }
            if let Value::Array(moves) = look["moves"].take()
                && !moves.is_empty()
            {
                let n = look["state"]["n"].as_u64().ok_or_else(lost_track)? as usize;
                return Ok(Some(Due { n, seat, moves }));
            }
        }
        Err(lost_track())
    }

    /// Goes on with the stream until no chance is due any more.
    async fn follow(&mut self) -> Result<()> {
        while let Ok(heard) = self.seen.try_recv() {
            self.take(heard)?;
        }
        while self.table.as_ref().is_some_and(|table| matches!(table.turn(), Turn::Chance(_))) {
            let heard = tokio::time::timeout(Duration::from_secs(20), self.seen.recv()).await;
            self.take(heard.ok().flatten().ok_or_else(lost_track)?)?;
        }
        Ok(())
    }

    /// Takes one entry of the stream: a chance goes on the table, an own move tells when it was seen.
    fn take(&mut self, (n, entry, at): Heard) -> Result<()> {
        self.seen_n = n + 1;
        if let Some(answered) = self.answered.remove(&n) {
            self.seen_ms.push(at.saturating_duration_since(answered).as_secs_f64() * 1000.0);
        } else if entry["hidden"] == true {
            self.table = None;
        } else if let Some(table) = self.table.as_mut().filter(|table| table.len() == n) {
            let entry: Entry = serde_json::from_value(entry).map_err(|_| lost_track())?;
            table.append(&entry).map_err(|_| lost_track())?;
        }
        Ok(())
    }

    pub(super) fn acknowledge(&mut self, n: usize, seat: Seat, mv: Value, answered: Instant) -> Result<()> {
        if let Some(table) = &mut self.table {
            table.play(seat, &mv).map_err(|_| lost_track())?;
        }
        if n < self.seen_n {
            self.seen_ms.push(0.0);
        } else {
            self.answered.insert(n, answered);
        }
        self.acked.push((n, seat, mv));
        Ok(())
    }
}
