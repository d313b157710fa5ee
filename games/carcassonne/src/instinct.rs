//! Bots for bots: which moves look good, from what lies around them alone.

use crate::board::NodeId;
use crate::feature::Node;
use crate::figures::owner_of;
use crate::moves::{Chance, CountMove, Move, TileId};
use crate::outlook::{self, Holdings, supply_worth};
use crate::places::{Cell, Figure, On};
use crate::score::{Strength, strongest};
use crate::sets;
use crate::state::{Carcassonne, Phase};
use crate::tile_table::tables;
use crate::tiles::Set;
use castellan_ai::bots::{
    Bots, EnumerableChance, Evaluation, Parameters, Policy, TERMS_MAX, Terms, margin_of,
};
use castellan_ai::grade::Grade;
use castellan_core::game::Game;
use castellan_core::log::Log;
use castellan_core::seat::{SEATS_MAX, Seat};

/// How sharply better moves are preferred.
const SHARPNESS: f32 = 0.7;
/// With so many tiles left the rest may be short enough to be worked out.
const NEAR_END: u16 = 2;
/// On a board of up to so many tiles a castellan has all its playouts.
const USUAL_TILES: u32 = 90;

impl Policy for Carcassonne {
    fn weigh(&self, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        let start = weights.len();
        match self.phase {
            Phase::Lay => {
                let mut view = Around::new(self, seat);
                weights.extend(moves.iter().map(|m| match m {
                    Move::Lay { cell, turn } => view.gain(*cell, turn.count()),
                    _ => 0.0,
                }));
            }
            _ => {
                let closing = self.closing();
                weights.extend(moves.iter().map(|m| self.value_of(seat, *m, &closing)));
            }
        }
        let best = weights[start..].iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for weight in &mut weights[start..] {
            *weight = ((*weight - best) * SHARPNESS).max(-60.0).exp();
        }
    }
}

impl Evaluation for Carcassonne {
    const TERMS: &'static [&'static str] = outlook::TERMS;

    fn terms(&self, seats: &mut [Terms]) {
        self.look_out(seats, None);
    }

    fn weights() -> &'static [f32] {
        outlook::weights()
    }

    fn seat_count(&self) -> u8 {
        self.seats
    }
}

impl EnumerableChance for Carcassonne {
    fn chances(&self) -> Vec<(Chance, f64)> {
        if sets::has_first(self) {
            return Vec::new();
        }
        let each = 1.0 / f64::from(self.stack.total());
        let tile = |(kind, copies): (u8, u8)| (Chance::Tile(TileId(kind)), f64::from(copies) * each);
        self.stack.kinds().map(tile).collect()
    }

    fn is_near_end(&self) -> bool {
        !sets::has_first(self) && self.stack.total() <= NEAR_END
    }
}

/// How the grades below a castellan think: strictness, moves noticed, playouts.
/// docs/benchmarks.md says which steps were measured by matches.
const GRADES: [Grade; 9] = [
    Grade::new(1.6, 1, 0),
    Grade::new(2.2, 1, 0),
    Grade::new(3.2, 1, 0),
    Grade::new(60.0, 1, 0),
    Grade::new(2.0, 3, 15),
    Grade::new(2.0, 6, 20),
    Grade::new(2.0, 9, 50),
    Grade::new(1.5, 14, 100),
    Grade::new(1.2, 22, 250),
];

impl Bots for Carcassonne {
    const PARAMETERS: Parameters = Parameters {
        grades: GRADES,
        playouts: 600,
        candidates: 12,
        turns: 10,
        scale: 20.0,
        score_weight: 0.01,
        exploration: 0.2,
        whole_turns: false,
    };

    /// Each turn takes longer on a large board, and portals offer followers all places on it.
    fn playouts(&self) -> u32 {
        let tiles = self.board.places.len() as u32 + u32::from(self.stack.total());
        let portals = if self.house.has(Set::PrincessDragon) { 2 } else { 1 };
        (Self::PARAMETERS.playouts * USUAL_TILES / tiles.max(USUAL_TILES) / portals).max(1)
    }
}

