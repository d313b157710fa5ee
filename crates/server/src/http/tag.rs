//! Tags of answers in their headers.

use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use castellan_pages::tag::Tag;

/// Whether the asker has the answer already.
pub(crate) fn is_known(tag: &Tag, headers: &HeaderMap) -> bool {
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    known.into_iter().any(|known| tag.is_among(known))
}

/// The answer with its tag.
pub(crate) fn on(tag: &Tag, answer: impl IntoResponse) -> Response {
    ([(header::ETAG, tag.as_str())], answer).into_response()
}

/// The asker has it already.
pub(crate) fn not_modified(tag: &Tag) -> Response {
    on(tag, StatusCode::NOT_MODIFIED)
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
        assert!(!is_known(&tag, &headers));
        let known = format!("W/\"1-a\", {}", tag.as_str());
        headers.insert(header::IF_NONE_MATCH, HeaderValue::from_str(&known).unwrap());
        assert!(is_known(&tag, &headers));
    }
}
