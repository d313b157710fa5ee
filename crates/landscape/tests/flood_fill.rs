//! The independent check: after every tile of random landscapes, everything that the landscape keeps is
//! found again by plain flood fill over the laid tiles.

use castellan_core::dice::Dice;
use castellan_core::seat::Seat;
use castellan_landscape::{
    Cell, Ground, Half, Landscape, PartDef, PartId, Port, Quarter, Rim, ShapeDef, Shapes, Side, World,
};
use std::collections::{BTreeMap, BTreeSet};

const MIDDLE: u8 = 1;

/// A tile of quarters with paths between them, of which only the paths must meet.
fn courtyard(dice: &mut Dice) -> ShapeDef {
    let quads = [0; 4].map(|_| 2 + dice.below(3) as u8);
    let arms: Vec<Side> = Side::ALL.iter().copied().filter(|_| dice.below(3) == 0).collect();
    let mut parts: Vec<PartDef> = Vec::new();
    let mut home = [usize::MAX; 4];
    for (at, &quarter) in Quarter::ALL.iter().enumerate() {
        // The side between a quarter and the next one clockwise.
        let before = Side::ALL[at];
        let joined = at > 0 && quads[at] == quads[at - 1] && !arms.contains(&before);
        home[at] = if joined { home[at - 1] } else { parts.len() };
        if !joined {
            parts.push(PartDef::new(quads[at]));
        }
        let halves = quarter.halves().map(Port::half);
        parts[home[at]] = parts[home[at]].clone().reaching(&halves).marked(u64::from(dice.below(2)));
    }
    let mut edges = [0; 4];
    let square = dice.below(2) == 0;
    for (number, &side) in arms.iter().enumerate() {
        edges[side.index()] = 1;
        if number == 0 || square {
            parts.push(PartDef::new(MIDDLE));
        }
        let last = parts.pop().expect("a path");
        parts.push(last.reaching(&[Port::middle(side)]));
    }
    ShapeDef { edges, parts }
}

/// A tile whose edges are city, road or field and must all meet their like.
fn country(dice: &mut Dice) -> ShapeDef {
    const FIELD: u8 = 2;
    let edges = [0; 4].map(|_| dice.below(3) as u8);
    let mut parts = vec![PartDef::new(FIELD), PartDef::new(FIELD)];
    for &side in Side::ALL {
        let kind = edges[side.index()];
        let halves = [Half::ALL[side.index() * 2], Half::ALL[side.index() * 2 + 1]];
        if kind != 0 {
            for half in halves {
                let field = dice.index(2);
                parts[field] = parts[field].clone().reaching(&[Port::half(half)]);
            }
        }
        if kind < 2 {
            let mark = 1 << (8 * dice.below(3));
            let like = parts.iter().position(|part| part.kind == kind);
            match like.filter(|_| dice.below(2) == 0) {
                Some(at) => parts[at] = parts[at].clone().reaching(&[Port::middle(side)]).marked(mark),
                None => parts.push(PartDef::new(kind).reaching(&[Port::middle(side)])),
            }
        }
    }
    for number in 2..parts.len() {
        parts[dice.index(2)].borders |= 1 << number;
    }
    ShapeDef { edges, parts }
}

/// Everything about a landscape, kept as plain lists and found anew each time.
struct Naive<'a> {
    defs: &'a [ShapeDef],
    ground: Option<BTreeSet<Cell>>,
    rims: Vec<Rim>,
    laid: BTreeMap<Cell, (u16, u8)>,
    followers: Vec<(Node, Seat)>,
}

/// A part: on a cell or at a rim, and its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Node {
    Tile(Cell, usize),
    Rim(usize, usize),
}

