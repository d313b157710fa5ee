//! The port to whoever keeps journals: a request that needs one stops here, what it needs goes out, and it goes on
//! with what comes in. One request is answered at a time, so there is one wish at most.

use serde::de::DeserializeOwned;
use serde_json::Value;
use std::cell::RefCell;
use std::future::poll_fn;
use std::rc::Rc;
use std::task::Poll;

/// What is wished for, and then what came.
#[derive(Clone, Default)]
pub(crate) struct Port(Rc<RefCell<State>>);

#[derive(Default)]
enum State {
    #[default]
    Quiet,
    Wished(Value),
    Waiting,
    Came(Value),
}

impl Port {
    /// Wishes for something and waits for it; none if it came in no form that is known.
    pub(crate) async fn wish<T: DeserializeOwned>(&self, wish: Value) -> Option<T> {
        *self.0.borrow_mut() = State::Wished(wish);
        let came = poll_fn(|_| {
            let mut state = self.0.borrow_mut();
            match std::mem::take(&mut *state) {
                State::Came(value) => Poll::Ready(value),
                other => {
                    *state = other;
                    Poll::Pending
                }
            }
        });
        serde_json::from_value(came.await).ok()
    }

    /// What is wished for now.
    pub(crate) fn wished(&self) -> Option<Value> {
        let mut state = self.0.borrow_mut();
        match std::mem::replace(&mut *state, State::Waiting) {
            State::Wished(wish) => Some(wish),
            other => {
                *state = other;
                None
            }
        }
    }

    /// What was wished for has come.
    pub(crate) fn came(&self, value: Value) {
        *self.0.borrow_mut() = State::Came(value);
    }
}
