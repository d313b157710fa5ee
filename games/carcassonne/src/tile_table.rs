//! Tables made once from the tiles: how each kind lies when turned, and where it fits.

use crate::feature::Node;
use crate::places::{At, On};
use crate::tiles::{Edge, Mark, Mask, Set, TileKind, read_tiles};
use std::sync::LazyLock;

/// A kind of tile by its number in the file.
pub(crate) type Kind = u8;

/// The most parts of a tile.
const PARTS_MAX: usize = 10;

/// No part of a tile.
pub(crate) const NO_PART: u8 = u8::MAX;

/// What stands around a free cell: a digit to the base five for each side, 0 where nothing lies.
pub(crate) type Around = u16;
pub(crate) const AROUND_COUNT: usize = 625;
/// The weight of each side in [`Around`].
pub(crate) const AROUND_WEIGHT: [Around; 4] = [1, 5, 25, 125];

/// One place for a figure on a tile as it lies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    pub(crate) on: On,
    /// The first of its sides or half edges.
    pub(crate) at: At,
    /// The part of the tile: cities, then roads, then fields, then the cloister.
    pub(crate) part: u8,
}

/// How a kind of tile lies when turned.
#[derive(Debug)]
pub(crate) struct Lying {
    pub(crate) edges: [Edge; 4],
    /// The city or road part at each side.
    pub(crate) side_part: [u8; 4],
    /// The field part at each half edge.
    pub(crate) half_part: [u8; 8],
    /// The places for figures in the order of lists; of several enclosed fields all are here.
    spots: [Spot; PARTS_MAX],
    /// The same by part.
    by_part: [Spot; PARTS_MAX],
    count: u8,
    /// The sides that the river leaves through.
    pub(crate) river: Mask,
}

/// What of a kind does not depend on its turn.
#[derive(Debug)]
pub(crate) struct Build {
    /// Its parts as they are before anything joins them.
    pub(crate) parts: Vec<Node>,
    /// What each part is.
    pub(crate) on: Vec<On>,
    pub(crate) is_double: bool,
    /// Its parts are cities up to this one, and roads from there on.
    pub(crate) cities: u16,
    /// From this part on they are fields, or the cloister.
    pub(crate) fields: u16,
    pub(crate) princess: u8,
    pub(crate) cloister: u8,
    pub(crate) is_dragon: bool,
    pub(crate) is_volcano: bool,
    pub(crate) is_portal: bool,
    pub(crate) is_river: bool,
}

/// Everything that is known of the tiles.
#[derive(Debug)]
pub struct Tables {
    /// The kinds.
    pub kinds: Vec<TileKind>,
    pub(crate) lying: Vec<[Lying; 4]>,
    pub(crate) builds: Vec<Build>,
    fits: Vec<u8>,
}

static TABLES: LazyLock<Tables> = LazyLock::new(Tables::make);

/// The tables: constants of the program, worked out when they are first asked for.
pub fn tables() -> &'static Tables {
    &TABLES
}

impl Tables {
    fn make() -> Tables {
        let kinds = read_tiles();
        let lying: Vec<[Lying; 4]> =
            kinds.iter().map(|kind| [0, 1, 2, 3].map(|turn| Lying::of(kind, turn))).collect();
        let builds = kinds.iter().map(Build::of).collect();
        let mut fits = vec![0; kinds.len() * AROUND_COUNT];
        for (n, kind) in kinds.iter().enumerate() {
            for around in 0..AROUND_COUNT {
                let fit = |turn: &usize| lying[n][*turn].fits(around as Around);
                let mask = (0..usize::from(kind.turns)).filter(fit).fold(0, |mask, turn| mask | 1 << turn);
                fits[n * AROUND_COUNT + around] = mask;
            }
        }
        Tables { kinds, lying, builds, fits }
    }

    /// The number of the kind with this id.
    pub fn find(&self, id: &str) -> Option<u8> {
        self.kinds.iter().position(|kind| kind.id == id).map(|n| n as u8)
    }

    /// The turns, among those that differ, in which a kind fits to what stands around.
    #[inline]
    pub(crate) fn fits(&self, kind: Kind, around: Around) -> Mask {
        self.fits[usize::from(kind) * AROUND_COUNT + usize::from(around)]
    }

    /// The turns in which a kind fits, by what stands around.
    #[inline]
    pub(crate) fn fits_of(&self, kind: Kind) -> &[Mask] {
        let first = usize::from(kind) * AROUND_COUNT;
        &self.fits[first..first + AROUND_COUNT]
    }

    #[inline]
    pub(crate) fn kind(&self, kind: Kind) -> &TileKind {
        &self.kinds[usize::from(kind)]
    }

    #[inline]
    pub(crate) fn lying(&self, kind: Kind, turn: u8) -> &Lying {
        &self.lying[usize::from(kind)][usize::from(turn & 3)]
    }

    #[inline]
    pub(crate) fn build(&self, kind: Kind) -> &Build {
        &self.builds[usize::from(kind)]
    }