impl Naive<'_> {
    fn def(&self, node: Node) -> (&PartDef, u8) {
        match node {
            Node::Tile(cell, number) => {
                let (shape, turn) = self.laid[&cell];
                (&self.defs[usize::from(shape)].parts[number], turn)
            }
            Node::Rim(rim, number) => {
                let Rim { shape, side, .. } = self.rims[rim];
                (&self.defs[usize::from(shape)].parts[number], side as u8)
            }
        }
    }

    fn nodes(&self) -> Vec<Node> {
        let parts = |shape: u16| 0..self.defs[usize::from(shape)].parts.len();
        let rims = self.rims.iter().enumerate();
        let rims = rims.flat_map(|(i, rim)| parts(rim.shape).map(move |number| Node::Rim(i, number)));
        let tiles = self.laid.iter();
        let tiles =
            tiles.flat_map(|(&cell, &(shape, _))| parts(shape).map(move |number| Node::Tile(cell, number)));
        rims.chain(tiles).collect()
    }

    /// Where the port of a node looks: nothing at bare wall, else whether something lies there, and the
    /// part that it meets.
    fn looks(&self, node: Node, port: Port) -> Option<(bool, Option<Node>)> {
        let side = port.side();
        let cell = match node {
            Node::Rim(rim, _) => self.rims[rim].cell,
            Node::Tile(cell, _) => {
                let stands = |rim: &Rim| rim.cell == cell && rim.side == side;
                if let Some(rim) = self.rims.iter().position(stands) {
                    let parts = &self.defs[usize::from(self.rims[rim].shape)].parts;
                    let turn = side as u8;
                    let met = parts
                        .iter()
                        .position(|part| part.ports.iter().any(|p| p.turned(turn) == port.facing()));
                    return Some((true, met.map(|number| Node::Rim(rim, number))));
                }
                let beyond = cell.beyond(side);
                if self.ground.as_ref().is_some_and(|ground| !ground.contains(&beyond)) {
                    return None;
                }
                beyond
            }
        };
        let Some(&(shape, turn)) = self.laid.get(&cell) else { return Some((false, None)) };
        let parts = &self.defs[usize::from(shape)].parts;
        let met = parts.iter().position(|part| part.ports.iter().any(|p| p.turned(turn) == port.facing()));
        Some((true, met.map(|number| Node::Tile(cell, number))))
    }

    /// The whole feature of a part.
    fn flood(&self, start: Node) -> BTreeSet<Node> {
        let mut found = BTreeSet::from([start]);
        let mut waiting = vec![start];
        while let Some(node) = waiting.pop() {
            let (def, turn) = self.def(node);
            for port in &def.ports {
                if let Some((_, Some(met))) = self.looks(node, port.turned(turn))
                    && self.def(met).0.kind == def.kind
                    && found.insert(met)
                {
                    waiting.push(met);
                }
            }
        }
        found
    }

    fn open(&self, feature: &BTreeSet<Node>) -> u16 {
        let ports = feature.iter().flat_map(|&node| {
            let (def, turn) = self.def(node);
            def.ports.iter().map(move |port| self.looks(node, port.turned(turn)))
        });
        ports.filter(|looks| *looks == Some((false, None))).count() as u16
    }

    fn tiles(feature: &BTreeSet<Node>) -> u16 {
        let place = |node: &Node| match *node {
            Node::Tile(cell, _) => (Some(cell), 0),
            Node::Rim(rim, _) => (None, rim),
        };
        feature.iter().map(place).collect::<BTreeSet<_>>().len() as u16
    }

    fn edge(&self, shape: u16, turn: u8, side: Side) -> u8 {
        let unturned = side.turned(4 - turn);
        self.defs[usize::from(shape)].edges[unturned.index()]
    }

    fn fits(&self, shape: u16, turn: u8, cell: Cell) -> bool {
        let free = !self.laid.contains_key(&cell);
        let inside = self.ground.as_ref().is_none_or(|ground| ground.contains(&cell));
        let mut beside = false;
        let meets = Side::ALL.iter().all(|&side| {
            let shown = match self.rims.iter().find(|rim| rim.cell == cell && rim.side == side) {
                Some(rim) => Some(self.edge(rim.shape, side as u8, side.opposite())),
                None => self
                    .laid
                    .get(&cell.beyond(side))
                    .map(|&(shape, turn)| self.edge(shape, turn, side.opposite())),
            };
            beside |= shown.is_some();
            shown.is_none_or(|kind| kind == self.edge(shape, turn, side))
        });
        free && inside && beside && meets
    }
}

