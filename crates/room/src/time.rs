//! Time as a room is told it. A room reads no clock.

/// Milliseconds since 1970.
pub type Millis = u64;

/// A moment in words that programs read: `2026-11-15T20:00:00Z`.
pub fn written(at: Millis) -> String {
    jiff::Timestamp::from_millisecond(i64::try_from(at).unwrap_or(0))
        .map(|at| at.to_string())
        .unwrap_or_default()
}
