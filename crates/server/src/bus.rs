//! The bus: what nodes tell each other about tables. Losing any of it loses nothing, since readers read
//! the store.

pub mod nats;

use crate::limits::HINTS_WAITING_MAX;
use crate::room::Caller;
use crate::secret::Hash;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::broadcast;

/// What is told about a table. A node leaves out what it does not know, so that one of a later version may
/// say more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// Its journal has at least so many lines.
    Lines(u64),
    /// Who has a stream open at a node.
    Here {
        /// The node.
        node: u64,
        /// Everybody who has a stream of the table open at that node.
        callers: Vec<Caller>,
    },
    /// Somebody wants to hear who is there.
    WhoIsHere,
    /// The device with this secret is known no longer.
    Ended(Hash),
    /// From now on nothing is missed; only ever told by a bus to its own node.
    Tuned,
}

/// News of one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The table's id.
    pub table: String,
    /// What happened at the table.
    pub news: News,
}

/// Carries news between the nodes that follow a table.
pub trait Bus: Send + Sync + 'static {
    /// Tells every node that follows the table.
    fn publish(&self, table: &str, news: News);
    /// Follows a table from now on; [`News::Tuned`] says when that has come to pass.
    fn follow(&self, table: &str);
    /// Follows it no longer.
    fn unfollow(&self, table: &str);
    /// Hears what is told from now on about the tables that this node follows.
    fn listen(&self) -> broadcast::Receiver<Told>;
}

/// The bus of a single process, which may hold several nodes.
#[derive(Debug)]
pub struct LocalBus {
    /// What everybody says.
    medium: broadcast::Sender<Told>,
    /// What this node hears of it.
    heard: broadcast::Sender<Told>,
    followed: std::sync::Arc<Mutex<HashSet<String>>>,
}

impl Default for LocalBus {
    fn default() -> LocalBus {
        LocalBus::on(broadcast::Sender::new(HINTS_WAITING_MAX))
    }
}

impl LocalBus {
    /// The bus of another node of the same process.
    #[must_use]
    pub fn beside(&self) -> LocalBus {
        LocalBus::on(self.medium.clone())
    }

    fn on(medium: broadcast::Sender<Told>) -> LocalBus {
        LocalBus { medium, heard: broadcast::Sender::new(HINTS_WAITING_MAX), followed: Default::default() }
    }

    fn followed(&self) -> MutexGuard<'_, HashSet<String>> {
        self.followed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Bus for LocalBus {
    fn publish(&self, table: &str, news: News) {
        // Nobody listening is no fault.
        let _ = self.medium.send(Told { table: table.to_owned(), news });
    }

    fn follow(&self, table: &str) {
        self.followed().insert(table.to_owned());
        let _ = self.heard.send(Told { table: table.to_owned(), news: News::Tuned });
    }

    fn unfollow(&self, table: &str) {
        self.followed().remove(table);
    }

    fn listen(&self) -> broadcast::Receiver<Told> {
        let heard = self.heard.subscribe();
        // One task passes on what is followed, as long as somebody hears it.
        if self.heard.receiver_count() == 1 {
            let (mut said, heard) = (self.medium.subscribe(), self.heard.clone());
            let followed = std::sync::Arc::clone(&self.followed);
            tokio::spawn(async move {
                loop {
                    let told = match said.recv().await {
                        Ok(told) => told,
                        Err(broadcast::error::RecvError::Lagged(_)) => continue,
                        Err(broadcast::error::RecvError::Closed) => return,
                    };
                    let is_followed =
                        followed.lock().unwrap_or_else(PoisonError::into_inner).contains(&told.table);
                    if is_followed && heard.send(told).is_err() {
                        return;
                    }
                }
            });
        }
        heard
    }
}
