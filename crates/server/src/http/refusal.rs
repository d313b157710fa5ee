//! Refusals as HTTP answers: a status, a code for programs and a sentence for people.

use super::App;
use crate::room::{Kind, Refused, refused};
use crate::security_log::Event;
use crate::wire::{ErrorBody, ErrorInfo, status};
use axum::Json;
use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use castellan_core::lang::Lang;

/// An answer that the security log hears of, and why.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Noted(pub(crate) Event, pub(crate) &'static str);

impl App {
    /// A refusal as an answer in the caller's language.
    pub(crate) fn refuse(&self, refused: Refused, lang: Lang) -> Response {
        let message = refused.message(self.words(lang));
        let error =
            ErrorInfo { code: refused.code.to_owned(), message, rule: refused.rule.map(str::to_owned) };
        let status = StatusCode::from_u16(status(&refused)).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(ErrorBody { error, state: refused.state })).into_response();
        if matches!(refused.code, "bad_token" | "bad_invite" | "bad_link") {
            response.extensions_mut().insert(Noted(Event::BadSecret, refused.code));
        }
        if status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }

    /// A refusal that only HTTP knows.
    pub(crate) fn refuse_as(
        &self,
        status: StatusCode,
        (code, say): (&'static str, &'static str),
        lang: Lang,
    ) -> Response {
        let mut response = self.refuse(refused(Kind::Malformed, code, say), lang);
        *response.status_mut() = status;
        response
    }

    /// An answer or its refusal.
    pub(crate) fn answer<T: IntoResponse>(&self, answer: Result<T, Refused>, lang: Lang) -> Response {
        match answer {
            Ok(reply) => reply.into_response(),
            Err(refused) => self.refuse(refused, lang),
        }
    }
}

fn plain(status: StatusCode, code: &str, message: &str) -> Response<Body> {
    let error = ErrorInfo { code: code.to_owned(), message: message.to_owned(), rule: None };
    (status, Json(ErrorBody { error, state: None })).into_response()
}

pub(crate) async fn no_such_method() -> Response {
    plain(StatusCode::METHOD_NOT_ALLOWED, "bad_method", "This address does not take such a request.")
}

pub(crate) fn cross_site() -> Response {
    let mut response = plain(StatusCode::FORBIDDEN, "cross_site", "This request came from another site.");
    response.extensions_mut().insert(Noted(Event::CrossSite, "cross_site"));
    response
}

pub(crate) fn fault() -> Response {
    metrics::counter!("castellan_panics_total").increment(1);
    plain(StatusCode::INTERNAL_SERVER_ERROR, "internal", "A fault of ours. Nothing was changed by it.")
}