/// The part of the landscape that a node is.
fn part(land: &Landscape, node: Node) -> PartId {
    match node {
        Node::Tile(cell, number) => land.part(land.tile_at(cell).expect("a tile"), number as u8),
        Node::Rim(rim, number) => land.part(rim as u16, number as u8),
    }
}

fn compare(land: &Landscape, naive: &Naive<'_>) {
    let mut features = BTreeSet::new();
    for node in naive.nodes() {
        let id = part(land, node);
        let flooded = naive.flood(node);
        let feature = land.feature(id);
        features.insert(land.feature_of(id));
        assert_eq!(feature.kind, naive.def(node).0.kind);
        assert_eq!(usize::from(feature.parts), flooded.len());
        assert_eq!(feature.tiles, Naive::tiles(&flooded), "tiles of {flooded:?}");
        assert_eq!(feature.open, naive.open(&flooded), "open ends of {flooded:?}");
        assert_eq!(feature.marks, flooded.iter().map(|&node| naive.def(node).0.marks).sum::<u64>());
        for seat in Seat::all(3) {
            let there = naive.followers.iter().filter(|(at, of)| *of == seat && flooded.contains(at));
            assert_eq!(usize::from(feature.followers.of(seat)), there.count());
        }
        let mut parts: Vec<PartId> = land.parts_of(land.feature_of(id)).collect();
        let mut expected: Vec<PartId> = flooded.iter().map(|&node| part(land, node)).collect();
        parts.sort_unstable();
        expected.sort_unstable();
        assert_eq!(parts, expected);
    }
    assert_eq!(features.len(), land.features().len());
    compare_borders(land, naive);
}

fn compare_borders(land: &Landscape, naive: &Naive<'_>) {
    let mut borders = Vec::new();
    // The world is not needed by the naive side: it reads the descriptions.
    for node in naive.nodes() {
        let Node::Tile(cell, _) = node else { continue };
        for other in 0..16 {
            if naive.def(node).0.borders >> other & 1 == 1 {
                let there = part(land, Node::Tile(cell, other));
                borders.push((land.feature_of(part(land, node)), land.feature_of(there)));
            }
        }
    }
    borders.sort_unstable();
    let mut kept = Vec::new();
    land.for_each_border(&world(naive), |a, b| kept.push((a, b)));
    kept.sort_unstable();
    assert_eq!(kept, borders);
}

fn world(naive: &Naive<'_>) -> World {
    let shapes = Shapes::new(naive.defs);
    let ground = match &naive.ground {
        None => Ground::unbounded(),
        Some(cells) => Ground::walled(&cells.iter().copied().collect::<Vec<_>>(), &naive.rims, &shapes),
    };
    World { shapes, ground }
}

fn compare_fits(land: &Landscape, naive: &Naive<'_>, world: &World, shape: u16) -> Vec<(Cell, u8)> {
    let mut fits = Vec::new();
    land.for_each_fit(world, shape, |cell, turn| fits.push((cell, turn)));
    assert!(fits.is_sorted());
    assert_eq!(!fits.is_empty(), land.fits_somewhere(world, shape));
    let turns = world.shapes.turns(shape);
    let rows = naive.laid.keys().chain(naive.rims.iter().map(|rim| &rim.cell));
    let cells: BTreeSet<Cell> = rows.flat_map(|&cell| cell.around().into_iter().chain([cell])).collect();
    let mut expected = Vec::new();
    for cell in cells {
        for turn in 0..4 {
            let fits = naive.fits(shape, turn, cell);
            assert_eq!(land.fits(world, shape, turn, cell), fits);
            if fits && turn < turns {
                expected.push((cell, turn));
            }
        }
    }
    assert_eq!(fits, expected);
    fits
}

