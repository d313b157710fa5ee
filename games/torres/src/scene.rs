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

use crate::art::{BLOCK, BOARD, FLAT_BOARD, PAPER, RIM};
use crate::moves::Move;
use crate::state::{Step, Torres};
use crate::view::View;
use crate::words::name;
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Say, Scene, Text};
use castellan_core::seat::Seat;
use projection::{HALF_HEIGHT, Look, Projection, SQUARE};
use std::collections::BTreeSet;

const WIDTH: f32 = 1600.0;
const MARGIN: f32 = 20.0;
const BOARD_AT: (f32, f32) = (28.0, 152.0);
const FLAT_AT: (f32, f32) = (306.0, 36.0);
const PLACES_LEFT: f32 = 1176.0;
const CHIPS_LEFT: f32 = PLACES_LEFT;
/// Where the own cards begin.
const HAND_TOP: f32 = 786.0;
const HAND_BOTTOM: f32 = HAND_TOP + 170.0;
const CLOTH: &str = "#3d5848";
const LIGHT: &str = "#f7efdf";

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
    let choices = choices::group(game.doing.looked, moves);
    let bottom = choices.as_ref().map_or(0.0, |(_, bottom)| bottom + MARGIN);
    let cards = own.map_or(0, |seat| game.player(seat).hand.len());
    let height = bottom.max(if cards > 0 { HAND_BOTTOM } else { HAND_TOP });
    let mut groups = vec![board(&table, height)];
    groups.push(track::group(game, &table.eye));
    // Columns stand in front of the track behind them.
    let mut columns = if look == Look::Flat { flat::parts(&table) } else { columns::parts(&table) };
    columns.extend(worth::parts(&table));
    groups.push(Group { label: Message::new("torres-group-board"), owner: None, parts: columns });
    groups.extend(game.master_card.map(hand::master));
    for seat in game.all_seats() {
        let top = MARGIN + f32::from(seat.0) * (seat_place::HEIGHT + 11.0);
        groups.push(seat_place::group(view, seat, (PLACES_LEFT, top)));
    }
    groups.extend(hand::main_deck(view, look));
    groups.extend(own.and_then(|seat| hand::own(game, seat)));
    let mut looked = hand::looked(view);
    if let Some((mut group, _)) = choices {
        looked.append(&mut group.parts);
        groups.push(Group { parts: looked, ..group });
    } else if !looked.is_empty() {
        groups.push(Group { label: Message::new("torres-group-choice"), owner: None, parts: looked });
    }
    groups.extend(own.and_then(|seat| reach::group(&table, seat)));
    let task = own.and_then(|seat| task(game, seat));
    let ground = if look == Look::Flat { (FLAT_AT, FLAT_BOARD) } else { (BOARD_AT, BOARD) };
    Scene { size: (WIDTH, height), ground: Some(ground), headline: headline(game), task, groups, offers }
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

/// The cloth, the board, and what lies in its upper left corner.
fn board(table: &Table<'_>, height: f32) -> Group {
    let game = table.game;
    let size = (WIDTH, height);
    // It reaches beyond the picture: a screen of another shape shows more than that.
    let cloth = Part::decoration((0.0, 0.0), size).layer(Layer::Panel {
        at: (-WIDTH, -WIDTH),
        size: (3.0 * WIDTH, 3.0 * WIDTH),
        fill: CLOTH,
        opacity: 1.0,
    });
    let wood = wood(table.eye.look);
    let phase = Message::new("torres-phase-short")
        .with("phase", game.phase + 1)
        .with("round", (game.round + 1).min(game.rounds()))
        .with("rounds", game.rounds());
    let title = Text::new(Say::Message(phase), (0.0, 30.0), 30.0).serif().ink(LIGHT).fit(300.0);
    let title = Part::decoration((MARGIN + 4.0, MARGIN), (380.0, 40.0)).layer(Layer::Text(title));
    let label = Message::new("torres-part-supply").with("blocks", game.supply);
    let count = Text::new(Say::Plain(game.supply.to_string()), (70.0, 40.0), 28.0).serif().ink(LIGHT);
    let supply = Part::new("supply", (MARGIN + 4.0, 70.0), (110.0, 60.0), label)
        .layer(Layer::Symbol { id: "torres-storey", at: (0.0, 4.0), size: (BLOCK.0 * 0.56, BLOCK.1 * 0.56) })
        .layer(Layer::Text(count));
    let parts = vec![cloth, wood, title, supply];
    Group { label: Message::new("torres-group-board"), owner: None, parts }
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
