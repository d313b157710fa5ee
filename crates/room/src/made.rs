//! What was made of a version for one reader, kept for the next who wants the same.

use std::any::Any;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

/// The most that is kept of one version: what all seats and watchers want in both languages, but not whatever somebody
/// may think of asking for.
const KEPT_MAX: usize = 16;

type Thing = Arc<dyn Any + Send + Sync>;

/// Things by what tells them apart.
#[derive(Default)]
pub struct Made(Mutex<VecDeque<(String, Thing)>>);

impl Made {
    /// The thing of this key, made if nobody has wanted it before.
    pub fn get<T: Send + Sync + 'static>(&self, key: String, make: impl FnOnce() -> T) -> Arc<T> {
        let kept = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = kept().iter().find(|(known, _)| *known == key).map(|(_, thing)| Arc::clone(thing));
        if let Some(Ok(thing)) = known.map(Arc::downcast) {
            return thing;
        }
        // Made outside the lock: whoever wants something else does not wait for it.
        let made = Arc::new(make());
        let mut kept = kept();
        if kept.len() >= KEPT_MAX {
            kept.pop_front();
        }
        kept.push_back((key, Arc::clone(&made) as Thing));
        made
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn a_thing_is_made_once_and_only_the_latest_are_kept() {
        let (made, count) = (Made::default(), Cell::new(0));
        let get = |key: usize| *made.get(key.to_string(), || count.replace(count.get() + 1));
        assert_eq!([get(0), get(0), get(1), get(0)], [0, 0, 1, 0]);
        for key in 2..=KEPT_MAX {
            assert_eq!(get(key), key);
        }
        assert_eq!([get(1), get(KEPT_MAX)], [1, KEPT_MAX]);
        assert_eq!(get(0), KEPT_MAX + 1, "the oldest had to go");
    }
}