impl Carcassonne {
    /// What a move of the figure step or of a set leads to.
    fn value_of(&self, seat: Seat, m: Move, closing: &[f32]) -> f32 {
        let known = match m {
            Move::Dragon { to } => {
                let here = |node: NodeId| self.cell_of(node) == to;
                let all = self.figures.on_board(self.seats);
                let (mut own, mut other) = (0.0, 0.0);
                for (figure, _) in all.filter(|(_, node)| here(*node)) {
                    if owner_of(figure) == seat { own += 1.0 } else { other += 1.0 }
                }
                Some(3.0 * other - 5.0 * own)
            }
            Move::Count(CountMove::In { .. } | CountMove::Out { .. }) => Some(1.5),
            Move::Count(CountMove::To { .. }) => Some(0.5),
            _ => None,
        };
        known.unwrap_or_else(|| {
            let mut after = self.clone();
            if after.play(seat, &m, &mut Log::off()).is_err() {
                return 0.0;
            }
            let other = match m {
                Move::Meeple { kind: Figure::Builder | Figure::Pig, .. } => 2.0,
                _ => 0.0,
            };
            let mut seats = [[0.0; TERMS_MAX]; SEATS_MAX as usize];
            let seats = &mut seats[..usize::from(self.seats)];
            after.look_out(seats, Some(closing));
            margin_of(seats, seat, Self::weights()) + other
        })
    }
}

/// What is known of a feature that a tile would make.
#[derive(Clone, Copy)]
struct Grown {
    on: On,
    tiles: u16,
    shields: u16,
    open: u16,
    is_special: bool,
    strength: Strength,
}

impl Grown {
    fn of(on: On, node: &Node, strength: Strength) -> Grown {
        Grown {
            on,
            tiles: node.parts,
            shields: node.shields,
            open: node.open,
            is_special: node.is_special(),
            strength,
        }
    }
}

/// What a seat sees around the cells where it may lay a tile.
struct Around<'a> {
    game: &'a Carcassonne,
    seat: Seat,
    holdings: Holdings,
    /// What a follower costs that does not come back at once.
    follower: Option<f32>,
    /// How likely one open side of a city, and of a road, will be closed.
    city: f32,
    road: f32,
    /// The cell that was looked at last, and the roots beyond its sides.
    cell: Option<Cell>,
    beyond: [Option<NodeId>; 4],
    cloisters: f32,
}

