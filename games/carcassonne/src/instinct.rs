//! Instinct for bots: which moves look good, and how the game would end if it ended soon.

use crate::board::NodeId;
use crate::figures::{kind_of, owner_of};
use crate::moves::{CountMove, Move};
use crate::places::{Figure, On};
use crate::state::Carcassonne;
use crate::tile_table::AROUND_WEIGHT;
use castellan_core::game::Instinct;
use castellan_core::seat::{SEATS_MAX, Seat};

impl Instinct for Carcassonne {
    fn weigh(&self, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        let supply = self.figures.supply(seat, Figure::Normal) as f32;
        weights.extend(moves.iter().map(|m| self.weight(seat, *m, supply)));
    }

    fn margin(&self, seat: Seat) -> f32 {
        let hopes = self.hopes();
        let others = self.all_seats().filter(|&other| other != seat);
        let best = others.map(|other| hopes[other.index()]).fold(f32::MIN, f32::max);
        hopes[seat.index()] - best
    }
}

impl Carcassonne {
    fn weight(&self, seat: Seat, m: Move, supply: f32) -> f32 {
        match m {
            Move::Lay { cell, .. } => {
                // Cells with more neighbours complete more.
                let around = self.board.find_free(cell).map_or(0, |at| self.board.free[at].around);
                let sides =
                    AROUND_WEIGHT.iter().filter(|&&weight| !(around / weight).is_multiple_of(5)).count();
                sides as f32
            }
            Move::Meeple { kind: Figure::Builder | Figure::Pig, .. }
            | Move::Count(CountMove::In { .. } | CountMove::Out { .. }) => 2.0,
            Move::Meeple { on, .. } => {
                let worth = match on {
                    On::City => 3.0,
                    On::Cloister => 4.0,
                    On::Road => 1.5,
                    On::Field => 0.8,
                };
                worth * (0.3 + supply / 7.0)
            }
            Move::Fairy { .. } => 1.5,
            Move::Princess { seat: whose, .. } if whose == seat => 0.2,
            Move::Princess { .. } => 3.0,
            Move::Dragon { to } => {
                let here = |node: NodeId| self.cell_of(node) == to;
                let all = self.figures.on_board(self.seats);
                let (mut own, mut other) = (0.0, 0.0);
                for (figure, _) in all.filter(|(_, node)| here(*node)) {
                    if owner_of(figure) == seat { own += 1.0 } else { other += 1.0 }
                }
                (1.0 + 2.0 * other) / (1.0 + 4.0 * own)
            }
            Move::Count(CountMove::To { .. }) => 0.7,
            Move::Pass {} => 0.6,
        }
    }

    /// Points so far, what stands on the board, and a little for followers at hand.
    fn hopes(&self) -> [f32; SEATS_MAX as usize] {
        let mut hopes = self.points.map(|points| points as f32);
        let mut seen = [0 as NodeId; 64];
        let mut count = 0;
        let left = f32::from(self.stack.total()) / (f32::from(self.stack.total()) + 20.0);
        if !self.is_over() {
            for (figure, node) in self.figures.on_board(self.seats) {
                let root = self.board.root(node);
                if kind_of(figure).is_follower() && !seen[..count].contains(&root) {
                    seen[count] = root;
                    count += 1;
                    let hope = self.hope_of(root, left);
                    self.owners_of(root).iter().for_each(|seat| hopes[seat.index()] += hope);
                }
            }
            for seat in self.all_seats() {
                hopes[seat.index()] += left * (self.figures.supply(seat, Figure::Normal) as f32).sqrt();
            }
        }
        hopes
    }

    /// What a feature with followers may bring in the end.
    fn hope_of(&self, root: NodeId, left: f32) -> f32 {
        let on = self.on(root);
        let feature = self.board.feature(root);
        match on {
            On::Field => self.cities_of(root) as f32 * 3.0 + 2.0 * left,
            On::Cloister => self.feature_points(root, on) as f32 + f32::from(feature.open) * 0.6 * left,
            On::City | On::Road => {
                // The fewer sides are open, the likelier it will be completed.
                let points = self.feature_points(root, on) as f32;
                let chance = left / (1.0 + f32::from(feature.open));
                points + chance * if on == On::City { points } else { 1.0 }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves::{Chance, TileId, Turns};
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
