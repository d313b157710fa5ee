//! Bodies of requests, read with suspicion: bounded, JSON, no deeper than needed, no unknown field.

use super::App;
use super::caller::Visitor;
use crate::limits::{BODY_BYTES_MAX, BODY_LASTS, JSON_LEVELS_MAX};
use crate::parts::part;
use crate::room::{Kind, Refused, refused};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::{StatusCode, header};
use axum::response::Response;
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use castellan_core::record::{json_levels, unread};
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// A body of JSON, of at most so many bytes.
pub(crate) struct Body<T, const BYTES_MAX: usize = BODY_BYTES_MAX>(pub(crate) T);

/// A body of JSON that may be left out.
pub(crate) struct MaybeBody<T>(pub(crate) T);

impl<T: DeserializeOwned, const BYTES_MAX: usize> FromRequest<Arc<App>> for Body<T, BYTES_MAX> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T, BYTES_MAX>, Response> {
        let (lang, bytes) = read(request, app, BYTES_MAX).await?;
        parse(&bytes).map(Body).map_err(|bad| app.refuse(bad, lang))
    }
}

impl<T: DeserializeOwned + Default> FromRequest<Arc<App>> for MaybeBody<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<MaybeBody<T>, Response> {
        let (lang, bytes) = read(request, app, BODY_BYTES_MAX).await?;
        if bytes.is_empty() {
            return Ok(MaybeBody(T::default()));
        }
        parse(&bytes).map(MaybeBody).map_err(|bad| app.refuse(bad, lang))
    }
}

async fn read(request: Request, app: &Arc<App>, bytes_max: usize) -> Result<(Lang, Vec<u8>), Response> {
    let (mut parts, body) = request.into_parts();
    let Ok(visitor) = Visitor::from_request_parts(&mut parts, app).await;
    let bytes = tokio::time::timeout(BODY_LASTS, axum::body::to_bytes(body, bytes_max))
        .await
        .map_err(|_| {
            app.refuse_as(StatusCode::REQUEST_TIMEOUT, ("too_slow", "refused-too-slow"), visitor.lang)
        })?
        .map_err(|_| app.refuse(refused(Kind::TooLarge, "too_large", "refused-too-large"), visitor.lang))?;
    // A form or a plain text of another site never gets as far as being read.
    let kind =
        parts.headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let is_json =
        kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"));
    if !is_json && !bytes.is_empty() {
        return Err(app.refuse_as(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            ("bad_request", "refused-not-json"),
            visitor.lang,
        ));
    }
    Ok((visitor.lang, bytes.to_vec()))
}

fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Refused> {
    let _parse = part!("parse");
    if json_levels(bytes) > JSON_LEVELS_MAX {
        return Err(refused(Kind::TooLarge, "too_large", "refused-too-deep"));
    }
    // A struct can also be read from a list of its fields, but that is nothing that anybody should send.
    if serde_json::from_slice::<serde::de::IgnoredAny>(bytes).is_ok()
        && bytes.iter().find(|byte| !byte.is_ascii_whitespace()) != Some(&b'{')
    {
        let why = Message::new("unread-no-object");
        return Err(refused(
            Kind::Malformed,
            "bad_request",
            Message::new("refused-bad-json").with("why", why),
        ));
    }
    serde_json::from_slice(bytes).map_err(|error| {
        let code = if error.is_data() { "bad_request" } else { "bad_json" };
        refused(Kind::Malformed, code, Message::new("refused-bad-json").with("why", unread::why(&error)))
    })
}
