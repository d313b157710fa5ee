//! From a tile's areas and paths, and from a start field, to the parts that the landscape joins (ZA13).

use crate::feature::Kind;
use crate::set_data::{StartField, TileData};
use castellan_landscape::{Half, PartDef, Port, ShapeDef, Side};

/// A well on a path, as one mark.
pub(crate) const WELL: u64 = 1;
/// A stall on a court, as one mark.
pub(crate) const STALL: u64 = 1 << 32;

/// An edge without a path, and one with a path: the only thing that must match (ZA07).
const PLAIN_EDGE: u8 = 0;
const PATH_EDGE: u8 = 1;

/// A tile as the landscape takes it: its areas, then its paths, in the order in which they are told.
pub(crate) fn shape(tile: &TileData) -> ShapeDef {
    let mut parts = Vec::new();
    for area in &tile.areas {
        let ports: Vec<Port> = area.at.iter().map(|half| Port::half(*half)).collect();
        let marks = STALL * area.stalls.len() as u64;
        parts.push(PartDef::new(area.kind as u8).reaching(&ports).marked(marks));
    }
    // ZA13: a square makes every arm a path of its own; the set says so already.
    for path in &tile.paths {
        let ports: Vec<Port> = path.at.iter().map(|side| Port::middle(*side)).collect();
        let marks = if path.well { WELL } else { 0 };
        parts.push(PartDef::new(Kind::Path as u8).reaching(&ports).marked(marks));
    }
    let edge = |side: usize| if tile.arms() >> side & 1 == 1 { PATH_EDGE } else { PLAIN_EDGE };
    ShapeDef { edges: [0, 1, 2, 3].map(edge), parts }
}

/// A start field as the landscape takes it, looking south: its first half meets the first half of the cell's side.
pub(crate) fn start_shape(field: &StartField) -> ShapeDef {
    let halves = [Half::SR, Half::SL].map(Port::half);
    let stalls = |half: u8| STALL * field.stalls.iter().filter(|&&at| at == half).count() as u64;
    let area = |kind: Kind, ports: &[Port], marks| PartDef::new(kind as u8).reaching(ports).marked(marks);
    let mut parts = Vec::new();
    match field.halves {
        // One kind over the whole edge is one area, unless a path lies between.
        [Some(kind), other] if other == Some(kind) && !field.path => {
            parts.push(area(kind, &halves, stalls(0) + stalls(1)));
        }
        both => {
            for (half, kind) in (0..).zip(both) {
                let port = &halves[usize::from(half)..=usize::from(half)];
                parts.extend(kind.map(|kind| area(kind, port, stalls(half))));
            }
        }
    }
    if field.path {
        let marks = if field.well { WELL } else { 0 };
        parts.push(area(Kind::Path, &[Port::middle(Side::S)], marks));
    }
    let edge = if field.path { PATH_EDGE } else { PLAIN_EDGE };
    ShapeDef { edges: [PLAIN_EDGE, PLAIN_EDGE, edge, PLAIN_EDGE], parts }
}

/// What a tile looks like: its areas and paths with their marks and places, and whether a square is on it.
pub(crate) type Look = (bool, Vec<(u8, u64, Vec<Port>)>);

/// What a tile looks like in a turn.
pub(crate) fn look_turned(tile: &TileData, turn: u8) -> Look {
    let part = |part: PartDef| {
        let mut ports: Vec<Port> = part.ports.iter().map(|port| port.turned(turn)).collect();
        ports.sort_unstable();
        (part.kind, part.marks, ports)
    };
    let mut parts: Vec<_> = shape(tile).parts.into_iter().map(part).collect();
    parts.sort_unstable();
    (tile.square, parts)
}

/// What a tile looks like in whatever turn: two tiles with the same look are one kind.
pub(crate) fn look(tile: &TileData) -> Look {
    (0..4).map(|turn| look_turned(tile, turn)).min().unwrap_or_default()
}
