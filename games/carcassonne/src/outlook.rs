//! The evaluation: what each player has and may hope for, from the tiles that are still to come.

use crate::board::NodeId;
use crate::figures::{NO_FIGURE, kind_of, owner_of};
use crate::fitting::{Fitting, lines_around};
use crate::places::{Figure, On};
use crate::score::{Strength, strongest};
use crate::sets;
use crate::state::Carcassonne;
use crate::tile_table::{NO_PART, tables};
use crate::tiles::Edge;
use castellan_ai::bots::Terms;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The terms, in the order of [`Terms`].
pub(crate) const TERMS: &[&str] = &[
    "points",
    "city",
    "city-growth",
    "road",
    "cloister",
    "field",
    "field-growth",
    "meadow",
    "supply",
    "home",
    "stuck",
];
const POINTS: usize = 0;
const CITY: usize = 1;
const CITY_GROWTH: usize = 2;
const ROAD: usize = 3;
const CLOISTER: usize = 4;
const FIELD: usize = 5;
const FIELD_GROWTH: usize = 6;
const MEADOW: usize = 7;
pub(crate) const SUPPLY: usize = 8;
const HOME: usize = 9;
const STUCK: usize = 10;

/// What a point of each term is worth, from the data file; `castellan tune` finds them.
pub(crate) fn weights() -> &'static [f32] {
    static WEIGHTS: LazyLock<Vec<f32>> = LazyLock::new(|| {
        let file: BTreeMap<String, f32> =
            serde_json::from_str(include_str!("../weights.json")).expect("the weights are numbers");
        TERMS.iter().map(|term| file[*term]).collect()
    });
    &WEIGHTS
}

/// What the follower number n in the supply is worth while there are tiles to use it on; the last one
/// in hand is worth most.
pub(crate) const IN_HAND: [f32; 9] = [0.0, 4.0, 2.4, 1.6, 1.2, 0.9, 0.7, 0.5, 0.4];
/// How likely an open side is closed, by the tiles that are left for it.
struct Chance {
    /// If there is none, if there is one, what each further one adds, and the most.
    none: f32,
    one: f32,
    more: f32,
    most: f32,
}

/// As often as it came about in games of castellans: rivals spoil what is nearly done, so that many tiles are
/// little better than one.
const CITY_CHANCE: Chance = Chance { none: 0.06, one: 0.35, more: 0.03, most: 0.75 };
const ROAD_CHANCE: Chance = Chance { none: 0.1, one: 0.45, more: 0.035, most: 0.88 };
/// How much a tile counts that fits but leads on.
const LEADS_ON: f32 = 0.15;

impl Chance {
    fn of(&self, tiles: f32) -> f32 {
        if tiles < 1.0 {
            self.none + (self.one - self.none) * tiles
        } else {
            (self.one + self.more * (tiles - 1.0)).min(self.most)
        }
    }
}

/// How much of a missing neighbour of a cloister comes by each tile that is left.
const NEIGHBOUR: f32 = 0.025;

/// A feature with followers.
#[derive(Clone, Copy)]
pub(crate) struct Held {
    pub(crate) root: NodeId,
    pub(crate) strength: Strength,
}

/// The features with followers.
pub(crate) struct Holdings {
    list: [Held; 64],
    count: usize,
}

impl Holdings {
    pub(crate) fn of(game: &Carcassonne) -> Holdings {
        let mut held = Holdings { list: [Held { root: 0, strength: [0; 6] }; 64], count: 0 };
        for (figure, node) in game.figures.on_board(game.seats) {
            let strength = match kind_of(figure) {
                Figure::Normal => 1,
                Figure::Large => 2,
                Figure::Builder | Figure::Pig => continue,
            };
            let root = game.board.root(node);
            let at = held.list[..held.count].iter().position(|held| held.root == root).unwrap_or(held.count);
            if at == held.count {
                held.list[at] = Held { root, strength: [0; 6] };
                held.count += 1;
            }
            held.list[at].strength[owner_of(figure).index()] += strength;
        }
        held
    }

    pub(crate) fn all(&self) -> &[Held] {
        &self.list[..self.count]
    }

    /// How strongly each seat stands in a feature.
    pub(crate) fn strength(&self, root: NodeId) -> Strength {
        self.all().iter().find(|held| held.root == root).map_or([0; 6], |held| held.strength)
    }
}

/// How much of the game is left, from 1 at the start to 0.
pub(crate) fn time_left(game: &Carcassonne) -> f32 {
    f32::from(game.stack.total()) / 72.0
}

/// What the followers in a supply are worth.
pub(crate) fn supply_worth(game: &Carcassonne, count: usize) -> f32 {
    let time = (f32::from(game.stack.total()) / 24.0).min(1.0);
    time * IN_HAND[..=count.min(8)].iter().sum::<f32>()
}

