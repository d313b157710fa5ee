//! Who is here: the callers with an open stream at each table of this node, those that other nodes tell of,
//! and a bell when that changes.

use crate::bus::{Bus, News, Told};
use crate::limits::{PRESENCE_LASTS, PRESENCE_TOLD};
use crate::room::Caller;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::{broadcast, watch};

/// Everybody who has a stream open.
#[derive(Clone)]
pub(crate) struct Presence {
    tables: Arc<Mutex<HashMap<String, Gathering>>>,
    bus: Arc<dyn Bus>,
    node: u64,
}

struct Gathering {
    callers: Vec<Caller>,
    /// Who is at other nodes, and until when that counts.
    elsewhere: HashMap<u64, (Vec<Caller>, Instant)>,
    bell: watch::Sender<()>,
}

impl Gathering {
    /// Everybody with a name, each once.
    fn named(&self) -> Vec<Caller> {
        let mut named = Vec::new();
        for caller in self.callers.iter().filter(|caller| **caller != Caller::Nobody) {
            if !named.contains(caller) {
                named.push(*caller);
            }
        }
        named
    }

    fn forget_silent_nodes(&mut self) {
        let (now, before) = (Instant::now(), self.elsewhere.len());
        self.elsewhere.retain(|_, (_, until)| *until > now);
        if self.elsewhere.len() < before {
            self.bell.send_replace(());
        }
    }
}

/// Somebody who is here until this is dropped.
pub(crate) struct Here {
    presence: Presence,
    table: String,
    caller: Caller,
    pub(crate) bell: watch::Receiver<()>,
}

impl Presence {
    /// Nobody yet; call it within a runtime.
    pub(crate) fn new(bus: Arc<dyn Bus>, node: u64) -> Presence {
        let presence = Presence { tables: Arc::default(), bus, node };
        tokio::spawn(hear(presence.clone(), presence.bus.listen()));
        presence
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Gathering>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Who is at a table, here or at another node; watchers without a name do not count.
    pub(crate) fn at(&self, table: &str) -> Vec<Caller> {
        let tables = self.tables();
        let Some(gathering) = tables.get(table) else { return Vec::new() };
        let mut all = gathering.callers.clone();
        all.extend(gathering.elsewhere.values().flat_map(|(callers, _)| callers));
        all
    }

    /// Somebody comes.
    pub(crate) fn come(&self, table: &str, caller: Caller) -> Here {
        let mut tables = self.tables();
        let mut is_first = false;
        let gathering = tables.entry(table.to_owned()).or_insert_with(|| {
            is_first = true;
            Gathering { callers: Vec::new(), elsewhere: HashMap::new(), bell: watch::Sender::new(()) }
        });
        let is_news = caller != Caller::Nobody && !gathering.callers.contains(&caller);
        gathering.callers.push(caller);
        if is_news {
            gathering.bell.send_replace(());
            self.tell(table, gathering);
        }
        if is_first {
            self.bus.publish(table, News::WhoIsHere);
        }
        let bell = gathering.bell.subscribe();
        Here { presence: self.clone(), table: table.to_owned(), caller, bell }
    }

    fn tell(&self, table: &str, gathering: &Gathering) {
        self.bus.publish(table, News::Here { node: self.node, callers: gathering.named() });
    }

    fn hear(&self, Told { table, news }: Told) {
        let mut tables = self.tables();
        let Some(gathering) = tables.get_mut(&table) else { return };
        match news {
            News::Here { node, callers } if node != self.node => {
                let before = match callers.is_empty() {
                    true => gathering.elsewhere.remove(&node),
                    false => {
                        let until = Instant::now() + PRESENCE_LASTS;
                        gathering.elsewhere.insert(node, (callers.clone(), until))
                    }
                };
                if before.map(|(callers, _)| callers).unwrap_or_default() != callers {
                    gathering.bell.send_replace(());
                }
            }
            // Whoever asks now may not have heard what was said before they could hear.
            News::WhoIsHere => self.tell(&table, gathering),
            News::Tuned => self.bus.publish(&table, News::WhoIsHere),
            _ => {}
        }
    }

    /// Says again who is here, since words are lost, and forgets those of whom nobody has spoken for long.
    fn tell_again(&self) {
        for (table, gathering) in self.tables().iter_mut() {
            gathering.forget_silent_nodes();
            self.tell(table, gathering);
        }
    }
}

async fn hear(presence: Presence, mut news: broadcast::Receiver<Told>) {
    let tables = Arc::downgrade(&presence.tables);
    let Presence { bus, node, tables: held } = presence;
    // The task must not keep alive what it serves.
    drop(held);
    let mut again = tokio::time::interval(PRESENCE_TOLD);
    loop {
        let told = tokio::select! {
            told = news.recv() => match told {
                Ok(told) => Some(told),
                Err(broadcast::error::RecvError::Lagged(_)) => continue,
                Err(broadcast::error::RecvError::Closed) => return,
            },
            _ = again.tick() => None,
        };
        let Some(tables) = tables.upgrade() else { return };
        let presence = Presence { tables, bus: Arc::clone(&bus), node };
        match told {
            Some(told) => presence.hear(told),
            None => presence.tell_again(),
        }
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        let mut tables = self.presence.tables();
        let Some(gathering) = tables.get_mut(&self.table) else { return };
        if let Some(at) = gathering.callers.iter().position(|caller| *caller == self.caller) {
            gathering.callers.swap_remove(at);
        }
        if self.caller != Caller::Nobody && !gathering.callers.contains(&self.caller) {
            gathering.bell.send_replace(());
            self.presence.tell(&self.table, gathering);
        }
        if gathering.callers.is_empty() {
            tables.remove(&self.table);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bus::LocalBus;
    use crate::secret::Hash;

    #[tokio::test]
    async fn the_bell_rings_when_somebody_comes_and_when_their_last_stream_ends() {
        let presence = Presence::new(Arc::new(LocalBus::default()), 1);
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

    #[tokio::test]
    async fn who_is_at_another_node_is_here_too_until_they_leave() {
        let bus = LocalBus::default();
        let [one, two] = [(bus.beside(), 1), (bus.beside(), 2)].map(|(bus, node)| {
            bus.follow("t");
            Presence::new(Arc::new(bus), node)
        });
        let [hania, antek] = ["hania", "antek"].map(|name| Caller::Key(Hash::of(name)));
        let first = one.come("t", hania);
        // Whoever comes later asks who was there before.
        let second = two.come("t", antek);
        let (mut at_one, mut at_two) = (first.bell.clone(), second.bell.clone());
        while one.at("t") != [hania, antek] {
            at_one.changed().await.unwrap();
        }
        while two.at("t") != [antek, hania] {
            at_two.changed().await.unwrap();
        }
        drop(second);
        while one.at("t") != [hania] {
            at_one.changed().await.unwrap();
        }
    }
}
