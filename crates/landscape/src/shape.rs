//! Shapes: what is printed on the tiles, in all turns, as small tables.

use crate::ground::Ground;
use crate::side::{Port, Side};

/// What an edge shows to its neighbour, 0 to 15. Two edges may meet if their kinds are equal.
pub type EdgeKind = u8;

/// One part of a tile as a game describes it, in the tile's unturned position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartDef {
    /// What it is: parts of the same kind join, others close each other.
    pub kind: u8,
    /// The ports that it reaches.
    pub ports: Vec<Port>,
    /// Marks on it, as counters packed by the game into bit fields: joining adds them up.
    pub marks: u64,
    /// The parts of the same tile that it borders (fields and their cities), as bits by number.
    pub borders: u16,
}

impl PartDef {
    /// A part that reaches no edge and bears no marks.
    pub fn new(kind: u8) -> PartDef {
        PartDef { kind, ports: Vec::new(), marks: 0, borders: 0 }
    }

    /// The part with these ports.
    #[must_use]
    pub fn reaching(mut self, ports: &[Port]) -> PartDef {
        self.ports.extend_from_slice(ports);
        self
    }

    /// The part with these marks.
    #[must_use]
    pub fn marked(mut self, marks: u64) -> PartDef {
        self.marks += marks;
        self
    }
}

/// A tile as a game describes it, unturned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShapeDef {
    /// The kinds of its edges: N, E, S, W.
    pub edges: [EdgeKind; 4],
    /// Its parts, at most 16.
    pub parts: Vec<PartDef>,
}

/// What never changes about a part of a tile.
#[derive(Clone, Copy, Debug)]
pub struct PartInfo {
    /// What it is.
    pub kind: u8,
    /// How many ports it reaches.
    pub ports: u8,
    /// The other parts of its tile that are of the same kind, as bits by number.
    pub(crate) twins: u16,
    /// The parts of its tile that it borders, as bits by number.
    pub borders: u16,
    /// Its marks.
    pub marks: u64,
}

pub(crate) const NO_PART: u8 = u8::MAX;

/// One tile in one turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turned {
    /// The part at each port, or [`NO_PART`].
    pub(crate) ports: [u8; Port::COUNT],
    /// The kinds of the edges, four bits each, north lowest.
    pub(crate) signature: u16,
}

/// All tiles of a game in all their turns.
#[derive(Clone, Debug)]
pub struct Shapes {
    turned: Vec<Turned>,
    turns: Vec<u8>,
    first: Vec<u16>,
    parts: Vec<PartInfo>,
}

/// What is printed: the tiles, and the ground they lie on.
#[derive(Clone, Debug)]
pub struct World {
    /// The tiles.
    pub shapes: Shapes,
    /// Where they may lie.
    pub ground: Ground,
}

impl Shapes {
    /// The tables of these tiles, which are then named by their place in the list.
    ///
    /// # Panics
    /// If a port belongs to two parts, an edge kind is above 15 or a tile has more than 16 parts: games
    /// check their data before.
    pub fn new(defs: &[ShapeDef]) -> Shapes {
        let mut shapes = Shapes { turned: Vec::new(), turns: Vec::new(), first: vec![0], parts: Vec::new() };
        for def in defs {
            assert!(def.parts.len() <= 16, "a tile has at most 16 parts");
            for turn in 0..4 {
                shapes.turned.push(turned(def, turn));
            }
            shapes.turns.push(distinct_turns(def));
            for (number, part) in def.parts.iter().enumerate() {
                let same = |&(other, def): &(usize, &PartDef)| other != number && def.kind == part.kind;
                let twins = def.parts.iter().enumerate().filter(same).fold(0, |bits, (i, _)| bits | 1 << i);
                let ports = part.ports.len() as u8;
                let PartDef { kind, marks, borders, .. } = *part;
                shapes.parts.push(PartInfo { kind, ports, twins, borders, marks });
            }
            shapes.first.push(shapes.parts.len() as u16);
        }
        shapes
    }

    /// How many tiles there are.
    pub fn len(&self) -> usize {
        self.turns.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }

