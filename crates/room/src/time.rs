//! Time as a room is told it. A room reads no clock.

/// Milliseconds since 1970.
pub type Millis = u64;
