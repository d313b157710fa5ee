//! A tile as layers: ground, areas, lanes and marks, put together from its data as it lies.

use crate::scene::look;
use crate::set_data::{StartFeature, TileData};
use crate::state::Castle;
use crate::tile_shape::{areas, arms};
use castellan_core::scene::Layer;

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
const MARKS: [[&str; 4]; 2] = both!["well", "square", "stall", "post"];
const START: [[&str; 5]; 2] = both!["start-p", "start-t", "start-h", "start-c", "start-m"];

/// The bits of a tile's quarters or sides after some quarter turns.
fn turned(bits: usize, turn: u8) -> usize {
    let turn = usize::from(turn & 3);
    (bits << turn | bits >> (4 - turn)) & 15
}

/// The layers of a tile in a turn, in a square of this size.
pub(crate) fn layers(game: &Castle, kind: u16, turn: u8, size: f32) -> Vec<Layer> {
    let tile = &game.set.data.tiles[usize::from(kind)];
    let look = look(game.readings.edition);
    let symbol = |id| Layer::Symbol { id, at: (0.0, 0.0), size: (size, size) };
    let mut layers = vec![symbol(GROUND[look][usize::from(kind + u16::from(turn)) % 2])];
    let home = areas(tile);
    for first in (0..4).filter(|&quarter| home[quarter] == quarter) {
        let bits =
            (0..4).filter(|&quarter| home[quarter] == first).fold(0, |bits, quarter| bits | 1 << quarter);
        let drawings = match tile.quads.as_bytes()[first] {
            b'H' => &HOUSE,
            b'T' => &TOWER,
            _ => continue,
        };
        layers.push(symbol(drawings[look][turned(bits, turn) - 1]));
    }
    let lanes = arms(tile).iter().fold(0, |bits, &side| bits | 1 << side.index());
    if lanes != 0 {
        layers.push(symbol(LANE[look][turned(lanes, turn) - 1]));
    } else if areas(tile) == [0, 1, 2, 3] {
        // Four areas meet in the middle: a post shows that none goes through.
        layers.push(symbol(MARKS[look][3]));
    }
    marks(tile, turn, size, look, &mut layers);
    layers
}

/// Well, square and stall keep a free place of their own.
fn marks(tile: &TileData, turn: u8, size: f32, look: usize, layers: &mut Vec<Layer>) {
    let mut put = |id, (x, y): (f32, f32), width: f32| {
        let width = width * size;
        let at = (x * size - width / 2.0, y * size - width / 2.0);
        layers.push(Layer::Symbol { id, at, size: (width, width) });
    };
    if tile.square {
        put(MARKS[look][1], (0.5, 0.5), 0.46);
    }
    if tile.well {
        put(MARKS[look][0], (0.5, 0.5), 0.42);
    }
    if let Some(quarter) = tile.stall {
        let middle = [(0.24, 0.23), (0.76, 0.23), (0.76, 0.75), (0.24, 0.75)];
        put(MARKS[look][2], middle[quarter.turned(turn).index()], 0.42);
    }
}

/// The drawing of a start field, which looks south.
pub(crate) fn start(game: &Castle, feature: StartFeature) -> &'static str {
    let place = match feature {
        StartFeature::P => 0,
        StartFeature::T => 1,
        StartFeature::H => 2,
        StartFeature::C => 3,
        StartFeature::M => 4,
    };
    START[look(game.readings.edition)][place]
}