    /// How many turns of a tile look different: 1, 2 or 4. Turns that differ by a multiple of it give the
    /// same parts and marks at the same ports.
    #[inline]
    pub fn turns(&self, shape: u16) -> u8 {
        self.turns[usize::from(shape)]
    }

    /// The parts of a tile, by number.
    #[inline]
    pub fn parts(&self, shape: u16) -> &[PartInfo] {
        let shape = usize::from(shape);
        &self.parts[usize::from(self.first[shape])..usize::from(self.first[shape + 1])]
    }

    /// The part at a port of a tile in a turn.
    #[inline]
    pub fn part_at(&self, shape: u16, turn: u8, port: Port) -> Option<u8> {
        let part = self.turned(shape, turn).ports[port.index()];
        (part != NO_PART).then_some(part)
    }

    /// The kind of an edge of a tile in a turn.
    #[inline]
    pub fn edge(&self, shape: u16, turn: u8, side: Side) -> EdgeKind {
        (self.turned(shape, turn).signature >> (4 * side as u16) & 15) as u8
    }

    #[inline]
    pub(crate) fn turned(&self, shape: u16, turn: u8) -> &Turned {
        &self.turned[usize::from(shape) * 4 + usize::from(turn & 3)]
    }
}

fn turned(def: &ShapeDef, turn: u8) -> Turned {
    let mut ports = [NO_PART; Port::COUNT];
    for (number, part) in def.parts.iter().enumerate() {
        for port in &part.ports {
            let slot = &mut ports[port.turned(turn).index()];
            assert!(*slot == NO_PART, "a port belongs to one part");
            *slot = number as u8;
        }
    }
    let signature = Side::ALL.iter().fold(0, |bits, side| {
        let kind = def.edges[side.index()];
        assert!(kind < 16, "an edge kind is a number below 16");
        bits | u16::from(kind) << (4 * side.turned(turn) as u16)
    });
    Turned { ports, signature }
}

/// How a tile looks in a turn, whatever the numbers of its parts.
fn look(def: &ShapeDef, turn: u8) -> (u16, Vec<(u8, u64, u16)>) {
    let ports =
        |part: &PartDef| part.ports.iter().fold(0, |bits, port| bits | 1 << port.turned(turn).index());
    let mut parts: Vec<_> = def.parts.iter().map(|part| (part.kind, part.marks, ports(part))).collect();
    parts.sort_unstable();
    (turned(def, turn).signature, parts)
}

fn distinct_turns(def: &ShapeDef) -> u8 {
    [1, 2].into_iter().find(|&turn| look(def, turn) == look(def, 0)).unwrap_or(4)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::side::Half;

    fn road(sides: &[Side]) -> ShapeDef {
        let ports: Vec<Port> = sides.iter().map(|&side| Port::middle(side)).collect();
        let mut edges = [0; 4];
        sides.iter().for_each(|side| edges[side.index()] = 1);
        ShapeDef { edges, parts: vec![PartDef::new(1).reaching(&ports)] }
    }

    #[test]
    fn equal_turns_are_counted_once() {
        let shapes = Shapes::new(&[
            road(&[Side::N]),
            road(&[Side::N, Side::S]),
            road(Side::ALL),
            road(&[Side::N, Side::E]),
            ShapeDef { edges: [0; 4], parts: vec![PartDef::new(2).marked(1)] },
        ]);
        assert_eq!((0..5).map(|shape| shapes.turns(shape)).collect::<Vec<_>>(), [4, 2, 1, 4, 1]);
    }

    #[test]
    fn parts_and_edges_turn_together() {
        let mut def = road(&[Side::N]);
        def.parts.push(PartDef::new(3).reaching(&[Port::half(Half::NL)]));
        let shapes = Shapes::new(&[def]);
        assert_eq!(shapes.part_at(0, 1, Port::middle(Side::E)), Some(0));
        assert_eq!(shapes.part_at(0, 1, Port::half(Half::EL)), Some(1));
        assert_eq!(shapes.part_at(0, 1, Port::middle(Side::N)), None);
        assert_eq!(shapes.edge(0, 3, Side::W), 1);
        assert_eq!(shapes.edge(0, 3, Side::N), 0);
        assert_eq!(shapes.parts(0).len(), 2);
    }
}
