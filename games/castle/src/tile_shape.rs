//! From a tile's quarters and path arms to its parts: areas, paths, marks (ZA13).

use crate::feature::Kind;
use crate::set_data::{StartFeature, TileData};
use castellan_landscape::{Half, PartDef, Port, Quarter, ShapeDef, Side};

/// A well on a path, as one mark.
pub(crate) const WELL: u64 = 1;
/// A stall on a court, as one mark.
pub(crate) const STALL: u64 = 1 << 32;

/// An edge without a path, and one with a path: the only thing that must match (ZA07).
const PLAIN_EDGE: u8 = 0;
const PATH_EDGE: u8 = 1;

/// The kind of area that a letter stands for.
fn area(letter: u8) -> Kind {
    match letter {
        b'T' => Kind::Tower,
        b'H' => Kind::House,
        _ => Kind::Court,
    }
}

/// The edges that a path leaves through.
pub(crate) fn arms(tile: &TileData) -> Vec<Side> {
    Side::ALL.iter().copied().filter(|side| tile.arms.contains(&side.to_string())).collect()
}

/// The quarters grouped into areas: for each quarter the first quarter of its area.
pub(crate) fn areas(tile: &TileData) -> [usize; 4] {
    let quads = tile.quads.as_bytes();
    let arms = arms(tile);
    let mut home = [0, 1, 2, 3];
    // ZA13: neighbours of one kind are one area unless a path lies between them. Between quarter i and the
    // one before it, clockwise, lies side i: NW–NE north, NE–SE east, and so on.
    for (first, second, side) in [(0, 1, Side::N), (1, 2, Side::E), (2, 3, Side::S), (3, 0, Side::W)] {
        if quads[first] == quads[second] && !arms.contains(&side) {
            let (low, high) = (home[first].min(home[second]), home[first].max(home[second]));
            home.iter_mut().filter(|of| **of == high).for_each(|of| *of = low);
        }
    }
    home
}

/// A tile as the landscape takes it: its areas by their first quarter, then its paths by their first side.
pub(crate) fn shape(tile: &TileData) -> ShapeDef {
    let home = areas(tile);
    let arms = arms(tile);
    let mut parts = Vec::new();
    for first in (0..4).filter(|&quarter| home[quarter] == quarter) {
        let mut part = PartDef::new(area(tile.quads.as_bytes()[first]) as u8);
        for &quarter in Quarter::ALL.iter().filter(|quarter| home[quarter.index()] == first) {
            part = part.reaching(&quarter.halves().map(Port::half));
            if tile.stall == Some(quarter) {
                part = part.marked(STALL);
            }
        }
        parts.push(part);
    }
    // ZA13: a square makes every arm a path of its own; without one all arms are one path.
    let paths = arms.chunks(if tile.square { 1 } else { 4 });
    parts.extend(paths.map(|path| {
        let ports: Vec<Port> = path.iter().map(|&side| Port::middle(side)).collect();
        PartDef::new(Kind::Path as u8).reaching(&ports).marked(if tile.well { WELL } else { 0 })
    }));
    let mut edges = [PLAIN_EDGE; 4];
    arms.iter().for_each(|side| edges[side.index()] = PATH_EDGE);
    ShapeDef { edges, parts }
}

/// A start field as the landscape takes it, looking south.
pub(crate) fn start_shape(feature: StartFeature) -> ShapeDef {
    let whole_edge = [Half::SL, Half::SR].map(Port::half);
    let area = |kind: Kind| PartDef::new(kind as u8).reaching(&whole_edge);
    let (edge, part) = match feature {
        StartFeature::P => (PATH_EDGE, PartDef::new(Kind::Path as u8).reaching(&[Port::middle(Side::S)])),
        StartFeature::T => (PLAIN_EDGE, area(Kind::Tower)),
        StartFeature::H => (PLAIN_EDGE, area(Kind::House)),
        StartFeature::C => (PLAIN_EDGE, area(Kind::Court)),
        StartFeature::M => (PLAIN_EDGE, area(Kind::Court).marked(STALL)),
    };
    ShapeDef { edges: [PLAIN_EDGE, PLAIN_EDGE, edge, PLAIN_EDGE], parts: vec![part] }
}

/// What a tile looks like in whatever turn: two tiles with the same look are one kind.
pub(crate) fn look(tile: &TileData) -> Vec<(u8, u64, Vec<Port>)> {
    let turned = |turn: u8| {
        let mut parts: Vec<_> = shape(tile)
            .parts
            .into_iter()
            .map(|part| {
                let mut ports: Vec<Port> = part.ports.iter().map(|port| port.turned(turn)).collect();
                ports.sort_unstable();
                (part.kind, part.marks, ports)
            })
            .collect();
        parts.sort_unstable();
        parts
    };
    (0..4).map(turned).min().unwrap_or_default()
}