impl<'a> Around<'a> {
    fn new(game: &'a Carcassonne, seat: Seat) -> Around<'a> {
        let supply = game.figures.supply(seat, Figure::Normal);
        let time = f32::from(game.stack.total());
        let cost = |count: usize| outlook::weights()[outlook::SUPPLY] * supply_worth(game, count);
        let follower = (supply > 0).then(|| cost(supply) - cost(supply - 1));
        Around {
            game,
            seat,
            holdings: Holdings::of(game),
            follower,
            city: 0.8 * time / (time + 12.0),
            road: 0.9 * time / (time + 8.0),
            cell: None,
            beyond: [None; 4],
            cloisters: 0.0,
        }
    }

    fn look_at(&mut self, cell: Cell) {
        if self.cell == Some(cell) {
            return;
        }
        self.cell = Some(cell);
        self.beyond = [0, 1, 2, 3].map(|side| self.game.line_beyond(cell, side));
        self.cloisters = 0.0;
        for &node in self.game.board.open_cloisters() {
            let feature = self.game.board.feature(node);
            if feature.followers > 0 && self.game.cell_of(node).touches(cell) {
                let closes = if feature.open == 1 { 1.5 } else { 0.0 };
                self.cloisters += self.share(&self.holdings.strength(node)) * (1.0 + closes);
            }
        }
    }

    /// 1 if the points of a feature are for this seat alone, -1 if they are for a rival alone.
    fn share(&self, strength: &Strength) -> f32 {
        let owners = strongest(strength);
        let own = f32::from(u8::from(owners.contains(self.seat)));
        let rivals = owners.without(self.seat).len() as f32;
        own - rivals / f32::from(self.game.seats - 1).max(1.0)
    }

    fn worth(&self, grown: &Grown) -> f32 {
        let tiles = f32::from(grown.tiles + grown.shields);
        let (closed, now, each) = match (grown.on, grown.is_special) {
            (On::City, false) => (2.0, 1.0, self.city),
            (On::City, true) => (3.0, 0.0, self.city),
            (_, false) => (1.0, 1.0, self.road),
            (_, true) => (2.0, 0.0, self.road),
        };
        if grown.open == 0 {
            return closed * tiles;
        }
        let chance = each.powi(i32::from(grown.open));
        let more = f32::from(grown.open) * closed;
        now * tiles + chance * ((closed - now) * tiles + more)
    }

    /// A follower comes home from what is closed.
    fn home(&self, grown: &Grown) -> f32 {
        let own = f32::from(grown.strength[self.seat.index()]);
        let others = f32::from(grown.strength.iter().sum::<u8>()) - own;
        let chance = if grown.open == 0 {
            1.0
        } else {
            let each = if grown.on == On::City { self.city } else { self.road };
            0.7 * each.powi(i32::from(grown.open))
        };
        chance * 1.5 * (own - others / f32::from(self.game.seats - 1).max(1.0))
    }

    /// What laying the tile there would bring, with the best follower on it.
    fn gain(&mut self, cell: Cell, turn: u8) -> f32 {
        self.look_at(cell);
        let tables = tables();
        let board = &self.game.board;
        let build = tables.build(self.game.tile);
        let lying = tables.lying(self.game.tile, turn);
        let mut total = self.cloisters;
        let mut best_follower = 0.0f32;
        for (part, (node, &on)) in (0u8..).zip(build.parts.iter().zip(&build.on)) {
            let placed = match on {
                On::City | On::Road => {
                    let sides = [0, 1, 2, 3].map(|side| lying.side_part[side] == part);
                    let (mut grown, before) = self.grow(Grown::of(on, node, [0; 6]), sides);
                    let worth = self.worth(&grown);
                    if grown.strength == [0; 6] {
                        grown.strength[self.seat.index()] = 1;
                        Some((worth + self.home(&grown), grown.open == 0))
                    } else {
                        total += worth * self.share(&grown.strength) + self.home(&grown) - before;
                        None
                    }
                }
                On::Cloister => {
                    let around = f32::from(board.neighbours(cell));
                    let comes = (f32::from(self.game.stack.total()) * 0.025).min(0.9);
                    Some((1.0 + around + comes * (8.0 - around), around == 8.0))
                }
                On::Field => None,
            };
            if let (Some(follower), Some((worth, comes_back))) = (self.follower, placed) {
                let cost = if comes_back { 0.0 } else { follower };
                best_follower = best_follower.max(worth - cost);
            }
        }
        total + best_follower
    }

    /// A part of the tile with all it would join at these sides, and what that was worth before.
    fn grow(&self, mut grown: Grown, sides: [bool; 4]) -> (Grown, f32) {
        let mut joined = [NodeId::MAX; 4];
        let mut before = 0.0;
        for side in 0..4 {
            let (true, Some(root)) = (sides[side], self.beyond[side]) else { continue };
            if joined.contains(&root) {
                grown.open = grown.open.saturating_sub(2);
                continue;
            }
            joined[side] = root;
            let node = self.game.board.feature(root);
            let strength = if node.followers > 0 { self.holdings.strength(root) } else { [0; 6] };
            let old = Grown::of(grown.on, node, strength);
            grown.open = (grown.open + old.open).saturating_sub(2);
            grown.tiles += old.tiles;
            grown.shields += old.shields;
            grown.is_special |= old.is_special;
            if node.followers > 0 {
                grown.strength.iter_mut().zip(strength).for_each(|(sum, more)| *sum += more);
                before += self.worth(&old) * self.share(&strength) + self.home(&old);
            }
        }
        (grown, before)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves::Turns;
    use crate::options::CarcassonneOptions;
    use crate::places::{At, Cell};
    use crate::tile_table::tables;
    use castellan_core::game::Game;
    use castellan_core::log::Log;

    #[test]
    fn a_knight_in_a_closed_city_is_better_than_nothing() {
        let mut game = Carcassonne::new(&CarcassonneOptions::default(), 2);
        let kind = tables().find("BA-E").unwrap();
        game.resolve(&Chance::Tile(TileId(kind)), &mut Log::off()).unwrap();
        let lay = Move::Lay { cell: Cell::new(0, -1), turn: Turns::new(2) };
        game.play(Seat(0), &lay, &mut Log::off()).unwrap();
        let mut passed = game.clone();
        passed.play(Seat(0), &Move::Pass {}, &mut Log::off()).unwrap();
        let knight = Move::Meeple { kind: Figure::Normal, cell: None, on: On::City, at: At::S };
        game.play(Seat(0), &knight, &mut Log::off()).unwrap();
        assert!(game.margin(Seat(0)) > passed.margin(Seat(0)) + 3.0);
    }
}
