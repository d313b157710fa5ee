//! What is going on and what the viewer is asked for, in a sentence each.

use crate::moves::Move;
use crate::places::Figure;
use crate::sets::{Aside, dragon};
use crate::state::{Carcassonne, Phase};
use crate::view::step_word;
use crate::words::{names, said_of, tile_words};
use castellan_core::message::Message;

/// What is going on, for everybody.
pub(super) fn headline(game: &Carcassonne) -> Message {
    let left = u32::from(game.stack.total() + game.pieces.river.left());
    let left = Message::new("carcassonne-left").with("left", left);
    let (say, who) = match game.phase {
        Phase::Draw => (Message::new("carcassonne-scene-draw"), game.active),
        Phase::Lay => {
            let say = Message::new("carcassonne-scene-lay").with("tile", tile_words(game.tile));
            (say, game.active)
        }
        Phase::Figure if places_something(game) => (Message::new("carcassonne-scene-figure"), game.active),
        Phase::Figure => (Message::new("carcassonne-scene-no-figure"), game.active),
        Phase::Aside(seat) => (said_of("scene", step_word(game)), seat),
        Phase::Over => {
            let winners = game.leaders();
            let say = Message::new("carcassonne-scene-over").with("count", winners.len());
            return say.with("who", names(winners));
        }
    };
    say.with("who", who).with("left", left)
}

/// Whether any figure may be placed in this figure step.
fn places_something(game: &Carcassonne) -> bool {
    game.list_figure_step(&mut |m| matches!(m, Move::Meeple { .. }))
}

/// What the viewer is asked for.
pub(super) fn task(game: &Carcassonne, moves: &[Move]) -> Message {
    if moves.is_empty() {
        return Message::new("carcassonne-task-wait");
    }
    match game.phase {
        Phase::Lay => Message::new("carcassonne-task-lay").with("tile", tile_words(game.tile)),
        Phase::Aside(_) if game.pieces.aside == Aside::Flight => {
            let left = dragon::STEPS - game.pieces.dragon.steps;
            Message::new("carcassonne-task-dragon").with("left", left)
        }
        Phase::Aside(_) => said_of("task", step_word(game)),
        Phase::Figure | Phase::Draw | Phase::Over => Message::new(figure_task(moves)),
    }
}

/// What may be done in a figure step, and nothing that may not.
fn figure_task(moves: &[Move]) -> &'static str {
    let has = |is: fn(&Move) -> bool| moves.iter().any(is);
    let follower = has(|m| matches!(m, Move::Meeple { kind: Figure::Normal | Figure::Large, .. }));
    let other = has(|m| matches!(m, Move::Meeple { kind: Figure::Builder | Figure::Pig, .. }));
    let fairy = has(|m| matches!(m, Move::Fairy { .. }));
    let princess = has(|m| matches!(m, Move::Princess { .. }));
    let pass = has(|m| matches!(m, Move::Pass {}));
    match (princess, follower || other, fairy) {
        (true, ..) if !pass => "carcassonne-task-princess",
        (true, true, true) => "carcassonne-task-princess-figure-fairy",
        (true, true, false) => "carcassonne-task-princess-figure",
        (true, false, true) => "carcassonne-task-princess-fairy",
        (true, false, false) => "carcassonne-task-princess-only",
        (false, false, _) => "carcassonne-task-fairy-only",
        (false, true, true) if follower => "carcassonne-task-follower-fairy",
        (false, true, true) => "carcassonne-task-figure-fairy",
        (false, true, false) if follower => "carcassonne-task-follower",
        (false, true, false) => "carcassonne-task-figure",
    }
}
