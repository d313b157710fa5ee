//! The yard: empty cells, laid tiles, seams between areas, followers, keeps, and what can be picked there.

use crate::feature::{At, Kind};
use crate::moves::Move;
use crate::scene::{CELL, Layout, cell_id, follower_id, look, spot_id, tile, value_of};
use crate::state::{Castle, Figure, Phase};
use crate::words::{cell_word, say, say_spot, tile_words};
use castellan_core::log::Place;
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Stress, Zone, seat_part};
use castellan_core::seat::Seat;
use castellan_landscape::{Cell, Half, Port, Side};
use std::collections::BTreeSet;

const EMPTY: [&str; 2] = ["old-empty", "new-empty"];
const SEAM: [[&str; 2]; 2] = [["old-seam-h", "old-seam-v"], ["new-seam-h", "new-seam-v"]];
/// The width of a place for a follower.
const SPOT: f32 = 32.0;
const KEEP: [&str; 2] = ["old-keep", "new-keep"];

/// The bare ground inside the wall.
pub(crate) fn ground(game: &Castle, layout: &Layout) -> Vec<Part> {
    let look = look(game.readings.edition);
    let mut parts = Vec::new();
    for &cell in game.set.cells.iter().filter(|&&cell| game.land.tile_at(cell).is_none()) {
        let mut part = Part::decoration(layout.corner(cell), (CELL, CELL)).symbol(EMPTY[look]);
        // Where a tile is to be laid, whoever presses a cell that it does not fit is told why.
        part.place = matches!(game.phase, Phase::Lay(_)).then_some(Place::Cell(cell.0, cell.1));
        parts.push(part);
    }
    parts
}

/// The laid tiles and everything on them.
pub(crate) fn yard(game: &Castle, layout: &Layout, moves: &[Move]) -> Group {
    let edition = game.readings.edition;
    let mut parts = Vec::new();
    let tiles = &game.land.tiles()[game.rims()..];
    for (number, laid) in tiles.iter().enumerate() {
        let label = say(edition, "tile-at")
            .with("cell", cell_word(laid.cell))
            .with("parts", tile_words(edition, &game.set.data.tiles[usize::from(laid.shape)], laid.turn));
        let id = format!("tile-{}-{}", laid.cell.0, laid.cell.1);
        let mut part = Part::new(id, layout.corner(laid.cell), (CELL, CELL), label);
        part.place = Some(Place::Cell(laid.cell.0, laid.cell.1));
        part.layers = tile::layers(game, laid.shape, laid.turn, CELL);
        if number + 1 == tiles.len() && game.phase != Phase::Over {
            part = part.stressed(Stress::Fresh).at_home(format!("turn-{} turn-0 stacks", laid.turn));
        }
        parts.push(part);
    }
    parts.extend(seams(game, layout));
    parts.extend(free_cells(layout, moves));
    parts.extend([Seat(0), Seat(1)].iter().filter_map(|&seat| keep(game, layout, seat)));
    parts.extend(game.figures.iter().map(|&figure| follower(game, layout, figure)));
    Group { label: say(edition, "group-yard"), owner: None, zone: Zone::Board, parts }
}

/// A follower where it stands.
pub(super) fn follower(game: &Castle, layout: &Layout, figure: Figure) -> Part {
    let (cell, spot) = game.place_of(figure.part);
    let (x, y) = middle(layout, cell, spot.at);
    let lies = spot.on == Kind::Court;
    let label = say_spot(game.readings.edition, "follower-at", cell, spot).with("who", figure.seat);
    let size = 34.0;
    let corner = (x - size / 2.0, y - size * 0.62);
    let part = Part::new(follower_id(cell, spot), corner, (size, size * 1.2), label.clone());
    let part = part.counted("castle-valued", label, value_of(game, figure.part));
    let part = part.owned_by(figure.seat).at_home(format!("supply-{}", figure.seat));
    let part = part.symbol(if lies { "follower-lying" } else { "follower" });
    let mark = if lies { (size * 0.5, size * 0.72) } else { (size * 0.5, size * 0.8) };
    part.layer(Layer::Mark { at: mark, radius: 5.6 })
}

/// The point of a place on a cell where a figure stands.
fn middle(layout: &Layout, cell: Cell, at: At) -> (f32, f32) {
    let (x, y) = match at {
        At::N => (0.5, 0.2),
        At::E => (0.8, 0.5),
        At::S => (0.5, 0.8),
        At::W => (0.2, 0.5),
        At::NW => (0.26, 0.28),
        At::NE => (0.74, 0.28),
        At::SE => (0.74, 0.74),
        At::SW => (0.26, 0.74),
        At::NL => (0.3, 0.16),
        At::NR => (0.7, 0.16),
        At::EL => (0.84, 0.3),
        At::ER => (0.84, 0.7),
        At::SL => (0.7, 0.84),
        At::SR => (0.3, 0.84),
        At::WL => (0.16, 0.7),
        At::WR => (0.16, 0.3),
    };
    let (left, top) = layout.corner(cell);
    (left + x * CELL, top + y * CELL)
}

