//! A store that forgets everything when it ends: for tests and for trying out.

use super::{Append, Appended, Claim, Device, FOR_EVER, Later, Listed, Store, StoreError, unseen_since};
use crate::limits::CLAIM_LASTS;
use crate::secret::{Hash, Person};
use crate::time::Millis;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard};
use std::time::Instant;

/// Journals in memory.
#[derive(Debug, Default)]
pub struct MemoryStore {
    kept: Mutex<Kept>,
    is_shared: bool,
}

#[derive(Debug, Default)]
struct Kept {
    tables: BTreeMap<String, (Vec<Vec<u8>>, Millis)>,
    summaries: BTreeMap<String, (u64, Vec<u8>)>,
    lists: BTreeMap<Person, Vec<String>>,
    devices: BTreeMap<[u8; 32], (Person, Device)>,
    claims: BTreeMap<(String, u8), (Claim, Instant)>,
}

impl MemoryStore {
    /// One that several nodes of this process write to.
    pub fn shared() -> MemoryStore {
        MemoryStore { is_shared: true, ..MemoryStore::default() }
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

fn at_once<'a, T: Send + 'a>(answer: T) -> Later<'a, Result<T, StoreError>> {
    Box::pin(std::future::ready(Ok(answer)))
}

impl Store for MemoryStore {
    fn append(&self, append: Append) -> Later<'_, Result<Appended, StoreError>> {
        let mut kept = self.kept();
        let len = kept.tables.get(&append.table).map_or(0, |(lines, _)| lines.len() as u64);
        if append.n != len {
            return at_once(Appended::Conflict);
        }
        for person in append.people {
            let list = kept.lists.entry(person).or_default();
            if !list.contains(&append.table) {
                list.push(append.table.clone());
            }
        }
        let (lines, at) = kept.tables.entry(append.table).or_default();
        lines.push(append.body);
        *at = append.at;
        at_once(Appended::Durable)
    }

    fn lines(&self, table: &str, from: u64) -> Later<'_, Result<Vec<Vec<u8>>, StoreError>> {
        let kept = self.kept();
        let lines = kept.tables.get(table).and_then(|(lines, _)| lines.get(from as usize..));
        at_once(lines.unwrap_or_default().to_vec())
    }

    fn tables_of(&self, person: Person, most: usize) -> Later<'_, Result<Vec<Listed>, StoreError>> {
        let kept = self.kept();
        let mut tables: Vec<Listed> = kept
            .lists
            .get(&person)
            .into_iter()
            .flatten()
            .map(|table| {
                let (lines, at) = &kept.tables[table];
                let lines = lines.len() as u64;
                let summary = kept.summaries.get(table).filter(|(of, _)| *of == lines);
                Listed {
                    table: table.clone(),
                    at: *at,
                    lines,
                    summary: summary.map(|(_, body)| body.clone()),
                }
            })
            .collect();
        tables.sort_by(|a, b| (b.at, &b.table).cmp(&(a.at, &a.table)));
        tables.truncate(most);
        at_once(tables)
    }

    fn summarize(&self, table: &str, lines: u64, summary: Vec<u8>) -> Later<'_, Result<(), StoreError>> {
        let mut kept = self.kept();
        if kept.summaries.get(table).is_none_or(|(of, _)| *of < lines) {
            kept.summaries.insert(table.to_owned(), (lines, summary));
        }
        at_once(())
    }

    fn unlist(&self, person: Person, table: &str) -> Later<'_, Result<(), StoreError>> {
        if let Some(list) = self.kept().lists.get_mut(&person) {
            list.retain(|known| known != table);
        }
        at_once(())
    }

    fn remember(
        &self,
        key: Hash,
        person: Person,
        until: Option<Millis>,
    ) -> Later<'_, Result<(), StoreError>> {
        let device = Device { key, until, label: String::new(), seen: 0 };
        self.kept().devices.insert(*key.bytes(), (person, device));
        at_once(())
    }

    fn who(&self, key: Hash) -> Later<'_, Result<Option<Person>, StoreError>> {
        let kept = self.kept();
        let device = kept.devices.get(key.bytes()).filter(|(_, device)| device.until.is_none());
        at_once(device.map(|(person, _)| *person))
    }

    fn take(&self, key: Hash, now: Millis) -> Later<'_, Result<Option<Person>, StoreError>> {
        let mut kept = self.kept();
        let found = kept.devices.get(key.bytes()).map(|(person, device)| (*person, device.until));
        let Some((person, Some(until))) = found else { return at_once(None) };
        if until != FOR_EVER {
            kept.devices.remove(key.bytes());
        }
        at_once((now <= until).then_some(person))
    }

    fn devices_of(&self, person: Person) -> Later<'_, Result<Vec<Device>, StoreError>> {
        let kept = self.kept();
        let own = kept.devices.values().filter(|(theirs, _)| *theirs == person);
        at_once(own.map(|(_, device)| device.clone()).collect())
    }

    fn see(&self, key: Hash, label: String, at: Millis) -> Later<'_, Result<(), StoreError>> {
        if let Some((_, device)) = self.kept().devices.get_mut(key.bytes()) {
            (device.label, device.seen) = (label, at);
        }
        at_once(())
    }

    fn sweep(&self, now: Millis) -> Later<'_, Result<(), StoreError>> {
        let is_kept = |device: &Device| match device.until {
            Some(until) => until >= now,
            None => device.seen == 0 || device.seen >= unseen_since(now),
        };
        self.kept().devices.retain(|_, (_, device)| is_kept(device));
        at_once(())
    }

    fn expire(&self, since: Millis, _after: String) -> Later<'_, Result<Option<String>, StoreError>> {
        let mut kept = self.kept();
        kept.tables.retain(|_, (_, at)| *at >= since);
        let Kept { tables, lists, summaries, .. } = &mut *kept;
        summaries.retain(|table, _| tables.contains_key(table));
        lists.values_mut().for_each(|list| list.retain(|table| tables.contains_key(table)));
        at_once(None)
    }

    fn forget(&self, key: Hash) -> Later<'_, Result<(), StoreError>> {
        self.kept().devices.remove(key.bytes());
        at_once(())
    }

    fn check(&self) -> Later<'_, Result<(), StoreError>> {
        at_once(())
    }

    fn lengths(&self, tables: Vec<String>) -> Later<'_, Result<Vec<(String, u64)>, StoreError>> {
        let kept = self.kept();
        let len = |table: &String| kept.tables.get(table).map_or(0, |(lines, _)| lines.len() as u64);
        at_once(tables.iter().map(|table| (table.clone(), len(table))).collect())
    }

    fn is_shared(&self) -> bool {
        self.is_shared
    }

    fn claim(&self, claim: Claim) -> Later<'_, Result<bool, StoreError>> {
        let (mut kept, now) = (self.kept(), Instant::now());
        let key = (claim.table.clone(), claim.seat);
        let is_free = kept.claims.get(&key).is_none_or(|(held, until)| {
            held.node == claim.node && held.n <= claim.n || held.n < claim.n || *until < now
        });
        if is_free {
            kept.claims.insert(key, (claim, now + CLAIM_LASTS));
        }
        at_once(is_free)
    }
}