fn play(naive: &mut Naive<'_>, tiles: usize, dice: &mut Dice) {
    let world = world(naive);
    let mut land = Landscape::new(&world, tiles + naive.rims.len(), 16 * (tiles + naive.rims.len()));
    if naive.ground.is_none() {
        land.lay(&world, 0, 0, Cell(0, 0));
        naive.laid.insert(Cell(0, 0), (0, 0));
    }
    compare(&land, naive);
    for _ in 1..tiles {
        let shape = dice.index(naive.defs.len() - usize::from(!naive.rims.is_empty()) * 3) as u16;
        let fits = compare_fits(&land, naive, &world, shape);
        if fits.is_empty() {
            continue;
        }
        let (cell, turn) = fits[dice.index(fits.len())];
        // Every other tile is laid on a copy, which must be as good as what it was copied from.
        if dice.below(2) == 0 {
            land = land.clone();
        }
        let was_open: Vec<PartId> =
            naive.nodes().iter().map(|&n| part(&land, n)).filter(|&p| !land.feature(p).is_closed()).collect();
        let tile = land.lay(&world, shape, turn, cell);
        let touched = land.touched(&world, tile);
        for part in was_open {
            let completed = land.feature(part).is_closed();
            assert!(!completed || touched.contains(&land.feature_of(part)), "what is completed is touched");
        }
        naive.laid.insert(cell, (shape, turn));
        let parts = naive.defs[usize::from(shape)].parts.len();
        if parts > 0 {
            let number = dice.index(parts);
            let seat = Seat(dice.below(3) as u8);
            if land.feature(land.part(tile, number as u8)).followers.of(seat) < 30 {
                land.deploy(land.part(tile, number as u8), seat, 1);
                naive.followers.push((Node::Tile(cell, number), seat));
            }
        }
        if dice.below(3) == 0 && !naive.followers.is_empty() {
            let (node, seat) = naive.followers.swap_remove(dice.index(naive.followers.len()));
            land.withdraw(part(&land, node), seat, 1);
        }
        compare(&land, naive);
        let own = (0..parts).map(|number| land.feature_of(land.part(tile, number as u8)));
        assert!(own.into_iter().all(|feature| touched.contains(&feature)));
    }
}

#[test]
fn landscapes_without_end_are_what_flood_fill_finds() {
    for seed in 0..60 {
        let dice = &mut Dice::quick(seed);
        let defs: Vec<ShapeDef> = (0..12).map(|_| country(dice)).collect();
        let mut naive = Naive {
            defs: &defs,
            ground: None,
            rims: Vec::new(),
            laid: BTreeMap::new(),
            followers: Vec::new(),
        };
        play(&mut naive, 40, dice);
    }
}

#[test]
fn walled_yards_are_what_flood_fill_finds() {
    for seed in 0..60 {
        let dice = &mut Dice::quick(1000 + seed);
        let mut defs: Vec<ShapeDef> = (0..12).map(|_| courtyard(dice)).collect();
        let whole = [Half::SL, Half::SR].map(Port::half);
        defs.push(ShapeDef { edges: [0; 4], parts: vec![PartDef::new(2).reaching(&whole).marked(1)] });
        defs.push(ShapeDef { edges: [0; 4], parts: vec![PartDef::new(3).reaching(&whole)] });
        let path = PartDef::new(MIDDLE).reaching(&[Port::middle(Side::S)]);
        defs.push(ShapeDef { edges: [0, 0, 1, 0], parts: vec![path] });
        let cells: BTreeSet<Cell> = (0..6)
            .flat_map(|x| (0..6).map(move |y| Cell(x, y)))
            .filter(|cell| !(cell.0 > 3 && cell.1 > 3))
            .collect();
        let rims = vec![
            Rim { cell: Cell(2, 0), side: Side::N, shape: 12 },
            Rim { cell: Cell(0, 0), side: Side::W, shape: 14 },
            Rim { cell: Cell(0, 0), side: Side::N, shape: 13 },
            Rim { cell: Cell(3, 4), side: Side::E, shape: 12 },
            Rim { cell: Cell(4, 3), side: Side::S, shape: 14 },
        ];
        let mut naive =
            Naive { defs: &defs, ground: Some(cells), rims, laid: BTreeMap::new(), followers: Vec::new() };
        play(&mut naive, 40, dice);
    }
}