/// A low wall or fence where areas of different kinds meet across an edge.
fn seams(game: &Castle, layout: &Layout) -> Vec<Part> {
    let look = look(game.readings.edition);
    let kind = |tile: u16, port: Port| {
        game.land.at_port(&game.set.world, tile, port).map(|part| game.land.feature(part).kind)
    };
    let mut parts = Vec::new();
    for (number, laid) in game.land.tiles().iter().enumerate().skip(game.rims()) {
        for (side, halves) in [(Side::E, [Half::EL, Half::ER]), (Side::S, [Half::SL, Half::SR])] {
            let Some(beside) = game.land.tile_at(laid.cell.beyond(side)) else { continue };
            for half in halves.map(Port::half) {
                if kind(number as u16, half) == kind(beside, half.facing()) {
                    continue;
                }
                let (x, y) = layout.corner(laid.cell);
                // EL is the north half of an edge, SL the east half.
                let far = (half == Port::half(Half::ER)) || (half == Port::half(Half::SL));
                let shift = if far { CELL / 2.0 } else { 0.0 };
                let (at, size, id) = if side == Side::E {
                    ((x + CELL - 4.0, y + shift), (8.0, CELL / 2.0), SEAM[look][1])
                } else {
                    ((x + shift, y + CELL - 4.0), (CELL / 2.0, 8.0), SEAM[look][0])
                };
                parts.push(Part::decoration(at, size).symbol(id));
            }
        }
    }
    parts
}

/// Free cells beside a tile that no tile still to come fits.
pub(crate) fn dead_cells(game: &Castle, layout: &Layout) -> Option<Group> {
    let kinds = 0..game.set.data.tiles.len();
    let drawn = if let Phase::Lay(kind) = game.phase { Some(kind) } else { None };
    let to_come = kinds.filter(|&kind| game.unseen[kind] > 0).map(|kind| kind as u16).chain(drawn);
    let mut alive = BTreeSet::new();
    for kind in to_come {
        game.land.for_each_fit(&game.set.world, kind, |cell, _| {
            alive.insert(cell);
        });
    }
    let cells = game.land.frontier().iter().map(|spot| spot.cell).filter(|_| game.phase != Phase::Over);
    let part = |cell: Cell| {
        let label = say(game.readings.edition, "dead-cell").with("cell", cell_word(cell));
        let shade = Layer::Panel {
            at: (CELL * 0.3, CELL * 0.3),
            size: (CELL * 0.4, CELL * 0.4),
            fill: "#2d4236",
            opacity: 0.5,
        };
        let id = format!("dead-{}-{}", cell.0, cell.1);
        Part::new(id, layout.corner(cell), (CELL, CELL), label).layer(shade).as_aid()
    };
    let parts: Vec<Part> = cells.filter(|cell| !alive.contains(cell)).map(part).collect();
    let label = say(game.readings.edition, "group-dead");
    (!parts.is_empty()).then_some(Group { label, owner: None, zone: Zone::Notes, parts })
}

/// The empty cells that the drawn tile may go to.
fn free_cells(layout: &Layout, moves: &[Move]) -> Vec<Part> {
    let cells: BTreeSet<Cell> = moves
        .iter()
        .filter_map(|m| if let Move::Lay { cell, .. } = m { Some(*cell) } else { None })
        .collect();
    let part = |cell: &Cell| {
        let label = Message::new("castle-free-cell").with("cell", cell_word(*cell));
        let mut part =
            Part::new(cell_id(*cell), layout.corner(*cell), (CELL, CELL), label).symbol("free-cell");
        part.place = Some(Place::Cell(cell.0, cell.1));
        part
    };
    cells.iter().map(part).collect()
}

fn keep(game: &Castle, layout: &Layout, seat: Seat) -> Option<Part> {
    let keep = game.player(seat).keep?;
    let (cell, spot) = game.place_of(keep.part);
    let (x, y) = middle(layout, cell, spot.at);
    let edition = game.readings.edition;
    let label = say(edition, "keep-at")
        .with("who", seat)
        .with("cell", cell_word(cell))
        .with("tiles", u32::from(keep.size));
    let part = Part::new(format!("keep-{seat}"), (x - 19.0, y - 24.0), (38.0, 44.0), label);
    let part = part.owned_by(seat).at_home(seat_part(seat)).symbol(KEEP[look(edition)]);
    Some(part.layer(Layer::Mark { at: (19.0, 27.0), radius: 5.6 }))
}

/// What can be picked on features: places for a follower, features to score.
pub(crate) fn targets(game: &Castle, layout: &Layout, moves: &[Move]) -> Vec<Part> {
    let edition = game.readings.edition;
    let mut seen = BTreeSet::new();
    let mut parts = Vec::new();
    for m in moves {
        let Some((cell, spot)) = game.pointed_at(*m) else { continue };
        if !seen.insert((cell, spot)) {
            continue;
        }
        let (x, y) = middle(layout, cell, spot.at);
        let part = game.land.tile_at(cell).and_then(|tile| game.part_at(tile, spot));
        let value = part.map_or_else(|| "castle-value-none".into(), |part| value_of(game, part));
        let label = say_spot(edition, "target", cell, spot);
        // A place for a follower shows a pale one, a feature to score is framed.
        let lies = spot.on == Kind::Court;
        let size = if matches!(m, Move::Follower { .. }) { SPOT } else { 34.0 };
        let target =
            Part::new(spot_id(cell, spot), (x - size / 2.0, y - size / 2.0), (size, size), label.clone());
        let target = target.counted("castle-valued", label, value);
        parts.push(if matches!(m, Move::Follower { .. }) {
            target
                .owned_by(game.active)
                .layer(Layer::Disc {
                    at: (SPOT / 2.0, SPOT / 2.0),
                    radius: SPOT / 2.0,
                    fill: "#f7efdf",
                    opacity: 0.8,
                })
                .layer(Layer::Symbol {
                    id: if lies { "follower-lying" } else { "follower" },
                    at: (5.0, 2.0),
                    size: (22.0, 26.4),
                })
                .layer(Layer::Mark { at: (SPOT / 2.0, if lies { 16.5 } else { 19.6 }), radius: 3.6 })
                .as_spot()
        } else {
            target.symbol("target").as_spot()
        });
    }
    parts
}
