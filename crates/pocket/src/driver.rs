//! Drives a room: does what it says with the device's journals and brings the answers back. What is not kept is not
//! answered for.

use crate::pocket::Pocket;
use crate::request::Request;
use castellan_core::seat::Seat;
use castellan_pages::model::Seen;
use castellan_room::secret::is_table_id;
use castellan_room::{
    Answer, Appended, Change, Command, Freshness, Input, Kind, Output, Receipt, Refused, Room, Snapshot,
    no_such_table, refused,
};
use serde_json::json;
use std::collections::VecDeque;
use std::sync::Arc;

/// What a room answered.
#[derive(Default)]
struct Said {
    answer: Option<Answer>,
    shown: Option<Result<Arc<Snapshot>, Refused>>,
}

impl Pocket {
    /// Whether a line is kept now: true once it is on disk.
    pub(crate) async fn append(&self, table: &str, n: u64, body: &[u8]) -> Option<Appended> {
        let line = String::from_utf8_lossy(body);
        let kept: Option<String> =
            self.port.wish(json!({ "do": "append", "table": table, "n": n, "line": line })).await;
        match kept.as_deref() {
            Some("kept") => Some(Appended::Durable),
            Some("conflict") => Some(Appended::Conflict),
            _ => {
                self.is_full.set(true);
                None
            }
        }
    }

    /// The journal of a table from a line on; none if it can't be read.
    pub(crate) async fn lines(&self, table: &str, from: u64) -> Option<Vec<Vec<u8>>> {
        let lines: Vec<String> =
            self.port.wish(json!({ "do": "lines", "table": table, "from": from })).await?;
        Some(lines.into_iter().map(String::into_bytes).collect())
    }

    async fn drive(&self, request: &Request, table: &str, input: Input) -> Said {
        let mut room = self.rooms.borrow_mut().remove(table);
        let mut room = room.take().unwrap_or_else(|| Room::new(table, self.site.games.clone()));
        let (mut inputs, mut said, mut forget) = (VecDeque::from([input]), Said::default(), false);
        while let Some(input) = inputs.pop_front() {
            for output in room.handle(input, request.now) {
                match output {
                    // What could not be kept will not be kept a moment later either.
                    Output::Load(_) if self.is_full.get() => inputs.push_back(Input::LoadFailed),
                    Output::Load(from) => inputs.push_back(match self.lines(table, from).await {
                        Some(lines) => Input::Loaded(from, lines),
                        None => Input::LoadFailed,
                    }),
                    Output::Append(n, body, _) => {
                        inputs.push_back(Input::Appended(self.append(table, n, &body).await));
                    }
                    Output::Answer(_, answer) => said.answer = Some(answer),
                    Output::Show(_, shown) => said.shown = Some(shown),
                    Output::Advanced { lines, .. } => {
                        self.news.borrow_mut().insert(table.to_owned(), lines);
                    }
                    // A page that is open has a worker that finds out by itself; so do its clocks.
                    Output::Think(_) | Output::Wake(_) => {}
                    Output::Close => forget = true,
                }
            }
        }
        if self.is_full.take() {
            let full = || refused(Kind::TooLarge, "storage_full", "refused-storage-full");
            said.answer = said.answer.map(|answer| answer.map_err(|_| full()));
        } else if !forget {
            self.rooms.borrow_mut().insert(table.to_owned(), room);
        }
        said
    }

    /// The table as it is.
    pub(crate) async fn see(
        &self,
        request: &Request,
        table: &str,
        seat: Option<Seat>,
    ) -> Result<Seen, Refused> {
        if !is_table_id(table) {
            return Err(no_such_table());
        }
        // Time has passed: a clock may have run out.
        self.drive(request, table, Input::Tick).await;
        let said = self.drive(request, table, Input::Query(0, Freshness::Known)).await;
        let snapshot = said.shown.unwrap_or_else(|| Err(no_such_table()))?;
        Ok(Seen { snapshot, asker: self.asker(request, seat) })
    }

    /// Has something changed, and kept.
    pub(crate) async fn change(
        &self,
        request: &Request,
        table: &str,
        seat: Option<Seat>,
        change: Change,
    ) -> Result<Receipt, Refused> {
        if !is_table_id(table) {
            return Err(no_such_table());
        }
        let command = Command { asker: self.asker(request, seat), change };
        let said = self.drive(request, table, Input::Command(0, command)).await;
        said.answer.unwrap_or_else(|| Err(refused(Kind::Unavailable, "unavailable", "refused-store")))
    }

    /// A bot's move has come.
    pub(crate) async fn thought(&self, request: &Request, table: &str, thought: Input) {
        // The room may just have been made anew: what it has to know it reads first.
        self.drive(request, table, Input::Query(0, Freshness::Known)).await;
        self.drive(request, table, thought).await;
    }
}
