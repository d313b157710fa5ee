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
