//! The table as a viewer sees it: the wall with its track around the yard, and the players' things beside it.

use crate::feature::{Kind, Spot};
use crate::moves::Move;
use crate::options::Edition;
use crate::scoring::{doubling_token, stalls, worth};
use crate::state::{Castle, Phase};
use crate::view::View;
use crate::words::{at_word, cell_word, say, say_of, say_spot, say_token};
use castellan_core::game::Game;
use castellan_core::message::Message;
use castellan_core::scene::{Group, Offer, Scene, Zone};
use castellan_core::seat::Seat;
use castellan_landscape::{Cell, PartId};

mod hand;
mod lit;
mod seat_place;
pub(crate) mod seen;
mod stock;
pub(crate) mod tile;
pub(crate) mod wall;
mod yard;

/// The side of a cell in the picture.
pub(crate) const CELL: f32 = 84.0;
/// How thick the wall is: half a tile.
pub(crate) const WALL: f32 = CELL / 2.0;
/// From the rim of the picture to the cells: battlements and the wall.
const MARGIN: f32 = 34.0 + WALL;

/// Where things stand in the picture.
pub(crate) struct Layout {
    size: (f32, f32),
}

impl Layout {
    pub(crate) fn of(game: &Castle) -> Layout {
        let rows = &game.set.data.wall.rows;
        let (columns, rows) = (rows[0].len() as f32, rows.len() as f32);
        Layout { size: (columns * CELL + 2.0 * MARGIN, rows * CELL + 2.0 * MARGIN) }
    }

    /// The size of the whole picture.
    pub(crate) fn size(&self) -> (f32, f32) {
        self.size
    }

    /// The upper left corner of a cell, or any grid point.
    pub(crate) fn corner(&self, cell: Cell) -> (f32, f32) {
        (MARGIN + f32::from(cell.0) * CELL, MARGIN + f32::from(cell.1) * CELL)
    }
}

/// Describes the table to one viewer.
pub(crate) fn scene(view: &View, moves: &[Move]) -> Scene {
    let game = &view.table;
    let layout = Layout::of(game);
    let mut groups = vec![wall::wall(game, &layout), yard::yard(game, &layout, moves)];
    groups.extend(yard::dead_cells(game, &layout));
    groups.extend(hand::group(view, moves));
    groups.extend([Seat(0), Seat(1)].map(|seat| seat_place::group(view, seat)));
    groups.extend(stock::groups(game));
    groups.extend(lit::group(game, &layout, moves));
    groups.extend(targets(game, &layout, moves));
    Scene {
        size: layout.size,
        headline: headline(game),
        task: view.viewer.seat().and_then(|seat| task(game, seat)),
        groups,
        offers: moves.iter().map(|m| offer(game, *m, moves)).collect(),
    }
}

fn targets(game: &Castle, layout: &Layout, moves: &[Move]) -> Option<Group> {
    let parts = yard::targets(game, layout, moves);
    let label = Message::new("castle-group-targets");
    (!parts.is_empty()).then_some(Group { label, owner: None, zone: Zone::Board, parts })
}

fn headline(game: &Castle) -> Message {
    if game.phase == Phase::First {
        return Message::new("castle-scene-first");
    }
    if game.phase == Phase::Over {
        let winners = game.winners();
        return match winners.iter().next().filter(|_| winners.len() == 1) {
            Some(winner) => Message::new("castle-scene-won").with("who", winner),
            None => Message::new("castle-scene-shared"),
        };
    }
    say(game.readings.edition, "scene-turn").with("who", game.active).with("left", u32::from(game.stack))
}

fn task(game: &Castle, seat: Seat) -> Option<Message> {
    let edition = game.readings.edition;
    if game.phase == Phase::Over {
        return None;
    }
    if seat != game.active && game.phase != Phase::First {
        return Some(Message::new("castle-task-wait").with("who", game.active));
    }
    Some(match game.phase {
        Phase::Lay(_) => say(edition, "task-lay"),
        Phase::Follower => say(edition, "task-follower").with("left", game.player(seat).supply),
        Phase::Score => say(edition, "task-score"),
        Phase::Extra => say(edition, "task-extra"),
        Phase::First | Phase::Tile | Phase::Token(_) | Phase::Over => Message::new("castle-task-chance"),
    })
}

/// The name of the part that stands for a place on a cell.
pub(crate) fn spot_id(cell: Cell, spot: Spot) -> String {
    format!("spot-{}-{}-{}", cell.0, cell.1, spot.to_string().replace(' ', "-"))
}

/// The name of the part of a follower, by its place: it stays there until it goes home.
pub(crate) fn follower_id(cell: Cell, spot: Spot) -> String {
    format!("follower-{}-{}-{}", cell.0, cell.1, spot.to_string().replace(' ', "-"))
}

impl Castle {
    /// The place that a move is about, of those that choose a place on a tile.
    pub(crate) fn pointed_at(&self, m: Move) -> Option<(Cell, Spot)> {
        match m {
            Move::Follower { on, at } => {
                Some((self.land.tiles()[usize::from(self.tile?)].cell, Spot { on, at }))
            }
            Move::Score { cell, on, at, .. } => Some((cell, Spot { on, at })),
            _ => None,
        }
    }
}