    /// The kinds of a set.
    pub(crate) fn of_set(&self, set: Set) -> impl Iterator<Item = (Kind, &TileKind)> {
        (0..).zip(&self.kinds).filter(move |(_, kind)| kind.set == set)
    }
}

/// The digit of a side's kind in [`Around`].
pub(crate) fn around_digit(edge: Edge) -> Around {
    edge as Around + 1
}

fn turn_sides(mask: Mask, turn: u8) -> Mask {
    (mask << turn | mask >> (4 - turn)) & 0b1111
}

fn turn_halves(mask: Mask, turn: u8) -> Mask {
    mask.rotate_left(2 * u32::from(turn))
}

impl Lying {
    fn of(kind: &TileKind, turn: u8) -> Lying {
        let mut lying = Lying {
            edges: [0, 1, 2, 3].map(|side| kind.edges[(side + 4 - usize::from(turn)) % 4]),
            side_part: [NO_PART; 4],
            half_part: [NO_PART; 8],
            spots: [Spot { on: On::Cloister, at: At::Middle, part: NO_PART }; PARTS_MAX],
            by_part: [Spot { on: On::Cloister, at: At::Middle, part: NO_PART }; PARTS_MAX],
            count: 0,
            river: turn_sides(kind.river, turn),
        };
        let mut part = 0;
        let lines = kind.cities.iter().map(|city| (On::City, city.sides));
        for (on, sides) in lines.chain(kind.roads.iter().map(|road| (On::Road, road.sides))) {
            let sides = turn_sides(sides, turn);
            (0..4).filter(|side| sides & 1 << side != 0).for_each(|side| lying.side_part[side] = part);
            lying.add(Spot { on, at: At::side(sides.trailing_zeros() as usize), part });
            part += 1;
        }
        for field in &kind.fields {
            let halves = turn_halves(field.halves, turn);
            (0..8).filter(|half| halves & 1 << half != 0).for_each(|half| lying.half_part[half] = part);
            let at = if halves == 0 { At::Inner } else { At::half(halves.trailing_zeros() as usize) };
            lying.add(Spot { on: On::Field, at, part });
            part += 1;
        }
        if kind.cloister {
            lying.add(Spot { on: On::Cloister, at: At::Middle, part });
        }
        let count = usize::from(lying.count);
        lying.spots = lying.by_part;
        lying.spots[..count].sort_by_key(|spot| (spot.on, spot.at, spot.part));
        lying
    }

    fn add(&mut self, spot: Spot) {
        self.by_part[usize::from(self.count)] = spot;
        self.count += 1;
    }

    /// The places in the order of lists.
    #[inline]
    pub(crate) fn spots(&self) -> &[Spot] {
        &self.spots[..usize::from(self.count)]
    }

    fn fits(&self, around: Around) -> bool {
        (0..4).all(|side| {
            let digit = around / AROUND_WEIGHT[side] % 5;
            digit == 0 || digit == around_digit(self.edges[side])
        })
    }

    /// The part of a place, if the tile has it; of several enclosed fields the first.
    pub(crate) fn part_at(&self, on: On, at: At) -> Option<u8> {
        let part = match (on, at.side_number(), at.half_number()) {
            (On::City | On::Road, Some(side), _) => self.side_part[side],
            (On::Field, _, Some(half)) => self.half_part[half],
            _ => {
                return self.spots().iter().find(|spot| (spot.on, spot.at) == (on, at)).map(|spot| spot.part);
            }
        };
        self.spots().iter().find(|spot| spot.part == part && spot.on == on).map(|spot| spot.part)
    }

    /// The place of a part.
    pub(crate) fn spot(&self, part: u8) -> Spot {
        self.by_part[usize::from(part)]
    }
}

impl Build {
    fn of(kind: &TileKind) -> Build {
        let mut parts = Vec::new();
        let mut on = Vec::new();
        let mut princess = NO_PART;
        let mut cloister = NO_PART;
        for city in &kind.cities {
            if city.princess {
                princess = parts.len() as u8;
            }
            parts.push(Node::city(city));
            on.push(On::City);
        }
        for road in &kind.roads {
            parts.push(Node::road(road));
            on.push(On::Road);
        }
        for field in &kind.fields {
            parts.push(Node::field(field));
            on.push(On::Field);
        }
        if kind.cloister {
            cloister = parts.len() as u8;
            parts.push(Node::cloister());
            on.push(On::Cloister);
        }
        Build {
            parts,
            on,
            cities: kind.cities.len() as u16,
            fields: (kind.cities.len() + kind.roads.len()) as u16,
            is_double: kind.cities.len() > 1 || kind.roads.len() > 1,
            princess,
            cloister,
            is_dragon: kind.has(Mark::Dragon),
            is_volcano: kind.has(Mark::Volcano),
            is_portal: kind.has(Mark::Portal),
            is_river: kind.river != 0,
        }
    }
}
