//! Shortcuts: several moves at one press, and an end of the turn that says what it gives up.

use crate::message::Message;
use serde_json::Value;

/// What a page offers beside the single moves; everything in it is made of moves that are offered, too.
#[derive(Clone, Debug, Default)]
pub struct Shortcuts {
    /// Several moves in a row, each legal once those before it are made.
    pub routes: Vec<Route>,
    /// The end of the turn, if it can end now.
    pub ending: Option<Ending>,
}

/// Moves that are made one after the other.
#[derive(Clone, Debug)]
pub struct Route {
    /// The ids of the parts that it takes.
    pub picks: Vec<String>,
    /// What it means.
    pub label: Message,
    /// The moves as they are posted.
    pub moves: Vec<Value>,
}

/// The end of a turn, however it ends.
#[derive(Clone, Debug)]
pub struct Ending {
    /// What it is called.
    pub label: Message,
    /// What it gives up at once, whatever is chosen; none if nothing.
    pub loss: Option<Message>,
    /// The ways to end, the usual one first.
    pub ways: Vec<EndingWay>,
}

/// One way to end a turn: what is given up for it, and how many go where.
#[derive(Clone, Debug)]
pub struct EndingWay {
    /// The move as it is posted.
    pub mv: Value,
    /// What is given up; ways that give up the same differ only in their numbers.
    pub gives: Message,
    /// Where how many go.
    pub shares: Vec<(Message, u8)>,
    /// What becomes of the rest; none if nothing is left.
    pub rest: Option<Message>,
}