/// The name of the part of a seat's token.
pub(crate) fn token_id(seat: Seat, kind: u8, copy: u8) -> String {
    format!("token-{seat}-{kind}-{copy}")
}

/// Whether a feature can be scored with and without a token, so that the choice has to be picked.
fn has_token_form(moves: &[Move], place: (Cell, Spot)) -> bool {
    moves.iter().any(
        |m| matches!(*m, Move::Score { cell, on, at, token: Some(_) } if (cell, Spot { on, at }) == place),
    )
}

fn offer(game: &Castle, m: Move, moves: &[Move]) -> Offer {
    let edition = game.readings.edition;
    let (picks, label) = match m {
        Move::Lay { cell, turn } => {
            let label = say(edition, "offer-lay").with("cell", cell_word(cell)).with("turn", turn);
            (vec![cell_id(cell), turn_id(turn)], label)
        }
        Move::Follower { on, at } => {
            let tile = game.tile.unwrap_or_default();
            let cell = game.land.tiles()[usize::from(tile)].cell;
            let spot = Spot { on, at };
            let value = game.part_at(tile, spot).map(|part| value_of(game, part));
            let label = say_of(edition, "offer-follower", on).with("at", at_word(at));
            (
                vec![spot_id(cell, spot)],
                label.with("value", value.unwrap_or_else(|| "castle-value-none".into())),
            )
        }
        Move::Score { cell, on, at, token } => offer_score(game, cell, Spot { on, at }, token, moves),
        Move::Token { kind } => (vec![token_id(game.active, kind, 0)], say(edition, "offer-token")),
        Move::Pass {} => {
            let follower = game.phase == Phase::Follower;
            let key = if follower { "offer-no-follower" } else { "offer-no-turn" };
            (vec!["pass".to_owned()], say(edition, key))
        }
    };
    let mv = serde_json::to_value(m).expect("a move is JSON");
    Offer { mv, notation: m.to_string(), picks, label }
}

fn offer_score(
    game: &Castle,
    cell: Cell,
    spot: Spot,
    token: Option<u8>,
    moves: &[Move],
) -> (Vec<String>, Message) {
    let edition = game.readings.edition;
    let part = game.land.tile_at(cell).and_then(|tile| game.part_at(tile, spot));
    let feature = part.map(|part| game.land.feature(part));
    let points = feature.map_or(0, |feature| worth(feature).1);
    let owner = feature.and_then(Castle::owner).unwrap_or(game.active);
    // The side or quarter tells features apart that are named by the same tile.
    let say = |key, points: i32| say_spot(edition, key, cell, spot).with("who", owner).with("points", points);
    let mut picks = vec![spot_id(cell, spot)];
    let label = match token {
        Some(kind) => {
            picks.push(token_id(game.active, kind, 0));
            say("offer-double", 2 * points)
        }
        None => {
            if has_token_form(moves, (cell, spot)) {
                picks.push("plain".to_owned());
            }
            say("offer-score", points)
        }
    };
    (picks, label)
}

/// The name of the part of an empty cell.
pub(crate) fn cell_id(cell: Cell) -> String {
    format!("cell-{}-{}", cell.0, cell.1)
}

/// The name of the part that shows the drawn tile in a turn.
pub(crate) fn turn_id(turn: u8) -> String {
    format!("turn-{turn}")
}

/// What a feature is worth: now, and once it is closed.
pub(crate) fn value_of(game: &Castle, part: PartId) -> Message {
    let edition = game.readings.edition;
    let feature = game.land.feature(part);
    let tiles = u32::from(feature.tiles);
    let points = worth(feature).1;
    if Kind::of(feature.kind) == Kind::Court {
        return say(edition, "value-court")
            .with("stalls", stalls(feature))
            .with("points", 3 * stalls(feature));
    }
    let key = if feature.is_closed() { "value-closed" } else { "value-open" };
    say(edition, key).with("tiles", tiles).with("points", points).with("open", u32::from(feature.open))
}

/// What a token in hand would give now, for its label.
pub(crate) fn token_hint(game: &Castle, seat: Seat, kind: u8) -> Message {
    let edition = game.readings.edition;
    let bonus = |part: &PartId| {
        let feature = game.land.feature(*part);
        let fits = doubling_token(Kind::of(feature.kind)) == Some(kind);
        (fits && Castle::owner(feature) == Some(seat)).then(|| worth(feature).1)
    };
    let gain = match kind {
        2 | 3 => game.pending.iter().filter_map(bonus).max(),
        4..=9 => Some(game.end_gain(seat, kind)),
        _ => None,
    };
    match gain {
        Some(points) => Message::new("castle-token-hint")
            .with("token", say_token(edition, "token", kind))
            .with("points", points),
        None => say_token(edition, "token", kind),
    }
}

/// Whether the picture is the castle yard or the village yard.
pub(crate) fn look(edition: Edition) -> usize {
    usize::from(edition == Edition::New)
}
