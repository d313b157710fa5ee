//! What was made of a version for one reader, kept for the next who wants the same.

use std::any::Any;
use std::sync::{Arc, Mutex, PoisonError};

/// The most that is kept of one version.
const KEPT_MAX: usize = 64;

type Thing = Arc<dyn Any + Send + Sync>;

/// Things by what tells them apart.
#[derive(Default)]
pub struct Made(Mutex<Vec<(String, Thing)>>);

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
        if kept.len() < KEPT_MAX {
            kept.push((key, Arc::clone(&made) as Thing));
        }
        made
    }
}
