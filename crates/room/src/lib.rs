//! A table with its people: commands, queries, the journal and its snapshots. No I/O, no clock, no HTTP: whoever
//! drives a room – a server, a simulator, a test – does what it says and tells it what came of it.

mod bounds;
pub mod clock;
mod command;
mod decide;
pub mod from_here;
mod happened;
mod hosts;
pub mod journal;
pub mod limits;
pub mod looks;
mod made;
pub mod name;
pub mod opening;
mod port;
mod refused;
pub mod registry;
mod room;
pub mod secret;
mod seen;
mod sheet;
mod snapshot;
mod summary;
pub mod time;
mod times;
mod titles;
pub mod wire;

pub use bounds::is_full;
pub use command::{Answer, Asker, Caller, Change, Command, Receipt};
pub use happened::Happening;
pub use hosts::no_such_table;
pub use made::Made;
pub use port::{Appended, Freshness, Input, Output, Think, Ticket};
pub use refused::{Kind, Refused, refused};
pub use room::Room;
pub use seen::{Drawn, is_archived};
pub use snapshot::{BadJournal, Snapshot, Spoken};
pub use summary::Summary;
