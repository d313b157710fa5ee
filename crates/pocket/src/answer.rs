//! Answers, as the service worker makes responses of them.

use crate::request::Choices;
use castellan_core::lang::Words;
use castellan_room::Refused;
use castellan_room::wire::{ErrorBody, ErrorInfo, status};
use serde::Serialize;

/// An answer.
#[derive(Debug, Serialize)]
pub(crate) struct Answer {
    /// The status.
    pub(crate) status: u16,
    /// What kind of text it is.
    pub(crate) kind: &'static str,
    /// The text.
    pub(crate) body: String,
    /// Where to go instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) to: Option<String>,
    /// By what it is known again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) tag: Option<String>,
    /// What is to be remembered from now on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) choices: Option<Choices>,
}

impl Answer {
    /// Text of some kind.
    pub(crate) fn of(kind: &'static str, body: String) -> Answer {
        Answer { status: 200, kind, body, to: None, tag: None, choices: None }
    }

    /// A page or a piece of one.
    pub(crate) fn html(body: String) -> Answer {
        Answer::of("text/html; charset=utf-8", body)
    }

    /// A drawing.
    pub(crate) fn svg(body: String) -> Answer {
        Answer::of("image/svg+xml", body)
    }

    /// A value, for programs.
    pub(crate) fn json(value: &impl Serialize) -> Answer {
        Answer::of("application/json", serde_json::to_string(value).unwrap_or_default())
    }

    /// Another page is to be shown.
    pub(crate) fn go(to: String) -> Answer {
        Answer { status: 303, to: Some(to), ..Answer::of("text/plain", String::new()) }
    }

    /// A refusal, for programs.
    pub(crate) fn refused(refused: Refused, words: &Words) -> Answer {
        let (status, message) = (status(&refused), refused.message(words));
        let rule = refused.rule.map(str::to_owned);
        let error = ErrorInfo { code: refused.code.to_owned(), message, rule };
        Answer { status, ..Answer::json(&ErrorBody { error, state: refused.state }) }
    }
}
