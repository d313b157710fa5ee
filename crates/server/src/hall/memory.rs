//! How much memory the rooms hold. Where that is much, those that nobody needs now leave at once: whoever asks for
//! one later waits until its journal is read again, and nobody fills a server by opening table after table.

use crate::limits::{ROOM_BYTES, ROOM_IDLE, ROOM_IDLE_CROWDED, ROOMS_BYTES_MAX};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::watch;

/// What all rooms hold, as far as it can be told from their journals.
pub(super) struct Memory {
    held: AtomicUsize,
    most: AtomicUsize,
    is_crowded: watch::Sender<bool>,
}

impl Default for Memory {
    fn default() -> Memory {
        let most = AtomicUsize::new(ROOMS_BYTES_MAX);
        Memory { held: AtomicUsize::new(0), most, is_crowded: watch::Sender::new(false) }
    }
}

impl Memory {
    /// Bounds what rooms hold that nobody needs.
    pub(super) fn bound(&self, most: usize) {
        self.most.store(most, Ordering::Relaxed);
        self.tell();
    }

    /// The share of a room that has just come.
    pub(super) fn share(self: &Arc<Memory>) -> Share {
        let mut share = Share { memory: Arc::clone(self), bytes: 0, is_crowded: self.is_crowded.subscribe() };
        share.set(0);
        share
    }

    /// Says whether it is crowded. That ends well below the bound, so that not every room that comes or goes wakes
    /// all others.
    fn tell(&self) {
        let (held, most) = (self.held.load(Ordering::Relaxed), self.most.load(Ordering::Relaxed));
        self.is_crowded.send_if_modified(|was| {
            let is = if *was { held > most / 4 * 3 } else { held > most };
            std::mem::replace(was, is) != is
        });
    }
}

/// What one room holds; it is given back with this.
pub(super) struct Share {
    memory: Arc<Memory>,
    bytes: usize,
    is_crowded: watch::Receiver<bool>,
}

impl Share {
    /// The room's journal has so many bytes.
    pub(super) fn set(&mut self, journal: usize) {
        self.add_bytes((ROOM_BYTES + 2 * journal).saturating_sub(self.bytes));
    }

    /// The journal has grown.
    pub(super) fn add(&mut self, journal: usize) {
        self.add_bytes(2 * journal);
    }

    fn add_bytes(&mut self, bytes: usize) {
        self.bytes += bytes;
        self.memory.held.fetch_add(bytes, Ordering::Relaxed);
        self.memory.tell();
    }

    /// Whether the room has to leave as soon as nobody needs it.
    pub(super) fn is_crowded(&mut self) -> bool {
        *self.is_crowded.borrow_and_update()
    }

    /// How long the room stays although nobody asks for it.
    pub(super) fn patience(&mut self) -> Duration {
        if self.is_crowded() { ROOM_IDLE_CROWDED } else { ROOM_IDLE }
    }

    /// Waits until it becomes crowded, or is so no more.
    pub(super) async fn changed(&mut self) {
        // The sender lives as long as this share.
        let _ = self.is_crowded.changed().await;
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        self.memory.held.fetch_sub(self.bytes, Ordering::Relaxed);
        self.memory.tell();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_crowded_above_the_bound_until_well_below_it() {
        let memory = Arc::new(Memory::default());
        memory.bound(4 * ROOM_BYTES);
        let mut rooms: Vec<Share> = (0..4).map(|_| memory.share()).collect();
        assert_eq!((rooms[0].is_crowded(), rooms[0].patience()), (false, ROOM_IDLE));
        rooms[0].add(1);
        assert_eq!((rooms[1].is_crowded(), rooms[1].patience()), (true, ROOM_IDLE_CROWDED));
        rooms.pop();
        assert!(rooms[1].is_crowded(), "three rooms are not well below four");
        rooms.remove(0);
        assert!(!rooms[1].is_crowded());
        rooms[0].set(2 * ROOM_BYTES);
        assert!(rooms[1].is_crowded(), "a long journal counts");
        drop(rooms);
        assert_eq!(memory.held.load(Ordering::Relaxed), 0);
    }
}
