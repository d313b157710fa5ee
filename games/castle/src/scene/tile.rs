//! A tile as layers: ground, areas, lanes and marks, put together from its data as it lies. A start field is put together
//! in the same way.

use crate::feature::Kind;
use crate::options::Edition;
use crate::scene::look;
use crate::set_data::{Area, Path, StartField, TileData};
use crate::state::Castle;
use castellan_core::scene::Layer;
use castellan_landscape::{Half, Quarter};

/// The drawings of one look, by edition.
macro_rules! both {
    ($($name:literal),*) => { [[$(concat!("old-", $name)),*], [$(concat!("new-", $name)),*]] };
}

const GROUND: [[&str; 2]; 2] = both!["ground", "ground-b"];
const HOUSE: [[&str; 15]; 2] = both![
    "house-1", "house-2", "house-3", "house-4", "house-5", "house-6", "house-7", "house-8", "house-9",
    "house-10", "house-11", "house-12", "house-13", "house-14", "house-15"
];
const TOWER: [[&str; 15]; 2] = both![
    "tower-1", "tower-2", "tower-3", "tower-4", "tower-5", "tower-6", "tower-7", "tower-8", "tower-9",
    "tower-10", "tower-11", "tower-12", "tower-13", "tower-14", "tower-15"
];
const LANE: [[&str; 15]; 2] = both![
    "lane-1", "lane-2", "lane-3", "lane-4", "lane-5", "lane-6", "lane-7", "lane-8", "lane-9", "lane-10",
    "lane-11", "lane-12", "lane-13", "lane-14", "lane-15"
];
const HOUSE_HALF: [[&str; 8]; 2] =
    both!["house-nl", "house-nr", "house-el", "house-er", "house-sl", "house-sr", "house-wl", "house-wr"];
const TOWER_HALF: [[&str; 8]; 2] =
    both!["tower-nl", "tower-nr", "tower-el", "tower-er", "tower-sl", "tower-sr", "tower-wl", "tower-wr"];
/// Where an area ends at the beginning of a half edge.
const HOUSE_RIM: [[&str; 8]; 2] = both![
    "house-rim-nl",
    "house-rim-nr",
    "house-rim-el",
    "house-rim-er",
    "house-rim-sl",
    "house-rim-sr",
    "house-rim-wl",
    "house-rim-wr"
];
const TOWER_RIM: [[&str; 8]; 2] = both![
    "tower-rim-nl",
    "tower-rim-nr",
    "tower-rim-el",
    "tower-rim-er",
    "tower-rim-sl",
    "tower-rim-sr",
    "tower-rim-wl",
    "tower-rim-wr"
];
/// Lanes around a corner that leave the middle free, by the first of their sides, and lanes that end before it.
const BEND: [[&str; 4]; 2] = both!["bend-ne", "bend-es", "bend-sw", "bend-wn"];
const STUB: [[&str; 4]; 2] = both!["stub-n", "stub-e", "stub-s", "stub-w"];
const MARKS: [[&str; 4]; 2] = both!["well", "square", "stall", "post"];
const START: [[&str; 5]; 2] = both!["start-p", "start-t", "start-h", "start-c", "start-m"];
const START_PARTS: [[&str; 3]; 2] = both!["start-half-t", "start-half-h", "start-lane"];

/// The bits of a tile's quarters or sides after some quarter turns.
fn turned(bits: usize, turn: u8) -> usize {
    let turn = usize::from(turn & 3);
    (bits << turn | bits >> (4 - turn)) & 15
}

/// The layers of a tile of the game in a turn, in a square of this size.
pub(crate) fn layers(game: &Castle, kind: u16, turn: u8, size: f32) -> Vec<Layer> {
    let tile = &game.set.data.tiles[usize::from(kind)];
    tile_layers(game.readings.edition, tile, usize::from(kind), turn, size)
}

/// The layers of any tile, even of one that is not finished; the number chooses among the grounds.
pub(crate) fn tile_layers(
    edition: Edition,
    tile: &TileData,
    number: usize,
    turn: u8,
    size: f32,
) -> Vec<Layer> {
    let look = look(edition);
    let symbol = |id| Layer::Symbol { id, at: (0.0, 0.0), size: (size, size) };
    let mut layers = vec![symbol(GROUND[look][(number + usize::from(turn)) % 2])];
    for area in tile.areas.iter().filter(|area| area.kind != Kind::Court) {
        layers.extend(area_drawings(area, look, turn).into_iter().map(symbol));
    }
    layers.extend(lane_drawings(tile, look, turn).into_iter().map(symbol));
    if tile.arms() == 0
        && (0..4).all(|n| tile.areas.iter().any(|a| a.at.len() == 2 && a.fills(Quarter::ALL[n])))
    {
        // Four areas meet in the middle: a post shows that none goes through.
        layers.push(symbol(MARKS[look][3]));
    }
    marks(tile, turn, size, look, &mut layers);
    layers
}

