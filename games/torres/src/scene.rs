//! The table as a viewer sees it: the board in height, the track around it, everybody's place, the cards.

mod choices;
mod columns;
pub(crate) mod drawings;
mod flat;
mod hand;
mod offers;
pub(crate) mod projection;
pub(crate) mod reach;
mod seat_place;
pub(crate) mod seen;
pub(crate) mod shortcuts;
pub(crate) mod track;
mod worth;

use crate::art::{BOARD, FLAT_BOARD, RIM};
use crate::moves::Move;
use crate::state::{Step, Torres};
use crate::view::View;
use crate::words::name;
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Scene, Zone};
use castellan_core::seat::Seat;
use projection::{HALF_HEIGHT, Look, Projection, SQUARE};
use std::collections::BTreeSet;

/// Where the board begins: high castles at its back reach above it.
const BOARD_AT: (f32, f32) = (14.0, 118.0);
const FLAT_AT: (f32, f32) = (8.0, 8.0);
/// Below the board lies its shade.
const SHADE: f32 = 34.0;

/// What the drawing of the board needs to know.
struct Table<'a> {
    game: &'a Torres,
    eye: Projection,
    picks: BTreeSet<&'a str>,
}

impl Table<'_> {
    /// Whether a part is picked in some offer.
    fn picked(&self, id: &str) -> bool {
        self.picks.contains(id)
    }
}

/// Describes the table to one viewer, from where they look.
pub(crate) fn scene(view: &View, moves: &[Move], look: Look) -> Scene {
    let game = &view.open;
    let own = view.viewer.seat();
    let offers = own.map(|seat| offers::offers(game, seat, moves)).unwrap_or_default();
    // A field that a knight reaches with several action points is picked for the whole way.
    let acts = own.filter(|&seat| game.step == Step::Act(seat) && !offers.is_empty());
    let far: Vec<String> = acts
        .into_iter()
        .flat_map(|seat| game.board.knights(seat).iter().flat_map(|knight| shortcuts::far(game, knight)))
        .map(offers::cell_id)
        .collect();
    let picks = offers.iter().flat_map(|offer| &offer.picks).chain(&far).map(String::as_str).collect();
    let table = Table { game, eye: eye(look), picks };
    let mut groups = vec![board(look)];
    groups.push(track::group(game, &table.eye));
    // Columns stand in front of the track behind them.
    let columns = if look == Look::Flat { flat::parts(&table) } else { columns::parts(&table) };
    groups.push(group("torres-group-board", Zone::Board, columns));
    groups.push(group("torres-group-values", Zone::Notes, worth::parts(&table)));
    groups.extend(own.and_then(|seat| hand::own(view, seat)));
    let mut choices = hand::looked(view);
    choices.extend(choices::parts(game.doing.looked, moves));
    groups.push(group("torres-group-choice", Zone::Hand, choices));
    groups.extend(game.all_seats().map(|seat| seat_place::group(view, seat)));
    groups.push(group("torres-group-stock", Zone::Stock, hand::stock(view)));
    groups.extend(own.and_then(|seat| reach::group(&table, seat)));
    groups.retain(|group| !group.parts.is_empty());
    let task = own.and_then(|seat| task(game, seat));
    let size = match look {
        Look::Flat => (FLAT_BOARD.0 + 2.0 * FLAT_AT.0, FLAT_BOARD.1 + 2.0 * FLAT_AT.1),
        _ => (BOARD.0 + 2.0 * BOARD_AT.0 + 12.0, BOARD_AT.1 + BOARD.1 + SHADE),
    };
    Scene { size, headline: headline(game), task, groups, offers }
}

fn group(label: &'static str, zone: Zone, parts: Vec<Part>) -> Group {
    Group { label: Message::new(label), owner: None, zone, parts }
}

/// How the board of a picture is looked at.
fn eye(look: Look) -> Projection {
    let origin = if look == Look::Flat {
        (FLAT_AT.0 + RIM * SQUARE, FLAT_AT.1 + RIM * SQUARE)
    } else {
        (BOARD_AT.0 + BOARD.0 / 2.0, BOARD_AT.1 + RIM * 2.0 * HALF_HEIGHT)
    };
    Projection::new(look, origin, 1.0)
}

fn headline(game: &Torres) -> Message {
    let who = |key, seat: Seat| Message::new(key).with("phase", game.phase + 1).with("who", seat);
    match game.step {
        Step::Over => {
            let winners: Vec<Message> = game.winning_seats().iter().map(name).collect();
            let shared = winners.len() > 1;
            let key = if shared { "torres-scene-over-shared" } else { "torres-scene-over" };
            Message::new(key).with("who", winners)
        }
        Step::MasterCard | Step::Found(_) | Step::Enter(_) | Step::CrownCastle(_) => {
            Message::new("torres-scene-setup")
        }
        Step::MoveKing(seat) | Step::NameFirst(seat) => who("torres-scene-between", seat),
        Step::Act(seat) | Step::Look(seat) | Step::Keep(seat) => {
            let message = who("torres-scene-phase", seat);
            message.with("round", game.round + 1).with("rounds", game.rounds())
        }
    }
}

fn task(game: &Torres, seat: Seat) -> Option<Message> {
    let due = game.due()?;
    if due != seat {
        return Some(Message::new("torres-task-wait").with("who", due));
    }
    Some(match game.step {
        Step::Found(_) => Message::new("torres-task-found"),
        Step::Enter(_) => Message::new("torres-task-enter"),
        Step::CrownCastle(_) => Message::new("torres-task-king"),
        Step::MoveKing(_) => Message::new("torres-task-move-king"),
        Step::NameFirst(_) => Message::new("torres-task-first"),
        Step::Keep(_) => Message::new("torres-task-keep"),
        _ => Message::new("torres-task-act").with("points", game.doing.points),
    })
}

/// The wood.
fn board(look: Look) -> Group {
    group("torres-group-board", Zone::Board, vec![wood(look)])
}

/// The bare board with its track.
fn wood(look: Look) -> Part {
    let track = match look {
        Look::Flat => return Part::decoration(FLAT_AT, FLAT_BOARD).symbol("torres-flat-board"),
        Look::SouthEast => "torres-track-0",
        Look::NorthEast => "torres-track-1",
        Look::NorthWest => "torres-track-2",
        Look::SouthWest => "torres-track-3",
    };
    let shade = Layer::Symbol { id: "torres-board-shade", at: (16.0, 26.0), size: BOARD };
    Part::decoration(BOARD_AT, BOARD).layer(shade).symbol("torres-board").symbol(track)
}
