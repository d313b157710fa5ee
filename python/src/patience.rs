//! Long work on a thread of its own, so that Ctrl-C ends it.

use crate::errors::raise;
use pyo3::prelude::*;
use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, mpsc};
use std::time::{Duration, Instant};

/// How often somebody who waits looks whether Ctrl-C was pressed.
const LOOK: Duration = Duration::from_millis(50);

/// More milliseconds than any work lasts. A search with this limit looks at the clock, which [`clock`] turns to
/// the end of all time where nobody waits for the search any more.
pub(crate) const NEVER_MS: u64 = u64::MAX / 2;

thread_local! {
    /// Whether nobody waits any more for what this thread works out.
    static GIVEN_UP: RefCell<Arc<AtomicBool>> = RefCell::default();
}

/// Milliseconds since somebody first asked.
pub(crate) fn clock() -> u64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let start = *START;
    if GIVEN_UP.with_borrow(|given_up| given_up.load(Ordering::Relaxed)) {
        return u64::MAX;
    }
    start.elapsed().as_millis() as u64
}

/// Works on another thread and waits; whoever presses Ctrl-C waits no longer, and the work is given up.
pub(crate) fn patiently<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce() -> T + Send + 'static,
) -> PyResult<T> {
    let given_up = Arc::new(AtomicBool::new(false));
    let (sender, mut receiver) = mpsc::channel();
    let known = Arc::clone(&given_up);
    std::thread::spawn(move || {
        GIVEN_UP.set(known);
        sender.send(work())
    });
    loop {
        let (answer, back) = py.detach(move || (receiver.recv_timeout(LOOK), receiver));
        match answer {
            Ok(answer) => return Ok(answer),
            Err(mpsc::RecvTimeoutError::Timeout) => {
                py.check_signals().inspect_err(|_| given_up.store(true, Ordering::Relaxed))?;
            }
            Err(mpsc::RecvTimeoutError::Disconnected) => {
                return Err(raise(py, "internal", "The bot has given up.".to_owned(), None));
            }
        }
        receiver = back;
    }
}