/// The drawings of an area: of its whole quarters together, of each half that is left, and of the rims of these.
fn area_drawings(area: &Area, look: usize, turn: u8) -> Vec<&'static str> {
    let (whole, half, rim) = if area.kind == Kind::House {
        (&HOUSE, &HOUSE_HALF, &HOUSE_RIM)
    } else {
        (&TOWER, &TOWER_HALF, &TOWER_RIM)
    };
    let filled: Vec<Quarter> = Quarter::ALL.iter().copied().filter(|quarter| area.fills(*quarter)).collect();
    let bits = filled.iter().fold(0, |bits, quarter| bits | 1 << quarter.index());
    let mut drawings = Vec::new();
    if bits != 0 {
        drawings.push(whole[look][turned(bits, turn) - 1]);
    }
    let is_left = |at: &&Half| !filled.iter().any(|quarter| quarter.halves().contains(at));
    let left = || area.at.iter().filter(is_left).map(|at| at.index());
    let turned = |half: usize| (half + 2 * usize::from(turn)) % 8;
    let has = |half: usize| area.at.contains(&Half::ALL[half % 8]);
    drawings.extend(left().map(|at| half[look][turned(at)]));
    // It ends where the half before or behind it is not of the same area.
    let ends = left().flat_map(|at| [(at, at + 7), (at + 1, at + 1)]);
    drawings.extend(ends.filter(|&(_, beside)| !has(beside)).map(|(at, _)| rim[look][turned(at)]));
    drawings
}

/// The drawings of the paths: one that meets in the middle, or several that keep clear of each other.
fn lane_drawings(tile: &TileData, look: usize, turn: u8) -> Vec<&'static str> {
    let bits = |path: &Path| turned(path.at.iter().fold(0, |bits, side| bits | 1 << side.index()), turn);
    if tile.square || tile.paths.len() == 1 {
        let bits = turned(tile.arms(), turn);
        return (bits != 0).then(|| LANE[look][bits - 1]).into_iter().collect();
    }
    let lane = |path: &Path| match bits(path) {
        0 => None,
        bits @ (1 | 2 | 4 | 8) => Some(STUB[look][bits.trailing_zeros() as usize]),
        bits @ (3 | 6 | 12) => Some(BEND[look][bits.trailing_zeros() as usize]),
        9 => Some(BEND[look][3]),
        bits => Some(LANE[look][bits - 1]),
    };
    tile.paths.iter().filter_map(lane).collect()
}

/// Wells, square and stalls keep a free place of their own.
fn marks(tile: &TileData, turn: u8, size: f32, look: usize, layers: &mut Vec<Layer>) {
    let mut put = |id, (x, y): (f32, f32), width: f32| {
        let width = width * size;
        let at = (x * size - width / 2.0, y * size - width / 2.0);
        layers.push(Layer::Symbol { id, at, size: (width, width) });
    };
    if tile.square {
        put(MARKS[look][1], (0.5, 0.5), 0.46);
    }
    for path in tile.paths.iter().filter(|path| path.well) {
        let arm = [(0.5, 0.16), (0.84, 0.5), (0.5, 0.84), (0.16, 0.5)];
        match path.at.first() {
            // Beside the square, or on the arm by which it can be told from the other paths.
            Some(side) if tile.paths.len() > 1 => put(MARKS[look][0], arm[side.turned(turn).index()], 0.3),
            _ => put(MARKS[look][0], (0.5, 0.5), 0.42),
        }
    }
    let mut seen = [0_u8; 4];
    let all = |quarter| tile.stalls().filter(|&other| other == quarter).count();
    for quarter in tile.stalls() {
        let (x, y) = [(0.24, 0.23), (0.76, 0.23), (0.76, 0.75), (0.24, 0.75)][quarter.turned(turn).index()];
        let before = &mut seen[quarter.index()];
        let (shift, width) = match all(quarter) {
            1 => (0.0, 0.42),
            // Several in one quarter stand side by side.
            many => (0.26 * (f32::from(*before) / (many - 1) as f32 - 0.5), 0.28),
        };
        *before += 1;
        put(MARKS[look][2], (x + shift, y), width);
    }
}

/// The layers of a start field that looks south, as wide as a tile.
pub(crate) fn start_layers(edition: Edition, field: &StartField, width: f32) -> Vec<Layer> {
    let look = look(edition);
    let strip = width * 0.18;
    let symbol = |id, x: f32, wide: f32| Layer::Symbol { id, at: (x, 0.0), size: (wide, strip) };
    let plain = match (field.halves, field.path, &field.stalls[..]) {
        ([None, None], true, _) => Some(0),
        ([Some(Kind::Tower), Some(Kind::Tower)], false, _) => Some(1),
        ([Some(Kind::House), Some(Kind::House)], false, _) => Some(2),
        ([Some(Kind::Court), Some(Kind::Court)], false, [_]) => Some(4),
        _ => None,
    };
    let mut layers = vec![symbol(START[look][plain.unwrap_or(3)], 0.0, width)];
    if plain.is_none() {
        for (x, half) in [0.0, width / 2.0].into_iter().zip(field.halves) {
            match half {
                Some(Kind::Tower) => layers.push(symbol(START_PARTS[look][0], x, width / 2.0)),
                Some(Kind::House) => layers.push(symbol(START_PARTS[look][1], x, width / 2.0)),
                _ => {}
            }
        }
        if field.path {
            layers.push(symbol(START_PARTS[look][2], width * 0.39, width * 0.22));
        }
        for (place, &half) in field.stalls.iter().enumerate() {
            let x = width * (0.12 + 0.5 * f32::from(half) + 0.14 * (place % 2) as f32);
            layers.push(symbol(MARKS[look][2], x, strip));
        }
    }
    if field.well {
        layers.push(symbol(MARKS[look][0], (width - strip) / 2.0, strip));
    }
    layers
}
