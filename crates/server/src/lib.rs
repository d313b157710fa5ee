//! Tables that never lose a move: rooms without I/O, a store of journals, a bus of hints, bots that post
//! through the same door as everybody, and the HTTP interface.
//!
//! The server knows the core and the bots and names no game: it is given a [`registry::Registry`].

pub mod bus;
pub mod hall;
pub mod http;
pub mod limits;
pub mod packed;
pub mod parts;
pub mod secret;
pub mod security_log;
pub mod serve;
pub mod store;
pub mod time;
mod work;

pub use castellan_pages::square;
use castellan_room::{self as room, journal, name, registry};
pub use castellan_room::{looks, opening, wire};
