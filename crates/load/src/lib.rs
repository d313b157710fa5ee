//! Load on a server, over real HTTP: the storm and the small client that it and crash tests use. It knows the rules
//! and the addresses of a server, and nothing of how a server is made.

pub mod client;
pub mod storm;
