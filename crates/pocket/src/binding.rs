//! What JavaScript calls: it writes JSON where `room` says, and `call` leaves the answer in the same place.
#![allow(unsafe_code, reason = "functions are exported by their names; nothing else here is unsafe")]

use crate::pocket;
use std::cell::RefCell;

thread_local! {
    /// The text that is handed over, in either direction.
    static HANDED: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Where so many bytes of text are to be written.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn room(bytes: usize) -> *const u8 {
    HANDED.with_borrow_mut(|handed| {
        handed.clear();
        handed.resize(bytes, 0);
        handed.as_ptr()
    })
}

/// Answers what was written; the answer has so many bytes.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn call() -> usize {
    let asked = HANDED.take();
    let answer = pocket::call(&asked);
    let bytes = answer.len();
    HANDED.set(answer);
    bytes
}

/// Where the answer stands.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn answer() -> *const u8 {
    HANDED.with_borrow(Vec::as_ptr)
}
