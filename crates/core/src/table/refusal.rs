//! Refusals: why a table does not do what a seat asks for.

use crate::game::Illegal;
use crate::message::Message;

/// Why a table refuses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The seat has nothing to decide now.
    NotYourTurn,
    /// A rule forbids the move.
    IllegalMove(Illegal),
    /// The chance is not possible, or none is due, or the dice decide here.
    IllegalChance(Illegal),
    /// There is nothing that this seat may take back.
    NoUndo(Message),
}

impl Refusal {
    /// The code by which programs know the refusal.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NotYourTurn => "not_your_turn",
            Refusal::IllegalMove(_) => "illegal_move",
            Refusal::IllegalChance(_) => "illegal_chance",
            Refusal::NoUndo(_) => "no_undo",
        }
    }

    /// What a person reads.
    pub fn say(&self) -> Message {
        match self {
            Refusal::NotYourTurn => Message::new("refused-not-your-turn"),
            Refusal::IllegalMove(illegal) | Refusal::IllegalChance(illegal) => illegal.say.clone(),
            Refusal::NoUndo(say) => say.clone(),
        }
    }

    /// The rule that says so, where it is a rule of the game.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refusal::IllegalMove(illegal) | Refusal::IllegalChance(illegal) if !illegal.rule.is_empty() => {
                Some(illegal.rule)
            }
            _ => None,
        }
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.code(), self.say())
    }
}

impl std::error::Error for Refusal {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Refusal::IllegalMove(illegal) | Refusal::IllegalChance(illegal) => Some(illegal),
            Refusal::NotYourTurn | Refusal::NoUndo(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::error::Error;

    #[test]
    fn a_refusal_is_an_error_whose_cause_is_the_rule_that_forbids_it() {
        let refusal = Refusal::IllegalMove(Illegal::new("G-1.2", "too-far"));
        assert_eq!(refusal.to_string(), "illegal_move: too-far");
        assert_eq!(refusal.source().map(ToString::to_string).as_deref(), Some("too-far"));
        assert!(Refusal::NotYourTurn.source().is_none());
    }
}
