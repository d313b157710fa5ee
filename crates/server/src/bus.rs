//! The bus: hints between nodes that a table has advanced. Losing one loses nothing, since readers read
//! the store.

use tokio::sync::broadcast;

/// A hint: this table has so many lines now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The table's id.
    pub table: String,
    /// How many lines its journal has at least.
    pub lines: u64,
}

/// Carries hints to every node, the sender's included.
pub trait Bus: Send + Sync + 'static {
    /// Tells everybody.
    fn publish(&self, hint: Hint);
    /// Hears what is told from now on.
    fn listen(&self) -> broadcast::Receiver<Hint>;
}

/// The bus of a single process.
#[derive(Debug)]
pub struct LocalBus(broadcast::Sender<Hint>);

impl Default for LocalBus {
    fn default() -> LocalBus {
        LocalBus(broadcast::Sender::new(1024))
    }
}

impl Bus for LocalBus {
    fn publish(&self, hint: Hint) {
        // Nobody listening is no fault.
        let _ = self.0.send(hint);
    }

    fn listen(&self) -> broadcast::Receiver<Hint> {
        self.0.subscribe()
    }
}
