//! A table with its people: commands, queries, the journal and its snapshots. No I/O, no clock, no HTTP: whoever
//! drives a room – a server, a simulator, a test – does what it says and tells it what came of it.

mod bounds;
pub mod clock;
mod command;
mod decide;
mod happened;
mod hosts;
pub mod journal;
pub mod limits;
pub mod looks;
mod made;
pub mod name;
pub mod opening;
mod port;
pub mod registry;
mod room;
pub mod secret;
mod seen;
mod sheet;
mod snapshot;
pub mod time;
mod times;
mod titles;
pub mod wire;

pub use bounds::is_full;
pub use command::{Answer, Asker, Caller, Change, Command, Receipt, Refused, refused};
pub use happened::Happening;
pub use hosts::no_such_table;
pub use made::Made;
pub use port::{Appended, Freshness, Input, Output, Think, Ticket};
pub use room::Room;
pub use seen::Drawn;
pub use snapshot::{BadJournal, Snapshot, Spoken};
