//! Limits of what a stranger can hand to the core: one place for the numbers.

/// The longest record in bytes.
pub const RECORD_BYTES_MAX: usize = 4 << 20;
/// The most entries of a table, undone ones included; from here on nothing more is taken back.
pub const ENTRIES_MAX: usize = 20_000;
/// The most characters of a player's name; the server allows 24 letters as people count them, and a
/// letter may be written with several characters.
pub const NAME_CHARS_MAX: usize = 96;
/// The most bytes of a table's id.
pub const TABLE_ID_BYTES_MAX: usize = 64;
/// The deepest nesting of a JSON value, the outermost being the first level.
pub const JSON_LEVELS_MAX: usize = 64;