impl Carcassonne {
    /// Writes down what each seat has and may hope for; what is likely to be closed may be known already.
    pub(crate) fn look_out(&self, seats: &mut [Terms], closing: Option<&[f32]>) {
        for (terms, points) in seats.iter_mut().zip(self.points) {
            terms[POINTS] = points as f32;
        }
        if self.is_over() {
            return;
        }
        let holdings = Holdings::of(self);
        let own;
        let closing = match closing {
            Some(known) => known,
            None => {
                own = self.closing();
                &own
            }
        };
        let time = time_left(self);
        for held in holdings.all() {
            let owners = strongest(&held.strength);
            let on = self.on(held.root);
            if on == On::Field {
                continue;
            }
            let (now, hope, home) = self.hope_of(held.root, on, closing[usize::from(held.root)]);
            for seat in owners.iter() {
                let terms = &mut seats[seat.index()];
                match on {
                    On::City => {
                        terms[CITY] += now;
                        terms[CITY_GROWTH] += hope;
                    }
                    On::Cloister => terms[CLOISTER] += now + hope,
                    On::Road | On::Field => terms[ROAD] += now + hope,
                }
            }
            for (terms, strength) in seats.iter_mut().zip(held.strength) {
                let strength = f32::from(strength) * time.min(0.5) * 2.0;
                terms[HOME] += home * strength;
                terms[STUCK] += if home < 0.15 { strength } else { 0.0 };
            }
        }
        self.look_over_fields(&holdings, closing, seats);
        for seat in self.all_seats() {
            let supply =
                self.figures.supply(seat, Figure::Normal) + 2 * self.figures.supply(seat, Figure::Large);
            seats[seat.index()][SUPPLY] = supply_worth(self, supply);
        }
        let favoured = self.pieces.fairy.beside;
        if favoured != NO_FIGURE {
            // PD24: a point each turn.
            seats[owner_of(favoured).index()][POINTS] += 1.0 + 2.0 * time;
        }
    }

    /// What a feature gives now, what may still be added, and how likely its followers come home.
    fn hope_of(&self, root: NodeId, on: On, closing: f32) -> (f32, f32, f32) {
        let feature = self.board.feature(root);
        let now = self.feature_points(root, on) as f32;
        if on == On::Cloister {
            let comes = (f32::from(self.stack.total()) * NEIGHBOUR).min(0.9);
            let open = f32::from(feature.open);
            return (now, open * comes, comes.powf(open / 2.0));
        }
        let closed = self.points_if_closed(root, on) as f32;
        // What closes it makes it larger too.
        let more = f32::from(feature.open) * if on == On::City { 2.0 } else { 1.0 };
        (now, closing * (closed + more - now), closing)
    }

    /// For each feature by its root: how likely all its open sides are closed in the time that is left.
    pub(crate) fn closing(&self) -> Vec<f32> {
        let mut closing = vec![1.0; self.board.node_count()];
        let fitting = Fitting::of(&self.stack);
        for free in &self.board.free {
            let fits = fitting.fitting(free.around);
            for (side, edge) in lines_around(free.around) {
                let Some(root) = self.line_beyond(free.cell, side) else { continue };
                let closes = fitting.closing(free.around, side);
                let tiles = f32::from(closes) + LEADS_ON * f32::from(fits - closes);
                let chance = if edge == Edge::City { CITY_CHANCE } else { ROAD_CHANCE };
                closing[usize::from(root)] *= chance.of(tiles);
            }
        }
        closing
    }

    /// The city or road of the tile beyond a side of a free cell that looks into the cell.
    pub(crate) fn line_beyond(&self, cell: crate::places::Cell, side: usize) -> Option<NodeId> {
        let place = self.board.place(self.board.tile_at(cell.beside(side))?);
        let part = tables().lying(place.kind, place.turn).side_part[(side + 2) % 4];
        (part != NO_PART).then(|| self.board.root(place.first + u16::from(part)))
    }

    /// Farmers: the cities around their fields, closed or likely to be, and room to grow.
    fn look_over_fields(&self, holdings: &Holdings, closing: &[f32], seats: &mut [Terms]) {
        let mut fields = [(0 as NodeId, [0u8; 6]); 64];
        let mut count = 0;
        for held in holdings.all().iter().filter(|held| self.on(held.root) == On::Field) {
            fields[count] = (held.root, held.strength);
            count += 1;
        }
        let fields = &fields[..count];
        if fields.is_empty() {
            return;
        }
        let meadow = time_left(self);
        for (_, strength) in fields {
            for seat in strongest(strength).iter() {
                seats[seat.index()][MEADOW] += meadow;
            }
        }
        let tables = tables();
        let mut seen: Vec<(NodeId, NodeId)> = Vec::with_capacity(64);
        for tile in &self.board.places {
            let kind = tables.kind(tile.kind);
            if kind.cities.is_empty() {
                continue;
            }
            let first_field = tile.first + (kind.cities.len() + kind.roads.len()) as u16;
            for (node, field) in (first_field..).zip(&kind.fields).filter(|(_, field)| field.cities != 0) {
                let root = self.board.root(node);
                let Some((_, strength)) = fields.iter().find(|(held, _)| *held == root) else { continue };
                for n in (0..kind.cities.len() as u16).filter(|n| field.cities & 1 << n != 0) {
                    let city = self.board.root(tile.first + n);
                    if !seen.contains(&(root, city)) {
                        seen.push((root, city));
                        let closed = self.board.feature(city).is_closed();
                        let (term, chance) =
                            if closed { (FIELD, 1.0) } else { (FIELD_GROWTH, closing[usize::from(city)]) };
                        for seat in strongest(strength).iter() {
                            let each = sets::city_worth(self, seat, root) as f32;
                            seats[seat.index()][term] += each * chance;
                        }
                    }
                }
            }
        }
    }
}
