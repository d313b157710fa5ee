//! No stranger stops a table: the real server under attack, while honest people play at other tables.
//!
//! Every attack is bounded and the same in every run. `CASTELLAN_ABUSE=large cargo test --release -p
//! castellan --test abuse` attacks harder.
#![cfg(unix)]
#![allow(unreachable_pub, reason = "one binary of several test files")]

mod attack;
mod client;
mod floods;
mod honest;
mod identities;
mod journals;
mod replays;
mod server;
mod sockets;
mod thoughts;
