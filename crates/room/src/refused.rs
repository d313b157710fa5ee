//! Refusals of a room: what kind of refusal, by which code programs know it, and what a person reads.

use castellan_core::lang::Words;
use castellan_core::message::Message;
use castellan_core::score::State;

/// What kind of refusal: what whoever asked can do about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It can't be understood.
    Malformed,
    /// Nobody knows who asks.
    Unauthenticated,
    /// Whoever asks may not have it.
    Forbidden,
    /// There is no such thing.
    NotFound,
    /// It was right once, or may be later.
    Conflict,
    /// It is larger than anything may be.
    TooLarge,
    /// It is understood, and not possible: a rule forbids it.
    Unprocessable,
    /// It comes too often.
    TooMany,
    /// A fault of ours.
    Internal,
    /// It can't be done now; the same may work soon.
    Unavailable,
}

/// A refusal.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{code}: {}", .said.as_deref().unwrap_or(&.say.key))]
pub struct Refused {
    /// Its kind.
    pub kind: Kind,
    /// The code by which programs know it.
    pub code: &'static str,
    /// What a person reads.
    pub say: Message,
    /// It said already, in the caller's language and with the game's own words.
    pub said: Option<String>,
    /// The rule that says so.
    pub rule: Option<&'static str>,
    /// Where the table stands.
    pub state: Option<Box<State>>,
}

/// A refusal with a common message.
pub fn refused(kind: Kind, code: &'static str, say: impl Into<Message>) -> Refused {
    Refused { kind, code, say: say.into(), said: None, rule: None, state: None }
}

impl Refused {
    /// What a person reads, with common words if the game's have not said it.
    pub fn message(&self, common: &Words) -> String {
        self.said.clone().unwrap_or_else(|| common.say(&self.say, &[]))
    }

    /// The same, said in these words.
    #[must_use]
    pub fn said(mut self, words: &Words, names: &[String]) -> Refused {
        self.said = Some(words.say(&self.say, names));
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_an_error_that_says_its_code_and_what_was_said() {
        let no = refused(Kind::Conflict, "stale", "refused-stale");
        let error: &dyn std::error::Error = &no;
        assert_eq!(error.to_string(), "stale: refused-stale");
        let said = Refused { said: Some("Somebody was faster.".to_owned()), ..no };
        assert_eq!(said.to_string(), "stale: Somebody was faster.");
    }
}
