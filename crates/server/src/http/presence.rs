//! Who is here: the callers with an open stream at each table of this node, and a bell when that changes.

use crate::room::Caller;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// Everybody who has a stream open.
#[derive(Clone, Default)]
pub(crate) struct Presence(Arc<Mutex<HashMap<String, Gathering>>>);

struct Gathering {
    callers: Vec<Caller>,
    bell: watch::Sender<()>,
}

/// Somebody who is here until this is dropped.
pub(crate) struct Here {
    presence: Presence,
    table: String,
    caller: Caller,
    pub(crate) bell: watch::Receiver<()>,
}

impl Presence {
    fn tables(&self) -> MutexGuard<'_, HashMap<String, Gathering>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Who is at a table; watchers without a name do not count.
    pub(crate) fn at(&self, table: &str) -> Vec<Caller> {
        self.tables().get(table).map(|gathering| gathering.callers.clone()).unwrap_or_default()
    }

    /// Somebody comes.
    pub(crate) fn come(&self, table: &str, caller: Caller) -> Here {
        let mut tables = self.tables();
        let gathering = tables
            .entry(table.to_owned())
            .or_insert_with(|| Gathering { callers: Vec::new(), bell: watch::Sender::new(()) });
        let is_news = caller != Caller::Nobody && !gathering.callers.contains(&caller);
        gathering.callers.push(caller);
        if is_news {
            gathering.bell.send_replace(());
        }
        let bell = gathering.bell.subscribe();
        Here { presence: self.clone(), table: table.to_owned(), caller, bell }
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        let mut tables = self.presence.tables();
        let Some(gathering) = tables.get_mut(&self.table) else { return };
        if let Some(at) = gathering.callers.iter().position(|caller| *caller == self.caller) {
            gathering.callers.swap_remove(at);
        }
        if gathering.callers.is_empty() {
            tables.remove(&self.table);
        } else if self.caller != Caller::Nobody && !gathering.callers.contains(&self.caller) {
            gathering.bell.send_replace(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::secret::Hash;

    #[test]
    fn the_bell_rings_when_somebody_comes_and_when_their_last_stream_ends() {
        let presence = Presence::default();
        let [hania, antek] = ["hania", "antek"].map(|name| Caller::Key(Hash::of(name)));
        let first = presence.come("t", hania);
        let mut bell = first.bell.clone();
        let second = presence.come("t", antek);
        assert!(bell.has_changed().unwrap());
        bell.mark_unchanged();
        let again = presence.come("t", antek);
        drop(second);
        assert!(!bell.has_changed().unwrap(), "another stream of the same person is no news");
        drop(again);
        assert!(bell.has_changed().unwrap());
        assert_eq!(presence.at("t"), [hania]);
        drop(first);
        assert!(presence.at("t").is_empty() && presence.tables().is_empty());
    }
}
