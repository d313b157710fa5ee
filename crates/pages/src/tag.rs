//! Tags of pieces: whoever has a piece of this version and asks again is told so, and nothing more.

use std::hash::{DefaultHasher, Hash, Hasher};

/// By what an answer is known again: the table's version, and whatever else it depends on. It is weak, since clocks
/// run on and forms have new ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag(String);

impl Tag {
    /// The tag of what depends on a version and on all that.
    pub fn new(version: u64, of: impl Hash) -> Tag {
        let mut hasher = DefaultHasher::new();
        of.hash(&mut hasher);
        Tag(format!("W/\"{version}-{:x}\"", hasher.finish()))
    }

    /// As it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether the asker has it already, by what stands in `If-None-Match`.
    pub fn is_among(&self, known: &str) -> bool {
        known.split(',').any(|tag| tag.trim() == self.0 || tag.trim() == "*")
    }
}
