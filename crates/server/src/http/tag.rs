//! Tags of answers: whoever has an answer of this version and asks again is told so, and nothing more.

use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::hash::{DefaultHasher, Hash, Hasher};

/// By what an answer is known again: the table's version, and whatever else it depends on. It is weak, since clocks
/// run on and forms have new ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tag(String);

impl Tag {
    pub(crate) fn new(version: u64, of: impl Hash) -> Tag {
        let mut hasher = DefaultHasher::new();
        of.hash(&mut hasher);
        Tag(format!("W/\"{version}-{:x}\"", hasher.finish()))
    }

    /// As it is written.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether the asker has the answer already.
    pub(crate) fn is_known(&self, headers: &HeaderMap) -> bool {
        let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
        known.flat_map(|value| value.split(',')).any(|tag| tag.trim() == self.0 || tag.trim() == "*")
    }

    /// The answer with its tag.
    pub(crate) fn on(&self, answer: impl IntoResponse) -> Response {
        ([(header::ETAG, self.0.as_str())], answer).into_response()
    }

    /// The asker has it already.
    pub(crate) fn not_modified(&self) -> Response {
        self.on(StatusCode::NOT_MODIFIED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn a_tag_is_known_again_among_others() {
        let tag = Tag::new(7, ("en", 1));
        assert_ne!(tag, Tag::new(8, ("en", 1)));
        assert_ne!(tag, Tag::new(7, ("pl", 1)));
        let mut headers = HeaderMap::new();
        assert!(!tag.is_known(&headers));
        headers
            .insert(header::IF_NONE_MATCH, HeaderValue::from_str(&format!("W/\"1-a\", {}", tag.0)).unwrap());
        assert!(tag.is_known(&headers));
    }
}
